### Alternatywy 4: what everything is called, and what it does.
### One thing has one word: a Stage is one day of five Rounds, a Turn is a player's own part of a
### Round, to meet is to stand in the same place at the same moment, and listed is who stands on the
### List of Social Work. "Landlord" is the side, whoever plays it.
### `$limit` is how many cards a hand can hold.

## The five places. After each its ready words: where somebody is, goes, and comes from.

alternatywy-place-flats = Tenants' Flats
alternatywy-place-flats-at = in the Tenants' Flats
alternatywy-place-flats-to = to the Tenants' Flats
alternatywy-place-flats-from = from the Tenants' Flats
alternatywy-place-flats-about = Tenants gain 1 VP when alone and poorest, draw 2 cards, or repair a Breakdown. The Landlord takes a Denunciation or repairs a Breakdown, and then those he meets discard a card each. There is no bin.
alternatywy-place-staircase = Staircase
alternatywy-place-staircase-at = on the Staircase
alternatywy-place-staircase-to = to the Staircase
alternatywy-place-staircase-from = from the Staircase
alternatywy-place-staircase-about = The List of Social Work hangs here. Tenants enter somebody, reorder it, sign up in front of the Landlord, or get the Social Work replaced. The Landlord enters, reorders or strikes out. There is a bin.
alternatywy-place-landlords = At the Landlord's
alternatywy-place-landlords-at = at the Landlord's
alternatywy-place-landlords-to = to the Landlord's
alternatywy-place-landlords-from = from the Landlord's
alternatywy-place-landlords-about = Tenants denounce each other, or swap cards with the Landlord if they meet him, and then may report a Breakdown until 15:00. The Landlord exchanges Denunciations or draws 2 cards, and then may introduce the Social Work. There is no bin.
alternatywy-place-club = Tenants' Club
alternatywy-place-club-at = in the Tenants' Club
alternatywy-place-club-to = to the Tenants' Club
alternatywy-place-club-from = from the Tenants' Club
alternatywy-place-club-about = Tenants gain 1 VP for the first lone visit of the Stage, or turn their Denunciations on somebody else; having acted here, they may avoid a Social Work. The Landlord draws cards, sends a Tenant somewhere, or introduces a Social Work of the Club. There is a bin.
alternatywy-place-courtyard = Courtyard
alternatywy-place-courtyard-at = in the Courtyard
alternatywy-place-courtyard-to = to the Courtyard
alternatywy-place-courtyard-from = from the Courtyard
alternatywy-place-courtyard-about = Tenants take Shop Goods from the shop door or visit the Co-op Chairman. The Landlord does no Action here, but watches: next Round he chooses where to go after seeing the Tenants' tokens. There is a bin.

## The Rounds of a Stage, by the clock

alternatywy-hours-1 = 6 to 9
alternatywy-hours-2 = 9 to 12
alternatywy-hours-3 = 12 to 15
alternatywy-hours-4 = 15 to 18
alternatywy-hours-5 = 18 to 21

## Sides and Characters

alternatywy-side-tenant = Tenant
alternatywy-side-landlord = Landlord

alternatywy-character-kotek = Zygmunt Kotek
alternatywy-character-kotek-job = crane operator
alternatywy-character-kotek-about = Once a Stage, in your Turn: move 1 Trash from where you stand to another bin with fewer than 3; that is neither littering nor cleaning. Once in each Turn in the Tenants' Flats: repair a Breakdown besides your Action. What a crane cannot reach, a spanner can.
alternatywy-character-balcerek = Józef Balcerek
alternatywy-character-balcerek-job = pigeon breeder
alternatywy-character-balcerek-about = You begin with 1 random Shop Goods token. Whenever you take one from the shop door, you look at 2 and keep 1. The pigeons keep him informed.
alternatywy-character-kolinska = Elżbieta Kolińska
alternatywy-character-kolinska-job = singer
alternatywy-character-kolinska-about = You begin with 3 Tenant cards instead of 2. Each Tenant you newly meet in the Tenants' Flats must discard 1 Tenant card at once, and you may keep it if you hold fewer than { $limit } yourself. Admirers never come with empty hands.
alternatywy-character-furman = Zenobiusz Furman
alternatywy-character-furman-job = docent
alternatywy-character-furman-about = Once a Stage, when you have filed because you met the Landlord: draw 1 Tenant card. Whenever a Social Work begins and you are listed but not last: you may swap with the Tenant below you. It is called academic mobility.
alternatywy-character-professor = Ryszard Dąb-Rozwadowski
alternatywy-character-professor-job = professor
alternatywy-character-professor-about = Whenever another Tenant files a Denunciation that ends on you, the Landlord takes 1 on that Tenant, too. It never bounces again and is never tested for 5, 6 or 7. He writes very good letters.
alternatywy-character-aniol = Stanisław Anioł
alternatywy-character-aniol-job = building landlord
alternatywy-character-aniol-about = Once a Stage, when a Tenant files because of meeting you: you name the accused. It cannot be the one who files. With two Tenants there is nothing to choose. He only suggests, but in a certain tone.
alternatywy-character-premium = Premium goods, worth 1 more in the Auction: { $goods }.
alternatywy-character-beginner = A good first Trait: { $trait }.

