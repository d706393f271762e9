### The rules card of Alternatywy 4. Someone who reads only this can play.
### Only the parts that matter in the match are shown, in this order.

alternatywy-rules-aim-heading = What it is about
alternatywy-rules-aim =
    { $tenants ->
        [2] Two
        [3] Three
        [4] Four
       *[5] Five
    } Tenants and their Landlord share a block of flats, and everybody plays against everybody. Whoever has most Victory Points (VP) in the end wins; all begin with { $start }. Nobody can have fewer than 0.

alternatywy-rules-stage-heading = Stages, Rounds and Turns
alternatywy-rules-stage =
    A Stage is one day and has 5 Rounds: 6 to 9, 9 to 12, 12 to 15, 15 to 18 and 18 to 21 o'clock. In a Round everybody goes to one of five places and then has one Turn there. In the evening the Stage ends with an Auction, bills and rewards.

alternatywy-rules-begin-heading = At the start of a Stage
alternatywy-rules-begin =
    1. Each Tenant draws 2 Tenant cards and secretly chooses a Trait.
    2. The Landlord draws 2 Landlord cards, turns up a Social Work, and then secretly chooses a Trait.
    3. The shop door is filled up to { $players } Shop Goods tokens, face down.
    The first Stage begins differently: each Tenant has 2 Tenant cards, the Landlord 1 Landlord card for each Tenant, the Social Work and the shop come before the Traits, and 1 Trash lies in the Courtyard.

alternatywy-rules-out-heading = Going out
alternatywy-rules-out =
    Everybody secretly lays a token with a place: Tenants' Flats, Staircase, At the Landlord's, Tenants' Club or Courtyard. Any place will do, also the one you have just come from. All tokens are turned up together and the figures placed. You meet whoever stands in the same place; you are alone if nobody else does, Landlord included.
    A Landlord who watched the Courtyard in the Round before sees the Tenants' tokens first and then chooses.

alternatywy-rules-meeting-heading = Meeting the Landlord
alternatywy-rules-meeting =
    Each Tenant who meets the Landlord must file a Denunciation: name another Tenant, and the Landlord holds 1 more on that one. If several meet him, he says who files next. Then everything else happens that meetings bring by Traits and bonuses. Whoever comes to meet the Landlord later in the Round files at once.

alternatywy-rules-denunciations-heading = Denunciations
alternatywy-rules-denunciations =
    The Landlord can hold up to 12 on each Tenant; any more are lost. They stay from Stage to Stage. He exchanges them at the Landlord's: 5 on one Tenant take 1 VP from that Tenant, 7 bring him 1 VP.
    Tenants have their own use for them: who files at the Landlord's by an Action gains 1 VP if it is exactly the 7th, or, by another Action, makes the accused lose 1 VP and all Denunciations if it is exactly the 5th or 6th.

alternatywy-rules-turn-heading = A Tenant's Turn
alternatywy-rules-turn =
    The holder of the Priority token begins, the others follow clockwise. After the Round the token goes to the player on the right.
    1. Do one Board Action of the place, or play one Action card, or pass.
    2. After an Action you may do the blue action of the place. You may also play one Additional card, even if you have passed. In either order.
    3. At a bin you may leave 1 Trash, if you are alone, or clean 1 Trash, in any company.
    What would change nothing cannot be done.

alternatywy-rules-turn-landlord-heading = The Landlord's Turn
alternatywy-rules-turn-landlord =
    1. Do one Board Action of the place, or play one Action card, or clean 2 Trash here, or pass.
    2. After an Action, though not after cleaning 2, you may do the blue action. You may also play one Additional card, in any case. In either order.
    3. If you have not cleaned 2, you may clean 1 Trash here.

alternatywy-rules-flats-heading = Tenants' Flats
alternatywy-rules-flats =
    Tenants: 1. If you meet nobody and have fewer VP than each other player, gain 1 VP. 2. Draw 2 Tenant cards. 3. Repair a Breakdown.
    Who has a Breakdown can do neither 1 nor 2.
    Landlord: 1. Take 1 Denunciation on a Tenant of your choice. 2. Repair a Breakdown.
    Blue: each Tenant you meet discards 1 Tenant card.

alternatywy-rules-staircase-heading = Staircase
alternatywy-rules-staircase =
    Tenants: 1. If you meet no other Tenant, enter any Tenant on the List of Social Work, or change its order. 2. You and every Tenant you meet lose a Round; the Social Work is discarded, and another one turned up. 3. If you meet the Landlord, enter yourself on the List, or move up 1 place on it, and gain 1 VP.
    Landlord: enter a Tenant, change the order, or strike a Tenant out.
    There is a bin, and no blue action.

