//! What neutralises what: the table of counters row by row, and what is no
//! remedy (LL 3).

use tenement::rules::landlord::{Event, Kind, Step, Window};

use crate::scene::asked;
use crate::support::table;

/// Everything that answers something, but for the Double System.
const ALL_COUNTERS: &str = "police alibi law error politics";

// LL 3: Bomb - Error
#[test]
fn a_bomb_is_turned_by_the_owners_error_before_its_effect_and_the_attacker_loses_the_house_he_names() {
    let scene = table(3).house(0, "1 roof", "").house(0, "2 roof", "").house(1, "1 roof", "single 1");
    let mut play = scene.hand(0, "bomb").hand(1, "error").hand(2, "error").start();
    play.play("play bomb; house 2");
    assert_eq!((play.step(), play.seat()), (Step::Error, Some(1)));
    assert_eq!(play.choices(), "counter error; pass");
    assert_eq!(play.street(1), [2], "it has not gone off yet");
    play.play("counter error");
    assert_eq!((play.step(), play.seat()), (Step::ErrorHouse, Some(1)));
    assert_eq!(play.choices(), "house 0; house 1");
    play.play("house 1");
    assert_eq!((play.street(0), play.street(1)), (vec![0], vec![2]));
    assert_eq!(play.residents(2), "single 1");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "the attacker stays on turn");
}

// LL 3: Murder - Error
#[test]
fn a_murder_is_turned_by_the_owners_error_before_its_effect_and_strikes_a_tenant_of_the_attacker() {
    let scene = table(3).house(0, "2 roof", "student 1, mother-child 2").house(1, "1 roof", "pensioner 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").hand(2, "error").start();
    play.play("play murder; resident 1,1");
    assert_eq!((play.step(), play.seat()), (Step::Error, Some(1)));
    assert_eq!(play.residents(1), "pensioner 1", "nobody has died yet");
    play.play("counter error");
    assert_eq!((play.step(), play.seat()), (Step::ErrorTenant, Some(1)));
    assert_eq!(play.choices(), "resident 0,1; resident 0,2");
    play.play("resident 0,2");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("student 1", "pensioner 1"));
    assert_eq!(play.discards(), "mother-child murder error");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "the attacker stays on turn");
}

// LL 3: Murder on a Single
#[test]
fn a_single_is_no_target_of_a_murder() {
    let scene = table(2).house(1, "2 roof", "single 1, student 2");
    let mut play = scene.hand(0, "murder").start();
    play.play("play murder");
    assert_eq!(play.choices(), "resident 0,2");
    play.refuses("resident 0,1", "LL 1.4", "single");
}

// LL 3: Bomb / Murder (carried out) - Police
#[test]
fn the_victim_may_call_the_police_right_after_a_crime_which_does_not_undo_it() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,1")] {
        let scene = table(3).house(1, "1 roof", "student 1");
        let mut play = scene.hand(0, crime).hand(1, "police").hand(2, "police").start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!((play.step(), play.seat()), (Step::Police, Some(1)), "{crime}");
        assert_eq!(play.choices(), "counter police; pass");
        let done = match crime {
            "bomb" => play.street(1).is_empty(),
            _ => play.residents(0).is_empty(),
        };
        assert!(done, "{crime} has its effect before the police come");
        play.play("counter police");
        assert_eq!(play.jailed(), Some(0), "an investigation");
    }
}

// LL 3: ditto, a Family lived in the house struck
#[test]
fn the_owner_of_a_struck_house_with_a_family_may_have_the_crime_reported_without_a_police_card() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,3")] {
        let scene = table(2).house(1, "3 roof", "family 1, student 3").hand(0, crime);
        let mut play = scene.start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!((play.step(), play.seat()), (Step::Police, Some(1)), "{crime}");
        assert_eq!(play.choices(), "report; pass", "he need not");
        play.play("report");
        assert_eq!(play.jailed(), Some(0));
        assert!(!play.discards().contains("police"));
    }
}

// LL 3: ditto, a Family lives with the criminal
#[test]
fn a_family_of_the_criminal_brings_the_police_whether_anybody_likes_it_or_not() {
    for (crime, target) in [("bomb", "house 1"), ("murder", "resident 1,1")] {
        let scene = table(2).house(0, "2 roof", "family 1").house(1, "1 roof", "student 1").hand(0, crime);
        let mut play = scene.start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!(play.jailed(), Some(0), "{crime}");
        assert_eq!(play.times(|event| matches!(event, Event::Reported { compulsory: true, .. })), 1);
    }
}

