//! What is not allowed, and the rule that says so. `Play::refuses` checks that
//! the state stays as it was and that nothing is told.

use crate::support::{Play, table};

/// Seat 0 in front of a few houses, with a card of each kind that is played.
fn street() -> Play {
    table(2)
        .house(0, "1 flat-roof cellar", "")
        .house(1, "2 roof", "squatters 2")
        .house(1, "2 roof", "hippies 1")
        .house(1, "3 roof loft-conversion", "student 1 refused, single 3")
        .hand(0, "move rent-refusal own-use murder loft-conversion cellar-flat family hippies single")
        .start()
}

// LL 1.3
#[test]
fn a_card_that_is_not_in_hand() {
    let play = street();
    for mv in ["play bomb", "floor bomb", "politics own-use"] {
        play.refuses(mv, "LL 1.3", "not-in-hand");
    }
    let mut play = table(2).hand(0, "roof move").start();
    play.play("floor move");
    play.refuses("finish attic-flat", "LL 1.3", "not-in-hand");
    play.refuses("floor bomb", "LL 1.3", "not-in-hand");
    play.refuses("play jail", "LL R67", "site-open");
}

// LL 1.2
#[test]
fn jail_is_no_card_of_a_hand() {
    street().refuses("play jail", "LL 1.3", "not-in-hand");
}

// LL 1.3
#[test]
fn a_move_that_answers_another_question() {
    let mut play = street();
    for mv in ["buy", "pass", "jail", "report", "accept", "decline", "give single", "want roof", "pay 1", "charge 1"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    for mv in ["house 0", "flat 0,1", "resident 3,1", "counter police"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    play.play("play single");
    for mv in ["done", "play move", "floor move", "house 0", "resident 3,1", "pass", "buy"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    let mut play = street();
    play.play("play own-use");
    for mv in ["flat 0,1", "resident 3,1", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
}

// LL 1.1
#[test]
fn a_house_or_flat_that_is_not_there() {
    let mut play = street();
    play.play("play single");
    play.refuses("flat 9,1", "LL 1.1", "no-such-house");
    play.refuses("flat 0,2", "LL 1.1", "no-such-flat");
    play.refuses("flat 3,0", "LL 1.1", "no-such-flat");
    play.refuses("flat 1,5", "LL 1.1", "no-such-flat");
    let mut play = street();
    play.play("play own-use");
    play.refuses("house 4", "LL 1.1", "no-such-house");
}

// LL 1.1
#[test]
fn somebody_who_is_not_there() {
    let mut play = street();
    play.refuses("recall 0,1", "LL 1.1", "nobody-there");
    play.refuses("recall 9,1", "LL 1.1", "nobody-there");
    play.play("play move");
    play.refuses("resident 3,2", "LL 1.1", "nobody-there");
    play.refuses("resident 9,2", "LL 1.1", "nobody-there");
    let mut play = table(2).house(1, "3 roof", "family 1").hand(0, "murder").start();
    play.play("play murder");
    play.refuses("resident 0,2", "LL 1.1", "nobody-there");
}

// LL 1.3
#[test]
fn a_card_that_finishes_no_house() {
    let mut play = table(2).hand(0, "roof move loft-conversion").start();
    play.play("floor move");
    play.refuses("finish loft-conversion", "LL 1.3", "no-finisher");
    play.refuses("finish move", "LL 1.3", "no-finisher");
}

// LL R67
#[test]
fn a_site_that_is_not_open() {
    street().refuses("take-down", "LL R67", "no-site");
    street().refuses("finish roof", "LL R67", "no-site");
}

// LL 1.6
#[test]
fn anything_after_the_end() {
    let mut play = table(2).hand(0, "move").last_drawer(1).start();
    play.play("done");
    assert_eq!((play.seat(), play.choices().as_str()), (None, ""));
    for mv in ["done", "buy", "play move", "floor move", "house 0", "flat 0,1", "resident 0,1", "pass", "bail"] {
        play.refuses(mv, "LL 1.6", "over");
    }
}

// LL R30, LL R77, LL 1.4
#[test]
fn a_tenant_who_is_not_recalled() {
    let scene = table(2).house(0, "2 roof", "mother-child 1, single 2").house(1, "1 roof", "mother-child 1");
    let mut play = scene.start();
    play.refuses("recall 1,1", "LL R30", "not-her-landlord");
    play.refuses("recall 0,2", "LL 1.4", "not-recalled");
    play.play("recall 0,1; play mother-child; flat 0,1");
    play.refuses("recall 0,1", "LL R77", "recalled-already");
}

// LL R75, LL R19, LL R97
#[test]
fn somebody_the_card_cannot_strike() {
    let mut play = street();
    play.play("play rent-refusal");
    play.refuses("resident 3,1", "LL R75", "refused-already");
    play.refuses("resident 1,2", "LL R75", "squatters-pay-nothing");
    let mut play = street();
    play.play("play move");
    play.refuses("resident 1,2", "LL R19", "squatters-stay");
    let mut play = street();
    play.play("play murder");
    play.refuses("resident 3,3", "LL 1.4", "single");
}

// LL R5, LL 1.5, LL R46, LL R74
#[test]
fn a_house_the_card_cannot_strike() {
    let mut play = street();
    play.play("play loft-conversion");
    play.refuses("house 0", "LL R5", "no-normal-roof");
    play.refuses("house 3", "LL R5", "roof-changed");
    let mut play = street();
    play.play("play cellar-flat");
    play.refuses("house 0", "LL 1.5", "cellar-there");
    let mut play = street();
    play.play("play own-use");
    play.refuses("house 1", "LL R74", "no-tenant-there");
    let scene = table(2).house(0, "2 roof", "single 1, single 2").house(1, "1 roof", "").hand(0, "demolition");
    let mut play = scene.start();
    play.play("play demolition");
    play.refuses("house 0", "LL R46", "not-all-rehoused");
}

// LL 1.3, LL 1.4, LL R1
#[test]
fn a_flat_that_does_not_suit() {
    let mut play = street();
    play.play("play family");
    play.refuses("flat 3,2", "LL R1", "two-flats");
    play.refuses("flat 2,1", "LL 1.4", "hippies-live-there");
    let mut play = street();
    play.play("play hippies");
    play.refuses("flat 1,1", "LL 1.4", "hippies-want-empty");
    play.refuses("flat 2,1", "LL 1.3", "flat-taken");
    let mut play = table(2).house(0, "3 roof", "").house(0, "1 attic-flat", "").hand(0, "manager pensioner").start();
    play.play("play manager");
    play.refuses("flat 0,1", "LL 1.3", "too-high");
    play.play("flat 1,1");
    play.refuses("play pensioner", "LL 1.3", "no-suitable-flat");
}
