//! The sentences of Landlord!: what is asked, what happened, what may not be.
//!
//! Functions that name players take their names by seat; a seat without one is
//! called by its colour. Houses are counted in their street: "Teal's 2nd house".

mod choice;
mod explain;
mod house;
mod log;
mod names;
mod prompt;
mod rules;
#[cfg(test)]
mod scenes;
mod seat;
#[cfg(test)]
mod tests;
mod words;

pub use choice::choice;
pub use explain::explain_card;
pub use house::{explain_flat, explain_house, explain_resident, house_parts, rent_lines, residents_of};
pub use log::event;
pub use names::{
    a_card, card_name, cards_in_words, flat_called, flat_name, flats_name, house_called, house_label, house_name,
    kind_called, nth, place_name, resident_name, window_name,
};
pub use prompt::{decider, prompt};
pub use rules::rules;
pub use seat::{explain_discards, explain_pile, explain_seat};

use super::{Locale, Speaks};
use crate::rules::landlord::{Ending, Event, Landlord, Move, Options, View};

impl Speaks for Landlord {
    fn prompt(locale: Locale, view: &View, names: &[String]) -> String {
        prompt(locale, view, names)
    }

    fn choice(locale: Locale, view: &View, names: &[String], mv: Move) -> String {
        choice(locale, view, names, mv)
    }

    fn event(locale: Locale, view: &View, names: &[String], happened: &Event) -> Option<String> {
        event(locale, view, names, happened)
    }

    fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
        rules(locale, options, seats)
    }

    fn table(locale: Locale, options: &Options) -> String {
        let cards = ("cards", options.cards().count().into());
        match options.ending {
            Ending::Pile => locale.say_with("landlord-table-pile", &[cards]),
            Ending::Rounds(rounds) => locale.say_with("landlord-table-rounds", &[cards, ("rounds", rounds.into())]),
            Ending::Money(money) => locale.say_with("landlord-table-money", &[cards, ("money", money.into())]),
        }
    }

    fn score(locale: Locale, score: i32) -> String {
        locale.say_with("landlord-hud-money", &[("money", score.into())])
    }

    fn victory(locale: Locale, winners: &[String], score: i32) -> String {
        let money = ("money", score.into());
        match winners {
            [name] => locale.say_with("landlord-victory", &[("name", name.clone().into()), money]),
            several => locale.say_with("landlord-victory-shared", &[("names", several.join(", ").into()), money]),
        }
    }
}
