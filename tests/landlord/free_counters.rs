//! Variant 3: anyone may counter (LL 1.6, LL R38, R84, R108).

use tenement::rules::landlord::{Event, Step, Window};

use crate::scene::{asked, free_counters};
use crate::support::{Scene, names, table};

/// Seats 0 and 2 have houses; seat 0 has two.
fn free(seats: u8) -> Scene {
    let scene = free_counters(table(seats)).house(0, "2 roof", "student 1, mover 2").house(0, "1 roof", "");
    scene.house(2, "3 roof", "student 1, mover 2")
}

// LL R84, R38
#[test]
fn for_an_error_the_victim_is_asked_first_then_the_others_clockwise_from_him_without_the_attacker() {
    let mut play = free(4).hand(0, "murder").hand(1, "error").hand(2, "error").hand(3, "error").start();
    play.play("play murder; resident 2,1");
    for seat in [2, 3, 1] {
        assert_eq!((play.step(), play.seat()), (Step::Error, Some(seat)));
        assert_eq!(play.choices(), "counter error; pass");
        play.play("pass");
    }
    assert_eq!(play.residents(2), "mover 2", "nobody stopped it");
}

// LL R84
#[test]
fn the_first_error_closes_the_window_and_its_player_names_the_target() {
    for (crime, target, names, left) in [
        ("murder", "resident 2,1", Step::ErrorTenant, "resident 0,1; resident 0,2"),
        ("bomb", "house 2", Step::ErrorHouse, "house 0; house 1"),
    ] {
        let mut play = free(4).hand(0, crime).hand(1, "error").hand(3, "error police").start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!(play.seat(), Some(3));
        play.play("counter error");
        assert_eq!((play.step(), play.seat()), (names, Some(3)), "neither victim nor attacker");
        assert_eq!(play.choices(), left);
        play.make(play.legal()[0]);
        assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
        assert_eq!(play.times(asked(Window::Error)), 1);
    }
}

// LL R84
#[test]
fn the_attacker_is_not_asked_for_an_error_or_the_police_against_his_own_deed() {
    for (card, target) in [("murder", "resident 2,1"), ("bomb", "house 2"), ("squatters", "flat 2,3")] {
        let mut play = free(3).hand(0, &format!("{card} error police")).start();
        play.play(&format!("play {card}; {target}"));
        assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None), "{card}");
    }
}

// LL R84
#[test]
fn nobody_plays_an_error_against_a_crime_on_ones_own_house() {
    let mut play = free(3).hand(0, "murder").hand(1, "error").hand(2, "error").start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.step(), play.seat(), play.residents(0).as_str()), (Step::Act, Some(0), "mover 2"));
    assert_eq!(play.times(asked(Window::Error)), 0);
}

// LL R84
#[test]
fn the_police_may_be_called_by_the_victim_first_then_by_the_others_clockwise_from_him() {
    let mut play = free(4).hand(0, "murder").hand(1, "police").hand(2, "police").hand(3, "police").start();
    play.play("play murder; resident 2,1");
    for seat in [2, 3] {
        assert_eq!((play.step(), play.seat()), (Step::Police, Some(seat)));
        play.play("pass");
    }
    assert_eq!((play.step(), play.seat()), (Step::Police, Some(1)));
    play.play("counter police");
    assert_eq!(play.jailed(), Some(0));
    assert_eq!((play.hand(2).as_str(), play.hand(3).as_str()), ("police", "police"), "one Police in a case");
}

// LL R84
#[test]
fn the_victim_of_his_own_crime_is_asked_for_the_police_first_and_then_the_others() {
    let mut play = free(3).hand(0, "murder police").hand(1, "police").start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.step(), play.seat()), (Step::Police, Some(0)));
    play.play("pass");
    assert_eq!((play.step(), play.seat()), (Step::Police, Some(1)));
}

