//! Tenants moving in, and what is written on them.

use tenement::rules::landlord::{Deck, Event};

use crate::support::{options, table};

// LL 1.3, LL 1.4
#[test]
fn a_tenant_lives_only_where_the_house_number_allows() {
    let scene = table(2).house(0, "1 roof", "").house(0, "2 roof", "").hand(0, "manager");
    let mut play = scene.start();
    play.play("play manager");
    assert_eq!(play.choices(), "flat 0,1");
    play.refuses("flat 1,1", "LL 1.3", "too-high");
    play.play("flat 0,1");
    assert_eq!((play.residents(0).as_str(), play.hand(0).as_str()), ("manager 1", ""));
}

// LL 1.3, LL R3
#[test]
fn cellars_and_attics_do_not_raise_a_house() {
    let scene = table(2).house(0, "3 roof loft-conversion cellar", "").house(0, "4 roof", "").hand(0, "mother-child");
    let mut play = scene.start();
    play.play("play mother-child");
    assert_eq!(play.choices(), "flat 0,0; flat 0,1; flat 0,2; flat 0,3; flat 0,4");
    play.refuses("flat 1,1", "LL 1.3", "too-high");
}

// LL 1.1, LL 1.3
#[test]
fn one_card_lives_in_a_flat() {
    let mut play = table(2).house(0, "2 roof", "single 1").hand(0, "student student").start();
    play.play("play student");
    play.refuses("flat 0,1", "LL 1.3", "flat-taken");
    play.play("flat 0,2");
    assert_eq!(play.residents(0), "single 1, student 2");
    play.refuses("play student", "LL 1.3", "no-suitable-flat");
}

// LL R1, LL 1.3
#[test]
fn a_portrait_card_covers_two_flats_one_above_the_other() {
    let scene = table(2).house(0, "2 roof loft-conversion cellar", "").hand(0, "family");
    let mut play = scene.start();
    play.play("play family");
    assert_eq!(play.choices(), "flat 0,0; flat 0,1; flat 0,2", "the cellar and the loft count");
    play.refuses("flat 0,3", "LL R1", "two-flats");
    play.play("flat 0,0");
    assert_eq!(play.flats(0), (vec![0, 1, 2, 3], vec![2, 3]));
}

// LL R1
#[test]
fn two_empty_flats_that_do_not_touch_are_not_enough() {
    let mut play = table(2).house(0, "3 roof", "single 2").hand(0, "family celebrity").start();
    for card in ["family", "celebrity"] {
        play.refuses(&format!("play {card}"), "LL 1.3", "no-suitable-flat");
    }
    let mut wider = table(2).house(0, "4 roof", "single 2").hand(0, "celebrity").start();
    wider.play("play celebrity");
    assert_eq!(wider.choices(), "flat 0,3");
    wider.refuses("flat 0,1", "LL R1", "two-flats");
    play.play("done");
}

// LL R1, LL 1.9
#[test]
fn two_floors_proper_can_be_asked_for() {
    let scene = table(2).house(0, "2 roof loft-conversion cellar", "").house(0, "1 attic-flat cellar", "");
    let mut play = scene.with(|options| options.strict_two_floors = true).hand(0, "family student").start();
    play.play("play family");
    assert_eq!(play.choices(), "flat 0,1");
    play.refuses("flat 0,0", "LL R1", "two-flats");
    play.play("flat 0,1; play student");
    assert_eq!(play.choices(), "flat 0,0; flat 0,3; flat 1,0; flat 1,1; flat 1,2", "others do not care");
}

// LL 1.3, LL R32
#[test]
fn a_tenant_in_a_rivals_house_is_the_rivals() {
    let mut play = table(3).house(1, "2 roof", "").house(2, "2 roof", "").hand(0, "mother-child").start();
    play.play("play mother-child");
    assert_eq!(play.choices(), "flat 0,1; flat 0,2; flat 1,1; flat 1,2");
    play.play("flat 0,1");
    assert_eq!([0, 1, 2].map(|seat| play.income(seat)), [1, 4, 2]);
    play.refuses("recall 0,1", "LL R30", "not-her-landlord");
    play.end_turn();
    play.play("recall 0,1");
    assert_eq!(play.hand(1).matches("mother-child").count(), 1, "her landlord takes her");
}

