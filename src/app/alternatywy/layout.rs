//! Where everything is on the table, in world units (1280 x 720, origin in the
//! middle): the track above, the block in three columns and two rows, the plates
//! of all seats below it, and what the viewer holds at the bottom.

use bevy::prelude::*;

use super::picture::{CELLS, Pick, Piece, fanned, hand, listed};
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Place, Side, Step, Token, View};

/// The left and the right side of the table.
const LEFT: f32 = -636.0;
const RIGHT: f32 = 376.0;
/// The middle of the track.
const TRACK_Y: f32 = 256.0;
/// The top of the block.
const TOP: f32 = 242.0;
/// The size of a place.
pub const SPOT: Vec2 = Vec2::new(336.0, 176.0);
/// The middle of the block.
pub const MIDDLE: Vec2 = Vec2::new(-130.0, 66.0);
/// The top and the height of the plates.
const PLATES: f32 = -113.0;
/// How high a plate is.
pub const PLATE_HEIGHT: f32 = 104.0;
/// The widest a plate is.
const WIDEST_PLATE: f32 = 252.0;
/// The middle of the row of cards.
const CARDS_Y: f32 = -287.0;
/// The middle of the own hand, and how wide all of it may be.
const HAND: (f32, f32) = (-170.0, 436.0);
/// How large a card in it is drawn.
const CARD_SCALE: f32 = 0.84;
/// How wide that is.
const CARD: f32 = 110.0 * CARD_SCALE;

/// The depths of what lies over each other.
const DEPTH_SPOT: f32 = -40.0;
const DEPTH_IN_SPOT: f32 = -10.0;
const DEPTH_TRASH: f32 = -4.0;
const DEPTH_FIGURE: f32 = 0.0;
const DEPTH_PLATE: f32 = 20.0;
const DEPTH_CARD: f32 = 40.0;
/// The depth of what is fanned out in front of somebody.
pub const DEPTH_PICK: f32 = 72.0;

/// Where the picture of a piece is that is not to be seen.
const AWAY: Pose = Pose { at: Vec2::ZERO, depth: -900.0, scale: Vec2::ONE, turn: 0.0, alpha: 0.0 };

/// The middle of a cell of the block, by column and row.
fn cell_of_block(column: f32, row: f32) -> Vec2 {
    Vec2::new(LEFT + 2.0 + SPOT.x * (column + 0.5), TOP - SPOT.y * (row + 0.5))
}

/// The middle of a place.
pub fn spot(place: Place) -> Pose {
    let (column, row) = match place {
        Place::Flats => (0.0, 0.0),
        Place::Staircase => (1.0, 0.0),
        Place::Landlords => (0.0, 1.0),
        Place::Club => (1.0, 1.0),
        Place::Courtyard => (2.0, 1.0),
    };
    Pose::new(cell_of_block(column, row), DEPTH_SPOT, 1.0)
}

/// The middle of the notice board.
pub fn board() -> Pose {
    Pose::new(cell_of_block(2.0, 0.0), DEPTH_SPOT, 1.0)
}

/// A point of the picture of a place, in pixels from its top left corner.
pub(super) fn within(place: Pose, x: f32, y: f32, depth: f32) -> Pose {
    place.moved(Vec2::new(x - SPOT.x / 2.0, SPOT.y / 2.0 - y)).at_depth(depth)
}

/// Where a figure stands in a place.
pub fn figure(place: Place, seat: Seat) -> Pose {
    let x = 32.0 + 52.0 * f32::from(seat.0);
    within(spot(place), x, 118.0, DEPTH_FIGURE + f32::from(seat.0) * 0.1)
}

/// The base of a figure that is drawn here.
pub fn base(figure: Pose) -> Pose {
    figure.moved(Vec2::new(0.0, -40.0) * figure.scale).at_depth(figure.depth - 0.05)
}

/// The Trash of a place with a bin.
pub fn trash(place: Place) -> Pose {
    let (x, y) = match place {
        Place::Staircase => (44.0, 122.0),
        Place::Club => (238.0, 120.0),
        _ => (185.0, 122.0),
    };
    within(spot(place), x + 26.0, y + 22.0, DEPTH_TRASH)
}

/// The pigeonhole for the Denunciations on a seat.
pub fn letters(view: &View, seat: Seat) -> Pose {
    let table = &view.table;
    let nth = Seat::all(table.seats).filter(|&other| table.is_tenant(other)).position(|other| other == seat);
    let x = 149.0 + 38.2 * nth.unwrap_or(0) as f32;
    within(spot(Place::Landlords), x, 38.0, DEPTH_IN_SPOT)
}

