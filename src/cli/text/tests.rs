//! Whole matches in the terminal, with scripted people.

use super::*;
use crate::bots::Level;
use crate::cli::Setup;
use crate::levels::{Levels, STANDARD};
use crate::rules::Game;
use crate::rules::eviction::Eviction;

const GREEDY: SeatKind = SeatKind::Bot(Level::Medium);

fn invited(stem: &str, seats: &[SeatKind]) -> Invited<Eviction> {
    let file = Levels::built_in().setup(stem).expect("a built-in setup").clone();
    let house = Found { setup: Setup { stem: stem.to_owned(), own: None }, file };
    Invited {
        seats: seats.to_vec(),
        start: Start::House { house, seed: 7 },
        speed: Speed::None,
        locale: Locale::default(),
    }
}

/// What is told when people answer like this.
fn told(stem: &str, seats: &[SeatKind], answers: &str) -> String {
    let mut output = Vec::new();
    invited(stem, seats).play(&mut answers.as_bytes(), &mut output).expect("a match");
    let told = String::from_utf8(output).expect("text");
    for id in ["text-", "eviction-", "undo-"] {
        assert!(!told.contains(id), "a sentence is missing: {told}");
    }
    told
}

#[test]
fn bots_play_to_the_end_and_points_are_told_by_source() {
    let told = told(STANDARD, &[GREEDY, SeatKind::Bot(Level::Random)], "");
    assert!(told.contains("Brick: The Landlord's Nephew."), "{told}");
    assert!(told.contains("Apartments of three: "), "{told}");
    assert!(told.contains(" wins.") || told.contains(" share the victory."), "{told}");
}

#[test]
fn a_person_who_always_takes_the_first_choice_comes_to_an_end() {
    for stem in [STANDARD, "no-cards", "grand"] {
        let told = told(stem, &[SeatKind::Human, GREEDY], &"1\n".repeat(3000));
        assert!(told.contains("The match is over."), "{stem}: {told}");
    }
}

#[test]
fn every_question_is_answered_before_anything_is_decided() {
    let answers = "?\nb\nb C2\nb Z9\na\na\nh\nl\nr\nw\nw A1\nw up\nw key-plum\nw nonsense\nu\n\n0\nabc\nq\n";
    let told = told(STANDARD, &[SeatKind::Human, GREEDY], answers);
    for part in [
        "What you can type",
        "code: the match as a code",
        "B is brick",
        "C2, a",
        "There is no \"Z9\" on the table.",
        "The board is shown only when you type b.",
        "You hold no cards.",
        "Chains and waves",
        "(EV R22)",
        "I do not know what \"nonsense\" means here.",
        "There is no \"abc\" here.",
        "The match was left before its end.",
    ] {
        assert!(told.contains(part), "nothing says \"{part}\": {told}");
    }
}

#[test]
fn the_end_of_input_leaves_politely() {
    let told = told(STANDARD, &[SeatKind::Human, SeatKind::Human], "1\n");
    assert!(told.ends_with("The match was left before its end. The neighbours will hardly notice.\n"), "{told}");
}

#[test]
fn a_decision_can_be_taken_back_and_made_anew() {
    let person = [SeatKind::Human, SeatKind::Human];
    let told = told("no-cards", &person, "1\nu\n2\nq\n");
    assert!(told.contains("Taken back: Move in at B1"), "{told}");
}

#[test]
fn what_was_taken_back_can_be_decided_again() {
    let people = [SeatKind::Human, SeatKind::Human];
    let told = told("no-cards", &people, "redo\n1\nu\nredo\nq\n");
    let nothing = told.find("There is nothing to decide again.").expect("nothing was taken back");
    let again = told.find("Decided again: Move in at B1").expect("something was");
    assert!(nothing < again, "{told}");
}

#[test]
fn a_loaded_match_remembers_what_happened() {
    let Invited { start: Start::House { house, .. }, .. } = invited("no-cards", &[GREEDY; 2]) else { panic!() };
    let mut game: Match<Eviction> = levels::begin(&house.file, 2, 4).expect("a match");
    let mut legal = Vec::new();
    for _ in 0..7 {
        Eviction::legal_moves(game.state(), &mut legal);
        game.play(legal[0]).expect("it is listed");
    }
    let seats = vec![SeatKind::Human; 2];
    let invited = Invited { seats, start: Start::Written(game), speed: Speed::None, locale: Locale::default() };
    let mut output = Vec::new();
    invited.play(&mut "l\nu\nu\nredo\n".as_bytes(), &mut output).expect("a match");
    let told = String::from_utf8(output).expect("text");
    assert!(told.starts_with("Eviction, seed 4, after 7 decisions.\n"), "{told}");
    assert!(!told.contains("Nothing has happened yet."), "{told}");
    assert!(told.contains("Taken back: ") || told.contains("Too late to undo"), "{told}");
}

#[test]
fn whoever_asks_is_told_what_to_choose_and_why() {
    let people = [SeatKind::Human, GREEDY];
    let plain = told(STANDARD, &people, "1\n1\n1\n1\nq\n");
    let asked = told(STANDARD, &people, "1\n1\nt\n1\nhint\n1\nq\n");
    let hints: Vec<&str> = asked.lines().filter(|line| line.starts_with("A strong player would choose")).collect();
    assert_eq!(hints.len(), 2, "{asked}");
    for hint in hints {
        let choice = hint.trim_start_matches("A strong player would choose number ").replacen(": ", ". ", 1);
        assert!(asked.lines().any(|line| line == choice), "\"{choice}\" is on the list: {asked}");
    }
    assert!(
        [" ahead of", " behind", " level with"].iter().any(|how| asked.contains(&format!("{how} the other player."))),
        "{asked}"
    );
    assert!(asked.contains("futures were"), "{asked}");
    // Whoever asks decides no differently for it.
    let last = |told: &str| told.lines().rfind(|line| line.starts_with("1. ")).map(str::to_owned);
    assert_eq!(last(&plain), last(&asked));
}

#[test]
fn no_hand_is_shown_before_its_owner_asks_for_it() {
    let people = [SeatKind::Human, SeatKind::Human];
    let told = told(STANDARD, &people, "1\n1\n1\n1\n\nh\nq\n");
    let passed = told.find("Pass the seat to ").expect("the seat is passed");
    let played = told.find(": choose a card to play.").expect("a card is asked for");
    assert!(passed < played, "{told}");
    assert!(!told[..passed].contains("is dealt"), "the deal is told to one of two people: {told}");
}
