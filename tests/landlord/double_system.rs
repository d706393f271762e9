//! The Double System: what it takes back, and when it is asked for (LL 1.5, LL R51, R59, R78, R85, R101).

use tenement::rules::landlord::{Event, Step, Window};

use crate::scene::asked;
use crate::support::{Play, Scene, table};

fn windows(play: &Play) -> usize {
    play.times(asked(Window::DoubleSystem))
}

/// A house of seat 1 whose tenant can be moved inside it by one Move after another.
fn movable(seats: u8) -> Scene {
    table(seats).house(1, "3 roof", "student 1").hand(0, "move move")
}

// LL 1.5 Double System, LL R51, R85
#[test]
fn the_player_on_turn_may_take_back_the_top_discard_in_step_2_and_the_double_system_is_discarded_after_it() {
    let mut play = table(2).hand(0, "double-system").discards("bomb alibi").start();
    play.play("play double-system");
    assert_eq!((play.hand(0).as_str(), play.known(0).as_str()), ("alibi", "alibi"));
    assert_eq!(play.discards(), "bomb double-system");
    assert_eq!(windows(&play), 0, "no window for it");
}

// LL R51
#[test]
fn a_double_system_takes_neither_itself_nor_the_other_copy_back() {
    let mut play = table(2).hand(0, "double-system double-system").discards("bomb alibi").start();
    play.play("play double-system");
    play.refuses("play double-system", "LL R51", "not-itself");
    let play = table(2).hand(0, "double-system").start();
    play.refuses("play double-system", "LL R97", "nothing-discarded");
}

// LL 1.5 Double System, LL R85
#[test]
fn after_a_move_that_discarded_cards_each_holder_is_asked_once_the_player_on_turn_first_then_clockwise() {
    let mut play = movable(4).hand(0, "move double-system").hand(3, "double-system").start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(0)));
    assert_eq!(play.choices(), "counter double-system; pass");
    play.play("pass");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(3)));
    play.play("pass");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
    assert_eq!(windows(&play), 1);
}

// LL R51, R85
#[test]
fn the_first_to_play_a_double_system_closes_the_window() {
    let mut play = movable(3).hand(1, "double-system").hand(2, "double-system").start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!(play.seat(), Some(1), "clockwise from the player on turn");
    play.play("counter double-system");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "and opens none for itself");
    assert_eq!((play.hand(1).as_str(), play.hand(2).as_str()), ("move", "double-system"));
    assert_eq!(play.discards(), "double-system");
}

// LL R78, R85
#[test]
fn a_pass_is_final_for_that_window_but_not_for_the_next() {
    let mut play = movable(2).hand(1, "double-system").start();
    play.play("play move; resident 0,1; flat 0,2; pass; play move; resident 0,2; flat 0,3");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(1)));
    assert_eq!(windows(&play), 2);
}

// LL R85
#[test]
fn there_is_no_window_if_nothing_was_discarded() {
    let scene = table(2).house(0, "2 roof", "mother-child 1").hand(0, "student alibi roof cellar-flat").money(&[9]);
    let mut play = scene.jailed(0).hand(1, "double-system").discards("bomb").start();
    for moves in
        ["recall 0,1", "play student; flat 0,1", "floor alibi; finish roof", "play cellar-flat; house 0", "bail"]
    {
        play.play(moves);
        assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "{moves}");
    }
    play.play("done");
    assert_eq!((play.step(), windows(&play)), (Step::Buy, 0));
}

// LL R85, R86
#[test]
fn the_window_opens_when_a_move_is_finished_with_all_its_consequences() {
    // A Musician is moved; he drives out a Student with a Rent Refusal, and the Move comes last.
    let scene =
        table(2).house(0, "1 roof", "musician 1").house(1, "3 roof", "student 1 refused").house(1, "2 roof", "");
    let mut play = scene.hand(0, "move").hand(1, "double-system").start();
    play.play("play move; resident 0,1; flat 1,2");
    assert_eq!(play.step(), Step::MusicPlace { tenant: "1,1".parse().unwrap() });
    assert_eq!(windows(&play), 0);
    play.play("flat 2,1");
    assert_eq!((play.step(), play.discards().as_str()), (Step::DoubleSystem, "rent-refusal move"));
    play.play("counter double-system");
    assert_eq!(play.hand(1), "move");
}

// LL R78, R85
#[test]
fn no_window_opens_during_a_rehousing() {
    let scene = table(2).house(1, "3 roof", "student 1, mover 2, squatters 3").house(1, "2 roof", "");
    let mut play = scene.hand(0, "demolition").hand(1, "double-system").start();
    play.play("play demolition; house 0");
    assert_eq!((play.step(), play.discards().as_str(), windows(&play)), (Step::DemolitionTenant, "squatters", 0));
    play.play("resident 0,1; flat 1,1");
    assert_eq!((play.step(), play.seat(), windows(&play)), (Step::DoubleSystem, Some(1), 1));
    assert_eq!((play.residents(1).as_str(), play.discards().as_str()), ("student 1, mover 2", "squatters demolition"));
}