## Traits of Tenants. Each has a benefit, two lines that pay VP, and one at the end of the Stage.

alternatywy-trait-hustler = Hustler
alternatywy-trait-hustler-about = Is always where somebody else is doing well.
alternatywy-trait-hustler-benefit = Once a Stage, at the very beginning of your Turn: move to another place that is not closed. You do no Action and no blue action in this Turn, and if you come to where the Landlord stands, you file at once.
alternatywy-trait-hustler-first = 1 VP when a Tenant you meet gains VP, in anybody's Turn; once a Round in all.
alternatywy-trait-hustler-second = 1 VP for cleaning up Trash while you meet the Landlord.
alternatywy-trait-hustler-day = 1 VP if you have more VP than each other Tenant.
alternatywy-trait-asocial-unit = Asocial Unit
alternatywy-trait-asocial-unit-about = The bin is over there. So what?
alternatywy-trait-asocial-unit-benefit = You may litter although you meet other Tenants. The Landlord still stops you.
alternatywy-trait-asocial-unit-first = 1 VP for littering while you meet another Tenant.
alternatywy-trait-asocial-unit-second = 1 VP for avoiding a Social Work, or for doing it from the last place of those who take part. The only one is the last one, too.
alternatywy-trait-asocial-unit-day = 1 VP if Trash lies in all 3 bins: Staircase, Tenants' Club and Courtyard.
alternatywy-trait-informer = Informer
alternatywy-trait-informer-about = Has neat handwriting and plenty of stamps.
alternatywy-trait-informer-benefit = When you meet the Landlord, you file 2 Denunciations, not 1; you may split them. Before, you may ask him whom to denounce, and he must name somebody, but you need not obey.
alternatywy-trait-informer-first = 1 VP for filing on a Tenant whom the Landlord has named to you.
alternatywy-trait-informer-second = 1 VP for meeting a Tenant who has already littered in this Stage. It counts when figures are placed or move, not when somebody litters beside you.
alternatywy-trait-informer-day = 1 VP if the Landlord holds fewer Denunciations on you than on each other Tenant.
alternatywy-trait-chairman = Chairman of the Block Committee
alternatywy-trait-chairman-about = Somebody has to be above it all.
alternatywy-trait-chairman-benefit = You may avoid any Social Work although you are listed, even one in the Club.
alternatywy-trait-chairman-first = 1 VP when the Landlord introduces a Social Work, whether you are listed or not.
alternatywy-trait-chairman-second = 1 VP for cleaning up Trash while you meet another Tenant.
alternatywy-trait-chairman-day = 1 VP if no Trash lies on the Staircase and in the Tenants' Club.
alternatywy-trait-modest-citizen = Modest Citizen
alternatywy-trait-modest-citizen-about = Wants nothing and has seen nothing.
alternatywy-trait-modest-citizen-benefit = You need not file when you meet the Landlord. Declining shows your Trait to all.
alternatywy-trait-modest-citizen-first = 1 VP for cleaning up Trash while you are alone.
alternatywy-trait-modest-citizen-second = 1 VP for taking part in a Social Work.
alternatywy-trait-modest-citizen-day = 1 VP if you have neither littered nor paid a bill for a Breakdown in this Stage.
alternatywy-trait-handyman = Handyman
alternatywy-trait-handyman-about = Never without a spanner and two metres of wire.
alternatywy-trait-handyman-benefit = Once in each of your Turns: repair a Breakdown from any place, without an Action.
alternatywy-trait-handyman-first = 1 VP for repairing another Tenant's Breakdown that you did not report. It comes on top of the usual reward.
alternatywy-trait-handyman-second = 1 VP for taking a Shop Goods token from the shop door while you meet another player.
alternatywy-trait-handyman-day = 1 VP if you have more Shop Goods tokens than each other Tenant, after the Auction.

## Traits of the Landlord

