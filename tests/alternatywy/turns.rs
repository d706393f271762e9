//! Turns and Rounds (A4 1.5).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Place, Stage, Step};

use crate::support::{Scene, names, scene};

fn block() -> Scene {
    scene("kotek balcerek kolinska aniol")
}

const APART: &str = "flats club staircase landlords";

fn turns(events: &[Event]) -> Vec<u8> {
    let turn = |event: &Event| match *event {
        Event::TurnBegan { seat } => Some(seat.0),
        _ => None,
    };
    events.iter().filter_map(turn).collect()
}

// A4 1.5, 1.1
#[test]
fn the_priority_holder_begins_and_the_others_follow_clockwise() {
    let mut play = block().priority(2).go(APART);
    play.end_round();
    assert_eq!(turns(&play.told), [2, 3, 0, 1]);
}

// A4 1.5, R11
#[test]
fn the_token_passes_to_the_right_so_that_the_last_player_acts_twice_in_a_row() {
    let mut play = block().priority(1).time(1, 4).go(APART);
    play.end_round();
    assert_eq!(play.state.table.priority, Some(Seat(0)));
    play.go(APART);
    play.end_stage();
    assert_eq!(turns(&play.told), [1, 2, 3, 0, 0, 1, 2, 3]);
    // It runs on across Stages.
    assert_eq!((play.state.table.stage, play.state.table.priority), (2, Some(Seat(3))));
}

// A4 1.5, R18
#[test]
fn after_all_turns_the_time_moves_on_and_the_figures_leave() {
    let mut play = block().go(APART);
    let told = play.end_round();
    assert_eq!((play.state.table.round, play.state.table.figures), (2, [None; 6]));
    let end = "turn-ended round-ended priority round-began";
    assert!(names(&told).ends_with(end), "{}", names(&told));
}

// A4 1.5, 1.1
#[test]
fn a_stage_has_five_rounds() {
    let mut play = block().go(APART);
    for round in 2..=5 {
        play.next_round(APART);
        assert_eq!((play.state.table.stage, play.state.table.round), (1, round));
    }
    play.end_stage();
    assert_eq!((play.state.table.stage, play.state.table.round), (2, 1));
}

// A4 1.5
#[test]
fn a_tenant_does_one_board_action_or_plays_one_action_card() {
    let mut play = block().hand(0, "anonymous-letter anonymous-letter").go(APART);
    play.play("0: board draw-two");
    play.refuses("board draw-two", "A4 1.5", "action-is-over");
    play.refuses("play anonymous-letter", "A4 1.5", "action-is-over");
    play = block().hand(0, "anonymous-letter anonymous-letter").go(APART);
    play.play("0: play anonymous-letter; seat 1");
    play.refuses("board draw-two", "A4 1.5", "action-is-over");
    play.refuses("play anonymous-letter", "A4 1.5", "action-is-over");
}

// A4 1.5
#[test]
fn a_turn_may_be_passed() {
    let mut play = block().go(APART);
    let told = play.play("0: done");
    assert_eq!(told, [Event::Passed { seat: Seat(0) }]);
    play.refuses("board draw-two", "A4 1.5", "action-is-over");
    assert_eq!(play.play("done")[0], Event::TurnEnded { seat: Seat(0) });
    assert_eq!(play.seat(), Some(1));
}

// A4 1.5, R16
#[test]
fn a_blue_action_needs_a_performed_action() {
    let mut play = block().go("landlords club staircase courtyard");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.play("0: done");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play = block().hand(0, "anonymous-letter").go("landlords club staircase courtyard");
    play.play("0: play anonymous-letter; seat 1; blue; seat 2");
    assert_eq!(play.breakdown(2), Some(0));
    play.refuses("blue", "A4 1.5", "blue-is-done");
}

// A4 1.5, R14
#[test]
fn an_additional_card_does_not_come_before_the_action() {
    let mut play = block().hand(0, "landing-gossip").go(APART);
    play.refuses("play landing-gossip", "A4 R14", "action-first");
    play.play("0: done");
    assert!(play.may("play landing-gossip"));
}

// A4 R14, 1.7
#[test]
fn abraham_cannot_unlock_this_turns_action() {
    let mut play = block().hand(3, "abraham").trash(0, 3, 0).priority(3).go("flats flats staircase club");
    play.refuses("play abraham", "A4 R14", "action-first");
    play.refuses("board draw-one", "A4 1.7", "too-much-trash");
    play.play("done; play abraham; place club; number 3");
    assert_eq!(play.trash(), [0, 0, 0]);
    play.refuses("board draw-one", "A4 1.5", "action-is-over");
    play.refuses("blue", "A4 R16", "blue-needs-action");
}

// A4 1.5, R15
#[test]
fn one_additional_card_a_turn_is_legal_even_after_a_pass() {
    let mut play = block().hand(0, "landing-gossip landing-gossip").go(APART);
    play.play("0: done; play landing-gossip");
    assert_eq!(play.cards(0), 3);
    play.refuses("play landing-gossip", "A4 R15", "one-additional");
}

// A4 1.5
#[test]
fn blue_action_and_additional_card_come_in_either_order() {
    let scene = block().hand(0, "landing-gossip");
    for moves in ["blue; seat 1; play landing-gossip", "play landing-gossip; blue; seat 1"] {
        let mut play = scene.go("landlords club staircase courtyard");
        play.play(&format!("board file-for-reward; seat 1; {moves}"));
        assert_eq!((play.breakdown(1), play.cards(0)), (Some(0), 2));
    }
}

