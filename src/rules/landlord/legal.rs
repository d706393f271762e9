//! Which decisions are allowed, and which rule forbids the others.

use super::actions::why_not_play;
use super::house::{House, MOST_FLOORS, Resident};
use super::moves::Move;
use super::pieces::{HouseId, Kind, Place, Use};
use super::places::Places;
use super::table::{Business, State, Step, Table};
use super::windows;
use crate::rules::{Refusal, Seat, Set};

pub(super) type Verdict = Result<(), Refusal>;

pub(super) fn refuse(rule: &'static str, reason: &'static str) -> Verdict {
    Err(Refusal { rule, reason })
}

/// What leaving Jail costs, in M (LL 1.5).
pub const BAIL: u16 = 5;

/// The most money that can be asked for in a trade, in M (LL R69).
pub const MOST_CHARGE: u16 = 30;

/// Whether a move is allowed now.
pub(super) fn allows(state: &State, mv: Move) -> Verdict {
    let table = &state.table;
    match (table.step, mv) {
        (Step::Over, _) => refuse("LL 1.6", "over"),
        (Step::Act | Step::Site { .. }, _) => act(state, mv),
        (Step::Buy, Move::Buy | Move::Done) | (Step::OfferAnswer, Move::Accept | Move::Decline) => Ok(()),
        (Step::OfferGive, Move::Give(kind)) => give(state, kind),
        (Step::OfferWant, Move::Want(kind)) => want(table, kind),
        (Step::OfferMoney, Move::Pay(amount)) if amount > state.money(table.active) => refuse("LL R68", "not-so-rich"),
        (Step::OfferMoney, Move::Pay(_)) => Ok(()),
        (Step::OfferMoney, Move::Charge(_)) if !table.options.free_trade => refuse("LL R68", "only-buying"),
        (Step::OfferMoney, Move::Charge(1..=MOST_CHARGE)) => Ok(()),
        (Step::OfferMoney, Move::Charge(_)) => refuse("LL R69", "charge-range"),
        (step, Move::House(id)) => match table.house(id) {
            Some(house) => house_fits(state, step, house),
            None => refuse("LL 1.1", "no-such-house"),
        },
        (step, Move::Flat(place)) => flat(state, step, place),
        (step, Move::Resident(place)) => match resident_at(table, place) {
            Some((house, resident)) => resident_fits(table, step, house, resident),
            None => refuse("LL 1.1", "nobody-there"),
        },
        (step, mv) => windows::allows(state, step, mv),
    }
}

/// Appends all legal moves, in their order.
pub(super) fn list(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    match table.step {
        Step::Over => {}
        Step::Act => list_act(state, moves),
        Step::Site { .. } => {
            let held = kinds(state, table.active);
            moves.extend(floors(state, held).iter().map(Move::Floor));
            moves.extend(held.and(Kind::finishers()).iter().map(Move::Finish));
            moves.push(Move::TakeDown);
        }
        Step::ExamineHouse | Step::Alter | Step::TargetHouse | Step::ErrorHouse => {
            let fitting = table.houses.iter().filter(|house| house_fits(state, table.step, house).is_ok());
            let fitting: Set<HouseId> = fitting.map(|house| house.id).collect();
            moves.extend(fitting.iter().map(Move::House));
        }
        Step::ExamineTenant { .. }
        | Step::TargetResident
        | Step::MusicTenant
        | Step::DemolitionTenant
        | Step::ErrorTenant => {
            let residents = table.houses.iter().flat_map(|house| house.residents.iter().map(move |who| (house, who)));
            let fitting = residents.filter(|(house, who)| resident_fits(table, table.step, house, who).is_ok());
            let fitting: Places = fitting.map(|(house, who)| Place { house: house.id, flat: who.flat }).collect();
            fitting.iter().for_each(|place| moves.push(Move::Resident(place)));
        }
        Step::MoveIn
        | Step::Rehome { .. }
        | Step::MoveTo { .. }
        | Step::MusicPlace { .. }
        | Step::DemolitionPlace { .. } => {
            destinations(state, table.step).iter().for_each(|place| moves.push(Move::Flat(place)));
        }
        Step::OfferGive => {
            moves.push(Move::Give(None));
            moves.extend(kinds(state, table.active).iter().map(|kind| Move::Give(Some(kind))));
        }
        Step::OfferWant => {
            if table.options.free_trade {
                let every = std::iter::once(None).chain(Kind::ALL.into_iter().map(Some));
                moves.extend(every.filter(|&kind| want(table, kind).is_ok()).map(Move::Want));
            } else {
                moves.extend_from_slice(&[Move::Want(Some(Kind::Roof)), Move::Want(Some(Kind::FlatRoof))]);
            }
        }
        Step::OfferMoney => {
            moves.extend((0..state.money(table.active).saturating_add(1)).map(Move::Pay));
            if table.options.free_trade {
                moves.extend((1..=MOST_CHARGE).map(Move::Charge));
            }
        }
        Step::OfferAnswer => moves.extend_from_slice(&[Move::Accept, Move::Decline]),
        Step::Buy => moves.extend_from_slice(&[Move::Buy, Move::Done]),
        Step::Error | Step::Police | Step::SquattersPolice | Step::Suspicion | Step::Shield | Step::DoubleSystem => {
            windows::list(state, moves)
        }
    }
}

