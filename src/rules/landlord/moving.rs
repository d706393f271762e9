//! Tenants and Squatters coming, going and being driven out (LL 1.4, R70-R77, R79).

use tinyvec::ArrayVec;

use super::event::{Cause, Event, Known, Window};
use super::house::Resident;
use super::legal::resident_at;
use super::moves::Move;
use super::pieces::{Card, HouseId, Kind, Place};
use super::play::{discard, discard_played, give_openly, go_on};
use super::table::{Business, Music, State, Step, Table};
use super::windows;
use crate::rules::Seat;

/// What a Move costs for each Mover, in M (LL R28).
const FEE: u16 = 2;

// ------------------------------------------------------------------- moving in

/// The tenant or the Squatters in play move in.
pub(super) fn move_in(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = state.table.playing.take() else { return };
    let resident = Known { card, kind: state.table.kind(card) };
    tell(Event::MovedIn { seat, resident, to: place });
    enter(state, card, place, seat);
    if resident.kind != Kind::Squatters {
        state.table.business = Business::MovingIn;
        return go_on(state, tell);
    }
    state.table.business = Business::Squatting { at: place };
    if !windows::open(state, Window::Squatters, tell) {
        go_on(state, tell);
    }
}

/// The window after Squatters moved in is closed: the Police leads them away, or
/// they stay (LL R79).
pub(super) fn settle_squatters(state: &mut State, police: Option<Known>, tell: &mut impl FnMut(Event)) {
    if let (Business::Squatting { at }, Some(police)) = (state.table.business, police) {
        if let Some(squatters) = remove(state, at, tell) {
            let kind = state.table.kind(squatters.card);
            tell(Event::Evicted { squatters: Known { card: squatters.card, kind }, from: at });
            discard(state, squatters.card, tell);
        }
        discard(state, police.card, tell);
    }
    go_on(state, tell);
}

/// Somebody enters a house from elsewhere. A Musician among others will play;
/// `chooser` then chooses their homes (LL R21, R72).
pub(super) fn enter(state: &mut State, card: Card, place: Place, chooser: Seat) {
    let table = &mut state.table;
    let kind = table.kind(card);
    let flats = table.options.deck.terms(kind).flats;
    if kind == Kind::Musician && !table.options.starter_game {
        listen(table, card, place.house, chooser);
    }
    let resident = Resident { card, flat: place.flat, flats, refusal: None };
    table.change_house(place.house, |house| house.residents.push(resident));
}

fn listen(table: &mut Table, card: Card, house: HouseId, chooser: Seat) {
    let Some(there) = table.house(house) else { return };
    if !table.has(there, Kind::Musician) && table.has_tenant(there) {
        let leaving = table.tenants(there).map(|resident| resident.card).collect();
        table.musicians.push(Music { card, house, chooser, leaving, begun: false });
    }
}

/// Takes somebody out of a house; a Rent Refusal on the card goes to the
/// discards (LL R75).
pub(super) fn remove(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) -> Option<Resident> {
    let at = state.table.house(place.house)?.residents.iter().position(|resident| resident.flat == place.flat)?;
    let resident = state.table.change_house(place.house, |house| house.residents.remove(at))?;
    if let Some(refusal) = resident.refusal {
        discard(state, refusal, tell);
    }
    Some(resident)
}

/// A tenant moves from one house to another.
pub(super) fn move_tenant(
    state: &mut State,
    from: Place,
    to: Place,
    cause: Cause,
    chooser: Seat,
    tell: &mut impl FnMut(Event),
) {
    let Some(resident) = remove(state, from, tell) else { return };
    let tenant = Known { card: resident.card, kind: state.table.kind(resident.card) };
    tell(Event::Moved { tenant, from, to, cause });
    enter(state, resident.card, to, chooser);
}

// ----------------------------------------------------------------- the Musician

/// Goes on with the first Musician who has not played to the end; whether
/// somebody is asked.
pub(super) fn play_music(state: &mut State, tell: &mut impl FnMut(Event)) -> bool {
    let table = &mut state.table;
    let Some(&music) = table.musicians.first() else { return false };
    let driven = driven_out(table, &music);
    let [(house, first), rest @ ..] = driven.as_slice() else {
        table.musicians.remove(0);
        return false;
    };
    let from = Place { house: *house, flat: first.flat };
    if !music.begun {
        table.musicians[0].begun = true;
        tell(Event::MusicBegan { musician: Known { card: music.card, kind: Kind::Musician }, house: music.house });
    }
    if !rest.is_empty() {
        state.table.step = Step::MusicTenant;
        return true;
    }
    drive_out(state, from, tell)
}

/// The tenants who must leave a Musician and find a place elsewhere.
fn driven_out(table: &Table, music: &Music) -> ArrayVec<[(HouseId, Resident); 7]> {
    let Some(house) = table.house(music.house) else { return ArrayVec::new() };
    let leaving = house.residents.iter().filter(|resident| music.leaving.contains(resident.card));
    let housed = leaving.filter(|resident| table.finds_place(table.kind(resident.card), Some(house.id)));
    housed.map(|resident| (house.id, *resident)).collect()
}

