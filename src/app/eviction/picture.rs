//! What a view of Eviction looks like: which piece is where, with which face.

use bevy::prelude::*;

use crate::app::stage::table::Placed;
use crate::rules::eviction::{Address, Arrow, Card, Colour, Event, Eviction, Face, Kind, Meeple, Spot, Table, View};
use crate::rules::{Seat, Set, Viewer};

/// A piece or a place on the table, by the id its view uses.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// An apartment.
    Apartment(Address),
    /// One of its arrows.
    Arrow(Spot),
    /// The bench on which the meeples of a seat wait.
    Bench(Seat),
    /// The hand of a seat.
    Hand(Seat),
    /// Where the card that is played lies open.
    Limelight,
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
    /// A meeple.
    Meeple(Meeple),
    /// A card whose face the viewer may know.
    Card(Card),
    /// The `n`-th card of a hand that the viewer may not see.
    Hidden(Seat, u8),
}

/// What is to be seen of a piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// A place that is nothing but a place.
    Place,
    /// A room of the house.
    Room(&'static str),
    /// An arrow in the doorway.
    Arrow,
    /// A meeple of a colour.
    Meeple(Colour),
    /// A card, open.
    Card(Face),
    /// A card from behind.
    Back,
    /// A pile with cards in it.
    Pile,
    /// A pile without.
    NoPile,
    /// A bench.
    Bench,
}

/// Rooms without ghosts, in the order they are given to apartments.
const ROOMS: [&str; 18] = [
    "kitchen",
    "music-room",
    "bath",
    "library",
    "greenhouse",
    "bedroom",
    "workshop",
    "studio",
    "laundry",
    "nursery",
    "dining-room",
    "attic",
    "balcony",
    "gym",
    "sewing-room",
    "observatory",
    "wine-cellar",
    "darkroom",
];

/// Haunted rooms.
const HAUNTED: [&str; 3] = ["haunted-1", "haunted-2", "haunted-3"];

/// Which room an apartment is: only a picture and a name, the rules know its kind.
pub fn room(table: &Table, address: Address) -> &'static str {
    let kind = table.apartment(address).kind;
    let nth = table.homes().filter(|(other, home)| *other < address && home.kind == kind).count();
    match kind {
        Kind::Standard => ROOMS[nth % ROOMS.len()],
        Kind::Haunted => HAUNTED[nth % HAUNTED.len()],
        Kind::RoyalSuite => "royal-suite",
    }
}

/// The name of the picture of a face.
pub fn pic(look: Look) -> Option<String> {
    Some(match look {
        Look::Place => return None,
        Look::Room(name) => format!("room/{name}"),
        Look::Arrow => "arrow/free".to_owned(),
        Look::Meeple(colour) => meeple_pic(colour, "standing"),
        Look::Card(face) => format!("card/{}", face.name()),
        Look::Back => "card/back".to_owned(),
        Look::Pile => "pile".to_owned(),
        Look::NoPile => "hand-slot".to_owned(),
        Look::Bench => "tray".to_owned(),
    })
}

/// The picture of a meeple in a posture: standing, tumbling, sulking, cheering or walking.
pub fn meeple_pic(colour: Colour, posture: &str) -> String {
    format!("meeple/{}/{posture}", colour.name())
}

/// The pieces of a view, containers before their contents.
pub fn picture(view: &View) -> Vec<Placed<Eviction>> {
    let mut pieces = Pieces(Vec::with_capacity(160));
    house(&view.table, &mut pieces);
    seats(view, &mut pieces);
    if view.table.options.cards {
        cards(view, &mut pieces);
    }
    pieces.0
}

struct Pieces(Vec<Placed<Eviction>>);

impl Pieces {
    fn put(&mut self, piece: Piece, at: Option<Piece>, slot: usize, face: Look) {
        self.0.push(Placed { piece, at, slot: slot as u8, face });
    }
}

