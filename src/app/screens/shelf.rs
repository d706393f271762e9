//! The matches that are kept: to go on with, to watch, to give away.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Curtain, Plan, Problems, Screen};
use crate::app::hud::field::field;
use crate::app::hud::{Words, style};
use crate::app::keeping::{Keeper, OnShelf, known_game, now, open, players};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::games::with_game;
use crate::levels::Levels;
use crate::locale::{Locale, Speaks, bad_record, player_name};
use crate::record::{BadRecord, Heading, LONGEST_NAME, Match, write_code};

/// Adds the screen of matches that are kept.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelved>().add_systems(OnEnter(Screen::Shelf), look).add_systems(OnEnter(Screen::Title), look);
    app.add_systems(Update, leave.run_if(in_state(Screen::Shelf))).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Words).run_if(in_state(Screen::Shelf).and_then(in_state(Curtain::Up))),
    );
}

/// What is on the shelf, and what is being done with it.
#[derive(Resource, Default, Debug)]
pub struct Shelved {
    /// The matches, the newest first.
    pub matches: Vec<OnShelf>,
    /// The match that is being named, and its name so far.
    pub naming: Option<(String, String)>,
    /// Whether the field for the name has yet to get the focus.
    pub to_be_written: bool,
    /// The match that somebody wants to throw away, until that is certain.
    pub doomed: Option<String>,
    /// What is written in the field for codes.
    pub code: String,
    /// What is said about the last thing that was done.
    pub said: Option<String>,
}

impl Shelved {
    /// The match to go on with: the newest that is not over.
    pub fn latest(&self) -> Option<&OnShelf> {
        self.matches.iter().find(|entry| entry.heading.as_ref().is_ok_and(|heading| !heading.label.over))
    }
}

/// What somebody does with the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Go on with a match, or watch it.
    Open(String),
    /// Take the code of a match.
    Copy(String),
    /// Give a match a name.
    Name(String, String),
    /// Throw a match away.
    Remove(String),
    /// Open the match of a code or a text.
    Read(String),
    /// Back to the title.
    Leave,
}

fn look(keeper: Option<Res<Keeper>>, mut shelved: ResMut<Shelved>) {
    *shelved = Shelved { matches: keeper.map(|keeper| keeper.matches()).unwrap_or_default(), ..default() };
}

fn leave(keys: Res<ButtonInput<KeyCode>>, mut screen: ResMut<NextState<Screen>>) {
    if keys.just_pressed(KeyCode::Escape) {
        screen.set(Screen::Title);
    }
}

/// What is needed to open a match.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Opener<'w, 's> {
    commands: Commands<'w, 's>,
    keeper: Option<Res<'w, Keeper>>,
    plan: ResMut<'w, Plan>,
    problems: ResMut<'w, Problems>,
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) settings: Res<'w, Settings>,
}

impl Opener<'_, '_> {
    /// Opens a match that is kept.
    pub(super) fn open(&mut self, key: &str) {
        let text = self.keeper.as_ref().map_or(Err(BadRecord::Foreign), |keeper| keeper.read(key));
        let opened = text.and_then(|text| open(&mut self.commands, &mut self.plan, &text, Some(key.to_owned())));
        self.begin(opened);
    }

    /// Opens a match from a code or a text.
    fn read(&mut self, written: &str) {
        let opened = open(&mut self.commands, &mut self.plan, written, None);
        self.begin(opened);
    }

    fn begin(&mut self, opened: Result<(), BadRecord>) {
        match opened {
            Ok(()) => self.screen.set(Screen::Match),
            Err(bad) => self.problems.0.push(bad_record(self.settings.locale(), &bad)),
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut shelved: ResMut<Shelved>,
    mut opener: Opener,
    mut sounds: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let locale = opener.settings.locale();
    let Some(wish) = shelf(ctx, locale, now(), &mut shelved) else { return Ok(()) };
    sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
    match wish {
        Wish::Open(key) => opener.open(&key),
        Wish::Read(written) => opener.read(&written),
        Wish::Leave => opener.screen.set(Screen::Title),
        wish => {
            let Some(keeper) = &opener.keeper else { return Ok(()) };
            let done = change(ctx, keeper, &wish);
            shelved.said = match done {
                Err(bad) => Some(bad_record(locale, &bad)),
                Ok(()) => matches!(wish, Wish::Copy(_)).then(|| locale.say("shelf-copied")),
            };
            shelved.matches = keeper.matches();
        }
    }
    Ok(())
}

/// Does what stays on this screen.
fn change(ctx: &Context, keeper: &Keeper, wish: &Wish) -> Result<(), BadRecord> {
    match wish {
        Wish::Copy(key) => {
            let text = keeper.read(key)?;
            let game = known_game(&Heading::read(&text)?)?;
            let code = with_game!(game, G => {
                Match::<G>::read(&text).map(|(game, _)| write_code(&game, &Levels::built_in()))
            })?;
            ctx.copy_text(code);
        }
        Wish::Name(key, name) => keeper.rename(key, name)?,
        Wish::Remove(key) => keeper.remove(key),
        Wish::Open(_) | Wish::Read(_) | Wish::Leave => {}
    }
    Ok(())
}

/// Draws the shelf; `now` is the time, in seconds since 1970.
pub fn shelf(ctx: &Context, locale: Locale, now: u64, shelved: &mut Shelved) -> Option<Wish> {
    style::centred(ctx, "shelf", 860.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
        let mut wish = None;
        ui.horizontal(|ui| {
            style::heading(ui, &locale.say("shelf-title"));
            ui.add_space(20.0);
            let response = style::Button::new(&locale.say("lobby-back")).show(ui);
            if ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            wish = response.clicked().then_some(Wish::Leave);
        });
        if let Some(said) = &shelved.said {
            style::strong(ui, said);
        }
        wish = wish.take().or(code_line(ui, locale, shelved));
        if shelved.matches.is_empty() {
            style::text(ui, &locale.say("shelf-empty"));
        }
        for entry in shelved.matches.clone() {
            wish = wish.take().or(row(ui, locale, now, &entry, shelved));
        }
        wish
    })
}

/// The letters of the longest match somebody may bring.
const LONGEST_TEXT: usize = 2_000_000;

/// The field for codes.
fn code_line(ui: &mut Ui, locale: Locale, shelved: &mut Shelved) -> Option<Wish> {
    let label = locale.say("shelf-code");
    style::small(ui, &label);
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 120.0).max(120.0);
        let field = field(ui, &label, &mut shelved.code, width, LONGEST_TEXT);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let ready = !shelved.code.trim().is_empty();
        let pressed = style::pressed(ui, style::Button::new(&locale.say("shelf-open")).small().enabled(ready));
        (ready && (pressed || entered)).then(|| Wish::Read(shelved.code.clone()))
    })
    .inner
}

