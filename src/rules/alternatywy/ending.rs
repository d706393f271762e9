//! The ranking (A4 1.15).

use std::cmp::Reverse;

use super::ledger::Source as Origin;
use super::pieces::Character;
use super::step::Step;
use super::table::State;
use crate::rules::{Placing, Seat, Source, Standing};

/// Running, or the ranking by VP and, among equals, by what [`worth`] compares.
pub(super) fn standing(state: &State) -> Standing {
    if state.table.step != Step::Over {
        return Standing::Running;
    }
    let mut placings: Vec<Placing> = Seat::all(state.table.seats).map(|seat| placing(state, seat)).collect();
    placings.sort_by_key(|placing| (Reverse(worth(placing)), placing.seat));
    let worths: Vec<_> = placings.iter().map(worth).collect();
    for (placing, own) in placings.iter_mut().zip(&worths) {
        placing.rank = 1 + worths.iter().filter(|other| *other > own).count() as u8;
    }
    Standing::Over(placings)
}

/// VP; then a Tenant beats the Landlord; then fewer Denunciations held; then the
/// higher value of unsold goods (A4 1.15).
fn worth(placing: &Placing) -> (i32, i32, Reverse<i32>, i32) {
    let [tenant, denunciations, goods] = [0, 1, 2].map(|tie| placing.ties[tie].amount);
    (placing.score, tenant, Reverse(denunciations), goods)
}

fn placing(state: &State, seat: Seat) -> Placing {
    let table = &state.table;
    let ledger = &table.ledgers[seat.index()];
    let all = Origin::ALL.into_iter().zip(ledger.sources);
    let there = all.filter(|&(_, amount)| amount != 0);
    let sources: Vec<Source> =
        there.map(|(origin, amount)| Source { name: origin.name(), amount: amount.into() }).collect();
    let ties = vec![
        Source { name: "tenant", amount: table.is_tenant(seat).into() },
        Source { name: "denunciations", amount: table.denunciations[seat.index()].into() },
        Source { name: "goods", amount: unsold(state, seat) },
    ];
    let played = usize::from(table.stage).min(ledger.stages.len());
    let stages = ledger.stages[..played].iter().map(|&change| change.into()).collect();
    Placing { seat, rank: 0, score: sources.iter().map(|source| source.amount).sum(), sources, ties, stages }
}

/// The value of unsold goods, with premium; what was committed in the Auction is gone.
fn unsold(state: &State, seat: Seat) -> i32 {
    let options = &state.table.options;
    let character = state.table.characters[seat.index()].unwrap_or(Character::Aniol);
    let worth = |token| i32::from(options.cast.worth(&options.goods, character, options.goods.good(token)));
    state.goods[seat.index()].iter().map(worth).sum()
}
