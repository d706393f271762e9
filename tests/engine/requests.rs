//! Every request.

use serde_json::{Value, json};
use tenement::bots::Level;
use tenement::games::GameName;

use crate::{Talk, blocks, first_move, new};

const README: &str = include_str!("../../src/cli/engine/README.md");

#[test]
fn the_example_of_the_description_is_what_is_said() {
    let mut talk = Talk::default();
    let mut spoken = blocks(README, "text")[0].lines();
    while let (Some(asked), Some(said)) = (spoken.next(), spoken.next()) {
        let (asked, said) = (asked.strip_prefix("> ").expect("a request"), said.strip_prefix("< ").expect("an answer"));
        let said: Value = serde_json::from_str(said).expect("JSON");
        assert_eq!(talk.line(asked), said, "{asked}");
    }
}

#[test]
fn an_id_of_any_kind_comes_back() {
    let mut talk = Talk::default();
    for id in [json!(7), json!("seven"), json!(null), json!([1, { "a": 2 }]), json!(u64::MAX), json!(-1.5)] {
        assert_eq!(talk.line(json!({ "cmd": "games", "id": id }).to_string())["id"], id);
        let wrong = talk.line(json!({ "cmd": "dance", "id": id }).to_string());
        assert_eq!((&wrong["id"], &wrong["error"]["code"]), (&id, &json!("unknown_command")));
    }
    assert_eq!(talk.line(r#"{"cmd":"games"}"#).get("id"), None);
}

#[test]
fn the_games_are_listed_with_all_that_can_be_chosen() {
    let mut talk = Talk::default();
    let games = talk.ok(json!({ "cmd": "games" }))["games"].clone();
    assert_eq!(games.as_array().map(Vec::len), Some(GameName::ALL.len()));
    for (game, name) in games.as_array().expect("a list").iter().zip(GameName::ALL) {
        assert_eq!(game["name"], name.name());
        assert!(game["title"].as_str().is_some_and(|title| !title.is_empty() && !title.starts_with("game-")));
        assert!(game["rules"].as_u64().is_some_and(|version| version > 0));
        assert_eq!(game["bots"], json!(Level::ALL.map(Level::name)));
        let (least, most) = (game["seats"]["least"].as_u64(), game["seats"]["most"].as_u64());
        assert_eq!((least, most), (Some((*name.seats().start()).into()), Some((*name.seats().end()).into())));
        assert_eq!(game["options"].as_object().map(|tables| tables.len()), Some(name.seats().count()));
        assert_eq!(game["setups"][0]["name"], "standard");
        for setup in game["setups"].as_array().expect("a list") {
            everything_listed_can_be_chosen(&mut talk, name.name(), setup);
        }
    }
}

/// The ends of every range, at every table of a setup.
fn everything_listed_can_be_chosen(talk: &mut Talk, game: &str, setup: &Value) {
    for seats in setup["seats"].as_array().expect("a list") {
        let wanted = json!({ "cmd": "new", "game": game, "setup": setup["name"], "seats": seats, "seed": 1 });
        assert_eq!(talk.ok(wanted)["seats"], *seats);
    }
    for choice in setup["choices"].as_array().expect("a list") {
        assert!(choice["text"].as_str().is_some_and(|text| !text.is_empty()), "{choice}");
        let id = choice["id"].as_str().expect("a name");
        for value in ["value", "least", "most"].map(|which| choice[which].clone()) {
            let mut wanted = json!({ "cmd": "new", "game": game, "setup": setup["name"], "seed": 1 });
            wanted["choices"] = json!({ id: value });
            talk.ok(wanted);
        }
        let beyond = choice["most"].as_i64().expect("a number") + 1;
        let wanted =
            json!({ "cmd": "new", "game": game, "setup": setup["name"], "seed": 1, "choices": { id: beyond } });
        assert_eq!(talk.error(wanted).0, "bad_options");
    }
}

#[test]
fn a_choice_may_bring_another() {
    let mut talk = Talk::default();
    let choices = json!({ "landlord-lobby-rounds": 5, "landlord-lobby-ending": 1 });
    talk.ok(json!({ "cmd": "new", "game": "landlord", "choices": choices }));
    assert_eq!(talk.ok(json!({ "cmd": "record" }))["options"]["ending"], json!({ "rounds": 5 }));
    let alone = json!({ "cmd": "new", "game": "landlord", "choices": { "landlord-lobby-rounds": 5 } });
    assert_eq!(talk.error(alone).0, "bad_options");
}

#[test]
fn a_new_match_says_what_it_is_and_can_be_repeated() {
    let mut talk = Talk::default();
    let said = talk.ok(json!({ "cmd": "new", "game": "eviction" }));
    assert_eq!(said["seats"], 2, "the fewest of the setup");
    let (seed, hash) = (said["seed"].as_u64().expect("a seed"), said["hash"].as_str().expect("a hash"));
    assert!(hash.len() == 16 && hash.bytes().all(|digit| b"0123456789abcdef".contains(&digit)), "{hash}");
    assert_eq!(talk.ok(new("eviction", 2, seed)), said);
    assert_eq!(Talk::default().ok(new("eviction", 2, seed)), said);
}

#[test]
fn options_are_laid_over_those_of_the_setup() {
    let mut talk = Talk::default();
    let options = json!({ "rows": 6, "events": { "new_lease": 3 } });
    talk.ok(json!({ "cmd": "new", "game": "eviction", "setup": "grand", "seats": 3, "options": options }));
    let said = talk.ok(json!({ "cmd": "record" }))["options"].clone();
    assert_eq!((&said["rows"], &said["columns"]), (&json!(6), &json!(4)));
    assert_eq!(said["events"]["new_lease"], 3);
    assert_eq!(said["events"]["renovation"], 2, "this is of the setup");
}

#[test]
fn a_state_is_whole_or_what_somebody_may_know() {
    let mut talk = Talk::default();
    talk.ok(new("landlord", 3, 5));
    let whole = talk.ok(json!({ "cmd": "state" }));
    assert_eq!(whole, talk.ok(json!({ "cmd": "state", "seat": null })));
    assert!(whole.to_string().contains("chance"));
    let mut seen: Vec<Value> = (0..3).map(|seat| talk.ok(json!({ "cmd": "state", "seat": seat }))).collect();
    seen.push(talk.ok(json!({ "cmd": "state", "seat": "spectator" })));
    for (at, view) in seen.iter().enumerate() {
        assert!(view.is_object() && !view.to_string().contains("chance"));
        assert!(!seen[..at].contains(view), "each knows something else");
    }
}

#[test]
fn moves_are_listed_with_what_they_mean() {
    let mut talk = Talk::default();
    let said = talk.ok(new("alternatywy", 4, 5));
    let moves = talk.ok(json!({ "cmd": "moves" }));
    assert_eq!(moves["to_act"], said["to_act"]);
    assert!(!moves["prompt"].is_null());
    assert!(moves["text"].as_str().is_some_and(|text| !text.is_empty()));
    for mv in moves["moves"].as_array().expect("a list") {
        assert!(mv["text"].as_str().is_some_and(|text| !text.starts_with("alternatywy-")), "{mv}");
        assert_eq!(talk.ok(json!({ "cmd": "why", "move": mv["move"] })), json!({ "legal": true }));
    }
}

#[test]
fn why_names_the_rule_in_a_sentence() {
    let mut talk = Talk::default();
    talk.ok(new("eviction", 2, 7));
    let why = talk.ok(json!({ "cmd": "why", "move": "draw" }));
    assert_eq!(
        (&why["legal"], &why["rule"], &why["reason"]),
        (&json!(false), &json!("EV R22"), &json!("wrong-decision"))
    );
    let text = why["text"].as_str().expect("a sentence");
    assert!(text.ends_with("(EV R22)"), "{text}");
    assert_eq!(talk.error(json!({ "cmd": "play", "move": "draw" })), ("illegal_move".to_owned(), text.to_owned()));
}

#[test]
fn a_move_is_made_and_taken_back() {
    let mut talk = Talk::default();
    let begun = talk.ok(new("eviction", 3, 4));
    let mut hashes = vec![begun["hash"].clone()];
    for _ in 0..30 {
        let mv = first_move(&mut talk);
        let played = talk.ok(json!({ "cmd": "play", "move": mv }));
        assert_eq!(played["over"], false);
        assert!(played["events"].is_array());
        hashes.push(played["hash"].clone());
    }
    for hash in hashes.iter().rev().skip(1) {
        let undone = talk.ok(json!({ "cmd": "undo" }));
        assert_eq!((&undone["hash"], &undone["events"]), (hash, &json!([])), "also past what was revealed");
    }
    assert_eq!(talk.error(json!({ "cmd": "undo" })).0, "nothing_to_undo");
    let record = talk.ok(json!({ "cmd": "record" }));
    assert_eq!(record["moves"], json!([]));
}

#[test]
fn a_match_in_progress_has_no_ranking() {
    let mut talk = Talk::default();
    talk.ok(new("eviction", 2, 7));
    assert_eq!(talk.ok(json!({ "cmd": "standing" })), json!({ "over": false }));
}

#[test]
fn a_code_is_loaded_too() {
    let code = include_str!("../record/fixtures/v1/landlord.code");
    let text: Value = serde_json::from_str(include_str!("../record/fixtures/v1/landlord.json")).expect("JSON");
    let mut talk = Talk::default();
    let of_code = talk.ok(json!({ "cmd": "load", "record": code }));
    let record = talk.ok(json!({ "cmd": "record" }));
    assert_eq!((&record["moves"], &record["proof"]), (&text["moves"], &text["proof"]));
    assert_eq!(talk.ok(json!({ "cmd": "load", "record": text })), of_code, "a name and other words do no harm");
    talk.ok(json!({ "cmd": "undo" }));
}

#[test]
fn quit_is_the_last_answer_and_so_is_the_end() {
    let serve = |input: &[u8]| {
        let mut output = Vec::new();
        Talk::default().0.serve(&mut { input }, &mut output).expect("bytes are read and written");
        String::from_utf8(output).expect("text")
    };
    let said = serve(b"{\"cmd\":\"quit\",\"id\":1}\n{\"cmd\":\"games\"}\n");
    assert_eq!(said, "{\"ok\":{},\"id\":1}\n");
    assert_eq!(serve(b"{\"cmd\":\"quit\",\"now\":1}\n{\"cmd\":\"quit\"}").lines().count(), 2, "the first was wrong");
    assert_eq!(serve(b"\r\n\n{\"cmd\":\"standing\"}").lines().count(), 3, "the last line needs no end");
    assert_eq!(serve(b""), "");
}
