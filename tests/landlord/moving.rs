//! The Move card, and what Movers get for it.

use tenement::rules::landlord::{Event, Share};

use crate::support::{Play, names, table};

/// What the flats of a house bring, from below.
fn amounts(play: &Play, house: u8) -> Vec<u16> {
    play.state.table.shares(play.house(house)).iter().map(Share::amount).collect()
}

// LL 1.5, LL R50
#[test]
fn a_tenant_is_moved_to_ones_own_or_a_rivals_house() {
    let scene = table(3).house(0, "1 roof", "").house(1, "1 roof", "single 1").house(2, "1 roof", "");
    let mut play = scene.hand(0, "move").start();
    play.play("play move; resident 1,1");
    assert_eq!(play.choices(), "flat 0,1; flat 2,1", "also between two others");
    let told = play.play("flat 2,1");
    assert_eq!(names(&told), "moved discarded asked");
    assert_eq!([0, 1, 2].map(|house| play.residents(house)), ["", "", "single 1"]);
    assert_eq!((play.discards().as_str(), play.hand(0).as_str()), ("move", ""));
}

// LL R50, LL R15
#[test]
fn the_house_moved_to_must_suit() {
    let scene = table(2)
        .house(0, "1 attic-flat", "manager 1")
        .house(0, "2 roof", "")
        .house(0, "1 roof", "hippies 1")
        .house(1, "1 roof", "student 1")
        .house(1, "1 roof", "");
    let mut play = scene.hand(0, "move").start();
    play.play("play move; resident 0,1");
    assert_eq!(play.choices(), "flat 0,2; flat 4,1");
    play.refuses("flat 1,1", "LL 1.3", "too-high");
    play.refuses("flat 2,1", "LL 1.4", "hippies-live-there");
    play.refuses("flat 3,1", "LL 1.3", "flat-taken");
}

// LL R19
#[test]
fn squatters_cannot_be_moved() {
    let scene = table(2).house(1, "3 roof", "squatters 1, single 2").house(1, "1 roof", "").hand(0, "move");
    let mut play = scene.start();
    play.play("play move");
    play.refuses("resident 0,1", "LL R19", "squatters-stay");
    assert_eq!(play.choices(), "resident 0,2");
    let only = table(2).house(1, "3 roof", "squatters 1").house(1, "1 roof", "").hand(0, "move").start();
    only.refuses("play move", "LL R97", "nobody-to-move");
}

// LL R97
#[test]
fn no_move_is_played_without_another_place() {
    let scene = table(2).house(0, "1 roof", "single 1").house(1, "2 attic-flat", "mother-child 1, family 2");
    scene.hand(0, "move").start().refuses("play move", "LL R97", "nobody-to-move");
    let scene = table(2).house(0, "1 attic-flat", "pensioner 1, single 2").house(1, "2 roof", "mother-child 1");
    let mut play = scene.hand(0, "move").start();
    play.play("play move");
    play.refuses("resident 0,1", "LL R97", "no-place-for-it");
    assert_eq!(play.choices(), "resident 0,2; resident 1,1");
}

// LL R2, LL R70
#[test]
fn a_move_inside_one_house_must_change_the_flat() {
    let mut play = table(2).house(0, "3 roof", "single 1, student 2").hand(0, "move").start();
    play.play("play move; resident 0,1");
    play.refuses("flat 0,1", "LL R70", "same-flat");
    play.refuses("flat 0,2", "LL 1.3", "flat-taken");
    assert_eq!(play.choices(), "flat 0,3");
    play.play("flat 0,3");
    assert_eq!(play.residents(0), "single 3, student 2");
}

// LL R70
#[test]
fn inside_a_house_ones_own_old_flats_count_as_empty() {
    let mut play = table(2).house(0, "3 roof", "family 1").hand(0, "move").start();
    play.play("play move; resident 0,1");
    assert_eq!(play.choices(), "flat 0,2");
    play.refuses("flat 0,1", "LL R70", "same-flat");
    play.refuses("flat 0,3", "LL R1", "two-flats");
    play.play("flat 0,2");
    assert_eq!((play.residents(0).as_str(), play.flats(0).1), ("family 2", vec![1]));
}

