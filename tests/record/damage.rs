//! What happens to a match does no harm: it is read as it was, or refused in a
//! sentence; nothing panics.

use rand::RngExt;
use tenement::levels::Leveled;
use tenement::record::{Heading, Label, Match};
use tenement::rules::Chance;

use crate::{every_game, played};

fn written<G: Leveled>(moves: usize) -> (Match<G>, String) {
    let game = played::<G>(*G::seats().start(), 6, moves);
    let text = game.write(&Label { name: "one".to_owned(), saved: 7, ..Label::default() });
    (game, text)
}

/// Either nothing that counts has changed, or it is refused.
fn is_read_as_it_was_or_refused<G: Leveled>(game: &Match<G>, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = Heading::read(&text);
    if let Ok((read, _)) = Match::<G>::read(&text) {
        assert_eq!(read.record(), game.record(), "another match was read");
    }
}

fn cut_off<G: Leveled>(moves: usize) {
    let (_, text) = written::<G>(moves);
    let text = text.trim_end();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(Match::<G>::read(&text[..end]).is_err(), "the first {end} of {} bytes", text.len());
        assert!(Heading::read(&text[..end]).is_err());
    }
}

fn corrupted<G: Leveled>(moves: usize, times: usize) {
    let (game, text) = written::<G>(moves);
    let mut chance = Chance::new(17);
    let mut rng = chance.occasion();
    for _ in 0..times {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..rng.random_range(1..4) {
            let at = rng.random_range(0..bytes.len() as u32) as usize;
            match rng.random_range(0..4u8) {
                0 => bytes[at] = rng.random(),
                1 => bytes[at] ^= 1 << rng.random_range(0..8u8),
                2 => bytes.insert(at, b"0123456789\"{}[],:-ex"[rng.random_range(0..20u32) as usize]),
                _ => {
                    bytes.remove(at);
                }
            }
        }
        is_read_as_it_was_or_refused(&game, &bytes);
    }
}

#[test]
fn every_truncation_is_refused() {
    every_game!(cut_anywhere);
}

fn cut_anywhere<G: Leveled>() {
    cut_off::<G>(150);
}

#[test]
fn ten_thousand_random_corruptions_are_harmless() {
    every_game!(corrupted_often);
}

fn corrupted_often<G: Leveled>() {
    corrupted::<G>(25, 2_000);
    corrupted::<G>(150, 10_000);
}
