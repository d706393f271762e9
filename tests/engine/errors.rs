//! Every error.

use serde_json::{Value, json};
use tenement::cli::engine::LONGEST_LINE;

use crate::{Talk, first_move, new};

/// Somebody in the middle of a match, who has something to lose.
fn busy() -> Talk {
    let mut talk = Talk::default();
    talk.ok(new("eviction", 3, 11));
    for _ in 0..8 {
        let mv = first_move(&mut talk);
        talk.ok(json!({ "cmd": "play", "move": mv }));
    }
    talk
}

#[track_caller]
fn is_refused(request: Value, code: &str, part: &str) {
    let (said, message) = busy().error(request);
    assert_eq!(said, code, "{message}");
    assert!(message.contains(part), "{message}");
}

#[test]
fn what_is_no_json_is_said() {
    let mut talk = busy();
    let deep = "[".repeat(100_000);
    let deep_object = "{\"cmd\":".repeat(5_000);
    let lines: [&[u8]; 9] = [
        b"",
        b"  \r",
        b"hello",
        b"{\"cmd\":\"undo\"",
        b"{\"cmd\":\"undo\"} {\"cmd\":\"undo\"}",
        b"{\"cmd\":\"un\xffdo\"}",
        b"{\"cmd\":\"play\",\"move\":\"\\ud800\"}",
        deep.as_bytes(),
        deep_object.as_bytes(),
    ];
    for line in lines {
        assert_eq!(talk.error_of_line(line).0, "bad_json");
    }
    assert_eq!(talk.error_of_line(b"{\"cmd\":\"undo\",\"id\":1e999}").0, "bad_json");
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut input = vec![b' '; LONGEST_LINE + 1];
    input.extend(b"\n{\"cmd\":\"games\"}\n");
    let mut output = Vec::new();
    Talk::default().0.serve(&mut &input[..], &mut output).expect("bytes are read and written");
    let output = String::from_utf8(output).expect("text");
    let codes: Vec<&str> = output.lines().map(|line| &line[..17]).collect();
    assert_eq!(codes, ["{\"error\":{\"code\":", "{\"ok\":{\"games\":[{"]);
    assert!(output.contains("bad_json"));
}

#[test]
fn what_is_no_request_is_said() {
    for request in [json!(null), json!([]), json!("undo"), json!(3), json!({}), json!({ "cmd": 3 })] {
        is_refused(request, "bad_request", "");
    }
    is_refused(json!({ "cmd": "undo", "moves": 2 }), "bad_request", "moves");
    is_refused(json!({ "cmd": "play" }), "bad_request", "move");
    is_refused(json!({ "cmd": "play", "move": 3 }), "bad_request", "move");
    is_refused(json!({ "cmd": "why", "move": null }), "bad_request", "move");
    is_refused(json!({ "cmd": "new" }), "bad_request", "game");
    is_refused(json!({ "cmd": "new", "game": "eviction", "seats": 300 }), "bad_request", "seats");
    is_refused(json!({ "cmd": "new", "game": "eviction", "seats": -2 }), "bad_request", "seats");
    is_refused(json!({ "cmd": "new", "game": "eviction", "seed": 1.5 }), "bad_request", "seed");
    is_refused(json!({ "cmd": "new", "game": "eviction", "options": [] }), "bad_request", "options");
    is_refused(json!({ "cmd": "new", "game": "eviction", "chairs": 3 }), "bad_request", "chairs");
    for seat in [json!(3), json!(256), json!(-1), json!(0.5), json!("nobody"), json!([0]), json!(true)] {
        is_refused(json!({ "cmd": "state", "seat": seat }), "bad_request", "seat");
    }
}

#[test]
fn a_bot_that_there_is_not_is_said_with_those_there_are() {
    is_refused(json!({ "cmd": "bot", "level": "grandmaster" }), "bad_request", "random, easy, medium, hard");
    is_refused(json!({ "cmd": "bot", "level": "human" }), "bad_request", "random, easy, medium, hard");
    is_refused(json!({ "cmd": "bot" }), "bad_request", "level");
    is_refused(json!({ "cmd": "bot", "level": "greedy", "millis": 1, "iterations": 1 }), "bad_request", "either");
    is_refused(json!({ "cmd": "bot", "level": "greedy", "iterations": -1 }), "bad_request", "iterations");
    is_refused(json!({ "cmd": "bot", "level": "greedy", "iterations": 1u64 << 32 }), "bad_request", "iterations");
}

