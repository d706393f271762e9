//! Matches as text.

use serde_json::Value;
use tenement::levels::{Leveled, begin};
use tenement::record::{BadRecord, FORMAT, Heading, LONGEST_NAME, Label, Match, Unplayable, VERSION};
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;
use tenement::rules::{SetUp, SetupFile, digest};

use crate::{every_game, fresh, play_on, played, tables};

fn label() -> Label {
    let players = ["human", "greedy"].map(str::to_owned).to_vec();
    Label { name: "Łódź, „wieczór”".to_owned(), players, saved: 1_790_000_000, over: false }
}

fn survives<G: Leveled>() {
    for (setup, seats) in tables::<G>() {
        let mut game = fresh::<G>(&setup, seats, u64::MAX - 3);
        play_on(&mut game, 40, 11);
        for moves in [0, 17, 40] {
            game.go_to(moves);
            let text = game.write(&label());
            let (read, known) = Match::<G>::read(&text).expect("it was written here");
            assert_eq!((read.record(), read.state(), read.proof()), (game.record(), game.state(), game.proof()));
            assert_eq!(known, label());
            let heading = Heading::read(&text).expect("it was written here");
            assert_eq!((heading.game.as_str(), heading.seats, heading.moves), (G::NAME, seats, moves));
            assert_eq!(heading.label, label());
        }
    }
}

#[test]
fn a_match_of_any_setup_survives_being_written_and_read() {
    every_game!(survives);
}

#[test]
fn a_match_that_began_in_a_position_begins_there_again() {
    let standard = SetupFile::<Eviction>::parse_standard(Eviction::FILES[0].1).expect("the standard setup");
    let text = include_str!("../../levels/eviction/README.md");
    let scenario = text.split("```json\n").nth(2).and_then(|text| text.split("```").next()).expect("a scenario");
    let file = SetupFile::parse(scenario, &standard).expect("the scenario of the README");
    let mut game: Match<Eviction> = begin(&file, 2, 8).expect("a match");
    play_on(&mut game, 9, 2);
    let (read, _) = Match::<Eviction>::read(&game.write(&Label::default())).expect("it was written here");
    assert_eq!((read.record(), read.state()), (game.record(), game.state()));
    assert_ne!(digest(read.state()), digest(played::<Eviction>(2, 8, 9).state()));
}

/// A written match as JSON, changed, and read again.
fn changed<G: SetUp>(game: &Match<G>, change: impl FnOnce(&mut Value)) -> BadRecord {
    let mut json: Value = serde_json::from_str(&game.write(&Label::default())).expect("JSON");
    change(&mut json);
    Match::<G>::read(&json.to_string()).expect_err("it was changed")
}

#[test]
fn what_is_wrong_is_said() {
    let game = played::<Eviction>(3, 1, 10);
    let bad = |change: fn(&mut Value)| changed(&game, change);
    assert_eq!(bad(|json| json["format"] = "chess".into()), BadRecord::Foreign);
    assert_eq!(bad(|json| json["version"] = (VERSION + 1).into()), BadRecord::Newer);
    assert!(matches!(bad(|json| json["version"] = 0.into()), BadRecord::Damaged(_)));
    assert_eq!(bad(|json| json["game"] = "landlord".into()), BadRecord::OtherGame("landlord".to_owned()));
    assert!(matches!(bad(|json| json["rules"] = 99.into()), BadRecord::OtherRules { theirs: 99, .. }));
    assert!(matches!(bad(|json| json["seats"] = 5.into()), BadRecord::Unfit(_)));
    assert!(matches!(bad(|json| json["seed"] = 2.into()), BadRecord::Differs | BadRecord::Move { .. }));
    assert!(matches!(bad(|json| json["moves"][4] = "fly".into()), BadRecord::Move { number: 5, .. }));
    assert!(matches!(bad(|json| json["rows"] = 4.into()), BadRecord::Damaged(_)));
    assert!(matches!(bad(|json| json["options"]["hand"] = 60.into()), BadRecord::Unfit(_)));
    assert_eq!(bad(|json| json["proof"] = "0000000000000000".into()), BadRecord::Differs);
    let refused = bad(|json| json["moves"][0] = "draw".into());
    assert!(matches!(refused, BadRecord::Move { number: 1, problem: Unplayable::Refused(_) }), "{refused:?}");
    assert_eq!(Match::<Eviction>::read("").expect_err("nothing"), BadRecord::Foreign);
    assert_eq!(Match::<Eviction>::read("{}").expect_err("empty"), BadRecord::Foreign);
    assert_eq!(Match::<Eviction>::read("[1, 2]").expect_err("a list"), BadRecord::Foreign);
    let half = &game.write(&Label::default())[..200];
    assert!(half.contains(FORMAT));
    assert!(matches!(Match::<Eviction>::read(half), Err(BadRecord::Damaged(_))));
}

#[test]
fn a_text_from_elsewhere_keeps_to_its_bounds() {
    let game = played::<Eviction>(2, 1, 5);
    let players = vec!["human".to_owned(); 9];
    let name = format!("\u{202e}one\ntwo\0{}", "x".repeat(500));
    let text = game.write(&Label { name, players, ..Label::default() });
    let (_, label) = Match::<Eviction>::read(&text).expect("it can be played");
    assert_eq!(label.players.len(), 2);
    assert!(label.name.starts_with("onetwoxx") && label.name.len() == LONGEST_NAME, "{:?}", label.name);
    assert_eq!(Heading::read(&text).expect("a heading").label, label);
    // As some editors write it.
    let marked = format!("\u{feff}{text}");
    assert_eq!(Match::<Eviction>::read(&marked).expect("it can be played").0.record(), game.record());
    assert!(Heading::read(&marked).is_ok());
}

#[test]
fn no_move_follows_the_end() {
    let game = played::<Landlord>(3, 1, usize::MAX);
    let made = game.record().moves.len();
    let over = changed(&game, |json| {
        let moves = json["moves"].as_array_mut().expect("moves");
        moves.push("pass".into());
    });
    assert_eq!(over, BadRecord::Move { number: made + 1, problem: Unplayable::Over });
}

#[test]
fn the_proof_is_of_every_state_on_the_way() {
    let game = played::<Eviction>(3, 1, 10);
    let mut other = game.clone();
    other.go_to(9);
    assert_ne!(game.proof(), other.proof());
    other.go_to(10);
    assert_eq!(game.proof(), other.proof());
}
