//! VP lines of Traits, and when a Trait is shown (A4 2.2, 2.3, R6, R21, R95).

use super::agenda::{self, Task};
use super::event::Event;
use super::ledger::{Change, Source};
use super::pieces::Trait;
use super::points;
use super::table::State;
use crate::rules::Seat;

/// A Trait becomes public when it first scores or is used (A4 R21).
pub(super) fn show(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let Some(shown) = state.traits[seat.index()] else { return };
    if state.table.shown[seat.index()].replace(shown).is_none() {
        tell(Event::TraitShown { seat, shown });
    }
}

/// Whether a line can still pay in this Round: each pays once, but the
/// Overseer's first one, whose text says "each" (A4 2.2, 2.3).
pub(super) fn may_pay(state: &State, seat: Seat, own: Trait, line: u8) -> bool {
    own == Trait::Overseer && line == 1 || state.table.now.paid[seat.index()] & line == 0
}

/// Whether a line may pay, as far as everybody knows.
pub(super) fn could_pay(state: &State, seat: Seat, own: Trait, line: u8) -> bool {
    state.table.could_have(seat, own) && may_pay(state, seat, own, line)
}

/// Something happened that a line of this Trait pays for, if the player has it.
pub(super) fn trigger(state: &mut State, seat: Seat, own: Trait, line: u8) {
    if could_pay(state, seat, own, line) {
        agenda::push_set(state, &[Task::Line(seat, own, line)]);
    }
}

/// A line pays, if the player has the Trait and it holds when its turn comes.
pub(super) fn line(state: &mut State, seat: Seat, own: Trait, line: u8, tell: &mut impl FnMut(Event)) {
    if !state.has(seat, own) || !may_pay(state, seat, own, line) || !still_holds(state, seat, own, line) {
        return;
    }
    state.table.now.paid[seat.index()] |= line;
    show(state, seat, tell);
    points::change_all(state, &[Change { seat, by: 1, source: Some(Source::Traits), line }]);
}

/// Lines that compare or look around are judged when they are reached (A4 R95);
/// the others pay for what has happened.
fn still_holds(state: &State, seat: Seat, own: Trait, line: u8) -> bool {
    let table = &state.table;
    let fresh = table.now.fresh[seat.index()];
    match (own, line) {
        (Trait::Informer, 2) => !fresh.and(table.littered).is_empty(),
        (Trait::Overseer, 2) => table.met_tenants(seat).len() >= 2,
        (Trait::WellConnected, 1) => {
            fresh.iter().any(|met| table.is_tenant(met) && table.points_of(met) >= table.points_of(seat))
        }
        _ => true,
    }
}
