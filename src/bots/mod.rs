//! Who plays when nobody sits there.
//!
//! A bot is given a view, never the state, so it cannot peek, and a [`Thought`]
//! is a decision in the making: the caller does a little of it at a time with
//! [`Thought::step`] and so owns the clock. Here are no threads and no chance
//! but the seed that comes with the question, which [`thought_seed`] derives
//! from the seed of the match: a match of bots is the same behind every door.
//!
//! A game plugs in by [`Evaluate`]: `eviction`, `landlord` and `alternatywy` say
//! what a table is worth; `greedy` searches the turn, or as much of it as the
//! game cares for, which is how a medium bot plays; `easy` makes mistakes on what
//! it found; `futures` imagines how the match may go on after it.

mod advice;
mod alternatywy;
mod easy;
mod eviction;
mod futures;
mod greedy;
mod landlord;
mod level;

use rand::RngExt;

use crate::rules::{Chance, Game, Seat, digest};
pub use advice::advice;
use futures::Futures;
use greedy::{Answer, Search};
pub use level::{Level, SeatKind, UnknownPlayer};

/// What bots must know of a game besides its rules.
pub trait Evaluate: Game {
    /// What the state is worth for a seat whose turn has just ended, in any unit;
    /// more is better. It may use what is open and what that seat holds, nothing
    /// else: the rest was dealt anew and means nothing.
    fn worth(state: &Self::State, seat: Seat) -> i32;

    /// Whether only chance or a formality is left of the turn at this prompt, so
    /// that the state should be judged now.
    fn is_done(prompt: &Self::Prompt) -> bool;

    /// Whether a prompt is one of many small ones in a row: such are settled one
    /// after another, each by trying its options with [`Evaluate::default_move`]
    /// for the rest, while the other prompts are searched in all combinations.
    fn is_detail(prompt: &Self::Prompt) -> bool;

    /// A legal move that is a fair guess at a detail.
    fn default_move(state: &Self::State) -> Option<Self::Move>;

    /// Drops moves that the search need not try, all of them if need be. It is
    /// not asked about the decision itself, only about those that follow it.
    fn prune(_state: &Self::State, _moves: &mut Vec<Self::Move>) {}

    /// Drops answers to the decision itself that are not worth a thought. At
    /// least one stays; if it is the only one, that is the decision.
    fn consider(_state: &Self::State, _moves: &mut Vec<Self::Move>) {}

    /// The same in the middle of a future that is imagined, where it must be quick.
    fn consider_in_passing(state: &Self::State, moves: &mut Vec<Self::Move>) {
        Self::consider(state, moves);
    }

    /// A lead that wins three times out of four, in the unit of [`Evaluate::worth`].
    const DECISIVE: i32;

    /// How much worse than the best an answer must be to be absurd, in that unit.
    const ABSURD: i32;

    /// How many of a hundred answers an easy bot does not notice.
    const OVERSIGHT: u32;

    /// How many turns of the match have begun, or Rounds, if all decide in each.
    fn turns(state: &Self::State) -> u32;

    /// How many of these a future goes on for before it is judged.
    fn horizon(state: &Self::State) -> u32;

    /// The seat that plays alone against all others, if there is one in this game and
    /// it is known yet.
    fn alone(_state: &Self::State) -> Option<Seat> {
        None
    }

    /// How much thinking the decision in question deserves, in units (about one move
    /// tried, some microseconds). A turn of many small ones must not take long either.
    fn units(state: &Self::State) -> u32;
}

/// What a bot makes of one way to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Considered<M> {
    /// The way.
    pub mv: M,
    /// By how much the seat is expected to be ahead of the table after that and what
    /// is likely to follow, in hundredths of a point, an M or a VP. What it holds and
    /// will bring in counts too.
    pub ahead: i32,
    /// How many futures were imagined for it.
    pub tried: u32,
}

/// The seed of the thought about a decision: the fingerprint ([`digest`]) of the
/// seed of the match, the number of decisions made before (by anybody, setup
/// included: the length of the record) and the seat that decides.
///
/// Every door uses it, so that seats, levels, options and the seed of the match
/// say all about a match of bots.
pub fn thought_seed(match_seed: u64, decision_index: u32, seat: Seat) -> u64 {
    digest(&(match_seed, decision_index, seat))
}

/// A decision in the making. The same level, view and seed always lead to the
/// same move, however the work is sliced.
#[derive(Clone, Debug)]
pub struct Thought<G: Evaluate> {
    stage: Stage<G>,
    level: Level,
    view: G::View,
    seat: Seat,
    seed: u64,
    /// Units that what follows the search deserves.
    units: u32,
    chance: Chance,
}

#[derive(Clone, Debug)]
enum Stage<G: Evaluate> {
    /// Looking through the turn.
    Searching(Box<Search<G>>),
    /// Looking beyond it.
    Imagining(Box<Futures<G>>),
    Decided(Option<G::Move>),
}

