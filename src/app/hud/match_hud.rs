//! The margins of the table in a match: what they say, and what comes of a wish.

use bevy::ecs::system::{StaticSystemParam, SystemParam};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Words;
use super::margins::{FINGER, Look, Wish, hud, next_speed, toast};
use super::model::{Pressed, Said, Spoken};
use crate::app::flow::{Countdown, Hint, Intent, Live, NoUndo, Refused, Show, Told};
use crate::app::screens::{Busy, Curtain, Screen, WordsHaveFocus};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::Stage;
use crate::app::stage::overlay::LitLine;
use crate::app::stage::table::PieceIndex;
use crate::locale::undo_refused;

/// Adds the margins of the table.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pressed>()
        .init_resource::<Toast>()
        .init_resource::<LogOpen>()
        .init_resource::<ByTouch>()
        .init_resource::<Said>()
        .add_systems(Last, follow_pointer)
        .add_systems(OnExit(Screen::Match), fall_silent)
        .add_systems(Update, (keep_undo, keep_toast, press_keys).run_if(in_state(Screen::Match)));
}

/// Adds the margins of one game's table.
pub(super) fn game_plugin<G: Spoken>(app: &mut App) {
    let live = in_state(Screen::Match).and_then(resource_exists::<Live<G>>);
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(Words).run_if(live))
        .add_systems(Update, (refuse::<G>, go_on::<G>).before(keep_toast).run_if(in_state(Screen::Match)));
}

/// Why something is not allowed, for a few seconds.
#[derive(Resource, Default, Debug)]
pub struct Toast {
    words: String,
    left: f32,
}

/// Whether the log is open in a window too small to show it always.
#[derive(Resource, Default, Debug)]
pub struct LogOpen(pub bool);

/// Whether a finger was the last to point, so that buttons must be large.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct ByTouch(pub bool);

/// Buttons grow when a finger is lifted, not under it, and after the words of this
/// frame have answered; they shrink when a mouse is moved, which is told by its arrow:
/// browsers call it a motion too when a finger is.
fn follow_pointer(
    mut fingers: MessageReader<TouchInput>,
    mut mouse: MessageReader<CursorMoved>,
    mut touch: ResMut<ByTouch>,
) {
    let moved = mouse.read().count() > 0;
    let lifted = fingers.read().any(|finger| finger.phase == TouchPhase::Ended);
    if lifted || moved {
        touch.set_if_neq(ByTouch(lifted));
    }
}

/// The buttons in the margins that have a key of their own.
fn press_keys(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<WordsHaveFocus>,
    mut open: ResMut<LogOpen>,
    mut settings: ResMut<Settings>,
) {
    if focus.0 {
        return;
    }
    if keys.just_pressed(KeyCode::KeyL) {
        open.0 = !open.0;
    }
    if keys.just_pressed(KeyCode::KeyM) {
        settings.mute = !settings.mute;
    }
    if keys.just_pressed(KeyCode::KeyS) {
        settings.speed = next_speed(settings.speed);
    }
}

/// The next match begins with nothing said.
fn fall_silent(mut said: ResMut<Said>) {
    *said = Said::default();
}

const TOAST_SECONDS: f32 = 4.5;

impl Toast {
    /// Says something over the cards for a few seconds.
    pub(super) fn say(&mut self, words: String) {
        *self = Toast { words, left: TOAST_SECONDS };
    }
}

fn refuse<G: Spoken>(mut refused: MessageReader<Refused<G>>, settings: Res<Settings>, mut toast: ResMut<Toast>) {
    refused.read().for_each(|refused| toast.say(G::refusal(settings.locale(), &refused.refusal)));
}

fn keep_undo(mut kept: MessageReader<NoUndo>, settings: Res<Settings>, mut toast: ResMut<Toast>) {
    kept.read().for_each(|kept| toast.say(undo_refused(settings.locale(), kept.why)));
}

/// What was said is over when something happens.
fn go_on<G: Spoken>(mut told: MessageReader<Told<G>>, mut toast: ResMut<Toast>, mut lit: ResMut<LitLine>) {
    if told.read().count() > 0 {
        toast.left = 0.0;
        lit.set_if_neq(LitLine(None));
    }
}

fn keep_toast(mut toast: ResMut<Toast>, mut busy: ResMut<Busy>, time: Res<Time>) {
    if toast.left > 0.0 {
        toast.left -= time.delta_secs().min(0.1);
        busy.0 = true;
    }
}

