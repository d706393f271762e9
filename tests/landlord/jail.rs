//! Jail: what it takes and how to get out (LL 1.5 Jail, LL R39-R43, R54, R88, R103).

use tenement::rules::landlord::{Event, Freedom, JailIncome, Step};

use crate::support::{Scene, table};

/// Seat 0 sits in Jail and owns three houses, one of them squatted.
fn rich_prisoner() -> Scene {
    let scene =
        table(2).house(0, "2 roof", "student 1, mover 2").house(0, "1 roof", "").house(0, "1 roof", "squatters 1");
    scene.jailed(0).money(&[7, 7])
}

// LL 1.3 step 3, LL 1.5 Jail
#[test]
fn a_prisoner_gets_exactly_1_instead_of_rent_however_rich_his_houses_are() {
    let mut play = rich_prisoner().start();
    assert_eq!((play.income(0), play.state.table.rent_of(play.house(0))), (1, 3));
    let told = play.play("done");
    assert_eq!(play.money(0), 8);
    assert!(told.iter().any(|told| matches!(told, Event::Allowance { amount: 1, .. })));
}

// LL R88
#[test]
fn by_the_english_edition_a_prisoner_gets_1_for_each_own_house_without_squatters() {
    let per_house = |scene: Scene| scene.with(|options| options.jail_income = JailIncome::PerHouse).start();
    assert_eq!(per_house(rich_prisoner()).income(0), 2);
    assert_eq!(per_house(table(2).jailed(0)).income(0), 1, "none");
    assert_eq!(per_house(table(2).house(0, "1 roof", "squatters 1").jailed(0)).income(0), 1, "none without Squatters");
    assert_eq!(per_house(rich_prisoner()).income(1), 1, "no house, no prisoner");
}

// LL R103, R54
#[test]
fn without_a_minimum_a_prisoner_paid_per_house_may_get_nothing() {
    let none = |jail_income| {
        let scene = table(2).house(0, "1 roof", "squatters 1").jailed(0);
        scene.with(|options| (options.minimum_income, options.jail_income) = (0, jail_income)).start()
    };
    let mut play = none(JailIncome::PerHouse);
    assert_eq!(play.income(0), 0);
    play.play("done");
    assert_eq!((play.money(0), play.active()), (3, 1), "and buys nothing");
    assert_eq!(none(JailIncome::One).income(0), 1);
}

// LL R43, LL 1.5 Jail
#[test]
fn bail_is_5_from_cash_on_ones_own_turn_and_the_rent_is_collected_as_usual() {
    let mut play = rich_prisoner().start();
    let told = play.play("bail");
    assert!(
        matches!(told[..], [Event::BailPaid { amount: 5, .. }, Event::Freed { why: Freedom::Bail, .. }]),
        "{told:?}"
    );
    assert_eq!((play.jailed(), play.money(0), play.income(0)), (None, 2, 4));
    play.refuses("bail", "LL 1.5", "not-in-jail");
}

// LL R43
#[test]
fn four_are_no_bail() {
    let play = table(2).jailed(0).money(&[4]).start();
    play.refuses("bail", "LL R43", "no-bail");
}

// LL R43
#[test]
fn bail_may_be_paid_between_other_moves_of_step_2_but_not_after_step_3() {
    let mut play = rich_prisoner().hand(0, "cellar-flat loft-conversion").start();
    play.play("play cellar-flat; house 0; bail; play loft-conversion; house 0");
    assert_eq!(play.jailed(), None);
    let mut play = rich_prisoner().hand(0, "law politics").start();
    play.play("done");
    assert_eq!((play.step(), play.jailed()), (Step::Buy, Some(0)));
    for late in ["bail", "play law", "politics jail"] {
        play.refuses(late, "LL 1.3", "wrong-decision");
    }
}

// LL R43, R67
#[test]
fn no_bail_while_a_building_site_is_open() {
    let mut play = rich_prisoner().hand(0, "alibi roof law").start();
    play.play("floor alibi");
    play.refuses("bail", "LL R67", "site-open");
    play.refuses("play law", "LL R67", "site-open");
}

// LL 1.5 Law, LL 1.5 Politics
#[test]
fn law_or_politics_opens_jail_and_goes_to_the_discards() {
    for (way, left) in [("play law", "alibi politics"), ("politics jail", "alibi law")] {
        let mut play = rich_prisoner().hand(0, "alibi law politics").start();
        let told = play.play(way);
        assert!(told.iter().any(|told| matches!(told, Event::Freed { why: Freedom::Card, .. })));
        assert_eq!((play.jailed(), play.hand(0).as_str(), play.income(0)), (None, left, 4), "{way}");
        assert_eq!(play.discards(), if way == "play law" { "law" } else { "politics" });
    }
}

// LL 1.5 Law, LL R97
#[test]
fn nobody_else_uses_law_politics_or_bail() {
    let play = table(2).hand(0, "law politics").money(&[9, 9]).jailed(1).start();
    play.refuses("play law", "LL R97", "not-in-jail");
    play.refuses("politics jail", "LL R97", "not-in-jail");
    play.refuses("bail", "LL 1.5", "not-in-jail");
}

// LL 1.5 Jail
#[test]
fn a_prisoner_plays_his_cards_as_usual() {
    let scene = rich_prisoner().hand(0, "alibi roof manager move murder squatters rent-refusal cellar-flat");
    let mut play = scene.house(1, "1 roof", "student 1").hand(1, "roof").start();
    play.play("floor alibi; finish roof; play manager; flat 4,1; play move; resident 0,1; flat 1,1");
    play.play("play rent-refusal; resident 3,1; play murder; resident 3,1; play squatters; flat 3,1");
    play.play("play cellar-flat; house 0; offer 1; want roof; pay 1; accept");
    assert_eq!((play.jailed(), play.hand(0).as_str()), (Some(0), "roof"));
}

// LL 1.3 step 4, LL 1.5 Jail
#[test]
fn a_prisoner_buys_one_card_for_his_1() {
    let mut play = rich_prisoner().pile("roof roof").start();
    play.play("done; buy");
    assert_eq!((play.money(0), play.hand(0).as_str(), play.active()), (7, "roof", 1));
}

// LL 1.5 Jail
#[test]
fn time_frees_nobody() {
    let mut play = rich_prisoner().start();
    for _ in 0..6 {
        play.end_turn();
    }
    assert_eq!(play.jailed(), Some(0));
}

// LL R41
#[test]
fn there_is_one_prisoner_at_a_time() {
    let scene = table(3).house(1, "2 roof", "student 1, student 2").hand(0, "murder murder").hand(1, "police police");
    let mut play = scene.jailed(2).start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!(play.jailed(), Some(0));
    play.play("play murder; resident 0,2; counter police");
    assert_eq!(play.jailed(), Some(1), "the prisoner is passed over, and seat 1 has nothing to show");
    assert_eq!(play.times(|event| matches!(event, Event::Freed { .. })), 2);
}

// LL 1.5 Law
#[test]
fn a_prisoner_whom_an_arrest_has_freed_gets_his_rent_again() {
    let scene = rich_prisoner().hand(0, "").acting(1).hand(1, "murder");
    let mut play = scene.hand(0, "police").start();
    play.play("play murder; resident 0,1; counter police");
    assert_eq!((play.jailed(), play.income(0)), (Some(1), 1 + 1 + 1));
}
