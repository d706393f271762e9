//! What Traits are worth: their End-of-Day lines, and which to choose.

use super::VP;
use super::outlook::Outlook;
use crate::rules::Seat;
use crate::rules::alternatywy::{Place, State, Table, Trait, Work, landlord_points};

/// What the End-of-Day line of this Trait is worth to a seat: what it pays, by
/// how sure it is that it will.
pub(super) fn award(state: &State, seat: Seat, own: Trait, outlook: &Outlook) -> i32 {
    let table = &state.table;
    let sure = outlook.holds(table.evening);
    let reach = outlook.today * 4;
    match own {
        Trait::Materialist => {
            let goods = &table.options.goods;
            let held = state.goods[seat.index()].first();
            held.map_or(0, |token| VP * i32::from(goods.value(goods.good(token))) * sure / 100)
        }
        // What is lost cannot come back, and what is kept is kept.
        Trait::ModestCitizen | Trait::WellConnected => {
            if holds(state, seat, own) {
                VP * 95 / 100
            } else {
                0
            }
        }
        Trait::Activist if holds(state, seat, own) => VP,
        _ if holds(state, seat, own) => VP * sure / 100,
        _ => VP * (reach + near(table, own)) / 100,
    }
}

/// Whether the End-of-Day line would pay now (A4 2.2, 2.3).
fn holds(state: &State, seat: Seat, own: Trait) -> bool {
    let table = &state.table;
    let mut rivals = table.tenants().filter(|&other| other != seat);
    let on = |tenant: Seat| table.denunciations[tenant.index()];
    match own {
        Trait::Hustler => rivals.all(|other| table.points_of(seat) > table.points_of(other)),
        Trait::AsocialUnit => table.littered_bins() == 3,
        Trait::Informer => rivals.all(|other| on(seat) < on(other)),
        Trait::Chairman => table.trash_at(Place::Staircase) == 0 && table.trash_at(Place::Club) == 0,
        Trait::ModestCitizen => !table.littered.contains(seat) && !table.today.billed.contains(seat),
        Trait::Handyman => rivals.all(|other| state.goods[seat.index()].len() > state.goods[other.index()].len()),
        Trait::Overseer => {
            let most = table.tenants().map(|tenant| table.points_of(tenant)).max();
            table.list.iter().any(|&listed| Some(table.points_of(listed)) == most)
        }
        Trait::Materialist => false,
        Trait::WellConnected => table.today.introduced == 0,
        Trait::Activist => table.today.well_attended,
        Trait::WatchfulEye => rivals.all(|tenant| on(tenant) >= 2),
    }
}

/// How far the way to the award has been gone, in hundredths of a VP.
fn near(table: &Table, own: Trait) -> i32 {
    match own {
        Trait::AsocialUnit => 9 * i32::from(table.littered_bins()),
        Trait::Chairman => -6 * i32::from(table.trash_at(Place::Staircase) + table.trash_at(Place::Club)),
        Trait::Activist => 8 * (table.list.len() as i32).min(2),
        Trait::WatchfulEye => {
            table.tenants().map(|tenant| i32::from(table.denunciations[tenant.index()].min(2))).sum::<i32>() * 3
        }
        _ => 0,
    }
}

/// How well a Trait fits a seat for the coming Stage, in hundredths of a VP.
pub(super) fn fit(state: &State, seat: Seat, own: Trait) -> i32 {
    let table = &state.table;
    let beginner =
        table.characters[seat.index()].is_some_and(|character| table.options.cast.beginner(character) == own);
    let tokens: i32 = table.tenants().map(|tenant| i32::from(state.goods[tenant.index()].len())).sum();
    let tenants = i32::from(table.tenant_count());
    let work = table.work.map_or(0, |work| work_fits(table, work));
    let stairs = i32::from(table.trash_at(Place::Staircase) + table.trash_at(Place::Club));
    // What each has brought bots in a Stage, by what it depends on.
    let fits = match own {
        Trait::Hustler => 80 + 20 * tenants,
        Trait::AsocialUnit => 30 + 20 * tenants + 30 * i32::from(table.littered_bins()),
        Trait::Informer => 150,
        Trait::Chairman => 170 - 15 * stairs,
        Trait::ModestCitizen => 150,
        Trait::Handyman => 60 + 25 * tenants + 15 * i32::from(state.goods[seat.index()].len()),
        Trait::Overseer => 100 + 20 * tenants,
        Trait::Materialist => 60 + 50 * tokens.min(4),
        Trait::WellConnected => 230 - work,
        Trait::Activist => 110 + work,
        Trait::WatchfulEye => 120 + 20 * tenants,
    };
    fits + if beginner { 20 } else { 0 }
}

/// How good the open work is for the Landlord, should two be listed.
fn work_fits(table: &Table, work: Work) -> i32 {
    let mut listed = *table;
    listed.list.clear();
    listed.list.extend(table.tenants().take(2));
    50 * i32::from(landlord_points(work, &listed)).max(0)
}
