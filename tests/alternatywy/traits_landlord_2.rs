//! The Landlord's Traits Community Activist and Watchful Eye (A4 2.3, R35, R123),
//! and what holds for all Traits: the cap, the secret, the snapshot.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Alternatywy, Event, Line, Stage, Step, Trait};
use tenement::rules::{Game, Viewer};

use crate::support::{Scene, lines, names, paid, scene};

fn block(own: &str) -> Scene {
    scene("kotek balcerek kolinska aniol").traits(&format!("- - - {own}"))
}

const APART: &str = "flats staircase courtyard landlords";

fn evening(scene: &Scene) -> Vec<(u8, i8, Line)> {
    let mut play = scene.clone().time(1, 5).go(APART);
    let told = play.end_stage();
    lines(&told)
}

// ------------------------------------------------------------- Community Activist

// A4 2.3, R35
#[test]
fn the_activist_is_paid_when_the_last_trash_leaves_the_board() {
    let mut play = block("activist").trash(0, 1, 0).go("club staircase courtyard landlords");
    let told = play.play("done; clean");
    assert_eq!(lines(&told), [(3, 1, Line::First(Trait::Activist))]);
    assert_eq!(play.shown(3), Some(Trait::Activist));
    let mut play = block("activist").trash(0, 1, 1).go("club staircase courtyard landlords");
    assert!(lines(&play.play("done; clean")).is_empty());
}

// A4 R35
#[test]
fn the_activist_is_not_paid_for_a_board_that_was_clean_and_once_a_round() {
    let scene = block("activist").hand(0, "overflowing-bin").trash(0, 1, 0).priority(1);
    let mut play = scene.go("staircase club courtyard landlords");
    assert_eq!(lines(&play.play("done; clean")).len(), 1);
    play.to(0);
    play.play("done; play overflowing-bin; place courtyard");
    assert!(lines(&play.told).len() == 1);
    let mut clean = block("activist").go(APART);
    let told = clean.end_round();
    assert!(lines(&told).is_empty());
}

// A4 R35, 2.2
#[test]
fn the_activists_clean_board_pays_once_a_round() {
    let scene = block("activist").trash(0, 1, 0).priority(1).hand(2, "overflowing-bin");
    let mut play = scene.go("flats club courtyard staircase");
    play.play("done; clean");
    play.to(2);
    play.play("done; play overflowing-bin; place staircase");
    play.to(3);
    let told = play.play("done; clean");
    assert_eq!((play.trash(), lines(&told), play.points()[3]), ([0; 3], vec![], 10));
}

// A4 2.3
#[test]
fn the_activist_is_paid_for_cleaning_up_in_front_of_a_tenant() {
    for (places, mv, paid) in [
        ("flats club courtyard club", "clean-two", 1),
        ("flats club courtyard club", "done; clean", 1),
        ("flats staircase courtyard club", "clean-two", 0),
    ] {
        let mut play = block("activist").trash(0, 3, 0).go(places);
        play.to(3);
        let told = play.play(mv);
        assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::Activist))][..paid]);
    }
}

// A4 2.3
#[test]
fn the_activist_is_paid_in_the_evening_for_a_well_attended_work() {
    for (list, attended) in [(vec![0, 1], true), (vec![0], false)] {
        let scene = block("activist").list(&list).work("snow-clearing").trash(1, 0, 0).time(1, 5).priority(3);
        let mut play = scene.go(APART);
        play.stack("abraham abraham");
        play.play("board draw-two; blue");
        let told = play.end_stage();
        assert_eq!(lines(&told).contains(&(3, 1, Line::EndOfDay(Trait::Activist))), attended);
    }
}

// ------------------------------------------------------------------- Watchful Eye

// A4 2.3, R115, R21
#[test]
fn the_watchful_eye_exchanges_anywhere_after_an_action_once_a_day() {
    let scene = block("watchful-eye").denounced(&[10, 7, 0]).priority(3);
    let mut play = scene.go("flats staircase courtyard club");
    play.refuses("bonus exchange", "A4 R115", "exchange-after-action");
    play.stack("abraham abraham");
    play.play("board draw-one; bonus exchange");
    play.refuses("seat 2", "A4 R40", "too-few-denunciations");
    let told = play.play("seat 0; number 5");
    assert_eq!((play.denounced()[0], play.points()[0], play.shown(3)), (5, 8, Some(Trait::WatchfulEye)));
    assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::WatchfulEye))]);
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
    play.refuses("bonus exchange", "A4 2.3", "once-a-day");
    play.play("blue");
}

// A4 R115
#[test]
fn the_watchful_eye_does_not_exchange_after_a_pass() {
    let mut play = block("watchful-eye").denounced(&[5]).priority(3).go("flats staircase courtyard club");
    play.play("done");
    play.refuses("bonus exchange", "A4 R115", "exchange-after-action");
    let other = block("overseer").denounced(&[5]).priority(3).go("flats staircase courtyard club");
    other.refuses("bonus exchange", "A4 R115", "exchange-after-action");
}

// A4 2.3, R34: its line pays for the Action too, once a Round.
#[test]
fn the_watchful_eye_is_paid_once_a_round_for_exchanges() {
    let mut play = block("watchful-eye").denounced(&[10, 7]).priority(3).go(APART);
    let told = play.play("board exchange; seat 1; number 7; bonus exchange; seat 0; number 5");
    assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::WatchfulEye))]);
    assert_eq!(play.points(), [8, 9, 9, 11]);
}

