//! Social Work: revealing, introducing, avoiding, and its whole resolution
//! (A4 1.10, R58-R65, R103-R109).

use rand::seq::IteratorRandom;

use super::agenda::{self, Task, Tasks};
use super::event::{Event, Gone};
use super::ledger::Source;
use super::legal::{Verdict, refuse};
use super::moves::Way;
use super::pieces::{Character, Place, Token, Trait, Work};
use super::step::{Step, Window};
use super::table::{MOST_SEATS, State, Working};
use super::works::{self, Share};
use super::{points, supplies, traits, turn};
use crate::rules::{Seat, Set};

/// The next Social Work is revealed; those discarded by Tenants come again when
/// the deck is used up (A4 R65).
pub(super) fn reveal(state: &mut State, tell: &mut impl FnMut(Event)) {
    if state.works.is_empty() {
        state.works = std::mem::take(&mut state.table.replaced_works);
    }
    let work = match state.works.len() {
        0 | 1 => state.works.first(),
        _ => state.works.iter().choose(&mut state.chance.occasion()),
    };
    let Some(work) = work else { return };
    state.works.remove(work);
    state.table.work = Some(work);
    tell(Event::WorkRevealed { work });
}

/// Staircase Action 2: the card is replaced; the new one is drawn before the old
/// one joins the discards (A4 R109).
pub(super) fn replace(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Some(work) = state.table.work.take() else { return };
    tell(Event::WorkReplaced { work });
    reveal(state, tell);
    state.table.replaced_works.insert(work);
}

/// Whether the Landlord may introduce the face-up Social Work, the Location apart.
pub(super) fn may_introduce(state: &State) -> Verdict {
    let table = &state.table;
    // After an introduction no work lies open but one that may be introduced too
    // (A4 R107), so this says more than that there is none.
    if table.today.introduced >= table.today.introductions {
        return refuse("A4 1.10", "introduced-already");
    }
    if table.work.is_none() {
        return refuse("A4 1.10", "no-work");
    }
    if table.list.is_empty() {
        return refuse("A4 1.10", "nobody-listed");
    }
    Ok(())
}

/// The Landlord introduces the Social Work: steps 1 and 2 of the Resolution.
pub(super) fn introduce(state: &mut State, tell: &mut impl FnMut(Event)) {
    state.table.today.introduced += 1;
    begin(state, false, tell);
}

fn begin(state: &mut State, compulsory: bool, tell: &mut impl FnMut(Event)) {
    let Some(work) = state.table.work.take() else { return };
    state.table.working =
        Some(Working { work, compulsory, avoiders: Set::EMPTY, answered: Set::EMPTY, participants: 0 });
    tell(Event::WorkIntroduced { work, compulsory });
    agenda::push(state, &[Task::WorkDeclared, Task::WorkBegun, Task::WorkAnswers, Task::WorkLeave]);
}

/// A compulsory one that is left takes its course in Phase III, if anybody is
/// listed; else it leaves without effect (A4 R108).
pub(super) fn compulsory(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &state.table;
    let left = table.work.is_some_and(|work| table.options.works.terms(work).compulsory);
    if left && !table.list.is_empty() {
        begin(state, true, tell);
    }
}

/// Furman, listed and not last, may swap with the Tenant below (A4 2.1, R126).
pub(super) fn declared(state: &mut State) -> bool {
    let table = &state.table;
    let furman = table.player_of(Character::Furman).filter(|&furman| can_swap(state, furman));
    furman.is_some_and(|furman| agenda::ask(state, furman, Step::SwapBelow))
}

fn can_swap(state: &State, furman: Seat) -> bool {
    state.table.line_of(furman).is_some_and(|line| usize::from(line) < state.table.list.len())
}

/// Furman swaps.
pub(super) fn swap_below(state: &mut State, tell: &mut impl FnMut(Event)) {
    let furman = state.table.decider;
    if let Some(line) = state.table.line_of(furman) {
        super::list::place(state, furman, line + 1, tell);
    }
}

/// Step 2: the lines that pay when the Landlord introduces a work.
pub(super) fn begun(state: &mut State) {
    if state.table.working.is_none_or(|working| working.compulsory) {
        return;
    }
    let could = |tenant: &Seat| traits::could_pay(state, *tenant, Trait::Chairman, 1);
    let effects: Tasks =
        state.table.tenants().filter(could).map(|tenant| Task::Line(tenant, Trait::Chairman, 1)).collect();
    agenda::push_set(state, &effects);
}

