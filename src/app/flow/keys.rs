//! What hands do alike at every table.

use bevy::prelude::*;

/// For so many seconds after a show a press may have been meant to skip it.
pub const MISTAKEN_SKIP: f32 = 0.25;

/// The arrow keys, and which way they go.
pub const WAYS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowUp, Vec2::Y),
    (KeyCode::ArrowDown, Vec2::NEG_Y),
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
];

/// Whether somebody confirms what is aimed at, or skips what is shown.
pub fn confirms(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space])
}

/// Whether somebody takes back the last decision.
pub fn takes_back(keys: &ButtonInput<KeyCode>) -> bool {
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    keys.any_just_pressed([KeyCode::KeyU, KeyCode::Backspace]) || control && keys.just_pressed(KeyCode::KeyZ)
}

/// Whether a key means the other thing.
pub fn is_shifted(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
}

/// The way of the arrow key that has just been pressed.
pub fn way(keys: &ButtonInput<KeyCode>) -> Option<Vec2> {
    WAYS.into_iter().find(|&(key, _)| keys.just_pressed(key)).map(|(_, way)| way)
}
