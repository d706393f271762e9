//! What was told, in a few words.

use tenement::rules::alternatywy::{Event, Line, Source};

/// The names of events as records write them: `card-played drawn discarded`.
pub fn names(events: &[Event]) -> String {
    let name = |event: &Event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned();
    events.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// The changes of VP that events tell: who, by how much, where from.
pub fn paid(events: &[Event]) -> Vec<(u8, i8, Source)> {
    let paid = |event: &Event| match *event {
        Event::Points { seat, by, source, .. } => Some((seat.0, by, source)),
        _ => None,
    };
    events.iter().filter_map(paid).collect()
}

/// The lines of Traits that paid: who, by how much, which.
pub fn lines(events: &[Event]) -> Vec<(u8, i8, Line)> {
    let paid = |event: &Event| match *event {
        Event::Points { seat, by, line: Some(line), .. } => Some((seat.0, by, line)),
        _ => None,
    };
    events.iter().filter_map(paid).collect()
}
