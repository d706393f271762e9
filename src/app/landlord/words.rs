//! What there is to say about a match of Landlord!, for the margins of the table.

use bevy::prelude::*;

use super::aim::{Aim, Hovered};
use super::layout;
use super::picture::Piece;
use super::preview::Preview;
use super::ways::{Target, Ways, is_with};
use crate::app::flow::{Beat, Live};
use crate::app::hud::model::{self, HudModel, Label, MoveButton, Pressed, SeatPlate, Spoken, Tone};
use crate::app::settings::Settings;
use crate::locale::{Locale, landlord as say};
use crate::rules::landlord::{Event, Kind, Landlord, Move, Place, Step, View};
use crate::rules::{Seat, Viewer};

/// Adds what the buttons do that decide nothing.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pressed>().add_systems(
        Update,
        press.in_set(Beat::Decide).before(super::aim::forget).run_if(resource_exists::<Live<Landlord>>),
    );
}

const PUT_BACK: &str = "put-back";
const TRADE: &str = "trade";

fn press(mut pressed: MessageReader<Pressed>, mut aim: ResMut<Aim>) {
    for &Pressed(button) in pressed.read() {
        match button {
            PUT_BACK => {
                aim.picked = None;
                aim.clear();
            }
            TRADE => aim.trading = !aim.trading,
            _ => {}
        }
    }
}

impl Spoken for Landlord {
    type Aims = (Res<'static, Aim>, Res<'static, Hovered>, Res<'static, Ways>, Res<'static, Preview>);

    const CONTROLS: &'static [&'static str] =
        &["landlord-pick", "landlord-floor", "landlord-look", "landlord-trade", "explain"];

    fn model(
        live: &Live<Landlord>,
        settings: &Settings,
        showing: bool,
        (aim, hovered, ways, preview): &(Res<Aim>, Res<Hovered>, Res<Ways>, Res<Preview>),
    ) -> HudModel<Move> {
        model(live, settings, (aim, **hovered), (ways, preview), showing)
    }

    fn purse(seat: Seat) -> Piece {
        Piece::Street(seat)
    }

    fn sum(locale: Locale, amount: i32) -> (String, String) {
        (locale.say_with("landlord-hud-money", &[("money", amount.into())]), amount.to_string())
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}

/// What to say now.
pub fn model(
    live: &Live<Landlord>,
    settings: &Settings,
    (aim, hovered): (&Aim, Hovered),
    (ways, preview): (&Ways, &Preview),
    showing: bool,
) -> HudModel<Move> {
    let locale = settings.locale();
    let names = model::names(locale, live);
    let view = live.shown();
    let mut model = HudModel {
        seats: Seat::all(view.table.seats).map(|seat| plate(locale, live, &view, &names, seat)).collect(),
        buttons: if showing { Vec::new() } else { buttons(locale, live, &names, aim, ways) },
        explained: explained(locale, live, hovered, &names),
        preview: foreseen(locale, preview, &names),
        labels: labels(locale, &view),
        ..HudModel::of(live, settings, showing)
    };
    // Who is asked in a window tells what he holds.
    if view.table.step.window().is_some() && !live.asks_a_person() && live.awaiting().is_none() {
        model.active = Some(view.table.active);
        let name = names[view.table.active.index()].clone();
        model.prompt = locale.say_with("landlord-hud-waiting", &[("name", name.into())]);
    }
    model
}

// ------------------------------------------------------------------- buttons