alternatywy-trait-overseer = Overseer
alternatywy-trait-overseer-about = Up first, and everywhere at once.
alternatywy-trait-overseer-benefit = If you meet a Tenant when the figures are placed, you may play before all others in this Round.
alternatywy-trait-overseer-first = 1 VP for each Tenant who avoids a Social Work, however many they are.
alternatywy-trait-overseer-second = 1 VP when you meet 2 or more Tenants, latecomers included.
alternatywy-trait-overseer-day = 1 VP if the Tenant with most VP is listed. With several at the top, one is enough.
alternatywy-trait-materialist = Materialist
alternatywy-trait-materialist-about = Private property is a relic; let us keep it safe.
alternatywy-trait-materialist-benefit = You may hold 1 Shop Goods token. It takes no part in the Auction.
alternatywy-trait-materialist-first = Once a Round, when you meet Tenants with Shop Goods: you take 1 random token from one of them and gain 1 VP. Of two tokens you keep the better; the other leaves the game.
alternatywy-trait-materialist-day = As many VP as the token you hold is worth, without premium. Then it leaves the game.
alternatywy-trait-well-connected = Well-Connected
alternatywy-trait-well-connected-about = Knows somebody who knows the Chairman.
alternatywy-trait-well-connected-benefit = You lose no VP when a Tenant visits the Co-op Chairman. The Tenant still gains 1 VP.
alternatywy-trait-well-connected-first = 1 VP when you meet a Tenant with as many VP as you, or more.
alternatywy-trait-well-connected-second = 1 VP when you meet a Tenant with fewer VP than you and discard all Denunciations you hold on that Tenant, at least 2. You need not.
alternatywy-trait-well-connected-day = 1 VP if you have introduced no Social Work in this Stage. A compulsory one that came by itself does not count.
alternatywy-trait-activist = Community Activist
alternatywy-trait-activist-about = Everybody is so glad to help.
alternatywy-trait-activist-benefit = A Social Work brings you 1 VP more, and at least 1, if anybody takes part.
alternatywy-trait-activist-first = 1 VP when the last Trash leaves the board during a Round.
alternatywy-trait-activist-second = 1 VP for cleaning up Trash, 1 or more, while you meet a Tenant.
alternatywy-trait-activist-day = 1 VP if you have introduced a Social Work in this Stage and 2 or more Tenants took part.
alternatywy-trait-watchful-eye = Watchful Eye
alternatywy-trait-watchful-eye-about = The curtain moved. It always does.
alternatywy-trait-watchful-eye-benefit = Once a Stage, after your Action, wherever you are: exchange 5 or 7 Denunciations on one Tenant.
alternatywy-trait-watchful-eye-first = 1 VP when 2 or more different Tenants have filed in one Round, be it by meeting you, by an Action or by a Yard Assembly.
alternatywy-trait-watchful-eye-second = 1 VP for exchanging 5 or 7 Denunciations.
alternatywy-trait-watchful-eye-day = 1 VP if you hold at least 2 Denunciations on every Tenant.

alternatywy-trait-part-benefit = Benefit
alternatywy-trait-part-pays = During the Stage
alternatywy-trait-part-day = At the end of the Stage
alternatywy-trait-cap = Each line pays at most 1 VP a Round, unless it says otherwise.
alternatywy-trait-once = Each Trait can be had once in a match, and is secret until it is used or pays.
alternatywy-trait-used = You have had this Trait already.
alternatywy-trait-hidden = Nobody else knows this Trait yet.

## Kinds of cards

alternatywy-class-action = Action card
alternatywy-class-action-about = Play it in your Turn instead of a Board Action. It counts as your Action, so a blue action may follow. The Landlord cannot play it in the Courtyard or where 3 Trash lie.
alternatywy-class-additional = Additional card
alternatywy-class-additional-about = Play one in your Turn, after your Action or after passing, wherever you are. It does not count as an Action.
alternatywy-class-reaction = Reaction
alternatywy-class-reaction-about = Play it in anybody's Turn, but only at the moment it speaks of. You will be asked.

alternatywy-deck-tenant = Tenant cards
alternatywy-deck-landlord = Landlord cards
alternatywy-in-deck =
    There { $count ->
        [1] is 1 such card
       *[other] are { $count } such cards
    } in the match.

## Tenant cards

