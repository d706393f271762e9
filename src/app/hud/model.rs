//! What the margins of a table say, whichever game is played on it.

use bevy::ecs::message::Message;
use bevy::ecs::resource::Resource;
use bevy::ecs::system::{SystemParam, SystemParamItem};
use bevy::math::{Rect, Vec2};

use super::replay::Replay;
use super::style;
pub use super::style::Mark;
use crate::app::flow::{Countdown, Hint, Live, Pace, Show};
use crate::app::settings::Settings;
use crate::app::stage::table::PieceIndex;
use crate::app::stage::{Shown, Stage};
use crate::bots::SeatKind;
use crate::locale::{self, Locale, Speaks, player_and_level, player_manner, player_name, seat_names, undo_refused};
use crate::rules::{Seat, Viewer};

/// A game that can be played with words around its table.
pub trait Spoken: Shown + Speaks {
    /// What the words depend on besides the match: what is aimed at, for instance.
    type Aims: SystemParam + 'static;

    /// What can be controlled in this game besides [`CONTROLS`], in the order of the
    /// page about it: the identifiers of the sentences without `help-`.
    const CONTROLS: &'static [&'static str];

    /// What to say now; `showing` while something is shown that can be skipped.
    /// What is the same in every game is in [`HudModel::of`].
    fn model(
        live: &Live<Self>,
        settings: &Settings,
        showing: bool,
        aims: &SystemParamItem<Self::Aims>,
    ) -> HudModel<Self::Move>;

    /// Whether the line of an event stands out in the log: it begins a turn.
    fn is_heading(event: &Self::Event) -> bool;

    /// The piece whose count ([`Shown::counts`]) the plate of a seat says in words.
    fn purse(seat: Seat) -> Self::Piece;

    /// That count in words, and where there is no room for words.
    fn sum(locale: Locale, amount: i32) -> (String, String);

    /// Where the margins lie.
    fn frames() -> Frames {
        Frames::default()
    }
}

/// What can be controlled in every game, as [`Spoken::CONTROLS`] has it; the page
/// tells it last.
pub const CONTROLS: [&str; 14] = [
    "hint",
    "undo",
    "redo",
    "look-back",
    "see-again",
    "skip",
    "show",
    "log",
    "speed",
    "mute",
    "players",
    "rules",
    "pause",
    "help",
];

/// Where the margins lie in the window, in world units (1280 x 720, origin in the
/// middle, y upwards).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frames {
    /// What to do, and the buttons that decide.
    pub prompt: Rect,
    /// Undo, speed, sound.
    pub tools: Rect,
    /// The pages, what is explained, and the log.
    pub side: Rect,
}

impl Default for Frames {
    fn default() -> Self {
        Frames {
            prompt: Rect::new(-372.0, 306.0, 372.0, 354.0),
            tools: Rect::new(-630.0, -354.0, -394.0, -222.0),
            side: Rect::new(384.0, -354.0, 632.0, 354.0),
        }
    }
}

/// Everything the margins of the table say. A function of the match and of what
/// is aimed at, so that it can be drawn and tested without either.
#[derive(Clone, Debug, PartialEq)]
pub struct HudModel<M> {
    /// Who decides.
    pub active: Option<Seat>,
    /// Whose turn it is, and what to do.
    pub prompt: String,
    /// Whether a person at this machine is asked.
    pub asked: bool,
    /// What is done by itself if that person takes too long, and when.
    pub time_limit: Option<TimeLimit>,
    /// Whether something is being shown that can be skipped.
    pub showing: bool,
    /// The seats.
    pub seats: Vec<SeatPlate>,
    /// Why the last decision is final; nothing if it can be taken back.
    pub is_final: Option<String>,
    /// The moment that is looked at ([`Live::moment`]).
    pub moment: usize,
    /// Whether something can be made again that was taken back.
    pub may_redo: bool,
    /// Whether something big has happened that can be seen again.
    pub may_see_again: bool,
    /// How the match is looked at, if nobody is playing it now.
    pub replay: Option<Replay>,
    /// Whether a bot is thinking, as far as that may be told.
    pub thinking: bool,
    /// Whether the show stands still, if only bots play.
    pub show: Option<bool>,
    /// What a person who is asked should do, if somebody wanted to know.
    pub hint: Option<HintWords>,
    /// The decisions that have no place on the table.
    pub buttons: Vec<MoveButton<M>>,
    /// What is explained: a title and some lines.
    pub explained: Option<(String, Vec<String>)>,
    /// What the aimed-at decision would start.
    pub preview: Option<String>,
    /// The log, oldest first.
    pub log: Vec<LogEntry>,
    /// The person the machine must be passed to.
    pub awaiting: Option<(Seat, String)>,
    /// Words on the table itself.
    pub labels: Vec<Label>,
}