// A4 1.5, R16, R44
#[test]
fn trash_comes_last_also_after_a_pass() {
    let mut play = scene("balcerek kotek kolinska aniol").trash(0, 1, 0).go("club flats staircase landlords");
    play.refuses("leave", "A4 1.5", "trash-comes-last");
    play.refuses("clean", "A4 1.5", "trash-comes-last");
    let (mut leaves, mut cleans) = (play.clone(), play.clone());
    leaves.play("done; leave");
    assert_eq!(leaves.trash(), [0, 2, 0]);
    cleans.play("done; clean");
    assert_eq!(cleans.trash(), [0, 0, 0]);
    play.play("board first-visit; leave");
    assert_eq!(play.trash(), [0, 2, 0]);
    // With nothing left to do the Turn is over.
    assert_eq!(play.step(), Step::Turn { stage: Stage::Action });
    assert_eq!(play.seat(), Some(1));
}

// A4 1.5, R82
#[test]
fn after_the_trash_only_bonuses_are_left() {
    let mut play = block().trash(0, 1, 0).breakdown(1, 2).hand(0, "landing-gossip").go("club flats flats landlords");
    play.play("0: done; leave");
    assert_eq!(play.step(), Step::Turn { stage: Stage::Late });
    play.refuses("clean", "A4 R82", "trash-is-done");
    play.refuses("play landing-gossip", "A4 1.5", "action-is-over");
    play.refuses("board first-visit", "A4 1.5", "action-is-over");
    assert!(play.may("bonus handyman-repair"));
}

// A4 1.5, R45
#[test]
fn the_landlord_may_clean_2_instead_of_an_action() {
    let mut play = block().trash(0, 3, 0).priority(3).go("flats flats staircase club");
    let told = play.play("3: clean-two");
    assert!(told.contains(&Event::Cleaned { seat: Seat(3), place: Place::Club, count: 2, trash: 1 }));
    play.refuses("board draw-one", "A4 1.5", "action-is-over");
    play.refuses("clean-two", "A4 1.5", "action-is-over");
}

// A4 1.5, R16
#[test]
fn after_clean_two_there_is_no_blue_action_and_no_clean_one_but_an_additional_card() {
    let mut play = block().trash(1, 2, 0).hand(3, "abraham").priority(3).go("flats flats staircase club");
    play.state.table.trash[1] = 3;
    play.play("3: clean-two");
    play.refuses("blue", "A4 R16", "blue-needs-action");
    play.refuses("clean", "A4 R81", "cleaned-two");
    play.play("play abraham; place staircase; number 1");
    assert_eq!(play.trash(), [0, 1, 0]);
}

// A4 1.5, R81
#[test]
fn the_landlord_may_clean_1_at_the_end_unless_he_cleaned_2() {
    let mut play = block().trash(0, 2, 0).priority(3).go("flats flats staircase club");
    play.play("3: board draw-one; blue; clean");
    assert_eq!((play.trash(), play.cards(3)), ([0, 1, 0], 2));
}

// A4 1.5
#[test]
fn only_the_landlord_cleans_2() {
    let play = block().trash(0, 2, 0).go("club flats staircase landlords");
    play.refuses("clean-two", "A4 1.5", "landlord-only");
}

// A4 1.5
#[test]
fn an_answer_to_another_question_is_refused() {
    let mut play = block().start();
    play.refuses("done", "A4 1.5", "wrong-decision");
    play.refuses("seat 1", "A4 1.5", "wrong-decision");
    play.go(APART);
    play.refuses("place club", "A4 1.5", "wrong-decision");
}

// A4 1.5, R13
#[test]
fn an_overseer_who_met_a_tenant_may_play_before_all_others() {
    let mut play = block().traits("- - - overseer").priority(1).go("club flats staircase club");
    play.play("3: done; 0: seat 1");
    assert_eq!((play.step(), play.seat()), (Step::PlayFirst, Some(3)));
    let told = play.play("yes");
    assert!(names(&told).starts_with("trait-shown plays-first") || names(&told).starts_with("plays-first"));
    play.end_round();
    assert_eq!(turns(&play.told), [3, 1, 2, 0]);
    assert_eq!(play.state.table.priority, Some(Seat(0)));
}

// A4 R13
#[test]
fn playing_first_needs_an_overseer_who_met_a_tenant_at_placement() {
    let mut play = block().traits("- - - overseer").go("flats flats staircase club");
    assert_eq!(play.step(), Step::Turn { stage: Stage::Action });
    let told = play.end_round();
    assert!(!names(&told).contains("plays-first"));
    let mut play = block().start();
    play.play("place club; place flats; place staircase; place club; 3: done; 0: seat 1");
    play.refuses("yes", "A4 R13", "no-overseer");
}

// A4 R13, R83
#[test]
fn a_late_meeting_does_not_let_the_overseer_play_first() {
    let mut play = block().traits("hustler - - overseer").go("flats staircase staircase club");
    play.play("0: bonus hustle; place club");
    play.play("3: done; 0: seat 1");
    assert_ne!(play.step(), Step::PlayFirst);
    play.end_round();
    assert_eq!(turns(&play.told), [0, 1, 2, 3]);
}
