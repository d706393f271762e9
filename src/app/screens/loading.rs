//! Loading: atlases, scenes and sounds, with honest progress.

use bevy::app::AppExit;
use bevy::asset::{AssetLoadError, LoadState};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Busy, Invited, Plan, Problems, Screen};
use crate::app::hud::{Words, faces, style};
use crate::app::keeping::{game_of, open_for};
use crate::app::pictures::{Atlas, Pictures};
use crate::app::settings::Settings;
use crate::app::sound::SoundBank;
use crate::app::stage::Shown;
use crate::app::window::assets_folder;
use crate::cli::{Invitation, Purpose};
use crate::games::{GameName, with_game};
use crate::locale::bad_record;

/// Adds the loading screen.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Loaded>()
        .add_systems(PreUpdate, wait_for_pictures)
        .add_systems(OnEnter(Screen::Loading), begin)
        .add_systems(Update, proceed.run_if(in_state(Screen::Loading).and_then(resource_exists::<Loading>)))
        .add_systems(EguiPrimaryContextPass, show.in_set(Words).run_if(in_state(Screen::Loading)));
}

/// The logical size of a scene.
const SCENE_SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// The scenes that are needed: that of the title, and if a game is to be played
/// those of its table and of the results.
fn scenes(game: Option<GameName>) -> impl Iterator<Item = &'static str> {
    let table = game.map(|game| with_game!(game, G => G::SCENE));
    ["title"].into_iter().chain(table).chain(table.map(|_| "results"))
}

