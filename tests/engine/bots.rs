//! Bots through the door.

use serde_json::{Value, json};
use tenement::bots::{Evaluate, Level, Thought, thought_seed};
use tenement::levels::{Leveled, Levels, begin};
use tenement::record::Match;
use tenement::rules::Viewer;

use crate::{Talk, every_game, new};

fn ask(talk: &mut Talk, bot: Value) -> (String, bool) {
    let said = talk.ok(bot);
    let text = |field: &str| said[field].as_str().map(str::to_owned);
    assert!(text("text").is_some_and(|text| !text.is_empty()));
    (text("move").expect("a move"), said["complete"].as_bool().expect("yes or no"))
}

/// Bots who stop thinking early make legal moves, always the same.
fn stops_anywhere<G: Evaluate + Leveled>() {
    let seats = *G::seats().start();
    let play = || {
        let mut talk = Talk::default();
        talk.ok(new(G::NAME, seats, 3));
        let mut moves = Vec::new();
        for units in (0..).map(|turn: u32| turn * 7 % 120).take(60) {
            let bot = json!({ "cmd": "bot", "level": "greedy", "iterations": units, "seed": units });
            let (mv, _) = ask(&mut talk, bot.clone());
            assert_eq!(ask(&mut talk, bot).0, mv, "asking changes nothing");
            assert_eq!(talk.ok(json!({ "cmd": "play", "move": mv }))["over"], false);
            moves.push(mv);
        }
        moves
    };
    assert_eq!(play(), play());
}

#[test]
fn a_bot_with_iterations_is_deterministic_and_legal() {
    every_game!(stops_anywhere);
}

/// The bots of the door are those of the library.
fn are_the_same<G: Evaluate + Leveled>() {
    let seats = *G::seats().end();
    let levels = Levels::<G>::built_in();
    let mut game: Match<G> = begin(levels.standard().expect("a setup"), seats, 8).expect("a match");
    let mut talk = Talk::default();
    talk.ok(new(G::NAME, seats, 8));
    for level in [Level::Random, Level::Easy, Level::Medium].into_iter().cycle().take(40) {
        let seat = G::to_act(game.state()).expect("somebody decides").seat;
        let seed = thought_seed(8, game.record().moves.len() as u32, seat);
        let mv = Thought::<G>::new(level, G::view(game.state(), Viewer::Seat(seat)), seed).decide().expect("a move");
        let said = ask(&mut talk, json!({ "cmd": "bot", "level": level.name() }));
        assert_eq!(said, (mv.to_string(), true), "{level}");
        let many = ask(&mut talk, json!({ "cmd": "bot", "level": level.name(), "iterations": u32::MAX }));
        assert_eq!(many, said, "more than it needs is as good as no limit");
        talk.ok(json!({ "cmd": "play", "move": said.0 }));
        game.play(mv).expect("bots make legal moves");
    }
}

/// A hard bot of the door is that of the library, after the same work.
fn think_alike<G: Evaluate + Leveled>() {
    const UNITS: u32 = 4000;
    let seats = *G::seats().start();
    let levels = Levels::<G>::built_in();
    let game: Match<G> = begin(levels.standard().expect("a setup"), seats, 8).expect("a match");
    let seat = G::to_act(game.state()).expect("somebody decides").seat;
    let mut thought = Thought::<G>::new(Level::Hard, G::view(game.state(), Viewer::Seat(seat)), 5);
    assert_eq!(thought.step(UNITS), None, "it is not done yet");
    let mut talk = Talk::default();
    talk.ok(new(G::NAME, seats, 8));
    let (mv, complete) = ask(&mut talk, json!({ "cmd": "bot", "level": "hard", "iterations": UNITS, "seed": 5 }));
    assert_eq!((Some(mv), complete), (thought.so_far().map(|mv| mv.to_string()), false));
}

#[test]
fn a_hard_bot_with_iterations_is_that_of_the_library() {
    think_alike::<tenement::rules::eviction::Eviction>();
    think_alike::<tenement::rules::landlord::Landlord>();
}

#[test]
fn without_a_limit_and_a_seed_it_is_the_bot_of_every_door() {
    every_game!(are_the_same);
}

#[test]
fn a_bot_without_time_answers_too() {
    let mut talk = Talk::default();
    talk.ok(new("alternatywy", 6, 2));
    for millis in [0, 1, 20] {
        let (mv, _) = ask(&mut talk, json!({ "cmd": "bot", "level": "greedy", "millis": millis }));
        talk.ok(json!({ "cmd": "play", "move": mv }));
    }
    let (_, complete) = ask(&mut talk, json!({ "cmd": "bot", "level": "random", "millis": u64::MAX }));
    assert!(complete);
}