fn buttons(locale: Locale, live: &Live<Landlord>, names: &[String], aim: &Aim, ways: &Ways) -> Vec<MoveButton<Move>> {
    let view = live.shown();
    let picked = aim.picked.is_some();
    let words = |mv: Move| short(locale, &view, mv, picked).unwrap_or_else(|| say::choice(locale, &view, names, mv));
    let aimed = |mv: Move| aim.by_keys && aim.moves == [mv];
    let button = |mv: Move| MoveButton::new(words(mv), vec![mv]).chosen(aimed(mv));
    if let Some(card) = aim.picked {
        let kind = view.table.kind(card);
        let choices = live.choices().iter().copied().filter(|&mv| is_with(mv, kind));
        let with_button = |mv: &Move| match mv {
            Move::Floor(_) | Move::Finish(_) => true,
            mv => ways.all.iter().any(|way| way.target == Target::Button && way.moves == [*mv]),
        };
        let mut buttons: Vec<_> = choices.filter(with_button).map(button).collect();
        buttons.push(MoveButton::pressing(locale.say("landlord-hud-put-back"), PUT_BACK));
        return buttons;
    }
    let mut buttons: Vec<_> = live
        .choices()
        .iter()
        .copied()
        .filter(|&mv| has_button(&view, mv, aim))
        .map(|mv| {
            let due = matches!(mv, Move::Done | Move::Buy) && !aim.by_keys;
            let button = button(mv);
            let chosen = button.chosen || due && (mv == Move::Buy || view.table.step != Step::Buy);
            button.chosen(chosen)
        })
        .collect();
    // What ends the step comes first, where the eye looks for it.
    buttons.sort_by_key(|button| !button.moves.contains(&Move::Done));
    if live.choices().iter().any(|mv| matches!(mv, Move::Offer(_))) {
        let id = if aim.trading { "landlord-hud-trade-close" } else { "landlord-hud-trade" };
        let trade = MoveButton::pressing(locale.say(id), TRADE);
        buttons.push(trade.about(locale.say("landlord-hud-trade-about")));
    }
    buttons
}

/// The words of a button that says less than a line in a list would; `picked` if
/// a card is picked up, which needs no name then.
fn short(locale: Locale, view: &View, mv: Move, picked: bool) -> Option<String> {
    let table = &view.table;
    Some(match mv {
        Move::TakeDown => locale.say("landlord-hud-take-down"),
        Move::Done if table.step == Step::Act => {
            let income = table.income(table.active).amount();
            locale.say_with("landlord-hud-collect", &[("amount", income.into())])
        }
        Move::Floor(_) if picked => locale.say("landlord-hud-floor"),
        Move::Finish(_) if picked => locale.say("landlord-hud-finish"),
        // The prompt says what becomes of it, and there are many of them.
        Move::Give(Some(kind)) | Move::Want(Some(kind)) => say::card_name(locale, kind),
        _ => return None,
    })
}

/// Sums of money that have a button: all small ones, then wider apart.
const SUMS: [u16; 16] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 50, 100];

/// Whether a decision has a button beside the prompt: those without a place on
/// the table, and answers, which are needed at once.
fn has_button(view: &View, mv: Move, aim: &Aim) -> bool {
    let most = match view.viewer {
        Viewer::Seat(seat) => view.money(seat).unwrap_or(0),
        Viewer::Spectator => 0,
    };
    match mv {
        Move::Pay(amount) | Move::Charge(amount) => {
            SUMS.contains(&amount) || matches!(mv, Move::Pay(_)) && amount == most || aim.by_keys && aim.moves == [mv]
        }
        Move::Offer(_) => aim.trading,
        Move::Counter(_) | Move::Give(_) | Move::Want(_) => true,
        Move::Floor(_) | Move::Finish(_) | Move::Play(_) | Move::Politics(_) => aim.by_keys && aim.moves == [mv],
        Move::House(_) | Move::Flat(_) | Move::Resident(_) | Move::Recall(_) => aim.by_keys && aim.moves == [mv],
        Move::TakeDown
        | Move::Bail
        | Move::Accept
        | Move::Decline
        | Move::Report
        | Move::Pass
        | Move::Jail
        | Move::Buy
        | Move::Done => true,
    }
}

// -------------------------------------------------------------- plates and piles

