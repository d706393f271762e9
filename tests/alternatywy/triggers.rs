//! Sets of effects that one event sets off, batches of VP and the Sudden end
//! (A4 R8-R9, R93, R95-R97, R132).

use tenement::rules::alternatywy::{End, Event, Line, Source, Step, Trait, Variant, Window};

use crate::support::{Play, Scene, lines, names, paid, scene, scene_of};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

/// Whoever has 30 VP wins at once.
fn sudden(points: &[u8]) -> Scene {
    scene_of("sudden-end", "kotek balcerek furman aniol").points(points)
}

#[track_caller]
fn is_over(play: &Play) {
    assert_eq!(play.step(), Step::Over);
    assert!(play.told.contains(&Event::Ended { why: End::Sudden }));
    assert!(play.state.table.agenda.is_empty());
}

// A4 R95
#[test]
fn what_a_set_sets_off_comes_after_the_whole_set() {
    let scene = block().traits("hustler informer informer -").littered(&[1, 2]);
    let play = scene.go("club club club landlords");
    let informer = Line::Second(Trait::Informer);
    assert_eq!(lines(&play.told), [(1, 1, informer), (2, 1, informer), (0, 1, Line::First(Trait::Hustler))]);
}

// A4 R95
#[test]
fn a_set_goes_by_turn_order() {
    let scene = block().traits("informer informer informer -").littered(&[0, 1, 2]);
    for (priority, order) in [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])] {
        let play = scene.clone().priority(priority).go("club club club landlords");
        let seats: Vec<u8> = lines(&play.told).into_iter().map(|(seat, ..)| seat).collect();
        assert_eq!(seats, order);
    }
}

// A4 R95
#[test]
fn each_effect_of_a_set_is_judged_when_it_is_reached() {
    let scene = block().traits("informer - - well-connected").littered(&[1]).points(&[8, 0, 9, 9]);
    for (priority, is_paid) in [(0, true), (3, false)] {
        let mut play = scene.clone().priority(priority).go("club club courtyard club");
        play.until(|play| matches!(play.step(), Step::Turn { .. }));
        let first = (3, 1, Line::First(Trait::WellConnected));
        assert_eq!(lines(&play.told).contains(&first), is_paid, "{priority}");
        assert!(lines(&play.told).contains(&(0, 1, Line::Second(Trait::Informer))));
    }
}

// A4 R95
#[test]
fn for_one_player_the_bonus_comes_before_the_line() {
    let cast = scene("kolinska balcerek furman aniol").traits("informer - - -").littered(&[1]);
    let mut play = cast.hand(1, "plumber envelope").go("flats flats club landlords");
    assert!(matches!(play.step(), Step::Discard { .. }) && lines(&play.told).is_empty());
    play.play("1: card plumber; 0: done");
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::Informer))]);
}

// A4 R95
#[test]
fn a_hustler_is_paid_after_all_lines_for_a_cleaning() {
    let scene = block().traits("chairman hustler - activist").trash(0, 1, 0);
    let mut play = scene.go("club club courtyard landlords");
    let told = play.play("done; clean");
    assert_eq!(
        lines(&told),
        [
            (0, 1, Line::Second(Trait::Chairman)),
            (3, 1, Line::First(Trait::Activist)),
            (1, 1, Line::First(Trait::Hustler))
        ]
    );
}

// A4 R95: a window inside a set holds the rest of it up, no more.
#[test]
fn a_window_in_the_middle_of_a_set_does_not_reorder_it() {
    let scene = block().traits("chairman hustler - activist").trash(0, 1, 0).hand(2, "inspection");
    let mut play = scene.go("club club courtyard landlords");
    let told = play.play("done; clean");
    assert_eq!(play.step(), Step::React { window: Window::Points { by: 1 } });
    assert_eq!(lines(&told), [(0, 1, Line::Second(Trait::Chairman))]);
    let told = play.play("2: play inspection");
    assert_eq!(lines(&told), [(1, 1, Line::First(Trait::Hustler))]);
    assert_eq!(play.points(), [10, 10, 9, 9]);
}

// A4 R24, R95: Hustlers feed each other once.
#[test]
fn a_chain_of_hustlers_ends() {
    let scene = block().traits("hustler hustler hustler -").hand(0, "tea-next-door");
    let mut play = scene.go("club club club landlords");
    play.play("play tea-next-door; seat 1");
    assert_eq!(play.points(), [11, 11, 10, 9]);
}

// A4 R96
#[test]
fn a_chairman_visit_is_one_batch_after_its_window() {
    let scene = block().trash(1, 1, 1).hand(3, "friends");
    let mut play = scene.go("courtyard club flats landlords");
    let told = play.play("board visit-chairman");
    assert!(paid(&told).is_empty(), "nothing is applied before the window");
    let told = play.play("3: done");
    assert_eq!(paid(&told).len(), 2);
}

// A4 R8, R96
#[test]
fn a_batch_is_applied_before_the_end_is_tested() {
    let mut play = sudden(&[28, 29, 13, 13]).hand(0, "tea-next-door").go("flats flats club landlords");
    play.play("play tea-next-door; seat 1");
    is_over(&play);
    assert_eq!((play.points(), play.ranks()), (vec![29, 30, 13, 13], vec![2, 1, 3, 4]));
}

// A4 R8, 1.15
#[test]
fn in_a_batch_the_highest_total_wins_then_the_tie_rule() {
    let scene = sudden(&[29, 29, 13, 13]).hand(0, "tea-next-door").denounced(&[2, 1]);
    let mut play = scene.go("flats flats club landlords");
    play.play("play tea-next-door; seat 1");
    is_over(&play);
    assert_eq!(play.ranks()[..2], [2, 1], "fewer Denunciations");
}

