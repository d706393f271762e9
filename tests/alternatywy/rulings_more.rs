//! More of the rulings where several rules meet.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Line, Parting, Source, Step, Trait, Window};

use crate::support::{Play, Scene, lines, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

fn introduced(scene: &Scene) -> Play {
    let mut play = scene.clone().priority(3).go("flats staircase courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play
}

// A4 R115
#[test]
fn bonuses_between_the_steps_are_there_to_the_end_of_the_turn_but_an_exchange_is_not() {
    let scene = block().trash(0, 2, 0).breakdown(1, 2);
    let mut play = scene.go("club staircase courtyard landlords");
    play.play("done; clean");
    assert!(play.may("bonus move-trash") && play.may("bonus handyman-repair"));
    play.play("bonus move-trash; place courtyard; bonus handyman-repair; seat 1");
    assert_eq!((play.trash(), play.breakdown(1)), ([0, 0, 1], None));
    let scene = block().trash(0, 1, 0).denounced(&[5]).priority(3);
    let mut play = scene.go("flats staircase courtyard club");
    play.stack("abraham");
    play.play("board draw-one; clean");
    assert!(!play.may("bonus exchange"));
}

// A4 R115: a carrier who mends the own Breakdown may then do what it barred.
#[test]
fn a_handyman_mends_the_own_breakdown_and_draws() {
    let mut play = scene("balcerek kotek furman aniol").breakdown(0, 1).go("flats staircase courtyard landlords");
    assert!(!play.may("board draw-two"));
    play.play("bonus handyman-repair; seat 0; board draw-two");
    assert_eq!(play.cards(0), 2);
}

// A4 T19, S10, R92
#[test]
fn the_chain_saves_who_has_no_token_to_give_up() {
    let mut play = introduced(&block().hand(0, "door-on-the-chain").list(&[0]).work("decorating"));
    assert_eq!(play.step(), Step::React { window: Window::Loss { victim: Seat(0) } });
    play.play("play door-on-the-chain");
    assert_eq!(play.points(), [9, 9, 9, 10]);
}

// A4 R108, 2.1: the evening's work has a declaration all the same.
#[test]
fn furman_swaps_in_the_evening_too() {
    let scene = block().list(&[2, 0]).work("welcome-guests").time(1, 5);
    let mut play = scene.go("flats staircase courtyard landlords");
    play.until(|play| play.step() == Step::SwapBelow);
    assert_eq!(play.seat(), Some(2));
    play.play("yes");
    play.settle();
    assert!(paid(&play.told).contains(&(0, 1, Source::Works)));
}

// A4 R108, R32
#[test]
fn an_overseer_is_paid_for_avoiders_in_the_evening() {
    let scene = block().traits("chairman - - overseer").list(&[0, 1]).work("wonderful-initiative").time(1, 5);
    let mut play = scene.go("flats staircase courtyard landlords");
    play.until(|play| play.step() == Step::TakePart);
    play.play("0: avoid chairman");
    play.settle();
    assert!(lines(&play.told).contains(&(3, 1, Line::First(Trait::Overseer))));
}

// A4 R83
#[test]
fn a_newcomer_meets_everybody_there_and_nobody_else_meets_again() {
    let cast = scene("kotek kolinska furman aniol").traits("hustler - - -").hand(0, "loan").hand(2, "plumber envelope");
    let mut play = cast.go("club flats flats landlords");
    play.play("2: card plumber; 1: done");
    assert_eq!(play.cards(2), 1);
    play.to(0);
    play.play("bonus hustle; place flats");
    play.play("0: card loan; 1: done");
    assert_eq!((play.cards(0), play.cards(2)), (0, 1));
}

// A4 R83, R30
#[test]
fn those_who_stand_there_newly_meet_the_newcomer() {
    let scene = block().traits("- - informer -").littered(&[0]).hand(0, "wrong-floor");
    let mut play = scene.go("flats club club landlords");
    let told = play.play("done; play wrong-floor; seat 1");
    assert_eq!(lines(&told), [(2, 1, Line::Second(Trait::Informer))]);
}

// A4 R93, R40
#[test]
fn an_inspection_takes_the_vp_of_an_exchange_and_the_denunciations_are_gone() {
    let scene = block().traits("- - - overseer").hand(0, "inspection").denounced(&[0, 7]).priority(3);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("board exchange; seat 1; number 7; 0: play inspection");
    assert_eq!((play.points(), play.denounced()), (vec![9; 4], vec![0; 4]));
}

// A4 L15, S02, R93
#[test]
fn friends_help_against_unwelcome_guests() {
    let scene = block().hand(3, "friends").list(&[0]).work("welcome-guests").trash(1, 0, 0);
    let mut play = introduced(&scene);
    assert_eq!(play.step(), Step::React { window: Window::Points { by: -1 } });
    play.play("play friends");
    assert_eq!((play.points(), play.trash()), (vec![10, 9, 9, 9], [0; 3]), "the rest stands");
}

// A4 L15, R122
#[test]
fn an_activists_gain_is_never_a_loss() {
    let scene = block().traits("- - - activist").hand(3, "friends").list(&[0]).work("welcome-guests");
    let play = introduced(&scene.trash(1, 0, 1));
    assert_eq!(play.points()[3], 10);
    assert!(play.told.iter().all(|event| !matches!(event, Event::Asked { window: Window::Points { by: -1 } })));
}

// A4 L10, 1.9
#[test]
fn with_a_single_token_a_shut_valve_needs_it_in_supply() {
    let scene = block().with(|options| options.single_breakdown = true).hand(3, "shut-valve").priority(3);
    let mut play = scene.clone().breakdown(0, 1).go("flats club courtyard landlords");
    play.play("done");
    assert!(!play.may("play shut-valve"));
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play shut-valve; seat 0");
    assert_eq!(play.breakdown(0), Some(3));
}

// A4 R94, R62, L14: the window, then what littering pays.
#[test]
fn the_landlord_is_asked_to_catch_before_the_lady_pays() {
    let scene = block().hand(3, "caught-in-the-act").list(&[0]).work("lady-plays");
    let mut play = introduced(&scene);
    play.until(|play| play.state.table.turn.seat == Some(Seat(1)));
    play.play("done; leave");
    assert_eq!((play.step(), play.points()[3]), (Step::React { window: Window::Littering { tenant: Seat(1) } }, 9));
    let told = play.play("3: play caught-in-the-act");
    let course = names(&told);
    assert!(course.rfind("denounced").unwrap() < course.find("points").unwrap(), "{course}");
    assert_eq!((play.points()[3], play.denounced()[1]), (10, 2));
}

// A4 R53, R114: a card kept at the limit of 4 is none too many.
#[test]
fn kolinska_keeps_up_to_her_limit() {
    let cast = scene("kolinska balcerek furman aniol").hand(0, "loan plumber envelope").hand(1, "wrong-floor");
    let mut play = cast.hand(2, "plumber").go("flats flats flats landlords");
    play.play("0: yes");
    play.settle();
    assert_eq!((play.cards(0), play.cards(1), play.cards(2)), (4, 0, 0));
    assert_eq!(play.discards(), "plumber", "the second one passes her by");
}

// A4 R92: W5 is the victim's alone.
#[test]
fn a_visit_asks_the_guest_alone() {
    let cast = scene("kolinska balcerek furman aniol").hand(1, "plumber envelope").hand(2, "door-on-the-chain");
    let play = cast.go("flats flats courtyard landlords");
    assert_eq!((play.step(), play.seat()), (Step::Discard { why: Parting::Visit { host: Seat(0) } }, Some(1)));
}

// A4 R78: a blue action that would change nothing is not offered.
#[test]
fn the_landlords_blue_action_in_the_flats_needs_a_met_tenant_with_a_card() {
    let scene = block().priority(3).hand(1, "plumber");
    let mut play = scene.go("flats club courtyard flats");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    play.play("board take-denunciation; seat 0");
    play.refuses("blue", "A4 R78", "changes-nothing");
}

// A4 R104, S02: who has no card discards none.
#[test]
fn who_has_no_card_discards_none() {
    let play = introduced(&block().list(&[0, 1]).work("tree-planting"));
    assert_eq!(play.points(), [9, 9, 9, 10]);
    assert!(!names(&play.told).contains("discarded"));
}

// A4 R125, 1.14
#[test]
fn a_bill_is_paid_before_the_awards_are_judged() {
    let scene = block().traits("hustler - - -").points(&[10, 9, 8, 9]).breakdown(0, 1).time(1, 5).trash(1, 0, 0);
    let mut play = scene.go("flats staircase courtyard landlords");
    let told = play.end_stage();
    assert_eq!(paid(&told), [(0, -1, Source::Breakdowns)]);
    assert!(lines(&told).is_empty(), "tied by then");
    assert_eq!(play.breakdown(0), None);
}
