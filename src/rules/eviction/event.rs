//! What happens in a match, piece by piece, with its cause.

use serde::{Deserialize, Serialize};

use super::pieces::{Address, Card, Colour, Face, Meeple, Spot};
use crate::rules::Seat;

/// One thing that happened. Pieces are named by the ids they keep; a card that
/// the viewer may not know has no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the fields are the pieces, places and causes that the variants speak of")]
pub enum Event {
    /// `seat` took a card from the pile; `None` if its face is hidden from the viewer.
    Dealt { seat: Seat, card: Option<Dealt> },
    /// The turn of `seat` began; the `turn`-th of the match, from 1.
    TurnBegan { seat: Seat, turn: u16 },
    /// `seat` has no card to play (EV R17).
    NoCard { seat: Seat },
    /// `seat` turned up a card to play it.
    CardPlayed { seat: Seat, card: Card, face: Face },
    /// `seat` turned up a card without effect (EV R29).
    CardWasted { seat: Seat, card: Card, face: Face },
    /// The card that was played went to the discards.
    CardDiscarded { card: Card },
    /// A meeple moved from the reserve of `seat` into an apartment.
    MovedIn { seat: Seat, meeple: Meeple, at: Spot, cause: Cause },
    /// A meeple left the board for the reserve of `to`. `was` is the colour it
    /// had; a neutral becomes its taker's own (EV R28).
    Departed { meeple: Meeple, was: Colour, from: Spot, to: Seat, cause: Cause },
    /// Two meeples exchanged their places.
    Swapped { first: Meeple, first_from: Spot, second: Meeple, second_from: Spot },
    /// A meeple was lifted to be put back in the same apartment.
    Lifted { meeple: Meeple, from: Spot, cause: Cause },
    /// A lifted meeple was put back.
    PutBack { meeple: Meeple, at: Spot, cause: Cause },
    /// A chain goes on with the `wave`-th wave, from 1, of so many apartments.
    WaveBegan { wave: u16, apartments: u8 },
    /// The landlord throws everybody out of `apartment`.
    EvictionBegan { apartment: Address, cause: Cause },
    /// A thrown-out meeple arrived next door; `wrapped` if it left one edge of
    /// the house and came in at the other (EV 2.5.4).
    Evicted { meeple: Meeple, from: Spot, to: Spot, wrapped: bool, cause: Cause },
    /// A meeple found next door full and stays (EV 2.5.5).
    Blocked { meeple: Meeple, at: Spot, next_door: Address, cause: Cause },
    /// Everybody who could leave `apartment` has left.
    EvictionEnded { apartment: Address, cause: Cause },
    /// Every apartment was evicted within one chain (EV 2.5.8).
    BuildingCleared { evictions: u16 },
    /// The chain is over.
    ChainEnded { evictions: u16, waves: u16 },
    /// The discards became the new pile.
    Reshuffled { cards: u8, times: u8 },
    /// `finisher` has placed every meeple, or nobody could (EV 2.6).
    LastChanceBegan { finisher: Option<Seat> },
    /// `seat` made no use of the last chance.
    Passed { seat: Seat },
    /// An apartment gave `points` to `seat`.
    Scored { apartment: Address, seat: Seat, points: i32 },
    /// The match is over.
    Ended,
}

/// A card with its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// Which card.
    pub card: Card,
    /// What is printed on it.
    pub face: Face,
}

/// Why something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers that the variant speaks of")]
pub enum Cause {
    /// A starting meeple (EV 2.2.3).
    Setup,
    /// A card, or the free placing of the game without cards.
    Turn,
    /// Forced Eviction (EV R24).
    ForcedEviction,
    /// The `eviction`-th eviction of the chain, in its `wave`-th wave, both from 1.
    Chain { eviction: u16, wave: u16 },
    /// Renovation.
    Renovation,
    /// The end of a cleared building (EV R26).
    Settlement,
    /// The last chance (EV 2.6).
    LastChance,
}
