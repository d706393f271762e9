//! What hands do alike at every table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Intent, Live};
use crate::app::screens::{Curtain, WordsHaveFocus};
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::{Shown, Stage};

/// For so many seconds after a show a press may have been meant to skip it.
pub const MISTAKEN_SKIP: f32 = 0.25;

/// The arrow keys, and which way they go.
pub const WAYS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowUp, Vec2::Y),
    (KeyCode::ArrowDown, Vec2::NEG_Y),
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
];

/// Hands on the keyboard, and what they reach from there.
#[derive(SystemParam)]
pub struct Hands<'w, G: Shown> {
    /// The keys.
    pub keys: Res<'w, ButtonInput<KeyCode>>,
    /// The match.
    pub live: Res<'w, Live<G>>,
    /// What moves.
    pub stage: ResMut<'w, Stage>,
    intents: MessageWriter<'w, Intent<G>>,
    sounds: MessageWriter<'w, PlaySound>,
    focus: Res<'w, WordsHaveFocus>,
    curtain: Res<'w, State<Curtain>>,
}

impl<G: Shown> Hands<'_, G> {
    /// Whether keys mean the table: no page hangs in front of it, nobody goes
    /// through its margins, and the match is being played.
    pub fn reach_table(&self) -> bool {
        **self.curtain == Curtain::Up && !self.focus.0 && self.live.review().is_none()
    }

    /// Takes back the last decision, or skips what is shown, if that is what the
    /// keys say; whether they confirm what is aimed at, if there is time to aim.
    pub fn take_up(&mut self) -> Option<bool> {
        let enter = self.keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
        // In a show the other key that confirms stops it.
        let confirms = enter || self.keys.just_pressed(KeyCode::Space) && !self.live.is_show();
        if makes_again(&self.keys) {
            self.play_sound(if self.live.may_redo() { Sound::Undo } else { Sound::Nope });
            self.want(Intent::Redo);
            return None;
        }
        if takes_back(&self.keys) {
            self.play_sound(if self.live.may_undo().is_ok() { Sound::Undo } else { Sound::Nope });
            self.want(Intent::Undo);
            return None;
        }
        if !self.stage.is_still() {
            if confirms {
                self.stage.skip();
            }
            return None;
        }
        Some(confirms && self.stage.rested() >= MISTAKEN_SKIP)
    }

    /// Says what somebody at the table wants.
    pub fn want(&mut self, intent: Intent<G>) {
        self.intents.write(intent);
    }

    /// Lets a sound be heard.
    pub fn play_sound(&mut self, sound: Sound) {
        self.sounds.write(PlaySound { sound, pitch: 1.0 });
    }
}

/// Whether somebody takes back the last decision.
fn takes_back(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_just_pressed([KeyCode::KeyU, KeyCode::Backspace])
        || is_controlled(keys) && keys.just_pressed(KeyCode::KeyZ)
}

/// Whether somebody makes again what was taken back: what takes back, with Shift.
fn makes_again(keys: &ButtonInput<KeyCode>) -> bool {
    is_shifted(keys) && takes_back(keys) || is_controlled(keys) && keys.just_pressed(KeyCode::KeyY)
}

/// Whether a key is a shortcut.
fn is_controlled(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
}

/// Whether a key means the other thing.
pub fn is_shifted(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
}

/// The way of the arrow key that has just been pressed.
pub fn way(keys: &ButtonInput<KeyCode>) -> Option<Vec2> {
    WAYS.into_iter().find(|&(key, _)| keys.just_pressed(key)).map(|(_, way)| way)
}

/// The nearest decision that way from a point, of those that have a place on the
/// table; what is aside counts as far away.
pub fn nearest<M: Copy>(choices: &[M], from: Vec2, way: Vec2, place: impl Fn(M) -> Option<Vec2>) -> Option<M> {
    let cost = |mv: M| {
        let offset = place(mv)? - from;
        let ahead = offset.dot(way);
        (ahead > 1.0).then(|| ahead + 2.5 * (offset - way * ahead).length())
    };
    let ahead = choices.iter().filter_map(|&mv| Some((mv, cost(mv)?)));
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
}