// LL R84
#[test]
fn a_family_reports_to_the_owner_only_who_is_asked_for_it_together_with_his_police() {
    let scene = free_counters(table(3)).house(1, "3 roof", "family 1, student 3").hand(0, "murder");
    let mut play = scene.hand(1, "police").hand(2, "police").start();
    play.play("play murder; resident 0,3");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(1), "counter police; report; pass"));
    play.play("pass");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(2), "counter police; pass"));
    play.refuses("report", "LL R31", "no-family-there");
}

// LL R84
#[test]
fn squatters_may_be_sent_away_by_the_police_of_anyone_but_who_sent_them() {
    let mut play = free(4).hand(0, "squatters").hand(1, "police").hand(2, "police").hand(3, "police").start();
    play.play("play squatters; flat 2,3");
    for seat in [2, 3] {
        assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(seat)));
        play.play("pass");
    }
    assert_eq!(play.seat(), Some(1));
    play.play("counter police");
    assert_eq!((play.residents(2).as_str(), play.jailed()), ("student 1, mover 2", None));
}

// LL R84
#[test]
fn who_lets_squatters_into_his_own_house_is_asked_as_its_owner() {
    let mut play = free(3).hand(0, "squatters police").hand(2, "police").start();
    play.play("play squatters; flat 1,1");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(0)));
    play.play("pass");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(2)));
}

// LL R84
#[test]
fn others_clockwise_from_the_suspect_may_show_a_card_for_one_who_shows_nothing() {
    let scene = free(4).hand(0, "murder").hand(1, "alibi").hand(2, "police").hand(3, "law");
    let mut play = scene.start();
    play.play("play murder; resident 2,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(1)), "for seat 0, who has nothing");
    assert_eq!(play.choices(), "counter alibi; pass");
    play.play("pass");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(3)));
    let told = play.play("counter law");
    assert!(names(&told).starts_with("countered cleared discarded suspected asked"), "{}", names(&told));
    assert!(
        told.iter().any(|told| matches!(told, Event::Cleared { seat, suspect, .. } if (seat.0, suspect.0) == (3, 0)))
    );
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(1)), "the next one is suspected");
}

// LL R84
#[test]
fn a_suspect_for_whom_nobody_shows_a_card_goes_to_jail() {
    let mut play = free(3).hand(0, "murder").hand(1, "alibi").hand(2, "police").start();
    play.play("play murder; resident 2,1; counter police; pass");
    assert_eq!((play.jailed(), play.hand(1).as_str()), (Some(0), "alibi"));
}

// LL R84
#[test]
fn the_criminal_may_show_a_card_for_the_next_suspect() {
    let mut play = free(3).hand(0, "murder alibi law").hand(2, "police").start();
    play.play("play murder; resident 2,1; counter police; counter alibi");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(0)), "for seat 1");
    play.play("counter law");
    assert_eq!(play.jailed(), Some(2));
}

// LL R108
#[test]
fn who_chooses_jail_is_not_cleared_by_others_any_more() {
    let mut play = free(3).hand(0, "murder alibi").hand(1, "alibi").hand(2, "police").start();
    play.play("play murder; resident 2,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(0)));
    play.play("jail");
    assert_eq!((play.jailed(), play.step(), play.seat()), (Some(0), Step::Act, Some(0)));
    assert_eq!(play.times(asked(Window::Shield)), 0);
}

// LL R108
#[test]
fn a_prisoner_may_show_a_card_for_another() {
    let mut play = free(3).hand(0, "murder").hand(1, "alibi").hand(2, "police").jailed(1).start();
    play.play("play murder; resident 2,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(1)));
    play.play("counter alibi");
    assert_eq!(play.jailed(), Some(2), "past the prisoner himself");
}

// LL R84
#[test]
fn nobody_gets_another_out_of_jail_with_a_card() {
    let play = free(3).hand(0, "law politics").jailed(1).start();
    play.refuses("play law", "LL R97", "not-in-jail");
    play.refuses("politics jail", "LL R97", "not-in-jail");
    play.refuses("bail", "LL 1.5", "not-in-jail");
}
