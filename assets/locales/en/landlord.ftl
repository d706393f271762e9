### Landlord!: names, questions, the log, and why not.
### `$card` and `$who` are ready words; `$kind` is the fixed name of the same card (bomb, student,
### flat-roof and so on) for languages that need to choose a form by it. `$house`, `$place`, `$from`
### and `$to` are ready words too: "Teal's 2nd house", "the cellar of Teal's house". M is the money.

## Setups, by the name of their file

landlord-setup-standard = Standard
landlord-setup-standard-about = The game as the rulebook has it. It ends when the cards run out.
landlord-setup-starter = First game
landlord-setup-starter-about = Tenants are only what their numbers say, and their special rules wait for the next match.
landlord-setup-seventy-five = First to 75
landlord-setup-seventy-five-about = Whoever has 75 M first ends the match. Good for two or three.
landlord-setup-mild = Mild
landlord-setup-mild-about = Nobody is bombed or murdered. It is still about money.
landlord-setup-bazaar = Bazaar
landlord-setup-bazaar-about = Money lies face down, every card is for sale, and anybody may meddle in anything.

## Who plays a seat that nobody takes, from easy to hard

landlord-bot-easy = Pista from the Mezzanine
landlord-bot-easy-about = Bought his first house on a Friday and has been looking for the roof ever since. Lends out his tools, his ladder and, if you ask nicely, his tenants.
landlord-bot-medium = Manci, the Caretaker
landlord-bot-medium-about = One broom for the stairs and one for the neighbours. Collects the rent on the day it is due, and the gossip the day before.
landlord-bot-hard = Dr. Telek, Lawyer
landlord-bot-hard-about = Reads the land register for pleasure and the small print aloud. If your cellar floods, he has an alibi and you have the bill.

## What a hint says

landlord-hint-ahead =
    With it you can expect to be { $amount } M ahead of { $others ->
        [one] the other player
       *[other] the others
    }.
landlord-hint-behind =
    With it you can expect to be { $amount } M behind { $others ->
        [one] the other player
       *[other] the others
    }.
landlord-hint-worse = Next best is this, by { $amount } M worse: { $choice }.

## What the lobby says about a table

landlord-table-pile = { $cards } cards, to the end of the pile
landlord-table-rounds =
    { $cards } cards, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
landlord-table-money = { $cards } cards, until somebody has { $money } M

## What can be changed in the lobby

landlord-lobby-ending = The match ends
landlord-lobby-ending-about = With two or three players, a sum of money makes for a shorter match than the pile.
landlord-lobby-ending-pile = when the pile is used up
landlord-lobby-ending-rounds = after some rounds
landlord-lobby-ending-money = at a sum of money
landlord-lobby-rounds = Rounds: { $number }
landlord-lobby-rounds-about = Everybody has this many turns.
landlord-lobby-money = Money that ends the match: { $number } M
landlord-lobby-money-about = At the end of the turn in which somebody has this much, the match is over.
landlord-lobby-starter = First game
landlord-lobby-starter-about = What is written on the tenant cards does not count, only their numbers.
landlord-lobby-hidden-money = Hidden money
landlord-lobby-hidden-money-about = Everybody sees only their own money until the end.
landlord-lobby-free-trade = Trade in any card
landlord-lobby-free-trade-about = Any card may be bought, sold or swapped, not only roofs.
landlord-lobby-free-counters = Anyone may counter
landlord-lobby-free-counters-about = Error, Police and alibis may be played for others, too.
landlord-lobby-strict = Two real floors
landlord-lobby-strict-about = A tenant who needs two flats needs two floors: cellars, attic flats and lofts do not count.
landlord-lobby-mild = Mild
landlord-lobby-mild-about = Bomb and Murder are left out of the cards.
landlord-lobby-start-money = Money at the start: { $number } M
landlord-lobby-start-money-about = So many M for everybody.
landlord-lobby-compensation = Amends for going later: { $number } M
landlord-lobby-compensation-about = So many M more for each place further from the first player.
landlord-lobby-jail-income = In Jail you get
landlord-lobby-jail-income-about = What a prisoner gets instead of rent.
landlord-lobby-jail-income-one = 1 M
landlord-lobby-jail-income-per-house = 1 M for each house
landlord-lobby-minimum-income = Never nothing
landlord-lobby-minimum-income-about = Whoever would collect nothing from all their houses still gets 1 M.
landlord-lobby-round-cap = Rounds at most: { $number }
landlord-lobby-round-cap-about = The match ends after so many rounds, whatever else is agreed.
landlord-lobby-offers = Offers to each rival in a turn: { $number }
landlord-lobby-offers-about = How often you may make the same rival an offer in one turn.

