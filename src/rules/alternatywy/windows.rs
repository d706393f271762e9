//! Windows W1 to W7: who may react, and what a reaction does to what waits
//! beneath (A4 1.12, R89-R94).

use super::agenda::{self, Played, Task, Tasks};
use super::event::{Cause, Event};
use super::filing::Denunciation;
use super::pieces::{Kind, Place, Side};
use super::points;
use super::step::{Step, Window};
use super::table::{State, Table};
use crate::rules::Seat;

/// The kinds of cards that a seat could play in a window; empty if it may play none.
pub(super) fn answers(table: &Table, window: Window, seat: Seat) -> &'static [Kind] {
    let tenant = table.is_tenant(seat);
    match window {
        Window::Placement if tenant => &[Kind::LiftOutOfOrder],
        Window::Denunciation { on } if seat == on => &[Kind::MistakenIdentity],
        Window::Card { .. } if tenant => &[Kind::NothingCameOfIt],
        Window::Card { kind, .. } if kind.side() == Side::Tenant => &[Kind::ApplicationRejected],
        Window::Avoidance { .. } if !tenant => &[Kind::CompulsoryAttendance],
        Window::Loss { victim } if seat == victim && tenant => &[Kind::DoorOnTheChain],
        Window::Points { by } if by > 0 && tenant => &[Kind::Inspection],
        Window::Points { by } if by < 0 && !tenant => &[Kind::Friends],
        Window::Littering { .. } if !tenant => &[Kind::CaughtInTheAct],
        _ => &[],
    }
}

/// Whether a seat holds a card for a window that can do something (A4 R78).
pub(super) fn can_answer(state: &State, window: Window, seat: Seat) -> bool {
    let holds = answers(&state.table, window, seat).iter().any(|&kind| !state.held(seat, kind).is_empty());
    holds
        && (window != Window::Placement
            || Seat::all(state.table.seats).any(|other| can_lift(&state.table, seat, other)))
}

/// Whether the lift can take another Tenant's figure to the Staircase.
pub(super) fn can_lift(table: &Table, seat: Seat, other: Seat) -> bool {
    other != seat && table.is_tenant(other) && table.place(other).is_some_and(|place| place != Place::Staircase)
}

/// The order in which a window is asked, from the left of the seat that caused
/// it, or that reacted last, round to that seat.
fn order(table: &Table, from: Seat) -> impl Iterator<Item = Seat> + use<> {
    table.clockwise(from.after(1, table.seats))
}

/// The window on top, and from whose left on it is asked.
fn on_top(table: &Table) -> Option<(Window, Seat)> {
    match table.agenda.last() {
        Some(&Task::Window(window, from)) => Some((window, from)),
        _ => None,
    }
}

/// Who may be asked in the window on top, in the order of asking, whatever they hold.
pub(super) fn may_be_asked(table: &Table) -> impl Iterator<Item = Seat> + '_ {
    let top = on_top(table);
    let from = top.map_or(Seat::default(), |(_, from)| from);
    order(table, from).filter(move |&seat| top.is_some_and(|(window, _)| !answers(table, window, seat).is_empty()))
}

/// Whether anybody could hold an answer, as far as everybody knows: somebody who
/// may answer holds cards, and not all of the kind lie among the discards.
fn could_be_answered(state: &State, window: Window) -> bool {
    let table = &state.table;
    let deck = &table.options.deck;
    Seat::all(table.seats).any(|seat| {
        !state.hands[seat.index()].is_empty()
            && answers(table, window, seat).iter().any(|&kind| !deck.cards(kind).without(table.discards).is_empty())
    })
}

/// Opens a window, or goes on with it after a reaction; whether anybody is asked.
pub(super) fn open(state: &mut State, window: Window, from: Seat, tell: &mut impl FnMut(Event)) -> bool {
    if !could_be_answered(state, window) {
        return false;
    }
    tell(Event::Asked { window });
    let first = order(&state.table, from).find(|&seat| can_answer(state, window, seat));
    ask(state, window, from, first)
}

fn ask(state: &mut State, window: Window, from: Seat, seat: Option<Seat>) -> bool {
    state.asked = seat;
    if seat.is_some() {
        state.table.agenda.push(Task::Window(window, from));
        state.table.step = Step::React { window };
    }
    seat.is_some()
}

/// The seat that is asked passes: the next one is asked, if there is one.
pub(super) fn pass(state: &mut State) -> bool {
    let passed = state.asked.take();
    let Some((window, from)) = on_top(&state.table) else { return false };
    state.table.agenda.pop();
    let next = order(&state.table, from)
        .skip_while(|&seat| Some(seat) != passed)
        .skip(1)
        .find(|&seat| can_answer(state, window, seat));
    ask(state, window, from, next)
}

/// The seat that is asked reacts: the window will go on from its left.
pub(super) fn react(state: &mut State) -> Option<Seat> {
    let seat = state.asked.take()?;
    if let Some(Task::Window(_, from)) = agenda::top(state) {
        *from = seat;
    }
    Some(seat)
}

/// What a reaction does to the window it was played in, and to what waits
/// beneath; what it sets off is returned.
pub(super) fn take_effect(state: &mut State, played: Played, tell: &mut impl FnMut(Event)) -> Tasks {
    let mut set_off = Tasks::new();
    let Some((window, _)) = on_top(&state.table) else { return set_off };
    match (played.kind, window) {
        (Kind::NothingCameOfIt | Kind::ApplicationRejected, Window::Card { .. }) => {
            state.table.agenda.pop();
            if let Some(Task::Resolve(below)) = agenda::top(state) {
                below.cancelled = true;
            }
        }
        (Kind::MistakenIdentity, Window::Denunciation { .. }) => {
            state.table.agenda.pop();
            let below = state.table.agenda.pop();
            if let (Some(on), Some(Task::Denounced(denunciation))) = (played.on, below) {
                // It opens W2 again (A4 R100).
                tell(Event::Accused { filer: played.seat, accused: on });
                set_off.push(Task::Denounce(Denunciation { on, ..denunciation }));
            }
        }
        (Kind::DoorOnTheChain, Window::Loss { victim }) => {
            state.table.agenda.pop();
            state.table.agenda.pop();
            tell(Event::Ignored { seat: victim });
        }
        (Kind::LiftOutOfOrder, Window::Placement) => {
            let Some(seat) = played.on else { return set_off };
            if let Some(from) = state.table.figures[seat.index()].replace(Place::Staircase) {
                tell(Event::FigureMoved { seat, from, to: Place::Staircase, cause: Cause::Lift });
            }
        }
        (Kind::Inspection, Window::Points { .. }) => {
            let left = points::cut(state, -1, tell);
            resize(state, left);
        }
        (Kind::Friends, Window::Points { by }) => {
            let left = points::cut(state, -by, tell);
            resize(state, left);
        }
        (Kind::CaughtInTheAct, Window::Littering { tenant }) => {
            let taken = Task::Denounce(Denunciation::taken(tenant));
            set_off.extend([taken, taken]);
        }
        (Kind::CompulsoryAttendance, Window::Avoidance { tenant }) => {
            state.table.agenda.pop();
            state.table.agenda.pop();
            tell(Event::AvoidanceFailed { tenant });
        }
        _ => {}
    }
    set_off
}

/// The change that W6 is about has another size; nothing is left to react to at 0.
fn resize(state: &mut State, left: i8) {
    if left == 0 {
        state.table.agenda.pop();
    } else if let Some(Task::Window(Window::Points { by }, _)) = agenda::top(state) {
        *by = left;
    }
}
