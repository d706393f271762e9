//! Whom or what an action, a card or a bonus may be for (A4 R78, R91).

use super::deeds::can_break;
use super::legal::{Verdict, refuse, wrong_decision};
use super::moves::{Bonus, Deed, Move};
use super::pieces::{Kind, Place, Side};
use super::step::Aim;
use super::table::{Forced, MOST_TRASH, Skip, State, Table};
use super::windows;
use crate::rules::Seat;

/// Fewest Denunciations that can be exchanged (A4 R40).
pub(super) const FEWEST_EXCHANGED: u8 = 5;

/// Whether there is any target.
pub(super) fn any(state: &State, aim: Aim) -> bool {
    Seat::all(state.table.seats).any(|seat| fits(state, aim, Move::Seat(seat)).is_ok())
        || Place::ALL.into_iter().any(|place| fits(state, aim, Move::Place(place)).is_ok())
}

/// Appends all targets, in their order.
pub(super) fn list(state: &State, aim: Aim, moves: &mut Vec<Move>) {
    let places = Place::ALL.into_iter().map(Move::Place);
    let seats = Seat::all(state.table.seats).map(Move::Seat);
    moves.extend(places.chain(seats).filter(|&target| fits(state, aim, target).is_ok()));
}

/// Whether the player who aims may choose this target.
pub(super) fn fits(state: &State, aim: Aim, target: Move) -> Verdict {
    let by = aiming(state);
    match target {
        Move::Seat(seat) if seat.0 >= state.table.seats => refuse("A4 1.2", "no-such-player"),
        Move::Seat(seat) => match aim {
            Aim::Deed(deed) => deed_fits(&state.table, by, deed, seat),
            Aim::Blue => breakdown_fits(&state.table, by, seat),
            Aim::Card(kind) => card_fits(state, by, kind, seat),
            Aim::Bonus(bonus) => bonus_fits(&state.table, bonus, seat),
        },
        Move::Place(place) => match aim {
            Aim::Card(kind) => card_fits_place(&state.table, kind, place),
            Aim::Bonus(bonus) => bonus_fits_place(&state.table, by, bonus, place),
            _ => wrong_decision(),
        },
        _ => wrong_decision(),
    }
}

/// Who aims, or would: the seat asked in a window, else who decides.
fn aiming(state: &State) -> Seat {
    state.asked.unwrap_or(state.table.decider)
}

fn deed_fits(table: &Table, by: Seat, deed: Deed, seat: Seat) -> Verdict {
    if !table.is_tenant(seat) {
        return refuse("A4 1.6", "tenants-only");
    }
    match deed {
        Deed::Repair => repair_fits(table, seat),
        Deed::Enter if table.line_of(seat).is_some() => refuse("A4 R55", "listed-already"),
        Deed::StrikeOut if table.line_of(seat).is_none() => refuse("A4 R102", "not-listed"),
        Deed::FileForReward | Deed::FileForPenalty | Deed::Refile if seat == by => refuse("A4 1.6", "not-yourself"),
        Deed::Exchange => exchange_fits(table, seat),
        Deed::Send if !table.meets(by, seat) => refuse("A4 1.6", "not-met"),
        Deed::Send if table.skips[seat.index()] == Skip::NextRound => refuse("A4 R86", "skips-next"),
        _ => Ok(()),
    }
}

fn repair_fits(table: &Table, seat: Seat) -> Verdict {
    if table.breakdowns[seat.index()].is_some() { Ok(()) } else { refuse("A4 1.9", "no-breakdown") }
}

fn exchange_fits(table: &Table, seat: Seat) -> Verdict {
    let enough = table.is_tenant(seat) && table.denunciations[seat.index()] >= FEWEST_EXCHANGED;
    if enough { Ok(()) } else { refuse("A4 R40", "too-few-denunciations") }
}

fn breakdown_fits(table: &Table, by: Seat, seat: Seat) -> Verdict {
    if !table.is_tenant(seat) {
        return refuse("A4 1.9", "tenants-only");
    }
    if seat == by {
        return refuse("A4 1.9", "not-yourself");
    }
    if can_break(table, seat) { Ok(()) } else { refuse("A4 R75", "broken-already") }
}

fn bonus_fits(table: &Table, bonus: Bonus, seat: Seat) -> Verdict {
    match bonus {
        Bonus::KotekRepair | Bonus::HandymanRepair => repair_fits(table, seat),
        Bonus::Exchange => exchange_fits(table, seat),
        Bonus::Hustle | Bonus::MoveTrash => wrong_decision(),
    }
}