/// The tenant at `from` leaves; whether its new home has to be chosen.
fn drive_out(state: &mut State, from: Place, tell: &mut impl FnMut(Event)) -> bool {
    let Some(card) = state.table.lodger(from) else { return false };
    let places = state.table.places(state.table.kind(card), |house| house.id != from.house);
    match places.only() {
        Some(place) => {
            drive_to(state, from, place, tell);
            false
        }
        None => {
            state.table.step = Step::MusicPlace { tenant: from };
            true
        }
    }
}

fn drive_to(state: &mut State, from: Place, to: Place, tell: &mut impl FnMut(Event)) {
    let chooser = state.table.musicians.first().map_or(state.table.active, |music| music.chooser);
    move_tenant(state, from, to, Cause::Musician, chooser, tell);
}

/// A decision about those a Musician drives out.
pub(super) fn make_music(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let asked = match (state.table.step, mv) {
        (Step::MusicTenant, Move::Resident(from)) => drive_out(state, from, tell),
        (Step::MusicPlace { tenant }, Move::Flat(place)) => {
            drive_to(state, tenant, place, tell);
            false
        }
        _ => false,
    };
    if !asked {
        go_on(state, tell);
    }
}

// -------------------------------------------------------------------- the rest

/// A Move card takes a tenant somewhere else, in the same house too (LL R70).
pub(super) fn relocate(state: &mut State, from: Place, to: Place, tell: &mut impl FnMut(Event)) {
    state.table.business = Business::Moving;
    let chooser = state.table.active;
    if from.house != to.house {
        move_tenant(state, from, to, Cause::Move, chooser, tell);
    } else if let Some(card) = state.table.lodger(from) {
        state.table.change_house(from.house, |house| {
            let moved = house.residents.iter_mut().find(|resident| resident.card == card);
            moved.into_iter().for_each(|resident| resident.flat = to.flat);
        });
        let tenant = Known { card, kind: state.table.kind(card) };
        tell(Event::Moved { tenant, from, to, cause: Cause::Move });
    }
    go_on(state, tell);
}

/// Who played a Move pays for every Mover who lives with a rival (LL R76).
pub(super) fn charge_fees(state: &mut State, tell: &mut impl FnMut(Event)) {
    let payer = state.table.active;
    if state.table.options.starter_game {
        return;
    }
    let table = &state.table;
    for payee in table.clockwise(payer).skip(1) {
        for house in table.street(payee) {
            for mover in house.residents.iter().filter(|resident| table.kind(resident.card) == Kind::Mover) {
                let amount = FEE.min(state.money(payer));
                if amount == 0 {
                    return;
                }
                state.ledgers[payer.index()].fees -= amount as i32;
                state.ledgers[payee.index()].fees += amount as i32;
                tell(Event::Fee { payer, payee, mover: mover.card, house: house.id, amount });
            }
        }
    }
}

/// The landlord takes his Mother with Child back (LL R30, R77).
pub(super) fn recall(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    if let Some(mother) = remove(state, place, tell) {
        give_openly(state, seat, mother.card);
        state.table.this_turn.recalled.insert(mother.card);
        let tenant = Known { card: mother.card, kind: Kind::MotherChild };
        tell(Event::Recalled { seat, tenant, from: place });
    }
    go_on(state, tell);
}

/// Own Use: the landlord of the house takes all its tenants to his hand (LL R74).
pub(super) fn take_tenants(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) {
    let Some(house) = state.table.house(id).copied() else { return };
    lapse_refusals(state, id, tell);
    for flat in house.all_flats() {
        let place = Place { house: id, flat };
        let Some(card) = state.table.lodger(place).filter(|&card| state.table.kind(card).is_tenant()) else { continue };
        remove(state, place, tell);
        give_openly(state, house.owner, card);
        let tenant = Known { card, kind: state.table.kind(card) };
        tell(Event::TakenToHand { seat: house.owner, tenant, from: place });
    }
    discard_played(state, tell);
    go_on(state, tell);
}

/// All Rent Refusals of a house go to the discards, from the lowest flat up (LL R86).
pub(super) fn lapse_refusals(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) {
    if !state.table.house(id).is_some_and(|house| state.table.sums(house).refused) {
        return;
    }
    let lapse = |who: &mut Resident| who.refusal.take().map(|refusal| (who.flat, refusal));
    let lapsed = state.table.change_house(id, |house| house.residents.iter_mut().filter_map(lapse).collect());
    let mut lapsed: ArrayVec<[_; 7]> = lapsed.unwrap_or_default();
    lapsed.sort_unstable();
    lapsed.into_iter().for_each(|(_, refusal)| discard(state, refusal, tell));
}

/// A Rent Refusal is laid on a tenant (LL R49, R75).
pub(super) fn refuse_rent(state: &mut State, place: Place, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = state.table.playing.take() else { return };
    let Some((_, &who)) = resident_at(&state.table, place) else { return };
    state.table.change_house(place.house, |house| {
        let refused = house.residents.iter_mut().find(|resident| resident.card == who.card);
        refused.into_iter().for_each(|resident| resident.refusal = Some(card));
    });
    let tenant = Known { card: who.card, kind: state.table.kind(who.card) };
    tell(Event::Refused { seat, card: Known { card, kind: Kind::RentRefusal }, tenant, at: place });
    go_on(state, tell);
}
