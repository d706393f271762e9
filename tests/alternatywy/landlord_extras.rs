//! The Landlord's ADDITIONAL ACTION cards L06 to L12.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Forced, Place, Skip, Source, Step, Trait, Window};

use crate::support::{Scene, names, paid, scene};

/// The Landlord in seat 3 begins.
fn block() -> Scene {
    scene("kotek balcerek furman aniol").priority(3)
}

// A4 L06, R102
#[test]
fn new_house_rules_enter_a_tenant_at_any_place() {
    let mut play = block().hand(3, "house-rules").list(&[0, 1]).go("flats club courtyard landlords");
    play.play("done; play house-rules; seat 2");
    assert_eq!(play.choices(), "line 1; line 2; line 3");
    play.play("line 1");
    assert_eq!(play.list(), [2, 0, 1]);
}

// A4 L06, R102
#[test]
fn new_house_rules_strike_a_tenant_out() {
    let mut play = block().hand(3, "house-rules").list(&[0, 1, 2]).go("flats club courtyard landlords");
    play.play("done; play house-rules");
    play.refuses("seat 3", "A4 2.5", "tenants-only");
    let told = play.play("seat 1");
    assert!(names(&told).contains("struck-out"));
    assert_eq!(play.list(), [0, 2]);
}

// A4 L07, R85
#[test]
fn a_closed_location_is_closed_to_tenants_in_the_next_round_only() {
    let mut play = block().hand(3, "closed-for-repairs").go("flats club courtyard landlords");
    play.play("done; play closed-for-repairs");
    assert_eq!(play.choices(), "place staircase; place club; place courtyard");
    play.refuses("place landlords", "A4 2.5", "cannot-close");
    play.refuses("place flats", "A4 2.5", "cannot-close");
    play.play("place club");
    play.end_round();
    while play.step() == Step::Place {
        if play.seat() == Some(3) {
            assert!(play.may("place club"), "the Landlord goes where he likes");
        } else {
            play.refuses("place club", "A4 R85", "closed");
        }
        play.play("place staircase");
    }
    play.end_round();
    assert!(play.may("place club"));
}

// A4 L07, R85
#[test]
fn a_closure_holds_over_a_stage_end() {
    let mut play = block().hand(3, "closed-for-repairs").time(1, 5).go("flats club courtyard landlords");
    play.play("done; play closed-for-repairs; place courtyard");
    play.end_stage();
    play.until(|play| play.step() == Step::Place && play.seat() != Some(3));
    play.refuses("place courtyard", "A4 R85", "closed");
}

// A4 L08, R51, R86
#[test]
fn a_summons_sends_a_tenant_to_the_landlords() {
    let mut play = block().hand(3, "summons").go("flats club courtyard staircase");
    let told = play.play("done; play summons; seat 1");
    let sent = |event: &&Event| {
        matches!(event, Event::Sent { forced: Forced::Summoned, place: Some(Place::Landlords), tenant: Seat(1), .. })
    };
    assert_eq!(told.iter().filter(sent).count(), 1);
    play.end_round();
    let mut asked = Vec::new();
    while play.step() == Step::Place {
        asked.push(play.seat().unwrap());
        play.play("place flats");
    }
    asked.sort_unstable();
    assert_eq!(asked, [0, 2, 3]);
    assert_eq!(play.place(1), Some(Place::Landlords));
}

// A4 L08, R86
#[test]
fn a_summons_is_not_for_who_will_sit_the_next_round_out() {
    let mut play = block().hand(3, "summons").go("flats club courtyard staircase");
    play.state.table.skips[0] = Skip::NextRound;
    play.play("done; play summons");
    play.refuses("seat 0", "A4 R86", "skips-next");
    assert_eq!(play.choices(), "seat 1; seat 2");
}

// A4 L08, R78
#[test]
fn a_second_summons_for_the_same_tenant_changes_nothing() {
    let scene = block().hand(3, "summons summons").but(|position| position.summoned = Vec::new());
    let mut play = scene.go("flats club courtyard staircase");
    play.state.table.forced[0] = Some(Forced::Summoned);
    play.play("done; play summons");
    play.refuses("seat 0", "A4 R78", "summoned-already");
}

// A4 L09
#[test]
fn a_commendation_is_worth_1_vp_if_at_most_1_trash_lies_on_the_board() {
    for trash in [0, 1] {
        let mut play = block().hand(3, "commendation").trash(0, trash, 0).go("flats club courtyard landlords");
        assert_eq!(paid(&play.play("done; play commendation")), [(3, 1, Source::Cards)]);
    }
    let mut play = block().hand(3, "commendation").trash(1, 1, 0).go("flats club courtyard landlords");
    play.play("done");
    play.refuses("play commendation", "A4 2.5", "too-much-trash-about");
}

