//! Bomb, Murder and Error: who may answer, and where the cards go (LL 1.5, LL R31-R37, R44, R45, R52, R81-R83).

use tenement::rules::landlord::{Event, HouseId, Kind, Step, Window};

use crate::scene::asked;
use crate::support::{Play, Scene, names, table};

/// Sorted, as the pile is shuffled.
fn sorted(kinds: &str) -> Vec<&str> {
    let mut kinds: Vec<&str> = kinds.split_whitespace().collect();
    kinds.sort_unstable();
    kinds
}

fn reports(play: &Play, by: bool) -> usize {
    play.times(|event| matches!(event, Event::Reported { compulsory, .. } if *compulsory == by))
}

// ---------------------------------------------------------------------- the Bomb

// LL 1.5 Bomb
#[test]
fn a_bomb_puts_the_whole_house_shuffled_under_the_pile_and_goes_to_the_discards() {
    let floors = [Kind::Move, Kind::Law];
    let scene = table(2).hiding(1, &floors, "roof loft-conversion cellar", "single 0, squatters 1, student 3");
    let mut play = scene.hand(0, "bomb").pile("mover celebrity").start();
    let told = play.play("play bomb; house 0");
    let Some(Event::Bombed { cards, under_pile, .. }) = told.iter().find(|told| matches!(told, Event::Bombed { .. }))
    else {
        panic!("{told:?}")
    };
    assert_eq!((*cards, *under_pile), (8, true));
    let pile = play.pile();
    assert!(pile.starts_with("mover celebrity "), "what lay there is still on top: {pile}");
    let below = pile.strip_prefix("mover celebrity ").unwrap();
    let house = "single squatters student cellar-flat move law roof loft-conversion";
    assert_eq!(sorted(below), sorted(house));
    assert_eq!(play.discards(), "bomb");
}

// LL 1.5 Bomb
#[test]
fn a_bombed_house_lies_under_the_pile_in_any_order() {
    let floors = [Kind::Move, Kind::Law, Kind::Alibi];
    let scene = table(2).hiding(1, &floors, "roof", "single 1, student 2").hand(0, "bomb").pile("mover");
    let piles: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let mut play = scene.clone().start_with(seed);
            play.play("play bomb; house 0");
            play.pile()
        })
        .collect();
    assert!(piles.len() > 20, "{}", piles.len());
}

// LL 1.5 Bomb
#[test]
fn a_bomb_may_be_aimed_at_any_house_that_stands_ones_own_and_empty_ones_too() {
    let scene = table(3).house(0, "1 roof", "").house(1, "4 roof", "single 1").house(2, "1 flat-roof", "");
    let mut play = scene.hand(0, "bomb").start();
    play.play("play bomb");
    assert_eq!(play.choices(), "house 0; house 1; house 2");
}

// LL 1.5 Bomb
#[test]
fn there_is_nothing_to_bomb_without_a_house() {
    table(2).hand(0, "bomb").start().refuses("play bomb", "LL 1.5", "no-house");
}

// -------------------------------------------------------------------- the Murder

// LL 1.5 Murder
#[test]
fn a_murder_sends_one_tenant_or_one_squatters_card_to_the_discards_and_itself_after_it() {
    let scene = table(2).house(1, "3 roof loft-conversion", "student 1, squatters 2, squatters 3, mover 4");
    let mut play = scene.hand(0, "murder murder").start();
    play.play("play murder");
    assert_eq!(play.choices(), "resident 0,1; resident 0,2; resident 0,3; resident 0,4");
    play.play("resident 0,4; play murder; resident 0,3");
    assert_eq!(play.residents(0), "student 1, squatters 2");
    assert_eq!(play.discards(), "mover murder squatters murder");
}

