//! Matches as data: taking back and making again, texts, codes, and what
//! happens to those that are damaged. The laws hold for every game.

mod codes;
mod damage;
mod old;
mod rewind;
mod texts;

use rand::seq::IndexedRandom;
use tenement::levels::{Leveled, Levels, begin};
use tenement::record::Match;
use tenement::rules::Chance;

/// Calls a generic function for every game.
macro_rules! every_game {
    ($law:ident) => {
        $law::<tenement::rules::eviction::Eviction>();
        $law::<tenement::rules::landlord::Landlord>();
        $law::<tenement::rules::alternatywy::Alternatywy>();
    };
}
pub(crate) use every_game;

/// A new match of a built-in setup.
fn fresh<G: Leveled>(setup: &str, seats: u8, seed: u64) -> Match<G> {
    let levels = Levels::<G>::built_in();
    begin(levels.setup(setup).expect("a built-in setup"), seats, seed).expect("it can be played")
}

/// Makes so many moves at random, or fewer if the match is over.
fn play_on<G: Leveled>(game: &mut Match<G>, moves: usize, seed: u64) {
    let (mut chance, mut legal) = (Chance::new(seed), Vec::new());
    for _ in 0..moves {
        G::legal_moves(game.state(), &mut legal);
        let Some(&mv) = legal.choose(&mut chance.occasion()) else { return };
        game.play(mv).expect("it is listed");
    }
}

/// A match that was played at random.
fn played<G: Leveled>(seats: u8, seed: u64, moves: usize) -> Match<G> {
    let mut game = fresh("standard", seats, seed);
    play_on(&mut game, moves, seed);
    game
}

/// Every built-in setup with every number of seats it is for.
fn tables<G: Leveled>() -> Vec<(String, u8)> {
    let levels = Levels::<G>::built_in();
    let seats = |(stem, file): &(String, tenement::rules::SetupFile<G>)| {
        file.tables.keys().map(|&seats| (stem.clone(), seats)).collect::<Vec<_>>()
    };
    levels.setups.iter().flat_map(seats).collect()
}
