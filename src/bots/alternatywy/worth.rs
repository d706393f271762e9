//! What a table is worth to a seat, in hundredths of a VP.

use super::outlook::{Outlook, plays_yet};
use super::settle::settle;
use super::works::{self, ROUND};
use super::{VP, awards, hand};
use crate::rules::alternatywy::{Alternatywy, Forced, Move, Place, Side, Skip, Stage, State, Step, Table, Trait};
use crate::rules::{Game, Seat, Standing};

/// What Denunciations cost the Tenant they are on.
const ON: [i32; 13] = [0, 3, 7, 12, 18, 28, 34, 38, 38, 39, 40, 41, 44];

/// What they are worth to the Landlord who holds them.
const HELD: [i32; 13] = [0, 5, 11, 18, 27, 38, 52, 76, 80, 84, 88, 92, 110];

/// What Trash in a Location costs the Landlord.
const TRASH: [i32; 4] = [0, 3, 8, 24];

pub(super) fn worth(state: &State, seat: Seat) -> i32 {
    let mut settled = *state;
    forget(&mut settled, seat);
    settle(&mut settled);
    let Step::Turn { stage: Stage::After } = settled.table.step else { return position(&settled, seat) };
    if settled.table.decider != seat {
        return position(&settled, seat);
    }
    // What else the Turn still has to offer.
    let rest = [Move::Blue, Move::Clean, Move::Leave];
    let tried = rest.into_iter().filter_map(|mv| {
        let mut tried = settled;
        Alternatywy::play(&mut tried, mv, &mut |_| {}).ok()?;
        settle(&mut tried);
        Some(position(&tried, seat))
    });
    tried.fold(position(&settled, seat), i32::max)
}

/// Takes away Traits that were only dealt for the others to have some.
pub(super) fn forget(state: &mut State, seat: Seat) {
    for other in Seat::all(state.table.seats).filter(|&other| other != seat) {
        state.traits[other.index()] = state.table.shown[other.index()];
    }
}

/// What a table is worth where nothing is going on.
fn position(state: &State, seat: Seat) -> i32 {
    let table = &state.table;
    if let Standing::Over(placings) = Alternatywy::standing(state) {
        let rank = placings.iter().find(|placing| placing.seat == seat).map_or(1, |placing| i32::from(placing.rank));
        let points = std::array::from_fn(|at| VP * i32::from(table.points[at]));
        return margin(&points, table.seats, seat) + if rank == 1 { 3 * VP } else { -rank * VP / 2 };
    }
    let outlook = Outlook::of(table);
    let mut known = table.shown;
    known[seat.index()] = state.traits[seat.index()];
    let mut amounts = [0; 6];
    for of in Seat::all(table.seats) {
        let own = of == seat;
        let mut amount = VP * i32::from(table.points_of(of));
        amount += hand::cards(state, of, own, &outlook);
        amount += known[of.index()].map_or(0, |known| awards::award(state, of, known, &outlook));
        amount += match table.side(of) {
            Side::Tenant => hand::goods(state, of, own, &outlook) + tenant(table, of, known[of.index()], &outlook),
            Side::Landlord => landlord(table, &outlook),
        };
        amounts[of.index()] = amount + prospect(table, of);
    }
    works::add(state, &known, &outlook, &mut amounts);
    margin(&amounts, table.seats, seat)
}

/// How far a seat is ahead: mostly of the best opponent, a little of the others.
fn margin(amounts: &[i32; 6], seats: u8, seat: Seat) -> i32 {
    let others = || Seat::all(seats).filter(|&other| other != seat).map(|other| amounts[other.index()]);
    let best = others().max().unwrap_or(0);
    let mean = others().sum::<i32>() / i32::from(seats - 1);
    amounts[seat.index()] - (best * 5 + mean * 3) / 10
}

