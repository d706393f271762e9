//! The setup files, and the description of their format, which keeps its word.

use std::fs::{read_dir, read_to_string};
use std::path::PathBuf;

use tenement::rules::alternatywy::{Alternatywy, Character, Good, Kind, Place, Trait, Work};
use tenement::rules::{Game, SetupFile};

use crate::support::{options, random_match, setup_file};

fn levels() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("levels/alternatywy")
}

fn readme() -> String {
    read_to_string(levels().join("README.md")).unwrap()
}

/// The names of the setup files.
fn names() -> Vec<String> {
    let files = read_dir(levels()).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

#[test]
fn every_example_parses_and_can_be_played() {
    let standard = setup_file("standard");
    let readme = readme();
    let examples: Vec<&str> = readme.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let file: SetupFile<Alternatywy> =
            SetupFile::parse(example, &standard).unwrap_or_else(|bad| panic!("{bad} in\n{example}"));
        for (&seats, options) in &file.tables {
            let state = match &file.position {
                Some(position) => position.load(options, seats, 1).unwrap(),
                None => Alternatywy::setup(options, seats, 1).unwrap(),
            };
            assert!(Alternatywy::to_act(&state).is_some());
        }
    }
}

// A4 1.15, 1.16
#[test]
fn every_setup_file_can_be_played_to_the_end() {
    assert_eq!(names().len(), 5);
    for name in names() {
        let file = setup_file(&name);
        assert!(!file.title.is_empty());
        assert_eq!(file.tables.keys().copied().collect::<Vec<_>>(), [3, 4, 5, 6]);
        for (&seats, options) in &file.tables {
            let end = random_match(options, seats, 3, |_, _, _| {});
            assert!(Alternatywy::to_act(&end).is_none());
        }
    }
}

#[test]
fn every_file_is_described() {
    for name in names() {
        assert!(readme().contains(&format!("| `{name}.json` |")), "`{name}` is not described");
    }
}

#[test]
fn every_field_is_described() {
    let readme = readme();
    let mut fields: Vec<String> = ["title", "all", "seats", "position"].map(str::to_owned).to_vec();
    let numbers = serde_json::to_value(options("standard", 3)).unwrap();
    let lists = ["deck", "works", "goods", "cast"];
    fields.extend(numbers.as_object().unwrap().keys().cloned());
    let position = "characters stage round priority points denunciations list work past_works trash littered breakdowns \
        skips closed summoned watching hands discards traits spent goods door club_visited introduced";
    fields.extend(position.split_whitespace().map(str::to_owned));
    for field in fields {
        let is_list = lists.contains(&field.as_str()) && readme.contains(&format!("**`{field}`**: "));
        assert!(is_list || readme.contains(&format!("| `{field}` |")), "`{field}` is not described");
    }
}

#[test]
fn every_piece_is_named() {
    let readme = readme();
    let pieces = Kind::ALL.map(Kind::name).into_iter().chain(Work::ALL.map(Work::name));
    let pieces = pieces.chain(Good::ALL.map(Good::name)).chain(Trait::ALL.map(Trait::name));
    for name in pieces.chain(Character::ALL.map(Character::name)).chain(Place::ALL.map(Place::name)) {
        assert!(readme.contains(&format!("`{name}`")), "`{name}` is not named");
    }
}

#[test]
fn a_file_says_only_how_it_differs_from_the_standard_one() {
    let mut expected = options("standard", 3);
    (expected.random_characters, expected.ban_professor) = (true, true);
    assert_eq!(options("first-game", 3), expected);
}

#[test]
fn an_unknown_field_is_an_error() {
    let standard = setup_file("standard");
    let fits = |text: &str| SetupFile::<Alternatywy>::parse(text, &standard).is_ok();
    assert!(fits(r#"{ "title": "x", "all": { "start_points": 10 } }"#));
    assert!(!fits(r#"{ "title": "x", "all": { "start_vp": 10 } }"#));
    assert!(!fits(r#"{ "title": "x", "seats": { "2": {} } }"#));
    assert!(!fits(r#"{ "title": "x", "all": { "start_points": 30 } }"#));
}
