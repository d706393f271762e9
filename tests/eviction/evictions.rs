//! One eviction, and what its wave does to it (EV 2.5).

use tenement::rules::eviction::{Cause, Event, Move, Step};

use crate::support::{Play, Scene, at, colour_at, spot};

fn arrivals(play: &Play) -> Vec<(String, String, bool)> {
    let text = |spot| Move::Meeple(spot).to_string().replace("meeple ", "");
    let moved = |event: &Event| match *event {
        Event::Evicted { from, to, wrapped, .. } => Some((text(from), text(to), wrapped)),
        _ => None,
    };
    play.told.iter().filter_map(moved).collect()
}

// EV 2.5.1, EV 2.5.3, EV R22
#[test]
fn the_fourth_meeple_evicts_at_once_and_one_leaves_each_way_to_chosen_arrows() {
    let board = "
        .... .... .... ....
        .... bt.m .... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("key-brick").start();
    play.play("card key-brick; apartment 1,1");
    let froms = [("up", "0,1"), ("right", "1,2"), ("down", "2,1"), ("left", "1,0")];
    for ((from, to), arrow) in froms.into_iter().zip(["left", "up", "right", "down"]) {
        assert_eq!(play.step(), Step::Arrival { from: spot(&format!("1,1 {from}")), to: at(to) });
        assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
        play.play(&format!("arrow {arrow}"));
    }
    play.shows(
        ".... ...b .... ....
         ..m. .... t... ....
         .... .b.. p... ....",
    );
    assert_eq!(play.step(), Step::Draw);
}

// EV 2.5.4
#[test]
fn off_the_edge_lands_on_the_opposite_end() {
    let board = "
        bt.m .... .... ....
        .... .... .... ....
        .... .... p... ....";
    let mut play = Scene::new(2, board).hand("key-brick").start();
    play.play("card key-brick; apartment 0,0; arrow up; arrow up; arrow up; arrow up");
    play.shows(
        ".... t... .... m...
         b... .... .... ....
         b... .... p... ....",
    );
    let expected = [
        ("0,0 up", "2,0 up", true),
        ("0,0 right", "0,1 up", false),
        ("0,0 down", "1,0 up", false),
        ("0,0 left", "0,3 up", true),
    ];
    assert_eq!(arrivals(&play), expected.map(|(from, to, wrapped)| (from.into(), to.into(), wrapped)));
}

// EV 2.5.4
#[test]
fn the_last_row_and_column_wrap_too() {
    let board = "
        .... .... .... ....
        .... .... p... ....
        .... .... .... .tmb";
    let mut play = Scene::new(2, board).hand("forced-eviction").start();
    play.play("card forced-eviction; apartment 2,3; arrow right; arrow down; arrow left");
    play.shows(
        ".... .... .... ..m.
         .... .... p... ....
         .t.. .... ...b ....",
    );
    assert_eq!(arrivals(&play).iter().map(|(.., wrapped)| *wrapped).collect::<Vec<_>>(), [true, true, false]);
}

// EV R3, EV 2.5.2
#[test]
fn a_neighbour_with_three_lets_one_in_and_joins_the_next_wave() {
    let board = "
        .... .... .... ....
        .... bt.m tbp. ....
        .... .... .... ....";
    let mut play = Scene::new(2, board).hand("key-brick").start();
    play.play("card key-brick; apartment 1,1; arrow up");
    // The fourth arrival had one arrow; the eviction of 1,1 goes on before 1,2 is evicted.
    assert_eq!(colour_at(&play.state, spot("1,2 left")), colour_at(&play.state, spot("1,2 up")));
    assert_eq!(play.step(), Step::Arrival { from: spot("1,1 down"), to: at("2,1") });
    play.play("arrow up; arrow up");
    assert_eq!(play.step(), Step::Arrival { from: spot("1,2 up"), to: at("0,2") });
    assert_eq!(play.state.table.chain.waves, 2);
    assert_eq!(play.times(|event| matches!(event, Event::WaveBegan { apartments: 1, .. })), 2);
    play.resolve();
    assert_eq!(play.counts(), [[0, 1, 1, 0], [1, 1, 0, 1], [0, 1, 1, 0]]);
}

