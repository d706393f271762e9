//! Every decision can be made with the keyboard alone.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use tenement::app::landlord::{Aim, Hovered};
use tenement::app::screens::{Curtain, Screen, WordsHaveFocus};
use tenement::cli::Speed;
use tenement::rules::Seat;
use tenement::rules::landlord::Move;

use super::{Street, TABLES, against, aim, hud, made, scene, step};
use crate::support::{Dice, opening};

const ARROWS: [KeyCode; 4] = [KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::ArrowDown, KeyCode::ArrowLeft];

/// What the keyboard aims at.
fn aimed_at(table: &Street) -> Option<Move> {
    let aim = aim(table);
    aim.moves.last().copied().filter(|_| aim.by_keys)
}

fn until_asked(table: &mut Street) -> bool {
    table.until("the person is asked", |table| {
        table.screen() != Screen::Match || table.has_match() && table.live().asks_a_person()
    });
    table.screen() == Screen::Match
}

/// Plays so many decisions at tables of each kind; `choose` brings the aim to one.
fn play(decisions: usize, mut choose: impl FnMut(&mut Street, &mut Dice)) {
    for (nth, (setup, seats)) in TABLES[..5].iter().enumerate() {
        let opening = opening(&against(seats - 1)).setup(setup).seed(nth as u64);
        let (mut table, mut dice): (Street, Dice) = (opening.open_as(), Dice::new(nth as u64));
        let mut decided = 0;
        while decided < decisions && until_asked(&mut table) {
            table.update();
            choose(&mut table, &mut dice);
            let (aimed, before) = (aimed_at(&table).expect("the keyboard aims"), made(&table).len());
            table.press(KeyCode::Enter);
            if table.has_match() {
                assert_eq!(made(&table).get(before), Some(&aimed));
            }
            decided += 1;
        }
    }
}

/// A decision at random; turns end seldom, so that much is tried.
fn wish(table: &Street, dice: &mut Dice) -> Move {
    let choices = table.live().choices();
    let busy: Vec<Move> = choices.iter().copied().filter(|mv| !matches!(mv, Move::Done)).collect();
    let wanted = if dice.once_in(4) { dice.pick(choices) } else { dice.pick(&busy) };
    wanted.or(dice.pick(choices)).expect("a decision")
}

#[test]
fn every_decision_is_reached_with_tab_and_made_with_enter() {
    play(70, |table, dice| {
        let wanted = wish(table, dice);
        let choices = table.live().choices().to_vec();
        let mut reached = BTreeSet::new();
        for _ in 0..=choices.len() {
            table.press(KeyCode::Tab);
            let aimed = aimed_at(table).expect("the keyboard aims");
            assert_eq!(aim(table).moves, [aimed]);
            reached.insert(aimed);
        }
        assert_eq!(reached, choices.iter().copied().collect(), "at {:?}", step(table));
        while aimed_at(table) != Some(wanted) {
            table.press(KeyCode::Tab);
        }
    });
}

#[test]
fn whatever_the_keyboard_aims_at_has_words_of_its_own() {
    play(30, |table, dice| {
        let wanted = wish(table, dice);
        let mut said = BTreeMap::new();
        for _ in 0..table.live().choices().len() {
            table.press(KeyCode::Tab);
            let aimed = aimed_at(table).expect("the keyboard aims");
            let mut chosen = hud(table).buttons.into_iter().filter(|button| button.chosen);
            let (button, other) = (chosen.next().expect("a button stands out"), chosen.next());
            assert_eq!((&button.moves[..], other), (&[aimed][..], None), "at {:?}", step(table));
            if let Some(same) = said.insert(button.words.clone(), aimed) {
                assert_eq!(same, aimed, "{} is said of both at {:?}", button.words, step(table));
            }
        }
        while aimed_at(table) != Some(wanted) {
            table.press(KeyCode::Tab);
        }
    });
}

