//! What a table of Landlord! is worth: money, the rent that is still to come,
//! what the hand can become, and what rivals have of all that.
//!
//! A turn of many cards is not searched as a whole: a card with its target is a
//! line, and after each line the table is judged anew. Everything is counted in
//! tenths of M.

mod hand;

use super::Evaluate;
use crate::rules::Seat;
use crate::rules::landlord::{Ending, House, Kind, Landlord, Move, State, Step, Table};

/// Tenths of M.
type Worth = i32;

/// A M in tenths.
const M: Worth = 10;

/// How much of what a rival has weighs against the own, in hundredths: each
/// rival, and the one who is ahead.
const RIVAL: i32 = 22;
const LEADER: i32 = 45;

/// Turns that a prisoner is expected to sit.
const SENTENCE: Worth = 2;

/// Cards that a player buys in a turn on the average.
const CARDS_A_TURN: i32 = 3;

/// The farthest anybody looks ahead, in turns.
const FAR: Worth = 6;

/// What Squatters leave of the hope for a house, in hundredths.
const SQUATTED: i32 = 30;

/// Money that is offered for a roof.
const OFFERS: [u16; 4] = [2, 3, 4, 5];

/// Money at which an offer can hope for most.
const MOST_HOPE: u16 = 5;

/// What it is worth to end the match in front of all others.
const VICTORY: Worth = 60 * M;

/// What a card is worth that saves from an arrest.
const SHIELD: Worth = 16;

/// What taking a tenant back, and taking a building site down, costs in patience.
const RECALLED: Worth = 60;
const TAKEN_DOWN: Worth = 15;

impl Evaluate for Landlord {
    fn worth(state: &State, seat: Seat) -> i32 {
        let table = &state.table;
        let own = holdings(state, seat) + hand::worth(state, seat, turns_left(state, seat));
        let rivals = Seat::all(table.seats).filter(|&rival| rival != seat);
        let worths: Vec<Worth> = rivals.map(|rival| holdings(state, rival) + shown(state, rival)).collect();
        let ahead = worths.iter().copied().max().unwrap_or(0);
        let against: Worth = worths.iter().sum::<Worth>() * RIVAL / 100 + ahead * LEADER / 100;
        own - against + pending(state, seat) + last_word(state, seat) - fuss(state, seat)
    }

    /// After a card and its target the table is judged; the next card is another
    /// decision.
    fn is_done(prompt: &Step) -> bool {
        matches!(prompt, Step::Act | Step::Site { .. } | Step::Buy | Step::Over) || prompt.window().is_some()
    }

    fn is_detail(prompt: &Step) -> bool {
        matches!(
            prompt,
            Step::MusicTenant | Step::MusicPlace { .. } | Step::DemolitionTenant | Step::DemolitionPlace { .. }
        )
    }

    fn default_move(state: &State) -> Option<Move> {
        let mut moves = Vec::new();
        <Landlord as crate::rules::Game>::legal_moves(state, &mut moves);
        moves.first().copied()
    }

    /// One offer a turn, for a roof, from somebody who has none, at a few prices.
    fn prune(state: &State, moves: &mut Vec<Move>) {
        let table = &state.table;
        let offers: u8 = table.this_turn.offers.iter().sum();
        if matches!(table.step, Step::OfferGive | Step::OfferWant | Step::OfferMoney)
            && (offers > 0 || hand::finishers(state, table.active) > 0 || has_collected(table))
        {
            moves.clear();
        }
        match table.step {
            Step::OfferGive => moves.retain(|mv| *mv == Move::Give(None)),
            Step::OfferWant => moves.retain(|mv| matches!(mv, Move::Want(Some(Kind::Roof)))),
            Step::OfferMoney => moves.retain(|mv| matches!(mv, Move::Pay(amount) if OFFERS.contains(amount))),
            _ => {}
        }
    }
}

/// Money, and the rent that the houses of a seat will bring.
fn holdings(state: &State, seat: Seat) -> Worth {
    let table = &state.table;
    let turns = turns_left(state, seat);
    let (mut lasting, mut refused) = (0, 0);
    for house in table.street(seat).filter(|house| house.is_finished()) {
        let (rent, lost) = prospects(table, house);
        lasting += rent;
        refused += lost;
    }
    let jailed = table.jailed == Some(seat);
    let lost_to_jail = if jailed { turns.min(SENTENCE) * (lasting - M).max(0) } else { 0 };
    Worth::from(state.money(seat)) * M + lasting * turns - lost_to_jail - refused * turns.min(1)
}

