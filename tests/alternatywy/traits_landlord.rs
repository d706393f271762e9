//! The Landlord's Traits Overseer, Materialist and Well-Connected (A4 2.3, R13,
//! R32-R34, R116).

use tenement::rules::alternatywy::{Alternatywy, Event, Gone, Line, Source, Stage, Step, Trait, Window};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene, lines, names, paid, scene};

/// Three Tenants without bonuses that meddle, and the Landlord in seat 3.
fn block(own: &str) -> Scene {
    scene("kotek balcerek kolinska aniol").traits(&format!("- - - {own}"))
}

const APART: &str = "flats staircase courtyard landlords";

fn evening(scene: &Scene) -> Vec<(u8, i8, Line)> {
    let mut play = scene.clone().time(1, 5).go(APART);
    let told = play.end_stage();
    lines(&told)
}

// ----------------------------------------------------------------------- Overseer

// A4 2.3, R13, R21
#[test]
fn an_overseer_who_meets_a_tenant_may_play_first() {
    let mut play = block("overseer").go("flats club club club");
    play.until(|play| play.step() == Step::PlayFirst);
    play.play("3: yes");
    assert_eq!((play.step(), play.seat()), (Step::Turn { stage: Stage::Action }, Some(3)));
    assert!(names(&play.told).contains("plays-first"));
    assert_eq!((play.shown(3), play.state.table.priority), (Some(Trait::Overseer), Some(Seat(0))));
    let mut order = vec![3];
    for _ in 0..3 {
        play.end_turn();
        order.push(play.seat().unwrap());
    }
    assert_eq!(order, [3, 0, 1, 2], "the others in turn order");
    play.end_turn();
    assert_eq!(play.state.table.priority, Some(Seat(3)), "to the right of seat 0");
}

// A4 R13, R21
#[test]
fn an_overseer_who_lets_it_pass_stays_unknown() {
    let mut play = block("overseer").go("flats club flats club");
    play.until(|play| play.step() == Step::PlayFirst);
    play.play("3: done");
    assert_eq!((play.seat(), play.shown(3)), (Some(0), None));
}

// A4 R13
#[test]
fn an_overseer_who_meets_nobody_at_placement_does_not_play_first() {
    let mut play = block("overseer").hand(0, "wrong-floor").go("flats club courtyard landlords");
    assert!(matches!(play.step(), Step::Turn { .. }));
    play.play("done; play wrong-floor; seat 1");
    play.end_turn();
    assert_eq!(play.seat(), Some(1));
    let other = block("well-connected").go("flats club club staircase");
    assert!(!matches!(other.step(), Step::PlayFirst));
}

// A4 R13, R78
#[test]
fn an_overseer_who_is_first_anyway_is_not_asked() {
    let mut play = block("overseer").priority(3).go("club flats club club");
    play.until(|play| matches!(play.step(), Step::PlayFirst | Step::Turn { .. }));
    assert_eq!((play.step(), play.seat()), (Step::Turn { stage: Stage::Action }, Some(3)));
    assert!(!names(&play.told).contains("plays-first"));
}

// A4 R13
#[test]
fn only_an_overseer_plays_first() {
    let mut play = block("watchful-eye").start();
    for place in ["club", "flats", "flats", "club"] {
        play.play(&format!("place {place}"));
    }
    play.until(|play| play.step() == Step::PlayFirst);
    play.refuses("yes", "A4 R13", "no-overseer");
}

// A4 2.3, R32
#[test]
fn an_overseer_is_paid_for_each_avoider() {
    let scene = block("overseer").list(&[0, 1, 2]).work("painting").hand(0, "sick-note").hand(1, "sick-note");
    let mut play = scene.traits("asocial-unit - - overseer").priority(3).go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue; 0: play sick-note; 1: play sick-note");
    play.settle();
    let first = (3, 1, Line::First(Trait::Overseer));
    assert_eq!(lines(&play.told), [first, first, (0, 1, Line::Second(Trait::AsocialUnit))]);
}

