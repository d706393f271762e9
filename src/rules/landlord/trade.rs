//! Offers and answers (LL R8, R68, R69, R106).

use super::event::{Event, Known, Trade};
use super::moves::Move;
use super::pieces::{Card, Kind};
use super::play::{finished, give_openly, go_on, take_from_hand};
use super::table::{Business, State, Step};
use crate::rules::Seat;

/// The player on turn is going to make an offer.
pub(super) fn begin(state: &mut State, rival: Seat) {
    state.table.business = Business::Trading(Trade { rival, ..Trade::default() });
    state.table.step = if state.table.options.free_trade { Step::OfferGive } else { Step::OfferWant };
}

/// A part of the offer, or its answer.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let Business::Trading(trade) = &mut state.table.business else { return };
    match mv {
        Move::Give(kind) => {
            trade.give = kind;
            state.table.step = Step::OfferWant;
        }
        Move::Want(kind) => {
            trade.want = kind;
            state.table.step = Step::OfferMoney;
        }
        Move::Pay(amount) => {
            trade.pay = amount;
            offer(state, tell);
        }
        Move::Charge(amount) => {
            trade.charge = amount;
            offer(state, tell);
        }
        _ => answer(state, mv == Move::Accept, tell),
    }
}

/// The offer is made. A rival who lacks the card or the money is not asked.
fn offer(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Business::Trading(trade) = state.table.business else { return };
    let seat = state.table.active;
    state.table.this_turn.offers[trade.rival.index()] += 1;
    tell(Event::Offered { seat, trade });
    if can_accept(state, &trade) {
        state.table.step = Step::OfferAnswer;
    } else {
        answer(state, false, tell);
    }
}

fn can_accept(state: &State, trade: &Trade) -> bool {
    trade.want.is_none_or(|kind| state.has_card(trade.rival, kind)) && state.money(trade.rival) >= trade.charge
}

fn answer(state: &mut State, accepted: bool, tell: &mut impl FnMut(Event)) {
    let Business::Trading(trade) = state.table.business else { return };
    let (seat, rival) = (state.table.active, trade.rival);
    tell(Event::Answered { seat: rival, accepted });
    if accepted {
        // Both cards pass at once: the one given cannot be the one got.
        let given = trade.give.and_then(|kind| take_for_sale(state, seat, kind));
        let got = trade.want.and_then(|kind| take_for_sale(state, rival, kind));
        hand_over(state, seat, rival, given, tell);
        hand_over(state, rival, seat, got, tell);
        pay(state, seat, rival, trade.pay, tell);
        pay(state, rival, seat, trade.charge, tell);
    }
    finished(state);
    go_on(state, tell);
}

/// The starting roof goes before a Roof from the hand (LL R68).
fn take_for_sale(state: &mut State, seat: Seat, kind: Kind) -> Option<Card> {
    let starting = if kind == Kind::Roof { state.table.starting_roofs[seat.index()].take() } else { None };
    starting.or_else(|| take_from_hand(state, seat, kind))
}

fn hand_over(state: &mut State, from: Seat, to: Seat, card: Option<Card>, tell: &mut impl FnMut(Event)) {
    let Some(card) = card else { return };
    give_openly(state, to, card);
    tell(Event::Traded { from, to, card: Known { card, kind: state.table.kind(card) } });
}

fn pay(state: &mut State, from: Seat, to: Seat, amount: u16, tell: &mut impl FnMut(Event)) {
    if amount > 0 {
        state.ledgers[from.index()].trades -= amount as i32;
        state.ledgers[to.index()].trades += amount as i32;
        tell(Event::Paid { from, to, amount });
    }
}
