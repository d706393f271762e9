//! What each card does (EV 2.4).

use tenement::rules::eviction::{Event, Step};

use crate::support::{Play, Scene};

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... pp.. t...";

fn quiet(hand: &str) -> Play {
    Scene::new(2, QUIET).hand(hand).start()
}

// EV 2.4, EV R22
#[test]
fn a_key_lets_one_move_in_where_its_colour_lives() {
    let mut play = quiet("key-teal");
    play.play("card key-teal");
    assert_eq!(play.choices(), "apartment 1,1; apartment 2,3");
    play.play("apartment 1,1");
    assert_eq!(play.choices(), "arrow down; arrow left");
    play.play("arrow left");
    play.shows(
        "b... .... .... m...
         .... tb.b !.... m...
         .... .... pp.. t...",
    );
    assert_eq!((play.reserves(), play.step()), (vec![6, 7], Step::Draw));
}

// EV R1
#[test]
fn a_key_of_a_rival_or_a_neutral_places_your_own_meeple() {
    let mut play = quiet("key-mustard");
    play.play("card key-mustard");
    assert_eq!(play.choices(), "apartment 0,3; apartment 1,3");
    play.play("apartment 0,3; arrow down");
    play.shows(
        "b... .... .... m.b.
         .... tb.. !.... m...
         .... .... pp.. t...",
    );
}

// EV R2
#[test]
fn a_key_on_a_target_with_three_fills_it_and_your_new_meeple_leaves_too() {
    let board = "
        b... .... .... m...
        .... tbm. !.... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("key-teal").start();
    // The last arrow needs no choice; the new meeple stands on the left one.
    play.play("card key-teal; apartment 1,1; arrow up; arrow up; arrow up; arrow right");
    play.shows(
        "b... t... .... m...
         .b.. .... !b... ....
         .... m... p... ....",
    );
}

// EV 2.4, EV R27
#[test]
fn communication_is_a_key_of_any_colour_without_naming_one() {
    let mut play = quiet("communication");
    play.play("card communication");
    assert_eq!(
        play.choices(),
        "apartment 0,0; apartment 0,3; apartment 1,1; apartment 1,3; apartment 2,2; apartment 2,3"
    );
    play.refuses("apartment 0,1", "EV R27", "nobody-home");
    play.play("apartment 2,2; arrow left");
    play.shows(
        "b... .... .... m...
         .... tb.. !.... m...
         .... .... pp.b t...",
    );
}

// EV 2.4
#[test]
fn departure_day_takes_a_rivals_meeple_back_to_its_owners_reserve() {
    let mut play = quiet("departure-day");
    play.play("card departure-day");
    assert_eq!(
        play.choices(),
        "meeple 0,0 up; meeple 0,3 up; meeple 1,1 up; meeple 1,1 right; meeple 1,3 up; meeple 2,2 up; \
         meeple 2,2 right; meeple 2,3 up"
    );
    play.play("meeple 1,1 up");
    play.shows(
        "b... .... .... m...
         .... .b.. !.... m...
         .... .... pp.. t...",
    );
    assert_eq!(play.reserves(), [7, 8]);
}

// EV 2.4
#[test]
fn forced_eviction_moves_each_meeple_by_its_arrow_to_a_chosen_one() {
    let mut play = quiet("forced-eviction");
    play.play("card forced-eviction; apartment 2,2");
    // Up first: 1,2 is empty, so all four arrows are offered.
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
    play.play("arrow left");
    assert_eq!(play.choices(), "arrow right; arrow down; arrow left");
    play.play("arrow down");
    play.shows(
        "b... .... .... m...
         .... tb.. !...p m...
         .... .... .... t.p.",
    );
    assert_eq!(play.step(), Step::Draw);
}

// EV 2.4, EV R27
#[test]
fn a_new_lease_is_for_empty_apartments_of_any_kind_or_a_key_of_your_own_colour() {
    let mut play = quiet("new-lease");
    play.play("card new-lease");
    assert_eq!(
        play.choices(),
        "apartment 0,0; apartment 0,1; apartment 0,2; apartment 1,0; apartment 1,1; apartment 1,2; apartment 2,0; \
         apartment 2,1"
    );
    play.refuses("apartment 2,3", "EV R27", "lease");
    let mut haunted = play.clone();
    haunted.play("apartment 1,2; arrow down");
    haunted.shows(
        "b... .... .... m...
         .... tb.. !..b. m...
         .... .... pp.. t...",
    );
    play.play("apartment 1,1; arrow down");
    play.shows(
        "b... .... .... m...
         .... tbb. !.... m...
         .... .... pp.. t...",
    );
}

// EV R12
#[test]
fn a_new_lease_without_an_empty_apartment_is_only_a_key() {
    let board = "
        b... t... t... m...
        p... t... t... t...
        m... b... p... t...";
    let mut play = Scene::new(2, board).hand("new-lease").start();
    play.play("card new-lease");
    assert_eq!(play.choices(), "apartment 0,0; apartment 2,1");
}

