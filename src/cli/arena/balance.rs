//! What the numbers of the games make of seats, cards and roles.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use super::played::{Lineup, Result as SeatResult, play};
use super::tally::Rate;
use super::weighed::Weighed;
use super::{Trouble, crew};
use crate::bots::{Evaluate, Level};
use crate::games::{GameName, with_game};
use crate::levels::Levels;
use crate::rules::{Game, Seat, SetupFile, Unfit};

/// The balance of one game, or of all.
#[derive(Clone, Debug)]
pub struct Balance {
    /// How many matches each number of players plays.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
    /// How much of their time the bots take, in hundredths.
    pub effort: u32,
    /// The only game.
    pub game: Option<GameName>,
}

/// What one match says.
#[derive(Clone, Debug)]
struct Weight {
    results: Vec<SeatResult>,
    /// Who was the first to decide.
    first: Seat,
    alone: Option<Seat>,
    moves: usize,
    turns: u32,
    /// What each seat played and was.
    marks: Vec<BTreeSet<String>>,
}

/// What many matches say.
#[derive(Clone, Debug, Default)]
struct Scales {
    games: u32,
    /// The parts of victories of whoever sits so many seats after who began.
    order: Vec<f64>,
    /// The parts of victories of whoever plays alone, if anybody does.
    alone: Option<f64>,
    scores: Vec<f64>,
    /// How far the first is ahead of the last, summed.
    gaps: f64,
    moves: u64,
    turns: u64,
    /// For each mark: seats that had it, and their parts of victories.
    marks: BTreeMap<String, (u32, f64)>,
}

impl Balance {
    /// Plays and prints tables in Markdown. Interrupted, it prints what it has.
    ///
    /// # Errors
    /// If writing fails.
    pub fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        crew::listen_for_stop();
        for game in GameName::ALL.iter().copied().filter(|game| self.game.is_none_or(|only| only == *game)) {
            with_game!(game, G => self.weigh::<G>(output, progress))?;
        }
        Ok(())
    }

    fn weigh<G: Weighed>(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        let levels = Levels::<G>::built_in();
        let Some(file) = levels.standard() else { return Ok(()) };
        let mut tables: Vec<(u8, Scales)> = Vec::new();
        for &seats in file.tables.keys() {
            let what = format!("{} with {seats} seats", G::NAME);
            let (mut scales, mut unfit) = (Scales::default(), None);
            let job = |nth: usize| weight::<G>(file, seats, self.seed.wrapping_add(nth as u64), self.effort);
            crew::work(self.games as usize, &what, progress, job, |_, played| match played {
                Ok(weight) => scales.add(&weight),
                Err(problem) => unfit = Some(problem),
            })?;
            if let Some(unfit) = unfit {
                return Err(Trouble::Argument(unfit.to_string()));
            }
            // Nothing is known of a table that somebody stopped before it began.
            if scales.games > 0 {
                tables.push((seats, scales));
            }
        }
        if !tables.is_empty() {
            tell(G::NAME, &tables, output)?;
        }
        Ok(())
    }
}

fn weight<G: Weighed>(file: &SetupFile<G>, seats: u8, seed: u64, effort: u32) -> Result<Weight, Unfit> {
    let lineup = Lineup::Seats(vec![Level::Hard; usize::from(seats)]);
    let mut marks = vec![BTreeSet::new(); usize::from(seats)];
    let mut first = None;
    let played = play(file, &lineup, seed, effort, |state, mv| {
        let Some(seat) = <G as Game>::to_act(state).map(|decision| decision.seat) else { return };
        first.get_or_insert(seat);
        if let Some(marks) = marks.get_mut(seat.index()).filter(|_| G::is_weighed(mv)) {
            marks.insert(mv.to_string());
        }
    })?;
    for (seat, marks) in Seat::all(seats).zip(&mut marks) {
        marks.extend(G::roles(&played.end, seat));
    }
    let (first, alone) = (first.unwrap_or_default(), <G as Evaluate>::alone(&played.end));
    let turns = G::turns(&played.end);
    Ok(Weight { results: played.results, first, alone, moves: played.moves, turns, marks })
}

