//! Squatters moving in, and step 1, in which they drive tenants out.

use tenement::rules::landlord::{Event, Step};

use crate::support::{Play, Scene, names, table};

fn residents(play: &Play, houses: u8) -> Vec<String> {
    (0..houses).map(|house| play.residents(house)).collect()
}

// LL 1.5, LL R17
#[test]
fn squatters_enter_any_empty_flat_of_anyones_house_whatever_its_height() {
    let scene = table(2).house(0, "1 roof", "").house(1, "5 roof loft-conversion cellar", "student 2");
    let mut play = scene.house(1, "1 attic-flat", "").hand(0, "squatters").start();
    play.play("play squatters");
    assert_eq!(
        play.choices(),
        "flat 0,1; flat 1,0; flat 1,1; flat 1,3; flat 1,4; flat 1,5; flat 1,6; flat 2,1; flat 2,2"
    );
    play.refuses("flat 1,2", "LL 1.3", "flat-taken");
    play.play("flat 1,0");
    assert_eq!((play.residents(1).as_str(), play.discards().as_str()), ("student 2, squatters 0", ""));
}

// LL R79, LL 1.5
#[test]
fn the_owner_is_asked_for_the_police_when_squatters_move_in() {
    let scene = table(3).house(1, "3 roof", "squatters 1").hand(0, "squatters police").hand(1, "police error");
    let mut play = scene.hand(2, "police").start();
    play.play("play squatters; flat 0,2");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(1)));
    assert_eq!(play.choices(), "counter police; pass");
    let told = play.play("counter police");
    assert_eq!(names(&told), "countered evicted discarded discarded asked");
    assert_eq!(play.residents(0), "squatters 1", "just those moving in");
    assert_eq!(play.discards(), "squatters police");
    assert_eq!((play.jailed(), play.seat(), play.step()), (None, Some(0), Step::Act), "nobody is arrested");
}

// LL R79
#[test]
fn who_passes_keeps_the_squatters() {
    let scene = table(2).house(1, "2 roof", "").hand(0, "squatters").hand(1, "police");
    let mut play = scene.start();
    play.play("play squatters; flat 0,2; pass");
    assert_eq!((play.residents(0).as_str(), play.hand(1).as_str()), ("squatters 2", "police"));
    assert_eq!(play.seat(), Some(0));
}

// LL R79
#[test]
fn the_owner_is_asked_in_his_own_turn_too() {
    let mut play = table(2).house(0, "2 roof", "").hand(0, "squatters police").start();
    play.play("play squatters; flat 0,2");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(0)));
}

// LL R18
#[test]
fn the_police_do_not_come_later() {
    let play = table(2).house(0, "2 roof", "squatters 1").hand(0, "police").start();
    play.refuses("play police", "LL R97", "only-in-a-window");
}

// LL 1.3
#[test]
fn the_best_payer_of_a_squatted_house_leaves_it_in_step_one() {
    let scene = table(2).house(0, "3 roof", "student 1, single 2, squatters 3").house(0, "1 roof", "");
    let mut play = scene.acting(1).start();
    assert_eq!(residents(&play, 2), ["student 1, single 2, squatters 3", ""], "not in a rival's turn");
    play.end_turn();
    assert_eq!(residents(&play, 2), ["student 1, squatters 3", "single 1"]);
    let told: Vec<Event> = play.told.iter().rev().take(3).rev().copied().collect();
    assert_eq!(names(&told), "turn-began examined moved");
    play.end_turn();
    play.end_turn();
    assert_eq!(play.residents(0), "squatters 3", "one more in each turn");
}

// LL R12
#[test]
fn two_squatters_drive_one_tenant_out() {
    let play = table(2).house(0, "4 roof", "student 1, single 2, squatters 3, squatters 4").start();
    assert_eq!(
        (play.residents(0).as_str(), play.discards().as_str()),
        ("student 1, squatters 3, squatters 4", "single")
    );
}

