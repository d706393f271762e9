//! Losing a Round (A4 1.13).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Skip, Step};

use crate::support::{Scene, names, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

fn free() -> Vec<Skip> {
    vec![Skip::Free; 4]
}

fn with(seat: usize, skip: Skip) -> Vec<Skip> {
    let mut skips = free();
    skips[seat] = skip;
    skips
}

// A4 1.13
#[test]
fn whose_turn_has_not_begun_loses_it_in_this_round_and_the_figure_stays() {
    let mut play = block().work("gala").go("staircase staircase club landlords");
    let told = play.play("0: board replace-work");
    assert!(told.contains(&Event::RoundLost { seat: Seat(1), this_round: true }));
    assert!(play.place(1).is_some());
    assert_eq!(play.skips()[1], Skip::ThisRound);
    let told = play.end_round();
    assert!(!told.contains(&Event::TurnBegan { seat: Seat(1) }));
    // It is served.
    assert_eq!(play.skips(), with(0, Skip::ThisRound));
}

// A4 1.13
#[test]
fn else_no_token_is_chosen_in_the_next_round_and_the_figure_stays_off() {
    let mut play = block().work("gala").go("staircase flats club landlords");
    let told = play.play("0: board replace-work");
    assert!(told.contains(&Event::RoundLost { seat: Seat(0), this_round: false }));
    let told = play.end_round();
    assert!(told.contains(&Event::SatOut { seat: Seat(0) }));
    let told = play.go("- flats club landlords");
    assert_eq!(names(&told).matches("place-chosen").count(), 3);
    assert_eq!(play.place(0), None);
    let told = play.end_round();
    assert!(!told.contains(&Event::TurnBegan { seat: Seat(0) }));
    assert_eq!(play.skips(), free());
    play.go("flats flats club landlords");
}

// A4 1.13
#[test]
fn a_further_loss_is_ignored_until_the_first_is_served() {
    let mut play = block().work("gala").go("staircase staircase club landlords");
    play.state.table.skips[1] = Skip::NextRound;
    play.play("0: board replace-work");
    assert_eq!(play.skips()[1], Skip::NextRound);
}

// A4 1.13
#[test]
fn a_pending_skip_crosses_into_the_next_stage() {
    let mut play = block().work("gala").time(1, 5).go("staircase flats club landlords");
    play.play("0: board replace-work");
    play.end_stage();
    assert_eq!((play.state.table.stage, play.skips()), (2, with(0, Skip::ThisRound)));
    play.go("- flats club landlords");
}

// A4 1.13
#[test]
fn reactions_remain_legal_and_the_list_too() {
    let scene = block().skips(&[0]).hand(0, "nothing-came-of-it").hand(1, "landing-gossip");
    let mut play = scene.work("snow-clearing").go("- flats club landlords");
    play.to(1);
    play.play("done; play landing-gossip");
    assert!(matches!(play.step(), Step::React { .. }) && play.seat() == Some(0));
    play.play("play nothing-came-of-it");
    play.next_round("staircase flats club staircase");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(play.cards(1), 0);
}

// A4 1.13, 1.10
#[test]
fn who_loses_a_round_can_be_listed_and_take_part() {
    let scene = block().skips(&[0]).work("wonderful-initiative").priority(3);
    let mut play = scene.go("- flats club staircase");
    play.play("3: board enter; seat 0");
    assert_eq!(play.list(), [0]);
    let mut play = block().skips(&[0]).work("wonderful-initiative").list(&[0]).priority(3).go("- flats club landlords");
    play.play("3: board draw-two; blue");
    play.settle();
    assert_eq!(play.points()[0], 10);
}

// A4 1.13
#[test]
fn the_landlord_loses_no_round() {
    let mut play = block().work("gala").go("staircase flats club staircase");
    play.to(0);
    play.play("board replace-work");
    assert_eq!(play.skips(), with(0, Skip::NextRound));
}
