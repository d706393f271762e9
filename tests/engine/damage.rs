//! Whatever is sent, the engine answers, and what was wrong has changed nothing.

use proptest::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tenement::rules::Chance;

use crate::positions::scenarios;
use crate::{Talk, first_move, new};

/// Fields and values that requests are made of.
fn word() -> impl Strategy<Value = String> {
    let words = "cmd id game seats seed options setup choices position record seat move level millis iterations title \
        all games new load state moves play why undo bot standing eviction landlord alternatywy standard spectator \
        greedy random draw pass rows events format version board hands streets characters stage round money";
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    prop_oneof![prop::sample::select(words), ".{0,6}"]
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0i32..8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(word(), inner, 0..4).prop_map(|map| json!(map)),
        ]
    })
}

const COMMANDS: &[&str] =
    &["games", "new", "load", "state", "moves", "play", "why", "undo", "bot", "standing", "record"];

/// Something that is nearly a request.
fn request() -> impl Strategy<Value = Value> {
    let fields = prop::collection::btree_map(word(), value(), 0..4);
    (prop::sample::select(COMMANDS), prop::option::of(0u8..4), fields).prop_map(|(command, game, fields)| {
        let mut request = json!(fields);
        request["cmd"] = command.into();
        if let Some(game) = game {
            request["game"] = ["eviction", "landlord", "alternatywy", "chess"][usize::from(game)].into();
        }
        request
    })
}

fn busy() -> Talk {
    let mut talk = Talk::default();
    talk.ok(new("eviction", 2, 1));
    for _ in 0..5 {
        let mv = first_move(&mut talk);
        talk.ok(json!({ "cmd": "play", "move": mv }));
    }
    talk
}

/// An error has changed nothing.
fn is_answered(talk: &mut Talk, line: &[u8]) {
    let before = talk.everything();
    let answer = talk.line(line);
    if answer.get("ok").is_none() {
        assert!(answer["error"]["code"].is_string(), "{answer}");
        assert_eq!(talk.everything(), before);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_bytes_are_answered(line in prop::collection::vec(any::<u8>(), 0..60)) {
        is_answered(&mut busy(), &line);
    }

    #[test]
    fn any_requests_are_answered(requests in prop::collection::vec(request(), 1..6)) {
        let mut talk = busy();
        for request in requests {
            is_answered(&mut talk, request.to_string().as_bytes());
        }
    }

    #[test]
    fn a_damaged_request_is_answered(request in request(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut line = request.to_string().into_bytes();
        let at = at.index(line.len());
        line[at] = byte;
        is_answered(&mut busy(), &line);
        line.truncate(at);
        is_answered(&mut busy(), &line);
    }
}

/// All places in a value, as JSON pointers.
fn places(value: &Value, here: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| places(value, format!("{here}/{name}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, value)| places(value, format!("{here}/{at}"), found));
        }
        _ => {}
    }
    found.push(here);
}

/// A scenario with a few things changed: numbers, words, and what stands where.
fn changed(file: &Value, rng: &mut impl rand::Rng) -> Value {
    let mut file = file.clone();
    for _ in 0..rng.random_range(1..4u32) {
        let mut found = Vec::new();
        places(&file, String::new(), &mut found);
        let pick = |rng: &mut _| found.choose(rng).cloned().unwrap_or_default();
        let (from, to) = (pick(rng), pick(rng));
        let other = file.pointer(&from).cloned().unwrap_or_default();
        let Some(place) = file.pointer_mut(&to) else { continue };
        let numbers = [0, 1, 2, 3, 5, 6, 12, 13, 30, 31, 127, 128, 255, 256, 65_535];
        match rng.random_range(0..5u8) {
            0 => *place = other,
            1 => *place = json!(numbers.choose(rng)),
            2 => *place = Value::Null,
            _ => match place {
                Value::Array(items) if rng.random() => items.extend(items.clone()),
                Value::Array(items) => drop(items.pop()),
                Value::Object(fields) => {
                    let name = fields.keys().next().cloned().unwrap_or_default();
                    fields.remove(&name);
                }
                Value::Number(_) => *place = json!(numbers.choose(rng)),
                _ => *place = other,
            },
        }
    }
    file
}

/// How many changed positions or options there are of each: more in a longer hunt.
fn cases() -> u64 {
    std::env::var("DAMAGED").ok().and_then(|number| number.parse().ok()).unwrap_or(150)
}

/// Sends changed requests, which are refused with one of the codes, or begin a
/// match that can be played on and written down. How many did.
fn played(codes: &[&str], mut request: impl FnMut(&mut dyn FnMut(&Value) -> Value) -> Value) -> u64 {
    let (mut begun, mut chance) = (0, Chance::new(5));
    for _ in 0..cases() {
        let mut rng = chance.occasion();
        let request = request(&mut |part| changed(part, &mut rng));
        let mut talk = Talk::default();
        let answer = talk.line(request.to_string());
        if let Some(code) = answer["error"]["code"].as_str() {
            assert!(codes.contains(&code), "{request}: {answer}");
            continue;
        }
        begun += 1;
        for _ in 0..60 {
            let moves = talk.ok(json!({ "cmd": "moves" }));
            let Some(mv) = moves["moves"].as_array().and_then(|moves| moves.choose(&mut rng)) else { break };
            talk.ok(json!({ "cmd": "play", "move": mv["move"] }));
        }
        let record = talk.ok(json!({ "cmd": "record" }));
        talk.ok(json!({ "cmd": "load", "record": record }));
    }
    begun
}

#[test]
fn changed_positions_are_refused_or_can_be_played() {
    for (game, file) in scenarios() {
        let begun = played(
            &["bad_position", "bad_request", "unknown_game"],
            |change| json!({ "cmd": "load", "game": game, "position": change(&file), "seed": 3 }),
        );
        assert!(begun > 0, "nothing of {game} was left");
    }
}

#[test]
fn changed_options_are_refused_or_can_be_played() {
    let games = Talk::default().ok(json!({ "cmd": "games" }))["games"].take();
    for game in games.as_array().expect("a list") {
        for (seats, options) in game["options"].as_object().expect("tables") {
            let seats: u8 = seats.parse().expect("a number");
            let begun = played(
                &["bad_options", "bad_request"],
                |change| json!({ "cmd": "new", "game": game["name"], "seats": seats, "seed": 3, "options": change(options) }),
            );
            assert!(begun > 0, "nothing of {} was left", game["name"]);
        }
    }
}
