### Alternatywy 4: setups, questions, answers, the log, and why not.
### `$name` is who decides or acts; `$tenant`, `$other`, `$filer` and so on are other players, all ready
### names. `$card`, `$trait`, `$work`, `$good`, `$character` are names from alternatywy-names.ftl, with
### `$kind` the fixed name of the same card for languages that need to choose a form by it. `$place`,
### `$at`, `$to` and `$from` are a place in its ready words, `$nth` a number in a row. Points are VP.

game-alternatywy = Alternatywy 4
game-alternatywy-about = Five tenants, one landlord, and a bin for every grudge.

## Setups, by the name of their file

alternatywy-setup-standard = Standard
alternatywy-setup-standard-about = Three Stages, starting with 9 VP. The game as the rulebook has it; about an hour and a half around a table.
alternatywy-setup-longer = Longer
alternatywy-setup-longer-about = Four Stages, starting with 6 VP. Time enough for most of your Traits.
alternatywy-setup-longest = Longest
alternatywy-setup-longest-about = Five Stages, starting with 3 VP. Time enough to regret every one of them.
alternatywy-setup-sudden-end = Sudden end
alternatywy-setup-sudden-end-about = The tournament game: everybody starts with 13 VP, and whoever reaches 30 wins at once.
alternatywy-setup-first-game = First game
alternatywy-setup-first-game-about = Three Stages, Characters dealt at random, and no Professor at a table of three. For people who have only just moved in.

## Who plays a seat that nobody takes, from easy to hard

alternatywy-bot-easy = Wiesio Klepka
alternatywy-bot-easy-about = Joins a queue first and asks what it is for afterwards. Usually it was yesterday. Means well, and means it loudly.
alternatywy-bot-medium = Mrs Halina of Staircase B
alternatywy-bot-medium-about = Knows who stood behind whom on Tuesday, and has it in writing. Keeps one string bag, two opinions, and everybody's spare keys.
alternatywy-bot-hard = Deputy Pieczątka
alternatywy-bot-hard-about = Nothing happens on the estate without his stamp, and he has brought two. You are already on a list; the question is which.

## What a hint says

alternatywy-hint-ahead = With it you can expect to be { $amount } VP ahead of the others.
alternatywy-hint-behind = With it you can expect to be { $amount } VP behind the others.
alternatywy-hint-worse = Next best is this, by { $amount } VP worse: { $choice }.

## What the lobby says about a table

alternatywy-table-stages =
    { $stages ->
        [1] 1 Stage
       *[other] { $stages } Stages
    } of 5 Rounds, starting with { $start } VP
alternatywy-table-sudden = Until somebody has { $enough } VP, starting with { $start } VP

## What can be changed in the lobby

alternatywy-lobby-variant = The match ends
alternatywy-lobby-variant-about = More Stages make a longer match with more Traits; a sudden end makes every point loud.
alternatywy-lobby-variant-three = after 3 Stages
alternatywy-lobby-variant-four = after 4 Stages
alternatywy-lobby-variant-five = after 5 Stages
alternatywy-lobby-variant-sudden = when somebody has 30 VP
alternatywy-lobby-start = VP at the start: { $number }
alternatywy-lobby-start-about = Everybody begins with so many. Usual are 9 for three Stages, 6 for four, 3 for five, and 13 for the sudden end.
alternatywy-lobby-last-stage = Stages at most: { $number }
alternatywy-lobby-last-stage-about = If nobody has 30 VP when so many Stages are over, whoever has most wins.
alternatywy-lobby-characters = Characters are
alternatywy-lobby-characters-about = Who plays whom. Somebody must be the Landlord.
alternatywy-lobby-characters-picked = picked in seat order
alternatywy-lobby-characters-random = dealt at random
alternatywy-lobby-single-breakdown = A single Breakdown
alternatywy-lobby-single-breakdown-about = There is only one Breakdown token for the whole block, instead of one for each Tenant.
alternatywy-lobby-lady-plays-all = The Lady plays for all
alternatywy-lobby-lady-plays-all-about = In The Lady Will Play for Us, "others" are all other Tenants who do not avoid it, not only those who take part.
alternatywy-lobby-ban-professor = No Professor for two
alternatywy-lobby-ban-professor-about = With only two Tenants nobody may play the Professor, because every forced Denunciation would bounce.
alternatywy-professor-warning = With two Tenants the Professor is hard on the others: all they must file ends on him and bounces.

## Numbers in words

alternatywy-score = { $points } VP
alternatywy-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
alternatywy-time = Stage { $stage }, Round { $round } ({ $hours })
alternatywy-morning = Stage { $stage }, before the first Round
alternatywy-evening = Stage { $stage }, after the last Round
alternatywy-alike = { $thing } ({ $count })
alternatywy-named = { $name }: { $about }
alternatywy-character = { $character }, { $job }
alternatywy-stage-points = Stage { $stage }: { $points }
alternatywy-character-bonus = Bonus: { $about }
alternatywy-clock-stages = The match ends after Stage { $stages }.
alternatywy-clock-sudden = The match ends as soon as somebody has { $enough } VP, or after Stage { $stages }.
alternatywy-clock-order = Turn order in this Round: { $names }.
alternatywy-clock-landlord-first = But the Landlord plays before all others in this Round.
alternatywy-victory = { $name } wins with { $points } VP
alternatywy-victory-shared = { $names } win together with { $points } VP each

## What lies on the table, and what is known of players

alternatywy-seat =
    { $name }, { $character }: { $points } VP, { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    } in hand.
alternatywy-seat-landlord =
    { $name }, the Landlord { $character }: { $points } VP, { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    } in hand.
alternatywy-seat-nobody =
    { $name }: no Character yet, { $points } VP, { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    } in hand.
alternatywy-seat-priority = Holds the Priority token and plays first.
alternatywy-seat-goods =
    { $goods ->
        [0] Has no Shop Goods.
        [1] Has 1 Shop Goods token.
       *[other] Has { $goods } Shop Goods tokens.
    }
alternatywy-seat-own-goods = Your Shop Goods: { $list }.
alternatywy-seat-denunciations =
    { $held ->
        [0] The Landlord holds no Denunciations on this Tenant.
        [1] The Landlord holds 1 Denunciation on this Tenant.
       *[other] The Landlord holds { $held } Denunciations on this Tenant.
    }
