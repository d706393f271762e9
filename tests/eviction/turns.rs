//! Select, apply, draw (EV 2.3), and the questions of a turn in their order.

use tenement::rules::eviction::{Event, Step};

use crate::support::{Scene, at, options, random_match};

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... pp.. t...";

// EV 2.3
#[test]
fn a_turn_is_a_card_its_effect_a_draw_and_the_next_seat() {
    let mut play =
        Scene::new(2, QUIET).hands(&["key-brick communication key-plum", "key-teal"]).next_cards("new-lease").start();
    assert_eq!((play.step(), play.seat()), (Step::Card, Some(0)));
    play.play("card key-brick; apartment 0,0; arrow left");
    assert_eq!((play.step(), play.seat()), (Step::Draw, Some(0)));
    assert_eq!(play.choices(), "draw");
    play.play("draw");
    assert_eq!((play.step(), play.seat()), (Step::Card, Some(1)));
    let hand = |seat: usize| -> Vec<_> {
        play.state.hands[seat].iter().map(|card| play.state.table.options.face(card).name()).collect()
    };
    assert_eq!(hand(0), ["key-plum", "communication", "new-lease"]);
    assert_eq!(play.state.table.discards.len(), 1);
}

// EV R22
#[test]
fn equal_cards_are_one_choice() {
    let play = Scene::new(2, QUIET).hand("key-teal new-lease key-teal").start();
    assert_eq!(play.choices(), "card key-teal; card new-lease");
}

// EV R22
#[test]
fn a_single_apartment_or_meeple_is_asked_but_a_single_arrow_is_not() {
    let board = "
        bb.b .... .... m...
        .... t... !.... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("key-brick").start();
    play.play("card key-brick");
    assert_eq!(play.choices(), "apartment 0,0");
    play.play("apartment 0,0");
    assert_eq!(play.step(), Step::Arrival { from: crate::support::spot("0,0 up"), to: at("2,0") });
    let mut play = Scene::new(2, board).hand("departure-day").start();
    play.play("card departure-day");
    assert!(play.legal().len() == 3, "{}", play.choices());
}

// EV 2.3
#[test]
fn a_draw_on_an_empty_pile_first_reshuffles_the_discards_with_the_card_just_played() {
    let mut play = Scene::new(2, QUIET).hands(&["key-brick", "key-teal"]).empty_pile().start();
    assert_eq!(play.state.table.discards.len(), 30);
    play.play("card key-brick; apartment 0,0; arrow left; draw");
    assert!(play.told.contains(&Event::Reshuffled { cards: 31, times: 1 }));
    assert_eq!((play.state.pile.len(), play.state.table.discards.len()), (30, 0));
    assert_eq!(play.state.table.reshuffles, 1);
}

// EV 2.3
#[test]
fn the_pile_is_not_reshuffled_before_a_draw_needs_it() {
    let mut play = Scene::new(2, QUIET).hands(&["key-brick", "key-teal"]).next_cards("").start();
    play.state.table.discards = play.state.pile.split_off(1);
    play.play("card key-brick; apartment 0,0; arrow left; draw");
    assert_eq!((play.state.pile.len(), play.state.table.reshuffles), (0, 0));
}

// EV R29
#[test]
fn a_card_must_be_played_while_one_in_hand_has_an_effect() {
    let board = "
        b... .... .... m...
        .... t... !.... ....
        .... .... p... ....";
    let play = Scene::new(2, board).hand("departure-day departure-day key-plum").start();
    assert_eq!(play.choices(), "card key-plum");
    play.refuses("discard departure-day", "EV R29", "must-play");
}

// EV R29
#[test]
fn without_an_effect_one_discards_a_card_of_choice_then_draws() {
    let board = "
        b... .... .... m...
        .... t... !.... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("departure-day departure-day").start();
    assert_eq!(play.choices(), "discard departure-day");
    play.play("discard departure-day");
    assert_eq!((play.step(), play.seat()), (Step::Draw, Some(0)));
    assert_eq!(play.state.table.discards.len(), 1);
    play.play("draw");
    assert_eq!(play.seat(), Some(1));
    assert_eq!(play.state.hands[0].len(), 2);
}

// EV R17
#[test]
fn a_player_with_no_card_passes_and_draws() {
    let mut play = Scene::new(2, QUIET).hands(&["key-brick", ""]).next_cards("new-lease").start();
    play.play("card key-brick; apartment 0,0; arrow left; draw");
    assert!(play.told.iter().any(|event| matches!(event, Event::NoCard { seat } if seat.0 == 1)));
    assert_eq!((play.step(), play.seat()), (Step::Draw, Some(1)));
    play.play("draw");
    assert_eq!((play.seat(), play.state.hands[1].len()), (Some(0), 1));
}

/// A table where seat 0 holds the whole deck.
fn everything_in_one_hand() -> Scene {
    let mut scene = Scene::new(2, QUIET).hands(&["", ""]);
    let all = scene.missing_cards();
    scene.position.hands = Some(vec![all, Vec::new()]);
    scene.position.pile = Some(Vec::new());
    scene
}

// EV R17
#[test]
fn with_pile_and_discards_empty_nothing_is_drawn() {
    let play = everything_in_one_hand().acting(1).start();
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Card), "seat 1 passed and could not draw");
    assert_eq!(play.state.table.turn, 2);
}

// EV R17, EV R30
#[test]
fn a_turn_that_is_passed_without_a_draw_still_ends_the_last_round() {
    let play = everything_in_one_hand().acting(1).reshuffles(4).start();
    assert_eq!((play.step(), play.seat()), (Step::LastChance { left: 1 }, Some(0)));
}

// EV R19
#[test]
fn a_hand_of_three_always_has_a_card_to_play_and_only_departure_day_may_lack_a_target() {
    for (name, seats) in [("standard", 2), ("grand", 3), ("classic", 4)] {
        let options = options(name, seats);
        for seed in 0..40 {
            random_match(&options, seats, seed, |state, _| {
                if state.table.step != Step::Card {
                    return;
                }
                let hand = state.hands[state.table.active.index()];
                assert_eq!(hand.len(), 3);
                let play = crate::support::Play { state: *state, told: Vec::new() };
                let mut faces: Vec<String> =
                    hand.iter().map(|card| format!("card {}", options.face(card).name())).collect();
                faces.dedup();
                let playable: Vec<String> = play.legal().iter().map(|mv| mv.to_string()).collect();
                assert!(!playable.is_empty());
                assert!(faces.iter().all(|face| playable.contains(face) || face == "card departure-day"));
                assert!(playable.iter().all(|mv| faces.contains(mv)));
                assert!(state.hands.iter().take(seats.into()).all(|hand| hand.len() == 3));
            });
        }
    }
}
