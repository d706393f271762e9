//! The course of a Social Work: who avoids, who takes part, what is paid and
//! when (A4 1.10, R59-R60, R102-R109).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Line, Skip, Source, Stage, Step, Trait, Work};

use crate::support::{Play, Scene, lines, names, paid, scene};

/// Four Tenants and the Landlord in seat 4, who begins.
fn block(work: &str, list: &[u8]) -> Scene {
    scene("kotek balcerek kolinska professor aniol").priority(4).work(work).list(list)
}

const APART: &str = "flats staircase courtyard club landlords";

fn introduced(scene: &Scene, places: &str) -> Play {
    let mut play = scene.go(places);
    introduce(&mut play);
    play
}

fn introduce(play: &mut Play) {
    play.stack("abraham abraham");
    play.to(4);
    play.play("board draw-two; blue");
    play.settle();
}

// A4 R60, R104
#[test]
fn places_are_counted_after_the_avoiders_have_left() {
    let mut play = introduced(&block("painting", &[0, 1, 2]).hand(0, "sick-note"), APART);
    play.play("0: play sick-note");
    play.settle();
    assert_eq!((play.skips()[1], play.points()), (Skip::ThisRound, vec![9, 9, 8, 9, 11]));
    assert_eq!(play.skips()[0], Skip::Free);
}

// A4 1.10, R103
#[test]
fn each_answers_once_from_the_top_of_the_list() {
    let scene = block("gala", &[2, 0, 1]).hand(0, "sick-note").hand(2, "sick-note").traits("- chairman - - -");
    let mut play = introduced(&scene, APART);
    let mut asked = Vec::new();
    while play.step() == Step::TakePart {
        asked.push(play.seat().unwrap());
        play.play("done");
    }
    assert_eq!(asked, [2, 0, 1]);
    let part = |event: &Event| match event {
        Event::TakesPart { tenant, line } => Some((tenant.0, *line)),
        _ => None,
    };
    let part: Vec<_> = play.told.iter().filter_map(part).collect();
    assert_eq!(part, [(2, 1), (0, 2), (1, 3)]);
}

// A4 R59
#[test]
fn who_acted_in_the_club_and_is_still_there_may_avoid() {
    let scene = block("snow-clearing", &[3]).denounced(&[0, 0, 0, 2, 0]).priority(3);
    let mut play = scene.go(APART);
    play.play("board refile; seat 0");
    introduce(&mut play);
    play.play("3: avoid club");
    play.settle();
    let avoids = |event: &Event| matches!(event, Event::Avoids { tenant: Seat(3), way: Some(_) });
    assert_eq!((play.times(avoids), play.points()[4]), (1, 9));
}

// A4 R59
#[test]
fn who_passed_in_the_club_or_has_yet_to_act_there_takes_part() {
    for priority in [3, 4] {
        let scene = block("snow-clearing", &[3]).traits("- - - chairman -").priority(priority);
        let mut play = scene.go(APART);
        introduce(&mut play);
        play.refuses("avoid club", "A4 R59", "no-action-in-club");
    }
}

// A4 R59
#[test]
fn who_has_left_the_club_takes_part() {
    let scene = block("snow-clearing", &[3]).denounced(&[0, 0, 0, 2, 0]).priority(3).hand(3, "wrong-floor");
    let mut play = scene.traits("- - - chairman -").go(APART);
    play.play("board refile; seat 0; play wrong-floor; seat 0");
    introduce(&mut play);
    assert!(!play.may("avoid club"));
}

// A4 1.6, R59
#[test]
fn a_work_in_the_club_is_not_avoided_by_being_there() {
    let scene = block("gala", &[3]).denounced(&[0, 0, 0, 2, 0]).priority(3).traits("- - - chairman -");
    let mut play = scene.go(APART);
    play.play("board refile; seat 0");
    introduce(&mut play);
    play.refuses("avoid club", "A4 1.6", "work-in-club");
    play.play("avoid chairman");
    play.settle();
    assert_eq!((play.points()[3], play.shown(3)), (10, Some(Trait::Chairman)), "1 for the introduction");
}

// A4 1.10
#[test]
fn if_all_avoid_the_card_is_spent_all_the_same_and_no_trash_leaves() {
    let mut play = introduced(&block("gala", &[0]).hand(0, "sick-note").trash(0, 2, 0), APART);
    play.play("0: play sick-note");
    play.settle();
    assert!(paid(&play.told).is_empty());
    assert_eq!((play.trash(), play.list(), play.state.table.work), ([0, 2, 0], vec![], None));
    assert!(play.state.table.works_gone.contains(Work::Gala));
    assert_eq!(play.state.table.today.introduced, 1);
}

