//! Demolition and Own Use, by their cards or by Politics.

use tenement::rules::landlord::{Event, Step};

use crate::support::{names, table};

// LL 1.5, LL R46
#[test]
fn a_house_is_demolished_only_if_every_tenant_can_be_rehoused() {
    let scene = table(2).house(0, "3 roof", "single 1, single 2").house(1, "2 roof", "single 1").hand(0, "demolition");
    let mut play = scene.start();
    play.play("play demolition");
    play.refuses("house 0", "LL R46", "not-all-rehoused");
    assert_eq!(play.choices(), "house 1", "the vacancy of a house itself does not count");
    let alone = table(2).house(0, "3 roof", "single 1").hand(0, "demolition").start();
    alone.refuses("play demolition", "LL R46", "no-house-to-demolish");
}

// LL R46
#[test]
fn the_vacancies_of_all_players_count() {
    let scene = table(3).house(0, "2 roof", "single 1, single 2").house(1, "1 roof", "").house(2, "1 roof", "");
    let mut play = scene.hand(0, "demolition").start();
    play.play("play demolition; house 0; resident 0,2; flat 2,1");
    assert_eq!((play.residents(1).as_str(), play.residents(2).as_str()), ("single 1", "single 1"));
    assert_eq!(play.street(0).len(), 0);
}

// LL R46, LL R73
#[test]
fn a_complete_assignment_is_found_where_a_hasty_one_fails() {
    let scene = table(2).house(0, "1 attic-flat", "manager 1, single 2").house(1, "1 roof", "").house(
        1,
        "4 roof",
        "student 1, student 2",
    );
    let mut play = scene.hand(0, "demolition").start();
    play.play("play demolition; house 0; resident 0,2");
    assert_eq!(play.choices(), "flat 2,3; flat 2,4", "the bungalow is for the Manager");
    play.refuses("flat 1,1", "LL R73", "others-homeless");
    play.play("flat 2,4");
    assert_eq!(
        (play.residents(1).as_str(), play.residents(2).as_str()),
        ("manager 1", "student 1, student 2, single 4")
    );
}

// LL R46, LL R73
#[test]
fn who_needs_two_flats_is_left_two_that_touch() {
    let scene = table(2).house(0, "3 roof", "family 1, single 3").house(1, "3 roof", "").hand(0, "demolition");
    let mut play = scene.start();
    play.play("play demolition; house 0; resident 0,3");
    assert_eq!(play.choices(), "flat 1,1; flat 1,3");
    play.refuses("flat 1,2", "LL R73", "others-homeless");
    play.play("flat 1,1");
    assert_eq!(play.residents(1), "single 1, family 2");
}

// LL R46
#[test]
fn hippies_and_others_are_not_rehoused_together() {
    let scene = table(2).house(0, "3 roof", "hippies 1, hippies 2").house(1, "2 roof", "").hand(0, "demolition");
    let mut play = scene.clone().start();
    play.play("play demolition; house 0; resident 0,1; flat 1,1");
    assert_eq!(play.residents(1), "hippies 1, hippies 2");
    let scene = table(2).house(0, "2 roof", "single 1").house(1, "3 roof", "hippies 1").hand(0, "demolition");
    scene.start().refuses("play demolition", "LL R46", "no-house-to-demolish");
}

// LL R13, LL R73
#[test]
fn squatters_need_no_flat_and_go_to_the_discards() {
    let scene =
        table(2).house(1, "3 roof cellar", "squatters 3, student 1 refused, squatters 0").house(1, "1 roof", "");
    let mut play = scene.hand(0, "demolition").start();
    let told = play.play("play demolition; house 0");
    assert_eq!(
        names(&told[1..]),
        "demolition-began discarded squatters-left discarded squatters-left discarded moved demolished returned \
         floor-returned floor-returned floor-returned returned discarded asked"
    );
    assert_eq!(play.discards(), "rent-refusal squatters squatters demolition");
    assert_eq!(play.residents(1), "student 1");
}

// LL R86
#[test]
fn squatters_go_to_the_discards_from_the_lowest_flat_up() {
    let mut play =
        table(2).house(1, "3 roof cellar", "squatters 3, squatters 0, squatters 2").hand(0, "demolition").start();
    let from_below = ["0,0", "0,2", "0,3"].map(|place| play.lodger(place));
    play.play("play demolition; house 0");
    assert_eq!(play.state.table.discards[..3], from_below);
}

// LL 1.5, LL R47
#[test]
fn the_owner_chooses_the_new_homes_and_gets_the_building_cards() {
    let scene = table(3)
        .house(0, "2 roof", "")
        .house(1, "2 roof loft-conversion cellar", "single 2")
        .house(2, "1 roof", "")
        .hand(0, "demolition");
    let mut play = scene.hand(1, "alibi").start();
    play.play("play demolition; house 1");
    assert_eq!((play.seat(), play.choices().as_str()), (Some(1), "flat 0,1; flat 0,2; flat 2,1"));
    play.refuses("flat 1,1", "LL R73", "another-house");
    play.play("flat 2,1");
    assert_eq!((play.active(), play.seat(), play.step()), (0, Some(0), Step::Act), "the turn stays where it was");
    let hand = play.hand(1);
    assert_eq!(hand.split(' ').count(), 1 + 5, "{hand}");
    assert!(hand.contains("loft-conversion cellar-flat") && hand.contains("roof"), "{hand}");
    assert_eq!((play.hand(0).as_str(), play.discards().as_str()), ("", "demolition"));
}

