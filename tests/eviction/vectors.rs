//! The vectors of section 3: counts alone, whoever owns the meeples. Each is
//! played with several choices of colours and arrows, which change nothing.

use tenement::rules::eviction::{Event, Step};

use crate::support::{Play, Scene, board_of};

type Grid = &'static [&'static [u8]];

/// The 4 of the grid is a card of three that seat 0 moves into.
fn trigger(full: Grid, seed: u64) -> Play {
    let (mut before, mut at) = (Vec::new(), String::new());
    for (row, counts) in full.iter().enumerate() {
        before.push(counts.iter().map(|&count| count.min(3)).collect::<Vec<u8>>());
        if let Some(column) = counts.iter().position(|&count| count == 4) {
            at = format!("{row},{column}");
        }
    }
    let rows: Vec<&[u8]> = before.iter().map(Vec::as_slice).collect();
    let mut play = Scene::new(4, &board_of(&rows, seed)).hand("communication").start();
    play.play(&format!("card communication; apartment {at}"));
    play.resolve_at_random(seed);
    play
}

fn ends(full: Grid, evictions: u16, waves: u16, counts: Grid) {
    for seed in 0..20 {
        let play = trigger(full, seed);
        assert_eq!(play.counts(), counts);
        assert!(play.told.contains(&Event::ChainEnded { evictions, waves }), "{:?}", play.told.last());
        assert_eq!(play.times(|event| matches!(event, Event::EvictionBegan { .. })), usize::from(evictions));
        assert!(!play.told.iter().any(|event| matches!(event, Event::BuildingCleared { .. })));
    }
}

fn clears(full: Grid, evictions: u16, waves: u16, counts: Grid) {
    for seed in 0..20 {
        let play = trigger(full, seed);
        assert_eq!(play.counts(), counts);
        assert!(matches!(play.step(), Step::Settlement { .. }));
        assert!(play.told.contains(&Event::BuildingCleared { evictions }));
        let chain = play.state.table.chain;
        assert_eq!((chain.evictions, chain.waves), (evictions, waves));
        assert_eq!(chain.evicted.len(), play.state.table.options.apartments());
    }
}

// EV 3
#[test]
fn two_evictions_in_two_waves() {
    ends(&[&[4, 3, 0, 0], &[0, 0, 0, 0], &[0, 0, 0, 0]], 2, 2, &[&[1, 0, 1, 1], &[1, 1, 0, 0], &[1, 1, 0, 0]]);
}

// EV 3
#[test]
fn six_evictions_in_three_waves() {
    ends(&[&[4, 3, 0, 3], &[3, 0, 0, 0], &[3, 0, 0, 0]], 6, 3, &[&[0, 1, 2, 1], &[3, 2, 0, 2], &[1, 2, 0, 2]]);
}

// EV 3
#[test]
fn sixteen_evictions_in_eight_waves() {
    ends(&[&[2, 2, 0, 2], &[4, 3, 2, 3], &[3, 1, 0, 1]], 16, 8, &[&[1, 3, 3, 3], &[0, 1, 2, 1], &[2, 2, 3, 2]]);
}

// EV 3
#[test]
fn twenty_four_evictions_in_ten_waves() {
    ends(
        &[&[3, 4, 3, 2], &[2, 2, 3, 1], &[0, 2, 1, 0], &[0, 3, 3, 2]],
        24,
        10,
        &[&[2, 1, 0, 1], &[3, 1, 2, 2], &[3, 3, 2, 3], &[1, 3, 1, 3]],
    );
}

// EV 3, EV 2.5.8
#[test]
fn a_loop_on_three_by_four_is_cleared_after_thirteen_evictions() {
    clears(&[&[2, 2, 4, 1], &[2, 3, 3, 3], &[1, 1, 2, 0]], 13, 7, &[&[2, 3, 0, 2], &[2, 3, 4, 3], &[1, 1, 3, 0]]);
}

// EV 3, EV 2.5.8
#[test]
fn a_loop_on_four_by_four_is_cleared_after_eighteen_evictions() {
    clears(
        &[&[2, 3, 0, 1], &[4, 2, 3, 3], &[1, 1, 0, 3], &[2, 2, 2, 3]],
        18,
        10,
        &[&[3, 3, 0, 2], &[1, 3, 4, 0], &[2, 1, 0, 4], &[2, 2, 2, 3]],
    );
}
