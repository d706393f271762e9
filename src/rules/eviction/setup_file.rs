//! Setup files: the numbers of a match as people write them.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::Eviction;
use super::options::Options;
use super::position::Position;
use crate::rules::{Game, Unfit};

/// A setup: for each number of seats it is meant for, the numbers of a match.
///
/// The format is described in `levels/eviction/README.md`.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupFile {
    /// What to call it when the locale files have no name for it.
    pub title: String,
    /// The options by number of seats; at least one.
    pub tables: BTreeMap<u8, Options>,
    /// Where the match begins instead of an empty house.
    pub position: Option<Position>,
    /// What other files build on, if this is the standard one.
    raw: Raw,
}

/// Why a text is no setup: where it is wrong, and what.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {field}: {problem}")]
pub struct BadSetup {
    /// The line, from 1.
    pub line: usize,
    /// The field, with the fields it is in: `events.communication`.
    pub field: String,
    /// What is wrong.
    pub problem: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    title: String,
    #[serde(default)]
    all: Map<String, Value>,
    seats: Option<BTreeMap<u8, Map<String, Value>>>,
    position: Option<Position>,
}

impl SetupFile {
    /// Reads the standard setup, which leaves nothing out.
    ///
    /// # Errors
    /// Says where the text is wrong.
    pub fn parse_standard(text: &str) -> Result<SetupFile, BadSetup> {
        let raw = parse_raw(text)?;
        let base = Raw { title: String::new(), all: Map::new(), seats: raw.seats.clone(), position: None };
        resolve(text, raw, &base)
    }

    /// Reads a setup that says how it differs from the standard one.
    ///
    /// # Errors
    /// Says where the text is wrong.
    pub fn parse(text: &str, standard: &SetupFile) -> Result<SetupFile, BadSetup> {
        resolve(text, parse_raw(text)?, &standard.raw)
    }
}

fn parse_raw(text: &str) -> Result<Raw, BadSetup> {
    let mut json = serde_json::Deserializer::from_str(text);
    let raw: Raw = serde_path_to_error::deserialize(&mut json).map_err(|error| BadSetup {
        line: error.inner().line(),
        field: error.path().to_string().trim_end_matches(".?").to_owned(),
        problem: without_place(error.inner()),
    })?;
    json.end().map_err(|error| BadSetup {
        line: error.line(),
        field: ".".to_owned(),
        problem: without_place(&error),
    })?;
    Ok(raw)
}

/// The message without the line and column that `serde_json` appends.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message.split(" at line ").next().unwrap_or(&message).to_owned()
}

fn resolve(text: &str, raw: Raw, base: &Raw) -> Result<SetupFile, BadSetup> {
    let no_seats = BTreeMap::new();
    let base_seats = base.seats.as_ref().unwrap_or(&no_seats);
    let offered: Vec<u8> = raw.seats.as_ref().unwrap_or(base_seats).keys().copied().collect();
    let mut tables = BTreeMap::new();
    for seats in offered {
        check_seats(text, seats)?;
        let own = raw.seats.as_ref().and_then(|tables| tables.get(&seats));
        let mut merged = Map::new();
        for part in [Some(&base.all), base_seats.get(&seats), Some(&raw.all), own].into_iter().flatten() {
            overlay(&mut merged, part);
        }
        let in_table = |field: &str| {
            let outermost = field.split('.').next().unwrap_or(field);
            own.is_some_and(|own| own.contains_key(outermost))
        };
        let at = |field: &str| line_of(text, seats, in_table(field), field);
        let options: Options = serde_path_to_error::deserialize(Value::Object(merged)).map_err(|error| BadSetup {
            line: at(&error.path().to_string()),
            field: error.path().to_string(),
            problem: error.inner().to_string(),
        })?;
        options.check(seats).map_err(|Unfit { field, rule, problem }| BadSetup {
            line: at(field),
            field: field.to_owned(),
            problem: format!("{problem} ({rule}, with {seats} seats)"),
        })?;
        tables.insert(seats, options);
    }
    let line = line_of(text, 0, false, "position");
    check_position(&raw, &tables).map_err(|Unfit { field, rule, problem }| BadSetup {
        line: line.max(line_of(text, 0, false, field)),
        field: format!("position.{field}"),
        problem: format!("{problem} ({rule})"),
    })?;
    if tables.is_empty() {
        let line = line_of(text, 0, false, "seats");
        return Err(BadSetup { line, field: "seats".to_owned(), problem: "nobody may play".to_owned() });
    }
    Ok(SetupFile { title: raw.title.clone(), tables, position: raw.position.clone(), raw })
}

fn check_seats(text: &str, seats: u8) -> Result<(), BadSetup> {
    let offered = Eviction::seats();
    if offered.contains(&seats) {
        return Ok(());
    }
    let line = line_of(text, 0, false, &seats.to_string());
    let problem = format!("{seats} is not from {} to {} (EV R35)", offered.start(), offered.end());
    Err(BadSetup { line, field: format!("seats.{seats}"), problem })
}

fn check_position(raw: &Raw, tables: &BTreeMap<u8, Options>) -> Result<(), Unfit> {
    let Some(position) = &raw.position else { return Ok(()) };
    tables.iter().try_for_each(|(&seats, options)| position.load(options, seats, 0).map(drop))
}

/// Lays `part` over `whole`; objects are merged, everything else is replaced.
fn overlay(whole: &mut Map<String, Value>, part: &Map<String, Value>) {
    for (key, value) in part {
        match (whole.get_mut(key), value) {
            (Some(Value::Object(below)), Value::Object(above)) => overlay(below, above),
            _ => {
                whole.insert(key.clone(), value.clone());
            }
        }
    }
}

/// The line on which a field is given, from 1: within the table for `seats` if
/// it stands there, else the first one. 1 if the text does not have it.
fn line_of(text: &str, seats: u8, in_table: bool, field: &str) -> usize {
    let name = field.rsplit('.').next().unwrap_or(field);
    let table = if in_table { text.find(&format!("\"{seats}\"")).unwrap_or(0) } else { 0 };
    let at = text[table..].find(&format!("\"{name}\"")).map_or(0, |at| table + at);
    text[..at].matches('\n').count() + 1
}
