//! Landlord! on paper: streets of houses, each told from below.

#[cfg(test)]
mod tests;

use super::tabletop::Tabletop;
use crate::locale::{Locale, Value, landlord as words, seat_name};
use crate::rules::landlord::{Flat, House, HouseId, Kind, Landlord, Move, Place, Share, Step, Table, View};
use crate::rules::{Seat, Viewer};

impl Tabletop for Landlord {
    const WISH: &str = "w bomb";

    const THING: &str = "b T2";

    fn board(locale: Locale, view: &View) -> Vec<String> {
        let table = &view.table;
        let mut lines = vec![pile(locale, view)];
        if table.last_drawer.is_some() {
            lines.extend(words::explain_pile(locale, view, &[]));
        }
        Seat::all(table.seats).for_each(|seat| street(locale, view, seat, &mut lines));
        lines
    }

    fn legend(locale: Locale, view: &View) -> String {
        let letters = Seat::all(view.table.seats).map(|seat| {
            let label = format!("{}1", locale.say(&format!("colour-{}-letter", crate::locale::seat_colour(seat))));
            let arguments = [("label", Value::from(label)), ("name", seat_name(locale, &[], seat).into())];
            locale.say_with("landlord-text-letter", &arguments)
        });
        let letters = letters.collect::<Vec<_>>().join(", ");
        locale.say_with("landlord-text-legend", &[("letters", letters.into())])
    }

    /// A card (`bomb`), a player (`teal`), a house (`T2`, or `house 2` for one's own second), or a
    /// flat and who lives there (`T2 cellar`, `T2 3`).
    fn explain(locale: Locale, view: &View, thing: &str) -> Option<Vec<String>> {
        if let Some(kind) = words::kind_called(thing) {
            return Some(words::explain_card(locale, &view.table, kind));
        }
        let is_called = |seat: &Seat| seat_name(locale, &[], *seat).to_lowercase() == thing.trim().to_lowercase();
        if let Some(seat) = Seat::all(view.table.seats).find(is_called) {
            return Some(words::explain_seat(locale, view, &[], seat));
        }
        let (house, flat) = place(view, thing)?;
        let lines = match flat {
            None => words::explain_house(locale, view, &[], house),
            Some(flat) => words::explain_flat(locale, view, &[], Place { house, flat }),
        };
        (!lines.is_empty()).then_some(lines)
    }

    fn hand(locale: Locale, view: &View) -> Vec<(String, String)> {
        let held = held(view);
        let there = Kind::ALL.into_iter().filter(|kind| held.contains(kind));
        there
            .map(|kind| {
                let alike = held.iter().filter(|&&other| other == kind).copied();
                let about = words::explain_card(locale, &view.table, kind);
                // The name comes first; how many there are is asked with `b`.
                let lines = if kind.lives() { 1..3 } else { 1..2 };
                (words::cards_in_words(locale, alike), about[lines].join(" "))
            })
            .collect()
    }

    /// The stable form of a move (`floor bomb`); a card (`bomb`), a house
    /// (`T2`), a flat or who lives there (`T2 cellar`), or an amount of money.
    fn wish(view: &View, text: &str) -> Option<Move> {
        let text = text.trim().to_lowercase();
        if let Ok(mv) = text.parse() {
            return Some(mv);
        }
        if let Some(kind) = words::kind_called(&text) {
            return Some(with_card(view.table.step, kind));
        }
        if let Ok(amount) = text.parse() {
            return Some(Move::Pay(amount));
        }
        let two = text.split_once(' ').and_then(|(word, rest)| Some((word, words::kind_called(rest)?)));
        if let Some((word, kind)) = two {
            return format!("{word} {}", kind.name()).parse().ok();
        }
        let (house, flat) = place(view, &text)?;
        Some(match flat {
            None => Move::House(house),
            Some(flat) => at_flat(&view.table, house, flat),
        })
    }
}

/// What is done with a card at this step.
fn with_card(step: Step, kind: Kind) -> Move {
    match step {
        Step::Site { .. } if kind.finishes() => Move::Finish(kind),
        Step::Site { .. } => Move::Floor(kind),
        Step::OfferGive => Move::Give(Some(kind)),
        Step::OfferWant => Move::Want(Some(kind)),
        step if step.window().is_some() => Move::Counter(kind),
        _ => Move::Play(kind),
    }
}

