//! What comes of a decision, and how a turn goes on (EV 2.3, 2.4).

use rand::RngExt;
use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::event::{Cause, Event};
use super::moves::Move;
use super::pieces::{Address, Arrow, Card, Colour, Face, Spot};
use super::table::{Chain, State, Step};
use super::{chain, ending, start};
use crate::rules::Seat;

/// Makes a legal move.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    match (state.table.step, mv) {
        (Step::Card, Move::Card(face)) => play_card(state, face, tell),
        (Step::Card, Move::Discard(face)) => waste_card(state, face, tell),
        (_, Move::Apartment(address)) => choose_apartment(state, address, tell),
        (_, Move::Arrow(arrow)) => choose_arrow(state, arrow, tell),
        (_, Move::Meeple(spot)) => choose_meeple(state, spot, tell),
        (Step::Draw, _) => draw(state, tell),
        (Step::LastChance { left }, _) => {
            tell(Event::Passed { seat: state.table.active });
            ending::next_chance(state, left, tell);
        }
        (step, mv) => unreachable!("{mv} was allowed at {step:?}"),
    }
}

/// Begins the turn of the active seat, which passes if it has no card (EV R17).
/// Somebody holds one when nothing can be drawn, so passing comes to an end.
pub(super) fn begin(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.turn = table.turn.saturating_add(1);
    let seat = table.active;
    tell(Event::TurnBegan { seat, turn: table.turn });
    if !table.options.cards {
        table.step = Step::Home;
    } else if !state.hands[seat.index()].is_empty() {
        table.step = Step::Card;
    } else {
        tell(Event::NoCard { seat });
        draw_or_pass_on(state, tell);
    }
}

/// After the card and all its evictions: discard it, then the last chance, the
/// draw or the next turn (EV 2.3).
pub(super) fn finish(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.chain = Chain::default();
    if let Some(card) = table.playing.take() {
        table.discards.push(card);
        tell(Event::CardDiscarded { card });
    }
    if table.reserves[table.active.index()].is_empty() {
        ending::last_chance(state, Some(state.table.active), tell);
    } else {
        draw_or_pass_on(state, tell);
    }
}

/// The draw, unless pile and discards are empty (EV R17); then the next turn.
fn draw_or_pass_on(state: &mut State, tell: &mut impl FnMut(Event)) {
    if state.pile.is_empty() && state.table.discards.is_empty() {
        next(state, tell);
    } else {
        state.table.step = Step::Draw;
    }
}

/// The next seat's turn, or the last chance after the reshuffle that ends the
/// match (EV R30).
fn next(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let seat = table.active.after(1, table.seats);
    if seat == table.first && table.reshuffles >= table.options.reshuffles {
        ending::last_chance(state, None, tell);
    } else {
        table.active = seat;
        begin(state, tell);
    }
}

fn draw(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    if state.pile.is_empty() {
        std::mem::swap(&mut state.pile, &mut table.discards);
        state.pile.shuffle(&mut state.chance.occasion());
        table.reshuffles = table.reshuffles.saturating_add(1);
        tell(Event::Reshuffled { cards: state.pile.len() as u8, times: table.reshuffles });
    }
    start::deal(state, state.table.active, tell);
    next(state, tell);
}

/// Lays one of the equal cards of this face open. Which one is left to chance:
/// always the lowest would tell others that no lower one is left (EV R34).
fn turn_up(state: &mut State, face: Face) -> Option<Card> {
    let options = state.table.options;
    let hand = &mut state.hands[state.table.active.index()];
    let equal: ArrayVec<[Card; 64]> = hand.iter().filter(|&card| options.face(card) == face).collect();
    let card = match *equal.as_slice() {
        [] => return None,
        [only] => only,
        ref several => several[state.chance.occasion().random_range(0..several.len() as u32) as usize],
    };
    hand.remove(card);
    state.table.playing = Some(card);
    Some(card)
}

