### Eviction: names, questions, the log, and why not.
### `$colour` and `$meeple` are ready words; `$hue` is the colour's fixed name (brick, teal,
### mustard, plum) for languages that need to choose a form by it.

## Setups, by the name of their file

eviction-setup-standard = Standard
eviction-setup-standard-about = The house grows with the players. Start here.
eviction-setup-classic = Classic square
eviction-setup-classic-about = Four by four, however many you are. Crowded with four: now and then the whole building is cleared.
eviction-setup-suite = Royal Suite
eviction-setup-suite-about = One apartment is worth three times as much. Everybody wants in; only three can stay.
eviction-setup-renovation = Renovation
eviction-setup-renovation-about = Two more events let you turn the people of one apartment to face where you like.
eviction-setup-grand = Royal Suite and Renovation
eviction-setup-grand-about = Both variants at once, for people who know the house.
eviction-setup-no-cards = Two without cards
eviction-setup-no-cards-about = For two. No hands, no luck, nobody to blame.

## Who plays a seat that nobody takes, from easy to hard

eviction-bot-easy = Great-Aunt Flora
eviction-bot-easy-about = Waters the plants on all floors and forgets which one is hers. Counts to three, usually; the fourth comes as a surprise.
eviction-bot-medium = The Landlord's Nephew
eviction-bot-medium-about = Wants to be landlord by Sunday, and has a list. Solid, and beatable, but do not leave the keys lying about.
eviction-bot-hard = The Widow Deedes
eviction-bot-hard-about = Has buried three landlords and kept the keys of each. Hears which floor a door bangs on, and knows who will come down the stairs.

## What a hint says

eviction-hint-ahead =
    With it you can expect to be { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ahead of { $others ->
        [one] the other player
       *[other] the others
    }.
eviction-hint-behind =
    With it you can expect to be { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } behind { $others ->
        [one] the other player
       *[other] the others
    }.
eviction-hint-worse =
    Next best is this, by { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } worse: { $choice }.

## Pieces

eviction-meeple = { $colour } meeple
eviction-meeple-neutral = neutral { $colour } meeple
eviction-tenant = { $colour } { $arrow }
eviction-nobody = nobody

## Kinds of apartments

eviction-kind-standard = apartment
eviction-kind-haunted = haunted apartment
eviction-kind-royal-suite = Royal Suite
eviction-kind-standard-about =
    { $apartment }, an apartment. With exactly three tenants, each of yours scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }; with any other number, nothing.
eviction-kind-haunted-about =
    { $apartment }, a haunted apartment. Each of your meeples here costs you { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, whatever the company.
eviction-kind-royal-suite-about =
    { $apartment }, the Royal Suite. With exactly three tenants, each of yours scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }; with any other number, nothing.
eviction-home-tenants = Lives here: { $tenants }.
eviction-home-score = { $name } { $points }
eviction-home-scores = If the match ended now: { $scores }.
eviction-home-scores-nothing = If the match ended now, it would score for nobody.
eviction-home-three = Three live here. A fourth gets everybody thrown out.
eviction-home-full = Four live here: everybody is about to be thrown out.

## Cards

eviction-card-key-brick = Brick Key
eviction-card-key-teal = Teal Key
eviction-card-key-mustard = Mustard Key
eviction-card-key-plum = Plum Key
eviction-card-communication = Communication
eviction-card-departure-day = Departure Day
eviction-card-forced-eviction = Forced Eviction
eviction-card-new-lease = New Lease
eviction-card-apartment-swap = Apartment Swap
eviction-card-renovation = Renovation

eviction-card-key-about = Put one of your own meeples on a free arrow of an apartment where a { $colour } meeple lives. The key opens the door; whose it is does not matter.
eviction-card-communication-about = A key that fits everywhere: put one of your meeples on a free arrow of any apartment where somebody lives.
eviction-card-departure-day-about = Send any meeple back to its owner's reserve, but never the last of its colour. A neutral meeple becomes yours for good: one more to place.
eviction-card-forced-eviction-about = Throw everybody out of an apartment with one to three tenants. They leave by their arrows; you choose where they land. Apartments they fill are evicted next.
eviction-card-new-lease-about = Put one of your meeples in an empty apartment, even a haunted one. Or use it as a key of your own colour.
eviction-card-apartment-swap-about = Two meeples change places; each takes the other's arrow. Nobody is thrown out.
eviction-card-renovation-about = Take up all meeples of one apartment and put them back on any of its arrows. Nobody is thrown out, but next time they will leave by another door.

