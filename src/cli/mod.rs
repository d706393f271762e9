//! The doors of the program: what the command line or a link asks for, and those
//! doors that need no window.
//!
//! `door` reads the command line; the program opens what it returns. `text` plays
//! in a terminal, `engine` talks to programs, `bench` measures, `arena` lets bots play
//! each other and `soak` looks for mistakes: a browser has none of these. What
//! concerns the window is an [`Invitation`] for the app, from the command line or
//! from a [`link`].

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
#[cfg(not(target_arch = "wasm32"))]
mod arguments;
#[cfg(not(target_arch = "wasm32"))]
pub mod bench;
#[cfg(not(target_arch = "wasm32"))]
mod door;
#[cfg(not(target_arch = "wasm32"))]
pub mod engine;
pub mod fingerprints;
mod invitation;
#[cfg(not(target_arch = "wasm32"))]
pub mod levels;
pub mod link;
mod seats;
#[cfg(not(target_arch = "wasm32"))]
pub mod shelf;
#[cfg(not(target_arch = "wasm32"))]
pub mod soak;
#[cfg(not(target_arch = "wasm32"))]
pub mod text;
#[cfg(not(target_arch = "wasm32"))]
mod written;

pub use crate::games::GameName;
#[cfg(not(target_arch = "wasm32"))]
pub use door::{Door, Trouble, door};
pub use invitation::{Film, Invitation, Purpose, Setup, Speed};

/// A seed nobody chose, short enough to be read aloud.
pub fn fresh_seed() -> u64 {
    const SEEDS: u64 = 1_000_000;
    #[cfg(not(target_arch = "wasm32"))]
    {
        use std::hash::{BuildHasher, Hasher};
        std::hash::RandomState::new().build_hasher().finish() % SEEDS
    }
    // There the standard library hashes the same in every run.
    #[cfg(target_arch = "wasm32")]
    {
        getrandom::u64().unwrap_or_default() % SEEDS
    }
}
