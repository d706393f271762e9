//! Alternatywy 4 in the terminal, with scripted people.

use super::*;
use crate::bots::{Level, SeatKind};
use crate::cli::levels::Found;
use crate::cli::text::{Invited, Play, Start};
use crate::cli::{Setup, Speed};
use crate::levels::Levels;
use crate::rules::alternatywy::{Bonus, Position, Stage};
use crate::rules::{Game, SetUp, SetupFile};

const RANDOM: SeatKind = SeatKind::Bot(Level::Random);

/// Brick is the Landlord, Teal and Mustard are Tenants, and much is going on.
const SCENE: &str = r#"{
    "title": "A Tuesday",
    "seats": { "3": {} },
    "position": {
        "characters": ["aniol", "kotek", "furman"],
        "stage": 2,
        "round": 2,
        "priority": 1,
        "points": [8, 11, 9],
        "denunciations": [0, 4, 6],
        "list": [2, 1],
        "work": "painting",
        "trash": { "staircase": 1, "club": 3 },
        "littered": [2],
        "breakdowns": [{ "tenant": 1, "reporter": 2 }],
        "skips": [],
        "closed": "club",
        "hands": [["file"], ["sick-note", "wrong-floor", "wrong-floor"], []],
        "traits": ["overseer", "handyman", "informer"],
        "spent": [["materialist"], ["hustler"], ["chairman"]],
        "goods": [[], ["coffee"], []],
        "door": 2
    }
}"#;

fn standard() -> SetupFile<Alternatywy> {
    Levels::built_in().standard().expect("the standard setup").clone()
}

fn scene() -> SetupFile<Alternatywy> {
    SetupFile::parse(SCENE, &standard()).expect("a setup")
}

fn view(seat: u8) -> View {
    let position: Position = scene().position.expect("a position");
    let state = Alternatywy::load(&position, &standard().tables[&3], 3, 1).expect("a position");
    Alternatywy::view(&state, Viewer::Seat(Seat(seat)))
}

/// What is told when people answer like this.
fn told(file: SetupFile<Alternatywy>, seats: &[SeatKind], answers: &str) -> String {
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
    for id in ["text-", "alternatywy-", "undo-"] {
        assert!(!told.contains(id), "a sentence is missing: {told}");
    }
    told
}

#[test]
fn bots_play_to_the_end_and_points_are_told_by_source() {
    let told = told(standard(), &[SeatKind::Bot(Level::Medium); 4], "");
    assert!(told.contains("Actions on the board: "), "{told}");
    assert!(told.contains(" wins.") || told.contains(" share the victory."), "{told}");
}

#[test]
fn a_person_who_always_takes_the_first_or_second_choice_comes_to_an_end() {
    for (file, answers) in [(standard(), "1\n"), (scene(), "2\n1\n")] {
        let told = told(file, &[RANDOM, SeatKind::Human, RANDOM], &answers.repeat(4000));
        assert!(told.contains("The last Stage is over, and so is the match."), "{told}");
    }
}

#[test]
fn every_question_is_answered_before_anything_is_decided() {
    let answers = "?\nb\nb club\nb sick note\nb teal\nb landlord\nb trash\nb list\nb clock\nb deck\nb work\nb door\nb handyman\n\
                   b furman\nb snow\nb coffee\nb refile\nb hustle\nb nonsense\nh\nr\nw club\nw blue\nw nonsense\nq\n";
    let told = told(scene(), &[RANDOM, SeatKind::Human, RANDOM], answers);
    for part in [
        "What you can type",
        "Stage 2, Round 2 (9 to 12). Teal plays first.",
        "Social Work: Painting the Stairwell (Staircase",
        "On the List: 1. Mustard, 2. Teal.",
        "- Tenants' Club (3 Trash, closed to Tenants): nobody.",
        "Teal, Zygmunt Kotek: 11 VP, 3 cards, 1 Shop Goods token, 4 Denunciations, has a Breakdown.",
        "3 Trash: the Landlord can do no Action here.",
        "Closed for repairs: no Tenant could choose it in this Round.",
        "Turn it on somebody else. ",
        "When a Social Work begins and you are listed: avoid it, even one in the Club.",
        "Has a Breakdown, reported by Mustard.",
        "A Tenant who is alone at a bin may leave 1",
        "1. Mustard loses a Round.",
        "2. Teal loses 1 VP.",
        "The Landlord gains 2 VP.",
        "There is no \"nonsense\" on the table.",
        "Wrong Floor (2): Swap figures with a Tenant in another place.",
        "Your Trait, Handyman: Benefit: Once in each of your Turns",
        "Shop Goods: Coffee (",
        "That place is closed for repairs. (A4 R85)",
        "That is not what has to be decided now. (A4 1.5)",
        "I do not know what \"nonsense\" means here.",
    ] {
        assert!(told.contains(part), "nothing says \"{part}\": {told}");
    }
}

#[test]
fn wishes_name_moves_in_many_ways() {
    let mut view = view(1);
    let wish = |view: &View, text| Alternatywy::wish(view, text).map(|mv| mv.to_string());
    for (text, mv) in [
        ("club", "place club"),
        ("go club", "place club"),
        ("Mustard", "seat 2"),
        ("sick note", "play sick-note"),
        ("play Wrong Floor", "play wrong-floor"),
        ("draw 2 cards", "board draw-two"),
        ("refile", "board refile"),
        ("chairman", "board visit-chairman"),
        ("hustle", "bonus hustle"),
        ("blue", "blue"),
        ("pass", "done"),
        ("5", "number 5"),
        ("board draw-two", "board draw-two"),
    ] {
        assert_eq!(wish(&view, text).as_deref(), Some(mv), "{text}");
    }
    for wrong in ["", "nothing at all", "play", "play nonsense"] {
        assert_eq!(wish(&view, wrong), None, "{wrong}");
    }
    for (step, text, mv) in [
        (Step::Trait, "chairman", "trait chairman"),
        (Step::Character, "kotek", "character kotek"),
        (Step::Bid, "coffee", "good coffee"),
        (Step::Line { tenant: Seat(1) }, "2", "line 2"),
        (Step::Snoop { victim: Seat(1) }, "wrong floor", "card wrong-floor"),
        (Step::Turn { stage: Stage::Late }, "handyman-repair", "bonus handyman-repair"),
    ] {
        view.table.step = step;
        assert_eq!(wish(&view, text).as_deref(), Some(mv), "{text}");
    }
    assert_eq!(words::bonus_called("Hustle"), Some(Bonus::Hustle));
}