/// The slot under the Landlord's door, where letters come from.
pub fn desk_slot() -> Pose {
    within(spot(Place::Landlords), 47.0, 147.0, DEPTH_IN_SPOT)
}

/// Where the water runs in the Flats.
pub fn breakdowns() -> [Pose; 2] {
    [(78.0, 85.0), (268.0, 83.0)].map(|(x, y)| within(spot(Place::Flats), x, y, DEPTH_IN_SPOT))
}

/// The shop door.
pub fn shop_door() -> Pose {
    within(spot(Place::Courtyard), 46.0, 106.0, DEPTH_IN_SPOT)
}

/// A token in the window of the shop.
pub fn door_good(nth: u8) -> Pose {
    within(spot(Place::Courtyard), 102.6 + 26.5 * f32::from(nth), 60.0, DEPTH_IN_SPOT).scaled(24.0 / 44.0)
}

/// The Social Work on the notice board.
pub fn work() -> Pose {
    within(board(), 64.0, 88.0, DEPTH_IN_SPOT).scaled(74.0 / 110.0)
}

/// The deck of Social Works.
pub fn works() -> Pose {
    within(board(), 248.0, 149.0, DEPTH_IN_SPOT).scaled(0.29)
}

/// The deck of a side.
pub fn deck(side: Side) -> Pose {
    let x = if side == Side::Tenant { 282.0 } else { 314.0 };
    within(board(), x, 149.0, DEPTH_IN_SPOT + 1.0).scaled(0.27)
}

/// Where the discards of a side lie.
pub fn discards(side: Side) -> Pose {
    let deck = deck(side);
    deck.moved(Vec2::new(3.0, -3.0)).at_depth(DEPTH_IN_SPOT)
}

/// A line of the List, from 1.
pub fn line(line: u8) -> Pose {
    within(board(), 165.0, 52.0 + 21.6 * f32::from(line - 1), DEPTH_IN_SPOT)
}

/// The clock.
pub fn clock() -> Pose {
    within(board(), 276.0, 82.0, DEPTH_IN_SPOT)
}

/// The hand of the clock in a Round; in the evening it is past the last one.
pub fn clock_hand(view: &View) -> Pose {
    let round = f32::from(view.table.round.max(1)) + if view.table.evening { 0.5 } else { 0.0 };
    let degrees = 36.0 + 72.0 * (round - 1.0);
    clock().at_depth(DEPTH_IN_SPOT + 1.0).turned(-degrees.to_radians())
}

/// The first number on the track: more than 30 Victory Points push it on.
pub fn first_cell(view: &View) -> u8 {
    let most = view.table.points.iter().copied().max().unwrap_or(0);
    most.saturating_sub(CELLS - 1)
}

/// A cell of the track.
pub fn cell(nth: u8) -> Pose {
    let step = (RIGHT - LEFT) / f32::from(CELLS);
    Pose::new(Vec2::new(LEFT + step * (f32::from(nth) + 0.5), TRACK_Y), DEPTH_SPOT, step / 32.0)
}

/// The marker of a seat on the track; those in one cell lie beside each other.
pub fn marker(view: &View, seat: Seat) -> Pose {
    let points = |seat: Seat| view.table.points_of(seat);
    let together: Vec<Seat> = Seat::all(view.table.seats).filter(|&other| points(other) == points(seat)).collect();
    let nth = together.iter().position(|&other| other == seat).unwrap_or(0) as f32;
    let aside = nth - (together.len() as f32 - 1.0) / 2.0;
    let step = (22.0 / together.len() as f32).min(11.0);
    let down = if together.len() > 2 { if (nth as u8).is_multiple_of(2) { 4.0 } else { -4.0 } } else { 0.0 };
    let cell = cell(points(seat).saturating_sub(first_cell(view)).min(CELLS - 1));
    let size = if together.len() > 1 { 0.72 } else { 0.86 };
    Pose::new(cell.at + Vec2::new(aside * step, down), DEPTH_FIGURE + f32::from(seat.0) * 0.1, size)
}

// ----------------------------------------------------------------------- plates

/// The plate of a seat.
pub fn plate(view: &View, seat: Seat) -> Rect {
    let seats = f32::from(view.table.seats);
    let step = ((RIGHT - LEFT) / seats).min(WIDEST_PLATE + 4.0);
    let left = (LEFT + RIGHT - step * seats) / 2.0 + step * f32::from(seat.0) + 2.0;
    Rect::new(left, PLATES - PLATE_HEIGHT, left + step - 4.0, PLATES)
}

