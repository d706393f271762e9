//! The start of the match and of a Stage, and the end of a Round (A4 1.2, 1.3, 1.5).

use rand::RngExt;

use super::agenda::{self, Task, Tasks};
use super::event::Event;
use super::pieces::{Character, Side, Trait};
use super::step::Step;
use super::supplies;
use super::table::{Now, Skip, State, Table, Turn};
use crate::rules::{Seat, Set};

/// How many Rounds a Stage has.
pub(super) const ROUNDS: u8 = 5;

/// Cards that each Tenant starts with, and that everybody draws for a new Stage.
const CARDS: u8 = 2;

/// The next seat without a Character picks one.
pub(super) fn characters(state: &mut State) -> bool {
    let table = &mut state.table;
    if let Some(seat) = Seat::all(table.seats).find(|seat| table.characters[seat.index()].is_none()) {
        table.agenda.push(Task::Characters);
        return agenda::ask(state, seat, Step::Character);
    }
    table.landlord = table.player_of(Character::Aniol).unwrap_or_default();
    false
}

/// Start cards and tokens. With six players the Landlord draws five and discards
/// one (A4 R52, R119).
pub(super) fn deal(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Table { seats, landlord, characters, .. } = state.table;
    for seat in Seat::all(seats).filter(|&seat| seat != landlord) {
        let extra = u8::from(characters[seat.index()] == Some(Character::Kolinska));
        supplies::draw_now(state, seat, CARDS + extra, tell);
        if characters[seat.index()] == Some(Character::Balcerek) {
            supplies::start_good(state, seat, tell);
        }
    }
    supplies::draw_now(state, landlord, seats - 1, tell);
    agenda::push(state, &[Task::Limit(landlord)]);
}

/// Whoever of this side, or of both, has no Trait chooses one.
pub(super) fn traits(state: &mut State, side: Option<Side>) -> bool {
    let table = &state.table;
    let first = table.priority.unwrap_or_default();
    let chooses = |seat: &Seat| side.is_none_or(|side| table.side(*seat) == side) && !table.with_trait.contains(*seat);
    let Some(seat) = table.clockwise(first).find(chooses) else { return false };
    if state.spent[seat.index()] == Trait::all_of(table.side(seat)) {
        // In a Sudden end all return when none is left (A4 R20).
        state.spent[seat.index()] = Set::EMPTY;
        state.table.shown_before[seat.index()] = Set::EMPTY;
    }
    state.table.agenda.push(Task::Traits(side));
    agenda::ask(state, seat, Step::Trait)
}

/// A Trait is chosen.
pub(super) fn choose_trait(state: &mut State, chosen: Trait, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.traits[seat.index()] = Some(chosen);
    state.table.with_trait.insert(seat);
    tell(Event::TraitChosen { seat, chosen: Some(chosen) });
}

/// A random first player takes the Priority token.
pub(super) fn first_player(state: &mut State, tell: &mut impl FnMut(Event)) {
    let seat = Seat(state.chance.occasion().random_range(0..state.table.seats));
    state.table.priority = Some(seat);
    tell(Event::Priority { seat });
}

/// The start of a Stage, in the order of the aid sheets (A4 1.3).
pub(super) fn stage(state: &mut State, tell: &mut impl FnMut(Event)) {
    tell(Event::StageBegan { stage: state.table.stage });
    let landlord = state.table.landlord;
    let after = [
        Task::Traits(Some(Side::Tenant)),
        Task::Draw(landlord, CARDS),
        Task::RevealWork,
        Task::Traits(Some(Side::Landlord)),
        Task::FillDoor,
        Task::Round,
    ];
    agenda::push(state, &after);
    let tenants: Tasks = state.table.tenants().map(|tenant| Task::Draw(tenant, CARDS)).collect();
    agenda::push(state, &tenants);
}

/// All Turns are over (A4 1.5, R87).
pub(super) fn round_end(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    tell(Event::RoundEnded { stage: table.stage, round: table.round });
    table.figures = Default::default();
    table.turn = Turn::default();
    table.now = Now::default();
    for skip in table.skips.iter_mut().filter(|skip| **skip == Skip::ThisRound) {
        *skip = Skip::Free;
    }
    // To the player on the right (A4 R11).
    let right = table.priority.unwrap_or_default().after(table.seats - 1, table.seats);
    table.priority = Some(right);
    tell(Event::Priority { seat: right });
    if table.round < ROUNDS {
        agenda::push(state, &[Task::Round]);
        return;
    }
    table.evening = true;
    agenda::push(
        state,
        &[Task::Compulsory, Task::Auction, Task::Bids, Task::Hammer, Task::Bill, Task::Awards, Task::CleanUp],
    );
}

/// Goes on with the Round that comes next: the beginning of a loaded position.
pub(super) fn resume(state: &mut State) {
    agenda::push(state, &[Task::Round]);
    agenda::go_on(state, &mut |_| {});
}