pub(super) fn wrong_decision() -> Verdict {
    refuse("LL 1.3", "wrong-decision")
}

// ------------------------------------------------------------------- step 2

/// The kinds a seat holds, an unused starting roof included (LL R7).
pub(super) fn kinds(state: &State, seat: Seat) -> Set<Kind> {
    let table = &state.table;
    let mut kinds: Set<Kind> = state.hands[seat.index()].iter().map(|card| table.kind(card)).collect();
    if let Some(roof) = table.starting_roofs[seat.index()] {
        kinds.insert(table.kind(roof));
    }
    kinds
}

/// How many cards that finish a house the active seat holds; 2 may be more.
fn finishing_cards(state: &State) -> u8 {
    let table = &state.table;
    let seat = table.active.index();
    let cards = state.hands[seat].and(table.options.deck.finishers());
    u8::from(table.starting_roofs[seat].is_some()) + u8::from(!cards.is_empty()) + u8::from(cards.has_several())
}

/// Which of the kinds held can be laid as the next floor (LL R67).
fn floors(state: &State, held: Set<Kind>) -> Set<Kind> {
    let table = &state.table;
    let full = match table.step {
        Step::Site { house } => table.house(house).is_none_or(|house| house.floors.len() == MOST_FLOORS),
        _ => table.this_turn.took_down,
    };
    if full {
        return Set::EMPTY;
    }
    match finishing_cards(state) {
        0 => Set::EMPTY,
        1 => held.without(Kind::finishers()),
        _ => held,
    }
}

fn list_act(state: &State, moves: &mut Vec<Move>) {
    let table = &state.table;
    let held = kinds(state, table.active);
    moves.extend(floors(state, held).iter().map(Move::Floor));
    moves.extend(plays(state, held).iter().map(Move::Play));
    if held.contains(Kind::Politics) {
        moves.extend(Use::ALL.into_iter().filter(|&usage| politics(state, usage).is_ok()).map(Move::Politics));
    }
    list_recalls(table, moves);
    moves.extend(bail(state).is_ok().then_some(Move::Bail));
    for seat in Seat::all(table.seats) {
        // As good as a condition, but nothing for the processor to guess.
        let with = moves.len() + usize::from(may_offer(state, seat));
        moves.push(Move::Offer(seat));
        moves.truncate(with);
    }
    moves.push(Move::Done);
}

/// Which of the kinds held can be played as what they are.
fn plays(state: &State, held: Set<Kind>) -> Set<Kind> {
    // Whoever lives in flats needs nothing but a place.
    let lodgers = held.and(state.table.streets().housed.into());
    let others = held.without(Kind::lodgers()).without(Kind::never_played());
    lodgers.or(others.iter().filter(|&kind| why_not_play(state, kind).is_ok()).collect())
}

fn list_recalls(table: &Table, moves: &mut Vec<Move>) {
    if !table.streets().mothers.contains(table.active) {
        return;
    }
    let mut places = Places::default();
    for house in table.street(table.active) {
        let mothers = house.residents.iter().filter(|who| recall(table, house, who).is_ok());
        mothers.for_each(|who| places.add(house.id, 1 << who.flat.0));
    }
    places.iter().for_each(|place| moves.push(Move::Recall(place)));
}