fn bonus_fits_place(table: &Table, by: Seat, bonus: Bonus, place: Place) -> Verdict {
    match bonus {
        Bonus::Hustle if table.place(by) == Some(place) => refuse("A4 R23", "already-there"),
        Bonus::Hustle if table.closed == Some(place) => refuse("A4 R85", "closed"),
        Bonus::Hustle => Ok(()),
        Bonus::MoveTrash if table.place(by) == Some(place) => refuse("A4 2.1", "already-there"),
        Bonus::MoveTrash => has_room(table, place),
        _ => wrong_decision(),
    }
}

/// Whether a Location takes more Trash.
fn has_room(table: &Table, place: Place) -> Verdict {
    if place.bin().is_none() {
        return refuse("A4 1.7", "no-bin");
    }
    if table.trash_at(place) < MOST_TRASH { Ok(()) } else { refuse("A4 1.7", "bin-full") }
}

/// Whether a card may be played on this player.
fn card_fits(state: &State, by: Seat, kind: Kind, seat: Seat) -> Verdict {
    let table = &state.table;
    if !table.is_tenant(seat) && !matches!(kind, Kind::EarToThePipe | Kind::OperaGlasses) {
        return refuse(if kind.side() == Side::Tenant { "A4 2.4" } else { "A4 2.5" }, "tenants-only");
    }
    match kind {
        Kind::TeaNextDoor | Kind::Loan if !table.meets(by, seat) => refuse("A4 2.4", "not-met"),
        Kind::Loan if state.goods[seat.index()].is_empty() => refuse("A4 R78", "no-goods"),
        Kind::AnonymousLetter | Kind::MistakenIdentity | Kind::EarToThePipe | Kind::OperaGlasses if seat == by => {
            refuse("A4 2.4", "not-yourself")
        }
        Kind::EarToThePipe | Kind::FlatInspection if state.hands[seat.index()].is_empty() => {
            refuse("A4 R78", "no-cards")
        }
        Kind::PencilledIn if table.line_of(seat).is_some() && table.list.len() < 2 => {
            refuse("A4 R102", "list-too-short")
        }
        Kind::WrongFloor if table.place(seat).is_none() => refuse("A4 2.4", "off-the-board"),
        Kind::WrongFloor if table.place(seat) == table.place(by) => refuse("A4 2.4", "already-there"),
        Kind::LeakingCeiling => breakdown_fits(table, by, seat),
        Kind::ShutValve if !can_break(table, seat) => refuse("A4 R75", "broken-already"),
        Kind::Plumber => repair_fits(table, seat),
        Kind::File => exchange_fits(table, seat),
        Kind::Summons if table.skips[seat.index()] == Skip::NextRound => refuse("A4 R86", "skips-next"),
        Kind::Summons if table.forced[seat.index()] == Some(Forced::Summoned) => refuse("A4 R78", "summoned-already"),
        Kind::SpotFine if !table.littered.contains(seat) => refuse("A4 2.5", "no-marker"),
        Kind::SpotFine if table.points_of(seat) == 0 => refuse("A4 R78", "no-points"),
        Kind::LiftOutOfOrder if !windows::can_lift(table, by, seat) => refuse("A4 R78", "changes-nothing"),
        _ if takes_player(kind) => Ok(()),
        _ => wrong_decision(),
    }
}

/// Whether a card is played on a player.
fn takes_player(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::TeaNextDoor
            | Kind::AnonymousLetter
            | Kind::PencilledIn
            | Kind::WrongFloor
            | Kind::LeakingCeiling
            | Kind::Plumber
            | Kind::EarToThePipe
            | Kind::OperaGlasses
            | Kind::Loan
            | Kind::MistakenIdentity
            | Kind::LiftOutOfOrder
            | Kind::YardAssembly
            | Kind::FlatInspection
            | Kind::File
            | Kind::HouseRules
            | Kind::Summons
            | Kind::ShutValve
            | Kind::SpotFine
            | Kind::BackgroundCheck
    )
}

/// Whether a card is played on somebody or on a Location.
pub(super) fn takes_target(kind: Kind) -> bool {
    takes_player(kind) || matches!(kind, Kind::OverflowingBin | Kind::Abraham | Kind::ClosedForRepairs)
}

/// Whether a card may be played on this Location.
fn card_fits_place(table: &Table, kind: Kind, place: Place) -> Verdict {
    match kind {
        Kind::OverflowingBin => has_room(table, place),
        Kind::Abraham if table.trash_at(place) == 0 => refuse("A4 R78", "no-trash-here"),
        Kind::ClosedForRepairs if place.bin().is_none() => refuse("A4 2.5", "cannot-close"),
        Kind::ClosedForRepairs if table.closes == Some(place) => refuse("A4 R78", "closed"),
        Kind::Abraham | Kind::ClosedForRepairs => Ok(()),
        _ => wrong_decision(),
    }
}
