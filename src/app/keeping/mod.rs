//! Matches are kept after every move, and opened again.
//!
//! What a match is and how it is written is [`crate::record`]; where it is kept
//! is a [`Shelf`]. Nothing here knows of files.

mod clerk;
mod opening;
mod taste;

use std::sync::Arc;

use bevy::prelude::*;

use self::clerk::Clerk;
use super::Playable;
use super::flow::{Beat, Intent, Live, Look, Told};
use super::screens::{Plan, Problems, Screen};
use super::settings::Settings;
use crate::bots::{Level, SeatKind};
use crate::games::{GameName, with_game};
use crate::record::{BadRecord, Heading, Label, Match, Shelf};
use crate::rules::Standing;

pub use self::opening::{Opening, game_of, open, open_for};

/// Adds keeping.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell_troubles.run_if(resource_exists::<Keeper>))
        .add_systems(OnExit(Screen::Match), put_down);
    taste::plugin(app);
}

/// Adds keeping matches of one game.
pub fn game_plugin<G: Playable>(app: &mut App) {
    app.add_message::<Saved>().add_systems(
        Update,
        (branch_off::<G>, keep::<G>)
            .chain()
            .after(Beat::Resolve)
            .run_if(resource_exists::<Live<G>>.and_then(resource_exists::<Keeper>)),
    );
}

/// The name of a match begins with this; other things are kept beside matches.
const MATCH: &str = "match-";

/// More matches that are over and have no name of their own are not kept.
const MOST_FINISHED: usize = 50;

/// Where matches are kept. Without it nothing is: a film is not, for instance.
#[derive(Resource, Debug)]
pub struct Keeper {
    shelf: Arc<dyn Shelf>,
    clerk: Clerk,
}

/// The match on the table as it is kept.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Kept {
    /// Its name on the shelf.
    pub key: String,
    /// What people call it, and by whom it is played.
    pub label: Label,
}

/// The match on the table has been kept.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Saved {
    /// Its name on the shelf.
    pub key: String,
    /// The whole match.
    pub text: String,
}

/// A match on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct OnShelf {
    /// Its name there.
    pub key: String,
    /// What it says of itself, or what is wrong with it.
    pub heading: Result<Heading, BadRecord>,
}

impl Keeper {
    /// Keeps matches on this shelf.
    pub fn new(shelf: Arc<dyn Shelf>) -> Keeper {
        Keeper { clerk: Clerk::new(shelf.clone()), shelf }
    }

    /// Every match that is kept, the newest first.
    pub fn matches(&self) -> Vec<OnShelf> {
        self.clerk.finish();
        let names = self.shelf.names().unwrap_or_default();
        let keys = names.into_iter().filter(|name| name.starts_with(MATCH));
        let mut matches: Vec<OnShelf> = keys
            .map(|key| {
                let text = self.shelf.read(&key).map_err(|trouble| BadRecord::Unreadable(trouble.to_string()));
                OnShelf { heading: text.and_then(|text| Heading::read(&text)), key }
            })
            .collect();
        let saved = |entry: &OnShelf| entry.heading.as_ref().map_or(0, |heading| heading.label.saved);
        matches.sort_by(|one, other| saved(other).cmp(&saved(one)).then_with(|| other.key.cmp(&one.key)));
        matches
    }

    /// What is kept under a key.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self, key: &str) -> Result<String, BadRecord> {
        self.clerk.finish();
        self.shelf.read(key).map_err(|trouble| BadRecord::Unreadable(trouble.to_string()))
    }

    /// Keeps a text under a key.
    pub fn keep(&self, key: &str, text: String) {
        self.clerk.keep(key, text);
    }

    /// Throws a match away.
    pub fn remove(&self, key: &str) {
        self.clerk.remove(key);
    }

    /// Gives a match another name.
    ///
    /// # Errors
    /// If it cannot be read: then it is left as it is.
    pub fn rename(&self, key: &str, name: &str) -> Result<(), BadRecord> {
        let text = self.read(key)?;
        let heading = Heading::read(&text)?;
        let game = known_game(&heading)?;
        let label = Label { name: name.trim().to_owned(), ..heading.label };
        let text = with_game!(game, G => Match::<G>::read(&text).map(|(game, _)| game.write(&label)))?;
        self.keep(key, text);
        Ok(())
    }

    /// Throws away the oldest matches that are over and that nobody has named, if
    /// there are very many.
    pub fn tidy(&self) {
        let matches = self.matches();
        let finished = matches.iter().filter(|entry| {
            entry.heading.as_ref().is_ok_and(|heading| heading.label.over && heading.label.name.is_empty())
        });
        finished.skip(MOST_FINISHED).for_each(|entry| self.remove(&entry.key));
    }
}