/// What a house brings in a turn in the long run, and what is refused of it in
/// the next one.
fn prospects(table: &Table, house: &House) -> (Worth, Worth) {
    let (mut rent, mut refused) = (0, 0);
    for share in table.shares(house) {
        let amount = Worth::from(share.base * share.factor) * M;
        rent += amount;
        refused += if share.refused { amount } else { 0 };
    }
    if table.is_squatted(house) { (rent * SQUATTED / 100, 0) } else { (rent, refused) }
}

/// What everybody knows to be in a hand: tenants that will move in again.
fn shown(state: &State, seat: Seat) -> Worth {
    let table = &state.table;
    let turns = turns_left(state, seat);
    let tenants = table.known[seat.index()].iter().map(|card| table.kind(card)).filter(|kind| kind.is_tenant());
    tenants.map(|kind| Worth::from(table.options.deck.terms(kind).rent) * M * turns * 7 / 10).sum()
}

/// How many times a seat will still collect rent, as far as can be guessed.
fn turns_left(state: &State, seat: Seat) -> Worth {
    let table = &state.table;
    let collects_now = table.active == seat && !has_collected(table);
    if let Some(last) = table.last_drawer {
        let seats = table.seats;
        let away = |from: Seat| (from.0 + seats - table.active.0) % seats;
        let comes = seat != last && (away(seat) < away(last) || table.active == last) && table.active != seat;
        return Worth::from(collects_now && seat != last) + Worth::from(comes);
    }
    let rounds_left = match table.options.ending {
        Ending::Pile => {
            let reserve = if table.seats > 4 && table.reshuffles == 0 { table.discards.len() as i32 } else { 0 };
            (state.pile.len() as i32 + reserve) / (i32::from(table.seats) * CARDS_A_TURN) + 1
        }
        Ending::Rounds(rounds) => i32::from(rounds) - i32::from(table.round()),
        Ending::Money(enough) => (i32::from(enough) - i32::from(state.money(seat))) / 10,
    };
    let capped = i32::from(table.options.round_cap) - i32::from(table.round());
    (rounds_left.min(capped).max(0) + Worth::from(collects_now)).min(FAR)
}

/// Whether step 3 of this turn is over.
fn has_collected(table: &Table) -> bool {
    table.step == Step::Buy || table.this_turn.rent > 0
}

/// What is under way and not decided: an offer, or an investigation against a rival.
fn pending(state: &State, seat: Seat) -> Worth {
    let table = &state.table;
    if let (Step::OfferAnswer, Some(trade)) = (table.step, table.trade()) {
        // It may be accepted; then a roof is worth more than its price, or not.
        let worth = hand::another_finisher(state, seat) - Worth::from(trade.pay) * M;
        let hope = Worth::from(trade.pay.min(MOST_HOPE)) * 15;
        return if seat == table.active && worth > 0 { worth * hope / 100 } else { 0 };
    }
    match table.crime() {
        // The police may come, and whoever has nothing to show goes to Jail.
        Some(crime) if table.step == Step::Police && crime.criminal == seat => {
            let shielded = table.jailed == Some(seat) || hand::shields(state, seat) > 0;
            let rent: Worth = table.street(seat).map(|house| prospects(table, house).0).sum();
            -(SHIELD + if shielded { 0 } else { rent * SENTENCE })
        }
        Some(crime) if table.step == Step::Suspicion && crime.criminal != seat => {
            let rent: Worth = table.street(crime.criminal).map(|house| prospects(table, house).0).sum();
            rent * SENTENCE * RIVAL / 100 + M / 2
        }
        _ => 0,
    }
}

/// Whoever drew the last card has no other turn: good for who wins so, bad for
/// who does not.
fn last_word(state: &State, seat: Seat) -> Worth {
    let table = &state.table;
    if table.last_drawer != Some(seat) {
        return 0;
    }
    let end = |seat: Seat| state.money(seat) + table.income(seat).amount();
    let rivals = Seat::all(table.seats).filter(|&rival| rival != seat);
    if rivals.map(end).all(|rival| rival < state.money(seat)) { VICTORY } else { -VICTORY / 2 }
}

/// Somebody taken back and moved in again, or a house begun and not built, has
/// only cost time.
fn fuss(state: &State, seat: Seat) -> Worth {
    let turn = &state.table.this_turn;
    let fuss = Worth::from(turn.recalled.len()) * RECALLED + Worth::from(turn.took_down) * TAKEN_DOWN;
    if state.table.active == seat { fuss } else { 0 }
}
