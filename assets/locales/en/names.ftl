### Names that every game shares; those of the languages are in the code.

title-name = Tenement
title-tagline = Board games about apartment houses and the people thrown out of them

## Games

game-eviction = Eviction
game-eviction-about = Three is company. Four is on the street.
game-landlord = Landlord!
game-landlord-about = Rent for you, Squatters for the neighbours.

## Colours. The letters stand for them where there is no room for a word; no two are alike.

colour-brick = brick
colour-brick-letter = B
colour-teal = teal
colour-teal-letter = T
colour-mustard = mustard
colour-mustard-letter = M
colour-plum = plum
colour-plum-letter = P
colour-moss = moss
colour-moss-letter = O
colour-sky = sky
colour-sky-letter = S

## Glyphs: the shape a colour carries on every piece.

glyph-brick = disc
glyph-teal = triangle
glyph-mustard = square
glyph-plum = star
glyph-moss = cross
glyph-sky = diamond

## Seats without a name of their own are called by their colour.

seat-brick = Brick
seat-teal = Teal
seat-mustard = Mustard
seat-plum = Plum
seat-moss = Moss
seat-sky = Sky

## Arrows

arrow-up = up
arrow-right = right
arrow-down = down
arrow-left = left

## Who sits at a seat

seat-you = You
seat-person = Person
seat-player = { $player } ({ $level })
bot-random = The Coin Flipper
bot-random-about = Plays whatever comes to hand. Throws people out by accident, including himself.
level-random = chance
level-easy = easy
level-medium = medium
level-hard = hard

## Speeds of the show

speed-none = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

## What a hint says; what is counted differs between games

hint-level =
    With it you can expect to be level with { $others ->
        [one] the other player
       *[other] the others
    }.
hint-nothing-else = It takes no second thought: nothing else looks better.
hint-as-good = About as good is this: { $choice }.
hint-futures =
    { $tried ->
        [one] 1 future was imagined for it
       *[other] { $tried } futures were imagined for it
    }, { $all } in all. Nothing was looked at that you cannot see.

## Why not

refusal = { $reason } ({ $rule })
undo-nothing = There is nothing to take back yet.
undo-revealed = Too late to undo: something new has come to light since, and nobody can unsee it.
undo-looking = You are looking back. Only in the match itself can something be taken back.
undo-other-seat = Too late to undo: somebody else has decided since.

## Why a written match cannot be read: a file, or a code

record-foreign = That is no match of Tenement.
record-damaged = That was a match once, but part of it is missing or has changed.
record-unreadable = That match cannot be read: { $problem }.
record-newer = That match was written by a newer version of Tenement.
record-other-game = That is a match of another game: { $game }.
record-other-rules = That match was played by version { $theirs } of the rules; here they are version { $ours }.
record-unfit = No match can begin as that one does: { $problem }.
record-move-unknown = That match cannot be played on from decision { $number }: "{ $move }" is none.
record-move-refused = That match cannot be played on from decision { $number }: the rules forbid it ({ $rule }).
record-move-over = That match goes on after its end, with decision { $number }.
record-differs = That match leads somewhere else than it did: something in it has changed.
record-too-long = That is longer than any match.
