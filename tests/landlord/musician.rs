//! The Musician.

use tenement::rules::landlord::{Event, HouseId, Step};

use crate::support::{names, table};

// LL 1.4, LL R21
#[test]
fn all_other_tenants_leave_the_house_that_a_musician_enters() {
    let scene = table(3).house(0, "2 roof", "").house(1, "3 roof", "single 1, student 2").house(2, "1 roof", "");
    let mut play = scene.hand(0, "musician").start();
    play.play("play musician; flat 1,3");
    assert_eq!((play.step(), play.seat()), (Step::MusicTenant, Some(0)), "who moved him in chooses");
    assert_eq!(play.choices(), "resident 1,1; resident 1,2");
    play.play("resident 1,2");
    assert_eq!(play.choices(), "flat 0,1; flat 0,2; flat 2,1", "his own houses too");
    play.play("flat 0,2");
    assert_eq!(play.choices(), "flat 0,1; flat 2,1", "nobody is left to choose from");
    play.play("flat 2,1");
    assert_eq!([0, 1, 2].map(|house| play.residents(house)), ["student 2", "musician 3", "single 1"]);
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL 1.4, LL R72
#[test]
fn those_with_no_place_elsewhere_and_squatters_stay() {
    let scene = table(2).house(0, "1 roof", "").house(1, "4 roof", "squatters 1, celebrity 2");
    let mut play = scene.hand(0, "musician").start();
    play.play("play musician; flat 1,4");
    assert_eq!(play.residents(1), "squatters 1, celebrity 2, musician 4");
    assert_eq!(play.times(|event| matches!(event, Event::MusicBegan { .. })), 0);
    assert_eq!(play.step(), Step::Act);
}

// LL 1.4, LL R22
#[test]
fn nobody_leaves_if_a_musician_lives_there_already() {
    let scene = table(2).house(0, "3 roof", "musician 1, single 2").house(0, "2 roof", "").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician; flat 0,3");
    assert_eq!(play.residents(0), "musician 1, single 2, musician 3");
    assert_eq!((play.residents(1).as_str(), play.step()), ("", Step::Act));
}

// LL 1.4
#[test]
fn others_may_move_in_with_a_musician() {
    let mut play = table(2).house(0, "3 roof", "musician 1").house(0, "2 roof", "").hand(0, "single").start();
    play.play("play single; flat 0,2");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("musician 1, single 2", ""));
}

// LL R22
#[test]
fn a_musician_does_not_enter_the_house_of_hippies() {
    let mut play = table(2).house(0, "3 roof", "hippies 1").house(0, "2 roof", "single 1").hand(0, "musician").start();
    play.play("play musician");
    assert_eq!(play.choices(), "flat 1,2");
}

// LL R72
#[test]
fn everyone_who_fits_somewhere_must_go() {
    let scene = table(2).house(0, "3 roof", "").house(1, "3 roof", "single 1, student 2").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician; flat 1,3");
    play.refuses("pass", "LL 1.3", "wrong-decision");
    play.refuses("done", "LL 1.3", "wrong-decision");
    play.refuses("resident 1,3", "LL R72", "does-not-leave");
    play.play("resident 1,1");
    play.refuses("flat 1,1", "LL R72", "another-house");
    play.refuses("flat 1,2", "LL R72", "another-house");
}

// LL R72
#[test]
fn an_early_one_may_take_the_last_place_of_a_later_one() {
    let scene = table(2).house(0, "1 roof", "").house(1, "3 roof", "single 1, student 2").hand(0, "musician");
    let mut play = scene.start();
    let told = play.play("play musician; flat 1,3; resident 1,1");
    assert_eq!(names(&told), "card-played moved-in music-began moved");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("single 1", "student 2, musician 3"));
    assert_eq!(play.step(), Step::Act);
}

// LL R72
#[test]
fn one_whose_place_has_been_taken_stays() {
    let scene = table(2).house(0, "2 roof", "").house(1, "4 roof", "celebrity 1, student 3").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician; flat 1,4");
    assert_eq!(play.choices(), "resident 1,1; resident 1,3");
    play.play("resident 1,3; flat 0,1");
    assert_eq!(play.residents(1), "celebrity 1, musician 4", "no two flats are left");
    assert_eq!(play.step(), Step::Act);
}

// LL R72
#[test]
fn a_tenant_without_a_place_is_refused_while_others_are_asked_for() {
    let scene = table(2).house(0, "2 roof", "mover 1").house(0, "2 roof", "mover 1");
    let scene = scene.house(1, "4 roof loft-conversion", "celebrity 1, single 3, student 4").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician; flat 2,5");
    assert_eq!(play.choices(), "resident 2,3; resident 2,4");
    play.refuses("resident 2,1", "LL R72", "no-place-for-it");
}

