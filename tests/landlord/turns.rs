//! Never stuck, never endless; and how places are counted.

use rand::seq::IndexedRandom;
use tenement::rules::landlord::{Ending, Event, Landlord, Move, Step};
use tenement::rules::{Chance, Game};

use crate::support::{names, options, random_match, table};

const SETUPS: [&str; 5] = ["standard", "starter", "seventy-five", "mild", "bazaar"];

/// What ends each step or window whatever else there is.
fn way_out(step: Step) -> Option<Move> {
    match step {
        Step::Act | Step::Buy => Some(Move::Done),
        Step::Site { .. } => Some(Move::TakeDown),
        Step::Error | Step::Police | Step::SquattersPolice | Step::Shield | Step::DoubleSystem => Some(Move::Pass),
        Step::Suspicion => Some(Move::Jail),
        Step::OfferAnswer => Some(Move::Decline),
        _ => None,
    }
}

fn is_forced(step: Step) -> bool {
    matches!(
        step,
        Step::ExamineHouse
            | Step::ExamineTenant { .. }
            | Step::Rehome { .. }
            | Step::MusicTenant
            | Step::MusicPlace { .. }
            | Step::DemolitionTenant
            | Step::DemolitionPlace { .. }
            | Step::ErrorHouse
            | Step::ErrorTenant
    )
}

// LL R98
#[test]
fn there_is_always_a_legal_move_and_forced_choices_have_two() {
    let mut moves = Vec::new();
    for (name, seats) in SETUPS.into_iter().zip([2, 3, 4, 5, 6]) {
        for seed in 0..3 {
            random_match(&options(name, seats), seats, seed, |state, _, _| {
                Landlord::legal_moves(state, &mut moves);
                let step = state.table.step;
                assert_eq!(moves.is_empty(), step == Step::Over);
                assert!(way_out(step).is_none_or(|mv| moves.contains(&mv)), "{step:?}");
                assert!(!is_forced(step) || moves.len() > 1, "{step:?}: {moves:?}");
            });
        }
    }
}

// LL R99
#[test]
fn every_turn_ends_even_if_nobody_wants_it_to() {
    let mut moves = Vec::new();
    for (name, seats) in SETUPS.into_iter().zip([6, 5, 4, 3, 2]) {
        let mut state = Landlord::setup(&options(name, seats), seats, 5).unwrap();
        let mut chance = Chance::new(9);
        let (mut turn, mut made) = (0, 0);
        while Landlord::to_act(&state).is_some() {
            if turn != state.table.turn {
                (turn, made) = (state.table.turn, 0);
            }
            made += 1;
            assert!(made < 3000, "{name}: turn {turn} does not end");
            Landlord::legal_moves(&state, &mut moves);
            if moves.len() > 1 {
                moves.retain(|&mv| mv != Move::Done);
            }
            let mv = *moves.choose(&mut chance.occasion()).unwrap();
            Landlord::play(&mut state, mv, &mut |_| {}).unwrap();
        }
    }
}

// LL R97
#[test]
fn a_card_that_would_do_nothing_is_not_played_but_can_be_a_floor() {
    let hand = "own-use move law police alibi error double-system rent-refusal murder bomb";
    let mut play = table(2).hand(0, &format!("{hand} attic-flat")).start();
    let refusals = [
        ("own-use", "LL R74", "no-house-with-tenants"),
        ("move", "LL R97", "nobody-to-move"),
        ("law", "LL R97", "not-in-jail"),
        ("police", "LL R97", "only-in-a-window"),
        ("alibi", "LL R97", "only-in-a-window"),
        ("error", "LL R97", "only-in-a-window"),
        ("double-system", "LL R97", "nothing-discarded"),
        ("rent-refusal", "LL R75", "nobody-to-refuse"),
        ("murder", "LL 1.5", "nobody-to-murder"),
        ("bomb", "LL 1.5", "no-house"),
    ];
    for (card, rule, reason) in refusals {
        play.refuses(&format!("play {card}"), rule, reason);
        assert!(play.may(&format!("floor {card}")), "{card}");
    }
    play.play("floor law; floor own-use; floor double-system; finish attic-flat");
    assert_eq!(play.house(0).height(), 3);
}

// LL R51, LL R97
#[test]
fn a_double_system_on_top_is_not_taken_back() {
    let play = table(2).hand(0, "double-system").discards("single double-system").start();
    play.refuses("play double-system", "LL R51", "not-itself");
}

// LL 1.3
#[test]
fn a_whole_turn_is_told_in_order() {
    let scene = table(2).house(0, "2 roof", "single 1").hand(0, "student").pile("law bomb").acting(1);
    let mut play = scene.start();
    play.end_turn();
    play.told.clear();
    play.play("play student; flat 0,2; done; buy; done");
    assert_eq!(names(&play.told), "card-played moved-in rent-paid rent-paid rent-collected drawn turn-began");
}

// LL R109, LL R94
#[test]
fn places_are_counted_1_1_3() {
    let scene = table(3).with(|options| options.ending = Ending::Rounds(1)).acting(2).turns(2);
    let mut play = scene.money(&[9, 9, 3]).start();
    play.end_turn();
    assert!(matches!(play.told.last(), Some(Event::Ended { .. })));
    assert_eq!(play.result().iter().map(|placing| placing.rank).collect::<Vec<_>>(), [1, 1, 3]);
}