alternatywy-rules-landlords-heading = At the Landlord's
alternatywy-rules-landlords =
    Tenants: 1. File 1 Denunciation; if it is the 7th, gain 1 VP. 2. File 1 Denunciation; if it is the 5th or 6th, the Landlord discards all on that Tenant, who loses 1 VP. 3. If you meet the Landlord, he discards 1 Landlord card and you draw 1 Tenant card.
    Blue: report a Breakdown of another Tenant, in Rounds 1 to 3.
    Landlord: 1. Exchange 5 or 7 Denunciations on one Tenant. 2. Draw 2 Landlord cards.
    Blue: introduce the Social Work.

alternatywy-rules-club-heading = Tenants' Club
alternatywy-rules-club =
    Tenants: 1. The first Tenant of the Stage who does this while alone here gains 1 VP. 2. The Landlord discards 2 Denunciations on you, or the only one, and you file 2 on another Tenant.
    Blue: having done an Action here, you may avoid a Social Work later in the Round, unless it takes place in the Club.
    Landlord: 1. Introduce the Social Work, if it takes place in the Club. 2. Draw 1 Landlord card. 3. Secretly choose where one Tenant you meet must go in the next Round.
    Blue: draw 1 Landlord card.
    There is a bin.

alternatywy-rules-courtyard-heading = Courtyard
alternatywy-rules-courtyard =
    Tenants: 1. Take 1 Shop Goods token from the shop door. 2. Visit the Co-op Chairman: if Trash lies in all 3 bins, the Landlord loses 1 VP and you gain 1 VP.
    Landlord: no Action and no Action card. But in the next Round you choose where to go after the Tenants' tokens are turned up, unless 3 Trash lay here when your Turn began, or you cleaned 2.
    There is a bin, and no blue action.

alternatywy-rules-list-heading = The List of Social Work
alternatywy-rules-list =
    Each Tenant can stand on the List once. New ones go below the last; when somebody leaves, those below move up. The List stays from Stage to Stage, until a Social Work has used it.

alternatywy-rules-works-heading = Social Works
alternatywy-rules-works =
    The Landlord may introduce the face-up Social Work once a Stage, if anybody is listed. Then:
    1. From the top of the List each listed Tenant takes part or avoids it: after an Action in the Club, as Chairman of the Block Committee, or with a Sick Note. Avoiders leave the List, and the rest move up.
    2. What the card says happens to those who take part, from the 1st place down.
    3. The Landlord gets what the card says.
    4. If anybody took part, all Trash is removed from the place the card is marked with.
    The List is cleared and the card leaves the game. If everybody avoids it, nothing else happens.
    A Social Work that is not introduced leaves the game when the Stage ends. But Welcome Guests, Wonderful Initiative and Let's Write to the Chairman are compulsory: they then take place by themselves, if anybody is listed.

alternatywy-rules-lady-plays-all-heading = The Lady plays for all
alternatywy-rules-lady-plays-all =
    In this match, The Lady Will Play for Us costs all other Tenants a Round, listed or not, unless they avoid it.

alternatywy-rules-trash-heading = Trash
alternatywy-rules-trash =
    There are bins on the Staircase, in the Club and in the Courtyard. A Tenant who is alone at one may leave 1 Trash and gets the Littering marker for this Stage; at 3 nobody can leave more. Anybody may clean where they stand. Trash stays from Stage to Stage.

alternatywy-rules-locked-heading = Three Trash
alternatywy-rules-locked =
    Where 3 Trash lie when he takes his Action, the Landlord can do no Board Action, play no Action card and do no blue action. He can clean 2 instead, and play an Additional card or reactions. Tenants do not mind.

alternatywy-rules-breakdowns-heading = Breakdowns
alternatywy-rules-breakdowns =
    A Tenant can have one Breakdown. Until it is repaired, that Tenant can neither draw 2 cards nor gain the VP in the Tenants' Flats, and whoever still has one in the evening loses 1 VP, and the Breakdown with it. Anybody may repair any Breakdown. Another's brings 1 VP, also to the Landlord, but not to whoever reported it; your own brings nothing but peace.

alternatywy-rules-breakdowns-single-heading = A single Breakdown
alternatywy-rules-breakdowns-single =
    In this match there is only one Breakdown for the whole block. As long as somebody has it, nobody else can get one.

alternatywy-rules-shop-heading = Shop Goods
alternatywy-rules-shop =
    A token taken from the shop door is a random one, and only its owner may look at it. When the door is empty, there are no more until the next Stage. Tokens are worth 0 to 3, and 1 more to a Character who collects them; a Remanent is worth nothing to anybody. What you do not sell you keep.

