//! The police after a crime: who is suspected, and who goes to Jail (LL 1.5 Police, LL R38-R41, R80, R108).

use tenement::rules::landlord::{Event, Freedom, Step, Window};

use crate::scene::asked;
use crate::support::{Play, Scene, names, table};

/// A house of seat 1 in which seat 0 murders a Student; seat 1 has a Police card.
fn murder(seats: u8) -> Scene {
    table(seats).house(1, "1 roof", "student 1").hand(0, "murder").hand(1, "police")
}

#[track_caller]
fn investigated(scene: Scene) -> Play {
    let mut play = scene.start();
    play.play("play murder; resident 0,1; counter police");
    play
}

/// Who was suspected, in order.
fn suspects(play: &Play) -> Vec<u8> {
    let suspect = |event: &Event| match event {
        Event::Suspected { suspect } => Some(suspect.0),
        _ => None,
    };
    play.told.iter().filter_map(suspect).collect()
}

// LL 1.5 Police, LL R80
#[test]
fn the_first_suspect_is_the_criminal_and_without_a_shield_he_is_jailed_unasked() {
    let play = investigated(murder(3).hand(2, "alibi"));
    assert_eq!((play.jailed(), suspects(&play)), (Some(0), vec![0]));
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL 1.5 Police, LL R80
#[test]
fn suspicion_goes_clockwise_with_each_card_that_is_shown_and_everybody_is_a_suspect_victim_and_caller_too() {
    let scene = murder(4).hand(0, "murder alibi").hand(1, "police law").hand(2, "politics").hand(3, "roof");
    let mut play = investigated(scene);
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(0)));
    play.play("counter alibi");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(1)), "the victim, who called the police");
    play.play("counter law");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(2)));
    play.play("counter politics");
    assert_eq!((play.jailed(), suspects(&play)), (Some(3), vec![0, 1, 2, 3]));
    assert_eq!(play.discards(), "student murder police alibi law politics");
}

// LL 1.5 Police, LL R80
#[test]
fn a_second_lap_costs_another_card() {
    let scene = murder(3).hand(0, "murder alibi alibi").hand(1, "police alibi").hand(2, "law alibi");
    let mut play = investigated(scene);
    play.play("counter alibi; counter alibi; counter law; counter alibi");
    assert_eq!((play.jailed(), suspects(&play)), (Some(1), vec![0, 1, 2, 0, 1]));
    assert_eq!(play.hand(2), "alibi", "he was not reached again");
}

// LL R80
#[test]
fn exactly_one_arrest_follows_from_every_investigation() {
    for (hands, jailed) in
        [(["", "", ""], 0), (["law", "", ""], 1), (["law", "alibi", ""], 2), (["law", "law", "law"], 0)]
    {
        let [mine, second, third] = hands;
        let scene = murder(3).hand(0, &format!("murder {mine}")).hand(1, &format!("police {second}")).hand(2, third);
        let mut play = investigated(scene);
        while play.step() == Step::Suspicion {
            let mv = play.legal()[0];
            play.make(mv);
        }
        assert_eq!(play.jailed(), Some(jailed), "{hands:?}");
        assert_eq!(play.times(|event| matches!(event, Event::Jailed { .. })), 1);
    }
}

// LL R39
#[test]
fn a_suspect_may_choose_jail_though_he_could_show_a_card() {
    let mut play = investigated(murder(2).hand(0, "murder alibi law politics"));
    assert_eq!(play.choices(), "counter alibi; counter law; counter politics; jail");
    play.play("jail");
    assert_eq!((play.jailed(), play.hand(0).as_str()), (Some(0), "alibi law politics"));
}

// LL R80
#[test]
fn an_answer_to_suspicion_is_a_card_or_jail_and_no_pass() {
    let play = investigated(murder(2).hand(0, "murder alibi"));
    play.refuses("pass", "LL R80", "shield-or-jail");
}

// LL 1.5 Politics, LL 1.5 Alibi
#[test]
fn each_shield_is_used_once() {
    let mut play = investigated(murder(2).hand(0, "murder politics").hand(1, "police alibi"));
    play.play("counter politics; counter alibi");
    assert_eq!((play.jailed(), play.hand(0).as_str(), play.hand(1).as_str()), (Some(0), "", ""));
}

// ------------------------------------------------------------------ the prisoner

