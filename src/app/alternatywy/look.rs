//! The faces of pieces, and their pictures.

use bevy::prelude::*;

use crate::locale::seat_colour;
use crate::rules::Seat;
use crate::rules::alternatywy::{Character, Forced, Good, Kind, Place, Side, Skip, Trait, Work};

/// What is to be seen of a piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// A place that is nothing but a place.
    Place,
    /// A place that can be pointed at, and is made visible by what lies over it.
    Ground,
    /// One of the five Locations.
    Spot(Place),
    /// The notice board.
    Board,
    /// A cell of the track.
    Cell,
    /// The clock.
    Clock,
    /// Its hand.
    ClockHand,
    /// A pile of face-down cards of a side, or where it was.
    Deck(Side, bool),
    /// A pile of discards, or where they lie.
    Discards(Side, bool),
    /// The deck of Social Works, or where it was.
    Works(bool),
    /// The shop door, shut, or not.
    ShopDoor(bool),
    /// A token, face down.
    GoodBack,
    /// So many cards of a rival's hand.
    Fan(Side, u8),
    /// So many Shop Goods of a rival, face down.
    Heap(u8),
    /// The portrait of a Character, if it is settled.
    Portrait(Option<Character>),
    /// A marker on the track.
    Marker(Seat),
    /// The figure of a Character, if it is settled.
    Figure(Option<Character>),
    /// The base of a figure.
    Base(Seat),
    /// So many Denunciations.
    Letters(Seat, u8),
    /// A token on the List.
    Tag(Seat),
    /// A Location token, or its back.
    Token(Seat, Option<Place>),
    /// A Trait, or its back.
    Trait(Option<Trait>),
    /// A Littering marker.
    Littering,
    /// A Breakdown.
    Breakdown,
    /// A Round is lost.
    Skip(Skip),
    /// Somebody is told where to go.
    Summons(Forced),
    /// The Priority token.
    Priority,
    /// The Landlord watches.
    Watching,
    /// So much Trash.
    Trash(u8),
    /// Closed.
    Closed,
    /// A Social Work.
    Work(Work),
    /// A card, open.
    Card(Kind),
    /// A Shop Goods token, open.
    Good(Good),
    /// A Character to be chosen.
    Candidate(Character),
}

/// The name of the picture of a face.
pub fn pic(look: Look) -> Option<String> {
    let name = match look {
        Look::Place | Look::Fan(_, 0) | Look::Heap(0) | Look::Letters(_, 0) | Look::Trash(0) => return None,
        Look::ShopDoor(false) | Look::Portrait(None) | Look::Figure(None) => return None,
        Look::Ground => return Some("panel".to_owned()),
        Look::Deck(_, false) | Look::Works(false) | Look::Discards(_, false) => return Some("hand-slot".to_owned()),
        Look::Spot(place) => format!("place/{place}"),
        Look::Board => "place/board".to_owned(),
        Look::Cell => "track".to_owned(),
        Look::Clock => "clock".to_owned(),
        Look::ClockHand => "clock-hand".to_owned(),
        Look::Deck(side, true) | Look::Discards(side, true) | Look::Fan(side, _) => card_back(side).to_owned(),
        Look::Works(true) => "work/back".to_owned(),
        Look::ShopDoor(true) => "door".to_owned(),
        Look::GoodBack | Look::Heap(_) => "good/back".to_owned(),
        Look::Portrait(Some(character)) | Look::Candidate(character) => format!("portrait/{character}"),
        Look::Marker(seat) => format!("vp/{}", seat_colour(seat)),
        Look::Figure(Some(character)) => format!("figure/{character}"),
        Look::Base(seat) => format!("figure/base/{}", seat_colour(seat)),
        Look::Letters(seat, _) => format!("letter/{}", seat_colour(seat)),
        Look::Tag(seat) => format!("list-tag/{}", seat_colour(seat)),
        Look::Token(_, Some(place)) => format!("token/{place}"),
        Look::Token(seat, None) => format!("token/back/{}", seat_colour(seat)),
        Look::Trait(Some(own)) => format!("trait/{own}"),
        Look::Trait(None) => "trait/back".to_owned(),
        Look::Littering => "littering".to_owned(),
        Look::Breakdown => "breakdown".to_owned(),
        Look::Skip(_) => "skip".to_owned(),
        Look::Summons(_) => "summons".to_owned(),
        Look::Priority => "priority".to_owned(),
        Look::Watching => "watching".to_owned(),
        Look::Trash(trash) => format!("trash-{}", trash.min(3)),
        Look::Closed => "closed".to_owned(),
        Look::Work(work) => format!("work/{work}"),
        Look::Card(kind) => format!("card/{kind}"),
        Look::Good(good) => format!("good/{good}"),
    };
    Some(format!("alternatywy/{name}"))
}

/// The back of the cards of a side, without the name of the game.
fn card_back(side: Side) -> &'static str {
    match side {
        Side::Tenant => "card/back-tenant",
        Side::Landlord => "card/back-landlord",
    }
}
