//! The keyboard: everything a pointer can do.

use bevy::prelude::*;

use super::aim::{Aim, Hovered};
use super::ways::{Target, target};
use super::{gaze, layout};
use crate::app::flow::keys::{Hands, is_shifted, nearest, way};
use crate::app::flow::{Advised, Intent, Live};
use crate::app::sound::Sound;
use crate::app::stage::Stage;
use crate::rules::Seat;
use crate::rules::landlord::{Landlord, Move, View};

/// The keys that look closely at the street of a seat.
const STREETS: [KeyCode; 6] =
    [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5, KeyCode::Digit6];

/// Goes through the legal decisions with the keyboard.
pub(super) fn press_keys(mut hands: Hands<Landlord>, mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    if !hands.reach_table() {
        return;
    }
    look_around(&hands.keys, &hands.live.shown(), &mut hands.stage, &mut hovered);
    let Some(confirms) = hands.take_up() else { return };
    let Hands { keys, live, .. } = &hands;
    let choices = live.choices();
    let Some(&first) = choices.first() else { return };
    if keys.just_pressed(KeyCode::KeyT) && choices.iter().any(|mv| matches!(mv, Move::Offer(_))) {
        aim.trading = !aim.trading;
    }
    let current = aim.moves.last().copied().filter(|mv| aim.by_keys && choices.contains(mv));
    if let Some(next) = wished(keys, &live.shown(), choices, current) {
        aim_at(live, &mut aim, &mut hovered, next);
        hands.play_sound(Sound::Hover);
    }
    if !confirms {
        return;
    }
    // Nothing is decided that was not aimed at in plain sight.
    match current {
        None => aim_at(&hands.live, &mut aim, &mut hovered, first),
        Some(_) => {
            hands.play_sound(Sound::Click);
            hands.want(Intent::Play(aim.moves.clone()));
        }
    }
}

/// A digit looks closely at a street, 0 at all of them.
fn look_around(keys: &ButtonInput<KeyCode>, view: &View, stage: &mut Stage, hovered: &mut Hovered) {
    if keys.just_pressed(KeyCode::Digit0) {
        gaze::look_at(stage, view, None);
    }
    let nth = STREETS.iter().position(|&key| keys.just_pressed(key));
    if let Some(seat) = nth.map(|nth| Seat(nth as u8)).filter(|seat| seat.0 < view.table.seats) {
        gaze::look_at(stage, view, Some(seat));
        *hovered = Hovered::Seat(seat);
    }
}

/// Aims at what was recommended.
pub(super) fn follow_advice(
    mut advised: MessageReader<Advised<Landlord>>,
    live: Res<Live<Landlord>>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
) {
    for &Advised(mv) in advised.read() {
        if live.choices().contains(&mv) {
            aim_at(&live, &mut aim, &mut hovered, mv);
        }
    }
}

fn aim_at(live: &Live<Landlord>, aim: &mut Aim, hovered: &mut Hovered, mv: Move) {
    let view = live.shown();
    let target = target(&view.table, mv);
    *aim = Aim {
        moves: vec![mv],
        target: Some(target),
        by_keys: true,
        told: explained(&view, target),
        decided: aim.decided,
        trading: aim.trading || matches!(mv, Move::Offer(_)),
        ..Aim::default()
    };
    *hovered = explained(&view, target);
}

/// What is explained while the keyboard aims there.
fn explained(view: &View, target: Target) -> Hovered {
    match target {
        Target::Hand(kind) => {
            let card = view.hand.and_then(|hand| hand.iter().find(|&card| view.table.kind(card) == kind));
            card.map_or(Hovered::Nothing, Hovered::Card)
        }
        Target::House(house) => Hovered::House(house),
        Target::Flat(place) | Target::Resident(place) => Hovered::Flat(place),
        Target::Street(seat) => Hovered::Seat(seat),
        Target::Plot => Hovered::Plot,
        Target::Pile => Hovered::Pile,
        Target::Discards => Hovered::Discards,
        Target::Button => Hovered::Nothing,
    }
}

/// The decision the keys ask for: the next one, the next one of another kind, or
/// the nearest one that way on the table.
fn wished(keys: &ButtonInput<KeyCode>, view: &View, choices: &[Move], current: Option<Move>) -> Option<Move> {
    let at = current.and_then(|current| choices.iter().position(|&mv| mv == current));
    let step = |by: usize| at.map_or(choices.first(), |at| choices.get((at + by) % choices.len())).copied();
    if keys.just_pressed(KeyCode::Tab) {
        return step(if is_shifted(keys) { choices.len() - 1 } else { 1 });
    }
    let way = way(keys)?;
    let (Some(current), Some(at)) = (current, at) else { return choices.first().copied() };
    let place = |mv: Move| place(view, mv);
    match place(current).and_then(|from| nearest(choices, from, way, place)) {
        Some(mv) => Some(mv),
        None if way.x > 0.0 || way.y < 0.0 => choices.get((at + 1) % choices.len()).copied(),
        None => choices.get((at + choices.len() - 1) % choices.len()).copied(),
    }
}

/// Where on the table a decision is: those about houses, flats and people.
pub(super) fn place(view: &View, mv: Move) -> Option<Vec2> {
    match target(&view.table, mv) {
        Target::House(house) => Some(layout::outline(view, house).0.at),
        Target::Flat(place) | Target::Resident(place) => Some(layout::flats(view, place, 1).at),
        _ => None,
    }
}