// EV R7
#[test]
fn the_arrival_arrow_is_chosen_after_seeing_earlier_arrivals() {
    // On three rows 0,1 and 2,1 are next door to each other and to 1,1.
    let board = "
        .... tmp. .... ....
        .... bt.m .... ....
        .... bmp. .... ....";
    let mut play = Scene::new(4, board).hand("key-brick").start();
    play.play("card key-brick; apartment 1,1; arrow up; arrow up; apartment 0,1");
    // t is blocked by 2,1; m goes right, p goes down to 1,1, which is empty now.
    play.play("arrow up; arrow left");
    assert_eq!(play.step(), Step::Arrival { from: spot("0,1 left"), to: at("0,0") });
    play.play("arrow up; arrow up");
    // Next, 2,1 sends its upper meeple to 1,1, where the left arrow is taken now.
    assert_eq!(play.step(), Step::Arrival { from: spot("2,1 up"), to: at("1,1") });
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down");
}

// EV R7
#[test]
fn the_arrow_offered_is_the_one_left_by_or_the_next_free_one_clockwise() {
    use tenement::rules::eviction::Arrow::{Down, Left, Right, Up};
    let board = "
        .... .b.t t.bb bb..
        .... m... p... ....
        .... .... .... ....";
    let table = Scene::new(2, board).hand("key-brick").start().state.table;
    let offered = |home: &str| [Up, Right, Down, Left].map(|left_by| table.default_arrow(at(home), left_by).unwrap());
    assert_eq!(offered("0,0"), [Up, Right, Down, Left]);
    assert_eq!(offered("0,1"), [Up, Down, Down, Up]);
    assert_eq!(offered("0,2"), [Right; 4]);
    assert_eq!(offered("0,3"), [Down, Down, Down, Left]);
}

/// Two cards next door to each other (by the wrap of three rows) fill up in one
/// wave: the first one evicted is blocked toward the second.
fn two_in_a_wave() -> Play {
    let board = "
        .... tmp. .... ....
        .... bt.m .... ....
        .... bmp. .... ....";
    let mut play = Scene::new(4, board).hand("key-brick").start();
    play.play("card key-brick; apartment 1,1; arrow up; arrow up");
    play
}

// EV 2.5.2
#[test]
fn the_player_picks_the_order_inside_a_wave() {
    let play = two_in_a_wave();
    assert_eq!((play.step(), play.seat()), (Step::Wave, Some(0)));
    assert_eq!(play.choices(), "apartment 0,1; apartment 2,1");
    for (first, second) in [("0,1", "2,1"), ("2,1", "0,1")] {
        let mut play = play.clone();
        play.play(&format!("apartment {first}"));
        play.resolve();
        let order: Vec<_> = play
            .told
            .iter()
            .filter_map(|event| match event {
                Event::EvictionBegan { apartment, cause: Cause::Chain { wave: 2, .. } } => Some(*apartment),
                _ => None,
            })
            .collect();
        // The last card of the wave needs no choice.
        assert_eq!(order, [at(first), at(second)]);
    }
}

// EV 2.5.5, EV 2.5.6, EV R25
#[test]
fn a_meeple_that_finds_next_door_full_stays_and_is_put_back_once_the_others_have_left() {
    let mut play = two_in_a_wave();
    play.play("apartment 0,1; arrow up; arrow up");
    assert_eq!(play.step(), Step::Arrival { from: spot("0,1 left"), to: at("0,0") });
    assert!(colour_at(&play.state, spot("0,1 up")).is_some(), "it stays where it is until the others have left");
    play.play("arrow up");
    assert_eq!(play.step(), Step::PutBack { apartment: at("0,1") });
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
    play.play("arrow down");
    play.shows(
        "b... ..t. m... ....
         m... p... t... ....
         .... bmpb .... ....",
    );
}

