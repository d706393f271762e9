//! Nobody can break the table by clicking and typing as fast as it goes.

use std::time::Duration;

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Click, Move as PointerMove, Out};
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use tenement::app::eviction::picture::Piece;
use tenement::app::flow::Intent;
use tenement::app::screens::Screen;
use tenement::app::stage::Stage;
use tenement::cli::Speed;
use tenement::rules::eviction::{Eviction, Move};

use super::support::{BOT, Dice, PERSON, Table, opening};

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
    KeyCode::Backspace,
    KeyCode::Digit1,
    KeyCode::Digit5,
    KeyCode::Escape,
    KeyCode::KeyR,
    KeyCode::KeyH,
    KeyCode::F1,
];

/// A pointer somewhere over an entity, alive or not.
fn pointer<E: std::fmt::Debug + Clone + Reflect>(id: PointerId, on: Entity, event: E) -> Pointer<E> {
    let location = Location { target: NormalizedRenderTarget::None { width: 1280, height: 720 }, position: Vec2::ZERO };
    Pointer::new(id, location, event, on)
}

fn hit(dice: &mut Dice) -> HitData {
    let at = Vec3::new(dice.below(1280) as f32 - 640.0, dice.below(720) as f32 - 360.0, 0.0);
    HitData::new(Entity::PLACEHOLDER, 0.0, (!dice.once_in(5)).then_some(at), None)
}

/// Every piece there is now, and some that were there.
fn remember_pieces(table: &mut Table, known: &mut Vec<Entity>) {
    let world = table.app.world_mut();
    known.extend(world.query_filtered::<Entity, With<Piece>>().iter(world));
    known.push(Entity::PLACEHOLDER);
    let surplus = known.len().saturating_sub(600);
    known.drain(..surplus);
}

fn click_anywhere(table: &mut Table, dice: &mut Dice, known: &[Entity]) {
    let Some(on) = dice.pick(known) else { return };
    let id = if dice.once_in(3) { PointerId::Touch(1) } else { PointerId::Mouse };
    let world = table.app.world_mut();
    let hit = hit(dice);
    let button = if dice.once_in(6) { PointerButton::Secondary } else { PointerButton::Primary };
    match dice.below(4) {
        0 => {
            world.write_message(pointer(id, on, PointerMove { hit, delta: Vec2::ONE }));
        }
        1 => {
            world.write_message(pointer(id, on, Out { hit }));
        }
        _ => {
            let click = Click { button, hit, duration: Duration::from_millis(3), count: 1 };
            world.write_message(pointer(id, on, click));
        }
    }
}

fn type_anything(table: &mut Table, dice: &mut Dice) {
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
fn ask_anything(table: &mut Table, dice: &mut Dice) {
    let intents: [Intent<Eviction>; 6] = [
        Intent::Undo,
        Intent::TakeSeat,
        Intent::Why(Move::Draw),
        Intent::Play(vec![Move::Draw]),
        Intent::Play(vec![Move::Pass, Move::Draw]),
        Intent::Play(Vec::new()),
    ];
    let intent = intents[dice.below(intents.len())].clone();
    table.app.world_mut().write_message(intent);
    let speed = Speed::ALL[dice.below(4)];
    let mut settings = table.settings();
    settings.speed = speed;
    settings.forced_steps ^= true;
    settings.end_turns ^= true;
    settings.reduced_motion ^= true;
    if dice.once_in(2) {
        table.app.world_mut().resource_mut::<Stage>().skip();
    }
}

#[test]
fn clicking_and_typing_at_random_never_panics() {
    let companies = [&[PERSON, BOT, BOT][..], &[PERSON; 4], &[PERSON, BOT, PERSON, BOT]];
    let mut decisions = 0;
    for (seed, seats) in companies.into_iter().enumerate() {
        let opening = opening(seats).setup("grand").seed(seed as u64).speed(Speed::Fast);
        let (mut table, mut dice, mut known) = (opening.open(), Dice::new(seed as u64), Vec::new());
        for frame in 0..4_000 {
            if frame % 16 == 0 {
                remember_pieces(&mut table, &mut known);
                let millis = [0, 1, 16, 50, 5_000][dice.below(5)];
                table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
            }
            for _ in 0..dice.below(4) {
                click_anywhere(&mut table, &mut dice, &known);
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
            }
        }
        if table.has_match() {
            table.check();
        }
    }
    println!("{decisions} decisions were made by accident");
    assert!(decisions > 300, "the clicks reached the table: {decisions}");
}
