//! Every sentence of Alternatywy 4 can be said, whatever happens in a match.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;
use crate::levels::{Levels, STANDARD};
use crate::record::Match;
use crate::rules::alternatywy::{
    Bonus, Character, Class, Deed, Good, Group, Kind, Place, Side, State, Step, Trait, Window, Work, deeds_at, has_blue,
};
use crate::rules::{Game, Refusal, Seat, Standing, Viewer};

pub(super) const ENGLISH: Locale = Locale { language: crate::locale::Language::English };

/// A sentence that could not be said is its identifier.
#[track_caller]
pub(super) fn said(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing was said");
    assert!(!sentence.contains("alternatywy-"), "there is no {sentence}");
    assert!(!sentence.contains('\u{2068}') && !sentence.contains("{$"), "{sentence:?} lacks an argument");
    assert!(!sentence.contains("  ") && !sentence.ends_with(' '), "{sentence:?} has a hole");
    assert!(!sentence.contains(" .") && !sentence.contains(" ,"), "{sentence:?} has a hole");
}

fn all_said(lines: &[String]) {
    assert!(!lines.is_empty());
    lines.iter().for_each(|line| said(line));
}

pub(super) fn names() -> Vec<String> {
    ["Anna", "Bela", "", "Danuta", "Ewa", "Filip"].map(str::to_owned).to_vec()
}

pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What is asked, and what each answer is called.
fn listen(state: &State, viewer: Viewer, moves: &[Move]) {
    let view = Alternatywy::view(state, viewer);
    said(&prompt(ENGLISH, &view, &names()));
    if decider(&view).is_some_and(|seat| viewer == Viewer::Seat(seat)) {
        let choices: Vec<String> = moves.iter().map(|&mv| choice(ENGLISH, &view, &names(), mv)).collect();
        choices.iter().for_each(|choice| said(choice));
        let different: BTreeSet<&String> = choices.iter().collect();
        assert_eq!(different.len(), choices.len(), "two choices are called the same: {choices:#?}");
    }
}

/// What can be said of all that lies on the table.
fn look_around(state: &State, viewer: Viewer) {
    let view = Alternatywy::view(state, viewer);
    Seat::all(view.table.seats).for_each(|seat| all_said(&explain_seat(ENGLISH, &view, &names(), seat)));
    all_said(&explain_list(ENGLISH, &view, &names()));
    all_said(&explain_clock(ENGLISH, &view, &names()));
    all_said(&explain_door(ENGLISH, &view));
    for side in [Side::Tenant, Side::Landlord] {
        all_said(&explain_deck(ENGLISH, &view, side));
    }
    for place in Place::ALL {
        all_said(&explain_place(ENGLISH, &view, &names(), place));
    }
    for work in view.table.work.into_iter().chain(view.table.working.map(|working| working.work)) {
        all_said(&explain_work(ENGLISH, &view, &names(), work));
    }
}

/// Whoever is on turn in a place hears of each action there what the rules say.
fn check_actions(state: &State, seat: Seat, moves: &[Move]) {
    let view = Alternatywy::view(state, Viewer::Seat(seat));
    let Some(place) = view.table.place(seat) else { return };
    if !matches!(view.table.step, Step::Turn { .. }) {
        return;
    }
    for action in place_actions(ENGLISH, &view, place) {
        let (Some(mv), Some(verdict)) = (action.mv, &action.verdict) else { continue };
        assert_eq!(action.side, view.table.side(seat));
        assert_eq!(verdict.is_ok(), moves.contains(&mv), "{mv} in {place}: {verdict:?}");
    }
}

