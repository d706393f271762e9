//! Phase I: where everybody goes (A4 1.4, R80, R85-R87).

use super::agenda::{self, Task};
use super::event::Event;
use super::flow;
use super::pieces::Place;
use super::step::{Step, Window};
use super::table::{Forced, Now, Skip, State};
use crate::rules::Seat;

/// A Round begins.
pub(super) fn begin(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.round = table.round % flow::ROUNDS + 1;
    table.now = Now::default();
    table.closed = table.closes.take();
    table.watching = std::mem::take(&mut table.will_watch);
    tell(Event::RoundBegan { stage: table.stage, round: table.round });
    for seat in table.turn_order() {
        let skip = &mut table.skips[seat.index()];
        if *skip == Skip::NextRound {
            *skip = Skip::ThisRound;
        }
        if *skip == Skip::ThisRound {
            tell(Event::SatOut { seat });
        }
    }
    agenda::push(state, &[Task::Choose, Task::Reveal]);
}

/// Whoever goes out and has no token down lays one. A forced token lies there
/// by itself.
pub(super) fn choose(state: &mut State, tell: &mut impl FnMut(Event)) -> bool {
    let table = &mut state.table;
    let goes = |table: &super::Table, seat: Seat| {
        table.skips[seat.index()] == Skip::Free
            && !table.chosen.contains(seat)
            && !(table.watching && seat == table.landlord)
    };
    for seat in table.turn_order() {
        if !goes(table, seat) {
            continue;
        }
        if table.forced[seat.index()].is_none() {
            table.agenda.push(Task::Choose);
            return agenda::ask(state, seat, Step::Place);
        }
        table.chosen.insert(seat);
        tell(Event::PlaceChosen { seat, place: None });
    }
    false
}

/// A token is laid.
pub(super) fn lay(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.tokens[seat.index()] = Some(place);
    state.table.chosen.insert(seat);
    tell(Event::PlaceChosen { seat, place: Some(place) });
}

/// The tokens are turned up; a Landlord who watches chooses now (A4 R80).
pub(super) fn reveal(state: &mut State, tell: &mut impl FnMut(Event)) {
    for seat in state.table.turn_order() {
        let forced = state.table.forced[seat.index()].take();
        let sent = state.sent[seat.index()].take();
        let token = state.tokens[seat.index()].take();
        let place = match forced {
            Some(Forced::Summoned) => Some(Place::Landlords),
            Some(Forced::Sent) => sent,
            None => token,
        };
        // Who loses the Round goes nowhere (A4 R86).
        let Some(place) = place.filter(|_| state.table.chosen.contains(seat)) else { continue };
        state.table.revealed[seat.index()] = Some(place);
        tell(Event::PlaceRevealed { seat, place, forced: forced.is_some() });
    }
    state.table.chosen = Default::default();
    agenda::push(state, &[Task::PlaceFigures]);
    if std::mem::take(&mut state.table.watching) {
        agenda::push(state, &[Task::Ask(state.table.landlord, Step::Watch)]);
    }
}

/// The Landlord has seen the Tenants' tokens and chosen.
pub(super) fn watch(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) {
    let seat = state.table.landlord;
    state.table.revealed[seat.index()] = Some(place);
    tell(Event::PlaceRevealed { seat, place, forced: false });
}

/// All figures are placed; then W1, and what the meetings bring (A4 1.14).
pub(super) fn place_figures(state: &mut State, tell: &mut impl FnMut(Event)) {
    for seat in state.table.turn_order() {
        if let Some(place) = state.table.revealed[seat.index()].take() {
            state.table.figures[seat.index()] = Some(place);
            tell(Event::FigurePlaced { seat, place });
        }
    }
    let first = state.table.priority.unwrap_or_default();
    // Asking begins with the Priority holder (A4 R90).
    let before = first.after(state.table.seats - 1, state.table.seats);
    let tasks = [
        Task::Window(Window::Placement, before),
        Task::Greet,
        Task::Filings,
        Task::Meetings,
        Task::Met,
        Task::PlayFirst,
        Task::Turns,
        Task::RoundEnd,
    ];
    agenda::push(state, &tasks);
}
