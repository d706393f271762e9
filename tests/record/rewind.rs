//! Taking back, making again, and winding to any point.

use tenement::levels::Leveled;
use tenement::record::{Final, Match, Whose};
use tenement::rules::eviction::Eviction;
use tenement::rules::{Game, Seat, digest};

use crate::{every_game, fresh, play_on, played};

fn wound_anywhere<G: Leveled>() {
    let whole = played::<G>(*G::seats().end(), 3, 120);
    let made = whole.record().moves.len();
    let mut states = vec![];
    let mut proofs = vec![];
    let mut game = whole.clone();
    for to in 0..=made {
        game.go_to(to);
        assert_eq!(game.record().moves, whole.record().moves[..to]);
        states.push(digest(game.state()));
        proofs.push(game.proof());
    }
    for to in [made, 0, made / 2, 1, made - 1, made / 3, made + 50, 0] {
        game.go_to(to);
        let to = to.min(made);
        assert_eq!((digest(game.state()), game.proof()), (states[to], proofs[to]), "{} after {to} moves", G::NAME);
        let ahead: Vec<G::Move> = game.undone().collect();
        assert_eq!(ahead, whole.record().moves[to..]);
    }
    game.go_to(made);
    assert_eq!((game.record(), game.state()), (whole.record(), whole.state()));
}

#[test]
fn a_match_can_be_wound_to_any_point() {
    every_game!(wound_anywhere);
}

fn branches<G: Leveled>() {
    let whole = played::<G>(*G::seats().start(), 5, 60);
    let mut game = whole.clone();
    game.go_to(20);
    let next = game.ahead().expect("it went on");
    game.play(next).expect("it was played before");
    assert_eq!(game.undone().len(), whole.record().moves.len() - 21, "the same decision leaves the rest ready");
    let mut legal = Vec::new();
    loop {
        let next = game.ahead().expect("there is a choice somewhere");
        G::legal_moves(game.state(), &mut legal);
        if let Some(&other) = legal.iter().find(|&&other| other != next) {
            game.play(other).expect("it is listed");
            assert_eq!(game.undone().len(), 0, "another decision makes another match");
            return;
        }
        game.play(next).expect("it was played before");
    }
}

#[test]
fn another_decision_forgets_what_was_taken_back() {
    every_game!(branches);
}

/// A person at seat 0, bots elsewhere.
fn against_bots(seat: Seat) -> Whose {
    if seat == Seat(0) { Whose::Own } else { Whose::Bot }
}

/// Without cards nobody learns anything new in the whole opening.
fn opening() -> Match<Eviction> {
    let mut game = fresh::<Eviction>("no-cards", 2, 4);
    play_on(&mut game, 12, 4);
    game
}

fn by(game: &Match<Eviction>) -> Seat {
    Eviction::to_act(game.state()).expect("somebody decides").seat
}

#[test]
fn decisions_of_bots_are_taken_back_with_ones_own() {
    let mut game = opening();
    // On to a decision of seat 0 that follows one of seat 1.
    while by(&game) != Seat(0) {
        play_on(&mut game, 1, 9);
    }
    let whole = game.clone();
    let undone = game.undo(against_bots).expect("nothing new was shown");
    assert!(undone.len() > 1, "the bot had decided since");
    assert_eq!(by(&game), Seat(0));
    assert_eq!(game.record().moves.len() + undone.len(), whole.record().moves.len());
    assert_eq!(game.undone().collect::<Vec<_>>(), undone);
    game.go_to(whole.record().moves.len());
    assert_eq!(game.state(), whole.state(), "made again, it is the same match");
}

#[test]
fn before_the_first_decision_of_ones_own_there_is_nothing_to_take_back() {
    let mut game = fresh::<Eviction>("no-cards", 2, 4);
    let bot = by(&game);
    let person = |seat| if seat == bot { Whose::Bot } else { Whose::Own };
    play_on(&mut game, 1, 1);
    assert_eq!(game.undo(person), Err(Final::Nothing), "only a bot has decided");
    assert_eq!(game.record().moves.len(), 1);
}

#[test]
fn what_another_person_decided_is_not_taken_back() {
    let mut game = opening();
    let last = by(&game);
    play_on(&mut game, 1, 9);
    let whose = |seat| if seat == last { Whose::Other } else { Whose::Own };
    assert_eq!(game.may_undo(whose), Err(Final::OtherSeat));
}
