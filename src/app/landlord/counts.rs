//! What happens to the numbers on the plates: cards in hands, and money.

use super::picture::Piece;
use crate::rules::Seat;
use crate::rules::landlord::{Card, Event, View};

/// By how much an event changes what a hand or a purse counts.
pub(super) fn counting(event: &Event, before: &View, now: &View, changes: &mut Vec<(Piece, i32)>) {
    let mut cards = |seat: Seat, by: i32| changes.push((Piece::Hand(seat), by));
    // The starting roof lies beside the hand (LL R7).
    let is_roof = |view: &View, seat: Seat, card: Card| view.table.starting_roofs[seat.index()] == Some(card);
    match *event {
        Event::CardPlayed { seat, .. } | Event::Countered { seat, .. } | Event::FloorLaid { seat, open: false, .. } => {
            cards(seat, -1);
        }
        Event::Finished { seat, card, .. } if !is_roof(before, seat, card.card) => cards(seat, -1),
        Event::Returned { seat, card } if !is_roof(now, seat, card.card) => cards(seat, 1),
        Event::FloorReturned { seat, .. }
        | Event::TakenBack { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::TakenToHand { seat, .. }
        | Event::Drawn { seat, .. } => cards(seat, 1),
        Event::Traded { from, to, card } => {
            cards(from, -i32::from(!is_roof(before, from, card.card)));
            cards(to, 1);
        }
        _ => {}
    }
    let mut money = |seat: Seat, by: i32| changes.push((Piece::Street(seat), by));
    match *event {
        Event::RentPaid { seat, amount, .. }
        | Event::EmptyFlatPaid { seat, amount, .. }
        | Event::Allowance { seat, amount } => money(seat, amount.into()),
        Event::Fee { payer: from, payee: to, amount, .. } | Event::Paid { from, to, amount } => {
            money(from, -i32::from(amount));
            money(to, amount.into());
        }
        Event::BailPaid { seat, amount } => money(seat, -i32::from(amount)),
        Event::Drawn { seat, price, .. } => money(seat, -i32::from(price)),
        _ => {}
    }
}