// LL 1.5 Murder
#[test]
fn a_murder_may_strike_ones_own_tenants_and_those_of_rivals() {
    let scene = table(3).house(0, "1 roof", "student 1").house(1, "1 roof", "student 1");
    let mut play = scene.house(2, "1 roof", "student 1").hand(0, "murder").start();
    play.play("play murder");
    assert_eq!(play.choices(), "resident 0,1; resident 1,1; resident 2,1");
}

// LL 1.5 Murder, LL R26
#[test]
fn students_close_up_when_one_of_them_is_murdered() {
    let scene = table(2).house(1, "3 roof", "student 1, student 2, student 3").hand(0, "murder");
    let mut play = scene.start();
    assert_eq!(play.income(1), 9);
    play.play("play murder; resident 0,1");
    assert_eq!(play.income(1), 2 + 3 + 1, "and an empty flat");
}

// LL 1.4 Single
#[test]
fn singles_cannot_be_murdered_wherever_they_live() {
    let scene = table(2).house(0, "1 roof", "single 1").house(1, "2 roof", "single 1, single 2").hand(0, "murder");
    scene.start().refuses("play murder", "LL 1.5", "nobody-to-murder");
}

// LL 1.5 Bomb, LL 1.4 Single
#[test]
fn a_bomb_kills_a_single_too() {
    let mut play = table(2).house(1, "1 roof", "single 1").hand(0, "bomb").pile("roof").start();
    play.play("play bomb; house 0");
    assert!(play.pile().contains("single"));
}

// ------------------------------------------------------------ the course of things

// LL R33
#[test]
fn a_crime_is_declared_then_answered_by_error_then_carried_out_then_investigated_and_the_turn_goes_on() {
    let scene = table(2).house(1, "2 roof", "student 1, mover 2").hand(0, "murder alibi").hand(1, "error police");
    let mut play = scene.start();
    let told = play.play("play murder; resident 0,1");
    assert_eq!(names(&told), "card-played crime-declared asked");
    let told = play.play("pass");
    assert_eq!(names(&told), "murdered discarded discarded asked");
    let told = play.play("counter police");
    assert_eq!(names(&told), "countered discarded suspected asked");
    let told = play.play("counter alibi");
    assert_eq!(names(&told), "countered cleared discarded suspected asked jailed asked");
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), Some(1)));
}

// LL R81, R42
#[test]
fn the_criminal_goes_on_with_his_turn_after_his_arrest() {
    let scene = table(2).house(0, "1 roof", "").house(1, "2 roof", "student 1, student 2");
    let mut play = scene.hand(0, "murder murder manager").hand(1, "police").start();
    play.play("play murder; resident 1,1; counter police");
    assert_eq!((play.jailed(), play.step(), play.seat()), (Some(0), Step::Act, Some(0)));
    play.play("play manager; flat 0,1; play murder; resident 1,2");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("manager 1", ""));
}

// LL R42
#[test]
fn who_is_jailed_in_his_own_turn_gets_1_in_step_3_and_may_buy_one_card() {
    let scene = table(2).house(0, "2 roof", "student 1, mover 2").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "murder").hand(1, "police").pile("roof roof roof").start();
    play.play("play murder; resident 1,1; counter police; done");
    assert_eq!((play.money(0), play.step()), (4, Step::Buy));
    play.play("buy");
    assert_eq!((play.money(0), play.active()), (3, 1), "the turn is over");
}

// LL R42
#[test]
fn who_is_jailed_in_his_own_turn_may_leave_jail_before_step_3() {
    for (way, hand) in [("bail", "murder"), ("play law", "murder law"), ("politics jail", "murder politics")] {
        let scene = table(2).house(0, "2 roof", "student 1, mover 2").house(1, "1 roof", "student 1").money(&[6]);
        let mut play = scene.hand(0, hand).hand(1, "police").start();
        play.play("play murder; resident 1,1; counter police");
        if play.step() == Step::Suspicion {
            play.play("jail");
        }
        let before = play.money(0) - if way == "bail" { 5 } else { 0 };
        play.play(way);
        play.play("done");
        assert_eq!(play.money(0), before + 3, "{way}: the rent of his house");
    }
}

