//! What there is to say about a match of Alternatywy 4, for the margins of the
//! table.

use bevy::prelude::*;

use super::aim::Aim;
use super::buttons::{self, buttons};
use super::explained::explained;
use super::hovered::Hovered;
use super::layout;
use super::picture::Piece;
use super::ways::{Ways, introduces};
use crate::app::flow::{Beat, Live};
use crate::app::hud::model::{self, Frames, HudModel, Label, Pressed, SeatPlate, Spoken, Tone};
use crate::app::settings::Settings;
use crate::locale::{Locale, alternatywy as say};
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Event, Move, Step, View};

/// Adds what the buttons do that decide nothing.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pressed>().add_systems(
        Update,
        press.in_set(Beat::Decide).before(super::aim::forget).run_if(resource_exists::<Live<Alternatywy>>),
    );
}

fn press(mut pressed: MessageReader<Pressed>, mut aim: ResMut<Aim>) {
    for _ in pressed.read().filter(|Pressed(button)| *button == buttons::PUT_BACK) {
        aim.picked = None;
        aim.clear();
    }
}

impl Spoken for Alternatywy {
    type Aims = (Res<'static, Aim>, Res<'static, Hovered>, Res<'static, Ways>);

    const CONTROLS: &'static [&'static str] =
        &["alternatywy-choose", "alternatywy-play", "alternatywy-look", "alternatywy-why", "explain"];

    fn model(
        live: &Live<Alternatywy>,
        settings: &Settings,
        showing: bool,
        (aim, hovered, ways): &(Res<Aim>, Res<Hovered>, Res<Ways>),
    ) -> HudModel<Move> {
        model(live, settings, (aim, **hovered), ways, showing)
    }

    fn purse(seat: Seat) -> Piece {
        Piece::Marker(seat)
    }

    fn sum(locale: Locale, amount: i32) -> (String, String) {
        (locale.say_with("alternatywy-hud-points", &[("points", amount.into())]), amount.to_string())
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. } | Event::StageBegan { .. })
    }

    fn frames() -> Frames {
        Frames { prompt: Rect::new(-636.0, 272.0, 376.0, 356.0), ..Frames::default() }
    }
}

/// What to say now.
pub fn model(
    live: &Live<Alternatywy>,
    settings: &Settings,
    (aim, hovered): (&Aim, Hovered),
    ways: &Ways,
    showing: bool,
) -> HudModel<Move> {
    let locale = settings.locale();
    let names = model::names(locale, live);
    let view = live.shown();
    let mut model = HudModel {
        seats: Seat::all(view.table.seats).map(|seat| plate(locale, live, &view, &names, seat)).collect(),
        buttons: if showing { Vec::new() } else { buttons(locale, live, &names, aim, ways) },
        explained: explained(locale, live, hovered, &names),
        preview: foreseen(locale, &view, &names, aim),
        labels: labels(locale, &view),
        ..HudModel::of(live, settings, showing)
    };
    // A card that is picked up asks for its target.
    let aims = ways.all.iter().any(|way| matches!(way.moves[..], [Move::Play(_), _]));
    if let (Some(card), Some(seat), true) = (aim.picked, model.active, aims) {
        model.prompt = say::card_prompt(locale, &view, &names, seat, view.table.kind(card));
    }
    if live.awaiting().is_none() && !live.asks_a_person() {
        // What the others do; in a window, nobody is told who is asked.
        model.prompt = say::prompt(locale, &view, &names);
        model.active = say::decider(&view);
    }
    model
}

/// What the Social Work would do to everybody, when somebody is about to
/// introduce it.
fn foreseen(locale: Locale, view: &View, names: &[String], aim: &Aim) -> Option<String> {
    let work = view.table.work.filter(|_| aim.moves.last().is_some_and(|&mv| introduces(view, mv)))?;
    let lines = say::work_preview(locale, view, names, work);
    (!lines.is_empty()).then(|| format!("{}\n{}", locale.say("alternatywy-work-now"), lines.join("\n")))
}

/// The line of words on a plate.
fn plate(locale: Locale, live: &Live<Alternatywy>, view: &View, names: &[String], seat: Seat) -> SeatPlate {
    let rect = layout::plate(view, seat);
    let words = Rect::new(rect.min.x + 6.0, rect.max.y - 24.0, rect.max.x - 8.0, rect.max.y - 3.0);
    let (worth, worth_short) = Alternatywy::sum(locale, view.table.points_of(seat).into());
    SeatPlate {
        seat,
        words,
        name: names[seat.index()].clone(),
        player: String::new(),
        worth,
        worth_short,
        face: model::face(locale, live, seat, layout::face(view, seat)),
    }
}

/// The time, over the clock.
fn labels(locale: Locale, view: &View) -> Vec<Label> {
    let table = &view.table;
    if table.step == Step::Character {
        return Vec::new();
    }
    let at = layout::clock().at + Vec2::Y * 69.0;
    let numbers = [("stage", table.stage.into()), ("stages", table.options.stages().into())];
    let words = locale.say_with("alternatywy-hud-stage", &numbers);
    vec![Label { at, words, short: table.stage.to_string(), tone: Tone::OnLight }]
}
