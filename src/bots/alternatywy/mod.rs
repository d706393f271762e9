//! How bots play Alternatywy 4: one step of a Turn after another, each the one
//! that leaves them best off; and they go where they would do best if everybody
//! else went where it seems likely.
//!
//! Whole Turns have too many lines (Action, blue action, card, Trash, each with
//! targets), and most end in a window anyway. So a line ends where the next step
//! begins, `settle` guesses what is still to be said and done until then, and
//! `worth` adds up what the table is worth: VP, and what VP may come of
//! (`outlook`, `works`, `awards`, `hand`). `outing` imagines Rounds to choose
//! Locations, `policy` answers what is not worth a search.

mod awards;
mod hand;
mod outing;
mod outlook;
mod policy;
mod settle;
mod works;
mod worth;

use super::Evaluate;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Character, Move, State, Step};

/// A VP, in the unit of these files.
const VP: i32 = 100;

impl Evaluate for Alternatywy {
    fn worth(state: &State, seat: Seat) -> i32 {
        worth::worth(state, seat)
    }

    fn is_done(prompt: &Step) -> bool {
        settle::is_rest(prompt)
    }

    fn is_detail(_: &Step) -> bool {
        false
    }

    fn default_move(state: &State) -> Option<Move> {
        settle::guess(state)
    }

    fn consider(state: &State, moves: &mut Vec<Move>) {
        policy::consider(state, moves);
    }

    fn consider_in_passing(state: &State, moves: &mut Vec<Move>) {
        policy::consider_in_passing(state, moves);
    }

    const DECISIVE: i32 = 3 * VP;

    const ABSURD: i32 = 2 * VP;

    const OVERSIGHT: u32 = 60;

    /// Rounds, and the evening after the last one of a Stage.
    fn turns(state: &State) -> u32 {
        let table = &state.table;
        8 * u32::from(table.stage) + u32::from(table.round) + u32::from(table.evening)
    }

    fn horizon(_: &State) -> u32 {
        2
    }

    fn alone(state: &State) -> Option<Seat> {
        state.table.player_of(Character::Aniol)
    }

    fn units(state: &State) -> u32 {
        match state.table.step {
            Step::Turn { .. } | Step::Place | Step::Watch | Step::Trait => 500_000,
            _ => 150_000,
        }
    }
}
