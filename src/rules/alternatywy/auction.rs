//! The Auction of Shop Goods at the end of a Stage (A4 1.11, R66-R70, R112).

use super::agenda::{self, Task};
use super::event::{Event, Gone};
use super::ledger::Source;
use super::moves::Move;
use super::pieces::{Character, Good, Token};
use super::points;
use super::step::Step;
use super::supplies::ware;
use super::table::{Auction, State};
use crate::rules::{Seat, Set};

/// The next Tenant with a token is asked for interest, from the Priority holder
/// clockwise, until all others have passed since the last announcement.
pub(super) fn ask(state: &mut State) -> bool {
    let table = &state.table;
    let Auction { announced, passed, last, .. } = table.auction;
    let from = match last {
        Some(last) => last.after(1, table.seats),
        None => table.priority.unwrap_or_default(),
    };
    let may = |seat: &Seat| {
        table.is_tenant(*seat)
            && !state.goods[seat.index()].is_empty()
            && !announced.contains(*seat)
            && !passed.contains(*seat)
    };
    let Some(seat) = table.clockwise(from).find(may) else { return false };
    state.table.agenda.push(Task::Auction);
    agenda::ask(state, seat, Step::Auction)
}

/// A Tenant announces interest, which cannot be withdrawn, or passes.
pub(super) fn answer(state: &mut State, announce: bool, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    let auction = &mut state.table.auction;
    auction.last = Some(seat);
    if announce {
        auction.announced.insert(seat);
        auction.passed = Set::EMPTY;
        tell(Event::Announced { seat });
    } else {
        auction.passed.insert(seat);
        tell(Event::AuctionPassed { seat });
    }
}

/// The next bidder commits tokens, in secret.
pub(super) fn bids(state: &mut State) -> bool {
    let table = &state.table;
    let Auction { announced, committed, .. } = table.auction;
    let Some(seat) = table.turn_order().find(|&seat| announced.contains(seat) && !committed.contains(seat)) else {
        return false;
    };
    state.table.agenda.push(Task::Bids);
    agenda::ask(state, seat, Step::Bid)
}

/// A token is committed, or that was all.
pub(super) fn bid(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    match mv {
        Move::Good(good) => {
            let Some(token) = token_of(state, seat, good) else { return };
            state.goods[seat.index()].remove(token);
            state.bids[seat.index()].insert(token);
            // The last token leaves nothing to decide.
            if state.goods[seat.index()].is_empty() {
                commit(state, seat, tell);
            }
        }
        _ => commit(state, seat, tell),
    }
}

fn commit(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    state.table.auction.committed.insert(seat);
    tell(Event::Committed { seat, tokens: Some(state.bids[seat.index()].len()) });
}

/// A token with this on it that a player holds.
pub(super) fn token_of(state: &State, seat: Seat, good: Good) -> Option<Token> {
    state.goods[seat.index()].and(state.table.options.goods.tokens(good)).first()
}

/// What tokens are worth to a player, premium included (A4 R69).
pub(super) fn worth(state: &State, seat: Seat, tokens: Set<Token>) -> u8 {
    let options = &state.table.options;
    let character = state.table.characters[seat.index()].unwrap_or(Character::Aniol);
    tokens.iter().map(|token| options.cast.worth(&options.goods, character, options.goods.good(token))).sum()
}

/// The bids are turned up: the highest gains 1 VP, the Landlord if it is tied;
/// all committed tokens leave the game.
pub(super) fn hammer(state: &mut State, tell: &mut impl FnMut(Event)) {
    let bidders = state.table.auction.announced;
    state.table.auction = Auction::default();
    let mut best = 0;
    let mut winner = None;
    for seat in state.table.turn_order().filter(|&seat| bidders.contains(seat)) {
        let bid = std::mem::take(&mut state.bids[seat.index()]);
        let value = worth(state, seat, bid);
        for token in bid.iter() {
            tell(Event::GoodGone { seat, ware: Some(ware(state, token)), why: Gone::Auction });
        }
        tell(Event::BidShown { seat, value });
        state.table.goods_gone = state.table.goods_gone.or(bid);
        if winner.is_none() || value > best {
            (best, winner) = (value, Some(Some(seat)));
        } else if value == best {
            winner = Some(None);
        }
    }
    let Some(winner) = winner else { return };
    tell(Event::AuctionWon { seat: winner });
    points::change(state, winner.unwrap_or(state.table.landlord), 1, Source::Auctions);
}
