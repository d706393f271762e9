//! Decisions and their text form.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::pieces::{HouseId, Kind, Place, Use, house_id};
use crate::rules::{Seat, UnknownMove};

/// One decision. What it means depends on what was asked: a house may be what
/// to bomb, to convert or to examine first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Move {
    /// Lay a card of this kind face down as a floor of the building site, which
    /// the first one opens (LL R67).
    Floor(Kind),
    /// Finish the house with a card of this kind.
    Finish(Kind),
    /// Take the cards of the building site back (LL R67).
    TakeDown,
    /// Play a card of this kind from the hand.
    Play(Kind),
    /// Play Politics as something else.
    Politics(Use),
    /// Take the Mother with Child who lives there back to the hand.
    Recall(Place),
    /// Pay to leave Jail.
    Bail,
    /// Offer a trade to this seat (LL R68, R69).
    Offer(Seat),
    /// Give a card of this kind, or none.
    Give(Option<Kind>),
    /// Want a card of this kind, or none.
    Want(Option<Kind>),
    /// Offer so much money.
    Pay(u16),
    /// Want so much money.
    Charge(u16),
    /// Accept an offer.
    Accept,
    /// Decline an offer.
    Decline,
    /// Choose a house.
    House(HouseId),
    /// Choose an empty flat, of two the lower one.
    Flat(Place),
    /// Choose who lives there, by the lowest flat covered.
    Resident(Place),
    /// Play a card of this kind in a window (LL R78).
    Counter(Kind),
    /// Let the Family report the crime (LL R31).
    Report,
    /// Make no use of a window.
    Pass,
    /// Go to Jail.
    Jail,
    /// Buy a card.
    Buy,
    /// End a step.
    Done,
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let kind = |kind: Option<Kind>| kind.map_or("nothing", Kind::name);
        match self {
            Move::Floor(kind) => write!(f, "floor {}", kind.name()),
            Move::Finish(kind) => write!(f, "finish {}", kind.name()),
            Move::TakeDown => f.write_str("take-down"),
            Move::Play(kind) => write!(f, "play {}", kind.name()),
            Move::Politics(usage) => write!(f, "politics {}", usage.name()),
            Move::Recall(place) => write!(f, "recall {place}"),
            Move::Bail => f.write_str("bail"),
            Move::Offer(seat) => write!(f, "offer {}", seat.0),
            Move::Give(card) => write!(f, "give {}", kind(*card)),
            Move::Want(card) => write!(f, "want {}", kind(*card)),
            Move::Pay(amount) => write!(f, "pay {amount}"),
            Move::Charge(amount) => write!(f, "charge {amount}"),
            Move::Accept => f.write_str("accept"),
            Move::Decline => f.write_str("decline"),
            Move::House(house) => write!(f, "house {}", house.0),
            Move::Flat(place) => write!(f, "flat {place}"),
            Move::Resident(place) => write!(f, "resident {place}"),
            Move::Counter(kind) => write!(f, "counter {}", kind.name()),
            Move::Report => f.write_str("report"),
            Move::Pass => f.write_str("pass"),
            Move::Jail => f.write_str("jail"),
            Move::Buy => f.write_str("buy"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Move, UnknownMove> {
        let unknown = || UnknownMove(text.to_owned());
        let maybe = |name: &str| if name == "nothing" { Ok(None) } else { name.parse().map(Some) };
        match *text.split_whitespace().collect::<Vec<_>>() {
            ["floor", kind] => Ok(Move::Floor(kind.parse()?)),
            ["finish", kind] => Ok(Move::Finish(kind.parse()?)),
            ["take-down"] => Ok(Move::TakeDown),
            ["play", kind] => Ok(Move::Play(kind.parse()?)),
            ["politics", name] => {
                Use::ALL.into_iter().find(|usage| usage.name() == name).map(Move::Politics).ok_or_else(unknown)
            }
            ["recall", place] => Ok(Move::Recall(place.parse()?)),
            ["bail"] => Ok(Move::Bail),
            ["offer", seat] => {
                seat.parse().ok().filter(|&seat| seat < 6).map(|seat| Move::Offer(Seat(seat))).ok_or_else(unknown)
            }
            ["give", kind] => Ok(Move::Give(maybe(kind)?)),
            ["want", kind] => Ok(Move::Want(maybe(kind)?)),
            ["pay", amount] => amount.parse().map(Move::Pay).map_err(|_| unknown()),
            ["charge", amount] => amount.parse().map(Move::Charge).map_err(|_| unknown()),
            ["accept"] => Ok(Move::Accept),
            ["decline"] => Ok(Move::Decline),
            ["house", id] => house_id(id).map(Move::House).ok_or_else(unknown),
            ["flat", place] => Ok(Move::Flat(place.parse()?)),
            ["resident", place] => Ok(Move::Resident(place.parse()?)),
            ["counter", kind] => Ok(Move::Counter(kind.parse()?)),
            ["report"] => Ok(Move::Report),
            ["pass"] => Ok(Move::Pass),
            ["jail"] => Ok(Move::Jail),
            ["buy"] => Ok(Move::Buy),
            ["done"] => Ok(Move::Done),
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