// EV 2.4, EV R22
#[test]
fn a_swap_exchanges_two_meeples_and_each_takes_the_others_arrow() {
    let mut play = quiet("apartment-swap");
    play.play("card apartment-swap; meeple 0,0 up");
    assert_eq!(play.step(), Step::SwapSecond { first: crate::support::spot("0,0 up") });
    play.play("meeple 2,2 right");
    play.shows(
        "p... .... .... m...
         .... tb.. !.... m...
         .... .... pb.. t...",
    );
}

// EV 2.4
#[test]
fn a_swap_may_be_on_one_card() {
    let mut play = quiet("apartment-swap");
    play.play("card apartment-swap; meeple 1,1 right; meeple 1,1 up");
    play.shows(
        "b... .... .... m...
         .... bt.. !.... m...
         .... .... pp.. t...",
    );
}

// EV R10
#[test]
fn a_swap_that_changes_nothing_is_legal() {
    let mut play = quiet("apartment-swap");
    play.play("card apartment-swap; meeple 0,3 up; meeple 1,3 up");
    play.shows(QUIET);
    assert_eq!(play.times(|event| matches!(event, Event::Swapped { .. })), 1);
}

// EV R10, EV 2.5.7
#[test]
fn swap_and_renovation_never_evict_even_between_cards_of_three() {
    let board = "
        bbb. .... .... m...
        .... ttt. !.... m...
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("apartment-swap renovation").start();
    play.play("card apartment-swap; meeple 0,0 up; meeple 1,1 down");
    play.shows(
        "tbb. .... .... m...
         .... ttb. !.... m...
         .... .... p... ....",
    );
    let mut play = Scene::new(2, board).hand("apartment-swap renovation").start();
    play.play("card renovation; apartment 0,0; arrow left; arrow up; arrow down");
    play.shows(
        "b.bb .... .... m...
         .... ttt. !.... m...
         .... .... p... ....",
    );
    assert_eq!(play.times(|event| matches!(event, Event::EvictionBegan { .. } | Event::Evicted { .. })), 0);
}

// EV 2.4, EV R22
#[test]
fn renovation_asks_an_arrow_for_each_meeple_in_the_order_of_where_they_stood() {
    let board = "
        b... .... .... m...
        .... .tmb !.... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("renovation").start();
    play.play("card renovation; apartment 1,1");
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
    play.play("arrow left");
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down");
    play.play("arrow down");
    assert_eq!(play.choices(), "arrow up; arrow right");
    play.play("arrow up");
    play.shows(
        "b... .... .... m...
         .... b.mt !.... ....
         .... .... p... ....",
    );
    assert_eq!(play.step(), Step::Draw);
}

// EV R10
#[test]
fn a_renovation_that_changes_nothing_is_legal() {
    let mut play = quiet("renovation");
    play.play("card renovation; apartment 1,1; arrow up; arrow right");
    play.shows(QUIET);
}

// EV 2.4
#[test]
fn renovation_is_not_for_an_empty_apartment() {
    let mut play = quiet("renovation");
    play.play("card renovation");
    play.refuses("apartment 0,1", "EV 2.4", "nobody-to-renovate");
}

// EV R9
#[test]
fn forced_eviction_is_not_for_an_empty_apartment_but_for_a_haunted_one() {
    let board = "
        b... .... .... m...
        .... tb.. !...m ....
        .... .... p... t...";
    let mut play = Scene::new(2, board).hand("forced-eviction").start();
    play.play("card forced-eviction");
    play.refuses("apartment 0,1", "EV R9", "nobody-to-evict");
    play.play("apartment 1,2; arrow left");
    play.shows(
        "b... .... .... m...
         .... tb.m !.... ....
         .... .... p... t...",
    );
}

// EV R11
#[test]
fn departure_day_is_not_playable_with_every_colour_at_one() {
    let board = "
        b... .... .... m...
        .... t... !.... ....
        .... .... p... ....";
    let play = Scene::new(2, board).hand("departure-day key-teal").start();
    assert_eq!(play.choices(), "card key-teal");
    play.refuses("card departure-day", "EV R29", "no-effect");
}

// EV R11, EV 2.4
#[test]
fn departure_day_never_takes_the_last_of_a_colour() {
    let board = "
        b... .... .... m...
        .... t... !.... m...
        .... .... p... t...";
    let mut play = Scene::new(2, board).hand("departure-day").start();
    play.play("card departure-day");
    assert_eq!(play.choices(), "meeple 0,3 up; meeple 1,1 up; meeple 1,3 up; meeple 2,3 up");
    play.refuses("meeple 0,0 up", "EV 2.4", "last-of-colour");
    play.refuses("meeple 2,2 up", "EV 2.4", "last-of-colour");
}

// EV R11
#[test]
fn departure_day_on_your_own_meeple_is_legal() {
    let mut play = quiet("departure-day");
    play.play("card departure-day; meeple 1,1 right");
    assert_eq!(play.reserves(), [8, 7]);
}
