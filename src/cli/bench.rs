//! Measuring random play, on one core.

use std::fmt::Debug;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Trouble;
use super::levels::Found;
use crate::levels;
use crate::record::{Label, Match};
use crate::rules::{Game, SetUp, SetupFile};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan<G: SetUp> {
    /// The house.
    pub house: Found<G>,
    /// For each of these numbers of seats; the setup has a table for it.
    pub seats: Vec<u8>,
    /// How long each.
    pub time: Duration,
    /// One JSON object a line instead of a table.
    pub json: bool,
}

/// Something to measure, of whichever game.
pub trait Measure: Debug {
    /// Measures and tells the results, as they come if they are JSON.
    ///
    /// # Errors
    /// If a setup cannot be played, or writing fails.
    fn run(&self, output: &mut dyn Write) -> Result<(), Trouble>;
}

/// What was measured for one game, setup and number of seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measured {
    /// The game.
    pub game: &'static str,
    /// The stem of the setup.
    pub setup: String,
    /// How many play.
    pub seats: u8,
    /// Whole matches of random moves a second.
    pub games_per_s: f64,
    /// Random moves a second, their choice and the list to choose from included.
    pub moves_per_s: f64,
    /// Moves in a match, on average.
    pub mean_moves: f64,
    /// Nanoseconds for a copy of a state.
    pub clone_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Moves of a long match, at most a thousand.
    pub load_moves: usize,
    /// Milliseconds to read that match from its text, which plays and proves it again.
    pub load_ms: f64,
}

/// How many matches there are between two looks at the clock.
const BATCH: u64 = 16;

impl<G: SetUp> Measure for Plan<G> {
    fn run(&self, output: &mut dyn Write) -> Result<(), Trouble> {
        if !self.json {
            writeln!(
                output,
                "{:<10} {:<12} {:>5} {:>10} {:>12} {:>10} {:>9} {:>11} {:>8} {:>8}",
                "game",
                "setup",
                "seats",
                "games/s",
                "moves/s",
                "mean moves",
                "clone ns",
                "state bytes",
                "load ms",
                "of moves"
            )?;
        }
        let Found { setup, file } = &self.house;
        for &seats in &self.seats {
            let begin = |seed| levels::begin(file, seats, seed).map(|game| game.state().clone());
            begin(0).map_err(|unfit| Trouble::Argument(unfit.to_string()))?;
            let mut measured = measure::<G>(&setup.stem, seats, self.time, |seed| begin(seed).ok());
            (measured.load_moves, measured.load_ms) = loading(file, seats);
            if self.json {
                writeln!(output, "{}", serde_json::to_string(&measured).unwrap_or_default())?;
            } else {
                measured.tell(output)?;
            }
            output.flush()?;
        }
        Ok(())
    }
}

impl Measured {
    /// A line of the table.
    fn tell(&self, output: &mut dyn Write) -> std::io::Result<()> {
        let Measured { game, setup, seats, games_per_s, moves_per_s, mean_moves, clone_ns, state_bytes, .. } = self;
        let Measured { load_moves, load_ms, .. } = self;
        write!(
            output,
            "{game:<10} {setup:<12} {seats:>5} {games_per_s:>10.0} {moves_per_s:>12.0} {mean_moves:>10.1} "
        )?;
        writeln!(output, "{clone_ns:>9.1} {state_bytes:>11} {load_ms:>8.1} {load_moves:>8}")
    }
}

/// Plays random matches for a while, each from a state that `begin` gives.
fn measure<G: Game>(setup: &str, seats: u8, time: Duration, begin: impl Fn(u64) -> Option<G::State>) -> Measured {
    let mut chance = Cheap(0x9e37_79b9_7f4a_7c15);
    let mut choices = Vec::new();
    let (mut games, mut moves) = (0u64, 0u64);
    let clone_ns = begin(0).map_or(0.0, |state| clone_time(&state));
    let start = Instant::now();
    let elapsed = loop {
        for seed in games..games + BATCH {
            if let Some(state) = begin(seed) {
                moves += playout::<G>(state, &mut choices, &mut chance);
            }
        }
        games += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= time {
            break elapsed.as_secs_f64();
        }
    };
    let (games, moves) = (games as f64, moves as f64);
    Measured {
        game: G::NAME,
        setup: setup.to_owned(),
        seats,
        games_per_s: (games / elapsed).round(),
        moves_per_s: (moves / elapsed).round(),
        mean_moves: tenths(moves / games),
        clone_ns: tenths(clone_ns),
        state_bytes: size_of::<G::State>(),
        load_moves: 0,
        load_ms: 0.0,
    }
}

