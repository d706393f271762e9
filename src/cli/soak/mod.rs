//! Soaking: as many random matches as there is time for, with every check on.
//!
//! A match is known by its seed alone, which also chooses the table: what failed
//! once is seen again with `--seed` of the report and `--games 1`. `played` plays
//! a match, `checks` are the laws it is held to.

mod checks;
mod played;
#[cfg(test)]
mod tests;

use std::fmt::Debug;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Trouble;
use crate::levels::{Leveled, Levels};
use crate::rules::Lawful;
use played::{Played, Player};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Lawful + Leveled> {
    /// The setups that a code can name.
    pub levels: Levels<G>,
    /// The tables the seeds choose among, by setup and number of seats; at least one.
    pub tables: Vec<(String, u8)>,
    /// How many matches.
    pub games: u64,
    /// The seed of the first one; each next match has the next seed.
    pub seed: u64,
    /// One JSON object a line instead of sentences.
    pub json: bool,
}

/// Something to soak, of whichever game.
pub trait Soak: Debug {
    /// Plays the matches on all cores and tells what it found. Says on `progress`
    /// from time to time how far it is.
    ///
    /// # Errors
    /// If a match failed, or writing does.
    fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble>;
}

/// What came of the matches.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Soaked {
    /// The game.
    pub game: &'static str,
    /// Matches that were played.
    pub games: u64,
    /// Their moves.
    pub moves: u64,
    /// Matches in which a law was broken.
    pub failures: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Matches a second.
    pub games_per_s: f64,
    /// The match with the most moves.
    pub longest: Longest,
    /// The longest code of a whole match, in letters.
    pub longest_code: usize,
}

/// The match with the most moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Longest {
    /// How many moves.
    pub moves: usize,
    /// Its seed.
    pub seed: u64,
    /// Its setup.
    pub setup: String,
    /// How many played it.
    pub seats: u8,
}

/// A match in which a law was broken, with all it takes to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The game.
    pub game: &'static str,
    /// Its seed.
    pub seed: u64,
    /// Its setup.
    pub setup: String,
    /// How many played it.
    pub seats: u8,
    /// Which law, and how.
    pub problem: String,
    /// The match up to there as a code, if it can be written.
    pub code: Option<String>,
    /// Its moves; the last one may have been refused.
    pub moves: String,
}

/// After so many failures nobody learns from more of them.
const MOST_FAILURES: u64 = 10;

/// How often progress is told.
const EVERY: Duration = Duration::from_secs(10);

impl<G: Lawful + Leveled> Soak for Plan<G> {
    fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let found = thread::scope(|scope| {
            let (tell, told) = channel();
            for _ in 0..cores {
                let tell = tell.clone();
                scope.spawn(|| self.work(&next, &stop, tell));
            }
            // The end of all workers is the end of the channel.
            drop(tell);
            let mut ledger = Ledger::<G>::new(self);
            let followed = ledger.follow(|wait| told.recv_timeout(wait), output, progress);
            // Whoever still plays is not waited for longer than a match.
            stop.store(true, Ordering::Relaxed);
            followed.map(|()| ledger.soaked)
        })?;
        found.tell(self.json, output)?;
        if found.failures > 0 { Err(Trouble::Soaked(found.failures)) } else { Ok(()) }
    }
}

impl<G: Lawful + Leveled> Plan<G> {
    /// One core: plays the next match until there is none, or somebody says stop.
    fn work(&self, next: &AtomicU64, stop: &AtomicBool, tell: Sender<Result<Played, Box<Failure>>>) {
        let mut player = Player::<G>::new(&self.levels);
        while !stop.load(Ordering::Relaxed) {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= self.games {
                return;
            }
            let seed = self.seed.wrapping_add(nth);
            let (setup, seats) = self.table(seed);
            if tell.send(player.play(setup, seats, seed)).is_err() {
                return;
            }
        }
    }

