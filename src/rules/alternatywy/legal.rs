//! Which decisions are allowed, and which rule forbids the others.

use super::moves::{Bonus, Move, Way};
use super::pieces::{Character, Good, Kind, Place, Side, Trait};
use super::step::Step;
use super::table::{State, Table};
use super::{auction, deeds, list, meeting, social, targets, turn, windows};
use crate::rules::{Refusal, Seat};

pub(super) type Verdict = Result<(), Refusal>;

pub(super) fn refuse(rule: &'static str, reason: &'static str) -> Verdict {
    Err(Refusal { rule, reason })
}

/// The move answers another question than the one that was asked.
pub(super) fn wrong_decision() -> Verdict {
    refuse("A4 1.5", "wrong-decision")
}

fn unless(fine: bool, rule: &'static str, reason: &'static str) -> Verdict {
    if fine { Ok(()) } else { refuse(rule, reason) }
}

/// Whether a move is allowed now.
pub(super) fn allows(state: &State, mv: Move) -> Verdict {
    let table = &state.table;
    let seat = table.decider;
    match (table.step, mv) {
        (Step::Over, _) => refuse("A4 1.15", "over"),
        (Step::Turn { stage }, _) => turn::allows(state, stage, mv),
        (Step::Character, Move::Character(character)) => character_fits(table, character),
        (Step::Trait, Move::Trait(own)) => trait_fits(state, own),
        (Step::Place, Move::Place(place)) => {
            unless(!table.is_tenant(seat) || table.closed != Some(place), "A4 R85", "closed")
        }
        (Step::Watch, Move::Place(_)) => Ok(()),
        (Step::Filer, Move::Seat(filer)) => unless(table.now.to_file.contains(filer), "A4 1.4", "files-not"),
        (Step::File, Move::File) => Ok(()),
        (Step::File, Move::Decline) => unless(state.has(seat, Trait::ModestCitizen), "A4 R36", "must-file"),
        (Step::File, Move::Ask) => unless(state.has(seat, Trait::Informer), "A4 R28", "no-informer"),
        (Step::Indicate { filer, .. }, Move::Seat(accused)) => accused_fits(table, filer, accused),
        (Step::Indicate { asked: false, .. }, Move::Done) => Ok(()),
        (Step::Indicate { asked: true, .. }, Move::Done) => refuse("A4 R28", "must-name"),
        (Step::Accuse, Move::Seat(accused)) => accused_fits(table, seat, accused),
        (Step::PlayFirst, Move::Yes) => unless(state.has(seat, Trait::Overseer), "A4 R13", "no-overseer"),
        (Step::Rob, Move::Seat(victim)) => unless(meeting::can_rob(state, victim), "A4 R116", "no-goods"),
        (Step::WipeOut, Move::Seat(tenant)) => {
            unless(meeting::can_wipe_out(state, tenant), "A4 R34", "cannot-wipe-out")
        }
        (Step::PlayFirst | Step::WipeOut | Step::SwapBelow | Step::TakePart | Step::Auction, Move::Done) => Ok(()),
        (Step::SwapBelow | Step::Auction | Step::KeepCard { .. }, Move::Yes) => Ok(()),
        (Step::KeepCard { .. }, Move::Done) => Ok(()),
        (Step::Target { aim }, _) => targets::fits(state, aim, mv),
        (Step::Second { .. }, Move::Done) => Ok(()),
        (Step::Second { first }, Move::Seat(second)) => {
            unless(table.is_tenant(second) && second != first, "A4 2.5", "tenants-only")
        }
        (Step::Line { tenant }, Move::Line(line)) => {
            unless(list::lines(table, tenant).any(|fits| fits == line), "A4 R102", "no-such-line")
        }
        (Step::Order { placed, changed }, Move::Seat(tenant)) => list::may_come_next(table, placed, changed, tenant),
        (Step::Discard { .. }, Move::Card(kind)) => holds(state, seat, kind),
        (Step::Snoop { victim }, Move::Card(kind)) => holds(state, victim, kind),
        (Step::KeepGood, Move::Good(good)) => {
            unless(!state.offered.and(table.options.goods.tokens(good)).is_empty(), "A4 R111", "not-offered")
        }
        (Step::GiveUpGood | Step::Bid, Move::Good(good)) => {
            unless(auction::token_of(state, seat, good).is_some(), "A4 1.11", "no-such-good")
        }
        (Step::Bid, Move::Done) => unless(!state.bids[seat.index()].is_empty(), "A4 1.11", "bid-something"),
        (Step::Amount { most, .. }, Move::Number(number)) => {
            unless((1..=most).contains(&number), "A4 2.4", "not-so-much-trash")
        }
        (Step::Exchange { tenant }, Move::Number(number)) => exchange_fits(table, tenant, number),
        (Step::SendTo { .. }, Move::Place(place)) => unless(table.closes != Some(place), "A4 R50", "closed"),
        (Step::TakePart, Move::Avoid(way)) => social::may_avoid(state, seat, way),
        (Step::TakePart, Move::Play(Kind::SickNote)) => holds(state, seat, Kind::SickNote),
        (Step::TakePart, Move::Play(_)) => refuse("A4 R89", "only-in-window"),
        (Step::React { window }, Move::Play(kind)) => {
            let Some(seat) = state.asked else { return wrong_decision() };
            if !windows::answers(table, window, seat).contains(&kind) {
                return refuse("A4 R89", "only-in-window");
            }
            holds(state, seat, kind)?;
            unless(windows::can_answer(state, window, seat), "A4 R78", "changes-nothing")
        }
        (Step::React { .. }, Move::Done) => Ok(()),
        _ => wrong_decision(),
    }
}