alternatywy-seat-listed = Stands on the List, in { $nth } place.
alternatywy-seat-littered = Has littered in this Stage.
alternatywy-seat-breakdown = Has a Breakdown, reported by { $other }.
alternatywy-seat-skip-this = Sits this Round out.
alternatywy-seat-skip-next = Will sit the next Round out.
alternatywy-seat-summoned = Must go to the Landlord's in the next Round.
alternatywy-seat-sent = Must go somewhere in the next Round; the Landlord has chosen where.
alternatywy-seat-sent-known = Must go { $to } in the next Round.
alternatywy-seat-watches = Will see the Tenants' tokens in the next Round before choosing.
alternatywy-seat-trait = Has the Trait { $trait }.
alternatywy-seat-trait-hidden = The Trait of this Stage is still a secret.
alternatywy-seat-traits-before = Traits of earlier Stages: { $traits }.
alternatywy-place-who = { $names } { $count ->
        [1] is
       *[other] are
    } here.
alternatywy-place-nobody = Nobody is here.
alternatywy-place-trash = Trash: { $trash } of 3.
alternatywy-place-locked = 3 Trash: the Landlord can do no Action here.
alternatywy-place-no-bin = There is no bin here.
alternatywy-place-tenants = Tenants can do here:
alternatywy-place-landlord = The Landlord can do here:
alternatywy-place-action = { $action }. { $about }
alternatywy-place-action-now = { $action }. { $about } You may do it now.
alternatywy-place-action-not = { $action }. { $about } Not now: { $reason }
alternatywy-place-blue = Blue action: { $action }
alternatywy-place-closed = Closed for repairs: no Tenant could choose it in this Round.
alternatywy-place-closes = Closed for repairs: no Tenant can choose it in the next Round.
alternatywy-list-empty = Nobody is on the List of Social Work.
alternatywy-list-line = { $line }. { $tenant }
alternatywy-deck =
    { $cards ->
        [0] The deck is used up.
        [1] The deck has 1 card left.
       *[other] The deck has { $cards } cards left.
    }
alternatywy-door =
    { $tokens ->
        [0] The shop door is empty until the next Stage.
        [1] 1 token is left at the shop door.
       *[other] { $tokens } tokens are left at the shop door.
    }
alternatywy-no-work = No Social Work lies open.
alternatywy-work-tenants = Tenants: { $about }
alternatywy-work-landlord = Landlord: { $about }
alternatywy-work-now = If nobody on the List avoids it, that means now:
alternatywy-work-line = { $line }. { $tenant } { $what }.
alternatywy-work-line-landlord = The Landlord { $what }.
alternatywy-work-others = Not listed: { $names }. Each { $what }.
alternatywy-share-gains = gains { $points } VP
alternatywy-share-loses = loses { $points } VP
alternatywy-share-round = loses a Round
alternatywy-share-good = gives up 1 Shop Goods token, or loses 1 VP without one
alternatywy-share-cards =
    discards { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }
alternatywy-share-cards-or-point = discards { $cards } cards, or all and 1 VP with fewer
alternatywy-share-draws =
    draws { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }
alternatywy-share-taken =
    gets { $count ->
        [1] 1 Denunciation
       *[other] { $count } Denunciations
    } more
alternatywy-share-discarded = gets rid of { $count } Denunciations, or all if there are fewer
alternatywy-share-nothing = gets nothing
alternatywy-discards = Discarded so far: { $cards }.
alternatywy-introduced = One has been introduced in this Stage already, so this one cannot be, but for See You Tomorrow.

## Windows: when somebody may react

alternatywy-window-placement = Figures placed
alternatywy-window-denunciation = A Denunciation
alternatywy-window-card = A card played
alternatywy-window-avoidance = A Social Work avoided
alternatywy-window-loss = Cards or goods to be lost
alternatywy-window-points = VP of the Landlord
alternatywy-window-littering = Littering

## Prompts for who decides

alternatywy-prompt-character = { $name }: choose the Character you play.
alternatywy-prompt-character-landlord = { $name }: nobody is the Landlord yet. It is up to you.
alternatywy-prompt-trait = { $name }: choose your Trait for Stage { $stage }, in secret. You can have each only once.
alternatywy-prompt-place = { $name }: Round { $round }, { $hours }. Choose where you go, in secret.
alternatywy-prompt-watch = { $name }: you watched the Courtyard and see where the Tenants go. Choose where you go.
alternatywy-prompt-filer = { $name }: you meet several Tenants. Choose who files next.
alternatywy-prompt-file = { $name }: you meet the Landlord and must file a Denunciation.
alternatywy-prompt-file-decline = { $name }: you meet the Landlord. File a Denunciation, or decline as a Modest Citizen.
alternatywy-prompt-file-ask = { $name }: you meet the Landlord and file 2 Denunciations. Ask him first whom to denounce?
alternatywy-prompt-indicate = { $name }: { $filer } files because of you. Once a Stage you may name the accused.
alternatywy-prompt-indicate-asked = { $name }: { $filer } asks whom to denounce. You must name another Tenant.
alternatywy-prompt-accuse = { $name }: choose whom you denounce.
alternatywy-prompt-play-first = { $name }: you meet a Tenant. Play before all others in this Round?
alternatywy-prompt-play-first-none = { $name }: you meet a Tenant, but are no Overseer. Go on.
alternatywy-prompt-rob = { $name }: choose the Tenant you take a Shop Goods token from.
alternatywy-prompt-wipe-out = { $name }: choose a Tenant on whom you discard all Denunciations for 1 VP, or leave it.
alternatywy-prompt-wipe-out-none = { $name }: only as Well-Connected could you profit from this meeting. Go on.
alternatywy-prompt-turn-action = { $name }: you are { $at }. Do an Action, play a card instead, or pass.
alternatywy-prompt-turn-action-landlord = { $name }: you are { $at }. Do an Action, play a card instead, clean Trash, or pass.
alternatywy-prompt-turn-action-locked = { $name }: 3 Trash lie { $at }, so you can do no Action. Clean 2, or pass.
alternatywy-prompt-turn-action-yard =
    { $name }: you watch the Courtyard and do no Action. { $trash ->
        [0] Pass to go on.
       *[other] Pass, or clean Trash and see nothing next Round.
    }
alternatywy-prompt-turn-after = { $name }: do what is still lit if you like: blue action, Additional card, Trash. Or end your Turn.
alternatywy-prompt-turn-after-none = { $name }: there is nothing more you can do in this Turn.
alternatywy-prompt-turn-late = { $name }: use what is left of your bonuses, or end your Turn.
alternatywy-prompt-second = { $name }: { $first } files first. Choose who files after that, or nobody.
alternatywy-prompt-line = { $name }: choose the place of { $tenant } on the List.
alternatywy-prompt-order =
    { $name }: { $placed ->
        [0] choose who stands first on the List.
       *[other] choose who comes next on the List.
    }
