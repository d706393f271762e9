//! What comes of a decision, and what follows by itself.

use rand::RngExt;

use super::event::{Event, Freedom, Known, Window};
use super::legal::BAIL;
use super::moves::Move;
use super::pieces::{Card, Kind, Use};
use super::table::{Business, State, Step};
use super::{building, crime, examine, moving, rehousing, trade, turn, windows};
use crate::rules::{Seat, Set};

/// Makes a legal move and every automatic step that follows it.
pub(super) fn make(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    match state.table.step {
        Step::Act | Step::Site { .. } => act(state, mv, tell),
        Step::MoveIn | Step::Alter | Step::TargetHouse | Step::TargetResident | Step::MoveTo { .. } => {
            target(state, mv, tell);
        }
        Step::ExamineHouse | Step::ExamineTenant { .. } | Step::Rehome { .. } => examine::make(state, mv, tell),
        Step::MusicTenant | Step::MusicPlace { .. } => moving::make_music(state, mv, tell),
        Step::DemolitionTenant | Step::DemolitionPlace { .. } => rehousing::make(state, mv, tell),
        Step::ErrorHouse | Step::ErrorTenant => crime::rebound(state, mv, tell),
        Step::OfferGive | Step::OfferWant | Step::OfferMoney | Step::OfferAnswer => trade::make(state, mv, tell),
        Step::Buy => turn::buy(state, mv, tell),
        Step::Error | Step::Police | Step::SquattersPolice | Step::Suspicion | Step::Shield | Step::DoubleSystem => {
            answer(state, mv, tell);
        }
        Step::Over => {}
    }
}

/// Goes on with what is going on until somebody has to decide.
pub(super) fn go_on(state: &mut State, tell: &mut impl FnMut(Event)) {
    loop {
        // The Musicians of a demolished house play when all have moved (LL R73).
        let rehousing = matches!(state.table.business, Business::Demolishing { .. });
        if !rehousing && !state.table.musicians.is_empty() {
            if moving::play_music(state, tell) {
                return;
            }
            continue;
        }
        let asked = match state.table.business {
            Business::None | Business::Collected => return finish_move(state, tell),
            Business::Examining => examine::proceed(state, tell),
            Business::Moving => {
                moving::charge_fees(state, tell);
                discard_played(state, tell);
                finished(state)
            }
            Business::Demolishing { house } => rehousing::proceed(state, house, tell),
            Business::MovingIn | Business::Demolished => finished(state),
            Business::Squatting { .. } | Business::Crime(_) | Business::Trading(_) => finished(state),
        };
        if asked {
            return;
        }
    }
}

/// What was going on is finished; nobody is asked.
pub(super) fn finished(state: &mut State) -> bool {
    state.table.business = Business::None;
    false
}

/// A move is finished with all its consequences: the window for a Double System
/// (LL R85), then the next decision of the turn.
fn finish_move(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let litter = std::mem::take(&mut table.this_turn.litter);
    let top = table.discards.last().map(|&card| table.options.deck.kind(card));
    if litter && top.is_some_and(|kind| kind != Kind::DoubleSystem) && windows::open(state, Window::DoubleSystem, tell)
    {
        return;
    }
    if state.table.business == Business::Collected {
        state.table.business = Business::None;
        turn::begin_buying(state, tell);
    } else {
        state.table.step = Step::Act;
    }
}

// ------------------------------------------------------------------- step 2

fn act(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    match mv {
        Move::Floor(kind) => building::lay_floor(state, kind, tell),
        Move::Finish(kind) => building::finish(state, kind, tell),
        Move::TakeDown => building::take_down(state, tell),
        Move::Play(kind) => play(state, kind, None, tell),
        Move::Politics(usage) => play(state, Kind::Politics, Some(usage), tell),
        Move::Recall(place) => moving::recall(state, place, tell),
        Move::Bail => {
            let seat = state.table.active;
            state.ledgers[seat.index()].bail -= BAIL as i32;
            tell(Event::BailPaid { seat, amount: BAIL });
            state.table.jailed = None;
            tell(Event::Freed { seat, why: Freedom::Bail });
            go_on(state, tell);
        }
        Move::Offer(rival) => trade::begin(state, rival),
        _ => turn::collect(state, tell),
    }
}

/// A card is laid open; most cards then want a target.
fn play(state: &mut State, kind: Kind, usage: Option<Use>, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let Some(card) = take_from_hand(state, seat, kind) else { return };
    state.table.playing = Some(card);
    state.table.usage = usage;
    tell(Event::CardPlayed { seat, card: Known { card, kind }, usage });
    match state.table.action() {
        Some(Kind::DoubleSystem) => {
            take_back(state, seat, tell);
            discard_played(state, tell);
            go_on(state, tell);
        }
        Some(Kind::Law | Kind::Politics) => {
            discard_played(state, tell);
            state.table.jailed = None;
            tell(Event::Freed { seat, why: Freedom::Card });
            go_on(state, tell);
        }
        Some(Kind::Bomb | Kind::OwnUse | Kind::Demolition) => state.table.step = Step::TargetHouse,
        Some(Kind::FlatRoof | Kind::LoftConversion | Kind::CellarFlat) => state.table.step = Step::Alter,
        Some(kind) if kind.lives() => state.table.step = Step::MoveIn,
        _ => state.table.step = Step::TargetResident,
    }
}

