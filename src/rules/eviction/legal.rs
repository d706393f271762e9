//! Which decisions are allowed, and which rule forbids the others.

use super::moves::Move;
use super::pieces::{Address, Arrow, Colour, Face, Kind, Spot};
use super::table::{State, Step, Table};
use crate::rules::Refusal;

type Verdict = Result<(), Refusal>;

fn refuse(rule: &'static str, reason: &'static str) -> Verdict {
    Err(Refusal { rule, reason })
}

/// Whether a move is allowed now.
pub(super) fn allows(state: &State, mv: Move) -> Verdict {
    let table = &state.table;
    match (table.step, mv) {
        (Step::Over, _) => refuse("EV 2.6", "over"),
        (Step::Card, Move::Card(face)) => card(state, face),
        (Step::Card, Move::Discard(face)) => discard(state, face),
        (Step::Draw, Move::Draw) | (Step::LastChance { .. }, Move::Pass) => Ok(()),
        (step, Move::Apartment(address)) => within(table, address).and_then(|()| apartment(table, step, address)),
        (step, Move::Arrow(named)) => arrow(table, step, named),
        (step, Move::Meeple(spot)) => within(table, spot.apartment).and_then(|()| meeple(table, step, spot)),
        _ => wrong_decision(),
    }
}

/// Appends all legal moves, in their order.
pub(super) fn list(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    match table.step {
        Step::Over => {}
        Step::Card => list_cards(state, moves),
        Step::Draw => moves.push(Move::Draw),
        step @ (Step::StartArrow { .. } | Step::HomeArrow { .. } | Step::Arrival { .. } | Step::PutBack { .. }) => {
            moves.extend(Arrow::ALL.into_iter().filter(|&named| arrow(table, step, named).is_ok()).map(Move::Arrow));
        }
        step @ (Step::Departing | Step::SwapFirst | Step::SwapSecond { .. } | Step::Settlement { .. }) => {
            let counts = table.on_board();
            let allowed = |spot: Spot| match step {
                Step::Departing => counts[colour_at(table, spot).index()] > 1,
                _ => meeple(table, step, spot).is_ok(),
            };
            moves.extend(table.occupied().map(|(spot, _)| spot).filter(|&spot| allowed(spot)).map(Move::Meeple));
        }
        step @ (Step::StartApartment
        | Step::Home
        | Step::Forced
        | Step::Renovating
        | Step::Wave
        | Step::LastChance { .. }) => {
            moves.extend(
                table
                    .options
                    .addresses()
                    .filter(|&address| apartment(table, step, address).is_ok())
                    .map(Move::Apartment),
            );
            if matches!(step, Step::LastChance { .. }) {
                moves.push(Move::Pass);
            }
        }
    }
}

fn wrong_decision() -> Verdict {
    refuse("EV R22", "wrong-decision")
}

fn within(table: &Table, address: Address) -> Verdict {
    if table.options.has(address) { Ok(()) } else { refuse("EV 1", "outside") }
}

/// The different faces in the hand of the active seat, in order. Card ids run
/// through the faces, so equal ones are neighbours.
fn faces(state: &State) -> impl Iterator<Item = Face> {
    let options = &state.table.options;
    let mut last = None;
    state.hands[state.table.active.index()]
        .iter()
        .map(|card| options.face(card))
        .filter(move |&face| last.replace(face) != Some(face))
}

fn list_cards(state: &State, moves: &mut Vec<Move>) {
    moves.extend(faces(state).filter(|&face| has_effect(&state.table, face)).map(Move::Card));
    if moves.is_empty() {
        moves.extend(faces(state).map(Move::Discard));
    }
}

fn card(state: &State, face: Face) -> Verdict {
    if state.card_in_hand(state.table.active, face).is_none() {
        refuse("EV 2.3", "not-in-hand")
    } else if !has_effect(&state.table, face) {
        refuse("EV R29", "no-effect")
    } else {
        Ok(())
    }
}

fn discard(state: &State, face: Face) -> Verdict {
    if state.card_in_hand(state.table.active, face).is_none() {
        refuse("EV 2.3", "not-in-hand")
    } else if faces(state).any(|face| has_effect(&state.table, face)) {
        refuse("EV R29", "must-play")
    } else {
        Ok(())
    }
}

