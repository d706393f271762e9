//! The strengths of bots, and who may sit at a seat.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Level {
    /// Any legal move, all alike.
    Random,
    /// The best move of those it notices.
    Easy,
    /// What leaves the best table at the end of its own turn.
    Medium,
    /// What turns out best in many futures that it imagines.
    Hard,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The levels that people choose their opponents from, weakest first.
    pub const OFFERED: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

/// What medium was called when it was the strongest.
const FORMER_MEDIUM: &str = "greedy";

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
    pub const ALL: [SeatKind; 5] = [
        SeatKind::Human,
        SeatKind::Bot(Level::Random),
        SeatKind::Bot(Level::Easy),
        SeatKind::Bot(Level::Medium),
        SeatKind::Bot(Level::Hard),
    ];

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
#[error("\"{0}\" is none of human, random, easy, medium, hard")]
pub struct UnknownPlayer(pub String);

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Level, UnknownPlayer> {
        let name = if text == FORMER_MEDIUM { Level::Medium.name() } else { text };
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownPlayer(text.to_owned()))
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
        if text == SeatKind::Human.name() { Ok(SeatKind::Human) } else { text.parse().map(SeatKind::Bot) }
    }
}

impl From<Level> for &'static str {
    fn from(level: Level) -> &'static str {
        level.name()
    }
}

impl TryFrom<String> for Level {
    type Error = UnknownPlayer;

    fn try_from(text: String) -> Result<Level, UnknownPlayer> {
        text.parse()
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
