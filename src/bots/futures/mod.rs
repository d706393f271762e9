//! What comes of a decision, in many futures that are imagined.
//!
//! A search of information sets, for any number of players: in each future what
//! the seat cannot see is dealt anew, the decision is made in one of the ways that
//! are tried, and the match goes on for some turns, every seat deciding for its own
//! good by what lies open and what it did itself. How far it is ahead then is remembered
//! along the way, for every seat that decided (`tree`); where nothing is remembered yet,
//! seats do what looks best at the end of their turn (`greedy`).
//!
//! Of the ways that are tried the worse half is given up again and again, so that
//! most of the time is spent on those that are hard to tell apart. They are all
//! tried on the same deals: what is luck is luck for all.

mod future;
#[cfg(test)]
mod tests;
mod tree;

use std::cmp::Reverse;

use super::greedy::Answer;
use super::{Considered, Evaluate};
use crate::rules::{Seat, Standing, digest};
use future::Future;
use tree::Tree;

/// How many ways are tried, at most.
const WIDTH: usize = 12;

/// How much it counts whether a match that is over has been won; the rest is by how much.
const VICTORY: f64 = 0.9;

/// How many futures weigh as much as the first impression.
const IMPRESSION: f64 = 12.0;

/// What it costs to deal anew and to judge the end, in units.
const DEAL: i64 = 40;

/// How many times further apart than chance would have them two ways must be for one
/// to be beyond doubt the better one.
const CERTAIN: f64 = 3.0;

/// After how many futures of each way it is looked whether some are beyond doubt worse.
const PASSES: u32 = 8;

/// A decision whose ways are tried out in futures.
#[derive(Clone, Debug)]
pub(super) struct Futures<G: Evaluate> {
    view: G::View,
    seat: Seat,
    seed: u64,
    /// The ways still tried are the first `alive` ones.
    ways: Vec<Way<G::Move>>,
    alive: usize,
    /// Which of them is tried next.
    next: usize,
    /// Units to spend before the worse half is given up.
    left: i64,
    /// Units to spend on each half.
    share: i64,
    tree: Tree<G>,
    future: Option<Future<G>>,
}

/// One way to decide, and what came of it so far.
#[derive(Clone, Copy, Debug)]
struct Way<M> {
    mv: M,
    /// How much worse it looks than the best at first, as a chance to win, 0 or less.
    looks: f64,
    futures: u32,
    /// The sum of the chances to win at the end of its futures.
    chances: f64,
    /// The sum of their squares.
    squares: f64,
    /// The sum of the leads there.
    lead: i64,
}

impl<M> Way<M> {
    /// The chance to win, on average.
    fn mean(&self) -> f64 {
        if self.futures == 0 { 0.5 } else { self.chances / f64::from(self.futures) }
    }

    /// How far the mean of so many futures may be off, squared.
    fn doubt(&self) -> f64 {
        let futures = f64::from(self.futures.max(2));
        let mean = self.mean();
        (self.squares / futures - mean * mean).max(0.0) / (futures - 1.0)
    }

    /// Whether it is beyond doubt the better one.
    fn beats(&self, other: &Self) -> bool {
        let lead = self.score() - other.score();
        lead > 0.0 && lead * lead > CERTAIN * CERTAIN * (self.doubt() + other.doubt())
    }

    /// How good it is compared with the others: what came of it, and, as long as
    /// that is little, the first impression.
    fn score(&self) -> f64 {
        let futures = f64::from(self.futures);
        self.mean() + self.looks * IMPRESSION / (futures + IMPRESSION)
    }
}

impl<G: Evaluate> Futures<G> {
    /// Futures of the decision that the viewer of `view` has to make: `answers`
    /// are the ways there are, with what they look like at first; `favourite` looks
    /// best whatever they say. `units` is how much thinking it deserves.
    pub(super) fn new(
        view: G::View,
        seat: Seat,
        seed: u64,
        mut answers: Vec<Answer<G::Move>>,
        favourite: Option<G::Move>,
        units: u32,
    ) -> Self {
        answers.sort_by_key(|answer| (Some(answer.mv) != favourite, Reverse(answer.worth)));
        answers.truncate(WIDTH);
        let most = answers.iter().map(|answer| answer.worth).max().unwrap_or(0);
        let looks = |worth: i32| if favourite.is_some() { 0.0 } else { chance::<G>(worth) - chance::<G>(most) };
        let ways: Vec<_> = answers
            .iter()
            .map(|answer| Way {
                mv: answer.mv,
                looks: looks(answer.worth),
                futures: 0,
                chances: 0.0,
                squares: 0.0,
                lead: 0,
            })
            .collect();
        let alive = ways.len();
        let (tree, future) = (Tree::default(), None);
        let mut futures = Futures { view, seat, seed, ways, alive, next: 0, left: 0, share: 0, tree, future };
        futures.limit(units);
        futures
    }

    /// How much thinking it deserves, before it has begun.
    pub(super) fn limit(&mut self, units: u32) {
        // As often as it can be halved.
        let halves = self.alive.max(2).next_power_of_two().trailing_zeros();
        self.share = i64::from(units / halves);
        self.left = self.share;
    }

