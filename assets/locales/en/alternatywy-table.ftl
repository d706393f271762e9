## The table of Alternatywy 4 in the window: plates, buttons beside the prompt, controls.

alternatywy-hud-points = { $points } VP
alternatywy-hud-stage = Stage { $stage } of { $stages }
alternatywy-hud-blue = The blue drop: a blue action. You may do it besides your Action, once that is done.
alternatywy-hud-put-back = Put it back
alternatywy-hud-count = { $name }: { $count }
alternatywy-hud-track = Victory Points
alternatywy-hud-works = Social Works
alternatywy-hud-works-about =
    { $works ->
        [0] No card is left in the deck.
        [one] 1 card is left in the deck. One is turned up for each Stage.
       *[other] { $works } cards are left in the deck. One is turned up for each Stage.
    }
alternatywy-hud-trait = The Trait of { $name }
alternatywy-hud-trait-about = It is secret until it pays or its benefit is used.
alternatywy-hud-trait-shown = Everybody knows it: it has paid, been used or been shown.
alternatywy-hud-trait-secret = Nobody else knows it yet.

help-alternatywy-choose = Choose a place, a player, a card, a line
help-alternatywy-choose-mouse = Click it; whatever is lit can be chosen
help-alternatywy-choose-keyboard = Tab, arrow keys or 1 to 9, then Enter
help-alternatywy-play = Play a card
help-alternatywy-play-mouse = Click it, then whatever is lit; or drag it there
help-alternatywy-play-keyboard = Choose the card, then its target
help-alternatywy-look = Look around without deciding
help-alternatywy-look-mouse = Rest the pointer on anything
help-alternatywy-look-keyboard = Q players, W places, E the notice board
help-alternatywy-why = Ask why something cannot be done
help-alternatywy-why-mouse = Click it although it is not lit
help-alternatywy-why-keyboard = The place tells it: W
