//! What the tests of every game share.

pub mod conform;
