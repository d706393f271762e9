//! The pieces of the game and the places they can be (EV 1).

use std::fmt::{self, Display};
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::{Seat, SetItem, UnknownMove};

/// A colour of meeples and keys. The first colours belong to the seats in
/// order; those left over are neutral (EV 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The colour of seat 0.
    #[default]
    Brick,
    /// The colour of seat 1.
    Teal,
    /// The colour of seat 2, neutral with two players.
    Mustard,
    /// The colour of seat 3, neutral with two or three players.
    Plum,
}

impl Colour {
    /// All four, in order.
    pub const ALL: [Colour; 4] = [Colour::Brick, Colour::Teal, Colour::Mustard, Colour::Plum];

    /// The colour as an index into per-colour arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The seat that would own this colour; no seat does if fewer play.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        ["brick", "teal", "mustard", "plum"][self.index()]
    }
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Colour {
        Colour::ALL[seat.index()]
    }
}

/// One of the four places of an apartment, and the way out of it (EV 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// Towards row 0.
    #[default]
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards column 0.
    Left,
}

impl Arrow {
    /// The four in the order up, right, down, left, which is clockwise.
    pub const ALL: [Arrow; 4] = [Arrow::Up, Arrow::Right, Arrow::Down, Arrow::Left];

    /// The arrow as an index into an apartment's places.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The next one clockwise.
    pub fn clockwise(self) -> Arrow {
        Arrow::ALL[(self.index() + 1) % 4]
    }

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        ["up", "right", "down", "left"][self.index()]
    }
}

/// Where an apartment lies: a row and a column, from 0 at the top left, up to 7.
///
/// The order of addresses is reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "[u8; 2]", try_from = "[u8; 2]")]
pub struct Address(u8);

impl Address {
    /// The address in `row` and `column`, both 0 to 7.
    pub fn new(row: u8, column: u8) -> Address {
        debug_assert!(row < 8 && column < 8);
        Address(row * 8 + column)
    }

    /// The row, from 0 at the top.
    pub fn row(self) -> u8 {
        self.0 / 8
    }

    /// The column, from 0 at the left.
    pub fn column(self) -> u8 {
        self.0 % 8
    }
}

impl SetItem for Address {
    type Bits = u64;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Address {
        Address(bit)
    }
}

impl From<Address> for [u8; 2] {
    fn from(address: Address) -> [u8; 2] {
        [address.row(), address.column()]
    }
}

impl TryFrom<[u8; 2]> for Address {
    type Error = &'static str;

    fn try_from([row, column]: [u8; 2]) -> Result<Address, Self::Error> {
        if row < 8 && column < 8 { Ok(Address::new(row, column)) } else { Err("rows and columns count from 0 to 7") }
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl FromStr for Address {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Address, UnknownMove> {
        let parse = || {
            let (row, column) = text.split_once(',')?;
            Address::try_from([row.parse().ok()?, column.parse().ok()?]).ok()
        };
        parse().ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

/// One arrow of one apartment: the place of at most one meeple.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The apartment.
    pub apartment: Address,
    /// The arrow in it.
    pub arrow: Arrow,
}

/// A wooden tenant, by a number it keeps for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Meeple(NonZeroU8);

impl Meeple {
    /// The meeple with this index, 0 to 62.
    pub fn new(index: u8) -> Meeple {
        Meeple(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its index, 0 to 62.
    pub fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

impl Default for Meeple {
    fn default() -> Meeple {
        Meeple::new(0)
    }
}

impl SetItem for Meeple {
    type Bits = u64;

    fn bit(self) -> u8 {
        self.0.get() - 1
    }

    fn from_bit(bit: u8) -> Meeple {
        Meeple::new(bit)
    }
}

/// What an apartment is (EV 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Scores with exactly three meeples.
    #[default]
    Standard,
    /// Costs points with any number of meeples.
    Haunted,
    /// Scores high with exactly three meeples (variant).
    RoyalSuite,
}

/// A card of the deck, by a number it keeps for the whole match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl SetItem for Card {
    type Bits = u64;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Card {
        Card(bit)
    }
}

/// What is printed on a card (EV 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Face {
    /// Move in where a meeple of this colour lives.
    Key(Colour),
    /// A key of any colour.
    Communication,
    /// Take a meeple back to its owner's reserve.
    DepartureDay,
    /// Throw out the one to three meeples of an apartment.
    ForcedEviction,
    /// Move into an empty apartment, or a key of one's own colour.
    NewLease,
    /// Exchange two meeples.
    ApartmentSwap,
    /// Put the meeples of an apartment back on its arrows as one likes (variant).
    Renovation,
}

impl Face {
    /// Every face: the keys, then the events in the order of the deck.
    pub const ALL: [Face; 10] = [
        Face::Key(Colour::Brick),
        Face::Key(Colour::Teal),
        Face::Key(Colour::Mustard),
        Face::Key(Colour::Plum),
        Face::Communication,
        Face::DepartureDay,
        Face::ForcedEviction,
        Face::NewLease,
        Face::ApartmentSwap,
        Face::Renovation,
    ];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            Face::Key(Colour::Brick) => "key-brick",
            Face::Key(Colour::Teal) => "key-teal",
            Face::Key(Colour::Mustard) => "key-mustard",
            Face::Key(Colour::Plum) => "key-plum",
            Face::Communication => "communication",
            Face::DepartureDay => "departure-day",
            Face::ForcedEviction => "forced-eviction",
            Face::NewLease => "new-lease",
            Face::ApartmentSwap => "apartment-swap",
            Face::Renovation => "renovation",
        }
    }
}

impl From<Face> for &'static str {
    fn from(face: Face) -> &'static str {
        face.name()
    }
}

impl FromStr for Face {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Face, UnknownMove> {
        Face::ALL.into_iter().find(|face| face.name() == text).ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

impl TryFrom<String> for Face {
    type Error = UnknownMove;

    fn try_from(text: String) -> Result<Face, UnknownMove> {
        text.parse()
    }
}
