//! The start of a Stage (A4 1.3).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Parting, Step, Trait};

use crate::support::{Play, Scene, names, scene, scene_of};

fn block() -> Scene {
    scene("kotek balcerek kolinska aniol").time(1, 5)
}

const APART: &str = "flats club staircase landlords";

/// Ends Stage 1 up to the start of the next one.
fn to_stage_2(scene: &Scene) -> (Play, Vec<Event>) {
    let mut play = scene.go(APART);
    let told = play.end_stage();
    let begins = told.iter().position(|event| matches!(event, Event::StageBegan { .. })).unwrap();
    (play, told[begins..].to_vec())
}

// A4 1.3
#[test]
fn a_stage_starts_in_the_order_of_the_aid_sheets() {
    let (play, told) = to_stage_2(&block().hand(0, "").door(0));
    let tenants = "stage-began drawn drawn drawn drawn drawn drawn trait-chosen trait-chosen trait-chosen";
    let landlord = "drawn drawn work-revealed trait-chosen door-filled round-began";
    assert_eq!(names(&told), format!("{tenants} {landlord}"));
    assert_eq!((0..4).map(|seat| play.cards(seat)).collect::<Vec<_>>(), [2; 4]);
    assert_eq!((play.state.table.stage, play.state.table.round, play.state.table.evening), (2, 1, false));
}

// A4 1.3
#[test]
fn tenants_draw_in_turn_order_and_choose_in_turn_order() {
    let (play, told) = to_stage_2(&block().priority(2));
    // The token has passed to the right.
    assert_eq!(play.state.table.priority, Some(Seat(1)));
    let drawn = told.iter().filter_map(|event| match event {
        Event::Drawn { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [1, 1, 2, 2, 0, 0, 3, 3]);
}

// A4 1.3, R53
#[test]
fn each_discards_to_the_limit_before_the_next_one_draws() {
    let mut play = block().hand(0, "plumber envelope loan").hand(1, "plumber envelope sick-note").go(APART);
    play.until(|play| matches!(play.step(), Step::Discard { .. }));
    assert_eq!((play.step(), play.seat()), (Step::Discard { why: Parting::Limit }, Some(0)));
    assert_eq!((play.cards(0), play.cards(1), play.cards(2)), (5, 3, 0));
}

// A4 1.3
#[test]
fn the_owner_chooses_what_to_discard_and_it_has_no_effect() {
    let mut play = block().hand(0, "plumber envelope loan wrong-floor").denounced(&[5]).priority(1).go(APART);
    play.stack("landing-gossip pencilled-in");
    play.until(|play| matches!(play.step(), Step::Discard { .. }));
    assert_eq!(play.seat(), Some(0));
    play.refuses("card sick-note", "A4 1.12", "not-in-hand");
    let told = play.play("card envelope; card landing-gossip");
    assert!(names(&told).starts_with("discarded discarded"));
    assert_eq!(play.hand(0), "pencilled-in wrong-floor plumber loan");
    assert_eq!(play.denounced()[0], 5);
}

// A4 1.3
#[test]
fn the_landlord_picks_his_trait_knowing_the_social_work_and_the_tenants_do_not() {
    let mut play = block().go(APART);
    play.until(|play| play.step() == Step::Trait);
    assert!(play.state.table.work.is_none());
    play.until(|play| play.step() == Step::Trait && play.seat() == Some(3));
    assert!(play.state.table.work.is_some());
}

// A4 1.3
#[test]
fn unsold_tokens_stay_at_the_door_and_it_is_only_topped_up() {
    let mut play = block().go(APART);
    play.hang("ham remanent");
    let there = play.state.door;
    play.end_stage();
    assert_eq!(play.state.door.len(), 4);
    assert_eq!(play.state.door.and(there), there);
}

// A4 1.3, R110
#[test]
fn the_door_is_filled_as_far_as_the_supply_goes() {
    let mut play = block().door(1).go(APART);
    let two = play.state.supply.iter().take(2).collect();
    play.state.goods_lost = play.state.supply.without(two);
    play.state.supply = two;
    play.end_stage();
    assert_eq!((play.state.door.len(), play.state.supply.len()), (3, 0));
}

// A4 1.3, R19, R20, 2.2
#[test]
fn a_used_trait_is_out_even_if_it_never_scored() {
    let mut play = block().go(APART);
    play.until(|play| play.step() == Step::Trait);
    assert_eq!(play.state.table.shown[0], None);
    play.refuses("trait handyman", "A4 R20", "trait-used");
    assert_eq!(play.legal().len(), 5);
}

// A4 R19, 1.14
#[test]
fn after_the_last_stage_nobody_chooses_a_trait() {
    let mut play = block().time(3, 5).go(APART);
    let told = play.end_stage();
    assert_eq!(play.step(), Step::Over);
    assert!(!names(&told).contains("trait-chosen") && !names(&told).contains("stage-began"));
}

// A4 R20
#[test]
fn in_a_sudden_end_all_traits_return_when_none_is_left() {
    let sudden = scene_of("sudden-end", "kotek balcerek kolinska aniol");
    let mut play = sudden.clone().time(5, 5).go(APART);
    play.until(|play| play.step() == Step::Trait);
    assert_eq!(play.legal().len(), 1);
    play.until(|play| play.step() == Step::Trait && play.seat() == Some(3));
    assert_eq!(play.legal().len(), 5);
    let mut play = sudden.time(6, 5).go(APART);
    play.until(|play| play.step() == Step::Trait);
    assert_eq!(play.legal().len(), 6);
    play.until(|play| play.step() == Step::Trait && play.seat() == Some(3));
    assert_eq!(play.legal().len(), 4);
    assert!(!play.state.spent[0].contains(Trait::Handyman));
}

// A4 R52, R119
#[test]
fn with_six_players_the_landlord_keeps_4_after_the_start_of_stage_draw() {
    let six = scene("kotek balcerek kolinska furman professor aniol").time(1, 5);
    let mut play = six.hand(5, "abraham file summons friends").go("flats club staircase flats club landlords");
    play.until(|play| matches!(play.step(), Step::Discard { .. }) && play.seat() == Some(5));
    assert_eq!(play.cards(5), 6);
    play.end_stage();
    assert_eq!((play.cards(5), play.state.door.len()), (4, 6));
}

// A4 R53
#[test]
fn the_surplus_of_an_action_goes_before_the_next_step() {
    let mut play = block().hand(0, "plumber envelope loan").go(APART);
    play.play("0: board draw-two");
    assert_eq!((play.step(), play.cards(0)), (Step::Discard { why: Parting::Limit }, 5));
    play.play("card loan");
    assert!(matches!(play.step(), Step::Turn { .. }));
    assert_eq!(play.cards(0), 4);
}
