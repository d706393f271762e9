//! What is worth trying, and what is decided without trying.

use super::hand;
use super::outlook::Outlook;
use crate::rules::landlord::{Ending, HouseId, Kind, Landlord, Move, Place, State, Step, Table};
use crate::rules::{Game, Seat, Set};

/// The round from which on anybody draws the last card, be it to his loss: else
/// a match of the cautious would not end before the last round there is.
const PATIENCE: u16 = 15;

/// Drops what is not worth trying in the middle of a line.
pub(super) fn prune(state: &State, moves: &mut Vec<Move>) {
    match state.table.step {
        Step::Site { .. } => {
            let cheapest = moves.iter().filter_map(|&mv| Some((floor_price(state, mv)?, mv))).min();
            moves.retain(|&mv| match mv {
                Move::Floor(_) => cheapest.is_some_and(|(_, least)| mv == least),
                mv => mv != Move::TakeDown,
            });
        }
        Step::MoveIn | Step::MoveTo { .. } => prune_flats(state, moves),
        Step::MusicPlace { .. } | Step::DemolitionPlace { .. } | Step::Rehome { .. } => outer_flats(moves),
        Step::TargetResident => prune_residents(state, moves),
        Step::TargetHouse if state.table.action() == Some(Kind::Bomb) => prune_houses(&state.table, moves),
        _ => {}
    }
}

/// Narrows down the decision itself.
pub(super) fn consider(state: &State, moves: &mut Vec<Move>) {
    let decided = match state.table.step {
        Step::Act => match offer(state) {
            Some(rival) => Some(Move::Offer(rival)),
            None => {
                moves.retain(|mv| !matches!(mv, Move::Offer(_)));
                None
            }
        },
        Step::OfferGive => Some(Move::Give(None)),
        Step::OfferWant => Some(Move::Want(Some(Kind::Roof))),
        Step::OfferMoney => Some(Move::Pay(price(state))),
        Step::Buy => Some(if buys(state) { Move::Buy } else { Move::Done }),
        _ => None,
    };
    if let Some(mv) = decided.filter(|mv| moves.contains(mv)) {
        moves.clear();
        moves.push(mv);
    } else if !matches!(state.table.step, Step::Site { .. }) {
        let all = moves.clone();
        prune(state, moves);
        if moves.is_empty() {
            *moves = all;
        }
    }
}

/// Nobody answers in a window, a suspect goes to Jail, offers are declined, and
/// tenants go where their landlord profits, if they can.
pub(super) fn default_move(state: &State) -> Option<Move> {
    let table = &state.table;
    let mut moves = Vec::new();
    Landlord::legal_moves(state, &mut moves);
    match table.step {
        step if step.window().is_some() || step == Step::OfferAnswer => moves.last().copied(),
        Step::MusicPlace { .. } | Step::DemolitionPlace { .. } | Step::Rehome { .. } => {
            let chooser = Landlord::to_act(state)?.seat;
            let own = |mv: &Move| {
                let Move::Flat(place) = *mv else { return false };
                table.house(place.house).is_some_and(|house| house.owner == chooser && !table.is_squatted(house))
            };
            moves.iter().copied().find(own).or(moves.first().copied())
        }
        _ => moves.first().copied(),
    }
}

// --------------------------------------------------------------------- building

/// How dear the card is that would become a floor.
fn floor_price(state: &State, mv: Move) -> Option<i32> {
    let Move::Floor(kind) = mv else { return None };
    let tenant = match kind {
        Kind::Student | Kind::Celebrity => 4,
        kind if kind.is_tenant() => i32::from(state.table.options.deck.terms(kind).rent),
        kind if kind.finishes() => return Some(450),
        _ => return Some(hand::kept(kind, true, 200)),
    };
    Some(100 * tenant)
}

// ---------------------------------------------------------------------- targets

/// Of the flats of a house the lowest and the highest are enough; and tenants
/// who pay are for one's own houses.
fn prune_flats(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    let card = match table.step {
        Step::MoveTo { tenant } => table.lodger(tenant),
        _ => table.playing,
    };
    let Some(kind) = card.map(|card| table.kind(card)) else { return };
    let anywhere = matches!(kind, Kind::Squatters | Kind::Musician | Kind::Hippies);
    let house_of = |mv: &Move| if let Move::Flat(place) = *mv { Some(place.house) } else { None };
    let own = |house: HouseId| table.house(house).is_some_and(|house| house.owner == table.active);
    moves.retain(|mv| {
        house_of(mv).is_some_and(|house| if kind == Kind::Squatters { !own(house) } else { anywhere || own(house) })
    });
    outer_flats(moves);
}

