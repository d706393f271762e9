//! A player's own Round, here the Turn: Action, blue action, card, Trash (A4 1.5, 1.7).

use super::agenda::{self, Task, Tasks};
use super::deeds;
use super::event::{Cause, Event};
use super::ledger::Source;
use super::legal::{Verdict, refuse, wrong_decision};
use super::moves::{Bonus, Move};
use super::pieces::{Character, Class, Place, Trait};
use super::step::{Aim, Stage, Step, Window};
use super::table::{MOST_TRASH, Skip, State, Table, Turn};
use super::{cards, meeting, points, targets, traits};
use crate::rules::Seat;

/// The next player's Turn, unless all have had theirs.
pub(super) fn next(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let landlord = table.landlord;
    let first = Some(landlord).filter(|_| table.now.landlord_first && !table.now.acted.contains(landlord));
    let Some(seat) = first.or_else(|| table.turn_order().find(|&seat| !table.now.acted.contains(seat))) else { return };
    table.agenda.push(Task::Turns);
    if table.skips[seat.index()] == Skip::ThisRound {
        table.now.acted.insert(seat);
        return;
    }
    let watchable = seat == landlord && table.place(seat) == Some(Place::Courtyard);
    let may_watch = watchable && table.trash_at(Place::Courtyard) < MOST_TRASH;
    table.turn = Turn { seat: Some(seat), may_watch, ..Turn::default() };
    table.agenda.push(Task::Turn(Stage::Action));
    tell(Event::TurnBegan { seat });
}

/// Asks what the player on turn does. After the Trash only bonuses are left: the
/// Turn ends if nobody in that place could have one.
pub(super) fn go_on(state: &mut State, stage: Stage, tell: &mut impl FnMut(Event)) -> bool {
    let Some(seat) = state.table.turn.seat else { return false };
    // Targets are judged as he sees them, whoever decided last.
    state.table.decider = seat;
    if stage == Stage::Late && !may_have_bonus(state, seat) {
        end(state, seat, tell);
        return false;
    }
    state.table.agenda.push(Task::Turn(stage));
    agenda::ask(state, seat, Step::Turn { stage })
}

/// Whether a bonus could be left, as far as everybody knows: a Trait may be secret.
fn may_have_bonus(state: &State, seat: Seat) -> bool {
    let table = &state.table;
    let broken = table.breakdowns.iter().any(Option::is_some);
    let handyman = !table.turn.handyman_repaired && table.could_have(seat, Trait::Handyman);
    broken && handyman
        || [Bonus::MoveTrash, Bonus::KotekRepair].into_iter().any(|bonus| allows_bonus(state, bonus).is_ok())
}

fn end(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.now.acted.insert(seat);
    if table.turn.may_watch && !table.turn.cleaned_two {
        // The Landlord has watched the yard (A4 R79).
        table.will_watch = true;
        tell(Event::Watches { seat });
    }
    table.turn.seat = None;
    tell(Event::TurnEnded { seat });
}

// ------------------------------------------------------------- what is allowed

/// Whether a move is allowed in the Turn.
pub(super) fn allows(state: &State, stage: Stage, mv: Move) -> Verdict {
    let seat = state.table.decider;
    match (stage, mv) {
        (_, Move::Done) => Ok(()),
        (Stage::Action, Move::Board(deed)) => deeds::allows(state, seat, deed),
        (Stage::Action, Move::CleanTwo) => allows_clean_two(state, seat),
        (Stage::After, Move::Blue) => deeds::allows_blue(state, seat),
        (Stage::After, Move::Leave) => allows_leave(state, seat),
        (Stage::After, Move::Clean) => allows_clean(state, seat),
        (Stage::Late, Move::Blue | Move::Leave | Move::Clean) => refuse("A4 R82", "trash-is-done"),
        (Stage::Action, Move::Blue) => refuse("A4 R16", "blue-needs-action"),
        (Stage::Action, Move::Leave | Move::Clean) => refuse("A4 1.5", "trash-comes-last"),
        (_, Move::Board(_) | Move::CleanTwo) => refuse("A4 1.5", "action-is-over"),
        (stage, Move::Play(kind)) => match (stage, kind.class()) {
            (Stage::Action, Class::Action) => {
                deeds::may_act(state, seat)?;
                cards::allows(state, seat, kind)
            }
            (Stage::After, Class::Additional) if state.table.turn.extra => refuse("A4 R15", "one-additional"),
            (Stage::After, Class::Additional) => cards::allows(state, seat, kind),
            (_, Class::Reaction) => refuse("A4 R89", "only-in-window"),
            (Stage::Action, Class::Additional) => refuse("A4 R14", "action-first"),
            (_, _) => refuse("A4 1.5", "action-is-over"),
        },
        (stage, Move::Bonus(bonus)) => match bonus {
            Bonus::Hustle if stage != Stage::Action || state.table.turn.bonus_used => refuse("A4 R23", "hustle-first"),
            Bonus::Exchange if stage != Stage::After => refuse("A4 R115", "exchange-after-action"),
            _ => allows_bonus(state, bonus),
        },
        _ => wrong_decision(),
    }
}