// ------------------------------------------------------------------ one's own house

// LL R34
#[test]
fn a_crime_on_ones_own_house_is_legal_and_cannot_be_an_error() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,1")] {
        let scene = table(2).house(0, "1 roof", "student 1").house(1, "1 roof", "student 1");
        let mut play = scene.hand(0, &format!("{crime} error")).hand(1, "error").start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)), "{crime}");
        assert_eq!(play.times(asked(Window::Error)), 0);
    }
}

// LL R34
#[test]
fn who_strikes_his_own_house_is_the_victim_and_may_call_the_police_himself() {
    let scene = table(3).house(0, "1 roof", "student 1").hand(0, "murder police alibi").hand(1, "police");
    let mut play = scene.start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.step(), play.seat()), (Step::Police, Some(0)));
    play.play("counter police");
    assert_eq!((play.step(), play.seat()), (Step::Suspicion, Some(0)), "the criminal is suspected first");
    play.play("counter alibi");
    assert_eq!(play.jailed(), Some(1));
}

// ---------------------------------------------------------------------- the Family

// LL R31, R82
#[test]
fn a_family_reports_crimes_against_its_house_even_if_it_is_the_victim() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,1")] {
        let scene = table(2).house(1, "2 roof", "family 1").hand(0, crime);
        let mut play = scene.start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!(play.choices(), "report; pass", "{crime}");
    }
}