fn act(state: &State, mv: Move) -> Verdict {
    let table = &state.table;
    let on_site = matches!(table.step, Step::Site { .. });
    match mv {
        Move::Floor(kind) => floor(state, kind),
        Move::Finish(_) | Move::TakeDown if !on_site => refuse("LL R67", "no-site"),
        Move::Finish(kind) if !kind.finishes() => refuse("LL 1.3", "no-finisher"),
        Move::Finish(kind) if !state.has_card(table.active, kind) => refuse("LL 1.3", "not-in-hand"),
        Move::Finish(_) | Move::TakeDown => Ok(()),
        Move::Play(_) | Move::Politics(_) | Move::Recall(_) | Move::Bail | Move::Offer(_) | Move::Done if on_site => {
            refuse("LL R67", "site-open")
        }
        Move::Play(kind) => play(state, kind),
        Move::Politics(_) if state.held(table.active, Kind::Politics).is_empty() => refuse("LL 1.3", "not-in-hand"),
        Move::Politics(usage) => politics(state, usage),
        Move::Recall(place) => match resident_at(table, place) {
            Some((house, resident)) => recall(table, house, resident),
            None => refuse("LL 1.1", "nobody-there"),
        },
        Move::Bail => bail(state),
        Move::Offer(seat) => offer(state, seat),
        Move::Done => Ok(()),
        _ => wrong_decision(),
    }
}

fn floor(state: &State, kind: Kind) -> Verdict {
    let table = &state.table;
    let full = match table.step {
        Step::Site { house } => table.house(house).is_some_and(|house| house.floors.len() == MOST_FLOORS),
        _ => false,
    };
    if full {
        refuse("LL 1.3", "five-floors")
    } else if table.step == Step::Act && table.this_turn.took_down {
        refuse("LL R67", "took-down")
    } else if !state.has_card(table.active, kind) {
        refuse("LL 1.3", "not-in-hand")
    } else if finishing_cards(state) <= u8::from(kind.finishes()) {
        refuse("LL R67", "no-roof-left")
    } else {
        Ok(())
    }
}

fn play(state: &State, kind: Kind) -> Verdict {
    if !state.has_card(state.table.active, kind) { refuse("LL 1.3", "not-in-hand") } else { why_not_play(state, kind) }
}

fn politics(state: &State, usage: Use) -> Verdict {
    why_not_play(
        state,
        match usage {
            Use::Demolition => Kind::Demolition,
            Use::OwnUse => Kind::OwnUse,
            Use::Jail => Kind::Law,
        },
    )
}

fn recall(table: &Table, house: &House, resident: &Resident) -> Verdict {
    if table.kind(resident.card) != Kind::MotherChild || table.options.starter_game {
        refuse("LL 1.4", "not-recalled")
    } else if house.owner != table.active {
        refuse("LL R30", "not-her-landlord")
    } else if table.this_turn.recalled.contains(resident.card) {
        refuse("LL R77", "recalled-already")
    } else {
        Ok(())
    }
}

fn bail(state: &State) -> Verdict {
    if state.table.jailed != Some(state.table.active) {
        refuse("LL 1.5", "not-in-jail")
    } else if state.money(state.table.active) < BAIL {
        refuse("LL R43", "no-bail")
    } else {
        Ok(())
    }
}

/// Whether this seat of the table can be made an offer.
fn may_offer(state: &State, seat: Seat) -> bool {
    let table = &state.table;
    let at = seat.index();
    let has_cards = !state.hands[at].is_empty() | table.starting_roofs[at].is_some();
    (seat != table.active) & has_cards & (table.this_turn.offers[at] < table.options.offers_per_rival)
}

fn offer(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    if seat.0 >= table.seats || seat == table.active {
        refuse("LL R68", "no-rival")
    } else if state.hands[seat.index()].is_empty() && table.starting_roofs[seat.index()].is_none() {
        refuse("LL R106", "rival-without-cards")
    } else if table.this_turn.offers[seat.index()] >= table.options.offers_per_rival {
        refuse("LL R68", "offers-used")
    } else {
        Ok(())
    }
}

