//! Buying cards.

use tenement::rules::landlord::{Event, Landlord, Step};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene, table};

/// Seat 0 with a rent of 20.
fn rich() -> Scene {
    table(2).house(0, "5 roof", "student 1, student 2, student 3, student 4, student 5")
}

fn spent(play: &Play) -> i32 {
    -play.state.ledgers[0].cards
}

// LL 1.3
#[test]
fn five_cards_cost_one_each_and_the_others_two_each() {
    let mut play = rich().start();
    play.play("done");
    let mut prices = Vec::new();
    for bought in 1..=7u8 {
        prices.push(play.state.table.price());
        play.play("buy");
        assert_eq!(play.state.hands[0].len(), bought);
    }
    assert_eq!(prices, [1, 1, 1, 1, 1, 2, 2]);
    assert_eq!((spent(&play), play.money(0)), (9, 3 + 20 - 9));
}

// LL 1.3, LL R55
#[test]
fn no_more_is_spent_than_the_rent_of_this_turn() {
    let mut play = table(2).house(0, "2 roof", "").money(&[10, 0]).start();
    play.play("done; buy; buy");
    assert_eq!((spent(&play), play.money(0), play.active()), (2, 10, 1), "10 were there before, and 2 came in");
    let mut play = table(2).house(0, "1 attic-flat", "manager 1").money(&[10, 0]).start();
    assert_eq!(play.income(0), 6);
    play.play("done; buy; buy; buy; buy; buy");
    assert_eq!((spent(&play), play.active()), (5, 1), "the sixth costs 2, and only 1 is left");
}

// LL R55
#[test]
fn the_one_instead_of_rent_may_be_spent() {
    for scene in [table(2), table(2).house(0, "2 roof", "").jailed(0), table(2).house(0, "2 roof", "squatters 1")] {
        let mut play = scene.start();
        play.play("done; buy");
        assert_eq!((spent(&play), play.active(), play.state.hands[0].len()), (1, 1, 1));
    }
}

// LL R55
#[test]
fn what_was_got_for_a_roof_may_not_be_spent() {
    let mut play = table(2).hand(0, "").starting_roofs(&[0]).money(&[0, 9]).acting(1).start();
    play.play("offer 0; want roof; pay 9; accept");
    play.end_turn();
    assert_eq!((play.active(), play.money(0)), (0, 9));
    play.play("done; buy");
    assert_eq!((spent(&play), play.active()), (1, 1));
}

// LL R56
#[test]
fn cards_are_bought_one_by_one_and_seen_at_once() {
    let mut play = rich().pile("law bomb single move").start();
    play.play("done; buy");
    assert_eq!((play.hand(0).as_str(), play.pile().as_str()), ("law", "bomb single move"), "from the top");
    assert_eq!((play.step(), play.choices().as_str()), (Step::Buy, "buy; done"));
    let told = play.play("buy");
    assert!(matches!(told[..], [Event::Drawn { seat: Seat(0), card: Some(_), price: 1 }]));
    assert_eq!(Landlord::seen(&told[0], Viewer::Seat(Seat(1))), Event::Drawn { seat: Seat(0), card: None, price: 1 });
    assert_eq!(play.hand(0), "bomb law");
}

// LL R56
#[test]
fn the_price_starts_again_in_each_turn() {
    let mut play = rich().start();
    play.play("done; buy; buy; buy; buy; buy; buy; done");
    assert_eq!(spent(&play), 7);
    play.end_turn();
    play.play("done");
    assert_eq!(play.state.table.price(), 1);
}

// LL 1.3, LL R98
#[test]
fn nobody_has_to_buy() {
    let mut play = rich().start();
    play.play("done; done");
    assert_eq!((play.active(), play.money(0)), (1, 23));
}

// LL 1.3
#[test]
fn nothing_is_played_once_the_rent_has_been_collected() {
    let mut play = rich().hand(0, "move roof").start();
    play.play("done");
    for mv in ["play move", "floor move", "finish roof", "bail", "offer 1", "take-down"] {
        play.refuses(mv, "LL 1.3", "wrong-decision");
    }
}

// LL 1.3
#[test]
fn the_steps_come_in_their_order() {
    let scene = table(2).house(0, "3 roof", "single 1, single 2, squatters 3").house(0, "2 roof", "");
    let mut play = scene.hand(0, "murder").start();
    assert!(matches!(play.step(), Step::ExamineTenant { .. }));
    play.refuses("play murder", "LL 1.3", "wrong-decision");
    play.refuses("done", "LL 1.3", "wrong-decision");
    play.play("resident 0,1");
    assert!(matches!(play.step(), Step::Rehome { .. }));
    play.play("flat 1,1");
    assert_eq!(play.step(), Step::Act);
    play.refuses("buy", "LL 1.3", "wrong-decision");
    play.play("done");
    assert_eq!((play.step(), play.money(0)), (Step::Buy, 3 + 4));
    play.play("done");
    assert_eq!((play.active(), play.step()), (1, Step::Act));
}

// LL R63
#[test]
fn a_hand_has_no_limit_and_its_size_is_public() {
    let mut play = rich().hand(0, &"move ".repeat(8)).start();
    play.play("done");
    for _ in 0..12 {
        play.play("buy");
    }
    assert_eq!(spent(&play), 5 + 7 * 2);
    let view = Landlord::view(&play.state, Viewer::Seat(Seat(1)));
    assert_eq!((view.hands[0], view.hand.map(|hand| hand.len())), (20, Some(0)));
}

// LL 1.3
#[test]
fn several_cards_are_played_in_any_order_against_anyone() {
    let scene = table(3).house(1, "1 roof", "").house(2, "1 roof", "").hand(0, "single student cellar-flat");
    let mut play = scene.start();
    play.play("play single; flat 1,1; play cellar-flat; house 0; play student; flat 0,0");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("student 0", "single 1"));
    assert_eq!(play.choices(), "done");
}
