//! The rules of Landlord!, one test a rule, named after what it says.
//!
//! The comment above a test cites the rules it proves: `LL 1.3` is a section of
//! the specification, `LL deck` its list of cards, `LL 3` its table of counters,
//! `LL R12` a ruling of its section 4.

mod building;
mod buying;
mod counters;
mod crimes;
mod deck;
mod demolition;
mod double_system;
mod endings;
mod free_counters;
mod invariants;
mod investigation;
mod jail;
mod knowledge;
mod mild;
mod moving;
mod musician;
mod options;
mod positions;
mod readme;
mod refusals;
mod refusals_of_windows;
mod rehousing;
mod rent;
mod rulings;
mod scene;
mod setup;
mod squatters;
mod starter;
mod support;
mod tenants;
mod text;
mod trades;
mod turns;
mod undo;
mod vectors;
