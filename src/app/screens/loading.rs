//! Loading: atlases, scenes and sounds, with honest progress.

use bevy::app::AppExit;
use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Busy, Invited, Plan, Problems, Screen};
use crate::app::hud::{Words, style};
use crate::app::keeping::open_for;
use crate::app::pictures::{Atlas, Pictures};
use crate::app::settings::Settings;
use crate::app::sound::SoundBank;
use crate::app::stage::Shown;
use crate::app::window::assets_folder;
use crate::cli::Purpose;
use crate::games::{GameName, with_game};
use crate::locale::bad_record;

/// Adds the loading screen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Loading), begin)
        .add_systems(Update, proceed.run_if(in_state(Screen::Loading).and_then(resource_exists::<Loading>)))
        .add_systems(EguiPrimaryContextPass, show.in_set(Words).run_if(in_state(Screen::Loading)));
}

/// The logical size of a scene.
const SCENE_SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// The scenes there are: those of the screens and of each game's table.
fn scenes() -> Vec<&'static str> {
    let tables = GameName::ALL.iter().map(|&game| with_game!(game, G => G::SCENE));
    once_each(["title", "results"].into_iter().chain(tables))
}

/// The atlases there are: those of each game.
pub fn atlases() -> Vec<&'static str> {
    once_each(GameName::ALL.iter().flat_map(|&game| with_game!(game, G => G::ATLASES)).copied())
}

fn once_each(names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut once = Vec::new();
    names.for_each(|name| {
        if !once.contains(&name) {
            once.push(name);
        }
    });
    once
}

/// What is being loaded.
#[derive(Resource, Default)]
struct Loading {
    atlases: Vec<(Handle<Atlas>, Handle<Image>)>,
    scenes: Vec<(&'static str, Handle<Image>)>,
    sounds: Vec<UntypedHandle>,
}

impl Loading {
    fn all(&self) -> impl Iterator<Item = UntypedHandle> {
        let atlases = self.atlases.iter().flat_map(|(atlas, image)| [atlas.clone().untyped(), image.clone().untyped()]);
        let scenes = self.scenes.iter().map(|(_, image)| image.clone().untyped());
        atlases.chain(scenes).chain(self.sounds.iter().cloned())
    }

    /// How much is there, from 0 to 1.
    fn progress(&self, assets: &AssetServer) -> f32 {
        let (mut done, mut of) = (0.0, 0.0);
        for handle in self.all() {
            of += 1.0;
            if matches!(assets.load_state(&handle), LoadState::Loaded | LoadState::Failed(_)) {
                done += 1.0;
            }
        }
        if of > 0.0 { done / of } else { 1.0 }
    }
}

/// Asks for everything. Large windows get the larger pictures.
fn begin(mut commands: Commands, assets: Res<AssetServer>, windows: Query<&Window>, bank: Option<ResMut<SoundBank>>) {
    let height = windows.iter().next().map_or(0, |window| window.physical_height());
    let scale = if height > 800 { 2 } else { 1 };
    let image = |name: &str| assets.load(format!("pictures/baked/{name}@{scale}x.png"));
    let loading = Loading {
        atlases: atlases()
            .into_iter()
            .map(|name| (assets.load(format!("pictures/baked/{name}@{scale}x.json")), image(name)))
            .collect(),
        scenes: scenes().into_iter().map(|name| (name, image(name))).collect(),
        sounds: bank.map(|mut bank| bank.load(&assets)).unwrap_or_default(),
    };
    commands.insert_resource(loading);
}

/// When everything is there, the pictures become known and the title opens. What
/// cannot be loaded is said; there is nothing to film then.
fn proceed(
    mut commands: Commands,
    loading: Res<Loading>,
    assets: Res<AssetServer>,
    atlases: Res<Assets<Atlas>>,
    images: Res<Assets<Image>>,
    settings: Res<Settings>,
    invited: Res<Invited>,
    mut plan: ResMut<Plan>,
    mut busy: ResMut<Busy>,
    mut problems: ResMut<Problems>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    busy.0 = true;
    if loading.progress(&assets) < 1.0 {
        return;
    }
    let filming = matches!(invited.0.purpose, Purpose::Film(_));
    let mut pictures = Pictures::default();
    let mut complete = true;
    for (atlas, image) in &loading.atlases {
        match atlases.get(atlas) {
            Some(atlas) => pictures.add_atlas(atlas, image),
            None => complete = false,
        }
    }
    for (name, image) in &loading.scenes {
        if let Some(loaded) = images.get(image) {
            pictures.add_whole(&format!("scene/{name}"), image, loaded.size_f32(), SCENE_SIZE);
        }
    }
    let failed: Vec<UntypedHandle> =
        loading.all().filter(|handle| matches!(assets.load_state(handle), LoadState::Failed(_))).collect();
    if !complete {
        let folder = assets_folder();
        let sentence = settings.locale().say_with("error-assets-missing", &[("folder", folder.into())]);
        eprintln!("{sentence}");
        problems.0.push(sentence);
        commands.remove_resource::<Loading>();
        if filming {
            exit.write(AppExit::error());
        }
        return;
    }
    for handle in failed {
        warn!("{:?} cannot be loaded", handle.path());
    }
    commands.insert_resource(pictures);
    commands.remove_resource::<Loading>();
    if let Some(written) = &invited.0.written
        && let Err(bad) = open_for(&mut commands, &mut plan, written, &invited.0.seats)
    {
        problems.0.push(bad_record(settings.locale(), &bad));
        screen.set(Screen::Title);
        return;
    }
    screen.set(if filming || !invited.0.seats.is_empty() { Screen::Match } else { Screen::Title });
}

fn show(
    mut contexts: EguiContexts,
    loading: Option<Res<Loading>>,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    problems: Res<Problems>,
) -> Result {
    let locale = settings.locale();
    let progress = loading.map_or(1.0, |loading| loading.progress(&assets));
    let ctx = contexts.ctx_mut()?;
    style::centred(ctx, "loading", 420.0, |ui| {
        style::heading(ui, &locale.say("loading-title"));
        for sentence in &problems.0 {
            style::text(ui, sentence);
        }
        if problems.0.is_empty() {
            style::progress(ui, progress);
            let percent = (progress * 100.0) as i32;
            style::text(ui, &locale.say_with("loading-progress", &[("percent", percent.into())]));
        }
    });
    Ok(())
}
