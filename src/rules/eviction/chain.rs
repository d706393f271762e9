//! Evictions in waves (EV 2.5): a queue kept in the table, no recursion.

use super::event::{Cause, Event};
use super::pieces::{Address, Arrow, Face, Spot};
use super::table::{State, Step};
use super::turn;
use crate::rules::Set;

/// Evicts whatever is full now, wave after wave.
pub(super) fn begin(state: &mut State, tell: &mut impl FnMut(Event)) {
    state.table.step = Step::Wave;
    run(state, tell);
}

/// Forced Eviction: one to three meeples leave; what fills up is the first wave
/// (EV R8, R24).
pub(super) fn force(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    tell(Event::EvictionBegan { apartment, cause: Cause::ForcedEviction });
    next_leaver(state, apartment, 0, tell);
    run(state, tell);
}

/// Renovation: everybody is lifted and put back as the player likes.
pub(super) fn renovate(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    for arrow in Arrow::ALL {
        let from = Spot { apartment, arrow };
        if let Some(meeple) = state.table.at(from) {
            state.table.put(from, None);
            state.table.chain.lifted.push(meeple);
            tell(Event::Lifted { meeple, from, cause: Cause::Renovation });
        }
    }
    state.table.step = Step::PutBack { apartment };
    run(state, tell);
}

/// The chosen card of the wave is evicted.
pub(super) fn evict(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    begin_eviction(state, apartment, tell);
    run(state, tell);
}

/// The meeple in question arrives, or is put back, on the chosen arrow.
pub(super) fn place(state: &mut State, arrow: Arrow, tell: &mut impl FnMut(Event)) {
    place_one(state, arrow, tell);
    run(state, tell);
}

/// Every automatic step up to the next decision.
fn run(state: &mut State, tell: &mut impl FnMut(Event)) {
    loop {
        match state.table.step {
            Step::Wave => match (state.table.chain.wave.first(), state.table.chain.wave.len()) {
                (Some(only), 1) => begin_eviction(state, only, tell),
                (Some(_), _) => return,
                (None, _) if begin_wave(state, tell) => {}
                (None, _) => return settle(state, tell),
            },
            Step::Arrival { to: apartment, .. } | Step::PutBack { apartment } => {
                match turn::only_free(state, apartment) {
                    Some(only) => place_one(state, only, tell),
                    None => return,
                }
            }
            _ => return,
        }
    }
}

/// Lists the full cards, unless none is left or the building is cleared.
fn begin_wave(state: &mut State, tell: &mut impl FnMut(Event)) -> bool {
    let full: Set<Address> =
        state.table.homes().filter(|(_, home)| home.is_full()).map(|(address, _)| address).collect();
    if full.is_empty() || is_cleared(state) {
        return false;
    }
    let chain = &mut state.table.chain;
    chain.waves += 1;
    chain.wave = full;
    tell(Event::WaveBegan { wave: chain.waves, apartments: full.len() });
    true
}

/// Whether the chain must stop: every apartment has been evicted in it, or the
/// hard stop is reached, which cannot happen before (EV 2.5.8).
fn is_cleared(state: &State) -> bool {
    let options = &state.table.options;
    let chain = &state.table.chain;
    let hard_stop = u16::from(options.hard_stop) * u16::from(options.apartments());
    chain.evicted.len() == options.apartments() || chain.evictions >= hard_stop
}

fn begin_eviction(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    let chain = &mut state.table.chain;
    chain.wave.remove(apartment);
    chain.evicted.insert(apartment);
    chain.evictions += 1;
    tell(Event::EvictionBegan { apartment, cause: cause(state) });
    next_leaver(state, apartment, 0, tell);
}

/// Why meeples move at the moment. A Forced Eviction and a Renovation come
/// before any wave.
fn cause(state: &State) -> Cause {
    let chain = &state.table.chain;
    let face = state.table.playing.map(|card| state.table.options.face(card));
    match (chain.evictions, face) {
        (0, Some(Face::Renovation)) => Cause::Renovation,
        (0, _) => Cause::ForcedEviction,
        (eviction, _) => Cause::Chain { eviction, wave: chain.waves },
    }
}

/// Asks for the arrival of the next meeple that can leave, arrows from the
/// `passed`-th on; when all have left, the blocked ones are lifted (EV R22, R25).
fn next_leaver(state: &mut State, apartment: Address, passed: usize, tell: &mut impl FnMut(Event)) {
    for arrow in Arrow::ALL.into_iter().skip(passed) {
        let from = Spot { apartment, arrow };
        let to = state.table.next_door(from);
        if state.table.at(from).is_some() && !state.table.apartment(to).is_full() {
            state.table.step = Step::Arrival { from, to };
            return;
        }
    }
    lift_blocked(state, apartment, tell);
}

fn lift_blocked(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    let cause = cause(state);
    for arrow in Arrow::ALL {
        let at = Spot { apartment, arrow };
        if let Some(meeple) = state.table.at(at) {
            state.table.put(at, None);
            state.table.chain.lifted.push(meeple);
            tell(Event::Blocked { meeple, at, next_door: state.table.next_door(at), cause });
        }
    }
    if state.table.chain.lifted.is_empty() {
        end_eviction(state, apartment, tell);
    } else {
        state.table.step = Step::PutBack { apartment };
    }
}

fn end_eviction(state: &mut State, apartment: Address, tell: &mut impl FnMut(Event)) {
    tell(Event::EvictionEnded { apartment, cause: cause(state) });
    state.table.step = Step::Wave;
}

fn place_one(state: &mut State, arrow: Arrow, tell: &mut impl FnMut(Event)) {
    let cause = cause(state);
    match state.table.step {
        Step::Arrival { from, to } => {
            let Some(meeple) = state.table.at(from) else { return };
            let to = Spot { apartment: to, arrow };
            state.table.put(from, None);
            state.table.put(to, Some(meeple));
            tell(Event::Evicted { meeple, from, to, wrapped: state.table.wraps(from), cause });
            next_leaver(state, from.apartment, from.arrow.index() + 1, tell);
        }
        Step::PutBack { apartment } => {
            let meeple = state.table.chain.lifted.remove(0);
            let at = Spot { apartment, arrow };
            state.table.put(at, Some(meeple));
            tell(Event::PutBack { meeple, at, cause });
            if !state.table.chain.lifted.is_empty() {
                return;
            }
            match cause {
                Cause::Renovation => turn::finish(state, tell),
                _ => end_eviction(state, apartment, tell),
            }
        }
        _ => {}
    }
}

/// The chain is over. In a cleared building each card still full, in reading
/// order, loses a meeple first (EV 2.5.8, R26).
pub(super) fn settle(state: &mut State, tell: &mut impl FnMut(Event)) {
    let full = state.table.homes().find(|(_, home)| home.is_full()).map(|(address, _)| address);
    let settling = matches!(state.table.step, Step::Settlement { .. });
    let chain = state.table.chain;
    if let Some(apartment) = full {
        if !settling {
            tell(Event::BuildingCleared { evictions: chain.evictions });
        }
        state.table.step = Step::Settlement { apartment };
        return;
    }
    if chain.evictions > 0 {
        tell(Event::ChainEnded { evictions: chain.evictions, waves: chain.waves });
    }
    turn::finish(state, tell);
}
