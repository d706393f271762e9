//! The numbers of a match, and which of them can be played with (EV 2.1, R35).

use serde::{Deserialize, Serialize};

use super::pieces::{Address, Card, Colour, Face};
use crate::rules::Unfit;

/// The numbers of a match. They are data: the files under `levels/eviction`
/// give them, none has a default here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Rows of apartments, 3 to 8.
    pub rows: u8,
    /// Columns of apartments, 3 to 8.
    pub columns: u8,
    /// How many apartments are haunted.
    pub haunted: u8,
    /// Whether the Royal Suite replaces an apartment, and of which kind (EV R32).
    pub royal_suite: RoyalSuite,
    /// Whether cards are played; without them EV 2.8 holds.
    pub cards: bool,
    /// Cards in a hand, 1 or more.
    pub hand: u8,
    /// Meeples of a player, 2 to 9.
    pub meeples: u8,
    /// Meeples each player places before the first turn, 1 to 8.
    pub starting: u8,
    /// Meeples of each colour that no player owns, on the board from the start:
    /// 1 to 9, or 0 without cards.
    pub neutrals: u8,
    /// Keys of each of the four colours in the deck.
    pub keys: u8,
    /// Events in the deck.
    pub events: Events,
    /// What meeples score.
    pub points: Points,
    /// After so many reshuffles of the discards the last round is played, 1 or more (EV 2.6).
    pub reshuffles: u8,
    /// A chain is stopped after this many times as many evictions as there are
    /// apartments, 2 or more. It never happens (EV 2.5.8).
    pub hard_stop: u8,
}

/// Which apartment the Royal Suite replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoyalSuite {
    /// None: it is not in play.
    None,
    /// A standard one.
    Standard,
    /// A haunted one.
    Haunted,
}

/// How many cards of each event are in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the names of the cards")]
pub struct Events {
    pub communication: u8,
    pub departure_day: u8,
    pub forced_eviction: u8,
    pub new_lease: u8,
    pub apartment_swap: u8,
    pub renovation: u8,
}

/// What one own meeple scores (EV 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// In a standard apartment with exactly three meeples.
    pub standard: i8,
    /// In a haunted one, with any number.
    pub haunted: i8,
    /// In the Royal Suite with exactly three meeples.
    pub royal_suite: i8,
}

/// The most cards a deck can have: a hand or a pile is a set of 64 ids.
const MOST_CARDS: usize = 64;

impl Options {
    /// How many apartments there are.
    pub fn apartments(&self) -> u8 {
        self.rows * self.columns
    }

    /// All addresses in reading order.
    pub fn addresses(&self) -> impl Iterator<Item = Address> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Address::new(row, column)))
    }

    /// Whether the address is within the grid.
    pub fn has(&self, address: Address) -> bool {
        address.row() < self.rows && address.column() < self.columns
    }

    /// How many cards of a face the deck has.
    pub fn count(&self, face: Face) -> u8 {
        match face {
            _ if !self.cards => 0,
            Face::Key(_) => self.keys,
            Face::Communication => self.events.communication,
            Face::DepartureDay => self.events.departure_day,
            Face::ForcedEviction => self.events.forced_eviction,
            Face::NewLease => self.events.new_lease,
            Face::ApartmentSwap => self.events.apartment_swap,
            Face::Renovation => self.events.renovation,
        }
    }

    /// How many cards the deck has.
    pub fn deck(&self) -> usize {
        Face::ALL.iter().map(|&face| usize::from(self.count(face))).sum()
    }

    /// What is printed on a card: ids run through the faces in order.
    ///
    /// # Panics
    /// If the deck has no such card.
    pub fn face(&self, card: Card) -> Face {
        let mut left = card.0;
        for face in Face::ALL {
            let count = self.count(face);
            if left < count {
                return face;
            }
            left -= count;
        }
        panic!("the deck has no card {}", card.0)
    }

    /// How many meeples of a colour exist at a table of `seats`.
    pub fn meeples_of(&self, colour: Colour, seats: u8) -> u8 {
        if colour.seat().0 < seats { self.meeples } else { self.neutrals }
    }

    /// Whether `seats` can play with these numbers (EV R35).
    ///
    /// # Errors
    /// Names the option that is out of bounds.
    pub fn check(&self, seats: u8) -> Result<(), Unfit> {
        let within = |field, value: u8, low: u8, high: u8| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(Unfit::new(field, "EV R35", format!("{value} is not from {low} to {high}")))
            }
        };
        within("seats", seats, 2, 4)?;
        within("rows", self.rows, 3, 8)?;
        within("columns", self.columns, 3, 8)?;
        within("meeples", self.meeples, 2, 9)?;
        within("starting", self.starting, 1, 8)?;
        within("reshuffles", self.reshuffles, 1, u8::MAX)?;
        within("hard_stop", self.hard_stop, 2, u8::MAX)?;
        within("haunted", self.haunted, 0, self.apartments())?;
        if self.starting >= self.meeples {
            return Err(Unfit::new("starting", "EV R35", "a player would start without a reserve"));
        }
        if self.cards {
            within("neutrals", self.neutrals, 1, 9)?;
            self.check_deck(seats)?;
        } else {
            within("neutrals", self.neutrals, 0, 9)?;
            if seats != 2 {
                return Err(Unfit::new("seats", "EV R31", "without cards exactly two play"));
            }
        }
        self.check_room(seats)
    }

    fn check_deck(&self, seats: u8) -> Result<(), Unfit> {
        if self.deck() > MOST_CARDS {
            let problem = format!("the deck has {} cards, {MOST_CARDS} are the most", self.deck());
            return Err(Unfit::new("keys", "EV R35", problem));
        }
        if self.hand == 0 {
            return Err(Unfit::new("hand", "EV R35", "a hand has at least 1 card"));
        }
        let dealt = usize::from(self.hand) * usize::from(seats);
        if dealt >= self.deck() {
            let problem = format!("{dealt} cards in all hands, but the deck has {}", self.deck());
            return Err(Unfit::new("hand", "EV R35", problem));
        }
        Ok(())
    }

    /// Whether the apartments suffice for the haunted ones, the Royal Suite,
    /// the starting meeples and the neutrals.
    fn check_room(&self, seats: u8) -> Result<(), Unfit> {
        let replaced = match self.royal_suite {
            RoyalSuite::None => None,
            RoyalSuite::Standard => Some(self.apartments() - self.haunted),
            RoyalSuite::Haunted => Some(self.haunted),
        };
        if replaced == Some(0) {
            return Err(Unfit::new("royal_suite", "EV R32", "there is no apartment of the kind it replaces"));
        }
        let free = self.apartments() - self.haunted + u8::from(self.royal_suite == RoyalSuite::Haunted);
        let needed = u16::from(seats) * u16::from(self.starting) + u16::from(4 - seats) * u16::from(self.neutrals);
        if needed > u16::from(free) {
            let problem =
                format!("{free} apartments without ghosts for {needed} meeples that start in one of their own");
            return Err(Unfit::new("haunted", "EV R35", problem));
        }
        Ok(())
    }
}
