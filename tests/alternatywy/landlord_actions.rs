//! The Landlord's cards L01 to L05.

use tenement::rules::alternatywy::{Aim, Kind, Line, Source, Stage, Step, Trait, Work};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Scene, lines, names, paid, scene};

/// The Landlord in seat 3 begins.
fn block() -> Scene {
    scene("kotek balcerek furman aniol").priority(3)
}

// A4 L01
#[test]
fn a_yard_assembly_makes_2_tenants_file_in_his_order() {
    let mut play = block().hand(3, "yard-assembly").go("flats club courtyard landlords");
    play.play("play yard-assembly; seat 2; seat 0");
    assert_eq!((play.step(), play.seat(), play.choices()), (Step::Accuse, Some(2), "seat 0; seat 1".to_owned()));
    play.play("seat 0");
    assert_eq!((play.step(), play.seat(), play.choices()), (Step::Accuse, Some(0), "seat 1; seat 2".to_owned()));
    play.play("seat 1");
    assert_eq!(play.denounced(), [1, 1, 0, 0]);
    assert_eq!((play.step(), play.seat()), (Step::Turn { stage: Stage::After }, Some(3)));
}

// A4 L01
#[test]
fn a_yard_assembly_may_call_one_alone_and_off_the_board() {
    let mut play = block().hand(3, "yard-assembly").skips(&[1]).go("flats - courtyard landlords");
    play.play("play yard-assembly");
    play.refuses("seat 3", "A4 2.5", "tenants-only");
    play.play("seat 1");
    play.refuses("seat 1", "A4 2.5", "tenants-only");
    play.play("done; 1: seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
}

// A4 L01, R98, R99, R129: neither Modest Citizen nor Informer nor Anioł has a say.
#[test]
fn a_yard_assembly_is_no_meeting() {
    let scene = block().hand(3, "yard-assembly").traits("modest-citizen informer - -");
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.play("play yard-assembly; seat 0; seat 1; 0: seat 1; 1: seat 0");
    assert_eq!(play.denounced(), [1, 1, 0, 0]);
    assert_eq!([play.shown(0), play.shown(1), play.shown(3)], [None, None, Some(Trait::WatchfulEye)]);
    assert!(lines(&told).len() == 1 && !play.state.table.today.name_given);
}

// A4 L01, R100
#[test]
fn what_is_filed_at_a_yard_assembly_bounces_off_the_professor() {
    let scene = scene("kotek professor furman aniol").priority(3).hand(3, "yard-assembly");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play yard-assembly; seat 0; done; seat 1");
    assert_eq!(play.denounced(), [1, 1, 0, 0]);
}

// A4 L02
#[test]
fn a_flat_inspection_sees_a_tenants_hand_and_has_a_card_discarded() {
    let scene = block().hand(3, "flat-inspection").hand(1, "envelope plumber");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play flat-inspection");
    play.refuses("seat 0", "A4 R78", "no-cards");
    play.refuses("seat 3", "A4 2.5", "tenants-only");
    let told = play.play("seat 1; card plumber");
    assert!(names(&told).contains("hand-seen"));
    assert_eq!((play.hand(1), play.seat()), ("envelope".to_owned(), Some(3)));
}

// A4 L03, R40
#[test]
fn the_file_is_an_exchange_from_any_location() {
    let scene = block().hand(3, "file").denounced(&[5, 8, 4]);
    let mut play = scene.go("flats club courtyard staircase");
    play.play("play file");
    play.refuses("seat 2", "A4 R40", "too-few-denunciations");
    play.play("seat 1");
    assert_eq!((play.step(), play.choices()), (Step::Exchange { tenant: Seat(1) }, "number 5; number 7".to_owned()));
    play.refuses("number 6", "A4 R40", "five-or-seven");
    let told = play.play("number 7");
    assert_eq!((play.denounced(), play.points()), (vec![5, 1, 4, 0], vec![9, 9, 9, 11]));
    assert_eq!(paid(&told)[0], (3, 1, Source::Denunciations));
    // Watchful Eye line 2 (A4 2.3).
    assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::WatchfulEye))]);
}

