//! Houses in words: what they are made of, who lives there, what they bring in.

use super::names::{a_card, card_name, flat_name, flats_name, house_name, place_name};
use crate::locale::{Locale, Value, seat_name};
use crate::rules::Viewer;
use crate::rules::landlord::{Flat, House, HouseId, Kind, Place, Resident, Share, Table, View};

/// What a finished house has besides floors: "Cellar Flat, Roof".
pub fn house_parts(locale: Locale, table: &Table, house: &House) -> String {
    let parts = house.cellar.into_iter().chain(house.finish).chain(house.over);
    parts.map(|card| card_name(locale, table.kind(card))).collect::<Vec<_>>().join(", ")
}

/// Who lives in a house, from below: "Pensioner, Single"; "nobody" if empty.
pub fn residents_of(locale: Locale, table: &Table, house: &House) -> String {
    let mut residents: Vec<&Resident> = house.residents.iter().collect();
    residents.sort_by_key(|resident| resident.flat);
    let names: Vec<_> = residents.iter().map(|resident| card_name(locale, table.kind(resident.card))).collect();
    if names.is_empty() { locale.say("landlord-nobody") } else { names.join(", ") }
}

/// What a house brings in, flat by flat from below, and in all: "Single, ground
/// floor: 3 M × 2 = 6 M".
pub fn rent_lines(locale: Locale, table: &Table, house: &House) -> Vec<String> {
    let shares = table.shares(house);
    let mut lines: Vec<(Flat, String)> =
        shares.iter().map(|share| (share.flat, share_line(locale, table, house, share))).collect();
    let squatters = house.residents.iter().filter(|resident| table.kind(resident.card) == Kind::Squatters);
    lines.extend(squatters.map(|resident| {
        let who = flat_of(locale, table, house, resident);
        (resident.flat, locale.say_with("landlord-rent-squatters", &who))
    }));
    lines.sort_by_key(|(flat, _)| *flat);
    let without: u16 = shares.iter().map(Share::amount).sum();
    let id = if table.is_squatted(house) { "landlord-rent-withheld" } else { "landlord-rent-total" };
    let total = locale.say_with(id, &[("amount", without.into())]);
    lines.into_iter().map(|(_, line)| line).chain([total]).collect()
}

fn share_line(locale: Locale, table: &Table, house: &House, share: &Share) -> String {
    let resident = share.tenant.and_then(|card| house.resident(card));
    match resident {
        Some(resident) if share.refused => {
            locale.say_with("landlord-rent-refused", &flat_of(locale, table, house, resident))
        }
        Some(resident) => {
            let [who, flat, kind] = flat_of(locale, table, house, resident);
            let [base, factor, amount] = sum(share);
            locale.say_with("landlord-rent-tenant", &[who, flat, kind, base, factor, amount])
        }
        None => {
            let flat = ("flat", Value::from(flat_name(locale, Some(house), share.flat)));
            let [base, factor, amount] = sum(share);
            locale.say_with("landlord-rent-empty", &[flat, base, factor, amount])
        }
    }
}

fn sum(share: &Share) -> [(&'static str, Value<'static>); 3] {
    let amount = share.base * share.factor;
    [("base", share.base.into()), ("factor", share.factor.into()), ("amount", amount.into())]
}

/// Who it is and which flats the card covers.
fn flat_of(locale: Locale, table: &Table, house: &House, resident: &Resident) -> [(&'static str, Value<'static>); 3] {
    let kind = table.kind(resident.card);
    let flats = flats_name(locale, Some(house), resident.flat, resident.flats);
    [("who", card_name(locale, kind).into()), ("flat", flats.into()), ("kind", kind.name().into())]
}

/// A house in a few lines: what it is, Squatters, the rent flat by flat, what
/// its floors hide if the viewer may know, and what can still be added. Nothing
/// if there is no such house.
pub fn explain_house(locale: Locale, view: &View, names: &[String], id: HouseId) -> Vec<String> {
    let table = &view.table;
    let Some(house) = table.house(id) else { return Vec::new() };
    let owner = ("owner", Value::from(seat_name(locale, names, house.owner)));
    let called = ("house", Value::from(house_name(locale, table, names, id)));
    let floors = ("floors", Value::from(house.height()));
    let mut lines = Vec::new();
    if house.is_finished() {
        let parts = ("parts", house_parts(locale, table, house).into());
        lines.push(locale.say_with("landlord-house-finished", &[called, floors, parts]));
        if table.is_squatted(house) {
            let tenants = table.has_tenant(house);
            let id = if tenants { "landlord-house-squatted" } else { "landlord-house-squatted-empty" };
            lines.push(locale.say_with(id, &[owner]));
        }
        lines.extend(rent_lines(locale, table, house));
    } else {
        lines.push(locale.say_with("landlord-house-unfinished", &[called, floors]));
    }
    lines.extend(hidden(locale, view, names, house));
    lines.extend(can_get(locale, house));
    lines
}