## Prompts: who decides, and what

eviction-prompt-start-apartment = { $name }: choose an empty apartment for a starting meeple. Ghosts do not sign leases.
eviction-prompt-start-arrow = { $name }: choose its arrow in { $apartment }. That is the way it will leave.
eviction-prompt-card = { $name }: choose a card to play.
eviction-prompt-home-key = { $name }: choose an apartment where a { $colour } meeple lives, and move in.
eviction-prompt-home-lease = { $name }: choose an empty apartment, or one where a meeple of yours lives, and move in.
eviction-prompt-home-any = { $name }: choose an apartment where somebody lives, and move in.
eviction-prompt-home-arrow = { $name }: choose a free arrow in { $apartment }. That is the way your meeple will leave.
eviction-prompt-departing = { $name }: choose a meeple that leaves the house. A neutral one becomes yours.
eviction-prompt-forced = { $name }: choose an apartment to throw everybody out of.
eviction-prompt-swap-first = { $name }: choose the first of two meeples that change places.
eviction-prompt-swap-second = { $name }: choose who changes places with the { $meeple } in { $apartment }, { $arrow } arrow.
eviction-prompt-renovating = { $name }: choose an apartment to renovate.
eviction-prompt-wave =
    { $name }: wave { $wave }, { $left ->
        [one] 1 full apartment
       *[other] { $left } full apartments
    } left. Choose which is evicted next.
eviction-prompt-arrival = { $name }: the { $meeple } leaves { $from } by the { $arrow } arrow. Choose its arrow in { $to }.
eviction-prompt-put-back = { $name }: the way was blocked. Choose an arrow in { $apartment } for the { $meeple } that stays.
eviction-prompt-renovated = { $name }: choose an arrow in { $apartment } for the { $meeple }.
eviction-prompt-settlement = { $name }: the building has been cleared. Choose one meeple in { $apartment } to go back to its owner's reserve.
eviction-prompt-draw = { $name }: draw a card to end the turn.
eviction-prompt-last-chance = { $name }: last chance. Put one more meeple with your own, where fewer than three live, or pass.
eviction-prompt-over = The match is over.

## Moves as choices

eviction-choice-card = Play { $card }
eviction-choice-discard = Discard { $card } without effect
eviction-choice-home = Move in at { $apartment }, { $kind }: { $tenants }
eviction-choice-home-full = Move in at { $apartment }, { $kind }: { $tenants }. You are the fourth: everybody out!
eviction-choice-forced = Evict { $apartment }, { $kind }: { $tenants }
eviction-choice-renovate = Renovate { $apartment }, { $kind }: { $tenants }
eviction-choice-wave = Evict { $apartment } next, { $kind }: { $tenants }
eviction-towards = towards { $apartment }
eviction-towards-wrapped = around the house, towards { $apartment }
eviction-choice-stand = The { $arrow } arrow of { $apartment }, { $towards }
eviction-choice-arrive = Land on the { $arrow } arrow of { $apartment }, { $towards }
eviction-choice-put-back = Back on the { $arrow } arrow of { $apartment }, { $towards }
eviction-choice-swap = Swap the { $meeple } in { $apartment }, { $arrow } arrow
eviction-choice-depart = The { $meeple } in { $apartment }, { $arrow } arrow: back to the reserve of { $owner }
eviction-choice-take = The { $meeple } in { $apartment }, { $arrow } arrow: it becomes yours
eviction-choice-draw = Draw a card
eviction-choice-pass = Pass

## The log

eviction-log-turn = Turn { $turn }: { $name }.
eviction-log-dealt = { $name } is dealt { $card }.
eviction-log-draws = { $name } draws a card.
eviction-log-draws-card = { $name } draws { $card }.
eviction-log-no-card = { $name } has no card to play.
eviction-log-plays = { $name } plays { $card }.
eviction-log-wastes = { $name } discards { $card }; it would have done nothing.
eviction-log-starts = { $name } starts in { $apartment }, on the { $arrow } arrow.
eviction-log-moves-in = { $name } moves into { $apartment }, on the { $arrow } arrow.
eviction-log-last-move-in = { $name } squeezes one more into { $apartment }.
eviction-log-departs = The { $meeple } leaves { $apartment } for the reserve of { $name }.
eviction-log-taken = The { $meeple } leaves { $apartment } and joins { $name } for good.
eviction-log-settles = One too many: the { $meeple } in { $apartment } goes back to the reserve of { $name }.
eviction-log-settles-taken = One too many: the { $meeple } in { $apartment } joins { $name } for good.
eviction-log-swap = The { $first } from { $first-apartment } and the { $second } from { $second-apartment } change places.
eviction-log-put-back = The { $meeple } takes the { $arrow } arrow of { $apartment }.
eviction-log-wave =
    Wave { $wave }: { $apartments ->
        [one] 1 apartment is full.
       *[other] { $apartments } apartments are full.
    }
