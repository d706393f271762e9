//! Meetings: who is new to whom, and what that brings (A4 1.4, R83, R95).

use rand::seq::IteratorRandom;

use super::agenda::{self, Task, Tasks};
use super::event::{Cause, Event, Gone, Ware};
use super::pieces::{Character, Place, Token, Trait};
use super::step::{Parting, Step, Window};
use super::table::{Skip, State, Table};
use super::{supplies, traits};
use crate::rules::{Seat, Set};

/// Everybody meets whoever stands in the same Location.
pub(super) fn greet(state: &mut State) {
    let landlord = state.table.landlord;
    for seat in Seat::all(state.table.seats) {
        state.table.now.fresh[seat.index()] = state.table.met(seat);
    }
    state.table.now.to_file = state.table.met_tenants(landlord);
}

/// Figures change places, and new meetings are noted: those who newly meet the
/// Landlord file at once, then the meetings take effect (A4 R83).
pub(super) fn relocate(state: &mut State, moves: &[(Seat, Place)], cause: Cause, tell: &mut impl FnMut(Event)) {
    let seats = state.table.seats;
    let before: Vec<Set<Seat>> = Seat::all(seats).map(|seat| state.table.met(seat)).collect();
    for &(seat, to) in moves {
        let from = state.table.figures[seat.index()].replace(to);
        if let Some(from) = from {
            tell(Event::FigureMoved { seat, from, to, cause });
        }
    }
    for (seat, before) in Seat::all(seats).zip(before) {
        state.table.now.fresh[seat.index()] = state.table.met(seat).without(before);
    }
    let landlord = state.table.landlord;
    state.table.now.to_file = state.table.now.fresh[landlord.index()];
    agenda::push(state, &[Task::Filings, Task::Meetings, Task::Met]);
}

/// The effects of new meetings, in turn order: for each player bonus, then lines.
pub(super) fn meetings(state: &mut State) {
    let table = &state.table;
    let mut effects = Tasks::new();
    for seat in table.turn_order() {
        let fresh = table.now.fresh[seat.index()];
        if fresh.is_empty() {
            continue;
        }
        if table.plays(seat, Character::Kolinska) && table.place(seat) == Some(Place::Flats) {
            let guests = table.tenants().filter(|&guest| fresh.contains(guest));
            effects.extend(guests.map(|guest| Task::Visit { host: seat, guest }));
        }
        for own in [Trait::Informer, Trait::Overseer] {
            if traits::could_pay(state, seat, own, 2) {
                effects.push(Task::Line(seat, own, 2));
            }
        }
        if table.could_have(seat, Trait::Materialist) {
            effects.push(Task::Theft);
        }
        if table.could_have(seat, Trait::WellConnected) {
            effects.push(Task::Line(seat, Trait::WellConnected, 1));
            effects.push(Task::Ask(seat, Step::WipeOut));
        }
    }
    agenda::push_set(state, &effects);
}

/// Whether a Tenant has fewer VP than the Landlord, who holds at least 2 Denunciations.
fn can_be_wiped_out(table: &Table, tenant: Seat) -> bool {
    table.points_of(tenant) < table.points_of(table.landlord) && table.denunciations[tenant.index()] >= 2
}

/// Whether there is a Tenant on whom the Well-Connected could discard all
/// Denunciations, judged when that is reached (A4 R95).
pub(super) fn could_wipe_out(table: &Table) -> bool {
    let fresh = table.now.fresh[table.landlord.index()];
    table.tenants().any(|tenant| fresh.contains(tenant) && can_be_wiped_out(table, tenant))
}

/// Whether the Well-Connected may discard all Denunciations on this Tenant.
pub(super) fn can_wipe_out(state: &State, tenant: Seat) -> bool {
    let table = &state.table;
    let landlord = table.landlord;
    state.has(landlord, Trait::WellConnected)
        && traits::may_pay(state, landlord, Trait::WellConnected, 2)
        && table.is_tenant(tenant)
        && table.now.fresh[landlord.index()].contains(tenant)
        && can_be_wiped_out(table, tenant)
}

/// The Well-Connected discards all Denunciations on a Tenant, and is paid.
pub(super) fn wipe_out(state: &mut State, tenant: Seat, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    traits::show(state, landlord, tell);
    super::filing::discard(state, tenant, u8::MAX, tell);
    agenda::push(state, &[Task::Line(landlord, Trait::WellConnected, 2)]);
}

