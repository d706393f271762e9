//! Beginning a match: from the beginning, from a position, from a written match.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::request::{Load, New};
use super::running::{Running, Seated, Served};
use super::wrong::{Code, Wrong};
use crate::cli::fresh_seed;
use crate::games::{GameName, with_game};
use crate::levels::{Choice, Levels, Range, STANDARD, begin_with};
use crate::locale::{Locale, bad_record};
use crate::record::{BadRecord, Heading, Match, game_of_code, read_code};
use crate::rules::{SetupFile, change_options};

/// The fields of a setup file; what else a position has is of the position itself.
const FILE_FIELDS: [&str; 4] = ["title", "all", "seats", "position"];

/// A new match.
pub(super) fn fresh(wanted: New, locale: Locale) -> Result<Box<dyn Running>, Wrong> {
    with_game!(find_game(&wanted.game)?, G => boxed(fresh_match::<G>(&wanted)?, locale))
}

/// A match that begins in a position, or that was written down.
pub(super) fn load(wanted: Load, locale: Locale) -> Result<Box<dyn Running>, Wrong> {
    let Load { game, seats, seed, position, record } = wanted;
    match (position, record) {
        (Some(position), None) => load_position(Placed { game, seats, seed }, position, locale),
        (None, Some(record)) if (&game, seats, seed) == (&None, None, None) => load_record(record, locale),
        (None, Some(_)) => Err(Code::BadRequest.because("a record says its game, seats and seed itself")),
        _ => Err(Code::BadRequest.because("load needs either a position or a record")),
    }
}

fn boxed<G: Served>(game: Match<G>, locale: Locale) -> Result<Box<dyn Running>, Wrong> {
    Ok(Box::new(Seated { game, locale }))
}

fn find_game(name: &str) -> Result<GameName, Wrong> {
    GameName::ALL.iter().copied().find(|game| game.name() == name).ok_or_else(|| {
        let known: Vec<&str> = GameName::ALL.iter().map(|game| game.name()).collect();
        Code::UnknownGame.because(format!("there is no game {name:?}; there are: {}", known.join(", ")))
    })
}

fn fresh_match<G: Served>(wanted: &New) -> Result<Match<G>, Wrong> {
    let bad = |problem: String| Code::BadOptions.because(problem);
    // Only the setups that are built in are the same everywhere.
    let levels = Levels::<G>::built_in();
    let name = wanted.setup.as_deref().unwrap_or(STANDARD);
    let setup = levels.setup(name).ok_or_else(|| {
        let known: Vec<&str> = levels.setups.iter().map(|(stem, _)| stem.as_str()).collect();
        bad(format!("setup: there is no {name:?}; there are: {}", known.join(", ")))
    })?;
    let offered = || setup.tables.keys().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let fewest = setup.tables.keys().next().copied().unwrap_or_default();
    let seats = wanted.seats.unwrap_or(fewest);
    let options = setup.tables.get(&seats).ok_or_else(|| {
        let rule = G::SEATS_RULE;
        bad(format!("seats: the setup {name:?} is for {}, not for {seats} ({rule})", offered()))
    })?;
    let chosen = choose::<G>(options.clone(), wanted.choices.clone()).map_err(bad)?;
    let options = change_options::<G>(&chosen, seats, &wanted.options).map_err(|wrong| bad(wrong.to_string()))?;
    begin_with(setup, &options, seats, wanted.seed.unwrap_or_else(fresh_seed)).map_err(|unfit| bad(unfit.to_string()))
}

/// Makes choices as the lobby does. One may bring another that was not there
/// before, which comes after it.
fn choose<G: Served>(mut options: G::Options, mut wanted: BTreeMap<String, i32>) -> Result<G::Options, String> {
    let mut at = 0;
    while let Some(choice) = G::choices(&options).get(at).copied() {
        if let Some(value) = wanted.remove(choice.id) {
            if !offers(&choice, value) {
                return Err(format!("choices.{}: {value} cannot be chosen", choice.id));
            }
            G::choose(&mut options, choice.id, value);
        }
        at += 1;
    }
    match wanted.keys().next() {
        Some(id) => Err(format!("choices.{id}: there is nothing of this name to be chosen")),
        None => Ok(options),
    }
}

fn offers(choice: &Choice, value: i32) -> bool {
    match choice.what {
        Range::Switch { .. } => (0..=1).contains(&value),
        Range::Number { least, most, .. } => (least..=most).contains(&value),
        Range::Pick { names, .. } => usize::try_from(value).is_ok_and(|value| value < names.len()),
    }
}

/// What is said of a position besides what it is.
struct Placed {
    game: Option<String>,
    seats: Option<u8>,
    seed: Option<u64>,
}