## Cards: their names, the same as one of several, and those who live in flats as known ones

landlord-card-jail = Jail
landlord-card-roof = Roof
landlord-card-flat-roof = Flat Roof
landlord-card-attic-flat = Attic Flat
landlord-card-loft-conversion = Loft Conversion
landlord-card-cellar-flat = Cellar Flat
landlord-card-student = Student
landlord-card-single = Single
landlord-card-family = Family
landlord-card-manager = Manager
landlord-card-pensioner = Pensioner
landlord-card-mother-child = Mother with Child
landlord-card-hippies = Hippies
landlord-card-musician = Musician
landlord-card-celebrity = Celebrity
landlord-card-mover = Mover
landlord-card-squatters = Squatters
landlord-card-police = Police
landlord-card-alibi = Alibi
landlord-card-bomb = Bomb
landlord-card-murder = Murder
landlord-card-law = Law
landlord-card-move = Move
landlord-card-own-use = Own Use
landlord-card-demolition = Demolition
landlord-card-error = Error
landlord-card-rent-refusal = Rent Refusal
landlord-card-double-system = Double System
landlord-card-politics = Politics

landlord-a-jail = Jail
landlord-a-roof = a Roof
landlord-a-flat-roof = a Flat Roof
landlord-a-attic-flat = an Attic Flat
landlord-a-loft-conversion = a Loft Conversion
landlord-a-cellar-flat = a Cellar Flat
landlord-a-student = a Student
landlord-a-single = a Single
landlord-a-family = a Family
landlord-a-manager = a Manager
landlord-a-pensioner = a Pensioner
landlord-a-mother-child = a Mother with Child
landlord-a-hippies = Hippies
landlord-a-musician = a Musician
landlord-a-celebrity = a Celebrity
landlord-a-mover = a Mover
landlord-a-squatters = Squatters
landlord-a-police = a Police card
landlord-a-alibi = an Alibi
landlord-a-bomb = a Bomb
landlord-a-murder = a Murder
landlord-a-law = a Law card
landlord-a-move = a Move
landlord-a-own-use = an Own Use
landlord-a-demolition = a Demolition
landlord-a-error = an Error
landlord-a-rent-refusal = a Rent Refusal
landlord-a-double-system = a Double System
landlord-a-politics = a Politics card

landlord-the-student = the Student
landlord-the-single = the Single
landlord-the-family = the Family
landlord-the-manager = the Manager
landlord-the-pensioner = the Pensioner
landlord-the-mother-child = the Mother with Child
landlord-the-hippies = the Hippies
landlord-the-musician = the Musician
landlord-the-celebrity = the Celebrity
landlord-the-mover = the Mover
landlord-the-squatters = the Squatters

landlord-cards-alike = { $card } ({ $count })

## What cards do. $rent, $height (0 is any) and $flats are printed on the card.

