//! Every decision can be made with the keyboard alone.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use tenement::app::alternatywy::Hovered;
use tenement::rules::Seat;
use tenement::rules::alternatywy::{Move, Place};

use super::{Block, aim, hud, made, play_asked, step, wish};

/// What the keyboard aims at.
fn aimed_at(table: &Block) -> Option<Move> {
    let aim = aim(table);
    aim.moves.last().copied().filter(|_| aim.by_keys)
}

#[test]
fn every_decision_is_reached_with_tab_and_made_with_enter() {
    for nth in 0..4 {
        play_asked(nth, 90, |table, dice| {
            let wanted = wish(table, dice);
            let choices = table.live().choices().to_vec();
            let mut reached = BTreeSet::new();
            for _ in 0..choices.len() {
                table.press(KeyCode::Tab);
                reached.extend(aimed_at(table));
            }
            assert_eq!(reached, choices.iter().copied().collect(), "at {:?}", step(table));
            while aimed_at(table) != Some(wanted) {
                table.press(KeyCode::Tab);
            }
            let before = made(table).len();
            table.press(KeyCode::Enter);
            if table.has_match() {
                assert_eq!(made(table).get(before), Some(&wanted));
            }
        });
    }
}

#[test]
fn whatever_the_keyboard_aims_at_has_words_of_its_own() {
    for nth in 0..4 {
        play_asked(nth, 60, |table, dice| {
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
            let wanted = wish(table, dice);
            table.play(wanted);
        });
    }
}

#[test]
fn digits_aim_by_number_and_the_first_enter_only_aims() {
    play_asked(0, 1, |table, _| {
        let choices = table.live().choices().to_vec();
        table.press(KeyCode::Enter);
        assert_eq!((made(table), aimed_at(table)), (vec![], Some(choices[0])));
        table.press(KeyCode::Digit3);
        assert_eq!((made(table), aimed_at(table)), (vec![], Some(choices[2])));
        table.press(KeyCode::Enter);
        assert_eq!(made(table), [choices[2]]);
    });
}

#[test]
fn letters_look_around_and_decide_nothing() {
    play_asked(0, 1, |table, _| {
        let over = |table: &Block| *table.app.world().resource::<Hovered>();
        table.press(KeyCode::KeyQ);
        assert_eq!(over(table), Hovered::Seat(Seat(0)));
        table.press(KeyCode::KeyQ);
        assert_eq!(over(table), Hovered::Figure(Seat(0)));
        table.press(KeyCode::KeyQ);
        assert_eq!(over(table), Hovered::Seat(Seat(1)));
        table.press(KeyCode::KeyW);
        assert_eq!(over(table), Hovered::Place(Place::Flats));
        for _ in 0..4 {
            table.press(KeyCode::KeyE);
            assert!(hud(table).explained.is_some());
        }
        assert_eq!(made(table), []);
    });
}

/// What the keyboard aimed at is not explained any longer once it is decided, nor
/// what has left the table.
#[test]
fn what_was_decided_with_the_keyboard_is_explained_no_longer() {
    let mut explained = 0;
    for nth in 0..3 {
        play_asked(nth, 60, |table, dice| {
            let over = |table: &Block| *table.app.world().resource::<Hovered>();
            let wanted = wish(table, dice);
            while aimed_at(table) != Some(wanted) {
                table.press(KeyCode::Tab);
            }
            let before = over(table);
            explained += usize::from(before != Hovered::Nothing);
            table.press(KeyCode::Enter);
            if table.has_match() {
                table.update();
                assert_eq!(over(table), Hovered::Nothing, "after {wanted:?}, when {before:?} was explained");
            }
        });
    }
    assert!(explained > 60, "{explained}");
}
