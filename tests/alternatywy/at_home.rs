//! Actions in the Tenants' Flats and on the Staircase (A4 1.6).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Parting, Skip, Source, Stage, Step, Work};

use crate::support::{Scene, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 1.6, R1, R2
#[test]
fn who_is_alone_in_the_flats_with_strictly_fewest_vp_gains_1() {
    let mut play = block().points(&[8, 9, 9, 9]).go("flats club staircase landlords");
    let told = play.play("0: board fewest-points");
    assert_eq!(paid(&told), [(0, 1, Source::Board)]);
    // It is an Action, taken in the Turn.
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 R1, R3
#[test]
fn a_tie_for_fewest_gives_nothing_and_the_landlord_counts() {
    let start = block().go("flats club staircase landlords");
    start.refuses("board fewest-points", "A4 R1", "not-fewest");
    let tied = block().points(&[8, 9, 8, 9]).go("flats club staircase landlords");
    tied.refuses("board fewest-points", "A4 R1", "not-fewest");
    let landlord = block().points(&[8, 9, 9, 8]).go("flats club staircase landlords");
    landlord.refuses("board fewest-points", "A4 R1", "not-fewest");
}

// A4 1.6
#[test]
fn who_meets_somebody_gains_nothing_in_the_flats() {
    let play = block().points(&[1, 9, 9, 9]).go("flats flats staircase landlords");
    play.refuses("board fewest-points", "A4 1.6", "not-alone");
    let mut play = block().points(&[1, 9, 9, 9]).go("flats club staircase flats");
    play.to(0);
    play.refuses("board fewest-points", "A4 1.6", "not-alone");
}

// A4 1.6
#[test]
fn a_tenant_draws_2_tenant_cards_in_the_flats() {
    let mut play = block().go("flats flats staircase landlords");
    play.stack("plumber loan");
    play.play("0: board draw-two");
    assert_eq!(play.hand(0), "plumber loan");
}

// A4 1.6
#[test]
fn each_side_uses_only_its_own_rows() {
    let mut play = block().breakdown(1, 2).go("flats staircase club flats");
    play.to(0);
    play.refuses("board take-denunciation", "A4 1.6", "not-here");
    play.refuses("board take-good", "A4 1.6", "not-here");
    play.play("done");
    play.refuses("blue", "A4 1.6", "no-blue-here");
    play.to(3);
    play.refuses("board draw-two", "A4 1.6", "not-here");
    play.refuses("board fewest-points", "A4 1.6", "not-here");
}

// A4 1.6
#[test]
fn the_landlord_takes_a_denunciation_on_a_chosen_tenant_in_the_flats() {
    let mut play = block().priority(3).go("club courtyard staircase flats");
    let told = play.play("3: board take-denunciation; seat 2");
    assert!(told.contains(&Event::Denounced { on: Seat(2), filer: None, held: 1 }));
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
    let mut play = block().priority(3).go("club courtyard staircase flats");
    play.play("board take-denunciation");
    play.refuses("seat 3", "A4 1.6", "tenants-only");
}

// A4 1.6, 1.9
#[test]
fn the_landlord_repairs_a_breakdown_in_the_flats() {
    let mut play = block().breakdown(1, 2).priority(3).go("club courtyard staircase flats");
    let told = play.play("3: board repair; seat 1");
    assert_eq!((paid(&told), play.breakdown(1)), (vec![(3, 1, Source::Breakdowns)], None));
    let play = block().priority(3).go("club courtyard staircase flats");
    play.refuses("board repair", "A4 R78", "changes-nothing");
}

// A4 1.6
#[test]
fn each_tenant_the_landlord_meets_in_the_flats_discards_a_card_of_its_choice() {
    let scene = block().hand(0, "plumber loan").hand(1, "envelope").hand(2, "sick-note").priority(3);
    let mut play = scene.go("flats flats staircase flats");
    play.to(3);
    play.play("board take-denunciation; seat 2; blue");
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Discard { why: Parting::Forced }));
    play.play("card loan");
    play.settle();
    assert_eq!((play.hand(0), play.hand(1), play.hand(2)), ("plumber".into(), "".into(), "sick-note".into()));
}

// A4 1.6, R78
#[test]
fn the_landlords_blue_action_in_the_flats_needs_a_met_tenant_with_a_card() {
    let mut play = block().hand(2, "sick-note").priority(3).go("flats flats staircase flats");
    play.to(3);
    play.play("board take-denunciation; seat 2");
    play.refuses("blue", "A4 R78", "changes-nothing");
}

// A4 1.6
#[test]
fn on_the_staircase_a_tenant_who_meets_no_tenant_enters_anybody_on_the_list() {
    let mut play = block().list(&[1]).go("staircase club flats landlords");
    play.play("0: board enter");
    assert_eq!(play.choices(), "seat 0; seat 2");
    play.refuses("seat 1", "A4 R55", "listed-already");
    play.refuses("seat 3", "A4 1.6", "tenants-only");
    let told = play.play("seat 0");
    assert_eq!(told, [Event::Entered { tenant: Seat(0), line: 2 }]);
    assert_eq!(play.list(), [1, 0]);
}

// A4 1.6
#[test]
fn the_landlord_does_not_keep_a_tenant_from_the_list_but_another_tenant_does() {
    let mut play = block().list(&[1, 2]).go("staircase club flats staircase");
    play.to(0);
    assert!(play.may("board enter") && play.may("board reorder"));
    let play = block().list(&[1, 2]).go("staircase staircase flats landlords");
    play.refuses("board enter", "A4 1.6", "meets-tenant");
    play.refuses("board reorder", "A4 1.6", "meets-tenant");
}