/// What the margins said when the table last stood still.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Said {
    now: Option<(String, Option<Seat>, bool)>,
    lines: usize,
}

impl Said {
    /// The prompt line; nothing if no match is on the table.
    pub fn prompt(&self) -> &str {
        self.now.as_ref().map_or("", |(prompt, ..)| prompt)
    }
}

/// What a person should do, and why.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HintWords {
    /// What, or that it is being thought about.
    pub title: String,
    /// Why.
    pub lines: Vec<String>,
    /// Whether it is still being thought about.
    pub thinking: bool,
}

/// What is done by itself when a clock has run down.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeLimit {
    /// What, and when: "Pass in 7 seconds".
    pub words: String,
    /// The same where there is no room for words: "7 s".
    pub short: String,
    /// The words in a second. A letter that was never drawn is drawn a frame late,
    /// so they are laid out in time.
    pub next: String,
    /// How much of the time is left, from 1 to 0.
    pub left: f32,
}

/// The plate of a seat, written on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatPlate {
    /// The seat.
    pub seat: Seat,
    /// Where its words stand on the table, in world units: a line as high as it
    /// is, or two if it is high enough.
    pub words: Rect,
    /// Its name.
    pub name: String,
    /// Who plays it, under the name; not in a small window.
    pub player: String,
    /// What it has, beside the name: "12 points now".
    pub worth: String,
    /// The same where there is no room for words: "12".
    pub worth_short: String,
    /// The bot that plays it, and where its portrait stands on the table, in world
    /// units.
    pub face: Option<Face>,
}

/// The portrait of a bot at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Its name among the pictures.
    pub picture: String,
    /// What the bot is called, and how it plays.
    pub about: String,
    /// Where it stands, in world units.
    pub at: Rect,
}

/// A decision that is made with a button.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveButton<M> {
    /// What it says.
    pub words: String,
    /// What it decides, one after another.
    pub moves: Vec<M>,
    /// What it does instead of deciding, as only its game knows: it is told to
    /// that game as [`Pressed`].
    pub press: Option<&'static str>,
    /// What there is to say about it, if anything.
    pub about: Option<String>,
    /// Whether it stands out: it is due, or the keyboard aims at it.
    pub chosen: bool,
    /// Whether it can be pressed. A greyed button says why not.
    pub enabled: bool,
    /// A sign before the words, which [`MoveButton::about`] explains.
    pub mark: Option<Mark>,
}

/// A button was pressed that decides nothing ([`MoveButton::press`]).
#[derive(Message, Clone, Copy, Debug)]
pub struct Pressed(pub &'static str);

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The sentence.
    pub text: String,
    /// Whether it begins a turn.
    pub heading: bool,
    /// Its place in the log of the match.
    pub line: usize,
    /// The moment it belongs to ([`Live::moment`]).
    pub moment: usize,
    /// Whether it lies ahead of the point that is looked at.
    pub ahead: bool,
}

/// Words on the table: how many cards are left, for instance.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Their middle, in world units.
    pub at: Vec2,
    /// The words.
    pub words: String,
    /// The same where there is no room for words.
    pub short: String,
    /// What they are written on.
    pub tone: Tone,
}

/// What words on the table are written on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Something dark: the words are pale.
    #[default]
    OnDark,
    /// Something light: the words are ink.
    OnLight,
}

impl<M> MoveButton<M> {
    /// A button that can be pressed.
    pub fn new(words: String, moves: Vec<M>) -> Self {
        MoveButton { words, moves, press: None, about: None, chosen: false, enabled: true, mark: None }
    }

    /// A button that decides nothing.
    pub fn pressing(words: String, press: &'static str) -> Self {
        MoveButton { press: Some(press), ..MoveButton::new(words, Vec::new()) }
    }

