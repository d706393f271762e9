//! Denunciations held and Breakdowns (A4 1.8, 1.9).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Source};

use crate::support::{Scene, names, paid, scene};

fn block() -> Scene {
    scene("balcerek kotek furman aniol")
}

// A4 1.8, R37
#[test]
fn denunciations_go_on_to_12_and_those_over_12_are_lost() {
    let mut play = block().denounced(&[0, 11, 0, 0]).go("landlords flats club courtyard");
    play.play("0: board file-for-reward; seat 1");
    assert_eq!(play.denounced()[1], 12);
    play.next_round("landlords flats club courtyard");
    play.to(0);
    let told = play.play("board file-for-reward; seat 1");
    assert!(told.contains(&Event::DenunciationLost { on: Seat(1) }) && paid(&told).is_empty());
    assert_eq!(play.denounced()[1], 12);
}

// A4 1.8
#[test]
fn denunciations_stay_between_stages() {
    let mut play = block().denounced(&[3, 6, 12, 0]).time(1, 5).go("flats club staircase landlords");
    play.end_stage();
    assert_eq!(play.denounced(), [3, 6, 12, 0]);
}

// A4 1.8, R5
#[test]
fn vp_never_drop_below_0() {
    let scene = block().denounced(&[0, 4, 0, 0]).points(&[9, 0, 9, 9]);
    let mut play = scene.go("landlords flats club courtyard");
    let told = play.play("0: board file-for-penalty; seat 1");
    assert!(paid(&told).is_empty() && play.points()[1] == 0);
    assert_eq!(play.denounced()[1], 0);
}

// A4 1.9
#[test]
fn a_report_is_on_another_tenant_without_one() {
    let mut play = block().breakdown(1, 2).go("landlords flats club courtyard");
    play.play("0: board file-for-reward; seat 1; blue");
    play.refuses("seat 0", "A4 1.9", "not-yourself");
    play.refuses("seat 3", "A4 1.9", "tenants-only");
    play.refuses("seat 1", "A4 R75", "broken-already");
    play.play("seat 2");
    assert_eq!((play.breakdown(2), play.breakdown(1)), (Some(0), Some(2)));
}

// A4 1.9
#[test]
fn while_you_carry_one_you_neither_score_nor_draw_in_the_flats() {
    let play = block().breakdown(0, 1).points(&[1, 9, 9, 9]).go("flats club staircase landlords");
    play.refuses("board fewest-points", "A4 1.9", "own-breakdown");
    play.refuses("board draw-two", "A4 1.9", "own-breakdown");
    assert!(play.may("board repair"));
    // Other Locations are open.
    let play = block().breakdown(0, 1).go("club flats staircase landlords");
    assert!(play.may("board first-visit"));
}

// A4 1.9
#[test]
fn mending_your_own_breakdown_pays_nothing() {
    let mut play = block().breakdown(0, 1).go("flats club staircase landlords");
    let told = play.play("0: board repair; seat 0");
    assert_eq!((paid(&told), play.breakdown(0)), (vec![], None));
}

// A4 1.9
#[test]
fn mending_anothers_pays_1_vp_unless_you_reported_it() {
    let scene = block().traits("hustler - - -");
    let mut play = scene.clone().breakdown(1, 2).go("flats club staircase landlords");
    assert_eq!(paid(&play.play("0: board repair; seat 1")), [(0, 1, Source::Breakdowns)]);
    let mut play = scene.breakdown(1, 0).go("flats club staircase landlords");
    assert_eq!(paid(&play.play("0: board repair; seat 1")), []);
    assert_eq!(play.breakdown(1), None);
}

// A4 1.9
#[test]
fn the_landlord_is_paid_for_repairs_too_unless_he_reported() {
    let mut play = block().breakdown(1, 3).priority(3).go("staircase club staircase flats");
    assert_eq!(paid(&play.play("3: board repair; seat 1")), []);
    let mut play = block().breakdown(1, 2).priority(3).go("staircase club staircase flats");
    assert_eq!(paid(&play.play("3: board repair; seat 1")), [(3, 1, Source::Breakdowns)]);
}

// A4 1.9
#[test]
fn a_repair_is_for_a_tenant_who_has_a_breakdown() {
    let mut play = block().breakdown(1, 2).go("flats club staircase landlords");
    play.play("0: board repair");
    play.refuses("seat 2", "A4 1.9", "no-breakdown");
    play.refuses("seat 3", "A4 1.6", "tenants-only");
    let play = block().go("flats club staircase landlords");
    play.refuses("board repair", "A4 R78", "changes-nothing");
}

// A4 1.9, 1.14
#[test]
fn who_still_carries_one_in_phase_3_pays_1_vp_and_the_token_leaves() {
    let mut play = block().breakdown(1, 2).breakdown(2, 3).time(1, 5).go("flats club staircase landlords");
    let told = play.end_stage();
    let bills: Vec<_> = paid(&told).into_iter().filter(|paid| paid.2 == Source::Breakdowns).collect();
    assert_eq!(bills.len(), 2);
    assert!(bills.contains(&(1, -1, Source::Breakdowns)) && bills.contains(&(2, -1, Source::Breakdowns)));
    assert_eq!((play.breakdown(1), play.breakdown(2)), (None, None));
    assert_eq!(names(&told).matches("billed").count(), 2);
}

// A4 1.9, 1.16
#[test]
fn each_tenant_can_have_one_at_once() {
    let mut play = block().breakdown(0, 2).breakdown(1, 2).go("landlords flats club courtyard");
    play.play("0: board file-for-reward; seat 1; blue; seat 2");
    assert_eq!([0, 1, 2].map(|tenant| play.breakdown(tenant)), [Some(2), Some(2), Some(0)]);
}
