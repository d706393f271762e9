//! The sentences of Alternatywy 4: what is asked, what happened, what may not be.
//!
//! Functions that name players take their names by seat; a seat without one is
//! called by its colour. Those that explain a thing give its name first, then a
//! line for each thing to know.

mod choice;
mod explain;
mod log;
mod names;
mod news;
mod place;
mod prompt;
mod rules;
#[cfg(test)]
mod scenes;
mod seat;
#[cfg(test)]
mod tests;
mod words;
mod work;

pub use choice::choice;
pub use explain::{
    Thing, card_about, class_name, explain_blue, explain_bonus, explain_card, explain_character, explain_deed,
    explain_good, explain_thing, explain_trait,
};
pub use log::event;
pub use names::{
    blue_name, bonus_called, bonus_name, card_name, cards_in_words, character_called, character_job, character_name,
    deck_name, deed_called, deed_name, good_called, good_name, good_worth, goods_in_words, group_name, hours,
    kind_called, nth, place_at, place_called, place_from, place_name, place_to, side_name, trait_called, trait_name,
    window_name, work_called, work_name,
};
pub use place::{PlaceAction, explain_place, is_at, place_about, place_actions};
pub use prompt::{card_prompt, decider, prompt};
pub use rules::rules;
pub use seat::{explain_clock, explain_deck, explain_door, explain_list, explain_seat, seat_lines, time_in_words};
pub use work::{explain_work, work_preview};

use super::{Locale, Speaks};
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Event, Move, Options, Side, View};

impl Speaks for Alternatywy {
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
        let id = if options.is_sudden() { "alternatywy-table-sudden" } else { "alternatywy-table-stages" };
        let numbers = [
            ("stages", options.stages().into()),
            ("start", options.start_points.into()),
            ("enough", options.enough.into()),
        ];
        locale.say_with(id, &numbers)
    }

    fn part(locale: Locale, view: &View, seat: Seat) -> Option<String> {
        let character = character_name(locale, view.table.characters[seat.index()]?);
        let id = match view.table.side(seat) {
            Side::Tenant => "alternatywy-part-tenant",
            Side::Landlord => "alternatywy-part-landlord",
        };
        Some(locale.say_with(id, &[("character", character.into())]))
    }

    fn score(locale: Locale, score: i32) -> String {
        locale.say_with("alternatywy-score", &[("points", score.into())])
    }

    fn victory(locale: Locale, winners: &[String], score: i32) -> String {
        let points = ("points", score.into());
        match winners {
            [name] => locale.say_with("alternatywy-victory", &[("name", name.clone().into()), points]),
            several => locale.say_with("alternatywy-victory-shared", &[("names", several.join(", ").into()), points]),
        }
    }
}