/// What the floors hide, as far as the viewer knows.
fn hidden(locale: Locale, view: &View, names: &[String], house: &House) -> Vec<String> {
    let table = &view.table;
    if view.viewer == Viewer::Seat(house.owner) {
        let floors = view.floors.get(usize::from(house.id.0)).map(|floors| floors.iter()).into_iter().flatten();
        let cards: Vec<_> = floors.map(|&card| card_name(locale, table.kind(card))).collect();
        return vec![locale.say_with("landlord-house-hides", &[("cards", cards.join(", ").into())])];
    }
    let known = house.floors.iter().enumerate().filter_map(|(at, card)| {
        let flat = flat_name(locale, Some(house), Flat(at as u8 + 1));
        let arguments = [("flat", flat.into()), ("card", a_card(locale, table.kind((*card)?)).into())];
        Some(locale.say_with("landlord-house-hides-known", &arguments))
    });
    let owner = [("owner", seat_name(locale, names, house.owner).into())];
    let unknown = house.floors.iter().any(Option::is_none);
    known.chain(unknown.then(|| locale.say_with("landlord-house-hides-from-you", &owner))).collect()
}

/// What can still be added to a finished house.
fn can_get(locale: Locale, house: &House) -> Option<String> {
    let cellar = (house.is_finished() && house.cellar.is_none()).then_some(&[Kind::CellarFlat][..]);
    let roof = (house.pitched && house.over.is_none()).then_some(&[Kind::LoftConversion, Kind::FlatRoof][..]);
    let cards = cellar.into_iter().chain(roof).flatten().map(|&kind| a_card(locale, kind));
    let either = |first: String, second: String| {
        locale.say_with("landlord-or", &[("first", first.into()), ("second", second.into())])
    };
    let cards = cards.reduce(either)?;
    Some(locale.say_with("landlord-house-can-get", &[("cards", cards.into())]))
}

/// Somebody who lives in a house: who and where, what is paid, what the card
/// does. Nothing if nobody lives in that flat.
pub fn explain_resident(locale: Locale, view: &View, names: &[String], place: Place) -> Vec<String> {
    let table = &view.table;
    let found = table.house(place.house).and_then(|house| Some((house, house.resident_in(place.flat)?)));
    let Some((house, resident)) = found else { return Vec::new() };
    let kind = table.kind(resident.card);
    let at = Place { house: house.id, flat: resident.flat };
    let arguments = [
        ("who", Value::from(card_name(locale, kind))),
        ("kind", kind.name().into()),
        ("place", place_name(locale, table, names, at, resident.flats).into()),
    ];
    let mut lines = vec![locale.say_with("landlord-resident", &arguments)];
    let shares = table.shares(house);
    if let Some(share) = shares.iter().find(|share| share.tenant == Some(resident.card)) {
        if share.refused {
            let owner = [("owner", seat_name(locale, names, house.owner).into())];
            lines.push(locale.say_with("landlord-resident-refused", &owner));
        }
        let id = if table.is_squatted(house) { "landlord-resident-would-pay" } else { "landlord-resident-pays" };
        if table.is_squatted(house) || !share.refused {
            lines.push(locale.say_with(id, &sum(share)));
        }
    }
    lines.extend(super::explain::card_lines(locale, table, kind));
    lines
}

/// A flat: who lives there, or what it brings in while it is empty. Nothing if
/// there is no such flat.
pub fn explain_flat(locale: Locale, view: &View, names: &[String], place: Place) -> Vec<String> {
    let table = &view.table;
    let lines = explain_resident(locale, view, names, place);
    let Some(house) = table.house(place.house).filter(|_| lines.is_empty()) else { return lines };
    let empty = table.shares(house).into_iter().find(|share| share.flat == place.flat && share.tenant.is_none());
    let line = empty.map(|share| {
        let amount = if table.is_squatted(house) || !house.is_finished() { 0 } else { share.amount() };
        let at = place_name(locale, table, names, place, 1);
        locale.say_with("landlord-empty-flat", &[("place", at.into()), ("amount", amount.into())])
    });
    line.into_iter().collect()
}
