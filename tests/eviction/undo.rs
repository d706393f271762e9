//! What may be taken back (EV R20, R36).

use tenement::record::{Final, Match, Whose};
use tenement::rules::eviction::{Eviction, Step};
use tenement::rules::{Game, Seat};

use crate::support::{Scene, options};

fn begin(scene: Scene) -> Match<Eviction> {
    let state = scene.load().unwrap();
    Match::from_state(state, scene.options, scene.seats, 1)
}

fn play(game: &mut Match<Eviction>, moves: &str) {
    for mv in moves.split(';') {
        game.play(mv.trim().parse().unwrap()).unwrap();
    }
}

/// A person sits at every seat, and this one wants a decision back.
fn only(seat: u8) -> impl Fn(Seat) -> Whose {
    move |by| if by == Seat(seat) { Whose::Own } else { Whose::Other }
}

const QUIET: &str = "
    b... .... .... m...
    .... tbm. !.... ....
    .... .... pp.. t...";

// EV R20
#[test]
fn a_whole_turn_can_be_taken_back_up_to_the_draw() {
    let mut game = begin(Scene::new(2, QUIET).hand("key-teal communication"));
    let opening = *game.state();
    let mut states = Vec::new();
    // An eviction included.
    for mv in ["card key-teal", "apartment 1,1", "arrow up", "arrow up", "arrow left", "arrow up"] {
        states.push(*game.state());
        play(&mut game, mv);
    }
    assert_eq!(game.state().table.step, Step::Draw);
    for state in states.into_iter().rev() {
        game.undo(only(0)).unwrap();
        assert_eq!(*game.state(), state);
    }
    assert_eq!(*game.state(), opening);
    assert_eq!(game.undo(only(0)), Err(Final::Nothing));
}

// EV R20
#[test]
fn never_after_the_draw() {
    let mut game = begin(Scene::new(2, QUIET).hand("key-teal communication"));
    play(&mut game, "card key-teal; apartment 2,3; arrow left; draw");
    let before = *game.state();
    assert_eq!(game.undo(only(0)), Err(Final::Revealed));
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed));
    assert_eq!(*game.state(), before);
    assert_eq!(game.record().moves.len(), 4);
}

// EV R20
#[test]
fn a_turn_taken_back_can_be_played_differently() {
    let mut game = begin(Scene::new(2, QUIET).hand("key-teal communication"));
    play(&mut game, "card key-teal; apartment 2,3");
    game.undo(only(0)).unwrap();
    game.undo(only(0)).unwrap();
    play(&mut game, "card communication; apartment 0,0; arrow left; draw");
    assert_eq!(game.state().table.active, Seat(1));
}

// EV R36
#[test]
fn a_starting_meeple_can_be_taken_back_until_another_seat_has_decided() {
    let mut game = Match::<Eviction>::new(options("standard", 2), 2, 1).unwrap();
    let last = Eviction::to_act(game.state()).unwrap().seat;
    let first = last.after(1, 2);
    let place = |game: &mut Match<Eviction>| {
        let mut moves = Vec::new();
        Eviction::legal_moves(game.state(), &mut moves);
        game.play(moves[0]).unwrap();
        play(game, "arrow up");
    };
    place(&mut game);
    assert_eq!(game.may_undo(only(last.0)), Ok(1));
    let mut moves = Vec::new();
    Eviction::legal_moves(game.state(), &mut moves);
    game.play(moves[0]).unwrap();
    assert_eq!(game.undo(only(last.0)), Err(Final::OtherSeat));
    game.undo(only(first.0)).unwrap();
    game.undo(only(last.0)).unwrap();
    game.undo(only(last.0)).unwrap();
    assert_eq!(game.state().table.started, 0);
}

// EV R36
#[test]
fn the_deal_counts_as_a_draw() {
    let mut game = Match::<Eviction>::new(options("standard", 2), 2, 1).unwrap();
    while game.state().table.step != Step::Card {
        let mut moves = Vec::new();
        Eviction::legal_moves(game.state(), &mut moves);
        game.play(moves[0]).unwrap();
    }
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed));
}

// EV R36
#[test]
fn the_finishers_last_meeple_and_a_last_chance_can_be_taken_back_until_another_seat_has_decided() {
    let board = "
        b... .... .... m...
        .... tb.. !m... b...
        .... .... pp.. t...";
    let mut game = begin(Scene::new(3, board).acting(1).reserves(&[2, 1, 3]).hand("key-teal"));
    play(&mut game, "card key-teal; apartment 2,3; arrow left");
    assert!(matches!(game.state().table.step, Step::LastChance { left: 1 }));
    game.undo(only(1)).unwrap();
    play(&mut game, "arrow right; apartment 0,3");
    assert_eq!(game.undo(only(1)), Err(Final::OtherSeat));
    game.undo(only(2)).unwrap();
    play(&mut game, "pass; pass");
    assert_eq!(game.state().table.step, Step::Over);
    assert_eq!(game.undo(only(2)), Err(Final::OtherSeat));
    game.undo(only(0)).unwrap();
    assert!(matches!(game.state().table.step, Step::LastChance { left: 0 }));
}

// EV R36
#[test]
fn without_cards_a_turn_can_be_taken_back_until_another_seat_has_decided() {
    let board = "
        b... .... .... ....
        .... tb.. !.... ....
        .... .... .... t...";
    let mut game = begin(Scene::without_cards(board));
    play(&mut game, "apartment 0,0; arrow left");
    assert_eq!(game.state().table.active, Seat(1));
    game.undo(only(0)).unwrap();
    play(&mut game, "arrow right; apartment 2,3");
    assert_eq!(game.undo(only(0)), Err(Final::OtherSeat));
}
