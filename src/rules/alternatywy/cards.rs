//! Playing cards: whether one may be played, and its way to its effect (A4 1.12, R91).

use super::agenda::{self, Played, Task};
use super::event::Event;
use super::legal::{Verdict, refuse};
use super::moves::Move;
use super::pieces::{Class, Kind, Known, Side};
use super::step::{Aim, Step, Window};
use super::table::State;
use super::{effects, supplies, targets, windows};
use crate::rules::Seat;

/// Whether a card of the hand may be played now, its moment apart.
pub(super) fn allows(state: &State, seat: Seat, kind: Kind) -> Verdict {
    if state.held(seat, kind).is_empty() {
        return refuse("A4 1.12", "not-in-hand");
    }
    if targets::takes_target(kind) {
        let any = targets::any(state, Aim::Card(kind));
        return if any { Ok(()) } else { refuse("A4 R78", "changes-nothing") };
    }
    let table = &state.table;
    let unless = |fine: bool, rule, reason| if fine { Ok(()) } else { refuse(rule, reason) };
    match kind {
        Kind::Envelope => unless(table.denunciations[seat.index()] > 0, "A4 R78", "not-denounced"),
        Kind::QueueCommittee => unless(!state.door.is_empty(), "A4 1.11", "door-empty"),
        Kind::JointComplaint if table.littered_bins() < 2 => refuse("A4 R78", "bins-not-full"),
        Kind::JointComplaint => unless(table.points_of(table.landlord) > 0, "A4 R78", "no-points"),
        Kind::LandingGossip => unless(supplies::can_draw(state, Side::Tenant), "A4 R110", "deck-empty"),
        Kind::TidyingSpree => {
            let here = table.place(seat).map_or(0, |place| table.trash_at(place));
            unless(here > 0, "A4 2.4", "no-trash-here")
        }
        Kind::SeeYouTomorrow => allows_see_you_tomorrow(state),
        Kind::Commendation => unless(table.all_trash() <= 1, "A4 2.5", "too-much-trash-about"),
        _ => Ok(()),
    }
}

/// Only after a Social Work was introduced, and again only after the next one
/// was; a card must be left to reveal (A4 R63, R107).
fn allows_see_you_tomorrow(state: &State) -> Verdict {
    let table = &state.table;
    if table.today.introduced == 0 || table.today.introduced < table.today.introductions {
        return refuse("A4 R63", "introduce-first");
    }
    if state.works.is_empty() && table.replaced_works.is_empty() {
        return refuse("A4 R107", "no-work-left");
    }
    Ok(())
}

/// A player has chosen a card: it asks for its target, or is played.
pub(super) fn begin(state: &mut State, seat: Seat, kind: Kind, tell: &mut impl FnMut(Event)) {
    if targets::takes_target(kind) {
        agenda::push(state, &[Task::Ask(seat, Step::Target { aim: Aim::Card(kind) })]);
    } else {
        play(state, seat, kind, [None, None], None, tell);
    }
}

/// The target of a card is named.
pub(super) fn aim(state: &mut State, kind: Kind, target: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    match target {
        Move::Seat(first) if kind == Kind::YardAssembly && state.table.tenant_count() > 1 => {
            agenda::push(state, &[Task::Ask(seat, Step::Second { first })]);
        }
        Move::Seat(on) => play(state, seat, kind, [Some(on), None], None, tell),
        Move::Place(place) => play(state, seat, kind, [None, None], Some(place), tell),
        _ => {}
    }
}

/// L01: the second Tenant who files, or nobody.
pub(super) fn aim_second(state: &mut State, first: Seat, second: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    let also = if let Move::Seat(second) = second { Some(second) } else { None };
    play(state, seat, Kind::YardAssembly, [Some(first), also], None, tell);
}

/// A card leaves the hand and lies open; W3 opens before it takes effect.
fn play(
    state: &mut State,
    seat: Seat,
    kind: Kind,
    [on, also]: [Option<Seat>; 2],
    place: Option<super::pieces::Place>,
    tell: &mut impl FnMut(Event),
) {
    let Some(card) = supplies::pick(state, seat, kind) else { return };
    state.hands[seat.index()].remove(card);
    tell(Event::CardPlayed { seat, card: Known { card, kind }, on, also, place });
    let played = Played { card, kind, seat, on, also, place, cancelled: false };
    agenda::push(state, &[Task::Window(Window::Card { kind, by: seat }, seat), Task::Resolve(played)]);
}

/// A card takes effect, unless it was cancelled; then it reaches its discards.
pub(super) fn resolve(state: &mut State, played: Played, tell: &mut impl FnMut(Event)) {
    let Played { card, kind, seat, cancelled, .. } = played;
    if cancelled {
        tell(Event::Cancelled { seat, card: Known { card, kind } });
        supplies::drop_played(state, seat, card, tell);
        return;
    }
    if kind.class() == Class::Reaction && kind != Kind::SickNote {
        // It acts on what waits beneath, so nothing may be pushed before.
        let set_off = windows::take_effect(state, played, tell);
        agenda::push(state, &[Task::Drop(seat, card)]);
        agenda::push(state, &set_off);
        return;
    }
    agenda::push(state, &[Task::Drop(seat, card)]);
    match kind.side() {
        Side::Tenant => effects::of_tenant_card(state, played, tell),
        Side::Landlord => effects::of_landlord_card(state, played, tell),
    }
}
