//! What can be agreed on before a match, and within which bounds.

use tenement::rules::landlord::{Ending, JailIncome, Kind, Landlord, Options};
use tenement::rules::{Game, Seat};

use crate::support::{options, setup_file};

fn with(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = options("standard", 4);
    change(&mut options);
    options
}

#[track_caller]
fn bounds<T: Copy>(field: &str, rule: &str, set: impl Fn(&mut Options, T), good: &[T], bad: &[T]) {
    for &value in good {
        assert_eq!(with(|options| set(options, value)).check(4), Ok(()));
    }
    for &value in bad {
        let options = with(|options| set(options, value));
        let unfit = options.check(4).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), (field, rule));
        assert_eq!(Landlord::setup(&options, 4, 1).unwrap_err(), unfit);
    }
}

// LL 1.9
#[test]
fn the_defaults_follow_the_rulebook() {
    for seats in 2..=6 {
        let standard = options("standard", seats);
        let rulebook = Options {
            ending: Ending::Pile,
            starter_game: false,
            hidden_money: false,
            free_trade: false,
            free_counters: false,
            strict_two_floors: false,
            start_money: 3,
            seat_compensation: 0,
            jail_income: JailIncome::One,
            minimum_income: 1,
            mild: false,
            round_cap: 30,
            offers_per_rival: 2,
            dealer: None,
            deck: standard.deck,
        };
        assert_eq!(standard, rulebook);
    }
}

// LL 1.9
#[test]
fn start_money_is_0_to_20() {
    bounds("start_money", "LL 1.9", |options, money| options.start_money = money, &[0, 20], &[21, 255]);
}

// LL 1.9
#[test]
fn seat_compensation_is_0_to_3() {
    bounds("seat_compensation", "LL 1.9", |options, money| options.seat_compensation = money, &[0, 3], &[4]);
}

// LL 1.9, LL R54
#[test]
fn the_minimum_income_is_0_or_1() {
    bounds("minimum_income", "LL R54", |options, money| options.minimum_income = money, &[0, 1], &[2]);
}

// LL 1.9, LL R62
#[test]
fn the_round_cap_is_10_to_100() {
    bounds("round_cap", "LL R62", |options, rounds| options.round_cap = rounds, &[10, 100], &[0, 9, 101]);
}

// LL 1.9, LL R68
#[test]
fn offers_to_a_rival_are_1_to_5() {
    bounds("offers_per_rival", "LL R68", |options, offers| options.offers_per_rival = offers, &[1, 5], &[0, 6]);
}

// LL 1.9, LL R60
#[test]
fn the_money_that_ends_a_match_is_20_to_200() {
    let set = |options: &mut Options, money| options.ending = Ending::Money(money);
    bounds("ending", "LL 1.9", set, &[20, 75, 200], &[0, 19, 201]);
}

// LL 1.9, LL R93
#[test]
fn agreed_rounds_are_1_up_to_the_round_cap() {
    let set = |options: &mut Options, rounds| options.ending = Ending::Rounds(rounds);
    bounds("ending", "LL R93", set, &[1, 30], &[0, 31]);
    let set = |options: &mut Options, rounds| (options.round_cap, options.ending) = (100, Ending::Rounds(rounds));
    bounds("ending", "LL R93", set, &[100], &[101]);
}

// LL R64
#[test]
fn the_dealer_sits_at_the_table() {
    let set = |options: &mut Options, seat| options.dealer = Some(Seat(seat));
    bounds("dealer", "LL R64", set, &[0, 3], &[4, 6]);
}

// LL R60, LL R65, LL R96
#[test]
fn the_other_setups_are_what_they_are_called() {
    for seats in 2..=6 {
        assert_eq!(options("seventy-five", seats).ending, Ending::Money(75));
        assert!(options("starter", seats).starter_game);
        assert!(options("mild", seats).mild);
        let bazaar = options("bazaar", seats);
        assert!(bazaar.hidden_money && bazaar.free_trade && bazaar.free_counters);
    }
    assert_eq!(setup_file("starter").title, "First game");
}

// LL R96
#[test]
fn in_a_mild_game_every_bomb_and_murder_is_left_out() {
    let options = options("mild", 6);
    assert!(options.cards().all(|card| !options.deck.kind(card).is_crime()));
    let kinds = |kind| options.cards().filter(|&card| options.deck.kind(card) == kind).count();
    assert_eq!((kinds(Kind::Police), kinds(Kind::Error)), (5, 3), "all else stays");
    let state = Landlord::setup(&options, 6, 1).unwrap();
    assert_eq!(state.pile.len(), 73 - 8);
}
