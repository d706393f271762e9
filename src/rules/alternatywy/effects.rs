//! What Tenant cards (A4 2.4) and Landlord cards (A4 2.5) do.

use super::agenda::{self, Played, Task};
use super::event::{Cause, Event};
use super::filing::{self, Denunciation, Filing};
use super::ledger::{Change, Source};
use super::pieces::{Kind, Place};
use super::step::{Step, Window};
use super::table::{Forced, State};
use super::{deeds, list, meeting, points, social, supplies, traits, turn};
use crate::rules::Seat;

/// Cards that an Envelope makes the Landlord discard Denunciations by (T02).
const ENVELOPE: u8 = 3;

/// The effect of a Tenant card. A target that no longer fits is skipped (A4 R91).
pub(super) fn of_tenant_card(state: &mut State, played: Played, tell: &mut impl FnMut(Event)) {
    let seat = played.seat;
    match played.kind {
        Kind::Envelope => filing::discard(state, seat, ENVELOPE, tell),
        Kind::QueueCommittee => supplies::take_good(state, seat, tell),
        Kind::JointComplaint => points::change(state, state.table.landlord, -1, Source::Cards),
        Kind::LandingGossip => supplies::draw(state, seat, 2, tell),
        Kind::OverflowingBin => {
            if let Some(place) = played.place {
                turn::leave(state, seat, place, tell);
            }
        }
        Kind::TidyingSpree => {
            let Some(place) = state.table.place(seat) else { return };
            let most = state.table.trash_at(place).min(2);
            amount(state, seat, place, most);
        }
        Kind::SickNote => social::avoid(state, seat, None, tell),
        _ => {
            if let Some(on) = played.on {
                of_tenant_card_on(state, seat, played.kind, on, tell);
            }
        }
    }
}

/// The effect of a Tenant card on a player.
fn of_tenant_card_on(state: &mut State, seat: Seat, kind: Kind, on: Seat, tell: &mut impl FnMut(Event)) {
    match kind {
        Kind::TeaNextDoor => {
            let gain = |seat| Change { seat, by: 1, source: Some(Source::Cards), line: 0 };
            points::change_all(state, &[gain(seat), gain(on)]);
        }
        Kind::AnonymousLetter => {
            let taken = Task::Denounce(Denunciation::taken(on));
            agenda::push(state, &[taken, taken]);
        }
        Kind::PencilledIn => agenda::push(state, &[Task::Ask(seat, Step::Line { tenant: on })]),
        Kind::WrongFloor => swap_floors(state, seat, on, tell),
        Kind::LeakingCeiling if deeds::can_break(&state.table, on) => deeds::break_down(state, seat, on, tell),
        Kind::Plumber => turn::repair(state, seat, on, tell),
        Kind::EarToThePipe => {
            let tasks = [Task::Window(Window::Loss { victim: on }, seat), Task::Snoop { by: seat, victim: on }];
            agenda::push(state, &tasks);
        }
        Kind::OperaGlasses => {
            traits::show(state, on, tell);
            supplies::draw(state, seat, 1, tell);
        }
        Kind::Loan => {
            let tasks = [Task::Window(Window::Loss { victim: on }, seat), Task::Lend { to: seat, from: on }];
            agenda::push(state, &tasks);
        }
        _ => {}
    }
}

/// T10: two figures change places; newcomers at the Landlord's Location file.
fn swap_floors(state: &mut State, seat: Seat, on: Seat, tell: &mut impl FnMut(Event)) {
    if let (Some(here), Some(there)) = (state.table.place(seat), state.table.place(on)) {
        meeting::relocate(state, &[(seat, there), (on, here)], Cause::WrongFloor, tell);
    }
}

/// How much Trash is taken away, if there is a choice.
fn amount(state: &mut State, seat: Seat, place: Place, most: u8) {
    agenda::push(state, &[Task::Ask(seat, Step::Amount { most, place })]);
}

/// The amount is chosen: T08 cleans up, with 1 VP if none is left here; L04 removes.
pub(super) fn take_away(state: &mut State, place: Place, count: u8, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    if !state.table.is_tenant(seat) {
        turn::remove_trash(state, place, count, tell);
        return;
    }
    // It counts as the cleaning of this Turn (A4 R82).
    state.table.turn.trash = true;
    turn::clean(state, seat, count, tell);
    if state.table.trash_at(place) == 0 {
        points::change(state, seat, 1, Source::Cards);
    }
}

/// The effect of a Landlord card.
pub(super) fn of_landlord_card(state: &mut State, played: Played, tell: &mut impl FnMut(Event)) {
    let seat = played.seat;
    match played.kind {
        Kind::YardAssembly => {
            for filer in [played.also, played.on].into_iter().flatten() {
                agenda::push(state, &[Task::Filing(Filing::told(filer))]);
            }
        }
        Kind::Abraham => {
            if let Some(place) = played.place {
                let most = state.table.trash_at(place);
                amount(state, seat, place, most);
            }
        }
        Kind::SeeYouTomorrow => {
            state.table.today.introductions += 1;
            social::reveal(state, tell);
        }
        Kind::ClosedForRepairs => {
            if let Some(place) = played.place {
                state.table.closes = Some(place);
                tell(Event::Closed { place });
            }
        }
        Kind::Commendation => points::change(state, seat, 1, Source::Cards),
        _ => {
            if let Some(on) = played.on {
                of_landlord_card_on(state, seat, played.kind, on, tell);
            }
        }
    }
}

/// The effect of a Landlord card on a Tenant.
fn of_landlord_card_on(state: &mut State, seat: Seat, kind: Kind, on: Seat, tell: &mut impl FnMut(Event)) {
    match kind {
        Kind::FlatInspection => {
            let tasks = [Task::Window(Window::Loss { victim: on }, seat), Task::Snoop { by: seat, victim: on }];
            agenda::push(state, &tasks);
        }
        Kind::File => agenda::push(state, &[Task::Ask(seat, Step::Exchange { tenant: on })]),
        Kind::HouseRules if state.table.line_of(on).is_some() => list::strike_out(state, on, tell),
        Kind::HouseRules => agenda::push(state, &[Task::Ask(seat, Step::Line { tenant: on })]),
        Kind::Summons => {
            state.sent[on.index()] = None;
            state.table.forced[on.index()] = Some(Forced::Summoned);
            tell(Event::Sent { tenant: on, forced: Forced::Summoned, by: seat, place: Some(Place::Landlords) });
        }
        Kind::ShutValve if deeds::can_break(&state.table, on) => deeds::break_down(state, seat, on, tell),
        Kind::SpotFine => points::change(state, on, -1, Source::Cards),
        Kind::BackgroundCheck => {
            traits::show(state, on, tell);
            agenda::push(state, &[Task::Denounce(Denunciation::taken(on))]);
        }
        _ => {}
    }
}
