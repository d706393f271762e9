//! Tenement: three board games about apartment houses.
//!
//! - [`rules`]: what the games are, and the contract they keep.
//! - [`record`]: a match as data.

pub mod record;
pub mod rules;
