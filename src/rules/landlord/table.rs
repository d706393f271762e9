//! The table: what lies open, what is hidden, and what a viewer sees of both.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::event::Trade;
use super::house::{House, MOST_FLOORS, MOST_HOUSES, Resident};
use super::options::Options;
use super::pieces::{Card, HouseId, Kind, Place, Use};
use super::summary::{Streets, Summary};
use crate::rules::{Chance, Seat, Set, Viewer};

/// The most that play.
pub const MOST_SEATS: usize = 6;

/// What is open to everybody, spectators included (LL R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// The numbers of the match.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The houses and the building site, in the order in which they were begun.
    pub houses: ArrayVec<[House; MOST_HOUSES]>,
    /// The normal roof each seat began with, while it is unused (LL R7).
    pub starting_roofs: [Option<Card>; MOST_SEATS],
    /// The cards in each hand that everybody knows (LL R66).
    pub known: [Set<Card>; MOST_SEATS],
    /// The discards, oldest first.
    pub discards: ArrayVec<[Card; 128]>,
    /// The card that lies open while it takes effect.
    pub playing: Option<Card>,
    /// What it is played as, if it is Politics.
    pub usage: Option<Use>,
    /// Who sits in Jail.
    pub jailed: Option<Seat>,
    /// Who began.
    pub beginner: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun.
    pub turn: u16,
    /// Reshuffles of the discards so far.
    pub reshuffles: u8,
    /// Who drew the last card, once the ending has begun (LL R89).
    pub last_drawer: Option<Seat>,
    /// What has happened in this turn so far.
    pub this_turn: Turn,
    /// What has to be decided.
    pub step: Step,
    /// What is going on, of which the decision is a part.
    pub business: Business,
    /// Musicians that have moved in and have not taken effect yet (LL R72, R73).
    pub musicians: ArrayVec<[Music; 7]>,
    /// What follows from the houses.
    #[serde(skip)]
    pub summary: Summary<Streets>,
}

/// What a turn must remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Squatted houses that step 1 has not handled.
    pub unexamined: Set<HouseId>,
    /// Collected in step 3, in M.
    pub rent: u16,
    /// Cards bought.
    pub bought: u8,
    /// Spent on cards, in M.
    pub spent: u16,
    /// Offers made to each seat.
    pub offers: [u8; MOST_SEATS],
    /// Whether a building site was taken down.
    pub took_down: bool,
    /// The Mothers with Child taken back.
    pub recalled: Set<Card>,
    /// Whether cards were discarded since the last window for a Double System.
    pub litter: bool,
}

impl Turn {
    /// What is left of the rent, in M: cards are bought with nothing else.
    pub fn to_spend(&self) -> u16 {
        self.rent.saturating_sub(self.spent)
    }
}

/// The kinds of decisions, with what was chosen on the way to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "step")]
#[expect(missing_docs, reason = "the fields say what was chosen before")]
pub enum Step {
    /// Step 1: the squatted house that is handled next.
    ExamineHouse,
    /// Step 1: which of the equally paying tenants of the house leaves.
    ExamineTenant { house: HouseId },
    /// Step 1: where the tenant goes.
    Rehome { tenant: Place },
    /// Step 2: what to do.
    Act,
    /// Step 2: the next card of the building site.
    Site { house: HouseId },
    /// The flat for the tenant or the Squatters played.
    MoveIn,
    /// The house to alter.
    Alter,
    /// The house for the action played.
    TargetHouse,
    /// The tenant, or Squatters, for the action played.
    TargetResident,
    /// The new flat of a tenant that is moved.
    MoveTo { tenant: Place },
    /// The next tenant to leave a Musician.
    MusicTenant,
    /// Where that tenant goes.
    MusicPlace { tenant: Place },
    /// The next tenant to leave a house that is demolished.
    DemolitionTenant,
    /// Where that tenant goes.
    DemolitionPlace { tenant: Place },
    /// Window: play Error against the crime.
    Error,
    /// Error: which house of the attacker is bombed.
    ErrorHouse,
    /// Error: which tenant of the attacker is murdered.
    ErrorTenant,
    /// Window: call the Police, or let the Family report.
    Police,
    /// Window: call the Police against Squatters moving in.
    SquattersPolice,
    /// Window: how the suspect answers.
    Suspicion,
    /// Window: whether somebody else clears the suspect (LL R84).
    Shield,
    /// Window: take back the top discard.
    DoubleSystem,
    /// The card to give (LL R69).
    OfferGive,
    /// The card to ask for.
    OfferWant,
    /// The money.
    OfferMoney,
    /// The rival's answer.
    OfferAnswer,
    /// Step 4: buy another card, or end the turn.
    Buy,
    /// Nothing: the match is over.
    Over,
}