// LL 1.4, LL R82
#[test]
fn a_family_does_not_keep_squatters_out_nor_report_them() {
    let mut play = table(2).house(1, "3 roof", "family 1").hand(0, "squatters").hand(1, "alibi").start();
    play.play("play squatters; flat 0,3");
    assert_eq!(play.residents(0), "family 1, squatters 3");
    assert_eq!((play.jailed(), play.seat()), (None, Some(0)));
}

// LL 1.4, LL R24
#[test]
fn hippies_enter_only_an_uninhabited_house_or_one_with_hippies() {
    let scene = table(2).house(0, "2 roof", "").house(0, "3 roof", "hippies 2").house(0, "2 roof", "single 1").house(
        1,
        "2 roof",
        "squatters 1",
    );
    let mut play = scene.hand(0, "hippies").start();
    play.play("play hippies");
    assert_eq!(play.choices(), "flat 0,1; flat 0,2; flat 1,1; flat 1,3");
    play.refuses("flat 2,2", "LL 1.4", "hippies-want-empty");
    play.refuses("flat 3,2", "LL 1.4", "hippies-want-empty");
}

// LL 1.4, LL R25, LL R22
#[test]
fn nobody_else_enters_the_house_of_hippies() {
    for stranger in ["student", "musician", "squatters", "mover"] {
        let scene = table(2).house(1, "3 roof", "hippies 1").hand(0, stranger);
        scene.clone().start().refuses(&format!("play {stranger}"), "LL 1.3", "no-suitable-flat");
        let mut play = scene.house(1, "1 roof", "").start();
        play.play(&format!("play {stranger}"));
        play.refuses("flat 0,2", "LL 1.4", "hippies-live-there");
        assert_eq!(play.choices(), "flat 1,1");
    }
}

// LL R25
#[test]
fn the_ban_of_hippies_lasts_while_one_remains() {
    let scene = table(2).house(0, "3 roof", "hippies 1, hippies 2").house(0, "3 roof", "");
    let mut play = scene.hand(0, "move move student").start();
    play.play("play move; resident 0,1; flat 1,1");
    play.refuses("play student", "LL 1.3", "no-suitable-flat");
    play.play("play move; resident 0,2; flat 1,2; play student");
    assert_eq!(play.choices(), "flat 0,1; flat 0,2; flat 0,3", "the last ones have gone");
}

// LL 1.4
#[test]
fn a_landlord_takes_his_mother_with_child_back() {
    let mut play = table(2).house(0, "2 roof", "mother-child 1, single 2").hand(0, "").start();
    let told = play.play("recall 0,1");
    assert!(matches!(told[0], Event::Recalled { .. }));
    assert_eq!((play.hand(0).as_str(), play.residents(0).as_str()), ("mother-child", "single 2"));
    play.refuses("recall 0,2", "LL 1.4", "not-recalled");
}

// LL R30
#[test]
fn she_is_recalled_out_of_a_squatted_house_too() {
    let mut play = table(2).house(0, "3 roof cellar", "mother-child 3, family 1, squatters 0").start();
    assert_eq!((play.residents(0).as_str(), play.discards().as_str()), ("mother-child 3, squatters 0", "family"));
    play.play("recall 0,3");
    assert_eq!((play.residents(0).as_str(), play.hand(0).as_str()), ("squatters 0", "mother-child"));
}

// LL R30, LL R77
#[test]
fn she_may_be_played_again_at_once_but_not_recalled_twice_in_a_turn() {
    let mut play = table(2).house(0, "1 roof", "mother-child 1").house(1, "1 roof", "").start();
    play.play("recall 0,1; play mother-child; flat 0,1");
    play.refuses("recall 0,1", "LL R77", "recalled-already");
    play.end_turn();
    play.end_turn();
    assert!(play.may("recall 0,1"), "a turn later");
}

