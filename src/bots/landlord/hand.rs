//! What cards are worth that are kept for later.

use tinyvec::ArrayVec;

use super::M;
use super::lots::{Lots, Waiting, tenants};
use super::outlook::Outlook;
use crate::rules::Seat;
use crate::rules::landlord::{Kind, State};

/// What each turn to come makes of any card: it may become a floor.
const FODDER: i32 = 30;

/// What the hand of `seat` is worth, with what its tenants would do for its houses.
pub(super) fn worth(state: &State, seat: Seat, outlook: &Outlook) -> i32 {
    let table = &state.table;
    let later = outlook.later(seat);
    let mut waiting: ArrayVec<[Waiting; 10]> = ArrayVec::new();
    let mut worth = 0;
    let counts = counts(state, seat);
    let shielded = table.jailed == Some(seat) || Kind::SHIELDS.iter().any(|kind| counts[kind.index()] > 0);
    let mut finishers = 0;
    for kind in Kind::ALL {
        let count = counts[kind.index()];
        if count == 0 {
            continue;
        }
        if tenants().contains(kind) {
            waiting.push(Waiting { kind, count, kept: kept_tenant(state, kind, later) });
        } else if kind.finishes() {
            for _ in 0..count {
                worth += later * (FODDER + [70, 50, 30, 10][finishers.min(3)]) / 100;
                finishers += 1;
            }
        } else {
            // A second one is of less use.
            let one = kept(kind, shielded, later);
            let fodder = later * FODDER / 100;
            worth += one + i32::from(count - 1) * (one * 6 / 10).max(fodder);
        }
    }
    let rents = if outlook.is_now(seat) { outlook.rents(seat) } else { outlook.later_rents(seat) };
    let mut lots = Lots::of(table, seat);
    // Who is in hand is not yet there.
    worth += lots.fill(table, &mut waiting, rents * 95 / 100);
    worth + lots.prospects() * outlook.later_rents(seat) / 100
}

/// How many cards of each kind a seat holds, the starting roof included.
pub(super) fn counts(state: &State, seat: Seat) -> [u8; Kind::COUNT] {
    let mut counts = [0; Kind::COUNT];
    let roof = state.table.starting_roofs[seat.index()];
    for card in state.hands[seat.index()].iter().chain(roof) {
        counts[state.table.kind(card).index()] += 1;
    }
    counts
}

/// What a tenant is worth for whom there is no flat.
fn kept_tenant(state: &State, kind: Kind, later: i32) -> i32 {
    let rent = match kind {
        Kind::Student => 3,
        Kind::Celebrity => 5,
        _ => i32::from(state.table.options.deck.terms(kind).rent),
    };
    later * (FODDER + 15 * rent) / 100
}

/// What a card is worth that is neither a tenant nor finishes a house.
pub(super) fn kept(kind: Kind, shielded: bool, later: i32) -> i32 {
    let use_of = match kind {
        // No early crime without an alibi (LL 1.8).
        Kind::Bomb if shielded => 7 * M,
        Kind::Bomb => 12 * M,
        Kind::Murder if shielded => 3 * M,
        Kind::Murder => 7 * M,
        Kind::Politics | Kind::Squatters => 4 * M,
        Kind::Police | Kind::Error => 7 * M / 2,
        Kind::Law => 3 * M,
        Kind::Alibi | Kind::Move | Kind::DoubleSystem => 5 * M / 2,
        Kind::OwnUse | Kind::Demolition | Kind::RentRefusal => 3 * M / 2,
        _ => 0,
    };
    // With few turns to come, there may be no occasion.
    (use_of * later.min(200) / 200).max(later * FODDER / 100)
}