impl<G: Evaluate> Thought<G> {
    /// Begins to think about the decision that the viewer of `view` has to make.
    /// If nobody has to decide, [`Thought::step`] never answers.
    pub fn new(level: Level, view: G::View, seed: u64) -> Self {
        let state = G::redeal(&view, seed);
        // Not the stream that what the seat cannot see is dealt anew from.
        let chance = Chance::new(digest(&(seed, "thought")));
        let mut legal = Vec::new();
        G::legal_moves(&state, &mut legal);
        let decision = G::to_act(&state);
        let seat = decision.map_or(Seat(0), |decision| decision.seat);
        let units = if decision.is_some() { G::units(&state) } else { 0 };
        let mut thought = Thought { stage: Stage::Decided(None), level, view, seat, seed, units, chance };
        if level == Level::Random || legal.len() < 2 {
            thought.stage = Stage::Decided(any_of(&legal, &mut thought.chance));
            return thought;
        }
        let mut moves = legal.clone();
        G::consider(&state, &mut moves);
        thought.stage = match moves[..] {
            // It looks best by a rule of thumb. Whether it is, the futures tell.
            [favourite] if level == Level::Hard && units > 0 => {
                let answers = legal.into_iter().map(|mv| Answer { mv, worth: 0 }).collect();
                thought.imagining(answers, Some(favourite))
            }
            [only] => Stage::Decided(Some(only)),
            _ => Stage::Searching(Box::new(Search::new(state, seat, moves))),
        };
        thought
    }

    /// The same, before it has begun, with so much of the time that it would take to
    /// imagine futures, in hundredths. Without any it decides at first sight.
    pub fn hurried(mut self, percent: u32) -> Self {
        self.units = (u64::from(self.units) * u64::from(percent) / 100).try_into().unwrap_or(u32::MAX);
        if let Stage::Imagining(futures) = &mut self.stage {
            if self.units == 0 {
                self.stage = Stage::Decided(futures.best());
            } else {
                futures.limit(self.units);
            }
        }
        self
    }

    fn imagining(&self, answers: Vec<Answer<G::Move>>, favourite: Option<G::Move>) -> Stage<G> {
        let view = self.view.clone();
        Stage::Imagining(Box::new(Futures::new(view, self.seat, self.seed, answers, favourite, self.units)))
    }

    /// Does about `units` units of work, a unit being about one move tried, and
    /// returns the decision when there is one.
    pub fn step(&mut self, units: u32) -> Option<G::Move> {
        let mut units = i64::from(units);
        if let Stage::Searching(search) = &mut self.stage
            && search.step(&mut units)
        {
            let (best, answers) = (search.best(), search.answers().to_vec());
            self.stage = match self.level {
                Level::Hard if answers.len() > 1 && self.units > 0 => self.imagining(answers, None),
                Level::Easy if !answers.is_empty() => {
                    Stage::Decided(easy::choose::<G>(&answers, &mut self.chance.occasion()))
                }
                _ => Stage::Decided(any_of(&best, &mut self.chance)),
            };
        }
        if let Stage::Imagining(futures) = &mut self.stage
            && futures.step(&mut units)
        {
            return futures.best();
        }
        match self.stage {
            Stage::Decided(decision) => decision,
            Stage::Searching(_) | Stage::Imagining(_) => None,
        }
    }

    /// What the bot would do if it had to stop thinking now: always a legal move,
    /// and after the same steps always the same. `None` if nobody has to
    /// decide.
    pub fn so_far(&self) -> Option<G::Move> {
        match &self.stage {
            // The chance of the decision itself is not used up by asking.
            Stage::Searching(search) => any_of(&search.best(), &mut self.chance.clone()),
            Stage::Imagining(futures) => futures.best(),
            Stage::Decided(decision) => *decision,
        }
    }

    /// What it makes of the ways to decide so far, best first; nothing until it
    /// imagines futures, and nothing if it decides without.
    pub fn considered(&self) -> Vec<Considered<G::Move>> {
        match &self.stage {
            Stage::Imagining(futures) => futures.considered(),
            Stage::Searching(_) | Stage::Decided(_) => Vec::new(),
        }
    }

    /// Thinks to the end; `None` if nobody has to decide.
    pub fn decide(mut self) -> Option<G::Move> {
        self.so_far()?;
        loop {
            if let Some(mv) = self.step(u32::MAX) {
                return Some(mv);
            }
        }
    }
}

/// One of the moves, each as likely as the others.
fn any_of<M: Copy>(moves: &[M], chance: &mut Chance) -> Option<M> {
    match moves.len() {
        0 => None,
        1 => moves.first().copied(),
        // No `usize` is sampled: its width differs between platforms.
        several => moves.get(chance.occasion().random_range(0..several as u32) as usize).copied(),
    }
}