// LL 1.5
#[test]
fn the_cards_of_a_house_of_ones_own_may_be_laid_again_at_once() {
    let mut play = table(2)
        .hiding(0, &["bomb", "law"].map(|kind| kind.parse().unwrap()), "roof", "")
        .hand(0, "demolition")
        .start();
    play.play("play demolition; house 0");
    assert_eq!(play.hand(0), "roof bomb law");
    play.play("floor bomb; floor law; finish roof");
    assert_eq!((play.street(0).len(), play.discards().as_str()), (1, "demolition"));
}

// LL R66
#[test]
fn of_a_demolished_house_the_open_cards_are_known_in_the_hand() {
    let floors = ["bomb", "law"].map(|kind| kind.parse().unwrap());
    let mut play = table(2).hiding(1, &floors, "roof loft-conversion cellar", "").hand(0, "demolition").start();
    play.play("play demolition; house 0");
    assert_eq!(play.hand(1), "roof loft-conversion cellar-flat bomb law");
    assert_eq!(play.known(1), "roof loft-conversion cellar-flat");
}

// LL R73
#[test]
fn a_house_without_tenants_may_be_demolished() {
    let mut play = table(2).house(1, "2 roof", "").hand(0, "demolition").start();
    let told = play.play("play demolition; house 0");
    assert!(names(&told).contains("demolition-began demolished"));
    assert!(play.state.table.houses.is_empty());
}

// LL R73
#[test]
fn the_owner_names_a_tenant_and_its_place_one_by_one() {
    let scene =
        table(2).house(0, "3 roof", "single 1, student 2, mover 3").house(1, "4 roof", "").hand(0, "demolition");
    let mut play = scene.start();
    play.play("play demolition; house 0");
    assert_eq!(play.choices(), "resident 0,1; resident 0,2; resident 0,3");
    play.play("resident 0,2; flat 1,4");
    assert_eq!(play.choices(), "resident 0,1; resident 0,3");
    play.refuses("resident 1,4", "LL R73", "does-not-leave");
    play.play("resident 0,3; flat 1,1");
    assert_eq!(play.choices(), "flat 1,2; flat 1,3", "the last one needs no naming");
    play.play("flat 1,3");
    assert_eq!(play.residents(1), "student 4, mover 1, single 3");
}

// LL 1.5
#[test]
fn politics_serves_as_demolition_and_as_own_use() {
    let scene = table(2).house(1, "1 roof", "single 1").house(1, "1 roof", "").hand(0, "politics");
    let mut play = scene.clone().start();
    assert_eq!(play.choices(), "politics demolition; politics own-use; done");
    play.refuses("play politics", "LL 1.5", "politics-as-what");
    play.play("politics demolition; house 0");
    assert_eq!((play.residents(1).as_str(), play.discards().as_str()), ("single 1", "politics"));
    let mut play = scene.start();
    play.play("politics own-use; house 0");
    assert_eq!((play.hand(1).as_str(), play.discards().as_str()), ("single", "politics"));
    assert_eq!(play.residents(0), "");
}

// LL 1.5, LL R74
#[test]
fn own_use_gives_an_owner_all_his_tenants_back() {
    let scene = table(2).house(0, "5 roof", "hippies 1, hippies 3").house(0, "1 roof", "single 1").hand(0, "own-use");
    let mut play = scene.start();
    play.play("play own-use; house 0");
    assert_eq!((play.hand(0).as_str(), play.discards().as_str()), ("hippies hippies", "own-use"));
    assert_eq!((play.residents(0).as_str(), play.residents(1).as_str()), ("", "single 1"));
    play.play("play hippies; flat 0,2");
    assert_eq!(play.residents(0), "hippies 2", "he may move new ones in");
}

// LL R48, LL R74, LL R86
#[test]
fn own_use_on_a_rival_gives_the_rival_his_tenants_and_leaves_squatters() {
    let scene = table(2).house(1, "4 roof", "celebrity 3 refused, student 2, squatters 1").hand(0, "own-use");
    let mut play = scene.start();
    let told = play.play("play own-use; house 0");
    assert_eq!(names(&told), "card-played discarded taken-to-hand taken-to-hand discarded asked");
    assert!(matches!(told[2], Event::TakenToHand { seat, .. } if seat.0 == 1));
    assert_eq!((play.hand(1).as_str(), play.known(1).as_str()), ("student celebrity", "student celebrity"));
    assert_eq!(play.discards(), "rent-refusal own-use");
    assert_eq!((play.residents(0).as_str(), play.income(1)), ("squatters 1", 1), "they go on blocking the rent");
}

// LL R74, LL R97
#[test]
fn own_use_needs_a_tenant() {
    let scene = table(2).house(0, "1 roof", "squatters 1").house(1, "1 roof", "").hand(0, "own-use politics");
    scene.clone().start().refuses("play own-use", "LL R74", "no-house-with-tenants");
    scene.clone().start().refuses("politics own-use", "LL R74", "no-house-with-tenants");
    let mut play = scene.house(1, "1 roof", "single 1").start();
    play.play("play own-use");
    play.refuses("house 0", "LL R74", "no-tenant-there");
    play.refuses("house 1", "LL R74", "no-tenant-there");
    assert_eq!(play.choices(), "house 2");
}
