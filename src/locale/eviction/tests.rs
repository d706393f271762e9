//! Every sentence of Eviction can be said, whatever happens in a match.

use super::*;
use crate::levels::Levels;
use crate::record::Match;
use crate::rules::eviction::{Event, Eviction, Face, Kind, Move, Step};
use crate::rules::{Game, Refusal, Seat, Standing};

const ENGLISH: Locale = Locale { language: crate::locale::Language::English };

/// A sentence that could not be said is its identifier.
#[track_caller]
fn said(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing was said");
    assert!(!sentence.contains("eviction-"), "there is no {sentence}");
    assert!(!sentence.contains('\u{2068}'), "{sentence:?} has marks around its arguments");
}

fn names() -> Vec<String> {
    ["Anna", "Bela", "", "Danuta"].map(str::to_owned).to_vec()
}

/// Plays a match with a cheap choice of moves and checks every sentence on the way.
fn play_and_listen(mut game: Match<Eviction>, mut chance: u64, log: &mut Vec<String>) {
    let mut moves = Vec::new();
    while Eviction::to_act(game.state()).is_some() {
        let table = &game.state().table;
        said(&prompt(ENGLISH, table, &names()));
        Eviction::legal_moves(game.state(), &mut moves);
        for &mv in &moves {
            said(&choice(ENGLISH, table, mv));
        }
        let addresses: Vec<_> = table.options.addresses().collect();
        explain_home(ENGLISH, table, addresses[chance as usize % addresses.len()], &names())
            .iter()
            .for_each(|line| said(line));
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let events = game.play(moves[(chance >> 33) as usize % moves.len()]).expect("a listed move");
        for happened in events.iter().filter_map(|event_| event(ENGLISH, event_, &game.state().table, &names())) {
            said(&happened);
            log.push(happened);
        }
    }
    said(&prompt(ENGLISH, &game.state().table, &names()));
    let Standing::Over(placings) = Eviction::standing(game.state()) else { panic!("the match is over") };
    for placing in placings {
        placing.sources.iter().for_each(|found| said(&Eviction::source(ENGLISH, found.name)));
        placing.ties.iter().for_each(|found| said(&Eviction::tie(ENGLISH, found.name)));
    }
}

#[test]
fn whole_matches_can_be_told() {
    let mut log = Vec::new();
    for (_, setup) in Levels::<Eviction>::built_in().setups {
        for (&seats, options) in &setup.tables {
            for seed in 0..8 {
                let game = Match::new(*options, seats, seed).expect("a setup");
                play_and_listen(game, seed, &mut log);
            }
            for (heading, paragraph) in rules(ENGLISH, options, seats) {
                said(&heading);
                said(&paragraph);
            }
        }
    }
    for part in ["over the edge", "full and stays", "The chain ends: 2 evictions in 2 waves.", "Wave 2: ", " passes."] {
        assert!(log.iter().any(|line| line.contains(part)), "no line says \"{part}\"");
    }
}

#[test]
fn rare_events_can_be_told_too() {
    let options = Levels::<Eviction>::built_in().standard().expect("the standard setup").tables[&2];
    let state = Eviction::setup(&options, 2, 1).expect("a setup");
    let seat = Seat(1);
    for rare in [
        Event::BuildingCleared { evictions: 13 },
        Event::NoCard { seat },
        Event::CardWasted { seat, card: crate::rules::eviction::Card(3), face: Face::DepartureDay },
        Event::Reshuffled { cards: 30, times: 4 },
        Event::LastChanceBegan { finisher: None },
    ] {
        said(&event(ENGLISH, &rare, &state.table, &[]).expect("a line"));
    }
}

#[test]
fn every_reason_of_the_rules_has_its_sentence() {
    let legal = include_str!("../../rules/eviction/legal.rs");
    let mut reasons = 0;
    for call in legal.split("refuse(\"").skip(1) {
        let mut literals = call.split('"').step_by(2);
        let (Some(rule), Some(reason)) = (literals.next(), literals.next()) else { panic!("{call}") };
        let sentence =
            Eviction::refusal(ENGLISH, &Refusal { rule: Box::leak(rule.into()), reason: Box::leak(reason.into()) });
        said(&sentence);
        assert!(sentence.ends_with(&format!("({rule})")), "{sentence}");
        reasons += 1;
    }
    assert!(reasons > 20, "the reasons were not found");
}

#[test]
fn names_that_are_made_of_parts_exist() {
    for face in Face::ALL {
        let (name, about) = explain_face(ENGLISH, face);
        said(&name);
        said(&about);
    }
    for kind in [Kind::Standard, Kind::Haunted, Kind::RoyalSuite] {
        said(&kind_name(ENGLISH, kind));
    }
    for colour in Colour::ALL {
        for prefix in ["colour", "seat", "glyph"] {
            let id = format!("{prefix}-{}", colour.name());
            assert_ne!(ENGLISH.say(&id), id);
        }
        assert_eq!(colour_letter(ENGLISH, colour).chars().count(), 1);
    }
    for (stem, setup) in Levels::<Eviction>::built_in().setups {
        assert!(Eviction::setup_about(ENGLISH, &stem).is_some(), "{stem}");
        said(&Eviction::setup_name(ENGLISH, &stem, &setup.title));
    }
    assert_eq!(Eviction::setup_name(ENGLISH, "my-own", "My own house"), "My own house");
}

#[test]
fn labels_are_read_as_they_are_written() {
    assert_eq!(label(Address::new(0, 0)), "A1");
    assert_eq!(label(Address::new(1, 2)), "C2");
    assert_eq!(address("c2"), Some(Address::new(1, 2)));
    for wrong in ["", "C", "2C", "C0", "C9", "Z1", "é1"] {
        assert_eq!(address(wrong), None, "{wrong}");
    }
}

#[test]
fn a_prompt_says_who_and_what() {
    let options = Levels::<Eviction>::built_in().standard().expect("the standard setup").tables[&2];
    let mut state = Eviction::setup(&options, 2, 1).expect("a setup");
    state.table.active = Seat(0);
    state.table.step = Step::Card;
    assert_eq!(prompt(ENGLISH, &state.table, &[]), "Brick: choose a card to play.");
    assert_eq!(prompt(ENGLISH, &state.table, &names()), "Anna: choose a card to play.");
    assert_eq!(choice(ENGLISH, &state.table, Move::Card(Face::Key(Colour::Teal))), "Play Teal Key");
    state.table.step = Step::HomeArrow { apartment: Address::new(0, 0) };
    let up = choice(ENGLISH, &state.table, Move::Arrow(Arrow::Up));
    assert_eq!(up, "The up arrow of A1, around the house, towards A3");
}
