//! What a table is worth to a seat, in hundredths of an M.

use super::outlook::Outlook;
use super::{M, hand};
use crate::bots::Evaluate;
use crate::rules::landlord::{House, Landlord, State, Step};
use crate::rules::{Game, Seat, Standing};

/// How much more an M a turn is worth as long as there is little to buy cards with.
const SEED: i32 = 60;

/// Up to how many M a turn.
const ENOUGH: i32 = 6;

pub(super) fn worth(state: &State, seat: Seat) -> i32 {
    match state.table.step {
        Step::Act | Step::Buy => running(state, seat),
        Step::Over => over(state, seat),
        _ => {
            let mut settled = *state;
            settle(&mut settled);
            if settled.table.step == Step::Over { over(&settled, seat) } else { running(&settled, seat) }
        }
    }
}

/// Plays what is going on to its end, as if nobody had anything to say.
fn settle(state: &mut State) {
    for _ in 0..100 {
        if matches!(state.table.step, Step::Act | Step::Buy | Step::Over) {
            return;
        }
        let Some(mv) = Landlord::default_move(state) else { return };
        if Landlord::play(state, mv, &mut |_| {}).is_err() {
            return;
        }
    }
}

fn running(state: &State, seat: Seat) -> i32 {
    let outlook = Outlook::of(state);
    let mut amounts = [0; 6];
    for of in Seat::all(state.table.seats) {
        let cards = if of == seat { hand::worth(state, of, &outlook) } else { rivals_hand(state, of, &outlook) };
        amounts[of.index()] = property(state, of, &outlook) + cards;
    }
    margin(&amounts, state.table.seats, seat)
}

/// A match that is over: the margin, and the place.
fn over(state: &State, seat: Seat) -> i32 {
    let mut amounts = [0; 6];
    for of in Seat::all(state.table.seats) {
        amounts[of.index()] = M * i32::from(state.money(of));
    }
    let Standing::Over(placings) = Landlord::standing(state) else { return 0 };
    let rank = placings.iter().find(|placing| placing.seat == seat).map_or(1, |placing| i32::from(placing.rank));
    margin(&amounts, state.table.seats, seat) + if rank == 1 { 10 * M } else { -rank * M }
}

/// How far a seat is ahead: mostly of the best opponent, a little of the others.
fn margin(amounts: &[i32; 6], seats: u8, seat: Seat) -> i32 {
    let others = || Seat::all(seats).filter(|&other| other != seat).map(|other| amounts[other.index()]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<i32>() / i32::from(seats - 1);
    amounts[seat.index()] - (best + mean) * 4 / 10
}

/// The money of a seat, and what its houses will bring in.
fn property(state: &State, seat: Seat, outlook: &Outlook) -> i32 {
    let table = &state.table;
    let mut worth = M * state.ledgers[seat.index()].money();
    let (mut rent, mut refused) = (0, 0);
    for house in table.street(seat).filter(|house| house.is_finished()) {
        let (all, withheld) = rents(state, house);
        if table.is_squatted(house) {
            // They may leave again, but so do the tenants.
            worth += all * outlook.later(seat) * 15 / 100;
        } else {
            rent += all;
            refused += withheld;
        }
    }
    let due = outlook.is_now(seat) || outlook.later(seat) > 0;
    worth += rent * outlook.rents(seat) + rent.min(ENOUGH) * outlook.later_rents(seat) * SEED / 100;
    if due {
        worth -= M * refused;
    }
    if table.jailed == Some(seat) && due {
        worth -= M * (rent - refused).max(1);
    }
    worth
}

/// The rent of a house, and what of it was refused, in M.
fn rents(state: &State, house: &House) -> (i32, i32) {
    let shares = state.table.shares(house);
    let all = shares.iter().map(|share| i32::from(share.base * share.factor)).sum();
    (all, all - shares.iter().map(|share| i32::from(share.amount())).sum::<i32>())
}

/// What cards are worth that nobody else sees.
fn rivals_hand(state: &State, seat: Seat, outlook: &Outlook) -> i32 {
    let cards = i32::from(state.hands[seat.index()].len());
    let roof = if state.table.starting_roofs[seat.index()].is_some() { 120 } else { 0 };
    (cards.min(12) * 60 + roof) * outlook.later(seat) / 100
}