alternatywy-prompt-discard-limit = { $name }: you hold too many cards. Choose one to discard; { $limit } may stay.
alternatywy-prompt-discard-forced = { $name }: you must discard a card. Choose which.
alternatywy-prompt-discard-visit = { $name }: you meet { $host } in the Tenants' Flats. Choose a card to discard; { $host } may keep it.
alternatywy-prompt-discard-loan = { $name }: choose a card you give { $other } for the Shop Goods.
alternatywy-prompt-snoop = { $name }: you see the hand of { $victim }. Choose the card that is discarded.
alternatywy-prompt-keep-card = { $name }: { $guest } discards { $card } before you. Keep it?
alternatywy-prompt-keep-good = { $name }: choose which of the 2 tokens you keep.
alternatywy-prompt-give-up-good = { $name }: the Club is to be decorated. Choose the Shop Goods token you give up.
alternatywy-prompt-amount-clean = { $name }: choose how much Trash you clean up { $at }, { $most } at most.
alternatywy-prompt-amount-remove = { $name }: choose how much Trash is removed { $at }, { $most } at most.
alternatywy-prompt-exchange = { $name }: you hold { $held } Denunciations on { $tenant }. Discard 5, and { $tenant } loses 1 VP; or 7, and you gain 1 VP?
alternatywy-prompt-send-to = { $name }: choose, in secret, where { $tenant } must go in the next Round.
alternatywy-prompt-swap-below = { $name }: a Social Work begins. Swap places with { $tenant } below you?
alternatywy-prompt-take-part = { $name }: { $work } begins, and you are { $nth } on the List. Take part, or avoid it?
alternatywy-prompt-auction = { $name }: announce that you enter the Auction, or pass.
alternatywy-prompt-auction-join = { $name }: somebody enters the Auction. Enter, too, or pass.
alternatywy-prompt-bid-first = { $name }: choose, in secret, a token you put into the Auction. It will be gone in any case.
alternatywy-prompt-bid = { $name }: your bid is { $value }. Add another token, or leave it at that.
alternatywy-prompt-bid-alone = { $name }: you are alone in the Auction. Any token will do for the VP, even a Remanent.
alternatywy-prompt-over = The match is over.

alternatywy-prompt-target-blue = { $name }: choose the Tenant whose Breakdown you report.
alternatywy-prompt-target-deed-repair = { $name }: choose whose Breakdown you repair.
alternatywy-prompt-target-deed-take-denunciation = { $name }: choose on whom you take a Denunciation.
alternatywy-prompt-target-deed-enter = { $name }: choose whom you enter on the List.
alternatywy-prompt-target-deed-strike-out = { $name }: choose whom you strike off the List.
alternatywy-prompt-target-deed-file-for-reward = { $name }: choose whom you denounce. If it is the 7th, you gain 1 VP.
alternatywy-prompt-target-deed-file-for-penalty = { $name }: choose whom you denounce. If it is the 5th or 6th, it costs 1 VP there.
alternatywy-prompt-target-deed-exchange = { $name }: choose on whom you exchange Denunciations.
alternatywy-prompt-target-deed-refile = { $name }: choose on whom you file 2 Denunciations.
alternatywy-prompt-target-deed-send = { $name }: choose whom you send somewhere.
alternatywy-prompt-target-card-tea-next-door = { $name }: choose whom you have tea with.
alternatywy-prompt-target-card-anonymous-letter = { $name }: choose whom the letter is about.
alternatywy-prompt-target-card-overflowing-bin = { $name }: choose the bin that overflows.
alternatywy-prompt-target-card-pencilled-in = { $name }: choose whom you enter or move on the List.
alternatywy-prompt-target-card-wrong-floor = { $name }: choose whom you swap places with.
alternatywy-prompt-target-card-leaking-ceiling = { $name }: choose who has a leaking ceiling.
alternatywy-prompt-target-card-plumber = { $name }: choose whose Breakdown is repaired.
alternatywy-prompt-target-card-ear-to-the-pipe = { $name }: choose whose hand you look at.
alternatywy-prompt-target-card-opera-glasses = { $name }: choose who shows a Trait.
alternatywy-prompt-target-card-loan = { $name }: choose whom you take a token from.
alternatywy-prompt-target-card-mistaken-identity = { $name }: choose on whom the Denunciation goes instead.
alternatywy-prompt-target-card-lift-out-of-order = { $name }: choose who is stuck on the Staircase.
alternatywy-prompt-target-card-yard-assembly = { $name }: choose who files first.
alternatywy-prompt-target-card-flat-inspection = { $name }: choose whose hand you look at.
alternatywy-prompt-target-card-file = { $name }: choose on whom you exchange Denunciations.
alternatywy-prompt-target-card-abraham = { $name }: choose where Abraham cleans up.
alternatywy-prompt-target-card-house-rules = { $name }: choose whom you enter on the List or strike out.
alternatywy-prompt-target-card-closed-for-repairs = { $name }: choose what is closed to Tenants in the next Round.
alternatywy-prompt-target-card-summons = { $name }: choose whom you summon.
alternatywy-prompt-target-card-shut-valve = { $name }: choose whose valve you shut.
alternatywy-prompt-target-card-spot-fine = { $name }: choose who pays the fine.
alternatywy-prompt-target-card-background-check = { $name }: choose whom you check.
alternatywy-prompt-target-bonus-hustle = { $name }: choose where you go instead.
alternatywy-prompt-target-bonus-move-trash = { $name }: choose where the Trash goes.
alternatywy-prompt-target-bonus-kotek-repair = { $name }: choose whose Breakdown you repair.
alternatywy-prompt-target-bonus-handyman-repair = { $name }: choose whose Breakdown you repair.
alternatywy-prompt-target-bonus-exchange = { $name }: choose on whom you exchange Denunciations.

alternatywy-prompt-react-placement = { $name }: all figures are placed. Play a reaction?
alternatywy-prompt-react-denunciation = { $name }: a Denunciation goes on you. Play a reaction?
alternatywy-prompt-react-card = { $name }: { $other } plays { $card }. Play a reaction?
alternatywy-prompt-react-card-own = { $name }: you could still stop your own { $card }. Play a reaction?
alternatywy-prompt-react-avoidance = { $name }: { $tenant } avoids the Social Work. Play a reaction?
alternatywy-prompt-react-loss = { $name }: you are about to lose cards or goods. Play a reaction?
alternatywy-prompt-react-points-gain = { $name }: the Landlord is about to gain { $points } VP. Play a reaction?
alternatywy-prompt-react-points-loss = { $name }: the Landlord is about to lose { $points } VP. Play a reaction?
alternatywy-prompt-react-littering = { $name }: { $tenant } has littered. Play a reaction?

## The same for those who wait. In a window nobody is named, since that would tell what somebody holds.

