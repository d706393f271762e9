//! How many turns are left.

use crate::rules::Seat;
use crate::rules::landlord::{Ending, State, Step};

/// What part of a rent counts that is due in a later turn, in hundredths: until
/// then the house may be bombed.
const LATER: i32 = 75;

/// The turns each seat may expect, in hundredths.
pub(super) struct Outlook {
    later: [i32; 6],
    /// The seat that collects its rent in this turn.
    now: Option<Seat>,
}

impl Outlook {
    pub(super) fn of(state: &State) -> Outlook {
        let table = &state.table;
        let mut later = [0; 6];
        for seat in Seat::all(table.seats) {
            later[seat.index()] = later_turns(state, seat);
        }
        let over = matches!(table.step, Step::Buy | Step::Over);
        Outlook { later, now: (!over).then_some(table.active) }
    }

    /// Whether the seat collects its rent in this turn.
    pub(super) fn is_now(&self, seat: Seat) -> bool {
        self.now == Some(seat)
    }

    /// The turns after this one, in hundredths.
    pub(super) fn later(&self, seat: Seat) -> i32 {
        self.later[seat.index()]
    }

    /// What a rent of 1 M is worth from now on, in hundredths.
    pub(super) fn rents(&self, seat: Seat) -> i32 {
        let now = if self.is_now(seat) { 100 } else { 0 };
        now + self.later(seat) * LATER / 100
    }

    /// What a rent of 1 M is worth that begins with the next turn, in hundredths.
    pub(super) fn later_rents(&self, seat: Seat) -> i32 {
        self.later(seat) * LATER / 100
    }
}

/// How many turns of a seat follow this turn, in hundredths.
fn later_turns(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let seats = i32::from(table.seats);
    let ahead = |other: Seat| {
        let steps = (i32::from(other.0) - i32::from(table.active.0)).rem_euclid(seats);
        if steps == 0 { seats } else { steps }
    };
    if let Some(drawer) = table.last_drawer {
        return if seat != table.active && ahead(seat) < ahead(drawer) { 100 } else { 0 };
    }
    let until = |rounds: u8| {
        let left = i32::from(rounds) * seats - i32::from(table.turn) - ahead(seat);
        if left < 0 { 0 } else { 100 * (left / seats + 1) }
    };
    let guess = match table.options.ending {
        Ending::Rounds(rounds) => until(rounds),
        Ending::Money(enough) => rounds_to_riches(state, enough),
        Ending::Pile => rounds_of_pile(state),
    };
    guess.min(until(table.options.round_cap))
}

/// Rounds until the pile is used up and all have had a last turn, in hundredths.
/// It depends on nothing that a move changes but the pile: else whoever collects
/// more would seem to shorten his own match.
fn rounds_of_pile(state: &State) -> i32 {
    let table = &state.table;
    let again = if table.seats > 4 && table.reshuffles == 0 { table.discards.len() } else { 0 };
    let mut cards = 100 * (state.pile.len() + again) as i32 / i32::from(table.seats);
    let (mut round, mut left) = (i32::from(table.round()), 50);
    while cards > 0 {
        // What a seat buys in a turn, measured on bots.
        let bought = (250 + 100 * (round - 1)).min(500);
        left += 100 * cards.min(bought) / bought;
        cards -= bought;
        round += 1;
    }
    left
}

/// Rounds until the richest has so much money, in hundredths.
fn rounds_to_riches(state: &State, enough: u16) -> i32 {
    let table = &state.table;
    let richest = Seat::all(table.seats).map(|seat| state.money(seat)).max().unwrap_or(0);
    let (mut missing, mut round, mut left) = (i32::from(enough.saturating_sub(richest)), i32::from(table.round()), 0);
    while missing > 0 && left < 3000 {
        let earned = (2 * round).min(14);
        left += 100 * missing.min(earned) / earned;
        missing -= earned;
        round += 1;
    }
    left
}
