//! Step 1: the best payer of each squatted house leaves (LL 1.3, R11, R20, R71, R101, R102).

use super::event::{Cause, Event, Known};
use super::house::House;
use super::moves::Move;
use super::moving::{move_tenant, remove};
use super::pieces::{HouseId, Kind, Place};
use super::places::Places;
use super::play::{discard, finished, go_on};
use super::table::{Business, State, Step, Table};

/// Lists the squatted houses of the player on turn, and handles them.
pub(super) fn begin(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    if table.streets().squatters.contains(table.active) {
        let squatted = table.street(table.active).filter(|house| house.is_finished() && table.is_squatted(house));
        table.this_turn.unexamined = squatted.map(|house| house.id).collect();
    }
    table.business = Business::Examining;
    go_on(state, tell);
}

/// Turns to the next house; whether somebody is asked.
pub(super) fn proceed(state: &mut State, tell: &mut impl FnMut(Event)) -> bool {
    let table = &mut state.table;
    let unexamined = table.this_turn.unexamined;
    if unexamined.is_empty() {
        return finished(state);
    }
    let mut lived_in = table.houses.iter().filter(|house| unexamined.contains(house.id) && table.has_tenant(house));
    let Some(next) = lived_in.next().map(|house| house.id) else { return finished(state) };
    if lived_in.next().is_some() {
        table.step = Step::ExamineHouse;
        return true;
    }
    examine(state, next, tell)
}

/// A decision of step 1.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let asked = match (state.table.step, mv) {
        (Step::ExamineHouse, Move::House(house)) => examine(state, house, tell),
        (Step::ExamineTenant { .. }, Move::Resident(place)) => drive_out(state, place, tell),
        (Step::Rehome { tenant }, Move::Flat(place)) => {
            leave(state, tenant, place, tell);
            false
        }
        _ => false,
    };
    if !asked {
        go_on(state, tell);
    }
}

fn examine(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) -> bool {
    state.table.this_turn.unexamined.remove(id);
    let Some(house) = state.table.house(id) else { return false };
    let best = state.table.best_payers(house);
    tell(Event::Examined { seat: house.owner, house: id });
    match best.as_slice() {
        [only] => drive_out(state, Place { house: id, flat: only.flat }, tell),
        [] => false,
        _ => {
            state.table.step = Step::ExamineTenant { house: id };
            true
        }
    }
}

/// The tenant at `from` has to go; whether its new home has to be chosen.
fn drive_out(state: &mut State, from: Place, tell: &mut impl FnMut(Event)) -> bool {
    let table = &state.table;
    let (Some(house), Some(card)) = (table.house(from.house), table.lodger(from)) else { return false };
    let homes = homes(table, house, table.kind(card));
    if homes.is_empty() {
        remove(state, from, tell);
        tell(Event::Homeless { tenant: Known { card, kind: state.table.kind(card) }, from });
        discard(state, card, tell);
    } else if let Some(only) = homes.only() {
        leave(state, from, only, tell);
    } else {
        state.table.step = Step::Rehome { tenant: from };
        return true;
    }
    false
}

fn leave(state: &mut State, from: Place, to: Place, tell: &mut impl FnMut(Event)) {
    let chooser = state.table.active;
    move_tenant(state, from, to, Cause::Squatters, chooser, tell);
}

/// The places for a tenant that Squatters drive out of `left`: the first that
/// there are of his landlord's other houses without Squatters, his squatted
/// ones, rivals' houses without, rivals' squatted ones (LL R71).
pub(super) fn homes(table: &Table, left: &House, kind: Kind) -> Places {
    let mut by_nearness = [Places::default(); 4];
    for house in table.houses.iter().filter(|house| house.id != left.id) {
        let nearness = 2 * usize::from(house.owner != left.owner) + usize::from(table.is_squatted(house));
        by_nearness[nearness].add(house.id, table.entrances(kind, house));
    }
    by_nearness.into_iter().find(|places| !places.is_empty()).unwrap_or_default()
}