fn allows_clean_two(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    if table.is_tenant(seat) {
        return refuse("A4 1.5", "landlord-only");
    }
    if table.place(seat).is_none_or(|place| table.trash_at(place) == 0) {
        return refuse("A4 R45", "no-trash-here");
    }
    Ok(())
}

fn allows_clean(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    if table.turn.trash {
        return refuse("A4 R82", "trash-is-done");
    }
    if table.turn.cleaned_two {
        return refuse("A4 R81", "cleaned-two");
    }
    match table.place(seat) {
        Some(place) if place.bin().is_none() => refuse("A4 1.7", "no-bin"),
        Some(place) if table.trash_at(place) > 0 => Ok(()),
        _ => refuse("A4 1.7", "no-trash-here"),
    }
}

fn allows_leave(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    let Some(place) = table.place(seat) else { return refuse("A4 1.7", "no-bin") };
    if !table.is_tenant(seat) {
        return refuse("A4 1.7", "tenants-only");
    }
    if table.turn.trash {
        return refuse("A4 R82", "trash-is-done");
    }
    if place.bin().is_none() {
        return refuse("A4 1.7", "no-bin");
    }
    if table.trash_at(place) >= MOST_TRASH {
        return refuse("A4 1.7", "bin-full");
    }
    if table.meets(seat, table.landlord) {
        return refuse("A4 R43", "landlord-watches");
    }
    if !table.alone(seat) && !state.has(seat, Trait::AsocialUnit) {
        return refuse("A4 1.7", "not-alone");
    }
    Ok(())
}

/// Whether a bonus or benefit may be used now, its moment apart (A4 R115).
pub(super) fn allows_bonus(state: &State, bonus: Bonus) -> Verdict {
    let table = &state.table;
    let Some(seat) = table.turn.seat else { return wrong_decision() };
    let exists = || targets::any(state, Aim::Bonus(bonus));
    match bonus {
        Bonus::Hustle if !state.has(seat, Trait::Hustler) => refuse("A4 2.2", "no-hustler"),
        Bonus::Hustle if table.today.hustled.contains(seat) => refuse("A4 2.2", "once-a-day"),
        Bonus::MoveTrash | Bonus::KotekRepair if !table.plays(seat, Character::Kotek) => refuse("A4 2.1", "no-kotek"),
        Bonus::MoveTrash if table.today.moved_trash => refuse("A4 2.1", "once-a-stage"),
        Bonus::MoveTrash if table.place(seat).is_none_or(|place| table.trash_at(place) == 0) => {
            refuse("A4 2.1", "no-trash-here")
        }
        Bonus::KotekRepair if table.turn.kotek_repaired => refuse("A4 2.1", "once-a-turn"),
        Bonus::KotekRepair if table.place(seat) != Some(Place::Flats) => refuse("A4 2.1", "only-in-flats"),
        Bonus::HandymanRepair if !state.has(seat, Trait::Handyman) => refuse("A4 2.2", "no-handyman"),
        Bonus::HandymanRepair if table.turn.handyman_repaired => refuse("A4 2.2", "once-a-turn"),
        Bonus::Exchange if !state.has(seat, Trait::WatchfulEye) => refuse("A4 2.3", "no-watchful-eye"),
        Bonus::Exchange if table.today.exchanged => refuse("A4 2.3", "once-a-day"),
        Bonus::Exchange if table.turn.action.is_none() => refuse("A4 R115", "exchange-after-action"),
        _ if exists() => Ok(()),
        _ => refuse("A4 R78", "changes-nothing"),
    }
}

// ------------------------------------------------------------- what comes of it

