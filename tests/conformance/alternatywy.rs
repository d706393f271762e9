//! Alternatywy 4 keeps the contract.

use std::fs::read_to_string;

use tenement::rules::alternatywy::{
    Alternatywy, Bonus, Card, Character, Deed, Event, Forced, Gone, Good, Kind, Move, Options, Place, State, Step,
    Task, Token, Trait, Variant, Way,
};
use tenement::rules::{Seat, SetupFile};

use crate::support::conform::{Conform, conform};

impl Conform for Alternatywy {
    // A Sudden end of thirty Stages takes some four thousand.
    const MOST_DECISIONS: usize = 8000;

    fn moves() -> Vec<Move> {
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
    fn count_pieces(state: &State) {
        let table = &state.table;
        let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter()).collect();
        cards.extend(state.deck.iter().chain(table.discards.iter()).chain(state.passing));
        cards.extend(table.agenda.iter().filter_map(|task| match task {
            Task::Resolve(played) => Some(played.card),
            Task::Drop(_, card) => Some(*card),
            _ => None,
        }));
        cards.sort_unstable();
        assert!(cards.into_iter().eq(table.options.deck.all().iter()), "a card is lost or doubled");
        let held = state.goods.iter().chain(&state.bids).chain([&state.door, &state.supply, &state.goods_lost]);
        let mut tokens: Vec<Token> = held.flat_map(|tokens| tokens.iter()).collect();
        tokens.extend(table.goods_gone.iter().chain(state.offered.iter()));
        tokens.sort_unstable();
        assert!(tokens.into_iter().eq(table.options.goods.all().iter()), "a token is lost or doubled");
        assert!(table.trash.iter().all(|&trash| trash <= 3) && table.denunciations.iter().all(|&held| held <= 12));
        for seat in Seat::all(table.seats) {
            let (points, ledger) = (i16::from(table.points_of(seat)), table.ledgers[seat.index()]);
            assert_eq!(ledger.sources.iter().sum::<i16>(), points);
            let start = i16::from(table.options.start_points);
            assert_eq!(start + ledger.stages.iter().map(|&by| i16::from(by)).sum::<i16>(), points);
        }
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

fn alternatywy(name: &str, change: impl Fn(&mut Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/alternatywy/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = SetupFile::<Alternatywy>::parse_standard(&read("standard")).unwrap();
    let file = if name == "standard" { standard } else { SetupFile::parse(&read(name), &standard).unwrap() };
    for (seats, mut options) in file.tables {
        change(&mut options);
        conform::<Alternatywy>(&options, seats, 0..6);
    }
}

#[test]
fn standard() {
    alternatywy("standard", |_| {});
}

#[test]
fn first_game() {
    alternatywy("first-game", |_| {});
}

#[test]
fn longer() {
    alternatywy("longer", |_| {});
}

#[test]
fn longest() {
    alternatywy("longest", |_| {});
}

#[test]
fn sudden_end() {
    alternatywy("sudden-end", |_| {});
}

#[test]
fn sudden_end_that_never_comes() {
    alternatywy("sudden-end", |options| {
        options.variant = Variant::Sudden { last_stage: 30 };
        options.start_points = 1;
    });
}

#[test]
fn with_every_other_option_turned() {
    alternatywy("standard", |options| {
        options.random_characters = true;
        options.single_breakdown = true;
        options.lady_plays_to_all = true;
        options.ban_professor = true;
        options.hand_limit = 3;
    });
}