landlord-card-jail-about = There is one place in Jail. Whoever sits in it gets { $jail } instead of rent, but plays on, and cannot be arrested. Out with { $bail } M bail, Law or Politics, or when somebody else is arrested.
landlord-card-roof-about = Finishes a new house. It can be converted later, and a cellar flat still fits below.
landlord-card-flat-roof-about = Finishes a new house, or covers the normal roof of any house, which can then never be converted.
landlord-card-attic-flat-about = Finishes a new house and is a flat itself. It does not count for the height.
landlord-card-loft-conversion-about = Makes a flat of the normal roof of any house, your own or a rival's. It does not count for the height.
landlord-card-cellar-flat-about = Adds a flat below any house, your own or a rival's, one to a house. It does not count for the height.
landlord-card-student-about = Pays 2 M as the first Student of a house, 3 M as the second, 4 M as the third, and so on.
landlord-card-single-about = Pays { $rent } M, and cannot be murdered: the next Single would stand at the door at once.
landlord-card-family-about = Pays { $rent } M and watches. You may report a crime against its house without a Police card, but your own crimes, too, are reported while a Family lives with you.
landlord-card-manager-about = Pays { $rent } M, and asks for nothing but a small house.
landlord-card-pensioner-about = Pays { $rent } M, but climbs no stairs: only the ground floor or the cellar will do.
landlord-card-mother-child-about = Pays { $rent } M. Her landlord may take her back to hand when on turn, because of the noise.
landlord-card-hippies-about = Pay { $rent } M. They only enter a house where nobody lives, or only Hippies, and nobody else enters while they are there, not even Squatters.
landlord-card-musician-about = Pays { $rent } M. When he enters a house without a Musician, all other tenants who find a suitable flat in another house must go there; whoever moved him in chooses where.
landlord-card-celebrity-about = Pays 2 M. Everybody else in the house pays double, and empty flats bring double. With two Celebrities it is four times as much.
landlord-card-mover-about = Pays { $rent } M. Whoever plays a Move pays 2 M for each Mover who lives with a rival.
landlord-card-squatters-about = Move into an empty flat of any house. It brings no rent as long as they are there, and each time its landlord's turn begins, the tenant who would pay most leaves. Only Police called at once, Murder, Bomb or Demolition gets rid of them.
landlord-card-police-about = Call the Police at once after a Bomb or Murder against you, and the culprit is looked for; or when Squatters move in with you, and they are led away. You cannot play it at other times.
landlord-card-alibi-about = Show it when you are suspected, and the next player is. It cannot get you out of Jail.
landlord-card-bomb-about = Blow up any finished house. The house, all its cards and everybody in it go under the pile.
landlord-card-murder-about = Remove any one tenant, or Squatters, from any house. Singles are safe.
landlord-card-law-about = Show it when you are suspected, like an Alibi, or play it on your turn to leave Jail.
landlord-card-move-about = Move any one tenant to a suitable flat of any house. Squatters stay where they are.
landlord-card-own-use-about = Choose any house with tenants: its landlord takes them all to hand. Squatters stay.
landlord-card-demolition-about = Pull down any house whose tenants all find suitable flats elsewhere. Its landlord chooses where they go and takes its building cards to hand. Squatters just leave.
landlord-card-error-about = Answer a Bomb or Murder against you: it strikes the attacker instead, and you choose where. Nobody can answer an Error.
landlord-card-rent-refusal-about = Lay it on a tenant, who pays nothing when the landlord next collects rent.
landlord-card-double-system-about = Take back the top card of the discards, on your turn or whenever cards have just been discarded. It cannot take back itself.
landlord-card-politics-about = Play it as Demolition, as Own Use or to leave Jail, or show it like an Alibi.

landlord-card-plain-about = Pays { $rent } M. In a first game, what is written on tenants does not count.
landlord-card-police-mild-about = Call the Police at once when Squatters move in with you, and they are led away. You cannot play it at other times.
landlord-jail-income-one = 1 M
landlord-jail-income-per-house = 1 M for each house without Squatters
landlord-terms =
    Needs { $flats ->
        [1] one empty flat
       *[other] two empty flats, one above the other,
    } in a house { $height ->
        [0] of any height.
        [1] with one floor only.
       *[other] with { $height } floors at most.
    }
landlord-in-deck =
    There { $count ->
        [1] is 1 such card
       *[other] are { $count } such cards
    } in the match.
landlord-as-floor = Like every card, it can be laid face down as a floor instead.

## Places

landlord-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $n }th
    }
landlord-flat-cellar = cellar
landlord-flat-ground = ground floor
landlord-flat-floor = { $nth } floor
landlord-flat-attic = attic flat
landlord-flat-loft = loft
landlord-flats-two = { $flat } and { $upper }
landlord-house =
    { $count ->
        [1] { $owner }'s house
       *[other] { $owner }'s { $nth } house
    }
landlord-house-site = { $owner }'s building site
landlord-house-gone = a house of { $owner }
landlord-house-lost = a house that is gone
landlord-place = the { $flat } of { $house }

## What a house is, and what it brings in

landlord-house-finished =
    { $house }: { $floors ->
        [1] one floor
       *[other] { $floors } floors
    }, { $parts }.
landlord-house-unfinished =
    { $house }: { $floors ->
        [1] one floor
       *[other] { $floors } floors
    } so far.
landlord-house-squatted = Squatters live here. It brings no rent, and each turn of { $owner } begins with the best payer leaving.
landlord-house-squatted-empty = Squatters live here. It brings no rent.
landlord-house-hides = Its floors hide, from below: { $cards }.
landlord-house-hides-from-you = What its floors hide, only { $owner } knows.
landlord-house-hides-known = Everybody knows that the { $flat } hides { $card }.
landlord-house-can-get = It can still get { $cards }.
landlord-or = { $first } or { $second }
landlord-rent-tenant =
    { $who }, { $flat }: { $factor ->
        [1] { $amount } M
       *[other] { $base } M × { $factor } = { $amount } M
    }