// LL R70
#[test]
fn inside_a_house_a_pensioner_does_not_climb_either() {
    let mut play = table(2).house(0, "1 attic-flat cellar", "pensioner 1").hand(0, "move").start();
    play.play("play move; resident 0,1");
    assert_eq!(play.choices(), "flat 0,0");
    play.refuses("flat 0,2", "LL 1.4", "pensioner-stairs");
}

// LL R70, LL R1
#[test]
fn inside_a_house_two_floors_proper_are_asked_for_too() {
    let scene = table(2).house(0, "3 roof loft-conversion cellar", "celebrity 1").hand(0, "move move");
    let choices = |strict: bool| {
        let mut play = scene.clone().with(|options| options.strict_two_floors = strict).start();
        play.play("play move; resident 0,1");
        play.choices()
    };
    assert_eq!(choices(true), "flat 0,2");
    assert_eq!(choices(false), "flat 0,0; flat 0,2; flat 0,3");
}

// LL R70, LL R26
#[test]
fn inside_a_house_a_student_keeps_his_rank() {
    let mut play = table(2).house(0, "3 roof", "student 1, student 2").hand(0, "move").start();
    assert_eq!(amounts(&play, 0), [2, 3, 1]);
    play.play("play move; resident 0,1; flat 0,3");
    assert_eq!(amounts(&play, 0), [1, 3, 2]);
}

// LL R26, LL R70
#[test]
fn a_student_who_comes_from_another_house_is_the_last() {
    let scene = table(2).house(0, "3 roof", "student 1, student 2").house(0, "1 roof", "").hand(0, "move move");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 1,1");
    assert_eq!((amounts(&play, 0), amounts(&play, 1)), (vec![1, 2, 1], vec![2]), "the ranks close up");
    play.play("play move; resident 1,1; flat 0,1");
    assert_eq!(amounts(&play, 0), [3, 2, 1]);
}

// LL R70, LL R75
#[test]
fn a_rent_refusal_stays_inside_a_house_and_comes_off_when_the_tenant_leaves_it() {
    let scene = table(2).house(0, "2 roof", "single 1 refused").house(0, "1 roof", "").hand(0, "move move");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("single 2 refused", "move"));
    let told = play.play("play move; resident 0,2; flat 1,1");
    assert_eq!(names(&told), "card-played discarded moved discarded asked");
    assert_eq!((play.residents(1).as_str(), play.discards().as_str()), ("single 1", "move rent-refusal move"));
}

// LL 1.4, LL R28
#[test]
fn whoever_plays_move_pays_two_for_each_mover_in_a_rivals_house() {
    let scene = table(3)
        .house(0, "2 roof", "single 1")
        .house(1, "2 roof", "mover 1")
        .house(2, "2 roof", "mover 1")
        .hand(0, "move");
    let mut play = scene.money(&[10, 10, 10]).start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!([0, 1, 2].map(|seat| play.money(seat)), [6, 12, 12], "a move inside one house costs it too");
    let fees: Vec<u8> = play
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Fee { payee, amount: 2, .. } => Some(payee.0),
            _ => None,
        })
        .collect();
    assert_eq!(fees, [1, 2], "clockwise from the payer");
}

// LL R28
#[test]
fn ones_own_mover_costs_nothing() {
    let scene = table(2).house(0, "3 roof", "mover 1, mover 2").house(1, "1 roof", "").hand(0, "move");
    let mut play = scene.money(&[10, 10]).start();
    play.play("play move; resident 0,1; flat 0,3");
    assert_eq!([play.money(0), play.money(1)], [10, 10]);
}

