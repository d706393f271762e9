//! Setup files: the numbers of a match as people write them.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::{Game, Unfit};

/// A game whose matches are set up by files.
pub trait SetUp: Game {
    /// A situation that a match may begin with, as a file gives it;
    /// [`NoPosition`] if matches of this game begin at the beginning.
    type Position: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The rule that says how many may play.
    const SEATS_RULE: &'static str;

    /// Whether `seats` can play with these numbers.
    ///
    /// # Errors
    /// Names the option that is out of bounds, and the rule.
    fn check(options: &Self::Options, seats: u8) -> Result<(), Unfit>;

    /// The state of a match that begins with a position.
    ///
    /// # Errors
    /// Names the field of the position that is wrong, and the rule.
    fn load(position: &Self::Position, options: &Self::Options, seats: u8, seed: u64) -> Result<Self::State, Unfit>;
}

/// The position of a game that has none: no file gives one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoPosition {}

impl<'de> Deserialize<'de> for NoPosition {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(de::Error::custom("matches of this game begin at the beginning"))
    }
}

/// A setup: for each number of seats it is meant for, the numbers of a match.
///
/// The format is described in the README of each folder under `levels`.
#[derive(Clone, Debug)]
pub struct SetupFile<G: SetUp> {
    /// What to call it when the locale files have no name for it.
    pub title: String,
    /// The options by number of seats; at least one.
    pub tables: BTreeMap<u8, G::Options>,
    /// Where the match begins instead of at the beginning.
    pub position: Option<G::Position>,
    /// What other files build on, if this is the standard one.
    raw: Raw<G::Position>,
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

/// Why options are none of the game, or cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct BadOption {
    /// The option, with those it is in: `events.communication`.
    pub field: String,
    /// What is wrong.
    pub problem: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "P: Deserialize<'de>"))]
struct Raw<P> {
    title: String,
    #[serde(default)]
    all: Map<String, Value>,
    seats: Option<BTreeMap<u8, Map<String, Value>>>,
    position: Option<P>,
}

impl<G: SetUp> SetupFile<G> {
    /// Reads the standard setup, which leaves nothing out.
    ///
    /// # Errors
    /// Says where the text is wrong.
    pub fn parse_standard(text: &str) -> Result<Self, BadSetup> {
        let raw: Raw<G::Position> = parse_raw(text)?;
        let base = Raw { title: String::new(), all: Map::new(), seats: raw.seats.clone(), position: None };
        resolve(text, raw, &base)
    }

    /// Reads a setup that says how it differs from the standard one.
    ///
    /// # Errors
    /// Says where the text is wrong.
    pub fn parse(text: &str, standard: &Self) -> Result<Self, BadSetup> {
        resolve(text, parse_raw(text)?, &standard.raw)
    }
}

/// Options with some of them changed, as a setup file would change them: objects
/// are merged field by field, everything else is replaced.
///
/// # Errors
/// Names the option that there is not, or that so many cannot play with.
pub fn change_options<G: SetUp>(
    options: &G::Options,
    seats: u8,
    changes: &Map<String, Value>,
) -> Result<G::Options, BadOption> {
    let mut merged = match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    overlay(&mut merged, changes);
    read_options::<G>(merged, seats)
}

fn read_options<G: SetUp>(fields: Map<String, Value>, seats: u8) -> Result<G::Options, BadOption> {
    let options: G::Options = serde_path_to_error::deserialize(Value::Object(fields))
        .map_err(|error| BadOption { field: error.path().to_string(), problem: error.inner().to_string() })?;
    G::check(&options, seats).map_err(|Unfit { field, rule, problem }| BadOption {
        field: field.to_owned(),
        problem: format!("{problem} ({rule}, with {seats} seats)"),
    })?;
    Ok(options)
}

