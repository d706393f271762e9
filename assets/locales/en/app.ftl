### The window: title, lobby, match, results, settings.

## Title

menu-continue = Continue
menu-play = Play
menu-matches = Matches
menu-rules = Rules
menu-options = Options
menu-quit = Quit
menu-close = Close

## Matches that are kept

shelf-title = Matches
shelf-empty = Nothing is kept yet. Every match you play is, after every move.
shelf-game =
    { $game }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
shelf-about = { $state }{ $moves ->
        [0] { "" }
        [one] , 1 decision
       *[other] , { $moves } decisions
    }{ $when }: { $players }
shelf-over = over
shelf-running = running
shelf-now = , just now
shelf-minutes =
    , { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
shelf-hours =
    , { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
shelf-days =
    , { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
shelf-continue = Continue
shelf-watch = Watch
shelf-copy = Copy as a code
shelf-copied = The code is on the clipboard.
shelf-rename = Name
shelf-name-done = Done
shelf-delete = Throw away
shelf-delete-sure = Really?
shelf-bad = { $key }: { $problem }
shelf-code = The code of a match, or the text of a file:
shelf-open = Open

## Lobby

lobby-title = Who lives here?
lobby-seats = Seats
lobby-seat =
    { $name }: { $player }
lobby-seat-add = One more seat
lobby-seat-remove = One seat fewer
lobby-setup = House
lobby-royal-suite = Royal Suite
lobby-royal-suite-about = One apartment is worth three times as much.
lobby-renovation = Renovation
lobby-renovation-about = Two more events: put the people of one apartment back as you like.
lobby-size =
    { $rows } by { $columns } apartments, { $haunted ->
        [0] no ghosts
        [one] 1 haunted
       *[other] { $haunted } haunted
    }
lobby-seed = Seed
lobby-seed-about = The same seed and the same moves give the same match.
lobby-seed-new = New seed
lobby-seed-invalid = A seed is a whole number.
lobby-setup-not-for =
    This house is not built for { $seats ->
        [one] 1 player.
       *[other] { $seats } players.
    }
lobby-start = Start
lobby-watch = Watch
lobby-back = Back

## Match

match-draw = Draw a card
match-pass = Pass
match-land = Let them land
match-land-about = Everybody lands on the arrow of the same name, or the next free one. (E)
match-undo = Undo
match-undo-about = Take back your last decision. (U)
match-redo = Redo
match-redo-about = Make the decision again that you took back. (Shift and U)
match-look-back = Look back
match-look-back-about = See the match at any point before, or play on from there. (V)
match-see-again = Once more
match-see-again-about = See the last big event again, slowly. (I)
match-share = Copy as a code
match-shared = The match is on the clipboard as a code. Whoever pastes it under Matches sees all of it.
match-speed = Speed
match-skip = Skip
match-log = Log
match-log-empty = Nothing has happened yet. Enjoy the silence.
match-rules = Rules
match-help = Controls
match-sound-on = Sound is on
match-sound-off = Sound is off
match-hint = Hint
match-hint-about = What a strong player would do here, and why. (A)
match-hint-thinking = Let me see
match-players = Players
match-show-stop = Stop
match-show-go-on = Go on
match-show-about = Stop the show to look around, or let it go on. (Space)
match-pause = Pause
match-paused = Paused
match-resume = Go on
match-leave = Leave the match
match-leave-sure = Leave this match? It is kept: Continue on the title opens it again.
match-leave-stay = Stay
match-pass-the-seat = Pass the seat to { $name }
match-pass-the-seat-about = Everybody else looks out of the window.
match-i-am = I am { $name }
match-thinking = { $name } is thinking
match-countdown =
    { $choice } in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
match-countdown-short = { $seconds } s
match-countdown-about = Time to react can be changed in the options.
match-turn = Turn { $turn }
match-score =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
match-pile =
    { $cards ->
        [0] Pile: empty
        [one] Pile: 1 card
       *[other] Pile: { $cards } cards
    }
match-discards =
    { $cards ->
        [0] Discards: none
        [one] Discards: 1 card
       *[other] Discards: { $cards } cards
    }
match-pile-about = The cards still to be drawn, face down. When none is left, the discards are shuffled into a new pile.
match-discards-about = The cards that have been played. They lie open.

## Who plays, in the middle of a match

players-title = Who plays?
players-about = A bot takes over at once and gives the seat back whenever you like. It knows no more than the seat does.

## Looking at a match at another point

replay-at = Moment { $at } of { $of }
replay-at-short = { $at } / { $of }
replay-first = Start
replay-first-about = To the beginning of the match. (Home)
replay-back = Back
replay-back-about = One moment back. (Left)
replay-run = Play
replay-run-about = Let the match go on by itself. (Space)
replay-stop = Stop
replay-stop-about = Stay here. (Space)
replay-next = Next
replay-next-about = See what happened next. (Right)
replay-last = End
replay-last-about = To where the match stands. (End)
replay-branch = Play on from here
replay-branch-short = From here
replay-branch-about = Begin a match of your own from this point. This one is kept as it is. (B)
replay-leave = Back to the match
replay-leave-short = Leave
replay-leave-about = Go on where the match stands. (V)
replay-results = Results
replay-results-about = See how it ended. (V)
replay-again = Once more, slowly

## Preview of a move that starts something big

preview-evictions =
    { $evictions ->
        [one] 1 eviction
       *[other] { $evictions } evictions
    } in { $waves ->
        [one] 1 wave
       *[other] { $waves } waves
    }, if they land as they fall
preview-cleared = The whole building is cleared

## Results

results-title = The house is quiet
results-winner =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
results-shared =
    { $names } share the house with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
results-place = { $rank }. { $name }
results-line = { $source }: { $points }
results-stage = Stage { $stage }: { $points }
results-tie = { $first } and { $second } have the same score. What puts { $first } ahead: { $tie }
results-tie-shared = { $names } share place { $rank }: nothing tells them apart.
results-counting = Counting heads
results-skip = Show the result
results-watch = Watch another match
results-again = Play again, same seats
results-lobby = Back to the lobby
results-title-screen = Back to the title

## Settings

settings-title = Options
settings-sound = Sound
settings-music = Music
settings-effects = Effects
settings-interface = Interface
settings-mute = Mute everything
settings-reduced-motion = Reduced motion
settings-reduced-motion-about = Fades instead of flights; nothing shakes.
settings-text-size = Text size
settings-text-size-percent = { $percent } %
settings-language = Language
settings-speed = Speed
settings-forced = Make forced moves by themselves
settings-forced-about = When there is only one thing you can do, it is done.
settings-end-turns = End my turns by themselves
settings-end-turns-about = As soon as nothing else is left to do, your turn ends. There is no undo after it.
settings-reaction-time = Time to react
settings-reaction-time-none = No limit
settings-reaction-time-seconds = { $seconds } s
settings-reaction-time-about = How long you may think when you can answer something that another player does. Then the game passes for you. The clock stands while something is shown, during a break, and while the seat is passed.

## Help: every control. First what, then how with the mouse, then with the keyboard.

help-title = Controls
help-mouse = Mouse or finger
help-keyboard = Keyboard
help-choose = Choose a card, an apartment, an arrow or a meeple
help-choose-mouse = Click it; whatever is lit can be chosen
help-choose-keyboard = Tab, arrow keys or 1 to 5, then Enter
help-explain = Ask what something is
help-explain-mouse = Rest the pointer on it, or touch it once
help-explain-keyboard = It is told beside whatever has the focus
help-why = Ask why something cannot be chosen
help-why-mouse = Click it although it is not lit
help-why-keyboard = Shift and arrow keys look around; Enter asks
help-land = Let the rest of a chain go by itself
help-land-mouse = Let them land
help-land-keyboard = E
help-hint = Be told what to do, and why
help-hint-mouse = The Hint button
help-hint-keyboard = A
help-undo = Undo
help-undo-mouse = The Undo button
help-undo-keyboard = U, Backspace or Ctrl and Z
help-redo = Make again what you took back
help-redo-mouse = The Redo button
help-redo-keyboard = Shift and U, or Ctrl and Y
help-look-back = Look at any point of the match
help-look-back-mouse = Look back, or click a line of the log
help-look-back-keyboard = V; then Left, Right, Home, End, Space; B plays on from there, V goes back
help-see-again = See the last big event again
help-see-again-mouse = Once more, above the log
help-see-again-keyboard = I
help-skip = Skip what is being shown
help-skip-mouse = Click anywhere
help-skip-keyboard = Space or Enter
help-show = Stop a match of bots, and let it go on
help-show-mouse = The Stop button
help-show-keyboard = Space
help-log = Open the log in a small window
help-log-mouse = The Log button
help-log-keyboard = L
help-speed = Change the speed
help-speed-mouse = The Speed button
help-speed-keyboard = S
help-mute = Sound on or off
help-mute-mouse = The Sound button
help-mute-keyboard = M
help-players = Give a seat to a bot, or take one
help-players-mouse = The portrait of a bot, or Players in the pause
help-players-keyboard = P
help-rules = Open the rules
help-rules-mouse = The Rules button
help-rules-keyboard = R
help-pause = Pause, options, leave
help-pause-mouse = The Pause button
help-pause-keyboard = Esc
help-help = This page
help-help-mouse = The Controls button
help-help-keyboard = H or F1

## Loading

loading-title = Unlocking the door
loading-progress = { $percent } %

## What may go wrong

error-title = Something is wrong with the house
error-assets-missing = The folder { $folder } with the pictures and sounds is missing. It belongs beside the program.
error-assets-unreachable = The pictures of this game cannot be reached. Is there a connection? What has been loaded before can still be played.
error-setup-file = { $file }, line { $line }, field { $field }: { $problem }. The game goes on without this file.
error-setup-unreadable = { $file } cannot be read: { $problem }. The game goes on without this file.
error-setup-refused = No match can be set up like this: { $problem }
error-settings = The settings cannot be read, so they are the usual ones again. What was there is kept beside them as settings-damaged.
error-not-kept = This match cannot be kept: { $problem }. You can play on, but it is lost when you close the program.
error-go-on = Go on
