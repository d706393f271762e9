//! Landlord! keeps the contract.

use std::fs::read_to_string;

use tenement::rules::Seat;
use tenement::rules::landlord::{self, Flat, HouseId, Kind, Landlord, Place, Use};

use crate::support::conform::{Conform, conform};

impl Conform for Landlord {
    // Two greedy hoarders can lay, raise and take down for thirty rounds.
    const MOST_DECISIONS: usize = 60_000;

    fn moves() -> Vec<landlord::Move> {
        use landlord::Move;
        let places = || {
            let flats = |house| (0..7).map(move |flat| Place { house: HouseId(house), flat: Flat(flat) });
            (0..8).flat_map(flats)
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
        moves.extend((0..60).flat_map(|amount| [Move::Pay(amount), Move::Charge(amount)]));
        moves.extend((0..8).map(|house| Move::House(HouseId(house))));
        moves.extend(places().flat_map(|place| [Move::Recall(place), Move::Flat(place), Move::Resident(place)]));
        moves
    }

    /// Every card but Jail is in one place, floors hide as many cards as there
    /// are, nobody shares a flat, and money only comes and goes by the ledger.
    fn count_pieces(state: &landlord::State) {
        let table = &state.table;
        let mut cards: Vec<landlord::Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.pile.iter().chain(&table.discards).copied().chain(table.playing));
        cards.extend(table.starting_roofs.iter().flatten());
        cards.extend(table.crime().and_then(|crime| crime.error).map(|(card, _)| card));
        for house in &table.houses {
            let floors = &state.floors[usize::from(house.id.0)];
            assert_eq!(floors.len(), house.floors.len());
            assert!(house.floors.iter().zip(floors).all(|(open, floor)| open.is_none_or(|open| open == *floor)));
            cards.extend(floors);
            cards.extend(house.cellar.into_iter().chain(house.finish).chain(house.over));
            cards.extend(house.residents.iter().flat_map(|who| std::iter::once(who.card).chain(who.refusal)));
            for flat in (0..7).map(Flat) {
                let there = house.residents.iter().filter(|who| who.lives_in(flat)).count();
                assert!(there <= usize::from(house.all_flats().any(|known| known == flat)));
            }
        }
        cards.sort_unstable();
        assert!(cards.into_iter().eq(table.options.cards()), "a card is lost or doubled");
        if !table.options.hidden_money {
            let passed: i32 = state.ledgers.iter().map(|ledger| ledger.fees + ledger.trades).sum();
            assert_eq!(passed, 0, "what one pays another gets");
        }
        assert!(state.ledgers.iter().all(|ledger| ledger.money() >= 0));
        for seat in Seat::all(table.seats) {
            let known = table.known[seat.index()];
            assert!(known.without(state.hands[seat.index()]).is_empty(), "known cards are in the hand");
        }
    }

    fn secret_of(event: &landlord::Event) -> Option<Vec<Seat>> {
        use landlord::Event;
        match event {
            Event::FloorLaid { seat, card: Some(_), open: false, .. }
            | Event::FloorReturned { seat, card: Some(_) }
            | Event::Drawn { seat, card: Some(_), .. } => Some(vec![*seat]),
            _ => None,
        }
    }

    fn asked_in_secret(prompt: &landlord::Step) -> bool {
        prompt.window().is_some()
    }
}

fn landlord(name: &str, change: impl Fn(&mut landlord::Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/landlord/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = tenement::rules::SetupFile::<Landlord>::parse_standard(&read("standard")).unwrap();
    let file =
        if name == "standard" { standard } else { tenement::rules::SetupFile::parse(&read(name), &standard).unwrap() };
    for (seats, mut options) in file.tables {
        change(&mut options);
        conform::<Landlord>(&options, seats, 0..2);
    }
}

#[test]
fn landlord_standard() {
    landlord("standard", |_| {});
}

#[test]
fn landlord_first_game() {
    landlord("starter", |_| {});
}

#[test]
fn landlord_first_to_75() {
    landlord("seventy-five", |_| {});
}

#[test]
fn landlord_mild() {
    landlord("mild", |_| {});
}

#[test]
fn landlord_bazaar() {
    landlord("bazaar", |_| {});
}

#[test]
fn landlord_with_every_other_option_turned() {
    landlord("standard", |options| {
        options.ending = landlord::Ending::Rounds(6);
        options.strict_two_floors = true;
        options.jail_income = landlord::JailIncome::PerHouse;
        options.minimum_income = 0;
        (options.start_money, options.seat_compensation) = (20, 3);
        (options.round_cap, options.offers_per_rival) = (10, 5);
        options.dealer = Some(Seat(0));
        options.free_counters = true;
    });
}
