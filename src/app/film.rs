//! A film: a match of bots in a real window, and a picture every so often.

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitSettings;

use super::screens::{Busy, Screen};
use crate::cli::Film;

/// Time on the film for each frame drawn: it does not depend on how fast this
/// machine draws.
const FRAME: Duration = Duration::from_millis(40);

/// How long the results are filmed.
const RESULTS_SECONDS: f32 = 4.0;

/// Takes the film, and closes the window when the results have been shown.
pub(super) fn plugin(film: Film) -> impl Fn(&mut App) {
    move |app: &mut App| {
        app.insert_resource(Reel { film: film.clone(), since: 0.0, taken: 0, results: 0.0 })
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .insert_resource(WinitSettings::continuous())
            .add_systems(Last, shoot);
    }
}

/// The pictures taken so far.
#[derive(Resource, Debug)]
struct Reel {
    film: Film,
    since: f32,
    taken: u32,
    results: f32,
}

fn shoot(
    mut commands: Commands,
    mut reel: ResMut<Reel>,
    mut busy: ResMut<Busy>,
    screen: Res<State<Screen>>,
    developing: Query<&Screenshot>,
    mut exit: MessageWriter<AppExit>,
) {
    busy.0 = true;
    let seconds = FRAME.as_secs_f32();
    match screen.get() {
        Screen::Match => {}
        Screen::Results => reel.results += seconds,
        Screen::Loading | Screen::Title | Screen::Shelf | Screen::Lobby => return,
    }
    if reel.results > RESULTS_SECONDS {
        if developing.is_empty() {
            exit.write(AppExit::Success);
        }
        return;
    }
    reel.since += seconds;
    if reel.since < reel.film.every.as_secs_f32() {
        return;
    }
    reel.since -= reel.film.every.as_secs_f32();
    let path = reel.film.out.join(format!("{:05}.png", reel.taken));
    reel.taken += 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
}
