//! The rules of Alternatywy 4, one test a rule, named after what it says.
//!
//! The comment above a test cites the rules it proves: `A4 1.3` is a section of
//! the specification, `A4 R12` a ruling of its section 3, `A4 T16`, `A4 L04` and
//! `A4 S01` are cards of its section 2.

mod invariants;
mod outing;
mod support;