/// Whether a card with this face has a legal target (EV 2.4).
fn has_effect(table: &Table, face: Face) -> bool {
    let mut homes = table.apartments.iter();
    match face {
        Face::Key(colour) => homes.any(|home| table.houses(home, colour)),
        Face::NewLease => homes.any(|home| home.is_empty() || table.houses(home, table.active.into())),
        Face::Communication | Face::ForcedEviction | Face::Renovation => homes.any(|home| !home.is_empty()),
        Face::DepartureDay => table.on_board().into_iter().any(|count| count > 1),
        Face::ApartmentSwap => table.occupied().nth(1).is_some(),
    }
}

fn apartment(table: &Table, step: Step, address: Address) -> Verdict {
    let home = table.apartment(address);
    match step {
        Step::StartApartment if !home.is_empty() => refuse("EV 2.2", "start-occupied"),
        Step::StartApartment if home.kind == Kind::Haunted => refuse("EV 2.2", "start-haunted"),
        Step::StartApartment => Ok(()),
        Step::Home => move_in(table, address),
        Step::Forced if home.is_empty() => refuse("EV R9", "nobody-to-evict"),
        Step::Renovating if home.is_empty() => refuse("EV 2.4", "nobody-to-renovate"),
        Step::Forced | Step::Renovating => Ok(()),
        Step::Wave if table.chain.wave.contains(address) => Ok(()),
        Step::Wave if home.is_full() => refuse("EV 2.5.2", "next-wave"),
        Step::Wave => refuse("EV 2.5.2", "not-in-wave"),
        Step::LastChance { .. } if home.count() >= 3 => refuse("EV 2.6", "last-chance-three"),
        Step::LastChance { .. } if !table.houses(home, table.active.into()) => refuse("EV 2.6", "last-chance-colour"),
        Step::LastChance { .. } => Ok(()),
        _ => wrong_decision(),
    }
}

/// Where the card that was played, or the game without cards, lets a meeple move in.
fn move_in(table: &Table, address: Address) -> Verdict {
    let home = table.apartment(address);
    let own = Colour::from(table.active);
    match table.playing.map(|card| table.options.face(card)) {
        None if home.is_empty() => refuse("EV 2.8", "nobody-home"),
        Some(Face::Key(colour)) if !table.houses(home, colour) => refuse("EV 2.4", "key-colour"),
        Some(Face::Communication) if home.is_empty() => refuse("EV R27", "nobody-home"),
        Some(Face::NewLease) if !home.is_empty() && !table.houses(home, own) => refuse("EV R27", "lease"),
        _ => Ok(()),
    }
}

fn arrow(table: &Table, step: Step, named: Arrow) -> Verdict {
    let apartment = match step {
        Step::StartArrow { apartment } | Step::HomeArrow { apartment } | Step::PutBack { apartment } => apartment,
        Step::Arrival { to, .. } => to,
        _ => return wrong_decision(),
    };
    if table.at(Spot { apartment, arrow: named }).is_some() { refuse("EV 1", "arrow-taken") } else { Ok(()) }
}

fn meeple(table: &Table, step: Step, spot: Spot) -> Verdict {
    let asked = matches!(step, Step::Departing | Step::SwapFirst | Step::SwapSecond { .. } | Step::Settlement { .. });
    if !asked {
        return wrong_decision();
    }
    if table.at(spot).is_none() {
        return refuse("EV R22", "no-meeple");
    }
    match step {
        Step::SwapSecond { first } if spot == first => refuse("EV 2.4", "same-meeple"),
        Step::Settlement { apartment } if spot.apartment != apartment => refuse("EV 2.5.8", "not-this-apartment"),
        Step::Departing if is_last(table, spot) => refuse("EV 2.4", "last-of-colour"),
        Step::Settlement { .. } if is_last(table, spot) => refuse("EV R26", "last-of-colour"),
        _ => Ok(()),
    }
}

fn colour_at(table: &Table, spot: Spot) -> Colour {
    table.at(spot).map(|meeple| table.colour(meeple)).unwrap_or_default()
}

/// Whether nobody else of the colour of the meeple standing there is on the board.
fn is_last(table: &Table, spot: Spot) -> bool {
    table.on_board()[colour_at(table, spot).index()] < 2
}
