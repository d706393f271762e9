//! Bomb and Murder, Error, and the investigation (LL 1.5, LL 3, R31-R45, R80-R84).

use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::building::building_cards;
use super::event::{Event, Freedom, Known, Window};
use super::house::MOST_HOUSES;
use super::moves::Move;
use super::moving::{lapse_refusals, remove};
use super::pieces::{Card, HouseId, Kind, Place};
use super::places::Places;
use super::play::{discard, discard_played, finished, go_on};
use super::table::{Business, Crime, State, Step, Table};
use super::windows;
use crate::rules::Seat;

/// The card in play is aimed at a house, or at somebody in it.
pub(super) fn declare(state: &mut State, id: HouseId, target: Option<Card>, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let Some(house) = table.house(id) else { return };
    let texts = !table.options.starter_game;
    let crime = Crime {
        criminal: table.active,
        bomb: target.is_none(),
        victim: house.owner,
        house: id,
        target,
        witnessed: texts && table.has(house, Kind::Family),
        compulsory: texts && table.street(table.active).any(|house| table.has(house, Kind::Family)),
        error: None,
        suspect: table.active,
    };
    table.business = Business::Crime(crime);
    tell(Event::CrimeDeclared {
        criminal: crime.criminal,
        kind: if crime.bomb { Kind::Bomb } else { Kind::Murder },
        victim: crime.victim,
        house: id,
        target: target.map(|card| Known { card, kind: table.kind(card) }),
    });
    // Nobody errs about his own house (LL R34).
    if crime.victim == crime.criminal || !windows::open(state, Window::Error, tell) {
        commit(state, tell);
    }
}

// -------------------------------------------------------------------- the Error

/// The window for an Error is closed.
pub(super) fn answer_error(state: &mut State, seat: Seat, error: Option<Known>, tell: &mut impl FnMut(Event)) {
    let (Some(error), Business::Crime(crime)) = (error, &mut state.table.business) else { return commit(state, tell) };
    crime.error = Some((error.card, seat));
    let (bomb, criminal) = (crime.bomb, crime.criminal);
    if bomb {
        let houses: ArrayVec<[HouseId; MOST_HOUSES]> = state.table.street(criminal).map(|house| house.id).collect();
        match houses.as_slice() {
            [_, _, ..] => state.table.step = Step::ErrorHouse,
            only => strike_back(state, only.first().copied(), None, tell),
        }
    } else {
        let victims = possible_victims(&state.table, criminal);
        let only = victims.only();
        if only.is_some() || victims.is_empty() {
            strike_back(state, only.map(|place| place.house), only, tell);
        } else {
            state.table.step = Step::ErrorTenant;
        }
    }
}

/// Whom a Murder that was an Error can strike (LL R36).
fn possible_victims(table: &Table, criminal: Seat) -> Places {
    let starter = table.options.starter_game;
    let victims = table.street(criminal).flat_map(|house| {
        let tenants = table.tenants(house).filter(|who| starter || table.kind(who.card) != Kind::Single);
        tenants.map(|who| Place { house: house.id, flat: who.flat })
    });
    victims.collect()
}

/// The one who played Error names what is struck.
pub(super) fn rebound(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    match mv {
        Move::House(house) => strike_back(state, Some(house), None, tell),
        Move::Resident(place) => strike_back(state, Some(place.house), Some(place), tell),
        _ => {}
    }
}

/// The crime turns on the criminal, or on nothing if he has nothing.
fn strike_back(state: &mut State, house: Option<HouseId>, at: Option<Place>, tell: &mut impl FnMut(Event)) {
    let Business::Crime(Crime { criminal, error: Some((error, seat)), .. }) = state.table.business else { return };
    let victim = at.and_then(|place| state.table.lodger(place));
    let target = victim.map(|card| Known { card, kind: state.table.kind(card) });
    tell(Event::Rebound { seat, criminal, house, target });
    match (at, house) {
        (Some(place), _) => kill(state, place, tell),
        (None, Some(house)) => blow_up(state, house, tell),
        (None, None) => {}
    }
    discard_played(state, tell);
    discard(state, error, tell);
    finished(state);
    go_on(state, tell);
}

// -------------------------------------------------------------------- the crime