fn parse_raw<P: DeserializeOwned>(text: &str) -> Result<Raw<P>, BadSetup> {
    let mut json = serde_json::Deserializer::from_str(text);
    let raw: Raw<P> = serde_path_to_error::deserialize(&mut json).map_err(|error| BadSetup {
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

fn resolve<G: SetUp>(text: &str, raw: Raw<G::Position>, base: &Raw<G::Position>) -> Result<SetupFile<G>, BadSetup> {
    let no_seats = BTreeMap::new();
    let base_seats = base.seats.as_ref().unwrap_or(&no_seats);
    let offered: Vec<u8> = raw.seats.as_ref().unwrap_or(base_seats).keys().copied().collect();
    let mut tables = BTreeMap::new();
    for seats in offered {
        check_seats::<G>(text, seats)?;
        let own = raw.seats.as_ref().and_then(|tables| tables.get(&seats));
        let mut merged = Map::new();
        for part in [Some(&base.all), base_seats.get(&seats), Some(&raw.all), own].into_iter().flatten() {
            overlay(&mut merged, part);
        }
        let in_table = |field: &str| {
            let outermost = field.split(['.', '[']).next().unwrap_or(field);
            own.is_some_and(|own| own.contains_key(outermost))
        };
        let at = |field: &str| line_of(text, seats, in_table(field), field);
        let options = read_options::<G>(merged, seats).map_err(|BadOption { field, problem }| {
            let line = at(&field);
            BadSetup { line, field, problem }
        })?;
        tables.insert(seats, options);
    }
    let line = line_of(text, 0, false, "position");
    check_position::<G>(&raw, &tables).map_err(|Unfit { field, rule, problem }| BadSetup {
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

fn check_seats<G: SetUp>(text: &str, seats: u8) -> Result<(), BadSetup> {
    let offered = G::seats();
    if offered.contains(&seats) {
        return Ok(());
    }
    let line = line_of(text, 0, false, &seats.to_string());
    let problem = format!("{seats} is not from {} to {} ({})", offered.start(), offered.end(), G::SEATS_RULE);
    Err(BadSetup { line, field: format!("seats.{seats}"), problem })
}

fn check_position<G: SetUp>(raw: &Raw<G::Position>, tables: &BTreeMap<u8, G::Options>) -> Result<(), Unfit> {
    let Some(position) = &raw.position else { return Ok(()) };
    tables.iter().try_for_each(|(&seats, options)| G::load(position, options, seats, 0).map(drop))
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

/// The line on which a field (`events.communication`, `deck[3].count`) is given,
/// from 1: within the table for `seats` if it stands there, else the first one.
/// 1 if the text does not have it.
fn line_of(text: &str, seats: u8, in_table: bool, field: &str) -> usize {
    let table = if in_table { text.find(&format!("\"{seats}\"")).unwrap_or(0) } else { 0 };
    let at = match field.split_once('[') {
        Some((list, rest)) => in_list(text, table, list, rest),
        None => named(text, table, field),
    };
    text[..at.unwrap_or(0)].matches('\n').count() + 1
}

/// Where the last name of a field is given, from `start` on.
fn named(text: &str, start: usize, field: &str) -> Option<usize> {
    let name = field.rsplit('.').next().unwrap_or(field);
    Some(start + text[start..].find(&format!("\"{name}\""))?)
}

/// Where an element of a list is given, or a field of it; `rest` is what follows
/// the opening bracket in the name of the field: `3].count`.
fn in_list(text: &str, start: usize, list: &str, rest: &str) -> Option<usize> {
    let (nth, field) = rest.split_once(']')?;
    let list = named(text, start, list)?;
    let opening = list + text[list..].find('[')? + 1;
    let element = opening + element(&text[opening..], nth.parse().ok()?)?;
    let field = field.trim_start_matches('.');
    if field.is_empty() { Some(element) } else { named(text, element, field).or(Some(element)) }
}

/// Where the `nth` element of a list begins whose bracket has been opened.
fn element(list: &str, nth: usize) -> Option<usize> {
    let (mut depth, mut passed, mut in_text, mut escaped) = (0, 0, false, false);
    for (at, sign) in list.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = in_text,
            '"' => in_text = !in_text,
            _ if in_text => {}
            '[' | '{' => depth += 1,
            ']' | '}' if depth == 0 => return None,
            ']' | '}' => depth -= 1,
            ',' if depth == 0 => passed += 1,
            _ => {}
        }
        if passed == nth && depth <= 1 && !sign.is_whitespace() && sign != ',' {
            return Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_of_an_element_of_a_list_is_found() {
        let text =
            "{\n\"deck\": [\n  { \"kind\": \"a, ]\", \"count\": 1 },\n  { \"kind\": \"b\",\n    \"count\": 2 }\n] }";
        for (field, line) in [("deck", 2), ("deck[0].count", 3), ("deck[1]", 4), ("deck[1].count", 5), ("deck[9]", 1)] {
            assert_eq!(line_of(text, 2, false, field), line, "{field}");
        }
    }

    #[test]
    fn changes_are_laid_over_options() {
        use crate::rules::eviction::Eviction;
        let text = include_str!("../../levels/eviction/standard.json");
        let standard = SetupFile::<Eviction>::parse_standard(text).expect("the standard setup").tables[&3];
        let changed = |changes: Value| {
            let Value::Object(changes) = changes else { panic!("no object") };
            change_options::<Eviction>(&standard, 3, &changes)
        };
        assert_eq!(changed(serde_json::json!({})), Ok(standard));
        let more = changed(serde_json::json!({ "rows": 5, "events": { "renovation": 1 } })).expect("they fit");
        assert_eq!((more.rows, more.events.renovation, more.events.new_lease), (5, 1, standard.events.new_lease));
        for (changes, told) in [
            (serde_json::json!({ "rows": 2 }), "rows: 2 is not from 3 to 8 (EV R35, with 3 seats)"),
            (serde_json::json!({ "rows": "many" }), "rows: invalid type"),
            (serde_json::json!({ "walls": 1 }), "unknown field `walls`"),
            (serde_json::json!({ "events": { "flood": 1 } }), "unknown field `flood`"),
        ] {
            let bad = changed(changes).expect_err(told).to_string();
            assert!(bad.contains(told), "{bad}");
        }
    }

    #[test]
    fn a_game_without_positions_refuses_them() {
        let error = serde_json::from_str::<NoPosition>("{}").expect_err("nothing is one");
        assert!(error.to_string().contains("begin at the beginning"));
    }
}
