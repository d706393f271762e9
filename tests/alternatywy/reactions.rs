//! The Tenants' REACTION cards T16 to T21, each in its window.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Kind, Place, Source, Stage, Step, Trait, Window};

use crate::support::{Play, Scene, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

fn reacts(window: Window) -> Step {
    Step::React { window }
}

/// Seat 0 plays an Envelope.
fn envelope(scene: &Scene) -> Play {
    let mut play = scene.clone().denounced(&[3]).go("flats club courtyard landlords");
    play.play("play envelope");
    play
}

// A4 T16, R71
#[test]
fn nothing_came_of_it_cancels_a_tenant_card() {
    let scene = block().hand(0, "envelope").hand(1, "nothing-came-of-it");
    let mut play = envelope(&scene);
    assert_eq!((play.step(), play.seat()), (reacts(card(Kind::Envelope, 0)), Some(1)));
    let told = play.play("play nothing-came-of-it");
    assert_eq!((play.denounced()[0], play.discards()), (3, "envelope nothing-came-of-it".to_owned()));
    assert!(told.iter().any(|event| matches!(event, Event::Cancelled { seat: Seat(0), .. })));
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

fn card(kind: Kind, by: u8) -> Window {
    Window::Card { kind, by: Seat(by) }
}

// A4 T16
#[test]
fn nothing_came_of_it_cancels_a_landlord_card() {
    let scene = block().priority(3).hand(3, "abraham").hand(1, "nothing-came-of-it").trash(1, 0, 0);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play abraham; place staircase; play nothing-came-of-it");
    assert_eq!((play.trash(), play.discards()), ([1, 0, 0], "nothing-came-of-it abraham".to_owned()));
}

// A4 T16, R72
#[test]
fn nothing_comes_of_nothing_came_of_it() {
    let scene = block().hand(0, "envelope").hand(1, "nothing-came-of-it").hand(2, "nothing-came-of-it");
    let mut play = envelope(&scene);
    play.play("1: play nothing-came-of-it");
    assert_eq!((play.step(), play.seat()), (reacts(card(Kind::NothingCameOfIt, 1)), Some(2)));
    play.play("play nothing-came-of-it");
    assert_eq!(play.denounced()[0], 0);
    assert_eq!(play.discards(), "envelope nothing-came-of-it nothing-came-of-it");
}

// A4 T16, R72, R90
#[test]
fn of_three_nested_cancellations_the_last_resolves_first() {
    let nothing = "nothing-came-of-it";
    let scene = block().hand(0, "envelope nothing-came-of-it").hand(1, nothing).hand(2, nothing);
    let mut play = envelope(&scene);
    play.play("1: play nothing-came-of-it; 2: play nothing-came-of-it; 0: play nothing-came-of-it");
    assert_eq!((play.denounced()[0], play.cards(0)), (3, 0));
}

// A4 T16, R72
#[test]
fn nothing_came_of_it_cannot_stop_board_actions_traits_works_or_bonuses() {
    let scene = block().hand(1, "nothing-came-of-it").breakdown(1, 2).trash(1, 0, 0);
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.play("board draw-two; bonus handyman-repair; seat 1");
    assert!(!names(&told).contains("asked"));
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 L13, R89
#[test]
fn an_application_is_rejected_only_if_it_is_a_tenants() {
    let scene = block().hand(0, "envelope").hand(3, "application-rejected");
    let mut play = envelope(&scene);
    play.play("3: play application-rejected");
    assert_eq!(play.denounced()[0], 3);
    let scene = block().priority(3).hand(3, "abraham application-rejected").hand(1, "nothing-came-of-it");
    let mut play = scene.trash(1, 0, 0).go("flats club courtyard landlords");
    play.play("done; play abraham; place staircase");
    assert_eq!((play.seat(), play.step()), (Some(1), reacts(card(Kind::Abraham, 3))));
    play.play("1: play nothing-came-of-it; 3: play application-rejected");
    play.settle();
    assert_eq!(play.trash(), [0; 3]);
}

// A4 L13, T16
#[test]
fn a_rejection_can_come_to_nothing() {
    let scene = block().hand(0, "envelope nothing-came-of-it").hand(3, "application-rejected");
    let mut play = envelope(&scene);
    play.play("3: play application-rejected; 0: play nothing-came-of-it");
    assert_eq!(play.denounced()[0], 0);
}

// A4 T17, R59, R103
#[test]
fn a_sick_note_avoids_even_a_work_in_the_club() {
    let scene = block().hand(0, "sick-note").list(&[0, 1]).work("gala");
    let mut play = introduced(&scene, "flats staircase courtyard landlords");
    assert_eq!((play.step(), play.seat()), (Step::TakePart, Some(0)));
    assert_eq!(play.choices(), "play sick-note; done");
    play.play("play sick-note");
    play.settle();
    assert_eq!((play.points()[0], play.points()[1]), (9, 8));
    assert_eq!(play.discards().matches("sick-note").count(), 1);
}

/// The Landlord introduces the Social Work.
fn introduced(scene: &Scene, places: &str) -> Play {
    let mut play = scene.clone().priority(3).go(places);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play
}

// A4 T17, R103
#[test]
fn who_has_a_cancelled_sick_note_takes_part_and_tries_nothing_else() {
    let scene = block().hand(0, "sick-note").hand(1, "nothing-came-of-it").list(&[0, 1]).work("gala");
    let mut play = introduced(&scene.traits("chairman - - -"), "flats staircase courtyard landlords");
    assert_eq!(play.choices(), "play sick-note; avoid chairman; done");
    play.play("0: play sick-note; 1: play nothing-came-of-it");
    play.settle();
    assert_eq!(play.points()[0], 9);
    assert_eq!(play.shown(0), Some(Trait::Chairman), "for the introduction");
    assert!(!play.may("avoid chairman"));
}

// A4 T18, R99
#[test]
fn a_mistaken_identity_sends_a_denunciation_to_another_tenant() {
    let scene = block().hand(1, "mistaken-identity");
    let mut play = scene.go("landlords club courtyard staircase");
    play.play("board file-for-reward; seat 1");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Denunciation { on: Seat(1) }), Some(1)));
    play.play("play mistaken-identity");
    play.refuses("seat 1", "A4 2.4", "not-yourself");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    assert_eq!(play.choices(), "seat 0; seat 2", "the filer is allowed");
    play.play("seat 0");
    assert_eq!(play.denounced(), [1, 0, 0, 0]);
}

