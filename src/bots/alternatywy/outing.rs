//! Where to go. Everybody chooses at once and in secret, so a bot imagines a few
//! Rounds: the others go where they are likely to, and it goes where it would
//! have done best. As each time it imagines others, it does not always go to the
//! same place.

use rand::{Rng, RngExt};

use super::settle::settle_until;
use super::works;
use super::worth::{forget, worth};
use crate::rules::alternatywy::{Alternatywy, Forced, Move, Place, Skip, State, Step, Table, Task};
use crate::rules::{Chance, Game, Seat, digest};

/// How many Rounds are imagined.
const ROUNDS: usize = 6;

/// Where everybody goes.
type Plan = [Option<Place>; 6];

/// The best of the places that may be chosen.
pub(super) fn place(state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    let mut chance = state.chance;
    let mut rng = chance.occasion();
    let watching = state.table.step == Step::Watch;
    let rounds = if watching { 1 } else { ROUNDS };
    let mut worths = vec![0; moves.len()];
    for _ in 0..rounds {
        let plan = if watching { state.table.revealed } else { others(&state.table, seat, &mut rng) };
        for (mv, total) in moves.iter().zip(&mut worths) {
            let Move::Place(place) = *mv else { continue };
            let mut plan = plan;
            plan[seat.index()] = Some(place);
            if state.table.watching && seat != state.table.landlord {
                plan[state.table.landlord.index()] = Some(watcher(&state.table, &plan, &mut rng));
            }
            *total += outcome(state, seat, plan);
        }
    }
    let most = worths.iter().max()?;
    let at = worths.iter().position(|worth| worth == most)?;
    moves.get(at).copied()
}

/// A place where a player is likely to go, of those that may be chosen.
pub(super) fn likely_place(state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    let table = &state.table;
    // All who choose at once are asked in the same state.
    let mut chance = Chance::new(digest(&(state.chance, table.stage, table.round, seat)));
    let mut rng = chance.occasion();
    let place = if table.step == Step::Watch {
        watcher(table, &table.revealed, &mut rng)
    } else {
        any_of(likings(table, seat), &mut rng)
    };
    moves.iter().copied().find(|&mv| mv == Move::Place(place)).or(moves.first().copied())
}

/// What a Round is worth to a seat if all go there: what the meetings bring, and
/// the best Action after that.
fn outcome(state: &State, seat: Seat, plan: Plan) -> i32 {
    let mut there = *state;
    forget(&mut there, seat);
    let table = &mut there.table;
    let landlord = table.landlord;
    table.forced = Default::default();
    table.chosen = Default::default();
    table.watching = false;
    table.agenda.clear();
    table.agenda.push(Task::PlaceFigures);
    table.revealed = plan;
    table.step = Step::Watch;
    table.decider = landlord;
    there.tokens = Default::default();
    let Some(place) = plan[landlord.index()] else { return worth(&there, seat) };
    if Alternatywy::play(&mut there, Move::Place(place), &mut |_| {}).is_err() || !settle_until(&mut there, seat) {
        return worth(&there, seat);
    }
    let mut moves = Vec::new();
    Alternatywy::legal_moves(&there, &mut moves);
    let after = moves.into_iter().filter_map(|mv| {
        let mut after = there;
        Alternatywy::play(&mut after, mv, &mut |_| {}).ok()?;
        Some(worth(&after, seat))
    });
    after.max().unwrap_or_else(|| worth(&there, seat))
}

/// Where the others may go, by what they could do there.
fn others(table: &Table, seat: Seat, rng: &mut impl Rng) -> Plan {
    let mut plan = Plan::default();
    for other in Seat::all(table.seats).filter(|&other| other != seat) {
        if table.skips[other.index()] != Skip::Free {
            continue;
        }
        let place = match table.forced[other.index()] {
            Some(Forced::Summoned) => Place::Landlords,
            _ => any_of(likings(table, other), rng),
        };
        plan[other.index()] = Some(place);
    }
    plan
}

/// Where a Landlord may go who has seen where the Tenants go: to the crowd, or
/// where he likes to be.
fn watcher(table: &Table, plan: &Plan, rng: &mut impl Rng) -> Place {
    let mut likings = likings(table, table.landlord);
    for tenant in table.tenants() {
        if let Some(place) = plan[tenant.index()] {
            likings[place.index()] += 12;
        }
    }
    any_of(likings, rng)
}

/// How much a player is drawn to each place, as far as everybody can tell.
fn likings(table: &Table, seat: Seat) -> [u32; 5] {
    Place::ALL.map(|place| {
        if !table.is_tenant(seat) {
            let ripe = if works::is_ripe(table, place) { 20 } else { 0 };
            let full = table.trash_at(place) >= 3;
            let liking = match place {
                Place::Flats => 12,
                Place::Staircase => 8 + if table.list.len() < 2 { 4 } else { 0 },
                Place::Landlords => 12,
                Place::Club => 10,
                Place::Courtyard => 4,
            };
            return if full { 4 } else { liking + ripe };
        }
        if table.closed == Some(place) {
            return 0;
        }
        let fewest = || Seat::all(table.seats).all(|other| table.points_of(seat) <= table.points_of(other));
        match place {
            Place::Flats => 12 + if fewest() { 6 } else { 0 },
            Place::Staircase => 10,
            Place::Landlords => 6,
            Place::Club => {
                if table.today.club_visited {
                    6
                } else {
                    14
                }
            }
            Place::Courtyard => 10 + if table.littered_bins() == 3 { 12 } else { 0 },
        }
    })
}

fn any_of(likings: [u32; 5], rng: &mut impl Rng) -> Place {
    let mut at = rng.random_range(0..likings.iter().sum::<u32>().max(1));
    for (place, liking) in Place::ALL.into_iter().zip(likings) {
        if at < liking {
            return place;
        }
        at -= liking;
    }
    Place::Flats
}