// LL R77
#[test]
fn each_copy_of_her_may_be_recalled_once() {
    let mut play = table(2).house(0, "2 roof", "mother-child 1, mother-child 2").start();
    play.play("recall 0,1; recall 0,2");
    assert_eq!(play.hand(0), "mother-child mother-child");
}

// LL R105
#[test]
fn of_two_mothers_the_one_not_recalled_is_played() {
    let mut play = table(2).house(0, "1 roof", "mother-child 1").hand(0, "mother-child").start();
    let recalled = play.lodger("0,1");
    play.play("recall 0,1; play mother-child; flat 0,1");
    assert_ne!(play.lodger("0,1"), recalled);
    play.play("recall 0,1; play mother-child; flat 0,1");
    play.refuses("recall 0,1", "LL R77", "recalled-already");
}

// LL R75
#[test]
fn a_recalled_mother_loses_her_rent_refusal() {
    let mut play = table(2).house(0, "1 roof", "mother-child 1 refused").start();
    play.play("recall 0,1");
    assert_eq!((play.discards().as_str(), play.hand(0).as_str()), ("rent-refusal", "mother-child"));
}

// LL 1.4, LL R29
#[test]
fn a_pensioner_lives_on_the_ground_floor_or_in_the_cellar() {
    let scene = table(2).house(0, "1 attic-flat cellar", "").house(0, "1 roof loft-conversion", "single 1");
    let mut play = scene.hand(0, "pensioner pensioner pensioner").start();
    play.play("play pensioner");
    assert_eq!(play.choices(), "flat 0,0; flat 0,1");
    play.refuses("flat 0,2", "LL 1.4", "pensioner-stairs");
    play.refuses("flat 1,2", "LL 1.4", "pensioner-stairs");
    play.play("flat 0,0; play pensioner; flat 0,1");
    play.refuses("play pensioner", "LL 1.3", "no-suitable-flat");
}

// LL R29
#[test]
fn a_pensioner_of_higher_houses_still_does_not_climb() {
    let entries = serde_json::to_string(&options("standard", 2).deck).unwrap();
    let printed = r#""kind":"pensioner","count":3,"rent":6,"max_height":1"#;
    assert!(entries.contains(printed));
    let deck: Deck = serde_json::from_str(&entries.replace(printed, &printed.replace(":1", ":3"))).unwrap();
    let scene = table(2).house(0, "3 roof cellar", "").house(0, "4 roof", "").hand(0, "pensioner");
    let mut play = scene.with(|options| options.deck = deck).start();
    play.play("play pensioner");
    assert_eq!(play.choices(), "flat 0,0; flat 0,1");
    play.refuses("flat 0,3", "LL 1.4", "pensioner-stairs");
}

// LL 1.4, LL 3
#[test]
fn a_single_cannot_be_murdered() {
    let mut play = table(2).house(1, "3 roof", "single 1, student 2").hand(0, "murder").start();
    play.play("play murder");
    play.refuses("resident 0,1", "LL 1.4", "single");
    assert_eq!(play.choices(), "resident 0,2");
    let only = table(2).house(1, "3 roof", "single 1, single 2").hand(0, "murder").start();
    only.refuses("play murder", "LL 1.5", "nobody-to-murder");
}

// LL R2
#[test]
fn nobody_changes_flats_without_a_move_card() {
    let mut play = table(2).house(0, "3 roof", "single 1").hand(0, "student").start();
    assert_eq!(play.choices(), "play student; done");
    play.refuses("flat 0,2", "LL 1.3", "wrong-decision");
    play.play("play student; flat 0,2");
    assert_eq!(play.residents(0), "single 1, student 2");
}

// LL R16
#[test]
fn tenants_may_enter_a_squatted_house_and_pay_nothing() {
    let mut play = table(2).house(0, "3 roof", "squatters 1").hand(0, "single").start();
    play.play("play single; flat 0,2");
    assert_eq!(play.residents(0), "squatters 1, single 2");
    assert_eq!(play.income(0), 1, "the least there is");
}