    /// Stands out.
    pub fn chosen(self, chosen: bool) -> Self {
        MoveButton { chosen, ..self }
    }

    /// With something to say about it.
    pub fn about(self, about: String) -> Self {
        MoveButton { about: Some(about), ..self }
    }

    /// With a sign before the words.
    pub fn marked(self, mark: Option<Mark>) -> Self {
        MoveButton { mark, ..self }
    }

    /// Greyed, or not.
    pub fn enabled(self, enabled: bool) -> Self {
        MoveButton { enabled, ..self }
    }
}

impl<M> Default for HudModel<M> {
    fn default() -> Self {
        HudModel {
            active: None,
            prompt: String::new(),
            asked: false,
            time_limit: None,
            showing: false,
            seats: Vec::new(),
            is_final: None,
            moment: 0,
            may_redo: false,
            may_see_again: false,
            replay: None,
            thinking: false,
            show: None,
            hint: None,
            buttons: Vec::new(),
            explained: None,
            preview: None,
            log: Vec::new(),
            awaiting: None,
            labels: Vec::new(),
        }
    }
}

impl<M> HudModel<M> {
    /// What every game says alike: who must do what, whether it can be taken
    /// back, what happened. Without plates, buttons and whatever is explained.
    pub fn of<G: Spoken<Move = M>>(live: &Live<G>, settings: &Settings, showing: bool) -> Self {
        let locale = settings.locale();
        let names = names(locale, live);
        HudModel {
            active: live.to_act().map(|decision| decision.seat),
            prompt: prompt(locale, live, &names),
            asked: live.asks_a_person(),
            showing,
            moment: live.moment(),
            may_redo: live.may_redo(),
            may_see_again: live.last_big().is_some(),
            replay: replay(live),
            thinking: live.bot().is_some() && live.awaiting().is_none(),
            is_final: match live.review() {
                Some(_) => Some(locale.say("undo-looking")),
                None => live.may_undo().err().map(|why| undo_refused(locale, why)),
            },
            log: log(locale, live, &names),
            awaiting: live.awaiting().map(|seat| (seat, names[seat.index()].clone())),
            ..HudModel::default()
        }
    }
}

impl<M> HudModel<M> {
    /// The same, but while something is shown, and while a window waits for
    /// somebody else, who decides and the end of the log stay as they were. They
    /// would run ahead of the show, and tell by it whether somebody is asked.
    pub fn held_back<G: Spoken<Move = M>>(mut self, live: &Live<G>, said: &mut Said) -> Self {
        // Bots leave a secret window without a pause; an offer is open to all.
        let is_secret = |prompt: &G::Prompt| G::is_binding(prompt) && G::pace(prompt) == Pace(0.0);
        let window = live.to_act().is_some_and(|decision| is_secret(&decision.prompt));
        let waits = window && !self.asked && self.awaiting.is_none();
        let lines = live.log().len();
        match &said.now {
            Some((prompt, active, thinking)) if self.showing || waits => {
                (self.prompt, self.active, self.thinking) = (prompt.clone(), *active, *thinking);
                self.log.retain(|entry| entry.line < said.lines);
            }
            _ => *said = Said { now: Some((self.prompt.clone(), self.active, self.thinking)), lines },
        }
        self
    }
}

impl<M: Copy> HudModel<M> {
    /// The same while the show has not come to what changed a sum: the plate still
    /// says what it was.
    pub fn as_shown<G: Spoken<Move = M>>(mut self, locale: Locale, stage: &Stage, index: &PieceIndex<G>) -> Self {
        for plate in &mut self.seats {
            let purse = index.get(G::purse(plate.seat));
            if let Some(amount) = purse.and_then(|purse| stage.counted(purse)) {
                (plate.worth, plate.worth_short) = G::sum(locale, amount);
            }
        }
        self
    }

