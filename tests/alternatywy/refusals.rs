//! Refusals that no other file needs, and moves as text.

use tenement::rules::alternatywy::{Bonus, Character, Deed, Good, Kind, Move, Place, Trait, Way};
use tenement::rules::{Seat, Set};

use crate::support::{Scene, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 R110
#[test]
fn nobody_draws_where_neither_deck_nor_discards_have_a_card() {
    let mut play = block().go("flats club staircase landlords");
    play.state.deck = Set::EMPTY;
    play.refuses("board draw-two", "A4 R110", "deck-empty");
    play.to(3);
    play.refuses("board draw-two", "A4 R110", "deck-empty");
    let mut play = block().priority(3).go("flats flats staircase club");
    play.state.deck = Set::EMPTY;
    play.refuses("board draw-one", "A4 R110", "deck-empty");
}

// A4 1.2
#[test]
fn there_are_no_more_players_than_there_are() {
    let mut play = block().hand(0, "anonymous-letter").go("landlords club staircase flats");
    play.play("0: play anonymous-letter");
    play.refuses("seat 4", "A4 1.2", "no-such-player");
    play.refuses("seat 5", "A4 1.2", "no-such-player");
}

// A4 1.5, 1.12
#[test]
fn a_card_that_is_not_in_the_hand_is_not_played() {
    let mut play = block().hand(0, "plumber").go("landlords club staircase flats");
    play.refuses("play anonymous-letter", "A4 1.12", "not-in-hand");
    play.play("0: done");
    play.refuses("play landing-gossip", "A4 1.12", "not-in-hand");
    play.refuses("play abraham", "A4 1.12", "not-in-hand");
    play.refuses("play nothing-came-of-it", "A4 R89", "only-in-window");
}

// A4 2.3
#[test]
fn only_a_watchful_eye_exchanges_anywhere() {
    let mut play =
        block().traits("- - - activist").denounced(&[5, 0, 0, 0]).priority(3).go("club club staircase flats");
    play.play("3: board take-denunciation; seat 1");
    play.refuses("bonus exchange", "A4 2.3", "no-watchful-eye");
}

// A4 1.2
#[test]
fn every_move_is_read_as_it_is_written() {
    let mut moves: Vec<Move> = Kind::ALL.iter().flat_map(|&kind| [Move::Play(kind), Move::Card(kind)]).collect();
    moves.extend(Character::ALL.map(Move::Character));
    moves.extend(Trait::ALL.map(Move::Trait));
    moves.extend(Place::ALL.map(Move::Place));
    moves.extend(Good::ALL.map(Move::Good));
    moves.extend(Deed::ALL.map(Move::Board));
    moves.extend(Bonus::ALL.map(Move::Bonus));
    moves.extend(Way::ALL.map(Move::Avoid));
    moves.extend((0..6).map(|seat| Move::Seat(Seat(seat))));
    moves.extend((1..=5).map(Move::Line));
    moves.extend([1, 2, 3, 5, 7].map(Move::Number));
    let bare = [Move::Blue, Move::CleanTwo, Move::Leave, Move::Clean, Move::File, Move::Decline, Move::Ask];
    moves.extend(bare.into_iter().chain([Move::Yes, Move::Done]));
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    for text in ["", "seat", "seat 6", "seat x", "board", "board dance", "line 6", "number 13", "play chess", "done 1"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

// A4 T10, 1.13
#[test]
fn figures_are_swapped_with_somebody_elsewhere_on_the_board() {
    let mut play = block().hand(0, "wrong-floor").skips(&[1]).go("landlords - staircase flats");
    play.play("0: done; play wrong-floor");
    play.refuses("seat 1", "A4 2.4", "off-the-board");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    assert_eq!(play.choices(), "seat 2");
}