/// What the margins of the table are drawn from, and where wishes go.
#[derive(SystemParam)]
struct Margins<'w, G: Spoken> {
    live: Res<'w, Live<G>>,
    countdown: Res<'w, Countdown>,
    said: ResMut<'w, Said>,
    index: Res<'w, PieceIndex<G>>,
    stage: ResMut<'w, Stage>,
    hint: Res<'w, Hint<G>>,
    show: ResMut<'w, Show>,
    settings: ResMut<'w, Settings>,
    toast: Res<'w, Toast>,
    log_open: ResMut<'w, LogOpen>,
    touch: Res<'w, ByTouch>,
    lit: ResMut<'w, LitLine>,
    curtain: Res<'w, State<Curtain>>,
    next_curtain: ResMut<'w, NextState<Curtain>>,
    intents: MessageWriter<'w, Intent<G>>,
    pressed: MessageWriter<'w, Pressed>,
    sounds: MessageWriter<'w, PlaySound>,
}

fn draw<G: Spoken>(mut contexts: EguiContexts, mut margins: Margins<G>, aims: StaticSystemParam<G::Aims>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let showing = !margins.stage.is_still();
    let model = G::model(&margins.live, &margins.settings, showing, &aims);
    let model = model.timed(&margins.live, &margins.settings, &margins.countdown);
    let model = model.advised(&margins.live, &margins.settings, &margins.hint, &margins.show);
    let model = model.as_shown::<G>(margins.settings.locale(), &margins.stage, &margins.index);
    let model = model.held_back(&margins.live, &mut margins.said);
    let look = Look {
        locale: margins.settings.locale(),
        speed: margins.settings.speed,
        mute: margins.settings.mute,
        log_open: margins.log_open.0,
        enabled: **margins.curtain == Curtain::Up,
        eye: margins.stage.eye(),
        frames: G::frames(),
        touch: margins.touch.0,
        finger: FINGER / ctx.zoom_factor(),
        still: margins.settings.reduced_motion,
    };
    let mut wishes = Vec::new();
    hud(ctx, &model, &look, &mut wishes);
    if margins.toast.left > 0.0 {
        toast(ctx, &margins.toast.words);
    }
    for wish in wishes {
        grant(&mut margins, wish);
    }
    Ok(())
}

fn grant<G: Spoken>(margins: &mut Margins<G>, wish: Wish<G::Move>) {
    let sound = match wish {
        Wish::Light(_) => None,
        Wish::Undo | Wish::Redo => Some(Sound::Undo),
        Wish::Why(_) => Some(Sound::Nope),
        _ => Some(Sound::Click),
    };
    if let Some(sound) = sound {
        margins.sounds.write(PlaySound { sound, pitch: 1.0 });
    }
    match wish {
        Wish::Play(moves) => {
            margins.intents.write(Intent::Play(moves));
        }
        Wish::Press(button) => {
            margins.pressed.write(Pressed(button));
        }
        Wish::Why(mv) => {
            margins.intents.write(Intent::Why(mv));
        }
        Wish::Undo => {
            margins.intents.write(Intent::Undo);
        }
        Wish::Redo => {
            margins.intents.write(Intent::Redo);
        }
        Wish::Hint => {
            margins.intents.write(Intent::Hint);
        }
        Wish::Stand(stands) => margins.show.stands = stands,
        Wish::Look(look) => {
            margins.intents.write(Intent::Look(look));
        }
        Wish::Skip => margins.stage.skip(),
        Wish::Speed(speed) => margins.settings.speed = speed,
        Wish::Open(curtain) => margins.next_curtain.set(curtain),
        Wish::ToggleLog => margins.log_open.0 = !margins.log_open.0,
        Wish::Mute(mute) => margins.settings.mute = mute,
        Wish::Light(line) => {
            margins.lit.set_if_neq(LitLine(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_that_moves_is_no_mouse() {
        let mut app = App::new();
        app.add_message::<TouchInput>()
            .add_message::<CursorMoved>()
            .add_message::<bevy::input::mouse::MouseMotion>()
            .init_resource::<ByTouch>()
            .add_systems(Last, follow_pointer);
        let (window, position) = (Entity::PLACEHOLDER, Vec2::splat(9.0));
        let by_touch = |app: &mut App| {
            app.update();
            app.world().resource::<ByTouch>().0
        };
        let finger = |phase| TouchInput { phase, position, window, force: None, id: 1 };
        app.world_mut().write_message(finger(TouchPhase::Started));
        assert!(!by_touch(&mut app), "it has not been lifted yet");
        app.world_mut().write_message(finger(TouchPhase::Ended));
        assert!(by_touch(&mut app));
        // As browsers tell of every finger.
        app.world_mut().write_message(finger(TouchPhase::Moved));
        app.world_mut().write_message(bevy::input::mouse::MouseMotion { delta: position });
        assert!(by_touch(&mut app));
        app.world_mut().write_message(CursorMoved { window, position, delta: None });
        assert!(!by_touch(&mut app));
    }
}
