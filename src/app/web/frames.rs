//! Frames: the page is told of each, and they get fewer pixels where they are slow.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::page;
use crate::app::resolution::{Resolution, shrunk, word_scale};
use crate::app::screens::{Busy, Screen};
use crate::app::window::keep_drawing;

/// Adds what is done for every frame.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Frames>()
        .add_systems(PreUpdate, size_words)
        .add_systems(Last, (watch, beat).chain().after(keep_drawing));
}

/// The frames so far.
#[derive(Resource, Default, Debug)]
pub(super) struct Frames {
    /// How many there were.
    pub(super) number: u32,
    /// How finely they are drawn.
    pub(super) resolution: Resolution,
    /// How long the latest took that followed others, in seconds.
    pub(super) latest: Vec<f32>,
    /// Whether another one was asked for.
    more: bool,
    ready: bool,
}

/// The frames whose pace is told.
const REMEMBERED: usize = 32;

/// Words are as large as the window and the resolution want it.
fn size_words(frames: Res<Frames>, mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        let resolution = &window.resolution;
        let size = Vec2::new(resolution.physical_width() as f32, resolution.physical_height() as f32);
        let ratio = resolution.base_scale_factor();
        let scale = word_scale(size, ratio, shrunk(ratio, frames.resolution.divisor()));
        if resolution.scale_factor_override() != Some(scale) {
            window.resolution.set_scale_factor_override(Some(scale));
        }
    }
}

/// Looks at how long the last frame took, if this one followed it at once.
fn watch(mut frames: ResMut<Frames>, time: Res<Time<Real>>, screen: Res<State<Screen>>, windows: Query<&Window>) {
    let frames = &mut *frames;
    frames.number = frames.number.wrapping_add(1);
    // While pictures are read, that is what takes time.
    if !frames.more || **screen == Screen::Loading || screen.is_changed() {
        frames.resolution.pause();
        return;
    }
    let seconds = time.delta_secs();
    frames.latest.push(seconds);
    if frames.latest.len() > REMEMBERED {
        frames.latest.remove(0);
    }
    let Some(window) = windows.iter().next() else { return };
    let size = Vec2::new(window.physical_width() as f32, window.physical_height() as f32);
    if frames.resolution.frame(seconds, size) {
        page::fit(frames.resolution.divisor());
    }
}

/// Tells the page that there was a frame, and whether another one must follow.
fn beat(
    mut frames: ResMut<Frames>,
    mut asked: MessageReader<RequestRedraw>,
    screen: Res<State<Screen>>,
    busy: Res<Busy>,
) {
    frames.more = asked.read().count() > 0 || busy.0;
    page::beat(frames.more);
    if !frames.ready && **screen != Screen::Loading {
        frames.ready = true;
        page::ready();
    }
}
