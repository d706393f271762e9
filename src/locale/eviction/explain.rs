//! What things are: cards, apartments, the rules, and why not.

use super::{colour_name, label, seat_name, tenants};
use crate::locale::{Locale, Value};
use crate::rules::Seat;
use crate::rules::eviction::{Address, Face, Kind, Options, RoyalSuite, Table};

/// The name of a card: "Brick Key", "Departure Day".
pub fn face_name(locale: Locale, face: Face) -> String {
    locale.say(&format!("eviction-card-{}", face.name()))
}

/// The name of a card, and what it does.
pub fn explain_face(locale: Locale, face: Face) -> (String, String) {
    let about = match face {
        Face::Key(colour) => {
            let arguments = [("colour", Value::from(colour_name(locale, colour))), ("hue", colour.name().into())];
            locale.say_with("eviction-card-key-about", &arguments)
        }
        event => locale.say(&format!("eviction-card-{}-about", event.name())),
    };
    (face_name(locale, face), about)
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Standard => "eviction-kind-standard",
        Kind::Haunted => "eviction-kind-haunted",
        Kind::RoyalSuite => "eviction-kind-royal-suite",
    }
}

/// The name of a kind of apartment: "standard apartment".
pub fn kind_name(locale: Locale, kind: Kind) -> String {
    locale.say(kind_id(kind))
}

/// An apartment in a few lines: what it is and scores, who lives there, what it
/// scores as it is now, and what the next meeple would set off.
pub fn explain_home(locale: Locale, table: &Table, address: Address, names: &[String]) -> Vec<String> {
    let home = table.apartment(address);
    let points = &table.options.points;
    let about = match home.kind {
        Kind::Standard => ("eviction-kind-standard-about", i32::from(points.standard)),
        Kind::Haunted => ("eviction-kind-haunted-about", -i32::from(points.haunted)),
        Kind::RoyalSuite => ("eviction-kind-royal-suite-about", i32::from(points.royal_suite)),
    };
    let arguments = [("apartment", Value::from(label(address))), ("points", about.1.into())];
    let living = ("tenants", tenants(locale, table, address).into());
    let mut lines = vec![locale.say_with(about.0, &arguments), locale.say_with("eviction-home-tenants", &[living])];
    if !home.is_empty() {
        lines.push(scores_now(locale, table, address, names));
    }
    match home.count() {
        3 => lines.push(locale.say("eviction-home-three")),
        4 => lines.push(locale.say("eviction-home-full")),
        _ => {}
    }
    lines
}

fn scores_now(locale: Locale, table: &Table, address: Address, names: &[String]) -> String {
    let scores = |seat| {
        let points = table.points_at(address, seat);
        let arguments = [("name", Value::from(seat_name(locale, names, seat))), ("points", points.into())];
        (points != 0).then(|| locale.say_with("eviction-home-score", &arguments))
    };
    let scores: Vec<String> = Seat::all(table.seats).filter_map(scores).collect();
    if scores.is_empty() {
        locale.say("eviction-home-scores-nothing")
    } else {
        locale.say_with("eviction-home-scores", &[("scores", scores.join(", ").into())])
    }
}

/// The rules card: a heading and a paragraph each, only what matters in a
/// match with these options, for someone who never saw the rulebook.
pub fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
    let suite = options.royal_suite != RoyalSuite::None;
    let cards = options.cards;
    let neutrals = seats < 4 && options.neutrals > 0;
    let parts = [
        ("eviction-rules-1", true),
        ("eviction-rules-2", true),
        ("eviction-rules-3", neutrals),
        ("eviction-rules-4", cards),
        ("eviction-rules-4-no-cards", !cards),
        ("eviction-rules-5", cards),
        ("eviction-rules-6", cards),
        ("eviction-rules-6-renovation", cards && options.events.renovation > 0),
        ("eviction-rules-7", true),
        ("eviction-rules-8", true),
        ("eviction-rules-9", true),
        ("eviction-rules-10", true),
        ("eviction-rules-11", true),
        ("eviction-rules-11-suite", suite),
        ("eviction-rules-12", cards),
        ("eviction-rules-12-no-cards", !cards),
        ("eviction-rules-13", cards),
    ];
    let numbers = [
        ("meeples", Value::from(options.meeples)),
        ("starting", options.starting.into()),
        ("neutrals", options.neutrals.into()),
        ("hand", options.hand.into()),
        ("reshuffles", options.reshuffles.into()),
        ("standard", options.points.standard.into()),
        ("haunted", (-i32::from(options.points.haunted)).into()),
        ("suite", options.points.royal_suite.into()),
    ];
    let part = |(id, said): (&str, bool)| {
        let heading = format!("{id}-heading");
        said.then(|| (locale.say(&heading), locale.say_with(id, &numbers)))
    };
    parts.into_iter().filter_map(part).collect()
}
