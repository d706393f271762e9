//! What may be taken back: everything until a card is drawn or rivals are asked.

use tenement::record::{Final, Match, Whose};
use tenement::rules::landlord::{Landlord, State, Step};
use tenement::rules::{Game, Seat};

use crate::support::{Scene, options, table};

fn begin(scene: Scene) -> Match<Landlord> {
    let state = scene.load().unwrap();
    Match::from_state(state, scene.options, scene.seats, 1)
}

fn play(game: &mut Match<Landlord>, moves: &str) {
    for mv in moves.split(';') {
        game.play(mv.trim().parse().unwrap()).unwrap();
    }
}

/// A person sits at every seat, and this one wants a decision back.
fn only(seat: u8) -> impl Fn(Seat) -> Whose {
    move |by| if by == Seat(seat) { Whose::Own } else { Whose::Other }
}

/// Takes every one of the moves back and looks whether all is as it was.
#[track_caller]
fn there_and_back(scene: Scene, moves: &str) {
    let mut game = begin(scene);
    let mut states: Vec<State> = Vec::new();
    for mv in moves.split("; ") {
        states.push(*game.state());
        play(&mut game, mv);
    }
    for state in states.into_iter().rev() {
        assert_eq!(game.may_undo(only(0)), Ok(1), "{moves}");
        game.undo(only(0)).unwrap();
        assert!(*game.state() == state, "{moves}");
    }
    assert_eq!(game.undo(only(0)), Err(Final::Nothing));
}

/// A house of each of two seats.
fn houses() -> Scene {
    table(2).house(0, "2 roof", "mother-child 1").house(1, "2 roof", "student 1")
}

// LL R66, R67
#[test]
fn building_moving_in_recalling_and_altering_can_be_taken_back() {
    let scene = houses().hand(0, "alibi law roof roof single cellar-flat musician loft-conversion");
    there_and_back(scene.clone(), "floor alibi; floor law; take-down");
    there_and_back(scene.clone(), "floor alibi; floor law; finish roof; play single; flat 2,1");
    there_and_back(scene.clone(), "recall 0,1; play mother-child; flat 0,2");
    there_and_back(scene.clone(), "play cellar-flat; house 1; play loft-conversion; house 0");
    there_and_back(scene, "play musician; flat 1,2; play single");
}

// LL R43, R88
#[test]
fn bail_and_the_rent_can_be_taken_back_until_a_card_is_drawn() {
    let scene = || houses().money(&[5]).jailed(0);
    there_and_back(scene(), "bail; done");
    let mut game = begin(scene());
    play(&mut game, "bail; done; buy");
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed));
}

// LL R56, R66
#[test]
fn never_after_a_card_was_drawn() {
    let mut game = begin(houses());
    play(&mut game, "done; buy");
    let before = *game.state();
    assert_eq!(game.undo(only(0)), Err(Final::Revealed));
    assert_eq!(*game.state(), before);
    assert_eq!(game.record().moves.len(), 2);
    play(&mut game, "done");
    assert_eq!(game.state().table.active, Seat(1));
    game.undo(only(0)).unwrap();
    assert_eq!(game.state().table.step, Step::Buy, "what came after it may");
    assert_eq!(game.undo(only(0)), Err(Final::Revealed));
}

// LL R78
#[test]
fn naming_the_target_of_a_crime_is_final_whether_or_not_the_rival_could_answer() {
    for hand in ["error", "law"] {
        let mut game = begin(houses().hand(0, "murder").hand(1, hand));
        play(&mut game, "play murder");
        assert_eq!(game.may_undo(only(0)), Ok(1), "only the card lies there");
        play(&mut game, "resident 1,1");
        assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed), "{hand}");
    }
}

// LL R78
#[test]
fn an_answer_that_asks_the_next_question_is_final_too() {
    let mut game = begin(houses().hand(0, "murder").hand(1, "error police"));
    play(&mut game, "play murder; resident 1,1; pass");
    assert_eq!(game.state().table.step, Step::Police);
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed), "the tenant has died, and the Police was asked for");
}

