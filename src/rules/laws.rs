//! What one must know of a game, besides its contract, to check that it keeps it.

use super::{Game, Seat};

/// A game whose conduct can be checked. The tests do it on matches of every
/// setup, `tenement soak` on as many random ones as there is time for.
pub trait Lawful: Game {
    /// No match has more decisions.
    const MOST_DECISIONS: usize;

    /// Moves of every kind, legal somewhere or nowhere.
    fn every_move() -> Vec<Self::Move>;

    /// Whether every piece is in one place, and what is counted twice agrees.
    ///
    /// # Errors
    /// Says what was lost or doubled.
    fn count(state: &Self::State) -> Result<(), Broken>;

    /// The seats that alone may know all of what the event says; none if all may.
    fn secret_of(event: &Self::Event) -> Option<Vec<Seat>>;

    /// Whether others may not know who is asked this: it tells what he holds.
    fn asked_in_secret(_prompt: &Self::Prompt) -> bool {
        false
    }
}

/// A law that is not kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub String);

impl Broken {
    /// Broken, unless it holds; `what` says how it is broken.
    ///
    /// # Errors
    /// If it does not hold.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(Broken(what())) }
    }
}
