//! The table: what lies open, what is hidden, and what a viewer sees of both.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::agenda::Task;
use super::moves::{Bonus, Deed};
use super::options::Options;
use super::pieces::{Card, Character, Kind, Place, Side, Token, Trait, Work};
use crate::rules::{Chance, Seat, Set, Viewer};

/// The most that play.
pub const MOST_SEATS: usize = 6;

/// The most Denunciations the Landlord can hold on a Tenant (A4 1.8).
pub const MOST_DENUNCIATIONS: u8 = 12;

/// The most Trash in a Location (A4 1.7).
pub const MOST_TRASH: u8 = 3;

/// What is open to everybody, spectators included (A4 R117).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// The numbers of the match.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// Who plays which Character, once it is settled.
    pub characters: [Option<Character>; MOST_SEATS],
    /// Who plays the Landlord, once all Characters are settled.
    pub landlord: Seat,
    /// The Stage, from 1.
    pub stage: u8,
    /// The Round of the Stage, from 1 to 5; 0 before the first one.
    pub round: u8,
    /// Whether it is Phase III, after the last Round of a Stage.
    pub evening: bool,
    /// Who holds the Priority token, once the first player is known.
    pub priority: Option<Seat>,
    /// Victory Points.
    pub points: [u8; MOST_SEATS],
    /// Where they came from.
    pub ledgers: [Ledger; MOST_SEATS],
    /// The Denunciations that the Landlord holds on each Tenant, 0 to 12.
    pub denunciations: [u8; MOST_SEATS],
    /// The List of Social Work, from place 1.
    pub list: ArrayVec<[Seat; 5]>,
    /// The Social Work that lies face up.
    pub work: Option<Work>,
    /// Those discarded by a Tenant's Staircase Action 2, which can come again.
    pub replaced_works: Set<Work>,
    /// Those that have left the game.
    pub works_gone: Set<Work>,
    /// Trash in the Locations with a bin, as in [`Place::BINS`].
    pub trash: [u8; 3],
    /// Who has a Littering marker.
    pub littered: Set<Seat>,
    /// Who has a Breakdown: the player that reported it.
    pub breakdowns: [Option<Seat>; MOST_SEATS],
    /// Where the figures stand; off the board if nowhere.
    pub figures: [Option<Place>; MOST_SEATS],
    /// Who loses a Round.
    pub skips: [Skip; MOST_SEATS],
    /// The Location closed for Tenants in this Round.
    pub closed: Option<Place>,
    /// The one that will be in the next Round.
    pub closes: Option<Place>,
    /// Who must go somewhere in the next Round, and whether all know where to.
    pub forced: [Option<Forced>; MOST_SEATS],
    /// Whether the Landlord chooses last in the next Round.
    pub will_watch: bool,
    /// Whether he chooses last in this Round, as long as tokens are chosen.
    pub watching: bool,
    /// Who has a Trait for this Stage.
    pub with_trait: Set<Seat>,
    /// The Traits of this Stage that all know.
    pub shown: [Option<Trait>; MOST_SEATS],
    /// The Traits of earlier Stages that all know.
    pub shown_before: [Set<Trait>; MOST_SEATS],
    /// Who has laid a Location token.
    pub chosen: Set<Seat>,
    /// The Location tokens that have been turned up, before figures are placed.
    pub revealed: [Option<Place>; MOST_SEATS],
    /// What has happened in this Stage so far.
    pub today: Today,
    /// What has happened in this Round so far.
    pub now: Now,
    /// What the player on turn has done so far.
    pub turn: Turn,
    /// The Social Work under way.
    pub working: Option<Working>,
    /// The Auction.
    pub auction: Auction,
    /// Changes of VP that are about to be applied together (A4 R96).
    pub batch: ArrayVec<[Change; 12]>,
    /// What is still to be done; the last one comes first.
    pub agenda: ArrayVec<[Task; 64]>,
    /// What has to be decided.
    pub step: Step,
    /// Who decides, unless it is a reaction: then it is a secret.
    pub decider: Seat,
    /// The discards of both decks.
    pub discards: Set<Card>,
    /// The tokens that left the game face up.
    pub goods_gone: Set<Token>,
}

/// Where the VP of a seat came from and went to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ledger {
    /// By source, as in [`Source::ALL`].
    pub sources: [i16; Source::ALL.len()],
    /// By Stage; the last one holds all that follow.
    pub stages: [i8; 12],
}