#[test]
fn the_arrows_reach_nearly_every_decision() {
    let (mut unreached, mut asked) = (Vec::new(), 0);
    play(40, |table, dice| {
        asked += 1;
        table.press(KeyCode::Tab);
        let choices = table.live().choices().to_vec();
        let mut reached: BTreeSet<Move> = BTreeSet::new();
        let mut ahead: Vec<Move> = aimed_at(table).into_iter().collect();
        while let Some(from) = ahead.pop() {
            if !reached.insert(from) {
                continue;
            }
            for way in ARROWS {
                table.app.world_mut().resource_mut::<Aim>().moves = vec![from];
                table.press(way);
                ahead.extend(aimed_at(table));
            }
        }
        let missing: Vec<Move> = choices.iter().copied().filter(|mv| !reached.contains(mv)).collect();
        if !missing.is_empty() {
            unreached.push((step(table), missing));
        }
        let wanted = wish(table, dice);
        table.app.world_mut().resource_mut::<Aim>().moves = vec![wanted];
    });
    // What lies aside of every straight way is left to Tab.
    println!("of {asked} decisions, {} have a choice that no arrow key leads to: {unreached:?}", unreached.len());
    assert!(unreached.len() * 50 < asked, "{unreached:?}");
}

#[test]
fn shift_and_tab_go_back() {
    let mut table = scene(&against(2), Speed::None, "", r#""hands": [["student", "roof", "law"]]"#);
    table.press(KeyCode::Tab);
    let first = aimed_at(&table);
    table.press(KeyCode::Tab);
    assert_ne!(aimed_at(&table), first);
    table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ShiftLeft);
    table.press(KeyCode::Tab);
    assert_eq!(aimed_at(&table), first);
}

#[test]
fn digits_look_closely_at_streets_and_nought_leans_back() {
    let mut table = scene(&against(3), Speed::None, "", r#""hands": [["student", "roof", "law"]]"#);
    for (digit, seat) in [(KeyCode::Digit2, 1), (KeyCode::Digit3, 2), (KeyCode::Digit4, 3)] {
        table.press(digit);
        let gaze = table.stage().gaze().expect("somebody looks closely");
        assert!(gaze.zoom < 1.0);
        assert_eq!(*table.app.world().resource::<Hovered>(), Hovered::Seat(Seat(seat)), "the seat is explained");
        table.press(KeyCode::Digit0);
        assert_eq!(table.stage().gaze(), None);
        table.press(digit);
        table.press(digit);
        assert_eq!(table.stage().gaze(), None, "the same digit leans back");
    }
    table.press(KeyCode::Digit6);
    assert_eq!(table.stage().gaze(), None, "nobody sits there");
    assert_eq!(made(&table), []);
}

#[test]
fn the_first_enter_aims_and_the_second_decides() {
    let mut table = scene(&against(2), Speed::None, "", r#""hands": [["student", "roof", "law"]]"#);
    table.press(KeyCode::Enter);
    assert_eq!(made(&table), []);
    let first = table.live().choices()[0];
    assert_eq!(aimed_at(&table), Some(first));
    table.press(KeyCode::Enter);
    assert_eq!(made(&table), [first]);
}

#[test]
fn keys_are_not_for_the_table_while_words_have_the_focus_or_a_page_hangs_in_front() {
    let mut table = scene(&against(2), Speed::None, "", r#""hands": [["student", "roof", "law"]]"#);
    table.app.world_mut().resource_mut::<WordsHaveFocus>().0 = true;
    for _ in 0..3 {
        table.press(KeyCode::Enter);
        table.press(KeyCode::Digit2);
    }
    table.app.world_mut().resource_mut::<WordsHaveFocus>().0 = false;
    table.press(KeyCode::KeyR);
    table.update();
    assert_eq!(table.curtain(), Curtain::Rules);
    for _ in 0..3 {
        table.press(KeyCode::Enter);
        table.press(KeyCode::Digit2);
    }
    assert_eq!((made(&table), table.stage().gaze()), (Vec::new(), None));
}
