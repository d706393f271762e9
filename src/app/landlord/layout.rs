//! Where everything is on the table, in world units (1280 x 720, origin in the
//! middle): the rivals' streets above, the viewer's own below them, the hand and
//! the piles at the bottom. Who plays no seat sees all streets alike.

use bevy::prelude::*;

use super::picture::{FINISH, OVER, Piece};
use crate::app::stage::pose::Pose;
use crate::rules::landlord::{Flat, House, HouseId, Kind, Place, View};
use crate::rules::{Seat, Viewer};

/// The sides of the streets.
const LEFT: f32 = -636.0;
const RIGHT: f32 = 376.0;
/// The top of the rivals' streets.
const TOP: f32 = 270.0;
/// Between the rivals' streets and the own one.
const MIDDLE: f32 = 40.0;
/// The bottom of the own street.
const BOTTOM: f32 = -214.0;
/// The middle of the row of cards.
const CARDS_Y: f32 = -292.0;
/// The middle of the own hand, and how wide all of it may be.
const HAND: (f32, f32) = (-117.0, 546.0);
/// How wide a card in it is.
const CARD: f32 = 82.0;

/// The size of a plate.
pub const PLATE: Vec2 = Vec2::new(220.0, 30.0);
/// The height of a storey.
pub const STOREY: f32 = 40.0;
/// The width of a house with the gap beside it.
const LOT: f32 = 100.0;
/// How large houses are drawn where there are few.
const LARGEST: f32 = 1.25;
/// Roof, ground and some air above each other.
const TRIMMINGS: f32 = 58.0;

const DEPTH_HOUSE: f32 = 0.0;
const DEPTH_RESIDENT: f32 = 6.0;
const DEPTH_PLATE: f32 = 12.0;
const DEPTH_CARD: f32 = 40.0;

/// A street on the table: where it lies and how large its houses are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Street {
    /// Everything of it.
    pub rect: Rect,
    /// How large its houses are drawn.
    pub scale: f32,
    columns: u16,
    row: f32,
}

impl Street {
    /// The street of a seat.
    pub fn of(view: &View, seat: Seat) -> Street {
        let rect = rect(view, seat);
        let own = view.viewer == Viewer::Seat(seat);
        let houses = view.table.street(seat).count() as u16 + u16::from(own);
        let floors = view.table.street(seat).map(House::height).max().unwrap_or(0).max(2);
        let tallest = STOREY * f32::from(floors + 1) + TRIMMINGS;
        let room = rect.size() - Vec2::new(8.0, plate_scale(rect) * PLATE.y + 4.0);
        let mut best = Street { rect, scale: 0.0, columns: 1, row: 1.0 };
        for rows in 1..=4u16 {
            let columns = houses.max(3).div_ceil(rows);
            let scale = (room.x / (f32::from(columns) * LOT)).min(room.y / (f32::from(rows) * tallest)).min(LARGEST);
            if scale > best.scale + 0.01 {
                best = Street { rect, scale, columns, row: room.y / f32::from(rows) };
            }
        }
        best
    }

    /// The middle of the ground line of the house at a place in the street.
    fn lot(&self, slot: u16) -> Vec2 {
        let (row, column) = (slot / self.columns, slot % self.columns);
        let left = self.rect.min.x + 4.0 + (f32::from(column) + 0.5) * LOT * self.scale;
        let ground = self.rect.min.y + plate_scale(self.rect) * PLATE.y + 4.0 + (STOREY + 6.0) * self.scale;
        Vec2::new(left, ground + f32::from(row) * self.row)
    }
}

/// The streets nobody sees from: those of the rivals, or all of them.
fn others(view: &View) -> Vec<Seat> {
    match view.viewer {
        Viewer::Seat(own) => view.table.clockwise(own).skip(1).collect(),
        Viewer::Spectator => Seat::all(view.table.seats).collect(),
    }
}

/// Where the street of a seat lies.
pub fn rect(view: &View, seat: Seat) -> Rect {
    if view.viewer == Viewer::Seat(seat) {
        return Rect::new(LEFT, BOTTOM, RIGHT, MIDDLE - 6.0);
    }
    let others = others(view);
    let nth = others.iter().position(|&other| other == seat).unwrap_or(0);
    let (rows, bottom) = match view.viewer {
        Viewer::Seat(_) => (1, MIDDLE),
        Viewer::Spectator => (2, BOTTOM),
    };
    let columns = others.len().div_ceil(rows);
    let size = Vec2::new((RIGHT - LEFT) / columns as f32, (TOP - bottom) / rows as f32);
    let corner = Vec2::new(LEFT + size.x * (nth % columns) as f32, TOP - size.y * (nth / columns + 1) as f32);
    Rect::from_corners(corner, corner + size).inflate(-3.0)
}

fn plate_scale(rect: Rect) -> f32 {
    ((rect.width() - 4.0) / PLATE.x).min(1.15)
}