    /// The table of a seed.
    fn table(&self, seed: u64) -> (&str, u8) {
        let (setup, seats) = &self.tables[(seed % self.tables.len() as u64) as usize];
        (setup, *seats)
    }
}

/// What has been found so far.
struct Ledger<'a, G: Lawful + Leveled> {
    plan: &'a Plan<G>,
    soaked: Soaked,
    began: Instant,
    said: Instant,
}

impl<'a, G: Lawful + Leveled> Ledger<'a, G> {
    fn new(plan: &'a Plan<G>) -> Self {
        let now = Instant::now();
        Ledger { plan, soaked: Soaked { game: G::NAME, ..Soaked::default() }, began: now, said: now }
    }

    /// Takes down what the workers tell until they have finished or have failed
    /// too often.
    fn follow(
        &mut self,
        mut next: impl FnMut(Duration) -> Result<Result<Played, Box<Failure>>, RecvTimeoutError>,
        output: &mut dyn Write,
        progress: &mut dyn Write,
    ) -> Result<(), Trouble> {
        loop {
            match next(EVERY.saturating_sub(self.said.elapsed())) {
                Ok(Ok(played)) => self.keep(&played),
                Ok(Err(failure)) => {
                    self.soaked.games += 1;
                    self.soaked.failures += 1;
                    failure.tell(self.plan.json, output)?;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.said.elapsed() >= EVERY {
                self.said = Instant::now();
                let Soaked { games, moves, failures, .. } = self.soaked;
                let (all, seconds) = (self.plan.games, self.began.elapsed().as_secs());
                writeln!(progress, "{seconds} s: {games} of {all} games, {moves} moves, {failures} failures")?;
            }
            if self.soaked.failures >= MOST_FAILURES {
                break;
            }
        }
        let seconds = self.began.elapsed().as_secs_f64();
        self.soaked.seconds = (seconds * 10.0).round() / 10.0;
        self.soaked.games_per_s = (self.soaked.games as f64 / seconds * 10.0).round() / 10.0;
        Ok(())
    }

    fn keep(&mut self, played: &Played) {
        let soaked = &mut self.soaked;
        soaked.games += 1;
        soaked.moves += played.moves as u64;
        soaked.longest_code = soaked.longest_code.max(played.code);
        // Of equally long ones the first, whoever finished it first.
        let (longest, seed) = (&soaked.longest, played.seed.wrapping_sub(self.plan.seed));
        let earlier = seed < longest.seed.wrapping_sub(self.plan.seed);
        if played.moves > longest.moves || (played.moves == longest.moves && earlier) {
            let (setup, seats) = self.plan.table(played.seed);
            soaked.longest = Longest { moves: played.moves, seed: played.seed, setup: setup.to_owned(), seats };
        }
    }
}

impl Soaked {
    fn tell(&self, json: bool, output: &mut dyn Write) -> std::io::Result<()> {
        if json {
            return writeln!(output, "{}", serde_json::to_string(self).unwrap_or_default());
        }
        let Soaked { game, games, moves, failures, seconds, games_per_s, longest, longest_code } = self;
        let Longest { moves: most, seed, setup, seats } = longest;
        writeln!(output, "{game}: {games} games, {moves} moves, {failures} failures")?;
        writeln!(output, "{seconds:.1} s, {games_per_s:.1} games/s")?;
        writeln!(output, "longest: {most} moves (setup {setup}, {seats} seats, seed {seed})")?;
        writeln!(output, "longest code: {longest_code} letters")
    }
}

impl Failure {
    fn tell(&self, json: bool, output: &mut dyn Write) -> std::io::Result<()> {
        if json {
            return writeln!(output, "{}", serde_json::to_string(self).unwrap_or_default());
        }
        let Failure { game, seed, setup, seats, problem, code, moves } = self;
        writeln!(output, "FAILED: {game}, setup {setup}, {seats} seats, seed {seed}: {problem}")?;
        writeln!(output, "  code: {}", code.as_deref().unwrap_or("cannot be written"))?;
        writeln!(output, "  moves: {moves}")
    }
}
