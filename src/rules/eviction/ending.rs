//! The last chance and the score (EV 2.6, 2.7).

use std::cmp::Reverse;

use super::event::Event;
use super::options::Points;
use super::pieces::{Address, Colour, Kind};
use super::table::{Apartment, State, Step, Table};
use crate::rules::{Placing, Seat, Source, Standing};

/// Everybody but the finisher may place one more, from the finisher's left; if
/// nobody finished, everybody from the first player on (EV 2.6, R30).
pub(super) fn last_chance(state: &mut State, finisher: Option<Seat>, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let seats = table.seats;
    table.finisher = finisher;
    tell(Event::LastChanceBegan { finisher });
    table.active = finisher.unwrap_or(table.first.after(seats - 1, seats));
    let left = if finisher.is_some() { seats - 1 } else { seats };
    next_chance(state, left, tell);
}

/// Asks the next of the `left` seats that has a meeple and a target, or ends
/// the match (EV R15).
pub(super) fn next_chance(state: &mut State, left: u8, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    for left in (0..left).rev() {
        table.active = table.active.after(1, table.seats);
        let own = Colour::from(table.active);
        let has_target = table.apartments.iter().any(|home| home.count() < 3 && table.houses(home, own));
        if has_target && !table.reserves[table.active.index()].is_empty() {
            table.step = Step::LastChance { left };
            return;
        }
    }
    table.step = Step::Over;
    for (apartment, home) in state.table.homes() {
        for seat in Seat::all(state.table.seats) {
            let points = points(&state.table, home, seat);
            if points != 0 {
                tell(Event::Scored { apartment, seat, points });
            }
        }
    }
    tell(Event::Ended);
}

/// Own meeples in an apartment.
fn own(table: &Table, home: &Apartment, seat: Seat) -> i32 {
    let own = Colour::from(seat);
    home.places.iter().flatten().filter(|&&meeple| table.colour(meeple) == own).count() as i32
}

/// Points for each own meeple in an apartment as it is now.
fn worth(points: &Points, home: &Apartment) -> i32 {
    let three = home.count() == 3;
    i32::from(match home.kind {
        Kind::Haunted => points.haunted,
        Kind::Standard if three => points.standard,
        Kind::RoyalSuite if three => points.royal_suite,
        _ => 0,
    })
}

/// What an apartment would score for a seat as it is now.
fn points(table: &Table, home: &Apartment, seat: Seat) -> i32 {
    worth(&table.options.points, home) * own(table, home, seat)
}

impl Table {
    /// What the apartment at an address would score for a seat if the match
    /// ended now (EV 2.7).
    pub fn points_at(&self, address: Address, seat: Seat) -> i32 {
        points(self, self.apartment(address), seat)
    }

    /// What the match would score for a seat if it ended now, by source, and
    /// what decides ties.
    pub fn tally(&self, seat: Seat) -> Placing {
        let sum = |counted: &dyn Fn(&Apartment) -> bool, value: &dyn Fn(&Apartment) -> i32| {
            self.apartments.iter().filter(|home| counted(home)).map(value).sum::<i32>()
        };
        let of_kind = |kind| sum(&|home| home.kind == kind, &|home| points(self, home, seat));
        let mut sources = vec![
            Source { name: "threes", amount: of_kind(Kind::Standard) },
            Source { name: "haunted", amount: of_kind(Kind::Haunted) },
        ];
        if self.apartments.iter().any(|home| home.kind == Kind::RoyalSuite) {
            sources.push(Source { name: "royal-suite", amount: of_kind(Kind::RoyalSuite) });
        }
        let living = |counted: &dyn Fn(&Apartment) -> bool| sum(counted, &|home| own(self, home, seat));
        let ties = vec![
            Source { name: "in-scoring", amount: living(&|home| home.kind != Kind::Haunted && home.count() == 3) },
            Source { name: "in-haunted", amount: living(&|home| home.kind == Kind::Haunted) },
            Source { name: "in-reserve", amount: i32::from(self.reserves[seat.index()].len()) },
        ];
        let score = sources.iter().map(|source| source.amount).sum();
        Placing { seat, rank: 0, score, sources, ties, stages: Vec::new() }
    }
}

/// What a placing is compared by, best first: the score, then more in scoring
/// apartments, fewer in haunted ones, fewer in reserve (EV 2.7); without cards
/// the score, then the first turn (EV R31).
fn order(table: &Table, placing: &Placing) -> (Reverse<i32>, Reverse<i32>, i32, i32) {
    let score = Reverse(placing.score);
    if table.options.cards {
        let [scoring, haunted, reserve] = [0, 1, 2].map(|tie| placing.ties[tie].amount);
        (score, Reverse(scoring), haunted, reserve)
    } else {
        (score, Reverse(i32::from(placing.seat == table.first)), 0, 0)
    }
}

pub(super) fn standing(table: &Table) -> Standing {
    if table.step != Step::Over {
        return Standing::Running;
    }
    let mut placings: Vec<Placing> = Seat::all(table.seats).map(|seat| table.tally(seat)).collect();
    placings.sort_by_key(|placing| order(table, placing));
    for index in 0..placings.len() {
        let equal = index > 0 && order(table, &placings[index]) == order(table, &placings[index - 1]);
        placings[index].rank = if equal { placings[index - 1].rank } else { index as u8 + 1 };
    }
    if !table.options.cards {
        for placing in &mut placings {
            let first_turn = i32::from(placing.seat == table.first);
            placing.ties = vec![Source { name: "first-turn", amount: first_turn }];
        }
    }
    Standing::Over(placings)
}
