//! Texts of matches: read, or refused in a sentence; what is read is written and
//! read again as the same match.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tenement::levels::Leveled;
use tenement::record::{Heading, Match};
use tenement_fuzz::every_game;

fn read<G: Leveled>(text: &str) {
    match Match::<G>::read(text) {
        Ok((game, label)) => {
            Heading::read(text).expect("a match has a heading");
            let (again, same) = Match::<G>::read(&game.write(&label)).expect("it was written here");
            assert_eq!((again.record(), again.proof(), same), (game.record(), game.proof(), label));
        }
        Err(bad) => assert!(!bad.to_string().is_empty()),
    }
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let _ = Heading::read(&text);
    every_game!(read(&text));
});
