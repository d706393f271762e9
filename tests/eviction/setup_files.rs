//! Setup files: they parse, they build on the standard one, and what is wrong
//! in them is named by line and field.

use tenement::rules::eviction::{Eviction, RoyalSuite, SetupFile};
use tenement::rules::{Game, digest};

use crate::support::{levels, options, setup_file};

#[test]
fn every_file_of_the_folder_can_be_played() {
    let mut files = 0;
    for entry in std::fs::read_dir(levels()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        files += 1;
        let file = setup_file(path.file_stem().unwrap().to_str().unwrap());
        assert!(!file.title.is_empty());
        for (&seats, options) in &file.tables {
            match &file.position {
                Some(position) => drop(position.load(options, seats, 1).unwrap()),
                None => drop(Eviction::setup(options, seats, 1).unwrap()),
            }
        }
    }
    assert!(files >= 6);
}

#[test]
fn a_file_says_only_how_it_differs_from_the_standard_one() {
    let [standard, grand] = ["standard", "grand"].map(|name| options(name, 3));
    let mut expected = standard;
    expected.royal_suite = RoyalSuite::Standard;
    expected.events.renovation = 2;
    assert_eq!(grand, expected, "the other events and numbers stay");
}

// EV R31
#[test]
fn without_cards_two_seats_are_offered() {
    assert_eq!(setup_file("no-cards").tables.keys().copied().collect::<Vec<_>>(), [2]);
    assert_eq!(setup_file("classic").tables.keys().copied().collect::<Vec<_>>(), [2, 3, 4]);
}

#[test]
fn what_a_file_says_for_some_seats_wins_over_what_it_says_for_all() {
    let standard = setup_file("standard");
    let text = r#"{ "title": "Own", "all": { "rows": 5, "hand": 2 }, "seats": { "2": { "rows": 6 }, "3": {} } }"#;
    let file = SetupFile::parse(text, &standard).unwrap();
    assert_eq!((file.tables[&2].rows, file.tables[&2].columns, file.tables[&2].hand), (6, 4, 2));
    assert_eq!((file.tables[&3].rows, file.tables[&3].columns, file.tables[&3].hand), (5, 4, 2));
    assert_eq!(file.tables.len(), 2);
}

#[test]
fn the_same_options_are_the_same_match() {
    let [one, two] = [0, 0].map(|_| digest(&Eviction::setup(&options("grand", 4), 4, 77).unwrap()));
    assert_eq!(one, two);
}

/// A file whose third line says this.
fn file(third_line: &str) -> String {
    format!("{{\n\"title\": \"X\",\n{third_line}\n}}")
}

#[track_caller]
fn wrong(text: &str, line: usize, field: &str, problem: &str) {
    let bad = SetupFile::parse(text, &setup_file("standard")).unwrap_err();
    assert_eq!((bad.line, bad.field.as_str()), (line, field), "{bad}");
    assert!(bad.problem.contains(problem), "{bad}");
}

#[test]
fn a_syntax_error() {
    wrong(&file(r#""all": { "rows": 4,, }"#), 3, "all", "key must be a string");
    wrong("", 1, ".", "EOF");
    wrong("{ \"title\": \"X\" }\n}", 2, ".", "trailing characters");
}

#[test]
fn a_missing_title() {
    wrong("{\n}", 2, ".", "missing field `title`");
}

#[test]
fn an_unknown_field() {
    wrong(&file(r#""setas": {}"#), 3, "setas", "unknown field");
    wrong(&file(r#""all": { "hight": 3 }"#), 3, "hight", "unknown field");
    wrong(&file("\"all\": { \"events\": {\n\"party\": 3 } }"), 4, "events.party", "unknown field");
}

#[test]
fn a_value_of_the_wrong_type() {
    wrong("{\n\"title\": 7\n}", 2, "title", "expected a string");
    wrong(&file(r#""all": { "rows": "four" }"#), 3, "rows", "invalid type");
    wrong(&file(r#""seats": []"#), 3, "seats", "invalid type");
    wrong(&file(r#""seats": { "2": { "points": { "haunted": 1.5 } } }"#), 3, "points.haunted", "expected i8");
    wrong(&file(r#""all": { "royal_suite": "golden" }"#), 3, "royal_suite", "unknown variant");
}

#[test]
fn a_value_out_of_range() {
    wrong(&file(r#""all": { "rows": 9 }"#), 3, "rows", "9 is not from 3 to 8");
    wrong(&file(r#""all": { "rows": 300 }"#), 3, "rows", "expected u8");
    wrong(&file(r#""all": { "rows": -1 }"#), 3, "rows", "expected u8");
}

#[test]
fn the_line_is_that_of_the_table_where_the_field_is_wrong() {
    let columns = r#""all": { "columns": 5 },
        "seats": {
            "2": {},
            "3": { "columns": 2 }
        }"#;
    wrong(&file(columns), 6, "columns", "with 3 seats");
    let renovation = r#""all": { "events": { "renovation": 2 } },
        "seats": {
            "2": {},
            "3": { "events": { "renovation": "two" } }
        }"#;
    wrong(&file(renovation), 6, "events.renovation", "invalid type");
}

#[test]
fn fields_that_do_not_go_together() {
    wrong(&file(r#""all": { "hand": 8 }"#), 3, "hand", "32 cards in all hands");
    wrong(&file(r#""all": { "haunted": 11 }"#), 3, "haunted", "without ghosts");
    wrong(&file(r#""all": { "neutrals": 0 }"#), 3, "neutrals", "not from 1 to 9");
    wrong(&file(r#""all": { "cards": false }"#), 1, "seats", "exactly two");
}

#[test]
fn a_number_of_seats_that_cannot_play() {
    wrong(&file("\"seats\": {\n\"5\": {} }"), 4, "seats.5", "5 is not from 2 to 4");
    wrong(&file("\"seats\": {}"), 3, "seats", "nobody may play");
    wrong(&file(r#""seats": { "two": {} }"#), 3, "seats", "expected key to be a number");
}

/// A file for two, without ghosts, whose position begins on the fourth line.
fn with_position(position: &str) -> String {
    file(&format!("\"all\": {{ \"haunted\": 0 }}, \"seats\": {{ \"2\": {{}} }},\n\"position\": {position}"))
}

// EV R35
#[test]
fn a_position_at_unrest() {
    let at_rest = r#"{
        "board": [
            ["b.tm", "p...", "....", "...."],
            ["....", "....", "....", "...."],
            ["....", "....", "....", "...."]
        ]
    }"#;
    assert!(SetupFile::parse(&with_position(at_rest), &setup_file("standard")).is_ok());
    wrong(&with_position(&at_rest.replace("b.tm", "bbtm")), 5, "position.board", "not at rest (EV R35)");
}

// EV R35
#[test]
fn a_position_that_cannot_be_read() {
    wrong(&with_position("{ \"board\": [\n[\"bbt\"]\n] }"), 5, "position.board[0][0]", "is no apartment");
    wrong(&with_position(r#"{ "bord": [] }"#), 4, "position.bord", "unknown field");
    wrong(&with_position("{\n\"board\": [] }"), 5, "position.board", "expected 3 rows of 4");
}

#[test]
fn the_standard_setup_leaves_nothing_out() {
    let text = std::fs::read_to_string(levels().join("standard.json")).unwrap();
    assert!(SetupFile::parse_standard(&text).is_ok());
    let short = text.replace("\"hand\": 3,", "");
    let bad = SetupFile::parse_standard(&short).unwrap_err();
    assert!(bad.problem.contains("missing field `hand`"), "{bad}");
}