// LL 3: Bomb / Murder stopped by Error
#[test]
fn after_an_error_neither_the_police_nor_a_family_come() {
    for (crime, target) in [("bomb", "house 1"), ("murder", "resident 1,3")] {
        let scene = table(2).house(0, "3 roof", "family 1, student 3").house(1, "3 roof", "family 1, student 3");
        let mut play = scene.hand(0, &format!("{crime} police")).hand(1, "error police").start();
        play.play(&format!("play {crime}; {target}; counter error"));
        if play.step() == Step::ErrorTenant {
            play.play("resident 0,3");
        }
        assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None), "{crime}");
        assert_eq!(play.times(asked(Window::Police)), 0);
        assert_eq!(play.times(|event| matches!(event, Event::Reported { .. } | Event::Suspected { .. })), 0);
    }
}

// LL 3: suspicion - Alibi, Law, Politics
#[test]
fn an_alibi_a_law_or_politics_turns_suspicion_to_the_next_player() {
    for shield in ["alibi", "law", "politics"] {
        let scene = table(3).house(1, "1 roof", "student 1");
        let mut play = scene.hand(0, &format!("murder {shield}")).hand(1, "police").start();
        play.play("play murder; resident 0,1; counter police");
        assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(0)));
        assert_eq!(play.choices(), format!("counter {shield}; jail"));
        play.play(&format!("counter {shield}"));
        assert_eq!(play.jailed(), Some(1), "{shield}: the next one has nothing to show");
        assert!(play.discards().contains(shield), "it is spent");
    }
}

// LL 3: suspicion - being in Jail
#[test]
fn a_prisoner_is_cleared_for_nothing_and_as_often_as_needed() {
    let scene = table(2).house(1, "1 roof", "student 1").jailed(0);
    let mut play = scene.hand(0, "murder alibi").hand(1, "police alibi alibi").start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(1)), "the criminal is passed over unasked");
    play.play("counter alibi; counter alibi");
    assert_eq!(play.times(|event| matches!(event, Event::InJailAlready { .. })), 3);
    assert_eq!((play.jailed(), play.hand(0).as_str()), (Some(1), "alibi"));
}

// LL 3: Squatters moving in - Police
#[test]
fn the_owner_may_send_squatters_away_at_once_with_the_police_and_nobody_is_jailed() {
    let scene = table(3).house(1, "2 roof", "student 1");
    let mut play = scene.hand(0, "squatters").hand(1, "police").hand(2, "police").start();
    play.play("play squatters; flat 0,2");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(1)));
    assert_eq!(play.choices(), "counter police; pass");
    play.play("counter police");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("student 1", "squatters police"));
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
}

// LL 3: Squatters moving in - Hippies in the house
#[test]
fn squatters_do_not_move_in_with_hippies() {
    let scene = table(2).house(1, "2 roof", "hippies 1").house(1, "2 roof", "student 1");
    let mut play = scene.hand(0, "squatters").start();
    play.play("play squatters");
    assert_eq!(play.choices(), "flat 1,2");
    play.refuses("flat 0,2", "LL 1.4", "hippies-live-there");
}

// LL 3: Squatters in place - Murder, Bomb (also one's own)
#[test]
fn squatters_in_place_are_removed_by_a_murder_or_a_bomb_of_anyone_on_turn() {
    for owner in [0, 1] {
        let scene = table(2).house(owner, "2 roof", "squatters 2");
        let mut play = scene.clone().hand(0, "murder").start();
        play.play("play murder; resident 0,2");
        assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("", "squatters murder"));
        let mut play = scene.hand(0, "bomb").start();
        play.play("play bomb; house 0");
        assert!(play.street(owner).is_empty());
    }
}

// LL 3: Squatters in place - Demolition, Politics as Demolition
#[test]
fn squatters_in_place_are_removed_by_a_demolition_or_politics_as_one() {
    for card in ["play demolition", "politics demolition"] {
        for owner in [0, 1] {
            let scene = table(2).house(owner, "2 roof", "squatters 2").hand(0, "demolition politics");
            let mut play = scene.start();
            play.play(&format!("{card}; house 0"));
            assert!(play.street(owner).is_empty());
            assert!(play.discards().starts_with("squatters "), "{}", play.discards());
        }
    }
}