/// At the end of the meetings at placement the Overseer may say that he plays
/// first, unless he does anyway (A4 R13, R78). The Landlord is asked whether or
/// not he is one.
pub(super) fn play_first(state: &mut State) -> bool {
    let table = &state.table;
    let landlord = table.landlord;
    let first = table.turn_order().find(|seat| table.skips[seat.index()] != Skip::ThisRound);
    let goes = table.skips[landlord.index()] == Skip::Free && first != Some(landlord);
    if goes && !table.met_tenants(landlord).is_empty() && table.could_have(landlord, Trait::Overseer) {
        return agenda::ask(state, landlord, Step::PlayFirst);
    }
    false
}

/// The Overseer plays before all others in this Round.
pub(super) fn plays_first(state: &mut State, tell: &mut impl FnMut(Event)) {
    let seat = state.table.landlord;
    traits::show(state, seat, tell);
    state.table.now.landlord_first = true;
    tell(Event::PlaysFirst { seat });
}

/// Kolińska's bonus: a guest discards a card, which she may keep (A4 R114).
pub(super) fn visit(state: &mut State, host: Seat, guest: Seat) {
    if state.hands[guest.index()].is_empty() {
        return;
    }
    let ask = Task::Ask(guest, Step::Discard { why: Parting::Visit { host } });
    agenda::push(state, &[Task::Window(Window::Loss { victim: guest }, host), ask]);
}

/// The Materialist takes a token from one of those he met just now, once a
/// Round; it is not a choice, so it shows the Trait (A4 R33, R116).
pub(super) fn theft(state: &mut State, tell: &mut impl FnMut(Event)) -> bool {
    let landlord = state.table.landlord;
    let mut victims = Seat::all(state.table.seats).filter(|&tenant| can_rob(state, tenant));
    let (Some(first), second) = (victims.next(), victims.next()) else { return false };
    traits::show(state, landlord, tell);
    if second.is_some() {
        return agenda::ask(state, landlord, Step::Rob);
    }
    begin_rob(state, first);
    false
}

/// Whether the Materialist may take a token from this Tenant.
pub(super) fn can_rob(state: &State, tenant: Seat) -> bool {
    let landlord = state.table.landlord;
    state.has(landlord, Trait::Materialist)
        && !state.table.now.robbed
        && state.table.is_tenant(tenant)
        && state.table.now.fresh[landlord.index()].contains(tenant)
        && !state.goods[tenant.index()].is_empty()
}

/// He tries; the Tenant may have the door on the chain.
pub(super) fn begin_rob(state: &mut State, victim: Seat) {
    state.table.now.robbed = true;
    agenda::push(state, &[Task::Window(Window::Loss { victim }, state.table.landlord), Task::Rob(victim)]);
}

/// A random token is taken; he keeps the better one, the one he had if they are
/// equal, and is paid (A4 2.3, R116).
pub(super) fn rob(state: &mut State, victim: Seat, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    let Some(token) = random_token(state, state.goods[victim.index()]) else { return };
    let goods = &state.table.options.goods;
    let value = |token: Token| goods.value(goods.good(token));
    let held = state.goods[landlord.index()].first();
    let worse = held.map(|held| if value(token) > value(held) { held } else { token });
    let ware = Ware { token, good: goods.good(token) };
    let gone = worse.map(|worse| Ware { token: worse, good: goods.good(worse) });
    state.goods[victim.index()].remove(token);
    state.goods[landlord.index()].insert(token);
    tell(Event::GoodMoved { from: victim, to: landlord, ware: Some(ware) });
    if let Some(gone) = gone {
        state.goods[landlord.index()].remove(gone.token);
        state.goods_lost.insert(gone.token);
        tell(Event::GoodGone { seat: landlord, ware: Some(gone), why: Gone::Materialist });
    }
    agenda::push(state, &[Task::Line(landlord, Trait::Materialist, 1)]);
}

/// One of several tokens, each as likely as the others.
pub(super) fn random_token(state: &mut State, tokens: Set<Token>) -> Option<Token> {
    match tokens.len() {
        0 | 1 => tokens.first(),
        _ => tokens.iter().choose(&mut state.chance.occasion()),
    }
}

/// The card that a guest of Kolińska gives up: only the two see it.
pub(super) fn leave_card(state: &mut State, host: Seat, card: super::pieces::Card, tell: &mut impl FnMut(Event)) {
    let guest = state.table.decider;
    let limit = state.table.options.hand_limit;
    state.hands[guest.index()].remove(card);
    if state.hands[host.index()].len() >= limit {
        supplies::discard(state, guest, card, super::event::Discard::Forced, tell);
        return;
    }
    state.passing = Some(card);
    agenda::push(state, &[Task::Ask(host, Step::KeepCard { guest })]);
}
