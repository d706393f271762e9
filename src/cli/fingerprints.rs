//! Random matches, a line for each: what two platforms must have alike.

use rand::RngExt;

use crate::bots::{Evaluate, Level, Thought};
use crate::games::{GameName, with_game};
use crate::levels::{self, Leveled, Levels};
use crate::rules::{Chance, Viewer, digest};

/// Which matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprints {
    /// The game.
    pub game: GameName,
    /// The seed of the first match; each next match has the next seed.
    pub seed: u64,
    /// How many matches.
    pub games: u32,
}

impl Fingerprints {
    /// Plays them, in turn at every table of every built-in setup. A line names the
    /// table, the seed, the number of moves, the proof of the whole match, which is
    /// made of every move and every state on the way, and the fingerprint of what hard
    /// bots in a hurry would have decided here and there.
    pub fn lines(self) -> Vec<String> {
        with_game!(self.game, G => {
            let levels = Levels::<G>::built_in();
            let tables = tables(&levels);
            (0..u64::from(self.games))
                .map(|nth| {
                    let seed = self.seed.wrapping_add(nth);
                    let (setup, seats) = &tables[(seed % tables.len() as u64) as usize];
                    line::<G>(&levels, setup, *seats, seed)
                })
                .collect()
        })
    }
}

fn tables<G: Leveled>(levels: &Levels<G>) -> Vec<(String, u8)> {
    let setups = levels.setups.iter();
    setups.flat_map(|(stem, file)| file.tables.keys().map(|&seats| (stem.clone(), seats))).collect()
}

fn line<G: Evaluate + Leveled>(levels: &Levels<G>, setup: &str, seats: u8, seed: u64) -> String {
    let begun = levels.setup(setup).map(|file| levels::begin(file, seats, seed));
    let Some(Ok(mut game)) = begun else { return format!("{setup} {seats} {seed} cannot be begun") };
    let mut chance = Chance::new(digest(&seed)).occasion();
    let mut legal = Vec::new();
    let mut bots = 0;
    loop {
        G::legal_moves(game.state(), &mut legal);
        if legal.is_empty() {
            break;
        }
        let made = game.record().moves.len();
        if made % ASKED == ASKED - 1 {
            bots = digest(&(bots, advice::<G>(game.state(), made as u64)));
        }
        // As a number of 32 bits: a `usize` draws differently on other platforms.
        let mv = legal[chance.random_range(0..legal.len() as u32) as usize];
        if let Err(refusal) = game.play(mv) {
            return format!("{setup} {seats} {seed} {mv} is listed, but {refusal}");
        }
    }
    format!("{setup} {seats} {seed} {} {:016x} {bots:016x}", game.record().moves.len(), game.proof())
}

/// After how many decisions a bot is asked each time.
const ASKED: usize = 48;

/// What a hard bot in a hurry would decide.
fn advice<G: Evaluate>(state: &G::State, seed: u64) -> Option<G::Move> {
    let seat = G::to_act(state)?.seat;
    Thought::<G>::new(Level::Hard, G::view(state, Viewer::Seat(seat)), seed).hurried(2).decide()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_has_a_line_and_its_seed_says_all_about_it() {
        for &game in GameName::ALL {
            let lines = |seed, games| Fingerprints { game, seed, games }.lines();
            let first = lines(3, 2);
            assert_eq!(first.len(), 2);
            assert_eq!(first[1..], lines(4, 1));
            assert!(first.iter().all(|line| !line.contains("cannot") && !line.contains("listed")), "{first:?}");
            let proofs: Vec<&str> = first.iter().filter_map(|line| line.rsplit(' ').nth(1)).collect();
            assert_ne!(proofs[0], proofs[1]);
        }
    }
}