/// A match.
fn row(ui: &mut Ui, locale: Locale, now: u64, entry: &OnShelf, shelved: &mut Shelved) -> Option<Wish> {
    let mut wish = None;
    match &entry.heading {
        Ok(heading) => {
            style::subheading(ui, &title(locale, heading));
            style::small(ui, &about(locale, now, heading));
        }
        Err(bad) => {
            let arguments = [("key", entry.key.clone().into()), ("problem", bad_record(locale, bad).into())];
            style::small_strong(ui, &locale.say_with("shelf-bad", &arguments));
        }
    }
    ui.horizontal_wrapped(|ui| {
        if let Ok(heading) = &entry.heading {
            let open = if heading.label.over { "shelf-watch" } else { "shelf-continue" };
            if style::pressed(ui, style::Button::new(&locale.say(open)).small().chosen(!heading.label.over)) {
                wish = Some(Wish::Open(entry.key.clone()));
            }
            if style::pressed(ui, style::Button::new(&locale.say("shelf-copy")).small()) {
                wish = Some(Wish::Copy(entry.key.clone()));
            }
            wish = wish.take().or(naming(ui, locale, entry, heading, shelved));
        }
        wish = wish.take().or(throwing_away(ui, locale, entry, shelved));
    });
    ui.add_space(4.0);
    wish
}

/// The button and the field that name a match.
fn naming(ui: &mut Ui, locale: Locale, entry: &OnShelf, heading: &Heading, shelved: &mut Shelved) -> Option<Wish> {
    match &mut shelved.naming {
        Some((key, name)) if *key == entry.key => {
            let field = field(ui, &locale.say("shelf-rename"), name, 200.0, LONGEST_NAME);
            // Whoever pressed the button goes on to write.
            if std::mem::take(&mut shelved.to_be_written) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if style::pressed(ui, style::Button::new(&locale.say("shelf-name-done")).small()) || entered {
                let wish = Wish::Name(key.clone(), name.clone());
                shelved.naming = None;
                return Some(wish);
            }
        }
        _ => {
            if style::pressed(ui, style::Button::new(&locale.say("shelf-rename")).small()) {
                shelved.naming = Some((entry.key.clone(), heading.label.name.clone()));
                shelved.to_be_written = true;
            }
        }
    }
    None
}

/// The button that throws a match away, when it is pressed twice.
fn throwing_away(ui: &mut Ui, locale: Locale, entry: &OnShelf, shelved: &mut Shelved) -> Option<Wish> {
    let sure = shelved.doomed.as_ref() == Some(&entry.key);
    let words = locale.say(if sure { "shelf-delete-sure" } else { "shelf-delete" });
    if !style::pressed(ui, style::Button::new(&words).small().chosen(sure)) {
        return None;
    }
    shelved.doomed = (!sure).then(|| entry.key.clone());
    sure.then(|| Wish::Remove(entry.key.clone()))
}

/// What a match is called: its own name, or its game.
pub fn title(locale: Locale, heading: &Heading) -> String {
    if !heading.label.name.is_empty() {
        return heading.label.name.clone();
    }
    let game = known_game(heading).map(|game| with_game!(game, G => G::title(locale)));
    let game = game.unwrap_or_else(|_| heading.game.clone());
    locale.say_with("shelf-game", &[("game", game.into()), ("seats", heading.seats.into())])
}

fn about(locale: Locale, now: u64, heading: &Heading) -> String {
    let state = locale.say(if heading.label.over { "shelf-over" } else { "shelf-running" });
    let players: Vec<String> = players(&heading.label, heading.seats)
        .into_iter()
        .map(|kind| player_name(locale, &heading.game, kind))
        .collect();
    let arguments = [
        ("state", state.into()),
        // While it is played, their number may tell who was asked in secret.
        ("moves", if heading.label.over { heading.moves } else { 0 }.into()),
        ("when", when(locale, now, heading.label.saved).into()),
        ("players", players.join(", ").into()),
    ];
    locale.say_with("shelf-about", &arguments)
}

/// How long ago something was.
fn when(locale: Locale, now: u64, then: u64) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let ago = now.saturating_sub(then);
    let count = |id: &str, unit: u64| locale.say_with(id, &[("count", (ago / unit).into())]);
    match ago {
        _ if then == 0 => String::new(),
        _ if ago < MINUTE => locale.say("shelf-now"),
        _ if ago < HOUR => count("shelf-minutes", MINUTE),
        _ if ago < DAY => count("shelf-hours", HOUR),
        _ => count("shelf-days", DAY),
    }
}
