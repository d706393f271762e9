//! The picture behind each screen, large enough to cover the window.

use bevy::prelude::*;

use super::{Plan, Screen};
use crate::app::pictures::Pictures;
use crate::app::stage::{Eye, Shown, Stage};
use crate::games::with_game;

/// Adds the pictures behind the screens.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneLight>()
        .add_systems(Update, paint.run_if(resource_exists::<Pictures>))
        .add_systems(OnExit(Screen::Match), |mut light: ResMut<SceneLight>| *light = SceneLight::default());
}

/// The light on the picture behind the table: each of its colours is multiplied by
/// this one. A colour over it would be drawn for every pixel of the window once more.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SceneLight(pub Color);

impl Default for SceneLight {
    fn default() -> Self {
        SceneLight(Color::WHITE)
    }
}

/// The picture behind everything.
#[derive(Component)]
struct Scene;

const BEHIND: f32 = -800.0;

fn paint(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    plan: Res<Plan>,
    stage: Res<Stage>,
    light: Res<SceneLight>,
    pictures: Res<Pictures>,
    windows: Query<&Window>,
    mut scenes: Query<(&mut Sprite, &mut Transform), With<Scene>>,
) {
    let name = match screen.get() {
        Screen::Loading => return,
        Screen::Title | Screen::Shelf | Screen::Lobby => "title",
        Screen::Match => with_game!(plan.game, G => G::SCENE),
        Screen::Results => "results",
    };
    let name = format!("scene/{name}");
    if !pictures.has(&name) {
        return;
    }
    let sprite = Sprite { color: light.0, ..pictures.sprite(pictures.pic(&name)) };
    // The camera shows at least 1280 x 720; what it shows more, the picture
    // must cover as well.
    let window = windows.iter().next().map_or(Vec2::new(16.0, 9.0), |window| window.size());
    let (wide, high) = (window.x / 1280.0, window.y / 720.0);
    let cover = wide.max(high) / wide.min(high).max(0.001);
    // Whoever looks closely at a part of the table still sees it before all of it.
    let Eye { at, zoom } = stage.leaning();
    let transform = Transform::from_xyz(at.x, at.y, BEHIND).with_scale(Vec3::splat(cover * zoom * 1.03));
    match scenes.iter_mut().next() {
        Some((mut shown, mut at)) => {
            if shown.image != sprite.image || shown.color != sprite.color {
                *shown = sprite;
            }
            at.set_if_neq(transform);
        }
        None => {
            // Clicks beside everything count too: they skip what is being shown.
            commands.spawn((Scene, sprite, transform, Pickable::default()));
        }
    }
}
