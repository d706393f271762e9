//! The table: what lies open, what is hidden, and what a viewer sees of both.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::options::Options;
use super::pieces::{Address, Arrow, Card, Colour, Face, Kind, Meeple, Spot};
use crate::rules::{Chance, Seat, Set, Viewer};

/// An apartment with its four places, in the order of [`Arrow::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Apartment {
    /// What it is.
    pub kind: Kind,
    /// Who stands on each arrow.
    pub places: [Option<Meeple>; 4],
}

impl Apartment {
    /// How many meeples live here, 0 to 4.
    pub fn count(&self) -> u8 {
        self.places.iter().flatten().count() as u8
    }

    /// Whether it is about to be evicted (EV 1).
    pub fn is_full(&self) -> bool {
        self.places.iter().all(Option::is_some)
    }

    /// Whether nobody lives here.
    pub fn is_empty(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// The arrows nobody stands on, clockwise from up.
    pub fn free(&self) -> impl Iterator<Item = Arrow> + use<'_> {
        Arrow::ALL.into_iter().filter(|arrow| self.places[arrow.index()].is_none())
    }
}

/// What is open to everybody, spectators included (EV R34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// The numbers of the match.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The apartments in reading order.
    pub apartments: ArrayVec<[Apartment; 64]>,
    /// Whose each meeple is now, by its index.
    pub colours: ArrayVec<[Colour; 36]>,
    /// The meeples each seat has not placed.
    pub reserves: [Set<Meeple>; 4],
    /// The discards, oldest first.
    pub discards: ArrayVec<[Card; 64]>,
    /// The card that lies open while it takes effect.
    pub playing: Option<Card>,
    /// Who takes the first turn.
    pub first: Seat,
    /// Who decides: the player whose turn it is, or who has a last chance.
    pub active: Seat,
    /// Starting meeples placed by all together.
    pub started: u8,
    /// Turns begun.
    pub turn: u16,
    /// Reshuffles so far.
    pub reshuffles: u8,
    /// Who placed every meeple first.
    pub finisher: Option<Seat>,
    /// What has to be decided.
    pub step: Step,
    /// The chain in progress.
    pub chain: Chain,
}

/// The decisions of EV R22, with what was chosen on the way to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "step")]
#[expect(missing_docs, reason = "the fields say what was chosen before")]
pub enum Step {
    /// Setup: the apartment of a starting meeple.
    StartApartment,
    /// Setup: its arrow.
    StartArrow { apartment: Address },
    /// The card to play.
    Card,
    /// The apartment to move into.
    Home,
    /// The arrow to stand on.
    HomeArrow { apartment: Address },
    /// The meeple that departs.
    Departing,
    /// The apartment that is evicted by force.
    Forced,
    /// One of the two meeples that swap.
    SwapFirst,
    /// The other one.
    SwapSecond { first: Spot },
    /// The apartment to renovate.
    Renovating,
    /// The next card of the wave.
    Wave,
    /// The arrow on which the meeple leaving by `from` arrives at `to`.
    Arrival { from: Spot, to: Address },
    /// The arrow of `apartment` on which the next lifted meeple is put back.
    PutBack { apartment: Address },
    /// The meeple that leaves a card still full in a cleared building.
    Settlement { apartment: Address },
    /// The draw that ends the turn.
    Draw,
    /// The last chance, and how many seats after this one still have theirs.
    LastChance { left: u8 },
    /// Nothing: the match is over.
    Over,
}

/// The queue of a chain of evictions (EV 2.5.8: a queue, no recursion).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    /// Evictions begun in this chain.
    pub evictions: u16,
    /// Waves begun in this chain.
    pub waves: u16,
    /// Apartments evicted at least once.
    pub evicted: Set<Address>,
    /// Apartments of this wave whose eviction is still to come.
    pub wave: Set<Address>,
    /// Meeples lifted from an apartment and not put back yet, in order.
    pub lifted: ArrayVec<[Meeple; 4]>,
}

impl Table {
    /// The apartment at an address within the grid.
    pub fn apartment(&self, address: Address) -> &Apartment {
        &self.apartments[self.position(address)]
    }

    pub(super) fn apartment_mut(&mut self, address: Address) -> &mut Apartment {
        let position = self.position(address);
        &mut self.apartments[position]
    }

    fn position(&self, address: Address) -> usize {
        usize::from(address.row()) * usize::from(self.options.columns) + usize::from(address.column())
    }

    /// All apartments with their addresses, in reading order.
    pub fn homes(&self) -> impl Iterator<Item = (Address, &Apartment)> {
        self.options.addresses().zip(&self.apartments)
    }

