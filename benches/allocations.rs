//! Proves that playing allocates nothing: once its buffer is warm, neither the
//! list of legal moves nor a move asks the heap for anything. Ends with a
//! failure if that is not so.

use std::process::ExitCode;

use allocation_counter::measure;
use tenement::cli::bench::{Cheap, playout};
use tenement::levels::{self, Leveled, Levels};
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

/// Matches for each table: enough for long chains to occur.
const MATCHES: u64 = 300;

/// Moves there is room for: a rich seat can offer every sum it has.
const CHOICES: usize = 4096;

fn main() -> ExitCode {
    let clean = [is_clean::<Eviction>(), is_clean::<Landlord>()];
    if clean == [true; 2] { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether random matches of every setup of a game allocate nothing.
fn is_clean<G: Leveled>() -> bool {
    let mut clean = true;
    for (stem, setup) in &Levels::<G>::built_in().setups {
        for &seats in setup.tables.keys() {
            let Ok(game) = levels::begin(setup, seats, 1) else { continue };
            let mut choices = Vec::with_capacity(CHOICES);
            let mut chance = Cheap::new(u64::from(seats));
            let mut moves = 0;
            let counted = measure(|| {
                for _ in 0..MATCHES {
                    moves += playout::<G>(game.state().clone(), &mut choices, &mut chance);
                }
            });
            println!("{} {stem}, {seats} seats: {} allocations in {moves} moves", G::NAME, counted.count_total);
            clean &= counted.count_total == 0;
        }
    }
    clean
}
