### The rules card of Landlord!. Someone who reads only this can play.
### Only the parts that matter in the match are shown, in this order.

landlord-rules-aim-heading = What it is about
landlord-rules-aim =
    Build houses, fill them with tenants, collect rent, buy more cards with it, and see to it that the others collect less. Whoever has most money in the end wins.

landlord-rules-cards-heading = Every card is two things
landlord-rules-cards =
    Each card can be played as what it says, or be laid face down as a floor; then nobody but you knows what it would have been. Everybody begins with five cards, { $start } M and one Roof, which lies on the table and can be used like a card in hand.
    { $more ->
        [0] The players take turns clockwise.
       *[other] The players take turns clockwise. For going later, each player has { $more } M more than the one before.
    }

landlord-rules-turn-heading = Your turn
landlord-rules-turn =
    1. See to your squatted houses.
    2. Play cards: as many as you like, in any order, for yourself or against anybody.
    3. Collect rent.
    4. Buy cards.

landlord-rules-examine-heading = 1. Squatted houses
landlord-rules-examine =
    From each of your houses with Squatters the tenant leaves who would pay most. You choose a suitable flat in another house of yours, if you can one without Squatters; if you have none, in a rival's. If there is none at all, the tenant is lost to the discards.

landlord-rules-build-heading = 2. Building
landlord-rules-build =
    Lay 1 to { $floors } cards face down as floors and finish the house at once with a Roof, a Flat Roof or an Attic Flat. No floor can be added later. You may build several houses in a turn. The height of a house is the number of its floors; nothing else counts.

landlord-rules-alter-heading = 2. Converting
landlord-rules-alter =
    Finished houses can get more flats, rivals' houses as well as your own: one Cellar Flat below, and a Loft Conversion on a normal Roof. A Flat Roof laid on a normal Roof prevents the conversion for good. An Attic Flat only finishes new houses.

landlord-rules-move-in-heading = 2. Moving in
landlord-rules-move-in =
    Tenants from your hand move into any house, your own or a rival's, and pay whoever owns it. The house may not have more floors than the number on the card says. Most tenants need one empty flat, some two, one above the other. A cellar flat, attic flat or loft is as good as a floor.

landlord-rules-strict-heading = Two real floors
landlord-rules-strict =
    In this match, tenants who need two flats need two floors. Cellar flat, attic flat and loft do not do for them.

landlord-rules-tenants-heading = What tenants are like
landlord-rules-tenants =
    Student: the first in a house pays 2 M, the second 3 M, the third 4 M, and so on.
    Single: cannot be murdered.
    Family: sees crimes and reports them.
    Pensioner: only lives on the ground floor or in the cellar.
    Mother with Child: her landlord may take her back to hand in step 2.
    Hippies: only enter a house where nobody lives, or only Hippies. Nobody else enters while they are there, not even Squatters.
    Musician: when he enters a house without a Musician, every other tenant who can find a suitable flat in another house moves there. Whoever moved him in chooses where. Those without a place stay, and so do Squatters.
    Celebrity: pays 2 M; everybody else in the house pays double and empty flats bring double. With two of them it is four times as much.
    Mover: whoever plays a Move pays 2 M for every Mover who lives with a rival.

landlord-rules-tenants-plain-heading = What tenants are like
landlord-rules-tenants-plain =
    In a first game, what is written on the tenants does not count. Only their numbers do: what they pay, how high a house may be, and how many flats they need.

landlord-rules-squatters-heading = Squatters
landlord-rules-squatters =
    Squatters move into an empty flat of any house, however high. A squatted house brings no rent, and loses its best payer each turn. They stay until somebody murders them, or the house is bombed or demolished. Its landlord can call the Police only at the moment they move in.

landlord-rules-actions-heading = 2. Actions
landlord-rules-actions =
    Move: one tenant moves to a suitable flat of any house.
    Own Use: the landlord of a house takes all its tenants to hand.
    Demolition: a house is pulled down whose tenants all find suitable flats elsewhere. Its landlord chooses where, and takes its building cards to hand.
    Rent Refusal: one tenant does not pay when its landlord next collects.
    Double System: take back the top card of the discards, on your turn or whenever cards have just been discarded. It cannot take back a Double System.
    Politics: counts as Demolition or Own Use, also as Alibi or a way out of Jail.
    A card that would do nothing cannot be played; it can still be a floor.

landlord-rules-crimes-heading = 2. Bomb and Murder
landlord-rules-crimes =
    A Bomb blows up a house: it goes under the pile with everybody who lives there. A Murder removes one tenant or Squatters. Your own houses can be struck as well.
    The victim may answer with Error before it happens. Then it strikes the attacker, and whoever played the Error chooses where. Nobody can do anything about an Error.
    Otherwise the victim may call the Police when it has happened. That undoes nothing, but somebody goes to Jail: first the attacker is suspected. Whoever is suspected shows an Alibi, Law or Politics, which is then used up, or goes to Jail. If a card is shown, the next player clockwise is suspected, and so on until somebody is arrested.

landlord-rules-family-heading = Families
landlord-rules-family =
    If a Family lived in the house that was struck, its landlord needs no Police card: the Family reports the crime if the landlord likes. If a Family lives with the attacker, in any house, the Police always come, unless an Error stopped the crime.

