//! How much stronger each level is than the one below.

use std::io::Write;
use std::path::PathBuf;

use super::crew::{Done, Stop, Work, whole_blocks};
use super::played::{Lineup, Thinking, play};
use super::tally::{Blocks, Estimate};
use super::weighed::Weighed;
use super::{Trouble, check, crew, page};
use crate::bots::Level;
use crate::games::{GameName, with_game};
use crate::levels::Levels;
use crate::rules::{SetupFile, Unfit};

/// Each seed is played twice, the other way round.
const ROTATIONS: usize = 2;

/// The table in a file.
const NAME: &str = "ladder";

/// The columns of the table.
const HEAD: &str = "\
| game | seats | duel | effort % | games | decided | won | 95 % | mean ms | longest ms | longest turn ms |
|---|--:|---|--:|--:|--:|--:|---|--:|--:|--:|
";

/// The ladder of one game, or of all.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// How many matches two levels play; one more if that is odd.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
    /// How much of their time hard bots take, in hundredths, if not as much as is
    /// usual for the game.
    pub effort: Option<u32>,
    /// The only game.
    pub game: Option<GameName>,
    /// A Markdown file that is to have the table, between `<!-- ladder -->` and
    /// `<!-- /ladder -->`.
    pub write: Option<PathBuf>,
}

/// Two levels that play each other.
#[derive(Clone, Copy, Debug)]
struct Duel {
    strong: Level,
    weak: Level,
    seats: u8,
    sides: bool,
    effort: u32,
}

/// What a match says of the stronger one.
#[derive(Clone, Copy, Debug)]
struct Fought {
    won: bool,
    lost: bool,
    thinking: Thinking,
}

/// What came of a duel.
#[derive(Clone, Debug, Default)]
struct Outcome {
    games: usize,
    decided: usize,
    /// Matches that were won, of those that were decided.
    won: Blocks,
    thinking: Thinking,
}

impl Ladder {
    /// Plays the duels and prints the table, in Markdown. Interrupted, it prints what
    /// it has, and writes nothing into a file.
    ///
    /// # Errors
    /// If the file has no place for the table, or writing fails.
    pub fn run(&self, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        self.climb(crew::listen(), output, progress)
    }

    pub(super) fn climb(&self, stop: &Stop, output: &mut dyn Write, progress: &mut dyn Write) -> Result<(), Trouble> {
        self.write.as_deref().map_or(Ok(()), |path| page::check(path, NAME))?;
        let blocks = whole_blocks(self.games, ROTATIONS, progress)?;
        let (mut table, mut done) = (HEAD.to_owned(), Done::default());
        write!(output, "{HEAD}")?;
        for game in GameName::ALL.iter().copied().filter(|game| self.game.is_none_or(|only| only == *game)) {
            let mut line = |line: &str| {
                table.push_str(line);
                output.write_all(line.as_bytes()).and_then(|()| output.flush())
            };
            done.add(with_game!(game, G => self.climb_in::<G>(blocks, stop, &mut line, progress))?);
        }
        done.tell("\n", output)?;
        match &self.write {
            Some(path) if done.is_stopped() => Ok(writeln!(progress, "{} is left as it was.", path.display())?),
            Some(path) => page::write(path, NAME, &table, progress),
            None => Ok(()),
        }
    }

    fn climb_in<G: Weighed>(
        &self,
        blocks: usize,
        stop: &Stop,
        line: &mut dyn FnMut(&str) -> std::io::Result<()>,
        progress: &mut dyn Write,
    ) -> Result<Done, Trouble> {
        let (levels, mut done) = (Levels::<G>::built_in(), Done::default());
        let Some(file) = levels.standard() else { return Ok(done) };
        let (seats, effort) = (*G::seats().start(), self.effort.unwrap_or(G::EFFORT));
        check(file, seats, self.seed)?;
        for pair in Level::ALL.windows(2).rev() {
            let &[weak, strong] = pair else { continue };
            let duel = Duel { strong, weak, seats, sides: G::SIDES, effort };
            let what = format!("{} against {} in {}", strong.name(), weak.name(), G::NAME);
            let mut outcome = Outcome::default();
            let job = |block: usize, turned| duel.play::<G>(file, self.seed.wrapping_add(block as u64), turned);
            let work = Work { blocks, rotations: ROTATIONS, what: &what };
            done.add(crew::work(work, stop, progress, job, |block| outcome.add(block))?);
            // Nothing is known of a duel that somebody stopped before it began.
            if outcome.games > 0 {
                line(&outcome.line(G::NAME, duel))?;
            }
        }
        Ok(done)
    }
}

impl Duel {
    /// The match with this seed, with sides changed `turned` times.
    fn play<G: Weighed>(&self, file: &SetupFile<G>, seed: u64, turned: usize) -> Result<Fought, Unfit> {
        let (first, second) =
            if turned.is_multiple_of(2) { (self.strong, self.weak) } else { (self.weak, self.strong) };
        let lineup = if self.sides {
            Lineup::Sides { seats: self.seats, alone: first, others: second }
        } else {
            Lineup::Seats(vec![first, second])
        };
        let played = play(file, &lineup, seed, self.effort, |_, _| {})?;
        let (mut share, mut thinking) = (0.0, Thinking::default());
        for result in played.results.iter().filter(|result| result.level == self.strong) {
            share += result.share;
            thinking.add(result.thinking);
        }
        Ok(Fought { won: share > 0.99, lost: share < 0.01, thinking })
    }
}

impl Outcome {
    /// One block more: a seed from both sides.
    fn add(&mut self, block: &[Fought]) {
        let won = block.iter().filter(|fought| fought.won).count();
        let decided = won + block.iter().filter(|fought| fought.lost).count();
        self.games += block.len();
        self.decided += decided;
        self.won.add(won as f64, decided as f64);
        block.iter().for_each(|fought| self.thinking.add(fought.thinking));
    }

    fn line(&self, game: &str, duel: Duel) -> String {
        let Outcome { games, decided, won, thinking } = self;
        let Estimate { value, low, high } = won.rate();
        let Duel { strong, weak, seats, effort, .. } = duel;
        // The others take all the time they need.
        let effort = if strong == Level::Hard { effort.to_string() } else { "–".to_owned() };
        format!(
            "| {game} | {seats} | {strong} against {weak} | {effort} | {games} | {decided} | {:.1} % \
             | {:.1} to {:.1} % | {:.2} | {:.0} | {:.0} |\n",
            100.0 * value,
            100.0 * low,
            100.0 * high,
            1e3 * thinking.seconds / f64::from(thinking.decisions.max(1)),
            1e3 * thinking.longest,
            1e3 * thinking.turn,
        )
    }
}
