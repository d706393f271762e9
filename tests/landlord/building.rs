//! Building and altering houses.

use tenement::rules::landlord::{Event, Flat, Kind, Landlord, Step};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{names, table};

// LL 1.3, LL 1.5
#[test]
fn a_house_is_built_of_floors_and_finished_by_a_roof() {
    let mut play = table(2).hand(0, "roof single bomb move").start();
    let told = play.play("floor single; floor bomb; finish roof");
    assert_eq!(names(&told), "site-opened floor-laid floor-laid finished");
    let house = play.house(0);
    assert_eq!((house.owner, house.height(), house.is_finished()), (Seat(0), 2, true));
    assert_eq!(play.flats(0), (vec![1, 2], vec![1, 2]), "a normal roof is no flat");
    assert_eq!(play.names(play.state.floors[0].iter().copied()), "single bomb", "from below");
    assert_eq!((play.hand(0).as_str(), play.step()), ("move", Step::Act));
}

// LL 1.1
#[test]
fn every_card_can_be_a_floor() {
    for kind in Kind::ALL.into_iter().skip(1) {
        let mut play = table(2).hand(0, &format!("{} attic-flat", kind.name())).start();
        play.play(&format!("floor {}; finish attic-flat", kind.name()));
        assert_eq!(play.names(play.state.floors[0].iter().copied()), kind.name());
        assert_eq!(play.flats(0), (vec![1, 2], vec![1, 2]), "{} hidden in a floor does nothing", kind.name());
    }
}

// LL 1.1
#[test]
fn opponents_may_not_know_what_a_floor_hides() {
    let mut play = table(2).hand(0, "roof bomb").start();
    let told = play.play("floor bomb");
    let laid = told.last().unwrap();
    assert!(matches!(laid, Event::FloorLaid { card: Some(known), .. } if known.kind == Kind::Bomb));
    let hidden =
        Event::FloorLaid { seat: Seat(0), house: play.house(0).id, floor: Flat::GROUND, card: None, open: false };
    assert_eq!(Landlord::seen(laid, Viewer::Seat(Seat(1))), hidden);
    assert_eq!(Landlord::seen(laid, Viewer::Spectator), hidden);
    assert_eq!(&Landlord::seen(laid, Viewer::Seat(Seat(0))), laid);
}

// LL R10
#[test]
fn an_owner_may_always_look_at_his_own_floors() {
    let mut play = table(2).hand(0, "roof bomb").start();
    play.play("floor bomb; finish roof; done; done");
    let floors = |viewer| Landlord::view(&play.state, viewer).floors[0];
    assert_eq!(play.names(floors(Viewer::Seat(Seat(0))).iter().copied()), "bomb");
    assert!(floors(Viewer::Seat(Seat(1))).is_empty() && floors(Viewer::Spectator).is_empty());
}

// LL 1.3
#[test]
fn a_house_has_five_floors_at_most() {
    let mut play = table(2).hand(0, "roof move move move move move move").start();
    play.play("floor move; floor move; floor move; floor move; floor move");
    play.refuses("floor move", "LL 1.3", "five-floors");
    assert_eq!(play.choices(), "finish roof; take-down");
    play.play("finish roof");
    assert_eq!(play.house(0).height(), 5);
}

// LL 1.3, LL R67
#[test]
fn a_house_has_one_floor_at_least() {
    let play = table(2).hand(0, "roof attic-flat move").start();
    play.refuses("finish roof", "LL R67", "no-site");
    play.refuses("finish attic-flat", "LL R67", "no-site");
}

// LL 1.5, LL 1.1
#[test]
fn an_attic_flat_finishes_a_house_and_is_a_flat_but_no_floor() {
    let mut play = table(2).hand(0, "attic-flat move").start();
    play.play("floor move; finish attic-flat");
    assert_eq!(play.house(0).height(), 1);
    assert_eq!(play.flats(0), (vec![1, 2], vec![1, 2]));
    assert_eq!(play.income(0), 2, "both can be lived in at once");
}

// LL 1.5
#[test]
fn a_flat_roof_finishes_a_house_and_is_no_flat() {
    let mut play = table(2).hand(0, "flat-roof move").start();
    play.play("floor move; finish flat-roof");
    assert_eq!(play.flats(0), (vec![1], vec![1]));
}

// LL 1.5
#[test]
fn a_roof_and_an_attic_flat_are_for_new_houses_only() {
    let play = table(2).house(0, "1 roof", "").hand(0, "roof attic-flat").start();
    play.refuses("play roof", "LL 1.5", "finishes-only");
    play.refuses("play attic-flat", "LL 1.5", "finishes-only");
}