fn play_card(state: &mut State, face: Face, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = turn_up(state, face) else { return };
    tell(Event::CardPlayed { seat, card, face });
    state.table.step = match face {
        Face::Key(_) | Face::Communication | Face::NewLease => Step::Home,
        Face::DepartureDay => Step::Departing,
        Face::ForcedEviction => Step::Forced,
        Face::ApartmentSwap => Step::SwapFirst,
        Face::Renovation => Step::Renovating,
    };
}

fn waste_card(state: &mut State, face: Face, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = turn_up(state, face) else { return };
    tell(Event::CardWasted { seat, card, face });
    finish(state, tell);
}

fn choose_apartment(state: &mut State, address: Address, tell: &mut impl FnMut(Event)) {
    match state.table.step {
        Step::StartApartment => state.table.step = Step::StartArrow { apartment: address },
        Step::Home => {
            state.table.step = Step::HomeArrow { apartment: address };
            if let Some(only) = only_free(state, address) {
                choose_arrow(state, only, tell);
            }
        }
        Step::Forced => chain::force(state, address, tell),
        Step::Renovating => chain::renovate(state, address, tell),
        Step::LastChance { left } => {
            let first_free = state.table.apartment(address).free().next();
            if let Some(arrow) = first_free {
                move_in(state, Spot { apartment: address, arrow }, Cause::LastChance, tell);
            }
            ending::next_chance(state, left, tell);
        }
        _ => chain::evict(state, address, tell),
    }
}

fn choose_arrow(state: &mut State, arrow: Arrow, tell: &mut impl FnMut(Event)) {
    match state.table.step {
        Step::StartArrow { apartment } => {
            move_in(state, Spot { apartment, arrow }, Cause::Setup, tell);
            start::proceed(state, tell);
        }
        Step::HomeArrow { apartment } => {
            move_in(state, Spot { apartment, arrow }, Cause::Turn, tell);
            chain::begin(state, tell);
        }
        _ => chain::place(state, arrow, tell),
    }
}

fn choose_meeple(state: &mut State, spot: Spot, tell: &mut impl FnMut(Event)) {
    match state.table.step {
        Step::Departing => {
            depart(state, spot, Cause::Turn, tell);
            finish(state, tell);
        }
        Step::SwapFirst => state.table.step = Step::SwapSecond { first: spot },
        Step::SwapSecond { first } => {
            swap(state, first, spot, tell);
            finish(state, tell);
        }
        _ => {
            depart(state, spot, Cause::Settlement, tell);
            chain::settle(state, tell);
        }
    }
}

/// The free arrow of an apartment that has just one: then there is nothing to
/// choose (EV R22).
pub(super) fn only_free(state: &State, address: Address) -> Option<Arrow> {
    let mut free = state.table.apartment(address).free();
    let first = free.next()?;
    free.next().is_none().then_some(first)
}

/// A reserve meeple of the active seat moves in.
fn move_in(state: &mut State, at: Spot, cause: Cause, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let seat = table.active;
    let Some(meeple) = table.reserves[seat.index()].first() else { return };
    table.reserves[seat.index()].remove(meeple);
    table.put(at, Some(meeple));
    tell(Event::MovedIn { seat, meeple, at, cause });
}

/// A meeple goes back to its owner's reserve; a neutral one becomes the active
/// player's own (EV 2.4, R26, R28).
fn depart(state: &mut State, from: Spot, cause: Cause, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let Some(meeple) = table.at(from) else { return };
    let was = table.colour(meeple);
    let to: Seat = table.owner(was).unwrap_or(table.active);
    table.put(from, None);
    table.colours[meeple.index()] = Colour::from(to);
    table.reserves[to.index()].insert(meeple);
    tell(Event::Departed { meeple, was, from, to, cause });
}

fn swap(state: &mut State, first_from: Spot, second_from: Spot, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let (Some(first), Some(second)) = (table.at(first_from), table.at(second_from)) else { return };
    table.put(first_from, Some(second));
    table.put(second_from, Some(first));
    tell(Event::Swapped { first, first_from, second, second_from });
}
