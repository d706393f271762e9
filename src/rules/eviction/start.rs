//! Setup: the apartments, the neutrals, the first player, the deal (EV 2.2).

use rand::RngExt;
use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::event::{Dealt, Event};
use super::options::{Options, RoyalSuite};
use super::pieces::{Address, Arrow, Card, Colour, Kind, Meeple, Spot};
use super::table::{Apartment, Chain, State, Step, Table};
use super::turn;
use crate::rules::{Chance, Seat, Set, Unfit};

/// The match before the first starting meeple is placed.
pub(super) fn setup(options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
    options.check(seats)?;
    let mut chance = Chance::new(seed);
    let mut kinds = kinds(options);
    kinds.shuffle(&mut chance.occasion());
    let mut state = empty(options, seats, chance);
    for (apartment, kind) in state.table.apartments.iter_mut().zip(kinds) {
        apartment.kind = kind;
    }
    house_neutrals(&mut state);
    state.table.first = Seat(state.chance.occasion().random_range(0..seats));
    state.table.active = starter(&state.table);
    state.pile = (0..options.deck() as u8).map(Card).collect();
    state.pile.shuffle(&mut state.chance.occasion());
    Ok(state)
}

/// A match with an empty board, all owned meeples in the reserves and no cards.
pub(super) fn empty(options: &Options, seats: u8, chance: Chance) -> State {
    let mut colours = ArrayVec::new();
    let mut reserves = [Set::EMPTY; 4];
    for colour in Colour::ALL {
        for _ in 0..options.meeples_of(colour, seats) {
            if colour.seat().0 < seats {
                reserves[colour.index()].insert(Meeple::new(colours.len() as u8));
            }
            colours.push(colour);
        }
    }
    let table = Table {
        options: *options,
        seats,
        apartments: options.addresses().map(|_| Apartment::default()).collect(),
        colours,
        reserves,
        discards: ArrayVec::new(),
        playing: None,
        first: Seat(0),
        active: Seat(0),
        started: 0,
        turn: 0,
        reshuffles: 0,
        finisher: None,
        step: Step::StartApartment,
        chain: Chain::default(),
    };
    State { table, hands: [Set::EMPTY; 4], pile: ArrayVec::new(), chance }
}

/// The apartments of this match; the Royal Suite has replaced one (EV R32).
fn kinds(options: &Options) -> ArrayVec<[Kind; 64]> {
    let mut kinds: ArrayVec<[Kind; 64]> = (0..options.apartments())
        .map(|index| if index < options.haunted { Kind::Haunted } else { Kind::Standard })
        .collect();
    let replaced = match options.royal_suite {
        RoyalSuite::None => None,
        RoyalSuite::Standard => Some(Kind::Standard),
        RoyalSuite::Haunted => Some(Kind::Haunted),
    };
    if let Some(suite) = kinds.iter_mut().find(|kind| Some(**kind) == replaced) {
        *suite = Kind::RoyalSuite;
    }
    kinds
}

/// Puts each neutral meeple on an empty apartment without ghosts (EV 2.2.2).
fn house_neutrals(state: &mut State) {
    let seats = state.table.seats;
    let mut rng = state.chance.occasion();
    let mut homes: ArrayVec<[Address; 64]> =
        state.table.homes().filter(|(_, home)| home.kind != Kind::Haunted).map(|(address, _)| address).collect();
    homes.shuffle(&mut rng);
    for index in 0..state.table.colours.len() {
        if state.table.colours[index].seat().0 < seats {
            continue;
        }
        let Some(apartment) = homes.pop() else { break };
        let arrow = Arrow::ALL[rng.random_range(0..4u32) as usize];
        state.table.put(Spot { apartment, arrow }, Some(Meeple::new(index as u8)));
    }
}

/// Whose starting meeple is next: in reverse turn order, round by round (EV 2.2.3).
fn starter(table: &Table) -> Seat {
    let seats = table.seats;
    table.first.after(seats - 1 - table.started % seats, seats)
}

/// After a starting meeple: the next one, or the deal and the first turn.
pub(super) fn proceed(state: &mut State, tell: &mut impl FnMut(Event)) {
    let table = &mut state.table;
    table.started += 1;
    if table.started < table.seats * table.options.starting {
        table.active = starter(table);
        table.step = Step::StartApartment;
        return;
    }
    if table.options.cards {
        for _ in 0..state.table.options.hand {
            for steps in 0..state.table.seats {
                deal(state, state.table.first.after(steps, state.table.seats), tell);
            }
        }
    }
    state.table.active = state.table.first;
    turn::begin(state, tell);
}

/// Gives the top card of the pile, if there is one, to a seat.
pub(super) fn deal(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    if let Some(card) = state.pile.pop() {
        state.hands[seat.index()].insert(card);
        tell(Event::Dealt { seat, card: Some(Dealt { card, face: state.table.options.face(card) }) });
    }
}
