//! Nobody can break the street by clicking, dragging and typing as fast as it goes.

use std::time::Duration;

use bevy::picking::events::{Click, Drag, DragDrop, DragEnd, DragStart, Move as PointerMove, Out};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use tenement::app::flow::Intent;
use tenement::app::hud::Pressed;
use tenement::app::landlord::picture::Piece;
use tenement::app::screens::Screen;
use tenement::cli::Speed;
use tenement::rules::landlord::Move;

use super::pointer::{hit, send_to};
use super::{Street, hud};
use crate::support::{BOT, Dice, PERSON, opening};

const KEYS: [KeyCode; 19] = [
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Tab,
    KeyCode::ShiftLeft,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::KeyU,
    KeyCode::KeyT,
    KeyCode::Backspace,
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit6,
    KeyCode::Escape,
    KeyCode::KeyR,
    KeyCode::KeyH,
    KeyCode::F1,
];

/// Every piece there is now, and some that were there.
fn remember_pieces(table: &mut Street, known: &mut Vec<Entity>) {
    let world = table.app.world_mut();
    known.extend(world.query_filtered::<Entity, With<Piece>>().iter(world));
    known.push(Entity::PLACEHOLDER);
    let surplus = known.len().saturating_sub(900);
    known.drain(..surplus);
}

fn point_anywhere(table: &mut Street, dice: &mut Dice, known: &[Entity]) {
    let (Some(on), Some(dropped)) = (dice.pick(known), dice.pick(known)) else { return };
    let id = if dice.once_in(3) { PointerId::Touch(1) } else { PointerId::Mouse };
    let button = if dice.once_in(6) { PointerButton::Secondary } else { PointerButton::Primary };
    let (distance, delta, hit) = (Vec2::new(40.0, -9.0), Vec2::ONE, hit());
    match dice.below(9) {
        0 => send_to(table, id, on, PointerMove { hit, delta }),
        1 => send_to(table, id, on, Out { hit }),
        2 => send_to(table, id, on, DragStart { button, hit }),
        3 => send_to(table, id, on, Drag { button, distance, delta }),
        4 => send_to(table, id, on, DragDrop { button, dropped, hit }),
        5 => send_to(table, id, on, DragEnd { button, distance }),
        _ => send_to(table, id, on, Click { button, hit, duration: Duration::from_millis(3), count: 1 }),
    }
}

fn type_anything(table: &mut Street, dice: &mut Dice) {
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

/// What the words on the screen can ask for, whether or not it fits.
fn ask_anything(table: &mut Street, dice: &mut Dice) {
    let intents: [Intent<tenement::rules::landlord::Landlord>; 5] = [
        Intent::Undo,
        Intent::TakeSeat,
        Intent::Why(Move::Bail),
        Intent::Play(vec![Move::Done]),
        Intent::Play(vec![Move::Buy, Move::Done]),
    ];
    let intent = intents[dice.below(intents.len())].clone();
    table.app.world_mut().write_message(intent);
    table.app.world_mut().write_message(Pressed(["trade", "put-back", "nothing"][dice.below(3)]));
    let speed = Speed::ALL[dice.below(4)];
    let mut settings = table.settings();
    settings.speed = speed;
    settings.forced_steps ^= true;
    settings.end_turns ^= true;
    settings.reduced_motion ^= true;
}

#[test]
fn clicking_dragging_and_typing_at_random_never_panics() {
    let companies = [&[PERSON, BOT, BOT][..], &[PERSON; 4], &[PERSON, BOT, PERSON, BOT, BOT, BOT]];
    let mut decisions = 0;
    for (seed, seats) in companies.into_iter().enumerate() {
        let opening =
            opening(seats).setup(["standard", "bazaar", "standard"][seed]).seed(seed as u64).speed(Speed::Fast);
        let (mut table, mut dice, mut known): (Street, Dice, Vec<Entity>) =
            (opening.open_as(), Dice::new(seed as u64), Vec::new());
        for frame in 0..4_000 {
            if frame % 16 == 0 {
                remember_pieces(&mut table, &mut known);
                let millis = [0, 1, 16, 50, 5_000][dice.below(5)];
                table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
            }
            for _ in 0..dice.below(4) {
                point_anywhere(&mut table, &mut dice, &known);
            }
            type_anything(&mut table, &mut dice);
            if dice.once_in(9) {
                ask_anything(&mut table, &mut dice);
            }
            table.update();
            if table.screen() != Screen::Match || dice.once_in(1_500) {
                table.go_to(if dice.once_in(2) { Screen::Title } else { Screen::Lobby });
                assert_eq!(table.pieces(), 0);
                table.go_to(Screen::Match);
            }
            if table.has_match() && table.screen() == Screen::Match {
                decisions += usize::from(table.told().iter().any(|told| told.by.is_some()));
                if frame % 8 == 0 {
                    hud(&mut table);
                }
            }
        }
        if table.has_match() {
            table.check();
        }
    }
    println!("{decisions} decisions were made by accident");
    assert!(decisions > 300, "the clicks reached the table: {decisions}");
}
