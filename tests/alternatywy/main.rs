//! The rules of Alternatywy 4, one test a rule, named after what it says.
//!
//! The comment above a test cites the rules it proves: `A4 1.3` is a section of
//! the specification, `A4 R12` a ruling of its section 3, `A4 T16`, `A4 L04` and
//! `A4 S01` are cards of its section 2.

mod at_home;
mod auction;
mod bonuses;
mod breakdowns;
mod chain;
mod components;
mod evening;
mod filing_course;
mod invariants;
mod landlord_actions;
mod landlord_extras;
mod losing_rounds;
mod options;
mod outing;
mod outside;
mod positions;
mod reactions;
mod readme;
mod refusals;
mod rulings;
mod rulings_more;
mod rulings_rounds;
mod scoring;
mod secrets;
mod setup;
mod shop;
mod social_work;
mod stage_start;
mod support;
mod tenant_actions;
mod tenant_extras;
mod tenant_tools;
mod traits_hustler;
mod traits_landlord;
mod traits_landlord_2;
mod traits_tenants;
mod trash;
mod triggers;
mod turns;
mod victory;
mod windows;
mod works;
mod works_course;