// A4 T18, R89
#[test]
fn a_mistaken_identity_is_for_the_accused_alone() {
    let scene = block().hand(1, "plumber").hand(2, "mistaken-identity");
    let mut play = scene.go("landlords club courtyard staircase");
    let told = play.play("board file-for-reward; seat 1");
    assert!(names(&told).contains("asked"), "it is told whether or not anybody can answer");
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 T18, R100
#[test]
fn a_redirected_denunciation_can_be_redirected_again() {
    let scene = block().hand(1, "mistaken-identity").hand(2, "mistaken-identity");
    let mut play = scene.go("landlords club courtyard staircase");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity; seat 2");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Denunciation { on: Seat(2) }), Some(2)));
    play.play("play mistaken-identity; seat 1");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
}

// A4 T18, T16
#[test]
fn a_cancelled_mistaken_identity_leaves_the_denunciation_where_it_was() {
    let scene = block().hand(1, "mistaken-identity").hand(0, "nothing-came-of-it");
    let mut play = scene.go("landlords club courtyard staircase");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity; seat 0; 0: play nothing-came-of-it");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
}

// A4 T18, R90: two copies, the first one cancelled.
#[test]
fn after_a_cancelled_reaction_the_window_stays_open() {
    let scene = block().hand(1, "mistaken-identity mistaken-identity").hand(0, "nothing-came-of-it");
    let mut play = scene.go("landlords club courtyard staircase");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity; seat 0; 0: play nothing-came-of-it");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Denunciation { on: Seat(1) }), Some(1)));
    play.play("play mistaken-identity; seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
}

// A4 T20, R83, R89
#[test]
fn a_lift_out_of_order_takes_another_tenant_to_the_staircase_before_anybody_files() {
    let scene = block().hand(1, "lift-out-of-order");
    let mut play = scene.go("landlords club staircase landlords");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Placement), Some(1)));
    play.play("play lift-out-of-order");
    for seat in [1, 2, 3] {
        assert!(!play.may(&format!("seat {seat}")));
    }
    play.play("seat 0");
    play.settle();
    assert_eq!((play.place(0), play.denounced()), (Some(Place::Staircase), vec![0; 4]));
    assert_eq!((play.step(), play.seat()), (Step::Turn { stage: Stage::Action }, Some(0)));
}