/// Where VP come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Source {
    Start,
    Board,
    Cards,
    Traits,
    Awards,
    Works,
    Auctions,
    Denunciations,
    Breakdowns,
}

impl Source {
    /// Every one, in order.
    pub const ALL: [Source; 9] = [
        Source::Start,
        Source::Board,
        Source::Cards,
        Source::Traits,
        Source::Awards,
        Source::Works,
        Source::Auctions,
        Source::Denunciations,
        Source::Breakdowns,
    ];

    /// The stable name.
    pub fn name(self) -> &'static str {
        ["start", "board", "cards", "traits", "awards", "works", "auctions", "denunciations", "breakdowns"]
            [self as usize]
    }
}

/// Whether a player loses a Round (A4 1.13, R87).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skip {
    /// No.
    #[default]
    Free,
    /// The Turn of this Round is skipped.
    ThisRound,
    /// The next Round.
    NextRound,
}

/// How a Tenant was told where to go (A4 R86).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forced {
    /// By Summons: At the Landlord's, for all to know.
    Summoned,
    /// In the Club: only the Landlord knows where to.
    Sent,
}

/// What a Stage must remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Today {
    /// Kotek has moved Trash.
    pub moved_trash: bool,
    /// Furman has drawn for filing.
    pub furman_drew: bool,
    /// Anioł has named an accused.
    pub name_given: bool,
    /// Hustlers who have changed Location.
    pub hustled: Set<Seat>,
    /// The Watchful Eye has exchanged by the benefit.
    pub exchanged: bool,
    /// The lone visit to the Club has been rewarded.
    pub club_visited: bool,
    /// How many Social Works the Landlord has introduced.
    pub introduced: u8,
    /// How many he may introduce.
    pub introductions: u8,
    /// Whether at least 2 Tenants took part in one that he introduced.
    pub well_attended: bool,
    /// S01 "or who litters" holds: who has been paid for.
    pub lady_plays: Option<Set<Seat>>,
    /// Who paid a bill for a Breakdown.
    pub billed: Set<Seat>,
}

/// What a Round must remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Now {
    /// The VP lines that have paid, a bit each: 1 for line 1, 2 for line 2.
    pub paid: [u8; MOST_SEATS],
    /// The Materialist has tried to take a token.
    pub robbed: bool,
    /// The Tenants that filed with the Landlord.
    pub filed: Set<Seat>,
    /// Whose Turn is over or was skipped.
    pub acted: Set<Seat>,
    /// The Tenants that performed an Action in the Club (A4 R59).
    pub acted_in_club: Set<Seat>,
    /// The Landlord plays before all others.
    pub landlord_first: bool,
    /// Who has yet to file because of a meeting.
    pub to_file: Set<Seat>,
    /// Who met whom just now: for each seat the others.
    pub fresh: [Set<Seat>; MOST_SEATS],
}

/// What a player's own Round, here the Turn, must remember (A4 1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose Turn it is.
    pub seat: Option<Seat>,
    /// Where the Action was performed, if one was.
    pub action: Option<Place>,
    /// The Landlord cleaned 2 Trash instead of it.
    pub cleaned_two: bool,
    /// The blue action is done.
    pub blue: bool,
    /// The ADDITIONAL card is played.
    pub extra: bool,
    /// The leaving or cleaning is done (A4 R82).
    pub trash: bool,
    /// Kotek has repaired.
    pub kotek_repaired: bool,
    /// The Handyman has repaired.
    pub handyman_repaired: bool,
    /// A bonus or benefit has been used.
    pub bonus_used: bool,
    /// Fewer than 3 Trash lay in the Courtyard when the Landlord's Turn began there.
    pub may_watch: bool,
}

/// A Social Work under way (A4 1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Working {
    /// Which.
    pub work: Work,
    /// Whether it takes its course by itself in Phase III (A4 R108).
    pub compulsory: bool,
    /// Who avoids it.
    pub avoiders: Set<Seat>,
    /// Who has answered.
    pub answered: Set<Seat>,
    /// How many take part, once the avoiders have left.
    pub participants: u8,
}

/// What has happened in the Auction (A4 1.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// Who has announced interest.
    pub announced: Set<Seat>,
    /// Who has passed since the last announcement.
    pub passed: Set<Seat>,
    /// Who has committed tokens.
    pub committed: Set<Seat>,
    /// Who was asked last.
    pub last: Option<Seat>,
}