/// Step 3: the next listed Tenant says take part or avoid.
pub(super) fn answers(state: &mut State) -> bool {
    let Some(working) = &mut state.table.working else { return false };
    let answered = working.answered;
    let Some(&tenant) = state.table.list.iter().find(|&&listed| !answered.contains(listed)) else { return false };
    working.answered.insert(tenant);
    state.table.agenda.push(Task::WorkAnswers);
    agenda::ask(state, tenant, Step::TakePart)
}

/// Whether a Tenant may avoid the work this way (A4 R59, R103, R108).
pub(super) fn may_avoid(state: &State, tenant: Seat, way: Way) -> Verdict {
    let table = &state.table;
    let Some(working) = table.working else { return refuse("A4 1.10", "no-work") };
    match way {
        Way::Chairman if state.has(tenant, Trait::Chairman) => Ok(()),
        Way::Chairman => refuse("A4 2.2", "no-chairman"),
        Way::Club if working.compulsory => refuse("A4 R108", "club-closed-now"),
        Way::Club if table.options.works.terms(working.work).place == Some(Place::Club) => {
            refuse("A4 1.6", "work-in-club")
        }
        Way::Club if table.now.acted_in_club.contains(tenant) && table.place(tenant) == Some(Place::Club) => Ok(()),
        Way::Club => refuse("A4 R59", "no-action-in-club"),
    }
}

/// A Tenant wants to avoid the work: W4, and then it stands. By a Trait, that is
/// shown; by a card, there is no way.
pub(super) fn avoid(state: &mut State, tenant: Seat, way: Option<Way>, tell: &mut impl FnMut(Event)) {
    if way == Some(Way::Chairman) {
        traits::show(state, tenant, tell);
    }
    tell(Event::Avoids { tenant, way });
    agenda::push(state, &[Task::Window(Window::Avoidance { tenant }, tenant), Task::Avoids(tenant)]);
}

/// The avoidance stands.
pub(super) fn avoids(state: &mut State, tenant: Seat) {
    if let Some(working) = &mut state.table.working {
        working.avoiders.insert(tenant);
    }
}

/// Step 4: avoiders leave, the List closes up, the lines for avoiding pay; then
/// the effects on those who take part.
pub(super) fn leave(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Some(Working { avoiders, .. }) = state.table.working else { return };
    state.table.list.retain(|&listed| !avoiders.contains(listed));
    let participants = state.table.list.len() as u8;
    if let Some(working) = &mut state.table.working {
        working.participants = participants;
    }
    for at in 0..participants {
        let tenant = state.table.list[usize::from(at)];
        tell(Event::TakesPart { tenant, line: at + 1 });
    }
    agenda::push(state, &[Task::WorkEffects, Task::WorkEnd]);
    let landlord = state.table.landlord;
    let mut effects = Tasks::new();
    for seat in state.table.turn_order() {
        if avoiders.contains(seat) && traits::could_pay(state, seat, Trait::AsocialUnit, 2) {
            effects.push(Task::Line(seat, Trait::AsocialUnit, 2));
        }
        if seat == landlord && state.table.could_have(landlord, Trait::Overseer) {
            effects.extend(avoiders.iter().map(|_| Task::Line(landlord, Trait::Overseer, 1)));
        }
    }
    agenda::push_set(state, &effects);
}

/// Steps 5 to 7, if anybody takes part: from place 1 down, then who else the
/// card strikes, the Asocial Unit in last place, the Landlord.
pub(super) fn effects(state: &mut State) {
    let Some(Working { work, avoiders, participants, .. }) = state.table.working else { return };
    if participants == 0 {
        return;
    }
    let last = state.table.list.last().copied().unwrap_or_default();
    agenda::push(state, &[Task::WorkLast(last), Task::WorkLandlord]);
    let listed = state.table.list;
    let everybody = works::share_of_others(work, &state.table.options).is_some();
    for tenant in state.table.tenants().collect::<tinyvec::ArrayVec<[Seat; MOST_SEATS]>>().into_iter().rev() {
        if everybody && !listed.contains(&tenant) && !avoiders.contains(tenant) {
            agenda::push(state, &[Task::WorkOther(tenant)]);
        }
    }
    for (at, &tenant) in listed.iter().enumerate().rev() {
        agenda::push(state, &[Task::WorkEffect(tenant, at as u8), Task::TookPart(tenant)]);
    }
}