alternatywy-waiting-character = { $name } chooses a Character.
alternatywy-waiting-trait = { $name } chooses a Trait, in secret.
alternatywy-waiting-place = Round { $round }, { $hours }: { $name } chooses where to go, in secret.
alternatywy-waiting-watch = { $name } has seen where the Tenants go, and chooses.
alternatywy-waiting-filer = { $name } chooses who files next.
alternatywy-waiting-file = { $name } meets the Landlord and has to file.
alternatywy-waiting-indicate = { $filer } files. { $name } may name the accused.
alternatywy-waiting-indicate-asked = { $filer } asks { $name } whom to denounce.
alternatywy-waiting-accuse = { $name } chooses whom to denounce.
alternatywy-waiting-play-first = { $name } may play before all others.
alternatywy-waiting-rob = { $name } chooses whom to take a Shop Goods token from.
alternatywy-waiting-wipe-out = { $name } may discard all Denunciations on a Tenant.
alternatywy-waiting-turn = { $name } is on turn, { $at }.
alternatywy-waiting-target-deed = { $name } chooses: { $deed }.
alternatywy-waiting-target-blue = { $name } chooses whose Breakdown to report.
alternatywy-waiting-target-card = { $name } plays { $card } and chooses for whom or where.
alternatywy-waiting-target-bonus = { $name } chooses: { $bonus }.
alternatywy-waiting-second = { $name } chooses who files next.
alternatywy-waiting-line = { $name } chooses the place of { $tenant } on the List.
alternatywy-waiting-order = { $name } puts the List in another order.
alternatywy-waiting-discard-limit = { $name } holds too many cards and discards.
alternatywy-waiting-discard-forced = { $name } must discard a card.
alternatywy-waiting-discard-visit = { $name } meets { $host } in the Tenants' Flats and must discard a card.
alternatywy-waiting-discard-loan = { $name } chooses a card for { $other }.
alternatywy-waiting-snoop = { $name } looks at the hand of { $victim }.
alternatywy-waiting-keep-card = { $guest } discards a card before { $name }, who may keep it.
alternatywy-waiting-keep-good = { $name } looks at 2 tokens and keeps one.
alternatywy-waiting-give-up-good = { $name } must give up a Shop Goods token.
alternatywy-waiting-amount = { $name } chooses how much Trash goes { $from }.
alternatywy-waiting-exchange = { $name } exchanges Denunciations on { $tenant }.
alternatywy-waiting-send-to = { $name } chooses, in secret, where { $tenant } must go.
alternatywy-waiting-swap-below = { $name } may swap places with { $tenant } on the List.
alternatywy-waiting-take-part = { $work } begins. { $name } takes part or avoids it.
alternatywy-waiting-auction = { $name } enters the Auction or passes.
alternatywy-waiting-bid = { $name } chooses a bid, in secret.
alternatywy-waiting-react-placement = All figures are placed. Does somebody react?
alternatywy-waiting-react-denunciation = A Denunciation goes on { $tenant }. Does somebody react?
alternatywy-waiting-react-card = { $other } plays { $card }. Does somebody react?
alternatywy-waiting-react-avoidance = { $tenant } avoids the Social Work. Does somebody react?
alternatywy-waiting-react-loss = { $victim } is about to lose cards or goods. Does somebody react?
alternatywy-waiting-react-points-gain = The Landlord is about to gain { $points } VP. Does somebody react?
alternatywy-waiting-react-points-loss = The Landlord is about to lose { $points } VP. Does somebody react?
alternatywy-waiting-react-littering = { $tenant } has littered. Does somebody react?

## Moves as choices

alternatywy-choice-character = Play { $character }, { $job }
alternatywy-choice-trait = { $trait }
alternatywy-choice-place = Go { $to }
alternatywy-choice-place-overflowing-bin = Leave Trash { $at }
alternatywy-choice-place-abraham = Have it cleaned up { $at }
alternatywy-choice-place-closed-for-repairs = Close: { $place }
alternatywy-choice-place-hustle = Move { $to }
alternatywy-choice-place-move-trash = Move it { $to }
alternatywy-choice-place-send-to = Send { $tenant } { $to }
alternatywy-choice-seat = { $tenant }
alternatywy-choice-seat-filer = { $tenant } files next
alternatywy-choice-seat-indicate = Have { $filer } denounce { $tenant }
alternatywy-choice-seat-indicate-asked = Name { $tenant }
alternatywy-choice-seat-accuse =
    Denounce { $tenant }; { $held ->
        [12] 12 are held, so it is lost
       *[other] it will be the { $nth }
    }
alternatywy-choice-seat-rob = Take a token from { $tenant }
alternatywy-choice-seat-wipe-out =
    Discard { $held ->
        [1] the Denunciation
       *[other] all { $held } Denunciations
    } on { $tenant } and gain 1 VP
alternatywy-choice-seat-second = { $tenant } files second
alternatywy-choice-seat-order = { $tenant } comes { $nth }
alternatywy-choice-seat-blue = Report a Breakdown of { $tenant }
alternatywy-choice-seat-deed-repair = Repair the Breakdown of { $tenant }
alternatywy-choice-seat-deed-repair-own = Repair your own Breakdown
alternatywy-choice-seat-deed-take-denunciation =
    Take a Denunciation on { $tenant }; { $held ->
        [12] 12 are held, so it is lost
       *[other] it will be the { $nth }
    }
alternatywy-choice-seat-deed-enter = Enter { $tenant }
alternatywy-choice-seat-deed-enter-own = Enter yourself
alternatywy-choice-seat-deed-strike-out = Strike { $tenant } out
alternatywy-choice-seat-deed-file-for-reward =
    Denounce { $tenant }; { $held ->
        [12] 12 are held, so it is lost
       *[other] it will be the { $nth }
    }
alternatywy-choice-seat-deed-file-for-penalty =
    Denounce { $tenant }; { $held ->
        [12] 12 are held, so it is lost
       *[other] it will be the { $nth }
    }
alternatywy-choice-seat-deed-exchange =
    Exchange on { $tenant }: you hold { $held ->
        [1] 1 Denunciation
       *[other] { $held } Denunciations
    }