// A4 L10, R118
#[test]
fn a_shut_valve_breaks_a_flat_down_in_any_round_and_he_is_the_reporter() {
    let mut play = block().hand(3, "shut-valve").time(1, 4).breakdown(1, 0).go("flats club courtyard flats");
    play.until(|play| play.seat() == Some(3) && play.may("board repair"));
    play.play("done; play shut-valve");
    play.refuses("seat 1", "A4 R75", "broken-already");
    play.play("seat 2");
    assert_eq!(play.breakdown(2), Some(3));
}

// A4 L10, R75
#[test]
fn the_landlord_is_not_paid_for_repairing_what_he_shut() {
    let scene = block().breakdown(1, 3).breakdown(2, 0);
    for (tenant, points) in [(1, 9), (2, 10)] {
        let mut play = scene.go("staircase club courtyard flats");
        play.play(&format!("board repair; seat {tenant}"));
        assert_eq!((play.breakdown(tenant), play.points()[3]), (None, points));
    }
}

// A4 L10, R118
#[test]
fn a_tenant_who_sits_out_gets_a_breakdown_and_the_bill() {
    let scene = block().hand(3, "shut-valve").time(1, 5).skips(&[1]).points(&[9, 9, 9, 9]);
    let mut play = scene.go("flats - courtyard staircase");
    play.play("done; play shut-valve; seat 1");
    let told = play.end_stage();
    assert!(paid(&told).contains(&(1, -1, Source::Breakdowns)));
    assert_eq!(play.breakdown(1), None);
}

// A4 L11
#[test]
fn a_spot_fine_costs_a_tenant_with_a_marker_1_vp() {
    let scene = block().hand(3, "spot-fine").littered(&[0, 1]).points(&[9, 0, 9, 9]);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play spot-fine");
    play.refuses("seat 2", "A4 2.5", "no-marker");
    play.refuses("seat 1", "A4 R78", "no-points");
    assert_eq!(paid(&play.play("seat 0")), [(0, -1, Source::Cards)]);
}

// A4 L12
#[test]
fn a_background_check_shows_a_trait_and_takes_a_denunciation() {
    let mut play = block().hand(3, "background-check").go("flats club courtyard landlords");
    play.play("done; play background-check; seat 1");
    assert_eq!((play.shown(1), play.denounced()), (Some(Trait::Handyman), vec![0, 1, 0, 0]));
}

// A4 L12, W2
#[test]
fn the_denunciation_of_a_background_check_can_be_a_mistake() {
    let scene = block().hand(3, "background-check").hand(1, "mistaken-identity");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play background-check; seat 1");
    assert_eq!(play.step(), Step::React { window: Window::Denunciation { on: Seat(1) } });
    play.play("play mistaken-identity; seat 0");
    assert_eq!((play.shown(1), play.denounced()), (Some(Trait::Handyman), vec![1, 0, 0, 0]));
}

// A4 L12, R100
#[test]
fn what_a_background_check_takes_does_not_bounce() {
    let scene = scene("kotek professor furman aniol").priority(3).hand(3, "background-check");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play background-check; seat 1");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
}

// A4 R117
#[test]
fn a_background_check_on_a_known_trait_still_takes_a_denunciation() {
    let scene = block().hand(3, "background-check").hand(0, "opera-glasses").priority(0);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play opera-glasses; seat 1");
    play.to(3);
    let told = play.play("done; play background-check; seat 1");
    assert!(!names(&told).contains("trait-shown"));
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
}

// A4 R77
#[test]
fn an_additional_card_unlocks_no_blue_action() {
    let mut play = block().hand(3, "commendation").list(&[0]).work("gala").go("flats club courtyard landlords");
    play.play("done; play commendation");
    play.refuses("blue", "A4 R16", "blue-needs-action");
}

// A4 R77, 1.7
#[test]
fn an_additional_card_is_not_stopped_by_3_trash() {
    let mut play = block().hand(3, "shut-valve").trash(0, 3, 0).go("flats landlords courtyard club");
    play.play("done; play shut-valve; seat 0");
    assert_eq!(play.breakdown(0), Some(3));
    let mut play = block().hand(3, "shut-valve").trash(0, 3, 0).go("flats landlords courtyard club");
    play.play("clean-two; play shut-valve; seat 0");
    assert_eq!(play.breakdown(0), Some(3));
}
