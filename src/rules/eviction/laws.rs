//! What one must know to check matches of Eviction.

use super::{Address, Arrow, Card, Event, Eviction, Face, Meeple, Move, Spot, State};
use crate::rules::{Broken, Lawful, Seat};

impl Lawful for Eviction {
    // The longest are those of four: the deck is gone through five times.
    const MOST_DECISIONS: usize = 4000;

    fn every_move() -> Vec<Move> {
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
    fn count(state: &State) -> Result<(), Broken> {
        let table = &state.table;
        let mut meeples: Vec<Meeple> = table.occupied().map(|(_, meeple)| meeple).collect();
        meeples.extend(&table.chain.lifted);
        for seat in Seat::all(table.seats) {
            let reserve = table.reserves[seat.index()];
            let own = reserve.iter().all(|meeple| table.colour(meeple).seat() == seat);
            Broken::unless(own, || format!("somebody else's meeple is in the reserve of {seat:?}"))?;
            meeples.extend(reserve.iter());
        }
        meeples.sort_unstable();
        let all = (0..table.colours.len() as u8).map(Meeple::new);
        Broken::unless(meeples.iter().copied().eq(all), || format!("a meeple is lost or doubled: {meeples:?}"))?;
        let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.pile.iter().chain(&table.discards).copied().chain(table.playing));
        cards.sort_unstable();
        let all = (0..table.options.deck() as u8).map(Card);
        Broken::unless(cards.iter().copied().eq(all), || format!("a card is lost or doubled: {cards:?}"))
    }

    fn secret_of(event: &Event) -> Option<Vec<Seat>> {
        match event {
            Event::Dealt { seat, card: Some(_) } => Some(vec![*seat]),
            _ => None,
        }
    }
}
