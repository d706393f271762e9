//! What is no answer, and the rule that says so. `Play::refuses` checks that the
//! state stays as it was and that nothing is told. Trades are refused in
//! `trades`, bail and Law in `jail`.

use tenement::rules::landlord::Step;

use crate::scene::{free_counters, free_trade};
use crate::support::{Play, table};

/// Seat 1 is asked for an Error.
fn asked_for_an_error() -> Play {
    let scene = table(2).house(0, "2 roof", "student 1, mover 2").house(1, "3 roof", "family 1, student 3");
    let mut play = scene.hand(0, "murder alibi").hand(1, "error police").start();
    play.play("play murder; resident 1,3");
    play
}

// LL 3
#[test]
fn a_card_that_answers_something_else() {
    let mut play = asked_for_an_error();
    for card in ["police", "alibi", "law", "politics", "double-system", "bomb", "roof"] {
        play.refuses(&format!("counter {card}"), "LL 3", "no-answer-to-that");
    }
    play.play("pass");
    for card in ["error", "alibi", "law", "double-system"] {
        play.refuses(&format!("counter {card}"), "LL 3", "no-answer-to-that");
    }
    play.play("counter police");
    for card in ["error", "police", "double-system", "murder"] {
        play.refuses(&format!("counter {card}"), "LL 3", "no-answer-to-that");
    }
}

// LL 1.3
#[test]
fn an_answer_that_is_not_in_hand() {
    let scene = table(2).house(0, "1 roof", "student 1").house(1, "3 roof", "family 1, student 3");
    let mut play = scene.hand(0, "murder alibi").start();
    play.play("play murder; resident 1,3");
    assert_eq!(play.step(), Step::Police);
    play.refuses("counter police", "LL 1.3", "not-in-hand");
    play.play("report");
    play.refuses("counter law", "LL 1.3", "not-in-hand");
    play.refuses("counter politics", "LL 1.3", "not-in-hand");
}

// LL R31
#[test]
fn a_report_where_no_family_lives() {
    let scene = table(2).house(1, "1 roof", "student 1").hand(0, "murder").hand(1, "police");
    let mut play = scene.start();
    play.play("play murder; resident 0,1");
    play.refuses("report", "LL R31", "no-family-there");
}

// LL 1.3
#[test]
fn a_report_where_no_police_is_asked_for() {
    let mut play = asked_for_an_error();
    play.refuses("report", "LL 1.3", "wrong-decision");
    play.play("pass; counter police");
    play.refuses("report", "LL 1.3", "wrong-decision");
}

// LL R80
#[test]
fn a_pass_under_suspicion() {
    let mut play = asked_for_an_error();
    play.play("pass; report");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(0)));
    play.refuses("pass", "LL R80", "shield-or-jail");
}

// LL 1.3
#[test]
fn going_to_jail_without_being_suspected() {
    let mut play = asked_for_an_error();
    play.refuses("jail", "LL 1.3", "wrong-decision");
    play.play("pass");
    play.refuses("jail", "LL 1.3", "wrong-decision");
    let scene = free_counters(table(2)).house(1, "1 roof", "student 1").hand(0, "murder").hand(1, "police alibi");
    let mut play = scene.start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(1)));
    play.refuses("jail", "LL 1.3", "wrong-decision");
}

// LL 1.3
#[test]
fn anything_else_in_a_window() {
    let mut play = asked_for_an_error();
    let strangers = [
        "done",
        "buy",
        "bail",
        "take-down",
        "floor alibi",
        "finish roof",
        "play murder",
        "politics jail",
        "recall 0,1",
        "offer 0",
        "give nothing",
        "want nothing",
        "pay 0",
        "charge 1",
        "accept",
        "decline",
        "house 0",
        "flat 0,1",
        "resident 0,1",
    ];
    for mv in strangers {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    play.play("counter error");
    assert_eq!(play.step(), Step::ErrorTenant);
    for mv in ["pass", "jail", "report", "counter error", "house 0", "flat 0,1", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
}

// LL 1.3
#[test]
fn an_answer_where_nobody_asked() {
    let play = table(2).hand(0, "police alibi error").start();
    for mv in ["counter police", "counter alibi", "pass", "report", "jail", "accept", "decline"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
}

// LL R97
#[test]
fn a_card_that_is_played_in_windows_only() {
    let play = table(2).house(1, "1 roof", "squatters 1").hand(0, "police alibi error").jailed(0).start();
    for card in ["police", "alibi", "error"] {
        play.refuses(&format!("play {card}"), "LL R97", "only-in-a-window");
    }
}

// LL 1.5
#[test]
fn a_crime_that_has_no_target() {
    let play = table(2).hand(0, "bomb murder").start();
    play.refuses("play bomb", "LL 1.5", "no-house");
    play.refuses("play murder", "LL 1.5", "nobody-to-murder");
}

// LL 1.1, LL 1.4
#[test]
fn a_target_that_is_not_there_or_is_a_single() {
    let scene = table(2).house(1, "3 roof", "single 1, student 2").hand(0, "bomb murder");
    let mut play = scene.start();
    play.play("play bomb");
    play.refuses("house 1", "LL 1.1", "no-such-house");
    play.refuses("resident 0,2", "LL 1.3", "wrong-decision");
    let mut play = table(2).house(1, "3 roof", "single 1, student 2").hand(0, "murder").start();
    play.play("play murder");
    play.refuses("resident 0,1", "LL 1.4", "single");
    play.refuses("resident 0,3", "LL 1.1", "nobody-there");
    play.refuses("resident 1,1", "LL 1.1", "nobody-there");
    play.refuses("house 0", "LL 1.3", "wrong-decision");
}

// LL R35, R36
#[test]
fn a_target_of_an_error_that_is_not_the_attackers() {
    let scene = table(2).house(0, "1 roof", "student 1").house(0, "2 roof", "single 1, mover 2");
    let scene = scene.house(1, "2 roof", "student 1").hand(1, "error");
    let mut play = scene.clone().hand(0, "bomb").start();
    play.play("play bomb; house 2; counter error");
    play.refuses("house 2", "LL R35", "not-the-attackers");
    play.refuses("house 3", "LL 1.1", "no-such-house");
    let mut play = scene.hand(0, "murder").start();
    play.play("play murder; resident 2,1; counter error");
    play.refuses("resident 2,1", "LL R36", "not-the-attackers");
    play.refuses("resident 1,1", "LL R36", "single");
}

// LL 1.5 Politics
#[test]
fn politics_without_saying_as_what() {
    let play = table(2).house(1, "1 roof", "student 1").hand(0, "politics").start();
    play.refuses("play politics", "LL 1.5", "politics-as-what");
    table(2).start().refuses("politics own-use", "LL 1.3", "not-in-hand");
}

// LL 1.3
#[test]
fn a_part_of_an_offer_out_of_its_order() {
    let mut play = free_trade(table(2)).hand(0, "bomb").hand(1, "alibi").start();
    play.play("offer 1");
    for mv in ["want alibi", "pay 0", "accept", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    play.play("give bomb");
    for mv in ["give bomb", "pay 0", "accept", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    play.play("want alibi");
    for mv in ["want alibi", "accept", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
    play.play("pay 0");
    for mv in ["pay 0", "pass", "done"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
}