/// The plate of a seat.
pub fn plate(view: &View, seat: Seat) -> Pose {
    let rect = rect(view, seat);
    let scale = plate_scale(rect);
    let at = rect.min + Vec2::new(PLATE.x * scale / 2.0 + 2.0, PLATE.y * scale / 2.0);
    Pose::new(at, DEPTH_PLATE, scale)
}

/// The portrait of the bot that plays a seat, and how large it is: beside the plate,
/// or over its end where there is no room.
pub fn face(view: &View, seat: Seat) -> (Vec2, f32) {
    let (rect, plate) = (rect(view, seat), plate(view, seat));
    let right = plate.at.x + PLATE.x * plate.scale.x / 2.0;
    let size = PLATE.y * plate.scale.y + 12.0;
    if rect.max.x - right > size {
        return (Vec2::new(right + size / 2.0 + 2.0, plate.at.y + 5.0), size);
    }
    let small = size - 8.0;
    (Vec2::new(right - small / 2.0, plate.at.y + (PLATE.y * plate.scale.y + small) / 2.0), small)
}

/// Where a house stands: the middle of its ground line, and how large it is.
pub fn house(view: &View, id: HouseId) -> Pose {
    let Some(house) = view.table.house(id) else { return Pose::new(Vec2::ZERO, DEPTH_HOUSE, 1.0) };
    let slot = view.table.street(house.owner).position(|other| other.id == id).unwrap_or(0);
    let street = Street::of(view, house.owner);
    Pose::new(street.lot(slot as u16), DEPTH_HOUSE, street.scale)
}

/// Where the viewer's next house would stand.
fn plot(view: &View, seat: Seat) -> Pose {
    let street = Street::of(view, seat);
    Pose::new(street.lot(view.table.street(seat).count() as u16), DEPTH_HOUSE, street.scale)
}

/// How high above the ground line the middle of a flat is, for a house of scale 1.
fn flat_height(house: &House, flat: Flat) -> f32 {
    if Some(flat) == house.attic_flat() {
        return STOREY * f32::from(house.height()) + 17.0;
    }
    STOREY * (f32::from(flat.0) - 0.5)
}

/// How high the walls of a house are, for a house of scale 1.
pub fn wall_height(house: &House) -> f32 {
    STOREY * f32::from(house.height())
}

/// The middle of some flats from one upwards.
pub fn flats(view: &View, place: Place, flats: u8) -> Pose {
    let ground = house(view, place.house);
    let Some(house) = view.table.house(place.house) else { return ground };
    let last = Flat(place.flat.0 + flats.max(1) - 1);
    let height = (flat_height(house, place.flat) + flat_height(house, last)) / 2.0;
    raised(ground, height).at_depth(DEPTH_RESIDENT)
}

/// The middle of a whole house, and its size.
pub fn outline(view: &View, id: HouseId) -> (Pose, Vec2) {
    let ground = house(view, id);
    let Some(house) = view.table.house(id) else { return (ground, Vec2::ZERO) };
    let below = if house.cellar.is_some() { STOREY } else { 8.0 };
    let above = wall_height(house) + 36.0;
    (raised(ground, (above - below) / 2.0), Vec2::new(96.0, above + below) * ground.scale)
}

fn raised(ground: Pose, height: f32) -> Pose {
    ground.moved(Vec2::Y * height * ground.scale.y)
}

fn part(view: &View, id: HouseId, slot: u8) -> Pose {
    let ground = house(view, id);
    let Some(house) = view.table.house(id) else { return ground };
    let roof = wall_height(house);
    match usize::from(slot) {
        FINISH if house.attic => raised(ground, roof + 20.0).at_depth(3.0),
        FINISH if !house.pitched => raised(ground, roof + 11.0).at_depth(3.0),
        FINISH => raised(ground, roof + 18.0).at_depth(3.0),
        OVER if house.loft => raised(ground, roof + 18.0).at_depth(4.0),
        OVER => raised(ground, roof + 24.0).at_depth(4.0),
        _ => raised(ground, -STOREY / 2.0).at_depth(1.0),
    }
}

/// Somebody at home. In an attic there is less room.
fn resident(view: &View, id: HouseId, slot: u8) -> Pose {
    let place = Place { house: id, flat: Flat(slot) };
    let house = view.table.house(id);
    let who = house.and_then(|house| house.residents.iter().find(|who| who.flat == place.flat));
    let pose = flats(view, place, who.map_or(1, |who| who.flats));
    match house.filter(|house| who.is_some_and(|who| Some(who.flat) == house.attic_flat())) {
        Some(house) if house.loft => pose.scaled(0.78),
        Some(_) => pose.scaled(0.88),
        None => pose,
    }
}

/// Where a card of the own hand lies; `of` is how many there are.
fn card_in_hand(slot: u8, of: u8) -> Pose {
    let of = of.max(1);
    let spread = ((HAND.1 - CARD) / f32::from((of - 1).max(1))).min(88.0);
    let from_middle = f32::from(slot) - f32::from(of - 1) / 2.0;
    let at = Vec2::new(HAND.0 + from_middle * spread, CARDS_Y - from_middle.abs() * 0.6);
    Pose::new(at, DEPTH_CARD + f32::from(slot) * 0.1, 0.72).turned(from_middle * -0.008)
}