// LL R31
#[test]
fn a_family_reports_no_crime_against_another_house_of_its_landlord() {
    let scene = table(2).house(1, "2 roof", "family 1").house(1, "1 roof", "student 1").hand(0, "bomb");
    let mut play = scene.start();
    play.play("play bomb; house 1");
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL R31
#[test]
fn a_criminals_family_reports_even_if_it_dies_by_the_crime() {
    for (crime, target) in [("bomb", "house 0"), ("murder", "resident 0,1")] {
        let scene = table(2).house(0, "2 roof", "family 1").hand(0, crime);
        let mut play = scene.start();
        play.play(&format!("play {crime}; {target}"));
        assert_eq!((play.jailed(), reports(&play, true), reports(&play, false)), (Some(0), 1, 0), "{crime}");
    }
}

// LL R31
#[test]
fn a_criminals_family_reports_crimes_anywhere_on_his_other_houses_too() {
    for target in ["house 1", "house 2"] {
        let scene = table(2).house(0, "2 roof", "family 1").house(0, "1 roof", "").house(1, "1 roof", "");
        let mut play = scene.hand(0, "bomb").start();
        play.play(&format!("play bomb; {target}"));
        assert_eq!((play.jailed(), reports(&play, true)), (Some(0), 1), "{target}");
    }
}

// LL R31
#[test]
fn a_family_that_lives_with_a_third_player_reports_nothing() {
    let scene = table(3).house(1, "1 roof", "student 1").house(2, "2 roof", "family 1").hand(0, "murder");
    let mut play = scene.start();
    play.play("play murder; resident 0,1");
    assert_eq!((play.step(), play.seat(), play.jailed()), (Step::Act, Some(0), None));
}

// LL R82
#[test]
fn of_the_two_reports_of_a_crime_on_ones_own_house_the_compulsory_one_counts() {
    let scene = table(2).house(0, "3 roof", "family 1, student 3").hand(0, "murder police");
    let mut play = scene.start();
    play.play("play murder; resident 0,3");
    assert_eq!((play.jailed(), play.hand(0).as_str()), (Some(0), "police"), "he is not asked");
    assert_eq!(reports(&play, true), 1);
}

// LL R82
#[test]
fn a_family_counts_in_a_squatted_house_and_with_a_prisoner_as_its_landlord() {
    let scene = table(2).house(1, "3 roof", "family 1, squatters 3").jailed(1).hand(0, "murder");
    let mut play = scene.start();
    play.play("play murder; resident 0,3");
    assert_eq!(play.choices(), "report; pass");
    play.play("report");
    assert_eq!(play.jailed(), Some(0));
}

// LL R82
#[test]
fn a_prisoner_with_a_family_needs_no_police_card_for_the_trick_of_the_tip() {
    let scene = table(3).house(0, "3 roof", "family 1, student 3").jailed(0).hand(0, "murder");
    let mut play = scene.start();
    play.play("play murder; resident 0,3");
    assert_eq!(play.jailed(), Some(1), "his left neighbour");
}

// LL R44, R107
#[test]
fn a_family_and_a_police_card_make_one_question_and_one_investigation() {
    let scene = || table(2).house(1, "3 roof", "family 1, student 3").hand(0, "murder").hand(1, "police");
    for (answer, jailed, left) in
        [("report", Some(0), "police"), ("counter police", Some(0), ""), ("pass", None, "police")]
    {
        let mut play = scene().start();
        play.play("play murder; resident 0,3");
        assert_eq!(play.choices(), "counter police; report; pass");
        play.play(answer);
        assert_eq!((play.jailed(), play.hand(1).as_str()), (jailed, left), "{answer}");
        assert_eq!(play.times(|event| matches!(event, Event::Suspected { .. })), usize::from(jailed.is_some()));
        assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
    }
}

// LL R31
#[test]
fn the_compulsory_report_leaves_no_further_question_to_the_victim() {
    let scene = table(2).house(0, "2 roof", "family 1").house(1, "3 roof", "family 1, student 3");
    let mut play = scene.hand(0, "murder").hand(1, "police").start();
    play.play("play murder; resident 1,3");
    assert_eq!((play.jailed(), play.step(), play.seat()), (Some(0), Step::Act, Some(0)));
    assert_eq!(play.times(asked(Window::Police)), 0);
}

// ----------------------------------------------------------------------- the Error

// LL R83, R98
#[test]
fn the_error_player_names_the_target_only_if_there_is_a_choice() {
    let scene = |own: &str| table(2).house(0, "3 roof", own).house(1, "1 roof", "student 1").hand(1, "error");
    let mut play = scene("").hand(0, "bomb").start();
    play.play("play bomb; house 1; counter error");
    assert_eq!((play.step(), play.street(0)), (Step::Act, vec![]), "his only house");
    let mut play = scene("student 1, single 2, squatters 3").hand(0, "murder").start();
    // Step 1 has driven out the Single, who pays most.
    assert_eq!(play.residents(0), "student 1, squatters 3");
    play.play("play murder; resident 1,1; counter error");
    assert_eq!((play.step(), play.residents(0).as_str()), (Step::Act, "squatters 3"), "his only tenant");
}

// LL R83
#[test]
fn the_error_player_cannot_decline_to_name_a_target() {
    let scene = table(2).house(0, "2 roof", "student 1, mover 2").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").start();
    play.play("play murder; resident 1,1; counter error");
    assert_eq!(play.choices(), "resident 0,1; resident 0,2");
    play.refuses("pass", "LL 1.3", "wrong-decision");
}

// LL R83
#[test]
fn the_rebound_bomb_puts_the_attackers_house_under_the_pile_and_the_error_on_top_of_the_discards() {
    let scene = table(2).hiding(0, &[Kind::Law], "roof", "manager 1 refused").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "bomb").hand(1, "error").pile("mover").start();
    play.play("play bomb; house 1; counter error");
    assert_eq!(play.discards(), "rent-refusal bomb error");
    assert_eq!(sorted(play.pile().strip_prefix("mover ").unwrap()), sorted("law roof manager"));
    assert_eq!(play.residents(1), "student 1");
}

