//! A match as data: its game, options, seats, seed and moves, nothing more.
//!
//! Everything else is derived: the state by playing the moves again, what may
//! be taken back from what the moves showed. A [`Record`] has two written forms:
//! a text for files and other programs (`text`) and a code short enough for a
//! link (`code`). Both are proven when they are read: the fingerprints of the
//! states that the moves lead to must be those of the match that was written.

mod bad;
mod code;
mod progress;
mod shelf;
mod text;

use crate::rules::{SetUp, digest};

pub use bad::{BadRecord, Unplayable};
pub use code::{Tables, game_of_code, read_code, write_code};
pub use progress::{Final, Match, Whose};
pub use shelf::{Drawer, Shelf, ShelfTrouble, is_shelf_name};
pub use text::{FORMAT, Heading, LONGEST_NAME, Label, VERSION};

/// What a match is, enough to play it again move by move.
#[derive(Clone, Debug)]
pub struct Record<G: SetUp> {
    /// The numbers it is played with.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// Where its chance comes from.
    pub seed: u64,
    /// Where it begins, if not at the beginning.
    pub position: Option<G::Position>,
    /// Every decision, oldest first.
    pub moves: Vec<G::Move>,
}

impl<G: SetUp> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        let Record { options, seats, seed, position, moves } = self;
        (options, seats, seed, position, moves)
            == (&other.options, &other.seats, &other.seed, &other.position, &other.moves)
    }
}

/// The fingerprint of a match so far: of its latest state, of the move that led to
/// it as it is written, and of the proof before that. Two matches have the same one
/// only if all their moves and states are the same: a move may leave no trace in
/// the state, an offer that is declined for instance.
fn prove<G: SetUp>(before: u64, mv: Option<G::Move>, state: &G::State) -> u64 {
    digest(&(before, mv.map(|mv| mv.to_string()), digest(state)))
}
