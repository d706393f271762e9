//! The keyboard: everything a pointer can do.

use bevy::prelude::*;

use super::aim::{Aim, Hovered, aimed_at, asked_about, first_aim};
use super::layout;
use super::picture::Piece;
use super::preview::rest_of_chain;
use crate::app::flow::keys::{Hands, is_shifted, nearest, way};
use crate::app::flow::{Advised, Intent, Live};
use crate::app::sound::Sound;
use crate::rules::eviction::{Address, Arrow, Card, Eviction, Move, Spot, Step, Table, View};
use crate::rules::{Game, Seat, Viewer};

/// Goes through the legal decisions with the keyboard.
pub(super) fn press_keys(mut hands: Hands<Eviction>, mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    if !hands.reach_table() {
        return;
    }
    let Some(confirms) = hands.take_up() else { return };
    let Hands { keys, live, .. } = &hands;
    if let Some(way) = way(keys).filter(|_| is_shifted(keys)) {
        let address = look_around(&live.shown().table, *hovered, way);
        *hovered = Hovered::Apartment(address);
        let moves = aimed_at(live, *hovered, layout::apartment(&live.shown().table.options, address));
        *aim = Aim { moves, by_keys: true, decided: aim.decided };
        return;
    }
    let choices = live.choices();
    let Some(&first) = choices.first() else { return };
    if confirms
        && aim.by_keys
        && aim.moves.is_empty()
        && let Some(mv) = asked_about(live, *hovered, looked_at(live, *hovered))
    {
        hands.play_sound(Sound::Nope);
        hands.want(Intent::Why(mv));
        return;
    }
    let current = aim.moves.last().copied().filter(|mv| choices.contains(mv));
    let next = wished(keys, &live.shown(), choices, current.unwrap_or(first), aim.by_keys);
    if let Some(next) = next {
        *aim = Aim { moves: vec![next], by_keys: true, decided: aim.decided };
        *hovered = explained(live, next);
        hands.play_sound(Sound::Hover);
    }
    if hands.keys.just_pressed(KeyCode::KeyE)
        && let Some(rest) = landing(&hands.live)
    {
        hands.want(Intent::Play(rest));
        return;
    }
    if confirms {
        // Nothing is decided that was not aimed at in plain sight.
        if aim.moves.is_empty() || !aim.by_keys {
            let first = first_aim(&hands.live).unwrap_or(first);
            *aim = Aim { moves: vec![first], by_keys: true, decided: aim.decided };
            *hovered = explained(&hands.live, first);
            return;
        }
        hands.play_sound(Sound::Click);
        hands.want(Intent::Play(aim.moves.clone()));
    }
}

/// Aims at what was recommended.
pub(super) fn follow_advice(
    mut advised: MessageReader<Advised<Eviction>>,
    live: Res<Live<Eviction>>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
) {
    for &Advised(mv) in advised.read() {
        if live.choices().contains(&mv) {
            *aim = Aim { moves: vec![mv], by_keys: true, decided: aim.decided };
            *hovered = explained(&live, mv);
        }
    }
}

/// The rest of the chain as the rules offer it, if a person is asked in the
/// middle of one: everybody lands where they fall.
pub(super) fn landing(live: &Live<Eviction>) -> Option<Vec<Move>> {
    let table = &live.game().state().table;
    let in_chain = matches!(table.step, Step::Wave | Step::Arrival { .. } | Step::PutBack { .. });
    let asked = in_chain && !live.choices().is_empty();
    asked.then(|| rest_of_chain(&Eviction::redeal(&live.view(), 0))).filter(|rest| !rest.is_empty())
}

/// The middle of the apartment that is explained.
fn looked_at(live: &Live<Eviction>, hovered: Hovered) -> Vec2 {
    match hovered {
        Hovered::Apartment(address) => layout::apartment(&live.shown().table.options, address),
        _ => Vec2::ZERO,
    }
}

/// The apartment that way from the one that is explained, around the edges too:
/// a look at what cannot be chosen.
fn look_around(table: &Table, hovered: Hovered, way: Vec2) -> Address {
    let Hovered::Apartment(from) = hovered else { return Address::default() };
    let arrow = Arrow::ALL.into_iter().find(|&arrow| layout::direction(arrow) == way);
    table.next_door(Spot { apartment: from, arrow: arrow.unwrap_or_default() })
}

/// What is explained while the keyboard aims at a decision.
pub(super) fn explained(live: &Live<Eviction>, mv: Move) -> Hovered {
    let table = &live.game().state().table;
    match mv {
        Move::Apartment(address) => Hovered::Apartment(address),
        Move::Meeple(spot) => Hovered::Apartment(spot.apartment),
        Move::Card(face) | Move::Discard(face) => {
            live.game().state().card_in_hand(table.active, face).map_or(Hovered::Nothing, Hovered::Card)
        }
        Move::Draw => Hovered::Pile,
        Move::Arrow(_) | Move::Pass => Hovered::Nothing,
    }
}

/// The decision the keys ask for: the nearest one that way, or the next one.
fn wished(keys: &ButtonInput<KeyCode>, view: &View, choices: &[Move], current: Move, by_keys: bool) -> Option<Move> {
    if keys.just_pressed(KeyCode::Tab) {
        let at = choices.iter().position(|&mv| mv == current).unwrap_or(0);
        let step = if is_shifted(keys) { choices.len() - 1 } else { 1 };
        let next = if by_keys { (at + step) % choices.len() } else { at };
        return choices.get(next).copied();
    }
    let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5];
    if let Some(nth) = digits.iter().position(|&digit| keys.just_pressed(digit)) {
        return choices.get(nth).copied();
    }
    let way = way(keys)?;
    if !by_keys {
        return Some(current);
    }
    if let Some(arrow) = choices.iter().copied().find(|&mv| points(mv, way)) {
        return Some(arrow);
    }
    nearest(choices, place(view, current), way, |mv| Some(place(view, mv)))
}

/// Whether a decision is the arrow that points that way.
fn points(mv: Move, way: Vec2) -> bool {
    matches!(mv, Move::Arrow(arrow) if layout::direction(arrow) == way)
}

/// Where on the table a decision is.
pub(super) fn place(view: &View, mv: Move) -> Vec2 {
    let table = &view.table;
    let options = &table.options;
    match mv {
        Move::Apartment(address) => layout::apartment(options, address),
        Move::Meeple(spot) => layout::stand(options, spot).at,
        Move::Arrow(arrow) => match table.step {
            Step::StartArrow { apartment } | Step::HomeArrow { apartment } | Step::PutBack { apartment } => {
                layout::stand(options, Spot { apartment, arrow }).at
            }
            Step::Arrival { to, .. } => layout::stand(options, Spot { apartment: to, arrow }).at,
            _ => Vec2::ZERO,
        },
        Move::Card(face) | Move::Discard(face) => {
            let Viewer::Seat(seat) = view.viewer else { return Vec2::ZERO };
            let hand = view.hand.unwrap_or_default();
            let slot = hand.iter().position(|card| options.face(card) == face).unwrap_or(0);
            hand_card(view, seat, slot as u8)
        }
        Move::Draw => layout::pile().at,
        Move::Pass => Vec2::new(0.0, -292.0),
    }
}

fn hand_card(view: &View, seat: Seat, slot: u8) -> Vec2 {
    let card = Piece::Card(Card(0));
    layout::rest(view, card, Some(Piece::Hand(seat)), slot).at
}