/// A point of a plate, from its top left corner.
pub fn on_plate(view: &View, seat: Seat, x: f32, y: f32) -> Pose {
    let rect = plate(view, seat);
    Pose::new(Vec2::new(rect.min.x + x, rect.max.y - y), DEPTH_PLATE + 2.0, 1.0)
}

fn plate_pose(view: &View, seat: Seat) -> Pose {
    let rect = plate(view, seat);
    // The paper is a little smaller than its picture.
    Pose { scale: rect.size() / Vec2::new(91.0, 87.0), ..Pose::new(rect.center(), DEPTH_PLATE, 1.0) }
}

/// The portrait on a plate.
pub fn portrait(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 33.0, 53.0).scaled(0.8)
}

/// The portrait of the bot that plays a seat, and how large it is: beside the Trait,
/// or at the edge of its Character's where there is no room.
pub fn face(view: &View, seat: Seat) -> (Vec2, f32) {
    let width = plate(view, seat).width();
    if width < 190.0 {
        return (on_plate(view, seat, 52.0, 36.0).at, 28.0);
    }
    let size = (width - 150.0).clamp(34.0, 48.0);
    (on_plate(view, seat, width - 52.0 - size / 2.0, PLATE_HEIGHT - 4.0 - size / 2.0).at, size)
}

/// The cards of a rival.
pub fn fan(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 73.0, 43.0).scaled(0.22)
}

/// The Shop Goods of a rival.
pub fn heap(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 100.0, 41.0).scaled(0.56)
}

/// What a rival has committed in the Auction.
pub fn bid(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 100.0, 56.0).scaled(0.56).at_depth(DEPTH_PLATE + 4.0)
}

/// The Trait on a plate.
pub fn trait_on_plate(view: &View, seat: Seat) -> Pose {
    let right = plate(view, seat).width() - 27.0;
    on_plate(view, seat, right, 54.0).scaled(0.36)
}

/// The Location token that a seat has laid.
pub fn laid(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 52.0, 68.0).scaled(0.5).at_depth(DEPTH_PLATE + 5.0)
}

/// The count of Denunciations on a plate.
pub fn letters_on_plate(view: &View, seat: Seat) -> Pose {
    on_plate(view, seat, 74.0, 70.0).scaled(0.6)
}

/// A mark on a plate, from the left.
pub fn mark(view: &View, seat: Seat, nth: u8) -> Pose {
    on_plate(view, seat, 19.0 + 26.0 * f32::from(nth), 88.0).scaled(0.72)
}

// -------------------------------------------------------------- what one holds

/// Where a card of the own hand lies; `of` is how many there are.
pub(super) fn card_in_hand(slot: u8, of: u8) -> Pose {
    let of = of.max(1);
    let spread = ((HAND.1 - CARD) / f32::from((of - 1).max(1))).min(CARD + 4.0);
    let from_middle = f32::from(slot) - f32::from(of - 1) / 2.0;
    let at = Vec2::new(HAND.0 + from_middle * spread, CARDS_Y);
    Pose::new(at, DEPTH_CARD + f32::from(slot) * 0.1, CARD_SCALE)
}

/// The own Trait.
pub fn own_trait() -> Pose {
    Pose::new(Vec2::new(98.0, CARDS_Y), DEPTH_CARD, CARD_SCALE)
}

/// A token of the own Shop Goods.
pub(super) fn own_good(view: &View, slot: u8, token: Token) -> Pose {
    let tokens = view.own_goods.or(view.own_bid).len().max(1);
    let step = (228.0 / f32::from(tokens)).min(46.0);
    let raised = if view.own_bid.contains(token) { 10.0 } else { 0.0 };
    let at = Vec2::new(148.0 + 22.0 + step * f32::from(slot), -256.0 + raised);
    Pose::new(at, DEPTH_CARD + f32::from(slot) * 0.1, 1.0)
}

/// One of the own Location tokens.
pub fn own_token(view: &View, place: Place) -> Pose {
    let at = Vec2::new(172.0 + 45.0 * place.index() as f32, -322.0);
    let pose = Pose::new(at, DEPTH_CARD, 0.68);
    let chooses = matches!(view.table.step, Step::Place | Step::Watch | Step::SendTo { .. });
    let laid = view.own_token == Some(place);
    pose.faded(if chooses && view.is_own(view.table.decider) && !laid { 1.0 } else { 0.5 })
}

/// Where the card that is played lies open.
pub fn limelight(slot: u8) -> Pose {
    let slot = f32::from(slot);
    Pose::new(Vec2::new(316.0 - 24.0 * slot, CARDS_Y + 4.0 * slot), DEPTH_CARD + 10.0 + slot, CARD_SCALE)
}

