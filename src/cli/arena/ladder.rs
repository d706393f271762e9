//! How much stronger each level is than the one below.

use std::io::Write;

use super::played::{Lineup, play};
use super::tally::Rate;
use super::weighed::Weighed;
use super::{Trouble, crew};
use crate::bots::Level;
use crate::games::{GameName, with_game};
use crate::levels::Levels;
use crate::rules::{SetupFile, Unfit};

/// The ladder of one game, or of all.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// How many matches two levels play.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
    /// How much of their time hard bots take, in hundredths.
    pub effort: u32,
    /// The only game.
    pub game: Option<GameName>,
}

/// Two levels that play each other.
#[derive(Clone, Copy, Debug)]
struct Duel {
    strong: Level,
    weak: Level,
    seats: u8,
    sides: bool,
}

/// What came of a duel.
#[derive(Clone, Copy, Debug, Default)]
struct Outcome {
    games: u32,
    won: u32,
    lost: u32,
    decisions: u32,
    seconds: f64,
    longest: f64,
    turn: f64,
}

impl Ladder {
    /// Plays the duels and prints the table, in Markdown. Interrupted, it prints what
    /// it has.
    ///
    /// # Errors
    /// If writing fails.
    pub fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        crew::listen_for_stop();
        writeln!(
            output,
            "| game | seats | duel | games | decided | won | 95 % | mean ms | longest ms | longest turn ms |"
        )?;
        writeln!(output, "|---|--:|---|--:|--:|--:|---|--:|--:|--:|")?;
        for game in GameName::ALL.iter().copied().filter(|game| self.game.is_none_or(|only| only == *game)) {
            with_game!(game, G => self.climb::<G>(output, progress))?;
        }
        Ok(())
    }

    fn climb<G: Weighed>(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        let levels = Levels::<G>::built_in();
        let Some(file) = levels.standard() else { return Ok(()) };
        let seats = *G::seats().start();
        for pair in Level::ALL.windows(2).rev() {
            let &[weak, strong] = pair else { continue };
            let duel = Duel { strong, weak, seats, sides: G::SIDES };
            let what = format!("{} against {} in {}", strong.name(), weak.name(), G::NAME);
            let mut outcome = Outcome::default();
            let mut unfit = None;
            let job = |nth: usize| duel.play::<G>(file, nth, self.seed, self.effort);
            crew::work(self.games as usize, &what, progress, job, |_, played| match played {
                Ok(played) => outcome.add(played),
                Err(problem) => unfit = Some(problem),
            })?;
            if let Some(unfit) = unfit {
                return Err(Trouble::Argument(unfit.to_string()));
            }
            // Nothing is known of a duel that somebody stopped before it began.
            if outcome.games > 0 {
                outcome.tell(G::NAME, duel, output)?;
            }
        }
        Ok(())
    }
}

impl Duel {
    /// The match with this number: each seed is played twice, the other way round.
    fn play<G: Weighed>(&self, file: &SetupFile<G>, nth: usize, seed: u64, effort: u32) -> Result<Outcome, Unfit> {
        let (first, second) = if nth.is_multiple_of(2) { (self.strong, self.weak) } else { (self.weak, self.strong) };
        let lineup = if self.sides {
            Lineup::Sides { seats: self.seats, alone: first, others: second }
        } else {
            Lineup::Seats(vec![first, second])
        };
        let played = play(file, &lineup, seed.wrapping_add(nth as u64 / 2), effort, |_, _| {})?;
        let mut outcome = Outcome { games: 1, ..Outcome::default() };
        let mut share = 0.0;
        for result in played.results.iter().filter(|result| result.level == self.strong) {
            share += result.share;
            outcome.decisions += result.thinking.decisions;
            outcome.seconds += result.thinking.seconds;
            outcome.longest = outcome.longest.max(result.thinking.longest);
            outcome.turn = outcome.turn.max(result.thinking.turn);
        }
        outcome.won = u32::from(share > 0.99);
        outcome.lost = u32::from(share < 0.01);
        Ok(outcome)
    }
}

impl Outcome {
    fn add(&mut self, other: Outcome) {
        self.games += other.games;
        self.won += other.won;
        self.lost += other.lost;
        self.decisions += other.decisions;
        self.seconds += other.seconds;
        self.longest = self.longest.max(other.longest);
        self.turn = self.turn.max(other.turn);
    }

    fn tell(&self, game: &str, duel: Duel, output: &mut dyn Write) -> std::io::Result<()> {
        let decided = self.won + self.lost;
        let Rate { rate, low, high } = Rate::of(f64::from(self.won), f64::from(decided));
        let Duel { strong, weak, seats, .. } = duel;
        let mean = self.seconds / f64::from(self.decisions.max(1));
        writeln!(
            output,
            "| {game} | {seats} | {} against {} | {} | {decided} | {:.1} % | {:.1} to {:.1} % | {:.2} | {:.0} | {:.0} |",
            strong.name(),
            weak.name(),
            self.games,
            100.0 * rate,
            100.0 * low,
            100.0 * high,
            1e3 * mean,
            1e3 * self.longest,
            1e3 * self.turn,
        )?;
        output.flush()
    }
}
