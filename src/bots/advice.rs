//! What a person can be told who asks for advice.

use super::{Considered, Evaluate, Thought};

/// What a thought that came to a decision makes of it and of the other ways: first
/// the decision, then the others, best first. If it was made without a future, it
/// stands alone.
pub fn advice<G: Evaluate>(thought: &Thought<G>, decision: G::Move) -> Vec<Considered<G::Move>> {
    let mut ways = thought.considered();
    match ways.iter().position(|way| way.mv == decision) {
        Some(at) => ways[..=at].rotate_right(1),
        None => ways.insert(0, Considered { mv: decision, ahead: 0, tried: 0 }),
    }
    ways
}
