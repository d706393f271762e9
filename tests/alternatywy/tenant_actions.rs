//! The Tenants' ACTION cards T01 to T05.

use tenement::rules::alternatywy::{Line, Source, Stage, Step, Trait, Window};

use crate::support::{Play, Scene, lines, names, paid, scene};

/// Three Tenants without bonuses that meddle, and the Landlord in seat 3.
fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 T01
#[test]
fn tea_next_door_gives_you_and_one_tenant_you_meet_1_vp_each() {
    let mut play = block().hand(0, "tea-next-door").go("flats flats flats courtyard");
    let told = play.play("play tea-next-door; seat 2");
    assert_eq!(paid(&told), [(0, 1, Source::Cards), (2, 1, Source::Cards)]);
    assert_eq!((play.points(), play.hand(0)), (vec![10, 9, 10, 9], String::new()));
    assert_eq!(play.discards(), "tea-next-door");
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 T01
#[test]
fn tea_next_door_is_for_a_met_tenant_not_for_the_landlord() {
    let mut play = block().hand(0, "tea-next-door").go("flats flats courtyard flats");
    play.to(0);
    play.play("play tea-next-door");
    assert_eq!(play.choices(), "seat 1");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    play.refuses("seat 2", "A4 2.4", "not-met");
    play.refuses("seat 0", "A4 2.4", "not-met");
    let alone = block().hand(0, "tea-next-door").go("flats club courtyard landlords");
    alone.refuses("play tea-next-door", "A4 R78", "changes-nothing");
}

// A4 T02
#[test]
fn an_envelope_takes_3_denunciations_off_you() {
    let mut play = block().hand(0, "envelope").denounced(&[7, 5]).go("flats club courtyard landlords");
    play.play("play envelope");
    assert_eq!(play.denounced(), [4, 5, 0, 0]);
}

// A4 T02
#[test]
fn an_envelope_takes_all_if_there_are_fewer_and_needs_one() {
    let mut play = block().hand(0, "envelope").denounced(&[2]).go("flats club courtyard landlords");
    play.play("play envelope");
    assert_eq!(play.denounced(), [0; 4]);
    let play = block().hand(0, "envelope").denounced(&[0, 5]).go("flats club courtyard landlords");
    play.refuses("play envelope", "A4 R78", "not-denounced");
}

// A4 T03
#[test]
fn an_anonymous_letter_puts_2_denunciations_on_one_other_tenant() {
    let mut play = block().hand(0, "anonymous-letter").go("flats club courtyard landlords");
    play.play("play anonymous-letter");
    play.refuses("seat 0", "A4 2.4", "not-yourself");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    play.play("seat 1");
    assert_eq!(play.denounced(), [0, 2, 0, 0]);
}

// A4 T03
#[test]
fn an_anonymous_letter_pays_nothing_at_5_6_or_7() {
    for held in [4, 5, 6] {
        let mut play = block().hand(0, "anonymous-letter").denounced(&[0, held]).go("flats club courtyard landlords");
        play.play("play anonymous-letter; seat 1");
        assert_eq!((play.denounced()[1], play.points()), (held + 2, vec![9; 4]));
    }
}

// A4 T03, R100
#[test]
fn an_anonymous_letter_never_bounces_off_the_professor() {
    let cast = scene("kotek professor furman aniol");
    let mut play = cast.hand(0, "anonymous-letter").go("flats club courtyard landlords");
    play.play("play anonymous-letter; seat 1");
    assert_eq!(play.denounced(), [0, 2, 0, 0]);
}

// A4 T03, R101
#[test]
fn each_denunciation_of_an_anonymous_letter_has_a_window_of_its_own() {
    let scene = block().hand(0, "anonymous-letter").hand(1, "mistaken-identity");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play anonymous-letter; seat 1");
    assert_eq!((play.step(), play.seat()), (Step::React { window: denounced(1) }, Some(1)));
    play.play("done");
    assert_eq!((play.denounced()[1], play.step()), (1, Step::React { window: denounced(1) }));
    play.play("play mistaken-identity; seat 2");
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
}

fn denounced(on: u8) -> Window {
    Window::Denunciation { on: tenement::rules::Seat(on) }
}

// A4 T04
#[test]
fn the_queue_committee_takes_a_door_token_from_anywhere() {
    let mut play = block().hand(0, "queue-committee").door(2).go("flats club staircase landlords");
    play.play("play queue-committee");
    assert_eq!((play.state.goods[0].len(), play.state.door.len()), (1, 1));
    let play = block().hand(0, "queue-committee").door(0).go("flats club staircase landlords");
    play.refuses("play queue-committee", "A4 1.11", "door-empty");
}

// A4 T04, R111
#[test]
fn the_queue_committee_lets_balcerek_choose_of_two() {
    let mut play = block().hand(1, "queue-committee").priority(1).start();
    play.hang("bread ham");
    play.go("flats club staircase landlords");
    play.play("play queue-committee");
    assert_eq!((play.step(), play.choices()), (Step::KeepGood, "good bread; good ham".to_owned()));
    play.play("good ham");
    assert_eq!((play.goods(1), play.wares(play.state.door)), ("ham".to_owned(), "bread".to_owned()));
}

// A4 T05
#[test]
fn a_joint_complaint_costs_the_landlord_1_vp_if_2_bins_hold_trash() {
    let mut play = block().hand(0, "joint-complaint").trash(1, 0, 2).go("flats club staircase landlords");
    let told = play.play("play joint-complaint");
    assert_eq!(paid(&told), [(3, -1, Source::Cards)]);
    assert_eq!(play.points(), [9, 9, 9, 8]);
}

// A4 T05, R78
#[test]
fn a_joint_complaint_needs_trash_in_2_bins_and_a_landlord_with_vp() {
    let play = block().hand(0, "joint-complaint").trash(0, 3, 0).go("flats club staircase landlords");
    play.refuses("play joint-complaint", "A4 R78", "bins-not-full");
    let poor = block().hand(0, "joint-complaint").trash(1, 1, 0).points(&[9, 9, 9, 0]);
    poor.go("flats club staircase landlords").refuses("play joint-complaint", "A4 R78", "no-points");
}

// A4 T05, 2.3
#[test]
fn well_connected_does_not_help_against_a_joint_complaint() {
    let scene = block().hand(0, "joint-complaint").trash(1, 1, 1).traits("- - - well-connected");
    let mut play = scene.go("flats club staircase landlords");
    play.play("play joint-complaint");
    assert_eq!((play.points()[3], play.shown(3)), (8, None));
}

// A4 1.12
#[test]
fn an_action_card_replaces_the_board_action() {
    let all = "tea-next-door envelope anonymous-letter queue-committee";
    let mut play = block().hand(0, all).denounced(&[3]).go("flats flats staircase landlords");
    for card in all.split(' ') {
        assert!(play.may(&format!("play {card}")));
    }
    play.play("play envelope");
    for refused in ["play tea-next-door", "play anonymous-letter", "board draw-two"] {
        play.refuses(refused, "A4 1.5", "action-is-over");
    }
}

// A4 1.5, 1.12
#[test]
fn an_action_card_unlocks_the_blue_action() {
    let mut play = block().hand(0, "envelope").denounced(&[3]).go("landlords club staircase courtyard");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.play("play envelope; blue; seat 1");
    assert_eq!(play.breakdown(1), Some(0));
}

// A4 R73
#[test]
fn a_cancelled_action_card_still_counts_as_the_action() {
    let scene = block().hand(0, "envelope").hand(1, "nothing-came-of-it").denounced(&[3]);
    let mut play = scene.go("landlords club staircase courtyard");
    let told = play.play("play envelope; 1: play nothing-came-of-it");
    assert!(names(&told).contains("cancelled"));
    assert_eq!(play.denounced()[0], 3);
    play.refuses("board file-for-reward", "A4 1.5", "action-is-over");
    play.play("blue; seat 1");
    assert_eq!(play.breakdown(1), Some(0));
}

// A4 R73, R59
#[test]
fn a_cancelled_action_card_in_the_club_still_lets_avoid_a_work() {
    let scene = block().hand(0, "envelope").hand(1, "nothing-came-of-it").denounced(&[3]).list(&[0]);
    let mut play = scene.work("snow-clearing").go("club flats staircase landlords");
    play.stack("abraham abraham");
    play.play("play envelope; 1: play nothing-came-of-it");
    play.to(3);
    play.play("board draw-two; blue; 0: avoid club");
    assert!(play.list().is_empty());
}

// A4 2.2, R24, R96: the card is one change for both, so each Hustler is paid for the other.
#[test]
fn tea_next_door_pays_two_hustlers_once_each() {
    let scene = block().hand(0, "tea-next-door").traits("hustler hustler - -");
    let mut play: Play = scene.go("flats flats courtyard landlords");
    let told = play.play("play tea-next-door; seat 1");
    let hustler = Line::First(Trait::Hustler);
    assert_eq!(lines(&told), [(0, 1, hustler), (1, 1, hustler)]);
    assert_eq!(play.points(), [11, 11, 9, 9]);
}
