//! What cards, houses, flats and windows are called.

use crate::locale::{Language, Locale, Value, seat_name};
use crate::rules::Seat;
use crate::rules::landlord::{Flat, House, HouseId, Kind, Place, Table, Window};

/// The name of a card: "Flat Roof".
pub fn card_name(locale: Locale, kind: Kind) -> String {
    locale.say(&format!("landlord-card-{}", kind.name()))
}

/// One card of a kind: "a Flat Roof".
pub fn a_card(locale: Locale, kind: Kind) -> String {
    locale.say(&format!("landlord-a-{}", kind.name()))
}

/// A certain tenant, or Squatters: "the Student".
pub fn resident_name(locale: Locale, kind: Kind) -> String {
    if kind.lives() { locale.say(&format!("landlord-the-{}", kind.name())) } else { a_card(locale, kind) }
}

/// The name of a window: "Suspicion".
pub fn window_name(locale: Locale, window: Window) -> String {
    locale.say(match window {
        Window::Error => "landlord-window-error",
        Window::Police => "landlord-window-police",
        Window::Squatters => "landlord-window-squatters",
        Window::Suspicion => "landlord-window-suspicion",
        Window::Shield => "landlord-window-shield",
        Window::DoubleSystem => "landlord-window-double-system",
    })
}

/// Cards in words, equal ones together: "Roof, Student (2)". Empty if there are none.
pub fn cards_in_words(locale: Locale, cards: impl IntoIterator<Item = Kind>) -> String {
    let mut counts = [0u8; Kind::COUNT];
    cards.into_iter().for_each(|kind| counts[kind.index()] += 1);
    let there = Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0);
    let named = there.map(|kind| match counts[kind.index()] {
        1 => card_name(locale, kind),
        count => {
            let arguments = [("card", Value::from(card_name(locale, kind))), ("count", count.into())];
            locale.say_with("landlord-cards-alike", &arguments)
        }
    });
    named.collect::<Vec<_>>().join(", ")
}

/// The number of a place in a row: "2nd".
pub fn nth(locale: Locale, n: usize) -> String {
    locale.say_with("landlord-nth", &[("n", n.into())])
}

/// The name of a flat: "ground floor", "attic flat". A floor that is still to be
/// laid is named, too.
pub fn flat_name(locale: Locale, house: Option<&House>, flat: Flat) -> String {
    let above = house.filter(|house| house.attic_flat() == Some(flat));
    match (flat, above) {
        (_, Some(house)) if house.loft => locale.say("landlord-flat-loft"),
        (_, Some(_)) => locale.say("landlord-flat-attic"),
        (Flat::CELLAR, _) => locale.say("landlord-flat-cellar"),
        (Flat::GROUND, _) => locale.say("landlord-flat-ground"),
        (Flat(floor), _) => locale.say_with("landlord-flat-floor", &[("nth", nth(locale, floor.into()).into())]),
    }
}

/// The names of one flat, or of two one above the other: "cellar and ground floor".
pub fn flats_name(locale: Locale, house: Option<&House>, flat: Flat, flats: u8) -> String {
    let lower = flat_name(locale, house, flat);
    if flats < 2 {
        return lower;
    }
    let upper = flat_name(locale, house, Flat(flat.0 + 1));
    locale.say_with("landlord-flats-two", &[("flat", lower.into()), ("upper", upper.into())])
}

/// Where a house stands in its street, from 1, and how many houses that has,
/// without the building site.
fn number(table: &Table, house: &House) -> (usize, usize) {
    let before = table.street(house.owner).take_while(|other| other.id != house.id).count();
    (before + 1, table.street(house.owner).filter(|house| house.is_finished()).count())
}

/// What a house is called: "Teal's 2nd house", "Teal's building site". One that
/// no longer stands is called "a house that is gone".
pub fn house_name(locale: Locale, table: &Table, names: &[String], id: HouseId) -> String {
    let Some(house) = table.house(id) else { return locale.say("landlord-house-lost") };
    let (number, count) = number(table, house);
    let owner = ("owner", Value::from(seat_name(locale, names, house.owner)));
    if !house.is_finished() {
        return locale.say_with("landlord-house-site", &[owner]);
    }
    locale.say_with("landlord-house", &[owner, ("count", count.into()), ("nth", nth(locale, number).into())])
}

/// What a house is called of which the owner is known, even if it is gone:
/// "a house of Teal".
pub(super) fn house_of(locale: Locale, table: &Table, names: &[String], id: HouseId, owner: Seat) -> String {
    match table.house(id) {
        Some(house) if house.owner == owner => house_name(locale, table, names, id),
        _ => locale.say_with("landlord-house-gone", &[("owner", seat_name(locale, names, owner).into())]),
    }
}

/// A place of one flat or of two: "the cellar of Teal's house".
pub fn place_name(locale: Locale, table: &Table, names: &[String], place: Place, flats: u8) -> String {
    let flat = flats_name(locale, table.house(place.house), place.flat, flats);
    let house = house_name(locale, table, names, place.house);
    locale.say_with("landlord-place", &[("flat", flat.into()), ("house", house.into())])
}

/// The short name of a house on a board of text: the letter of its owner's
/// colour and its number in the street, `T2`.
pub fn house_label(locale: Locale, table: &Table, house: &House) -> String {
    let (number, _) = number(table, house);
    format!("{}{number}", letter(locale, house.owner))
}

/// The letter of a seat's colour.
fn letter(locale: Locale, seat: Seat) -> String {
    locale.say(&format!("colour-{}-letter", crate::locale::seat_colour(seat)))
}

/// The house with this short name, in whichever language, in capitals or not.
pub fn house_called(table: &Table, label: &str) -> Option<HouseId> {
    let digits = label.find(|sign: char| sign.is_ascii_digit())?;
    let (owner, number) = label.split_at(digits);
    let number: usize = number.parse().ok()?;
    let is_owner = |seat: &Seat| {
        let own = |&language: &Language| letter(Locale::new(language), *seat).to_lowercase() == owner.to_lowercase();
        Language::available().iter().any(own)
    };
    let owner = Seat::all(table.seats).find(is_owner)?;
    table.street(owner).nth(number.checked_sub(1)?).map(|house| house.id)
}

/// The flat of a house that is called by this name, or by its number from below
/// (0 is the cellar); in whichever language.
pub fn flat_called(house: &House, name: &str) -> Option<Flat> {
    let name = name.trim().to_lowercase();
    let is_called = |flat: Flat| {
        let own = |&language: &Language| flat_name(Locale::new(language), Some(house), flat).to_lowercase() == name;
        name.parse() == Ok(flat.0) || Language::available().iter().any(own)
    };
    let short = || match name.as_str() {
        "ground" => Some(Flat::GROUND),
        "attic" => house.attic_flat(),
        _ => None,
    };
    house.all_flats().find(|&flat| is_called(flat)).or_else(short)
}

/// The kind of card with this name, in whichever language, or with this stable
/// name (`own-use`).
pub fn kind_called(name: &str) -> Option<Kind> {
    let name = name.trim().to_lowercase();
    let dashed = name.replace([' ', '_'], "-");
    let is_called = |kind: &Kind| {
        let own = |&language: &Language| card_name(Locale::new(language), *kind).to_lowercase() == name;
        kind.name() == dashed || Language::available().iter().any(own)
    };
    Kind::ALL.into_iter().find(is_called)
}