landlord-rules-jail-heading = Jail
landlord-rules-jail =
    There is room for one. The prisoner plays on, but collects just 1 M instead of rent. You get out with { $bail } M bail, Law or Politics, before you collect, or when somebody else is arrested. An Alibi gets nobody out. A prisoner who is suspected has the best alibi there is: the next player is suspected.

landlord-rules-jail-per-house-heading = Jail
landlord-rules-jail-per-house =
    There is room for one. The prisoner plays on, but instead of rent collects 1 M for each own house without Squatters. You get out with { $bail } M bail, Law or Politics, before you collect, or when somebody else is arrested. An Alibi gets nobody out. A prisoner who is suspected has the best alibi there is: the next player is suspected.

landlord-rules-counters-heading = What helps against what
landlord-rules-counters =
    Bomb and Murder: Error before, Police after. For a Single, nothing is needed.
    Suspicion: Alibi, Law, Politics, or sitting in Jail already.
    Squatters moving in: Police at once. Hippies keep them out.
    Squatters in a house: Murder, Bomb or Demolition.
    Jail: bail, Law, Politics, or another arrest.
    Loft Conversion: a Flat Roof laid earlier.
    Everything else: nothing.

landlord-rules-free-counters-heading = Anybody may meddle
landlord-rules-free-counters =
    In this match not only the victim may answer. After the victim the others are asked clockwise, except the attacker. Whoever plays an Error chooses what is struck. Somebody else's Alibi, Law or Politics can clear you, too.

landlord-rules-trade-heading = 2. Buying roofs
landlord-rules-trade =
    On your turn you may offer a rival money for a Roof or a Flat Roof, { $offers ->
        [1] once each turn.
        [2] twice each turn.
       *[other] { $offers } times each turn.
    } Yes or no is all the rival can say. Whether a refusal means no roof or no wish to sell remains a secret.

landlord-rules-free-trade-heading = 2. Trade
landlord-rules-free-trade =
    On your turn you may offer each rival a deal, { $offers ->
        [1] once.
        [2] twice.
       *[other] { $offers } times.
    } One card for another, a card for money, or money for a card; at least one card, of any kind. Yes or no is all the rival can say. Whoever lacks the card or the money says no.

landlord-rules-rent-heading = 3. Rent
landlord-rules-rent =
    Every tenant in your houses pays what the card says, and every empty flat brings 1 M. A squatted house brings nothing. Without a house, or if your houses bring nothing at all, you get 1 M. Celebrities double what the others pay, and what empty flats bring.

landlord-rules-rent-plain-heading = 3. Rent
landlord-rules-rent-plain =
    Every tenant in your houses pays what the card says, and every empty flat brings 1 M. A squatted house brings nothing. Without a house, or if your houses bring nothing at all, you get 1 M.

landlord-rules-minimum-heading = Nothing is nothing
landlord-rules-minimum =
    In this match, somebody with houses that bring nothing gets nothing. Only those without a house get 1 M.

landlord-rules-buy-heading = 4. Buying cards
landlord-rules-buy =
    Buy as many cards from the pile as you like, one after another. The first five of a turn cost 1 M each, further ones 2 M each. You may not spend more than you have just collected.

landlord-rules-hidden-money-heading = Hidden money
landlord-rules-hidden-money =
    In this match, you see only your own money. Payments happen in the open, so whoever counts along knows.

landlord-rules-end-heading = The end
landlord-rules-end =
    When the last card of the pile is bought, everybody else has one more turn, without buying. If a house is bombed then, it goes to the discards. After round { $cap } the match is over in any case.

landlord-rules-end-many-heading = The end
landlord-rules-end-many =
    When the last card of the pile is bought for the first time, the discards become a new pile. The second time, everybody else has one more turn, without buying. If a house is bombed then, it goes to the discards. After round { $cap } the match is over in any case.

landlord-rules-end-rounds-heading = The end
landlord-rules-end-rounds =
    The match is over after { $rounds ->
        [1] one round.
       *[other] { $rounds } rounds.
    } When the pile is used up, the discards become a new one.

landlord-rules-end-money-heading = The end
landlord-rules-end-money =
    As soon as somebody has { $money } M at the end of a turn, the match is over. When the pile is used up, the discards become a new one. After round { $cap } it is over in any case.

landlord-rules-ties-heading = Who wins
landlord-rules-ties =
    Whoever has most money. If it is equal, whoever has more tenants; if that is equal, too, they share the place. Cards in hand are worth nothing.

landlord-rules-tips-heading = Tips
landlord-rules-tips =
    A cellar flat is a gift few rivals want: build one below their house, or convert their roof, and let Squatters move in.

landlord-rules-tips-pile-heading = Tips for the end
landlord-rules-tips-pile =
    When the pile runs low, keep an eye on the others. The left neighbour of whoever buys the last card has a small edge, for nobody buys cards after that. With a roof left for your last turn, put up one more house, fill it and collect: afterwards nobody can harm you any more.

landlord-rules-tips-crimes-heading = Tips for criminals
landlord-rules-tips-crimes =
    No Murder early on without an Alibi or Law in hand: some rounds without rent at the start leave you far behind.
    From Jail, bomb or murder in your own house to be rid of Squatters or of a tenant, and call the Police at once. You are in Jail, so nobody suspects you: your left neighbour is the first to be asked. It is also a sly way out.
