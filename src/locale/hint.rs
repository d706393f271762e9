//! Why a move is recommended, in words made of the numbers of a search.

use super::{Locale, Speaks, Value};
use crate::bots::Considered;

/// Why the first of some moves is the one to make: what can be expected of it, how
/// much worse the next best is, and how many futures that is taken from. `view` is
/// that of the seat that decides, before its decision, `seats` how many play.
pub fn hint<G: Speaks>(
    locale: Locale,
    view: &G::View,
    names: &[String],
    seats: u8,
    considered: &[Considered<G::Move>],
) -> Vec<String> {
    let Some((best, others)) = considered.split_first() else { return Vec::new() };
    let mut lines = Vec::new();
    // Without a single future there is no number to speak of.
    if best.tried > 0 {
        lines.push(expected::<G>(locale, best.ahead, seats.saturating_sub(1)));
    }
    match others.first() {
        None => lines.push(locale.say("hint-nothing-else")),
        Some(next) => {
            let choice = G::choice(locale, view, names, next.mv);
            let by = tenths(best.ahead - next.ahead);
            lines.push(if by > 0.0 {
                locale.say_with(&format!("{}-hint-worse", G::NAME), &[("amount", by.into()), ("choice", choice.into())])
            } else {
                locale.say_with("hint-as-good", &[("choice", choice.into())])
            });
        }
    }
    if best.tried > 0 {
        let all = considered.iter().fold(0, |sum: u32, one| sum.saturating_add(one.tried));
        let arguments = [("tried", Value::from(best.tried)), ("all", all.into())];
        lines.push(locale.say_with("hint-futures", &arguments));
    }
    lines
}

fn expected<G: Speaks>(locale: Locale, ahead: i32, others: u8) -> String {
    let amount = tenths(ahead);
    let arguments = [("amount", amount.abs().into()), ("others", others.into())];
    let lead = |which: &str| locale.say_with(&format!("{}-hint-{which}", G::NAME), &arguments);
    match amount {
        0.0 => locale.say_with("hint-level", &arguments),
        _ if amount > 0.0 => lead("ahead"),
        _ => lead("behind"),
    }
}

/// Hundredths as a number that people read: to one place.
fn tenths(hundredths: i32) -> f64 {
    (f64::from(hundredths) / 10.0).round() / 10.0
}
