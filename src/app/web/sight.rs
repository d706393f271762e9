//! What is on the screen, told to the page for tests in a browser: they cannot see
//! what a canvas shows.

use bevy::prelude::*;
use serde::Serialize;

use super::frames::Frames;
use super::page;
use crate::app::Playable;
use crate::app::flow::Live;
use crate::app::hud::Said;
use crate::app::screens::{Busy, Curtain, Problems, Screen};
use crate::app::stage::Stage;

/// Adds telling what is on the screen, if somebody wants to know.
pub(super) fn plugin(app: &mut App) {
    if page::is_probing() {
        app.init_resource::<Table>().add_systems(Last, tell);
    }
}

/// Adds telling what is on the table of one game.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    if page::is_probing() {
        app.add_systems(
            Last,
            look::<G>.before(tell).run_if(in_state(Screen::Match).and_then(resource_exists::<Live<G>>)),
        )
        .add_systems(OnExit(Screen::Match), |mut table: ResMut<Table>| *table = Table::default());
    }
}

/// What is on the table.
#[derive(Resource, Clone, Default, Debug, PartialEq, Serialize)]
struct Table {
    /// How many moves were made.
    moves: usize,
    /// Whether a person is asked.
    mine: bool,
    /// What they may choose on the table.
    lit: Vec<Lit>,
    /// The proof of the match.
    #[serde(rename = "match")]
    proof: String,
}

/// Something that can be chosen, and where it is: in parts of the window's width
/// and height.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Lit {
    x: f32,
    y: f32,
    name: String,
}

#[derive(Serialize)]
struct Sight<'a> {
    screen: String,
    curtain: String,
    prompt: &'a str,
    problems: &'a [String],
    busy: bool,
    frames: u32,
    step: f32,
    fps: f32,
    width: f32,
    height: f32,
    #[serde(flatten)]
    table: &'a Table,
}

fn look<G: Playable>(
    live: Res<Live<G>>,
    mut table: ResMut<Table>,
    windows: Query<&Window>,
    camera: Single<(&Camera, &GlobalTransform)>,
) {
    let Some(window) = windows.iter().next() else { return };
    let (camera, at) = *camera;
    let view = live.shown();
    let lit = live.choices().iter().filter_map(|&mv| {
        let place = camera.world_to_viewport(at, G::place(&view, mv)?.extend(0.0)).ok()? / window.size();
        Some(Lit { x: place.x, y: place.y, name: mv.to_string() })
    });
    let game = live.game();
    let next = Table {
        moves: game.record().moves.len(),
        mine: live.asks_a_person(),
        lit: lit.collect(),
        proof: format!("{:016x}", game.proof()),
    };
    table.set_if_neq(next);
}

fn tell(
    table: Res<Table>,
    stage: Res<Stage>,
    busy: Res<Busy>,
    frames: Res<Frames>,
    said: Res<Said>,
    problems: Res<Problems>,
    screen: Res<State<Screen>>,
    curtain: Res<State<Curtain>>,
    windows: Query<&Window>,
) {
    let seconds: f32 = frames.latest.iter().sum();
    let size = windows.iter().next().map_or(Vec2::ZERO, Window::size);
    let sight = Sight {
        screen: format!("{:?}", screen.get()).to_lowercase(),
        curtain: format!("{:?}", curtain.get()).to_lowercase(),
        prompt: said.prompt(),
        problems: &problems.0,
        busy: busy.0 || !stage.is_still(),
        frames: frames.number,
        step: frames.resolution.divisor(),
        fps: if seconds > 0.0 { frames.latest.len() as f32 / seconds } else { 0.0 },
        width: size.x,
        height: size.y,
        table: &table,
    };
    page::seen(&serde_json::to_string(&sight).unwrap_or_default());
}
