//! Whole matches through the door are those of the library.

use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use tenement::levels::{Leveled, Levels, begin};
use tenement::record::Match;
use tenement::rules::{Chance, Standing, digest};

use crate::{Talk, every_game, new};

fn hash<G: Leveled>(game: &Match<G>) -> String {
    format!("{:016x}", digest(game.state()))
}

fn by<G: Leveled>(game: &Match<G>) -> Value {
    json!(G::to_act(game.state()).map(|decision| decision.seat))
}

/// What both say of a match that was just begun, or loaded.
fn summary<G: Leveled>(game: &Match<G>) -> Value {
    let record = game.record();
    json!({ "game": G::NAME, "seats": record.seats, "seed": record.seed, "hash": hash(game), "to_act": by(game) })
}

/// A random match, at once here and through the door.
fn both_play<G: Leveled>(talk: &mut Talk, seats: u8, seed: u64) -> Match<G> {
    let levels = Levels::<G>::built_in();
    let mut game: Match<G> = begin(levels.standard().expect("a setup"), seats, seed).expect("a match");
    assert_eq!(talk.ok(new(G::NAME, seats, seed)), summary(&game));
    let (mut chance, mut legal) = (Chance::new(seed), Vec::new());
    let mut rng = chance.occasion();
    loop {
        G::legal_moves(game.state(), &mut legal);
        let Some(&mv) = legal.choose(&mut rng) else { return game };
        if game.record().moves.len().is_multiple_of(16) {
            let listed = talk.ok(json!({ "cmd": "moves" }));
            let moves: Vec<&Value> = listed["moves"].as_array().expect("a list").iter().map(|mv| &mv["move"]).collect();
            assert_eq!(
                moves,
                legal.iter().map(|mv| json!(mv.to_string())).collect::<Vec<_>>().iter().collect::<Vec<_>>()
            );
            assert_eq!(talk.ok(json!({ "cmd": "state" })), json!(game.state()));
        }
        let events = game.play(mv).expect("it is listed");
        let over = G::to_act(game.state()).is_none();
        let said = talk.ok(json!({ "cmd": "play", "move": mv.to_string() }));
        assert_eq!(said, json!({ "events": events, "hash": hash(&game), "to_act": by(&game), "over": over }));
    }
}

fn is_the_same<G: Leveled>() {
    for seats in G::seats() {
        let mut talk = Talk::default();
        let mut game: Match<G> = both_play(&mut talk, seats, 40 + u64::from(seats));
        ends_alike(&mut talk, &game);

        let record = talk.ok(json!({ "cmd": "record" }));
        let mut other = Talk::default();
        assert_eq!(other.ok(json!({ "cmd": "load", "record": record })), summary(&game));
        assert_eq!(other.everything(), talk.everything());
        assert_eq!(Match::<G>::read(&record.to_string()).expect("a match").0.record(), game.record());

        for _ in 0..3 {
            game.go_to(game.record().moves.len() - 1);
            let said = other.ok(json!({ "cmd": "undo" }));
            assert_eq!((&said["hash"], &said["over"]), (&json!(hash(&game)), &json!(false)));
        }
    }
}

/// The end of a match is said, and nothing can be decided after it.
fn ends_alike<G: Leveled>(talk: &mut Talk, game: &Match<G>) {
    let standing = talk.ok(json!({ "cmd": "standing" }));
    let Standing::Over(placings) = G::standing(game.state()) else { panic!("the match is over") };
    assert_eq!(standing["over"], true);
    let ranking = standing["ranking"].as_array().expect("a list");
    assert_eq!(ranking.len(), placings.len());
    for (said, placing) in ranking.iter().zip(&placings) {
        assert_eq!((&said["seat"], &said["rank"]), (&json!(placing.seat), &json!(placing.rank)));
        assert_eq!((&said["score"], &said["stages"]), (&json!(placing.score), &json!(placing.stages)));
        let sources = said["sources"].as_array().expect("a list");
        let sum: i64 = sources.iter().filter_map(|source| source["amount"].as_i64()).sum();
        assert_eq!(sum, i64::from(placing.score));
        assert!(sources.iter().all(|source| source["text"].as_str().is_some_and(|text| !text.contains("-source-"))));
    }
    assert_eq!(talk.ok(json!({ "cmd": "moves" })), json!({ "to_act": null, "prompt": null, "moves": [] }));
    let last = game.record().moves.last().expect("a move").to_string();
    assert_eq!(talk.error(json!({ "cmd": "play", "move": last })).0, "match_over");
    assert_eq!(talk.error(json!({ "cmd": "bot", "level": "greedy" })).0, "match_over");
    assert_eq!(talk.ok(json!({ "cmd": "why", "move": last }))["legal"], false);
}

#[test]
fn a_match_through_the_door_is_that_of_the_library() {
    every_game!(is_the_same);
}
