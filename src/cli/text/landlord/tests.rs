//! Landlord! in the terminal, with scripted people.

use super::*;
use crate::bots::{Level, SeatKind};
use crate::cli::levels::Found;
use crate::cli::text::{Invited, Play, Start};
use crate::cli::{Setup, Speed};
use crate::levels::Levels;
use crate::rules::landlord::Position;
use crate::rules::{Game, SetUp, SetupFile};

const RANDOM: SeatKind = SeatKind::Bot(Level::Random);

/// Brick has the Bomb, Teal two houses, the second one squatted.
const SCENE: &str = r#"{
    "title": "A quarrel",
    "seats": { "2": {} },
    "position": {
        "streets": [
            [{ "floors": ["law", "move"], "finish": "roof", "residents": [{ "kind": "family", "flat": 1 }] }],
            [{ "floors": ["law"], "finish": "attic_flat", "cellar": true, "residents": [
                { "kind": "pensioner", "flat": 0 } ] },
             { "floors": ["error", "alibi", "move"], "finish": "roof", "residents": [
                { "kind": "squatters", "flat": 2 }, { "kind": "single", "flat": 1 } ] }]
        ],
        "hands": [["bomb", "alibi", "student", "student", "own_use"], ["police", "error"]],
        "starting_roofs": [true, true],
        "money": [5, 7],
        "discards": ["murder"]
    }
}"#;

fn standard() -> SetupFile<Landlord> {
    Levels::built_in().standard().expect("the standard setup").clone()
}

fn scene() -> SetupFile<Landlord> {
    SetupFile::parse(SCENE, &standard()).expect("a setup")
}

/// What is told when people answer like this.
fn told(file: SetupFile<Landlord>, seats: &[SeatKind], answers: &str) -> String {
    let house = Found { setup: Setup { stem: "scene".to_owned(), own: None }, file };
    let invited = Invited {
        seats: seats.to_vec(),
        start: Start::House { house, seed: 7 },
        speed: Speed::None,
        locale: Locale::default(),
    };
    let mut output = Vec::new();
    invited.play(&mut answers.as_bytes(), &mut output).expect("a match");
    let told = String::from_utf8(output).expect("text");
    for id in ["text-", "landlord-", "undo-"] {
        assert!(!told.contains(id), "a sentence is missing: {told}");
    }
    told
}

fn view() -> View {
    let position: Position = scene().position.expect("a position");
    let state = Landlord::load(&position, &standard().tables[&2], 2, 1).expect("a position");
    Landlord::view(&state, Viewer::Seat(Seat(0)))
}

#[test]
fn bots_play_to_the_end_and_money_is_told_by_source() {
    let told = told(standard(), &[RANDOM; 3], "");
    assert!(told.contains("Rent from tenants: "), "{told}");
    assert!(told.contains(" wins.") || told.contains(" share the victory."), "{told}");
}

#[test]
fn a_person_who_always_takes_the_first_or_second_choice_comes_to_an_end() {
    for (file, answers) in [(standard(), "1\n"), (scene(), "2\n1\n")] {
        let told = told(file, &[SeatKind::Human, RANDOM], &answers.repeat(6000));
        assert!(told.contains("The match is over."), "{told}");
    }
}

#[test]
fn every_question_is_answered_before_anything_is_decided() {
    let answers = "?\nb\nb bomb\nb own use\nb T2\nb house 1\nb t2 ground floor\nb T1 attic\nb T9\nb nonsense\nb teal\nh\nr\n\
                   w police\nw roof\nw finish roof\nw T1\nw take-down\nw nonsense\nq\n";
    let told = told(scene(), &[SeatKind::Human, RANDOM], answers);
    for part in [
        "What you can type",
        "B1 is Brick's first house, T1 is Teal's first house",
        "Discards: 1 card, Murder.",
        "Brick: 5 M, 5 cards in hand, 6 M coming in.",
        "- The Roof from the start is not used yet.",
        "- B1, Roof: ground floor and 2nd floor Family 6 M. Rent 6 M.",
        "- T1, Cellar Flat, Attic Flat: cellar Pensioner 6 M, ground floor empty, attic flat empty. Rent 8 M.",
        "- T2, Roof: ground floor Single, 2nd floor Squatters, 3rd floor empty. Squatted, no rent.",
        "Blow up any finished house.",
        "There are 4 such cards in the match.",
        "Choose any house with tenants",
        "Rent in all: 0 M instead of 4 M",
        "Its floors hide, from below: Law, Move.",
        "Would pay 3 M if there were no Squatters.",
        "An empty flat, the attic flat of Teal's 1st house. It brings 1 M.",
        "There is no \"T9\" on the table.",
        "There is no \"nonsense\" on the table.",
        "Student (2): Pays 2 M as the first Student of a house, 3 M as the second, 4 M as the third, and so on. Needs",
        "Teal: 7 M, 2 cards in hand, 8 M coming in.",
        "Every card is two things",
        "You do not hold that card. (LL 1.3)",
        "That card only finishes a new house. Lay a floor first. (LL 1.5)",
        "You have no building site. Lay a floor first. (LL R67)",
        "That is not what has to be decided now. (LL 1.3)",
        "I do not know what \"nonsense\" means here.",
    ] {
        assert!(told.contains(part), "nothing says \"{part}\": {told}");
    }
}

#[test]
fn wishes_name_moves_in_many_ways() {
    let mut view = view();
    let house = HouseId(2);
    let wish = |view: &View, text| Landlord::wish(view, text).map(|mv| mv.to_string());
    for (text, mv) in [
        ("bomb", "play bomb"),
        ("Own Use", "play own-use"),
        ("floor own use", "floor own-use"),
        ("floor own-use", "floor own-use"),
        ("T2", "house 2"),
        ("house t1", "house 1"),
        ("T2 3", "flat 2,3"),
        ("b1 ground floor", "recall 0,1"),
        ("B1 2", "recall 0,1"),
        ("5", "pay 5"),
        ("done", "done"),
    ] {
        assert_eq!(wish(&view, text).as_deref(), Some(mv), "{text}");
    }
    for wrong in ["", "T0", "T3", "T2 7", "X1", "nothing at all"] {
        assert_eq!(wish(&view, wrong), None, "{wrong}");
    }
    for (step, text, mv) in [
        (Step::TargetResident, "T2 ground", "resident 2,1"),
        (Step::MoveIn, "T1 attic", "flat 1,2"),
        (Step::Site { house }, "roof", "finish roof"),
        (Step::Site { house }, "student", "floor student"),
        (Step::OfferWant, "roof", "want roof"),
        (Step::OfferGive, "bomb", "give bomb"),
        (Step::Suspicion, "alibi", "counter alibi"),
    ] {
        view.table.step = step;
        assert_eq!(wish(&view, text).as_deref(), Some(mv), "{text}");
    }
}

#[test]
fn hidden_money_is_not_told() {
    let mut file = standard();
    file.tables.values_mut().for_each(|options| options.hidden_money = true);
    let told = told(file, &[SeatKind::Human, RANDOM], "b\nq\n");
    assert!(told.contains("Brick: 3 M, 5 cards in hand"), "{told}");
    assert!(told.contains("Teal: 5 cards in hand"), "{told}");
}
