//! The end and the last chance (EV 2.6).

use tenement::rules::Seat;
use tenement::rules::eviction::{Event, Step};

use crate::support::{Play, Scene, random_match, setup_file};

/// Three seats; seat 1 places its last meeple next to plum.
fn finish(board: &str) -> Play {
    let mut play = Scene::new(3, board).acting(1).reserves(&[5, 1, 5]).hand("key-plum").start();
    play.play("card key-plum; apartment 3,3; arrow left");
    play
}

const BOARD: &str = "
    b.b. m... .... b...
    .... .... .... ....
    bm.. .... .... .t..
    .... .... !b... p...";

// EV 2.6, EV R30
#[test]
fn when_somebody_has_placed_everything_the_others_may_place_one_more_clockwise() {
    let mut play = finish(BOARD);
    assert!(play.told.contains(&Event::LastChanceBegan { finisher: Some(Seat(1)) }));
    assert_eq!((play.seat(), play.step()), (Some(2), Step::LastChance { left: 1 }));
    assert_eq!(play.choices(), "apartment 0,1; apartment 2,0; pass");
    play.play("pass");
    assert_eq!((play.seat(), play.step()), (Some(0), Step::LastChance { left: 0 }));
    play.play("apartment 0,3");
    assert_eq!(play.seat(), None);
    assert_eq!(play.told.last(), Some(&Event::Ended));
}

// EV R14
#[test]
fn the_finisher_does_not_draw_and_no_round_follows() {
    let play = finish(BOARD);
    assert_eq!(play.state.hands[1].len(), 0);
    assert!(play.times(|event| matches!(event, Event::Dealt { .. } | Event::TurnBegan { .. })) == 0);
    assert_eq!(play.state.table.finisher, Some(Seat(1)));
}

// EV R30
#[test]
fn the_last_chance_takes_the_first_free_arrow_without_asking() {
    let mut play = finish(BOARD);
    play.play("apartment 2,0; apartment 0,0");
    play.shows(
        "bbb. m... .... b...
         .... .... .... ....
         bmm. .... .... .t..
         .... .... !b... p..t",
    );
    assert_eq!(play.times(|event| matches!(event, Event::CardPlayed { .. } | Event::Dealt { .. })), 1);
}

// EV 2.6, EV R33
#[test]
fn three_meeples_of_any_colour_close_an_apartment_to_the_last_chance() {
    let mut play = finish(
        "b.bm m... .... b...
         .... .... .... ....
         bm.. .... .... .t..
         .... .... !.... p...",
    );
    assert_eq!(play.choices(), "apartment 0,1; apartment 2,0; pass");
    play.refuses("apartment 0,0", "EV 2.6", "last-chance-three");
    play.refuses("apartment 2,3", "EV 2.6", "last-chance-colour");
    play.refuses("apartment 1,1", "EV 2.6", "last-chance-colour");
    play.play("pass");
    assert_eq!(play.choices(), "apartment 0,3; apartment 2,0; pass");
}

// EV R15
#[test]
fn last_chances_are_sequential_and_visible() {
    let mut play = finish(BOARD);
    play.play("apartment 2,0");
    // 2,0 holds three now, so it is closed to seat 0.
    assert_eq!(play.choices(), "apartment 0,0; apartment 0,3; apartment 3,2; pass");
    play.refuses("apartment 2,0", "EV 2.6", "last-chance-three");
}

// EV R15
#[test]
fn a_haunted_target_is_legal() {
    let mut play = finish(BOARD);
    play.play("pass; apartment 3,2");
    assert_eq!(play.result()[0].sources[1].amount, -2);
}

// EV R15
#[test]
fn a_last_chance_that_helps_the_finisher_is_legal() {
    let mut play = finish(
        "b... .tm. .... ....
         .... .... .... ....
         .... .... .... ....
         .... .... !.... p...",
    );
    assert_eq!(play.state.table.tally(Seat(1)).score, 0);
    play.play("apartment 0,1; pass");
    assert_eq!((play.result()[1].score, play.result()[2].score), (1, 2));
}

// EV R15, EV R30
#[test]
fn a_seat_without_a_target_is_not_asked() {
    let play = finish(
        "b... mtt. .... ....
         .... .... .... ....
         .... .... .... ....
         .... .... !.... p...",
    );
    assert_eq!((play.seat(), play.step()), (Some(0), Step::LastChance { left: 0 }));
    let play = finish(
        "btt. mtt. .... ....
         .... .... .... ....
         .... .... .... ....
         .... .... !.... p...",
    );
    assert_eq!(play.step(), Step::Over);
}