// LL 3: Jail - Law, Politics, 5 bail
#[test]
fn a_prisoner_leaves_jail_by_law_politics_or_bail_on_his_own_turn() {
    for way in ["play law", "politics jail", "bail"] {
        let mut play = table(2).hand(0, "law politics").money(&[5]).jailed(0).start();
        play.play(way);
        assert_eq!((play.jailed(), play.step()), (None, Step::Act), "{way}");
        assert_eq!(play.money(0), if way == "bail" { 0 } else { 5 });
    }
}

// LL 3: Jail - another arrest
#[test]
fn a_prisoner_is_free_at_once_when_somebody_else_is_arrested() {
    let scene = table(3).house(1, "1 roof", "student 1").jailed(2);
    let mut play = scene.hand(0, "murder").hand(1, "police").start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!(play.jailed(), Some(0));
    assert_eq!(play.times(|event| matches!(event, Event::Freed { seat, .. } if seat.0 == 2)), 1);
}

// LL 3: Loft Conversion - Flat Roof laid earlier
#[test]
fn a_flat_roof_laid_earlier_keeps_a_loft_conversion_away() {
    let scene = table(2).house(1, "2 roof", "").house(1, "2 roof", "");
    let mut play = scene.hand(0, "flat-roof loft-conversion").start();
    play.play("play flat-roof; house 0; play loft-conversion");
    assert_eq!(play.choices(), "house 1");
    play.refuses("house 0", "LL R5", "roof-changed");
}

// LL 3: Error - nothing
#[test]
fn nothing_answers_an_error() {
    let scene = table(3).house(0, "2 roof", "student 1").house(1, "2 roof", "student 1");
    let scene = scene.hand(0, "murder police alibi law error politics").hand(1, "error");
    let mut play = scene.hand(2, "police alibi law error").start();
    play.play("play murder; resident 1,1; counter error");
    assert_eq!(play.residents(0), "", "carried out at once");
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
}

// LL 3: Move, Own Use, Demolition, Rent Refusal, Musician, Hippies, alterations - nothing
#[test]
fn nothing_answers_the_other_actions_tenants_and_alterations() {
    for moves in [
        "play move; resident 0,1; flat 1,1",
        "play own-use; house 0",
        "play demolition; house 1",
        "play rent-refusal; resident 0,1",
        "play musician; flat 0,2",
        "play hippies; flat 1,1",
        "play cellar-flat; house 0",
        "play loft-conversion; house 0",
        "play flat-roof; house 0",
    ] {
        let scene = table(2).house(1, "3 roof", "student 1").house(1, "1 roof", "").hand(1, ALL_COUNTERS);
        let cards = "move own-use demolition rent-refusal musician hippies cellar-flat loft-conversion flat-roof";
        let mut play = scene.hand(0, cards).start();
        play.play(moves);
        assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "{moves}");
        let double_system = |event: &Event| asked(Window::DoubleSystem)(event);
        assert_eq!(play.times(|event| matches!(event, Event::Asked { .. }) && !double_system(event)), 0, "{moves}");
    }
}

// LL 3: top discard lost - Double System
#[test]
fn the_top_discard_may_be_taken_back_by_anyone_with_a_double_system() {
    for holder in [0, 1, 2] {
        let scene = table(3).house(1, "2 roof", "student 1");
        let hand = if holder == 0 { "move double-system" } else { "double-system" };
        let mut play = scene.hand(0, "move").hand(holder, hand).start();
        play.play("play move; resident 0,1; flat 0,2");
        assert_eq!((play.step(), play.seat()), (Step::DoubleSystem, Some(holder)));
        play.play("counter double-system");
        assert_eq!((play.hand(holder).as_str(), play.discards().as_str()), ("move", "double-system"));
    }
}

