### Text mode: a match in a terminal, linear and without colours, also for screen readers.

text-welcome = { $game }, setup { $setup }, seed { $seed }.
text-welcome-back =
    { $game }, seed { $seed }, { $moves ->
        [0] before the first decision
        [one] after 1 decision
       *[other] after { $moves } decisions
    }.
text-welcome-help = Type the number of what you choose and press Enter. A question mark lists everything else.
text-seated = { $name }: { $player }.
text-choice = { $number }. { $choice }
text-ask =
    { $count ->
        [1] Type 1 to go on, or ? for help:
       *[other] Your choice, 1 to { $count }, or ? for help:
    }
text-not-a-choice =
    There is no "{ $answer }" here. { $count ->
        [1] Type 1, or ? for help.
       *[other] Type a number from 1 to { $count }, or ? for help.
    }
text-hand-card = { $card }: { $about }
text-no-hand = You hold no cards.
text-pass-the-seat = Pass the seat to { $name }. Everybody else looks away. { $name }, press Enter.
text-since-then = What happened last:
text-undone = Taken back: { $choice }.
text-redone = Decided again: { $choice }.
text-nothing-to-redo = There is nothing to decide again.
text-saved = Saved. This goes on with it: tenement text --load { $file }
text-not-saved = { $file } was not written: { $problem }.
text-not-ours = There is something else of that name, and it stays as it is. Type s and another name.
text-code = The code of this match, for tenement text --load:
text-log-empty = Nothing has happened yet.
text-why-nothing = Type w and what you would like to choose, for example: { $example }.
text-why-unknown = I do not know what "{ $wish }" means here. For example: { $example }.
text-why-allowed = But you may! It is number { $number }.
text-board-legend = { $letters }. The four signs of an apartment are its arrows ^ up, > right, v down, < left; - is a free one. ! marks a haunted apartment, * the Royal Suite.
text-board-always = The board is shown at every turn from now on.
text-board-asked = The board is shown only when you type b.
text-no-such-thing = There is no "{ $thing }" on the table.
text-board-letter = { $letter } is { $colour }
text-seat-line =
    { $name }: { $reserve ->
        [one] 1 meeple
       *[other] { $reserve } meeples
    } to place, { $points ->
        [one] 1 point
       *[other] { $points } points
    } if it ended now.
text-pile-line =
    Pile: { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    }. Discards: { $discards ->
        [one] 1 card
       *[other] { $discards } cards
    }.
text-hint = A strong player would choose number { $number }: { $choice }
text-help-heading = What you can type
text-help-number = A number: choose that.
text-help-board = b: the board. b and something on it, as in { $example }: that thing in words.
text-help-always = a: the board at every turn, or only when you ask.
text-help-hand = h: your hand, and what the cards do.
text-help-log = l: what has happened. l and a number, as in l 50: the last so many lines.
text-help-rules = r: the rules.
text-help-why = w and a wish, as in { $example }: why that cannot be chosen.
text-help-hint = t: what a strong player would choose, and why.
text-help-undo = u: take back your last decision.
text-help-redo = redo: decide again as before what was taken back.
text-help-save = s: save the match. s and a name, as in { $example }: in that file.
text-help-code = code: the match as a code that can be sent to somebody.
text-help-list = Enter alone: who decides, and the choices again.
text-help-quit = q: leave the match.
text-left = The match was left before its end. The neighbours will hardly notice.
text-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
text-result = { $rank }. { $name }: { $score }
text-result-part = - played { $part }
text-result-line = - { $source }: { $points }
text-result-stage = - { $stage }
text-result-tie = - tie: { $tie }: { $amount }
text-wins = { $name } wins.
text-shared = { $names } share the victory.