// LL R35
#[test]
fn a_bomb_turned_on_a_bomber_without_a_house_does_nothing() {
    let scene = table(2).house(1, "1 roof", "student 1").hand(0, "bomb").hand(1, "error");
    let mut play = scene.start();
    let told = play.play("play bomb; house 0; counter error");
    assert_eq!((play.street(1), play.discards().as_str()), (vec![0], "bomb error"));
    assert!(told.iter().any(|told| matches!(told, Event::Rebound { house: None, target: None, .. })));
    assert_eq!((play.step(), play.seat()), (Step::Act, Some(0)));
}

// LL R36
#[test]
fn a_murder_turned_by_error_strikes_a_tenant_in_any_house_of_the_attacker_but_no_single_and_no_squatters() {
    let scene = table(3).house(0, "1 roof", "squatters 1").house(0, "3 roof", "single 1, student 2, mover 3");
    let scene = scene.house(0, "1 roof", "manager 1").house(1, "1 roof", "student 1").house(2, "1 roof", "student 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").start();
    play.play("play murder; resident 3,1; counter error");
    assert_eq!(play.choices(), "resident 1,2; resident 1,3; resident 2,1");
    play.refuses("resident 0,1", "LL R36", "no-squatters");
    play.refuses("resident 1,1", "LL R36", "single");
    play.refuses("resident 3,1", "LL R36", "not-the-attackers");
    play.refuses("resident 4,1", "LL R36", "not-the-attackers");
    play.play("resident 2,1");
    assert_eq!(play.discards(), "manager murder error");
}

// LL R36
#[test]
fn a_murder_turned_on_an_attacker_without_such_a_tenant_does_nothing() {
    let scene = table(2).house(0, "2 roof", "single 1").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").start();
    play.play("play murder; resident 1,1; counter error");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("single 1", "student 1"));
    assert_eq!((play.discards().as_str(), play.step()), ("murder error", Step::Act));
}

// LL R37
#[test]
fn an_error_cannot_be_answered_by_an_error() {
    let scene = table(2).house(0, "2 roof", "student 1").house(1, "1 roof", "student 1");
    let mut play = scene.hand(0, "murder error police").hand(1, "error error police").start();
    play.play("play murder; resident 1,1; counter error");
    assert_eq!((play.step(), play.seat(), play.residents(0).as_str()), (Step::Act, Some(0), ""));
    assert_eq!(play.times(asked(Window::Error)), 1);
}

// LL R36, R37
#[test]
fn the_murder_of_squatters_can_be_an_error_too() {
    let scene = table(2).house(0, "1 roof", "student 1").house(1, "1 roof", "squatters 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").start();
    play.play("play murder; resident 1,1");
    assert_eq!((play.step(), play.seat()), (Step::Error, Some(1)));
    play.play("counter error");
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("", "squatters 1"));
}

// LL 3
#[test]
fn declining_an_error_is_final() {
    let scene = table(2).house(1, "1 roof", "student 1").hand(0, "murder").hand(1, "error error");
    let mut play = scene.start();
    play.play("play murder; resident 0,1; pass");
    assert_eq!((play.residents(0).as_str(), play.step()), ("", Step::Act));
    assert_eq!(play.hand(1), "error error");
}

// ---------------------------------------------------------- where the cards go

fn witnessed_murder() -> Scene {
    table(2).house(1, "2 roof", "student 1 refused").hand(0, "murder alibi").hand(1, "police law")
}

// LL R52, R86
#[test]
fn a_murder_discards_the_refusal_the_tenant_the_murder_the_police_and_the_alibis_in_this_order() {
    let mut play = witnessed_murder().start();
    play.play("play murder; resident 0,1; counter police; counter alibi; counter law");
    assert_eq!(play.discards(), "rent-refusal student murder police alibi law");
}