/// A change of VP that is about to happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// By how much.
    pub by: i8,
    /// Where from.
    pub source: Option<Source>,
    /// By which line of a Trait: 1, 2, or 3 for the End of Day; else 0.
    pub line: u8,
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "step")]
#[expect(missing_docs, reason = "the fields are the players and pieces that the variants speak of")]
pub enum Step {
    /// Which Character to play.
    Character,
    /// Which Trait to have, in secret.
    Trait,
    /// Which Location token to lay, in secret.
    Place,
    /// Landlord: where to go, having seen the Tenants' tokens.
    Watch,
    /// Landlord: who files next.
    Filer,
    /// Tenant: file, decline (Modest Citizen), or ask for a name (Informer).
    File,
    /// Landlord: whom to denounce; he must say it if `asked`.
    Indicate { filer: Seat, asked: bool },
    /// Tenant: whom to denounce.
    Accuse,
    /// Landlord: whether to play first (Overseer).
    PlayFirst,
    /// Landlord: whom to take a token from (Materialist).
    Rob,
    /// Landlord: on whom to discard all Denunciations (Well-Connected).
    WipeOut,
    /// The own Turn: what to do.
    Turn { stage: Stage },
    /// Whom or what an action, card or bonus is for.
    Target { aim: Aim },
    /// A second one: the next Tenant who files (L01).
    Second { first: Seat },
    /// Where on the List a Tenant goes.
    Line { tenant: Seat },
    /// The new order of the List: who comes next, after `placed` Tenants; whether
    /// it has changed so far.
    Order { placed: u8, changed: bool },
    /// Which of the own cards to discard, or to give.
    Discard { why: Parting },
    /// Which card of the hand looked at is discarded.
    Snoop { victim: Seat },
    /// Kolińska: whether to keep the card discarded.
    KeepCard { guest: Seat },
    /// Balcerek: which of two tokens to keep.
    KeepGood,
    /// Which token to give up (S10).
    GiveUpGood,
    /// How much Trash to take away, up to `most`.
    Amount { most: u8, place: Place },
    /// 5 or 7 Denunciations.
    Exchange { tenant: Seat },
    /// Landlord: where he sends a Tenant, in secret.
    SendTo { tenant: Seat },
    /// Furman: whether to swap with the Tenant below.
    SwapBelow,
    /// A listed Tenant: take part or avoid.
    TakePart,
    /// A Tenant: announce interest in the Auction, or pass.
    Auction,
    /// A Tenant: which token to commit, or that this is all.
    Bid,
    /// A window: whoever may can react.
    React { window: Window },
    /// Nothing: the match is over.
    Over,
}

/// How far a Turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the Action.
    Action,
    /// After it: blue action, ADDITIONAL card, Trash.
    After,
    /// After the Trash: only bonuses are left.
    Late,
}

/// What a target is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// A Board Action.
    Deed(Deed),
    /// The blue action: whose Breakdown is reported.
    Blue,
    /// A card.
    Card(Kind),
    /// A bonus or benefit.
    Bonus(Bonus),
}

/// Why a player parts with a card of the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the players that the variants speak of")]
pub enum Parting {
    /// Down to the hand limit.
    Limit,
    /// An effect.
    Forced,
    /// Kolińska is visited.
    Visit { host: Seat },
    /// A card for a token (T15).
    Loan { to: Seat },
}

/// A window for reactions, W1 to W7 (A4 1.12, R89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "window")]
#[expect(missing_docs, reason = "the fields are the players, cards and amounts that the variants speak of")]
pub enum Window {
    /// W1: the figures have been placed.
    Placement,
    /// W2: a Denunciation is about to be filed or taken.
    Denunciation { on: Seat },
    /// W3: a card is played.
    Card { kind: Kind, by: Seat },
    /// W4: a Tenant avoids a Social Work.
    Avoidance { tenant: Seat },
    /// W5: a player is made to discard or give up cards or tokens.
    Loss { victim: Seat },
    /// W6: the Landlord's VP are about to change.
    Points { by: i8 },
    /// W7: a Tenant has littered.
    Littering { tenant: Seat },
}