landlord-rent-refused = { $who }, { $flat }: refuses to pay, 0 M
landlord-rent-empty =
    Empty flat, { $flat }: { $factor ->
        [1] { $amount } M
       *[other] { $base } M × { $factor } = { $amount } M
    }
landlord-rent-squatters = { $who }, { $flat }: 0 M
landlord-rent-total = Rent in all: { $amount } M
landlord-rent-withheld = Rent in all: 0 M instead of { $amount } M
landlord-resident = { $who }, { $place }.
landlord-resident-pays =
    Pays { $factor ->
        [1] { $amount } M.
       *[other] { $base } M × { $factor } = { $amount } M.
    }
landlord-resident-would-pay =
    Would pay { $factor ->
        [1] { $amount } M
       *[other] { $base } M × { $factor } = { $amount } M
    } if there were no Squatters.
landlord-resident-refused = A Rent Refusal lies here: no rent until { $owner } has next collected.
landlord-empty-flat =
    An empty flat, { $place }. It brings { $amount } M.
landlord-nobody = nobody
landlord-residents = { $house }: { $who }

## Players, the pile and the discards

landlord-seat =
    { $name }: { $money } M, { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    } in hand, { $income } M coming in.
landlord-seat-hidden =
    { $name }: { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    } in hand, { $income } M coming in.
landlord-seat-jail = Sits in Jail.
landlord-seat-starting-roof = The Roof from the start is not used yet.
landlord-seat-known = Known to be in hand: { $cards }.
landlord-pile =
    { $cards ->
        [0] The pile is empty.
        [1] The pile has 1 card left, face down.
       *[other] The pile has { $cards } cards left, face down.
    }
landlord-pile-last-turns = When it is used up, everybody has one more turn, except for whoever bought the last card.
landlord-pile-refilled = When it is used up, the discards are shuffled and become the new pile.
landlord-pile-used-up = { $name } bought the last card. Everybody else has one last turn.
landlord-discards =
    { $cards ->
        [0] Nothing has been discarded.
        [1] One card has been discarded: { $list }.
       *[other] { $cards } cards have been discarded, the last one first: { $list }.
    }

## Windows: when somebody may answer

landlord-window-error = Error
landlord-window-police = Police
landlord-window-squatters = Police against Squatters
landlord-window-suspicion = Suspicion
landlord-window-shield = An alibi for somebody else
landlord-window-double-system = Double System

## Prompts: who decides, and what

landlord-prompt-examine-house = { $name }: Squatters live in several of your houses. Choose which one comes first; its best payer leaves.
landlord-prompt-examine-tenant = { $name }: Squatters live in { $house }. Choose which of the best payers leaves.
landlord-prompt-rehome = { $name }: Squatters drive out { $who } from { $from }. Choose a new flat.
landlord-prompt-act = { $name }: build, move tenants in, play cards, or collect your { $income } M.
landlord-prompt-act-jail = { $name }: you sit in Jail. Build, play cards, try to leave, or collect your { $income } M.
landlord-prompt-act-last = { $name }: your last turn. Build, move tenants in, play cards, or collect your { $income } M.
landlord-prompt-site =
    { $name }: your building site has { $floors ->
        [1] one floor
       *[other] { $floors } floors
    }. Lay another one, finish the house, or take it all back.
landlord-prompt-site-full = { $name }: your building site has { $floors } floors, and more are not allowed. Finish the house, or take it all back.
landlord-prompt-move-in = { $name }: choose a flat for { $who }.
landlord-prompt-alter =
    { $name }: { $kind ->
        [cellar-flat] choose the house that gets the Cellar Flat.
        [loft-conversion] choose the house whose roof becomes a flat.
       *[other] choose the house whose roof you cover with { $card }.
    }
landlord-prompt-target-house =
    { $name }: { $kind ->
        [bomb] choose the house you blow up.
        [own-use] choose the house whose landlord takes all tenants to hand.
       *[other] choose the house that is pulled down.
    }
landlord-prompt-target-resident =
    { $name }: { $kind ->
        [murder] choose whom you murder.
        [rent-refusal] choose who refuses to pay.
       *[other] choose who moves.
    }