    /// Who stands on a spot within the grid.
    pub fn at(&self, spot: Spot) -> Option<Meeple> {
        self.apartment(spot.apartment).places[spot.arrow.index()]
    }

    pub(super) fn put(&mut self, spot: Spot, meeple: Option<Meeple>) {
        self.apartment_mut(spot.apartment).places[spot.arrow.index()] = meeple;
    }

    /// Whose a meeple is now.
    pub fn colour(&self, meeple: Meeple) -> Colour {
        self.colours[meeple.index()]
    }

    /// The seat that owns a colour, unless it is neutral.
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        (colour.seat().0 < self.seats).then(|| colour.seat())
    }

    /// The apartment next door by an arrow; off the edge lies the opposite end
    /// of the row or column (EV 2.5.4).
    pub fn next_door(&self, from: Spot) -> Address {
        let Options { rows, columns, .. } = self.options;
        let (row, column) = (from.apartment.row(), from.apartment.column());
        let before = |at, of| if at == 0 { of - 1 } else { at - 1 };
        let after = |at, of| if at + 1 == of { 0 } else { at + 1 };
        match from.arrow {
            Arrow::Up => Address::new(before(row, rows), column),
            Arrow::Right => Address::new(row, after(column, columns)),
            Arrow::Down => Address::new(after(row, rows), column),
            Arrow::Left => Address::new(row, before(column, columns)),
        }
    }

    /// Whether leaving by this arrow crosses an edge of the house.
    pub fn wraps(&self, from: Spot) -> bool {
        match from.arrow {
            Arrow::Up => from.apartment.row() == 0,
            Arrow::Right => from.apartment.column() + 1 == self.options.columns,
            Arrow::Down => from.apartment.row() + 1 == self.options.rows,
            Arrow::Left => from.apartment.column() == 0,
        }
    }

    /// How many meeples of each colour stand on the board.
    pub fn on_board(&self) -> [u8; 4] {
        let mut counts = [0; 4];
        for meeple in self.apartments.iter().flat_map(|apartment| apartment.places).flatten() {
            counts[self.colour(meeple).index()] += 1;
        }
        counts
    }

    /// Whether a meeple of this colour lives in the apartment.
    pub fn houses(&self, apartment: &Apartment, colour: Colour) -> bool {
        apartment.places.iter().flatten().any(|&meeple| self.colour(meeple) == colour)
    }

    /// Where a meeple stands, if it is on the board.
    pub fn find(&self, meeple: Meeple) -> Option<Spot> {
        self.homes().find_map(|(apartment, home)| {
            let arrow = Arrow::ALL.into_iter().find(|arrow| home.places[arrow.index()] == Some(meeple))?;
            Some(Spot { apartment, arrow })
        })
    }

    /// Every occupied spot in reading order, arrows clockwise from up.
    pub fn occupied(&self) -> impl Iterator<Item = (Spot, Meeple)> {
        self.homes().flat_map(|(apartment, home)| {
            Arrow::ALL
                .into_iter()
                .filter_map(move |arrow| Some((Spot { apartment, arrow }, home.places[arrow.index()]?)))
        })
    }

    /// The arrow offered first for an arrival: the one of the same name as the
    /// one left by if it is free, else the next free one clockwise (EV R7).
    pub fn default_arrow(&self, apartment: Address, left_by: Arrow) -> Option<Arrow> {
        let places = &self.apartment(apartment).places;
        let mut arrow = left_by;
        for _ in 0..4 {
            if places[arrow.index()].is_none() {
                return Some(arrow);
            }
            arrow = arrow.clockwise();
        }
        None
    }
}

/// A whole match: what lies open, and what does not (EV R34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The hands, by seat.
    pub hands: [Set<Card>; 4],
    /// The pile; the last card is drawn next.
    pub pile: ArrayVec<[Card; 64]>,
    /// Where reshuffles come from.
    pub chance: Chance,
}

impl State {
    /// The lowest card with this face in a hand.
    pub fn card_in_hand(&self, seat: Seat, face: Face) -> Option<Card> {
        self.hands[seat.index()].iter().find(|&card| self.table.options.face(card) == face)
    }
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
    pub hands: [u8; 4],
    /// How many cards the pile has.
    pub pile: u8,
}

impl View {
    /// What `viewer` may know of a match.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => Some(state.hands[seat.index()]),
            Viewer::Spectator => None,
        };
        View { viewer, table: state.table, hand, hands: state.hands.map(Set::len), pile: state.pile.len() as u8 }
    }
}
