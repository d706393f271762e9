//! Human mistakes: some of what could be done goes unnoticed.

use rand::{Rng, RngExt};

use super::Evaluate;
use super::greedy::Answer;

/// The best of the answers that are noticed. Each goes unnoticed with the same
/// chance, and what looks absurd, so much worse than the best of all that nobody
/// would do it, is not done even then.
pub(super) fn choose<G: Evaluate>(answers: &[Answer<G::Move>], rng: &mut impl Rng) -> Option<G::Move> {
    let most = answers.iter().map(|answer| answer.worth).max()?;
    let fair = || answers.iter().filter(|answer| answer.worth > most - G::ABSURD);
    // Drawn for every answer, in order, so that a mistake of one is none of the others.
    let noticed: Vec<&Answer<G::Move>> = fair().filter(|_| rng.random_range(0..100) >= G::OVERSIGHT).collect();
    // Who notices nothing does anything that is not absurd.
    if noticed.is_empty() {
        let any = rng.random_range(0..fair().count() as u32);
        return fair().nth(any as usize).map(|answer| answer.mv);
    }
    let best = noticed.iter().map(|answer| answer.worth).max()?;
    let best: Vec<_> = noticed.into_iter().filter(|answer| answer.worth == best).collect();
    best.get(rng.random_range(0..best.len() as u32) as usize).map(|answer| answer.mv)
}
