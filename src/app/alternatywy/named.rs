//! Which pieces an event says something about.

use super::picture::Piece;
use crate::rules::Seat;
use crate::rules::alternatywy::{Card, Event, Known, MOST_SEATS, Place, Side, Ware, Work};

/// The pieces that an event, as it was seen, says something about.
pub fn named(event: &Event, pieces: &mut Vec<Piece>) {
    people(event, pieces);
    block(event, pieces);
    cards(event, pieces);
    works(event, pieces);
    goods(event, pieces);
}

/// The piece of every seat.
fn of_all(pieces: &mut Vec<Piece>, piece: impl Fn(Seat) -> Piece) {
    pieces.extend(Seat::all(MOST_SEATS as u8).map(piece));
}

/// Who is who, where everybody stands, and how it goes with them.
fn people(event: &Event, pieces: &mut Vec<Piece>) {
    match *event {
        Event::CharacterTaken { seat, .. } => {
            pieces.extend([Piece::Portrait(seat), Piece::Figure(seat), Piece::Plate(seat)]);
            of_all(pieces, Piece::Hand);
        }
        Event::TraitChosen { seat, .. } | Event::TraitShown { seat, .. } => pieces.push(Piece::Trait(seat)),
        Event::Priority { .. } => pieces.push(Piece::Priority),
        Event::PlaceChosen { seat, .. } => pieces.push(Piece::Laid(seat)),
        Event::PlaceRevealed { seat, .. } => {
            pieces.extend([Piece::Laid(seat), Piece::Watching]);
            of_all(pieces, Piece::Summons);
        }
        Event::FigurePlaced { seat, .. } | Event::FigureMoved { seat, .. } => {
            pieces.extend([Piece::Laid(seat), Piece::Figure(seat)]);
        }
        Event::RoundBegan { .. } | Event::RoundEnded { .. } => {
            pieces.extend([Piece::Watching, Piece::ClockHand]);
            pieces.extend([true, false].map(|now| Piece::Closed { now }));
            of_all(pieces, Piece::Skip);
            of_all(pieces, Piece::Summons);
            of_all(pieces, Piece::Laid);
            if let Event::RoundEnded { .. } = event {
                of_all(pieces, Piece::Figure);
            }
        }
        // The day has been cleared away.
        Event::StageBegan { .. } | Event::Ended { .. } | Event::DayJudged { .. } => {
            of_all(pieces, Piece::Trait);
            of_all(pieces, Piece::Littering);
        }
        Event::TurnBegan { seat }
        | Event::TurnEnded { seat }
        | Event::PlaysFirst { seat }
        | Event::Acted { seat, .. }
        | Event::ActedBlue { seat, .. }
        | Event::BonusUsed { seat, .. }
        | Event::Passed { seat } => pieces.extend([Piece::Figure(seat), Piece::Plate(seat)]),
        Event::RoundLost { seat, .. } | Event::SatOut { seat } => pieces.push(Piece::Skip(seat)),
        Event::Sent { tenant, .. } => pieces.push(Piece::Summons(tenant)),
        Event::Watches { .. } => pieces.push(Piece::Watching),
        Event::BrokeDown { tenant, .. } | Event::Repaired { tenant, .. } | Event::Billed { tenant } => {
            pieces.push(Piece::Breakdown(tenant));
        }
        Event::Points { seat, .. } | Event::PointsCut { seat, .. } => pieces.push(Piece::Marker(seat)),
        _ => {}
    }
}

/// Denunciations, Trash, and what is closed.
fn block(event: &Event, pieces: &mut Vec<Piece>) {
    match *event {
        Event::Denounced { on, .. }
        | Event::DenunciationLost { on }
        | Event::Bounced { on }
        | Event::DenunciationsDiscarded { on, .. }
        | Event::Exchanged { on, .. } => pieces.push(Piece::Letters(on)),
        Event::Accused { accused, .. } | Event::NameGiven { accused, .. } => pieces.push(Piece::Plate(accused)),
        Event::FilingBegan { filer } | Event::FilingDeclined { filer } | Event::NameAsked { filer } => {
            pieces.push(Piece::Figure(filer));
        }
        Event::Littered { seat, place, .. } => pieces.extend([Piece::Trash(place), Piece::Littering(seat)]),
        Event::Cleaned { place, .. } | Event::TrashRemoved { place, .. } => pieces.push(Piece::Trash(place)),
        Event::TrashMoved { from, to } => pieces.extend([Piece::Trash(from), Piece::Trash(to)]),
        Event::Closed { place } => pieces.extend([Piece::Closed { now: false }, Piece::Spot(place)]),
        _ => {}
    }
}

fn piles(pieces: &mut Vec<Piece>) {
    for side in [Side::Tenant, Side::Landlord] {
        pieces.extend([Piece::Deck(side), Piece::Discards(side)]);
    }
}

/// Cards of both decks.
fn cards(event: &Event, pieces: &mut Vec<Piece>) {
    let mut card = |known: Option<Known>, seat: Seat| {
        pieces.extend(known.map(|known| Piece::Card(known.card)));
        pieces.push(Piece::Hand(seat));
    };
    match *event {
        Event::Drawn { seat, card: known } => {
            card(known, seat);
            piles(pieces);
        }
        Event::CardPlayed { seat, card: known, .. } | Event::Cancelled { seat, card: known } => card(Some(known), seat),
        Event::Discarded { seat, card: known, .. } => {
            card(Some(known), seat);
            piles(pieces);
        }
        Event::CardGiven { from, to, card: known } => {
            card(known, from);
            card(known, to);
        }
        Event::HandSeen { victim, .. } => pieces.push(Piece::Hand(victim)),
        Event::Ignored { seat } => pieces.push(Piece::Plate(seat)),
        // At the end, what was being played is dropped.
        Event::Reshuffled { .. } | Event::Ended { .. } => {
            pieces.extend((0..128).map(|number| Piece::Card(Card(number))));
            piles(pieces);
        }
        _ => {}
    }
}