alternatywy-choice-seat-deed-refile = File 2 on { $tenant }, on whom { $held } are held
alternatywy-choice-seat-deed-send = Send { $tenant } somewhere
alternatywy-choice-seat-card-tea-next-door = Tea with { $tenant }: 1 VP each
alternatywy-choice-seat-card-anonymous-letter = Write about { $tenant }, on whom { $held } are held
alternatywy-choice-seat-card-pencilled-in-enter = Enter { $tenant }
alternatywy-choice-seat-card-pencilled-in-enter-own = Enter yourself
alternatywy-choice-seat-card-pencilled-in-move = Move { $tenant }
alternatywy-choice-seat-card-pencilled-in-move-own = Move yourself
alternatywy-choice-seat-card-wrong-floor = Swap with { $tenant }, who is { $at }
alternatywy-choice-seat-card-leaking-ceiling = It drips on { $tenant }
alternatywy-choice-seat-card-plumber = Repair the Breakdown of { $tenant }
alternatywy-choice-seat-card-plumber-own = Repair your own Breakdown
alternatywy-choice-seat-card-ear-to-the-pipe = Look at the hand of { $tenant }
alternatywy-choice-seat-card-opera-glasses = { $tenant } shows a Trait
alternatywy-choice-seat-card-loan = Take a token from { $tenant }
alternatywy-choice-seat-card-mistaken-identity =
    It was { $tenant }; { $held ->
        [12] 12 are held, so it is lost
       *[other] that will be the { $nth }
    }
alternatywy-choice-seat-card-lift-out-of-order = Stop { $tenant }, who is { $at }
alternatywy-choice-seat-card-yard-assembly = { $tenant } files
alternatywy-choice-seat-card-flat-inspection = Look at the hand of { $tenant }
alternatywy-choice-seat-card-file =
    Open the file on { $tenant }: you hold { $held ->
        [1] 1 Denunciation
       *[other] { $held } Denunciations
    }
alternatywy-choice-seat-card-house-rules-enter = Enter { $tenant }
alternatywy-choice-seat-card-house-rules-strike = Strike { $tenant } out
alternatywy-choice-seat-card-summons = Summon { $tenant }
alternatywy-choice-seat-card-shut-valve = Shut the valve of { $tenant }
alternatywy-choice-seat-card-spot-fine = { $tenant } pays 1 VP
alternatywy-choice-seat-card-background-check = Check { $tenant }
alternatywy-choice-seat-bonus-kotek-repair = Repair the Breakdown of { $tenant }
alternatywy-choice-seat-bonus-kotek-repair-own = Repair your own Breakdown
alternatywy-choice-seat-bonus-handyman-repair = Repair the Breakdown of { $tenant }
alternatywy-choice-seat-bonus-handyman-repair-own = Repair your own Breakdown
alternatywy-choice-seat-bonus-exchange =
    Exchange on { $tenant }: you hold { $held ->
        [1] 1 Denunciation
       *[other] { $held } Denunciations
    }
alternatywy-choice-deed = { $deed }
alternatywy-choice-blue = { $blue }
alternatywy-choice-bonus = { $bonus }
alternatywy-choice-clean-two =
    { $trash ->
        [1] Clean the only Trash here instead of an Action
       *[other] Clean 2 Trash instead of an Action
    }
alternatywy-choice-leave = Leave 1 Trash { $at }
alternatywy-choice-clean = Clean 1 Trash { $at }
alternatywy-choice-play-action = Play { $card } as your Action
alternatywy-choice-play-additional = Play { $card }
alternatywy-choice-play-nothing-came-of-it = { $card }: stop { $target }
alternatywy-choice-play-application-rejected = { $card }: stop { $target }
alternatywy-choice-play-sick-note = Play { $card } and avoid it
alternatywy-choice-play-mistaken-identity = Play { $card }: somebody else is meant
alternatywy-choice-play-door-on-the-chain = Play { $card } and give up nothing
alternatywy-choice-play-lift-out-of-order = Play { $card }: somebody is stuck on the Staircase
alternatywy-choice-play-inspection = Play { $card }: 1 VP less for the Landlord
alternatywy-choice-play-caught-in-the-act = Play { $card }: 2 Denunciations on { $tenant }
alternatywy-choice-play-friends = Play { $card } and lose nothing
alternatywy-choice-play-compulsory-attendance = Play { $card }: { $tenant } takes part
alternatywy-choice-card-discard = Discard { $card }
alternatywy-choice-card-visit = Discard { $card } before { $host }
alternatywy-choice-card-loan = Give { $other } { $card }
alternatywy-choice-card-snoop = { $victim } discards { $card }
alternatywy-choice-good-keep = Keep { $good }
alternatywy-choice-good-give-up = Give up { $good }
alternatywy-choice-good-bid = Put in { $good }
alternatywy-choice-number-clean = Clean up { $number }
alternatywy-choice-number-remove = Remove { $number }
alternatywy-choice-number-exchange =
    { $number ->
        [5] Discard 5: { $tenant } loses 1 VP
       *[other] Discard 7 and gain 1 VP
    }
alternatywy-choice-line = Put { $tenant } in { $nth } place
alternatywy-choice-file = File a Denunciation
alternatywy-choice-file-two = File 2 Denunciations without asking
alternatywy-choice-decline = Decline, and be known as a Modest Citizen
alternatywy-choice-ask = Ask the Landlord whom to denounce
alternatywy-choice-avoid-club = Avoid it: you are needed in the Club
alternatywy-choice-avoid-chairman = Avoid it as Chairman of the Block Committee
alternatywy-choice-yes = Yes
alternatywy-choice-yes-play-first = Play first
alternatywy-choice-yes-keep-card = Keep { $card }
alternatywy-choice-yes-swap-below = Swap with { $tenant }
alternatywy-choice-yes-auction = Enter the Auction
alternatywy-choice-done = No
alternatywy-choice-done-none = Go on
alternatywy-choice-done-indicate = Let { $filer } choose
alternatywy-choice-done-play-first = Wait for your turn
alternatywy-choice-done-wipe-out = Keep the Denunciations
alternatywy-choice-done-pass = Pass: no Action
alternatywy-choice-done-end = End your Turn
alternatywy-choice-done-second = Nobody else files
alternatywy-choice-done-keep-card = Let it go to the discards
alternatywy-choice-done-swap-below = Stay where you are
alternatywy-choice-done-take-part = Take part
alternatywy-choice-done-auction = Pass
alternatywy-choice-done-bid = That is all
alternatywy-choice-done-react = No reaction

## The log

alternatywy-log-character = { $name } plays { $character }, { $job }.
alternatywy-log-trait-known = { $name } has chosen a Trait: { $trait }.
alternatywy-log-priority = { $name } has the Priority token.
alternatywy-log-stage = Stage { $stage } begins. Everybody draws 2 cards.
alternatywy-log-round = Stage { $stage }, Round { $round }, { $hours } o'clock.
alternatywy-log-sat-out = { $name } sits this Round out.
alternatywy-log-place-chosen-known = { $name } will go { $to }.
alternatywy-log-place-revealed = { $name } goes { $to }.
alternatywy-log-place-revealed-forced = { $name } has no choice and goes { $to }.
alternatywy-log-moved-hustler = The Hustler { $name } slips { $from } { $to }.
alternatywy-log-moved-wrong-floor = { $name } gets off on the wrong floor and is { $at } now.
alternatywy-log-moved-lift = { $name } is stuck on the Staircase: the lift is out of order.
alternatywy-log-filing = { $filer } has met the Landlord and must file.
alternatywy-log-filing-declined = { $filer } is a Modest Citizen and files nothing.
alternatywy-log-name-asked = { $filer } asks the Landlord whom to denounce.
alternatywy-log-name-given = The Landlord thinks { $filer } might mention { $accused }.
alternatywy-log-name-given-binding = The Landlord tells { $filer } to denounce { $accused }.
alternatywy-log-denounced =
    The Landlord holds { $held ->
        [1] 1 Denunciation
       *[other] { $held } Denunciations
    } on { $accused } now.
