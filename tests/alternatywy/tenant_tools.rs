//! The Tenants' ADDITIONAL ACTION cards T11 to T15.

use tenement::rules::alternatywy::{Alternatywy, Event, Source, Step, Trait};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Scene, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 T11, R118
#[test]
fn a_leaking_ceiling_breaks_down_another_tenants_flat_in_any_round_and_place() {
    let mut play = block().hand(0, "leaking-ceiling").time(1, 5).breakdown(2, 1).go("club flats staircase courtyard");
    play.play("done; play leaking-ceiling");
    play.refuses("seat 0", "A4 1.9", "not-yourself");
    play.refuses("seat 2", "A4 R75", "broken-already");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    play.play("seat 1");
    assert_eq!(play.breakdown(1), Some(0));
}

// A4 T11, 1.9
#[test]
fn with_a_single_token_a_second_ceiling_does_not_leak() {
    let scene = block().with(|options| options.single_breakdown = true).hand(0, "leaking-ceiling").breakdown(2, 1);
    let mut play = scene.go("club flats staircase courtyard");
    play.play("done");
    play.refuses("play leaking-ceiling", "A4 R78", "changes-nothing");
}

// A4 T12, 1.9
#[test]
fn the_plumber_repairs_for_the_usual_reward() {
    for (tenant, reporter, reward) in [(1, 2, 1), (1, 3, 1), (1, 0, 0), (0, 1, 0)] {
        let mut play = block()
            .traits("chairman - - -")
            .hand(0, "plumber")
            .breakdown(tenant, reporter)
            .go("club flats staircase courtyard");
        let told = play.play(&format!("done; play plumber; seat {tenant}"));
        assert_eq!((play.breakdown(tenant), play.points()[0]), (None, 9 + reward), "{tenant} {reporter}");
        assert!(paid(&told).iter().all(|&(_, _, source)| source == Source::Breakdowns));
    }
}

// A4 T12, R78
#[test]
fn the_plumber_needs_a_breakdown() {
    let mut play = block().hand(0, "plumber").go("club flats staircase courtyard");
    play.play("done");
    play.refuses("play plumber", "A4 R78", "changes-nothing");
}

// A4 T13
#[test]
fn an_ear_to_the_pipe_hears_a_hand_and_has_a_card_discarded() {
    let scene = block().hand(0, "ear-to-the-pipe").hand(1, "envelope plumber").hand(3, "file");
    let mut play = scene.go("club flats staircase courtyard");
    play.play("done; play ear-to-the-pipe");
    assert_eq!(play.choices(), "seat 1; seat 3");
    play.refuses("seat 2", "A4 R78", "no-cards");
    play.refuses("seat 0", "A4 2.4", "not-yourself");
    let told = play.play("seat 1");
    assert!(names(&told).contains("hand-seen"));
    assert_eq!((play.seat(), play.choices()), (Some(0), "card envelope; card plumber".to_owned()));
    play.play("card envelope");
    assert_eq!(play.hand(1), "plumber");
}

// A4 T13, R117
#[test]
fn only_who_listens_sees_the_hand() {
    let scene = block().hand(0, "ear-to-the-pipe").hand(3, "file summons");
    let mut play = scene.go("club flats staircase courtyard");
    play.play("done; play ear-to-the-pipe; seat 3");
    assert_eq!(play.step(), Step::Snoop { victim: Seat(3) });
    let snooped = |viewer| Alternatywy::view(&play.state, viewer).snooped;
    assert_eq!(snooped(Viewer::Seat(Seat(0))), Some(play.state.hands[3]));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(snooped(viewer), None);
    }
    play.refuses("card envelope", "A4 1.12", "not-in-hand");
}

// A4 T14
#[test]
fn opera_glasses_show_a_trait_and_draw_a_card() {
    let mut play = block().hand(0, "opera-glasses").go("club flats staircase courtyard");
    play.play("done; play opera-glasses");
    play.refuses("seat 0", "A4 2.4", "not-yourself");
    let told = play.play("seat 3");
    assert_eq!(play.shown(3), Some(Trait::WatchfulEye));
    assert!(told.contains(&Event::TraitShown { seat: Seat(3), shown: Trait::WatchfulEye }));
    assert_eq!(play.cards(0), 1);
}

// A4 R117
#[test]
fn opera_glasses_on_a_known_trait_still_draw() {
    let scene = block().hand(0, "opera-glasses").hand(3, "background-check").priority(3);
    let mut play = scene.go("club flats staircase courtyard");
    play.play("done; play background-check; seat 1");
    play.to(0);
    let told = play.play("done; play opera-glasses; seat 1");
    assert_eq!(play.cards(0), 1);
    assert!(!names(&told).contains("trait-shown"));
}

// A4 T15
#[test]
fn a_loan_takes_a_random_token_of_a_met_tenant_for_a_card() {
    let scene = block().hand(0, "loan envelope plumber").goods(1, "ham").goods(2, "bread");
    let mut play = scene.go("club club staircase courtyard");
    play.play("done; play loan");
    play.refuses("seat 2", "A4 2.4", "not-met");
    play.play("seat 1");
    assert_eq!((play.goods(0), play.goods(1)), ("ham".to_owned(), String::new()));
    assert_eq!((play.seat(), play.choices()), (Some(0), "card envelope; card plumber".to_owned()));
    play.play("card plumber");
    assert_eq!((play.hand(0), play.hand(1)), ("envelope".to_owned(), "plumber".to_owned()));
}

// A4 T15
#[test]
fn a_loan_is_free_for_who_has_no_card_left() {
    let scene = block().hand(0, "loan").goods(1, "ham");
    let mut play = scene.go("club club staircase courtyard");
    play.play("done; play loan; seat 1");
    assert_eq!((play.goods(0), play.cards(1)), ("ham".to_owned(), 0));
    assert_eq!(play.seat(), Some(0));
}

// A4 T15, R53: the hand limit holds for a gift too.
#[test]
fn who_gets_a_card_too_many_for_a_loan_discards() {
    let scene = block().hand(0, "loan envelope").hand(1, "plumber plumber envelope wrong-floor").goods(1, "ham");
    let mut play = scene.go("club club staircase courtyard");
    play.play("done; play loan; seat 1; 0: card envelope");
    assert_eq!((play.seat(), play.cards(1)), (Some(1), 5));
    play.play("card plumber");
    assert_eq!(play.cards(1), 4);
}

// A4 T15, R78
#[test]
fn a_loan_needs_a_met_tenant_with_goods() {
    let mut play = block().hand(0, "loan").goods(2, "ham").go("club club staircase courtyard");
    play.play("done");
    play.refuses("play loan", "A4 R78", "changes-nothing");
}

// A4 T15, R117
#[test]
fn only_the_two_know_which_token_and_which_card_a_loan_moves() {
    let scene = block().hand(0, "loan envelope").goods(1, "ham");
    let mut play = scene.go("club club staircase courtyard");
    let told = play.play("done; play loan; seat 1; card envelope");
    let hidden = |viewer| {
        let seen = told.iter().map(|event| Alternatywy::seen(event, viewer));
        seen.filter(|event| matches!(event, Event::GoodMoved { ware: None, .. } | Event::CardGiven { card: None, .. }))
            .count()
    };
    assert_eq!([0, 1, 2, 3].map(|seat| hidden(Viewer::Seat(Seat(seat)))), [0, 0, 2, 2]);
    assert_eq!(hidden(Viewer::Spectator), 2);
}
