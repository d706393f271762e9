//! Taking back: free up to the draw, refused after it.

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::app::screens::Screen;
use tenement::cli::Speed;
use tenement::record::Final;
use tenement::rules::eviction::{Eviction, Move, Step};
use tenement::rules::{Game, Seat};

use super::support::{BOT, Dice, PERSON, Table, opening};

/// Plays until the person at seat 0 is asked for something.
fn until_asked(table: &mut Table) {
    table.until("the person is asked", |table| table.screen() != Screen::Match || table.live().asks_a_person());
}

/// Plays until the first turn of the person at seat 0.
fn until_first_turn(table: &mut Table, dice: &mut Dice) {
    until_asked(table);
    while table.live().game().state().table.step != Step::Card {
        let mv = dice.pick(table.live().choices()).expect("somebody is asked");
        table.play(mv);
        until_asked(table);
    }
}

#[test]
fn every_decision_up_to_the_draw_can_be_taken_back() {
    for seed in 0..8 {
        let (mut table, mut dice) = (opening(&[PERSON, BOT, BOT]).setup("grand").seed(seed).open(), Dice::new(seed));
        until_first_turn(&mut table, &mut dice);
        let mut states = Vec::new();
        while table.live().choices() != [Move::Draw] {
            let before = *table.live().game().state();
            let mv = dice.pick(table.live().choices()).expect("a decision");
            table.play(mv);
            assert_eq!(table.live().may_undo(), Ok(()));
            states.push((before, mv));
            table.intend(Intent::Undo);
            assert_eq!(*table.live().game().state(), before, "{mv} was taken back");
            table.check();
            table.play(mv);
        }
        for (before, _) in states.iter().rev() {
            assert_eq!(table.live().may_undo(), Ok(()));
            table.press(KeyCode::KeyU);
            assert_eq!(table.live().game().state(), before, "the whole turn back, step by step");
            table.check();
        }
        for &(_, mv) in &states {
            table.play(mv);
        }
        table.play(Move::Draw);
        let after = *table.live().game().state();
        assert_eq!(table.live().may_undo(), Err(Final::Revealed));
        table.intend(Intent::Undo);
        assert!(table.decisions() > states.len() && table.live().game().record().moves.contains(&Move::Draw));
        assert!(after.table.turn <= table.live().game().state().table.turn, "nothing was taken back");
    }
}

#[test]
fn what_bots_have_decided_since_is_taken_back_too_where_that_shows_nothing_new() {
    let mut table = opening(&[PERSON, BOT]).setup("no-cards").open();
    until_asked(&mut table);
    let mut before = None;
    while table.live().to_act().is_some_and(|decision| decision.seat == Seat(0)) {
        before = Some((*table.live().game().state(), table.decisions()));
        let first = table.live().choices()[0];
        table.play(first);
    }
    until_asked(&mut table);
    let (before, decisions) = before.expect("a decision");
    let after = (*table.live().game().state(), table.decisions());
    assert!(after.1 > decisions + 1, "the bot has decided since");
    table.intend(Intent::Undo);
    assert_eq!((*table.live().game().state(), table.decisions()), (before, decisions));
    assert!(table.live().asks_a_person() && table.live().may_redo());
    table.check();
    table.intend(Intent::Redo);
    assert_eq!((*table.live().game().state(), table.decisions()), after);
    assert!(!table.live().may_redo());
    table.check();
}

#[test]
fn what_was_taken_back_is_made_again_with_a_key_until_something_else_is_decided() {
    let (mut table, mut dice) = (opening(&[PERSON, BOT]).seed(3).open(), Dice::new(3));
    until_first_turn(&mut table, &mut dice);
    let mut made = 0;
    while table.live().choices() != [Move::Draw] {
        let mv = dice.pick(table.live().choices()).expect("a decision");
        table.play(mv);
        made += 1;
    }
    let (after, decisions) = (*table.live().game().state(), table.decisions());
    (0..made).for_each(|_| table.press(KeyCode::KeyU));
    let keys = |table: &mut Table, key| {
        table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ShiftLeft);
        table.press(key);
        table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().release(KeyCode::ShiftLeft);
    };
    (0..made).for_each(|_| keys(&mut table, KeyCode::KeyU));
    assert_eq!((*table.live().game().state(), table.decisions()), (after, decisions));
    table.check();
    (0..made).for_each(|_| table.press(KeyCode::KeyU));
    let again = table.live().game().ahead();
    let other = table.live().choices().iter().copied().find(|&mv| Some(mv) != again);
    table.play(other.expect("another card can be played"));
    assert!(!table.live().may_redo());
    table.intend(Intent::Redo);
    assert_eq!(table.decisions(), decisions - made + 1, "there is nothing to make again");
}

