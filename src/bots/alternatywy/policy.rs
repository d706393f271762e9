//! What is decided without trying everything.

use rand::{Rng, RngExt};

use super::outlook::plays_yet;
use super::{awards, hand, outing, settle, works};
use crate::rules::alternatywy::{Alternatywy, Move, Place, State, Step, Window};
use crate::rules::{Chance, Game, Seat, digest};

/// Narrows down the decision itself.
pub(super) fn consider(state: &State, moves: &mut Vec<Move>) {
    consider_with(state, moves, outing::place);
}

/// Narrows down a decision that comes up in a future: people go where they are
/// likely to, which takes no Rounds to be imagined.
pub(super) fn consider_in_passing(state: &State, moves: &mut Vec<Move>) {
    consider_with(state, moves, outing::likely_place);
}

fn consider_with(state: &State, moves: &mut Vec<Move>, place: impl Fn(&State, Seat, &[Move]) -> Option<Move>) {
    let Some(seat) = Alternatywy::to_act(state).map(|decision| decision.seat) else { return };
    let decided = match state.table.step {
        Step::Place | Step::Watch => place(state, seat, moves),
        Step::Trait => choose_trait(state, seat, moves),
        Step::PlayFirst => Some(if hurries(state) { Move::Yes } else { Move::Done }),
        Step::SendTo { tenant } => sends_to(state, tenant, moves),
        Step::Snoop { .. } => settle::guess(state),
        Step::Auction => Some(if announces(state, seat) { Move::Yes } else { Move::Done }),
        Step::Bid => bid(state, seat, moves),
        // Nobody cancels his own card.
        Step::React { window: Window::Card { by, .. } } if by == seat => Some(Move::Done),
        _ => None,
    };
    if let Some(mv) = decided.filter(|mv| moves.contains(mv)) {
        moves.clear();
        moves.push(mv);
    }
}

/// Chance that depends on the thought, the seat and the step alone.
fn chance(state: &State) -> impl Rng + use<> {
    let table = &state.table;
    let seat = Alternatywy::to_act(state).map(|decision| decision.seat);
    let about = (state.chance, seat, table.stage, table.round, table.step);
    Chance::new(digest(&about)).occasion()
}

/// The Trait that fits best, with some chance: it should not be foreseen.
fn choose_trait(state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    let mut rng = chance(state);
    moves.iter().copied().max_by_key(|&mv| match mv {
        Move::Trait(own) => awards::fit(state, seat, own) + rng.random_range(0..80),
        _ => 0,
    })
}

/// Whether the Overseer has reason to play before the Tenants: a work to
/// introduce before the List changes, or Trash that one more piece would make
/// too much.
fn hurries(state: &State) -> bool {
    let table = &state.table;
    let acted = table.tenants().all(|tenant| !plays_yet(table, tenant));
    let Some(place) = table.place(table.landlord) else { return false };
    !acted && (works::is_ripe(table, place) || table.trash_at(place) == 2)
}

/// Where a Tenant can do little, most likely.
fn sends_to(state: &State, tenant: Seat, moves: &[Move]) -> Option<Move> {
    let table = &state.table;
    let fewest = Seat::all(table.seats).all(|other| table.points_of(tenant) <= table.points_of(other));
    let dull = |place: Place| match place {
        Place::Flats if fewest => 4,
        Place::Flats => 1,
        Place::Staircase => 4,
        Place::Landlords => 5,
        Place::Club if table.today.club_visited => 6,
        Place::Club => 2,
        Place::Courtyard if table.littered_bins() == 3 => 0,
        Place::Courtyard => 2,
    };
    let mut rng = chance(state);
    moves.iter().copied().max_by_key(|&mv| match mv {
        Move::Place(place) => dull(place) * 10 + rng.random_range(0..25),
        _ => 0,
    })
}

// ---------------------------------------------------------------------- Auction

/// The most that a rival is likely to bid.
fn rivals_bid(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    let announced = table.auction.announced;
    let holds = |tenant: &Seat| *tenant != seat && (announced.is_empty() || announced.contains(*tenant));
    let tokens = |tenant: Seat| i32::from(state.goods[tenant.index()].len() + state.bids[tenant.index()].len());
    table.tenants().filter(holds).map(|tenant| (tokens(tenant) * 17 + 5) / 10).max().unwrap_or(0)
}

fn total(state: &State, seat: Seat) -> i32 {
    state.goods[seat.index()].iter().map(|token| i32::from(hand::value(&state.table, seat, token))).sum()
}

/// Whether to announce interest: there is a good chance to win, or no other
/// Auction to keep the goods for.
fn announces(state: &State, seat: Seat) -> bool {
    let table = &state.table;
    let last = table.stage >= table.options.stages();
    let (own, rivals) = (total(state, seat), rivals_bid(state, seat));
    last || rivals == 0 || own >= rivals + chance(state).random_range(0..3) - 1
}

/// Enough to beat the others, the best tokens first; the worst one if there are
/// no others; all of them if there is no other Auction.
fn bid(state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    let table = &state.table;
    let goods = || moves.iter().copied().filter(|mv| matches!(mv, Move::Good(_)));
    let value = |mv: &Move| match *mv {
        Move::Good(good) => {
            let tokens = table.options.goods.tokens(good);
            tokens.first().map_or(0, |token| i32::from(hand::value(table, seat, token)))
        }
        _ => 0,
    };
    if table.auction.announced.len() == 1 {
        return if moves.contains(&Move::Done) { Some(Move::Done) } else { goods().min_by_key(value) };
    }
    let bid = state.bids[seat.index()];
    let sum: i32 = bid.iter().map(|token| i32::from(hand::value(table, seat, token))).sum();
    let last = table.stage >= table.options.stages();
    let enough = !last && sum > rivals_bid(state, seat) + chance(state).random_range(0..2);
    let best = goods().max_by_key(value);
    if enough && moves.contains(&Move::Done) { Some(Move::Done) } else { best }
}