    /// Imagines on until the units are spent, some perhaps that are not there; whether
    /// it is clear what to do.
    pub(super) fn step(&mut self, units: &mut i64) -> bool {
        while *units > 0 && self.alive > 1 {
            self.imagine(units);
        }
        self.alive <= 1
    }

    fn imagine(&mut self, units: &mut i64) {
        let before = *units;
        let is_over = match &mut self.future {
            Some(future) => future.step(&mut self.tree, units),
            None => {
                *units -= DEAL;
                self.begin();
                false
            }
        };
        self.left -= before - *units;
        if is_over {
            self.learn();
        }
    }

    /// Remembers how the future ended, and goes on with the next way.
    fn learn(&mut self) {
        let Some(future) = self.future.take() else { return };
        let leads = leads::<G>(future.state());
        let chances = chances::<G>(future.state(), &leads);
        self.tree.learn(future.passed(), &chances);
        if let Some(way) = self.ways.get_mut(self.next) {
            way.futures += 1;
            let (lead, chance) = (leads[self.seat.index()], chances[self.seat.index()]);
            way.chances += chance;
            way.squares += chance * chance;
            way.lead += i64::from(lead);
        }
        self.next += 1;
        if self.next < self.alive {
            return;
        }
        self.next = 0;
        if self.left <= 0 {
            self.halve();
        } else {
            self.drop_beaten();
        }
    }

    /// Begins the next future of the next way.
    fn begin(&mut self) {
        let Some(way) = self.ways.get(self.next) else { return };
        let seed = digest(&(self.seed, way.futures));
        let state = G::redeal(&self.view, seed);
        self.future = Some(Future::new(state, self.seat, way.mv, seed));
    }

    /// Gives up the worse half of the ways.
    fn halve(&mut self) {
        self.sort();
        self.alive = self.alive.div_ceil(2);
        self.left = self.share;
    }

    /// Gives up the ways that are beyond doubt worse than the best.
    fn drop_beaten(&mut self) {
        if self.ways.first().is_none_or(|way| way.futures % PASSES != 0) {
            return;
        }
        self.sort();
        let Some((best, others)) = self.ways.get(..self.alive).and_then(<[_]>::split_first) else { return };
        self.alive = others.iter().rposition(|other| !best.beats(other)).map_or(1, |last| last + 2);
    }

    fn sort(&mut self) {
        if let Some(alive) = self.ways.get_mut(..self.alive) {
            alive.sort_by(|one, other| other.score().total_cmp(&one.score()));
        }
    }

    /// What is made of each way so far, best first.
    pub(super) fn considered(&self) -> Vec<Considered<G::Move>> {
        let mut ways = self.ways.clone();
        if let Some(alive) = ways.get_mut(..self.alive) {
            alive.sort_by(|one, other| other.score().total_cmp(&one.score()));
        }
        let told = |way: &Way<G::Move>| Considered {
            mv: way.mv,
            ahead: way.lead.checked_div(i64::from(way.futures)).unwrap_or(0) as i32,
            tried: way.futures,
        };
        ways.iter().map(told).collect()
    }

    /// The best way so far.
    pub(super) fn best(&self) -> Option<G::Move> {
        let alive = self.ways.get(..self.alive)?;
        let best = alive.iter().rev().max_by(|one, other| one.score().total_cmp(&other.score()))?;
        Some(best.mv)
    }
}

/// A chance that goes with a lead: 0 to 1, a half where all are level. Made of plain
/// arithmetic, which is the same on every platform.
fn chance<G: Evaluate>(lead: i32) -> f64 {
    let lead = f64::from(lead) / f64::from(G::DECISIVE);
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// How far each seat is ahead: what the table is worth to it, compared with what it is
/// worth to all on average. So everybody is level where nobody is better off, however
/// much there is to share.
fn leads<G: Evaluate>(state: &G::State) -> [i32; MOST_SEATS] {
    let mut worth = [0; MOST_SEATS];
    let seats = G::seated(state);
    for (seat, entry) in Seat::all(seats).zip(&mut worth) {
        *entry = G::worth(state, seat);
    }
    let mean = worth.iter().sum::<i32>() / i32::from(seats.max(1));
    worth.map(|worth| worth - mean)
}

/// The chances of all seats at the end of a future, where these are the leads. Where
/// the match is over, it counts who has won, and a little by how much.
fn chances<G: Evaluate>(state: &G::State, leads: &[i32; MOST_SEATS]) -> [f64; MOST_SEATS] {
    let mut chances = leads.map(chance::<G>);
    if let Standing::Over(placings) = G::standing(state) {
        let first = placings.iter().filter(|placing| placing.rank == 1).count().max(1) as f64;
        for placing in &placings {
            let won = if placing.rank == 1 { 1.0 / first } else { 0.0 };
            if let Some(chance) = chances.get_mut(placing.seat.index()) {
                *chance = VICTORY * won + (1.0 - VICTORY) * *chance;
            }
        }
    }
    chances
}

/// The most that can play any game.
const MOST_SEATS: usize = 6;

/// The moves from which a seat chooses, those left out that are not worth a thought.
fn sensible<G: Evaluate>(state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, &mut moves);
    if moves.len() > 1 {
        G::consider_in_passing(state, &mut moves);
    }
    moves
}