/// What lies on the table of a Tenant: Denunciations, Breakdown, marker, skips.
fn tenant(table: &Table, seat: Seat, own: Option<Trait>, outlook: &Outlook) -> i32 {
    let mut worth = -ON[usize::from(table.denunciations[seat.index()].min(12))] * outlook.keeps() / 100;
    if table.breakdowns[seat.index()].is_some() {
        worth -= match (outlook.today, own) {
            (0, _) => VP,
            (_, Some(Trait::Handyman)) => 35,
            _ => 75,
        };
    }
    worth += rewards(table, seat, outlook);
    if table.littered.contains(seat) {
        worth -= 7;
    }
    worth -= match table.skips[seat.index()] {
        Skip::Free => 0,
        Skip::NextRound if outlook.rounds == 0 => 0,
        Skip::NextRound => ROUND,
        Skip::ThisRound if table.now.acted.contains(seat) => 0,
        Skip::ThisRound => ROUND,
    };
    worth -= match table.forced[seat.index()] {
        Some(Forced::Summoned) if outlook.rounds > 0 => 10,
        Some(Forced::Sent) if outlook.rounds > 0 => 8,
        _ => 0,
    };
    let full = [0, 6, 20, 45][usize::from(table.littered_bins())];
    // The Modest Citizen is paid for cleaning.
    let trash = if own == Some(Trait::ModestCitizen) { 3 * i32::from(table.all_trash().min(4)) } else { 0 };
    worth + (full + trash) * outlook.keeps() / 100 - i32::from(table.closes.is_some()) * 3
}

/// Breakdowns of others that a player would be paid to repair.
fn rewards(table: &Table, seat: Seat, outlook: &Outlook) -> i32 {
    if outlook.today == 0 {
        return 0;
    }
    let pays = |at: usize| at != seat.index() && table.breakdowns[at].is_some_and(|reporter| reporter != seat);
    12 * (0..usize::from(table.seats)).filter(|&at| pays(at)).count().min(2) as i32
}

/// What lies on the table of the Landlord: Denunciations, Trash.
fn landlord(table: &Table, outlook: &Outlook) -> i32 {
    let held: i32 = table.tenants().map(|tenant| HELD[usize::from(table.denunciations[tenant.index()].min(12))]).sum();
    let trash: i32 = table.trash.iter().map(|&trash| TRASH[usize::from(trash.min(3))]).sum();
    let full = [0, 4, 18, 60][usize::from(table.littered_bins())];
    let mut worth = (held - trash - full) * outlook.keeps() / 100 + rewards(table, table.landlord, outlook);
    if outlook.rounds > 0 {
        let forced = table.forced.iter().flatten().count() as i32;
        worth += 10 * forced + if table.will_watch { 12 } else { 0 };
    }
    worth
}

/// What the place where a figure stands promises for a Turn of this Round that is
/// still to come.
fn prospect(table: &Table, seat: Seat) -> i32 {
    if !plays_yet(table, seat) {
        return 0;
    }
    let Some(place) = table.place(seat) else { return 0 };
    if !table.is_tenant(seat) {
        let stuck = place == Place::Courtyard || table.trash_at(place) >= 3;
        return if stuck {
            0
        } else if works::is_ripe(table, place) {
            50
        } else {
            25
        };
    }
    let alone = table.alone(seat);
    let fewest = || Seat::all(table.seats).all(|other| other == seat || table.points_of(seat) < table.points_of(other));
    match place {
        Place::Flats if alone && table.breakdowns[seat.index()].is_none() && fewest() => 80,
        Place::Flats => 30,
        Place::Staircase if table.meets(seat, table.landlord) && table.line_of(seat) != Some(1) => 70,
        Place::Staircase => 15,
        Place::Landlords => 15,
        Place::Club if alone && !table.today.club_visited => 80,
        Place::Club => 15,
        Place::Courtyard if table.littered_bins() == 3 => 85,
        Place::Courtyard => 30,
    }
}