fn plate(locale: Locale, live: &Live<Landlord>, view: &View, names: &[String], seat: Seat) -> SeatPlate {
    let pose = layout::plate(view, seat);
    let size = layout::PLATE * pose.scale;
    let own = view.viewer == Viewer::Seat(seat);
    let (worth, worth_short) = match view.money(seat) {
        Some(money) => Landlord::sum(locale, money.into()),
        None => (locale.say("landlord-hud-money-hidden"), "?".to_owned()),
    };
    // Beside the words are the fan of cards and the bars of the Jail, and the mark
    // of the seat covers the one that is cut into the plate.
    let jail = if view.table.jailed == Some(seat) { 40.0 } else { 0.0 };
    let beside = (if own { 14.0 } else { 54.0 } + jail) * pose.scale.x;
    let line = (size.y * 0.84).min(24.0);
    let left = pose.at.x - size.x / 2.0 + 12.0 * pose.scale.x - line / 2.0;
    let words = Rect::new(left, pose.at.y - line / 2.0, pose.at.x + size.x / 2.0 - beside, pose.at.y + line / 2.0);
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

/// How many cards are left, above the piles.
fn labels(locale: Locale, view: &View) -> Vec<Label> {
    let label = |at: Vec2, id: &str, cards: usize| Label {
        at,
        words: locale.say_with(id, &[("cards", cards.into())]),
        short: cards.to_string(),
        tone: Tone::OnDark,
    };
    let up = Vec2::Y * 54.0;
    vec![
        label(layout::pile().at + up, "landlord-hud-pile", view.pile.into()),
        label(layout::discards(3).at + up, "landlord-hud-discards", view.table.discards.len()),
    ]
}

// ------------------------------------------------------------------ explanations

fn titled(mut lines: Vec<String>) -> Option<(String, Vec<String>)> {
    if lines.is_empty() {
        return None;
    }
    let title = lines.remove(0);
    Some((title, lines))
}

fn explained(
    locale: Locale,
    live: &Live<Landlord>,
    hovered: Hovered,
    names: &[String],
) -> Option<(String, Vec<String>)> {
    let view = live.shown();
    let table = &view.table;
    let told = |id: &str, about: &str| Some((locale.say(id), vec![locale.say(about)]));
    match hovered {
        Hovered::Nothing => None,
        Hovered::Card(card) | Hovered::Limelight(card) => titled(say::explain_card(locale, table, table.kind(card))),
        Hovered::House(house) => titled(say::explain_house(locale, &view, names, house)),
        Hovered::Flat(place) => flat(locale, &view, names, place),
        Hovered::Plot => told("landlord-hud-plot", "landlord-hud-plot-about"),
        Hovered::Seat(seat) => Some(player(locale, live, &view, names, seat)),
        Hovered::Pile => {
            let title = locale.say_with("landlord-hud-pile-title", &[("cards", view.pile.into())]);
            Some((title, vec![locale.say("landlord-hud-pile-about")]))
        }
        Hovered::Discards => {
            let title = locale.say_with("landlord-hud-discards-title", &[("cards", table.discards.len().into())]);
            let top = table.discards.iter().rev().take(8).map(|&card| say::card_name(locale, table.kind(card)));
            Some((title, top.collect()))
        }
        Hovered::Jail => {
            let about = match table.jailed {
                Some(seat) => locale.say_with("landlord-hud-jail-of", &[("name", names[seat.index()].clone().into())]),
                None => locale.say("landlord-hud-jail-empty"),
            };
            let mut lines = vec![about];
            lines.extend(say::explain_card(locale, table, Kind::Jail).into_iter().skip(1));
            Some((locale.say("landlord-hud-jail"), lines))
        }
    }
}

/// A flat, and the house it is in with its arithmetic.
fn flat(locale: Locale, view: &View, names: &[String], place: Place) -> Option<(String, Vec<String>)> {
    let mut lines = say::explain_house(locale, view, names, place.house);
    lines.extend(say::explain_flat(locale, view, names, place));
    titled(lines)
}

fn player(locale: Locale, live: &Live<Landlord>, view: &View, names: &[String], seat: Seat) -> (String, Vec<String>) {
    let table = &view.table;
    let mut lines = vec![model::player(locale, live, seat)];
    lines.push(locale.say_with("landlord-hud-cards", &[("cards", view.hands[seat.index()].into())]));
    let known = table.known[seat.index()];
    if !known.is_empty() {
        let cards = say::cards_in_words(locale, known.iter().map(|card| table.kind(card)));
        lines.push(locale.say_with("landlord-hud-known", &[("cards", cards.into())]));
    }
    if table.starting_roofs[seat.index()].is_some() {
        lines.push(locale.say("landlord-hud-roof"));
    }
    lines.push(locale.say_with("landlord-hud-income", &[("amount", table.income(seat).amount().into())]));
    if table.jailed == Some(seat) {
        lines.push(locale.say_with("landlord-hud-jail-of", &[("name", names[seat.index()].clone().into())]));
    }
    (names[seat.index()].clone(), lines)
}

fn foreseen(locale: Locale, preview: &Preview, names: &[String]) -> Option<String> {
    let Preview(changes) = preview;
    if changes.is_empty() {
        return None;
    }
    let lines = changes.iter().map(|&(seat, before, after)| {
        let name = ("name", names[seat.index()].clone().into());
        locale.say_with("landlord-hud-preview", &[name, ("before", before.into()), ("after", after.into())])
    });
    let lines: Vec<String> = std::iter::once(locale.say("landlord-hud-preview-title")).chain(lines).collect();
    Some(lines.join("\n"))
}