// A4 R105, R35: the Trash of the marked place is removed last, not cleaned up.
#[test]
fn the_trash_of_the_marked_place_leaves_last() {
    let scene = block("welcome-guests", &[0]).trash(2, 0, 0).traits("- - - - activist");
    let play = introduced(&scene, APART);
    // -1 + 1, at least 1; then the clean board.
    assert_eq!(lines(&play.told), [(4, 1, Line::First(Trait::Activist))]);
    assert_eq!((play.points()[4], play.trash()), (11, [0; 3]));
}

// A4 R106, R122
#[test]
fn the_activists_extra_is_one_gain_with_what_the_work_pays() {
    for (list, by) in [(vec![0], 2), (vec![0, 1], 3)] {
        let play = introduced(&block("painting", &list).traits("- - - - activist"), APART);
        assert!(paid(&play.told).contains(&(4, by, Source::Works)), "{by}");
    }
    let play = introduced(&block("civil-defence", &[0]).traits("- - - - activist"), APART);
    assert!(paid(&play.told).contains(&(4, 1, Source::Works)), "0 + 1");
    assert_eq!(play.shown(4), Some(Trait::Activist));
}

// A4 R106
#[test]
fn the_activist_gets_no_extra_if_nobody_takes_part_nor_for_later_litter() {
    let scene = block("lady-plays", &[0]).traits("- - - - activist");
    let mut play = introduced(&scene.clone().hand(0, "sick-note"), APART);
    play.play("0: play sick-note");
    play.settle();
    assert!(paid(&play.told).is_empty());
    let mut play = introduced(&scene, APART);
    assert_eq!(play.points()[4], 10);
    play.to(3);
    play.play("done; leave");
    assert_eq!(play.points()[4], 11);
}

// A4 R122, T21
#[test]
fn an_inspection_sees_the_activists_sum() {
    let scene = block("painting", &[0, 1]).traits("- - - - activist").hand(2, "inspection");
    let mut play = introduced(&scene, APART);
    assert_eq!(play.step(), Step::React { window: tenement::rules::alternatywy::Window::Points { by: 3 } });
    play.play("play inspection");
    assert_eq!(play.points()[4], 11);
}

/// Round 5 begins; the Social Work is still face up when it ends.
fn last_round(work: &str, list: &[u8]) -> Scene {
    block(work, list).time(1, 5)
}

// A4 1.10, R64, R108
#[test]
fn a_compulsory_work_takes_its_course_by_itself() {
    let scene = last_round("wonderful-initiative", &[0, 1]).traits("chairman - - - well-connected");
    let mut play = scene.go(APART);
    let told = play.end_stage();
    let begun = |event: &&Event| matches!(event, Event::WorkIntroduced { compulsory: true, .. });
    assert_eq!(told.iter().filter(begun).count(), 1);
    // No line for an introduction; Well-Connected has introduced nothing today.
    let paid = lines(&told);
    assert!(!paid.iter().any(|&(_, _, line)| line == Line::First(Trait::Chairman)));
    assert!(paid.contains(&(4, 1, Line::EndOfDay(Trait::WellConnected))));
}

// A4 R108
#[test]
fn a_compulsory_work_without_a_list_and_any_other_leave_without_effect() {
    for (work, list) in [("wonderful-initiative", vec![]), ("gala", vec![0, 1])] {
        let mut play = last_round(work, &list).go(APART);
        let told = play.end_stage();
        assert!(!names(&told).contains("work-introduced"));
        assert!(names(&told).contains("work-removed"));
        assert_eq!(play.list(), list, "the List survives");
    }
}

// A4 R108
#[test]
fn a_compulsory_work_in_the_evening_is_avoided_by_chairmen_and_the_sick() {
    let scene = last_round("wonderful-initiative", &[0, 1, 3]).hand(1, "sick-note envelope");
    let mut play = scene.denounced(&[0, 0, 0, 2, 0]).traits("chairman - - handyman -").go(APART);
    play.to(3);
    play.play("board refile; seat 0");
    play.until(|play| play.step() == Step::TakePart);
    assert_eq!(play.choices(), "avoid chairman; done");
    play.refuses("avoid club", "A4 R108", "club-closed-now");
    play.play("0: avoid chairman; 1: play sick-note");
    play.settle();
    let part = |event: &Event| matches!(event, Event::TakesPart { .. });
    assert_eq!(play.times(part), 1);
}

// A4 R108, 2.3
#[test]
fn a_compulsory_work_pays_the_activists_extra_but_not_the_end_of_day() {
    let scene = last_round("wonderful-initiative", &[0, 1]).traits("- - - - activist");
    let mut play = scene.go(APART);
    let told = play.end_stage();
    assert!(paid(&told).contains(&(4, 2, Source::Works)));
    assert!(!lines(&told).contains(&(4, 1, Line::EndOfDay(Trait::Activist))));
}