// LL R72
#[test]
fn a_squatted_house_takes_those_driven_out() {
    let scene = table(2).house(0, "2 roof", "squatters 1").house(1, "2 roof", "single 1").hand(0, "musician");
    let mut play = scene.start();
    play.play("play musician");
    assert_eq!(play.choices(), "flat 0,2; flat 1,2");
    play.play("flat 1,2");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("squatters 1, single 2", "musician 2"));
}

// LL R21
#[test]
fn a_musician_who_is_moved_drives_out_too() {
    let scene = table(3).house(0, "1 roof", "").house(1, "1 roof", "musician 1").house(2, "2 roof", "single 1");
    let mut play = scene.hand(0, "move").start();
    play.play("play move; resident 1,1; flat 2,2");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 0,1; flat 1,1"));
    play.play("flat 0,1");
    assert_eq!([0, 1, 2].map(|house| play.residents(house)), ["single 1", "", "musician 2"]);
    assert_eq!(play.discards(), "move");
}

// LL R70
#[test]
fn a_musician_who_changes_flats_inside_a_house_drives_out_nobody() {
    let scene = table(2).house(0, "3 roof", "musician 1, single 2").house(0, "3 roof", "").hand(0, "move");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 0,3");
    assert_eq!((play.residents(0).as_str(), play.step()), ("musician 3, single 2", Step::Act));
}

// LL R21, LL R71
#[test]
fn the_old_landlord_chooses_for_a_musician_whom_squatters_drove_out() {
    let scene = table(2).house(0, "2 roof", "musician 1, squatters 2").house(1, "2 roof", "single 1");
    let mut play = scene.house(1, "1 roof", "").start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 1,2; flat 2,1"));
    play.play("flat 1,2");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 0,1; flat 2,1"));
    play.play("flat 0,1");
    assert_eq!(play.residents(0), "squatters 2, single 1");
    assert_eq!(play.step(), Step::Act, "the house has been handled");
}

// LL R71
#[test]
fn an_evicted_musician_takes_effect_before_the_next_house() {
    let scene = table(2)
        .house(0, "2 roof", "musician 1, squatters 2")
        .house(0, "2 roof", "mother-child 1, squatters 2")
        .house(0, "2 roof", "single 1");
    let mut play = scene.start();
    let told = play.play("house 0");
    assert_eq!(names(&told), "examined moved music-began moved examined moved");
    let houses = [0, 1, 2].map(|house| play.residents(house));
    assert_eq!(houses, ["squatters 2, single 1", "squatters 2", "musician 2, mother-child 1"]);
}

// LL R23, LL R73
#[test]
fn two_musicians_of_a_demolished_house_take_effect_in_the_order_they_moved() {
    let scene = table(2)
        .house(0, "2 roof", "musician 1, musician 2")
        .house(1, "3 roof", "single 1, single 2")
        .house(1, "2 roof", "student 1")
        .house(1, "1 roof", "");
    let mut play = scene.hand(0, "demolition").start();
    let told = play.play("play demolition; house 0; resident 0,2; flat 2,2; flat 1,3");
    let began: Vec<HouseId> = told
        .iter()
        .filter_map(|event| match event {
            Event::MusicBegan { house, .. } => Some(*house),
            _ => None,
        })
        .collect();
    assert_eq!(began, [HouseId(2), HouseId(1)]);
    assert_eq!(play.residents(3), "student 1", "the Student had no other place");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "resident 1,1; resident 1,2"));
    play.play("resident 1,2");
    assert_eq!(
        (play.residents(1).as_str(), play.residents(2).as_str()),
        ("single 1, musician 3", "musician 2, single 1")
    );
}

// LL R73, LL R72
#[test]
fn those_who_follow_a_musician_out_of_a_demolished_house_are_not_driven_out() {
    let scene =
        table(2).house(0, "2 roof", "musician 1, single 2").house(1, "3 roof", "student 1").house(1, "1 roof", "");
    let mut play = scene.hand(0, "demolition").start();
    let told = play.play("play demolition; house 0; resident 0,1; flat 1,2; flat 1,3");
    assert!(names(&told).ends_with("discarded music-began moved asked"), "{}", names(&told));
    assert_eq!((play.residents(1).as_str(), play.residents(2).as_str()), ("musician 2, single 3", "student 1"));
}