/// Where the card that is played lies open.
pub fn limelight(slot: u8) -> Pose {
    Pose::new(Vec2::new(194.0 + 14.0 * f32::from(slot), CARDS_Y), DEPTH_CARD + f32::from(slot), 0.62)
}

/// The draw pile.
pub fn pile() -> Pose {
    Pose::new(Vec2::new(270.0, CARDS_Y), DEPTH_CARD, 0.94)
}

/// The discards; a card lies a little askew on those below.
pub fn discards(slot: u8) -> Pose {
    let askew = (f32::from(slot) * 37.0) % 11.0 - 5.0;
    let at = Vec2::new(344.0 + askew * 0.3, CARDS_Y);
    Pose::new(at, DEPTH_CARD + f32::from(slot) * 0.1, 0.56).turned(askew * 0.012)
}

/// The hand of a rival.
pub fn fan(view: &View, seat: Seat) -> Pose {
    let plate = plate(view, seat);
    let at = plate.at + Vec2::new(PLATE.x / 2.0 - 22.0, 0.0) * plate.scale;
    Pose::new(at, DEPTH_PLATE + 1.0, plate.scale.x * 0.56)
}

/// Where the bars of the Jail hang.
fn jail(view: &View) -> Pose {
    match view.table.jailed {
        Some(seat) => {
            let plate = plate(view, seat);
            let own = view.viewer == Viewer::Seat(seat);
            let from_right = if own { 26.0 } else { 68.0 };
            let at = plate.at + Vec2::new(PLATE.x / 2.0 - from_right, 1.0) * plate.scale;
            Pose::new(at, DEPTH_PLATE + 2.0, plate.scale.x * 0.8)
        }
        None => Pose::new(Vec2::new(194.0, CARDS_Y), DEPTH_CARD - 2.0, 1.0).faded(0.55),
    }
}

/// How many cards the own hand shows, the starting roof included.
fn hand_size(view: &View, seat: Seat) -> u8 {
    view.hands[seat.index()] + u8::from(view.table.starting_roofs[seat.index()].is_some())
}

/// Where a piece rests.
pub fn rest(view: &View, piece: Piece, at: Option<Piece>, slot: u8) -> Pose {
    match (piece, at) {
        (Piece::Street(seat), _) => plate(view, seat),
        (Piece::House(id), _) => raised(house(view, id), -5.0),
        (Piece::Storey(id, floor), _) => {
            let storey = raised(house(view, id), STOREY * (f32::from(floor) - 0.5)).at_depth(DEPTH_HOUSE + 2.0);
            // A little higher than it is, so that no sky shows between two.
            Pose { scale: storey.scale * Vec2::new(1.0, 1.025), ..storey }
        }
        (Piece::Scaffold(id), _) => {
            let walls = view.table.house(id).map_or(0.0, wall_height);
            raised(house(view, id), walls + 24.0).at_depth(DEPTH_HOUSE + 5.0)
        }
        (Piece::Plot, Some(Piece::Street(seat))) => raised(plot(view, seat), 3.0).faded(0.8),
        (Piece::Hand(seat), _) if view.viewer == Viewer::Seat(seat) => card_in_hand(0, 1),
        (Piece::Hand(seat), _) => fan(view, seat),
        (Piece::Limelight, _) => limelight(0),
        (Piece::Pile, _) => pile(),
        (Piece::Discards, _) => Pose::new(discards(3).at, DEPTH_CARD - 1.0, 0.94),
        (Piece::Jail, _) => jail(view),
        (_, Some(Piece::Limelight)) => limelight(slot),
        (_, Some(Piece::Discards)) => discards(slot),
        (_, Some(Piece::Hand(seat))) => card_in_hand(slot, hand_size(view, seat)),
        (_, Some(Piece::Street(seat))) => {
            let fan = fan(view, seat);
            Pose { scale: fan.scale * 0.3, ..fan.moved(Vec2::new(-30.0, 0.0) * fan.scale) }
        }
        (Piece::Card(card), Some(Piece::House(id))) => {
            let lives = view.table.kind(card).lives();
            if lives { resident(view, id, slot) } else { part(view, id, slot) }
        }
        (_, Some(Piece::Card(tenant))) => refusal(view, tenant),
        _ => Pose::new(Vec2::ZERO, -900.0, 1.0).faded(0.0),
    }
}

fn refusal(view: &View, tenant: crate::rules::landlord::Card) -> Pose {
    let home = view.table.houses.iter().find_map(|house| Some((house, house.resident(tenant)?)));
    let Some((house, who)) = home else { return Pose::new(Vec2::ZERO, -900.0, 1.0).faded(0.0) };
    let pose = flats(view, Place { house: house.id, flat: who.flat }, who.flats);
    pose.moved(Vec2::new(30.0, 2.0) * pose.scale).scaled(0.9).at_depth(DEPTH_RESIDENT + 2.0)
}

/// Whether a card is printed with rent, house number and size.
pub fn has_numbers(kind: Kind) -> bool {
    kind.is_tenant()
}
