//! Phase III: the bill, the awards, and the clearing away (A4 1.9, 1.14).

use tinyvec::ArrayVec;

use super::agenda::{self, Task, Tasks};
use super::event::{End, Event, Gone};
use super::ledger::{Change, Source};
use super::pieces::{Place, Trait};
use super::points;
use super::supplies::ware;
use super::table::{Now, State, Today};
use crate::rules::{Seat, Set};

/// Every Tenant that still carries a Breakdown pays for it, in turn order.
pub(super) fn bill(state: &mut State) {
    let broken = state.table.tenants().filter(|tenant| state.table.breakdowns[tenant.index()].is_some());
    let tasks: Tasks = broken.map(Task::Billed).collect();
    agenda::push(state, &tasks);
}

/// A bill due is a bill paid, also at 0 VP (A4 R125).
pub(super) fn billed(state: &mut State, tenant: Seat, tell: &mut impl FnMut(Event)) {
    state.table.breakdowns[tenant.index()] = None;
    state.table.today.billed.insert(tenant);
    tell(Event::Billed { tenant });
    points::change(state, tenant, -1, Source::Breakdowns);
}

/// The End-of-Day awards, all judged on one snapshot and applied at once (A4 R7, R132).
pub(super) fn awards(state: &mut State, tell: &mut impl FnMut(Event)) {
    tell(Event::DayJudged { stage: state.table.stage });
    let mut awards: ArrayVec<[Change; 6]> = ArrayVec::new();
    for seat in state.table.turn_order() {
        let by = award(state, seat);
        if by > 0 {
            awards.push(Change { seat, by, source: Some(Source::Awards), line: 3 });
        }
    }
    // An award that is cut to nothing by a reaction still was one.
    for award in &awards {
        super::traits::show(state, award.seat, tell);
    }
    if !awards.is_empty() {
        points::change_all(state, &awards);
    }
}

/// What the End-of-Day line of a player's Trait brings (A4 2.2, 2.3, R3).
fn award(state: &State, seat: Seat) -> i8 {
    let table = &state.table;
    let rivals = || table.tenants().filter(move |&other| other != seat);
    let Some(own) = state.traits[seat.index()] else { return 0 };
    let holds = match own {
        Trait::Hustler => rivals().all(|other| table.points_of(seat) > table.points_of(other)),
        Trait::AsocialUnit => table.littered_bins() == 3,
        Trait::Informer => {
            let on = |tenant: Seat| table.denunciations[tenant.index()];
            rivals().all(|other| on(seat) < on(other))
        }
        Trait::Chairman => table.trash_at(Place::Staircase) == 0 && table.trash_at(Place::Club) == 0,
        Trait::ModestCitizen => !table.littered.contains(seat) && !table.today.billed.contains(seat),
        Trait::Handyman => rivals().all(|other| state.goods[seat.index()].len() > state.goods[other.index()].len()),
        Trait::Overseer => leader_is_listed(state),
        Trait::Materialist => return held_value(state, seat),
        Trait::WellConnected => table.today.introduced == 0,
        Trait::Activist => table.today.well_attended,
        Trait::WatchfulEye => table.tenants().all(|tenant| table.denunciations[tenant.index()] >= 2),
    };
    i8::from(holds)
}

/// Whether a Tenant with most VP is listed; one of tied leaders is enough (A4 R4).
fn leader_is_listed(state: &State) -> bool {
    let table = &state.table;
    let most = table.tenants().map(|tenant| table.points_of(tenant)).max();
    table.list.iter().any(|&listed| Some(table.points_of(listed)) == most)
}

/// The value of the token that the Materialist holds, without premium (A4 R33).
fn held_value(state: &State, seat: Seat) -> i8 {
    let goods = &state.table.options.goods;
    state.goods[seat.index()].first().map_or(0, |token| goods.value(goods.good(token)) as i8)
}

/// Clean-up, then the next Stage, or the end (A4 1.14, R20, R97).
pub(super) fn clean_up(state: &mut State, tell: &mut impl FnMut(Event)) {
    drop_held_good(state, tell);
    for seat in Seat::all(state.table.seats) {
        let at = seat.index();
        state.spent[at] = state.spent[at].or(state.traits[at].take().into_iter().collect());
        let shown = state.table.shown[at].take();
        state.table.shown_before[at] = state.table.shown_before[at].or(shown.into_iter().collect());
    }
    let table = &mut state.table;
    table.with_trait = Set::EMPTY;
    table.littered = Set::EMPTY;
    table.today = Today { introductions: 1, ..Today::default() };
    table.now = Now::default();
    table.evening = false;
    if let Some(work) = table.work.take() {
        table.works_gone.insert(work);
        tell(Event::WorkRemoved { work });
    }
    if table.stage >= table.options.stages() {
        points::end(state, End::LastStage, tell);
        return;
    }
    table.stage += 1;
    table.round = 0;
    agenda::push(state, &[Task::Stage]);
}

/// The Materialist's token leaves after it has scored.
fn drop_held_good(state: &mut State, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    if let Some(token) = state.goods[landlord.index()].first() {
        state.goods[landlord.index()].remove(token);
        state.goods_lost.insert(token);
        let ware = Some(ware(state, token));
        tell(Event::GoodGone { seat: landlord, ware, why: Gone::Materialist });
    }
}