landlord-prompt-move-to = { $name }: choose where { $who } goes from { $from }.
landlord-prompt-music-tenant = { $name }: a Musician plays in { $house }. Choose who flees next.
landlord-prompt-music-place = { $name }: choose a flat for { $who }, away from the Musician.
landlord-prompt-demolition-tenant = { $name }: { $house } is pulled down. Choose for whom you find a flat next.
landlord-prompt-demolition-place = { $name }: { $house } is pulled down. Choose a flat for { $who }.
landlord-prompt-error-bomb = { $name }: { $criminal } bombs { $house }! Play Error?
landlord-prompt-error-murder = { $name }: { $criminal } murders { $who } in { $house }! Play Error?
landlord-prompt-error-house = { $name }: choose which house of { $criminal } the Bomb blows up instead.
landlord-prompt-error-tenant = { $name }: choose which tenant of { $criminal } is murdered instead.
landlord-prompt-police-bomb = { $name }: { $criminal } has bombed { $house }. Call the Police?
landlord-prompt-police-murder = { $name }: { $criminal } has murdered { $who } in { $house }. Call the Police?
landlord-prompt-report-bomb = { $name }: { $criminal } has bombed { $house }. A Family saw it. Have it reported?
landlord-prompt-report-murder = { $name }: { $criminal } has murdered { $who } in { $house }. A Family saw it. Have it reported?
landlord-prompt-squatters-police = { $name }: Squatters move into { $place }. Call the Police?
landlord-prompt-suspicion = { $name }: you are suspected. Show a card that clears you, or go to Jail.
landlord-prompt-shield = { $name }: { $suspect } is suspected. Show a card that clears { $suspect }?
landlord-prompt-double-system = { $name }: { $card } lies on top of the discards. Take it back with a Double System?
landlord-prompt-offer-give = { $name }: an offer to { $rival }. Choose a card you give, or none.
landlord-prompt-offer-want = { $name }: an offer to { $rival }. Choose the card you want.
landlord-prompt-offer-want-swap = { $name }: you offer { $rival } { $card }. Choose what you want for it.
landlord-prompt-offer-price = { $name }: you want { $card } from { $rival }. Choose how much you pay.
landlord-prompt-offer-money = { $name }: you offer { $rival } { $give } for { $want }. Choose how much money goes with it, and which way.
landlord-prompt-offer-answer = { $name }: { $rival } offers you { $give } for { $want }. Accept?
landlord-prompt-buy = { $name }: buy a card for { $price } M, or end your turn. You may still spend { $left } M.
landlord-prompt-over = The match is over.

landlord-waiting-error-bomb = { $criminal } bombs { $house }. Is it an Error?
landlord-waiting-error-murder = { $criminal } murders { $who } in { $house }. Is it an Error?
landlord-waiting-police = Does somebody call the Police?
landlord-waiting-squatters = Squatters move into { $place }. Does somebody call the Police?
landlord-waiting-suspicion = { $suspect } is suspected.
landlord-waiting-shield = { $suspect } is suspected. Does somebody help?
landlord-waiting-double-system = { $card } lies on top of the discards. Does somebody want it?

## Moves as choices

landlord-choice-floor = Lay { $card } face down as the { $flat }
landlord-choice-floor-first = Begin a house with { $card } face down as the { $flat }
landlord-choice-finish = Finish the house with { $card }
landlord-choice-take-down = Take the building site down; its cards go back to your hand
landlord-choice-play = Play { $card }
landlord-choice-move-in = Move { $card } in
landlord-choice-alter = Add { $card } to a house
landlord-choice-leave-jail = Play { $card } and leave Jail
landlord-choice-take-back = Play { $card } and take back { $top }
landlord-choice-politics = Play Politics as { $card }
landlord-choice-recall = Take { $who } back to hand from { $place }
landlord-choice-bail = Pay { $amount } M bail and leave Jail
landlord-choice-offer = Make { $rival } an offer
landlord-choice-offer-roof = Offer { $rival } money for a roof
landlord-choice-give = Give { $card }
landlord-choice-give-none = Give no card
landlord-choice-want = Ask for { $card }
landlord-choice-want-none = Ask for no card
landlord-choice-pay =
    { $amount ->
        [0] Pay nothing
       *[other] Pay { $amount } M
    }