fn outer_flats(moves: &mut Vec<Move>) {
    let house_of = |mv: &Move| if let Move::Flat(place) = *mv { Some(place.house) } else { None };
    let all = moves.clone();
    let mut at = 0;
    moves.retain(|mv| {
        let outer = |other: Option<&Move>| other.and_then(house_of) != house_of(mv);
        let keep = at == 0 || outer(all.get(at - 1)) || outer(all.get(at + 1));
        at += 1;
        keep
    });
}

/// Nobody blows up his own house, unless Squatters have it.
fn prune_houses(table: &Table, moves: &mut Vec<Move>) {
    let of_mine =
        |id: HouseId| table.house(id).is_some_and(|house| house.owner == table.active && !table.is_squatted(house));
    moves.retain(|mv| !matches!(*mv, Move::House(house) if of_mine(house)));
}

/// Nobody harms his own tenants, but his Squatters.
fn prune_residents(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    let harmful = matches!(table.action(), Some(Kind::Murder | Kind::RentRefusal));
    let tenant_of_mine = |place: Place| {
        let mine = table.house(place.house).is_some_and(|house| house.owner == table.active);
        mine && table.lodger(place).is_some_and(|card| table.kind(card).is_tenant())
    };
    moves.retain(|mv| !matches!(*mv, Move::Resident(place) if harmful && tenant_of_mine(place)));
}

// ---------------------------------------------------------------------- trading

/// Whom to ask for a roof: there are cards to build with, none to finish with,
/// and time for the house to pay off.
pub(super) fn offer(state: &State) -> Option<Seat> {
    let table = &state.table;
    let seat = table.active;
    let held: Set<Kind> = hand_kinds(state, seat);
    let roofless = held.iter().all(|kind| !kind.finishes());
    if !roofless || table.this_turn.took_down || price(state) < 2 || state.hands[seat.index()].len() < 3 {
        return None;
    }
    let asked = |rival: Seat| table.this_turn.offers[rival.index()] > 0;
    if Seat::all(table.seats).filter(|&rival| asked(rival)).count() > 1 {
        return None;
    }
    let rivals = Seat::all(table.seats).filter(|&rival| rival != seat && !asked(rival));
    let roofs = |rival: Seat| table.starting_roofs[rival.index()].is_some();
    let likely = |rival: &Seat| roofs(*rival) || state.hands[rival.index()].len() >= 3;
    rivals.filter(likely).max_by_key(|&rival| (roofs(rival), state.hands[rival.index()].len()))
}

/// What a roof is worth to the seat on turn, in M.
fn price(state: &State) -> u16 {
    let outlook = Outlook::of(state);
    let seat = state.table.active;
    let floors = i32::from(state.hands[seat.index()].len()).min(4);
    let profit = floors * (outlook.rents(seat) - 60) / 100 - 1;
    (profit.clamp(0, 9) as u16).min(state.money(seat))
}

fn hand_kinds(state: &State, seat: Seat) -> Set<Kind> {
    let table = &state.table;
    state.hands[seat.index()].iter().chain(table.starting_roofs[seat.index()]).map(|card| table.kind(card)).collect()
}

// ----------------------------------------------------------------------- buying

/// Whether another card pays off in the turns to come.
fn buys(state: &State) -> bool {
    let table = &state.table;
    let later = Outlook::of(state).later(table.active);
    let held = state.hands[table.active.index()].len();
    let last = state.pile.len() == 1 && table.options.ending == Ending::Pile && !reshuffles(table);
    if last && table.round() < PATIENCE && !is_safe_end(state) {
        return false;
    }
    if table.price() == 1 { later >= 25 && held < 20 } else { later >= 60 && held < 12 }
}

/// Whether the used up pile will not be the end yet.
fn reshuffles(table: &Table) -> bool {
    table.seats > 4 && table.reshuffles == 0 && !table.discards.is_empty()
}

/// Whether the seat on turn wins if all others have one more turn (LL 1.8).
fn is_safe_end(state: &State) -> bool {
    let own = state.money(state.table.active);
    let end = |seat: Seat| state.money(seat) + state.table.income(seat).amount();
    Seat::all(state.table.seats).all(|seat| seat == state.table.active || own > end(seat))
}
