//! Positions: what a match can begin with, and what no match comes to.

use tenement::rules::Seat;
use tenement::rules::landlord::{Ending, Kind, Step};

use crate::support::{Scene, table, table_of};

#[track_caller]
fn unfit(scene: Scene, field: &str, rule: &str, problem: &str) {
    let unfit = scene.load().map(drop).unwrap_err();
    assert_eq!((unfit.field, unfit.rule), (field, rule), "{unfit}");
    assert!(unfit.problem.contains(problem), "{unfit}");
}

#[test]
fn everything_is_where_the_position_says() {
    let play = table(3)
        .house(0, "2 roof cellar", "single 1, student 0 refused")
        .house(2, "1 attic-flat", "")
        .hand(1, "bomb bomb")
        .starting_roofs(&[1, 2])
        .money(&[4, 0])
        .discards("law move")
        .pile("police alibi")
        .jailed(2)
        .acting(1)
        .turns(4)
        .start();
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("single 1, student 0 refused", ""));
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("", "bomb bomb"));
    assert_eq!([0, 1, 2].map(|seat| play.money(seat)), [4, 0, 3], "who is left out has the start money");
    assert_eq!((play.discards().as_str(), play.pile().as_str()), ("law move", "police alibi"));
    let roofs = play.state.table.starting_roofs;
    assert_eq!([0, 1, 2].map(|seat| roofs[seat].is_some()), [false, true, true]);
    assert_eq!((play.jailed(), play.active(), play.step()), (Some(2), 1, Step::Act));
    assert_eq!((play.state.table.turn, play.state.table.round()), (5, 2));
}

#[test]
fn without_a_pile_every_card_that_is_nowhere_is_in_it() {
    let play = table(2).house(0, "2 roof", "single 1").hand(1, "bomb").start();
    assert_eq!(play.state.pile.len(), 109 - 5);
}

// LL deck
#[test]
fn there_are_no_more_cards_than_in_the_deck() {
    unfit(table(2).hand(0, "own-use own-use own-use"), "hands", "LL deck", "more own-use cards");
    unfit(table(2).hand(0, "jail"), "hands", "LL deck", "more jail cards");
    unfit(table(2).hand(0, "own-use own-use").discards("own-use"), "discards", "LL deck", "own-use");
    unfit(table_of("mild", 2).hand(0, "bomb"), "hands", "LL deck", "more bomb cards");
    unfit(table(2).house(0, "1 roof", "squatters 1").pile(&"squatters ".repeat(4)), "pile", "LL deck", "squatters");
}

// LL 1.3
#[test]
fn a_house_has_one_to_five_floors_and_is_finished() {
    for floors in [0, 6] {
        unfit(table(2).hiding(0, &vec![Kind::Move; floors], "roof", ""), "streets", "LL 1.3", "1 to 5 floors");
    }
    unfit(table(2).hiding(0, &[Kind::Move], "cellar-flat", ""), "streets", "LL 1.3", "is finished by");
}

// LL R5
#[test]
fn only_on_a_normal_roof_lies_something() {
    for finish in ["flat-roof", "attic-flat"] {
        for over in ["covered", "loft-conversion"] {
            unfit(table(2).house(0, &format!("1 {finish} {over}"), ""), "streets", "LL R5", "on a roof can lie");
        }
    }
    let mut scene = table(2).house(0, "1 roof", "");
    scene.position.streets[0][0].over = Some(Kind::CellarFlat);
    unfit(scene, "streets", "LL R5", "on a roof can lie");
}

// LL 1.3, LL 1.4
#[test]
fn nobody_lives_where_he_could_not() {
    let wrong = [
        ("1 roof", "single 0"),
        ("1 roof", "single 2"),
        ("1 roof", "single 200"),
        ("2 roof", "manager 1"),
        ("2 roof", "single 1, student 1"),
        ("2 roof", "family 2"),
        ("3 roof", "student 2, family 1"),
        ("1 attic-flat", "pensioner 2"),
        ("2 roof", "hippies 1, single 2"),
        ("2 roof", "single 1, hippies 2"),
        ("2 roof", "hippies 1, squatters 2"),
        ("2 roof", "law 1"),
    ];
    for (house, residents) in wrong {
        unfit(table(2).house(0, house, residents), "streets", "LL 1.3", "cannot live in flat");
    }
    assert!(table(2).house(0, "2 roof", "single 1, family 1").load().is_err());
}

// LL R75
#[test]
fn no_rent_refusal_lies_on_squatters() {
    unfit(table(2).house(0, "1 roof", "squatters 1 refused"), "streets", "LL R75", "Squatters");
}

// LL 1.1
#[test]
fn nothing_belongs_to_a_seat_that_nobody_has() {
    unfit(table(2).house(2, "1 roof", ""), "streets", "LL 1.1", "3 of them for 2 seats");
    unfit(table(2).hand(2, "law"), "hands", "LL 1.1", "3 of them for 2 seats");
    unfit(table(2).money(&[1, 2, 3]), "money", "LL 1.1", "3 of them for 2 seats");
    let mut scene = table(2);
    scene.position.starting_roofs = vec![true; 3];
    unfit(scene, "starting_roofs", "LL 1.1", "3 of them for 2 seats");
    unfit(table(2).acting(2), "to_act", "LL 1.1", "only 2 seats");
    unfit(table(2).jailed(5), "jailed", "LL 1.1", "only 2 seats");
    unfit(table(2).last_drawer(2), "last_drawer", "LL 1.1", "only 2 seats");
}

// LL R89
#[test]
fn the_pile_is_empty_exactly_when_somebody_drew_the_last_card() {
    unfit(table(2).pile(""), "last_drawer", "LL R89", "used up");
    let mut scene = table(2);
    scene.position.last_drawer = Some(Seat(1));
    unfit(scene, "last_drawer", "LL R89", "used up");
    assert!(table(2).last_drawer(1).load().is_ok());
    let rounds = table(2).with(|options| options.ending = Ending::Rounds(5));
    unfit(rounds.clone().last_drawer(1), "last_drawer", "LL R89", "used up");
    assert!(rounds.pile("").load().is_ok(), "another ending refills it");
}

// LL 1.3
#[test]
fn a_position_begins_with_step_one() {
    let play = table(2).house(0, "2 roof", "single 1, squatters 2").start();
    assert_eq!(play.discards(), "single");
}
