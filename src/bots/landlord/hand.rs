//! What the cards of a hand are worth to keep, and what can be built of them.

use super::{M, SENTENCE, Worth, turns_left};
use crate::rules::Seat;
use crate::rules::landlord::{Card, Kind, MOST_FLOORS, State, Table};

/// What any card is worth as a floor to come, in tenths of M for each turn that is
/// left, and at most.
const FLOOR: (Worth, Worth) = (6, 22);

/// What the hand of a seat is worth to it, a building site and empty flats included.
pub(super) fn worth(state: &State, seat: Seat, turns: Worth) -> Worth {
    let cards = held(state, seat);
    let costs: Vec<Worth> = (0..cards.len()).map(|nth| keep(state, &cards[..nth], cards[nth], turns)).collect();
    // What a prisoner builds does not pay before he is free.
    let free = if state.table.jailed == Some(seat) { (turns - SENTENCE).max(0) } else { turns };
    costs.iter().sum::<Worth>() + plans(state, seat, &cards, &costs, free)
}

/// The cards a seat holds, the starting roof included.
fn held(state: &State, seat: Seat) -> Vec<Card> {
    let roof = state.table.starting_roofs[seat.index()];
    roof.into_iter().chain(state.hands[seat.index()].iter()).collect()
}

/// What a card is worth to keep for later; `before` are the cards counted already.
fn keep(state: &State, before: &[Card], card: Card, turns: Worth) -> Worth {
    let table = &state.table;
    let kind = table.kind(card);
    let so_many = |of: fn(Kind) -> bool| before.iter().filter(|&&card| of(table.kind(card))).count();
    let later = (turns - 1).clamp(0, 3);
    let worth = match kind {
        kind if kind.finishes() => return finisher(so_many(Kind::finishes), turns),
        kind if kind.is_tenant() => {
            let terms = table.options.deck.terms(kind);
            // What waits in the hand pays nothing meanwhile.
            Worth::from(terms.rent) * M * later * 4 / 10 / Worth::from(terms.flats.max(1))
        }
        // The first shield is dear, most of all to somebody with plans.
        Kind::Alibi | Kind::Law | Kind::Politics if so_many(Kind::shields) == 0 => 34,
        Kind::Alibi | Kind::Law | Kind::Politics => 16,
        Kind::Bomb => 34,
        Kind::Murder => 24,
        Kind::Error => 34,
        Kind::Police => 10,
        Kind::Squatters => 26,
        Kind::LoftConversion | Kind::CellarFlat => 9 * later,
        Kind::RentRefusal => 16,
        Kind::OwnUse => 12,
        Kind::Move => 9,
        Kind::DoubleSystem => 14,
        _ => 0,
    };
    if turns == 0 { 0 } else { worth.max((FLOOR.0 * turns).min(FLOOR.1)) }
}

/// How many cards that save from an arrest a seat holds.
pub(super) fn shields(state: &State, seat: Seat) -> usize {
    held(state, seat).iter().filter(|&&card| state.table.kind(card).shields()).count()
}

/// What the next card that finishes a house is worth, after so many.
fn finisher(before: usize, turns: Worth) -> Worth {
    let first = [46, 26, 14][before.min(2)];
    if turns == 0 { 0 } else { first * turns.min(3) / 3 }
}

/// What one more card that finishes a house would be worth to a seat.
pub(super) fn another_finisher(state: &State, seat: Seat) -> Worth {
    finisher(finishers(state, seat), turns_left(state, seat))
}

/// How many cards that finish a house a seat holds.
pub(super) fn finishers(state: &State, seat: Seat) -> usize {
    held(state, seat).iter().filter(|&&card| state.table.kind(card).finishes()).count()
}

/// A house with room: its height, and how many of its flats are empty.
type Room = (u8, u8);

/// What the tenants of the hand will bring in the empty flats of a seat, and in
/// the house it is building, beyond what the cards are worth to keep.
fn plans(state: &State, seat: Seat, cards: &[Card], costs: &[Worth], turns: Worth) -> Worth {
    let table = &state.table;
    let rooms: Vec<Room> = table
        .street(seat)
        .filter(|house| house.is_finished() && !table.is_squatted(house))
        .map(|house| (house.height(), house.empty_flats().count() as u8))
        .collect();
    let Some(site) = table.street(seat).find(|house| !house.is_finished()) else {
        return filled(table, cards, costs, rooms, turns);
    };
    // What is laid as a floor moves nobody in.
    let mut cheap: Vec<usize> = (0..cards.len()).collect();
    cheap.sort_by_key(|&nth| costs[nth]);
    let last_finisher = cheap.iter().rposition(|&nth| table.kind(cards[nth]).finishes());
    last_finisher.map(|at| cheap.remove(at));
    let finishers = cards.iter().filter(|&&card| table.kind(card).finishes()).count();
    let floors = site.floors.len();
    let planned = (floors..=MOST_FLOORS.min(floors + cheap.len())).map(|height| {
        let (laid, left) = cheap.split_at(height - floors);
        let mut rooms = rooms.clone();
        rooms.push((height as u8, height as u8));
        let (cards, kept): (Vec<Card>, Vec<Worth>) = left.iter().map(|&nth| (cards[nth], costs[nth])).unzip();
        let lost: Worth = laid.iter().map(|&nth| costs[nth]).sum();
        height as Worth * M * turns + filled(table, &cards, &kept, rooms, turns) - lost
    });
    planned.max().unwrap_or(0) - finisher(finishers.saturating_sub(1), turns)
}

/// What the tenants of the hand bring in these rooms beyond empty flats: the best
/// payers for each flat first, each where it fits most tightly.
fn filled(table: &Table, cards: &[Card], costs: &[Worth], mut rooms: Vec<Room>, turns: Worth) -> Worth {
    let deck = &table.options.deck;
    let mut tenants: Vec<(Worth, Worth, u8, u8)> = cards
        .iter()
        .zip(costs)
        .map(|(&card, &cost)| (table.kind(card), cost))
        .filter(|(kind, _)| kind.is_tenant() && !matches!(kind, Kind::Hippies | Kind::Musician))
        .map(|(kind, cost)| {
            let terms = deck.terms(kind);
            (Worth::from(terms.rent), cost, terms.flats.max(1), terms.max_height.unwrap_or(u8::MAX))
        })
        .collect();
    tenants.sort_by_key(|&(rent, _, flats, _)| -(rent / Worth::from(flats)));
    let mut gain = 0;
    for (rent, cost, flats, highest) in tenants {
        let more = (rent - Worth::from(flats)) * M * turns * 9 / 10 - cost;
        let fits = rooms.iter_mut().filter(|(height, free)| *height <= highest && *free >= flats);
        if more > 0
            && let Some((_, free)) = fits.max_by_key(|(height, _)| *height)
        {
            *free -= flats;
            gain += more;
        }
    }
    gain
}
