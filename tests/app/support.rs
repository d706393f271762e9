//! A table without a screen, and dice to play on it with.

use std::marker::PhantomData;
use std::time::Duration;

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::picking::events::{Click, Drag, DragDrop, DragEnd, DragStart, Move as PointerMove, Out};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use rand::RngExt;
use tenement::app::eviction::Phase;
use tenement::app::flow::{Intent, Live, Refused, Told};
use tenement::app::pictures::{Atlas, Pictures};
use tenement::app::screens::loading::{Loaded, atlases};
use tenement::app::screens::{Busy, Curtain, Plan, Screen};
use tenement::app::settings::Settings;
use tenement::app::stage::table::{self, OnTable, Rest, Wears};
use tenement::app::stage::{Stage, cue::Cue};
use tenement::app::{Playable, game};
use tenement::bots::{Level, SeatKind};
use tenement::cli::{GameName, Invitation, Speed};
use tenement::levels::STANDARD;
use tenement::rules::eviction::Eviction;
use tenement::rules::{Chance, Refusal};

/// A person.
pub const PERSON: SeatKind = SeatKind::Human;
/// A bot that needs no time.
pub const BOT: SeatKind = SeatKind::Bot(Level::Random);

/// The time of a frame: the most that the stage takes of one.
pub const FRAME: Duration = Duration::from_millis(50);

/// More frames than anything here needs.
const MANY: usize = 100_000;

/// A match to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    seats: Vec<SeatKind>,
    setup: String,
    seed: u64,
    speed: Speed,
}

/// A match with these seats in the standard house, at speed None, with the
/// forced steps left to the test.
pub fn opening(seats: &[SeatKind]) -> Opening {
    Opening { seats: seats.to_vec(), setup: STANDARD.to_owned(), seed: 7, speed: Speed::None }
}

impl Opening {
    /// In another house.
    pub fn setup(self, setup: &str) -> Opening {
        Opening { setup: setup.to_owned(), ..self }
    }

    /// With other chance.
    pub fn seed(self, seed: u64) -> Opening {
        Opening { seed, ..self }
    }

    /// Shown at another speed.
    pub fn speed(self, speed: Speed) -> Opening {
        Opening { speed, ..self }
    }

    /// The table of this match of Eviction, in an app of its own.
    pub fn open(&self) -> Table {
        self.open_as()
    }

    /// The table of this match, in an app of its own.
    pub fn open_as<G: Playable>(&self) -> Table<G> {
        let mut table = Table::of(headless(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"), Invitation::default()));
        table.update();
        table.app.insert_resource(pictures());
        table.app.insert_resource(Loaded::all());
        table.begin(self);
        table
    }
}

/// The app without a window, before its first frame.
pub fn headless(assets: &str, invitation: Invitation) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        AssetPlugin { file_path: assets.to_owned(), watch_for_changes_override: Some(false), ..default() },
    ))
    .init_asset::<Image>()
    .init_resource::<ButtonInput<KeyCode>>()
    .add_message::<Pointer<PointerMove>>()
    .add_message::<Pointer<Out>>()
    .add_message::<Pointer<Click>>()
    .add_message::<Pointer<DragStart>>()
    .add_message::<Pointer<Drag>>()
    .add_message::<Pointer<DragDrop>>()
    .add_message::<Pointer<DragEnd>>()
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().spawn((Camera2d, Projection::Orthographic(OrthographicProjection::default_2d())));
    game(&mut app, invitation, |_| Vec::new());
    app.finish();
    app.cleanup();
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}