fn give(state: &State, kind: Option<Kind>) -> Verdict {
    match kind {
        Some(kind) if !state.has_card(state.table.active, kind) => refuse("LL R69", "not-in-hand"),
        _ => Ok(()),
    }
}

fn want(table: &Table, kind: Option<Kind>) -> Verdict {
    let free = table.options.free_trade;
    let gives = table.trade().is_some_and(|trade| trade.give.is_some());
    match kind {
        None if !free || !gives => refuse("LL R69", "no-card-at-all"),
        None => Ok(()),
        Some(Kind::Roof | Kind::FlatRoof) => Ok(()),
        Some(_) if !free => refuse("LL R68", "only-roofs"),
        Some(kind) => {
            let deck = &table.options.deck;
            if kind == Kind::Jail || deck.count(kind) == 0 || table.options.mild && kind.is_crime() {
                refuse("LL R69", "not-in-deck")
            } else {
                Ok(())
            }
        }
    }
}

// ------------------------------------------------------------------ targets

pub(super) fn resident_at(table: &Table, place: Place) -> Option<(&House, &Resident)> {
    let house = table.house(place.house)?;
    Some((house, house.residents.iter().find(|resident| resident.flat == place.flat)?))
}

fn house_fits(state: &State, step: Step, house: &House) -> Verdict {
    let table = &state.table;
    match step {
        Step::ExamineHouse if !table.this_turn.unexamined.contains(house.id) => refuse("LL R71", "not-to-examine"),
        Step::ExamineHouse if !table.has_tenant(house) => refuse("LL R71", "no-tenant-there"),
        Step::ExamineHouse => Ok(()),
        Step::Alter | Step::TargetHouse => match table.action() {
            Some(kind) => super::actions::strikes_house(table, kind, house),
            None => wrong_decision(),
        },
        Step::ErrorHouse => match table.crime() {
            Some(crime) if house.owner != crime.criminal => refuse("LL R35", "not-the-attackers"),
            Some(_) => Ok(()),
            None => wrong_decision(),
        },
        _ => wrong_decision(),
    }
}

fn resident_fits(table: &Table, step: Step, house: &House, resident: &Resident) -> Verdict {
    let kind = table.kind(resident.card);
    match step {
        Step::ExamineTenant { house: examined } => {
            if house.id == examined && table.best_payers(house).contains(resident) {
                Ok(())
            } else {
                refuse("LL R11", "not-the-best-payer")
            }
        }
        Step::TargetResident => match table.action() {
            Some(action) => super::actions::strikes_resident(table, action, house, resident),
            None => wrong_decision(),
        },
        Step::MusicTenant => match table.musicians.first() {
            Some(music) if house.id != music.house || !music.leaving.contains(resident.card) => {
                refuse("LL R72", "does-not-leave")
            }
            Some(_) if !table.finds_place(kind, Some(house.id)) => refuse("LL R72", "no-place-for-it"),
            Some(_) => Ok(()),
            None => wrong_decision(),
        },
        Step::DemolitionTenant => match table.business {
            Business::Demolishing { house: demolished } if house.id == demolished => Ok(()),
            _ => refuse("LL R73", "does-not-leave"),
        },
        Step::ErrorTenant => match table.crime() {
            Some(crime) if house.owner != crime.criminal => refuse("LL R36", "not-the-attackers"),
            Some(_) if !kind.is_tenant() => refuse("LL R36", "no-squatters"),
            Some(_) if kind == Kind::Single && !table.options.starter_game => refuse("LL R36", "single"),
            Some(_) => Ok(()),
            None => wrong_decision(),
        },
        _ => wrong_decision(),
    }
}

