//! Positions through the door.

use serde_json::{Value, json};

use crate::{Talk, blocks};

const SHARED: &str = include_str!("../../levels/README.md");
const EVICTION: &str = include_str!("../../levels/eviction/README.md");
const LANDLORD: &str = include_str!("../../levels/landlord/README.md");
const ALTERNATYWY: &str = include_str!("../../levels/alternatywy/README.md");

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The scenarios that the descriptions of the format show, with their games.
pub fn scenarios() -> Vec<(&'static str, Value)> {
    let described = [("eviction", EVICTION), ("landlord", LANDLORD), ("alternatywy", ALTERNATYWY)];
    let all = described
        .into_iter()
        .flat_map(|(game, text)| blocks(text, "json").into_iter().map(move |file| (game, json_of(file))));
    all.filter(|(_, file)| file.get("position").is_some()).collect()
}

#[test]
fn every_request_of_the_description_is_answered() {
    let requests = blocks(SHARED, "json");
    assert_eq!(requests.len(), 2);
    let mut talk = Talk::default();
    let first = talk.ok(json_of(requests[0]));
    assert_eq!((&first["seats"], &first["seed"]), (&json!(3), &json!(7)));
    assert_eq!(talk.ok(json!({ "cmd": "record" }))["options"]["single_breakdown"], true);
    let second = talk.ok(json_of(requests[1]));
    assert_eq!((&second["game"], &second["seats"], &second["to_act"]), (&json!("landlord"), &json!(2), &json!(0)));
}

#[test]
fn every_scenario_of_the_levels_is_a_position() {
    assert!(scenarios().len() >= 4);
    for (game, file) in scenarios() {
        let mut talk = Talk::default();
        let said = talk.ok(json!({ "cmd": "load", "game": game, "position": file, "seed": 3 }));
        assert_eq!((&said["game"], &said["seed"]), (&json!(game), &json!(3)));

        let record = talk.ok(json!({ "cmd": "record" }));
        let again = Talk::default().ok(json!({ "cmd": "load", "record": record }));
        assert_eq!(again, said, "its record begins in it");

        let mut within = file.clone();
        (within["game"], within["seed"]) = (json!(game), json!(3));
        assert_eq!(talk.ok(json!({ "cmd": "load", "position": within })), said);
        within["seats"] = said["seats"].clone();
        within.as_object_mut().expect("an object").remove("title");
        let named = talk.ok(json!({ "cmd": "load", "position": within }));
        assert_eq!((&named["seats"], &named["seed"]), (&said["seats"], &said["seed"]));
    }
}

#[test]
fn what_stands_beside_a_position_counts() {
    let position = json!({ "game": "chess", "seats": 5, "seed": 1, "money": [9] });
    let beside = json!({ "cmd": "load", "game": "landlord", "seats": 3, "seed": 2, "position": position });
    let said = Talk::default().ok(beside);
    assert_eq!((&said["game"], &said["seats"], &said["seed"]), (&json!("landlord"), &json!(3), &json!(2)));
}

#[test]
fn anything_left_out_takes_its_default() {
    let mut talk = Talk::default();
    for (game, seats) in [("eviction", 2), ("landlord", 2), ("alternatywy", 3)] {
        let said = talk.ok(json!({ "cmd": "load", "game": game, "position": {} }));
        assert_eq!(said["seats"], seats, "the fewest");
        let same = json!({ "cmd": "new", "game": game, "seed": said["seed"] });
        assert_eq!(talk.ok(same), said, "a new match");
    }
    let four = json!({ "characters": ["kotek", "aniol", "furman", "professor"], "stage": 1, "round": 2 });
    assert_eq!(talk.ok(json!({ "cmd": "load", "game": "alternatywy", "position": four }))["seats"], 4);
}

#[track_caller]
fn is_bad(game: &str, position: Value, part: &str) {
    let (code, message) = Talk::default().error(json!({ "cmd": "load", "game": game, "position": position }));
    assert_eq!(code, "bad_position", "{message}");
    assert!(message.contains(part), "{message}");
}

#[test]
fn a_position_that_breaks_the_rules_is_refused_with_the_reason() {
    is_bad("landlord", json!({ "seats": 2, "hands": [["jail"], ["jail"]] }), "LL deck");
    is_bad("landlord", json!({ "seats": 2, "to_act": 2 }), "to_act");
    is_bad("landlord", json!({ "seats": 9 }), "9 is not from 2 to 6");
    let characters = json!({ "characters": ["kotek", "kotek", "aniol"], "stage": 1, "round": 1 });
    is_bad("alternatywy", characters, "A4 1.2");
    is_bad("alternatywy", json!({ "position": { "stage": 1 } }), "characters");
    is_bad("eviction", json!({ "seats": 2, "board": [["bbbb"]] }), "board");
    is_bad("eviction", json!({ "seats": 2, "board": [["brick"]] }), "board");
    is_bad("eviction", json!({ "bord": [] }), "bord");
    is_bad("eviction", json!({ "all": { "rows": 2 } }), "EV R35");
    is_bad("eviction", json!({ "seats": {} }), "nobody");
    is_bad("eviction", json!({ "seats": { "two": {} } }), "seats");
    is_bad("eviction", json!({ "seats": "two" }), "seats");
    is_bad("eviction", json!({ "seats": 256 }), "seats");
    is_bad("eviction", json!({ "seats": { "2": 3 } }), "seats");
    is_bad("eviction", json!({ "seed": -1 }), "seed");
    is_bad("eviction", json!({ "position": 3 }), "position");
    let not_meant = json!({ "cmd": "load", "game": "eviction", "seats": 3, "position": { "seats": { "2": {} } } });
    assert_eq!(Talk::default().error(not_meant).0, "bad_position");
}