/// The crime is carried out; then the police may come (LL R33).
fn commit(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Business::Crime(crime) = state.table.business else { return };
    match crime.target {
        None => blow_up(state, crime.house, tell),
        Some(target) => {
            let house = state.table.house(crime.house);
            if let Some(who) = house.and_then(|house| house.resident(target)) {
                kill(state, Place { house: crime.house, flat: who.flat }, tell);
            }
        }
    }
    discard_played(state, tell);
    if crime.compulsory {
        tell(Event::Reported { seat: crime.criminal, compulsory: true });
        return investigate(state, tell);
    }
    if !windows::open(state, Window::Police, tell) {
        finished(state);
        go_on(state, tell);
    }
}

fn kill(state: &mut State, from: Place, tell: &mut impl FnMut(Event)) {
    let Some(card) = state.table.lodger(from) else { return };
    tell(Event::Murdered { resident: Known { card, kind: state.table.kind(card) }, from });
    remove(state, from, tell);
    discard(state, card, tell);
}

/// Everything that was the house goes under the pile, or to the discards once
/// the ending has begun (LL R90, R100).
fn blow_up(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) {
    lapse_refusals(state, id, tell);
    let Some(house) = state.table.remove_house(id) else { return };
    let floors = std::mem::take(&mut state.floors[usize::from(id.0)]);
    let residents = house.residents.iter().map(|who| who.card);
    let mut cards: ArrayVec<[Card; 16]> = building_cards(&house, &floors).chain(residents).collect();
    cards.shuffle(&mut state.chance.occasion());
    let under_pile = state.table.last_drawer.is_none();
    tell(Event::Bombed { house: id, owner: house.owner, cards: cards.len() as u8, under_pile });
    if under_pile {
        for card in house.open_cards().chain(house.residents.iter().map(|who| who.card)) {
            tell(Event::Buried { card: Known { card, kind: state.table.kind(card) }, house: id });
        }
        let above = std::mem::take(&mut state.pile);
        state.pile = cards.into_iter().chain(above).collect();
    } else {
        cards.into_iter().for_each(|card| discard(state, card, tell));
    }
}

// ------------------------------------------------------------ the investigation

/// The window for the Police after a crime is closed.
pub(super) fn answer_police(
    state: &mut State,
    seat: Seat,
    mv: Move,
    police: Option<Known>,
    tell: &mut impl FnMut(Event),
) {
    match (mv, police) {
        (_, Some(police)) => discard(state, police.card, tell),
        (Move::Report, None) => tell(Event::Reported { seat, compulsory: false }),
        _ => {
            finished(state);
            return go_on(state, tell);
        }
    }
    investigate(state, tell);
}

/// Suspects one after another until somebody is asked, or arrested (LL R80).
fn investigate(state: &mut State, tell: &mut impl FnMut(Event)) {
    while let Business::Crime(Crime { suspect, .. }) = state.table.business {
        tell(Event::Suspected { suspect });
        if state.table.jailed == Some(suspect) {
            tell(Event::InJailAlready { suspect });
            suspect_next(state);
            continue;
        }
        let asked = windows::open(state, Window::Suspicion, tell)
            || state.table.options.free_counters && windows::open(state, Window::Shield, tell);
        if !asked {
            arrest(state, suspect, tell);
        }
        return;
    }
}

fn suspect_next(state: &mut State) {
    let seats = state.table.seats;
    if let Business::Crime(crime) = &mut state.table.business {
        crime.suspect = crime.suspect.after(1, seats);
    }
}

/// The suspect, or somebody for him, has shown a card; or nobody has.
pub(super) fn answer_suspicion(state: &mut State, seat: Seat, shield: Option<Known>, tell: &mut impl FnMut(Event)) {
    let Business::Crime(Crime { suspect, .. }) = state.table.business else { return };
    match shield {
        Some(card) => {
            tell(Event::Cleared { seat, suspect, card });
            discard(state, card.card, tell);
            suspect_next(state);
            investigate(state, tell);
        }
        None => arrest(state, suspect, tell),
    }
}

/// There is one Jail: who sat in it is free (LL R41).
fn arrest(state: &mut State, suspect: Seat, tell: &mut impl FnMut(Event)) {
    if let Some(before) = state.table.jailed.replace(suspect) {
        tell(Event::Freed { seat: before, why: Freedom::Arrest });
    }
    tell(Event::Jailed { seat: suspect });
    finished(state);
    go_on(state, tell);
}
