//! Who is paid when: rulings that hold for all lines, and several things at once.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Line, Skip, Source, Stage, Step, Trait};

use crate::support::{Scene, lines, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 R6, R21
#[test]
fn a_line_scores_by_itself_and_a_benefit_is_offered() {
    let mut play = block().traits("hustler - handyman -").go("courtyard staircase courtyard landlords");
    assert!(play.may("bonus hustle"));
    play.to(2);
    let told = play.play("board take-good");
    assert_eq!(lines(&told), [(2, 1, Line::Second(Trait::Handyman)), (0, 1, Line::First(Trait::Hustler))]);
    assert_eq!((play.shown(0), play.shown(2)), (Some(Trait::Hustler), Some(Trait::Handyman)));
    // The Hustler was paid too; the benefit that nobody uses shows nothing.
    let play = block().traits("hustler handyman - -").go("courtyard flats staircase landlords");
    assert!(play.may("bonus hustle"));
    assert_eq!(play.shown(0), None);
}

// A4 2.2
#[test]
fn each_line_pays_at_most_1_vp_a_round() {
    let scene = block().traits("handyman - - -").breakdown(1, 2).breakdown(2, 3);
    let mut play = scene.go("flats club staircase landlords");
    let told = play.play("0: bonus handyman-repair; seat 1; board repair; seat 2");
    // Both repairs pay as such, the line only once.
    assert_eq!(paid(&told).iter().filter(|paid| paid.2 == Source::Breakdowns).count(), 2);
    assert_eq!(lines(&told), [(0, 1, Line::First(Trait::Handyman))]);
}

// A4 R24, R25
#[test]
fn two_hustlers_do_not_feed_each_other() {
    let scene = block().traits("hustler hustler - -").hand(2, "tea-next-door").priority(2);
    let mut play = scene.go("club club club landlords");
    let told = play.play("2: play tea-next-door; seat 0");
    let first = Line::First(Trait::Hustler);
    assert_eq!(lines(&told), [(0, 1, first), (1, 1, first)]);
    assert_eq!(play.points(), [11, 10, 10, 9]);
}

// A4 R23
#[test]
fn the_hustlers_move_leaves_neither_action_nor_blue_action() {
    let mut play = block().traits("hustler - - -").hand(0, "landing-gossip").go("flats club staircase courtyard");
    play.play("0: bonus hustle; place landlords");
    play.refuses("board file-for-reward", "A4 1.5", "action-is-over");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.play("play landing-gossip");
    assert_eq!(play.cards(0), 2);
}

// A4 R26, R43
#[test]
fn the_asocial_unit_does_not_litter_in_front_of_the_landlord() {
    let mut play = block().traits("asocial-unit - - -").go("club club staircase club");
    play.to(0);
    play.play("done");
    play.refuses("leave", "A4 R43", "landlord-watches");
}

// A4 R27
#[test]
fn the_asocial_unit_takes_part_from_the_last_place_after_avoiders_have_left() {
    let scene = block().traits("asocial-unit chairman - -").work("snow-clearing").list(&[2, 0, 1]).priority(3);
    let mut play = scene.go("flats club staircase landlords");
    play.play("3: board draw-two; blue; 2: done; 1: avoid chairman");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert!(lines(&play.told).contains(&(0, 1, Line::Second(Trait::AsocialUnit))));
    // The only one is the last one, too.
    let sole = block().traits("asocial-unit - - -").work("snow-clearing").list(&[0]).priority(3);
    let mut play = sole.go("flats club staircase landlords");
    play.play("3: board draw-two; blue");
    play.settle();
    assert!(lines(&play.told).contains(&(0, 1, Line::Second(Trait::AsocialUnit))));
}

// A4 R32, 2.3
#[test]
fn each_avoider_pays_the_overseer_and_its_own_trait_pays_as_well() {
    let scene = block().traits("chairman - chairman overseer").work("snow-clearing").list(&[0, 1, 2]).priority(3);
    let mut play = scene.go("flats club staircase landlords");
    play.play("3: board draw-two; blue; 0: avoid chairman; 2: avoid chairman");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    let all = lines(&play.told);
    assert_eq!(all.iter().filter(|line| **line == (3, 1, Line::First(Trait::Overseer))).count(), 2);
    // Both Chairmen are paid for the introduction.
    assert!(all.contains(&(0, 1, Line::First(Trait::Chairman))) && all.contains(&(2, 1, Line::First(Trait::Chairman))));
}

// A4 R31
#[test]
fn declining_to_file_costs_nothing_and_leaves_aniol_his_bonus() {
    let mut play = block().traits("modest-citizen - - -").start();
    play.play("0: place club; 1: place club; 2: place flats; 3: place club; 3: seat 0; 0: decline");
    assert_eq!(play.points(), [9; 4]);
    assert_eq!(play.shown(0), Some(Trait::ModestCitizen));
    assert!(!play.state.table.today.name_given);
    // His bonus is still there for the next one.
    play.play("1: file; 3: seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
    assert!(play.state.table.today.name_given);
}

// A4 R33, 2.3
#[test]
fn the_materialist_takes_one_token_a_round_from_a_met_tenant() {
    let scene = block().traits("- - - materialist").goods(0, "ham").goods(1, "bread").goods(3, "coffee");
    let mut play = scene.go("club flats staircase club");
    let told = play.play("3: done; 0: seat 1");
    assert!(lines(&told).contains(&(3, 1, Line::First(Trait::Materialist))));
    assert_eq!((play.goods(0), play.goods(3)), (String::new(), "ham".to_owned()));
    // The worse one has left the game.
    assert_eq!(play.state.goods_lost.len(), 1);
}

// A4 R34
#[test]
fn discarding_as_well_connected_takes_all_and_at_least_2() {
    let scene = block().traits("- - - well-connected").points(&[5, 9, 9, 9]).denounced(&[3, 0, 0, 0]);
    let mut play = scene.go("club flats staircase club");
    play.play("3: done; 0: seat 1");
    assert_eq!((play.step(), play.choices()), (Step::WipeOut, "seat 0; done".to_owned()));
    play.refuses("seat 1", "A4 R34", "cannot-wipe-out");
    let told = play.play("seat 0");
    assert!(told.contains(&Event::DenunciationsDiscarded { on: Seat(0), count: 3, held: 0 }));
    assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::WellConnected))]);
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
}

