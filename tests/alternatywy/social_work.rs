//! The List and Social Works (A4 1.10).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Skip, Source, Step, Work};

use crate::support::{Play, Scene, lines, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek professor aniol").priority(3)
}

/// The Landlord introduces the face-up work at his place, first of all.
fn introduced(scene: &Scene, places: &str) -> (Play, Vec<Event>) {
    let mut play = scene.go(&format!("{places} landlords"));
    play.play("3: board draw-two");
    let mut told = play.play("blue");
    told.extend(play.settle());
    (play, told)
}

const APART: &str = "flats club courtyard";

// A4 1.10
#[test]
fn one_card_is_face_up_and_the_landlord_introduces_it_in_his_own_turn() {
    let mut play = block().priority(0).work("snow-clearing").list(&[0]).go("flats club courtyard landlords");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.to(3);
    play.play("board draw-two; blue");
    assert_eq!(play.state.table.today.introduced, 1);
}

// A4 1.10
#[test]
fn at_least_one_tenant_must_be_listed() {
    let mut play = block().work("snow-clearing").go("flats club courtyard landlords");
    play.play("3: board draw-two");
    play.refuses("blue", "A4 1.10", "nobody-listed");
    let mut play = block().list(&[0]).go("flats club courtyard landlords");
    play.play("3: board draw-two");
    play.refuses("blue", "A4 1.10", "no-work");
}

// A4 1.10
#[test]
fn he_introduces_once_a_stage() {
    let mut play = block().list(&[0]).but(|position| position.introduced = 1);
    play.position.past_works = vec![Work::Gala];
    let mut play = play.go("flats club courtyard landlords");
    play.play("3: board draw-two");
    play.refuses("blue", "A4 1.10", "introduced-already");
}

// A4 1.10
#[test]
fn afterwards_the_list_is_cleared_the_trash_leaves_the_place_and_the_card_the_game() {
    let scene = block().work("snow-clearing").list(&[2, 0]).trash(1, 2, 3);
    let (play, told) = introduced(&scene, APART);
    assert_eq!((play.list(), play.trash()), (vec![], [1, 2, 0]));
    assert_eq!(play.state.table.work, None);
    assert!(play.state.table.works_gone.contains(Work::SnowClearing));
    assert_eq!(paid(&told), [(3, 1, Source::Works)]);
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::ThisRound, Skip::Free]);
}

// A4 1.10
#[test]
fn without_a_mark_no_trash_leaves() {
    let scene = block().work("civil-defence").list(&[2, 0]).trash(1, 2, 3);
    let (play, _) = introduced(&scene, APART);
    assert_eq!((play.trash(), play.denounced()), ([1, 2, 3], vec![1, 0, 1, 0]));
}

// A4 1.10
#[test]
fn a_work_that_was_not_introduced_leaves_the_game_and_the_list_stays() {
    let mut play = block().work("snow-clearing").list(&[2, 0]).time(1, 5).go("flats club courtyard staircase");
    let told = play.end_stage();
    assert!(told.contains(&Event::WorkRemoved { work: Work::SnowClearing }));
    assert!(play.state.table.works_gone.contains(Work::SnowClearing));
    assert!(play.state.table.work.is_some_and(|work| work != Work::SnowClearing));
    assert_eq!(play.list(), [2, 0]);
}

// A4 1.10
#[test]
fn three_works_resolve_by_themselves_if_they_are_left() {
    for work in ["welcome-guests", "wonderful-initiative", "letter-to-the-chairman"] {
        let mut play = block().work(work).list(&[1]).time(1, 5).go("flats club courtyard staircase");
        let told = play.end_stage();
        let work: Work = work.parse().unwrap();
        assert!(told.contains(&Event::WorkIntroduced { work, compulsory: true }));
        assert_eq!((play.points()[1], play.list()), (10, vec![]));
    }
    let mut play = block().work("tree-planting").list(&[1]).time(1, 5).go("flats club courtyard staircase");
    assert!(!names(&play.end_stage()).contains("work-introduced"));
}

// A4 1.10, 1.14
#[test]
fn a_compulsory_work_leaves_without_effect_if_nobody_is_listed() {
    let mut play = block().work("wonderful-initiative").time(1, 5).go("flats club courtyard staircase");
    play.stack("");
    let told = play.end_stage();
    assert!(!names(&told).contains("work-introduced"));
    assert!(told.contains(&Event::WorkRemoved { work: Work::WonderfulInitiative }));
}