impl Scales {
    fn add(&mut self, weight: &Weight) {
        let seats = weight.results.len();
        self.games += 1;
        self.moves += weight.moves as u64;
        self.turns += u64::from(weight.turns);
        self.order.resize(seats, 0.0);
        for (after, part) in self.order.iter_mut().enumerate() {
            *part += weight.results[(weight.first.index() + after) % seats].share;
        }
        if let Some(alone) = weight.alone {
            *self.alone.get_or_insert(0.0) += weight.results[alone.index()].share;
        }
        let scores = || weight.results.iter().map(|result| f64::from(result.score));
        self.scores.extend(scores());
        self.gaps += scores().fold(f64::MIN, f64::max) - scores().fold(f64::MAX, f64::min);
        for (result, marks) in weight.results.iter().zip(&weight.marks) {
            for mark in marks {
                let (seats, won) = self.marks.entry(mark.clone()).or_default();
                *seats += 1;
                *won += result.share;
            }
        }
    }

    /// The mean score, and how far scores are from it.
    fn score(&self) -> (f64, f64) {
        let count = self.scores.len().max(1) as f64;
        let mean = self.scores.iter().sum::<f64>() / count;
        let squares = self.scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>();
        (mean, (squares / count).sqrt())
    }
}

/// The tables of a game: one line a number of players, then one a card or role.
fn tell(game: &str, tables: &[(u8, Scales)], output: &mut dyn Write) -> std::io::Result<()> {
    writeln!(output, "### {game}\n")?;
    writeln!(
        output,
        "| seats | games | wins by order of play, % | alone, % | score | spread | first to last | decisions | turns |"
    )?;
    writeln!(output, "|--:|--:|---|---|--:|--:|--:|--:|--:|")?;
    for (seats, scales) in tables {
        let games = f64::from(scales.games.max(1));
        let order: Vec<_> = scales.order.iter().map(|&won| share(won, games)).collect();
        let (mean, spread) = scales.score();
        writeln!(
            output,
            "| {seats} | {} | {} | {} | {mean:.1} | {spread:.1} | {:.1} | {:.0} | {:.1} |",
            scales.games,
            order.join(", "),
            scales.alone.map_or_else(|| "–".to_owned(), |won| share(won, games)),
            scales.gaps / games,
            scales.moves as f64 / games,
            scales.turns as f64 / games,
        )?;
    }
    writeln!(output, "\nWins of those who played or were it, of 100 who would win if it did not matter:\n")?;
    let heads: Vec<_> = tables.iter().map(|(seats, _)| format!(" {seats} seats |")).collect();
    writeln!(output, "| |{}", heads.concat())?;
    writeln!(output, "|---|{}", "---|".repeat(tables.len()))?;
    let marks: BTreeSet<&String> = tables.iter().flat_map(|(_, scales)| scales.marks.keys()).collect();
    for mark in marks {
        let cells: Vec<_> = tables.iter().map(|(seats, scales)| relative(scales.marks.get(mark), *seats)).collect();
        writeln!(output, "| {mark} | {} |", cells.join(" | "))?;
    }
    writeln!(output)?;
    output.flush()
}

/// A rate with half its interval, in percent.
fn share(won: f64, games: f64) -> String {
    let Rate { rate, low, high } = Rate::of(won, games);
    format!("{:.0} ± {:.0}", 100.0 * rate, 50.0 * (high - low))
}

/// How often a mark wins, compared with a fair share, and how many had it.
fn relative(mark: Option<&(u32, f64)>, seats: u8) -> String {
    let Some(&(had, won)) = mark else { return "–".to_owned() };
    let fair = 100.0 * f64::from(seats);
    let Rate { rate, low, high } = Rate::of(won, f64::from(had));
    format!("{:.0} ± {:.0} ({had})", fair * rate, fair * (high - low) / 2.0)
}
