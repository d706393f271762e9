//! Victory Points: changes, the window before them, and what they set off (A4 R93, R96).

use super::agenda::{self, Task, Tasks};
use super::event::{End, Event, Line};
use super::ledger::{Change, Source};
use super::pieces::Trait;
use super::step::{Step, Window};
use super::table::{State, Table};
use super::traits;
use crate::rules::Seat;

/// A player is about to gain or lose VP.
pub(super) fn change(state: &mut State, seat: Seat, by: i8, source: Source) {
    change_all(state, &[Change { seat, by, source: Some(source), line: 0 }]);
}

/// Changes that are applied at once: those of one sentence of one effect, or the
/// End-of-Day awards (A4 R96). Each that is the Landlord's opens W6 first (A4 R132).
pub(super) fn change_all(state: &mut State, changes: &[Change]) {
    debug_assert!(state.table.batch.is_empty(), "changes are applied before others are made");
    state.table.batch.extend(changes.iter().copied());
    agenda::push(state, &[Task::Apply]);
    let landlord = state.table.landlord;
    let size: i8 = changes.iter().filter(|change| change.seat == landlord).map(|change| change.by).sum();
    let felt = size > 0 || size < 0 && state.table.points_of(landlord) > 0;
    if felt {
        agenda::push(state, &[Task::Window(Window::Points { by: size }, landlord)]);
    }
}

/// A reaction changes what the Landlord is about to gain or lose; how much is left.
pub(super) fn cut(state: &mut State, by: i8, tell: &mut impl FnMut(Event)) -> i8 {
    let landlord = state.table.landlord;
    let Some(change) = state.table.batch.iter_mut().find(|change| change.seat == landlord) else { return 0 };
    change.by += by;
    let left = change.by;
    tell(Event::PointsCut { seat: landlord, by });
    left
}

/// Applies the changes that are pending.
pub(super) fn apply(state: &mut State, tell: &mut impl FnMut(Event)) {
    let batch = std::mem::take(&mut state.table.batch);
    for change in batch {
        apply_one(&mut state.table, &change, state.traits[change.seat.index()], tell);
    }
    if is_sudden_end(&state.table) {
        end(state, End::Sudden, tell);
        return;
    }
    let mut effects = Tasks::new();
    for hustler in state.table.turn_order() {
        let gained = |change: &Change| {
            change.by > 0 && state.table.is_tenant(change.seat) && state.table.meets(hustler, change.seat)
        };
        if traits::could_pay(state, hustler, Trait::Hustler, 1) && batch.iter().any(gained) {
            effects.push(Task::Line(hustler, Trait::Hustler, 1));
        }
    }
    agenda::push_set(state, &effects);
}

/// VP never drop below 0 (A4 R5).
fn apply_one(table: &mut Table, change: &Change, own: Option<Trait>, tell: &mut impl FnMut(Event)) {
    let (seat, Some(source)) = (change.seat, change.source) else { return };
    let points = &mut table.points[seat.index()];
    let now = points.saturating_add_signed(change.by);
    let by = (i16::from(now) - i16::from(*points)) as i8;
    *points = now;
    if by == 0 {
        return;
    }
    let ledger = &mut table.ledgers[seat.index()];
    ledger.sources[source as usize] += i16::from(by);
    let stage = usize::from(table.stage.max(1) - 1).min(ledger.stages.len() - 1);
    ledger.stages[stage] = ledger.stages[stage].saturating_add(by);
    let line = own.and_then(|own| match change.line {
        1 => Some(Line::First(own)),
        2 => Some(Line::Second(own)),
        3 => Some(Line::EndOfDay(own)),
        _ => None,
    });
    tell(Event::Points { seat, by, now, source, line });
}

/// Whether somebody has enough VP to end the match at once (A4 1.15, R8).
fn is_sudden_end(table: &Table) -> bool {
    table.options.is_sudden() && Seat::all(table.seats).any(|seat| table.points_of(seat) >= table.options.enough)
}

/// The match is over; cards that are being played reach their discards.
pub(super) fn end(state: &mut State, why: End, tell: &mut impl FnMut(Event)) {
    state.table.discards = state.table.discards.or(agenda::cards_in_play(&state.table));
    state.table.agenda.clear();
    state.table.step = Step::Over;
    state.asked = None;
    tell(Event::Ended { why });
}