// A4 1.10
#[test]
fn a_compulsory_work_may_be_introduced_like_any_other_and_replaced() {
    let (play, told) = introduced(&block().work("wonderful-initiative").list(&[1]), APART);
    assert!(told.contains(&Event::WorkIntroduced { work: Work::WonderfulInitiative, compulsory: false }));
    assert_eq!(play.points()[1], 10);
    let mut play = block().priority(0).work("wonderful-initiative").go("staircase club courtyard landlords");
    assert!(play.may("board replace-work"));
    play.play("board replace-work");
    assert_ne!(play.state.table.work, Some(Work::WonderfulInitiative));
}

// A4 R64, R4
#[test]
fn what_takes_its_course_is_not_introduced_by_the_landlord() {
    let scene = block().work("wonderful-initiative").list(&[1, 2]).time(1, 5);
    let mut play = scene.traits("- chairman - well-connected").trash(1, 0, 0).go("flats club courtyard staircase");
    let told = play.end_stage();
    let lines = lines(&told);
    use tenement::rules::alternatywy::{Line, Trait};
    assert!(!lines.contains(&(1, 1, Line::First(Trait::Chairman))), "{lines:?}");
    assert!(lines.contains(&(3, 1, Line::EndOfDay(Trait::WellConnected))), "{lines:?}");
}

// A4 1.10, 1.6, R59
#[test]
fn who_acted_in_the_club_this_round_and_is_there_may_avoid() {
    let scene = block().work("snow-clearing").list(&[1, 0]).priority(1);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("1: board first-visit");
    play.to(3);
    play.play("board draw-two; blue");
    assert_eq!((play.seat(), play.step()), (Some(1), Step::TakePart));
    let told = play.play("avoid club");
    assert!(matches!(told[0], Event::Avoids { tenant: Seat(1), way: Some(_) }));
    play.settle();
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::Free, Skip::Free]);
}

// A4 R59
#[test]
fn who_passed_in_the_club_or_has_yet_to_play_cannot_avoid() {
    let scene = block().work("snow-clearing").list(&[1]);
    let passed = scene.clone().priority(1);
    for scene in [scene, passed] {
        let mut play = scene.go("flats club courtyard landlords");
        play.to(3);
        play.play("board draw-two; blue");
        if play.step() == Step::TakePart {
            play.refuses("avoid club", "A4 R59", "no-action-in-club");
            play.refuses("avoid chairman", "A4 2.2", "no-chairman");
        }
        play.settle();
        assert_ne!(play.skips()[1], Skip::Free);
    }
}

// A4 R59
#[test]
fn who_acted_elsewhere_cannot_avoid() {
    let mut play = block().work("snow-clearing").list(&[0]).priority(0).go("flats club courtyard landlords");
    play.play("0: board draw-two");
    play.to(3);
    play.play("board draw-two; blue");
    if play.step() == Step::TakePart {
        play.refuses("avoid club", "A4 R59", "no-action-in-club");
    }
}

// A4 1.6, 1.10
#[test]
fn a_work_marked_kl_is_not_avoided_in_the_club() {
    let mut play = block().work("gala").list(&[1]).priority(1).go("flats club courtyard landlords");
    play.play("1: board first-visit");
    play.to(3);
    play.play("board draw-two; blue");
    if play.step() == Step::TakePart {
        play.refuses("avoid club", "A4 1.6", "work-in-club");
    }
    play.settle();
    assert_eq!(play.points()[1], 9);
}

// A4 R60, 1.10
#[test]
fn avoiders_leave_and_lower_places_move_up_before_effects() {
    let scene = block().work("painting").list(&[1, 0, 2]).traits("- chairman - -");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("3: board draw-two; blue; 1: avoid chairman");
    let told = play.settle();
    // Painting: the 1st loses a Round, the 2nd 1 VP.
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::Free, Skip::Free]);
    assert_eq!(paid(&told), [(2, -1, Source::Works), (3, 2, Source::Works)]);
}

// A4 1.10
#[test]
fn if_all_avoid_the_card_is_spent_without_effect() {
    let scene = block().work("painting").list(&[1]).trash(2, 0, 0).traits("- chairman - -");
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.play("3: board draw-two; blue; 1: avoid chairman");
    assert_eq!(play.trash(), [2, 0, 0]);
    assert!(!paid(&told).iter().any(|paid| paid.2 == Source::Works));
    assert!(play.state.table.works_gone.contains(Work::Painting) && play.list().is_empty());
}