// A4 R87, R108
#[test]
fn a_round_lost_in_the_evening_is_served_in_the_next_stage() {
    let mut play = last_round("welcome-guests", &[1]).go(APART);
    play.end_stage();
    assert_eq!((play.state.table.stage, play.skips()[1]), (2, Skip::ThisRound));
    assert!(names(&play.told).contains("sat-out"));
}

// A4 R109, R58
#[test]
fn another_work_is_drawn_before_the_old_one_can_come_again() {
    let mut play = block("gala", &[0]).priority(1).start();
    play.stack_works("painting");
    play.go(APART);
    play.play("board replace-work");
    assert_eq!(play.state.table.work, Some(Work::Painting));
    assert!(play.state.table.replaced_works.contains(Work::Gala));
    assert_eq!((play.skips()[1], play.skips()[0]), (Skip::NextRound, Skip::Free));
    introduce(&mut play);
    assert_eq!(play.state.table.today.introduced, 1, "the replacement may be introduced");
}

// A4 R65, R109
#[test]
fn without_any_other_work_none_lies_open_until_the_next_stage() {
    let mut play = block("gala", &[0]).priority(1).time(1, 5).start();
    play.stack_works("");
    play.go(APART);
    play.play("board replace-work");
    assert_eq!(play.state.table.work, None);
    play.end_stage();
    assert_eq!(play.state.table.work, Some(Work::Gala), "reshuffled");
}

// A4 R58
#[test]
fn there_must_be_a_work_to_replace() {
    let play = scene("kotek balcerek kolinska professor aniol").priority(1).go(APART);
    play.refuses("board replace-work", "A4 R58", "no-work");
}

// A4 R102
#[test]
fn entering_is_below_the_last_and_striking_out_closes_the_gap() {
    let scene = block("gala", &[0, 1, 2]);
    let mut play = scene.go("flats club courtyard club staircase");
    play.play("board strike-out; seat 1");
    assert_eq!(play.list(), [0, 2]);
    let mut play = scene.go("flats club courtyard club staircase");
    play.play("board enter; seat 3");
    assert_eq!(play.list(), [0, 1, 2, 3]);
}

// A4 R102
#[test]
fn changing_the_order_needs_2_listed_and_must_change_something() {
    let places = "flats club courtyard club staircase";
    let play = block("gala", &[0]).go(places);
    play.refuses("board reorder", "A4 R102", "list-too-short");
    let mut play = block("gala", &[0, 1, 2]).go(places);
    play.play("board reorder; seat 0; seat 2");
    play.settle();
    assert_eq!((play.list(), play.step()), (vec![0, 2, 1], Step::Turn { stage: Stage::After }));
    let mut play = block("gala", &[0, 1, 2]).go(places);
    play.play("board reorder; seat 0");
    play.refuses("seat 1", "A4 R56", "order-must-change");
    play.refuses("seat 0", "A4 R102", "placed-already");
    play.refuses("seat 3", "A4 R102", "not-listed");
}

// A4 R126
#[test]
fn furman_swaps_while_his_figure_is_off_the_board() {
    let cast = scene("furman balcerek kolinska kotek aniol").priority(4).work("gala").list(&[0, 1]).skips(&[0]);
    let mut play = cast.go("- staircase courtyard club landlords");
    introduce(&mut play);
    assert_eq!((play.step(), play.seat()), (Step::SwapBelow, Some(0)));
    play.play("yes");
    play.settle();
    assert_eq!((play.points()[0], play.points()[1]), (9, 8));
}

// A4 R128
#[test]
fn the_modest_citizen_is_paid_after_the_effect_on_that_tenant() {
    let scene = block("gala", &[0, 1]).traits("modest-citizen modest-citizen - - -");
    let told = introduced(&scene, APART).told;
    let order: Vec<(u8, Source)> = paid(&told).into_iter().map(|(seat, _, source)| (seat, source)).collect();
    assert_eq!(order, [(0, Source::Works), (0, Source::Traits), (1, Source::Traits), (4, Source::Works)]);
}

// A4 R128
#[test]
fn a_modest_citizen_who_avoids_is_not_paid_for_taking_part() {
    let scene = block("gala", &[0, 1]).traits("modest-citizen - - - -").hand(0, "sick-note");
    let mut play = introduced(&scene, APART);
    play.play("0: play sick-note");
    play.settle();
    assert!(lines(&play.told).is_empty());
}

// A4 R107, R63
#[test]
fn a_second_work_a_day_needs_see_you_tomorrow() {
    let scene = block("gala", &[0]).but(|position| (position.introduced, position.work) = (1, None));
    let mut play = scene.go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two");
    play.refuses("blue", "A4 1.10", "introduced-already");
}
