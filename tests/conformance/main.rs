//! Every game keeps the contract of `rules::Game`, for every setup and number
//! of players. The laws are in `support::conform`, each game in a file of its own.

mod alternatywy;
mod counts;
mod eviction;
mod landlord;
#[path = "../support/mod.rs"]
mod support;