/// Where what is fanned out lies; away if it is not asked for.
pub fn pick(view: &View, pick: Pick) -> Pose {
    let fanned = fanned(view);
    let Some(nth) = fanned.iter().position(|&other| other == pick) else { return AWAY };
    let (step, scale) = match pick {
        Pick::Character(_) => (104.0, 1.4),
        Pick::Trait(_) | Pick::Card(_) => (126.0, 1.06),
        Pick::Good(_) => (96.0, 1.8),
    };
    let from_middle = nth as f32 - (fanned.len() as f32 - 1.0) / 2.0;
    Pose::new(MIDDLE + Vec2::X * step * from_middle, DEPTH_PICK, scale)
}

/// The sheet under what is fanned out, if anything is.
pub fn tray(view: &View) -> Option<(Vec2, Vec2)> {
    let fanned = fanned(view);
    let (step, height) = match fanned.first()? {
        Pick::Character(_) => (104.0, 130.0),
        Pick::Trait(_) | Pick::Card(_) => (126.0, 206.0),
        Pick::Good(_) => (96.0, 120.0),
    };
    Some((MIDDLE, Vec2::new(step * fanned.len() as f32 + 40.0, height)))
}

/// Where a piece rests.
pub fn rest(view: &View, piece: Piece, at: Option<Piece>, slot: u8) -> Pose {
    match piece {
        Piece::Spot(place) => spot(place),
        Piece::Board => board(),
        Piece::Cell(nth) => cell(nth),
        Piece::Plate(seat) => plate_pose(view, seat),
        Piece::Limelight => limelight(0),
        // To be pointed at, and all but not to be seen.
        Piece::Line(number) => Pose { scale: Vec2::new(1.0, 0.19), alpha: 0.02, ..line(number) },
        Piece::Clock => clock(),
        Piece::ClockHand => clock_hand(view),
        Piece::Deck(side) => deck(side),
        Piece::Discards(side) => discards(side),
        Piece::Works => works(),
        Piece::ShopDoor => shop_door(),
        Piece::DoorGood(nth) => door_good(nth),
        Piece::Hand(seat) if view.is_own(seat) => card_in_hand(0, 1),
        Piece::Hand(seat) => fan(view, seat),
        Piece::Goods(seat) => heap(view, seat),
        Piece::Bid(seat) => bid(view, seat),
        Piece::Portrait(seat) => portrait(view, seat),
        Piece::Marker(seat) => marker(view, seat),
        Piece::Figure(seat) => figure_of(view, seat),
        Piece::Base(seat) => base(figure_of(view, seat)),
        Piece::Letters(seat) => letters(view, seat),
        Piece::Tag(seat) => tag(view, seat),
        Piece::Laid(seat) => laid(view, seat),
        Piece::Trait(seat) if view.is_own(seat) => own_trait(),
        Piece::Trait(seat) => trait_on_plate(view, seat),
        Piece::Breakdown(seat) => mark(view, seat, slot).scaled(0.9),
        Piece::Littering(seat) | Piece::Skip(seat) | Piece::Summons(seat) => mark(view, seat, slot),
        Piece::Priority | Piece::Watching => match at {
            Some(Piece::Plate(seat)) => mark(view, seat, slot),
            _ => AWAY,
        },
        Piece::Trash(place) => trash(place),
        Piece::Closed { now } => closed(at, now),
        Piece::Work(_) => work(),
        Piece::Card(_) => match at {
            Some(Piece::Limelight) => limelight(slot),
            _ => card_in_hand(slot, hand(view).len() as u8),
        },
        Piece::Token(token) => own_good(view, slot, token),
        Piece::Own(place) => own_token(view, place),
        Piece::Pick(picked) => pick(view, picked),
    }
}

/// Where a figure is: off the board it is not to be seen.
fn figure_of(view: &View, seat: Seat) -> Pose {
    match view.table.place(seat) {
        Some(place) => figure(place, seat),
        None => portrait(view, seat).scaled(0.7).faded(0.0),
    }
}

pub(super) fn tag(view: &View, seat: Seat) -> Pose {
    let nth = listed(view).iter().position(|&listed| listed == seat).unwrap_or(0) as u8;
    line(nth + 1).at_depth(DEPTH_IN_SPOT + 1.0)
}

/// The sign on what is closed; smaller and paler on what will be.
pub(super) fn closed(at: Option<Piece>, now: bool) -> Pose {
    let Some(Piece::Spot(place)) = at else { return AWAY };
    let pose = spot(place).at_depth(DEPTH_TRASH);
    if now { pose.scaled(1.2) } else { pose.moved(Vec2::new(96.0, 52.0)).scaled(0.6).faded(0.85) }
}