#[test]
fn a_decision_taken_back_as_the_bot_decides_is_not_made_by_the_bot() {
    for seed in 0..20 {
        let (mut table, mut dice) = (opening(&[PERSON, BOT]).setup("no-cards").seed(seed).open(), Dice::new(seed));
        for _ in 0..60 {
            until_asked(&mut table);
            if table.screen() != Screen::Match {
                break;
            }
            let before = *table.live().game().state();
            let mv = dice.pick(table.live().choices()).expect("a decision");
            table.play(mv);
            let bot_is_next = table.live().to_act().is_some_and(|decision| decision.seat == Seat(1));
            if !bot_is_next {
                continue;
            }
            // The bot answers in the frame in which the intent arrives.
            table.intend(Intent::Undo);
            assert_eq!(*table.live().game().state(), before);
            assert_eq!(table.refused(), [], "nobody asked for what the bot wanted");
            table.check();
            table.play(mv);
        }
    }
}

#[test]
fn nothing_can_be_taken_back_before_anything_was_decided() {
    let mut table = opening(&[PERSON; 2]).open();
    assert_eq!(table.live().may_undo(), Err(Final::Nothing));
    table.intend(Intent::Undo);
    assert_eq!(table.decisions(), 0);
    table.check();
}

#[test]
fn taking_back_drops_what_was_still_being_shown() {
    let mut table = opening(&[PERSON; 2]).setup("no-cards").speed(Speed::Normal).open();
    for _ in 0..2 {
        let first = table.live().choices()[0];
        table.play(first);
    }
    assert!(!table.stage().is_still(), "a meeple is moving in");
    table.intend(Intent::Undo);
    assert!(table.stage().is_empty());
    table.check();
}

#[test]
fn the_log_forgets_what_was_taken_back() {
    let mut table = opening(&[PERSON; 2]).setup("no-cards").open();
    for _ in 0..2 {
        let first = table.live().choices()[0];
        table.play(first);
    }
    let lines = table.live().log().len();
    assert!(lines > 0);
    table.intend(Intent::Undo);
    assert!(table.live().log().len() < lines);
}

#[test]
fn asking_why_not_names_the_rule_and_changes_nothing() {
    let (mut table, mut dice) = (opening(&[PERSON; 3]).open(), Dice::new(9));
    let before = *table.live().game().state();
    table.intend(Intent::Why(Move::Draw));
    let [refusal] = table.refused()[..] else { panic!("{:?}", table.refused()) };
    assert_eq!(Err(refusal), Eviction::allows(&before, Move::Draw));
    assert!(refusal.rule.starts_with("EV "), "{refusal}");
    assert_eq!(*table.live().game().state(), before);
    let legal = dice.pick(table.live().choices()).expect("a decision");
    table.intend(Intent::Why(legal));
    assert_eq!(table.refused(), [], "what may be decided needs no reason");
    table.play(Move::Pass);
    assert_eq!(table.refused().len(), 1, "what may not be decided is refused");
    assert_eq!(*table.live().game().state(), before);
    table.check();
}

/// A card that leaves only one place to go, in the hand of the person at seat 0.
fn card_with_one_place(table: &Table) -> Option<Move> {
    table.live().choices().iter().copied().find(|&mv| {
        let mut ahead = *table.live().game().state();
        let mut legal = Vec::new();
        Eviction::play(&mut ahead, mv, &mut |_| {}).is_ok_and(|()| {
            Eviction::legal_moves(&ahead, &mut legal);
            legal.len() == 1 && ahead.table.step == Step::Home
        })
    })
}

#[test]
fn undo_goes_back_over_what_was_made_by_itself() {
    let mut tried = 0;
    for seed in 0..40 {
        let (mut table, mut dice) = (opening(&[PERSON, BOT, BOT]).seed(seed).open(), Dice::new(seed));
        until_first_turn(&mut table, &mut dice);
        let Some(card) = card_with_one_place(&table) else { continue };
        let before = *table.live().game().state();
        let made = table.decisions();
        table.settings().forced_steps = true;
        table.play(card);
        table.until("the only place is taken", |table| table.decisions() > made + 1);
        table.press(KeyCode::KeyU);
        (0..5).for_each(|_| table.update());
        assert_eq!(*table.live().game().state(), before, "the card is in the hand again, and stays there");
        tried += 1;
    }
    assert!(tried > 3, "only {tried} hands had such a card");
}
