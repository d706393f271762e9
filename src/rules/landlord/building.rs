//! Building and altering houses (LL 1.3 step 2, LL R67).

use super::event::{Event, Known};
use super::house::House;
use super::pieces::{Card, Flat, HouseId, Kind};
use super::play::{any_of, go_on, take_from_hand};
use super::table::{State, Step};
use crate::rules::Set;

/// Lays a floor; the first one opens the building site.
pub(super) fn lay_floor(state: &mut State, kind: Kind, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let id = match state.table.step {
        Step::Site { house } => house,
        _ => open_site(state, tell),
    };
    let held = state.held(seat, kind);
    let (card, open) = match any_of(state, held) {
        Some(card) => (Some(card), false),
        None => (state.table.starting_roofs[seat.index()].take(), true),
    };
    let Some(card) = card else { return };
    state.hands[seat.index()].remove(card);
    // Nobody can tell which card it was (LL R66).
    state.table.known[seat.index()] = Set::EMPTY;
    state.floors[usize::from(id.0)].push(card);
    let lay = |house: &mut House| {
        house.floors.push(open.then_some(card));
        Flat(house.height())
    };
    let Some(floor) = state.table.change_house(id, lay) else { return };
    tell(Event::FloorLaid { seat, house: id, floor, card: Some(Known { card, kind }), open });
    state.table.step = Step::Site { house: id };
}

fn open_site(state: &mut State, tell: &mut impl FnMut(Event)) -> HouseId {
    let seat = state.table.active;
    let taken: Set<HouseId> = state.table.houses.iter().map(|house| house.id).collect();
    let id = (0..).map(HouseId).find(|&id| !taken.contains(id)).unwrap_or_default();
    state.table.add_house(House { id, owner: seat, ..House::default() });
    tell(Event::SiteOpened { seat, house: id });
    id
}

/// Finishes the house on the building site; the starting roof goes before a
/// Roof from the hand.
pub(super) fn finish(state: &mut State, kind: Kind, tell: &mut impl FnMut(Event)) {
    let Step::Site { house: id } = state.table.step else { return };
    let seat = state.table.active;
    let starting = if kind == Kind::Roof { state.table.starting_roofs[seat.index()].take() } else { None };
    let Some(card) = starting.or_else(|| take_from_hand(state, seat, kind)) else { return };
    state.table.change_house(id, |house| {
        house.finish = Some(card);
        house.attic = kind == Kind::AtticFlat;
        house.pitched = kind == Kind::Roof;
    });
    tell(Event::Finished { seat, house: id, card: Known { card, kind } });
    go_on(state, tell);
}

/// Takes the building site down: all its cards go back, unseen.
pub(super) fn take_down(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Step::Site { house: id } = state.table.step else { return };
    let seat = state.table.active;
    let Some(house) = state.table.remove_house(id) else { return };
    let floors = std::mem::take(&mut state.floors[usize::from(id.0)]);
    tell(Event::TakenDown { seat, house: id, cards: house.height() });
    for (&card, open) in floors.iter().zip(&house.floors) {
        let known = Known { card, kind: state.table.kind(card) };
        if open.is_some() {
            state.table.starting_roofs[seat.index()] = Some(card);
            tell(Event::Returned { seat, card: known });
        } else {
            state.hands[seat.index()].insert(card);
            tell(Event::FloorReturned { seat, card: Some(known) });
        }
    }
    state.table.this_turn.took_down = true;
    go_on(state, tell);
}

/// Lays the card in play under or on a finished house (LL R6).
pub(super) fn alter(state: &mut State, id: HouseId, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = state.table.playing.take() else { return };
    let kind = state.table.kind(card);
    state.table.change_house(id, |house| match kind {
        Kind::CellarFlat => house.cellar = Some(card),
        _ => {
            house.over = Some(card);
            house.loft = kind == Kind::LoftConversion;
        }
    });
    tell(Event::Altered { seat, house: id, card: Known { card, kind } });
    go_on(state, tell);
}

/// All building cards of a house that was removed, and what its floors hid.
pub(super) fn building_cards(house: &House, floors: &[Card]) -> impl Iterator<Item = Card> {
    let above = house.finish.into_iter().chain(house.over);
    house.cellar.into_iter().chain(floors.iter().copied()).chain(above)
}
