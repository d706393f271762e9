//! Who plays when nobody sits there.
//!
//! A bot is given a view, never the state, so it cannot peek, and a [`Thought`]
//! is a decision in the making: the caller does a little of it at a time with
//! [`Thought::step`] and so owns the clock. Here are no threads and no chance
//! but the seed that comes with the question, which [`thought_seed`] derives
//! from the seed of the match: a match of bots is the same behind every door.
//!
//! A game plugs in by [`Evaluate`]: `eviction`, `landlord` and `alternatywy` say
//! what a table is worth, `greedy` searches the turn, or as much of it as the
//! game cares for.

mod alternatywy;
mod eviction;
mod greedy;
mod landlord;
mod level;

use rand::RngExt;

use crate::rules::{Chance, Game, Seat, digest};
use greedy::Search;
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
    chance: Chance,
}

#[derive(Clone, Debug)]
enum Stage<G: Evaluate> {
    Searching(Box<Search<G>>),
    Decided(Option<G::Move>),
}

impl<G: Evaluate> Thought<G> {
    /// Begins to think about the decision that the viewer of `view` has to make.
    /// If nobody has to decide, [`Thought::step`] never answers.
    pub fn new(level: Level, view: G::View, seed: u64) -> Self {
        let state = G::redeal(&view, seed);
        let mut chance = Chance::new(seed);
        let mut moves = Vec::new();
        G::legal_moves(&state, &mut moves);
        if level == Level::Greedy && moves.len() > 1 {
            G::consider(&state, &mut moves);
        }
        let stage = match (level, G::to_act(&state)) {
            (Level::Greedy, Some(decision)) if moves.len() > 1 => {
                Stage::Searching(Box::new(Search::new(state, decision.seat, moves)))
            }
            _ => Stage::Decided(any_of(&moves, &mut chance)),
        };
        Thought { stage, chance }
    }

    /// Does at most `units` units of work, a unit being about one move tried,
    /// and returns the decision when there is one.
    pub fn step(&mut self, units: u32) -> Option<G::Move> {
        if let Stage::Searching(search) = &mut self.stage
            && search.step(units)
        {
            self.stage = Stage::Decided(any_of(search.best(), &mut self.chance));
        }
        match self.stage {
            Stage::Searching(_) => None,
            Stage::Decided(decision) => decision,
        }
    }

    /// What the bot would do if it had to stop thinking now: always a legal move,
    /// and after the same number of units always the same. `None` if nobody has to
    /// decide.
    pub fn so_far(&self) -> Option<G::Move> {
        match &self.stage {
            // The chance of the decision itself is not used up by asking.
            Stage::Searching(search) => any_of(search.best(), &mut self.chance.clone()),
            Stage::Decided(decision) => *decision,
        }
    }

    /// Thinks to the end; `None` if nobody has to decide.
    pub fn decide(mut self) -> Option<G::Move> {
        while let Stage::Searching(_) = self.stage {
            self.step(u32::MAX);
        }
        self.step(0)
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