/// The game of a written match.
///
/// # Errors
/// If it is none that is played here.
pub fn known_game(heading: &Heading) -> Result<GameName, BadRecord> {
    GameName::named(&heading.game).ok_or_else(|| BadRecord::OtherGame(heading.game.clone()))
}

impl Kept {
    /// A match that is kept from now on, under a key of its own.
    pub fn new(seats: &[SeatKind]) -> Kept {
        let label = Label { players: names(seats), ..Label::default() };
        Kept { key: format!("{MATCH}{:011}-{:06}", now(), crate::cli::fresh_seed()), label }
    }
}

/// Who sits where, as a label has it.
fn names(seats: &[SeatKind]) -> Vec<String> {
    seats.iter().map(SeatKind::to_string).collect()
}

/// The time, in seconds since 1970; 0 if nobody knows.
pub fn now() -> u64 {
    #[cfg(not(target_arch = "wasm32"))]
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok();
    #[cfg(target_arch = "wasm32")]
    let since = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH).ok();
    since.map_or(0, |since| since.as_secs())
}

/// Keeps the match after everything that changed it, as it stands.
fn keep<G: Playable>(
    live: Res<Live<G>>,
    keeper: Res<Keeper>,
    kept: Option<ResMut<Kept>>,
    mut told: MessageReader<Told<G>>,
    mut saved: MessageWriter<Saved>,
    mut last: Local<Option<(String, Vec<String>, u64)>>,
) {
    if told.read().count() == 0 || live.review().is_some() {
        return;
    }
    let Some(mut kept) = kept else { return };
    let now = (kept.key.clone(), names(live.seats()), live.game().proof());
    if live.decisions() == 0 || last.as_ref() == Some(&now) {
        return;
    }
    kept.label.players = now.1.clone();
    kept.label.saved = self::now();
    kept.label.over = matches!(G::standing(live.game().state()), Standing::Over(_));
    let text = live.game().write(&kept.label);
    keeper.keep(&kept.key, text.clone());
    saved.write(Saved { key: kept.key.clone(), text });
    *last = Some(now);
}

/// A match that leaves the way of another is kept beside it.
fn branch_off<G: Playable>(mut intents: MessageReader<Intent<G>>, live: Res<Live<G>>, kept: Option<ResMut<Kept>>) {
    let branches = intents.read().any(|intent| matches!(intent, Intent::Look(Look::Branch)));
    if let Some(mut kept) = kept.filter(|_| branches && live.review().is_none()) {
        *kept = Kept::new(live.seats());
    }
}

/// The match that was left is no longer the one on the table.
fn put_down(mut commands: Commands, keeper: Option<Res<Keeper>>) {
    commands.remove_resource::<Kept>();
    if let Some(keeper) = keeper {
        keeper.tidy();
    }
}

/// Says, once, that nothing can be kept.
fn tell_troubles(keeper: Res<Keeper>, settings: Res<Settings>, mut problems: ResMut<Problems>, mut said: Local<bool>) {
    if let Some(trouble) = keeper.clerk.trouble().filter(|_| !*said) {
        *said = true;
        let arguments = [("problem", trouble.to_string().into())];
        problems.0.push(settings.locale().say_with("error-not-kept", &arguments));
    }
}

/// Who sat where in a written match, as far as this program knows them; a person
/// and bots if it does not say, as in a code.
pub fn players(label: &Label, seats: u8) -> Vec<SeatKind> {
    let bot = SeatKind::Bot(Level::Medium);
    let said = label.players.iter().map(|player| player.parse().unwrap_or(bot));
    let first = if label.players.is_empty() { SeatKind::Human } else { bot };
    let others = std::iter::once(first).chain(std::iter::repeat(bot)).skip(label.players.len().min(1));
    said.chain(others).take(usize::from(seats)).collect()
}

impl Plan {
    /// Plans the same match once more: its game, seats and options.
    pub fn take<G: Playable>(&mut self, game: &Match<G>, seats: Vec<SeatKind>) {
        let record = game.record();
        self.take_game(GameName::of::<G>().unwrap_or_default());
        self.seats = seats;
        self.seed = record.seed;
        self.take_options(&record.options);
    }
}