    /// The same, with what a hint says, and whether a show stands still.
    pub fn advised<G: Spoken<Move = M>>(
        self,
        live: &Live<G>,
        settings: &Settings,
        hint: &Hint<G>,
        show: &Show,
    ) -> Self {
        let locale = settings.locale();
        let thinks = || HintWords { title: locale.say("match-hint-thinking"), thinking: true, ..Default::default() };
        let hint = hint
            .advice()
            .map(|advice| {
                let (view, names) = (live.view(), names(locale, live));
                let best = advice.first().map(|best| G::choice(locale, &view, &names, best.mv));
                let lines = locale::hint::<G>(locale, &view, &names, live.game().record().seats, advice);
                HintWords { title: best.unwrap_or_default(), lines, thinking: false }
            })
            .or_else(|| hint.is_thinking().then(thinks));
        HudModel { hint, show: live.is_show().then_some(show.stands), ..self }
    }

    /// The same while a clock runs for the person who is asked. Nobody else hears
    /// of it: it would tell who holds an answer.
    pub fn timed<G: Spoken<Move = M>>(self, live: &Live<G>, settings: &Settings, countdown: &Countdown) -> Self {
        let declines = live.to_act().and_then(|decision| G::declines(&decision.prompt));
        let (Some(seconds), Some(mv), true) = (countdown.seconds(), declines, self.asked) else { return self };
        let locale = settings.locale();
        let choice = G::choice(locale, &live.view(), &names(locale, live), mv);
        let words = |seconds: u8| {
            locale.say_with("match-countdown", &[("choice", choice.clone().into()), ("seconds", seconds.into())])
        };
        let time_limit = TimeLimit {
            words: words(seconds),
            next: words(seconds.saturating_sub(1)),
            short: locale.say_with("match-countdown-short", &[("seconds", seconds.into())]),
            left: countdown.part(),
        };
        HudModel { time_limit: Some(time_limit), ..self }
    }
}

/// How the match is looked at, if it is.
fn replay<G: Spoken>(live: &Live<G>) -> Option<Replay> {
    let review = live.review()?;
    let (at, of) = (live.moment(), live.last_moment());
    Some(Replay { at, of, runs: review.until.is_some(), again: review.again, over: review.over })
}

/// The names of the seats, as the locale gives them.
pub fn names<G: Shown>(locale: Locale, live: &Live<G>) -> Vec<String> {
    seat_names(locale, live.seats().len() as u8)
}

/// Who plays a seat, as its plate says it.
pub fn player<G: Shown>(locale: Locale, live: &Live<G>, seat: Seat) -> String {
    match live.seats()[seat.index()] {
        SeatKind::Human if live.viewer() == Viewer::Seat(seat) => locale.say("seat-you"),
        kind => player_name(locale, G::NAME, kind),
    }
}

/// The portrait of the bot that plays a seat, as large as `size` around a point of the
/// table; none of a person.
pub fn face<G: Shown>(locale: Locale, live: &Live<G>, seat: Seat, (middle, size): (Vec2, f32)) -> Option<Face> {
    let kind = live.seats()[seat.index()];
    let picture = style::picture_of(G::NAME, kind)?;
    let manner = player_manner(locale, G::NAME, kind).unwrap_or_default();
    let about = format!("{}\n{manner}", player_and_level(locale, G::NAME, kind));
    Some(Face { picture, about, at: Rect::from_center_size(middle, Vec2::splat(size)) })
}

fn prompt<G: Spoken>(locale: Locale, live: &Live<G>, names: &[String]) -> String {
    let bot = live.to_act().filter(|decision| live.seats()[decision.seat.index()] != SeatKind::Human);
    match (live.awaiting(), bot) {
        (Some(seat), _) => locale.say_with("match-pass-the-seat", &[("name", names[seat.index()].clone().into())]),
        (None, Some(bot)) => locale.say_with("match-thinking", &[("name", names[bot.seat.index()].clone().into())]),
        _ => G::prompt(locale, &live.view(), names),
    }
}

/// The most lines of the log that are drawn.
const LOG_LINES: usize = 120;

fn log<G: Spoken>(locale: Locale, live: &Live<G>, names: &[String]) -> Vec<LogEntry> {
    let lines = live.log().iter().enumerate().rev().filter_map(|(line, entry)| {
        let event = entry.seen(live.viewer());
        let text = G::event(locale, entry.view(), names, &event)?;
        let (moment, ahead) = (entry.moment(), entry.moment() > live.moment());
        Some(LogEntry { text, heading: G::is_heading(&event), line, moment, ahead })
    });
    let mut lines: Vec<LogEntry> = lines.take(LOG_LINES).collect();
    lines.reverse();
    lines
}
