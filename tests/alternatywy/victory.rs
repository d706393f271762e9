//! How a match ends and who wins (A4 1.15).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{End, Event, Source, Step, Trait};

use crate::support::{Play, Scene, names, paid, scene, scene_of};

/// Before the last Round, with nothing that pays at its end.
fn last() -> Scene {
    scene("kotek balcerek furman aniol").traits("handyman handyman handyman activist").time(3, 5)
}

const APART: &str = "flats club staircase landlords";

fn over(scene: &Scene) -> Play {
    let mut play = scene.go(APART);
    play.end_stage();
    assert_eq!(play.step(), Step::Over);
    play
}

// A4 1.15
#[test]
fn after_the_last_stage_most_vp_win() {
    let play = over(&last().points(&[9, 12, 10, 11]));
    assert_eq!(play.ranks(), [4, 1, 3, 2]);
    assert_eq!(play.told.last(), Some(&Event::Ended { why: End::LastStage }));
    let play = over(&last().points(&[9, 10, 10, 11]));
    assert_eq!(play.ranks()[3], 1);
    play.refuses("done", "A4 1.15", "over");
}

// A4 1.15
#[test]
fn each_variant_ends_after_its_stages() {
    for (name, stages) in [("standard", 3), ("longer", 4), ("longest", 5)] {
        let mut play = scene_of(name, "kotek balcerek furman aniol").time(stages - 1, 5).go(APART);
        play.end_stage();
        assert_eq!((play.step(), play.state.table.stage), (Step::Place, stages));
        play.until(|play| play.step() == Step::Over);
        assert_eq!(play.state.table.stage, stages);
    }
}

// A4 1.15, R10
#[test]
fn a_tenant_beats_the_landlord_in_a_tie() {
    assert_eq!(over(&last().points(&[9, 12, 10, 12])).ranks(), [4, 1, 3, 2]);
    assert_eq!(over(&last().points(&[9, 12, 10, 12]).denounced(&[0, 12, 0, 0])).ranks(), [4, 1, 3, 2]);
}

// A4 1.15, R10
#[test]
fn then_fewer_denunciations_then_the_value_of_unsold_goods_then_a_shared_win() {
    let tied = last().points(&[12, 12, 9, 9]);
    assert_eq!(over(&tied.clone().denounced(&[1, 2, 0, 0])).ranks()[..2], [1, 2]);
    // Kotek likes cigarettes: 2 against 1.
    let scene = tied.clone().denounced(&[2, 2, 0, 0]).goods(0, "cigarettes").goods(1, "soap");
    let mut play = scene.traits("hustler chairman - -").trash(1, 0, 0).go(APART);
    play.until(|play| play.step() == Step::Over);
    assert_eq!(play.ranks()[..2], [1, 2]);
    assert_eq!(over(&tied).ranks()[..2], [1, 1]);
}

// A4 1.15
#[test]
fn the_result_names_sources_ties_and_stages() {
    let play = over(&last().points(&[12, 12, 9, 9]).denounced(&[1, 2, 0, 0]));
    for placing in play.result() {
        assert_eq!(placing.sources.iter().map(|source| source.amount).sum::<i32>(), placing.score);
        assert_eq!(placing.score, i32::from(play.points()[placing.seat.index()]));
        assert_eq!(placing.stages.len(), 3);
    }
}

fn sudden() -> Scene {
    scene_of("sudden-end", "kotek balcerek furman aniol").traits("handyman handyman handyman activist")
}

// A4 1.15, R8
#[test]
fn the_first_to_30_vp_wins_a_sudden_end_at_once_in_the_middle_of_a_round() {
    let mut play = sudden().points(&[13, 29, 20, 28]).priority(1).go("flats club courtyard landlords");
    let told = play.play("1: board first-visit");
    assert_eq!(told.last(), Some(&Event::Ended { why: End::Sudden }));
    assert_eq!((play.step(), play.ranks()), (Step::Over, vec![4, 1, 3, 2]));
    assert!(play.state.table.agenda.is_empty());
}

// A4 R8, 1.15
#[test]
fn standard_games_go_on_beyond_30() {
    let mut play = last().points(&[13, 29, 20, 28]).priority(1).go("flats club courtyard landlords");
    play.play("1: board first-visit");
    assert_ne!(play.step(), Step::Over);
    assert_eq!(play.points()[1], 30);
}