// LL R78, R85
#[test]
fn no_window_opens_while_a_building_site_is_open() {
    let mut play = table(2).hand(0, "alibi law roof").hand(1, "double-system").discards("bomb").start();
    play.play("floor alibi; floor law; take-down");
    assert_eq!((play.step(), windows(&play)), (Step::Act, 0));
}

// LL R85
#[test]
fn squatters_sent_away_by_the_police_make_a_window_as_well() {
    let scene = table(2).house(0, "1 roof", "").hand(0, "squatters double-system").hand(1, "police");
    let mut play = scene.start();
    play.play("play squatters; flat 0,1");
    assert_eq!(play.step(), Step::Act, "an owner without a Police card is not asked, and nothing was discarded");
    let scene = table(2).house(1, "1 roof", "").hand(0, "squatters double-system").hand(1, "police");
    let mut play = scene.start();
    play.play("play squatters; flat 0,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(0)));
    play.play("counter double-system");
    assert_eq!(play.hand(0), "police", "the one who lost his Squatters");
}

// LL R85, R101
#[test]
fn step_1_has_one_window_at_its_end_if_anything_was_discarded() {
    let scene = table(2).house(0, "2 roof", "student 1, squatters 2");
    let scene = scene.house(0, "1 roof cellar", "manager 0, squatters 1");
    let mut play = scene.acting(1).hand(1, "double-system").start();
    play.end_turn();
    assert_eq!((play.step(), play.seat(), windows(&play)), (Step::ExamineHouse, Some(0), 0));
    play.play("house 0");
    assert_eq!((play.step(), play.seat(), windows(&play)), (Step::DoubleSystem, Some(1), 1));
    assert_eq!(play.discards(), "student manager");
    play.play("counter double-system");
    assert_eq!((play.hand(1).as_str(), play.step(), play.seat()), ("manager", Step::Act, Some(0)));
}

// LL R85, R101
#[test]
fn step_1_without_a_discard_has_no_window() {
    let scene = table(2).house(0, "2 roof", "student 1, squatters 2").house(0, "1 roof", "").acting(1);
    let mut play = scene.hand(1, "double-system").discards("bomb").start();
    play.end_turn();
    assert_eq!((play.step(), play.seat(), windows(&play)), (Step::Act, Some(0), 0));
}

// LL R85, R87
#[test]
fn the_end_of_step_3_has_a_window_for_lapsed_rent_refusals_before_cards_are_bought() {
    let scene = table(2).house(0, "2 roof", "student 1 refused").hand(1, "double-system");
    let mut play = scene.start();
    let told = play.play("done");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(1)));
    let asked = told.iter().position(asked(Window::DoubleSystem)).unwrap();
    assert!(told[..asked].iter().any(|told| matches!(told, Event::RentCollected { .. })), "all has been collected");
    play.play("counter double-system");
    assert_eq!((play.hand(1).as_str(), play.step(), play.seat()), ("rent-refusal", Step::Buy, Some(0)));
}

// LL R85
#[test]
fn a_window_never_opens_in_the_middle_of_a_purchase() {
    let scene = table(2).house(0, "3 roof", "").hand(1, "double-system").discards("bomb");
    let mut play = scene.start();
    play.play("done; buy; buy; buy");
    assert_eq!((windows(&play), play.active()), (0, 1));
}

// LL R85, R51
#[test]
fn no_window_opens_for_a_double_system_on_top_of_the_discards() {
    let mut play = table(2).hand(0, "double-system").hand(1, "double-system").discards("bomb").start();
    play.play("play double-system");
    assert_eq!((play.step(), play.seat(), windows(&play)), (Step::Act, Some(0), 0));
}

// LL R59
#[test]
fn a_card_taken_back_is_not_drawn_from_the_pile() {
    let mut play = table(2).hand(0, "double-system").discards("bomb").pile("roof").start();
    play.play("play double-system");
    assert_eq!((play.pile().as_str(), play.state.table.last_drawer), ("roof", None));
    assert_eq!(play.state.table.this_turn.bought, 0);
    // It can be had after the last card as well, and it costs nobody a turn.
    let mut play = table(2).hand(0, "double-system").discards("bomb").last_drawer(1).start();
    play.play("play double-system");
    assert_eq!((play.hand(0).as_str(), play.state.table.last_drawer.map(|seat| seat.0)), ("bomb", Some(1)));
}

// LL R85
#[test]
fn once_both_copies_lie_among_the_discards_nobody_can_be_asked_and_nobody_is() {
    let scene = movable(2).discards("double-system double-system");
    let mut play = scene.start();
    play.play("play move; resident 0,1; flat 0,2");
    assert_eq!((windows(&play), play.step()), (0, Step::Act));
}