/// The atlases that are needed for the table of a game.
pub fn atlases(game: GameName) -> &'static [&'static str] {
    with_game!(game, G => G::ATLASES)
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

/// What has been loaded: each picture is, when it is needed for the first time.
#[derive(Resource, Default, Debug)]
pub struct Loaded {
    names: Vec<&'static str>,
    /// Whether the first screen after loading has been opened.
    opened: bool,
}

impl Loaded {
    /// Everything, for whoever brings the pictures.
    pub fn all() -> Loaded {
        let games = GameName::ALL.iter().flat_map(|&game| scenes(Some(game)).chain(atlases(game).iter().copied()));
        Loaded { names: once_each(games.chain([faces::ATLAS])), opened: false }
    }

    fn has(&self, name: &'static str) -> bool {
        self.names.contains(&name)
    }

    /// Whether everything is there for the table of a game.
    fn is_ready_for(&self, game: GameName) -> bool {
        scenes(Some(game)).chain(atlases(game).iter().copied()).all(|name| self.has(name))
    }
}

/// What is being loaded.
#[derive(Resource, Default)]
struct Loading {
    /// The game that is to be played when it is there.
    game: Option<GameName>,
    atlases: Vec<(&'static str, Handle<Atlas>, Handle<Image>)>,
    scenes: Vec<(&'static str, Handle<Image>)>,
    sounds: Vec<UntypedHandle>,
}

impl Loading {
    fn all(&self) -> impl Iterator<Item = UntypedHandle> {
        let atlases =
            self.atlases.iter().flat_map(|(_, atlas, image)| [atlas.clone().untyped(), image.clone().untyped()]);
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

/// A match of a game that has not been played yet waits for its pictures.
fn wait_for_pictures(mut screen: ResMut<NextState<Screen>>, plan: Res<Plan>, loaded: Res<Loaded>) {
    if let NextState::Pending(Screen::Match) | NextState::PendingIfNeq(Screen::Match) = *screen
        && loaded.opened
        && !loaded.is_ready_for(plan.game)
    {
        screen.set(Screen::Loading);
    }
}

/// Asks for everything that is needed. Large windows get the larger pictures.
fn begin(
    mut commands: Commands,
    assets: Res<AssetServer>,
    windows: Query<&Window>,
    bank: Option<ResMut<SoundBank>>,
    loaded: Res<Loaded>,
    invited: Res<Invited>,
    plan: Res<Plan>,
) {
    let height = windows.iter().next().map_or(0, |window| window.physical_height());
    // A page would take twice as long to come.
    let scale = if height > 800 && cfg!(not(target_arch = "wasm32")) { 2 } else { 1 };
    let image = |name: &str| assets.load(format!("pictures/baked/{name}@{scale}x.png"));
    let invitation = &invited.0;
    let written = invitation.written.as_ref().map(|written| game_of(written).unwrap_or(plan.game));
    let filming = matches!(invitation.purpose, Purpose::Film(_));
    let at_once = written.or((filming || !invitation.seats.is_empty()).then_some(plan.game));
    let game = if loaded.opened { Some(plan.game) } else { at_once };
    let missing = |name: &&'static str| !loaded.has(name);
    let loading = Loading {
        game,
        atlases: once_each([faces::ATLAS].into_iter().chain(game.map_or(&[][..], atlases).iter().copied()))
            .into_iter()
            .filter(missing)
            .map(|name| (name, assets.load(format!("pictures/baked/{name}@{scale}x.json")), image(name)))
            .collect(),
        scenes: scenes(game).filter(missing).map(|name| (name, image(name))).collect(),
        sounds: bank.filter(|_| !loaded.opened).map(|mut bank| bank.load(&assets)).unwrap_or_default(),
    };
    commands.insert_resource(loading);
}

/// When everything is there, the pictures become known and the title or the match
/// opens. What cannot be loaded is said; there is nothing to film then.
fn proceed(
    mut commands: Commands,
    loading: Res<Loading>,
    assets: Res<AssetServer>,
    atlases: Res<Assets<Atlas>>,
    images: Res<Assets<Image>>,
    settings: Res<Settings>,
    invited: Res<Invited>,
    mut pictures: ResMut<Pictures>,
    mut loaded: ResMut<Loaded>,
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
    let mut complete = true;
    for (name, atlas, image) in &loading.atlases {
        match atlases.get(atlas) {
            Some(atlas) => {
                pictures.add_atlas(atlas, image);
                loaded.names.push(name);
            }
            None => complete = false,
        }
    }
    for (name, image) in &loading.scenes {
        if let Some(scene) = images.get(image) {
            pictures.add_whole(&format!("scene/{name}"), image, scene.size_f32(), SCENE_SIZE);
        }
        // One that is there but cannot be shown is done without.
        match is_missing(&assets.load_state(image)) {
            true => complete = false,
            false => loaded.names.push(name),
        }
    }
    let failed: Vec<UntypedHandle> =
        loading.all().filter(|handle| matches!(assets.load_state(handle), LoadState::Failed(_))).collect();
    commands.remove_resource::<Loading>();
    if !complete {
        let id = if cfg!(target_arch = "wasm32") { "error-assets-unreachable" } else { "error-assets-missing" };
        let sentence = settings.locale().say_with(id, &[("folder", assets_folder().into())]);
        eprintln!("{sentence}");
        problems.0.push(sentence);
        if filming {
            exit.write(AppExit::error());
        }
        if loaded.opened {
            screen.set(Screen::Title);
        }
        return;
    }
    for handle in failed {
        tracing::warn!("{:?} cannot be loaded", handle.path());
    }
    if std::mem::replace(&mut loaded.opened, true) {
        screen.set(if loading.game.is_some() { Screen::Match } else { Screen::Title });
        return;
    }
    let Invitation { written, kept_as, seats, .. } = &invited.0;
    if let Some(written) = written {
        let seats = (!seats.is_empty()).then_some(seats.as_slice());
        if let Err(bad) = open_for(&mut commands, &mut plan, written, kept_as.clone(), seats) {
            problems.0.push(bad_record(settings.locale(), &bad));
            screen.set(Screen::Title);
            return;
        }
    }
    let at_once = filming || !seats.is_empty() || written.is_some();
    screen.set(if at_once { Screen::Match } else { Screen::Title });
}

/// Whether nobody could find it.
fn is_missing(state: &LoadState) -> bool {
    matches!(state, LoadState::Failed(error) if matches!(**error, AssetLoadError::AssetReaderError(_)))
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