/// The Social Works and their List.
fn works(event: &Event, pieces: &mut Vec<Piece>) {
    match *event {
        Event::Entered { tenant, .. }
        | Event::Reordered { tenant, .. }
        | Event::StruckOut { tenant }
        | Event::Avoids { tenant, .. }
        | Event::AvoidanceFailed { tenant }
        | Event::TakesPart { tenant, .. } => pieces.push(Piece::Tag(tenant)),
        Event::WorkRevealed { work }
        | Event::WorkReplaced { work }
        | Event::WorkIntroduced { work, .. }
        | Event::WorkRemoved { work } => all_of(work, pieces),
        Event::WorkEnded { work } => {
            all_of(work, pieces);
            of_all(pieces, Piece::Tag);
        }
        _ => {}
    }
}

fn all_of(work: Work, pieces: &mut Vec<Piece>) {
    pieces.extend([Piece::Work(work), Piece::Works]);
}

/// Shop Goods, at the door and elsewhere.
fn goods(event: &Event, pieces: &mut Vec<Piece>) {
    let mut token = |ware: Option<Ware>, seat: Seat| {
        pieces.extend(ware.map(|ware| Piece::Token(ware.token)));
        pieces.extend([Piece::Goods(seat), Piece::Bid(seat)]);
    };
    match *event {
        Event::GoodTaken { seat, ware } => {
            token(ware, seat);
            door(pieces);
        }
        Event::GoodMoved { from, to, ware } => {
            token(ware, from);
            token(ware, to);
        }
        Event::GoodGone { seat, ware, .. } => token(ware, seat),
        Event::Announced { seat } | Event::Committed { seat, .. } | Event::BidShown { seat, .. } => token(None, seat),
        Event::DoorFilled { .. } => door(pieces),
        Event::AuctionWon { seat: Some(seat) } => pieces.push(Piece::Plate(seat)),
        _ => {}
    }
}

fn door(pieces: &mut Vec<Piece>) {
    pieces.extend([Piece::ShopDoor, Piece::Spot(Place::Courtyard)]);
    pieces.extend((0..MOST_SEATS as u8).map(Piece::DoorGood));
}

/// Whom a line of the log about an event speaks of first; nobody if it speaks of
/// everybody.
pub(super) fn about(event: &Event) -> Option<Seat> {
    match *event {
        Event::CharacterTaken { seat, .. }
        | Event::TraitChosen { seat, .. }
        | Event::TraitShown { seat, .. }
        | Event::Priority { seat }
        | Event::SatOut { seat }
        | Event::PlaceChosen { seat, .. }
        | Event::PlaceRevealed { seat, .. }
        | Event::FigurePlaced { seat, .. }
        | Event::FigureMoved { seat, .. }
        | Event::TurnBegan { seat }
        | Event::TurnEnded { seat }
        | Event::PlaysFirst { seat }
        | Event::Acted { seat, .. }
        | Event::ActedBlue { seat, .. }
        | Event::BonusUsed { seat, .. }
        | Event::Passed { seat }
        | Event::CardPlayed { seat, .. }
        | Event::Cancelled { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::HandSeen { victim: seat, .. }
        | Event::Ignored { seat }
        | Event::WorkPays { seat, .. }
        | Event::RoundLost { seat, .. }
        | Event::Littered { seat, .. }
        | Event::Cleaned { seat, .. }
        | Event::Watches { seat }
        | Event::GoodTaken { seat, .. }
        | Event::GoodGone { seat, .. }
        | Event::Announced { seat }
        | Event::AuctionPassed { seat }
        | Event::Committed { seat, .. }
        | Event::BidShown { seat, .. }
        | Event::Points { seat, .. }
        | Event::PointsCut { seat, .. } => Some(seat),
        Event::FilingBegan { filer } | Event::FilingDeclined { filer } | Event::NameAsked { filer } => Some(filer),
        Event::NameGiven { accused: on, .. }
        | Event::Accused { accused: on, .. }
        | Event::Denounced { on, .. }
        | Event::DenunciationLost { on }
        | Event::Bounced { on }
        | Event::DenunciationsDiscarded { on, .. }
        | Event::Exchanged { on, .. } => Some(on),
        Event::CardGiven { to, .. } | Event::GoodMoved { to, .. } => Some(to),
        Event::Entered { tenant, .. }
        | Event::Reordered { tenant, .. }
        | Event::StruckOut { tenant }
        | Event::Avoids { tenant, .. }
        | Event::AvoidanceFailed { tenant }
        | Event::TakesPart { tenant, .. }
        | Event::BrokeDown { tenant, .. }
        | Event::Repaired { tenant, .. }
        | Event::Billed { tenant }
        | Event::Sent { tenant, .. } => Some(tenant),
        Event::AuctionWon { seat } => seat,
        Event::StageBegan { .. }
        | Event::RoundBegan { .. }
        | Event::RoundEnded { .. }
        | Event::Asked { .. }
        | Event::Reshuffled { .. }
        | Event::WorkRevealed { .. }
        | Event::WorkReplaced { .. }
        | Event::WorkIntroduced { .. }
        | Event::WorkEnded { .. }
        | Event::WorkRemoved { .. }
        | Event::TrashRemoved { .. }
        | Event::TrashMoved { .. }
        | Event::Closed { .. }
        | Event::DoorFilled { .. }
        | Event::GoodsReturned { .. }
        | Event::DayJudged { .. }
        | Event::Ended { .. } => None,
    }
}
