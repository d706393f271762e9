//! The course of a Denunciation (A4 R98-R101, R119-R120, R123, R129).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Line, Source, Step, Trait};

use crate::support::{Play, Scene, lines, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

fn in_turn(play: &Play) -> bool {
    matches!(play.step(), Step::Turn { .. })
}

// A4 R98
#[test]
fn the_informer_becomes_public_with_the_first_filing_not_before() {
    let mut play = block().traits("informer - - -").go("landlords club courtyard landlords");
    assert_eq!(play.shown(0), None);
    play.play("0: file");
    assert_eq!((play.shown(0), play.seat()), (Some(Trait::Informer), Some(3)), "Anioł decides knowing it");
}

// A4 R98, R129
#[test]
fn an_action_of_the_informer_files_1_and_asks_nobody() {
    let mut play = block().traits("informer - - -").go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1");
    assert_eq!((play.denounced(), play.shown(0)), (vec![0, 1, 0, 0], None));
    assert!(in_turn(&play));
}

// A4 R99: (b) before (c).
#[test]
fn aniol_may_use_his_bonus_after_the_informers_question() {
    let mut play = block().traits("informer - - -").go("landlords club courtyard landlords");
    play.play("0: ask; 3: seat 2");
    assert_eq!((play.step(), play.seat()), (Step::Indicate { filer: Seat(0), asked: false }, Some(3)));
    play.play("3: seat 1");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
    play.play("0: seat 2");
    assert_eq!(lines(&play.told), [(0, 1, Line::First(Trait::Informer))]);
}

// A4 R99: (f) count, (g) bounce, (h) lines and Furman's draw; of these the bonus first (A4 R95).
#[test]
fn the_bounce_comes_before_furmans_draw_and_lines() {
    let cast = scene("furman professor kotek aniol").traits("informer - - -");
    let mut play = cast.go("landlords club courtyard landlords");
    play.play("0: ask; 3: seat 1");
    play.until(|play| play.step() == Step::Accuse);
    let told = play.play("0: seat 1; 0: seat 1");
    let course = names(&told);
    assert_eq!(play.denounced(), [2, 2, 0, 0]);
    let at = |name: &str| course.rfind(name).unwrap();
    assert!(at("denounced") < at("drawn") && at("drawn") < at("points"), "{course}");
}

// A4 R99
#[test]
fn the_landlord_sets_the_order_in_which_those_who_met_him_file() {
    let mut play = block().go("landlords landlords landlords landlords");
    assert_eq!((play.step(), play.choices()), (Step::Filer, "seat 0; seat 1; seat 2".to_owned()));
    play.play("3: seat 2; 3: done; 2: seat 0");
    assert_eq!(play.choices(), "seat 0; seat 1");
    play.refuses("seat 2", "A4 1.4", "files-not");
    play.play("3: seat 1; 3: done; 1: seat 0; 3: done; 0: seat 1");
    assert_eq!(play.denounced(), [2, 1, 0, 0]);
}

// A4 R100, R38
#[test]
fn a_redirected_denunciation_is_tested_on_the_tenant_it_ends_on() {
    let scene = block().hand(1, "mistaken-identity").denounced(&[6, 6, 6]);
    let mut play = scene.go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity");
    let mut onto_filer = play.clone();
    play.play("1: seat 2");
    assert_eq!((paid(&play.told), play.denounced()), (vec![(0, 1, Source::Denunciations)], vec![6, 6, 7, 0]));
    onto_filer.play("1: seat 0");
    assert_eq!((paid(&onto_filer.told), onto_filer.denounced()), (vec![], vec![7, 6, 6, 0]));
}

// A4 R100, R39
#[test]
fn a_penalty_can_hit_the_filer() {
    let scene = block().hand(1, "mistaken-identity").denounced(&[4, 2, 5]);
    let mut play = scene.go("landlords club courtyard flats");
    play.play("board file-for-penalty; seat 1; 1: play mistaken-identity");
    let mut onto_third = play.clone();
    play.play("1: seat 0");
    assert_eq!((paid(&play.told), play.denounced()), (vec![(0, -1, Source::Denunciations)], vec![0, 2, 5, 0]));
    onto_third.play("1: seat 2");
    assert_eq!((paid(&onto_third.told), onto_third.denounced()[2]), (vec![(2, -1, Source::Denunciations)], 0));
}

// A4 1.8, R38, R39
#[test]
fn rewards_test_the_exact_new_count() {
    for (held, reward, penalty) in [(3, 0, 0), (4, 0, -1), (5, 0, -1), (6, 1, 0), (7, 0, 0)] {
        let scene = block().denounced(&[0, held]);
        let mut play = scene.go("landlords club courtyard flats");
        play.play("board file-for-reward; seat 1");
        assert_eq!((i16::from(play.points()[0]), play.denounced()[1]), (9 + reward, held + 1));
        let mut play = scene.go("landlords club courtyard flats");
        play.play("board file-for-penalty; seat 1");
        assert_eq!(i16::from(play.points()[1]), 9 + penalty, "{held}");
        assert_eq!(play.denounced()[1], if penalty == 0 { held + 1 } else { 0 });
    }
}

// A4 R101
#[test]
fn a_denunciation_at_12_is_lost_and_counts_as_filed() {
    let scene = block().denounced(&[0, 12, 0]).traits("- - - watchful-eye");
    let mut play = scene.go("landlords landlords courtyard flats");
    play.play("board file-for-reward; seat 1");
    play.to(1);
    play.play("board file-for-reward; seat 2");
    assert_eq!((play.denounced(), lines(&play.told).len()), (vec![0, 12, 1, 0], 1));
}

// A4 R100: L01 filings bounce, what ends on another does not.
#[test]
fn two_denunciations_of_a_refiling_have_each_a_window_and_a_bounce() {
    let cast = scene("kotek professor furman aniol").denounced(&[2, 0, 0]).hand(1, "mistaken-identity");
    let mut play = cast.go("club flats courtyard landlords");
    play.play("board refile; seat 1");
    play.play("1: play mistaken-identity; seat 2");
    play.settle();
    assert_eq!(play.denounced(), [1, 1, 1, 0]);
}

// A4 R41
#[test]
fn refiling_needs_1_and_discards_up_to_2() {
    let play = block().go("club flats courtyard landlords");
    play.refuses("board refile", "A4 R41", "not-denounced");
    let mut play = block().denounced(&[1, 5, 0]).go("club flats courtyard landlords");
    play.play("board refile; seat 1");
    assert_eq!((play.denounced(), play.points()), (vec![0, 7, 0, 0], vec![9; 4]), "no threshold reward");
}

// A4 1.4, R36
#[test]
fn filing_names_another_tenant_in_play() {
    let mut play = block().skips(&[2]).go("landlords club - landlords");
    play.play("3: done");
    play.refuses("seat 0", "A4 1.4", "not-yourself");
    play.refuses("seat 3", "A4 1.4", "tenants-only");
    play.play("0: seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0], "absent Tenants too");
}

// A4 R83, R99: a late arrival files by the same steps.
#[test]
fn a_late_arrival_may_be_told_whom_to_name() {
    let mut play = block().traits("hustler - - -").go("flats club courtyard landlords");
    play.play("bonus hustle; place landlords; 3: seat 2");
    assert_eq!((play.denounced(), play.state.table.today.name_given), (vec![0, 0, 1, 0], true));
    let accused = |event: &Event| matches!(event, Event::Accused { filer: Seat(0), .. });
    assert_eq!(play.times(accused), 1);
}

// A4 R83: the new pairs only.
#[test]
fn who_met_the_landlord_already_does_not_file_again_when_another_comes() {
    let mut play = block().traits("hustler - - -").go("flats landlords courtyard landlords");
    play.play("3: done; 1: seat 2");
    play.to(0);
    play.play("bonus hustle; place landlords; 3: done; 0: seat 1");
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
    assert!(in_turn(&play));
}
