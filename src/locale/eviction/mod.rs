//! The sentences of Eviction: what is asked, what happened, what may not be.
//!
//! Functions that name players take their names by seat; a seat without one is
//! called by its colour.

mod choice;
mod explain;
mod log;
mod prompt;
#[cfg(test)]
mod tests;

pub use choice::choice;
pub use explain::{explain_face, explain_home, face_name, kind_name, rules};
pub use log::event;
pub use prompt::prompt;

pub use super::seat_name;
use super::{Locale, Speaks, Value};
use crate::rules::eviction::{Address, Arrow, Colour, Event, Eviction, Meeple, Move, Options, Spot, Table, View};

impl Speaks for Eviction {
    fn prompt(locale: Locale, view: &View, names: &[String]) -> String {
        prompt(locale, &view.table, names)
    }

    fn choice(locale: Locale, view: &View, _names: &[String], mv: Move) -> String {
        choice(locale, &view.table, mv)
    }

    fn event(locale: Locale, view: &View, names: &[String], happened: &Event) -> Option<String> {
        event(locale, happened, &view.table, names)
    }

    fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
        rules(locale, options, seats)
    }

    fn table(locale: Locale, options: &Options) -> String {
        let size =
            [("rows", options.rows.into()), ("columns", options.columns.into()), ("haunted", options.haunted.into())];
        locale.say_with("lobby-size", &size)
    }
}

/// Where an apartment lies, as people say it: a letter for the column, a number
/// for the row, `A1` at the top left.
pub fn label(address: Address) -> String {
    format!("{}{}", char::from(b'A' + address.column()), address.row() + 1)
}

/// The address that people call by this label, in capitals or not.
pub fn address(label: &str) -> Option<Address> {
    let mut letters = label.chars();
    let column = (letters.next()?.to_ascii_uppercase() as u32).checked_sub(u32::from(b'A'))?;
    let row = letters.as_str().parse::<u8>().ok()?.checked_sub(1)?;
    Address::try_from([row, u8::try_from(column).ok()?]).ok()
}

/// The name of a colour, as in "a brick meeple".
pub fn colour_name(locale: Locale, colour: Colour) -> String {
    locale.say(&format!("colour-{}", colour.name()))
}

/// The letter that stands for a colour where there is no room for more.
pub fn colour_letter(locale: Locale, colour: Colour) -> String {
    locale.say(&format!("colour-{}-letter", colour.name()))
}

/// The name of an arrow, as in "the up arrow".
pub fn arrow_name(locale: Locale, arrow: Arrow) -> String {
    locale.say(&format!("arrow-{}", arrow.name()))
}

/// What a meeple is called: by its colour, and whether nobody owns it.
fn meeple_name(locale: Locale, table: &Table, colour: Colour) -> String {
    let id = if table.owner(colour).is_some() { "eviction-meeple" } else { "eviction-meeple-neutral" };
    locale.say_with(id, &[("colour", colour_name(locale, colour).into()), ("hue", colour.name().into())])
}

/// What the meeple on a spot is called; an empty text if there is none.
fn tenant_name(locale: Locale, table: &Table, spot: Spot) -> String {
    table.at(spot).map(|meeple| named(locale, table, meeple)).unwrap_or_default()
}

/// What a meeple is called by the colour it has now.
fn named(locale: Locale, table: &Table, meeple: Meeple) -> String {
    meeple_name(locale, table, table.colour(meeple))
}

/// Who lives in an apartment, arrow by arrow, in a few words.
fn tenants(locale: Locale, table: &Table, address: Address) -> String {
    let lives = |arrow: Arrow| {
        let colour = table.colour(table.at(Spot { apartment: address, arrow })?);
        let arguments = [
            ("colour", Value::from(colour_name(locale, colour))),
            ("hue", colour.name().into()),
            ("arrow", arrow_name(locale, arrow).into()),
        ];
        Some(locale.say_with("eviction-tenant", &arguments))
    };
    let tenants: Vec<String> = Arrow::ALL.into_iter().filter_map(lives).collect();
    if tenants.is_empty() { locale.say("eviction-nobody") } else { tenants.join(", ") }
}

/// The name of a picture's room (`kitchen`, `haunted-2`, `royal-suite`).
pub fn room(locale: Locale, name: &str) -> String {
    locale.say(&format!("room-{name}"))
}
