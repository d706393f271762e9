//! The rules of Eviction, one test a rule, named after what it says.
//!
//! The comment above a test cites the rules it proves: `EV 2.5.4` is a section
//! of the specification, `EV R12` a ruling of its section 4.

mod cards;
mod chains;
mod ending;
mod evictions;
mod hidden;
mod positions;
mod readme;
mod refusals;
mod rulings;
mod scores;
mod settlement;
mod setup;
mod setup_files;
mod support;
mod text;
mod turns;
mod undo;
mod vectors;