// A4 R35
#[test]
fn the_activists_total_of_a_work_is_at_least_1() {
    let total = |trash: u8| {
        let scene = block().traits("- - - activist").work("welcome-guests").list(&[0]).trash(1, 1, trash).priority(3);
        let mut play = scene.go("flats club staircase landlords");
        play.play("3: board draw-two; blue");
        play.settle();
        paid(&play.told)
            .into_iter()
            .filter(|paid| paid.0 == 3 && paid.2 == Source::Works)
            .map(|paid| paid.1)
            .sum::<i8>()
    };
    // -1 and 1 more are 0, but at least 1.
    assert_eq!(total(1), 1);
    let clean = block().traits("- - - activist").work("welcome-guests").list(&[0]).priority(3);
    let mut play = clean.go("flats club staircase landlords");
    play.play("3: board draw-two; blue");
    play.settle();
    assert!(paid(&play.told).contains(&(3, 2, Source::Works)));
}

// A4 R41, R100, R101
#[test]
fn both_denunciations_refiled_on_the_professor_bounce() {
    let scene = scene("kotek professor furman aniol").denounced(&[3, 0, 0, 0]);
    let mut play = scene.go("club flats staircase landlords");
    let told = play.play("0: board refile; seat 1");
    assert_eq!(play.denounced(), [3, 2, 0, 0]);
    assert_eq!(names(&told).matches("bounced").count(), 2);
}

