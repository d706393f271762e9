//! What holds for every chain (EV 2.5.2, 2.5.8, R37): properties checked over
//! many random matches and crowded boards.

use tenement::rules::Chance;
use tenement::rules::eviction::{Cause, Event, Options, State, Step};

use crate::support::{Play, Scene, at, board_of, options, random_match, spot};

/// Meeples on the board, lifted ones included.
fn on_board(state: &State) -> u8 {
    state.table.on_board().iter().sum::<u8>() + state.table.chain.lifted.len() as u8
}

/// Plays so many random matches and counts the buildings cleared; checks that
/// the hard stop never fires and that the board is never fuller than `most`
/// while a chain is under way.
fn chains(options: &Options, seats: u8, seeds: std::ops::Range<u64>, most: u8) -> usize {
    let mut cleared = 0;
    let hard_stop = u16::from(options.hard_stop) * u16::from(options.apartments());
    for seed in seeds {
        random_match(options, seats, seed, |state, told| {
            for event in told {
                match event {
                    Event::BuildingCleared { .. } => {
                        cleared += 1;
                        assert_eq!(state.table.chain.evicted.len(), options.apartments(), "the hard stop fired");
                    }
                    Event::WaveBegan { .. } => assert!(on_board(state) <= most, "{} on the board", on_board(state)),
                    Event::ChainEnded { evictions, .. } => assert!(*evictions < hard_stop),
                    _ => {}
                }
            }
        });
    }
    cleared
}

// EV R37, EV 2.5.8
#[test]
fn on_a_safe_grid_no_building_is_cleared_and_the_board_stays_within_its_bound() {
    for (seats, most) in [(2, 21), (3, 27), (4, 33)] {
        let options = options("grand", seats);
        assert!(u16::from(most) < 2 * u16::from(options.apartments()), "the grid is safe");
        assert_eq!(chains(&options, seats, 0..500, most), 0);
    }
}

// EV R37, EV 2.5.8
#[test]
fn classic_with_four_is_the_only_offered_grid_that_is_not_safe() {
    for (seats, most) in [(2, 21), (3, 27)] {
        assert!(most < 2 * options("classic", seats).apartments());
    }
    assert!(33 >= 2 * options("classic", 4).apartments());
    chains(&options("classic", 4), 4, 0..500, 33);
}

// EV 2.5.8
#[test]
fn on_the_smallest_grid_endless_chains_are_stopped_by_the_building_cleared_rule_alone() {
    let mut options = options("standard", 4);
    (options.rows, options.columns, options.haunted) = (3, 3, 1);
    let cleared = chains(&options, 4, 0..200, 33);
    assert!(cleared > 0, "some of these chains are endless");
}

// EV 2.5.8
#[test]
fn a_chain_with_fewer_than_two_meeples_for_each_apartment_always_ends_by_itself() {
    use rand::RngExt;
    let mut rng = Chance::new(11).occasion();
    let mut cleared = [0, 0];
    for seed in 0..400 {
        // 3x4: up to three on a card, one card with three where the fourth arrives.
        let mut counts = vec![vec![0u8; 4]; 3];
        counts[1][1] = 3;
        let crowd = rng.random_range(18..31u32);
        for _ in 3..crowd {
            let home = &mut counts[rng.random_range(0..3u32) as usize][rng.random_range(0..4u32) as usize];
            *home = 3.min(*home + 1);
        }
        let total: u8 = 1 + counts.iter().flatten().sum::<u8>();
        let rows: Vec<&[u8]> = counts.iter().map(Vec::as_slice).collect();
        let mut play = Scene::new(4, &board_of(&rows, seed)).hand("communication").start();
        play.play("card communication; apartment 1,1");
        play.resolve_at_random(seed);
        let settles = matches!(play.step(), Step::Settlement { .. });
        assert!(!settles || total >= 24, "{total} meeples on twelve apartments");
        cleared[usize::from(settles)] += 1;
    }
    assert!(cleared[0] > 50 && cleared[1] > 50, "both kinds of chains were seen: {cleared:?}");
}