landlord-choice-charge = Ask for { $amount } M
landlord-choice-accept = Accept
landlord-choice-decline = Decline
landlord-choice-house-examine = First { $house }: { $who }
landlord-choice-house-bomb = Blow up { $house }: { $who }
landlord-choice-house-own-use = Empty { $house }: { $who }
landlord-choice-house-demolition = Pull down { $house }: { $who }
landlord-choice-house-cellar-flat = Under { $house }
landlord-choice-house-loft-conversion = Convert the roof of { $house }
landlord-choice-house-flat-roof = Cover the roof of { $house }
landlord-choice-flat = To { $place }
landlord-choice-flat-move-in = Into { $place }
landlord-choice-flat-squatters = Into { $place }: { $who }
landlord-choice-resident = { $who }, { $place }
landlord-choice-resident-murder = Murder { $who }, { $place }
landlord-choice-resident-refusal = No rent from { $who }, { $place }
landlord-choice-resident-move = Move { $who } out of { $place }
landlord-choice-resident-out = Send { $who } away from { $place }
landlord-choice-error = Play an Error: it strikes { $criminal } instead
landlord-choice-police = Call the Police
landlord-choice-show = Show { $card }
landlord-choice-show-for = Show { $card } for { $suspect }
landlord-choice-double-system = Take back { $card } with a Double System
landlord-choice-report = Let the Family report it
landlord-choice-pass =
    { $window ->
        [error] No, let it happen
        [police] No, leave it at that
        [squatters] No, let them stay
        [shield] No, show nothing
       *[other] No, leave it there
    }
landlord-choice-jail = Go to Jail
landlord-choice-buy = Buy a card for { $price } M
landlord-choice-collect = Collect { $amount } M and go on to buying cards
landlord-choice-collect-last = Collect { $amount } M and end the turn
landlord-choice-end = End the turn

## Offers: each side of the deal

landlord-offer-nothing = nothing
landlord-offer-money = { $amount } M
landlord-offer-both = { $card } and { $amount } M

## The log

landlord-log-turn = Round { $round }, turn { $turn }: { $name }.
landlord-log-examined = Squatters live in { $house }. Its best payer leaves.
landlord-log-floor = { $name } lays a card face down as the { $flat }.
landlord-log-floor-card = { $name } lays { $card } face down as the { $flat }.
landlord-log-floor-open = { $name } lays { $card } as the { $flat }, and everybody knows it.
landlord-log-finished =
    { $name } finishes a house with { $card }: { $floors ->
        [1] one floor.
       *[other] { $floors } floors.
    }
landlord-log-taken-down = { $name } takes the building site down.
landlord-log-plays = { $name } plays { $card }.
landlord-log-plays-as = { $name } plays { $card } as { $other }.
landlord-log-altered = { $name } adds { $card } to { $house }.
landlord-log-moved-in = { $name } moves { $card } into { $place }.
landlord-log-moved-squatters = Squatters drive { $who } from { $from } to { $to }.
landlord-log-moved-move = The Move takes { $who } from { $from } to { $to }.
landlord-log-moved-musician = The Musician drives { $who } from { $from } to { $to }.
landlord-log-moved-demolition = The Demolition sends { $who } to { $to }.
landlord-log-homeless = Squatters drive { $who } from { $from }, and there is no suitable flat anywhere.
landlord-log-recalled = { $name } takes { $who } back to hand from { $from }.
landlord-log-taken-to-hand = { $name } takes { $who } to hand from { $from }.
landlord-log-refused = No rent from { $who }, { $place }, until { $owner } has next collected.
landlord-log-music = The Musician begins to play in { $house }. Whoever finds another flat must go.
landlord-log-demolition = { $name } must find flats for the tenants of { $house }: it is pulled down.
landlord-log-squatters-left = The Squatters leave the house that is pulled down.
landlord-log-demolished = The house of { $name } is gone. What it was built of goes to { $name }'s hand.
landlord-log-returned = { $name } gets { $card } back.
landlord-log-floor-returned = { $name } gets a floor back.
landlord-log-crime-bomb = { $name } aims the Bomb at { $house }.
landlord-log-crime-murder = { $name } wants { $who } in { $house } murdered.
landlord-log-error = { $name } plays an Error.
landlord-log-police = { $name } calls the Police.
landlord-log-double-system = { $name } plays a Double System.
landlord-log-rebound-house = It strikes { $criminal } instead: { $house }.
landlord-log-rebound-tenant = It strikes { $criminal } instead: { $who } in { $house }.
landlord-log-rebound-nothing = { $criminal } has nothing it could strike instead.
landlord-log-bombed =
    A house of { $name } goes up with everybody in it. { $cards ->
        [1] 1 card goes
       *[other] { $cards } cards go
    } { $under ->
        [pile] under the pile.
       *[other] to the discards.
    }