fn house(table: &Table, pieces: &mut Pieces) {
    for (address, home) in table.homes() {
        let apartment = Piece::Apartment(address);
        pieces.put(apartment, None, 0, Look::Room(room(table, address)));
        for (slot, arrow) in Arrow::ALL.into_iter().enumerate() {
            let spot = Spot { apartment: address, arrow };
            pieces.put(Piece::Arrow(spot), Some(apartment), slot, Look::Arrow);
            if let Some(meeple) = home.places[arrow.index()] {
                let face = Look::Meeple(table.colour(meeple));
                pieces.put(Piece::Meeple(meeple), Some(Piece::Arrow(spot)), 0, face);
            }
        }
    }
    if let crate::rules::eviction::Step::PutBack { apartment } = table.step {
        for (slot, &meeple) in table.chain.lifted.iter().enumerate() {
            let face = Look::Meeple(table.colour(meeple));
            pieces.put(Piece::Meeple(meeple), Some(Piece::Apartment(apartment)), slot, face);
        }
    }
}

fn seats(view: &View, pieces: &mut Pieces) {
    for seat in Seat::all(view.table.seats) {
        let bench = Piece::Bench(seat);
        pieces.put(bench, None, 0, Look::Bench);
        for (slot, meeple) in view.table.reserves[seat.index()].iter().enumerate() {
            pieces.put(Piece::Meeple(meeple), Some(bench), slot, Look::Meeple(view.table.colour(meeple)));
        }
    }
}

fn cards(view: &View, pieces: &mut Pieces) {
    let options = &view.table.options;
    let own = |seat| view.viewer == Viewer::Seat(seat);
    for seat in Seat::all(view.table.seats) {
        let hand = Piece::Hand(seat);
        pieces.put(hand, None, 0, Look::Place);
        if own(seat) {
            let cards: Set<Card> = view.hand.unwrap_or_default();
            for (slot, card) in cards.iter().enumerate() {
                pieces.put(Piece::Card(card), Some(hand), slot, Look::Card(options.face(card)));
            }
        } else {
            for slot in 0..view.hands[seat.index()] {
                pieces.put(Piece::Hidden(seat, slot), Some(hand), slot.into(), Look::Back);
            }
        }
    }
    pieces.put(Piece::Limelight, None, 0, Look::Place);
    pieces.put(Piece::Pile, None, 0, if view.pile == 0 { Look::NoPile } else { Look::Pile });
    pieces.put(Piece::Discards, None, 0, Look::NoPile);
    if let Some(card) = view.table.playing {
        pieces.put(Piece::Card(card), Some(Piece::Limelight), 0, Look::Card(options.face(card)));
    }
    for (slot, &card) in view.table.discards.iter().enumerate() {
        pieces.put(Piece::Card(card), Some(Piece::Discards), slot, Look::Card(options.face(card)));
    }
}

/// The pieces that an event, as it was seen, says something about.
pub fn named(event: &Event, pieces: &mut Vec<Piece>) {
    match *event {
        Event::Dealt { seat, card } => {
            pieces.push(Piece::Pile);
            match card {
                Some(dealt) => pieces.push(Piece::Card(dealt.card)),
                None => pieces.extend((0..64).map(|slot| Piece::Hidden(seat, slot))),
            }
        }
        Event::CardPlayed { seat, card, .. } | Event::CardWasted { seat, card, .. } => {
            pieces.push(Piece::Card(card));
            pieces.extend((0..64).map(|slot| Piece::Hidden(seat, slot)));
        }
        Event::CardDiscarded { card } => pieces.push(Piece::Card(card)),
        Event::MovedIn { meeple, .. }
        | Event::Departed { meeple, .. }
        | Event::Lifted { meeple, .. }
        | Event::PutBack { meeple, .. }
        | Event::Evicted { meeple, .. }
        | Event::Blocked { meeple, .. } => pieces.push(Piece::Meeple(meeple)),
        Event::Swapped { first, second, .. } => pieces.extend([Piece::Meeple(first), Piece::Meeple(second)]),
        Event::Reshuffled { .. } => {
            pieces.push(Piece::Pile);
            pieces.extend((0..64).map(|card| Piece::Card(Card(card))));
        }
        Event::Scored { apartment, .. } => pieces.push(Piece::Apartment(apartment)),
        Event::TurnBegan { .. }
        | Event::NoCard { .. }
        | Event::WaveBegan { .. }
        | Event::EvictionBegan { .. }
        | Event::EvictionEnded { .. }
        | Event::BuildingCleared { .. }
        | Event::ChainEnded { .. }
        | Event::LastChanceBegan { .. }
        | Event::Passed { .. }
        | Event::Ended => {}
    }
}
