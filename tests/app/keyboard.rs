//! Every decision can be made with the keyboard alone.

use std::collections::BTreeSet;

use bevy::prelude::*;
use tenement::app::eviction::{Aim, Hovered};
use tenement::app::screens::{Curtain, Screen, WordsHaveFocus};
use tenement::rules::eviction::Move;

use super::support::{BOT, Dice, PERSON, Table, opening};

const ARROWS: [KeyCode; 4] = [KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::ArrowDown, KeyCode::ArrowLeft];

/// What the keyboard aims at.
fn aimed_at(table: &Table) -> Option<Move> {
    let aim = table.app.world().resource::<Aim>();
    aim.moves.last().copied().filter(|_| aim.by_keys)
}

fn until_asked(table: &mut Table) -> bool {
    table.until("the person is asked", |table| {
        table.screen() != Screen::Match || table.has_match() && table.live().asks_a_person()
    });
    table.screen() == Screen::Match
}

/// Plays matches in each house; `choose` brings the aim to a decision.
fn play(mut choose: impl FnMut(&mut Table, &mut Dice)) {
    for (seed, setup) in ["standard", "classic", "grand", "no-cards"].into_iter().enumerate() {
        let seats = &[PERSON, BOT, BOT][..if setup == "no-cards" { 2 } else { 3 }];
        let (mut table, mut dice) = (opening(seats).setup(setup).seed(seed as u64).open(), Dice::new(seed as u64));
        while until_asked(&mut table) {
            table.update();
            choose(&mut table, &mut dice);
            let (aimed, made) = (aimed_at(&table).expect("the keyboard aims"), table.decisions());
            table.press(KeyCode::Enter);
            assert_eq!(table.live().game().record().moves.get(made), Some(&aimed), "Enter decides what is aimed at");
        }
        assert_eq!(table.screen(), Screen::Results);
    }
}

#[test]
fn whole_matches_are_played_with_tab_and_enter() {
    play(|table, dice| {
        let wanted = dice.pick(table.live().choices()).expect("a decision");
        let tries = table.live().choices().len() + 1;
        for _ in 0..tries {
            if aimed_at(table) != Some(wanted) {
                table.press(KeyCode::Tab);
            }
        }
        assert_eq!(aimed_at(table), Some(wanted), "Tab reaches every decision of {:?}", table.live().choices());
    });
}

#[test]
fn whole_matches_are_played_with_the_arrows_and_enter() {
    play(|table, dice| {
        if aimed_at(table).is_none() {
            table.press(KeyCode::ArrowUp);
        }
        for _ in 0..dice.below(12) {
            let way = dice.pick(&ARROWS).expect("four ways");
            table.press(way);
            let aimed = aimed_at(table).expect("the keyboard aims");
            assert!(table.live().choices().contains(&aimed), "{aimed} is no decision");
        }
    });
}

#[test]
fn the_arrows_reach_nearly_every_decision() {
    let (mut unreached, mut asked) = (Vec::new(), 0);
    play(|table, dice| {
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
            unreached.push((table.live().game().state().table.step, missing, choices.clone()));
        }
        let wanted = dice.pick(&choices).expect("a decision");
        table.app.world_mut().resource_mut::<Aim>().moves = vec![wanted];
    });
    // What lies aside of every straight way is left to Tab.
    println!("of {asked} decisions, {} have a choice that no arrow key leads to: {unreached:?}", unreached.len());
    assert!(unreached.len() * 50 < asked, "{unreached:?}");
}

#[test]
fn the_digits_choose_the_first_decisions() {
    let mut table = opening(&[PERSON; 3]).open();
    let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5];
    for (nth, digit) in digits.into_iter().enumerate() {
        table.press(digit);
        assert_eq!(aimed_at(&table), table.live().choices().get(nth).copied());
    }
}

#[test]
fn the_first_enter_aims_and_the_second_decides() {
    let mut table = opening(&[PERSON; 3]).open();
    table.press(KeyCode::Enter);
    assert_eq!(table.decisions(), 0);
    let first = table.live().choices()[0];
    assert_eq!(aimed_at(&table), Some(first));
    assert!(matches!(*table.app.world().resource::<Hovered>(), Hovered::Apartment(_)), "what is aimed at is explained");
    table.press(KeyCode::Enter);
    assert_eq!(table.live().game().record().moves, [first]);
}

#[test]
fn keys_are_not_for_the_table_while_words_have_the_focus_or_a_page_hangs_in_front() {
    let mut table = opening(&[PERSON; 3]).open();
    table.app.world_mut().resource_mut::<WordsHaveFocus>().0 = true;
    for _ in 0..3 {
        table.press(KeyCode::Enter);
    }
    table.app.world_mut().resource_mut::<WordsHaveFocus>().0 = false;
    for (key, page) in [
        (KeyCode::Escape, Curtain::Paused),
        (KeyCode::KeyR, Curtain::Rules),
        (KeyCode::KeyH, Curtain::Controls),
        (KeyCode::F1, Curtain::Controls),
    ] {
        table.press(key);
        table.update();
        assert_eq!(table.curtain(), page);
        for _ in 0..3 {
            table.press(KeyCode::Enter);
        }
        table.press(KeyCode::Escape);
        table.update();
        assert_eq!(table.curtain(), Curtain::Up);
    }
    assert_eq!(table.decisions(), 0);
}
