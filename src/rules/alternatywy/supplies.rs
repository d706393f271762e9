//! Hands, decks and goods: drawing, discarding, taking (A4 1.3, 1.11, 1.12, R92, R110, R111).

use rand::seq::IteratorRandom;

use super::agenda::{self, Task};
use super::event::{Discard, Event, Ware};
use super::ledger::Source;
use super::meeting::random_token;
use super::pieces::{Card, Character, Kind, Known, Side, Token, Trait};
use super::points;
use super::step::{Parting, Step, Window};
use super::table::State;
use super::traits;
use crate::rules::{Seat, Set};

/// A player draws, then discards down to the limit (A4 R53).
pub(super) fn draw(state: &mut State, seat: Seat, cards: u8, tell: &mut impl FnMut(Event)) {
    draw_now(state, seat, cards, tell);
    agenda::push(state, &[Task::Limit(seat)]);
}

/// A player draws so many cards, or what there is.
pub(super) fn draw_now(state: &mut State, seat: Seat, cards: u8, tell: &mut impl FnMut(Event)) {
    for _ in 0..cards {
        let Some(card) = draw_one(state, state.table.side(seat), tell) else { return };
        state.hands[seat.index()].insert(card);
        tell(Event::Drawn { seat, card: Some(Known { card, kind: state.table.kind(card) }) });
    }
}

/// A card from the deck of a side, made anew of its discards if it is used up.
fn draw_one(state: &mut State, side: Side, tell: &mut impl FnMut(Event)) -> Option<Card> {
    let all = state.table.options.deck.side(side);
    if state.deck.and(all).is_empty() {
        let again = state.table.discards.and(all);
        if again.is_empty() {
            return None;
        }
        state.deck = state.deck.or(again);
        state.table.discards = state.table.discards.without(again);
        tell(Event::Reshuffled { tenants: side == Side::Tenant, cards: again.len() });
    }
    let card = any_card(state, state.deck.and(all))?;
    state.deck.remove(card);
    Some(card)
}

/// Whether there is a card for this side to draw (A4 R110).
pub(super) fn can_draw(state: &State, side: Side) -> bool {
    let all = state.table.options.deck.side(side);
    !state.deck.or(state.table.discards).and(all).is_empty()
}

/// One of several cards, each as likely as the others.
fn any_card(state: &mut State, cards: Set<Card>) -> Option<Card> {
    match cards.len() {
        0 | 1 => cards.first(),
        _ => cards.iter().choose(&mut state.chance.occasion()),
    }
}

/// A card of this kind in a hand; of equal ones any, by chance: the lowest
/// number would tell that no lower one is left.
pub(super) fn pick(state: &mut State, seat: Seat, kind: Kind) -> Option<Card> {
    let held = state.held(seat, kind);
    any_card(state, held)
}

/// Whether a player holds too many cards, and then discards one.
pub(super) fn limit(state: &mut State, seat: Seat) -> bool {
    if state.hands[seat.index()].len() <= state.table.options.hand_limit {
        return false;
    }
    state.table.agenda.push(Task::Limit(seat));
    agenda::ask(state, seat, Step::Discard { why: Parting::Limit })
}

/// A card goes from a hand to its discards.
pub(super) fn discard(state: &mut State, seat: Seat, card: Card, why: Discard, tell: &mut impl FnMut(Event)) {
    state.hands[seat.index()].remove(card);
    state.table.discards.insert(card);
    tell(Event::Discarded { seat, card: Known { card, kind: state.table.kind(card) }, why });
}

/// A card that was played reaches its discards (A4 R91).
pub(super) fn drop_played(state: &mut State, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
    discard(state, seat, card, Discard::Played, tell);
}

/// A player is made to discard cards: W5 first, before anything is picked (A4 R92).
pub(super) fn lose_cards(state: &mut State, by: Seat, seat: Seat, cards: u8, penalty: bool) {
    if state.hands[seat.index()].is_empty() && !penalty {
        return;
    }
    agenda::push(state, &[Task::Window(Window::Loss { victim: seat }, by), Task::Surrender { seat, cards, penalty }]);
}

/// So many cards are discarded, of the owner's choice; whether he has to choose.
pub(super) fn surrender(state: &mut State, seat: Seat, cards: u8, penalty: bool) -> bool {
    if cards == 0 {
        return false;
    }
    if state.hands[seat.index()].is_empty() {
        if penalty {
            points::change(state, seat, -1, Source::Works);
        }
        return false;
    }
    state.table.agenda.push(Task::Surrender { seat, cards: cards - 1, penalty });
    agenda::ask(state, seat, Step::Discard { why: Parting::Forced })
}