alternatywy-card-tea-next-door = Tea Next Door
alternatywy-card-tea-next-door-about = You and one Tenant you meet gain 1 VP each. Biscuits are a private matter.
alternatywy-card-envelope = Envelope for the Secretary
alternatywy-card-envelope-about = The Landlord discards 3 of the Denunciations he holds on you, or all if there are fewer. The envelope was empty, officially.
alternatywy-card-anonymous-letter = Anonymous Letter
alternatywy-card-anonymous-letter-about = The Landlord takes 2 Denunciations on another Tenant of your choice. Nothing is paid or lost for the 5th, 6th or 7th, and they do not bounce off the Professor.
alternatywy-card-queue-committee = Queue Committee
alternatywy-card-queue-committee-about = Take 1 Shop Goods token from the shop door, wherever you are. You have been on the list since four in the morning.
alternatywy-card-joint-complaint = Joint Complaint
alternatywy-card-joint-complaint-about = If Trash lies in at least 2 of the 3 bins, the Landlord loses 1 VP.
alternatywy-card-landing-gossip = Landing Gossip
alternatywy-card-landing-gossip-about = Draw 2 Tenant cards.
alternatywy-card-overflowing-bin = Overflowing Bin
alternatywy-card-overflowing-bin-about = Put 1 Trash on the Staircase, in the Club or in the Courtyard, wherever you are and in any company, if fewer than 3 lie there. You have littered; you can leave or clean nothing else in this Turn.
alternatywy-card-tidying-spree = Tidying Spree
alternatywy-card-tidying-spree-about = Clean up 1 or 2 Trash where you stand. If none is left there, gain 1 VP. You can leave or clean nothing else in this Turn.
alternatywy-card-pencilled-in = Pencilled In
alternatywy-card-pencilled-in-about = Enter any Tenant at any place of the List, or move a listed one to any place. The rest move over.
alternatywy-card-wrong-floor = Wrong Floor
alternatywy-card-wrong-floor-about = Swap figures with a Tenant in another place. Whoever meets the Landlord by it must file at once. You lose the blue action of the place you leave.
alternatywy-card-leaking-ceiling = Leaking Ceiling
alternatywy-card-leaking-ceiling-about = Report a Breakdown of another Tenant who has none, in any Round and from any place.
alternatywy-card-plumber = A Plumber I Know
alternatywy-card-plumber-about = Repair any Breakdown, wherever you are. If it is somebody else's and you did not report it, gain 1 VP.
alternatywy-card-ear-to-the-pipe = Ear to the Pipe
alternatywy-card-ear-to-the-pipe-about = Look at the hand of another player, the Landlord included, and choose 1 card that is discarded.
alternatywy-card-opera-glasses = Opera Glasses
alternatywy-card-opera-glasses-about = Another player shows their Trait to all, and you draw 1 Tenant card. You draw even if the Trait was known.
alternatywy-card-loan = Loan till Payday
alternatywy-card-loan-about = Take 1 random Shop Goods token from a Tenant you meet. In return give them 1 Tenant card of your choice, if you have one left. Payday never comes.
alternatywy-card-nothing-came-of-it = Nothing Came of It
alternatywy-card-nothing-came-of-it-about = When somebody plays a Tenant or Landlord card: it has no effect. It works on another Nothing Came of It, too, but not on Board Actions, Traits, bonuses or Social Works.
alternatywy-card-sick-note = Sick Note
alternatywy-card-sick-note-about = When a Social Work begins and you are listed: avoid it, even one in the Club. The doctor did not even look up.
alternatywy-card-mistaken-identity = Mistaken Identity
alternatywy-card-mistaken-identity-about = When a Denunciation on you is filed or taken: it goes on another Tenant of your choice. Who filed it may be that Tenant.
alternatywy-card-door-on-the-chain = Door on the Chain
alternatywy-card-door-on-the-chain-about = When another player or a Social Work makes you discard or give up cards or Shop Goods: you ignore it. Your hand is not looked at, and having too little costs you nothing.
alternatywy-card-lift-out-of-order = Lift Out of Order
alternatywy-card-lift-out-of-order-about = When the figures have been placed, before anybody files: move another Tenant to the Staircase.
alternatywy-card-inspection = Co-op Inspection
alternatywy-card-inspection-about = When the Landlord is about to gain VP: he gains 1 less.

## Landlord cards