// LL R11
#[test]
fn the_best_payer_is_reckoned_with_ranks_and_celebrities_but_without_refusals() {
    let play = table(2).house(0, "3 roof", "student 2, student 1, squatters 3").start();
    assert_eq!(play.residents(0), "student 2, squatters 3", "the last-come Student pays 3");
    let play = table(2).house(0, "4 roof", "celebrity 1, student 3, squatters 4").start();
    assert_eq!(play.residents(0), "celebrity 1, squatters 4", "the Student pays 4, the Celebrity 2");
    let play = table(2).house(0, "3 roof", "student 1, single 2 refused, squatters 3").start();
    assert_eq!(play.residents(0), "student 1, squatters 3");
    assert_eq!(play.discards(), "rent-refusal single", "a lapsed Rent Refusal goes first");
}

// LL R11
#[test]
fn among_equal_payers_the_owner_chooses() {
    let scene = table(2).house(0, "4 roof", "single 1, single 2, student 3, squatters 4").house(1, "1 roof", "");
    let mut play = scene.start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "resident 0,1; resident 0,2"));
    play.refuses("resident 0,3", "LL R11", "not-the-best-payer");
    play.refuses("resident 0,4", "LL R11", "not-the-best-payer");
    play.play("resident 0,2");
    assert_eq!(residents(&play, 2), ["single 1, student 3, squatters 4", "single 1"]);
}

fn a_single_leaves() -> Scene {
    table(3).house(0, "2 roof", "single 1, squatters 2")
}

// LL 1.3, LL R14, LL R71
#[test]
fn ones_own_houses_without_squatters_come_first() {
    let scene = a_single_leaves().house(0, "3 roof", "squatters 1").house(0, "2 roof", "").house(1, "1 roof", "");
    let mut play = scene.house(2, "1 roof", "squatters 1").start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 2,1; flat 2,2"));
    play.refuses("flat 0,1", "LL R71", "another-house");
    play.refuses("flat 1,2", "LL R71", "nearer-home-first");
    play.refuses("flat 3,1", "LL R71", "nearer-home-first");
    play.play("flat 2,2");
    assert_eq!(play.residents(2), "single 2");
}

// LL R20, LL R71
#[test]
fn ones_own_squatted_houses_come_second() {
    let scene = a_single_leaves().house(0, "3 roof", "squatters 1").house(1, "1 roof", "");
    let play = scene.start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 1,2; flat 1,3"));
    play.refuses("flat 2,1", "LL R71", "nearer-home-first");
}

// LL 1.3, LL R71
#[test]
fn rivals_houses_without_squatters_come_third_and_the_old_landlord_picks() {
    let scene = a_single_leaves().house(1, "1 roof", "").house(2, "2 roof", "squatters 1").house(2, "1 roof", "");
    let mut play = scene.start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 1,1; flat 3,1"));
    play.refuses("flat 2,2", "LL R71", "nearer-home-first");
    play.play("flat 3,1");
    assert_eq!(play.income(2), 3);
}

// LL R20, LL R71
#[test]
fn rivals_squatted_houses_come_last() {
    let scene = a_single_leaves().house(1, "2 roof", "squatters 1").house(2, "3 roof", "squatters 1");
    let play = scene.start();
    assert_eq!((play.seat(), play.choices().as_str()), (Some(0), "flat 1,2; flat 2,2; flat 2,3"));
}

// LL 1.3
#[test]
fn who_finds_no_suitable_flat_goes_to_the_discards() {
    let scene = a_single_leaves().house(1, "1 roof", "student 1").house(1, "5 roof", "").acting(2);
    let mut play = scene.start();
    play.end_turn();
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("squatters 2", "single"));
    let told: Vec<Event> = play.told.iter().rev().take(5).rev().copied().collect();
    assert_eq!(names(&told), "turn-began examined homeless discarded asked");
}