fn target(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    match (state.table.step, mv) {
        (Step::MoveIn, Move::Flat(place)) => moving::move_in(state, place, tell),
        (Step::Alter, Move::House(house)) => building::alter(state, house, tell),
        (Step::TargetHouse, Move::House(house)) => match state.table.action() {
            Some(Kind::OwnUse) => moving::take_tenants(state, house, tell),
            Some(Kind::Demolition) => rehousing::begin(state, house, tell),
            _ => crime::declare(state, house, None, tell),
        },
        (Step::TargetResident, Move::Resident(place)) => match (state.table.action(), state.table.lodger(place)) {
            (Some(Kind::Move), _) => state.table.step = Step::MoveTo { tenant: place },
            (Some(Kind::RentRefusal), _) => moving::refuse_rent(state, place, tell),
            (_, Some(victim)) => crime::declare(state, place.house, Some(victim), tell),
            _ => {}
        },
        (Step::MoveTo { tenant }, Move::Flat(place)) => moving::relocate(state, tenant, place, tell),
        _ => {}
    }
}

// ------------------------------------------------------------------ windows

fn answer(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let (Some(window), Some(seat)) = (state.table.step.window(), state.asked) else { return };
    let card = match mv {
        Move::Counter(kind) => take_from_hand(state, seat, kind).map(|card| Known { card, kind }),
        _ => None,
    };
    if let Some(card) = card {
        tell(Event::Countered { seat, card, window });
    } else if mv == Move::Pass && windows::ask_next(state, window) {
        return;
    }
    state.asked = None;
    match (window, card) {
        (Window::DoubleSystem, Some(card)) => {
            take_back(state, seat, tell);
            discard(state, card.card, tell);
            state.table.this_turn.litter = false;
            go_on(state, tell);
        }
        (Window::DoubleSystem, None) => go_on(state, tell),
        (Window::Squatters, police) => moving::settle_squatters(state, police, tell),
        (Window::Error, error) => crime::answer_error(state, seat, error, tell),
        (Window::Police, police) => crime::answer_police(state, seat, mv, police, tell),
        (Window::Suspicion | Window::Shield, shield) => crime::answer_suspicion(state, seat, shield, tell),
    }
}

/// The top discard goes to a hand, for all to see (LL R51).
fn take_back(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let Some(card) = state.table.discards.pop() else { return };
    give_openly(state, seat, card);
    tell(Event::TakenBack { seat, card: Known { card, kind: state.table.kind(card) } });
}

// -------------------------------------------------------------------- cards

/// Takes a card of this kind out of a hand: one that everybody knows before
/// others, so that no more is told than must be; of equal ones any, by chance.
pub(super) fn take_from_hand(state: &mut State, seat: Seat, kind: Kind) -> Option<Card> {
    let held = state.held(seat, kind);
    // The one taken back in this turn stays as long as there is another (LL R105).
    let recalled = held.and(state.table.this_turn.recalled);
    let held = if recalled != held { held.without(recalled) } else { held };
    let known = held.and(state.table.known[seat.index()]);
    let card = any_of(state, if known.is_empty() { held } else { known })?;
    state.hands[seat.index()].remove(card);
    state.table.known[seat.index()].remove(card);
    Some(card)
}

/// One of several cards, each as likely as the others: the lowest number would
/// tell that no lower one is left.
pub(super) fn any_of(state: &mut State, cards: Set<Card>) -> Option<Card> {
    if !cards.has_several() {
        return cards.first();
    }
    let nth = state.chance.occasion().random_range(0..u32::from(cards.len()));
    cards.iter().nth(nth as usize)
}

/// A card goes to a hand, and everybody sees it (LL R66).
pub(super) fn give_openly(state: &mut State, seat: Seat, card: Card) {
    state.hands[seat.index()].insert(card);
    state.table.known[seat.index()].insert(card);
}

/// A card goes on top of the discards.
pub(super) fn discard(state: &mut State, card: Card, tell: &mut impl FnMut(Event)) {
    state.table.discards.push(card);
    state.table.this_turn.litter = true;
    tell(Event::Discarded { card: Known { card, kind: state.table.kind(card) } });
}

/// The card that was played goes to the discards.
pub(super) fn discard_played(state: &mut State, tell: &mut impl FnMut(Event)) {
    state.table.usage = None;
    if let Some(card) = state.table.playing.take() {
        discard(state, card, tell);
    }
}