alternatywy-log-denounced-by =
    { $filer } denounces { $accused }, on whom { $held ->
        [1] 1 Denunciation is
       *[other] { $held } Denunciations are
    } held now.
alternatywy-log-denunciation-lost = The Landlord holds 12 Denunciations on { $accused } already. One more is lost.
alternatywy-log-bounced = The Professor writes back: the Landlord takes one on { $accused }, too.
alternatywy-log-denunciations-discarded =
    The Landlord discards { $count ->
        [1] 1 Denunciation
       *[other] { $count } Denunciations
    } on { $tenant } and holds { $held } now.
alternatywy-log-exchanged = The Landlord exchanges { $count } Denunciations on { $tenant }.
alternatywy-log-turn = { $name } is on turn, { $at }.
alternatywy-log-plays-first = The Overseer { $name } plays before all others.
alternatywy-log-passed = { $name } passes.
alternatywy-log-played = { $name } plays { $card }.
alternatywy-log-played-on = { $name } plays { $card } on { $other }.
alternatywy-log-played-on-two = { $name } plays { $card } on { $first } and { $second }.
alternatywy-log-played-place = { $name } plays { $card }: { $place }.
alternatywy-log-cancelled = { $card }, played by { $name }, has no effect.
alternatywy-log-drawn = { $name } draws a card.
alternatywy-log-drawn-known = { $name } draws { $card }.
alternatywy-log-reshuffled-tenants =
    The discarded Tenant cards become a new deck of { $cards ->
        [1] 1 card.
       *[other] { $cards } cards.
    }
alternatywy-log-reshuffled-landlord =
    The discarded Landlord cards become a new deck of { $cards ->
        [1] 1 card.
       *[other] { $cards } cards.
    }
alternatywy-log-discarded-limit = { $name } holds too many cards and discards { $card }.
alternatywy-log-discarded-forced = { $name } must discard { $card }.
alternatywy-log-card-given = { $name } gives { $other } a card.
alternatywy-log-card-given-known = { $name } gives { $other } { $card }.
alternatywy-log-hand-seen = { $name } looks at the hand of { $victim }.
alternatywy-log-ignored = { $name } keeps the door on the chain and gives up nothing.
alternatywy-log-entered = { $tenant } is entered on the List, in { $nth } place.
alternatywy-log-reordered = { $tenant } is { $nth } on the List now.
alternatywy-log-struck-out = { $tenant } is off the List.
alternatywy-log-work-revealed = A Social Work is announced: { $work }.
alternatywy-log-work-replaced = { $work } is called off and discarded.
alternatywy-log-work-introduced = The Landlord introduces a Social Work: { $work }.
alternatywy-log-work-introduced-compulsory = { $work } is compulsory and takes its course.
alternatywy-log-avoids-club = { $tenant } is needed in the Club and avoids it.
alternatywy-log-avoids-chairman = { $tenant } avoids it as Chairman of the Block Committee.
alternatywy-log-avoids-card = { $tenant } has a Sick Note and avoids it.
alternatywy-log-avoidance-failed = { $tenant } must take part after all.
alternatywy-log-takes-part = { $tenant } takes part, in { $nth } place.
alternatywy-log-work-ended = { $work } is done. The List is empty again.
alternatywy-log-work-removed = { $work } did not take place and leaves the game.
alternatywy-log-round-lost-this = { $tenant } loses this Round.
alternatywy-log-round-lost-next = { $tenant } will lose the next Round.
alternatywy-log-littered =
    { $name } leaves Trash { $at }: { $trash ->
        [1] 1 lies
       *[other] { $trash } lie
    } there now.
alternatywy-log-cleaned =
    { $name } cleans up { $count } Trash { $at }. { $trash ->
        [0] It is clean now.
        [1] 1 is left.
       *[other] { $trash } are left.
    }
alternatywy-log-trash-removed =
    { $count } Trash disappears { $from }. { $trash ->
        [0] It is clean now.
        [1] 1 is left.
       *[other] { $trash } are left.
    }
alternatywy-log-trash-moved = Kotek moves 1 Trash { $from } { $to }.
alternatywy-log-broke-down = { $other } reports a Breakdown of { $tenant }.
alternatywy-log-repaired = { $name } repairs the Breakdown of { $tenant }.
alternatywy-log-repaired-own = { $tenant } repairs a Breakdown at home.
alternatywy-log-billed = { $tenant } gets the bill for the Breakdown.
alternatywy-log-summoned = { $tenant } is summoned and must go to the Landlord's in the next Round.
alternatywy-log-sent = The Landlord has decided where { $tenant } must go in the next Round.
alternatywy-log-sent-known = { $tenant } must go { $to } in the next Round.
alternatywy-log-closed = Closed to Tenants in the next Round: { $place }.
alternatywy-log-watches = The Landlord watches the Courtyard, and will see where the Tenants go.
alternatywy-log-door-filled =
    { $tokens ->
        [0] Nothing is delivered to the shop.
        [1] 1 Shop Goods token is delivered to the shop door.
       *[other] { $tokens } Shop Goods tokens are delivered to the shop door.
    }
alternatywy-log-good-taken = { $name } takes a Shop Goods token.
alternatywy-log-good-taken-known = { $name } takes { $good }.
alternatywy-log-good-moved = { $other } takes a Shop Goods token from { $name }.
alternatywy-log-good-moved-known = { $other } takes { $good } from { $name }.
alternatywy-log-good-gone-auction = A Shop Goods token of { $name } is sold in the Auction.
alternatywy-log-good-gone-auction-known = { $good } of { $name } is sold in the Auction.
alternatywy-log-good-gone-work = { $name } gives up a Shop Goods token.
alternatywy-log-good-gone-work-known = { $name } gives up { $good }.
alternatywy-log-good-gone-materialist = { $name } parts with a Shop Goods token.
alternatywy-log-good-gone-materialist-known = { $name } parts with { $good }.
alternatywy-log-goods-returned =
    The shop has run dry. { $tokens ->
        [1] 1 token that had left the game is
       *[other] { $tokens } tokens that had left the game are
    } in supply again.