// LL 1.3, LL 1.5
#[test]
fn no_floor_is_ever_added_to_a_finished_house() {
    let mut play = table(2).hand(0, "roof roof move move").start();
    play.play("floor move; finish roof; floor move");
    assert_eq!((play.house(0).height(), play.house(1).height()), (1, 1), "it opens another site");
}

// LL 1.3
#[test]
fn several_houses_can_be_built_in_one_step() {
    let mut play = table(2).hand(0, "roof flat-roof attic-flat move move move move").start();
    play.play("floor move; finish flat-roof; floor move; floor move; finish roof; floor move; finish attic-flat");
    assert_eq!(play.street(0), [0, 1, 2]);
    assert_eq!([0, 1, 2].map(|id| play.house(id).height()), [1, 2, 1]);
}

// LL R67
#[test]
fn a_floor_is_laid_only_while_a_card_to_finish_with_is_left() {
    table(2).hand(0, "move").start().refuses("floor move", "LL R67", "no-roof-left");
    table(2).hand(0, "roof").start().refuses("floor roof", "LL R67", "no-roof-left");
    for finisher in ["roof", "flat-roof", "attic-flat"] {
        let mut play = table(2).hand(0, &format!("{finisher} roof move")).start();
        play.play("floor roof; floor move");
        play.refuses(&format!("floor {finisher}"), "LL R67", "no-roof-left");
        assert_eq!(play.choices(), format!("finish {finisher}; take-down"));
    }
    assert!(table(2).hand(0, "move").starting_roofs(&[0]).start().may("floor move"), "the starting roof is one");
    assert!(!table(2).hand(0, "move").starting_roofs(&[1]).start().may("floor move"), "a rival's is none");
}

// LL R67, LL R9
#[test]
fn nothing_else_is_done_while_a_site_is_open() {
    let scene = table(2).house(0, "2 roof", "mother-child 1").hand(0, "roof move move cellar-flat politics");
    let mut play = scene.hand(1, "roof").jailed(0).money(&[9, 9]).start();
    for mv in ["play move", "play cellar-flat", "politics jail", "recall 0,1", "bail", "offer 1", "done"] {
        assert!(play.may(mv), "{mv}");
    }
    play.play("floor move");
    for mv in ["play move", "play cellar-flat", "politics jail", "recall 0,1", "bail", "offer 1", "done"] {
        play.refuses(mv, "LL R67", "site-open");
    }
    assert_eq!(
        play.choices(),
        "floor cellar-flat; floor move; floor politics; finish roof; take-down",
        "the roof is needed"
    );
}

// LL R67
#[test]
fn a_site_that_is_taken_down_gives_its_cards_back_and_none_is_opened_in_this_turn() {
    let mut play = table(2).hand(0, "roof move bomb").starting_roofs(&[0]).start();
    let told = play.play("floor move; floor roof; take-down");
    assert!(told.iter().any(|event| matches!(event, Event::TakenDown { cards: 2, .. })));
    assert_eq!(play.hand(0), "roof bomb move");
    assert!(play.state.table.houses.is_empty() && play.known(0).is_empty());
    play.refuses("floor move", "LL R67", "took-down");
    play.end_turn();
    play.end_turn();
    assert!(play.may("floor move"), "a turn later");
}

// LL R7
#[test]
fn the_starting_roof_goes_before_a_roof_of_the_hand() {
    let mut play = table(2).hand(0, "roof move").starting_roofs(&[0]).start();
    let roof = play.state.table.starting_roofs[0];
    play.play("floor move; finish roof");
    assert_eq!((play.house(0).finish, play.hand(0).as_str()), (roof, "roof"));
    assert_eq!(play.state.table.starting_roofs[0], None);
}

// LL R7, LL R66
#[test]
fn the_starting_roof_can_be_a_floor_that_all_know() {
    let mut play = table(2).hand(0, "attic-flat move").starting_roofs(&[0]).start();
    let roof = play.state.table.starting_roofs[0];
    let told = play.play("floor roof; floor move");
    assert!(matches!(&told[1], Event::FloorLaid { card: Some(_), open: true, .. }));
    assert_eq!(Landlord::seen(&told[1], Viewer::Spectator), told[1]);
    assert_eq!(play.house(0).floors.as_slice(), [roof, None]);
    play.play("take-down");
    assert_eq!(play.state.table.starting_roofs[0], roof, "taken down, it lies where it was");
}

// LL 1.5, LL 1.1
#[test]
fn a_cellar_flat_is_a_flat_below_the_ground_floor() {
    let mut play = table(2).house(0, "2 roof", "").hand(0, "cellar-flat").start();
    play.play("play cellar-flat; house 0");
    assert_eq!(play.flats(0), (vec![0, 1, 2], vec![0, 1, 2]));
    assert_eq!((play.house(0).height(), play.income(0)), (2, 3));
}

