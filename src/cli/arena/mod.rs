//! Bots against bots: who wins how often, by how much, and how long they think.
//!
//! `played` plays a match, `crew` many at once, `tally` adds them up; `ladder` says
//! how much stronger each level is than the one below, `balance` what the numbers of
//! the games make of seats, cards and roles.

mod balance;
mod crew;
mod ladder;
mod played;
mod tally;
#[cfg(test)]
mod tests;
mod weighed;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::Write;

use serde::Serialize;

use super::Trouble;
use super::levels::Found;
use crate::bots::{Evaluate, Level};
use crate::levels::Leveled;
use crate::rules::Unfit;
pub use balance::Balance;
pub use ladder::Ladder;
use played::{Lineup, Played, play};
use tally::Tally;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Leveled> {
    /// The house.
    pub house: Found<G>,
    /// Who plays, in order of seats in the first match. They move on a seat with
    /// each match, and the seed changes when all have sat everywhere.
    pub bots: Vec<Level>,
    /// How many matches.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
    /// How much of their time hard bots take, in hundredths.
    pub effort: u32,
    /// One JSON object a line instead of a table.
    pub json: bool,
}

/// Bots to be let loose on each other, of whichever game.
pub trait Compete: Debug {
    /// Plays and tells who won. Says on `progress` from time to time how far it is.
    /// Interrupted, it tells what it has.
    ///
    /// # Errors
    /// If the setup cannot be played, or writing fails.
    fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble>;
}

/// What came of it for one level.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Competed {
    /// The game.
    pub game: &'static str,
    /// The stem of the setup.
    pub setup: String,
    /// How many play.
    pub seats: u8,
    /// The level.
    pub bot: &'static str,
    /// Matches, counted once for each seat of this level.
    pub games: u32,
    /// Victories, one that is shared counted as a part.
    pub wins: f64,
    /// Victories of a match.
    pub win_rate: f64,
    /// From here, in 95 of 100 cases,
    pub low: f64,
    /// to here the true rate lies.
    pub high: f64,
    /// The score, on average.
    pub mean_score: f64,
    /// Milliseconds of a decision, on average.
    pub mean_ms: f64,
    /// Milliseconds of the longest decision.
    pub max_ms: f64,
    /// Milliseconds of the decisions of one seat in a row that took longest together.
    pub turn_ms: f64,
}

impl<G: Evaluate + Leveled> Compete for Plan<G> {
    fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        crew::listen_for_stop();
        let mut tallies: BTreeMap<usize, Tally> = BTreeMap::new();
        let mut unfit = None;
        let what = format!("{} on {}", list(&self.bots), self.house.setup.stem);
        crew::work(
            self.games as usize,
            &what,
            progress,
            |nth| self.play(nth),
            |_, played| match played {
                Ok(played) => {
                    for result in &played.results {
                        tallies.entry(result.level as usize).or_default().add(result);
                    }
                }
                Err(problem) => unfit = Some(problem),
            },
        )?;
        if let Some(unfit) = unfit {
            return Err(Trouble::Argument(unfit.to_string()));
        }
        if !self.json {
            writeln!(
                output,
                "{:<8} {:>6} {:>8} {:>7} {:>15} {:>7} {:>8} {:>7} {:>8}",
                "bot", "games", "wins", "rate", "95 %", "score", "mean ms", "max ms", "turn ms"
            )?;
        }
        for (level, tally) in tallies.iter().rev() {
            let Some(level) = Level::ALL.get(*level) else { continue };
            self.competed(*level, tally).tell(self.json, output)?;
        }
        Ok(())
    }
}

impl<G: Evaluate + Leveled> Plan<G> {
    fn play(&self, nth: usize) -> Result<Played<G::State>, Unfit> {
        let mut bots = self.bots.clone();
        let round = bots.len().max(1);
        bots.rotate_right(nth % round);
        let seed = self.seed.wrapping_add((nth / round) as u64);
        play(&self.house.file, &Lineup::Seats(bots), seed, self.effort, |_, _| {})
    }

    fn competed(&self, level: Level, tally: &Tally) -> Competed {
        let rate = tally.rate();
        Competed {
            game: G::NAME,
            setup: self.house.setup.stem.clone(),
            seats: self.bots.len() as u8,
            bot: level.name(),
            games: tally.games,
            wins: rounded(tally.wins, 2),
            win_rate: rounded(rate.rate, 4),
            low: rounded(rate.low, 4),
            high: rounded(rate.high, 4),
            mean_score: rounded(tally.mean_score(), 2),
            mean_ms: rounded(tally.mean_ms(), 2),
            max_ms: rounded(tally.max_ms(), 1),
            turn_ms: rounded(tally.turn_ms(), 1),
        }
    }
}

impl Competed {
    fn tell(&self, json: bool, output: &mut dyn Write) -> std::io::Result<()> {
        if json {
            return writeln!(output, "{}", serde_json::to_string(self).unwrap_or_default());
        }
        let Competed { bot, games, wins, win_rate, low, high, mean_score, mean_ms, max_ms, turn_ms, .. } = self;
        let interval = format!("{:.1} to {:.1} %", low * 100.0, high * 100.0);
        writeln!(
            output,
            "{bot:<8} {games:>6} {wins:>8.1} {:>5.1} % {interval:>15} {mean_score:>7.1} {mean_ms:>8.2} {max_ms:>7.0} {turn_ms:>8.0}",
            win_rate * 100.0
        )
    }
}

/// Levels as people write them.
fn list(bots: &[Level]) -> String {
    bots.iter().map(|level| level.name()).collect::<Vec<_>>().join(",")
}

fn rounded(number: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (number * unit).round() / unit
}