alternatywy-log-trait-shown = Everybody knows the Trait of { $name } now: { $trait }.
alternatywy-log-announced = { $name } enters the Auction.
alternatywy-log-auction-passed = { $name } does not enter the Auction.
alternatywy-log-committed-secret = { $name } puts tokens into the Auction.
alternatywy-log-committed =
    { $name } puts { $tokens ->
        [1] 1 token
       *[other] { $tokens } tokens
    } into the Auction.
alternatywy-log-bid = { $name } bids { $value }.
alternatywy-log-auction-won = { $name } wins the Auction.
alternatywy-log-auction-tied = The highest bids are equal: the Landlord profits.
alternatywy-log-points-gain = { $name } gains { $points } VP ({ $source }) and has { $now } now.
alternatywy-log-points-loss = { $name } loses { $points } VP ({ $source }) and has { $now } now.
alternatywy-log-points-trait = { $name } gains { $points } VP ({ $trait }) and has { $now } now.
alternatywy-log-points-award = { $name } gains { $points } VP for the day ({ $trait }) and has { $now } now.
alternatywy-log-points-cut-gain = { $name } gains { $points } VP less.
alternatywy-log-points-cut-loss = { $name } is spared the loss of { $points } VP.
alternatywy-log-day-judged = Stage { $stage } is over, and the Traits are judged.
alternatywy-log-ended-last-stage = The last Stage is over, and so is the match.
alternatywy-log-ended-sudden = Somebody has { $enough } VP. The match is over.

## The log of Board Actions and blue actions whose effect does not tell enough

alternatywy-log-acted-fewest-points = { $name } takes comfort in being last.
alternatywy-log-acted-take-denunciation = { $name } makes a note about somebody.
alternatywy-log-acted-reorder = { $name } changes the order of the List.
alternatywy-log-acted-replace-work = { $name } has the Social Work replaced.
alternatywy-log-acted-sign-up = { $name } volunteers in front of the Landlord.
alternatywy-log-acted-file-for-reward = { $name } has something to report, hoping for a reward.
alternatywy-log-acted-file-for-penalty = { $name } has something to report, hoping it will cost somebody.
alternatywy-log-acted-swap-cards = { $name } borrows from the Landlord's hand.
alternatywy-log-acted-first-visit = { $name } has the Club to enjoy alone.
alternatywy-log-acted-refile = { $name } sets the record straight.
alternatywy-log-acted-visit-chairman = { $name } visits the Co-op Chairman and points at the bins.
alternatywy-log-blue-flats-landlord = { $name } has the papers of everybody here checked.

## Why not

