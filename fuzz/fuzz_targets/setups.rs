//! Setup files: refused with the place that is wrong, or playable. What is read
//! is begun with every number of seats, and played for a while.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tenement::levels::begin;
use tenement::record::Match;
use tenement::rules::{Lawful, Seat, SetupFile, Viewer, digest};
use tenement_fuzz::{Known, every_game};

/// Moves that are played of each match.
const MOVES: usize = 60;

fn read<G: Known + Lawful>(text: &str) {
    let _ = SetupFile::<G>::parse_standard(text);
    let standard = G::levels().standard().expect("a standard setup");
    let file = match SetupFile::<G>::parse(text, standard) {
        Ok(file) => file,
        Err(bad) => return assert!(bad.line <= text.lines().count() + 1 && !bad.problem.is_empty(), "{bad}"),
    };
    let seed = digest(&text);
    for &seats in file.tables.keys() {
        let mut game = begin(&file, seats, seed).expect("what is read can be played");
        for _ in 0..MOVES {
            look::<G>(&game, seed);
            let mut legal = Vec::new();
            G::legal_moves(game.state(), &mut legal);
            assert_eq!(legal.is_empty(), G::to_act(game.state()).is_none(), "whoever is asked can answer");
            if legal.is_empty() {
                break;
            }
            let mv = legal[(digest(&game.proof()) % legal.len() as u64) as usize];
            game.play(mv).expect("it is listed");
        }
    }
}

/// Every view is that of what is dealt from it, and from the beginning nothing is lost.
fn look<G: Known + Lawful>(game: &Match<G>, seed: u64) {
    if game.record().position.is_none() {
        assert_eq!(G::count(game.state()), Ok(()));
    }
    let _ = G::standing(game.state());
    let seats = Seat::all(G::seated(game.state())).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = G::view(game.state(), viewer);
        assert_eq!(G::view(&G::redeal(&view, seed), viewer), view);
    }
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    every_game!(read(&text));
});
