//! The starter game: only what is printed outside the text of a tenant counts.

use tenement::rules::landlord::{Event, Step};

use crate::support::{Scene, names, table_of};

fn starter() -> Scene {
    table_of("starter", 2)
}

fn rent(house: &str, residents: &str) -> u16 {
    starter().house(0, house, residents).start().income(0)
}

// LL 1.2, LL R65
#[test]
fn tenants_pay_the_number_printed_and_nobody_doubles() {
    assert_eq!(rent("5 roof", "student 1, student 2, student 3, student 4, student 5"), 10);
    assert_eq!(rent("4 attic-flat", "celebrity 1, student 3, student 4"), 2 + 2 + 2 + 1);
    assert_eq!(rent("3 roof", "mover 1, single 2"), 1 + 3 + 1);
    assert_eq!(rent("3 roof", "family 1, mother-child 3"), 6 + 3);
}

// LL R65
#[test]
fn house_number_and_format_still_count() {
    let scene = starter().house(0, "2 roof", "single 1").house(0, "1 roof", "").hand(0, "manager family");
    let mut play = scene.start();
    play.refuses("play family", "LL 1.3", "no-suitable-flat");
    play.play("play manager");
    assert_eq!(play.choices(), "flat 1,1");
    play.refuses("flat 0,2", "LL 1.3", "too-high");
}

// LL R65
#[test]
fn a_musician_drives_nobody_out() {
    let scene = starter().house(0, "2 roof", "single 1").house(0, "2 roof", "").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician; flat 0,2");
    assert_eq!((play.residents(0).as_str(), play.step()), ("single 1, musician 2", Step::Act));
}

// LL R65
#[test]
fn pensioners_and_hippies_live_in_any_flat() {
    let scene = starter().house(0, "1 attic-flat", "student 1").hand(0, "pensioner");
    let mut play = scene.start();
    play.play("play pensioner; flat 0,2");
    let scene = starter().house(0, "3 roof", "student 1, squatters 3").hand(1, "hippies").acting(1);
    let mut play = scene.start();
    play.play("play hippies; flat 0,2");
    assert_eq!(play.residents(0), "student 1, squatters 3, hippies 2");
}

// LL R104
#[test]
fn squatters_and_others_may_enter_the_house_of_hippies() {
    let scene = starter().house(1, "3 roof", "hippies 1").hand(0, "squatters student");
    let mut play = scene.start();
    play.play("play squatters; flat 0,2; play student; flat 0,3");
    assert_eq!(play.residents(0), "hippies 1, squatters 2, student 3");
}

// LL R65
#[test]
fn a_mother_is_not_recalled() {
    let play = starter().house(0, "1 roof", "mother-child 1").start();
    play.refuses("recall 0,1", "LL 1.4", "not-recalled");
    assert_eq!(play.choices(), "done");
}

// LL R65
#[test]
fn a_single_can_be_murdered() {
    let mut play = starter().house(1, "1 roof", "single 1").hand(0, "murder").start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("", "single murder"));
}

// LL R65
#[test]
fn nobody_is_paid_for_a_move() {
    let scene = starter().house(0, "2 roof", "single 1").house(1, "1 roof", "mover 1").hand(0, "move");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!((play.money(0), play.money(1)), (3, 3));
}

// LL R65
#[test]
fn a_family_reports_nothing() {
    let scene = starter().house(0, "2 roof", "family 1").house(1, "2 roof", "family 1").hand(0, "bomb");
    let mut play = scene.start();
    let told = play.play("play bomb; house 1");
    assert!(!names(&told).contains("reported"));
    assert_eq!((play.jailed(), play.seat(), play.step()), (None, Some(0), Step::Act));
    assert_eq!(play.times(|event| matches!(event, Event::Bombed { .. })), 1);
}

// LL R65
#[test]
fn squatters_keep_their_rules() {
    let scene = starter().house(0, "3 roof", "student 1, single 2, squatters 3").house(0, "1 roof", "");
    let play = scene.start();
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("student 1, squatters 3", "single 1"));
    assert_eq!(play.income(0), 3);
}

// LL R65, LL R11
#[test]
fn students_are_equal_payers() {
    let play = starter().house(0, "3 roof", "student 2, student 1, squatters 3").start();
    assert_eq!(play.choices(), "resident 0,1; resident 0,2");
}
