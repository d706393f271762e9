//! Eviction keeps the contract.

use std::fs::read_to_string;

use tenement::rules::Seat;
use tenement::rules::eviction::{
    Address, Arrow, Card, Event, Eviction, Face, Meeple, Move, Options, RoyalSuite, SetupFile, Spot, State,
};

use crate::support::conform::{Conform, conform};

impl Conform for Eviction {
    // The longest are those of four: the deck is gone through five times.
    const MOST_DECISIONS: usize = 4000;

    fn moves() -> Vec<Move> {
        let addresses = || (0..8).flat_map(|row| (0..8).map(move |column| Address::new(row, column)));
        let spots = addresses().flat_map(|apartment| Arrow::ALL.map(|arrow| Spot { apartment, arrow }));
        let mut moves = vec![Move::Draw, Move::Pass];
        moves.extend(Face::ALL.into_iter().flat_map(|face| [Move::Card(face), Move::Discard(face)]));
        moves.extend(Arrow::ALL.map(Move::Arrow));
        moves.extend(addresses().map(Move::Apartment));
        moves.extend(spots.map(Move::Meeple));
        moves
    }

    /// Every meeple is on the board, lifted, or in the reserve of its owner; every
    /// card in a hand, the pile, the discards or in play.
    fn count_pieces(state: &State) {
        let table = &state.table;
        let mut meeples: Vec<Meeple> = table.occupied().map(|(_, meeple)| meeple).collect();
        meeples.extend(&table.chain.lifted);
        for seat in Seat::all(table.seats) {
            let reserve = table.reserves[seat.index()];
            assert!(reserve.iter().all(|meeple| table.colour(meeple).seat() == seat));
            meeples.extend(reserve.iter());
        }
        meeples.sort_unstable();
        assert!(meeples.into_iter().eq((0..table.colours.len() as u8).map(Meeple::new)), "a meeple is lost or doubled");
        let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.pile.iter().chain(&table.discards).copied().chain(table.playing));
        cards.sort_unstable();
        assert!(cards.into_iter().eq((0..table.options.deck() as u8).map(Card)), "a card is lost or doubled");
    }

    fn secret_of(event: &Event) -> Option<Vec<Seat>> {
        match event {
            Event::Dealt { seat, card: Some(_) } => Some(vec![*seat]),
            _ => None,
        }
    }
}

fn eviction(name: &str, change: impl Fn(&mut Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/eviction/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = SetupFile::parse_standard(&read("standard")).unwrap();
    for (seats, mut options) in SetupFile::parse(&read(name), &standard).unwrap().tables {
        change(&mut options);
        conform::<Eviction>(&options, seats, 0..3);
    }
}

#[test]
fn eviction_standard() {
    eviction("standard", |_| {});
}

#[test]
fn eviction_classic() {
    eviction("classic", |_| {});
}

#[test]
fn eviction_with_the_royal_suite() {
    eviction("suite", |_| {});
}

#[test]
fn eviction_with_the_royal_suite_for_a_haunted_apartment() {
    eviction("suite", |options| options.royal_suite = RoyalSuite::Haunted);
}

#[test]
fn eviction_with_renovation() {
    eviction("renovation", |_| {});
}

#[test]
fn eviction_with_both() {
    eviction("grand", |_| {});
}

#[test]
fn eviction_without_cards() {
    eviction("no-cards", |_| {});
}

#[test]
fn eviction_without_cards_but_with_neutrals() {
    eviction("no-cards", |options| options.neutrals = 2);
}

#[test]
fn eviction_on_the_smallest_grid_where_chains_can_be_endless() {
    eviction("grand", |options| (options.rows, options.columns, options.haunted) = (3, 3, 1));
}

#[test]
fn eviction_on_the_largest_grid_with_the_most_pieces() {
    eviction("grand", |options| {
        (options.rows, options.columns, options.neutrals, options.starting) = (8, 8, 9, 3);
        options.keys = 13;
    });
}

#[test]
fn eviction_with_one_card_a_hand() {
    eviction("standard", |options| options.hand = 1);
}
