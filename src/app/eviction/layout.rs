//! Where everything is on the table, in world units (1280 x 720, origin in the
//! middle): the house in the centre, the seats on the left, the cards below.

use bevy::prelude::*;

use super::picture::Piece;
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::eviction::{Address, Arrow, Options, Spot, View};
use crate::rules::{Seat, Viewer};

/// The middle of the house.
pub const HOUSE: Vec2 = Vec2::new(0.0, 44.0);
/// The most room the house may take.
pub const HOUSE_ROOM: Vec2 = Vec2::new(744.0, 516.0);
/// The side of an apartment's drawing.
const ROOM: f32 = 160.0;
/// The most that an apartment takes with its gap.
const WIDEST: f32 = 168.0;
/// How far from the middle of a room meeples stand.
const STANDS: f32 = 45.0;
/// How far from the middle of a room its arrows lie.
const ARROWS: f32 = 67.0;
/// The middle of the column of seats.
const SEATS_X: f32 = -512.0;
/// The size of a seat's panel.
pub const SEAT_PANEL: Vec2 = Vec2::new(236.0, 118.0);
/// The top of the first seat's panel.
const SEATS_TOP: f32 = 302.0;
/// The middle of the row of cards.
const CARDS_Y: f32 = -292.0;

const DEPTH_PANEL: f32 = -20.0;
const DEPTH_ROOM: f32 = 0.0;
const DEPTH_ARROW: f32 = 10.0;
const DEPTH_MEEPLE: f32 = 20.0;
const DEPTH_CARD: f32 = 40.0;

/// The distance between two apartments.
pub fn pitch(options: &Options) -> f32 {
    (HOUSE_ROOM.x / f32::from(options.columns)).min(HOUSE_ROOM.y / f32::from(options.rows)).min(WIDEST)
}

/// How large apartments are drawn.
pub fn scale(options: &Options) -> f32 {
    (pitch(options) - 5.0) / ROOM
}

/// The middle of an apartment.
pub fn apartment(options: &Options, address: Address) -> Vec2 {
    let steps = Vec2::new(
        f32::from(address.column()) - f32::from(options.columns - 1) / 2.0,
        f32::from(options.rows - 1) / 2.0 - f32::from(address.row()),
    );
    HOUSE + steps * pitch(options)
}

/// Which way an arrow points.
pub fn direction(arrow: Arrow) -> Vec2 {
    match arrow {
        Arrow::Up => Vec2::Y,
        Arrow::Right => Vec2::X,
        Arrow::Down => Vec2::NEG_Y,
        Arrow::Left => Vec2::NEG_X,
    }
}

/// Where a meeple stands on an arrow.
pub fn stand(options: &Options, spot: Spot) -> Pose {
    let at = apartment(options, spot.apartment) + direction(spot.arrow) * STANDS * scale(options);
    meeple(options, at)
}

/// A meeple of the house at a point; lower ones stand in front.
pub fn meeple(options: &Options, at: Vec2) -> Pose {
    Pose::new(at + Vec2::Y * 3.0, DEPTH_MEEPLE - at.y / 100.0, scale(options) * 0.92)
}

/// An arrow in the doorway.
pub fn arrow(options: &Options, spot: Spot) -> Pose {
    let at = apartment(options, spot.apartment) + direction(spot.arrow) * ARROWS * scale(options);
    let turn = -std::f32::consts::FRAC_PI_2 * spot.arrow.index() as f32;
    Pose::new(at, DEPTH_ARROW, scale(options) * 0.62).turned(turn)
}

/// The arrow nearest to a point in an apartment.
pub fn nearest_arrow(
    options: &Options,
    apartment_at: Address,
    point: Vec2,
    of: impl Fn(Arrow) -> bool,
) -> Option<Arrow> {
    let offset = point - apartment(options, apartment_at);
    Arrow::ALL
        .into_iter()
        .filter(|&arrow| of(arrow))
        .max_by(|&a, &b| offset.dot(direction(a)).total_cmp(&offset.dot(direction(b))))
}