// EV 2.5.6
#[test]
fn what_counts_is_the_destination_at_the_moment_of_the_move() {
    let mut play = two_in_a_wave();
    play.play("apartment 0,1; arrow up; arrow up; arrow up; arrow down");
    // 2,1 sends down to 0,1, which is no longer full, though it was in the same wave.
    play.play("arrow right; arrow up");
    assert_eq!(play.step(), Step::Arrival { from: spot("2,1 down"), to: at("0,1") });
    play.play("arrow left; arrow up");
    play.shows(
        "b... ..tp m... ....
         m... pb.. t... ....
         b... .... m... ....",
    );
    assert_eq!(play.times(|event| matches!(event, Event::Blocked { .. })), 1);
}

// EV R6
#[test]
fn a_card_left_with_fewer_than_four_by_blocking_is_no_longer_full() {
    let mut play = two_in_a_wave();
    play.play("apartment 0,1");
    play.resolve();
    // One stayed and one came from 2,1: no third wave.
    assert!(play.told.contains(&Event::ChainEnded { evictions: 3, waves: 2 }));
    assert_eq!(play.state.table.apartment(at("0,1")).count(), 2);
    assert_eq!(play.step(), Step::Draw);
}

/// Forced Eviction fills three cards; evicting the upper one fills a fourth.
fn three_in_a_wave() -> Play {
    let board = "
        .... .... bmp. .... ....
        .... .... t.mp .... ....
        .... ttm. bb.t tpm. ....
        .... .... .... .... ....";
    let mut play = Scene::new(4, board).hand("forced-eviction").start();
    play.play("card forced-eviction; apartment 2,2");
    play
}

// EV R8, EV 2.4
#[test]
fn forced_eviction_fills_up_to_three_cards_which_are_the_first_wave_in_chosen_order() {
    let play = three_in_a_wave();
    assert!(play.told.contains(&Event::WaveBegan { wave: 1, apartments: 3 }));
    assert_eq!(play.choices(), "apartment 1,2; apartment 2,1; apartment 2,3");
    let mut play = play.clone();
    play.play("apartment 2,3");
    play.resolve();
    assert_eq!(play.times(|event| matches!(event, Event::EvictionBegan { .. })), 1 + 4);
}

// EV R24
#[test]
fn a_forced_eviction_is_never_blocked_and_counts_neither_as_wave_nor_eviction() {
    let mut play = three_in_a_wave();
    assert_eq!((play.state.table.chain.evictions, play.state.table.chain.waves), (0, 1));
    assert!(play.state.table.chain.evicted.is_empty());
    let forced = |event: &Event| matches!(event, Event::Evicted { cause: Cause::ForcedEviction, .. });
    assert_eq!((play.times(forced), play.times(|event| matches!(event, Event::Blocked { .. }))), (3, 0));
    assert_eq!(play.state.table.apartment(at("2,2")).count(), 0);
    play.play("apartment 2,3");
    play.resolve();
    assert!(!play.state.table.chain.evicted.contains(at("2,2")));
    // Three of the first wave and 0,2, which the upper one filled.
    assert!(play.told.contains(&Event::ChainEnded { evictions: 4, waves: 2 }));
}

// EV R21, EV 2.5.2
#[test]
fn a_card_that_fills_during_a_wave_waits_for_the_next() {
    let mut play = three_in_a_wave();
    play.play("apartment 1,2");
    while play.step() != Step::Wave {
        play.make(play.legal()[0]);
    }
    assert!(play.state.table.apartment(at("0,2")).is_full());
    assert_eq!(play.choices(), "apartment 2,1; apartment 2,3");
    play.refuses("apartment 0,2", "EV 2.5.2", "next-wave");
    play.refuses("apartment 1,2", "EV 2.5.2", "not-in-wave");
}

// EV R23
#[test]
fn the_active_player_decides_for_everybodys_meeples() {
    let board = "
        .... tmp. .... ....
        .... tt.m .... ....
        .... bmp. .... ....";
    let mut play = Scene::new(4, board).acting(2).hand("key-teal").start();
    play.play("card key-teal; apartment 1,1");
    while play.step() != Step::Draw {
        assert_eq!(play.seat(), Some(2));
        play.make(play.legal()[0]);
    }
}