// A4 2.3, R123
#[test]
fn the_watchful_eye_is_paid_when_2_different_tenants_file_in_a_round() {
    let mut play = block("watchful-eye").priority(3).hand(3, "yard-assembly").go("flats staircase courtyard club");
    play.play("play yard-assembly; seat 0; seat 1; 0: seat 1");
    assert!(lines(&play.told).is_empty());
    play.play("1: seat 0");
    assert_eq!(lines(&play.told), [(3, 1, Line::First(Trait::WatchfulEye))]);
}

// A4 R123
#[test]
fn the_watchful_eye_counts_meetings_and_actions_together() {
    let mut play = block("watchful-eye").go("landlords landlords courtyard flats");
    play.play("board file-for-reward; seat 2");
    assert!(lines(&play.told).is_empty());
    play.to(1);
    play.play("board file-for-penalty; seat 2");
    assert_eq!(lines(&play.told), [(3, 1, Line::First(Trait::WatchfulEye))]);
}

// A4 R123
#[test]
fn two_denunciations_of_one_tenant_are_not_enough() {
    let scene = block("watchful-eye").traits("informer - - watchful-eye").hand(1, "anonymous-letter");
    let mut play = scene.go("landlords club courtyard landlords");
    play.play("0: file; 3: done; 0: seat 1; 0: seat 2");
    play.to(1);
    play.play("play anonymous-letter; seat 2");
    assert!(lines(&play.told).iter().all(|&(seat, ..)| seat != 3), "a letter is not filed");
}

// A4 2.3
#[test]
fn the_watchful_eye_is_paid_in_the_evening_for_2_on_every_tenant() {
    let scene = block("watchful-eye");
    assert_eq!(evening(&scene.clone().denounced(&[2, 2, 3])), [(3, 1, Line::EndOfDay(Trait::WatchfulEye))]);
    assert!(evening(&scene.denounced(&[2, 1, 3])).is_empty());
}

// --------------------------------------------------------------------- all Traits

// A4 R21, R117
#[test]
fn a_trait_is_secret_until_it_is_used_or_scores() {
    let mut play = block("watchful-eye").traits("hustler - - -").go(APART);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
        let view = Alternatywy::view(&play.state, viewer);
        assert_eq!(view.table.shown, [None; 6]);
        assert_ne!(view.own_trait, Some(Trait::Hustler));
    }
    assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(0))).own_trait, Some(Trait::Hustler));
    play.play("bonus hustle; place club");
    assert_eq!(Alternatywy::view(&play.state, Viewer::Spectator).table.shown[0], Some(Trait::Hustler));
}

// A4 R7
#[test]
fn awards_are_judged_on_one_snapshot() {
    // Each is ahead of the other Tenants but for the awards of the others.
    let scene = block("watchful-eye").traits("hustler modest-citizen - -").points(&[10, 9, 9, 9]);
    let paid = evening(&scene.trash(1, 0, 0));
    assert_eq!(paid, [(0, 1, Line::EndOfDay(Trait::Hustler)), (1, 1, Line::EndOfDay(Trait::ModestCitizen))]);
}

// A4 R132, R9: W6 is asked before any award is applied.
#[test]
fn the_landlords_award_is_asked_about_before_any_is_applied() {
    let scene = block("well-connected").traits("modest-citizen - - well-connected").hand(1, "inspection");
    let mut play = scene.time(1, 5).go(APART);
    play.until(|play| matches!(play.step(), Step::React { .. }));
    assert_eq!((play.seat(), play.points()), (Some(1), vec![9; 4]));
    let told = play.play("play inspection");
    assert!(names(&told).contains("points-cut"));
    assert_eq!(play.points(), [10, 9, 9, 9]);
}

// A4 2.2: Phase III counts as a Round of its own.
#[test]
fn a_line_that_paid_in_round_5_can_pay_again_in_phase_iii() {
    let scene = block("watchful-eye").traits("modest-citizen - - -").work("wonderful-initiative").list(&[0, 1]);
    let scene = scene.but(|position| position.introduced = 0).hand(3, "see-you-tomorrow file").denounced(&[0, 0, 5]);
    let mut play = scene.time(1, 5).priority(3).start();
    play.stack_works("welcome-guests");
    play.go(APART);
    play.play("play file; seat 2; number 5; blue; play see-you-tomorrow");
    let second = (0, 1, Line::Second(Trait::ModestCitizen));
    assert_eq!(lines(&play.told).iter().filter(|&&paid| paid == second).count(), 1);
    play.to(1);
    play.play("board enter; seat 0");
    play.end_stage();
    assert_eq!(lines(&play.told).iter().filter(|&&paid| paid == second).count(), 2);
    assert!(!paid(&play.told).is_empty());
}

// A4 R19, R20
#[test]
fn a_used_trait_is_out_even_if_it_was_never_shown() {
    let mut play = block("watchful-eye").traits("hustler - - -").time(1, 5).go(APART);
    play.until(|play| play.step() == Step::Trait && play.seat() == Some(0));
    play.refuses("trait hustler", "A4 R20", "trait-used");
    play.refuses("trait overseer", "A4 2.2", "other-side");
    play.play("trait informer");
    let chosen = |event: &Event| matches!(event, Event::TraitChosen { seat: Seat(0), .. });
    assert_eq!(play.times(chosen), 1);
}
