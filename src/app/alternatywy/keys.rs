//! The keyboard: everything a pointer can do.

use bevy::prelude::*;

use super::aim::Aim;
use super::hovered::Hovered;
use super::layout;
use super::picture::Piece;
use super::ways::{Target, target};
use crate::app::flow::keys::{Hands, is_shifted, nearest, way};
use crate::app::flow::{Advised, Intent, Live};
use crate::app::sound::Sound;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Move, Place, View};

/// The keys that aim at a decision by its number.
const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// Goes through the legal decisions with the keyboard.
pub(super) fn press_keys(mut hands: Hands<Alternatywy>, mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    if !hands.reach_table() {
        return;
    }
    look_around(&hands.keys, &hands.live.shown(), &mut hovered);
    let Some(confirms) = hands.take_up() else { return };
    let Hands { keys, live, .. } = &hands;
    let choices = live.choices();
    let Some(&first) = choices.first() else { return };
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

/// What has no decision can be asked for with a letter: Q goes through the
/// players and their Characters, W through the places, E through the notice board.
fn look_around(keys: &ButtonInput<KeyCode>, view: &View, hovered: &mut Hovered) {
    let table = &view.table;
    let seats =
        || Seat::all(table.seats).flat_map(|seat| [Hovered::Seat(seat), Hovered::Figure(seat)]).collect::<Vec<_>>();
    let places = || Place::ALL.into_iter().map(Hovered::Place).collect();
    let board = || {
        let work = table.work.or(table.working.map(|working| working.work)).map(Hovered::Work);
        work.into_iter().chain([Hovered::List, Hovered::Clock, Hovered::Door]).collect()
    };
    let all: Vec<Hovered> = if keys.just_pressed(KeyCode::KeyQ) {
        seats()
    } else if keys.just_pressed(KeyCode::KeyW) {
        places()
    } else if keys.just_pressed(KeyCode::KeyE) {
        board()
    } else {
        return;
    };
    let next = all.iter().position(|one| one == hovered).map_or(0, |at| (at + 1) % all.len());
    *hovered = all[next];
}

/// Aims at what was recommended.
pub(super) fn follow_advice(
    mut advised: MessageReader<Advised<Alternatywy>>,
    live: Res<Live<Alternatywy>>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
) {
    for &Advised(mv) in advised.read() {
        if live.choices().contains(&mv) {
            aim_at(&live, &mut aim, &mut hovered, mv);
        }
    }
}

fn aim_at(live: &Live<Alternatywy>, aim: &mut Aim, hovered: &mut Hovered, mv: Move) {
    let view = live.shown();
    let target = target(&view, mv);
    *hovered = explained(&view, target);
    *aim = aim.by_keys(mv, target, *hovered);
}

/// What is explained while the keyboard aims there.
fn explained(view: &View, target: Target) -> Hovered {
    let table = &view.table;
    match target {
        Target::Place(place) => Hovered::Place(place),
        Target::Seat(seat) => Hovered::Seat(seat),
        Target::Card(kind) => {
            let card = view.hand.and_then(|hand| hand.iter().find(|&card| table.kind(card) == kind));
            card.map_or(Hovered::Nothing, Hovered::Card)
        }
        Target::Good(good) => {
            let token = view.own_goods.iter().find(|&token| table.options.goods.good(token) == good);
            token.map_or(Hovered::Nothing, Hovered::Good)
        }
        Target::Line(_) => Hovered::List,
        Target::Pick(pick) => Hovered::Pick(pick),
        Target::Door => Hovered::Door,
        Target::Work => table.work.map_or(Hovered::Nothing, Hovered::Work),
        Target::Trash(place) => Hovered::Trash(place),
        Target::Button => Hovered::Nothing,
    }
}

/// The decision the keys ask for: the one with a number, the next one, or the
/// nearest one that way on the table.
fn wished(keys: &ButtonInput<KeyCode>, view: &View, choices: &[Move], current: Option<Move>) -> Option<Move> {
    if let Some(nth) = DIGITS.iter().position(|&key| keys.just_pressed(key)) {
        return choices.get(nth).copied();
    }
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

/// Where on the table a decision is.
pub(super) fn place(view: &View, mv: Move) -> Option<Vec2> {
    let table = &view.table;
    let piece = match target(view, mv) {
        Target::Place(place) => Piece::Spot(place),
        Target::Seat(seat) => Piece::Plate(seat),
        Target::Line(line) => Piece::Line(line),
        Target::Pick(pick) => Piece::Pick(pick),
        Target::Trash(place) => Piece::Trash(place),
        Target::Door => Piece::ShopDoor,
        Target::Work => return Some(layout::work().at),
        Target::Card(kind) => {
            let cards = super::picture::hand(view);
            let slot = cards.iter().position(|&card| table.kind(card) == kind)?;
            return Some(layout::card_in_hand(slot as u8, cards.len() as u8).at);
        }
        Target::Good(_) | Target::Button => return None,
    };
    Some(layout::rest(view, piece, None, 0).at)
}
