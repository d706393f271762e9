//! A move in words, for people who choose from a list.

use super::{arrow_name, face_name, kind_name, label, seat_name, tenant_name, tenants};
use crate::locale::{Locale, Value};
use crate::rules::eviction::{Address, Arrow, Move, Spot, Step, Table};

/// What a move does in the present decision: "Move in at C2 (standard
/// apartment: brick up)".
pub fn choice(locale: Locale, table: &Table, mv: Move) -> String {
    match mv {
        Move::Card(face) => locale.say_with("eviction-choice-card", &[("card", face_name(locale, face).into())]),
        Move::Discard(face) => locale.say_with("eviction-choice-discard", &[("card", face_name(locale, face).into())]),
        Move::Apartment(address) => apartment(locale, table, address),
        Move::Arrow(named) => arrow(locale, table, named),
        Move::Meeple(spot) => meeple(locale, table, spot),
        Move::Draw => locale.say("eviction-choice-draw"),
        Move::Pass => locale.say("eviction-choice-pass"),
    }
}

fn apartment(locale: Locale, table: &Table, address: Address) -> String {
    if !table.options.has(address) {
        return label(address);
    }
    let home = table.apartment(address);
    let id = match table.step {
        Step::Home if home.count() == 3 => "eviction-choice-home-full",
        Step::Forced => "eviction-choice-forced",
        Step::Renovating => "eviction-choice-renovate",
        Step::Wave => "eviction-choice-wave",
        _ => "eviction-choice-home",
    };
    let arguments = [
        ("apartment", Value::from(label(address))),
        ("kind", kind_name(locale, home.kind).into()),
        ("tenants", tenants(locale, table, address).into()),
    ];
    locale.say_with(id, &arguments)
}

fn arrow(locale: Locale, table: &Table, named: Arrow) -> String {
    let (id, apartment) = match table.step {
        Step::StartArrow { apartment } | Step::HomeArrow { apartment } => ("eviction-choice-stand", apartment),
        Step::Arrival { to, .. } => ("eviction-choice-arrive", to),
        Step::PutBack { apartment } => ("eviction-choice-put-back", apartment),
        _ => return arrow_name(locale, named),
    };
    let spot = Spot { apartment, arrow: named };
    let towards = if table.wraps(spot) { "eviction-towards-wrapped" } else { "eviction-towards" };
    let towards = locale.say_with(towards, &[("apartment", label(table.next_door(spot)).into())]);
    let arguments = [
        ("apartment", Value::from(label(apartment))),
        ("arrow", arrow_name(locale, named).into()),
        ("towards", towards.into()),
    ];
    locale.say_with(id, &arguments)
}

fn meeple(locale: Locale, table: &Table, spot: Spot) -> String {
    let known = table.options.has(spot.apartment).then(|| table.at(spot)).flatten();
    let Some(meeple) = known else {
        return format!("{} {}", label(spot.apartment), arrow_name(locale, spot.arrow));
    };
    let owner = table.owner(table.colour(meeple));
    let id = match (table.step, owner) {
        (Step::SwapFirst | Step::SwapSecond { .. }, _) => "eviction-choice-swap",
        (_, Some(_)) => "eviction-choice-depart",
        (_, None) => "eviction-choice-take",
    };
    let arguments = [
        ("meeple", Value::from(tenant_name(locale, table, spot))),
        ("apartment", label(spot.apartment).into()),
        ("arrow", arrow_name(locale, spot.arrow).into()),
        ("owner", owner.map(|seat| seat_name(locale, &[], seat)).unwrap_or_default().into()),
    ];
    locale.say_with(id, &arguments)
}
