//! What the numbers of the games make of seats, cards and roles.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;

use super::crew::{Done, Stop, Work};
use super::played::{Lineup, Result as SeatResult, play};
use super::tally::{Blocks, Estimate};
use super::weighed::Weighed;
use super::{Trouble, check, crew, page};
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
    /// A Markdown file that is to have the tables, each game's between
    /// `<!-- balance GAME -->` and `<!-- /balance GAME -->`.
    pub write: Option<PathBuf>,
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
    order: Vec<Blocks>,
    /// The parts of victories of whoever plays alone, if anybody does.
    alone: Option<Blocks>,
    scores: Vec<f64>,
    /// How far the first is ahead of the last, summed.
    gaps: f64,
    moves: u64,
    turns: u64,
    /// For each mark: how many seats had it, and their parts of victories.
    marks: BTreeMap<String, (u32, Blocks)>,
}

impl Balance {
    /// Plays and prints tables in Markdown. Interrupted, it prints what it has, and
    /// writes nothing more into a file.
    ///
    /// # Errors
    /// If the file has no place for the tables, or writing fails.
    pub fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        let stop = crew::listen();
        let games = || GameName::ALL.iter().copied().filter(|game| self.game.is_none_or(|only| only == *game));
        if let Some(path) = &self.write {
            games().try_for_each(|game| page::check(path, &place(game.name())))?;
        }
        let mut done = Done::default();
        for game in games() {
            done.add(with_game!(game, G => self.weigh::<G>(stop, output, progress))?);
        }
        done.tell("", output)?;
        Ok(())
    }

    fn weigh<G: Weighed>(
        &self,
        stop: &Stop,
        output: &mut dyn Write,
        progress: &mut dyn Write,
    ) -> Result<Done, Trouble> {
        let (levels, mut done) = (Levels::<G>::built_in(), Done::default());
        let Some(file) = levels.standard() else { return Ok(done) };
        let mut tables: Vec<(u8, Scales)> = Vec::new();
        for &seats in file.tables.keys() {
            check(file, seats, self.seed)?;
            let what = format!("{} with {seats} seats", G::NAME);
            let mut scales = Scales::default();
            let job = |block: usize, _| weight::<G>(file, seats, self.seed.wrapping_add(block as u64), self.effort);
            // All are alike: there is nothing to rotate.
            let work = Work { blocks: self.games as usize, rotations: 1, what: &what };
            done.add(crew::work(work, stop, progress, job, |block| {
                block.iter().for_each(|weight| scales.add(weight))
            })?);
            // Nothing is known of a table that somebody stopped before it began.
            if scales.games > 0 {
                tables.push((seats, scales));
            }
        }
        if tables.is_empty() {
            return Ok(done);
        }
        let mut told = Vec::new();
        tell(&tables, &mut told)?;
        writeln!(output, "### {}\n", G::NAME)?;
        output.write_all(&told)?;
        output.flush()?;
        match &self.write {
            Some(path) if done.is_stopped() => writeln!(progress, "{} is left as it was.", path.display())?,
            Some(path) => page::write(path, &place(G::NAME), &String::from_utf8_lossy(&told), progress)?,
            None => {}
        }
        Ok(done)
    }
}

/// The name of a game's tables in a file.
fn place(game: &str) -> String {
    format!("balance {game}")
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
        self.order.resize_with(seats, Blocks::default);
        for (after, blocks) in self.order.iter_mut().enumerate() {
            blocks.add(weight.results[(weight.first.index() + after) % seats].share, 1.0);
        }
        if let Some(alone) = weight.alone {
            self.alone.get_or_insert_default().add(weight.results[alone.index()].share, 1.0);
        }
        let scores = || weight.results.iter().map(|result| f64::from(result.score));
        self.scores.extend(scores());
        self.gaps += scores().fold(f64::MIN, f64::max) - scores().fold(f64::MAX, f64::min);
        let mut marks_of_all: BTreeMap<&String, (u32, f64)> = BTreeMap::new();
        for (result, marks) in weight.results.iter().zip(&weight.marks) {
            for mark in marks {
                let (seats, won) = marks_of_all.entry(mark).or_default();
                *seats += 1;
                *won += result.share;
            }
        }
        // Seats of one match are not independent: a match is a block.
        for (mark, (seats, won)) in marks_of_all {
            let (had, blocks) = self.marks.entry(mark.clone()).or_default();
            *had += seats;
            blocks.add(won, f64::from(seats));
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
fn tell(tables: &[(u8, Scales)], output: &mut dyn Write) -> std::io::Result<()> {
    writeln!(
        output,
        "| seats | games | wins by order of play, % | alone, % | score | spread | first to last | decisions | turns |"
    )?;
    writeln!(output, "|--:|--:|---|---|--:|--:|--:|--:|--:|")?;
    for (seats, scales) in tables {
        let games = f64::from(scales.games.max(1));
        let order: Vec<_> = scales.order.iter().map(share).collect();
        let (mean, spread) = scales.score();
        writeln!(
            output,
            "| {seats} | {} | {} | {} | {mean:.1} | {spread:.1} | {:.1} | {:.0} | {:.1} |",
            scales.games,
            order.join(", "),
            scales.alone.as_ref().map_or_else(|| "–".to_owned(), share),
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
    writeln!(output)
}

/// A rate with half its interval, in percent.
fn share(won: &Blocks) -> String {
    let Estimate { value, low, high } = won.rate();
    format!("{:.0} ± {:.0}", 100.0 * value, 50.0 * (high - low))
}

/// How often a mark wins, compared with a fair share, and how many had it.
fn relative(mark: Option<&(u32, Blocks)>, seats: u8) -> String {
    let Some((had, won)) = mark else { return "–".to_owned() };
    let fair = 100.0 * f64::from(seats);
    let Estimate { value, low, high } = won.rate();
    format!("{:.0} ± {:.0} ({had})", fair * value, fair * (high - low) / 2.0)
}
