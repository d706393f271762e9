//! What setup files of Eviction give, besides the numbers.

use super::Eviction;
use super::options::Options;
use super::position::Position;
use super::table::State;
use crate::rules::{SetUp, Unfit};

/// A setup of Eviction. The format is described in `levels/eviction/README.md`.
pub type SetupFile = crate::rules::SetupFile<Eviction>;

impl SetUp for Eviction {
    type Position = Position;

    const SEATS_RULE: &'static str = "EV R35";

    fn check(options: &Options, seats: u8) -> Result<(), Unfit> {
        options.check(seats)
    }

    fn load(position: &Position, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        position.load(options, seats, seed)
    }
}
