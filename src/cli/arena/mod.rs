//! Bots against bots: who wins how often, by how much, and how long they think.
//!
//! `played` plays a match, `crew` many at once, `tally` adds them up; `ladder` says
//! how much stronger each level is than the one below, `balance` what the numbers of
//! the games make of seats, cards and roles; `page` puts their tables into a file.
//! What the results mean is in `README.md` beside this file.

mod balance;
mod crew;
mod ladder;
mod page;
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
use crate::levels::{self, Leveled};
use crate::locale::Locale;
use crate::rules::{SetupFile, Unfit};
pub use balance::Balance;
use crew::{Done, Stop, Work, whole_blocks};
pub use ladder::Ladder;
use played::{Lineup, Result as SeatResult, play};
use tally::Tally;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Leveled> {
    /// The house.
    pub house: Found<G>,
    /// Who plays, in order of seats in the first match. They move on a seat with
    /// each match, and the seed changes when all have sat everywhere.
    pub bots: Vec<Level>,
    /// How many matches; more if these are not all rotations of each seed.
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
    /// Interrupted, it plays the matches that are running to their end, and tells what
    /// it has; interrupted again, it ends the program.
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
    /// Matches that this level played, counted once for each of its seats: two seats
    /// in each of 10 matches are 20.
    pub games: u32,
    /// Victories of all its seats, one that is shared counted as a part.
    pub wins: f64,
    /// `wins` of `games`, from 0 to 1.
    pub win_rate: f64,
    /// From here, in 95 of 100 cases,
    pub low: f64,
    /// to here the true rate lies. All rotations of a seed count as one observation.
    pub high: f64,
    /// The score of a seat, on average.
    pub mean_score: f64,
    /// From here, in 95 of 100 cases; none if only one seed was played,
    pub score_low: Option<f64>,
    /// to here the true mean lies.
    pub score_high: Option<f64>,
    /// Milliseconds of a decision, on average.
    pub mean_ms: f64,
    /// Milliseconds of the longest decision.
    pub max_ms: f64,
    /// Milliseconds of all decisions of a seat in one turn of the match, whoever's it
    /// is (in Alternatywy 4, in a Round), at most.
    pub turn_ms: f64,
    /// Matches that count, which are those of seeds that were played in all rotations.
    pub matches: usize,
    /// Matches that were to be played; more than `matches` if somebody said stop.
    pub planned: usize,
}

impl<G: Evaluate + Leveled> Compete for Plan<G> {
    fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        self.compete(crew::listen(), output, progress)
    }
}

impl<G: Evaluate + Leveled> Plan<G> {
    fn compete(&self, stop: &Stop, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        check(&self.house.file, self.bots.len() as u8, self.seed)?;
        let rotations = self.rotations();
        let blocks = whole_blocks(self.games, rotations, progress)?;
        let what = format!("{} on {}", list(&self.bots), self.house.setup.stem);
        let mut tallies: BTreeMap<usize, Tally> = BTreeMap::new();
        let job = |block, rotation| self.play(block, rotation);
        let done = crew::work(Work { blocks, rotations, what: &what }, stop, progress, job, |block| {
            for (nth, level) in Level::ALL.iter().enumerate().filter(|(_, level)| self.bots.contains(level)) {
                let results = block.iter().flatten().filter(|result| result.level == *level);
                tallies.entry(nth).or_default().add(results);
            }
        })?;
        if !self.json {
            Competed::head(output)?;
        }
        for (level, tally) in tallies.iter().rev() {
            let Some(level) = Level::ALL.get(*level) else { continue };
            self.competed(*level, tally, done).tell(self.json, output)?;
        }
        // Lines of JSON have it in their fields.
        done.tell("", if self.json { progress } else { output })?;
        Ok(())
    }

    /// After how many matches all sit as in the first one.
    fn rotations(&self) -> usize {
        let turned = |by: usize| self.bots.iter().cycle().skip(by).take(self.bots.len());
        (1..self.bots.len()).find(|&by| turned(by).eq(&self.bots)).unwrap_or(self.bots.len().max(1))
    }

    /// A seed, and how many seats all have moved on.
    fn play(&self, block: usize, rotation: usize) -> Result<Vec<SeatResult>, Unfit> {
        let mut bots = self.bots.clone();
        bots.rotate_right(rotation);
        let seed = self.seed.wrapping_add(block as u64);
        Ok(play(&self.house.file, &Lineup::Seats(bots), seed, self.effort, |_, _| {})?.results)
    }

    fn competed(&self, level: Level, tally: &Tally, done: Done) -> Competed {
        let (rate, score) = (tally.rate(), tally.score());
        Competed {
            game: G::NAME,
            setup: self.house.setup.stem.clone(),
            seats: self.bots.len() as u8,
            bot: level.name(),
            games: tally.games,
            wins: rounded(tally.wins, 2),
            win_rate: rounded(rate.value, 4),
            low: rounded(rate.low, 4),
            high: rounded(rate.high, 4),
            mean_score: rounded(score.value, 2),
            score_low: score.low.is_finite().then(|| rounded(score.low, 2)),
            score_high: score.high.is_finite().then(|| rounded(score.high, 2)),
            mean_ms: rounded(tally.mean_ms(), 2),
            max_ms: rounded(tally.max_ms(), 1),
            turn_ms: rounded(tally.turn_ms(), 1),
            matches: done.matches,
            planned: done.planned,
        }
    }
}

impl Competed {
    fn head(output: &mut dyn Write) -> std::io::Result<()> {
        writeln!(
            output,
            "{:<8} {:>6} {:>8} {:>7} {:>15} {:>7} {:>16} {:>8} {:>7} {:>8}",
            "bot", "games", "wins", "rate", "95 %", "score", "95 %", "mean ms", "max ms", "turn ms"
        )
    }

    fn tell(&self, json: bool, output: &mut dyn Write) -> std::io::Result<()> {
        if json {
            return writeln!(output, "{}", serde_json::to_string(self).unwrap_or_default());
        }
        let Competed { bot, games, wins, win_rate, low, high, mean_score, mean_ms, max_ms, turn_ms, .. } = self;
        let rate = format!("{:.1} to {:.1} %", low * 100.0, high * 100.0);
        let score = match (self.score_low, self.score_high) {
            (Some(low), Some(high)) => format!("{low:.1} to {high:.1}"),
            _ => "–".to_owned(),
        };
        let percent = win_rate * 100.0;
        writeln!(
            output,
            "{bot:<8} {games:>6} {wins:>8.1} {percent:>5.1} % {rate:>15} {mean_score:>7.1} {score:>16} \
             {mean_ms:>8.2} {max_ms:>7.0} {turn_ms:>8.0}",
        )
    }
}

/// The setup can be played, as is seen before the first match.
fn check<G: Leveled>(file: &SetupFile<G>, seats: u8, seed: u64) -> Result<(), Trouble> {
    levels::begin(file, seats, seed).map(|_| ()).map_err(|unfit| refused(&unfit))
}

/// The sentence about a setup that cannot be played.
fn refused(unfit: &Unfit) -> Trouble {
    Trouble::Argument(Locale::default().say_with("cli-setup-refused", &[("problem", unfit.to_string().into())]))
}

/// Levels as people write them.
fn list(bots: &[Level]) -> String {
    bots.iter().map(|level| level.name()).collect::<Vec<_>>().join(",")
}

fn rounded(number: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    (number * unit).round() / unit
}