// A4 L03, R40
#[test]
fn the_file_costs_a_tenant_1_vp_for_5() {
    let scene = block().hand(3, "file").denounced(&[6]).traits("- - - overseer");
    let mut play = scene.go("flats club courtyard staircase");
    play.play("play file; seat 0; number 5");
    assert_eq!((play.denounced()[0], play.points()), (1, vec![8, 9, 9, 9]));
    let play = block().hand(3, "file").denounced(&[4, 4, 4]).go("flats club courtyard staircase");
    play.refuses("play file", "A4 R78", "changes-nothing");
}

// A4 L04
#[test]
fn abraham_removes_up_to_3_trash_from_one_location() {
    let scene = block().hand(3, "abraham").trash(1, 3, 0);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play abraham");
    assert_eq!(play.choices(), "place staircase; place club");
    play.refuses("place courtyard", "A4 R78", "no-trash-here");
    play.play("place club");
    assert_eq!(play.choices(), "number 1; number 2; number 3");
    play.play("number 2");
    assert_eq!(play.trash(), [1, 1, 0]);
}

// A4 L04, 1.7: removed is not cleaned up.
#[test]
fn abraham_cleans_nothing_up() {
    let scene = block().hand(3, "abraham").trash(0, 2, 1).traits("- - - activist");
    let mut play = scene.go("flats club courtyard club");
    play.to(3);
    let told = play.play("done; play abraham; place club; number 1");
    assert!(lines(&told).is_empty());
    assert!(play.may("clean"));
}

// A4 L04, 2.3, R35
#[test]
fn abraham_can_take_the_last_trash_for_the_activist() {
    let scene = block().hand(3, "abraham").trash(0, 2, 0).traits("- - - activist");
    let mut play = scene.go("flats landlords courtyard staircase");
    let told = play.play("done; play abraham; place club; number 2");
    assert_eq!(lines(&told), [(3, 1, Line::First(Trait::Activist))]);
}

// A4 L04, R14, R81
#[test]
fn abraham_comes_too_late_for_this_turns_action() {
    let scene = block().hand(3, "abraham file").trash(0, 3, 0).denounced(&[5]);
    let mut play = scene.go("flats staircase courtyard club");
    for refused in ["board draw-one", "play file", "board send"] {
        assert!(!play.may(refused), "{refused}");
    }
    play.refuses("play abraham", "A4 R14", "action-first");
    play.play("done; play abraham; place club; number 3");
    play.refuses("board draw-one", "A4 1.5", "action-is-over");
    play.refuses("blue", "A4 R16", "blue-needs-action");
}

// A4 L04, R78
#[test]
fn abraham_needs_trash() {
    let mut play = block().hand(3, "abraham").go("flats staircase courtyard club");
    play.play("done");
    play.refuses("play abraham", "A4 R78", "changes-nothing");
}

/// A Social Work has been introduced, and another one is left.
fn seen_today() -> Scene {
    block().hand(3, "see-you-tomorrow").list(&[0]).work("snow-clearing")
}

// A4 L05, R63, R107
#[test]
fn see_you_tomorrow_gives_another_work_once_one_was_introduced() {
    let mut play = seen_today().hand(3, "see-you-tomorrow file").denounced(&[5]).go("flats club courtyard landlords");
    play.stack_works("gala");
    play.play("play file; seat 0; number 5");
    play.refuses("play see-you-tomorrow", "A4 R63", "introduce-first");
    play.play("blue; play see-you-tomorrow");
    assert_eq!((play.state.table.work, play.list()), (Some(Work::Gala), vec![]));
    assert_eq!((play.state.table.today.introduced, play.state.table.today.introductions), (1, 2));
}

