//! Decisions (EV R22) and their text form.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::pieces::{Address, Arrow, Face, Spot};
use crate::rules::UnknownMove;

/// One decision. What it means depends on what was asked: an apartment may be
/// where to move in, whom to throw out or where to renovate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Move {
    /// Play a card with this face from the hand.
    Card(Face),
    /// Put a card without effect on the discards (EV R29).
    Discard(Face),
    /// Choose an apartment, the next one of a wave included.
    Apartment(Address),
    /// Choose an arrow of the apartment in question.
    Arrow(Arrow),
    /// Choose the meeple that stands there.
    Meeple(Spot),
    /// Draw the card that ends the turn (EV R20).
    Draw,
    /// Forgo the last chance (EV 2.6).
    Pass,
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Move::Card(face) => write!(f, "card {}", face.name()),
            Move::Discard(face) => write!(f, "discard {}", face.name()),
            Move::Apartment(address) => write!(f, "apartment {address}"),
            Move::Arrow(arrow) => write!(f, "arrow {}", arrow.name()),
            Move::Meeple(spot) => write!(f, "meeple {} {}", spot.apartment, spot.arrow.name()),
            Move::Draw => f.write_str("draw"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Move, UnknownMove> {
        let unknown = || UnknownMove(text.to_owned());
        let arrow = |name: &str| Arrow::ALL.into_iter().find(|arrow| arrow.name() == name).ok_or_else(unknown);
        match *text.split_whitespace().collect::<Vec<_>>() {
            ["card", face] => Ok(Move::Card(face.parse()?)),
            ["discard", face] => Ok(Move::Discard(face.parse()?)),
            ["apartment", address] => Ok(Move::Apartment(address.parse()?)),
            ["arrow", name] => Ok(Move::Arrow(arrow(name)?)),
            ["meeple", address, name] => Ok(Move::Meeple(Spot { apartment: address.parse()?, arrow: arrow(name)? })),
            ["draw"] => Ok(Move::Draw),
            ["pass"] => Ok(Move::Pass),
            _ => Err(unknown()),
        }
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> String {
        mv.to_string()
    }
}

impl TryFrom<String> for Move {
    type Error = UnknownMove;

    fn try_from(text: String) -> Result<Move, UnknownMove> {
        text.parse()
    }
}
