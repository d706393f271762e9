//! Which games there are, and what can be chosen of them.

use serde_json::{Map, Value, json};

use super::running::Served;
use crate::bots::Level;
use crate::games::{GameName, with_game};
use crate::levels::{Choice, Levels, Range};
use crate::locale::Locale;
use crate::rules::SetupFile;

/// Every game.
pub(super) fn games(locale: Locale) -> Value {
    let games: Vec<Value> = GameName::ALL.iter().map(|&game| with_game!(game, G => game_of::<G>(locale))).collect();
    json!({ "games": games })
}

fn game_of<G: Served>(locale: Locale) -> Value {
    let levels = Levels::<G>::built_in();
    let seats = G::seats();
    let setups: Vec<Value> = levels.setups.iter().map(|(stem, setup)| setup_of(locale, stem, setup)).collect();
    json!({
        "name": G::NAME,
        "title": G::title(locale),
        "seats": { "least": seats.start(), "most": seats.end() },
        "rules": G::RULES_VERSION,
        "bots": Level::ALL.map(Level::name),
        "options": levels.standard().map(all_options),
        "setups": setups,
    })
}

/// The options of every table, by the number of seats.
fn all_options<G: Served>(setup: &SetupFile<G>) -> Value {
    let options = |options| serde_json::to_value(options).unwrap_or_default();
    let tables: Map<String, Value> =
        setup.tables.iter().map(|(seats, table)| (seats.to_string(), options(table))).collect();
    Value::Object(tables)
}

/// What can be chosen is that of the fewest seats.
fn setup_of<G: Served>(locale: Locale, stem: &str, setup: &SetupFile<G>) -> Value {
    let seats: Vec<u8> = setup.tables.keys().copied().collect();
    let choices = setup.tables.values().next().map(|options| G::choices(options)).unwrap_or_default();
    let choices: Vec<Value> = choices.iter().map(|choice| choice_of(locale, choice)).collect();
    json!({
        "name": stem,
        "title": G::setup_name(locale, stem, &setup.title),
        "about": G::setup_about(locale, stem),
        "seats": seats,
        "choices": choices,
    })
}

fn choice_of(locale: Locale, choice: &Choice) -> Value {
    let mut told = match choice.what {
        Range::Switch { .. } => json!({ "kind": "switch", "least": 0, "most": 1, "step": 1 }),
        Range::Number { least, most, step, .. } => {
            json!({ "kind": "number", "least": least, "most": most, "step": step })
        }
        Range::Pick { names, .. } => {
            json!({ "kind": "pick", "least": 0, "most": names.len().saturating_sub(1), "step": 1, "names": names })
        }
    };
    told["id"] = choice.id.into();
    told["value"] = choice.value().into();
    told["text"] = locale.say_with(choice.id, &[("number", choice.value().into())]).into();
    told
}
