//! Demolition, step by step (LL R73).

use super::building::building_cards;
use super::event::{Cause, Event, Known};
use super::house::House;
use super::moves::Move;
use super::moving::{lapse_refusals, move_tenant, remove};
use super::pieces::{Card, HouseId, Kind, Place};
use super::play::{discard, discard_played, give_openly, go_on};
use super::table::{Business, State, Step};
use crate::rules::Set;

/// A house is going to be demolished: Squatters and Rent Refusals go first.
pub(super) fn begin(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) {
    let Some(house) = state.table.house(id).copied() else { return };
    tell(Event::DemolitionBegan { house: id, seat: house.owner });
    lapse_refusals(state, id, tell);
    for flat in house.all_flats() {
        let place = Place { house: id, flat };
        let Some(card) = state.table.lodger(place) else { continue };
        if state.table.kind(card) == Kind::Squatters {
            remove(state, place, tell);
            tell(Event::SquattersLeft { squatters: Known { card, kind: Kind::Squatters }, from: place });
            discard(state, card, tell);
        }
    }
    state.table.business = Business::Demolishing { house: id };
    go_on(state, tell);
}

/// Turns to the next tenant, or pulls the house down; whether somebody is asked.
pub(super) fn proceed(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) -> bool {
    let Some(house) = state.table.house(id).copied() else { return false };
    match *house.residents.as_slice() {
        [] => {
            pull_down(state, &house, tell);
            false
        }
        [last] => rehouse(state, Place { house: id, flat: last.flat }, tell),
        _ => {
            state.table.step = Step::DemolitionTenant;
            true
        }
    }
}

/// A decision of the landlord whose house is demolished.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let asked = match (state.table.step, mv) {
        (Step::DemolitionTenant, Move::Resident(from)) => rehouse(state, from, tell),
        (Step::DemolitionPlace { tenant }, Move::Flat(place)) => {
            move_out(state, tenant, place, tell);
            false
        }
        _ => false,
    };
    if !asked {
        go_on(state, tell);
    }
}

/// The tenant at `from` is next; whether its new home has to be chosen.
fn rehouse(state: &mut State, from: Place, tell: &mut impl FnMut(Event)) -> bool {
    let (Some(house), Some(card)) = (state.table.house(from.house), state.table.lodger(from)) else { return false };
    if let Some(only) = state.table.rehousing_places(house, card).only() {
        move_out(state, from, only, tell);
        return false;
    }
    state.table.step = Step::DemolitionPlace { tenant: from };
    true
}

fn move_out(state: &mut State, from: Place, to: Place, tell: &mut impl FnMut(Event)) {
    let owner = state.table.house(from.house).map_or(state.table.active, |house| house.owner);
    move_tenant(state, from, to, Cause::Demolition, owner, tell);
}

/// What the house was built of goes to its landlord, what lay open for all to
/// see; the Musicians among those who left take effect after that.
fn pull_down(state: &mut State, house: &House, tell: &mut impl FnMut(Event)) {
    let seat = house.owner;
    state.table.remove_house(house.id);
    let floors = std::mem::take(&mut state.floors[usize::from(house.id.0)]);
    tell(Event::Demolished { house: house.id, seat });
    let open: Set<Card> = house.open_cards().collect();
    for card in building_cards(house, &floors) {
        let known = Known { card, kind: state.table.kind(card) };
        if open.contains(card) {
            give_openly(state, seat, card);
            tell(Event::Returned { seat, card: known });
        } else {
            state.hands[seat.index()].insert(card);
            tell(Event::FloorReturned { seat, card: Some(known) });
        }
    }
    discard_played(state, tell);
    state.table.business = Business::Demolished;
}
