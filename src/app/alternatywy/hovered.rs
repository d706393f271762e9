//! What the pointer is over, and what a click there means.

use bevy::prelude::*;

use super::picture::{Pick, Piece, fanned, hand, in_play};
use super::ways::{Target, Way, Ways};
use crate::locale::alternatywy::Thing;
use crate::rules::Seat;
use crate::rules::alternatywy::{Card, Deed, Move, Place, Side, Stage, Step, Token, View, Work};

/// What the pointer is over, whether or not it can be decided.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hovered {
    /// Nothing that can be explained.
    #[default]
    Nothing,
    /// A Location.
    Place(Place),
    /// The plate of a seat, with its cards and goods.
    Seat(Seat),
    /// The figure or the portrait of a seat: its Character.
    Figure(Seat),
    /// The Denunciations on a seat.
    Letters(Seat),
    /// The Trait of a seat.
    Trait(Seat),
    /// Something that was done to a seat.
    Mark(Seat, Thing),
    /// The token of a seat on the List.
    Tag(Seat),
    /// A line of the List, from 1.
    Line(u8),
    /// The List as a whole, on the notice board.
    List,
    /// The Social Work that lies open, or is under way.
    Work(Work),
    /// The deck of Social Works.
    Works,
    /// The clock.
    Clock,
    /// The deck of a side, and its discards.
    Deck(Side),
    /// The shop.
    Door,
    /// The Trash of a Location.
    Trash(Place),
    /// A card of the own hand.
    Card(Card),
    /// A card that is being played.
    Limelight(Card),
    /// A token of the own Shop Goods.
    Good(Token),
    /// Something that is fanned out to be chosen.
    Pick(Pick),
    /// The track of Victory Points.
    Track,
}

/// What a piece is to the pointer.
pub(super) fn hovered(view: &View, piece: Piece) -> Hovered {
    match piece {
        Piece::Spot(place) | Piece::Own(place) => Hovered::Place(place),
        Piece::Board => Hovered::List,
        Piece::Cell(_) => Hovered::Track,
        Piece::Plate(seat) | Piece::Hand(seat) | Piece::Goods(seat) => Hovered::Seat(seat),
        Piece::Bid(seat) | Piece::Laid(seat) | Piece::Marker(seat) | Piece::Summons(seat) => Hovered::Seat(seat),
        Piece::Limelight => Hovered::Nothing,
        Piece::Line(line) => Hovered::Line(line),
        Piece::Clock | Piece::ClockHand => Hovered::Clock,
        Piece::Deck(side) | Piece::Discards(side) => Hovered::Deck(side),
        Piece::Works => Hovered::Works,
        Piece::ShopDoor | Piece::DoorGood(_) => Hovered::Door,
        Piece::Figure(seat) | Piece::Base(seat) | Piece::Portrait(seat) => Hovered::Figure(seat),
        Piece::Letters(seat) => Hovered::Letters(seat),
        Piece::Tag(seat) => Hovered::Tag(seat),
        Piece::Trait(seat) => Hovered::Trait(seat),
        Piece::Littering(seat) => Hovered::Mark(seat, Thing::Littering),
        Piece::Breakdown(seat) => Hovered::Mark(seat, Thing::Breakdown),
        Piece::Skip(seat) => Hovered::Mark(seat, Thing::Skip),
        Piece::Priority => view.table.priority.map_or(Hovered::Nothing, |seat| Hovered::Mark(seat, Thing::Priority)),
        Piece::Watching => Hovered::Seat(view.table.landlord),
        Piece::Trash(place) => Hovered::Trash(place),
        Piece::Closed { now } => {
            let place = if now { view.table.closed } else { view.table.closes };
            place.map_or(Hovered::Nothing, Hovered::Place)
        }
        Piece::Work(work) => Hovered::Work(work),
        Piece::Card(card) if in_play(view).iter().any(|&(_, played)| played == card) => Hovered::Limelight(card),
        Piece::Card(card) => Hovered::Card(card),
        Piece::Token(token) => Hovered::Good(token),
        Piece::Pick(pick) => Hovered::Pick(pick),
    }
}