alternatywy-card-yard-assembly = Yard Assembly
alternatywy-card-yard-assembly-about = 1 or 2 Tenants of your choice each file 1 Denunciation, wherever they are. You set the order; they name the accused.
alternatywy-card-flat-inspection = Flat Inspection
alternatywy-card-flat-inspection-about = Look at the hand of a Tenant and choose 1 card that is discarded.
alternatywy-card-file = The File
alternatywy-card-file-about = Exchange Denunciations on one Tenant, wherever you are: discard 5, and that Tenant loses 1 VP, or discard 7, and you gain 1 VP.
alternatywy-card-abraham = Abraham Cleans Up
alternatywy-card-abraham-about = Remove 1 to 3 Trash from any one place. It is not cleaning up, and it comes too late for your Action in this Turn.
alternatywy-card-see-you-tomorrow = See You Tomorrow
alternatywy-card-see-you-tomorrow-about = When a Social Work has been introduced in this Stage: reveal another one, which you may introduce in this Stage, too. Somebody must be entered on the List again first.
alternatywy-card-house-rules = New House Rules
alternatywy-card-house-rules-about = Enter a Tenant at any place of the List, or strike one out.
alternatywy-card-closed-for-repairs = Closed for Repairs
alternatywy-card-closed-for-repairs-about = Close the Staircase, the Club or the Courtyard: no Tenant may choose it in the next Round. Cards may still move somebody there, and a Tenant already sent there still goes.
alternatywy-card-summons = Summons
alternatywy-card-summons-about = One Tenant must go to the Landlord's in the next Round. Everybody knows it.
alternatywy-card-commendation = Commendation
alternatywy-card-commendation-about = Gain 1 VP if there is at most 1 Trash on the whole board.
alternatywy-card-shut-valve = Shut Valve
alternatywy-card-shut-valve-about = Give a Breakdown to a Tenant who has none, in any Round. You count as having reported it.
alternatywy-card-spot-fine = Spot Fine
alternatywy-card-spot-fine-about = A Tenant who has littered in this Stage loses 1 VP.
alternatywy-card-background-check = Background Check
alternatywy-card-background-check-about = A Tenant shows their Trait to all, and you take 1 Denunciation on that Tenant. You take it even if the Trait was known.
alternatywy-card-application-rejected = Application Rejected
alternatywy-card-application-rejected-about = When somebody plays a Tenant card: it has no effect. There was a stamp missing.
alternatywy-card-caught-in-the-act = Caught in the Act
alternatywy-card-caught-in-the-act-about = When a Tenant litters: take 2 Denunciations on that Tenant.
alternatywy-card-friends = Friends in High Places
alternatywy-card-friends-about = When you are about to lose VP: you lose none.
alternatywy-card-compulsory-attendance = Compulsory Attendance
alternatywy-card-compulsory-attendance-about = When a Tenant avoids a Social Work, by whatever way: the Tenant takes part after all.

## Social Works. "1st", "others" and "last" are told of those who take part, in the order of the List.

alternatywy-work-about = It can be introduced in the Landlord's Turn, once a Stage, if anybody is listed. Who is listed takes part or avoids it.
alternatywy-work-at = It takes place { $at }. If anybody takes part, all Trash there is removed at the end.
alternatywy-work-anywhere = It takes place everywhere and nowhere, so no Trash is removed.
alternatywy-work-compulsory = Compulsory: if it still lies open after Round 5 and anybody is listed, it takes place by itself.
alternatywy-work-club = Being in the Club is no excuse from it.
alternatywy-work-lady-plays = The Lady Will Play for Us
alternatywy-work-lady-plays-tenants = 1st: loses 1 VP and a Round. Others who take part: lose a Round.
alternatywy-work-lady-plays-tenants-all = 1st: loses 1 VP and a Round. All other Tenants, listed or not, lose a Round, unless they avoid it.
alternatywy-work-lady-plays-landlord = 1 VP for each Tenant who has littered in this Stage, and for each who still does so later in it; once for each Tenant.
alternatywy-work-welcome-guests = Welcome Guests
alternatywy-work-welcome-guests-tenants = 1st: gains 1 VP and loses a Round. Others who take part: discard 1 card.
alternatywy-work-welcome-guests-landlord = 1 VP if no Trash lies in the Courtyard and on the Staircase; otherwise he loses 1 VP.
alternatywy-work-wonderful-initiative = Wonderful Initiative
alternatywy-work-wonderful-initiative-tenants = Everybody who takes part gains 1 VP. Tenants who are not listed discard 1 card each, unless they avoid it.
alternatywy-work-wonderful-initiative-landlord = 1 VP if 2 or more take part.
alternatywy-work-letter-to-the-chairman = Let's Write to the Chairman
alternatywy-work-letter-to-the-chairman-tenants = 1st: gains 1 VP. On each who takes part the Landlord discards 2 Denunciations, or all if he holds fewer.
alternatywy-work-letter-to-the-chairman-landlord = 1 VP if Trash lies in fewer than 2 of the 3 bins.
alternatywy-work-tree-planting = Tree Planting
alternatywy-work-tree-planting-tenants = 1st: loses a Round and discards 1 card. Others who take part: discard 1 card.
alternatywy-work-tree-planting-landlord = 1 VP, and 1 more if 3 or more take part.
alternatywy-work-painting = Painting the Stairwell
alternatywy-work-painting-tenants = 1st: loses a Round. 2nd: loses 1 VP. Others: nothing.
alternatywy-work-painting-landlord = 1 VP for each who takes part, at most 2.
alternatywy-work-gala = Commemorative Gala
alternatywy-work-gala-tenants = 1st: loses 1 VP. Others who take part: lose a Round.
alternatywy-work-gala-landlord = 1 VP for each who takes part, at most 2.
alternatywy-work-snow-clearing = Snow Clearing
alternatywy-work-snow-clearing-tenants = Everybody who takes part loses a Round.
alternatywy-work-snow-clearing-landlord = 1 VP.
alternatywy-work-waste-paper = Waste-Paper Drive
alternatywy-work-waste-paper-tenants = Everybody who takes part discards 2 cards. Who has fewer discards those and loses 1 VP.
alternatywy-work-waste-paper-landlord = Draw 1 Landlord card for each who takes part, at most 2.
alternatywy-work-decorating = Decorating the Club
alternatywy-work-decorating-tenants = 1st: gives up 1 Shop Goods token, or loses 1 VP without one. Last of several: nothing. Others: discard 1 card.
alternatywy-work-decorating-landlord = 1 VP.
alternatywy-work-bin-duty = Bin Duty
alternatywy-work-bin-duty-tenants = Who takes part and has littered in this Stage loses 1 VP. Others who take part lose a Round.
alternatywy-work-bin-duty-landlord = 1 VP for each who takes part and has littered in this Stage.
alternatywy-work-civil-defence = Civil Defence Drill
alternatywy-work-civil-defence-tenants = 1st: loses 1 VP. The Landlord takes 1 Denunciation on each who takes part.
alternatywy-work-civil-defence-landlord = 1 VP if 2 or more take part.

