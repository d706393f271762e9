//! Trash (A4 1.7).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Place};

use crate::support::{Scene, names, scene};

fn block() -> Scene {
    scene("balcerek kotek furman aniol")
}

// A4 1.7
#[test]
fn a_tenant_alone_in_a_bin_location_may_leave_1_trash_and_takes_a_marker() {
    for (at, place) in Place::BINS.into_iter().enumerate() {
        let mut play = block().go(&format!("{place} flats flats landlords"));
        let told = play.play("0: done; leave");
        let littered = Event::Littered { seat: Seat(0), place, trash: 1 };
        assert!(told.contains(&littered), "{}", names(&told));
        assert_eq!((play.trash()[at], play.has_littered(0), play.has_littered(1)), (1, true, false));
    }
}

// A4 1.7, R43
#[test]
fn littering_needs_to_be_alone_even_without_the_landlord() {
    let mut play = block().go("club club flats landlords");
    play.play("0: done");
    play.refuses("leave", "A4 1.7", "not-alone");
    let mut play = block().go("club flats flats club");
    play.to(0);
    play.play("done");
    play.refuses("leave", "A4 R43", "landlord-watches");
}

// A4 1.7
#[test]
fn there_is_no_bin_in_the_flats_or_at_the_landlords() {
    for places in ["flats club club courtyard", "landlords club club courtyard"] {
        let mut play = block().go(places);
        play.play("0: done");
        play.refuses("leave", "A4 1.7", "no-bin");
        play.refuses("clean", "A4 1.7", "no-bin");
    }
}

// A4 1.7
#[test]
fn a_location_takes_3_trash() {
    let mut play = block().trash(0, 3, 0).go("club flats flats landlords");
    play.play("0: done");
    play.refuses("leave", "A4 1.7", "bin-full");
    play.play("clean");
    assert_eq!(play.trash(), [0, 2, 0]);
}

// A4 1.7
#[test]
fn cleaning_1_is_allowed_in_company_and_needs_trash() {
    let mut play = block().trash(0, 1, 0).go("club club flats landlords");
    let told = play.play("0: done; clean");
    assert!(told.contains(&Event::Cleaned { seat: Seat(0), place: Place::Club, count: 1, trash: 0 }));
    play.to(1);
    play.play("done");
    play.refuses("clean", "A4 1.7", "no-trash-here");
}

// A4 1.7
#[test]
fn cleaning_takes_no_marker_and_a_marker_lasts_for_the_stage() {
    let mut play = block().trash(0, 1, 0).time(1, 4).go("club flats courtyard landlords");
    play.play("0: done; clean");
    assert!(!play.has_littered(0));
    play.to(2);
    play.play("done; leave");
    play.next_round("flats flats flats landlords");
    assert!(play.has_littered(2));
    play.end_stage();
    assert!(!play.has_littered(2));
    // But the Trash stays.
    assert_eq!(play.trash(), [0, 0, 1]);
}

// A4 R44
#[test]
fn a_turn_has_a_leaving_or_a_cleaning_not_both() {
    let mut play = block().trash(0, 1, 0).breakdown(2, 1).go("club flats flats landlords");
    play.play("0: done; leave");
    play.refuses("leave", "A4 R82", "trash-is-done");
    play.refuses("clean", "A4 R82", "trash-is-done");
}

// A4 1.7
#[test]
fn at_3_trash_the_landlord_may_do_no_action_there() {
    let scene = block().hand(3, "file abraham").denounced(&[7, 0, 0, 0]).priority(3).list(&[0]);
    let mut play = scene.trash(1, 3, 0).work("gala").go("flats flats flats club");
    for deed in ["board draw-one", "board introduce", "play file"] {
        play.refuses(deed, "A4 1.7", "too-much-trash");
    }
    play.play("3: done");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.play("play abraham; place staircase; number 1; clean");
    assert_eq!(play.trash(), [0, 2, 0]);
}

// A4 1.7
#[test]
fn tenants_are_never_locked_out() {
    let play = block().trash(0, 3, 0).go("club flats flats landlords");
    assert!(play.may("board first-visit"));
}

// A4 1.7, R81
#[test]
fn at_3_trash_the_landlord_may_clean_2_or_later_1() {
    let scene = block().trash(0, 3, 0).priority(3);
    let mut play = scene.go("flats flats flats club");
    play.play("3: clean-two");
    assert_eq!(play.trash(), [0, 1, 0]);
    let mut play = scene.go("flats flats flats club");
    play.play("3: done; clean");
    assert_eq!((play.trash(), play.seat()), ([0, 2, 0], Some(0)));
}

// A4 R45
#[test]
fn clean_two_takes_1_if_there_is_only_1_and_needs_1() {
    let mut play = block().trash(0, 1, 2).priority(3).go("flats flats flats club");
    let told = play.play("3: clean-two");
    assert!(told.contains(&Event::Cleaned { seat: Seat(3), place: Place::Club, count: 1, trash: 0 }));
    let play = block().trash(0, 0, 2).priority(3).go("flats flats flats club");
    play.refuses("clean-two", "A4 R45", "no-trash-here");
    let play = block().trash(0, 0, 2).priority(3).go("club club club flats");
    play.refuses("clean-two", "A4 R45", "no-trash-here");
}

// A4 R46, R81
#[test]
fn clean_two_at_3_leaves_1_and_is_the_turns_only_cleaning() {
    let mut play = block().trash(0, 3, 0).priority(3).go("flats flats flats club");
    play.play("3: clean-two");
    assert_eq!(play.trash(), [0, 1, 0]);
    play.refuses("clean", "A4 R81", "cleaned-two");
    play.refuses("board draw-one", "A4 1.5", "action-is-over");
}

// A4 R48
#[test]
fn the_landlord_need_not_clean() {
    let mut play = block().trash(0, 3, 0).priority(3).go("flats flats flats club");
    play.play("3: done; done");
    assert_eq!((play.trash(), play.seat()), ([0, 3, 0], Some(0)));
}

// A4 1.7
#[test]
fn the_landlord_never_litters() {
    let mut play = block().priority(3).go("flats flats flats club");
    play.play("3: done");
    play.refuses("leave", "A4 1.7", "tenants-only");
}

// A4 1.1, 1.7
#[test]
fn abraham_removes_and_does_not_clean_up() {
    let scene = block().traits("- - - activist").hand(3, "abraham").trash(1, 2, 0).priority(3);
    let mut play = scene.go("club flats flats club");
    play.to(3);
    let told = play.play("done; play abraham; place club; number 2");
    assert!(told.contains(&Event::TrashRemoved { place: Place::Club, count: 2, trash: 0 }));
    assert!(!names(&told).contains("cleaned") && !names(&told).contains("points"));
}