/// What is going on beyond the decision in question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "business")]
#[expect(missing_docs, reason = "the fields are the pieces that the variants speak of")]
pub enum Business {
    /// Nothing: a move of the player on turn is finished.
    #[default]
    None,
    /// Step 1.
    Examining,
    /// A tenant from a hand has moved in.
    MovingIn,
    /// Squatters from a hand move in.
    Squatting { at: Place },
    /// A Move card.
    Moving,
    /// A house is demolished.
    Demolishing { house: HouseId },
    /// The house is gone; Musicians who left it take effect.
    Demolished,
    /// A crime.
    Crime(Crime),
    /// An offer in the making.
    Trading(Trade),
    /// The rent has been collected.
    Collected,
}

/// A crime, from its declaration to the end of the investigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Crime {
    /// Who commits it: the player on turn.
    pub criminal: Seat,
    /// Whether it is a Bomb; else it is a Murder.
    pub bomb: bool,
    /// The landlord of the house struck.
    pub victim: Seat,
    /// The house.
    pub house: HouseId,
    /// Who is to be murdered.
    pub target: Option<Card>,
    /// Whether a Family lives in the house struck (LL R31).
    pub witnessed: bool,
    /// Whether a Family lives with the criminal (LL R31).
    pub compulsory: bool,
    /// The Error played, and by whom.
    pub error: Option<(Card, Seat)>,
    /// Who is suspected.
    pub suspect: Seat,
}

/// A Musician who has moved in among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Music {
    /// The Musician.
    pub card: Card,
    /// Where he lives now.
    pub house: HouseId,
    /// Who chooses the new homes (LL R21).
    pub chooser: Seat,
    /// The tenants who lived there when he came.
    pub leaving: Set<Card>,
    /// Whether he has begun to play.
    pub begun: bool,
}

/// Where the money of a seat came from and went to, in M.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the sources say it")]
pub struct Ledger {
    pub start: i32,
    pub tenants: i32,
    pub empty_flats: i32,
    pub allowances: i32,
    pub fees: i32,
    pub trades: i32,
    pub bail: i32,
    pub cards: i32,
}

impl Ledger {
    /// What is left of it all.
    pub fn money(&self) -> i32 {
        self.start
            + self.tenants
            + self.empty_flats
            + self.allowances
            + self.fees
            + self.trades
            + self.bail
            + self.cards
    }
}

/// What the floors of a house hide, from below.
pub type Floors = ArrayVec<[Card; MOST_FLOORS]>;

/// A whole match: what lies open, and what does not (LL R66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The hands, by seat; an unused starting roof is not among them.
    pub hands: [Set<Card>; MOST_SEATS],
    /// What the floors hide, by the number of the house.
    pub floors: ArrayVec<[Floors; MOST_HOUSES]>,
    /// The pile; the last card is drawn next.
    pub pile: ArrayVec<[Card; 128]>,
    /// The money of each seat, by source.
    pub ledgers: [Ledger; MOST_SEATS],
    /// Who is asked in a window. That somebody is asked tells what he holds.
    pub asked: Option<Seat>,
    /// Where shuffles come from.
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
    /// What the floors of the viewer's own houses hide, by the number of the
    /// house; the others are empty.
    pub floors: ArrayVec<[Floors; MOST_HOUSES]>,
    /// How many cards each seat holds, an unused starting roof not counted.
    pub hands: [u8; MOST_SEATS],
    /// How many cards the pile has.
    pub pile: u8,
    /// The money of each seat by source, unless it is hidden from the viewer.
    pub ledgers: [Option<Ledger>; MOST_SEATS],
    /// Whether the viewer is the one who is asked in a window.
    pub asked: bool,
}