// LL R40, R41, R80
#[test]
fn the_prisoner_is_passed_over_unasked_and_without_a_card_in_every_lap() {
    let scene = murder(3).hand(0, "murder alibi alibi").hand(1, "police alibi alibi").hand(2, "law law").jailed(2);
    let mut play = investigated(scene);
    play.play("counter alibi; counter alibi; counter alibi; counter alibi");
    assert_eq!((play.jailed(), suspects(&play)), (Some(0), vec![0, 1, 2, 0, 1, 2, 0]));
    assert_eq!(play.hand(2), "law law");
    assert_eq!(play.times(|event| matches!(event, Event::InJailAlready { .. })), 2);
}

// LL R41
#[test]
fn a_new_arrest_frees_the_old_prisoner_at_once_as_there_is_one_jail() {
    let play = investigated(murder(3).jailed(2));
    assert_eq!(play.jailed(), Some(0));
    let told = names(&play.told);
    assert!(told.contains("suspected asked freed jailed"), "{told}");
    let freed = |event: &Event| matches!(event, Event::Freed { seat, why: Freedom::Arrest } if seat.0 == 2);
    assert_eq!(play.times(freed), 1);
}

// LL R40
#[test]
fn of_two_players_one_of_whom_is_in_jail_the_other_runs_out_of_cards() {
    let mut play = investigated(murder(2).hand(1, "police alibi law politics alibi").jailed(0));
    play.play("counter alibi; counter law; counter politics; counter alibi");
    assert_eq!((play.jailed(), play.seat()), (Some(1), Some(0)));
    let mut play = investigated(murder(2).hand(0, "murder alibi law").jailed(1));
    play.play("counter law; counter alibi");
    assert_eq!((play.jailed(), suspects(&play)), (Some(0), vec![0, 1, 0, 1, 0]));
}

// LL R40
#[test]
fn two_players_take_turns_until_one_has_no_card_left() {
    let mut play = investigated(murder(2).hand(0, "murder alibi alibi").hand(1, "police law law"));
    play.play("counter alibi; counter law; counter alibi; counter law");
    assert_eq!((play.jailed(), suspects(&play)), (Some(0), vec![0, 1, 0, 1, 0]));
}

// LL R34, LL 1.8
#[test]
fn a_prisoner_who_strikes_his_own_house_and_calls_the_police_brings_suspicion_on_his_left_neighbour() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,1")] {
        let scene = table(3).house(0, "1 roof", "squatters 1").jailed(0).hand(0, &format!("{crime} police"));
        let mut play = scene.hand(1, "alibi").start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!((play.step(), play.seat()), (Step::Police, Some(0)), "{crime}");
        play.play("counter police");
        assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(1)));
        play.play("counter alibi");
        assert_eq!(play.jailed(), Some(2), "{crime}");
        play.play("done");
        assert_eq!(play.times(|event| matches!(event, Event::Allowance { .. })), usize::from(crime == "bomb"));
    }
}

// LL R34, LL 1.8
#[test]
fn the_trick_is_a_way_out_of_jail_in_ones_own_turn() {
    let scene = table(2).house(0, "3 roof", "student 1, mover 2").jailed(0).hand(0, "murder police");
    let mut play = scene.start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!(play.jailed(), Some(1));
    play.play("done");
    assert_eq!(play.money(0), 3 + 1 + 2, "the Mover and two empty flats");
}

// ------------------------------------------------------------------------ windows

// LL R38
#[test]
fn only_the_victim_may_react_to_a_crime() {
    let scene = murder(4).hand(1, "roof").hand(2, "error police alibi").hand(3, "error police");
    let mut play = scene.start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
    assert_eq!(play.times(asked(Window::Error)), 1, "though it looks as if he had been asked");
    assert_eq!(play.times(asked(Window::Police)), 1);
}

// LL R38
#[test]
fn nobody_clears_somebody_else() {
    let play = investigated(murder(3).hand(1, "police alibi").hand(2, "alibi"));
    assert_eq!((play.jailed(), play.hand(2).as_str()), (Some(0), "alibi"));
    assert_eq!(play.times(asked(Window::Shield)), 0);
}

// LL R78
#[test]
fn no_double_system_is_asked_for_in_the_middle_of_a_crime() {
    let scene = murder(2).hand(0, "murder alibi double-system").hand(1, "police error");
    let mut play = scene.start();
    play.play("play murder; resident 0,1; pass; counter police");
    assert_eq!(play.times(asked(Window::DoubleSystem)), 0);
    play.play("counter alibi");
    assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(0)));
    play.play("counter double-system");
    assert_eq!((play.hand(0).as_str(), play.discards().as_str()), ("alibi", "student murder police double-system"));
}