/// A whole match: what lies open, and what does not (A4 R117).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The hands.
    pub hands: [Set<Card>; MOST_SEATS],
    /// What is left of both decks. Which card comes next is decided when it is drawn.
    pub deck: Set<Card>,
    /// What is left of the Social Works, likewise.
    pub works: Set<Work>,
    /// The Traits of this Stage.
    pub traits: [Option<Trait>; MOST_SEATS],
    /// The Traits that have been used up.
    pub spent: [Set<Trait>; MOST_SEATS],
    /// The Location tokens that lie face down.
    pub tokens: [Option<Place>; MOST_SEATS],
    /// Where the Landlord sends Tenants in the next Round.
    pub sent: [Option<Place>; MOST_SEATS],
    /// The Shop Goods that players hold.
    pub goods: [Set<Token>; MOST_SEATS],
    /// Those at the shop door.
    pub door: Set<Token>,
    /// Those in the supply.
    pub supply: Set<Token>,
    /// Those that left the game face down.
    pub goods_lost: Set<Token>,
    /// What has been committed in the Auction.
    pub bids: [Set<Token>; MOST_SEATS],
    /// The two tokens that Balcerek looks at.
    pub offered: Set<Token>,
    /// The card that Kolińska may keep.
    pub passing: Option<Card>,
    /// Who is asked in a window. That somebody is asked tells what he holds.
    pub asked: Option<Seat>,
    /// Where draws and shuffles come from.
    pub chance: Chance,
}

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The viewer's own hand; none for spectators.
    pub hand: Option<Set<Card>>,
    /// How many cards each seat holds.
    pub hands: [u8; MOST_SEATS],
    /// How many cards the Tenant deck and the Landlord deck have.
    pub decks: [u8; 2],
    /// How many Social Works are left in the deck.
    pub works: u8,
    /// The viewer's own Trait of this Stage.
    pub own_trait: Option<Trait>,
    /// The viewer's own used Traits.
    pub own_spent: Set<Trait>,
    /// The viewer's own face-down Location token.
    pub own_token: Option<Place>,
    /// Where the Landlord sends Tenants, if he looks.
    pub sent: [Option<Place>; MOST_SEATS],
    /// The viewer's own Shop Goods.
    pub own_goods: Set<Token>,
    /// How many Shop Goods each seat holds, committed ones not counted.
    pub goods: [u8; MOST_SEATS],
    /// What the viewer has committed in the Auction.
    pub own_bid: Set<Token>,
    /// How many tokens each seat has committed, once it is done.
    pub bids: [u8; MOST_SEATS],
    /// How many tokens hang at the shop door.
    pub door: u8,
    /// How many are in the supply.
    pub supply: u8,
    /// How many left the game face down.
    pub goods_lost: u8,
    /// The tokens that Balcerek looks at, if he is the viewer.
    pub offered: Set<Token>,
    /// The card that Kolińska may keep, if the viewer knows it.
    pub passing: Option<Card>,
    /// The hand that the viewer is looking at.
    pub snooped: Option<Set<Card>>,
    /// Whether the viewer is the one who is asked in a window.
    pub asked: bool,
}

