//! The description of the setup format keeps its word: its examples parse, and
//! every field is described.

use std::fs::read_to_string;

use serde_json::Value;
use tenement::rules::Game;
use tenement::rules::eviction::{Eviction, SetupFile};

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
    assert!(examples.len() >= 3);
    for example in examples {
        let file = SetupFile::parse(&example, &standard).unwrap_or_else(|bad| panic!("{bad} in\n{example}"));
        for (&seats, options) in &file.tables {
            let state = match &file.position {
                Some(position) => position.load(options, seats, 1).unwrap(),
                None => Eviction::setup(options, seats, 1).unwrap(),
            };
            assert!(Eviction::to_act(&state).is_some());
        }
    }
}

#[test]
fn the_example_of_an_error_is_what_is_said() {
    let readme = readme();
    let [wrong, said] = ["jsonc", "text"].map(|language| blocks(&readme, language).remove(0));
    let bad = SetupFile::parse(&wrong, &setup_file("standard")).unwrap_err();
    assert_eq!(bad.to_string(), said.trim());
}

#[test]
fn every_field_is_described() {
    let readme = readme();
    let mut fields = vec!["title".to_owned(), "all".into(), "seats".into(), "position".into()];
    names(&serde_json::to_value(options("grand", 2)).unwrap(), "", &mut fields);
    for field in ["board", "reserves", "hands", "pile", "discards", "first", "to_act", "reshuffles"] {
        fields.push(field.into());
    }
    for field in fields {
        assert!(readme.contains(&format!("| `{field}` |")), "`{field}` is not described");
    }
}

fn names(value: &Value, within: &str, fields: &mut Vec<String>) {
    for (name, value) in value.as_object().unwrap() {
        let name = format!("{within}{name}");
        if value.is_object() { names(value, &format!("{name}."), fields) } else { fields.push(name) }
    }
}
