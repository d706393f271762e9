//! Taking back: free until a card is drawn or somebody else is asked.

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::cli::Speed;
use tenement::record::Final;
use tenement::rules::landlord::Step;

use super::{against, aim, in_hand, made, play, scene, step};
use tenement::rules::landlord::Kind;

const HOUSES: &str = r#""streets": [
    [{ "floors": ["move", "move"], "finish": "roof", "residents": [{ "kind": "student", "flat": 1 }] }],
    [{ "floors": ["move"], "finish": "roof", "residents": [{ "kind": "single", "flat": 1 }] }]
], "hands": [["manager", "hippies", "roof", "cellar_flat", "bomb", "single"], ["law"]], "money": [5, 5]"#;

#[test]
fn what_is_built_and_who_moves_in_can_be_taken_back_step_by_step() {
    let mut table = scene(&against(1), Speed::None, "", HOUSES);
    let mut states = vec![*table.live().game().state()];
    for mv in
        ["floor manager", "floor hippies", "finish roof", "play single", "flat 2,2", "play cellar-flat", "house 0"]
    {
        play(&mut table, mv);
        table.check();
        states.push(*table.live().game().state());
    }
    states.pop();
    for state in states.iter().rev() {
        assert_eq!(table.live().may_undo(), Ok(()));
        table.press(KeyCode::KeyU);
        assert_eq!(table.live().game().state(), state);
        table.check();
    }
    assert_eq!(table.live().may_undo(), Err(Final::Nothing));
}

#[test]
fn when_a_rival_was_asked_nothing_is_taken_back() {
    let mut table = scene(&against(1), Speed::None, "", HOUSES);
    play(&mut table, "play bomb");
    assert_eq!(table.live().may_undo(), Ok(()));
    play(&mut table, "house 1");
    assert_eq!(table.live().may_undo(), Err(Final::Revealed), "the rival was asked for an Error");
    let before = *table.live().game().state();
    table.intend(Intent::Undo);
    assert_eq!(*table.live().game().state(), before);
    table.check();
}

#[test]
fn when_a_card_was_drawn_nothing_is_taken_back() {
    let mut table = scene(&against(1), Speed::None, r#""ending": { "rounds": 10 }"#, HOUSES);
    play(&mut table, "done");
    assert_eq!(step(&table), Step::Buy);
    let collected = *table.live().game().state();
    assert_eq!(table.live().may_undo(), Ok(()), "the rent can be given back");
    table.press(KeyCode::Backspace);
    assert_eq!(step(&table), Step::Act);
    play(&mut table, "done");
    assert_eq!(*table.live().game().state(), collected);
    play(&mut table, "buy");
    assert_eq!(table.live().may_undo(), Err(Final::Revealed));
    table.press(KeyCode::KeyU);
    assert_eq!(made(&table).len(), 2);
    table.check();
}

#[test]
fn taking_back_drops_what_was_still_being_shown() {
    let mut table = scene(&against(1), Speed::Normal, "", HOUSES);
    play(&mut table, "floor manager");
    assert!(!table.stage().is_still());
    table.intend(Intent::Undo);
    assert!(table.stage().is_empty());
    table.check();
}

#[test]
fn a_card_picked_up_is_no_decision_and_needs_no_undo() {
    let mut table = scene(&against(1), Speed::None, "", HOUSES);
    let card = in_hand(&table, Kind::Bomb);
    table.app.world_mut().resource_mut::<tenement::app::landlord::Aim>().picked = Some(card);
    (0..3).for_each(|_| table.update());
    assert_eq!(aim(&table).picked, Some(card));
    assert_eq!((made(&table).len(), table.live().may_undo()), (0, Err(Final::Nothing)));
}