/// The effect on the participant at this place, from 0.
pub(super) fn effect(state: &mut State, tenant: Seat, at: u8, tell: &mut impl FnMut(Event)) {
    let Some(Working { work, participants, .. }) = state.table.working else { return };
    let littered = state.table.littered.contains(tenant);
    strike(state, tenant, works::share(work, at, participants, littered), tell);
}

/// The effect on a Tenant who is not listed (S03; S01 by option).
pub(super) fn effect_on_other(state: &mut State, tenant: Seat, tell: &mut impl FnMut(Event)) {
    let Some(Working { work, .. }) = state.table.working else { return };
    if let Some(share) = works::share_of_others(work, &state.table.options) {
        strike(state, tenant, share, tell);
    }
}

/// What a Social Work does to a Tenant, in the order of its text.
fn strike(state: &mut State, tenant: Seat, share: Share, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    if share.loses_round {
        turn::lose_round(state, tenant, tell);
    }
    super::filing::discard(state, tenant, share.denunciations_discarded, tell);
    // What is pushed last comes first: VP, then Denunciations, goods, cards.
    if share.cards > 0 {
        supplies::lose_cards(state, landlord, tenant, share.cards, share.cards_or_point);
    }
    if share.gives_good {
        agenda::push(state, &[Task::Window(Window::Loss { victim: tenant }, landlord), Task::GiveUp(tenant)]);
    }
    for _ in 0..share.denunciations_taken {
        agenda::push(state, &[Task::Denounce(super::filing::Denunciation::taken(tenant))]);
    }
    if share.points != 0 {
        points::change(state, tenant, share.points, Source::Works);
    }
}

/// S10: a token of the own choice, or 1 VP if there is none.
pub(super) fn give_up(state: &mut State, tenant: Seat) -> bool {
    if state.goods[tenant.index()].is_empty() {
        points::change(state, tenant, -1, Source::Works);
        return false;
    }
    agenda::ask(state, tenant, Step::GiveUpGood)
}

/// The token is chosen; it leaves the game.
pub(super) fn give_up_good(state: &mut State, token: Token, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    state.goods[seat.index()].remove(token);
    state.table.goods_gone.insert(token);
    tell(Event::GoodGone { seat, ware: Some(supplies::ware(state, token)), why: Gone::Work });
}

/// Step 6: the Asocial Unit did it from the last place (A4 R27).
pub(super) fn last(state: &mut State, tenant: Seat) {
    traits::trigger(state, tenant, Trait::AsocialUnit, 2);
}

/// Step 7: the Landlord's effect, with the Activist's extra as one gain of at
/// least 1 (A4 R35, R106, R122).
pub(super) fn landlord(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Some(Working { work, participants, compulsory, .. }) = state.table.working else { return };
    let seat = state.table.landlord;
    if !compulsory && participants >= 2 {
        state.table.today.well_attended = true;
    }
    let base = works::landlord_points(work, &state.table);
    let activist = state.has(seat, Trait::Activist);
    let by = if activist { (base + 1).max(1) } else { base };
    if activist {
        traits::show(state, seat, tell);
    }
    if work == Work::LadyPlays {
        state.table.today.lady_plays = Some(state.table.littered);
    }
    if by != 0 {
        tell(Event::WorkPays { seat, amount: by });
        points::change(state, seat, by, Source::Works);
    }
    // Cards are drawn before the extra is paid (A4 1.10, step 7).
    let cards = works::landlord_cards(work, participants);
    if cards > 0 {
        agenda::push(state, &[Task::Draw(seat, cards)]);
    }
}

/// Steps 8 and 9: Trash leaves the marked place if anybody took part, the List
/// is cleared, the card leaves the game.
pub(super) fn end(state: &mut State, tell: &mut impl FnMut(Event)) {
    let Some(Working { work, participants, .. }) = state.table.working.take() else { return };
    state.table.list.clear();
    state.table.works_gone.insert(work);
    tell(Event::WorkEnded { work });
    if participants > 0
        && let Some(place) = state.table.options.works.terms(work).place
    {
        turn::remove_trash(state, place, u8::MAX, tell);
    }
}