// A4 L05, R63
#[test]
fn the_work_of_tomorrow_needs_new_listings() {
    let scene = seen_today().hand(3, "see-you-tomorrow file").denounced(&[5]);
    let mut play = scene.go("flats club courtyard landlords");
    play.stack_works("snow-clearing gala");
    play.play("play file; seat 0; number 5; blue; play see-you-tomorrow");
    play.next_round("flats club courtyard landlords");
    play.to(3);
    play.stack("abraham abraham");
    play.play("board draw-two");
    play.refuses("blue", "A4 1.10", "nobody-listed");
}

// A4 L05, R107
#[test]
fn see_you_tomorrow_needs_a_work_that_is_left() {
    let mut play = block().hand(3, "see-you-tomorrow").but(|position| position.introduced = 1).start();
    play.stack_works("");
    play.go("flats club courtyard landlords");
    play.play("done");
    play.refuses("play see-you-tomorrow", "A4 R107", "no-work-left");
}

// A4 R107
#[test]
fn see_you_tomorrow_comes_again_only_after_the_next_work() {
    let scene = block().hand(3, "see-you-tomorrow see-you-tomorrow").but(|position| position.introduced = 1);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play see-you-tomorrow");
    play.next_round("flats club courtyard landlords");
    play.to(3);
    play.play("done");
    play.refuses("play see-you-tomorrow", "A4 R63", "introduce-first");
}

// A4 R107
#[test]
fn a_position_in_which_another_work_lies_open_after_an_introduction_has_one_more() {
    let scene = block().but(|position| position.introduced = 1).list(&[0]).work("gala").hand(3, "see-you-tomorrow");
    let mut play = scene.go("flats club courtyard landlords");
    assert_eq!((play.state.table.today.introduced, play.state.table.today.introductions), (1, 2));
    play.to(3);
    play.stack("abraham abraham");
    play.play("board draw-two");
    // See You Tomorrow has revealed it: again only after it was introduced.
    play.refuses("play see-you-tomorrow", "A4 R63", "introduce-first");
    play.play("blue");
    play.until(|play| play.state.table.work.is_none() && play.state.table.working.is_none());
    assert_eq!(play.state.table.today.introduced, 2);
    play.stack_works("painting");
    play.play("play see-you-tomorrow");
    assert_eq!(play.state.table.work, Some(Work::Painting));
}

// A4 R107, 1.10
#[test]
fn a_position_in_which_no_work_lies_open_has_no_more_introductions_than_were_made() {
    let play = block().but(|position| position.introduced = 1).list(&[0]).go("flats club courtyard landlords");
    assert_eq!((play.state.table.today.introduced, play.state.table.today.introductions), (1, 1));
    let play = block().work("gala").list(&[0]).go("flats club courtyard landlords");
    assert_eq!((play.state.table.today.introduced, play.state.table.today.introductions), (0, 1));
}

// A4 R107
#[test]
fn a_replacement_has_the_introduction_that_tomorrow_gave() {
    let scene = block().hand(3, "see-you-tomorrow").but(|position| position.introduced = 1).list(&[1]);
    let mut play = scene.go("staircase club courtyard landlords");
    play.play("done; play see-you-tomorrow");
    let before = play.state.table.work;
    play.to(0);
    play.play("board replace-work");
    assert_ne!(play.state.table.work, before);
    play.next_round("- club courtyard landlords");
    play.to(3);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    assert_eq!(play.state.table.today.introduced, 2);
}

// A4 L02, R117
#[test]
fn only_the_landlord_sees_the_inspected_hand() {
    let scene = block().hand(3, "flat-inspection").hand(1, "envelope plumber");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play flat-inspection");
    assert_eq!(play.step(), Step::Target { aim: Aim::Card(Kind::FlatInspection) });
    play.play("seat 1");
    let snooped = |seat| {
        let viewer = Viewer::Seat(Seat(seat));
        tenement::rules::alternatywy::Alternatywy::view(&play.state, viewer).snooped.is_some()
    };
    assert_eq!([0, 1, 2, 3].map(snooped), [false, false, false, true]);
}