/// A player has chosen which of the own cards to part with.
pub(super) fn part_with(state: &mut State, why: Parting, kind: Kind, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    let Some(card) = pick(state, seat, kind) else { return };
    match why {
        Parting::Limit => discard(state, seat, card, Discard::Limit, tell),
        Parting::Forced => discard(state, seat, card, Discard::Forced, tell),
        Parting::Visit { host } => super::meeting::leave_card(state, host, card, tell),
        Parting::Loan { to } => {
            state.hands[seat.index()].remove(card);
            state.hands[to.index()].insert(card);
            tell(Event::CardGiven { from: seat, to, card: Some(Known { card, kind }) });
            agenda::push(state, &[Task::Limit(to)]);
        }
    }
}

/// Kolińska keeps the card, or lets it go to the discards.
pub(super) fn keep_card(state: &mut State, guest: Seat, keep: bool, tell: &mut impl FnMut(Event)) {
    let host = state.table.decider;
    let Some(card) = state.passing.take() else { return };
    if keep {
        state.hands[host.index()].insert(card);
        let known = Known { card, kind: state.table.kind(card) };
        tell(Event::CardGiven { from: guest, to: host, card: Some(known) });
    } else {
        discard(state, guest, card, Discard::Forced, tell);
    }
}

/// Somebody looks at a hand, and chooses what is discarded.
pub(super) fn snoop(state: &mut State, by: Seat, victim: Seat, tell: &mut impl FnMut(Event)) {
    if !state.hands[victim.index()].is_empty() {
        tell(Event::HandSeen { seat: by, victim });
        agenda::push(state, &[Task::Ask(by, Step::Snoop { victim })]);
    }
}

// -------------------------------------------------------------------- goods

/// A token with its face.
pub(super) fn ware(state: &State, token: Token) -> Ware {
    Ware { token, good: state.table.options.goods.good(token) }
}

/// The door is filled to the number of players, as far as the supply goes.
pub(super) fn fill_door(state: &mut State, tell: &mut impl FnMut(Event)) {
    let missing = state.table.seats.saturating_sub(state.door.len());
    let mut hung = 0;
    for _ in 0..missing {
        if state.supply.is_empty() && state.table.options.is_sudden() {
            return_goods(state, tell);
        }
        let Some(token) = random_token(state, state.supply) else { break };
        state.supply.remove(token);
        state.door.insert(token);
        hung += 1;
    }
    if hung > 0 {
        tell(Event::DoorFilled { tokens: hung });
    }
}

/// In a Sudden end all tokens that left the game make a new supply (A4 2.7).
fn return_goods(state: &mut State, tell: &mut impl FnMut(Event)) {
    let gone = state.table.goods_gone.or(state.goods_lost);
    if gone.is_empty() {
        return;
    }
    state.supply = gone;
    state.table.goods_gone = Set::EMPTY;
    state.goods_lost = Set::EMPTY;
    tell(Event::GoodsReturned { tokens: gone.len() });
}

/// Balcerek starts with a random token (A4 2.1).
pub(super) fn start_good(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    if let Some(token) = random_token(state, state.supply) {
        state.supply.remove(token);
        state.goods[seat.index()].insert(token);
        tell(Event::GoodTaken { seat, ware: Some(ware(state, token)) });
    }
}

/// A Tenant takes a token from the door; Balcerek looks at two (A4 R111).
pub(super) fn take_good(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let Some(first) = random_token(state, state.door) else { return };
    if state.table.plays(seat, Character::Balcerek) && state.door.len() > 1 {
        state.door.remove(first);
        if let Some(second) = random_token(state, state.door) {
            state.door.remove(second);
            state.offered.insert(first);
            state.offered.insert(second);
            agenda::push(state, &[Task::Ask(seat, Step::KeepGood)]);
        }
        return;
    }
    take(state, seat, first, tell);
}

/// Balcerek keeps one of the two; the other is mixed back.
pub(super) fn keep_good(state: &mut State, token: Token, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.door = state.door.or(state.offered);
    state.offered = Set::EMPTY;
    take(state, seat, token, tell);
}

fn take(state: &mut State, seat: Seat, token: Token, tell: &mut impl FnMut(Event)) {
    state.door.remove(token);
    state.goods[seat.index()].insert(token);
    tell(Event::GoodTaken { seat, ware: Some(ware(state, token)) });
    if !state.table.met(seat).is_empty() {
        traits::trigger(state, seat, Trait::Handyman, 2);
    }
}

/// T15: a random token of a met Tenant, who gets a card for it if there is one.
pub(super) fn lend(state: &mut State, to: Seat, from: Seat, tell: &mut impl FnMut(Event)) {
    let Some(token) = random_token(state, state.goods[from.index()]) else { return };
    state.goods[from.index()].remove(token);
    state.goods[to.index()].insert(token);
    tell(Event::GoodMoved { from, to, ware: Some(ware(state, token)) });
    if !state.hands[to.index()].is_empty() {
        agenda::push(state, &[Task::Ask(to, Step::Discard { why: Parting::Loan { to: from } })]);
    }
}