/// Plays a match with a cheap choice of moves and checks every sentence on the way.
fn play_and_listen(mut game: Match<Alternatywy>, mut chance: u64, log: &mut BTreeSet<String>) {
    let mut moves = Vec::new();
    let seats = game.state().table.seats;
    for decision in 0u32.. {
        let Some(decider) = Alternatywy::to_act(game.state()).map(|decision| decision.seat) else { break };
        Alternatywy::legal_moves(game.state(), &mut moves);
        listen(game.state(), Viewer::Seat(decider), &moves);
        check_actions(game.state(), decider, &moves);
        let other = decider.after(1, seats);
        listen(game.state(), Viewer::Seat(other), &moves);
        if decision.is_multiple_of(40) {
            look_around(game.state(), Viewer::Seat(other));
            look_around(game.state(), Viewer::Seat(decider));
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut pick = moves[(chance >> 33) as usize % moves.len()];
        // Turns in which nothing is done tell little.
        if pick == Move::Done {
            pick = moves[(chance >> 41) as usize % moves.len()];
        }
        let events = game.play(pick).expect("a listed move");
        for viewer in [Viewer::Seat(decider), Viewer::Seat(other), Viewer::Spectator] {
            let view = Alternatywy::view(game.state(), viewer);
            let seen = events.iter().map(|happened| Alternatywy::seen(happened, viewer));
            for line in seen.filter_map(|happened| event(ENGLISH, &view, &names(), &happened)) {
                said(&line);
                log.insert(line);
            }
        }
    }
    said(&prompt(ENGLISH, &Alternatywy::view(game.state(), Viewer::Spectator), &names()));
    look_around(game.state(), Viewer::Spectator);
    let Standing::Over(placings) = Alternatywy::standing(game.state()) else { panic!("the match is over") };
    for placing in placings {
        placing.sources.iter().for_each(|found| said(&Alternatywy::source(ENGLISH, found.name)));
        placing.ties.iter().for_each(|found| said(&Alternatywy::tie(ENGLISH, found.name)));
    }
}

#[test]
fn whole_matches_can_be_told() {
    let mut log = BTreeSet::new();
    for (at, (stem, setup)) in Levels::<Alternatywy>::built_in().setups.into_iter().enumerate() {
        for (&seats, options) in &setup.tables {
            // Every setup with some table, and every table with some setup.
            if stem == STANDARD || usize::from(seats) == 3 + at % 4 {
                let seed = u64::from(seats) + 10 * at as u64;
                play_and_listen(Match::new(*options, seats, seed).expect("a setup"), seed, &mut log);
            }
            for (heading, paragraph) in rules(ENGLISH, options, seats) {
                said(&heading);
                said(&paragraph.replace('\n', " "));
            }
            said(&Alternatywy::table(ENGLISH, options));
        }
    }
    for part in [
        "The match is over.",
        " goes to the Landlord's.",
        "A Social Work is announced: ",
        " takes part, in 1st place.",
        "has no effect.",
        " draws a card.",
        " is summoned ",
        " bids ",
        " is a Modest Citizen and files nothing.",
    ] {
        assert!(log.iter().any(|line| line.contains(part)), "no line says \"{part}\"");
    }
}

#[test]
fn every_reason_of_the_rules_has_its_sentence() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/alternatywy");
    let mut reasons = BTreeSet::new();
    for file in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let parts: Vec<&str> = text.split('"').collect();
        for at in (1..parts.len().saturating_sub(2)).step_by(2) {
            let (rule, reason) = (parts[at], parts[at + 2]);
            if !rule.starts_with("A4 ") || parts[at + 1].trim() != "," || reason.contains(' ') {
                continue;
            }
            let refusal = Refusal { rule: Box::leak(rule.into()), reason: Box::leak(reason.into()) };
            let sentence = Alternatywy::refusal(ENGLISH, &refusal);
            said(&sentence);
            assert!(sentence.ends_with(&format!("({rule})")), "{sentence}");
            reasons.insert(reason.to_owned());
        }
    }
    assert!(reasons.len() > 80, "only {} reasons were found", reasons.len());
}

