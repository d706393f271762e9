//! Stand-in until the bots of Landlord! are written (this file is to be replaced whole).

use super::Evaluate;
use crate::rules::Seat;
use crate::rules::landlord::{Landlord, Move, State, Step};

impl Evaluate for Landlord {
    fn worth(state: &State, seat: Seat) -> i32 {
        i32::from(state.money(seat))
    }

    fn is_done(_: &Step) -> bool {
        true
    }

    fn is_detail(_: &Step) -> bool {
        false
    }

    fn default_move(_: &State) -> Option<Move> {
        None
    }
}