alternatywy-rules-cards-heading = Cards
alternatywy-rules-cards =
    Nobody may hold more than { $limit } cards: whoever draws more discards the surplus at once, without effect.
    Action card: instead of a Board Action.
    Additional card: one in your Turn, after your Action or pass. It does not count as an Action.
    Reaction: at the moment it speaks of, in anybody's Turn.
    When a deck is used up, its discards become a new one.

alternatywy-rules-reactions-heading = Reactions
alternatywy-rules-reactions =
    There are seven moments for them: when the figures have been placed, when a Denunciation is about to be filed or taken, when a card is played, when a listed Tenant may avoid a Social Work or has just done so, when somebody is made to give up cards or goods, when the Landlord's VP are about to change, and when a Tenant has littered. Then whoever holds a fitting card is asked in secret, clockwise from the left of whoever caused it. A reaction can be answered by a reaction; the last one takes effect first.

alternatywy-rules-traits-heading = Traits
alternatywy-rules-traits =
    Your Trait lasts for one Stage and can be had once in the match, used or not. It is secret until its benefit is used or it brings VP; then everybody knows it. It has a benefit, which you may use, and lines that pay VP by themselves, each at most 1 VP a Round unless it says otherwise. The last line is judged in the evening. More, most and fewest mean more or fewer than everybody else, unless the line says otherwise.

alternatywy-rules-lost-heading = Losing a Round
alternatywy-rules-lost =
    If your Turn in this Round has not begun, it is skipped, and your figure stays where it is. Otherwise you stay off the board in the next Round, even if that is in the next Stage. You can be denounced and listed, take part in Social Works and react all the same. You cannot lose another Round before that one is over.

alternatywy-rules-evening-heading = The end of a Stage
alternatywy-rules-evening =
    1. A compulsory Social Work that still lies open takes place.
    2. Auction. Each Tenant with Shop Goods may enter it or pass, also after others have entered. If two or more enter, each secretly puts in 1 or more tokens; the highest total gains 1 VP, and if the highest are equal, the Landlord gains it instead. Who enters alone gives up 1 or more tokens of any value and gains 1 VP. All these tokens leave the game.
    3. Each Tenant with a Breakdown loses 1 VP.
    4. The last lines of all Traits are judged together.
    5. Used Traits, Littering markers and the face-up Social Work go.

alternatywy-rules-end-heading = The end
alternatywy-rules-end =
    The match is over after { $stages ->
        [1] one Stage.
       *[other] { $stages } Stages.
    }

alternatywy-rules-end-sudden-heading = The end
alternatywy-rules-end-sudden =
    Whoever has { $enough } VP first wins at once, whenever that is. If several get there at the same moment, the one with most of them wins. If nobody has { $enough } when Stage { $last } ends, the match is over as well. When all your Traits are used up, you may have all of them again, and sold goods come back to the shop when it runs dry.

alternatywy-rules-two-tenants-heading = With two Tenants
alternatywy-rules-two-tenants =
    There is only one whom you can denounce. It is better not to play the Professor: all the other Tenant must file ends on him, and bounces.

alternatywy-rules-two-tenants-banned-heading = With two Tenants
alternatywy-rules-two-tenants-banned =
    There is only one whom you can denounce. The Professor takes no part in this match, because all of it would bounce.

alternatywy-rules-ties-heading = Who wins
alternatywy-rules-ties =
    Whoever has most VP, be it a Tenant or the Landlord. If it is equal, a Tenant comes before the Landlord; then whoever has fewer Denunciations against them; then whose unsold goods are worth more, to their owner. If even that is equal, they share the place.

alternatywy-rules-tips-heading = Tips for Tenants
alternatywy-rules-tips =
    Think of where the Landlord would like to be, and of who else thinks of it. A place on the List is not always bad: read the Social Work first, sometimes the 1st place pays. Three bins with 1 Trash each keep the Landlord awake, and the Chairman at home to visitors. Report Breakdowns as late as the clock allows, and be the one with the spanner when somebody else has reported one.

alternatywy-rules-tips-landlord-heading = Tips for the Landlord
alternatywy-rules-tips-landlord =
    A Social Work needs a List, an Action at the Landlord's, and less than 3 Trash if it is to begin in the Club: prepare it a Round before. Watch the Courtyard when you want to meet somebody, or nobody. Keep an eye on who stands at 6 Denunciations: the 7th is worth 1 VP to you, but also to a Tenant who files it by an Action.
