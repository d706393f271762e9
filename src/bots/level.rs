//! The strengths of bots, and who may sit at a seat.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal move, all alike.
    Random,
    /// What leaves the best table at the end of its own turn.
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A bot.
    Bot(Level),
}

impl SeatKind {
    /// Every kind, people first, then bots from the weakest on.
    pub const ALL: [SeatKind; 3] = [SeatKind::Human, SeatKind::Bot(Level::Random), SeatKind::Bot(Level::Greedy)];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            SeatKind::Human => "human",
            SeatKind::Bot(level) => level.name(),
        }
    }
}

/// The text names no player of this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is none of human, random, greedy")]
pub struct UnknownPlayer(pub String);

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Level, UnknownPlayer> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

impl Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SeatKind {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<SeatKind, UnknownPlayer> {
        SeatKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

impl From<SeatKind> for &'static str {
    fn from(kind: SeatKind) -> &'static str {
        kind.name()
    }
}

impl TryFrom<String> for SeatKind {
    type Error = UnknownPlayer;

    fn try_from(text: String) -> Result<SeatKind, UnknownPlayer> {
        text.parse()
    }
}