/// Makes the last decision, of which nobody is told anything, and looks whether
/// it is as final as if nobody had been asked, to whoever wants it back.
#[track_caller]
fn is_binding(mut game: Match<Landlord>, last: &str) {
    let events = game.play(last.parse().unwrap()).unwrap();
    assert!(!events.iter().any(Landlord::reveals), "{events:?}");
    let before = *game.state();
    for seat in [0, 1] {
        assert_eq!(game.undo(only(seat)), Err(Final::Revealed), "seat {seat}");
    }
    assert!(*game.state() == before);
}

// LL R78, R79
#[test]
fn passing_is_final_though_nobody_is_told_of_it() {
    let scene = houses().hand(1, "police").discards("double-system double-system");
    let mut game = begin(scene.clone().hand(0, "murder"));
    play(&mut game, "play murder; resident 1,1");
    assert_eq!(game.state().table.step, Step::Police);
    is_binding(game, "pass");
    let mut game = begin(scene.hand(0, "squatters"));
    play(&mut game, "play squatters; flat 1,2");
    assert_eq!(game.state().table.step, Step::SquattersPolice);
    is_binding(game, "pass");
}

// LL R68
#[test]
fn the_answer_to_an_offer_is_final() {
    for answer in ["accept", "decline"] {
        let mut game = begin(houses().hand(1, "roof"));
        play(&mut game, "offer 1; want roof; pay 1");
        is_binding(game, answer);
    }
}

// LL R68, R78
#[test]
fn an_offer_is_final_when_it_is_made_whether_or_not_the_rival_could_accept() {
    for hand in ["roof", "law"] {
        let mut game = begin(houses().hand(1, hand));
        play(&mut game, "offer 1; want roof");
        assert_eq!(game.may_undo(only(0)), Ok(1));
        play(&mut game, "pay 1");
        assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed), "{hand}");
    }
}

// LL R79
#[test]
fn moving_squatters_in_is_final() {
    let mut game = begin(houses().hand(0, "squatters"));
    play(&mut game, "play squatters; flat 1,2");
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed));
}

// LL R85
#[test]
fn a_discard_is_final_as_long_as_a_double_system_can_be_asked_for() {
    let scene = || houses().hand(0, "move");
    let mut game = begin(scene());
    play(&mut game, "play move; resident 1,1");
    assert_eq!(game.may_undo(only(0)), Ok(1));
    play(&mut game, "flat 1,2");
    assert_eq!(game.undo(|_| Whose::Own), Err(Final::Revealed));
    there_and_back(scene().discards("double-system double-system"), "play move; resident 1,1; flat 1,2");
}

// LL 1.3
#[test]
fn a_decision_can_be_taken_back_only_by_those_who_made_it() {
    let mut game = begin(houses());
    play(&mut game, "recall 0,1");
    assert_eq!(game.undo(only(1)), Err(Final::OtherSeat));
    game.undo(only(0)).unwrap();
}

// LL 1.3
#[test]
fn a_turn_without_buying_can_be_taken_back_until_the_next_seat_has_decided() {
    let mut game = begin(houses().hand(1, "single"));
    play(&mut game, "done; done");
    assert_eq!(game.state().table.active, Seat(1));
    game.undo(only(0)).unwrap();
    play(&mut game, "done; play single");
    assert_eq!(game.undo(only(0)), Err(Final::OtherSeat));
}

// LL 1.2
#[test]
fn a_whole_match_replays_to_the_same_state_after_an_undo() {
    let mut game = Match::<Landlord>::new(options("standard", 3), 3, 5).unwrap();
    play(&mut game, "done; buy; done");
    let state = *game.state();
    if game.undo(|_| Whose::Own).is_ok() {
        play(&mut game, "done");
    }
    assert!(*game.state() == state);
}