// EV R13
#[test]
fn a_last_meeple_that_causes_evictions_ends_the_game_after_them() {
    let board = "
        .... .... .... m...
        bb.b .... .... m...
        .... pp.. .... t...";
    let mut play = Scene::new(2, board).reserves(&[1, 4]).hand("key-brick").start();
    play.play("card key-brick; apartment 1,0");
    assert_eq!(play.state.table.finisher, None);
    assert!(matches!(play.step(), Step::Arrival { .. }));
    play.resolve();
    assert_eq!(play.state.table.finisher, Some(Seat(0)));
    assert_eq!((play.step(), play.seat()), (Step::LastChance { left: 0 }, Some(1)));
}

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... pp.. t...";

// EV 2.6, EV R30
#[test]
fn after_the_fourth_reshuffle_the_round_is_finished_then_everybody_has_a_last_chance() {
    let scene = Scene::new(2, QUIET).first(1).acting(1).reshuffles(3);
    let mut play = scene.hands(&["key-brick", "key-teal"]).empty_pile().start();
    play.play("card key-teal; apartment 2,3; arrow down; draw");
    assert_eq!(play.state.table.reshuffles, 4);
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Card), "the seat before the first player has its turn");
    play.play("card key-brick; apartment 0,0; arrow down; draw");
    assert!(play.told.contains(&Event::LastChanceBegan { finisher: None }));
    assert_eq!((play.seat(), play.step()), (Some(1), Step::LastChance { left: 1 }), "first player first");
    play.play("pass");
    assert_eq!((play.seat(), play.step()), (Some(0), Step::LastChance { left: 0 }));
    play.play("apartment 1,1");
    assert_eq!((play.step(), play.state.table.finisher), (Step::Over, None));
}

// EV R30
#[test]
fn the_fourth_reshuffle_by_the_last_of_a_round_ends_it_there() {
    let scene = Scene::new(2, QUIET).first(1).acting(0).reshuffles(3);
    let mut play = scene.hands(&["key-brick", "key-teal"]).empty_pile().start();
    play.play("card key-brick; apartment 0,0; arrow down; draw");
    assert_eq!((play.seat(), play.step()), (Some(1), Step::LastChance { left: 1 }));
}

// EV R30
#[test]
fn whoever_finishes_in_that_round_ends_the_game_as_usual() {
    let scene = Scene::new(2, QUIET).first(1).acting(0).reshuffles(4).reserves(&[1, 5]);
    let mut play = scene.hand("key-brick").start();
    play.play("card key-brick; apartment 0,0; arrow down");
    assert_eq!(play.state.table.finisher, Some(Seat(0)));
    assert_eq!((play.seat(), play.step()), (Some(1), Step::LastChance { left: 0 }));
}

// EV R30
#[test]
fn before_the_fourth_reshuffle_rounds_go_on() {
    let scene = Scene::new(2, QUIET).first(1).acting(0).reshuffles(2);
    let mut play = scene.hands(&["key-brick", "key-teal"]).empty_pile().start();
    play.play("card key-brick; apartment 0,0; arrow down; draw");
    assert_eq!((play.state.table.reshuffles, play.seat(), play.step()), (3, Some(1), Step::Card));
}

// EV 2.6
#[test]
fn no_eviction_can_follow_the_last_chance() {
    for (seats, options) in setup_file("standard").tables {
        for seed in 0..60 {
            let mut last_chance = false;
            random_match(&options, seats, seed, |state, told| {
                if last_chance {
                    assert!(!told.iter().any(|event| matches!(event, Event::EvictionBegan { .. })));
                    assert!(state.table.apartments.iter().all(|home| !home.is_full()));
                }
                last_chance |= told.iter().any(|event| matches!(event, Event::LastChanceBegan { .. }));
            });
            assert!(last_chance);
        }
    }
}

// EV 2.8, EV R31
#[test]
fn the_game_without_cards_ends_with_a_last_chance_too() {
    let board = "
        b.b. .... .... ....
        .... tb.. !.... ....
        .... .... .... t...";
    let mut play = Scene::without_cards(board).reserves(&[1, 3]).start();
    play.play("apartment 0,0; arrow left");
    assert_eq!((play.seat(), play.step()), (Some(1), Step::LastChance { left: 0 }));
    assert_eq!(play.choices(), "apartment 1,1; apartment 2,3; pass");
    play.play("apartment 1,1");
    assert_eq!(play.step(), Step::Over);
}
