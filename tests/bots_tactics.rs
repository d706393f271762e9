//! What hard bots find at once: small positions in which the right move is beyond doubt.

use serde_json::{Value, json};
use tenement::bots::{Evaluate, Level, Thought};
use tenement::levels::{Leveled, Levels};
use tenement::rules::alternatywy::{self, Alternatywy};
use tenement::rules::eviction::{self, Eviction};
use tenement::rules::landlord::{self, Landlord};
use tenement::rules::{Seat, Standing, Viewer};

/// How much of their time hard bots may take, in hundredths.
const PART: u32 = 20;

/// The numbers of a built-in setup.
fn options<G: Leveled>(setup: &str, seats: u8) -> G::Options {
    let levels = Levels::<G>::built_in();
    let file = if setup == "standard" { levels.standard() } else { levels.setup(setup) };
    file.expect("a built-in setup").tables[&seats].clone()
}

fn parsed<T: serde::de::DeserializeOwned>(position: Value) -> T {
    serde_json::from_value(position).expect("a position")
}

fn to_act<G: Evaluate>(state: &G::State) -> Option<Seat> {
    G::to_act(state).map(|decision| decision.seat)
}

fn hard<G: Evaluate>(state: &G::State, seed: u64) -> G::Move {
    let seat = to_act::<G>(state).expect("somebody decides");
    let thought = Thought::<G>::new(Level::Hard, G::view(state, Viewer::Seat(seat)), seed).hurried(PART);
    thought.decide().expect("a decision")
}