// LL 3: any of these, variant 3
#[test]
fn with_free_counters_anyone_but_the_attacker_may_answer_with_the_same_cards() {
    let scene = || table(3).with(|options| options.free_counters = true).house(0, "1 roof", "");
    let scene = || scene().house(1, "2 roof", "student 1");
    for (card, target, window) in [
        ("bomb", "house 1", Step::Error),
        ("murder", "resident 1,1", Step::Error),
        ("squatters", "flat 1,2", Step::SquattersPolice),
    ] {
        let mut play = scene().hand(0, &format!("{card} error police")).hand(2, "error police").start();
        play.play(&format!("play {card}; {target}"));
        assert_eq!((play.step(), play.seat()), (window, Some(2)), "{card}");
    }
    let mut play = scene().hand(0, "murder alibi").hand(2, "police alibi").start();
    play.play("play murder; resident 1,1");
    assert_eq!((play.step(), play.seat()), (Step::Police, Some(2)));
    play.play("counter police; counter alibi");
    assert_eq!((play.step(), play.seat()), (Step::Shield, Some(2)), "for seat 1, who has no alibi");
}

// ------------------------------------------------------------- what is no remedy

// LL 3: not remedies
#[test]
fn an_alibi_opens_no_jail() {
    let play = table(2).hand(0, "alibi").money(&[4]).jailed(0).start();
    assert_eq!(play.choices(), "done");
    play.refuses("play alibi", "LL R97", "only-in-a-window");
}

// LL 3: not remedies
#[test]
fn own_use_does_not_remove_squatters() {
    for card in ["play own-use", "politics own-use"] {
        let scene = table(2).house(1, "2 roof", "student 1, squatters 2").house(1, "1 roof", "squatters 1");
        let mut play = scene.hand(0, "own-use politics").start();
        play.play(card);
        play.refuses("house 1", "LL R74", "no-tenant-there");
        play.play("house 0");
        assert_eq!((play.residents(0).as_str(), play.hand(1).as_str()), ("squatters 2", "student"));
    }
}

// LL 3: not remedies
#[test]
fn a_musician_does_not_drive_squatters_out() {
    let scene = table(2).house(1, "3 roof", "student 1, squatters 2").house(1, "1 roof", "");
    let mut play = scene.hand(0, "musician").start();
    play.play("play musician; flat 0,3");
    assert_eq!(play.residents(0), "squatters 2, musician 3");
    assert_eq!(play.residents(1), "student 1");
}

// LL 3: not remedies
#[test]
fn a_move_does_not_move_squatters() {
    let scene = table(2).house(1, "2 roof", "student 1, squatters 2").house(1, "1 roof", "");
    let mut play = scene.hand(0, "move").start();
    play.play("play move");
    assert_eq!(play.choices(), "resident 0,1");
    play.refuses("resident 0,2", "LL R19", "squatters-stay");
}

// LL 3: not remedies
#[test]
fn a_family_neither_keeps_squatters_out_nor_reports_them() {
    let scene = table(2).house(0, "2 roof", "family 1").house(1, "3 roof", "family 1").hand(0, "squatters");
    let mut play = scene.start();
    play.play("play squatters; flat 1,3");
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
    assert_eq!(play.residents(1), "family 1, squatters 3");
    assert_eq!(play.times(|event| matches!(event, Event::Reported { .. })), 0);
}

// LL 3: not remedies
#[test]
fn an_error_is_none_against_squatters() {
    let scene = table(2).house(1, "1 roof", "").hand(0, "squatters").hand(1, "error");
    let mut play = scene.start();
    play.play("play squatters; flat 0,1");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "he is not asked");
    assert_eq!(play.residents(0), "squatters 1");
    let mut play = table(2).house(1, "1 roof", "").hand(0, "squatters").hand(1, "error police").start();
    play.play("play squatters; flat 0,1");
    play.refuses("counter error", "LL 3", "no-answer-to-that");
}

// LL 3: not remedies
#[test]
fn a_law_is_none_against_anything_but_arrest_and_jail() {
    let scene = table(2).house(0, "1 roof", "").house(1, "2 roof", "student 1, squatters 2");
    let mut play = scene.hand(0, "bomb law").hand(1, "law error police").start();
    play.refuses("play law", "LL R97", "not-in-jail");
    play.play("play bomb; house 1");
    play.refuses("counter law", "LL 3", "no-answer-to-that");
    play.play("pass");
    play.refuses("counter law", "LL 3", "no-answer-to-that");
    for window in [Window::Error, Window::Police, Window::Squatters, Window::DoubleSystem] {
        assert!(!window.answers().contains(&Kind::Law), "{window:?}");
    }
}
