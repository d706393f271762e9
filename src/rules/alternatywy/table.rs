//! The table: what lies open, and what is hidden.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::agenda::Task;
use super::ledger::{Change, Ledger};
use super::options::Options;
use super::pieces::{Card, Character, Kind, Place, Side, Token, Trait, Work};
use super::step::Step;
use crate::rules::{Chance, Seat, Set};

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