alternatywy-refusal-over = The match is over; nothing can be decided any more.
alternatywy-refusal-wrong-decision = That is not what has to be decided now.
alternatywy-refusal-action-first = First the Action, or pass; Additional cards come after it.
alternatywy-refusal-action-is-over = It is too late for that in this Turn: first the Action, then cards, then Trash.
alternatywy-refusal-bin-full = 3 Trash lie there already, and no more fit in.
alternatywy-refusal-bins-not-full = Trash lies in too few of the three bins for that.
alternatywy-refusal-blue-is-done = You have done the blue action of this Turn.
alternatywy-refusal-blue-needs-action = The blue action comes after an Action in the same place, and you have done none here.
alternatywy-refusal-changes-nothing = It would change nothing now, so it cannot be done.
alternatywy-refusal-cleaned-two = You have cleaned 2 Trash instead of an Action, and that is all the cleaning of a Turn.
alternatywy-refusal-club-visited = Somebody has had the lone visit to the Club in this Stage already.
alternatywy-refusal-deck-empty = There is no card left to draw.
alternatywy-refusal-door-empty = The shop door is empty until the next Stage.
alternatywy-refusal-exchange-after-action = A Watchful Eye exchanges after an Action, before the Turn comes to Trash.
alternatywy-refusal-first-already = You stand in 1st place already; there is nowhere to move up to.
alternatywy-refusal-hustle-first = A Hustler moves at the very beginning of the Turn, before anything else.
alternatywy-refusal-landlord-not-here = For that you must meet the Landlord.
alternatywy-refusal-landlord-only = Only the Landlord may do that.
alternatywy-refusal-landlord-watches = Nobody leaves Trash while the Landlord is here.
alternatywy-refusal-list-too-short = With fewer than 2 on the List there is no order to change.
alternatywy-refusal-meets-tenant = You may do that only if you meet no other Tenant here.
alternatywy-refusal-no-actions-in-courtyard = In the Courtyard the Landlord does no Action; he watches.
alternatywy-refusal-no-bin = That place has no bin. Bins are on the Staircase, in the Club and in the Courtyard.
alternatywy-refusal-no-blue-here = There is no blue action here for you.
alternatywy-refusal-no-handyman = Only a Handyman repairs on the way, and that is not your Trait.
alternatywy-refusal-no-hustler = Only a Hustler moves elsewhere in the Turn, and that is not your Trait.
alternatywy-refusal-no-kotek = Only Zygmunt Kotek can do that.
alternatywy-refusal-no-trash-here = No Trash lies there.
alternatywy-refusal-no-watchful-eye = Only a Watchful Eye exchanges outside the own place, and that is not your Trait.
alternatywy-refusal-no-work = No Social Work lies face up.
alternatywy-refusal-not-alone = You must be alone here for that.
alternatywy-refusal-not-denounced = The Landlord holds no Denunciation on you that could be discarded.
alternatywy-refusal-not-fewest = Another player has as few VP as you, or fewer.
alternatywy-refusal-not-here = That Action is not to be had in this place, or not for your side.
alternatywy-refusal-not-in-club = Only a Social Work that takes place in the Club can be introduced here.
alternatywy-refusal-not-listed = That player is not on the List.
alternatywy-refusal-off-the-board = Who loses the Round is not on the board.
alternatywy-refusal-once-a-day = You have done that in this Stage already.
alternatywy-refusal-once-a-stage = You have done that in this Stage already.
alternatywy-refusal-once-a-turn = You have done that in this Turn already.
alternatywy-refusal-one-additional = One Additional card is all for a Turn.
alternatywy-refusal-only-in-flats = Only in the Tenants' Flats.
alternatywy-refusal-only-in-window = A reaction is played at the moment it speaks of. You will be asked.
alternatywy-refusal-order-must-change = Then the List would be in the same order as before.
alternatywy-refusal-own-breakdown = Not while you have a Breakdown. Repair it first.
alternatywy-refusal-placed-already = That Tenant has a place in the new order already.
alternatywy-refusal-tenants-only = That is for Tenants only, not for the Landlord.
alternatywy-refusal-too-late-to-report = A Breakdown can be reported here until 15:00, in Rounds 1 to 3.
alternatywy-refusal-too-much-trash = 3 Trash lie here, so the Landlord can do no Action. Clean 2 instead, or pass.
alternatywy-refusal-trash-comes-last = Trash comes after the Action. Do an Action first, or pass.
alternatywy-refusal-trash-is-done = Leaving or cleaning is done for this Turn, and it comes last.
alternatywy-refusal-already-there = It has to be another place than this one.
alternatywy-refusal-bid-something = Who enters the Auction puts in at least 1 token.
alternatywy-refusal-broken-already = That Tenant has a Breakdown already, or the only one of the block is with somebody else.
alternatywy-refusal-cannot-close = Only the Staircase, the Club or the Courtyard can be closed.
alternatywy-refusal-cannot-wipe-out = That takes a Well-Connected Landlord who newly meets a Tenant with fewer VP and holds at least 2 Denunciations there.
alternatywy-refusal-character-taken = Somebody plays that Character already.
alternatywy-refusal-closed = That place is closed for repairs.
alternatywy-refusal-club-closed-now = In the evening nobody is in the Club; that is no way to avoid a compulsory Social Work.
alternatywy-refusal-files-not = That Tenant has nothing to file now.
alternatywy-refusal-five-or-seven = Exactly 5 or 7 are exchanged.
alternatywy-refusal-introduce-first = First a Social Work must be introduced in this Stage, and whatever lies open afterwards.
alternatywy-refusal-introduced-already = A Social Work has been introduced in this Stage, and one is all.
alternatywy-refusal-landlord-needed = Somebody must play the Landlord, and only you are left.
alternatywy-refusal-listed-already = That Tenant is on the List already.
alternatywy-refusal-must-file = Only a Modest Citizen may decline. You must file.
alternatywy-refusal-must-name = You have been asked and must name somebody.
alternatywy-refusal-no-action-in-club = Only who has done an Action in the Club in this Round, and is still there, avoids it so.
alternatywy-refusal-no-breakdown = That Tenant has no Breakdown.
alternatywy-refusal-no-cards = That player has no cards.
alternatywy-refusal-no-chairman = Only a Chairman of the Block Committee avoids it so, and that is not your Trait.
alternatywy-refusal-no-goods = There are no Shop Goods to take from that Tenant now.
alternatywy-refusal-no-informer = Only an Informer asks whom to denounce, and that is not your Trait.
alternatywy-refusal-no-marker = That Tenant has not littered in this Stage.
alternatywy-refusal-no-overseer = Only an Overseer plays first, and that is not your Trait.
alternatywy-refusal-no-points = There are no VP to lose.
alternatywy-refusal-no-such-good = You have no such token.
alternatywy-refusal-no-such-line = The List has no such place, or the Tenant stands there already.
alternatywy-refusal-no-such-player = There is no such player.
alternatywy-refusal-no-work-left = There is no Social Work left to reveal.
alternatywy-refusal-five-on-nobody = The Landlord holds 5 Denunciations on nobody yet.
alternatywy-refusal-nobody-listed = Nobody is on the List. First somebody must be entered.
alternatywy-refusal-not-in-hand = You do not hold that card.
alternatywy-refusal-not-met = You must meet that player.
alternatywy-refusal-not-offered = That is not one of the 2 tokens.
alternatywy-refusal-not-so-much-trash = At least 1, and no more than there is or than the card takes away.
alternatywy-refusal-not-yourself = It has to be somebody else: nobody does that to themselves.
alternatywy-refusal-other-side = That is a Trait of the other side.
alternatywy-refusal-professor-banned = In this match the Professor is not played at a table of three.
alternatywy-refusal-skips-next = That Tenant loses the next Round and goes nowhere.
alternatywy-refusal-summoned-already = That Tenant is summoned already.
alternatywy-refusal-too-few-denunciations = You hold too few Denunciations on that Tenant.
alternatywy-refusal-too-much-trash-about = More than 1 Trash lies on the board.
alternatywy-refusal-trait-used = You have had that Trait already.
alternatywy-refusal-work-in-club = It takes place in the Club, so being there is no excuse.

## The table in text mode

alternatywy-text-time = { $time }. { $name } plays first.
alternatywy-text-time-start = { $time }.
alternatywy-text-work =
    Social Work: { $work } ({ $place }{ $compulsory ->
        [yes] , compulsory
       *[no] {""}
    }).
alternatywy-text-work-anywhere =
    Social Work: { $work }{ $compulsory ->
        [yes] {" "}(compulsory)
       *[no] {""}
    }.
alternatywy-text-work-under-way = Social Work under way: { $work }.
alternatywy-text-list = On the List: { $list }.
alternatywy-text-supplies =
    { $tokens ->
        [0] The shop door is empty.
        [1] Shop door: 1 token.
       *[other] Shop door: { $tokens } tokens.
    } Cards left to draw: { $tenants } for Tenants, { $landlord } for the Landlord.
alternatywy-text-place = - { $place }: { $who }.
alternatywy-text-place-trash = - { $place } ({ $trash } Trash): { $who }.
alternatywy-text-place-closed = - { $place } ({ $trash } Trash, closed to Tenants): { $who }.
alternatywy-text-nobody = nobody
alternatywy-text-seat = { $name }, { $character }: { $parts }.
alternatywy-text-seat-landlord = { $name }, the Landlord { $character }: { $parts }.
alternatywy-text-seat-plain = { $name }: { $parts }.
alternatywy-text-points = { $points } VP
alternatywy-text-cards =
    { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    }
alternatywy-text-goods =
    { $goods ->
        [1] 1 Shop Goods token
       *[other] { $goods } Shop Goods tokens
    }
alternatywy-text-denunciations =
    { $held ->
        [1] 1 Denunciation
       *[other] { $held } Denunciations
    }
alternatywy-text-littered = has littered
alternatywy-text-breakdown = has a Breakdown
alternatywy-text-skip-this = sits this Round out
alternatywy-text-skip-next = will sit the next Round out
alternatywy-text-summoned = must go to the Landlord's next Round
alternatywy-text-sent = is sent somewhere next Round
alternatywy-text-watches = will see the Tenants' tokens next Round
alternatywy-text-trait = is known as { $trait }
alternatywy-text-legend = VP are Victory Points. Anything here can be asked about with b and its name: a place, a player, a card, a Trait, a Social Work, Trash.
alternatywy-text-trait-own = Your Trait, { $trait }
alternatywy-text-goods-own = Shop Goods
alternatywy-text-goods-own-about = { $list }. In brackets what each is worth in the Auction to you.