// A4 1.10, R95
#[test]
fn effects_come_in_the_order_of_the_list_then_the_landlords() {
    let (_, told) = introduced(&block().work("wonderful-initiative").list(&[2, 0]), APART);
    let seats: Vec<u8> = paid(&told).iter().map(|paid| paid.0).collect();
    assert_eq!(seats, [2, 0, 3]);
}

// A4 R61
#[test]
fn the_others_in_s01_are_the_other_participants_or_by_option_all_tenants() {
    let scene = block().work("lady-plays").list(&[0, 1]);
    let (play, told) = introduced(&scene, "flats staircase courtyard");
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::ThisRound, Skip::Free, Skip::Free]);
    assert_eq!(paid(&told), [(0, -1, Source::Works)]);
    let all = scene.with(|options| options.lady_plays_to_all = true);
    let (play, _) = introduced(&all, "flats staircase courtyard");
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::ThisRound, Skip::ThisRound, Skip::Free]);
    let mut play = all.list(&[0, 1]).traits("- chairman - -").go("flats staircase courtyard landlords");
    play.play("3: board draw-two; blue; 1: avoid chairman");
    play.settle();
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::ThisRound, Skip::Free]);
}

// A4 R62
#[test]
fn s01_pays_for_who_littered_and_for_who_litters_later_that_day_once_each() {
    let scene = block().work("lady-plays").list(&[0]).littered(&[0, 1]).time(1, 4);
    let (mut play, told) = introduced(&scene, "flats staircase courtyard");
    assert_eq!(paid(&told), [(0, -1, Source::Works), (3, 2, Source::Works)]);
    play.to(1);
    assert!(paid(&play.play("done; leave")).is_empty());
    play.to(2);
    assert_eq!(paid(&play.play("done; leave")), [(3, 1, Source::Works)]);
    play.next_round("flats staircase courtyard landlords");
    play.to(2);
    assert!(paid(&play.play("done; leave")).is_empty());
    play.end_stage();
    play.go("flats staircase club landlords");
    play.to(2);
    assert!(paid(&play.play("done; leave")).is_empty());
}

// A4 R63, 1.10
#[test]
fn see_you_tomorrow_reveals_another_work_after_one_was_introduced() {
    let mut play =
        block().work("snow-clearing").list(&[0]).hand(3, "see-you-tomorrow").go("flats club courtyard landlords");
    play.stack_works("gala");
    play.play("3: board draw-two");
    play.refuses("play see-you-tomorrow", "A4 R63", "introduce-first");
    play.play("blue; play see-you-tomorrow");
    assert_eq!(play.state.table.work, Some(Work::Gala));
    // It needs new listings.
    play.next_round("flats club courtyard staircase");
    play.to(3);
    play.play("board enter; seat 1");
    play.next_round("flats staircase courtyard landlords");
    play.to(3);
    play.play("board draw-two");
    play.until(|play| !matches!(play.step(), Step::Discard { .. }));
    let told = play.play("blue");
    assert!(told.contains(&Event::WorkIntroduced { work: Work::Gala, compulsory: false }));
}

// A4 R65, R109
#[test]
fn an_empty_deck_is_made_of_the_works_that_were_replaced() {
    let mut play = block().work("gala").priority(0).time(1, 5).go("staircase club courtyard flats");
    play.stack_works("painting");
    play.play("0: board replace-work");
    assert!(play.state.works.is_empty());
    play.end_stage();
    assert_eq!(play.state.table.work, Some(Work::Gala));
    assert!(play.state.table.works_gone.contains(Work::Painting));
}

// A4 R65
#[test]
fn without_replaced_works_none_is_revealed() {
    let mut play = block().work("gala").time(1, 5).go("staircase club courtyard flats");
    play.stack_works("");
    let told = play.end_stage();
    assert_eq!(play.state.table.work, None);
    assert!(!names(&told).contains("work-revealed"));
}

// A4 1.10
#[test]
fn new_entries_go_below_the_last_and_the_list_has_no_gaps() {
    let mut play = block().list(&[2, 0]).go("flats club courtyard staircase");
    let mut other = play.clone();
    play.play("3: board enter; seat 1");
    assert_eq!(play.list(), [2, 0, 1]);
    other.play("3: board strike-out; seat 2");
    assert_eq!((other.list(), other.state.table.line_of(Seat(0))), (vec![0], Some(1)));
}