// A4 T20, R83: what it brings about is ordinary placement.
#[test]
fn who_is_taken_to_the_landlord_by_the_lift_files_like_everybody() {
    let scene = block().hand(1, "lift-out-of-order");
    let mut play = scene.go("flats club courtyard staircase");
    play.play("play lift-out-of-order; seat 0; done; 0: seat 1");
    play.settle();
    assert_eq!((play.denounced(), play.step()), (vec![0, 1, 0, 0], Step::Turn { stage: Stage::Action }));
}

// A4 T20, R85
#[test]
fn the_lift_leads_to_a_closed_staircase() {
    let scene = block().hand(1, "lift-out-of-order").but(|position| position.closed = Some(Place::Staircase));
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play lift-out-of-order; seat 0");
    assert_eq!(play.place(0), Some(Place::Staircase));
}

// A4 T20, R86
#[test]
fn a_forced_tenant_can_be_taken_by_the_lift() {
    let scene = block().hand(1, "lift-out-of-order").but(|position| position.summoned = vec![Seat(0)]);
    let mut play = scene.go("landlords club courtyard landlords");
    play.play("play lift-out-of-order; seat 0");
    assert_eq!(play.place(0), Some(Place::Staircase));
}

// A4 T21, R93
#[test]
fn a_co_op_inspection_takes_1_off_a_gain_of_the_landlord() {
    let scene = block().priority(3).hand(3, "commendation").hand(1, "inspection");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play commendation");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Points { by: 1 }), Some(1)));
    let told = play.play("play inspection");
    assert!(names(&told).contains("points-cut") && paid(&told).is_empty());
    assert_eq!(play.points(), [9; 4]);
}

// A4 T21, R93: 1 less, not none.
#[test]
fn a_co_op_inspection_leaves_the_rest_of_a_bigger_gain() {
    let scene = block().hand(1, "inspection").list(&[0, 1]).work("painting");
    let mut play = introduced(&scene, "flats staircase courtyard landlords");
    assert_eq!(play.step(), reacts(Window::Points { by: 2 }));
    let told = play.play("play inspection");
    assert!(paid(&told).contains(&(3, 1, Source::Works)));
}

// A4 T21, R93
#[test]
fn a_co_op_inspection_is_for_the_landlords_gains_only() {
    let scene = block().hand(0, "tea-next-door").hand(1, "inspection").goods(2, "ham");
    let mut play = scene.go("flats flats courtyard landlords");
    let told = play.play("play tea-next-door; seat 1");
    assert!(told.iter().all(|event| !matches!(event, Event::Asked { window: Window::Points { .. } })));
    assert_eq!(play.points(), [10, 10, 9, 9]);
}

// A4 R89
#[test]
fn a_reaction_is_never_played_outside_its_window() {
    let reactions = "sick-note mistaken-identity door-on-the-chain inspection";
    let scene = block().hand(0, reactions).hand(3, "friends caught-in-the-act compulsory-attendance");
    let mut play = scene.go("flats club courtyard landlords");
    for card in reactions.split(' ') {
        play.refuses(&format!("play {card}"), "A4 R89", "only-in-window");
    }
    play.play("done");
    play.refuses("play inspection", "A4 R89", "only-in-window");
    play.to(3);
    for card in ["friends", "caught-in-the-act", "compulsory-attendance"] {
        play.refuses(&format!("play {card}"), "A4 R89", "only-in-window");
    }
}

// A4 R89
#[test]
fn a_reaction_to_something_else_is_no_answer() {
    let scene = block().hand(0, "envelope").hand(1, "nothing-came-of-it mistaken-identity sick-note envelope");
    let play = envelope(&scene);
    for card in ["mistaken-identity", "sick-note", "envelope", "inspection"] {
        play.refuses(&format!("play {card}"), "A4 R89", "only-in-window");
    }
    assert_eq!(play.choices(), "play nothing-came-of-it; done");
}
