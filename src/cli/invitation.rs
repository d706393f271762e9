//! What the command line asks of the app.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::bots::SeatKind;
use crate::games::GameName;
use crate::levels::Source;
use crate::locale::Language;

/// What somebody asked of the app before it began. The default is what the
/// program does without any argument, in the browser too.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Invitation {
    /// The game.
    pub game: GameName,
    /// Who sits where; nobody if it was left open, to be chosen in the lobby.
    pub seats: Vec<SeatKind>,
    /// Where the chance of the match comes from, if it was said.
    pub seed: Option<u64>,
    /// The house to play in, if it was said; it has a table for `seats`.
    pub setup: Option<Setup>,
    /// A written match to go on with, if there is one: a text, or a code. It has
    /// been read before and is right, unless it comes from a shelf.
    pub written: Option<String>,
    /// The name under which that match is kept, if it goes on where it was kept.
    pub kept_as: Option<String>,
    /// How fast things are shown, if it was said.
    pub speed: Option<Speed>,
    /// The language, if it was said.
    pub language: Option<Language>,
    /// What to do.
    pub purpose: Purpose,
    /// Sentences about what was asked for and cannot be.
    pub problems: Vec<String>,
}

/// What the app is opened for.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Purpose {
    /// Playing: from the title on, or at once if the seats are said.
    #[default]
    Play,
    /// Taking pictures of a match of bots, and leaving when it is over.
    Film(Film),
}

/// How a film is taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Film {
    /// The time between two pictures; more than zero.
    pub every: Duration,
    /// The folder for the pictures.
    pub out: PathBuf,
    /// Width and height of the window in pixels.
    pub size: (u32, u32),
}

/// How fast things are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Nothing moves: every move is there at once.
    None,
    /// For people who know the game.
    Fast,
    /// For everybody.
    #[default]
    Normal,
    /// For following every meeple.
    Slow,
}

impl Speed {
    /// Every speed, fastest first.
    pub const ALL: [Speed; 4] = [Speed::None, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The stable name; the sentence with its name for people is `speed-<name>`.
    pub fn name(self) -> &'static str {
        match self {
            Speed::None => "none",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }
}

/// A house to play in, as somebody asked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stem of its file, by which it is named.
    pub stem: String,
    /// The file, if it is none of those in the levels. It has been read before
    /// and is right.
    pub own: Option<Source>,
}