/// The pictures as they were baked, without the images.
fn pictures() -> Pictures {
    let mut pictures = Pictures::default();
    for atlas in GameName::ALL.iter().flat_map(|&game| atlases(game)) {
        let path = format!("{}/assets/pictures/baked/{atlas}@1x.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let atlas: Atlas = serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        pictures.add_atlas(&atlas, &Handle::default());
    }
    pictures
}

/// A match on a table that nobody sees.
pub struct Table<G = Eviction> {
    /// The app itself.
    pub app: App,
    game: PhantomData<G>,
}

impl Table {
    /// The phase of the match of Eviction, if there is one.
    pub fn phase(&self) -> Option<Phase> {
        self.app.world().get_resource::<State<Phase>>().map(|phase| **phase)
    }
}

impl<G: Playable> Table<G> {
    /// The table in an app.
    pub fn of(app: App) -> Table<G> {
        Table { app, game: PhantomData }
    }

    /// Begins a match, whatever was on the table before, and lays it.
    pub fn begin(&mut self, opening: &Opening) {
        let game = GameName::of::<G>().expect("a listed game");
        let mut plan = Plan { game, seats: opening.seats.clone(), seed: opening.seed, ..default() };
        plan.choose(&opening.setup);
        self.app.insert_resource(plan);
        let mut settings = self.settings();
        settings.speed = opening.speed;
        settings.forced_steps = false;
        self.go_to(Screen::Match);
        self.check();
    }

    /// Opens another screen, the same one anew included.
    pub fn go_to(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.update();
        assert_eq!(self.screen(), screen);
    }

    /// One frame.
    pub fn update(&mut self) {
        self.app.update();
        self.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().clear();
    }

    /// Frames until something holds.
    pub fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) -> usize {
        (0..MANY)
            .find(|_| {
                let there = holds(self);
                if !there {
                    self.update();
                }
                there
            })
            .unwrap_or_else(|| panic!("never: {what}"))
    }

    /// Makes decisions, those of `dice` for people, until so many have been made and a
    /// person is asked as `holds` wants it.
    pub fn until_asked(&mut self, decisions: usize, mut dice: Dice, holds: impl Fn(&Self) -> bool) {
        while self.decisions() < decisions || !self.live().asks_a_person() || !holds(self) {
            if self.curtain() == Curtain::PassTheSeat {
                self.intend(Intent::TakeSeat);
            } else if let Some(mv) = dice.pick(self.live().choices()) {
                self.play(mv);
            } else {
                self.update();
            }
        }
    }

    /// A key is pressed and released; one frame.
    pub fn press(&mut self, key: KeyCode) {
        self.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(key);
        self.update();
        let mut keys = self.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
        keys.release(key);
        keys.clear();
    }

    /// Somebody wants something; one frame.
    pub fn intend(&mut self, intent: Intent<G>) {
        self.app.world_mut().write_message(intent);
        self.update();
    }

    /// Somebody decides; one frame.
    pub fn play(&mut self, mv: G::Move) {
        self.intend(Intent::Play(vec![mv]));
    }

    /// What of this match is known here.
    pub fn live(&self) -> &Live<G> {
        self.app.world().resource()
    }

    /// Whether a match is on the table.
    pub fn has_match(&self) -> bool {
        self.app.world().contains_resource::<Live<G>>()
    }

    /// What there is still to show.
    pub fn stage(&self) -> &Stage {
        self.app.world().resource()
    }

    /// The cues of the stage.
    pub fn cues(&self) -> &[Cue] {
        self.stage().cues()
    }

    /// The open screen.
    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// What hangs in front of the table.
    pub fn curtain(&self) -> Curtain {
        **self.app.world().resource::<State<Curtain>>()
    }

    /// Whether the next frame is needed.
    pub fn is_busy(&self) -> bool {
        self.app.world().resource::<Busy>().0
    }

    /// What can be set.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut()
    }

    /// How many decisions have been made.
    pub fn decisions(&self) -> usize {
        self.live().game().record().moves.len()
    }

    /// What was refused in the last frame.
    pub fn refused(&self) -> Vec<Refusal> {
        let messages = self.app.world().resource::<Messages<Refused<G>>>();
        messages.iter_current_update_messages().map(|refused| refused.refusal).collect()
    }

    /// What was told in the last frame.
    pub fn told(&self) -> Vec<&Told<G>> {
        self.app.world().resource::<Messages<Told<G>>>().iter_current_update_messages().collect()
    }

    /// Where the camera is.
    pub fn camera(&mut self) -> Transform {
        let world = self.app.world_mut();
        *world.query_filtered::<&Transform, With<Camera2d>>().single(world).expect("one camera")
    }

    /// How many entities belong to the table.
    pub fn pieces(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query_filtered::<(), With<OnTable>>().iter(world).count()
    }

    /// The entities show what the viewer may know, every one of them; and where
    /// nothing moves, each is drawn where it rests, with the picture of its face.
    pub fn check(&mut self) {
        let view = self.live().view();
        assert_eq!(self.live().shown(), view, "the table shows what the viewer may know now");
        let expected = table::sorted::<G>(&view);
        assert_eq!(table::read::<G>(self.app.world_mut()), expected);
        assert_eq!(self.pieces(), expected.len(), "nothing else lies on the table");
        if self.stage().is_empty() {
            self.check_rest();
        }
    }

    /// Each piece is drawn where it rests.
    pub fn check_rest(&mut self) {
        let world = self.app.world_mut();
        let mut pieces = world.query::<(&G::Piece, &G::Face, &Rest, &Wears, &Transform)>();
        for (piece, face, rest, wears, transform) in pieces.iter(world) {
            if wears.0.is_some() {
                assert_eq!(*transform, rest.0.transform(), "{piece:?} is not drawn where it rests");
            }
            let pic = G::pic(*face).map(|name| world.resource::<Pictures>().pic(&name));
            assert_eq!(wears.0, pic, "{piece:?} does not wear the picture of {face:?}");
        }
    }
}

/// Random choices that repeat.
pub struct Dice(Chance);

impl Dice {
    /// Dice that always fall alike for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(Chance::new(seed))
    }

    /// A number below another.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0.occasion().random_range(0..limit as u32) as usize
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several; nothing of nothing.
    pub fn pick<T: Copy>(&mut self, several: &[T]) -> Option<T> {
        (!several.is_empty()).then(|| several[self.below(several.len())])
    }
}
