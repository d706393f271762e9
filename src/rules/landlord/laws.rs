//! What one must know to check matches of Landlord!

use super::{Card, Event, Flat, HouseId, Kind, Landlord, MOST_CHARGE, MOST_HOUSES, Move, Place, State, Step, Use};
use crate::rules::{Broken, Lawful, Seat};

impl Lawful for Landlord {
    // Two greedy hoarders can lay, raise and take down for thirty rounds.
    const MOST_DECISIONS: usize = 60_000;

    fn every_move() -> Vec<Move> {
        let houses = || 0..MOST_HOUSES as u8;
        let places = || {
            let flats = |house| (0..7).map(move |flat| Place { house: HouseId(house), flat: Flat(flat) });
            houses().flat_map(flats)
        };
        let mut moves = vec![
            Move::TakeDown,
            Move::Bail,
            Move::Accept,
            Move::Decline,
            Move::Report,
            Move::Pass,
            Move::Jail,
            Move::Buy,
            Move::Done,
            Move::Give(None),
            Move::Want(None),
        ];
        moves.extend(Use::ALL.map(Move::Politics));
        moves.extend(Kind::ALL.into_iter().flat_map(|kind| {
            let some = Some(kind);
            [Move::Floor(kind), Move::Finish(kind), Move::Play(kind), Move::Give(some), Move::Want(some)]
        }));
        moves.extend(Kind::ALL.map(Move::Counter));
        moves.extend(Seat::all(6).map(Move::Offer));
        // Richer than anybody gets, and more than may be charged.
        moves.extend((0..250).map(Move::Pay));
        moves.extend((0..=MOST_CHARGE + 1).map(Move::Charge));
        moves.extend(houses().map(|house| Move::House(HouseId(house))));
        moves.extend(places().flat_map(|place| [Move::Recall(place), Move::Flat(place), Move::Resident(place)]));
        moves
    }

    /// Every card but Jail is in one place, floors hide as many cards as there
    /// are, nobody shares a flat, and money only comes and goes by the ledger.
    fn count(state: &State) -> Result<(), Broken> {
        let table = &state.table;
        let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.pile.iter().chain(&table.discards).copied().chain(table.playing));
        cards.extend(table.starting_roofs.iter().flatten());
        cards.extend(table.crime().and_then(|crime| crime.error).map(|(card, _)| card));
        for house in &table.houses {
            let floors = &state.floors[usize::from(house.id.0)];
            let agree = floors.len() == house.floors.len()
                && house.floors.iter().zip(floors).all(|(open, floor)| open.is_none_or(|open| open == *floor));
            Broken::unless(agree, || format!("the floors of {:?} are not what they hide: {floors:?}", house.id))?;
            cards.extend(floors);
            cards.extend(house.cellar.into_iter().chain(house.finish).chain(house.over));
            cards.extend(house.residents.iter().flat_map(|who| std::iter::once(who.card).chain(who.refusal)));
            for flat in (0..7).map(Flat) {
                let there = house.residents.iter().filter(|who| who.lives_in(flat)).count();
                let room = there <= usize::from(house.all_flats().any(|known| known == flat));
                Broken::unless(room, || format!("{there} live in {flat:?} of {:?}", house.id))?;
            }
        }
        cards.sort_unstable();
        let all = cards.iter().copied().eq(table.options.cards());
        Broken::unless(all, || format!("a card is lost or doubled: {cards:?}"))?;
        if !table.options.hidden_money {
            let passed: i32 = state.ledgers.iter().map(|ledger| ledger.fees + ledger.trades).sum();
            Broken::unless(passed == 0, || format!("what one pays another does not get: {passed}"))?;
        }
        let solvent = state.ledgers.iter().all(|ledger| ledger.money() >= 0);
        Broken::unless(solvent, || format!("somebody is in debt: {:?}", state.ledgers))?;
        for seat in Seat::all(table.seats) {
            let lost = table.known[seat.index()].without(state.hands[seat.index()]);
            Broken::unless(lost.is_empty(), || format!("known of {seat:?}, but not in the hand: {lost:?}"))?;
        }
        Ok(())
    }

    fn secret_of(event: &Event) -> Option<Vec<Seat>> {
        match event {
            Event::FloorLaid { seat, card: Some(_), open: false, .. }
            | Event::FloorReturned { seat, card: Some(_) }
            | Event::Drawn { seat, card: Some(_), .. } => Some(vec![*seat]),
            _ => None,
        }
    }

    fn asked_in_secret(prompt: &Step) -> bool {
        prompt.window().is_some()
    }
}
