//! Music: a tune for the title, and for a match three layers of one loop that
//! come in as tension rises.

use std::time::Duration;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::loudness;
use crate::app::flow::Live;
use crate::app::screens::{Busy, Plan, Screen};
use crate::app::settings::Settings;
use crate::app::stage::Shown;
use crate::games::with_game;

/// Adds music.
pub(super) fn plugin(app: &mut App) {
    app.add_audio_channel::<Tune>()
        .add_audio_channel::<Rhythm>()
        .add_audio_channel::<Tension>()
        .init_resource::<Scores>()
        .init_resource::<Mood>()
        .add_systems(Update, wait_for_scores)
        .add_systems(OnEnter(Screen::Title), start_title)
        .add_systems(OnEnter(Screen::Match), start_match)
        .add_systems(OnEnter(Screen::Results), stop)
        .add_systems(PostUpdate, set_layers.run_if(resource_changed::<Settings>.or_else(resource_changed::<Mood>)));
}

/// Adds what the music has to follow in one game.
pub(super) fn game_plugin<G: Shown>(app: &mut App) {
    app.add_systems(PostUpdate, feel::<G>.before(set_layers).run_if(resource_exists_and_changed::<Live<G>>));
}

/// The tune of the title, or the base of a match.
#[derive(Resource)]
struct Tune;

/// What joins in when things get tight.
#[derive(Resource)]
struct Rhythm;

/// What joins in when the end is near.
#[derive(Resource)]
struct Tension;

const FADE: Duration = Duration::from_millis(600);

/// Whether the second and the third layer are heard.
#[derive(Resource, Default, PartialEq)]
struct Mood([bool; 2]);

/// The pieces of music that have been asked for, kept so that each is read once.
#[derive(Resource, Default)]
struct Scores(Vec<Handle<AudioSource>>);

impl Scores {
    fn load(&mut self, assets: &AssetServer, name: &str) -> Handle<AudioSource> {
        let handle = assets.load(format!("sounds/music-{name}.ogg"));
        self.0.push(handle.clone());
        handle
    }
}

fn start_title(mut scores: ResMut<Scores>, assets: Res<AssetServer>, tune: Res<AudioChannel<Tune>>, layers: Layers) {
    layers.silence();
    tune.stop();
    tune.play(scores.load(&assets, "title")).looped().linear_fade_in(FADE);
}

fn start_match(
    mut scores: ResMut<Scores>,
    assets: Res<AssetServer>,
    plan: Res<Plan>,
    tune: Res<AudioChannel<Tune>>,
    layers: Layers,
) {
    let name = with_game!(plan.game, G => G::MUSIC);
    let mut layer = |nth: u32| scores.load(&assets, &format!("{name}-{nth}"));
    layers.silence();
    tune.stop();
    tune.play(layer(1)).looped().linear_fade_in(FADE);
    layers.rhythm.play(layer(2)).looped().linear_fade_in(FADE);
    layers.tension.play(layer(3)).looped().linear_fade_in(FADE);
}

/// Music starts in the frame after it has been read: until then frames go on.
fn wait_for_scores(scores: Res<Scores>, assets: Res<AssetServer>, mut busy: ResMut<Busy>) {
    busy.0 |= scores.0.iter().any(|score| matches!(assets.load_state(score), LoadState::Loading));
}

fn stop(tune: Res<AudioChannel<Tune>>, layers: Layers) {
    tune.stop().linear_fade_out(FADE);
    layers.silence();
}

#[derive(bevy::ecs::system::SystemParam)]
struct Layers<'w> {
    rhythm: Res<'w, AudioChannel<Rhythm>>,
    tension: Res<'w, AudioChannel<Tension>>,
}

impl Layers<'_> {
    fn silence(&self) {
        self.rhythm.stop().linear_fade_out(FADE);
        self.tension.stop().linear_fade_out(FADE);
    }
}

/// Notices how tight things are.
fn feel<G: Shown>(live: Res<Live<G>>, mut mood: ResMut<Mood>) {
    mood.set_if_neq(Mood(G::tension(live.game().state())));
}

/// Each layer is as loud as the mood asks for.
fn set_layers(
    settings: Res<Settings>,
    mood: Res<Mood>,
    tune: Res<AudioChannel<Tune>>,
    layers: Layers,
    mut last: Local<Option<(f32, f32, f32)>>,
) {
    let base = loudness(&settings, settings.music);
    let [rhythm, tension] = mood.0.map(|heard| if heard { base } else { -60.0 });
    let wanted = (base, rhythm, tension);
    if *last != Some(wanted) {
        *last = Some(wanted);
        tune.set_volume(wanted.0).linear_fade_in(FADE);
        layers.rhythm.set_volume(wanted.1).linear_fade_in(FADE);
        layers.tension.set_volume(wanted.2).linear_fade_in(FADE);
    }
}