/// Makes a move of the Turn whose task is on top.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let Some(Task::Turn(stage)) = state.table.agenda.pop() else { return };
    let Some(seat) = state.table.turn.seat else { return };
    let back = Task::Turn(stage);
    let after = Task::Turn(Stage::After);
    match mv {
        Move::Done if stage == Stage::Action => {
            state.table.agenda.push(after);
            tell(Event::Passed { seat });
        }
        Move::Done => end(state, seat, tell),
        Move::Board(deed) => {
            state.table.agenda.push(after);
            acted(state, seat);
            tell(Event::Acted { seat, deed });
            deeds::begin(state, seat, deed, tell);
        }
        Move::CleanTwo => {
            state.table.agenda.push(after);
            state.table.turn.cleaned_two = true;
            clean(state, seat, 2, tell);
        }
        Move::Blue => {
            state.table.agenda.push(back);
            state.table.turn.blue = true;
            deeds::begin_blue(state, seat, tell);
        }
        Move::Play(kind) => {
            if kind.class() == Class::Action {
                acted(state, seat);
                state.table.agenda.push(after);
            } else {
                state.table.turn.extra = true;
                state.table.agenda.push(back);
            }
            cards::begin(state, seat, kind, tell);
        }
        Move::Bonus(bonus) => {
            // After the Hustler's move there is no Action (A4 R23).
            state.table.agenda.push(if bonus == Bonus::Hustle { after } else { back });
            agenda::push(state, &[Task::Ask(seat, Step::Target { aim: Aim::Bonus(bonus) })]);
        }
        Move::Leave => {
            state.table.agenda.push(Task::Turn(Stage::Late));
            if !state.table.alone(seat) {
                traits::show(state, seat, tell);
            }
            let place = state.table.place(seat).unwrap_or(Place::Courtyard);
            leave(state, seat, place, tell);
        }
        Move::Clean => {
            state.table.agenda.push(Task::Turn(Stage::Late));
            state.table.turn.trash = true;
            clean(state, seat, 1, tell);
        }
        _ => state.table.agenda.push(back),
    }
}

/// An Action is performed where the player stands; that it may be cancelled
/// changes nothing (A4 R73).
fn acted(state: &mut State, seat: Seat) {
    let table = &mut state.table;
    table.turn.action = table.place(seat);
    if table.turn.action == Some(Place::Club) && table.is_tenant(seat) {
        table.now.acted_in_club.insert(seat);
    }
}

/// A bonus is used on a target.
pub(super) fn use_bonus(state: &mut State, bonus: Bonus, target: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.table.turn.bonus_used = true;
    tell(Event::BonusUsed { seat, bonus });
    match (bonus, target) {
        (Bonus::Hustle, Move::Place(to)) => {
            traits::show(state, seat, tell);
            state.table.today.hustled.insert(seat);
            meeting::relocate(state, &[(seat, to)], Cause::Hustler, tell);
        }
        (Bonus::MoveTrash, Move::Place(to)) => {
            state.table.today.moved_trash = true;
            move_trash(state, seat, to, tell);
        }
        (Bonus::KotekRepair, Move::Seat(tenant)) => {
            state.table.turn.kotek_repaired = true;
            repair(state, seat, tenant, tell);
        }
        (Bonus::HandymanRepair, Move::Seat(tenant)) => {
            traits::show(state, seat, tell);
            state.table.turn.handyman_repaired = true;
            repair(state, seat, tenant, tell);
        }
        (Bonus::Exchange, Move::Seat(tenant)) => {
            traits::show(state, seat, tell);
            state.table.today.exchanged = true;
            agenda::push(state, &[Task::Ask(seat, Step::Exchange { tenant })]);
        }
        _ => {}
    }
}

fn move_trash(state: &mut State, seat: Seat, to: Place, tell: &mut impl FnMut(Event)) {
    let Some(from) = state.table.place(seat) else { return };
    let (Some(here), Some(there)) = (from.bin(), to.bin()) else { return };
    state.table.trash[here] -= 1;
    state.table.trash[there] += 1;
    tell(Event::TrashMoved { from, to });
}

/// A Breakdown is repaired: +1 VP for repairing another's that one did not
/// report (A4 1.9, R75, R118).
pub(super) fn repair(state: &mut State, by: Seat, tenant: Seat, tell: &mut impl FnMut(Event)) {
    let Some(reporter) = state.table.breakdowns[tenant.index()].take() else { return };
    tell(Event::Repaired { tenant, by });
    if by != tenant && reporter != by {
        traits::trigger(state, by, Trait::Handyman, 1);
        points::change(state, by, 1, Source::Breakdowns);
    }
}

// -------------------------------------------------------------------- trash

