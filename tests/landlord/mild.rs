//! The mild game (LL 1.9, LL R96).

use tenement::rules::landlord::{Event, Kind, Step};

use crate::support::{Play, options, random_match, table_of};

// LL R96
#[test]
fn every_bomb_and_murder_leaves_the_deck_before_set_up() {
    let options = options("mild", 4);
    assert_eq!(options.cards().count() + 1, 102, "with Jail");
    let play = Play::setup(&options, 4, 1);
    let hands = play.state.hands.iter().flat_map(|hand| hand.iter());
    let dealt: Vec<_> = hands.chain(play.state.pile).collect();
    assert!(dealt.iter().all(|&card| !play.state.table.kind(card).is_crime()));
    assert_eq!(dealt.len(), 102 - 1 - 4, "without Jail and four starting roofs");
}

// LL R96
#[test]
fn in_a_mild_game_nobody_is_ever_jailed_asked_for_an_error_or_suspected() {
    for seed in 0..3 {
        let state = random_match(&options("mild", 3), 3, seed, |state, _, told| {
            assert_eq!(state.table.jailed, None);
            for event in told {
                assert!(!matches!(event, Event::Jailed { .. } | Event::CrimeDeclared { .. } | Event::Suspected { .. }));
            }
        });
        assert_eq!(state.table.step, Step::Over);
    }
}

// LL R96
#[test]
fn in_a_mild_game_the_police_works_on_squatters() {
    let scene = table_of("mild", 2).house(1, "1 roof", "").hand(0, "squatters").hand(1, "police");
    let mut play = scene.start();
    play.play("play squatters; flat 0,1");
    assert_eq!((play.step(), play.seat()), (Step::SquattersPolice, Some(1)));
    play.play("counter police");
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("", "squatters police"));
}

// LL R96
#[test]
fn in_a_mild_game_no_crime_can_be_dealt_by_a_position() {
    for kind in [Kind::Bomb, Kind::Murder] {
        let unfit = table_of("mild", 2).hand(0, kind.name()).load().unwrap_err();
        assert_eq!((unfit.field, unfit.rule), ("hands", "LL deck"));
    }
}
