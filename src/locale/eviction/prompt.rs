//! Who must decide now, and what.

use super::{arrow_name, colour_name, label, meeple_name, seat_name, tenant_name};
use crate::locale::{Locale, Value};
use crate::rules::eviction::{Face, Step, Table};

/// Whose decision it is and what to decide, in a sentence: "Brick: choose a
/// card to play."
pub fn prompt(locale: Locale, table: &Table, names: &[String]) -> String {
    let name = seat_name(locale, names, table.active);
    let say = |id, mut arguments: Vec<(&'static str, Value)>| {
        arguments.push(("name", name.clone().into()));
        locale.say_with(id, &arguments)
    };
    match table.step {
        Step::StartApartment => say("eviction-prompt-start-apartment", vec![]),
        Step::StartArrow { apartment } => {
            say("eviction-prompt-start-arrow", vec![("apartment", label(apartment).into())])
        }
        Step::Card => say("eviction-prompt-card", vec![]),
        Step::Home => match table.playing.map(|card| table.options.face(card)) {
            Some(Face::Key(colour)) => {
                let colours = vec![("colour", colour_name(locale, colour).into()), ("hue", colour.name().into())];
                say("eviction-prompt-home-key", colours)
            }
            Some(Face::NewLease) => say("eviction-prompt-home-lease", vec![]),
            _ => say("eviction-prompt-home-any", vec![]),
        },
        Step::HomeArrow { apartment } => {
            say("eviction-prompt-home-arrow", vec![("apartment", label(apartment).into())])
        }
        Step::Departing => say("eviction-prompt-departing", vec![]),
        Step::Forced => say("eviction-prompt-forced", vec![]),
        Step::SwapFirst => say("eviction-prompt-swap-first", vec![]),
        Step::SwapSecond { first } => {
            let arguments = vec![
                ("meeple", tenant_name(locale, table, first).into()),
                ("apartment", label(first.apartment).into()),
                ("arrow", arrow_name(locale, first.arrow).into()),
            ];
            say("eviction-prompt-swap-second", arguments)
        }
        Step::Renovating => say("eviction-prompt-renovating", vec![]),
        Step::Wave => {
            let left = table.chain.wave.len();
            say("eviction-prompt-wave", vec![("wave", table.chain.waves.into()), ("left", left.into())])
        }
        Step::Arrival { from, to } => {
            let arguments = vec![
                ("meeple", tenant_name(locale, table, from).into()),
                ("from", label(from.apartment).into()),
                ("arrow", arrow_name(locale, from.arrow).into()),
                ("to", label(to).into()),
            ];
            say("eviction-prompt-arrival", arguments)
        }
        Step::PutBack { apartment } => {
            let first = table.chain.lifted.first();
            let meeple = first.map(|&meeple| meeple_name(locale, table, table.colour(meeple))).unwrap_or_default();
            let renovating = table.playing.map(|card| table.options.face(card)) == Some(Face::Renovation);
            let id = if renovating { "eviction-prompt-renovated" } else { "eviction-prompt-put-back" };
            say(id, vec![("meeple", meeple.into()), ("apartment", label(apartment).into())])
        }
        Step::Settlement { apartment } => {
            say("eviction-prompt-settlement", vec![("apartment", label(apartment).into())])
        }
        Step::Draw => say("eviction-prompt-draw", vec![]),
        Step::LastChance { .. } => say("eviction-prompt-last-chance", vec![]),
        Step::Over => locale.say("eviction-prompt-over"),
    }
}
