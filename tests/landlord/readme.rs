//! The description of the setup format keeps its word: its examples parse, and
//! every field is described.

use std::fs::read_to_string;

use tenement::rules::landlord::{Kind, Landlord};
use tenement::rules::{Game, SetupFile};

use crate::support::{levels, options, setup_file};

fn readme() -> String {
    read_to_string(levels().join("README.md")).unwrap()
}

/// The fenced blocks of a language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    text.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

#[test]
fn every_example_parses_and_can_be_played() {
    let standard = setup_file("standard");
    let examples = blocks(&readme(), "json");
    assert!(!examples.is_empty());
    for example in examples {
        let file: SetupFile<Landlord> =
            SetupFile::parse(&example, &standard).unwrap_or_else(|bad| panic!("{bad} in\n{example}"));
        for (&seats, options) in &file.tables {
            let state = match &file.position {
                Some(position) => position.load(options, seats, 1).unwrap(),
                None => Landlord::setup(options, seats, 1).unwrap(),
            };
            assert!(Landlord::to_act(&state).is_some());
        }
    }
}

#[test]
fn every_file_is_described() {
    for entry in std::fs::read_dir(levels()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(name == "README.md" || readme().contains(&format!("| `{name}` |")), "`{name}` is not described");
    }
}

#[test]
fn every_field_is_described() {
    let readme = readme();
    let mut fields: Vec<String> = ["title", "all", "seats", "position"].map(str::to_owned).to_vec();
    let numbers = serde_json::to_value(options("standard", 2)).unwrap();
    fields.extend(numbers.as_object().unwrap().keys().cloned());
    let position = [
        "streets",
        "hands",
        "starting_roofs",
        "money",
        "discards",
        "pile",
        "jailed",
        "to_act",
        "turns",
        "reshuffles",
        "last_drawer",
    ];
    fields.extend(position.map(str::to_owned));
    for field in fields {
        assert!(readme.contains(&format!("| `{field}` |")), "`{field}` is not described");
    }
    for part in ["kind", "count", "rent", "max_height", "flats", "floors", "finish", "over", "cellar", "residents"] {
        assert!(readme.contains(&format!("`{part}`")), "`{part}` is not described");
    }
    for part in ["flat", "refused"] {
        assert!(readme.contains(&format!("`{part}`")), "`{part}` is not described");
    }
}

#[test]
fn every_kind_of_card_is_named() {
    let readme = readme();
    for kind in Kind::ALL {
        let name = serde_json::to_string(&kind).unwrap().replace('"', "`");
        assert!(readme.contains(&name), "{name} is not named");
    }
}