// A4 R39, R100
#[test]
fn the_professor_bounces_the_7th_as_well_and_the_reward_stands() {
    let scene = scene("kotek professor furman aniol").denounced(&[0, 6, 0, 0]);
    let mut play = scene.go("landlords flats staircase courtyard");
    let told = play.play("0: board file-for-reward; seat 1");
    assert_eq!((play.denounced(), paid(&told)), (vec![1, 7, 0, 0], vec![(0, 1, Source::Denunciations)]));
}

// A4 R58, R87, R6
#[test]
fn those_who_lose_a_round_for_a_replacement_are_those_met_then() {
    let mut play = block().work("gala").priority(2).go("staircase staircase staircase landlords");
    play.to(0);
    play.play("board replace-work");
    // Seat 2 has had its Turn.
    assert_eq!(play.skips(), [Skip::NextRound, Skip::ThisRound, Skip::NextRound, Skip::Free]);
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
    play.end_round();
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::Free, Skip::ThisRound, Skip::Free]);
}

// A4 1.5, R11, R88
#[test]
fn a_priority_holder_who_skips_keeps_the_token() {
    let mut play = block().skips(&[1]).priority(1).go("flats - staircase landlords");
    assert_eq!((play.seat(), play.state.table.priority), (Some(2), Some(Seat(1))));
    play.end_round();
    assert_eq!(play.state.table.priority, Some(Seat(0)));
}

// A4 R113
#[test]
fn a_lone_visit_spent_on_another_action_does_not_use_the_reward_up() {
    let mut play = block().denounced(&[1, 0, 0, 0]).go("club flats staircase landlords");
    play.play("0: board refile; seat 1");
    play.next_round("flats club staircase landlords");
    play.to(1);
    let told = play.play("board first-visit");
    assert_eq!(paid(&told), [(1, 1, Source::Board)]);
}

// A4 R127
#[test]
fn a_summons_carries_over_a_stage() {
    let mut play = block().hand(3, "summons").time(1, 5).go("flats club staircase courtyard");
    play.to(3);
    play.play("done; play summons; seat 1");
    play.end_stage();
    play.until(|play| play.place(0).is_some());
    assert_eq!(play.place(1), Some(tenement::rules::alternatywy::Place::Landlords));
}

// A4 R95, R34, 2.3: each line is judged when it is reached.
#[test]
fn a_tenant_who_falls_behind_by_line_1_can_be_wiped_out_by_line_2() {
    let scene = block().traits("- - - well-connected").denounced(&[2, 0, 0, 0]);
    let mut play = scene.go("club flats staircase club");
    let told = play.play("3: done; 0: seat 1");
    assert_eq!(lines(&told), [(3, 1, Line::First(Trait::WellConnected))]);
    assert_eq!((play.step(), play.choices()), (Step::WipeOut, "seat 0; done".to_owned()));
    let told = play.play("seat 0");
    assert_eq!(lines(&told), [(3, 1, Line::Second(Trait::WellConnected))]);
}

// A4 R96: VP have no upper limit.
#[test]
fn vp_go_on_beyond_127() {
    let mut play = block().points(&[127, 9, 9, 9]).go("club flats staircase landlords");
    let told = play.play("0: board first-visit");
    assert_eq!((paid(&told), play.points()[0]), (vec![(0, 1, Source::Board)], 128));
}

// A4 R23
#[test]
fn the_hustlers_move_comes_before_anything_else_of_the_turn() {
    let scene = block().traits("hustler - - -").trash(0, 1, 0).breakdown(1, 2);
    let mut play = scene.go("club flats staircase landlords");
    play.play("0: bonus move-trash; place courtyard");
    play.refuses("bonus hustle", "A4 R23", "hustle-first");
    let mut play = scene.go("flats club staircase landlords");
    play.play("0: bonus kotek-repair; seat 1");
    play.refuses("bonus hustle", "A4 R23", "hustle-first");
    // But they may follow it.
    let mut play = scene.go("flats flats staircase landlords");
    play.play("0: bonus hustle; place club; bonus move-trash; place courtyard");
}
