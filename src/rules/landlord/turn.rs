//! The turn: its beginning, rent, buying cards, and when it all ends (LL 1.3, 1.6).

use rand::seq::SliceRandom;

use super::event::{End, Event, Known};
use super::examine;
use super::house::House;
use super::moves::Move;
use super::moving::lapse_refusals;
use super::options::Ending;
use super::play::go_on;
use super::table::{Business, State, Step, Turn};
use crate::rules::Seat;

/// The turn of the active seat begins with step 1.
pub(super) fn begin(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.turn += 1;
    table.this_turn = Turn::default();
    tell(Event::TurnBegan { seat: table.active, turn: table.turn, round: table.round() });
    examine::begin(state, tell);
}

// --------------------------------------------------------------- step 3: rent

/// Everything is collected at once; then the Rent Refusals on the landlord's
/// tenants lapse (LL R49, R87).
pub(super) fn collect(state: &mut State, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let amount = match state.table.allowance(seat) {
        None => collect_houses(state, seat, tell),
        Some(amount) => {
            state.ledgers[seat.index()].allowances += amount as i32;
            tell(Event::Allowance { seat, amount });
            amount
        }
    };
    state.table.this_turn.rent = amount;
    tell(Event::RentCollected { seat, amount });
    if state.table.streets().refusals.contains(seat) {
        lapse_all_refusals(state, seat, tell);
    }
    state.table.business = Business::Collected;
    go_on(state, tell);
}

fn lapse_all_refusals(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    // Only Rent Refusals go: the houses stay as they are listed.
    for at in 0..state.table.houses.len() {
        let House { id, owner, .. } = state.table.houses[at];
        if owner == seat {
            lapse_refusals(state, id, tell);
        }
    }
}

/// Collects the rent of a seat; how much it is.
fn collect_houses(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) -> u16 {
    let table = &state.table;
    // Summed up apart from the ledger, which leaves the processor nothing to guess.
    let (mut from_tenants, mut from_empty) = (0, 0);
    for house in table.street(seat).filter(|house| !table.is_squatted(house)) {
        for share in table.shares(house) {
            let (house, flat, amount) = (house.id, share.flat, share.amount());
            match share.tenant {
                Some(card) => {
                    from_tenants += amount;
                    let tenant = Known { card, kind: table.kind(card) };
                    tell(Event::RentPaid { seat, house, flat, tenant, amount });
                }
                None => {
                    from_empty += amount;
                    tell(Event::EmptyFlatPaid { seat, house, flat, amount });
                }
            }
        }
    }
    let ledger = &mut state.ledgers[seat.index()];
    ledger.tenants += i32::from(from_tenants);
    ledger.empty_flats += i32::from(from_empty);
    from_tenants + from_empty
}

// --------------------------------------------------------- step 4: buying cards

/// Step 4 begins, unless there is nothing to buy.
pub(super) fn begin_buying(state: &mut State, tell: &mut impl FnMut(Event)) {
    if state.pile.is_empty() && state.table.options.ending != Ending::Pile {
        reshuffle(state, tell);
    }
    offer_card(state, tell);
}

fn offer_card(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &state.table;
    let left = table.this_turn.to_spend().min(state.money(table.active));
    let affordable = u16::from(table.price()) <= left;
    if affordable && table.last_drawer.is_none() && !state.pile.is_empty() {
        state.table.step = Step::Buy;
    } else {
        end(state, tell);
    }
}

/// Another card is bought, or the turn ends.
pub(super) fn buy(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.active;
    let card = if mv == Move::Buy { state.pile.pop() } else { None };
    let Some(card) = card else { return end(state, tell) };
    let price = state.table.price();
    state.hands[seat.index()].insert(card);
    state.ledgers[seat.index()].cards -= i32::from(price);
    state.table.this_turn.bought += 1;
    state.table.this_turn.spent += u16::from(price);
    tell(Event::Drawn { seat, card: Some(Known { card, kind: state.table.kind(card) }), price });
    if state.pile.is_empty() {
        use_up_pile(state, tell);
    }
    offer_card(state, tell);
}

/// The last card was drawn (LL R89, R91).
fn use_up_pile(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    let refill = table.options.ending != Ending::Pile || table.seats > 4 && table.reshuffles == 0;
    if refill && !table.discards.is_empty() {
        reshuffle(state, tell);
    } else if table.options.ending == Ending::Pile {
        table.last_drawer = Some(table.active);
        tell(Event::LastCard { seat: table.active });
    }
}

fn reshuffle(state: &mut State, tell: &mut impl FnMut(Event)) {
    let discards = std::mem::take(&mut state.table.discards);
    if discards.is_empty() {
        return;
    }
    state.pile = discards.into_iter().collect();
    state.pile.shuffle(&mut state.chance.occasion());
    state.table.reshuffles = state.table.reshuffles.saturating_add(1);
    tell(Event::Reshuffled { cards: state.pile.len() as u8 });
}

// ------------------------------------------------------------------- the end

/// The turn is over, and perhaps the match (LL 1.6, R60, R89, R91, R93).
fn end(state: &mut State, tell: &mut impl FnMut(Event)) {
    let next = state.table.active.after(1, state.table.seats);
    match why_over(state, next) {
        Some(why) => {
            state.table.step = Step::Over;
            tell(Event::Ended { why });
        }
        None => {
            state.table.active = next;
            begin(state, tell);
        }
    }
}

fn why_over(state: &State, next: Seat) -> Option<End> {
    let table = &state.table;
    let rounds = |rounds: u8| table.turn >= u16::from(rounds) * u16::from(table.seats);
    match table.options.ending {
        Ending::Money(enough) if Seat::all(table.seats).any(|seat| state.money(seat) >= enough) => Some(End::Money),
        Ending::Rounds(agreed) if rounds(agreed) => Some(End::Rounds),
        Ending::Pile if table.last_drawer == Some(next) => Some(End::Pile),
        _ => rounds(table.options.round_cap).then_some(End::Cap),
    }
}