landlord-log-murdered = Murdered: { $who }, { $place }.
landlord-log-reported = The Family reports the crime to { $name }, and { $name } has it looked into.
landlord-log-reported-compulsory = A Family lives with { $name } and reports the crime at once.
landlord-log-evicted = The Police lead the Squatters away from { $place }.
landlord-log-suspected = { $name } is suspected.
landlord-log-in-jail-already = { $name } sits in Jail already. There is no better alibi.
landlord-log-cleared = { $name } shows { $card } and is cleared.
landlord-log-cleared-by = { $name } shows { $card }, and { $suspect } is cleared.
landlord-log-jailed = { $name } goes to Jail.
landlord-log-freed = { $name } leaves Jail.
landlord-log-freed-arrest = { $name } leaves Jail: the place is needed.
landlord-log-fee = { $name } pays { $rival } { $amount } M for the Mover in { $house }.
landlord-log-offered = { $name } offers { $rival } { $give } for { $want }.
landlord-log-accepted = { $name } accepts.
landlord-log-declined = { $name } declines.
landlord-log-traded = { $name } gives { $rival } { $card }.
landlord-log-paid = { $name } pays { $rival } { $amount } M.
landlord-log-bail = { $name } pays { $amount } M bail.
landlord-log-allowance-jail = { $name } sits in Jail and gets no rent.
landlord-log-allowance-no-house = { $name } has no house yet.
landlord-log-allowance-nothing = No house of { $name } brings any rent.
landlord-log-collected =
    { $amount ->
        [0] { $name } collects nothing.
       *[other] { $name } collects { $amount } M.
    }
landlord-log-buys = { $name } buys a card for { $price } M.
landlord-log-buys-card = { $name } buys { $card } for { $price } M.
landlord-log-reshuffled =
    The discards are shuffled into a new pile of { $cards ->
        [1] 1 card.
       *[other] { $cards } cards.
    }
landlord-log-last-card = { $name } has bought the last card. Everybody else has one more turn.
landlord-log-taken-back = { $name } takes back { $card } from the discards.
landlord-log-ended-pile = The cards are used up and everybody has had a last turn. The match is over.
landlord-log-ended-rounds = The agreed rounds are over, and so is the match.
landlord-log-ended-money = Somebody has the agreed money. The match is over.
landlord-log-ended-cap = It has gone on long enough. The match is over.

## Why not