// LL R52, R86
#[test]
fn a_bomb_discards_the_lapsed_refusals_from_the_lowest_flat_up_and_itself_after_them() {
    let scene = table(2).house(1, "3 roof", "mover 3 refused, student 1 refused").hand(0, "bomb");
    let mut play = scene.pile("roof").start();
    let lowest = play.house(0).residents[1].refusal.unwrap();
    let highest = play.house(0).residents[0].refusal.unwrap();
    play.play("play bomb; house 0");
    assert_eq!(play.discards(), "rent-refusal rent-refusal bomb");
    assert_eq!(play.state.table.discards[..2], [lowest, highest]);
}

// LL R83, R86
#[test]
fn a_rebound_murder_discards_the_refusal_the_tenant_the_murder_and_the_error_in_this_order() {
    let scene = table(2).house(0, "1 roof", "student 1 refused").house(1, "1 roof", "mover 1");
    let mut play = scene.hand(0, "murder").hand(1, "error").start();
    play.play("play murder; resident 1,1; counter error");
    assert_eq!(play.discards(), "rent-refusal student murder error");
}

// LL R45, R90
#[test]
fn a_bomb_makes_the_pile_higher_and_the_end_later() {
    let scene = table(2).hiding(1, &[Kind::Law], "roof", "").hand(0, "bomb").pile("mover");
    let mut play = scene.start();
    play.play("play bomb; house 0; done; buy");
    assert_eq!(sorted(&play.pile()), ["law", "roof"]);
    assert_eq!((play.state.table.last_drawer, play.active()), (None, 1));
}

// LL R45, R90, R100
#[test]
fn once_the_ending_has_begun_a_bombed_house_goes_shuffled_to_the_discards_and_the_bomb_after_it() {
    let floors = [Kind::Move, Kind::Law, Kind::Alibi];
    let scene = table(2).hiding(1, &floors, "roof", "single 1 refused, student 2").hand(0, "bomb").last_drawer(1);
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut play = scene.clone().start_with(seed);
        let told = play.play("play bomb; house 0");
        assert!(told.iter().any(|told| matches!(told, Event::Bombed { under_pile: false, cards: 6, .. })));
        assert_eq!(play.pile(), "");
        let discards = play.discards();
        let house = discards.strip_prefix("rent-refusal ").unwrap().strip_suffix(" bomb").unwrap();
        assert_eq!(sorted(house), sorted("move law alibi roof single student"));
        orders.insert(house.to_owned());
        assert_eq!(play.state.table.last_drawer.map(|seat| seat.0), Some(1), "the ending is not called off");
        play.play("done");
        assert_eq!(play.step(), Step::Over);
    }
    assert!(orders.len() > 20, "{}", orders.len());
}

// LL R86
#[test]
fn a_bomb_once_the_ending_has_begun_lies_below_the_police_and_the_alibis() {
    let scene = table(3).hiding(1, &[Kind::Move], "roof", "").hand(0, "bomb law").hand(1, "police").last_drawer(2);
    let mut play = scene.start();
    play.play("play bomb; house 0; counter police; counter law");
    assert!(play.discards().ends_with(" bomb police law"), "{}", play.discards());
}

// LL R83, R90
#[test]
fn a_rebound_bomb_follows_the_same_rule_once_the_ending_has_begun() {
    let scene = table(2).hiding(0, &[Kind::Move], "roof", "").house(1, "1 roof", "").last_drawer(1);
    let mut play = scene.hand(0, "bomb").hand(1, "error").start();
    play.play("play bomb; house 1; counter error");
    let discards = play.discards();
    assert_eq!(sorted(discards.strip_suffix(" bomb error").unwrap()), ["move", "roof"]);
}

// LL 1.5 Bomb
#[test]
fn the_number_of_a_bombed_house_is_free_for_a_new_one() {
    let scene = table(2).house(1, "1 roof", "").hand(0, "bomb alibi roof");
    let mut play = scene.start();
    play.play("play bomb; house 0");
    assert_eq!(play.state.table.house(HouseId(0)), None);
    play.play("floor alibi; finish roof");
    assert_eq!(play.street(0), [0]);
}