/// A Tenant leaves 1 Trash, takes a marker, and may be caught (A4 R94).
pub(super) fn leave(state: &mut State, seat: Seat, place: Place, tell: &mut impl FnMut(Event)) {
    let Some(bin) = place.bin() else { return };
    let table = &mut state.table;
    table.turn.trash = true;
    table.trash[bin] += 1;
    table.littered.insert(seat);
    tell(Event::Littered { seat, place, trash: table.trash[bin] });
    agenda::push(state, &[Task::Window(Window::Littering { tenant: seat }, seat), Task::Littered(seat)]);
}

/// Trait lines for littering, and "or who litters" (S01) (A4 R62, R94).
pub(super) fn littered(state: &mut State, seat: Seat) {
    let company = !state.table.met_tenants(seat).is_empty();
    let mut effects = Tasks::new();
    for player in state.table.turn_order() {
        if player == seat && company && traits::could_pay(state, seat, Trait::AsocialUnit, 1) {
            effects.push(Task::Line(seat, Trait::AsocialUnit, 1));
        }
        let unpaid = state.table.today.lady_plays.is_some_and(|paid| !paid.contains(seat));
        if player == state.table.landlord && unpaid {
            effects.push(Task::LadyPays(seat));
        }
    }
    agenda::push_set(state, &effects);
}

/// S01 "or who litters": the Landlord is paid once for each Tenant and day.
pub(super) fn lady_pays(state: &mut State, litterer: Seat) {
    let Some(paid) = &mut state.table.today.lady_plays else { return };
    paid.insert(litterer);
    points::change(state, state.table.landlord, 1, Source::Works);
}

/// A player cleans up where the figure stands: lines for cleaning (A4 1.1, R82).
pub(super) fn clean(state: &mut State, seat: Seat, count: u8, tell: &mut impl FnMut(Event)) {
    let Some(place) = state.table.place(seat) else { return };
    let Some(bin) = place.bin() else { return };
    let table = &mut state.table;
    let count = count.min(table.trash[bin]);
    table.trash[bin] -= count;
    tell(Event::Cleaned { seat, place, count, trash: table.trash[bin] });
    let lines = cleaning_lines(&state.table, seat);
    let mut effects = Tasks::new();
    for player in state.table.turn_order() {
        if player == state.table.landlord && board_is_clean(state) {
            effects.push(Task::Line(player, Trait::Activist, 1));
        }
        if player == seat {
            let paying =
                lines.into_iter().filter(|&(holds, own, line)| holds && traits::could_pay(state, seat, own, line));
            effects.extend(paying.map(|(_, own, line)| Task::Line(seat, own, line)));
        }
    }
    agenda::push_set(state, &effects);
}

/// The lines that pay for cleaning, and whether they hold in this company.
fn cleaning_lines(table: &Table, seat: Seat) -> [(bool, Trait, u8); 4] {
    let tenants = !table.met_tenants(seat).is_empty();
    [
        (table.meets(seat, table.landlord), Trait::Hustler, 2),
        (tenants, Trait::Chairman, 2),
        (table.alone(seat), Trait::ModestCitizen, 1),
        (tenants, Trait::Activist, 2),
    ]
}

/// Whether the Community Activist is paid for a clean board; asked when Trash
/// has just left it (A4 R35).
fn board_is_clean(state: &State) -> bool {
    let table = &state.table;
    !table.evening && table.all_trash() == 0 && traits::could_pay(state, table.landlord, Trait::Activist, 1)
}

/// Trash goes away without being cleaned up (A4 1.1).
pub(super) fn remove_trash(state: &mut State, place: Place, count: u8, tell: &mut impl FnMut(Event)) {
    let Some(bin) = place.bin() else { return };
    let table = &mut state.table;
    let count = count.min(table.trash[bin]);
    if count == 0 {
        return;
    }
    table.trash[bin] -= count;
    tell(Event::TrashRemoved { place, count, trash: table.trash[bin] });
    if board_is_clean(state) {
        let landlord = state.table.landlord;
        agenda::push_set(state, &[Task::Line(landlord, Trait::Activist, 1)]);
    }
}

/// Somebody loses a Round, unless that is already so (A4 1.13, R87).
pub(super) fn lose_round(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    if table.skips[seat.index()] != Skip::Free {
        return;
    }
    let begun = table.now.acted.contains(seat) || table.turn.seat == Some(seat);
    let this_round = table.place(seat).is_some() && !begun;
    table.skips[seat.index()] = if this_round { Skip::ThisRound } else { Skip::NextRound };
    tell(Event::RoundLost { seat, this_round });
}
