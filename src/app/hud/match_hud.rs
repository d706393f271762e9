//! The margins of the table in a match: what they say, and what comes of a wish.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Words;
use super::margins::{Look, Wish, hud, next_speed, toast};
use crate::app::eviction::words;
use crate::app::eviction::{Aim, Hovered, LitLine, Preview, rest_of_chain};
use crate::app::flow::{Intent, Live, NoUndo, Refused, Told};
use crate::app::screens::{Busy, Curtain, Screen, WordsHaveFocus};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::Stage;
use crate::locale::{eviction as say, undo_refused};
use crate::rules::Game;
use crate::rules::eviction::Eviction;

/// Adds the margins of the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toast>().init_resource::<LogOpen>().add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Words).run_if(in_state(Screen::Match).and_then(resource_exists::<Live<Eviction>>)),
    );
    app.add_systems(Update, (refuse, keep_toast, forget_line, press_keys).run_if(in_state(Screen::Match)));
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

const TOAST_SECONDS: f32 = 4.5;

fn refuse(
    mut refused: MessageReader<Refused<Eviction>>,
    mut kept: MessageReader<NoUndo>,
    settings: Res<Settings>,
    mut toast: ResMut<Toast>,
) {
    for refused in refused.read() {
        toast.words = say::refusal(settings.locale(), &refused.refusal);
        toast.left = TOAST_SECONDS;
    }
    for kept in kept.read() {
        toast.words = undo_refused(settings.locale(), kept.why);
        toast.left = TOAST_SECONDS;
    }
}

fn keep_toast(
    mut toast: ResMut<Toast>,
    mut busy: ResMut<Busy>,
    time: Res<Time>,
    mut told: MessageReader<Told<Eviction>>,
) {
    if told.read().count() > 0 {
        toast.left = 0.0;
    }
    if toast.left > 0.0 {
        toast.left -= time.delta_secs().min(0.1);
        busy.0 = true;
    }
}

fn forget_line(mut lit: ResMut<LitLine>, mut told: MessageReader<Told<Eviction>>) {
    if told.read().count() > 0 {
        lit.set_if_neq(LitLine(None));
    }
}

/// What the margins of the table are drawn from, and where wishes go.
#[derive(bevy::ecs::system::SystemParam)]
struct Margins<'w> {
    live: Res<'w, Live<Eviction>>,
    stage: ResMut<'w, Stage>,
    settings: ResMut<'w, Settings>,
    aim: Res<'w, Aim>,
    hovered: Res<'w, Hovered>,
    preview: Res<'w, Preview>,
    toast: Res<'w, Toast>,
    log_open: ResMut<'w, LogOpen>,
    lit: ResMut<'w, LitLine>,
    curtain: Res<'w, State<Curtain>>,
    next_curtain: ResMut<'w, NextState<Curtain>>,
    intents: MessageWriter<'w, Intent<Eviction>>,
    sounds: MessageWriter<'w, PlaySound>,
}

fn draw(mut contexts: EguiContexts, mut margins: Margins) -> Result {
    let ctx = contexts.ctx_mut()?;
    let showing = !margins.stage.is_still();
    let model =
        words::model(&margins.live, &margins.settings, (&margins.aim, *margins.hovered), &margins.preview, showing);
    let look = Look {
        locale: margins.settings.locale(),
        speed: margins.settings.speed,
        mute: margins.settings.mute,
        log_open: margins.log_open.0,
        enabled: **margins.curtain == Curtain::Up,
        eye: margins.stage.eye(),
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

fn grant(margins: &mut Margins, wish: Wish) {
    if let Wish::Light(line) = wish {
        margins.lit.set_if_neq(LitLine(line));
        return;
    }
    let sound = if wish == Wish::Undo { Sound::Undo } else { Sound::Click };
    margins.sounds.write(PlaySound { sound, pitch: 1.0 });
    match wish {
        Wish::Play(mv) => {
            margins.intents.write(Intent::Play(vec![mv]));
        }
        Wish::Land => {
            let moves = rest_of_chain(&Eviction::redeal(&margins.live.view(), 0));
            margins.intents.write(Intent::Play(moves));
        }
        Wish::Undo => {
            margins.intents.write(Intent::Undo);
        }
        Wish::Skip => margins.stage.skip(),
        Wish::Speed(speed) => margins.settings.speed = speed,
        Wish::Open(curtain) => margins.next_curtain.set(curtain),
        Wish::ToggleLog => margins.log_open.0 = !margins.log_open.0,
        Wish::Mute(mute) => margins.settings.mute = mute,
        Wish::Light(_) => {}
    }
}
