//! How a cleared building is settled (EV 2.5.8, R26).

use tenement::rules::Seat;
use tenement::rules::eviction::{Colour, Event, Move, Spot, Step};

use crate::support::{Play, Scene, at, board_in, board_of, colour_at};

/// The loop on three by four of section 3, before its trigger.
const LOOP: &[&[u8]] = &[&[2, 2, 3, 1], &[2, 3, 3, 3], &[1, 1, 2, 0]];

/// The colours of a table of four, and of one of two with five neutrals of a colour.
const FOUR: [char; 4] = ['b', 't', 'm', 'p'];
const TWO: [char; 6] = ['b', 'b', 't', 't', 'm', 'p'];

/// Clears the building and stops at the settlement of 1,2, where somebody of
/// `wanted` lives.
fn cleared(colours: &[char], scene: impl Fn(&str) -> Scene, wanted: Colour) -> Play {
    let tries = (0..400).map(|seed| {
        let mut play = scene(&board_in(colours, LOOP, seed)).hand("communication").start();
        play.play("card communication; apartment 0,2");
        play.resolve_at_random(seed);
        assert_eq!(play.step(), Step::Settlement { apartment: at("1,2") });
        play
    });
    tries.into_iter().find(|play| pick(play, wanted).is_some()).expect("one of many chains")
}

/// A meeple of that colour which may be returned.
fn pick(play: &Play, wanted: Colour) -> Option<Spot> {
    play.legal().into_iter().find_map(|mv| match mv {
        Move::Meeple(spot) if colour_at(&play.state, spot) == Some(wanted) => Some(spot),
        _ => None,
    })
}

/// Four seats; seat 0 has placed its last meeple.
fn last_one(board: &str) -> Scene {
    Scene::new(4, board).reserves(&[1, 3, 3, 3])
}

// EV 2.5.8, EV R26
#[test]
fn each_card_still_full_loses_one_to_its_owner_and_nothing_more_is_evicted() {
    let mut play = cleared(&FOUR, |board| Scene::new(4, board), Colour::Teal);
    let evictions = play.times(|event| matches!(event, Event::EvictionBegan { .. }));
    let elsewhere = play.state.table.occupied().next().unwrap().0;
    play.refuses(&Move::Meeple(elsewhere).to_string(), "EV 2.5.8", "not-this-apartment");
    let spot = pick(&play, Colour::Teal).unwrap();
    let reserve = play.reserves()[1];
    play.make(Move::Meeple(spot));
    assert_eq!(play.reserves()[1], reserve + 1);
    assert_eq!(play.counts(), [[2, 3, 0, 2], [2, 3, 3, 3], [1, 1, 3, 0]]);
    assert_eq!(play.times(|event| matches!(event, Event::EvictionBegan { .. })), evictions);
    assert_eq!((play.step(), play.seat()), (Step::Draw, Some(0)), "the turn goes on with the draw");
    assert!(play.told.contains(&Event::ChainEnded { evictions: 13, waves: 7 }));
}

// EV 2.5.8
#[test]
fn full_cards_are_settled_in_reading_order() {
    let grid: &[&[u8]] = &[&[2, 3, 0, 1], &[3, 2, 3, 3], &[1, 1, 0, 3], &[2, 2, 2, 3]];
    let mut play = Scene::new(4, &board_of(grid, 3)).hand("communication").start();
    play.play("card communication; apartment 1,0");
    play.resolve_at_random(3);
    assert_eq!(play.step(), Step::Settlement { apartment: at("1,2") });
    play.make(play.legal()[0]);
    assert_eq!((play.step(), play.seat()), (Step::Settlement { apartment: at("2,3") }, Some(0)));
    play.make(play.legal()[0]);
    assert_eq!(play.step(), Step::Draw);
    assert_eq!(play.times(|event| matches!(event, Event::BuildingCleared { .. })), 1);
}

// EV R26
#[test]
fn a_neutral_goes_to_the_active_players_reserve() {
    let scene = |board: &str| Scene::new(2, board).acting(1).with(|options| options.neutrals = 5);
    let mut play = cleared(&TWO, scene, Colour::Plum);
    let spot = pick(&play, Colour::Plum).unwrap();
    let meeple = play.state.table.at(spot).unwrap();
    let reserves = play.reserves();
    play.make(Move::Meeple(spot));
    assert_eq!(play.reserves(), [reserves[0], reserves[1] + 1]);
    assert_eq!(play.state.table.colour(meeple), Colour::Teal);
}

// EV R26, EV 2.5.8
#[test]
fn the_last_of_a_colour_is_never_returned() {
    // Plum has one meeple on the board, and it ends up in the full card.
    let lone = |board: &str| {
        let mut plums = 0;
        let board: String = board
            .chars()
            .map(|letter| match letter {
                'p' if plums == 0 => {
                    plums += 1;
                    'p'
                }
                'p' => {
                    plums += 1;
                    ['b', 't', 'm'][plums % 3]
                }
                _ => letter,
            })
            .collect();
        Scene::new(4, &board)
    };
    let found = (0..400).find_map(|seed| {
        let mut play = lone(&board_of(LOOP, seed)).hand("communication").start();
        assert_eq!(play.state.table.on_board()[Colour::Plum.index()], 1);
        play.play("card communication; apartment 0,2");
        play.resolve_at_random(seed);
        let spot = play
            .state
            .table
            .occupied()
            .map(|(spot, _)| spot)
            .find(|&spot| spot.apartment == at("1,2") && colour_at(&play.state, spot) == Some(Colour::Plum))?;
        Some((play, spot))
    });
    let (play, spot) = found.expect("one of many chains");
    play.refuses(&Move::Meeple(spot).to_string(), "EV R26", "last-of-colour");
    assert_eq!(play.legal().len(), 3);
}

// EV R13, EV R26
#[test]
fn only_the_settlement_can_cancel_a_finish() {
    let mut play = cleared(&FOUR, last_one, Colour::Brick);
    assert_eq!((play.reserves()[0], play.state.table.finisher), (0, None));
    let mut own = play.clone();
    own.make(Move::Meeple(pick(&own, Colour::Brick).unwrap()));
    assert_eq!((own.reserves()[0], own.step(), own.seat()), (1, Step::Draw, Some(0)));
    assert_eq!(own.state.table.finisher, None);
    let other = play
        .legal()
        .into_iter()
        .find(|mv| matches!(mv, Move::Meeple(spot) if colour_at(&play.state, *spot) != Some(Colour::Brick)));
    play.make(other.expect("not all four are brick"));
    assert_eq!(play.state.table.finisher, Some(Seat(0)));
    assert!(matches!(play.step(), Step::LastChance { .. } | Step::Over));
}

// EV R13, EV R26
#[test]
fn a_neutral_taken_at_the_settlement_cancels_a_finish_too() {
    let scene = |board: &str| Scene::new(2, board).with(|options| options.neutrals = 5).reserves(&[1, 1]);
    let mut play = cleared(&TWO, scene, Colour::Mustard);
    play.make(Move::Meeple(pick(&play, Colour::Mustard).unwrap()));
    assert_eq!((play.reserves()[0], play.step()), (1, Step::Draw));
}