## Shop Goods

alternatywy-group-food = Food
alternatywy-group-stimulants = Stimulants
alternatywy-group-chemicals = Chemicals
alternatywy-group-appliances = Appliances
alternatywy-group-remanent = Remanent

# What a good is worth, and to whom, is data; `-about` below only says what one thinks of it.

alternatywy-good-worth-about = { $group }, worth { $value } in the Auction.
alternatywy-good-premium-about = { $names } { $count ->
        [1] collects
       *[other] collect
    } it: there it is worth { $value }.
alternatywy-good-bread = Bread
alternatywy-good-bread-about = Yesterday's, but honest.
alternatywy-good-citrus = Citrus
alternatywy-good-citrus-about = The ship has come in.
alternatywy-good-ham = Ham
alternatywy-good-ham-about = Was meant for export.
alternatywy-good-cigarettes = Cigarettes
alternatywy-good-cigarettes-about = Also accepted as money.
alternatywy-good-coffee = Coffee
alternatywy-good-coffee-about = Drunk from a glass, grounds and all.
alternatywy-good-vodka = Vodka
alternatywy-good-vodka-about = Not before one o'clock.
alternatywy-good-soap = Soap
alternatywy-good-soap-about = Grey, and proud of it.
alternatywy-good-washing-powder = Washing powder
alternatywy-good-washing-powder-about = Whites stay white, or nearly.
alternatywy-good-toilet-paper = Toilet paper
alternatywy-good-toilet-paper-about = Worn on a string around the neck, it is also jewellery.
alternatywy-good-iron = Iron
alternatywy-good-iron-about = Heavy enough to be good.
alternatywy-good-radio = Radio
alternatywy-good-radio-about = Receives one station well, and others at night.
alternatywy-good-television = Television
alternatywy-good-television-about = Three men carried it up; the lift was out of order.
alternatywy-good-remanent = Remanent
alternatywy-good-remanent-about = Closed for stock-taking. Still, who alone enters the Auction may pay with it.
alternatywy-good-hidden = A Shop Goods token, face down.
alternatywy-good-worth = { $good } ({ $value })

## Tokens and other things on the board

alternatywy-thing-trash = Trash
alternatywy-thing-trash-about = A Tenant who is alone at a bin may leave 1, and anybody there may clean 1. At 3 the Landlord can do no Action there, and nobody can leave more. It stays from Stage to Stage.
alternatywy-thing-littering = Littering marker
alternatywy-thing-littering-about = This Tenant has littered in this Stage.
alternatywy-thing-denunciations = Denunciations
alternatywy-thing-denunciations-about = What the Landlord holds on a Tenant, 12 at most. He exchanges 5 for a loss of 1 VP or 7 for a VP of his own. They stay from Stage to Stage.
alternatywy-thing-breakdown = Breakdown
alternatywy-thing-breakdown-about = This Tenant cannot draw 2 cards or gain the 1 VP in the Tenants' Flats, and loses 1 VP at the end of the Stage unless somebody repairs it. Repairing another's pays 1 VP, unless you reported it yourself.
alternatywy-thing-priority = Priority token
alternatywy-thing-priority-about = Its holder plays first, then the others clockwise. After each Round it goes to the player on the right.
alternatywy-thing-list = List of Social Work
alternatywy-thing-list-about = Who stands here when the Landlord introduces a Social Work must take part or find a way to avoid it. What happens to you may depend on your place. The List stays from Stage to Stage until it is used.
alternatywy-thing-door = Shop door
alternatywy-thing-door-about = Shop Goods that can be taken in this Stage, face down. It is filled again only when the next Stage begins.
alternatywy-thing-skip = Loses a Round
alternatywy-thing-skip-about = This Tenant's next Turn is skipped. A further loss before that Round is over changes nothing.

