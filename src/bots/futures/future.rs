//! One way the match may go on.

use super::tree::{Passed, Tree};
use super::{MOST_SEATS, sensible};
use crate::bots::greedy::{Answer, Search};
use crate::bots::{Evaluate, any_of};
use crate::rules::{Chance, Seat, Viewer, digest};

/// What makes a decision the same as another one: what lies open, who decides, and what
/// that seat has done since the future began. What anybody holds is not part of it,
/// the own hand neither: what is remembered is an average over hands, of which each
/// only leaves the moves that it allows.
pub(super) type Known = u64;

/// What it costs to come to a decision, in units.
const DECISION: i64 = 8;

/// A match that goes on in the mind of whoever thinks.
#[derive(Clone, Debug)]
pub(super) struct Future<G: Evaluate> {
    state: G::State,
    /// The turn in which it ends.
    until: u32,
    chance: Chance,
    /// What each seat has done so far, as a fingerprint.
    done: [u64; MOST_SEATS],
    /// What was decided as the tree remembers it.
    passed: Vec<Passed>,
    /// Whether what comes is still remembered.
    known: bool,
    /// What is being thought about.
    search: Option<Box<(Search<G>, Seat)>>,
}

impl<G: Evaluate> Future<G> {
    /// A future of `state` that begins with `mv` of `seat`.
    pub(super) fn new(mut state: G::State, seat: Seat, mv: G::Move, seed: u64) -> Self {
        let until = G::turns(&state) + G::horizon(&state);
        let played = G::play(&mut state, mv, &mut |_| {});
        debug_assert_eq!(played, Ok(()), "what is legal depends on what a seat sees");
        let mut done = [0; MOST_SEATS];
        done[seat.index()] = digest(&mv);
        // Not the stream that what was dealt anew comes from.
        let chance = Chance::new(digest(&(seed, "future")));
        Future { state, until, chance, done, passed: Vec::new(), known: true, search: None }
    }

    pub(super) fn state(&self) -> &G::State {
        &self.state
    }

    pub(super) fn passed(&self) -> &[Passed] {
        &self.passed
    }

    /// Goes on until the units are spent, some perhaps that are not there; whether it
    /// is at its end.
    pub(super) fn step(&mut self, tree: &mut Tree<G>, units: &mut i64) -> bool {
        while *units > 0 {
            if let Some(mut thinking) = self.search.take() {
                if !thinking.0.step(units) {
                    self.search = Some(thinking);
                    return false;
                }
                let (search, seat) = *thinking;
                self.decide(tree, seat, &search.best(), search.answers());
                continue;
            }
            *units -= DECISION;
            if self.go_on(tree) {
                return true;
            }
        }
        false
    }

    /// Comes to the next decision; whether the future ends there.
    fn go_on(&mut self, tree: &mut Tree<G>) -> bool {
        let Some(decision) = G::to_act(&self.state) else { return true };
        if G::turns(&self.state) >= self.until {
            return true;
        }
        let seat = decision.seat;
        let moves = sensible::<G>(&self.state);
        if let [only] = moves[..] {
            self.play(seat, only);
            return false;
        }
        if self.known
            && let Some((mv, passed)) = tree.choose(self.known(seat), seat.index(), &moves)
        {
            self.passed.push(passed);
            self.play(seat, mv);
            return false;
        }
        self.search = Some(Box::new((Search::new(self.state.clone(), seat, moves), seat)));
        false
    }

    fn decide(&mut self, tree: &mut Tree<G>, seat: Seat, best: &[G::Move], answers: &[Answer<G::Move>]) {
        let Some(mv) = any_of(best, &mut self.chance) else { return };
        if self.known {
            self.passed.push(tree.grow(self.known(seat), seat.index(), answers, mv));
            // One decision a future is added to what is remembered.
            self.known = false;
        }
        self.play(seat, mv);
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        let played = G::play(&mut self.state, mv, &mut |_| {});
        debug_assert_eq!(played, Ok(()), "only legal moves are made");
        self.done[seat.index()] = digest(&(self.done[seat.index()], mv));
    }

    fn known(&self, seat: Seat) -> Known {
        digest(&(G::view(&self.state, Viewer::Spectator), seat, self.done[seat.index()]))
    }
}
