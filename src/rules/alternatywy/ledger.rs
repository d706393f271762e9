//! Where VP come from (A4 1.15: results by source and by Stage).

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

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