// LL R28, LL R76
#[test]
fn whoever_runs_out_of_money_pays_what_he_has() {
    let scene = table(4)
        .house(0, "2 roof", "single 1")
        .house(1, "1 roof", "student 1")
        .house(2, "2 roof", "mover 1")
        .house(3, "2 roof", "mover 1")
        .hand(0, "move");
    let mut play = scene.clone().money(&[3, 0, 0, 0]).start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!([0, 1, 2, 3].map(|seat| play.money(seat)), [0, 0, 2, 1]);
    let mut broke = scene.money(&[0, 0, 0, 0]).start();
    broke.play("play move; resident 0,1; flat 0,2");
    assert_eq!(broke.times(|event| matches!(event, Event::Fee { .. })), 0);
}

// LL R76
#[test]
fn fees_are_paid_clockwise_from_the_payer_house_by_house() {
    let scene = table(3)
        .house(0, "2 roof", "mover 1")
        .house(1, "2 roof", "single 1")
        .house(2, "1 roof", "")
        .house(2, "1 roof", "mover 1")
        .hand(1, "move")
        .acting(1);
    let mut play = scene.money(&[0, 3, 0]).start();
    play.play("play move; resident 1,1; flat 1,2");
    assert_eq!([0, 1, 2].map(|seat| play.money(seat)), [1, 0, 2], "seat 2 comes before seat 0");
}

// LL R76
#[test]
fn a_mover_who_was_just_moved_counts_where_he_now_lives() {
    let scene = table(3).house(0, "2 roof", "mover 1").house(1, "2 roof", "mover 1").house(2, "2 roof", "");
    let scene = scene.hand(0, "move").money(&[9, 9, 9]);
    let mut away = scene.clone().start();
    away.play("play move; resident 0,1; flat 2,1");
    assert_eq!([0, 1, 2].map(|seat| away.money(seat)), [5, 11, 11]);
    let mut home = scene.start();
    home.play("play move; resident 1,1; flat 0,2");
    assert_eq!([0, 1, 2].map(|seat| home.money(seat)), [9, 9, 9]);
}

// LL R76
#[test]
fn fees_are_due_after_a_musician_has_driven_out() {
    let scene = table(3).house(0, "1 roof", "musician 1").house(1, "2 roof", "mover 1").house(2, "1 roof", "");
    let mut play = scene.hand(0, "move").money(&[9, 9, 9]).start();
    play.play("play move; resident 0,1; flat 1,2");
    assert_eq!(play.money(0), 9, "the Mover has still to leave");
    let told = play.play("flat 2,1");
    assert_eq!(names(&told), "moved fee discarded asked");
    assert_eq!([0, 1, 2].map(|seat| play.money(seat)), [7, 9, 11]);
}

// LL R28
#[test]
fn fees_are_no_rent_and_due_in_jail_and_from_squatted_houses_too() {
    let scene = table(2).house(0, "2 roof", "single 1").house(1, "3 roof", "squatters 1, mover 2");
    let mut play = scene.hand(0, "move").jailed(0).money(&[9, 0]).start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!([play.money(0), play.money(1)], [7, 2]);
    let scene = table(2).house(0, "2 roof", "single 1").house(1, "1 roof", "mover 1").hand(0, "move");
    let mut play = scene.jailed(1).money(&[9, 0]).start();
    play.play("play move; resident 0,1; flat 0,2");
    play.end_turn();
    assert_eq!(play.money(1), 2, "to a prisoner");
    play.play("done; buy");
    assert_eq!((play.money(1), play.active()), (2, 0), "1 came in, 1 was spent, and no more may be");
}

// LL 1.4, LL R28
#[test]
fn only_a_move_card_costs_a_fee() {
    let scene = table(2).house(0, "2 roof", "single 1").house(1, "2 roof", "mover 1").house(1, "1 roof", "");
    let mut play = scene.hand(0, "demolition musician").money(&[9, 9]).start();
    play.play("play musician; flat 0,2; flat 1,2");
    play.play("play demolition; house 0");
    assert_eq!([play.money(0), play.money(1)], [9, 9]);
}