impl Table {
    /// The seats that play, clockwise from one of them.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |steps| from.after(steps, seats))
    }

    /// Turn order: the Priority holder, then clockwise (A4 1.1).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise(self.priority.unwrap_or_default())
    }

    /// The Tenants in turn order.
    pub fn tenants(&self) -> impl Iterator<Item = Seat> + use<> {
        let landlord = self.landlord;
        self.turn_order().filter(move |&seat| seat != landlord)
    }

    /// How many Tenants play.
    pub fn tenant_count(&self) -> u8 {
        self.seats - 1
    }

    /// Whether this seat is a Tenant's.
    pub fn is_tenant(&self, seat: Seat) -> bool {
        seat.0 < self.seats && seat != self.landlord
    }

    /// Which side a seat is on.
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.landlord { Side::Landlord } else { Side::Tenant }
    }

    /// Who plays a Character, if anybody does.
    pub fn player_of(&self, character: Character) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.characters[seat.index()] == Some(character))
    }

    /// Whether a seat plays a Character.
    pub fn plays(&self, seat: Seat, character: Character) -> bool {
        self.characters[seat.index()] == Some(character)
    }

    /// What is on a card.
    pub fn kind(&self, card: Card) -> Kind {
        self.options.deck.kind(card)
    }

    /// Where a figure stands.
    pub fn place(&self, seat: Seat) -> Option<Place> {
        self.figures[seat.index()]
    }

    /// Whether two figures are in the same Location (A4 1.1).
    pub fn meets(&self, one: Seat, other: Seat) -> bool {
        one != other && self.place(one).is_some() && self.place(one) == self.place(other)
    }

    /// Whom a figure meets.
    pub fn met(&self, seat: Seat) -> Set<Seat> {
        Seat::all(self.seats).filter(|&other| self.meets(seat, other)).collect()
    }

    /// The Tenants a figure meets.
    pub fn met_tenants(&self, seat: Seat) -> Set<Seat> {
        let mut met = self.met(seat);
        met.remove(self.landlord);
        met
    }

    /// Whether no other figure is in the Location.
    pub fn alone(&self, seat: Seat) -> bool {
        self.place(seat).is_some() && self.met(seat).is_empty()
    }

    /// The Trash in a Location; 0 where there is no bin.
    pub fn trash_at(&self, place: Place) -> u8 {
        place.bin().map_or(0, |bin| self.trash[bin])
    }

    /// All the Trash on the board.
    pub fn all_trash(&self) -> u8 {
        self.trash.iter().sum()
    }

    /// In how many Locations there is Trash.
    pub fn littered_bins(&self) -> u8 {
        self.trash.iter().map(|&trash| u8::from(trash > 0)).sum()
    }

    /// The place of a Tenant on the List, from 1.
    pub fn line_of(&self, tenant: Seat) -> Option<u8> {
        self.list.iter().position(|&listed| listed == tenant).map(|at| at as u8 + 1)
    }

    /// Whether a seat may have this Trait now, as far as everybody knows.
    pub fn could_have(&self, seat: Seat, one: Trait) -> bool {
        match self.shown[seat.index()] {
            Some(shown) => shown == one,
            None => self.side(seat) == one.side() && !self.shown_before[seat.index()].contains(one),
        }
    }

    /// The VP of a seat.
    pub fn points_of(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }
}

impl State {
    /// Who must decide now.
    pub fn decider(&self) -> Option<Seat> {
        match self.table.step {
            Step::Over => None,
            Step::React { .. } => self.asked,
            _ => Some(self.table.decider),
        }
    }

    /// The cards of a kind in a hand.
    pub fn held(&self, seat: Seat, kind: Kind) -> Set<Card> {
        self.hands[seat.index()].and(self.table.options.deck.cards(kind))
    }

    /// Whether a seat has this Trait in this Stage.
    pub(super) fn has(&self, seat: Seat, one: Trait) -> bool {
        self.traits[seat.index()] == Some(one)
    }
}

impl View {
    /// What `viewer` sees of a state.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let table = &state.table;
        let mine = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let sides = [Side::Tenant, Side::Landlord];
        let (snooped, passing) = match table.step {
            Step::Snoop { victim } if own(table.decider) => (Some(state.hands[victim.index()]), None),
            Step::KeepCard { guest } if own(table.decider) || own(guest) => (None, state.passing),
            _ => (None, None),
        };
        let settled = table.with_trait.len() == table.seats || table.stage > 0;
        View {
            viewer,
            table: *table,
            hand: mine.map(|seat| state.hands[seat]),
            hands: state.hands.map(Set::len),
            decks: sides.map(|side| state.deck.and(table.options.deck.side(side)).len()),
            works: state.works.len(),
            own_trait: mine.and_then(|seat| state.traits[seat]),
            own_spent: mine.map_or(Set::EMPTY, |seat| state.spent[seat]),
            own_token: mine.and_then(|seat| state.tokens[seat]),
            sent: if settled && own(table.landlord) { state.sent } else { [None; MOST_SEATS] },
            own_goods: mine.map_or(Set::EMPTY, |seat| state.goods[seat]),
            goods: std::array::from_fn(|seat| {
                // A bid in the making is nobody's business.
                let bidding = !table.auction.committed.contains(Seat(seat as u8)) && mine != Some(seat);
                state.goods[seat].len() + if bidding { state.bids[seat].len() } else { 0 }
            }),
            own_bid: mine.map_or(Set::EMPTY, |seat| state.bids[seat]),
            bids: std::array::from_fn(|seat| {
                if table.auction.committed.contains(Seat(seat as u8)) { state.bids[seat].len() } else { 0 }
            }),
            door: state.door.len() + state.offered.len(),
            supply: state.supply.len(),
            goods_lost: state.goods_lost.len(),
            offered: if own(table.decider) { state.offered } else { Set::EMPTY },
            passing,
            snooped,
            asked: state.asked.is_some_and(own),
        }
    }

    /// Whether this seat is the viewer's.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }
}
