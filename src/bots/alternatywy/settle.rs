//! A guess at every decision, to play on until somebody has a free choice.

use super::{hand, works};
use crate::rules::alternatywy::{Aim, Alternatywy, Bonus, Deed, Kind, Move, State, Step, Table, share};
use crate::rules::{Game, Seat};

/// The most decisions that are guessed in a row.
const MOST: usize = 80;

/// Whether a table is judged at this prompt: what follows is a choice of its own.
pub(super) fn is_rest(prompt: &Step) -> bool {
    matches!(
        prompt,
        Step::Character
            | Step::Trait
            | Step::Place
            | Step::Watch
            | Step::Turn { .. }
            | Step::Auction
            | Step::Bid
            | Step::Over
    )
}

/// Plays on to where the table can be judged: nobody reacts, and all answer as
/// they are guessed to.
pub(super) fn settle(state: &mut State) {
    for _ in 0..MOST {
        if is_rest(&state.table.step) {
            return;
        }
        let Some(mv) = guess(state) else { return };
        if Alternatywy::play(state, mv, &mut |_| {}).is_err() {
            return;
        }
    }
}

/// Plays on to the Turn of a seat; whether it came to it. The others pass.
pub(super) fn settle_until(state: &mut State, seat: Seat) -> bool {
    for _ in 0..MOST {
        settle(state);
        match state.table.step {
            Step::Turn { .. } if state.table.decider == seat => return true,
            Step::Turn { .. } => {}
            _ => return false,
        }
        if Alternatywy::play(state, Move::Done, &mut |_| {}).is_err() {
            return false;
        }
    }
    false
}

/// What whoever has to decide is likely to do.
pub(super) fn guess(state: &State) -> Option<Move> {
    let table = &state.table;
    if matches!(table.step, Step::React { .. } | Step::PlayFirst | Step::SwapBelow | Step::Turn { .. }) {
        return Some(Move::Done);
    }
    let mut moves = Vec::new();
    Alternatywy::legal_moves(state, &mut moves);
    let decider = Alternatywy::to_act(state)?.seat;
    let all = || moves.iter().copied();
    let card = |mv: &Move| if let Move::Card(kind) = *mv { hand::kept(kind) } else { 0 };
    match table.step {
        Step::File => all().find(|&mv| mv == Move::Decline).or(Some(Move::File)),
        Step::Target { aim } => target(state, decider, aim, &moves),
        Step::Discard { .. } => all().min_by_key(card),
        Step::Snoop { .. } => all().max_by_key(card),
        Step::Accuse | Step::Indicate { .. } | Step::Second { .. } => leader(table, &moves).or(moves.last().copied()),
        Step::WipeOut => leader(table, &moves).or(moves.last().copied()),
        Step::Amount { .. } | Step::Exchange { .. } => moves.last().copied(),
        Step::Line { tenant } => {
            let harms = table.work.is_some_and(|work| works::harms(state, tenant, work));
            if harms == (tenant == decider) { moves.last().copied() } else { moves.first().copied() }
        }
        Step::TakePart => {
            let avoid = all().find(|mv| matches!(mv, Move::Avoid(_)));
            avoid.filter(|_| suffers(state, decider)).or(Some(Move::Done))
        }
        _ => moves.first().copied(),
    }
}

/// Whether a listed Tenant would rather not take part in the work under way.
fn suffers(state: &State, tenant: Seat) -> bool {
    let table = &state.table;
    let (Some(working), Some(line)) = (table.working, table.line_of(tenant)) else { return false };
    let littered = table.littered.contains(tenant);
    works::suffers(state, tenant, share(working.work, line - 1, table.list.len() as u8, littered)) < 0
}

/// The Tenant with the most VP among these.
fn leader(table: &Table, moves: &[Move]) -> Option<Move> {
    let seats = moves.iter().copied().filter(|mv| matches!(mv, Move::Seat(_)));
    seats.max_by_key(|&mv| if let Move::Seat(seat) = mv { table.points_of(seat) } else { 0 })
}

/// Whom or what an action, card or bonus is likely to be for.
fn target(state: &State, by: Seat, aim: Aim, moves: &[Move]) -> Option<Move> {
    let table = &state.table;
    let own = Move::Seat(by);
    let rivals: Vec<Move> = moves.iter().copied().filter(|&mv| mv != own).collect();
    let paying = || {
        let pays = |mv: &&Move| matches!(**mv, Move::Seat(seat) if table.breakdowns[seat.index()].is_some_and(|reporter| reporter != by));
        rivals.iter().find(pays).or(moves.iter().find(|&&mv| mv == own)).or(moves.first()).copied()
    };
    match aim {
        Aim::Deed(Deed::Repair) | Aim::Card(Kind::Plumber) | Aim::Bonus(Bonus::KotekRepair | Bonus::HandymanRepair) => {
            paying()
        }
        Aim::Deed(Deed::Enter) | Aim::Card(Kind::PencilledIn) => {
            let good = table.work.is_some_and(|work| !works::harms(state, by, work));
            moves.iter().copied().find(|&mv| mv == own && good).or(leader(table, &rivals)).or(moves.first().copied())
        }
        Aim::Card(Kind::Abraham) => {
            moves.iter().copied().max_by_key(|mv| if let Move::Place(place) = *mv { table.trash_at(place) } else { 0 })
        }
        _ => leader(table, &rivals).or(moves.first().copied()),
    }
}