fn play<G: Evaluate>(mut state: G::State, moves: &[&str]) -> G::State {
    for text in moves {
        let mv = text.parse().expect("a move");
        G::play(&mut state, mv, &mut |_| {}).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    state
}

/// A hard bot plays on until somebody else decides.
fn turn<G: Evaluate>(mut state: G::State, seed: u64) -> G::State {
    let seat = to_act::<G>(&state);
    while seat.is_some() && to_act::<G>(&state) == seat {
        let mv = hard::<G>(&state, seed);
        G::play(&mut state, mv, &mut |_| {}).expect("a legal move");
    }
    state
}

fn winners<G: Evaluate>(state: &G::State) -> Vec<u8> {
    let Standing::Over(placings) = G::standing(state) else { return Vec::new() };
    placings.iter().filter(|placing| placing.rank == 1).map(|placing| placing.seat.0).collect()
}

fn says<G: Evaluate>(state: &G::State, right: &str) {
    for seed in 0..4 {
        assert_eq!(hard::<G>(state, seed).to_string(), right, "{}, seed {seed}", G::NAME);
    }
}

// ---------------------------------------------------------------------- Eviction

fn eviction(position: Value) -> eviction::State {
    parsed::<eviction::Position>(position).load(&options::<Eviction>("standard", 2), 2, 0).expect("a position")
}

/// The last meeple makes a three and ends the match (EV 2.6).
#[test]
fn in_eviction_it_wins_with_the_last_meeple() {
    let state = eviction(json!({
        "board": [
            ["bb..", "....", "t...", "...."],
            ["t...", "b...", "p...", "!p..."],
            ["m...", "!....", "....", "m..."]
        ],
        "reserves": [1, 3],
        "hands": [["key-brick", "key-mustard", "apartment-swap"], ["key-teal", "key-teal", "key-plum"]]
    }));
    says::<Eviction>(&state, "card key-brick");
    for seed in 0..4 {
        let end = turn::<Eviction>(state, seed);
        assert_eq!(end.table.finisher, Some(Seat(0)), "brick ends the match");
        assert_eq!(winners::<Eviction>(&turn::<Eviction>(end, seed)), [0]);
    }
}

/// Nobody ends a match that he would lose while there is something else to do (EV 2.6).
#[test]
fn in_eviction_it_does_not_end_a_match_that_it_loses() {
    let state = eviction(json!({
        "board": [
            ["b...", "....", "ttt.", "...."],
            ["....", "b...", "p...", "!p..."],
            ["m...", "!....", "....", "m..."]
        ],
        "reserves": [1, 5],
        "hands": [["key-brick", "key-mustard", "apartment-swap"], ["key-teal", "key-teal", "key-plum"]]
    }));
    says::<Eviction>(&state, "card apartment-swap");
    for seed in 0..4 {
        assert_eq!(turn::<Eviction>(state, seed).table.finisher, None);
    }
}

/// A last meeple makes a three of one's own, and none of which a rival has more (EV R15).
#[test]
fn in_eviction_it_takes_the_last_chance_that_helps_nobody_else() {
    let last_chance = |brick: [&str; 2]| {
        let state = eviction(json!({
            "board": [
                [brick[0], "....", brick[1], "...."],
                ["....", "t...", "....", "t..."],
                ["!m...", "m...", "p...", "!p..."]
            ],
            "reserves": [3, 1],
            "hands": [[], ["key-plum", "key-plum", "key-plum"]],
            "to_act": 1
        }));
        play::<Eviction>(state, &["card key-plum", "apartment 2,2", "arrow right"])
    };
    says::<Eviction>(&last_chance(["bb..", "b..."]), "apartment 0,0");
    says::<Eviction>(&last_chance(["btt.", "bb.."]), "apartment 0,2");
}

// ---------------------------------------------------------------------- Landlord!

fn landlord(seats: u8, position: Value) -> landlord::State {
    parsed::<landlord::Position>(position).load(&options::<Landlord>("standard", seats), seats, 0).expect("a position")
}

/// In the last turn of the match (LL R57, R89) only its rent counts any more: the Manager
/// pays 5 M, the Student 2.
#[test]
fn in_landlord_the_last_flat_is_for_the_tenant_who_wins() {
    let state = landlord(
        2,
        json!({
            "streets": [[{ "floors": ["move"], "finish": "roof" }], []],
            "hands": [["student", "manager", "rent_refusal", "alibi"], ["law"]],
            "money": [5, 9],
            "pile": [],
            "last_drawer": 1,
            "turns": 20
        }),
    );
    says::<Landlord>(&state, "play manager");
    for seed in 0..4 {
        assert_eq!(winners::<Landlord>(&turn::<Landlord>(state, seed)), [0]);
    }
}

/// Seat 1 has the last turn of the match and would win by the rent of its only house. Seat 0
/// has a bomb, and three houses to choose from.
#[test]
fn in_landlord_it_bombs_the_house_that_would_win() {
    let house =
        |kind: &str| json!({ "floors": ["move"], "finish": "roof", "residents": [{ "kind": kind, "flat": 1 }] });
    let state = landlord(
        3,
        json!({
            "streets": [[house("student")], [house("pensioner")], [house("manager"), house("pensioner")]],
            "hands": [["bomb"], ["attic_flat"], ["law", "own_use"]],
            "money": [20, 18, 5],
            "pile": [],
            "last_drawer": 2,
            "turns": 30
        }),
    );
    says::<Landlord>(&state, "play bomb");
    says::<Landlord>(&play::<Landlord>(state, &["play bomb"]), "house 1");
}

// ----------------------------------------------------------------- Alternatywy 4

/// A Round of the game in which whoever has 30 VP first wins at once (A4 1.15); everybody
/// goes to his place.
fn alternatywy(places: [&str; 4], position: Value) -> alternatywy::State {
    let options = options::<Alternatywy>("sudden-end", 4);
    let mut state = parsed::<alternatywy::Position>(position).load(&options, 4, 0).expect("a position");
    while state.table.step == alternatywy::Step::Place {
        let seat = to_act::<Alternatywy>(&state).expect("somebody chooses");
        state = play::<Alternatywy>(state, &[&format!("place {}", places[seat.index()])]);
    }
    state
}

/// A visit to the Co-op Chairman brings a VP when there is Trash everywhere (A4 1.6).
#[test]
fn in_alternatywy_it_visits_the_chairman_for_the_last_point() {
    let state = alternatywy(
        ["courtyard", "flats", "staircase", "club"],
        json!({
            "characters": ["kotek", "aniol", "furman", "kolinska"],
            "stage": 4, "round": 2, "points": [29, 29, 20, 20],
            "trash": { "staircase": 1, "club": 1, "courtyard": 1 }
        }),
    );
    says::<Alternatywy>(&state, "board visit-chairman");
    assert_eq!(winners::<Alternatywy>(&turn::<Alternatywy>(state, 1)), [0]);
}

/// The 7th Denunciation on somebody brings a VP (A4 1.6).
#[test]
fn in_alternatywy_it_files_the_seventh_denunciation_for_the_last_point() {
    let state = alternatywy(
        ["landlords", "flats", "staircase", "club"],
        json!({
            "characters": ["kotek", "aniol", "furman", "kolinska"],
            "stage": 4, "round": 2, "points": [29, 29, 20, 20], "denunciations": [0, 0, 4, 6]
        }),
    );
    says::<Alternatywy>(&state, "board file-for-reward");
    for seed in 0..4 {
        assert_eq!(winners::<Alternatywy>(&turn::<Alternatywy>(state, seed)), [0]);
    }
}

/// The Landlord plays next and lacks one VP, which 7 Denunciations on one Tenant bring
/// (A4 1.6). Seat 0 has had two of his taken off and files them on somebody else: with those
/// on seat 3 there would be 7 again.
#[test]
fn in_alternatywy_it_leaves_no_seven_denunciations_to_a_landlord_who_would_win() {
    let state = alternatywy(
        ["club", "landlords", "staircase", "flats"],
        json!({
            "characters": ["kotek", "aniol", "furman", "kolinska"],
            "stage": 4, "round": 2, "points": [22, 29, 22, 22], "denunciations": [7, 0, 0, 5]
        }),
    );
    says::<Alternatywy>(&play::<Alternatywy>(state, &["board refile"]), "seat 2");
}