landlord-refusal-over = The match is over; nothing can be decided any more.
landlord-refusal-wrong-decision = That is not what has to be decided now.
landlord-refusal-no-such-house = There is no such house.
landlord-refusal-no-such-flat = The house has no such flat.
landlord-refusal-nobody-there = Nobody lives there.
landlord-refusal-not-in-hand = You do not hold that card.
landlord-refusal-jail-is-no-card = Jail is nobody's card; one is sent there.
landlord-refusal-five-floors = It has five floors already, and no house may have more.
landlord-refusal-flat-taken = Somebody lives in that flat.
landlord-refusal-no-finisher = Only a Roof, a Flat Roof or an Attic Flat finishes a house.
landlord-refusal-no-suitable-flat = There is no suitable empty flat in any house.
landlord-refusal-too-high = The house has more floors than the tenant puts up with.
landlord-refusal-hippies-live-there = Hippies live there, and they let nobody else in.
landlord-refusal-hippies-want-empty = Hippies only enter a house where nobody lives, or only Hippies.
landlord-refusal-not-recalled = Only a Mother with Child can be taken back like that.
landlord-refusal-pensioner-stairs = A Pensioner climbs no stairs: the ground floor or the cellar.
landlord-refusal-single = A Single cannot be murdered.
landlord-refusal-cellar-there = The house has a cellar flat, and one is the most.
landlord-refusal-finishes-only = That card only finishes a new house. Lay a floor first.
landlord-refusal-not-in-jail = You do not sit in Jail.
landlord-refusal-politics-as-what = Say what you play Politics as.
landlord-refusal-no-answer-to-that = That card is no answer to this.
landlord-refusal-two-flats = That tenant needs two empty flats, one above the other.
landlord-refusal-rival-without-cards = That player has no card to sell.
landlord-refusal-not-the-best-payer = The tenant who would pay most has to leave.
landlord-refusal-squatters-stay = Squatters do not move for anybody.
landlord-refusal-not-her-landlord = Only her own landlord may take her back.
landlord-refusal-no-family-there = No Family of yours saw the crime.
landlord-refusal-not-the-attackers = An Error strikes the attacker; choose there.
landlord-refusal-no-squatters = A Murder that was an Error strikes a tenant, and Squatters are none.
landlord-refusal-no-bail = You do not have the money for bail.
landlord-refusal-not-all-rehoused = Not all tenants of that house would find a suitable flat elsewhere.
landlord-refusal-no-normal-roof = The house has no normal roof.
landlord-refusal-roof-changed = The roof has been changed already.
landlord-refusal-not-itself = A Double System cannot take back a Double System.
landlord-refusal-building-site = The house is not finished yet.
landlord-refusal-no-roof-left = You would have nothing left to finish the house with.
landlord-refusal-no-site = You have no building site. Lay a floor first.
landlord-refusal-site-open = First finish the house, or take the building site down.
landlord-refusal-took-down = You took a building site down in this turn; the next one has to wait.
landlord-refusal-no-rival = There is nobody there to deal with.
landlord-refusal-not-so-rich = You do not have that much money.
landlord-refusal-offers-used = You have made that player enough offers for one turn.
landlord-refusal-only-buying = On your turn you may buy roofs, not sell.
landlord-refusal-only-roofs = Only a Roof or a Flat Roof may be bought.
landlord-refusal-charge-range = Nobody would pay that. Ask for less, but for something.
landlord-refusal-no-card-at-all = At least one card has to change hands.
landlord-refusal-not-in-deck = There is no such card in this match.
landlord-refusal-same-flat = It lives there already.
landlord-refusal-nearer-home-first = Another flat comes first: one of your own before a rival's, and one without Squatters before one with them.
landlord-refusal-no-tenant-there = No tenant lives there.
landlord-refusal-not-to-examine = No Squatters there that you have to see to now.
landlord-refusal-another-house = It has to go to another house.
landlord-refusal-does-not-leave = Nobody leaves there now.
landlord-refusal-no-place-for-it = There is no other suitable flat for that tenant.
landlord-refusal-others-homeless = Then somebody else in the house would find no flat any more.
landlord-refusal-squatters-pay-nothing = Squatters pay nothing anyway.
landlord-refusal-refused-already = That tenant refuses to pay already.
landlord-refusal-recalled-already = She has been taken back in this turn already.
landlord-refusal-shield-or-jail = Show a card that clears you, or go to Jail.
landlord-refusal-nothing-discarded = Nothing lies on the discards.
landlord-refusal-only-in-a-window = That card is an answer: it is played when something happens, not by itself.
landlord-refusal-no-roof-to-cover = No house has a normal roof that could be covered.
landlord-refusal-no-roof-to-convert = No house has a normal roof that could be converted.
landlord-refusal-no-house-without-cellar = There is no house without a cellar flat.
landlord-refusal-no-house = There is no house yet.
landlord-refusal-no-house-with-tenants = No house has tenants.
landlord-refusal-no-house-to-demolish = There is no house whose tenants would all find a suitable flat elsewhere.
landlord-refusal-nobody-to-murder = There is nobody who can be murdered.
landlord-refusal-nobody-to-refuse = There is no tenant who could refuse to pay.
landlord-refusal-nobody-to-move = No tenant has another flat to move to.

## Results: where the money came from and went to, and what decides ties

landlord-source-start = Money at the start
landlord-source-tenants = Rent from tenants
landlord-source-empty-flats = Empty flats
landlord-source-allowances = Instead of rent
landlord-source-fees = Movers
landlord-source-trades = Deals
landlord-source-bail = Bail
landlord-source-cards = Cards bought
landlord-tie-tenants-housed = Tenants housed
landlord-victory = { $name } wins with { $money } M
landlord-victory-shared = { $names } win together with { $money } M each

## Text mode

landlord-text-pile =
    Round { $round }. Pile: { $pile ->
        [1] 1 card
       *[other] { $pile } cards
    }. Discards: { $discards ->
        [0] none.
        [1] 1 card, { $card }.
       *[other] { $discards } cards, { $card } on top.
    }
landlord-text-house = - { $label }, { $parts }: { $flats }. Rent { $amount } M.
landlord-text-house-squatted = - { $label }, { $parts }: { $flats }. Squatted, no rent.
landlord-text-site =
    - { $label }, a building site: { $floors ->
        [1] one floor.
       *[other] { $floors } floors.
    }
landlord-text-flat = { $flat } { $who }
landlord-text-flat-pays = { $flat } { $who } { $amount } M
landlord-text-flat-empty = { $flat } empty
landlord-text-flat-refused = { $flat } { $who }, who refuses to pay
landlord-text-no-house = - No house.
landlord-text-legend = Houses are called by a colour and a number: { $letters }. Each is told from below.
landlord-text-letter = { $label } is { $name }'s first house