// A4 1.6, R56, R102
#[test]
fn any_rearrangement_is_a_change_of_order_but_it_must_change_something() {
    let mut play = block().list(&[0, 1, 2]).go("staircase club flats landlords");
    play.play("0: board reorder; seat 0");
    play.refuses("seat 0", "A4 R102", "placed-already");
    play.refuses("seat 3", "A4 R102", "not-listed");
    play.refuses("seat 1", "A4 R56", "order-must-change");
    play.play("seat 2");
    play.settle();
    assert_eq!(play.list(), [0, 2, 1]);
    let mut play = block().list(&[0, 1, 2]).go("staircase club flats landlords");
    play.play("0: board reorder; seat 2; seat 0");
    play.settle();
    assert_eq!(play.list(), [2, 0, 1]);
    let play = block().list(&[1]).go("staircase club flats landlords");
    play.refuses("board reorder", "A4 R102", "list-too-short");
}

// A4 1.6, 1.10, R55
#[test]
fn the_list_has_a_place_for_each_tenant() {
    let play = block().list(&[2, 1, 0]).go("staircase club flats landlords");
    play.refuses("board enter", "A4 R78", "changes-nothing");
}

// A4 1.6, R58, R109
#[test]
fn a_tenant_and_all_it_meets_lose_a_round_for_another_social_work() {
    let mut play = block().work("gala").go("staircase club staircase landlords");
    play.stack_works("painting");
    let told = play.play("0: board replace-work");
    assert_eq!((play.state.table.work, play.state.table.replaced_works.len()), (Some(Work::Painting), 1));
    assert!(play.state.table.replaced_works.contains(Work::Gala));
    assert!(told.contains(&Event::WorkReplaced { work: Work::Gala }));
    // The one has begun its Turn, the other one has not.
    assert_eq!(play.skips(), [Skip::NextRound, Skip::Free, Skip::ThisRound, Skip::Free]);
}

// A4 R58
#[test]
fn replacing_the_work_alone_costs_only_oneself_and_needs_a_face_up_card() {
    let mut play = block().work("gala").go("staircase club flats staircase");
    play.to(0);
    play.play("board replace-work");
    assert_eq!(play.skips(), [Skip::NextRound, Skip::Free, Skip::Free, Skip::Free]);
    let play = block().go("staircase club flats landlords");
    play.refuses("board replace-work", "A4 R58", "no-work");
}

// A4 R58
#[test]
fn the_replacement_may_be_introduced_in_this_stage() {
    let mut play = block().work("gala").list(&[1]).go("staircase club flats landlords");
    play.stack_works("snow-clearing");
    play.play("0: board replace-work");
    play.to(3);
    play.play("board draw-two; blue");
    play.until(|play| play.state.table.work.is_none() && play.state.table.working.is_none());
    assert!(play.state.table.works_gone.contains(Work::SnowClearing));
    assert_eq!(play.state.table.today.introduced, 1);
}

// A4 1.6
#[test]
fn a_tenant_who_meets_the_landlord_signs_up_or_moves_up_for_1_vp() {
    let mut play = block().list(&[1, 2]).go("staircase club flats staircase");
    play.to(0);
    let told = play.play("board sign-up");
    assert_eq!((play.list(), paid(&told)), (vec![1, 2, 0], vec![(0, 1, Source::Board)]));
    let mut play = block().list(&[1, 2, 0]).go("staircase club flats staircase");
    play.to(0);
    let told = play.play("board sign-up");
    assert_eq!((play.list(), paid(&told)), (vec![1, 0, 2], vec![(0, 1, Source::Board)]));
}

// A4 1.6, R57
#[test]
fn nobody_signs_up_from_the_first_place_or_without_the_landlord() {
    let mut play = block().list(&[0, 1]).go("staircase club flats staircase");
    play.to(0);
    play.refuses("board sign-up", "A4 R57", "first-already");
    let play = block().go("staircase club flats landlords");
    play.refuses("board sign-up", "A4 1.6", "landlord-not-here");
}

// A4 R57
#[test]
fn other_tenants_may_be_present_when_one_signs_up() {
    let mut play = block().go("staircase staircase flats staircase");
    play.to(0);
    play.play("board sign-up");
    assert_eq!((play.list(), play.points()[0]), (vec![0], 10));
}

// A4 1.6
#[test]
fn the_landlord_enters_reorders_or_strikes_out_on_the_staircase() {
    let scene = block().list(&[0, 1]).priority(3);
    let mut play = scene.go("flats club courtyard staircase");
    let mut again = play.clone();
    let mut third = play.clone();
    play.play("3: board enter; seat 2");
    assert_eq!(play.list(), [0, 1, 2]);
    play.refuses("board strike-out", "A4 1.5", "action-is-over");
    again.play("3: board reorder; seat 1");
    again.settle();
    assert_eq!(again.list(), [1, 0]);
    third.play("3: board strike-out");
    third.refuses("seat 2", "A4 R102", "not-listed");
    let told = third.play("seat 0");
    assert_eq!((third.list(), told), (vec![1], vec![Event::StruckOut { tenant: Seat(0) }]));
}

// A4 1.6
#[test]
fn the_landlord_strikes_nobody_off_an_empty_list_and_tenants_never_do() {
    let play = block().priority(3).go("flats club courtyard staircase");
    play.refuses("board strike-out", "A4 R102", "nobody-listed");
    let play = block().list(&[1]).go("staircase club flats landlords");
    play.refuses("board strike-out", "A4 1.6", "not-here");
}