// A4 R96: the end is tested before anything that the change sets off.
#[test]
fn a_hustler_gets_nothing_for_the_change_that_ends_the_match() {
    let scene = sudden(&[29, 13, 29, 13]).traits("- - hustler -").hand(0, "tea-next-door");
    let mut play = scene.go("flats flats flats landlords");
    play.play("play tea-next-door; seat 1");
    is_over(&play);
    assert_eq!(play.points(), [30, 14, 29, 13]);
    assert_eq!(play.shown(2), None);
}

// A4 R96: S-cards pay place by place.
#[test]
fn a_social_work_can_end_the_match_at_a_place() {
    let scene = sudden(&[29, 29, 13, 13]).work("wonderful-initiative").list(&[1, 0]).priority(3);
    let mut play = scene.go("flats club courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    is_over(&play);
    assert_eq!(play.points(), [29, 30, 13, 13]);
}

// A4 R9
#[test]
fn what_an_inspection_cuts_does_not_end_the_match() {
    let scene = sudden(&[13, 13, 13, 29]).hand(3, "commendation").hand(0, "inspection").priority(3);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play commendation");
    let mut other = play.clone();
    play.play("0: play inspection");
    assert!(matches!(play.step(), Step::Turn { .. }));
    other.play("0: done");
    is_over(&other);
    assert_eq!(other.ranks()[3], 1);
}

// A4 R8, R91: cards on the table reach their discards.
#[test]
fn a_sudden_end_in_mid_round_leaves_no_card_behind() {
    let mut play = sudden(&[29, 13, 13, 13]).hand(0, "tea-next-door").go("flats flats club landlords");
    play.play("play tea-next-door; seat 1");
    is_over(&play);
    assert_eq!(play.discards(), "tea-next-door");
    play.refuses("done", "A4 1.15", "over");
    assert_eq!(play.seat(), None);
}

// A4 R8, R18: in Phase III too.
#[test]
fn an_auction_can_end_the_match() {
    let mut play = sudden(&[29, 13, 13, 13]).goods(0, "ham").time(1, 5).go("flats club courtyard landlords");
    play.until(|play| play.step() == Step::Auction);
    play.play("0: yes");
    play.settle();
    is_over(&play);
}

// A4 R132, R8
#[test]
fn all_awards_are_applied_before_the_end_is_tested() {
    let scene = sudden(&[29, 28, 13, 13]).traits("hustler modest-citizen - -").time(1, 5);
    let mut play = scene.go("flats club courtyard landlords");
    play.until(|play| play.step() == Step::Over);
    assert_eq!(play.points(), [30, 29, 13, 13]);
}

// A4 R132: what one award brings changes no amount of another.
#[test]
fn the_materialists_award_is_asked_about_as_a_whole() {
    let scene = block().traits("modest-citizen - - materialist").goods(3, "ham").hand(1, "inspection").time(1, 5);
    let mut play = scene.trash(1, 0, 0).go("flats club courtyard landlords");
    play.until(|play| matches!(play.step(), Step::React { .. }));
    assert_eq!((play.step(), play.points()), (Step::React { window: Window::Points { by: 3 } }, vec![9; 4]));
    play.play("1: play inspection");
    assert_eq!(play.points(), [10, 9, 9, 11]);
    assert_eq!(play.goods(3), "");
}

// A4 R97
#[test]
fn a_sudden_end_that_nobody_reaches_ends_after_its_last_stage() {
    let scene = sudden(&[20, 13, 13, 21]).time(12, 5);
    assert_eq!(scene.options.variant, Variant::Sudden { last_stage: 12 });
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.end_stage();
    assert!(told.contains(&Event::Ended { why: End::LastStage }));
    assert_eq!(play.ranks()[3], 1);
}

// A4 R96
#[test]
fn vp_have_no_upper_limit_and_no_loss_goes_below_0() {
    let scene = block().points(&[40, 0, 9, 9]).hand(0, "tea-next-door").hand(3, "spot-fine").littered(&[0]);
    let mut play = scene.go("flats flats club landlords");
    play.play("play tea-next-door; seat 1");
    assert_eq!(play.points(), [41, 1, 9, 9]);
}

// A4 R5, R93: a loss at 0 VP is none, so nobody is asked, and the rest stands.
#[test]
fn a_landlord_without_vp_is_not_asked_about_a_loss() {
    let scene = block().points(&[9, 9, 9, 0]).trash(1, 1, 1).hand(3, "friends");
    let mut play = scene.go("courtyard club flats landlords");
    let told = play.play("board visit-chairman");
    assert_eq!(paid(&told), [(0, 1, Source::Board)]);
    assert!(told.iter().all(|event| !matches!(event, Event::Asked { window: Window::Points { .. } })));
}

// A4 1.8, R39, R95: who loses by a filing is not the filer's business.
#[test]
fn a_penalty_and_a_reward_are_changes_of_their_own() {
    let scene = block().denounced(&[0, 6, 4]);
    let mut play = scene.go("landlords club courtyard flats");
    let told = play.play("board file-for-reward; seat 1");
    assert_eq!(paid(&told), [(0, 1, Source::Denunciations)]);
    let mut play = scene.go("landlords club courtyard flats");
    let told = play.play("board file-for-penalty; seat 2");
    assert_eq!((paid(&told), play.denounced()[2]), (vec![(2, -1, Source::Denunciations)], 0));
    assert!(names(&told).contains("denounced"));
}