// LL 1.5
#[test]
fn a_house_has_one_cellar_flat() {
    let scene = table(2).house(0, "2 roof cellar", "").house(0, "1 attic-flat", "").hand(0, "cellar-flat cellar-flat");
    let mut play = scene.start();
    play.play("play cellar-flat");
    play.refuses("house 0", "LL 1.5", "cellar-there");
    play.play("house 1");
    play.refuses("play cellar-flat", "LL 1.5", "no-house-without-cellar");
}

// LL 1.5, LL 1.1
#[test]
fn a_loft_conversion_makes_a_normal_roof_a_flat() {
    let mut play = table(2).house(0, "2 roof", "").hand(0, "loft-conversion").start();
    let roof = play.house(0).finish;
    play.play("play loft-conversion; house 0");
    assert_eq!(play.flats(0), (vec![1, 2, 3], vec![1, 2, 3]));
    let house = play.house(0);
    assert_eq!((house.height(), house.finish), (2, roof), "the roof stays below it");
    assert_eq!(play.names(house.over.into_iter()), "loft-conversion");
    assert_eq!(play.income(0), 3);
}

// LL R5, LL 1.5
#[test]
fn lofts_and_flat_roofs_are_laid_on_normal_roofs_only() {
    for (card, reason) in [("loft-conversion", "no-roof-to-convert"), ("flat-roof", "no-roof-to-cover")] {
        let scene = table(2)
            .house(0, "1 flat-roof", "")
            .house(0, "1 attic-flat", "")
            .house(0, "1 roof covered", "")
            .house(0, "1 roof loft-conversion", "")
            .hand(0, card);
        scene.clone().start().refuses(&format!("play {card}"), "LL 1.5", reason);
        let mut play = scene.house(0, "1 roof", "").start();
        play.play(&format!("play {card}"));
        assert_eq!(play.choices(), "house 4");
        play.refuses("house 0", "LL R5", "no-normal-roof");
        play.refuses("house 1", "LL R5", "no-normal-roof");
        play.refuses("house 2", "LL R5", "roof-changed");
        play.refuses("house 3", "LL R5", "roof-changed");
    }
}

// LL 1.5, LL 3
#[test]
fn a_flat_roof_keeps_a_loft_away() {
    let mut play = table(2).house(1, "2 roof", "").hand(0, "flat-roof loft-conversion").start();
    assert!(play.may("play loft-conversion"));
    play.play("play flat-roof; house 0");
    play.refuses("play loft-conversion", "LL 1.5", "no-roof-to-convert");
    assert_eq!(play.flats(0), (vec![1, 2], vec![1, 2]), "and is no flat");
}

// LL R4
#[test]
fn the_largest_house_has_seven_flats() {
    let play = table(2).house(0, "5 roof loft-conversion cellar", "").start();
    assert_eq!(play.flats(0).0, [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!((play.house(0).height(), play.income(0)), (5, 7));
}

// LL R6
#[test]
fn a_rivals_house_can_be_altered_and_what_is_laid_there_is_the_rivals() {
    let mut play = table(3).house(1, "1 roof", "").hand(0, "cellar-flat loft-conversion").start();
    play.play("play cellar-flat; house 0; play loft-conversion; house 0");
    assert_eq!((play.income(0), play.income(1)), (1, 3));
    assert_eq!(play.house(0).owner, Seat(1));
}

// LL 1.5
#[test]
fn a_cellar_and_a_loft_may_follow_in_a_later_turn() {
    let scene = table(2).hand(0, "roof move cellar-flat loft-conversion").pile("alibi alibi alibi alibi");
    let mut play = scene.start();
    play.play("floor move; finish roof");
    play.end_turn();
    play.end_turn();
    play.play("play loft-conversion; house 0; play cellar-flat; house 0");
    assert_eq!(play.flats(0).0, [0, 1, 2]);
}

// LL 1.5, LL R5
#[test]
fn a_house_is_altered_in_the_step_in_which_it_was_built() {
    let mut play = table(2).hand(0, "roof move cellar-flat").start();
    play.refuses("play cellar-flat", "LL 1.5", "no-house-without-cellar");
    play.play("floor move; finish roof; play cellar-flat; house 0");
    assert_eq!(play.flats(0).0, [0, 1]);
}

// LL 1.1
#[test]
fn a_card_is_a_floor_or_its_front_and_not_both() {
    let mut play = table(2).hand(0, "roof bomb").start();
    play.play("floor bomb; finish roof");
    play.refuses("play bomb", "LL 1.3", "not-in-hand");
    assert_eq!(play.hand(0), "");
}
