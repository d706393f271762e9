//! What is remembered of the futures imagined so far.

use std::collections::BTreeMap;

use super::future::Known;
use super::{MOST_SEATS, chance};
use crate::bots::Evaluate;
use crate::bots::greedy::Answer;

/// How much is tried out that did not do well so far.
const CURIOSITY: f64 = 0.25;

/// How quickly a move that looks worse is less likely to be the best.
const SHARPNESS: f64 = 20.0;

/// How much worse a move is thought to be that has not been tried.
const UNTRIED: f64 = 0.02;

/// Decisions by what those who make them know.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Evaluate> {
    nodes: Vec<Node<G::Move>>,
    index: BTreeMap<Known, u32>,
}

/// A decision that came up before.
#[derive(Clone, Debug)]
struct Node<M> {
    edges: Vec<Edge<M>>,
    visits: u32,
    /// The sum of the chances of whoever decides here.
    chances: f64,
}

/// A move that can be made there.
#[derive(Clone, Copy, Debug)]
struct Edge<M> {
    mv: M,
    /// How likely it is to be the best, at first sight.
    prior: f64,
    visits: u32,
    chances: f64,
}

/// A move that was made on the way of a future.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passed {
    node: u32,
    edge: u32,
    /// Who made it.
    pub seat: usize,
}

impl<G: Evaluate> Default for Tree<G> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), index: BTreeMap::new() }
    }
}

impl<G: Evaluate> Tree<G> {
    /// The move to try next of the `sensible` ones, if this decision is known. Which
    /// moves these are may depend on what was dealt.
    pub(super) fn choose(&mut self, known: Known, seat: usize, sensible: &[G::Move]) -> Option<(G::Move, Passed)> {
        let at = *self.index.get(&known)?;
        let node = self.nodes.get_mut(at as usize)?;
        for &mv in sensible {
            if node.edges.iter().all(|edge| edge.mv != mv) {
                node.edges.push(Edge { mv, prior: 0.5 / sensible.len() as f64, visits: 0, chances: 0.0 });
            }
        }
        let mean = node.chances / f64::from(node.visits.max(1));
        let spread = CURIOSITY * f64::from(node.visits).sqrt();
        let mut best: Option<(f64, usize)> = None;
        for (at, edge) in node.edges.iter().enumerate().filter(|(_, edge)| sensible.contains(&edge.mv)) {
            let visits = f64::from(edge.visits);
            let expected = if edge.visits == 0 { mean - UNTRIED } else { edge.chances / visits };
            let score = expected + spread * edge.prior / (1.0 + visits);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, at));
            }
        }
        let (_, edge) = best?;
        let mv = node.edges[edge].mv;
        Some((mv, Passed { node: at, edge: edge as u32, seat }))
    }

    /// Remembers a decision with the answers there are, of which `mv` is made.
    pub(super) fn grow(&mut self, known: Known, seat: usize, answers: &[Answer<G::Move>], mv: G::Move) -> Passed {
        let most = answers.iter().map(|answer| answer.worth).max().unwrap_or(0);
        let weight = |worth: i32| {
            let gap = (chance::<G>(most) - chance::<G>(worth)) * SHARPNESS;
            1.0 / (1.0 + gap * gap)
        };
        let sum: f64 = answers.iter().map(|answer| weight(answer.worth)).sum();
        let edge = |mv, prior| Edge { mv, prior, visits: 0, chances: 0.0 };
        let mut edges: Vec<_> = answers.iter().map(|answer| edge(answer.mv, weight(answer.worth) / sum)).collect();
        let made = edges.iter().position(|edge| edge.mv == mv).unwrap_or_else(|| {
            edges.push(edge(mv, 1.0));
            edges.len() - 1
        });
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { edges, visits: 0, chances: 0.0 });
        self.index.insert(known, node);
        Passed { node, edge: made as u32, seat }
    }

    /// Remembers how a future ended that went this way: the chances of all seats.
    pub(super) fn learn(&mut self, passed: &[Passed], chances: &[f64; MOST_SEATS]) {
        for passed in passed {
            let Some(node) = self.nodes.get_mut(passed.node as usize) else { continue };
            node.visits += 1;
            node.chances += chances[passed.seat];
            let Some(edge) = node.edges.get_mut(passed.edge as usize) else { continue };
            edge.visits += 1;
            edge.chances += chances[passed.seat];
        }
    }
}
