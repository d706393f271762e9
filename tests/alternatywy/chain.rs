//! Door on the Chain (A4 T19) against everything that makes somebody discard or
//! give up cards or goods: W5.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Alternatywy, Event, Stage, Step, Window};
use tenement::rules::{Game, Viewer};

use crate::support::{Play, Scene, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

/// Whether this seat is asked for its Door on the Chain.
#[track_caller]
fn asked(play: &Play, seat: u8) {
    assert_eq!((play.step(), play.seat()), (Step::React { window: Window::Loss { victim: Seat(seat) } }, Some(seat)));
}

// A4 T19, L02, R92
#[test]
fn a_flat_inspection_does_not_get_past_the_chain() {
    let scene = block().priority(3).hand(3, "flat-inspection").hand(1, "door-on-the-chain plumber");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play flat-inspection; seat 1");
    asked(&play, 1);
    assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(3))).snooped, None);
    let told = play.play("play door-on-the-chain");
    assert!(names(&told).contains("ignored") && !names(&play.told).contains("hand-seen"));
    assert_eq!((play.hand(1), play.step()), ("plumber".to_owned(), Step::Turn { stage: Stage::After }));
}

// A4 T19, T13, R92
#[test]
fn an_ear_to_the_pipe_hears_nothing_behind_the_chain() {
    let scene = block().hand(0, "ear-to-the-pipe").hand(1, "door-on-the-chain plumber");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play ear-to-the-pipe; seat 1");
    asked(&play, 1);
    play.play("play door-on-the-chain");
    assert_eq!((play.hand(1), play.seat()), ("plumber".to_owned(), Some(0)));
    assert!(!names(&play.told).contains("hand-seen"));
}

// A4 T19, R90: who passes loses the chance, and the card itself can go.
#[test]
fn who_does_not_use_the_chain_may_lose_it() {
    let scene = block().hand(0, "ear-to-the-pipe").hand(1, "door-on-the-chain");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play ear-to-the-pipe; seat 1; 1: done; 0: card door-on-the-chain");
    assert_eq!((play.cards(1), play.discards()), (0, "ear-to-the-pipe door-on-the-chain".to_owned()));
}

// A4 T19, 1.6
#[test]
fn the_landlords_visit_to_a_flat_ends_at_the_chain() {
    let scene = block().priority(3).hand(0, "door-on-the-chain plumber").hand(1, "envelope");
    let mut play = scene.go("flats flats courtyard flats");
    play.until(|play| play.step() == Step::Turn { stage: Stage::Action });
    play.play("board take-denunciation; seat 2; blue");
    asked(&play, 0);
    play.play("play door-on-the-chain");
    play.settle();
    assert_eq!((play.hand(0), play.hand(1)), ("plumber".to_owned(), String::new()));
}

// A4 T19, R114
#[test]
fn kolinska_gets_no_card_past_the_chain() {
    let scene = scene("kolinska balcerek furman aniol").hand(1, "door-on-the-chain plumber");
    let mut play = scene.go("flats flats courtyard landlords");
    asked(&play, 1);
    play.play("play door-on-the-chain");
    assert_eq!((play.hand(0), play.hand(1)), (String::new(), "plumber".to_owned()));
}

// A4 T19, T15, R92
#[test]
fn for_a_stopped_loan_nothing_is_given_either() {
    let scene = block().hand(0, "loan plumber").hand(1, "door-on-the-chain").goods(1, "ham");
    let mut play = scene.go("club club courtyard landlords");
    play.play("done; play loan; seat 1");
    asked(&play, 1);
    play.play("play door-on-the-chain");
    assert_eq!((play.goods(1), play.hand(0), play.seat()), ("ham".to_owned(), "plumber".to_owned(), Some(0)));
}

// A4 T19, R116
#[test]
fn a_stopped_theft_pays_nothing_and_there_is_no_other_in_the_round() {
    let scene = block().hand(1, "door-on-the-chain wrong-floor").goods(0, "ham").goods(1, "bread");
    let mut play = scene.traits("- - - materialist").go("landlords landlords courtyard landlords");
    play.until(|play| matches!(play.step(), Step::Rob));
    play.play("seat 1");
    asked(&play, 1);
    play.play("play door-on-the-chain");
    assert_eq!((play.goods(1), play.points()[3], play.step()), ("bread".to_owned(), 9, turn()));
    play.to(1);
    play.play("done; play wrong-floor; seat 2");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!((play.goods(0), play.goods(3)), ("ham".to_owned(), String::new()));
}

fn turn() -> Step {
    Step::Turn { stage: Stage::Action }
}

/// The Landlord introduces the Social Work.
fn introduced(scene: &Scene) -> Play {
    let mut play = scene.clone().priority(3).go("flats staircase courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play
}

// A4 T19, S05
#[test]
fn a_social_work_takes_no_card_past_the_chain_but_the_round_all_the_same() {
    let scene = block().hand(0, "door-on-the-chain plumber").list(&[0]).work("tree-planting");
    let mut play = introduced(&scene);
    asked(&play, 0);
    play.play("play door-on-the-chain");
    assert_eq!(play.hand(0), "plumber");
    assert!(names(&play.told).contains("round-lost"));
}

// A4 T19, S09, R92: no penalty for having too little.
#[test]
fn the_chain_stops_the_penalty_of_the_waste_paper_drive_too() {
    let scene = block().hand(0, "door-on-the-chain").hand(1, "envelope").list(&[0, 1]).work("waste-paper");
    let mut play = introduced(&scene);
    asked(&play, 0);
    play.play("play door-on-the-chain");
    play.settle();
    assert_eq!((play.points()[0], play.points()[1]), (9, 8));
}

// A4 T19, S10
#[test]
fn the_chain_keeps_goods_from_the_decoration_of_the_club() {
    let scene = block().hand(0, "door-on-the-chain").goods(0, "ham").list(&[0]).work("decorating");
    let mut play = introduced(&scene);
    asked(&play, 0);
    play.play("play door-on-the-chain");
    assert_eq!((play.goods(0), play.points()[0]), ("ham".to_owned(), 9));
}

// A4 T19, S03
#[test]
fn the_chain_helps_who_is_not_listed() {
    let scene = block().hand(1, "door-on-the-chain plumber").hand(2, "envelope").list(&[0]);
    let mut play = introduced(&scene.work("wonderful-initiative"));
    asked(&play, 1);
    play.play("play door-on-the-chain");
    play.settle();
    assert_eq!((play.hand(1), play.hand(2)), ("plumber".to_owned(), String::new()));
}

// A4 R92
#[test]
fn the_hand_limit_opens_no_window() {
    let scene = block().hand(0, "landing-gossip door-on-the-chain plumber plumber");
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.play("board draw-two");
    assert_eq!(play.cards(0), 6);
    assert!(told.iter().all(|event| !matches!(event, Event::Asked { window: Window::Loss { .. } })));
    play.refuses("play door-on-the-chain", "A4 1.5", "wrong-decision");
}

// A4 T19, T16
#[test]
fn a_cancelled_chain_holds_nobody_back() {
    let scene = block().hand(0, "ear-to-the-pipe nothing-came-of-it").hand(1, "door-on-the-chain plumber");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play ear-to-the-pipe; seat 1; 0: done");
    play.play("1: play door-on-the-chain; 0: play nothing-came-of-it; 0: card plumber");
    assert_eq!((play.cards(1), paid(&play.told)), (0, vec![]));
}