#[test]
fn every_piece_has_its_name_and_its_explanation() {
    let levels = Levels::<Alternatywy>::built_in();
    let options = levels.standard().expect("the standard setup").tables[&4];
    for kind in Kind::ALL {
        all_said(&explain_card(ENGLISH, &options, kind));
        assert_eq!(kind_called(&card_name(ENGLISH, kind).to_uppercase()), Some(kind));
        assert_eq!(kind_called(kind.name()), Some(kind));
    }
    for own in Trait::ALL {
        all_said(&explain_trait(ENGLISH, own));
        assert_eq!(trait_called(&trait_name(ENGLISH, own)), Some(own));
    }
    for character in Character::ALL {
        all_said(&explain_character(ENGLISH, &options, character));
        assert_eq!(character_called(character.name()), Some(character));
    }
    for good in Good::ALL {
        all_said(&explain_good(ENGLISH, &options, good));
        assert_eq!(good_called(&good_name(ENGLISH, good)), Some(good));
    }
    for place in Place::ALL {
        for text in [
            place_at(ENGLISH, place),
            place_to(ENGLISH, place),
            place_from(ENGLISH, place),
            place_about(ENGLISH, place),
        ] {
            said(&text);
        }
        assert_eq!(place_called(&place_name(ENGLISH, place)), Some(place));
        for side in [Side::Tenant, Side::Landlord] {
            for &deed in deeds_at(place, side) {
                all_said(&explain_deed(ENGLISH, &options, deed, side));
            }
            if has_blue(place, side) {
                all_said(&explain_blue(ENGLISH, place, side));
            }
        }
    }
    let view = Alternatywy::view(&Alternatywy::setup(&options, 4, 1).expect("a setup"), Viewer::Spectator);
    for work in Work::ALL {
        all_said(&explain_work(ENGLISH, &view, &[], work));
        assert_eq!(work_called(&work_name(ENGLISH, work)), Some(work));
    }
    Bonus::ALL.into_iter().for_each(|bonus| all_said(&explain_bonus(ENGLISH, bonus)));
    Thing::ALL.into_iter().for_each(|thing| all_said(&explain_thing(ENGLISH, thing)));
    Deed::ALL.into_iter().for_each(|deed| said(&deed_name(ENGLISH, deed)));
    Group::ALL.into_iter().for_each(|group| said(&group_name(ENGLISH, group)));
    for class in [Class::Action, Class::Additional, Class::Reaction] {
        said(&class_name(ENGLISH, class));
    }
}

#[test]
fn names_that_are_made_of_parts_exist() {
    let seat = Seat(1);
    for window in [
        Window::Placement,
        Window::Denunciation { on: seat },
        Window::Card { kind: Kind::Loan, by: seat },
        Window::Avoidance { tenant: seat },
        Window::Loss { victim: seat },
        Window::Points { by: 1 },
        Window::Littering { tenant: seat },
    ] {
        said(&window_name(ENGLISH, window));
    }
    (1..=5).for_each(|round| said(&hours(ENGLISH, round)));
    for side in [Side::Tenant, Side::Landlord] {
        said(&side_name(ENGLISH, side));
        said(&deck_name(ENGLISH, side));
    }
    for (stem, setup) in Levels::<Alternatywy>::built_in().setups {
        assert!(Alternatywy::setup_about(ENGLISH, &stem).is_some(), "{stem}");
        said(&Alternatywy::setup_name(ENGLISH, &stem, &setup.title));
    }
    let all: Vec<String> = [1, 2, 3, 4, 11, 12].map(|n| nth(ENGLISH, n)).to_vec();
    assert_eq!(all.join(" "), "1st 2nd 3rd 4th 11th 12th");
    assert_eq!(Alternatywy::victory(ENGLISH, &names()[..1], 21), "Anna wins with 21 VP");
    assert_eq!(Alternatywy::victory(ENGLISH, &names()[..2], 21), "Anna, Bela win together with 21 VP each");
    assert_eq!(Alternatywy::score(ENGLISH, 9), "9 VP");
    for (text, place) in [("club", Place::Club), ("Flats", Place::Flats), ("the landlord's", Place::Landlords)] {
        assert_eq!(place_called(text), Some(place), "{text}");
    }
    assert_eq!(kind_called("nonsense"), None);
}