fn holds(state: &State, seat: Seat, kind: Kind) -> Verdict {
    unless(!state.held(seat, kind).is_empty(), "A4 1.12", "not-in-hand")
}

/// A Character that nobody plays; somebody must play the Landlord (A4 1.2).
fn character_fits(table: &Table, character: Character) -> Verdict {
    if table.player_of(character).is_some() {
        return refuse("A4 1.2", "character-taken");
    }
    let left = Seat::all(table.seats).filter(|seat| table.characters[seat.index()].is_none()).count();
    let landlord = table.player_of(Character::Aniol).is_some();
    if left == 1 && !landlord && character != Character::Aniol {
        return refuse("A4 1.2", "landlord-needed");
    }
    let banned = table.options.ban_professor && table.seats == 3 && character == Character::Professor;
    unless(!banned, "A4 R76", "professor-banned")
}

/// An unused Trait of the own side (A4 2.2, 2.3).
fn trait_fits(state: &State, own: Trait) -> Verdict {
    let seat = state.table.decider;
    if own.side() != state.table.side(seat) {
        return refuse("A4 2.2", "other-side");
    }
    unless(!state.spent[seat.index()].contains(own), "A4 R20", "trait-used")
}

/// Another Tenant in play (A4 1.4).
fn accused_fits(table: &Table, filer: Seat, accused: Seat) -> Verdict {
    if accused == filer {
        return refuse("A4 1.4", "not-yourself");
    }
    unless(table.is_tenant(accused), "A4 1.4", "tenants-only")
}

fn exchange_fits(table: &Table, tenant: Seat, number: u8) -> Verdict {
    if !matches!(number, 5 | 7) {
        return refuse("A4 R40", "five-or-seven");
    }
    unless(table.denunciations[tenant.index()] >= number, "A4 R40", "too-few-denunciations")
}

/// Appends all legal moves, in their order.
pub(super) fn list(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    if let Step::Target { aim } = table.step {
        targets::list(state, aim, moves);
        return;
    }
    candidates(state, &mut |mv| {
        if allows(state, mv).is_ok() {
            moves.push(mv);
        }
    });
    moves.sort_unstable();
}

/// Every move that the step could allow, in order.
fn candidates(state: &State, offer: &mut impl FnMut(Move)) {
    let table = &state.table;
    let seats = || Seat::all(table.seats).map(Move::Seat);
    match table.step {
        Step::Over | Step::Target { .. } => {}
        Step::Character => Character::ALL.into_iter().map(Move::Character).for_each(offer),
        Step::Trait => Trait::ALL.into_iter().map(Move::Trait).for_each(offer),
        Step::Place | Step::Watch | Step::SendTo { .. } => Place::ALL.into_iter().map(Move::Place).for_each(offer),
        Step::File => [Move::File, Move::Decline, Move::Ask].into_iter().for_each(offer),
        Step::Filer
        | Step::Indicate { .. }
        | Step::Accuse
        | Step::Rob
        | Step::WipeOut
        | Step::Second { .. }
        | Step::Order { .. } => {
            seats().for_each(&mut *offer);
            offer(Move::Done);
        }
        Step::PlayFirst | Step::KeepCard { .. } | Step::SwapBelow | Step::Auction => {
            [Move::Yes, Move::Done].into_iter().for_each(offer);
        }
        Step::Turn { .. } => turn_candidates(state, offer),
        Step::Line { .. } => (1..=5).map(Move::Line).for_each(offer),
        Step::Discard { .. } => kinds(state, table.decider).map(Move::Card).for_each(offer),
        Step::Snoop { victim } => kinds(state, victim).map(Move::Card).for_each(offer),
        Step::KeepGood | Step::GiveUpGood | Step::Bid => {
            Good::ALL.into_iter().map(Move::Good).for_each(&mut *offer);
            offer(Move::Done);
        }
        Step::Amount { most, .. } => (1..=most).map(Move::Number).for_each(offer),
        Step::Exchange { .. } => [5, 7].map(Move::Number).into_iter().for_each(offer),
        Step::TakePart => {
            offer(Move::Play(Kind::SickNote));
            Way::ALL.into_iter().map(Move::Avoid).for_each(&mut *offer);
            offer(Move::Done);
        }
        Step::React { window } => {
            let asked = state.asked.unwrap_or_default();
            windows::answers(table, window, asked).iter().map(|&kind| Move::Play(kind)).for_each(&mut *offer);
            offer(Move::Done);
        }
    }
}

/// The kinds of cards in a hand, in order.
fn kinds(state: &State, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
    let side = state.table.side(seat);
    Kind::ALL.into_iter().filter(move |kind| kind.side() == side && !state.held(seat, *kind).is_empty())
}

fn turn_candidates(state: &State, offer: &mut impl FnMut(Move)) {
    let table = &state.table;
    let seat = table.decider;
    if let Some(place) = table.place(seat) {
        deeds::deeds_at(place, table.side(seat)).iter().map(|&deed| Move::Board(deed)).for_each(&mut *offer);
    }
    offer(Move::Blue);
    kinds(state, seat).map(Move::Play).for_each(&mut *offer);
    Bonus::ALL.into_iter().map(Move::Bonus).for_each(&mut *offer);
    let side = table.side(seat);
    if side == Side::Landlord {
        offer(Move::CleanTwo);
    }
    [Move::Leave, Move::Clean, Move::Done].into_iter().for_each(offer);
}