impl Table {
    /// The seats that play, clockwise from one of them.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |steps| from.after(steps, seats))
    }

    /// What is on the front of a card.
    pub fn kind(&self, card: Card) -> Kind {
        self.options.deck.kind(card)
    }

    /// The round of this turn, from 1 (LL R64).
    pub fn round(&self) -> u16 {
        self.turn.max(1).div_ceil(u16::from(self.seats))
    }

    /// A house that stands.
    pub fn house(&self, id: HouseId) -> Option<&House> {
        self.houses.iter().find(|house| house.id == id)
    }

    /// The houses of a seat from left to right, the building site included.
    pub fn street(&self, seat: Seat) -> impl Iterator<Item = &House> {
        self.houses.iter().filter(move |house| house.owner == seat)
    }

    /// The houses that are finished.
    pub fn finished(&self) -> impl Iterator<Item = &House> {
        self.houses.iter().filter(|house| house.is_finished())
    }

    /// Whether a house has a resident of this kind.
    pub fn has(&self, house: &House, kind: Kind) -> bool {
        self.sums(house).lodgers.contains(kind)
    }

    /// How many residents of a house are of this kind.
    pub(super) fn count(&self, house: &House, kind: Kind) -> u16 {
        house.residents.iter().map(|resident| u16::from(self.kind(resident.card) == kind)).sum()
    }

    /// The tenants of a house in the order in which they entered.
    pub fn tenants<'a>(&'a self, house: &'a House) -> impl Iterator<Item = &'a Resident> {
        house.residents.iter().filter(|resident| self.kind(resident.card).is_tenant())
    }

    /// Whether a house has a tenant; Squatters are none.
    pub fn has_tenant(&self, house: &House) -> bool {
        self.sums(house).lodgers.any_tenant()
    }

    /// Whether Squatters live in a house.
    pub fn is_squatted(&self, house: &House) -> bool {
        self.has(house, Kind::Squatters)
    }

    /// How many tenants live with a seat (LL R94).
    pub fn tenants_of(&self, seat: Seat) -> u8 {
        self.street(seat).map(|house| self.tenants(house).count() as u8).sum()
    }

    /// Who lives there: the house, and the card with the flat it begins in.
    pub fn lodger(&self, place: Place) -> Option<Card> {
        let resident = self.house(place.house)?.residents.iter().find(|resident| resident.flat == place.flat)?;
        Some(resident.card)
    }

    /// The kind of action that the card in play is, Politics as what it is played as.
    pub fn action(&self) -> Option<Kind> {
        let kind = self.playing.map(|card| self.kind(card))?;
        Some(match self.usage {
            Some(Use::Demolition) => Kind::Demolition,
            Some(Use::OwnUse) => Kind::OwnUse,
            _ => kind,
        })
    }

    /// The crime that is going on.
    pub fn crime(&self) -> Option<&Crime> {
        match &self.business {
            Business::Crime(crime) => Some(crime),
            _ => None,
        }
    }

    /// The offer in the making.
    pub fn trade(&self) -> Option<&Trade> {
        match &self.business {
            Business::Trading(trade) => Some(trade),
            _ => None,
        }
    }

    /// What the next card costs in step 4 (LL 1.3).
    pub fn price(&self) -> u8 {
        if self.this_turn.bought < 5 { 1 } else { 2 }
    }
}

impl State {
    /// The money of a seat, in M.
    pub fn money(&self, seat: Seat) -> u16 {
        self.ledgers[seat.index()].money().max(0) as u16
    }

    /// The cards in a hand with this front.
    pub(super) fn held(&self, seat: Seat, kind: Kind) -> Set<Card> {
        self.hands[seat.index()].and(self.table.options.deck.cards(kind))
    }

    /// Whether a seat has a card of this kind, the starting roof included (LL R7).
    pub(super) fn has_card(&self, seat: Seat, kind: Kind) -> bool {
        !self.held(seat, kind).is_empty() || kind == Kind::Roof && self.table.starting_roofs[seat.index()].is_some()
    }

    /// Who has to decide at this step.
    pub(super) fn decider(&self) -> Option<Seat> {
        let table = &self.table;
        match table.step {
            Step::Over => None,
            Step::MusicTenant | Step::MusicPlace { .. } => table.musicians.first().map(|music| music.chooser),
            Step::DemolitionTenant | Step::DemolitionPlace { .. } => match table.business {
                Business::Demolishing { house } => table.house(house).map(|house| house.owner),
                _ => None,
            },
            Step::Error
            | Step::Police
            | Step::SquattersPolice
            | Step::Suspicion
            | Step::Shield
            | Step::DoubleSystem => self.asked,
            Step::ErrorHouse | Step::ErrorTenant => table.crime().and_then(|crime| crime.error).map(|(_, seat)| seat),
            Step::OfferAnswer => table.trade().map(|trade| trade.rival),
            _ => Some(table.active),
        }
    }
}

impl View {
    /// What `viewer` may know of a match.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let hand = match viewer {
            Viewer::Seat(seat) => Some(state.hands[seat.index()]),
            Viewer::Spectator => None,
        };
        let mut floors = state.floors;
        for (id, floors) in floors.iter_mut().enumerate() {
            if !state.table.houses.iter().any(|house| usize::from(house.id.0) == id && own(house.owner)) {
                floors.clear();
            }
        }
        let open = !state.table.options.hidden_money || state.table.step == Step::Over;
        View {
            viewer,
            table: state.table,
            hand,
            floors,
            hands: state.hands.map(Set::len),
            pile: state.pile.len() as u8,
            ledgers: std::array::from_fn(|seat| (open || own(Seat(seat as u8))).then_some(state.ledgers[seat])),
            asked: state.asked.is_some_and(own),
        }
    }

    /// The money of a seat in M, unless it is hidden from the viewer.
    pub fn money(&self, seat: Seat) -> Option<u16> {
        self.ledgers[seat.index()].map(|ledger| ledger.money().max(0) as u16)
    }
}