/// The flats that can be chosen at this step.
pub(super) fn destinations(state: &State, step: Step) -> Places {
    let table = &state.table;
    let tenant = |place| resident_at(table, place).map(|(house, who)| (house, who, table.kind(who.card)));
    let places = match step {
        Step::MoveIn => table.playing.map(|card| table.places(table.kind(card), |_| true)),
        Step::Rehome { tenant: from } => tenant(from).map(|(house, _, kind)| super::examine::homes(table, house, kind)),
        Step::MoveTo { tenant: from } => tenant(from).map(|(house, who, kind)| {
            let mut places = table.places(kind, |other| other.id != house.id);
            places.add(house.id, table.inner_moves(house, who));
            places
        }),
        Step::MusicPlace { tenant: from } => {
            tenant(from).map(|(house, _, kind)| table.places(kind, |other| other.id != house.id))
        }
        Step::DemolitionPlace { tenant: from } => {
            tenant(from).map(|(house, who, _)| table.rehousing_places(house, who.card))
        }
        _ => None,
    };
    places.unwrap_or_default()
}

/// Whether a flat can be chosen, or why not.
fn flat(state: &State, step: Step, place: Place) -> Verdict {
    let table = &state.table;
    let moving = match step {
        Step::MoveIn => table.playing,
        Step::Rehome { tenant }
        | Step::MoveTo { tenant }
        | Step::MusicPlace { tenant }
        | Step::DemolitionPlace { tenant } => table.lodger(tenant),
        _ => None,
    };
    let Some(kind) = moving.map(|card| table.kind(card)) else { return wrong_decision() };
    let enters = || {
        let entrances = table.house(place.house).map_or(0, |house| table.entrances(kind, house));
        entrances.checked_shr(place.flat.0.into()).is_some_and(|from| from & 1 == 1)
    };
    let among = match step {
        // Any place that suits will do: no need to look at the others.
        Step::MoveIn => enters(),
        Step::MoveTo { tenant } | Step::MusicPlace { tenant } if tenant.house != place.house => enters(),
        _ => destinations(state, step).contains(place),
    };
    if among { Ok(()) } else { why_no_flat(table, step, kind, place) }
}

/// Why somebody cannot live there (LL 1.3, 1.4).
fn why_no_flat(table: &Table, step: Step, kind: Kind, place: Place) -> Verdict {
    let Some(house) = table.house(place.house) else { return refuse("LL 1.1", "no-such-house") };
    let (left, rule) = match step {
        Step::Rehome { tenant } => (Some(tenant.house), "LL R71"),
        Step::MusicPlace { tenant } => (Some(tenant.house), "LL R72"),
        Step::DemolitionPlace { tenant } => (Some(tenant.house), "LL R73"),
        _ => (None, ""),
    };
    // Inside its house a tenant does not enter, and its own flats count as empty (LL R70).
    let inside = match step {
        Step::MoveTo { tenant } if tenant.house == house.id => resident_at(table, tenant).map(|(_, who)| who),
        _ => None,
    };
    let entering = inside.is_none();
    let free = house.free() | inside.map_or(0, Resident::covers);
    let terms = table.options.deck.terms(kind);
    let texts = !table.options.starter_game;
    let hippies_here = table.has(house, Kind::Hippies);
    if !house.is_finished() {
        refuse("LL R67", "building-site")
    } else if left == Some(house.id) {
        refuse(rule, "another-house")
    } else if entering && terms.max_height.is_some_and(|most| house.height() > most) {
        refuse("LL 1.3", "too-high")
    } else if texts && entering && kind == Kind::Hippies && !house.residents.is_empty() && !hippies_here {
        refuse("LL 1.4", "hippies-want-empty")
    } else if texts && entering && kind != Kind::Hippies && hippies_here {
        refuse("LL 1.4", "hippies-live-there")
    } else if !house.all_flats().any(|flat| flat == place.flat) {
        refuse("LL 1.1", "no-such-flat")
    } else if inside.is_some_and(|who| who.flat == place.flat) {
        refuse("LL R70", "same-flat")
    } else if free >> place.flat.0 & 1 == 0 {
        refuse("LL 1.3", "flat-taken")
    } else if texts && kind == Kind::Pensioner && place.flat.0 > 1 {
        refuse("LL 1.4", "pensioner-stairs")
    } else if table.entrances(kind, house) >> place.flat.0 & 1 == 0 || !entering {
        refuse("LL R1", "two-flats")
    } else if matches!(step, Step::Rehome { .. }) {
        refuse("LL R71", "nearer-home-first")
    } else {
        refuse("LL R73", "others-homeless")
    }
}