/// How long it takes to read a long match: its moves, and milliseconds.
fn loading<G: SetUp>(file: &SetupFile<G>, seats: u8) -> (usize, f64) {
    const LONG: usize = 1_000;
    const MATCHES: u64 = 100;
    const READINGS: u32 = 10;
    let (mut chance, mut choices) = (Cheap(0x9e37_79b9_7f4a_7c15), Vec::new());
    let mut longest: Option<Match<G>> = None;
    for mut game in (0..MATCHES).filter_map(|seed| levels::begin(file, seats, seed).ok()) {
        while game.record().moves.len() < LONG {
            G::legal_moves(game.state(), &mut choices);
            let Some(&mv) = choices.get(chance.below(choices.len())) else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        let length = |game: &Match<G>| game.record().moves.len();
        if longest.as_ref().is_none_or(|longest| length(longest) < length(&game)) {
            longest = Some(game);
        }
        if longest.as_ref().is_some_and(|longest| length(longest) == LONG) {
            break;
        }
    }
    let Some(game) = longest else { return (0, 0.0) };
    let text = game.write(&Label::default());
    let start = Instant::now();
    for _ in 0..READINGS {
        let read = Match::<G>::read(black_box(&text));
        debug_assert!(black_box(read).is_ok(), "it was written here");
    }
    let ms = start.elapsed().as_secs_f64() * 1e3 / f64::from(READINGS);
    (game.record().moves.len(), (ms * 100.0).round() / 100.0)
}

/// Plays random moves to the end, and counts them.
pub fn playout<G: Game>(mut state: G::State, choices: &mut Vec<G::Move>, chance: &mut Cheap) -> u64 {
    let mut moves = 0;
    loop {
        G::legal_moves(&state, choices);
        let Some(&mv) = choices.get(chance.below(choices.len())) else { return moves };
        let played = G::play(&mut state, mv, &mut |_| {});
        debug_assert_eq!(played, Ok(()), "a listed move is allowed");
        moves += 1;
    }
}

/// Nanoseconds for a copy of a state.
fn clone_time<S: Clone>(state: &S) -> f64 {
    const CLONES: u32 = 100_000;
    let start = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(state).clone());
    }
    start.elapsed().as_nanos() as f64 / f64::from(CLONES)
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// A source of chance that costs next to nothing (xorshift64). It decides no
/// match that anybody plays.
#[derive(Clone, Debug)]
pub struct Cheap(u64);

impl Cheap {
    /// A source that begins at `seed`.
    pub fn new(seed: u64) -> Cheap {
        Cheap(seed | 1)
    }

    /// A number below `end`; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * end as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Setup;
    use crate::levels::{Levels, STANDARD};
    use crate::rules::eviction::Eviction;

    #[test]
    fn every_table_of_the_setup_is_measured_on_a_line_of_json() {
        let file = Levels::<Eviction>::built_in().standard().expect("the standard setup").clone();
        let house = Found { setup: Setup { stem: STANDARD.to_owned(), own: None }, file };
        let plan = Plan { house, seats: vec![2, 4], time: Duration::ZERO, json: true };
        let mut output = Vec::new();
        plan.run(&mut output).expect("results");
        let lines = String::from_utf8(output).expect("text");
        let seats: Vec<_> = lines
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON")["seats"].clone())
            .collect();
        assert_eq!(seats, [2, 4]);
    }

    #[test]
    fn cheap_chance_stays_below_and_reaches_everything() {
        let mut chance = Cheap::new(7);
        let mut seen = [false; 6];
        (0..200).for_each(|_| seen[chance.below(6)] = true);
        assert_eq!(seen, [true; 6]);
        assert_eq!(chance.below(0), 0);
    }
}
