//! Nobody can break the block by clicking, dragging and typing as fast as it goes.

use std::time::Duration;

use bevy::picking::events::{Click, DragDrop, DragEnd, DragStart, Move as PointerMove, Out};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use tenement::app::alternatywy::picture::Piece;
use tenement::app::flow::Intent;
use tenement::app::hud::Pressed;
use tenement::app::screens::Screen;
use tenement::app::stage::table::PieceIndex;
use tenement::cli::Speed;
use tenement::rules::alternatywy::{Alternatywy, Move};

use super::pointer::{hit, send};
use super::{Block, hud};
use crate::support::{BOT, Dice, PERSON, opening};

const KEYS: [KeyCode; 16] = [
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Tab,
    KeyCode::ShiftLeft,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::KeyU,
    KeyCode::KeyQ,
    KeyCode::KeyW,
    KeyCode::KeyE,
    KeyCode::Digit1,
    KeyCode::Digit5,
    KeyCode::Escape,
    KeyCode::KeyR,
];

/// Something happens to a piece, if it is still there.
fn point_anywhere(table: &mut Block, dice: &mut Dice, known: &[Piece]) {
    let there: Vec<Piece> = {
        let index = table.app.world().resource::<PieceIndex<Alternatywy>>();
        known.iter().copied().filter(|&piece| index.get(piece).is_some()).collect()
    };
    let Some(on) = dice.pick(&there) else { return };
    let id = if dice.once_in(3) { PointerId::Touch(1) } else { PointerId::Mouse };
    let button = if dice.once_in(6) { PointerButton::Secondary } else { PointerButton::Primary };
    let (distance, hit) = (Vec2::new(40.0, -9.0), hit());
    match dice.below(8) {
        0 => send(table, id, on, PointerMove { hit, delta: Vec2::ONE }),
        1 => send(table, id, on, Out { hit }),
        2 => send(table, id, on, DragStart { button, hit }),
        3 => send(table, id, on, DragDrop { button, dropped: Entity::PLACEHOLDER, hit }),
        4 => send(table, id, on, DragEnd { button, distance }),
        _ => send(table, id, on, Click { button, hit, duration: Duration::from_millis(3), count: 1 }),
    }
}

fn type_anything(table: &mut Block, dice: &mut Dice) {
    let mut keys = table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    for _ in 0..dice.below(3) {
        if let Some(key) = dice.pick(&KEYS) {
            if dice.once_in(2) {
                keys.press(key);
            } else {
                keys.release(key);
            }
        }
    }
}

#[test]
fn clicking_dragging_and_typing_at_random_never_panics() {
    let companies = [&[PERSON, BOT, BOT][..], &[PERSON; 4], &[PERSON, BOT, PERSON, BOT, BOT, BOT]];
    let mut decisions = 0;
    for (seed, seats) in companies.into_iter().enumerate() {
        let opening = opening(seats).seed(seed as u64).speed(Speed::Fast);
        let (mut table, mut dice): (Block, Dice) = (opening.open_as(), Dice::new(seed as u64));
        let mut known = Vec::new();
        for frame in 0..3_000 {
            if frame % 16 == 0 {
                let world = table.app.world_mut();
                known = world.query::<&Piece>().iter(world).copied().collect();
            }
            for _ in 0..dice.below(4) {
                point_anywhere(&mut table, &mut dice, &known);
            }
            type_anything(&mut table, &mut dice);
            if dice.once_in(12) {
                let intents: [Intent<Alternatywy>; 4] =
                    [Intent::Undo, Intent::TakeSeat, Intent::Why(Move::Blue), Intent::Play(vec![Move::Done])];
                table.app.world_mut().write_message(intents[dice.below(intents.len())].clone());
                table.app.world_mut().write_message(Pressed("put-back"));
                table.settings().speed = Speed::ALL[dice.below(4)];
            }
            table.update();
            if table.screen() != Screen::Match {
                table.go_to(Screen::Match);
            }
            if table.has_match() {
                decisions += usize::from(table.told().iter().any(|told| told.by.is_some()));
                if frame % 8 == 0 {
                    hud(&mut table);
                }
            }
        }
        table.check();
    }
    println!("{decisions} decisions were made by accident");
    assert!(decisions > 60, "the clicks reached the table: {decisions}");
}