// A4 2.3
#[test]
fn an_overseer_is_paid_for_meeting_2_tenants() {
    let second = (3, 1, Line::Second(Trait::Overseer));
    let mut play = block("overseer").go("club club courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(lines(&play.told), [second]);
    let mut play = block("overseer").go("club flats courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert!(lines(&play.told).is_empty());
}

// A4 R124
#[test]
fn an_overseer_is_paid_as_soon_as_a_second_tenant_comes() {
    let scene = block("overseer").traits("hustler - - overseer");
    let mut play = scene.go("flats club courtyard club");
    play.to(0);
    play.play("bonus hustle; place club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(lines(&play.told), [(3, 1, Line::Second(Trait::Overseer))]);
}

// A4 2.3, R4
#[test]
fn an_overseer_likes_the_leader_on_the_list_in_the_evening() {
    let scene = block("overseer").points(&[10, 11, 11, 20]);
    let paid = [(3, 1, Line::EndOfDay(Trait::Overseer))];
    assert_eq!(evening(&scene.clone().list(&[0, 2])), paid, "one tied leader is enough");
    assert!(evening(&scene.list(&[0])).is_empty());
}

// -------------------------------------------------------------------- Materialist

// A4 2.3, R33, R21
#[test]
fn a_materialist_takes_a_token_of_a_met_tenant_and_is_paid() {
    let scene = block("materialist").goods(0, "ham").goods(2, "bread");
    let mut play = scene.go("club club courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(lines(&play.told), [(3, 1, Line::First(Trait::Materialist))]);
    assert_eq!(
        (play.goods(0), play.goods(3), play.shown(3)),
        (String::new(), "ham".to_owned(), Some(Trait::Materialist))
    );
}

// A4 R116
#[test]
fn a_materialist_picks_among_several_tenants_with_tokens() {
    let scene = block("materialist").goods(0, "ham").goods(1, "bread");
    let mut play = scene.go("club club club club");
    play.until(|play| play.step() == Step::Rob);
    assert_eq!(play.choices(), "seat 0; seat 1");
    play.refuses("seat 2", "A4 R116", "no-goods");
    play.play("seat 1");
    assert_eq!((play.goods(0), play.goods(3)), ("ham".to_owned(), "bread".to_owned()));
}

// A4 R33, R116
#[test]
fn a_materialist_keeps_the_better_token_without_premium_and_the_old_one_if_equal() {
    for (held, taken, kept) in [("bread", "ham", "ham"), ("ham", "bread", "ham"), ("radio", "ham", "radio")] {
        let mut play = block("materialist").goods(0, taken).goods(3, held).go("club flats courtyard club");
        play.until(|play| matches!(play.step(), Step::Turn { .. }));
        assert_eq!((play.goods(3), play.goods(0)), (kept.to_owned(), String::new()));
        assert_eq!(lines(&play.told).len(), 1);
        assert_eq!(play.state.goods_lost.len(), 1, "the worse one leaves the game");
    }
}

// A4 R33, 2.2
#[test]
fn a_materialist_robs_once_a_round() {
    let scene = block("materialist").goods(0, "ham").goods(1, "bread").hand(2, "wrong-floor").priority(2);
    let mut play = scene.go("club flats club club");
    play.to(2);
    play.play("done; play wrong-floor; seat 1");
    play.until(|play| matches!(play.step(), Step::Turn { .. }) && play.seat() == Some(2));
    assert_eq!((play.goods(1), play.goods(3)), ("bread".to_owned(), "ham".to_owned()));
}

// A4 R33: the first later meeting that allows one.
#[test]
fn a_materialist_who_found_nothing_robs_a_late_arrival() {
    let scene = block("materialist").goods(1, "bread").hand(2, "wrong-floor").priority(2);
    let mut play = scene.go("club flats club club");
    play.to(2);
    play.play("done; play wrong-floor; seat 1");
    play.until(|play| matches!(play.step(), Step::Turn { .. }) && play.seat() == Some(2));
    assert_eq!((play.goods(1), play.goods(3)), (String::new(), "bread".to_owned()));
}

// A4 2.3, R33
#[test]
fn a_materialist_is_paid_the_value_in_the_evening_and_parts_with_the_token() {
    let scene = block("materialist").goods(3, "ham").time(1, 5);
    let mut play = scene.go(APART);
    let told = play.end_stage();
    assert_eq!(lines(&told), [(3, 3, Line::EndOfDay(Trait::Materialist))]);
    assert_eq!((play.goods(3), paid(&told)[0].2), (String::new(), Source::Awards));
    assert!(evening(&block("materialist").goods(3, "remanent")).is_empty());
}

// A4 R117, R111
#[test]
fn what_a_materialist_takes_stays_face_down() {
    let scene = block("materialist").goods(0, "ham").goods(3, "bread");
    let mut play = scene.go("club flats courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    let hidden = |seat: u8| {
        let seen = |event: &Event| Alternatywy::seen(event, Viewer::Seat(Seat(seat)));
        let hidden = |event: &Event| {
            matches!(
                event,
                Event::GoodMoved { ware: None, .. } | Event::GoodGone { ware: None, why: Gone::Materialist, .. }
            )
        };
        play.told.iter().map(seen).filter(hidden).count()
    };
    assert_eq!([0, 1, 2, 3].map(hidden), [1, 2, 2, 0], "who loses a token knows which");
    assert!(play.state.table.goods_gone.is_empty());
}

// ----------------------------------------------------------------- Well-Connected

// A4 2.3, R121
#[test]
fn the_well_connected_lose_nothing_to_a_chairman_visit() {
    let mut play = block("well-connected").trash(1, 1, 1).go("courtyard club flats landlords");
    play.play("board visit-chairman");
    assert_eq!((play.points(), play.shown(3)), (vec![10, 9, 9, 9], Some(Trait::WellConnected)));
}

// A4 2.3
#[test]
fn the_well_connected_are_paid_for_meeting_a_tenant_with_as_many_vp() {
    for (points, by) in [(9, 1), (12, 1), (8, 0)] {
        let mut play = block("well-connected").points(&[points, 9, 9, 9]).go("club flats courtyard club");
        play.until(|play| matches!(play.step(), Step::Turn { .. }));
        assert_eq!(lines(&play.told), [(3, 1, Line::First(Trait::WellConnected))][..by], "{points}");
    }
}

// A4 2.3, R34
#[test]
fn the_well_connected_may_discard_all_on_a_poorer_tenant() {
    let scene = block("well-connected").points(&[8, 8, 9, 9]).denounced(&[2, 4, 3]);
    let mut play = scene.go("club flats courtyard club");
    play.until(|play| play.step() == Step::WipeOut);
    assert_eq!(play.choices(), "seat 0; done");
    play.refuses("seat 1", "A4 R34", "cannot-wipe-out");
    play.refuses("seat 2", "A4 R34", "cannot-wipe-out");
    play.play("seat 0");
    assert_eq!(lines(&play.told), [(3, 1, Line::Second(Trait::WellConnected))]);
    assert_eq!((play.denounced()[0], play.shown(3)), (0, Some(Trait::WellConnected)));
}

// A4 2.3, R34, R21
#[test]
fn discarding_needs_2_denunciations_and_is_optional() {
    let scene = block("well-connected").points(&[8, 9, 9, 9]);
    let mut play = scene.clone().denounced(&[1, 0, 0]).go("club flats courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. } | Step::WipeOut));
    assert!(!play.may("seat 0"));
    let mut play = scene.denounced(&[2, 0, 0]).go("club flats courtyard club");
    play.until(|play| play.step() == Step::WipeOut);
    play.play("done");
    assert_eq!((play.denounced()[0], play.shown(3)), (2, None));
}

// A4 R34
#[test]
fn both_lines_of_the_well_connected_pay_once_a_round() {
    let scene = block("well-connected").points(&[8, 8, 12, 9]).denounced(&[2, 2, 0]);
    let mut play = scene.go("club club club club");
    play.until(|play| play.step() == Step::WipeOut);
    play.play("3: seat 1");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    let own: Vec<_> = lines(&play.told).into_iter().filter(|&(seat, ..)| seat == 3).map(|(.., line)| line).collect();
    assert_eq!(own, [Line::First(Trait::WellConnected), Line::Second(Trait::WellConnected)]);
}

// A4 2.3
#[test]
fn the_well_connected_are_paid_in_the_evening_for_introducing_nothing() {
    let paid = [(3, 1, Line::EndOfDay(Trait::WellConnected))];
    assert_eq!(evening(&block("well-connected")), paid);
    assert!(evening(&block("well-connected").but(|position| position.introduced = 1)).is_empty());
}

// A4 2.3, L15
#[test]
fn the_well_connected_lose_by_a_joint_complaint_unless_friends_help() {
    let scene = block("well-connected").hand(0, "joint-complaint").hand(3, "friends").trash(1, 1, 0);
    let mut play: Play = scene.go("flats club courtyard landlords");
    play.play("play joint-complaint");
    assert_eq!(play.step(), Step::React { window: Window::Points { by: -1 } });
    play.play("play friends");
    assert_eq!(play.points()[3], 9);
}
