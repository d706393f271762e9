//! What a view of Landlord! looks like: which piece is where, with which face.

use bevy::prelude::*;

use crate::app::stage::table::Placed;
use crate::locale::seat_colour;
use crate::rules::landlord::{Card, Event, Flat, House, HouseId, Kind, Known, Landlord, MOST_FLOORS, View};
use crate::rules::{Seat, Viewer};

/// A piece or a place on the table, by the id its view uses.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The street of a seat, with its name plate.
    Street(Seat),
    /// A house: the ground it stands on.
    House(HouseId),
    /// A floor of a house, counted from the ground floor as 1.
    Storey(HouseId, u8),
    /// The scaffold of a building site.
    Scaffold(HouseId),
    /// Where the viewer can build.
    Plot,
    /// The hand of a seat.
    Hand(Seat),
    /// Where the card that is played lies open.
    Limelight,
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
    /// The Jail.
    Jail,
    /// A card whose face the viewer may know: in the own hand, on the discards,
    /// as a roof, or as somebody who lives in a house.
    Card(Card),
}

/// What is to be seen of a piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// A place that is nothing but a place.
    Place,
    /// The plate of a seat.
    Plate(Seat),
    /// The ground under a house.
    Ground,
    /// Ground nobody has built on.
    Plot,
    /// A floor, with one of several arrangements of windows.
    Storey(u8),
    /// A scaffold.
    Scaffold,
    /// A part of a house that lies open: cellar, roof, attic flat, loft.
    Part(Kind),
    /// A flat roof on a normal one.
    Cover,
    /// Somebody at home.
    Resident {
        /// Who.
        kind: Kind,
        /// Whether in two flats.
        two: bool,
    },
    /// A Rent Refusal on a tenant.
    Refusal,
    /// A card, open.
    Card(Kind),
    /// So many cards of a rival's hand.
    Fan(u8),
    /// A pile with cards in it, or without.
    Pile(bool),
    /// Where discards lie.
    DiscardPlace,
    /// The bars of the Jail.
    Bars,
}

/// How many arrangements of windows there are.
const WINDOWS: u8 = 4;

/// The name of the picture of a face.
pub fn pic(look: Look) -> Option<String> {
    Some(match look {
        Look::Place | Look::Fan(0) => return None,
        Look::Plate(seat) => format!("landlord/street-plate/{}", seat_colour(seat)),
        Look::Ground => "landlord/ground".to_owned(),
        Look::Plot => "landlord/site".to_owned(),
        Look::Storey(windows) => format!("landlord/floor-{}", windows % WINDOWS + 1),
        Look::Scaffold => "landlord/scaffold".to_owned(),
        Look::Part(Kind::CellarFlat) => "landlord/cellar".to_owned(),
        Look::Part(Kind::LoftConversion) => "landlord/loft".to_owned(),
        Look::Part(kind) => format!("landlord/{}", kind.name()),
        Look::Cover => "landlord/flat-over-roof".to_owned(),
        Look::Resident { kind, two } => resident_pic(kind, two),
        Look::Refusal => "landlord/life-refused".to_owned(),
        Look::Card(kind) => format!("landlord/card/{}", kind.name()),
        Look::Fan(_) => "landlord/hand-fan".to_owned(),
        Look::Pile(true) => "landlord/draw-pile".to_owned(),
        Look::Pile(false) | Look::DiscardPlace => "landlord/discard-place".to_owned(),
        Look::Bars => "landlord/jail-badge".to_owned(),
    })
}

/// The picture of somebody at home. Whoever covers two flats in a deck of one's
/// own and has no picture for it is drawn in one.
fn resident_pic(kind: Kind, two: bool) -> String {
    let wide = two && matches!(kind, Kind::Family | Kind::Celebrity);
    format!("landlord/tenant/{}{}", kind.name(), if wide { "-2" } else { "" })
}

/// The picture of somebody on the way to a new home.
pub fn walking_pic(kind: Kind) -> String {
    format!("landlord/walk/{}", kind.name())
}

/// The pieces of a view, containers before their contents.
pub fn picture(view: &View) -> Vec<Placed<Landlord>> {
    let mut pieces = Pieces(Vec::with_capacity(220));
    for seat in Seat::all(view.table.seats) {
        pieces.put(Piece::Street(seat), None, 0, Look::Plate(seat));
        hand(view, seat, &mut pieces);
        for (slot, house) in view.table.street(seat).enumerate() {
            pieces.put(Piece::House(house.id), Some(Piece::Street(seat)), slot, Look::Ground);
            storeys(house, &mut pieces);
            parts(view, house, &mut pieces);
            residents(view, house, &mut pieces);
        }
    }
    if let Viewer::Seat(seat) = view.viewer {
        let slot = view.table.street(seat).count();
        pieces.put(Piece::Plot, Some(Piece::Street(seat)), slot, Look::Plot);
    }
    middle(view, &mut pieces);
    pieces.0
}

struct Pieces(Vec<Placed<Landlord>>);

impl Pieces {
    fn put(&mut self, piece: Piece, at: Option<Piece>, slot: usize, face: Look) {
        self.0.push(Placed { piece, at, slot: slot as u8, face });
    }
}

fn hand(view: &View, seat: Seat, pieces: &mut Pieces) {
    let place = Piece::Hand(seat);
    let roof = view.table.starting_roofs[seat.index()];
    if view.viewer != Viewer::Seat(seat) {
        pieces.put(place, None, 0, Look::Fan(view.hands[seat.index()]));
        if let Some(roof) = roof {
            pieces.put(Piece::Card(roof), Some(Piece::Street(seat)), 0, Look::Card(Kind::Roof));
        }
        return;
    }
    pieces.put(place, None, 0, Look::Place);
    for (slot, card) in roof.into_iter().chain(view.hand.unwrap_or_default().iter()).enumerate() {
        pieces.put(Piece::Card(card), Some(place), slot, Look::Card(view.table.kind(card)));
    }
}