// LL R15
#[test]
fn a_flat_is_suitable_only_by_height_number_of_flats_and_text() {
    let scene = table(2).house(0, "1 attic-flat", "manager 1, squatters 2").house(0, "2 roof", "");
    assert_eq!(scene.house(1, "1 roof", "").start().residents(2), "manager 1", "the nearer house is too high");
    let scene = table(2).house(0, "3 roof", "family 1, squatters 3").house(0, "2 roof", "single 1");
    assert_eq!(scene.house(1, "3 roof", "single 1").start().residents(2), "single 1, family 2");
    let scene = table(2).house(0, "1 attic-flat", "pensioner 1, squatters 2").house(0, "1 attic-flat", "single 1");
    assert_eq!(scene.house(1, "1 attic-flat", "hippies 2").start().discards(), "pensioner");
}

// LL R20, LL R71, LL R102
#[test]
fn the_owner_chooses_the_order_of_his_squatted_houses() {
    let scene = table(2)
        .house(0, "2 roof", "single 1, squatters 2")
        .house(0, "2 roof", "squatters 2")
        .house(0, "1 roof", "")
        .house(0, "2 roof", "student 1, squatters 2")
        .house(1, "2 roof", "student 1, squatters 2");
    let mut play = scene.start();
    assert_eq!((play.step(), play.choices().as_str()), (Step::ExamineHouse, "house 0; house 3"));
    play.refuses("house 1", "LL R71", "no-tenant-there");
    play.refuses("house 2", "LL R71", "not-to-examine");
    play.refuses("house 4", "LL R71", "not-to-examine");
    play.play("house 3");
    assert_eq!(play.residents(2), "student 1");
    assert_eq!(play.residents(0), "single 1, squatters 2", "he has two flats to choose from, both squatted");
    assert_eq!(play.choices(), "flat 1,1; flat 3,1");
}

// LL R102, LL R71
#[test]
fn a_squatted_house_that_gained_a_tenant_is_handled_too() {
    let scene = table(2).house(0, "2 roof", "single 1, squatters 2").house(0, "2 roof", "squatters 1").acting(1);
    let mut play = scene.start();
    play.end_turn();
    let told: Vec<Event> = play.told.iter().rev().take(5).rev().copied().collect();
    assert_eq!(names(&told), "turn-began examined moved examined moved");
    assert_eq!(residents(&play, 2), ["squatters 2, single 1", "squatters 1"], "each house once: he is back");
}

// LL R101, LL R85
#[test]
fn step_one_has_one_window_for_double_systems_at_its_end() {
    let scene = table(2).house(0, "1 attic-flat", "pensioner 1, squatters 2").hand(1, "double-system");
    let mut play = scene.house(0, "3 roof", "family 1, squatters 3").start();
    let told = play.play("house 0");
    assert_eq!(names(&told), "examined homeless discarded examined homeless discarded asked");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(1)));
    play.play("counter double-system");
    assert_eq!((play.hand(1).as_str(), play.discards().as_str()), ("family", "pensioner double-system"));
}

// LL R85, LL R101
#[test]
fn an_evicted_tenant_can_be_taken_back_by_a_double_system() {
    let mut play = a_single_leaves().hand(2, "double-system").start();
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(2)));
    play.play("counter double-system");
    assert_eq!((play.hand(2).as_str(), play.discards().as_str()), ("single", "double-system"));
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL 1.3
#[test]
fn a_house_with_squatters_yields_nothing() {
    let scene = table(2).house(0, "4 roof loft-conversion", "celebrity 1, student 3, student 4, squatters 5");
    let mut play = scene.house(0, "2 roof", "single 1").start();
    assert_eq!(play.residents(1), "single 1, student 2", "he was the last Student and paid 6");
    assert_eq!(play.income(0), 5, "the other house pays");
    let told = play.play("done");
    assert_eq!(names(&told), "rent-paid rent-paid rent-collected");
}