/// Whether something is still on the table.
pub(super) fn is_there(view: &View, over: Hovered) -> bool {
    let table = &view.table;
    match over {
        Hovered::Card(card) => hand(view).contains(&card),
        Hovered::Limelight(card) => in_play(view).iter().any(|&(_, played)| played == card),
        Hovered::Good(token) => view.own_goods.or(view.own_bid).contains(token),
        Hovered::Pick(pick) => fanned(view).contains(&pick),
        Hovered::Work(work) => table.work == Some(work) || table.working.is_some_and(|working| working.work == work),
        Hovered::Letters(seat) => table.denunciations[seat.index()] > 0,
        Hovered::Trash(place) => table.trash_at(place) > 0,
        Hovered::Tag(seat) => table.line_of(seat).is_some(),
        _ => true,
    }
}

/// The way that a click on something takes, with this card picked up.
pub(super) fn way_at<'a>(view: &View, ways: &'a Ways, picked: Option<Card>, over: Hovered) -> Option<&'a Way> {
    let table = &view.table;
    let place = |place: Option<Place>| place.and_then(|place| ways.to(Target::Place(place)));
    let seat = |seat: Seat| ways.to(Target::Seat(seat));
    match over {
        Hovered::Place(there) => place(Some(there)),
        Hovered::Seat(who) | Hovered::Trait(who) | Hovered::Mark(who, _) => seat(who),
        Hovered::Figure(who) => seat(who).or_else(|| place(table.place(who))),
        Hovered::Letters(who) => seat(who).or_else(|| place(Some(Place::Landlords))),
        Hovered::Tag(who) => seat(who).or_else(|| table.line_of(who).and_then(|line| ways.to(Target::Line(line)))),
        Hovered::Line(line) => ways.to(Target::Line(line)),
        Hovered::Work(_) => ways.to(Target::Work),
        Hovered::Door => ways.to(Target::Door).or_else(|| place(Some(Place::Courtyard))),
        Hovered::Trash(there) => ways.to(Target::Trash(there)).or_else(|| place(Some(there))),
        Hovered::Card(card) if picked.is_none() || picked == Some(card) => ways.to(Target::Card(table.kind(card))),
        Hovered::Good(token) => ways.to(Target::Good(table.options.goods.good(token))),
        Hovered::Pick(pick) => ways.to(Target::Pick(pick)),
        _ => None,
    }
}

/// The decision that a click on something would be at a step, whether or not it
/// is allowed: what an unlit thing is asked about.
pub(super) fn asked_about(view: &View, over: Hovered) -> Option<Move> {
    let table = &view.table;
    let landlord = view.is_own(table.landlord);
    let acting = matches!(table.step, Step::Turn { stage: Stage::Action });
    Some(match over {
        Hovered::Place(place) => Move::Place(place),
        Hovered::Figure(seat) | Hovered::Seat(seat) | Hovered::Letters(seat) => Move::Seat(seat),
        Hovered::Tag(seat) if matches!(table.step, Step::Line { .. }) => Move::Line(table.line_of(seat)?),
        Hovered::Tag(seat) | Hovered::Trait(seat) | Hovered::Mark(seat, _) => Move::Seat(seat),
        Hovered::Line(line) => Move::Line(line),
        Hovered::Work(_) if table.place(table.decider) == Some(Place::Landlords) && landlord => Move::Blue,
        Hovered::Work(_) => Move::Board(Deed::Introduce),
        Hovered::Door => Move::Board(Deed::TakeGood),
        Hovered::Trash(_) if landlord && acting => Move::CleanTwo,
        Hovered::Trash(_) => Move::Clean,
        Hovered::Card(card) if matches!(table.step, Step::Discard { .. }) => Move::Card(table.kind(card)),
        Hovered::Card(card) => Move::Play(table.kind(card)),
        Hovered::Good(token) => Move::Good(table.options.goods.good(token)),
        Hovered::Pick(pick) => match pick {
            Pick::Character(character) => Move::Character(character),
            Pick::Trait(own) => Move::Trait(own),
            Pick::Card(kind) => Move::Card(kind),
            Pick::Good(good) => Move::Good(good),
        },
        _ => return None,
    })
}
