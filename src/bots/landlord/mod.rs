//! How bots play Landlord!: one card after another, each the one that leaves
//! them best off.
//!
//! A whole turn has far too many lines (floors, cards, targets), so a line ends
//! where the next card would be played. Nothing is lost by that as long as the
//! worth of a table counts what can still be done with it: tenants in hand who
//! would fit, roofs that wait for floors. `outlook` guesses how many turns are
//! left, `lots` how the hand would fill the houses, `hand` what cards are worth
//! that are kept, `worth` adds it all up; `policy` narrows down what to try.

mod hand;
mod lots;
mod outlook;
mod policy;
mod worth;

use super::Evaluate;
use crate::rules::landlord::{Landlord, Move, State, Step};
use crate::rules::{Game, Seat};

/// An M, in the unit of these files.
const M: i32 = 100;

impl Evaluate for Landlord {
    fn worth(state: &State, seat: Seat) -> i32 {
        worth::worth(state, seat)
    }

    /// Tenants who leave a Musician or a house that is demolished go one by one:
    /// each is a decision when its turn comes, and the others are left to chance.
    fn is_done(prompt: &Step) -> bool {
        matches!(
            prompt,
            Step::Act
                | Step::Buy
                | Step::MusicTenant
                | Step::MusicPlace { .. }
                | Step::DemolitionTenant
                | Step::DemolitionPlace { .. }
        )
    }

    fn is_detail(_: &Step) -> bool {
        false
    }

    fn default_move(state: &State) -> Option<Move> {
        policy::default_move(state)
    }

    fn prune(state: &State, moves: &mut Vec<Move>) {
        policy::prune(state, moves);
    }

    fn consider(state: &State, moves: &mut Vec<Move>) {
        policy::consider(state, moves);
    }

    const DECISIVE: i32 = 30 * M;

    const ABSURD: i32 = 6 * M;

    const OVERSIGHT: u32 = 85;

    fn turns(state: &State) -> u32 {
        u32::from(state.table.turn)
    }

    fn horizon(state: &State) -> u32 {
        u32::from(state.table.seats)
    }

    /// The more cards there are, the more decisions are still to come in this turn.
    /// Rules of thumb know better when to end the match, which is far off, whom to ask
    /// for a roof, and what others would give.
    fn units(state: &State) -> u32 {
        let Some(seat) = Landlord::to_act(state).map(|decision| decision.seat) else { return 0 };
        let cards = state.hands[seat.index()].len() as u32;
        let act = (300_000 / (cards + 3)).min(60_000);
        match state.table.step {
            Step::Act if policy::offer(state).is_some() => 0,
            Step::Act => act,
            Step::Buy | Step::OfferGive | Step::OfferWant | Step::OfferMoney => 0,
            step if step.window().is_some() => 30_000,
            _ => act / 3,
        }
    }
}
