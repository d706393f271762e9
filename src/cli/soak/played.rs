//! A random match, and what is looked at on the way.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Failure;
use super::checks::{self, Strangers};
use crate::cli::bench::Cheap;
use crate::levels::{self, Leveled, Levels};
use crate::record::{Match, write_code};
use crate::rules::{Broken, Lawful, Standing, digest};

/// Every how many decisions, by chance, moves are tried that are not made.
const TRIES: usize = 12;

/// Every how many decisions, by chance, every view is dealt anew, and everything
/// is written and read.
const VIEWS: usize = 128;

/// A match that kept all laws.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// Its seed.
    pub(super) seed: u64,
    /// How many moves it had.
    pub(super) moves: usize,
    /// The letters of its code.
    pub(super) code: usize,
}

/// Plays one match after another.
pub(super) struct Player<'a, G: Lawful + Leveled> {
    levels: &'a Levels<G>,
    strangers: Strangers<G>,
    legal: Vec<G::Move>,
    /// The moves of the match, the last one perhaps not accepted yet: what is
    /// left of it if it fails.
    moves: Vec<G::Move>,
}

impl<'a, G: Lawful + Leveled> Player<'a, G> {
    pub(super) fn new(levels: &'a Levels<G>) -> Self {
        Player { levels, strangers: Strangers::new(), legal: Vec::new(), moves: Vec::new() }
    }

    /// Plays the match of a seed, and says what went wrong in it.
    pub(super) fn play(&mut self, setup: &str, seats: u8, seed: u64) -> Result<Played, Box<Failure>> {
        self.moves.clear();
        // Nothing of a match that went wrong is used again but the list of moves.
        let outcome = catch_unwind(AssertUnwindSafe(|| self.play_whole(setup, seats, seed)));
        let problem = match outcome {
            Ok(Ok(played)) => return Ok(played),
            Ok(Err(broken)) => broken.0,
            Err(panic) => format!("it panicked: {}", words_of(&*panic)),
        };
        let code = catch_unwind(AssertUnwindSafe(|| self.code(setup, seats, seed))).ok().flatten();
        let moves: Vec<String> = self.moves.iter().map(G::Move::to_string).collect();
        let (setup, moves) = (setup.to_owned(), moves.join(" "));
        Err(Box::new(Failure { game: G::NAME, seed, setup, seats, problem, code, moves }))
    }

    fn begin(&self, setup: &str, seats: u8, seed: u64) -> Result<Match<G>, Broken> {
        let file = self.levels.setup(setup).ok_or_else(|| Broken(format!("there is no setup {setup}")))?;
        levels::begin(file, seats, seed).map_err(|unfit| Broken(format!("it cannot be set up: {unfit}")))
    }

    fn play_whole(&mut self, setup: &str, seats: u8, seed: u64) -> Result<Played, Broken> {
        let mut game = self.begin(setup, seats, seed)?;
        let mut chance = Cheap::new(stirred(seed));
        let mut mark = None;
        checks::state_is_sound::<G>(game.state(), seats)?;
        while let Some(decision) = G::to_act(game.state()) {
            let made = game.record().moves.len();
            let most = G::MOST_DECISIONS;
            Broken::unless(made < most, || format!("the match does not end after {most} decisions"))?;
            G::legal_moves(game.state(), &mut self.legal);
            checks::decision_is_sound::<G>(game.state(), &decision, seats, &self.legal)?;
            if chance.below(TRIES) == 0 {
                checks::listed_are_accepted::<G>(game.state(), &self.legal, &mut chance)?;
                checks::others_are_refused::<G>(game.state(), &self.legal, &mut self.strangers, &mut chance)?;
            }
            let slowly = chance.below(VIEWS) == 0;
            if slowly {
                let deal = stirred(seed ^ made as u64);
                checks::views_hide_what_they_should::<G>(game.state(), seats, deal, &decision, &self.legal)?;
                checks::survives(game.state())?;
                mark = Some((made, game.proof()));
            }
            let mv = self.legal[chance.below(self.legal.len())];
            self.moves.push(mv);
            let events = game.play(mv).map_err(|refusal| Broken(format!("{mv} is listed, but {refusal}")))?;
            checks::state_is_sound::<G>(game.state(), seats)?;
            checks::events_hide_what_they_should::<G>(&events, seats)?;
            if slowly {
                events.iter().try_for_each(checks::survives)?;
            }
        }
        self.finished(&mut game, seats, &mut chance)?;
        let code = self.comes_back(&mut game, mark)?;
        Ok(Played { seed, moves: game.record().moves.len(), code })
    }

    /// Nothing can be decided after the end, and everybody has a place.
    fn finished(&mut self, game: &mut Match<G>, seats: u8, chance: &mut Cheap) -> Result<(), Broken> {
        G::legal_moves(game.state(), &mut self.legal);
        Broken::unless(self.legal.is_empty(), || format!("{:?} can be decided after the end", self.legal))?;
        checks::others_are_refused::<G>(game.state(), &[], &mut self.strangers, chance)?;
        match G::standing(game.state()) {
            Standing::Running => Err(Broken("nobody decides, but it is not over".to_owned())),
            Standing::Over(placings) => checks::ranking_is_consistent(&placings, seats),
        }
    }

    /// The whole match survives being written, read and wound back. Returns the
    /// letters of its code.
    fn comes_back(&self, game: &mut Match<G>, mark: Option<(usize, u64)>) -> Result<usize, Broken> {
        checks::text_is_read_again(game)?;
        let code = checks::code_is_read_again(game, self.levels)?;
        let (made, proof, state) = (game.record().moves.len(), game.proof(), digest(game.state()));
        game.go_to(0);
        if let Some((then, proof)) = mark {
            game.go_to(then);
            Broken::unless(game.proof() == proof, || format!("it is another match after {then} moves"))?;
        }
        game.go_to(made);
        let same = (game.record().moves.len(), game.proof(), digest(game.state())) == (made, proof, state);
        Broken::unless(same, || "made again, it is another match".to_owned())?;
        Ok(code)
    }

    /// The match so far as a code, without a last move that was refused.
    fn code(&self, setup: &str, seats: u8, seed: u64) -> Option<String> {
        let mut game = self.begin(setup, seats, seed).ok()?;
        for &mv in &self.moves {
            let before = game.clone();
            if !matches!(catch_unwind(AssertUnwindSafe(|| game.play(mv))), Ok(Ok(_))) {
                game = before;
                break;
            }
        }
        Some(write_code(&game, self.levels))
    }
}

/// Seeds that follow each other would be much the same start for [`Cheap`].
fn stirred(seed: u64) -> u64 {
    digest(&seed)
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}
