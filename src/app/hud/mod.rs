//! Words and buttons, drawn by egui over the table.

pub mod colours;
pub mod faces;
pub mod field;
pub mod margins;
pub mod match_hud;
pub mod model;
pub mod pages;
mod replay;
mod side;
pub mod style;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{
    EguiContexts, EguiInput, EguiInputSet, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass,
    EguiRenderOutput, egui,
};

use super::Playable;
use super::screens::{Curtain, Screen, WordsHaveFocus};
use super::settings::Settings;

pub use self::model::{HudModel, Pressed, Said, Spoken};
pub use self::replay::Replay;

/// Adds egui, its fonts and its look.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .add_systems(
            PreUpdate,
            (drop_stale_modifiers, keep_keys_for_the_table)
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .configure_sets(EguiPrimaryContextPass, Words.run_if(resource_exists::<Dressed>))
        .add_systems(EguiPrimaryContextPass, (prepare, faces::hand_out).chain().before(Words))
        .add_systems(EguiPrimaryContextPass, listen.after(Words))
        .add_systems(
            PostUpdate,
            draw_new_letters.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        );
    match_hud::plugin(app);
    pages::plugin(app);
}

/// Adds the words around the table of one game.
pub fn game_plugin<G: Playable>(app: &mut App) {
    match_hud::game_plugin::<G>(app);
    pages::game_plugin::<G>(app);
}

/// While a match is played and nothing hangs in front of it, the keys that would
/// move the focus through the buttons in the margins belong to the table. A key
/// that is only held presses no button: the machine may just have been passed on.
fn keep_keys_for_the_table(
    mut inputs: Query<&mut EguiInput>,
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    curtain: Res<State<Curtain>>,
) {
    use egui::Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Space, Tab};
    let for_the_table = **screen == Screen::Match && **curtain == Curtain::Up;
    let fresh = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::Key { key: Enter | Space, pressed: true, .. } if !fresh => false,
            egui::Event::Key { key, .. } if for_the_table => {
                ![ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Space, Tab].contains(key)
            }
            _ => true,
        });
    }
}

/// Where all systems that draw words are ordered.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Words;

/// bevy_egui says every frame which modifier keys are down, and egui draws
/// another frame for every event: nothing would ever be idle. Only news passes.
fn drop_stale_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// Words never get smaller than this part of their size in a 1280 x 720 window.
const SMALLEST: f32 = 0.72;

/// The fonts can be used: egui binds those it was given when its next frame begins.
#[derive(Resource)]
struct Dressed;

/// Sets fonts and colours once, and the size of words to the window.
fn prepare(
    mut commands: Commands,
    mut contexts: EguiContexts,
    windows: Query<&Window>,
    settings: Res<Settings>,
    mut frames: Local<u8>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match *frames {
        0 => style::dress(ctx),
        1 => commands.insert_resource(Dressed),
        _ => {}
    }
    *frames = frames.saturating_add(1);
    if let Some(window) = windows.iter().next() {
        ctx.set_zoom_factor(zoom(window.width(), window.height(), settings.text_size));
    }
    Ok(())
}

/// How large words are drawn in a window of this size, in logical pixels.
pub fn zoom(width: f32, height: f32, text_size: f32) -> f32 {
    (width / 1280.0).min(height / 720.0).clamp(SMALLEST, 3.0) * text_size
}

/// A letter that is drawn for the first time reaches the screen a frame later than
/// the word it stands in, so there must be such a frame, also when all is idle.
fn draw_new_letters(outputs: Query<&EguiRenderOutput>, mut redraw: MessageWriter<RequestRedraw>) {
    if outputs.iter().any(|output| !output.textures_delta.set.is_empty()) {
        redraw.write(RequestRedraw);
    }
}

/// Keys are for the table unless a widget has the focus.
fn listen(mut contexts: EguiContexts, mut focus: ResMut<WordsHaveFocus>) -> Result {
    let focused = contexts.ctx_mut()?.memory(|memory| memory.focused().is_some());
    if focus.0 != focused {
        focus.0 = focused;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_drawn_for_the_first_time_gets_one_more_frame() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_systems(PostUpdate, draw_new_letters);
        let mut asked = |output: EguiRenderOutput| {
            let drawn = app.world_mut().spawn(output).id();
            app.update();
            // Whoever draws would take what has changed; nobody does here.
            if let Some(mut output) = app.world_mut().get_mut::<EguiRenderOutput>(drawn) {
                output.textures_delta.clear();
            }
            app.world_mut().despawn(drawn);
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count()
        };
        assert_eq!(asked(EguiRenderOutput::default()), 0, "nothing is new");
        let mut output = EguiRenderOutput::default();
        let image = egui::ColorImage::filled([1, 1], egui::Color32::WHITE);
        let delta = egui::epaint::ImageDelta::full(image, egui::TextureOptions::LINEAR);
        output.textures_delta.set.insert(egui::TextureId::default(), [delta].into_iter().collect());
        assert_eq!(asked(output), 1, "the atlas has changed");
    }
}
