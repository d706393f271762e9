//! What there is to say about a match of Eviction, for the margins of the table.

use super::aim::{Aim, Hovered};
use super::keys::may_land;
use super::picture::room;
use super::preview::Preview;
use crate::app::flow::Live;
use crate::app::settings::Settings;
use crate::bots::SeatKind;
use crate::locale::{Locale, eviction as say, undo_refused};
use crate::rules::eviction::{Event, Eviction, Move};
use crate::rules::{Seat, Viewer};

/// Everything the margins of the table say. A function of the match and of what
/// is aimed at, so that it can be drawn and tested without either.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HudModel {
    /// Who decides.
    pub active: Option<Seat>,
    /// Whose turn it is, and what to do.
    pub prompt: String,
    /// Whether a person at this machine is asked.
    pub asked: bool,
    /// Whether something is being shown that can be skipped.
    pub showing: bool,
    /// The seats.
    pub seats: Vec<SeatModel>,
    /// Why the last decision is final; nothing if it can be taken back.
    pub is_final: Option<String>,
    /// The button that ends the turn, if that is what is to be decided.
    pub draw: bool,
    /// The button that lets everybody land where they fall, in the middle of a chain.
    pub land: bool,
    /// The button that forgoes the last chance, if that is what is to be decided.
    pub pass: bool,
    /// Whether the keyboard aims at that button.
    pub pass_aimed: bool,
    /// What is explained: a title and some lines.
    pub explained: Option<(String, Vec<String>)>,
    /// What the aimed-at decision would start.
    pub preview: Option<String>,
    /// The log, oldest first.
    pub log: Vec<LogEntry>,
    /// The person the machine must be passed to.
    pub awaiting: Option<(Seat, String)>,
    /// How many cards are in the pile and among the discards; none without cards.
    pub piles: Option<(u8, u8)>,
}

/// What the panel of a seat says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatModel {
    /// The seat.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// Who plays it.
    pub player: String,
    /// What it would score now.
    pub points: i32,
    /// In words.
    pub points_text: String,
    /// Whether it decides.
    pub active: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The sentence.
    pub text: String,
    /// Whether it begins a turn.
    pub heading: bool,
    /// Its place in the log of the match.
    pub line: usize,
}

/// The names of the seats, as the locale gives them.
pub fn names(locale: Locale, live: &Live<Eviction>) -> Vec<String> {
    Seat::all(live.seats().len() as u8).map(|seat| say::seat_name(locale, &[], seat)).collect()
}

/// The most lines of the log that are drawn.
const LOG_LINES: usize = 120;

/// What to say now.
pub fn model(
    live: &Live<Eviction>,
    settings: &Settings,
    (aim, hovered): (&Aim, Hovered),
    preview: &Preview,
    showing: bool,
) -> HudModel {
    let locale = settings.locale();
    let names = names(locale, live);
    let view = live.shown();
    let table = &view.table;
    let choices = live.choices();
    let active = table.decision().map(|decision| decision.seat);
    let piles = table.options.cards.then(|| (view.pile, table.discards.len() as u8));
    HudModel {
        active,
        prompt: prompt(locale, live, &names),
        asked: live.asks_a_person(),
        showing,
        seats: Seat::all(table.seats).map(|seat| seat_model(locale, live, &names, seat)).collect(),
        is_final: live.may_undo().err().map(|why| undo_refused(locale, why)),
        draw: !showing && choices.contains(&Move::Draw),
        land: !showing && may_land(live),
        pass: !showing && choices.contains(&Move::Pass),
        pass_aimed: aim.by_keys && aim.moves == [Move::Pass],
        explained: explained(locale, live, hovered, &names),
        preview: foreseen(locale, preview),
        log: log(locale, live, &names),
        awaiting: live.awaiting().map(|seat| (seat, names[seat.index()].clone())),
        piles,
    }
}

fn prompt(locale: Locale, live: &Live<Eviction>, names: &[String]) -> String {
    let table = &live.game().state().table;
    let bot = live.to_act().filter(|decision| live.seats()[decision.seat.index()] != SeatKind::Human);
    match (live.awaiting(), bot) {
        (Some(seat), _) => locale.say_with("match-pass-the-seat", &[("name", names[seat.index()].clone().into())]),
        (None, Some(bot)) => locale.say_with("match-thinking", &[("name", names[bot.seat.index()].clone().into())]),
        _ => say::prompt(locale, table, names),
    }
}

fn seat_model(locale: Locale, live: &Live<Eviction>, names: &[String], seat: Seat) -> SeatModel {
    let view = live.shown();
    let table = &view.table;
    let points = table.tally(seat).score;
    let player = match live.seats()[seat.index()] {
        SeatKind::Human if live.viewer() == Viewer::Seat(seat) => locale.say("seat-you"),
        SeatKind::Human => locale.say("seat-person"),
        SeatKind::Bot(level) => locale.say(&format!("bot-{level}")),
    };
    SeatModel {
        seat,
        name: names[seat.index()].clone(),
        player,
        points,
        points_text: locale.say_with("match-score", &[("points", points.into())]),
        active: table.decision().is_some_and(|decision| decision.seat == seat),
    }
}

fn explained(
    locale: Locale,
    live: &Live<Eviction>,
    hovered: Hovered,
    names: &[String],
) -> Option<(String, Vec<String>)> {
    let view = live.shown();
    let table = &view.table;
    match hovered {
        Hovered::Nothing => None,
        Hovered::Apartment(address) => {
            let room = say::room(locale, room(table, address));
            let title = format!("{} {room}", say::label(address));
            Some((title, say::explain_home(locale, table, address, names)))
        }
        Hovered::Card(card) => {
            let (name, about) = say::explain_face(locale, table.options.face(card));
            Some((name, vec![about]))
        }
        Hovered::Pile => {
            let about = locale.say("match-pile-about");
            Some((locale.say_with("match-pile", &[("cards", view.pile.into())]), vec![about]))
        }
        Hovered::Discards => {
            let title = locale.say_with("match-discards", &[("cards", table.discards.len().into())]);
            let faces =
                table.discards.iter().rev().take(6).map(|&card| say::face_name(locale, table.options.face(card)));
            Some((title, faces.collect()))
        }
    }
}

fn foreseen(locale: Locale, preview: &Preview) -> Option<String> {
    if preview.evicted.is_empty() {
        return None;
    }
    if preview.cleared {
        return Some(locale.say("preview-cleared"));
    }
    let arguments = [("evictions", preview.evicted.len().into()), ("waves", preview.waves.max(1).into())];
    Some(locale.say_with("preview-evictions", &arguments))
}

fn log(locale: Locale, live: &Live<Eviction>, names: &[String]) -> Vec<LogEntry> {
    let lines = live.log().iter().enumerate().rev().filter_map(|(line, entry)| {
        let event = entry.seen(live.viewer());
        let text = say::event(locale, &event, &entry.view().table, names)?;
        let heading = matches!(event, Event::TurnBegan { .. });
        Some(LogEntry { text, heading, line })
    });
    let mut lines: Vec<LogEntry> = lines.take(LOG_LINES).collect();
    lines.reverse();
    lines
}