## Board Actions, as one does them

alternatywy-deed-fewest-points = Take comfort in being last: 1 VP
alternatywy-deed-fewest-points-about = Gain 1 VP if you meet nobody and have fewer VP than each other player. Not while you have a Breakdown.
alternatywy-deed-draw-two = Draw 2 cards
alternatywy-deed-draw-two-about = Draw 2 Tenant cards. Not while you have a Breakdown. If you then hold more than { $limit }, you discard down to { $limit }.
alternatywy-deed-draw-two-about-landlord = Draw 2 Landlord cards. If you then hold more than { $limit }, you discard down to { $limit }.
alternatywy-deed-repair = Repair a Breakdown
alternatywy-deed-repair-about = Repair your own Breakdown or another Tenant's. Another's brings you 1 VP, unless you reported it.
alternatywy-deed-repair-about-landlord = Repair the Breakdown of any Tenant and gain 1 VP, unless you reported it.
alternatywy-deed-take-denunciation = Take a Denunciation
alternatywy-deed-take-denunciation-about = Take 1 Denunciation on a Tenant of your choice. Nobody has filed it, so it does not bounce off the Professor.
alternatywy-deed-enter = Enter a Tenant on the List
alternatywy-deed-enter-about = If you meet no other Tenant: enter any Tenant who is not listed, yourself included, below the last one.
alternatywy-deed-enter-about-landlord = Enter a Tenant who is not listed, below the last one.
alternatywy-deed-reorder = Change the order of the List
alternatywy-deed-reorder-about = If you meet no other Tenant and 2 or more are listed: put the List in any other order.
alternatywy-deed-reorder-about-landlord = If 2 or more are listed: put the List in any other order.
alternatywy-deed-strike-out = Strike a Tenant out
alternatywy-deed-strike-out-about = Take a listed Tenant off the List. Those below move up.
alternatywy-deed-replace-work = Have the Social Work replaced
alternatywy-deed-replace-work-about = You and every Tenant you meet lose a Round. The face-up Social Work is discarded and another one revealed, which may be introduced in this Stage.
alternatywy-deed-sign-up = Volunteer in front of the Landlord: 1 VP
alternatywy-deed-sign-up-about = If you meet the Landlord: enter yourself at the end of the List or, if you are listed below 1st place, move up 1 place. You gain 1 VP.
alternatywy-deed-file-for-reward = Denounce, hoping for a 7th
alternatywy-deed-file-for-reward-about = File 1 Denunciation on another Tenant. If it is exactly the 7th the Landlord holds on that Tenant, you gain 1 VP.
alternatywy-deed-file-for-penalty = Denounce, hoping for a 5th or 6th
alternatywy-deed-file-for-penalty-about = File 1 Denunciation on another Tenant. If it is exactly the 5th or 6th, the Landlord discards all he holds on that Tenant, and the Tenant loses 1 VP.
alternatywy-deed-swap-cards = Borrow from the Landlord's hand
alternatywy-deed-swap-cards-about = If you meet the Landlord: he discards 1 Landlord card of his choice and you draw 1 Tenant card. You draw even if he has none.
alternatywy-deed-exchange = Exchange Denunciations
alternatywy-deed-exchange-about = On one Tenant: discard 5 Denunciations, and the Tenant loses 1 VP; or discard 7, and you gain 1 VP. The rest stay.
alternatywy-deed-first-visit = Enjoy the empty Club: 1 VP
alternatywy-deed-first-visit-about = Gain 1 VP if you meet nobody and no Tenant has done this in this Stage yet.
alternatywy-deed-refile = Turn it on somebody else
alternatywy-deed-refile-about = The Landlord discards 2 Denunciations he holds on you, or 1 if he has only that; then you file 2 on one other Tenant. Nothing is paid for a 5th, 6th or 7th.
alternatywy-deed-introduce = Introduce the Social Work
alternatywy-deed-introduce-about = If the face-up Social Work takes place in the Club and anybody is listed: it begins now. Once a Stage.
alternatywy-deed-draw-one = Draw 1 card
alternatywy-deed-draw-one-about = Draw 1 Landlord card. With the blue action after it, that makes 2.
alternatywy-deed-send = Send a Tenant somewhere
alternatywy-deed-send-about = Secretly choose where one Tenant you meet must go in the next Round. The Tenant knows of it, but not where to. A closed place cannot be chosen.
alternatywy-deed-take-good = Take Shop Goods
alternatywy-deed-take-good-about = Take 1 token from the shop door, at random. Only you may look at it.
alternatywy-deed-visit-chairman = Visit the Co-op Chairman
alternatywy-deed-visit-chairman-about = If Trash lies on the Staircase, in the Club and in the Courtyard: the Landlord loses 1 VP and you gain 1 VP.

