//! Setup (LL 1.2).

use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::house::MOST_HOUSES;
use super::options::Options;
use super::pieces::{Card, Kind};
use super::summary::Summary;
use super::table::{Business, Floors, Ledger, MOST_SEATS, State, Step, Table, Turn};
use super::turn;
use crate::rules::{Chance, Seat, Set, Unfit};

/// Cards dealt to each player.
const DEALT: usize = 5;

/// The match before the first decision.
pub(super) fn setup(options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
    options.check(seats)?;
    let mut state = empty(options, seats, Chance::new(seed));
    let mut roofs = options.deck.cards(Kind::Roof).iter();
    for seat in Seat::all(seats) {
        state.table.starting_roofs[seat.index()] = roofs.next();
    }
    let laid = state.table.starting_roofs;
    state.pile = options.cards().filter(|&card| !laid.contains(&Some(card))).collect();
    state.pile.shuffle(&mut state.chance.occasion());
    for _ in 0..DEALT {
        for seat in state.table.clockwise(state.table.beginner) {
            let card = state.pile.pop();
            card.into_iter().for_each(|card| state.hands[seat.index()].insert(card));
        }
    }
    turn::begin(&mut state, &mut |_| {});
    Ok(state)
}

/// A match without cards, before its first turn.
pub(super) fn empty(options: &Options, seats: u8, chance: Chance) -> State {
    let beginner = options.beginner(seats);
    let table = Table {
        options: *options,
        seats,
        houses: ArrayVec::new(),
        starting_roofs: [None; MOST_SEATS],
        known: [Set::EMPTY; MOST_SEATS],
        discards: ArrayVec::new(),
        playing: None,
        usage: None,
        jailed: None,
        beginner,
        active: beginner,
        turn: 0,
        reshuffles: 0,
        last_drawer: None,
        this_turn: Turn::default(),
        step: Step::Act,
        business: Business::None,
        musicians: ArrayVec::new(),
        summary: Summary::default(),
    };
    let mut ledgers = [Ledger::default(); MOST_SEATS];
    for (later, seat) in table.clockwise(beginner).enumerate() {
        let compensation = i32::from(options.seat_compensation) * later as i32;
        ledgers[seat.index()].start = i32::from(options.start_money) + compensation;
    }
    let floors: ArrayVec<[Floors; MOST_HOUSES]> = (0..MOST_HOUSES).map(|_| Floors::new()).collect();
    let pile: ArrayVec<[Card; 128]> = ArrayVec::new();
    State { table, hands: [Set::EMPTY; MOST_SEATS], floors, pile, ledgers, asked: None, chance }
}
