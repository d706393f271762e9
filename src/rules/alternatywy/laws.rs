//! What one must know to check matches of Alternatywy 4.

use super::{
    Alternatywy, Bonus, Card, Character, Deed, Event, Forced, Gone, Good, Kind, MOST_DENUNCIATIONS, MOST_TRASH, Move,
    Place, State, Step, Task, Token, Trait, Way,
};
use crate::rules::{Broken, Lawful, Seat};

impl Lawful for Alternatywy {
    // A Sudden end of thirty Stages takes some four thousand.
    const MOST_DECISIONS: usize = 8000;

    fn every_move() -> Vec<Move> {
        let mut moves = vec![
            Move::Blue,
            Move::CleanTwo,
            Move::Leave,
            Move::Clean,
            Move::File,
            Move::Decline,
            Move::Ask,
            Move::Yes,
            Move::Done,
        ];
        moves.extend(Character::ALL.map(Move::Character));
        moves.extend(Trait::ALL.map(Move::Trait));
        moves.extend(Place::ALL.map(Move::Place));
        moves.extend(Seat::all(6).map(Move::Seat));
        moves.extend(Deed::ALL.map(Move::Board));
        moves.extend(Kind::ALL.into_iter().flat_map(|kind| [Move::Play(kind), Move::Card(kind)]));
        moves.extend(Bonus::ALL.map(Move::Bonus));
        moves.extend(Way::ALL.map(Move::Avoid));
        moves.extend(Good::ALL.map(Move::Good));
        moves.extend((0..9).map(Move::Number));
        moves.extend((0..6).map(Move::Line));
        moves
    }

    /// Every card and every token is in one place, Trash and Denunciations keep
    /// their bounds, and VP are what their sources and Stages say.
    fn count(state: &State) -> Result<(), Broken> {
        let table = &state.table;
        let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.deck.iter().chain(table.discards.iter()).chain(state.passing));
        cards.extend(table.agenda.iter().filter_map(|task| match task {
            Task::Resolve(played) => Some(played.card),
            Task::Drop(_, card) => Some(*card),
            _ => None,
        }));
        cards.sort_unstable();
        let all = cards.iter().copied().eq(table.options.deck.all().iter());
        Broken::unless(all, || format!("a card is lost or doubled: {cards:?}"))?;
        let held = state.goods.iter().chain(&state.bids).chain([&state.door, &state.supply, &state.goods_lost]);
        let mut tokens: Vec<Token> = held.flat_map(|tokens| tokens.iter()).collect();
        tokens.extend(table.goods_gone.iter().chain(state.offered.iter()));
        tokens.sort_unstable();
        let all = tokens.iter().copied().eq(table.options.goods.all().iter());
        Broken::unless(all, || format!("a token is lost or doubled: {tokens:?}"))?;
        let clean = table.trash.iter().all(|&trash| trash <= MOST_TRASH);
        Broken::unless(clean, || format!("too much Trash: {:?}", table.trash))?;
        let known = table.denunciations.iter().all(|&held| held <= MOST_DENUNCIATIONS);
        Broken::unless(known, || format!("too many Denunciations: {:?}", table.denunciations))?;
        for seat in Seat::all(table.seats) {
            let (points, ledger) = (i16::from(table.points_of(seat)), table.ledgers[seat.index()]);
            let stages: i16 = ledger.stages.iter().map(|&by| i16::from(by)).sum();
            let agree = ledger.sources.iter().sum::<i16>() == points
                && i16::from(table.options.start_points) + stages == points;
            Broken::unless(agree, || format!("{seat:?} has {points} VP, and the ledger says {ledger:?}"))?;
        }
        Ok(())
    }

    fn secret_of(event: &Event) -> Option<Vec<Seat>> {
        match *event {
            Event::TraitChosen { seat, chosen: Some(_) }
            | Event::PlaceChosen { seat, place: Some(_) }
            | Event::Drawn { seat, card: Some(_) }
            | Event::Committed { seat, tokens: Some(_) }
            | Event::GoodTaken { seat, ware: Some(_) }
            | Event::GoodGone { seat, ware: Some(_), why: Gone::Materialist } => Some(vec![seat]),
            Event::Sent { by, forced: Forced::Sent, place: Some(_), .. } => Some(vec![by]),
            Event::CardGiven { from, to, card: Some(_) } => Some(vec![from, to]),
            Event::GoodMoved { from, to, ware: Some(_) } => Some(vec![from, to]),
            _ => None,
        }
    }

    fn asked_in_secret(prompt: &Step) -> bool {
        matches!(prompt, Step::React { .. })
    }
}