fn storeys(house: &House, pieces: &mut Pieces) {
    let at = Some(Piece::House(house.id));
    for floor in 1..=house.height() {
        let windows = house.id.0.wrapping_mul(5).wrapping_add(floor.wrapping_mul(3));
        pieces.put(Piece::Storey(house.id, floor), at, floor.into(), Look::Storey(windows % WINDOWS));
    }
    if !house.is_finished() {
        pieces.put(Piece::Scaffold(house.id), at, 0, Look::Scaffold);
    }
}

/// The slot of what finished the house, and of what lies on its roof.
pub(super) const FINISH: usize = 8;
/// See [`FINISH`].
pub(super) const OVER: usize = 9;

fn parts(view: &View, house: &House, pieces: &mut Pieces) {
    let at = Some(Piece::House(house.id));
    if let Some(card) = house.cellar {
        pieces.put(Piece::Card(card), at, Flat::CELLAR.0.into(), Look::Part(Kind::CellarFlat));
    }
    if let Some(card) = house.finish {
        pieces.put(Piece::Card(card), at, FINISH, Look::Part(view.table.kind(card)));
    }
    if let Some(card) = house.over {
        let look = if house.loft { Look::Part(Kind::LoftConversion) } else { Look::Cover };
        pieces.put(Piece::Card(card), at, OVER, look);
    }
}

fn residents(view: &View, house: &House, pieces: &mut Pieces) {
    let at = Some(Piece::House(house.id));
    for resident in &house.residents {
        let kind = view.table.kind(resident.card);
        let look = Look::Resident { kind, two: resident.flats == 2 };
        pieces.put(Piece::Card(resident.card), at, resident.flat.0.into(), look);
        if let Some(refusal) = resident.refusal {
            pieces.put(Piece::Card(refusal), Some(Piece::Card(resident.card)), 0, Look::Refusal);
        }
    }
}

fn middle(view: &View, pieces: &mut Pieces) {
    let table = &view.table;
    pieces.put(Piece::Limelight, None, 0, Look::Place);
    pieces.put(Piece::Pile, None, 0, Look::Pile(view.pile > 0));
    pieces.put(Piece::Discards, None, 0, Look::DiscardPlace);
    pieces.put(Piece::Jail, table.jailed.map(Piece::Street), 0, Look::Bars);
    let error = table.crime().and_then(|crime| crime.error).map(|(card, _)| card);
    for (slot, card) in table.playing.into_iter().chain(error).enumerate() {
        pieces.put(Piece::Card(card), Some(Piece::Limelight), slot, Look::Card(table.kind(card)));
    }
    for (slot, &card) in table.discards.iter().enumerate() {
        pieces.put(Piece::Card(card), Some(Piece::Discards), slot, Look::Card(table.kind(card)));
    }
}

/// The pieces that an event, as it was seen, says something about.
pub fn named(event: &Event, pieces: &mut Vec<Piece>) {
    let mut house = |id: HouseId| {
        pieces.extend([Piece::House(id), Piece::Scaffold(id)]);
        pieces.extend((1..=MOST_FLOORS as u8).map(|floor| Piece::Storey(id, floor)));
    };
    match *event {
        Event::SiteOpened { house: id, .. }
        | Event::Finished { house: id, .. }
        | Event::TakenDown { house: id, .. }
        | Event::Demolished { house: id, .. }
        | Event::Bombed { house: id, .. } => house(id),
        _ => {}
    }
    let mut card = |known: Option<Known>, seat: Option<Seat>| {
        pieces.extend(known.map(|known| Piece::Card(known.card)));
        pieces.extend(seat.map(Piece::Hand));
    };
    match *event {
        Event::FloorLaid { seat, house, floor, card: known, .. } => {
            card(known, Some(seat));
            pieces.push(Piece::Storey(house, floor.0));
        }
        Event::Finished { seat, card: known, .. }
        | Event::CardPlayed { seat, card: known, .. }
        | Event::Countered { seat, card: known, .. }
        | Event::Returned { seat, card: known }
        | Event::TakenBack { seat, card: known }
        | Event::Altered { seat, card: known, .. } => card(Some(known), Some(seat)),
        Event::Recalled { seat, tenant, .. } | Event::TakenToHand { seat, tenant, .. } => {
            card(Some(tenant), Some(seat))
        }
        Event::FloorReturned { seat, card: known } => card(known, Some(seat)),
        Event::Drawn { seat, card: known, .. } => {
            card(known, Some(seat));
            pieces.push(Piece::Pile);
        }
        Event::MovedIn { resident: known, .. }
        | Event::Moved { tenant: known, .. }
        | Event::Discarded { card: known }
        | Event::Buried { card: known, .. } => card(Some(known), None),
        Event::Refused { card: known, .. } => card(Some(known), None),
        Event::Traded { from, to, card: known } => {
            card(Some(known), Some(from));
            card(None, Some(to));
        }
        Event::Reshuffled { .. } => {
            pieces.push(Piece::Pile);
            pieces.extend((0..128).map(|number| Piece::Card(Card::new(number))));
        }
        Event::Bombed { .. } => pieces.push(Piece::Pile),
        Event::Jailed { .. } | Event::Freed { .. } => pieces.push(Piece::Jail),
        _ => {}
    }
}
