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
pub use explain::{explain_face, explain_home, face_name, kind_name, refusal, rules};
pub use log::event;
pub use prompt::prompt;

use super::{Locale, Value};
use crate::rules::Seat;
use crate::rules::eviction::{Address, Arrow, Colour, Meeple, Spot, Table};

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

/// What a seat is called: its name, or its colour if it has none.
pub fn seat_name(locale: Locale, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => locale.say(&format!("seat-{}", Colour::from(seat).name())),
    }
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

/// The name of a setup, known by the stem of its file; else the file's own title.
pub fn setup_name(locale: Locale, stem: &str, title: &str) -> String {
    locale.find(&format!("eviction-setup-{stem}")).unwrap_or_else(|| title.to_owned())
}

/// What a setup is like, if it is one of the program's own.
pub fn setup_about(locale: Locale, stem: &str) -> Option<String> {
    locale.find(&format!("eviction-setup-{stem}-about"))
}

/// The name of where points came from ([`crate::rules::Placing::sources`]).
pub fn source(locale: Locale, name: &str) -> String {
    locale.say(&format!("eviction-source-{name}"))
}

/// The name of what decides a tie ([`crate::rules::Placing::ties`]).
pub fn tie(locale: Locale, name: &str) -> String {
    locale.say(&format!("eviction-tie-{name}"))
}

/// The name of a picture's room (`kitchen`, `haunted-2`, `royal-suite`).
pub fn room(locale: Locale, name: &str) -> String {
    locale.say(&format!("room-{name}"))
}
