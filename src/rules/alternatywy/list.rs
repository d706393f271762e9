//! The List of Social Work (A4 1.10, R55, R56, R102).

use super::agenda::{self, Task};
use super::event::Event;
use super::legal::{Verdict, refuse};
use super::step::Step;
use super::table::{State, Table};
use crate::rules::Seat;

/// A Tenant is entered below the last, or at this place from 1.
pub(super) fn enter(state: &mut State, tenant: Seat, line: Option<u8>, tell: &mut impl FnMut(Event)) {
    let list = &mut state.table.list;
    let at = line.map_or(list.len(), |line| usize::from(line) - 1).min(list.len());
    list.insert(at, tenant);
    tell(Event::Entered { tenant, line: at as u8 + 1 });
}

/// A listed Tenant is taken out and put at this place; the others close up.
fn move_to(state: &mut State, tenant: Seat, line: u8, tell: &mut impl FnMut(Event)) {
    let list = &mut state.table.list;
    list.retain(|&listed| listed != tenant);
    let at = (usize::from(line) - 1).min(list.len());
    list.insert(at, tenant);
    tell(Event::Reordered { tenant, line: at as u8 + 1 });
}

/// A Tenant is struck out; the others move up.
pub(super) fn strike_out(state: &mut State, tenant: Seat, tell: &mut impl FnMut(Event)) {
    state.table.list.retain(|&listed| listed != tenant);
    tell(Event::StruckOut { tenant });
}

/// Staircase Action 3: a Tenant enters, or moves up by one.
pub(super) fn sign_up(state: &mut State, tenant: Seat, tell: &mut impl FnMut(Event)) {
    match state.table.line_of(tenant) {
        None => enter(state, tenant, None, tell),
        Some(line) => move_to(state, tenant, line.max(2) - 1, tell),
    }
}

/// The places of the List that a Tenant can go to.
pub(super) fn lines(table: &Table, tenant: Seat) -> impl Iterator<Item = u8> {
    let now = table.line_of(tenant);
    let last = table.list.len() as u8 + u8::from(now.is_none());
    (1..=last).filter(move |&line| Some(line) != now)
}

/// A Tenant goes to a place of the List, entered there or moved.
pub(super) fn place(state: &mut State, tenant: Seat, line: u8, tell: &mut impl FnMut(Event)) {
    match state.table.line_of(tenant) {
        None => enter(state, tenant, Some(line), tell),
        Some(_) => move_to(state, tenant, line, tell),
    }
}

/// Whether a Tenant may come next in the new order, of which so many are placed:
/// one who is not placed yet, and the order must change (A4 R56).
pub(super) fn may_come_next(table: &Table, placed: u8, changed: bool, tenant: Seat) -> Verdict {
    let placed = usize::from(placed);
    let Some(at) = table.list.iter().position(|&listed| listed == tenant) else {
        return refuse("A4 R102", "not-listed");
    };
    if at < placed {
        return refuse("A4 R102", "placed-already");
    }
    if !changed && at == placed && placed + 2 == table.list.len() {
        return refuse("A4 R56", "order-must-change");
    }
    Ok(())
}

/// A Tenant comes next in the new order; the last one is placed by itself.
pub(super) fn order(state: &mut State, placed: u8, changed: bool, tenant: Seat, tell: &mut impl FnMut(Event)) {
    let stays = state.table.list.get(usize::from(placed)) == Some(&tenant);
    if !stays {
        move_to(state, tenant, placed + 1, tell);
    }
    let (placed, changed) = (placed + 1, changed || !stays);
    if usize::from(placed) + 1 < state.table.list.len() {
        let seat = state.table.decider;
        agenda::push(state, &[Task::Ask(seat, Step::Order { placed, changed })]);
    }
}
