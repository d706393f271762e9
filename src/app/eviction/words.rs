//! What there is to say about a match of Eviction, for the margins of the table.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Res;

use super::aim::{Aim, Hovered};
use super::keys::landing;
use super::layout::{self, SEAT_PANEL};
use super::picture::{Piece, room};
use super::preview::Preview;
use crate::app::flow::Live;
use crate::app::hud::model::{self, HudModel, Label, MoveButton, SeatPlate, Spoken, Tone};
use crate::app::settings::Settings;
use crate::locale::{Locale, eviction as say};
use crate::rules::Seat;
use crate::rules::eviction::{Event, Eviction, Move, View};

impl Spoken for Eviction {
    type Aims = (Res<'static, Aim>, Res<'static, Hovered>, Res<'static, Preview>);

    const CONTROLS: &'static [&'static str] = &["choose", "explain", "why", "land"];

    fn model(
        live: &Live<Eviction>,
        settings: &Settings,
        showing: bool,
        (aim, hovered, preview): &(Res<Aim>, Res<Hovered>, Res<Preview>),
    ) -> HudModel<Move> {
        model(live, settings, (aim, **hovered), preview, showing)
    }

    fn purse(seat: Seat) -> Piece {
        Piece::Bench(seat)
    }

    fn sum(locale: Locale, amount: i32) -> (String, String) {
        (locale.say_with("match-score", &[("points", amount.into())]), amount.to_string())
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}

/// What to say now.
pub fn model(
    live: &Live<Eviction>,
    settings: &Settings,
    (aim, hovered): (&Aim, Hovered),
    preview: &Preview,
    showing: bool,
) -> HudModel<Move> {
    let locale = settings.locale();
    let names = model::names(locale, live);
    let view = live.shown();
    HudModel {
        active: view.table.decision().map(|decision| decision.seat),
        seats: Seat::all(view.table.seats).map(|seat| plate(locale, live, &view, &names, seat)).collect(),
        buttons: if showing { Vec::new() } else { buttons(locale, live, aim) },
        explained: explained(locale, live, hovered, &names),
        preview: foreseen(locale, preview),
        labels: piles(locale, &view),
        ..HudModel::of(live, settings, showing)
    }
}

/// The draw that ends the turn; letting everybody land where they fall, in the
/// middle of a chain; forgoing the last chance.
fn buttons(locale: Locale, live: &Live<Eviction>, aim: &Aim) -> Vec<MoveButton<Move>> {
    let choices = live.choices();
    let mut buttons = Vec::new();
    if choices.contains(&Move::Draw) {
        buttons.push(MoveButton::new(locale.say("match-draw"), vec![Move::Draw]).chosen(true));
    }
    if let Some(rest) = landing(live) {
        buttons.push(MoveButton::new(locale.say("match-land"), rest).about(locale.say("match-land-about")));
    }
    if choices.contains(&Move::Pass) {
        let aimed = aim.by_keys && aim.moves == [Move::Pass];
        buttons.push(MoveButton::new(locale.say("match-pass"), vec![Move::Pass]).chosen(aimed));
    }
    buttons
}

fn plate(locale: Locale, live: &Live<Eviction>, view: &View, names: &[String], seat: Seat) -> SeatPlate {
    let table = &view.table;
    let (worth, worth_short) = Eviction::sum(locale, table.tally(seat).score);
    let paper = Rect::from_center_size(layout::seat_panel(seat), SEAT_PANEL);
    SeatPlate {
        seat,
        words: Rect::new(paper.min.x + 12.0, paper.center().y, paper.max.x - 8.0, paper.max.y - 9.0),
        name: names[seat.index()].clone(),
        player: model::player(locale, live, seat),
        worth,
        worth_short,
        face: model::face(locale, live, seat, (Vec2::new(paper.max.x + 14.0, paper.min.y + 32.0), FACE)),
    }
}

/// How large the portrait of a bot is, at the edge of its plate.
const FACE: f32 = 46.0;

/// How many cards are left, under the piles.
fn piles(locale: Locale, view: &View) -> Vec<Label> {
    if !view.table.options.cards {
        return Vec::new();
    }
    let label = |x: f32, id: &str, cards: u8| Label {
        at: Vec2::new(x, -224.0),
        words: locale.say_with(id, &[("cards", cards.into())]),
        short: cards.to_string(),
        tone: Tone::OnDark,
    };
    let discards = view.table.discards.len() as u8;
    vec![label(226.0, "match-discards", discards), label(336.0, "match-pile", view.pile)]
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
