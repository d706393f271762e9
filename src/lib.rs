//! Tenement: three board games about apartment houses.
//!
//! - [`games`]: which games there are.
//! - [`rules`]: what the games are, and the contract they keep.
//! - [`record`]: a match as data.
//! - [`locale`]: every sentence for people.
//! - [`levels`]: the setups of the games, as data.
//! - [`cli`]: the command line, and the doors without a window.
//! - `app`: what a person sees, hears and touches (feature `app`).
//! - [`bots`]: who plays when nobody sits there.

#[cfg(feature = "app")]
pub mod app;
pub mod bots;
pub mod cli;
pub mod games;
pub mod levels;
pub mod locale;
pub mod record;
pub mod rules;
