//! The best turn there is, judged by what it leaves behind.
//!
//! The search goes through every line of the seat's own turn, depth first, to
//! where another seat decides or something hidden would show. Details (the
//! arrivals of an eviction) would make far too many lines; they are settled one
//! by one on the way.

use super::Evaluate;
use crate::rules::{Game, Seat};

/// A search that can be interrupted after any move it tries.
#[derive(Clone, Debug)]
pub(super) struct Search<G: Evaluate> {
    seat: Seat,
    /// The decision in question, then the ones on the way to the line in work.
    path: Vec<Node<G>>,
    /// The answers to the decision in question of which a line is complete.
    answers: Vec<Answer<G::Move>>,
    /// The answer to fall back on.
    first: Option<G::Move>,
}

/// An answer to the decision in question, and the best it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer<M> {
    pub mv: M,
    /// What the best line that begins with it is worth.
    pub worth: i32,
}

/// A decision on the way, with the moves still to be tried.
#[derive(Clone, Debug)]
struct Node<G: Evaluate> {
    state: G::State,
    /// Moves to try; the next one is the last.
    untried: Vec<G::Move>,
    /// The move being tried.
    trying: Option<G::Move>,
    /// The best move of a detail so far; the other decisions have none.
    detail: Option<Detail<G>>,
}

#[derive(Clone, Copy, Debug)]
struct Detail<G: Game> {
    favourite: Option<(i32, G::Move)>,
}

/// How far a move led.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    /// The seat goes on deciding.
    Decision,
    /// The line is complete.
    End,
}

impl<G: Evaluate> Search<G> {
    /// A search for the best of `moves`, all that `seat` may do in `state`.
    pub(super) fn new(state: G::State, seat: Seat, mut moves: Vec<G::Move>) -> Self {
        let first = moves.first().copied();
        let answers = Vec::with_capacity(moves.len());
        moves.reverse();
        let root = Node { state, untried: moves, trying: None, detail: None };
        Search { seat, path: vec![root], answers, first }
    }

    /// Tries as many moves as there are units, and takes them away; whether the
    /// search is complete.
    pub(super) fn step(&mut self, units: &mut i64) -> bool {
        while *units > 0 && !self.path.is_empty() {
            *units -= 1;
            self.try_one();
        }
        self.path.is_empty()
    }

    /// The answers found so far, in order of the moves. One is missing if all its
    /// lines were pruned away.
    pub(super) fn answers(&self) -> &[Answer<G::Move>] {
        &self.answers
    }

    /// The best answers found so far, all worth the same.
    pub(super) fn best(&self) -> Vec<G::Move> {
        let most = self.answers.iter().map(|answer| answer.worth).max();
        let best = self.answers.iter().filter(|answer| Some(answer.worth) == most).map(|answer| answer.mv);
        // Should every line be pruned away, the first move has to do.
        if most.is_some() { best.collect() } else { self.first.into_iter().collect() }
    }

    /// Tries the next move of the innermost decision, or leaves that decision.
    fn try_one(&mut self) {
        let Some(node) = self.path.last_mut() else { return };
        let Some(mv) = node.untried.pop() else { return self.leave() };
        node.trying = Some(mv);
        let mut state = node.state.clone();
        let reached = advance::<G>(&mut state, mv, self.seat);
        match &mut node.detail {
            Some(detail) => {
                let worth = worth_after_defaults::<G>(state, reached, self.seat);
                if detail.favourite.is_none_or(|(most, _)| worth > most) {
                    detail.favourite = Some((worth, mv));
                }
            }
            None => self.enter(state, reached),
        }
    }

    /// Goes on from `state`, to which the line in work has led.
    fn enter(&mut self, state: G::State, reached: Reached) {
        if reached == Reached::End {
            return self.complete(&state);
        }
        let is_detail = G::to_act(&state).is_some_and(|decision| G::is_detail(&decision.prompt));
        let mut untried = Vec::new();
        G::legal_moves(&state, &mut untried);
        if !is_detail {
            G::prune(&state, &mut untried);
        }
        untried.reverse();
        let detail = is_detail.then_some(Detail { favourite: None });
        self.path.push(Node { state, untried, trying: None, detail });
    }

    /// All moves of the innermost decision have been tried: a detail is settled
    /// and the line goes on, of any other the lines are complete.
    fn leave(&mut self) {
        let Some(node) = self.path.pop() else { return };
        let Some((_, favourite)) = node.detail.and_then(|detail| detail.favourite) else { return };
        let mut state = node.state;
        let reached = advance::<G>(&mut state, favourite, self.seat);
        self.enter(state, reached);
    }

    fn complete(&mut self, state: &G::State) {
        let worth = G::worth(state, self.seat);
        let Some(mv) = self.path.first().and_then(|root| root.trying) else { return };
        match self.answers.last_mut() {
            Some(answer) if answer.mv == mv => answer.worth = answer.worth.max(worth),
            _ => self.answers.push(Answer { mv, worth }),
        }
    }
}

/// Makes a move. The line ends where somebody else decides, the turn is done, or
/// something was revealed: beyond lies only what was dealt anew.
fn advance<G: Evaluate>(state: &mut G::State, mv: G::Move, seat: Seat) -> Reached {
    let mut revealed = false;
    let played = G::play(state, mv, &mut |event| revealed |= G::reveals(&event));
    debug_assert_eq!(played, Ok(()), "only legal moves are tried");
    match G::to_act(state) {
        Some(decision) if decision.seat == seat && !revealed && !G::is_done(&decision.prompt) => Reached::Decision,
        _ => Reached::End,
    }
}

/// What a state is worth when all further details take their default.
fn worth_after_defaults<G: Evaluate>(mut state: G::State, mut reached: Reached, seat: Seat) -> i32 {
    while reached == Reached::Decision {
        let Some(mv) = G::default_move(&state) else { break };
        reached = advance::<G>(&mut state, mv, seat);
    }
    G::worth(&state, seat)
}