// EV 2.5.2
#[test]
fn a_wave_evicts_each_of_its_cards_exactly_once_and_a_new_one_lists_all_that_are_full() {
    let mut options = options("standard", 4);
    (options.rows, options.columns, options.haunted) = (3, 4, 1);
    let mut waves = 0;
    for seed in 0..100 {
        let (mut listed, mut begun) = (0, Vec::new());
        random_match(&options, 4, seed, |_, told| {
            for event in told {
                match *event {
                    Event::WaveBegan { apartments, .. } => {
                        assert_eq!(begun.len(), listed);
                        (listed, begun) = (usize::from(apartments), Vec::new());
                        waves += 1;
                    }
                    Event::EvictionBegan { apartment, cause: Cause::Chain { .. } } => {
                        assert!(!begun.contains(&apartment));
                        begun.push(apartment);
                    }
                    Event::ChainEnded { .. } => assert_eq!(begun.len(), listed),
                    _ => {}
                }
            }
        });
    }
    assert!(waves > 100);
}

// EV R5
#[test]
fn a_card_that_refills_in_the_same_chain_is_evicted_again() {
    let grid: &[&[u8]] = &[&[2, 2, 0, 2], &[3, 3, 2, 3], &[3, 1, 0, 1]];
    let mut play = Scene::new(4, &board_of(grid, 1)).hand("communication").start();
    play.play("card communication; apartment 1,0");
    play.resolve_at_random(1);
    let again = play.state.table.options.addresses().any(|address| {
        play.times(|event| matches!(event, Event::EvictionBegan { apartment, .. } if *apartment == address)) > 1
    });
    assert!(again);
}

/// Forced Eviction of 3,2 has filled 2,2 and 4,2. By hand, because only a long
/// chain leads there, all neighbours of 2,2 are filled up from the reserves.
fn surrounded() -> Play {
    let board = "
        .... .... .... .... ....
        .... .... bmp. .... ....
        .... tmp. tmp. btm. ....
        .... .... b.t. .... ....
        .... .... bmp. .... ....";
    let mut play = Scene::new(4, board).hand("forced-eviction").start();
    play.play("card forced-eviction; apartment 3,2");
    assert_eq!(play.choices(), "apartment 2,2; apartment 4,2");
    let table = &mut play.state.table;
    for (index, home) in table.options.addresses().zip(&mut table.apartments) {
        if ["1,2", "2,1", "2,3", "3,2"].map(at).contains(&index) {
            for place in home.places.iter_mut().filter(|place| place.is_none()) {
                let reserve = table.reserves.iter_mut().max_by_key(|reserve| reserve.len()).unwrap();
                *place = reserve.first();
                reserve.remove(place.unwrap());
            }
        }
    }
    play
}

// EV R4, EV R25
#[test]
fn with_all_four_neighbours_full_nobody_moves_away_but_all_may_change_arrows() {
    let mut play = surrounded();
    let [up, right, down, left] = play.state.table.apartment(at("2,2")).places;
    play.play("apartment 2,2");
    assert_eq!(play.step(), Step::PutBack { apartment: at("2,2") });
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
    // The first meeple, from up, goes left; the last one has no choice.
    play.play("arrow left; arrow up; arrow right");
    assert_eq!(play.state.table.apartment(at("2,2")).places, [right, down, left, up]);
}

// EV R4
#[test]
fn a_card_that_could_move_nobody_is_tried_again_in_the_next_wave() {
    let mut play = surrounded();
    play.play("apartment 2,2; arrow up; arrow right; arrow down");
    while play.state.table.chain.waves == 1 {
        play.make(play.legal()[0]);
    }
    assert_eq!(play.choices(), "apartment 1,2; apartment 2,1; apartment 2,2; apartment 2,3; apartment 3,2");
}

// EV 2.5.6, EV 2.5.5
#[test]
fn a_card_that_could_move_nobody_blocks_those_evicted_after_it() {
    let mut play = surrounded();
    play.play("apartment 2,2; arrow up; arrow right; arrow down");
    while play.state.table.chain.waves == 1 {
        play.make(play.legal()[0]);
    }
    play.play("apartment 2,2; arrow up; arrow right; arrow down; apartment 3,2");
    while matches!(play.step(), Step::Arrival { .. }) {
        play.make(play.legal()[0]);
    }
    let blocked = |event: &Event| matches!(event, Event::Blocked { at: on, next_door, .. } if (*on, *next_door) == (spot("3,2 up"), at("2,2")));
    assert_eq!(play.times(blocked), 1);
}
