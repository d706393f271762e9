## The table of Landlord! in the window: plates, piles, buttons beside the prompt.

landlord-hud-money = { $money } M
landlord-hud-money-hidden = ? M
landlord-hud-pile =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
landlord-hud-discards =
    { $cards ->
        [one] 1 discard
       *[other] { $cards } discards
    }
landlord-hud-pile-title =
    { $cards ->
        [0] The draw pile is used up
        [one] The draw pile: 1 card
       *[other] The draw pile: { $cards } cards
    }
landlord-hud-discards-title =
    { $cards ->
        [0] Nothing is discarded
        [one] The discards: 1 card, face up
       *[other] The discards: { $cards } cards, face up
    }
landlord-hud-pile-about = The cards are bought from here in step 4. The back of every card is a floor.
landlord-hud-plot = Building plot
landlord-hud-plot-about = Drop a card here to lay it face down as the ground floor of a new house. Up to five floors, then a Roof, a Flat Roof or an Attic Flat.
landlord-hud-jail = Jail
landlord-hud-jail-empty = Nobody sits in Jail.
landlord-hud-jail-of = { $name } sits in Jail and gets 1 M instead of rent.
landlord-hud-floor = As a floor
landlord-hud-finish = As the roof
landlord-hud-put-back = Put it back
landlord-hud-take-down = Take it down
landlord-hud-collect = Collect { $amount } M
landlord-hud-trade = Trade (T)
landlord-hud-trade-about = Ask a rival for a roof, or whatever may be traded in this match.
landlord-hud-trade-close = No trade
landlord-hud-waiting = { $name }: whoever may answer is asked in secret.
landlord-hud-preview = { $name }: { $before } M → { $after } M
landlord-hud-preview-title = Rent afterwards
landlord-hud-cards =
    { $cards ->
        [0] No card in the hand
        [one] 1 card in the hand
       *[other] { $cards } cards in the hand
    }
landlord-hud-income = Brings in { $amount } M a turn now
landlord-hud-known = Everybody knows of { $cards }
landlord-hud-roof = Still has the roof of the start

help-landlord-pick = Play a card
help-landlord-pick-mouse = Click it, then whatever is lit; or drag it there
help-landlord-pick-keyboard = Tab or arrow keys, then Enter
help-landlord-floor = Build
help-landlord-floor-mouse = Drop cards on the plot, then a roof on the scaffold
help-landlord-floor-keyboard = Choose what is laid as a floor, then what finishes it
help-landlord-look = Look closely at a street
help-landlord-look-mouse = Click its plate; click beside everything to lean back
help-landlord-look-keyboard = 1 to 6, then 0
help-landlord-trade = Make an offer
help-landlord-trade-mouse = The Trade button
help-landlord-trade-keyboard = T