/// The middle of a seat's panel.
pub fn seat_panel(seat: Seat) -> Vec2 {
    Vec2::new(SEATS_X, SEATS_TOP - SEAT_PANEL.y / 2.0 - f32::from(seat.0) * (SEAT_PANEL.y + 10.0))
}

/// Where a card of a hand lies; `of` is how many there are.
fn card_in_hand(view: &View, seat: Seat, slot: u8, of: u8) -> Pose {
    if view.viewer == Viewer::Seat(seat) {
        let spread = (560.0 / f32::from(of.max(1))).min(104.0);
        let x = (f32::from(slot) - f32::from(of.max(1) - 1) / 2.0) * spread;
        let lean = (f32::from(slot) - f32::from(of.max(1) - 1) / 2.0) * -0.02;
        Pose::new(Vec2::new(x, CARDS_Y), DEPTH_CARD + f32::from(slot) * 0.1, 0.84).turned(lean)
    } else {
        let at = seat_panel(seat) + Vec2::new(SEAT_PANEL.x / 2.0 - 24.0 - f32::from(slot) * 13.0, 14.0);
        Pose::new(at, DEPTH_CARD - f32::from(slot) * 0.1, 0.2)
    }
}

/// Where a meeple waits; `of` is how many share the bench.
fn on_bench(seat: Seat, slot: u8, of: usize) -> Pose {
    let spread = (196.0 / of.max(1) as f32).min(23.0);
    let x = -SEAT_PANEL.x / 2.0 + 28.0 + f32::from(slot) * spread;
    Pose::new(seat_panel(seat) + Vec2::new(x, -22.0), DEPTH_MEEPLE + f32::from(slot) * 0.01, 0.66)
}

/// Where the card that is played lies open.
pub fn limelight() -> Pose {
    Pose::new(Vec2::new(-296.0, CARDS_Y), DEPTH_CARD, 0.86)
}

/// The draw pile.
pub fn pile() -> Pose {
    Pose::new(Vec2::new(336.0, CARDS_Y), DEPTH_CARD, 0.74)
}

/// The discards; a card lies a little askew on those below.
pub fn discards(slot: u8) -> Pose {
    let askew = (f32::from(slot) * 37.0) % 11.0 - 5.0;
    let at = Vec2::new(226.0 + askew * 0.5, CARDS_Y);
    Pose::new(at, DEPTH_CARD + f32::from(slot) * 0.1, 0.76).turned(askew * 0.015)
}

/// Where a piece rests.
pub fn rest(view: &View, piece: Piece, at: Option<Piece>, slot: u8) -> Pose {
    let options = &view.table.options;
    match (piece, at) {
        (Piece::Apartment(address), _) => Pose::new(apartment(options, address), DEPTH_ROOM, scale(options)),
        (Piece::Arrow(spot), _) => arrow(options, spot),
        (Piece::Bench(seat), _) => Pose::new(seat_panel(seat) + Vec2::new(0.0, -40.0), DEPTH_PANEL + 5.0, 1.06),
        (Piece::Hand(seat), _) => card_in_hand(view, seat, 0, 1),
        (Piece::Limelight, _) | (_, Some(Piece::Limelight)) => limelight(),
        (Piece::Pile, _) => pile(),
        (Piece::Discards, _) => Pose { depth: DEPTH_CARD - 1.0, ..discards(3).turned(0.0) },
        (_, Some(Piece::Discards)) => discards(slot),
        (_, Some(Piece::Arrow(spot))) => stand(options, spot),
        (_, Some(Piece::Apartment(address))) => {
            let x = (f32::from(slot) - 1.5) * 22.0 * scale(options);
            meeple(options, apartment(options, address) + Vec2::new(x, 0.0)).at_depth(DEPTH_FLYING)
        }
        (_, Some(Piece::Bench(seat))) => on_bench(seat, slot, view.table.reserves[seat.index()].len().into()),
        (_, Some(Piece::Hand(seat))) => card_in_hand(view, seat, slot, view.hands[seat.index()]),
        _ => Pose::new(Vec2::ZERO, -900.0, 1.0).faded(0.0),
    }
}
