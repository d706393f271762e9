//! Proves that playing allocates nothing: once its buffer is warm, neither the
//! list of legal moves nor a move asks the heap for anything. Ends with a
//! failure if that is not so.

use std::process::ExitCode;

use allocation_counter::measure;
use tenement::cli::bench::{Cheap, playout};
use tenement::levels::{self, Levels};
use tenement::rules::eviction::Eviction;

/// Matches for each table: enough for long chains to occur.
const MATCHES: u64 = 300;

fn main() -> ExitCode {
    let mut clean = true;
    for (stem, setup) in &Levels::<Eviction>::built_in().setups {
        for &seats in setup.tables.keys() {
            let Ok(game) = levels::begin(setup, seats, 1) else { continue };
            let mut choices = Vec::with_capacity(64);
            let mut chance = Cheap::new(u64::from(seats));
            let mut moves = 0;
            let counted = measure(|| {
                for _ in 0..MATCHES {
                    moves += playout::<Eviction>(*game.state(), &mut choices, &mut chance);
                }
            });
            println!("{stem}, {seats} seats: {} allocations in {moves} moves", counted.count_total);
            clean &= counted.count_total == 0;
        }
    }
    if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
