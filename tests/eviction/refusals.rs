//! What is not allowed, and the rule that says so. `Play::refuses` checks that
//! the state stays as it was and that nothing is told.

use crate::support::{Play, Scene};

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... ppt. t...";

fn quiet(hand: &str) -> Play {
    Scene::new(2, QUIET).hand(hand).start()
}

// EV 2.3
#[test]
fn a_card_that_is_not_in_hand() {
    let play = quiet("key-teal");
    play.refuses("card key-brick", "EV 2.3", "not-in-hand");
    play.refuses("discard key-brick", "EV 2.3", "not-in-hand");
}

// EV R29
#[test]
fn discarding_while_a_card_has_an_effect() {
    quiet("key-teal").refuses("discard key-teal", "EV R29", "must-play");
}

// EV 2.4
#[test]
fn a_key_where_its_colour_does_not_live() {
    let mut play = quiet("key-teal");
    play.play("card key-teal");
    play.refuses("apartment 0,0", "EV 2.4", "key-colour");
    play.refuses("apartment 0,1", "EV 2.4", "key-colour");
}

// EV 1
#[test]
fn an_arrow_that_is_taken() {
    let mut play = quiet("key-teal");
    play.play("card key-teal; apartment 1,1");
    play.refuses("arrow up", "EV 1", "arrow-taken");
    play.refuses("arrow right", "EV 1", "arrow-taken");
}

// EV 1
#[test]
fn an_address_outside_the_house() {
    let mut play = quiet("key-teal departure-day");
    play.refuses("apartment 3,0", "EV 1", "outside");
    play.play("card key-teal");
    play.refuses("apartment 0,4", "EV 1", "outside");
    play.refuses("apartment 7,7", "EV 1", "outside");
    let mut play = quiet("key-teal departure-day");
    play.play("card departure-day");
    play.refuses("meeple 0,4 up", "EV 1", "outside");
}

// EV R22
#[test]
fn an_arrow_without_a_meeple() {
    let mut play = quiet("departure-day");
    play.play("card departure-day");
    play.refuses("meeple 0,0 down", "EV R22", "no-meeple");
    let mut play = quiet("apartment-swap");
    play.play("card apartment-swap");
    play.refuses("meeple 0,1 up", "EV R22", "no-meeple");
    play.play("meeple 0,0 up");
    play.refuses("meeple 0,1 up", "EV R22", "no-meeple");
}

// EV 2.4
#[test]
fn swapping_a_meeple_with_itself() {
    let mut play = quiet("apartment-swap");
    play.play("card apartment-swap; meeple 0,0 up");
    play.refuses("meeple 0,0 up", "EV 2.4", "same-meeple");
}

// EV R22
#[test]
fn a_move_that_answers_another_question() {
    let mut play = quiet("key-teal");
    let strangers = ["apartment 1,1", "arrow up", "meeple 0,0 up", "draw", "pass"];
    for mv in strangers {
        play.refuses(mv, "EV R22", "wrong-decision");
    }
    play.play("card key-teal");
    for mv in ["card key-teal", "discard key-teal", "arrow up", "meeple 0,0 up", "draw", "pass"] {
        play.refuses(mv, "EV R22", "wrong-decision");
    }
    play.play("apartment 1,1; arrow left");
    for mv in ["card key-teal", "apartment 1,1", "arrow up", "meeple 0,0 up", "pass"] {
        play.refuses(mv, "EV R22", "wrong-decision");
    }
}

// EV 2.6
#[test]
fn anything_after_the_end() {
    let board = "
        bbb. bbb. b... m...
        .... t... !.... m...
        .... .... p... ....";
    let mut play = Scene::new(2, board).reserves(&[1, 3]).hand("key-teal").start();
    play.play("card key-teal; apartment 1,1; arrow left; pass");
    assert_eq!(play.seat(), None);
    assert_eq!(play.choices(), "");
    for mv in ["card key-plum", "discard key-plum", "apartment 0,0", "arrow up", "meeple 0,0 up", "draw", "pass"] {
        play.refuses(mv, "EV 2.6", "over");
    }
}
