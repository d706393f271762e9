//! How bots play Alternatywy 4.

use super::Evaluate;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Move, Stage, State, Step};

impl Evaluate for Alternatywy {
    fn worth(state: &State, seat: Seat) -> i32 {
        state.table.points_of(seat).into()
    }

    fn is_done(prompt: &Step) -> bool {
        matches!(prompt, Step::Place | Step::Turn { stage: Stage::Action })
    }

    fn is_detail(_: &Step) -> bool {
        false
    }

    fn default_move(_: &State) -> Option<Move> {
        None
    }
}