eviction-log-evicts =
    { $eviction ->
        [1] { $apartment } is full. Everybody out!
       *[other] Eviction { $eviction }: everybody out of { $apartment }!
    }
eviction-log-forced = Everybody in { $apartment } is thrown out, full or not.
eviction-log-lands = The { $meeple } goes from { $from } to { $apartment }, { $arrow } arrow.
eviction-log-wraps = The { $meeple } leaves { $from } over the edge of the house and comes in at { $apartment }, { $arrow } arrow.
eviction-log-blocked = The { $meeple } finds { $next-door } full and stays in { $apartment }.
eviction-log-cleared =
    The building is cleared: every apartment was evicted at least once, { $evictions ->
        [one] in 1 eviction
       *[other] in { $evictions } evictions
    }. The landlord sits down.
eviction-log-chain-ends =
    The chain ends: { $evictions ->
        [one] 1 eviction
       *[other] { $evictions } evictions
    } in { $waves ->
        [one] 1 wave.
       *[other] { $waves } waves.
    }
eviction-log-reshuffled =
    The discards are shuffled into a new pile of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $times ->
        [1] for the first time.
        [2] for the second time.
        [3] for the third time.
       *[other] { $times } times now.
    }
eviction-log-finishes = { $name } has placed every meeple. The others have a last chance.
eviction-log-safety = The pile has been shuffled often enough. Everybody has a last chance.
eviction-log-passes = { $name } passes.
eviction-log-scores =
    { $apartment }: { $name } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
eviction-log-loses = { $apartment }: ghosts. { $name } scores { $points }.
eviction-log-ended = The match is over.

## Why not

eviction-refusal-over = The match is over; nothing can be decided any more.
eviction-refusal-wrong-decision = That is not what has to be decided now.
eviction-refusal-outside = There is no such apartment in this house.
eviction-refusal-not-in-hand = You do not hold that card.
eviction-refusal-no-effect = That card has no legal effect at the moment.
eviction-refusal-must-play = You hold a card that can be played, so you must play one.
eviction-refusal-start-occupied = Somebody lives there already; a starting meeple needs an empty apartment.
eviction-refusal-start-haunted = Nobody starts in a haunted apartment.
eviction-refusal-nobody-to-evict = Nobody lives there, so there is nobody to throw out.
eviction-refusal-nobody-to-renovate = Nobody lives there, so there is nobody to move about.
eviction-refusal-next-wave = It has filled up during this wave, so its turn comes in the next one.
eviction-refusal-not-in-wave = It was not full when this wave began, or has been evicted in it already.
eviction-refusal-last-chance-three = Three live there already, and the last chance evicts nobody.
eviction-refusal-last-chance-colour = None of your meeples lives there; the last chance is for joining your own.
eviction-refusal-nobody-home = Nobody lives there; move in where somebody does.
eviction-refusal-key-colour = No meeple of the key's colour lives there, so the key does not fit.
eviction-refusal-lease = Somebody lives there, but none of yours. A New Lease is for an empty apartment, or one of your own.
eviction-refusal-arrow-taken = Somebody stands on that arrow; each holds one meeple.
eviction-refusal-no-meeple = Nobody stands there.
eviction-refusal-same-meeple = That is the meeple you chose first. It cannot change places with itself.
eviction-refusal-not-this-apartment = The meeple must come from the apartment in question.
eviction-refusal-last-of-colour = It is the last of its colour in the house, and the last one never leaves.

## Results: where points came from, and what decides ties

eviction-source-threes = Apartments of three
eviction-source-haunted = Haunted apartments
eviction-source-royal-suite = Royal Suite
eviction-tie-in-scoring = Meeples in scoring apartments
eviction-tie-in-haunted = Meeples among ghosts (fewer is better)
eviction-tie-in-reserve = Meeples left in reserve (fewer is better)
eviction-tie-first-turn = Took the first turn