// A4 R8, 1.14
#[test]
fn it_ends_in_phase_3_too_and_in_a_batch_the_highest_total_wins() {
    let scene = sudden().time(1, 5).points(&[29, 13, 29, 13]).trash(1, 1, 1).denounced(&[3, 3, 1, 0]);
    let mut play = scene.traits("asocial-unit - informer -").go(APART);
    let told = play.end_stage();
    // Both have 30: fewer Denunciations decide.
    assert_eq!(paid(&told).iter().filter(|paid| paid.2 == Source::Awards).count(), 2);
    assert_eq!((play.step(), play.ranks()[..3].to_vec()), (Step::Over, vec![2, 3, 1]));
}

// A4 R8, R96
#[test]
fn it_is_tested_before_what_the_change_sets_off() {
    let scene = sudden().points(&[29, 13, 13, 13]).hand(1, "tea-next-door").priority(1).traits("hustler - - -");
    // Tea: both gain at once, so the Hustler has 30 before his line could pay.
    let mut play = scene.go("club club staircase landlords");
    let told = play.play("1: play tea-next-door; seat 0");
    assert_eq!(paid(&told), [(1, 1, Source::Cards), (0, 1, Source::Cards)]);
    assert_eq!(play.step(), Step::Over);
}

// A4 R9
#[test]
fn an_award_that_a_reaction_cuts_does_not_reach_30() {
    let scene = sudden().time(1, 5).points(&[13, 13, 13, 29]).hand(0, "inspection").traits("- - - well-connected");
    let mut play = scene.go(APART);
    play.until(|play| matches!(play.step(), Step::React { .. }));
    assert_eq!((play.seat(), play.points()[3]), (Some(0), 29));
    let mut uncut = play.clone();
    play.play("play inspection");
    assert_eq!(play.step(), Step::Trait);
    assert_eq!(play.points()[3], 29);
    uncut.play("done");
    assert_eq!((uncut.step(), uncut.points()[3]), (Step::Over, 30));
}

// A4 R97, 1.15
#[test]
fn a_sudden_end_ends_after_stage_12_at_the_latest() {
    let mut play = sudden().points(&[20, 22, 21, 22]).time(12, 5).go(APART);
    let told = play.end_stage();
    assert!(names(&told).ends_with("ended"));
    assert_eq!(told.last(), Some(&Event::Ended { why: End::LastStage }));
    assert_eq!(play.ranks(), [4, 1, 3, 2]);
}

// A4 R97, 2.6
#[test]
fn a_sudden_end_agreed_to_be_longer_goes_on_without_social_works() {
    use tenement::rules::alternatywy::{Variant, Work};
    let long = sudden().with(|options| options.variant = Variant::Sudden { last_stage: 14 }).time(12, 5);
    let mut play = long.but(|position| position.past_works = Work::ALL.to_vec()).go(APART);
    play.end_stage();
    assert_eq!((play.step(), play.state.table.stage, play.state.table.work), (Step::Place, 13, None));
}

// A4 2.7, R110
#[test]
fn in_a_sudden_end_goods_that_left_return_when_the_supply_is_empty() {
    let mut play = sudden().time(1, 5).door(1).go(APART);
    play.state.table.goods_gone = play.state.supply;
    play.state.supply = Default::default();
    let told = play.end_stage();
    assert!(names(&told).contains("goods-returned"));
    assert_eq!(play.state.door.len(), 4);
    // Not in a match with a last Stage.
    let mut play = scene("kotek balcerek furman aniol").time(1, 5).door(1).go(APART);
    play.state.table.goods_gone = play.state.supply;
    play.state.supply = Default::default();
    play.end_stage();
    assert_eq!(play.state.door.len(), 1);
}

// A4 R5, R96
#[test]
fn a_blocked_loss_is_no_change() {
    let mut play = last().points(&[9, 9, 9, 0]).trash(1, 1, 1).go("courtyard club staircase landlords");
    let told = play.play("0: board visit-chairman");
    assert!(!told.iter().any(|event| matches!(event, Event::Points { seat: Seat(3), .. })));
    assert_eq!(play.points(), [10, 9, 9, 0]);
    assert_eq!(play.state.traits[3], Some(Trait::Activist));
}
