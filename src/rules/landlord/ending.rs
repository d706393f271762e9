//! The ranking (LL 1.6, R61, R94, R109).

use std::cmp::Reverse;

use super::table::{Ledger, State, Step};
use crate::rules::{Placing, Seat, Source, Standing};

/// Running, or the ranking by money, then by tenants housed.
pub(super) fn standing(state: &State) -> Standing {
    if state.table.step != Step::Over {
        return Standing::Running;
    }
    let mut placings: Vec<Placing> = Seat::all(state.table.seats).map(|seat| placing(state, seat)).collect();
    let worth = |placing: &Placing| (placing.score, placing.ties[0].amount);
    placings.sort_by_key(|placing| (Reverse(worth(placing)), placing.seat));
    let worths: Vec<_> = placings.iter().map(worth).collect();
    for (placing, own) in placings.iter_mut().zip(&worths) {
        placing.rank = 1 + worths.iter().filter(|other| *other > own).count() as u8;
    }
    Standing::Over(placings)
}

fn placing(state: &State, seat: Seat) -> Placing {
    let sources = sources(&state.ledgers[seat.index()]);
    let tenants = Source { name: "tenants-housed", amount: state.table.tenants_of(seat).into() };
    let score = sources.iter().map(|source| source.amount).sum();
    Placing { seat, rank: 0, score, sources, ties: vec![tenants], stages: Vec::new() }
}

/// Where the money came from and went to; what is nothing is left out.
fn sources(ledger: &Ledger) -> Vec<Source> {
    let all = [
        ("start", ledger.start),
        ("tenants", ledger.tenants),
        ("empty-flats", ledger.empty_flats),
        ("allowances", ledger.allowances),
        ("fees", ledger.fees),
        ("trades", ledger.trades),
        ("bail", ledger.bail),
        ("cards", ledger.cards),
    ];
    let there = all.into_iter().filter(|&(_, amount)| amount != 0);
    there.map(|(name, amount)| Source { name, amount }).collect()
}