## Blue actions: after an Action in the same place and Turn. One is used when a Social Work begins.

alternatywy-blue-about = A blue action: you may do it when you have done an Action here in this Turn, be it a Board Action or an Action card.
alternatywy-blue-flats-landlord = Have everybody's papers checked
alternatywy-blue-flats-landlord-about = Each Tenant you meet discards 1 Tenant card of their own choice.
alternatywy-blue-landlords-tenant = Report a Breakdown
alternatywy-blue-landlords-tenant-about = Until 15:00, that is in Rounds 1 to 3: give a Breakdown to another Tenant who has none.
alternatywy-blue-landlords-landlord = Introduce the Social Work
alternatywy-blue-landlords-landlord-about = If anybody is listed: the face-up Social Work begins now. Once a Stage.
alternatywy-blue-club-tenant = An excuse for later
alternatywy-blue-club-tenant-about = Nothing to do now: as long as you stay in the Club after an Action here, you may avoid a Social Work in this Round, unless it takes place in the Club.
alternatywy-blue-club-landlord = Draw 1 card
alternatywy-blue-club-landlord-about = Draw 1 Landlord card.
alternatywy-yard-landlord = Watch the Courtyard
alternatywy-yard-landlord-about = Just be here: in the next Round the Tenants' tokens are turned up before you choose yours. Not if 3 Trash lay here when your Turn began, nor if you clean 2.

## Cleaning and littering

alternatywy-deed-clean-two = Clean 2 Trash
alternatywy-deed-clean-two-about = Instead of an Action: clean up 2 Trash where you stand, or 1 if there is only 1. No blue action follows, and no other cleaning in this Turn.
alternatywy-deed-leave = Leave 1 Trash
alternatywy-deed-leave-about = If you are alone at a bin with fewer than 3 Trash: leave 1, and get the Littering marker for this Stage.
alternatywy-deed-clean = Clean 1 Trash
alternatywy-deed-clean-about = Clean up 1 Trash where you stand, in any company. It is the last thing in a Turn.

## Bonuses of Characters and benefits of Traits that are used in a Turn

alternatywy-bonus-hustle = Go somewhere else as a Hustler
alternatywy-bonus-hustle-about = As a Hustler, once a Stage, before anything else: move to another place that is not closed. Then you do no Action and no blue action.
alternatywy-bonus-move-trash = Move 1 Trash by crane
alternatywy-bonus-move-trash-about = Once a Stage: move 1 Trash from where you stand to another bin with fewer than 3.
alternatywy-bonus-kotek-repair = Repair a Breakdown with your own hands
alternatywy-bonus-kotek-repair-about = Once in your Turn in the Tenants' Flats: repair a Breakdown besides your Action. Another's brings 1 VP, unless you reported it.
alternatywy-bonus-handyman-repair = Repair a Breakdown on the way
alternatywy-bonus-handyman-repair-about = As a Handyman, once in your Turn, in any place: repair a Breakdown. Another's brings 1 VP, unless you reported it, and 1 more by your Trait.
alternatywy-bonus-exchange = Exchange Denunciations
alternatywy-bonus-exchange-about = As a Watchful Eye, once a Stage, after your Action, in any place: discard 5 Denunciations on a Tenant, who loses 1 VP, or 7, and you gain 1 VP.

## Results: where VP came from, and what decides ties

alternatywy-source-start = At the start
alternatywy-source-board = Actions on the board
alternatywy-source-cards = Cards
alternatywy-source-traits = Traits
alternatywy-source-awards = Traits at the end of Stages
alternatywy-source-works = Social Works
alternatywy-source-auctions = Auctions
alternatywy-source-denunciations = Denunciations
alternatywy-source-breakdowns = Breakdowns
alternatywy-part-tenant = { $character }
alternatywy-part-landlord = { $character }, the Landlord
alternatywy-tie-tenant = a Tenant comes before the Landlord
alternatywy-tie-denunciations = fewer Denunciations held
alternatywy-tie-goods = more valuable unsold goods
