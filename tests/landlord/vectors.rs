//! The test vectors at the end of the specification.

use tenement::rules::landlord::JailIncome;

use crate::support::{Play, options, table};

/// What a house brings by itself.
fn rent(house: &str, residents: &str) -> u16 {
    table(2).house(0, house, residents).start().income(0)
}

// LL R87
#[test]
fn three_students_bring_9() {
    assert_eq!(rent("3 roof", "student 1, student 2, student 3"), 9);
}

// LL R87
#[test]
fn five_students_bring_20() {
    assert_eq!(rent("5 roof", "student 1, student 2, student 3, student 4, student 5"), 20);
}

// LL R87
#[test]
fn six_students_bring_27() {
    assert_eq!(rent("5 attic-flat", "student 1, student 2, student 3, student 4, student 5, student 6"), 27);
}

// LL R87
#[test]
fn a_celebrity_two_students_and_an_empty_flat_bring_14() {
    assert_eq!(rent("4 attic-flat", "celebrity 1, student 3, student 4"), 14);
}

// LL R87
#[test]
fn two_celebrities_a_single_and_an_empty_flat_bring_20() {
    assert_eq!(rent("4 attic-flat cellar", "celebrity 0, celebrity 2, single 4"), 20);
}

// LL R87
#[test]
fn a_celebrity_two_students_one_of_them_refused_and_an_empty_flat_bring_8() {
    assert_eq!(rent("4 attic-flat", "celebrity 1, student 3, student 4 refused"), 8);
}

// LL R87
#[test]
fn a_refused_celebrity_a_single_and_an_empty_flat_bring_8() {
    assert_eq!(rent("4 roof", "celebrity 1 refused, single 3"), 8);
}

// LL R87
#[test]
fn two_celebrities_one_of_them_refused_and_a_single_bring_14() {
    assert_eq!(rent("4 attic-flat", "celebrity 1, celebrity 3 refused, single 5"), 14);
}

// LL R54
#[test]
fn only_a_squatted_house_brings_1() {
    assert_eq!(rent("5 roof", "squatters 1"), 1);
}

// LL 1.3
#[test]
fn a_prisoner_with_rich_houses_gets_1() {
    let scene = table(2).house(0, "3 roof", "student 1, student 2, student 3").house(0, "2 roof", "family 1");
    assert_eq!(scene.jailed(0).start().income(0), 1);
}

// LL R88
#[test]
fn a_prisoner_with_three_houses_one_of_them_squatted_gets_2_in_the_english_edition() {
    let scene = table(2).house(0, "3 roof", "single 1").house(0, "2 roof", "squatters 1").house(0, "1 roof", "");
    let scene = scene.with(|options| options.jail_income = JailIncome::PerHouse);
    assert_eq!(scene.jailed(0).start().income(0), 2);
}

// LL 1.3
#[test]
fn seven_cards_cost_9() {
    let mut play = table(2).house(0, "3 roof", "student 1, student 2, student 3").money(&[0, 0]).start();
    play.play("done; buy; buy; buy; buy; buy; buy; buy");
    assert_eq!((play.state.hands[0].len(), play.money(0)), (7, 0));
}

// LL deck
#[test]
fn six_players_leave_a_pile_of_73() {
    assert_eq!(Play::setup(&options("standard", 6), 6, 1).state.pile.len(), 73);
}

// LL R96
#[test]
fn a_mild_deck_has_102_cards() {
    assert_eq!(options("mild", 2).cards().count() + 1, 102, "with Jail");
    assert_eq!(options("standard", 2).cards().count() + 1, 110);
}