#[test]
fn a_load_is_of_one_thing() {
    is_refused(json!({ "cmd": "load" }), "bad_request", "either a position or a record");
    is_refused(json!({ "cmd": "load", "position": {}, "record": {} }), "bad_request", "either");
    is_refused(json!({ "cmd": "load", "position": {} }), "bad_request", "game");
    is_refused(json!({ "cmd": "load", "position": 3, "game": "eviction" }), "bad_request", "position");
    is_refused(json!({ "cmd": "load", "record": {}, "seed": 3 }), "bad_request", "itself");
}

#[test]
fn what_is_wrong_with_a_record_is_a_sentence() {
    let record = busy().ok(json!({ "cmd": "record" }));
    let changed = |field: &str, value: Value| {
        let mut record = record.clone();
        record[field] = value;
        json!({ "cmd": "load", "record": record })
    };
    is_refused(json!({ "cmd": "load", "record": {} }), "bad_request", "no match of Tenement");
    is_refused(json!({ "cmd": "load", "record": 7 }), "bad_request", "no match of Tenement");
    is_refused(json!({ "cmd": "load", "record": "hello" }), "bad_request", "no match of Tenement");
    is_refused(json!({ "cmd": "load", "record": "eviction-AAAA" }), "bad_request", "missing or has changed");
    is_refused(json!({ "cmd": "load", "record": "chess-AAAA" }), "bad_request", "chess");
    is_refused(changed("game", json!("chess")), "bad_request", "chess");
    is_refused(changed("game", json!("landlord")), "bad_request", "");
    is_refused(changed("version", json!(99)), "bad_request", "newer version");
    is_refused(changed("rules", json!(99)), "bad_request", "version 99");
    is_refused(changed("proof", json!("0000000000000000")), "bad_request", "somewhere else");
    is_refused(changed("moves", json!(["draw"])), "bad_request", "EV R22");
    is_refused(changed("seats", json!(9)), "bad_request", "EV R35");
    is_refused(changed("walls", json!(9)), "bad_request", "walls");
}

#[test]
fn unknown_commands_and_games_are_told_apart() {
    is_refused(json!({ "cmd": "dance" }), "unknown_command", "dance");
    is_refused(json!({ "cmd": "NEW" }), "unknown_command", "NEW");
    is_refused(json!({ "cmd": "new", "game": "chess" }), "unknown_game", "eviction, landlord, alternatywy");
    is_refused(json!({ "cmd": "load", "game": "chess", "position": {} }), "unknown_game", "chess");
}

#[test]
fn options_that_nobody_can_play_with_are_refused_with_the_rule() {
    let with = |options: Value| json!({ "cmd": "new", "game": "eviction", "seats": 2, "options": options });
    is_refused(with(json!({ "walls": 4 })), "bad_options", "walls");
    is_refused(with(json!({ "rows": 2 })), "bad_options", "EV R35");
    is_refused(with(json!({ "rows": "many" })), "bad_options", "rows");
    is_refused(with(json!({ "events": { "flood": 1 } })), "bad_options", "flood");
    is_refused(json!({ "cmd": "new", "game": "eviction", "seats": 5 }), "bad_options", "EV R35");
    is_refused(json!({ "cmd": "new", "game": "eviction", "seats": 0 }), "bad_options", "EV R35");
    is_refused(json!({ "cmd": "new", "game": "eviction", "setup": "palace" }), "bad_options", "standard, classic");
    is_refused(json!({ "cmd": "new", "game": "eviction", "setup": "no-cards", "seats": 3 }), "bad_options", "for 2");
    is_refused(json!({ "cmd": "new", "game": "eviction", "choices": { "roof": 1 } }), "bad_options", "roof");
}

#[test]
fn without_a_match_there_is_nothing_to_ask() {
    for request in [
        json!({ "cmd": "state" }),
        json!({ "cmd": "moves" }),
        json!({ "cmd": "play", "move": "draw" }),
        json!({ "cmd": "why", "move": "draw" }),
        json!({ "cmd": "undo" }),
        json!({ "cmd": "bot", "level": "random" }),
        json!({ "cmd": "standing" }),
        json!({ "cmd": "record" }),
    ] {
        assert_eq!(Talk::default().error(request).0, "no_match");
    }
}

#[test]
fn what_is_no_move_is_illegal_too() {
    is_refused(json!({ "cmd": "play", "move": "fly" }), "illegal_move", "not a move of this game");
    is_refused(json!({ "cmd": "why", "move": "" }), "illegal_move", "not a move of this game");
}