/// Who lives in a flat if somebody is chosen at this step, else the flat.
fn at_flat(table: &Table, house: HouseId, flat: Flat) -> Move {
    let resident = table.house(house).and_then(|house| house.resident_in(flat));
    match (table.step, resident) {
        (Step::Act, Some(resident)) => Move::Recall(Place { house, flat: resident.flat }),
        (
            Step::ExamineTenant { .. }
            | Step::TargetResident
            | Step::MusicTenant
            | Step::DemolitionTenant
            | Step::ErrorTenant,
            _,
        ) => Move::Resident(Place { house, flat: resident.map_or(flat, |resident| resident.flat) }),
        _ => Move::Flat(Place { house, flat }),
    }
}

/// The house, and perhaps the flat in it, that somebody means.
fn place(view: &View, text: &str) -> Option<(HouseId, Option<Flat>)> {
    let text = text.trim();
    let text = text.strip_prefix("house ").unwrap_or(text).trim();
    let (label, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let table = &view.table;
    let own = || {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let number: usize = label.parse().ok()?;
        table.street(seat).nth(number.checked_sub(1)?).map(|house| house.id)
    };
    let id = words::house_called(table, label).or_else(own)?;
    if rest.trim().is_empty() {
        return Some((id, None));
    }
    let flat = words::flat_called(table.house(id)?, rest)?;
    Some((id, Some(flat)))
}

/// What the viewer holds, the unused starting roof included.
fn held(view: &View) -> Vec<Kind> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let hand = view.hand.unwrap_or_default();
    hand.iter().chain(view.table.starting_roofs[seat.index()]).map(|card| view.table.kind(card)).collect()
}

fn pile(locale: Locale, view: &View) -> String {
    let table = &view.table;
    let top = table.discards.last().map(|&card| words::card_name(locale, table.kind(card)));
    let arguments = [
        ("round", Value::from(table.round())),
        ("pile", view.pile.into()),
        ("discards", table.discards.len().into()),
        ("card", top.unwrap_or_default().into()),
    ];
    locale.say_with("landlord-text-pile", &arguments)
}

/// A player and the houses from left to right.
fn street(locale: Locale, view: &View, seat: Seat, lines: &mut Vec<String>) {
    let table = &view.table;
    let about = words::explain_seat(locale, view, &[], seat).into_iter().enumerate();
    lines.extend(about.map(|(at, line)| if at == 0 { line } else { format!("- {line}") }));
    let before = lines.len();
    lines.extend(table.street(seat).map(|house| house_line(locale, table, house)));
    if lines.len() == before {
        lines.push(locale.say("landlord-text-no-house"));
    }
}

/// A house from below: "T1, Roof: ground floor Single 3 M, 2nd floor empty 1 M."
fn house_line(locale: Locale, table: &Table, house: &House) -> String {
    let label = ("label", Value::from(words::house_label(locale, table, house)));
    if !house.is_finished() {
        return locale.say_with("landlord-text-site", &[label, ("floors", house.height().into())]);
    }
    let flats = house.all_flats().filter_map(|flat| flat_text(locale, table, house, flat)).collect::<Vec<_>>();
    let arguments = [
        label,
        ("parts", words::house_parts(locale, table, house).into()),
        ("flats", flats.join(", ").into()),
        ("amount", table.rent_of(house).into()),
    ];
    let id = if table.is_squatted(house) { "landlord-text-house-squatted" } else { "landlord-text-house" };
    locale.say_with(id, &arguments)
}

/// A flat, or two if one card covers both; nothing for the upper one of two.
fn flat_text(locale: Locale, table: &Table, house: &House, flat: Flat) -> Option<String> {
    let resident = house.resident_in(flat);
    let flats = resident.map_or(1, |resident| resident.flats);
    let name = ("flat", Value::from(words::flats_name(locale, Some(house), flat, flats)));
    let Some(resident) = resident else { return Some(locale.say_with("landlord-text-flat-empty", &[name])) };
    if resident.flat != flat {
        return None;
    }
    let kind = table.kind(resident.card);
    let shares = table.shares(house);
    let share = shares.iter().find(|share| share.tenant == Some(resident.card));
    let arguments = [
        name,
        ("who", words::card_name(locale, kind).into()),
        ("kind", kind.name().into()),
        ("amount", share.map_or(0, Share::amount).into()),
    ];
    let refused = share.is_some_and(|share| share.refused);
    let id = match share {
        Some(_) if refused => "landlord-text-flat-refused",
        Some(_) if !table.is_squatted(house) => "landlord-text-flat-pays",
        _ => "landlord-text-flat",
    };
    Some(locale.say_with(id, &arguments))
}
