//! What the List is worth to everybody while a Social Work lies open.

use super::VP;
use super::outlook::{Outlook, plays_yet};
use crate::rules::Seat;
use crate::rules::alternatywy::{Place, Share, Skip, State, Table, Trait, Work, landlord_points, share};

/// What a lost Round costs.
pub(super) const ROUND: i32 = 55;

/// What a card costs that has to be discarded.
const CARD: i32 = 18;

/// What being listed costs while nobody knows for what.
const UNKNOWN: i32 = 8;

/// Adds to what each seat has what the List and the open work may bring it;
/// `known` says which Trait a seat is known to have.
pub(super) fn add(state: &State, known: &[Option<Trait>; 6], outlook: &Outlook, amounts: &mut [i32; 6]) {
    let table = &state.table;
    if table.working.is_some() {
        return;
    }
    let chance = table.work.map_or(0, |work| likelihood(table, work, outlook));
    let Some(work) = table.work.filter(|_| chance > 0) else {
        let later = outlook.rounds.min(5);
        table.list.iter().for_each(|tenant| amounts[tenant.index()] -= UNKNOWN * later / 5);
        return;
    };
    let participants = table.list.len() as u8;
    for tenant in table.tenants() {
        let own = known[tenant.index()];
        let mut gain = match table.line_of(tenant) {
            Some(line) => {
                let littered = table.littered.contains(tenant);
                let suffered = suffers(state, tenant, share(work, line - 1, participants, littered));
                let paid = own == Some(Trait::ModestCitizen) || own == Some(Trait::AsocialUnit) && line == participants;
                let avoids = own == Some(Trait::Chairman) || may_stay_away(table, tenant, work);
                (if avoids { suffered.max(0) } else { suffered }) + if paid { VP } else { 0 }
            }
            None if work == Work::WonderfulInitiative && !state.hands[tenant.index()].is_empty() => -CARD,
            None => 0,
        };
        if own == Some(Trait::Chairman) && !compulsory(table, work) {
            gain += VP;
        }
        amounts[tenant.index()] += gain * chance / 100;
    }
    amounts[table.landlord.index()] += landlord(table, work, known[table.landlord.index()]) * chance / 100;
}

/// How likely it is that the open work is done today, in hundredths.
fn likelihood(table: &Table, work: Work, outlook: &Outlook) -> i32 {
    if table.list.is_empty() {
        return 0;
    }
    if compulsory(table, work) {
        return if table.evening { 100 } else { 90 };
    }
    let occasions = outlook.today + i32::from(plays_yet(table, table.landlord));
    if table.evening || table.today.introduced >= table.today.introductions || occasions == 0 {
        return 0;
    }
    let interest = if landlord(table, work, None) > 0 { 60 } else { 10 };
    interest * (30 + 14 * occasions) / 100
}

/// Whether a Tenant could avoid the work by being in the Club, if the Landlord
/// introduced it in this Round (A4 R59).
fn may_stay_away(table: &Table, tenant: Seat, work: Work) -> bool {
    table.place(tenant) == Some(Place::Club)
        && table.now.acted_in_club.contains(tenant)
        && table.options.works.terms(work).place != Some(Place::Club)
        && plays_yet(table, table.landlord)
}

fn compulsory(table: &Table, work: Work) -> bool {
    table.options.works.terms(work).compulsory
}

/// What the work brings the Landlord as the List is now.
fn landlord(table: &Table, work: Work, own: Option<Trait>) -> i32 {
    let base = i32::from(landlord_points(work, table));
    let cards = if work == Work::WastePaper { 24 * (table.list.len() as i32).min(2) } else { 0 };
    let points = if own == Some(Trait::Activist) { (base + 1).max(1) } else { base };
    VP * points + cards
}

/// What a share of a Social Work is worth to a Tenant.
pub(super) fn suffers(state: &State, tenant: Seat, share: Share) -> i32 {
    let table = &state.table;
    let held = state.hands[tenant.index()].len();
    let mut worth = VP * i32::from(share.points);
    if share.loses_round && table.skips[tenant.index()] == Skip::Free {
        worth -= ROUND;
    }
    worth -= CARD * i32::from(share.cards.min(held));
    if share.cards_or_point && held < share.cards {
        worth -= VP;
    }
    if share.gives_good {
        worth -= if state.goods[tenant.index()].is_empty() { VP } else { 30 };
    }
    let held = table.denunciations[tenant.index()];
    worth -= 8 * i32::from(share.denunciations_taken);
    worth + 6 * i32::from(share.denunciations_discarded.min(held))
}

/// Whether taking part is bad for a Tenant in the first place.
pub(super) fn harms(state: &State, tenant: Seat, work: Work) -> bool {
    suffers(state, tenant, share(work, 0, 2, state.table.littered.contains(tenant))) < 0
}

/// Whether the Landlord would gain by introducing the open work where he stands.
pub(super) fn is_ripe(table: &Table, place: Place) -> bool {
    table.today.introduced < table.today.introductions
        && !table.list.is_empty()
        && table.work.is_some_and(|work| {
            let here = place == Place::Landlords || table.options.works.terms(work).place == Some(Place::Club);
            here && landlord(table, work, None) > 0
        })
}