/// A position says its game, seats and seed beside itself in the request, or in
/// itself; the request goes first.
fn load_position(beside: Placed, mut position: Map<String, Value>, locale: Locale) -> Result<Box<dyn Running>, Wrong> {
    let within = |what: &str| Code::BadPosition.because(format!("{what}: it is of the wrong type"));
    let game = match position.remove("game") {
        Some(Value::String(game)) => Some(game),
        Some(_) => return Err(within("game")),
        None => None,
    };
    let seed = match position.remove("seed") {
        Some(seed) => Some(seed.as_u64().ok_or_else(|| within("seed"))?),
        None => None,
    };
    let seats = match position.get("seats").and_then(Value::as_u64) {
        Some(seats) => {
            position.remove("seats");
            Some(u8::try_from(seats).map_err(|_| within("seats"))?)
        }
        None => None,
    };
    let said = Placed { game: beside.game.or(game), seats: beside.seats.or(seats), seed: beside.seed.or(seed) };
    let name = said.game.as_deref().ok_or_else(|| Code::BadRequest.because("game: it is missing"))?;
    with_game!(find_game(name)?, G => boxed(placed_match::<G>(&said, position)?, locale))
}

/// The match in the position that a file describes: for as many as it is said,
/// else for the fewest that the position is right for.
fn placed_match<G: Served>(said: &Placed, position: Map<String, Value>) -> Result<Match<G>, Wrong> {
    let bad = |problem: String| Code::BadPosition.because(problem);
    let file = whole_file(position);
    let tables = match file.get("seats") {
        None => None,
        Some(Value::Object(tables)) => Some(tables.clone()),
        Some(_) => return Err(bad("seats: it is neither a number nor an object".to_owned())),
    };
    let levels = Levels::<G>::built_in();
    let standard = levels.standard().ok_or_else(|| bad("the standard setup is missing".to_owned()))?;
    let candidates: Vec<u8> = match (said.seats, &tables) {
        (Some(seats), _) => vec![seats],
        (None, None) => G::seats().collect(),
        (None, Some(tables)) => {
            let numbers: Result<_, _> = tables.keys().map(|seats| seats.parse()).collect();
            numbers.map_err(|_| bad("seats: a key of it is no number of seats".to_owned()))?
        }
    };
    let seed = said.seed.unwrap_or_else(fresh_seed);
    let mut problems: Vec<String> = Vec::new();
    for seats in candidates {
        let table = match &tables {
            None => Some(&Value::Null),
            Some(tables) => tables.get(&seats.to_string()),
        };
        let begun = match table {
            Some(table) => begin_placed::<G>(&file, table, standard, seats, seed),
            None => Err(format!("seats: the position is not meant for {seats}")),
        };
        match begun {
            Ok(game) => return Ok(game),
            Err(problem) if problems.contains(&problem) => {}
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() {
        problems.push(format!("seats: nobody may play ({})", G::SEATS_RULE));
    }
    Err(bad(problems.join("; or ")))
}

/// The match at one table of a file, whose other tables do not matter.
fn begin_placed<G: Served>(
    file: &Map<String, Value>,
    table: &Value,
    standard: &SetupFile<G>,
    seats: u8,
    seed: u64,
) -> Result<Match<G>, String> {
    let mut file = file.clone();
    let table = if table.is_null() { json!({}) } else { table.clone() };
    file.insert("seats".to_owned(), json!({ seats.to_string(): table }));
    // The line would be that of a text that nobody has seen.
    let setup = SetupFile::parse(&Value::Object(file).to_string(), standard)
        .map_err(|wrong| format!("{}: {}", wrong.field, wrong.problem))?;
    let options = setup.tables.get(&seats).ok_or("seats: nobody may play")?;
    begin_with(&setup, options, seats, seed).map_err(|unfit| format!("position.{unfit}"))
}

/// The file that a position is: it needs no title here, and the position itself
/// may stand for the file.
fn whole_file(given: Map<String, Value>) -> Map<String, Value> {
    let is_bare = !given.contains_key("position");
    let (mut file, mut bare) = (Map::new(), Map::new());
    for (name, value) in given {
        let part = if is_bare && !FILE_FIELDS.contains(&name.as_str()) { &mut bare } else { &mut file };
        part.insert(name, value);
    }
    if !bare.is_empty() {
        file.insert("position".to_owned(), Value::Object(bare));
    }
    file.entry("title").or_insert_with(|| Value::String(String::new()));
    file
}

fn load_record(record: Value, locale: Locale) -> Result<Box<dyn Running>, Wrong> {
    // A program is helped by knowing where the damage is.
    let bad = |wrong: BadRecord| {
        let sentence = bad_record(locale, &wrong);
        Code::BadRequest.because(match wrong {
            BadRecord::Damaged(problem) => format!("{sentence} ({problem})"),
            _ => sentence,
        })
    };
    let known = |name: &str| find_game(name).map_err(|_| bad(BadRecord::OtherGame(name.to_owned())));
    match record {
        Value::String(code) => {
            let game = known(game_of_code(&code).ok_or_else(|| bad(BadRecord::Foreign))?)?;
            with_game!(game, G => boxed(read_code::<G>(&code, &Levels::built_in()).map_err(bad)?, locale))
        }
        record => {
            let text = record.to_string();
            let game = known(&Heading::read(&text).map_err(bad)?.game)?;
            with_game!(game, G => boxed(Match::<G>::read(&text).map_err(bad)?.0, locale))
        }
    }
}
