//! Windows as a stack: who is asked and when, what nests in what (A4 1.12, R89-R94).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Event, Kind, Line, Place, Source, Stage, Step, Trait, Window};

use crate::support::{Play, Scene, lines, names, paid, scene};

const NOTHING: &str = "nothing-came-of-it";

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

fn reacts(window: Window) -> Step {
    Step::React { window }
}

/// Passes in the window that is open until it closes; who was asked.
fn round_of_passes(play: &mut Play) -> Vec<u8> {
    let window = play.step();
    let mut asked = Vec::new();
    while play.step() == window {
        asked.push(play.seat().unwrap());
        play.play("done");
    }
    asked
}

// A4 R71, R90
#[test]
fn a_card_is_asked_about_from_the_left_of_who_played_it_round_to_that_seat() {
    for (seat, order) in [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])] {
        let mut scene = block().priority(seat).denounced(&[3, 3, 3]);
        for tenant in 0..3 {
            let own = if tenant == seat { "envelope nothing-came-of-it" } else { NOTHING };
            scene = scene.hand(tenant, own);
        }
        let mut play = scene.go("flats club courtyard landlords");
        play.play("play envelope");
        assert_eq!(round_of_passes(&mut play), order);
        assert_eq!(play.denounced()[usize::from(seat)], 0);
    }
}

// A4 R90: no player caused it.
#[test]
fn the_placement_is_asked_about_from_the_priority_holder_on() {
    for (priority, order) in [(0, [0, 1]), (1, [1, 0]), (2, [0, 1]), (3, [0, 1])] {
        let scene = block().hand(0, "lift-out-of-order").hand(1, "lift-out-of-order").priority(priority);
        let mut play = scene.go("flats club courtyard landlords");
        assert_eq!(round_of_passes(&mut play), order, "{priority}");
    }
}

// A4 R131: in W6 the cause is the player whose VP change.
#[test]
fn a_gain_of_the_landlord_is_asked_about_from_his_left() {
    let scene = scene("kotek aniol balcerek furman").hand(0, "inspection").hand(2, "plumber");
    let mut play = scene.hand(1, "commendation").priority(1).go("flats landlords club courtyard");
    play.play("done; play commendation");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Points { by: 1 }), Some(0)));
}

// A4 R74, R90: who passed has the chance again after a reaction.
#[test]
fn each_keeps_the_chance_until_a_full_circle_of_passes() {
    let scene = block().hand(0, "lift-out-of-order").hand(1, "lift-out-of-order");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("0: done; 1: play lift-out-of-order; seat 2");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Placement), Some(0)));
    play.play("play lift-out-of-order; seat 1");
    assert_eq!([1, 2].map(|seat| play.place(seat)), [Some(Place::Staircase); 2]);
    play.settle();
    assert_eq!(play.step(), Step::Turn { stage: Stage::Action });
}

// A4 R89, R74
#[test]
fn the_placement_window_opens_once_a_round() {
    let scene = block().hand(1, "lift-out-of-order").hand(0, "wrong-floor");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("1: done; 0: done; play wrong-floor; seat 1");
    let asked = |event: &Event| matches!(event, Event::Asked { window: Window::Placement });
    assert_eq!(play.times(asked), 1);
    play.next_round("flats club courtyard landlords");
    assert_eq!(play.times(asked), 2);
}

// A4 R90: the window closes because its subject is gone.
#[test]
fn nobody_is_asked_about_a_card_that_is_cancelled() {
    let scene = block().hand(0, "envelope").hand(1, NOTHING).hand(2, NOTHING).denounced(&[3]);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play envelope; 1: play nothing-came-of-it; 2: done");
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
    assert_eq!((play.hand(2), play.denounced()[0]), (NOTHING.to_owned(), 3));
}

// A4 R90: a reaction was cancelled, so the window beneath goes on.
#[test]
fn the_next_seat_is_asked_after_a_cancelled_cancellation() {
    let scene = block().hand(0, "envelope nothing-came-of-it").hand(1, NOTHING).hand(2, NOTHING).denounced(&[3]);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play envelope; 1: play nothing-came-of-it");
    assert_eq!(play.step(), reacts(Window::Card { kind: Kind::NothingCameOfIt, by: Seat(1) }));
    play.play("2: done; 0: play nothing-came-of-it");
    assert_eq!(
        (play.step(), play.seat()),
        (reacts(Window::Card { kind: Kind::NothingCameOfIt, by: Seat(0) }), Some(2))
    );
    play.play("2: done");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Card { kind: Kind::Envelope, by: Seat(0) }), Some(2)));
    play.play("2: play nothing-came-of-it");
    assert_eq!(play.denounced()[0], 3);
}

// A4 R71, R91: cancelled cards are spent, in the order in which they are done with.
#[test]
fn every_card_of_a_chain_reaches_the_discards_after_it_is_done_with() {
    let scene = block().hand(0, "envelope").hand(1, NOTHING).hand(2, NOTHING).denounced(&[3]);
    let mut play = scene.go("flats club courtyard landlords");
    let told = play.play("play envelope; 1: play nothing-came-of-it; 2: play nothing-came-of-it");
    let dropped = |event: &Event| match event {
        Event::Discarded { seat, .. } => Some(seat.0),
        _ => None,
    };
    assert_eq!(told.iter().filter_map(dropped).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!((play.cards(0), play.cards(1), play.cards(2)), (0, 0, 0));
}

// A4 R91
#[test]
fn a_card_in_play_is_in_nobodys_hand_nor_among_the_discards() {
    let scene = block().hand(0, "envelope").hand(1, NOTHING).denounced(&[3]);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play envelope");
    assert_eq!((play.cards(0), play.discards()), (0, String::new()));
    play.play("1: done");
    assert_eq!(play.discards(), "envelope");
}

// A4 R91: a target that no longer fits is skipped.
#[test]
fn a_target_that_no_longer_fits_is_skipped() {
    // The only card of the victim is spent in the window.
    let scene = block().priority(3).hand(3, "flat-inspection").hand(1, NOTHING).hand(0, NOTHING);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("play flat-inspection; seat 1; 0: play nothing-came-of-it; 1: play nothing-came-of-it");
    play.settle();
    assert_eq!((play.cards(1), play.seat()), (0, Some(3)));
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
    assert!(!names(&play.told).contains("hand-seen"));
}

// A4 R89: Nic z tego about a card in W2, which has its own W3.
#[test]
fn a_reaction_opens_a_window_on_itself_inside_the_one_it_was_played_in() {
    let scene = block().hand(1, "mistaken-identity").hand(0, NOTHING).hand(2, NOTHING);
    let mut play = scene.go("landlords club courtyard staircase");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity; seat 2");
    assert_eq!(
        (play.step(), play.seat()),
        (reacts(Window::Card { kind: Kind::MistakenIdentity, by: Seat(1) }), Some(2))
    );
    play.play("2: play nothing-came-of-it; 0: play nothing-came-of-it");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
}

// A4 L14, R94
#[test]
fn caught_in_the_act_takes_2_denunciations_after_the_trash_was_left() {
    let scene = block().hand(3, "caught-in-the-act");
    let mut play = scene.go("staircase club courtyard landlords");
    play.play("done; leave");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Littering { tenant: Seat(0) }), Some(3)));
    assert_eq!((play.trash(), play.has_littered(0)), ([1, 0, 0], true));
    play.play("play caught-in-the-act");
    assert_eq!(play.denounced(), [2, 0, 0, 0]);
}

// A4 L14, R94: W7 comes before the lines of Traits.
#[test]
fn the_asocial_unit_is_paid_after_the_window() {
    let scene = block().hand(3, "caught-in-the-act").traits("asocial-unit - - -");
    let mut play = scene.go("staircase staircase courtyard landlords");
    let told = play.play("done; leave");
    assert!(lines(&told).is_empty());
    let told = play.play("3: done");
    assert_eq!(lines(&told), [(0, 1, Line::First(Trait::AsocialUnit))]);
}

// A4 L14, R101, T18
#[test]
fn each_of_the_2_denunciations_can_be_a_mistake() {
    let scene = block().hand(3, "caught-in-the-act").hand(0, "overflowing-bin mistaken-identity mistaken-identity");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play overflowing-bin; place club; 3: play caught-in-the-act");
    play.play("0: play mistaken-identity; seat 1; 0: play mistaken-identity; seat 2");
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
}

// A4 L14, R100
#[test]
fn what_caught_in_the_act_takes_does_not_bounce() {
    let scene = scene("professor balcerek furman aniol").hand(3, "caught-in-the-act");
    let mut play = scene.go("staircase club courtyard landlords");
    play.play("done; leave; 3: play caught-in-the-act");
    assert_eq!(play.denounced(), [2, 0, 0, 0]);
}

// A4 L14, T16
#[test]
fn caught_in_the_act_can_come_to_nothing() {
    let scene = block().hand(3, "caught-in-the-act caught-in-the-act").hand(1, NOTHING);
    let mut play = scene.go("staircase club courtyard landlords");
    play.play("done; leave; 3: play caught-in-the-act; 1: play nothing-came-of-it");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Littering { tenant: Seat(0) }), Some(3)));
    play.play("play caught-in-the-act");
    assert_eq!(play.denounced(), [2, 0, 0, 0]);
}

// A4 L15, R93
#[test]
fn friends_in_high_places_make_a_loss_0_and_the_rest_stands() {
    let scene = block().hand(3, "friends").trash(1, 1, 1);
    let mut play = scene.go("courtyard club flats landlords");
    play.play("board visit-chairman");
    assert_eq!((play.step(), play.seat()), (reacts(Window::Points { by: -1 }), Some(3)));
    let told = play.play("play friends");
    assert_eq!((paid(&told), play.points()), (vec![(0, 1, Source::Board)], vec![10, 9, 9, 9]));
}

// A4 L15, T16
#[test]
fn friends_can_be_of_no_use() {
    let scene = block().hand(3, "friends").hand(1, NOTHING).trash(1, 1, 1);
    let mut play = scene.go("courtyard club flats landlords");
    play.play("board visit-chairman; 3: play friends; 1: play nothing-came-of-it");
    assert_eq!(play.points(), [10, 9, 9, 8]);
}

// A4 R93, R121
#[test]
fn no_window_opens_where_the_well_connected_loses_nothing() {
    let scene = block().hand(3, "friends").trash(1, 1, 1).traits("- - - well-connected");
    let mut play = scene.go("courtyard club flats landlords");
    let told = play.play("board visit-chairman");
    assert!(told.iter().all(|event| !matches!(event, Event::Asked { window: Window::Points { .. } })));
    assert_eq!((play.points(), play.shown(3)), (vec![10, 9, 9, 9], Some(Trait::WellConnected)));
}

// A4 R93: once for each change.
#[test]
fn a_gain_of_0_after_an_inspection_is_asked_about_no_more() {
    let scene = block().priority(3).hand(3, "commendation").hand(1, "inspection").hand(0, NOTHING);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play commendation; 0: done; 1: play inspection; 0: play nothing-came-of-it");
    assert_eq!((play.points()[3], play.step()), (10, Step::Turn { stage: Stage::After }));
}

// A4 L16, R89, R103
#[test]
fn compulsory_attendance_makes_every_way_of_avoiding_fail() {
    for (traits, hand, answer) in [
        ("chairman - - -", "", "avoid chairman"),
        ("- - - -", "sick-note", "play sick-note"),
        ("- - - -", "envelope", "avoid club"),
    ] {
        let scene = block().hand(0, hand).hand(3, "compulsory-attendance").list(&[0]).denounced(&[3]);
        let mut play = scene.traits(traits).work("snow-clearing").go("club staircase courtyard landlords");
        play.stack("abraham abraham");
        if answer == "avoid club" {
            play.play("play envelope");
        }
        play.to(3);
        play.play(&format!("board draw-two; blue; 0: {answer}"));
        assert_eq!((play.step(), play.seat()), (reacts(Window::Avoidance { tenant: Seat(0) }), Some(3)));
        play.play("play compulsory-attendance");
        play.settle();
        assert!(names(&play.told).contains("avoidance-failed") && names(&play.told).contains("takes-part"), "{answer}");
        assert_eq!(play.points()[3], 10, "{answer}");
    }
}

// A4 L16, R103: a failed avoidance is none for any Trait.
#[test]
fn a_failed_avoidance_pays_nobody() {
    let scene = block().hand(0, "sick-note").hand(3, "compulsory-attendance").list(&[0, 1]).work("snow-clearing");
    let mut play = scene.traits("asocial-unit - - overseer").priority(3).go("club staircase courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue; 0: play sick-note; 3: play compulsory-attendance");
    play.settle();
    assert!(lines(&play.told).is_empty());
}

// A4 L16, T16
#[test]
fn attendance_that_is_cancelled_is_not_compulsory() {
    let scene = block().hand(0, "sick-note nothing-came-of-it").hand(3, "compulsory-attendance").list(&[0, 1]);
    let mut play = scene.work("snow-clearing").priority(3).go("club staircase courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue; 0: play sick-note; 0: done");
    play.play("3: play compulsory-attendance; 0: play nothing-came-of-it");
    play.settle();
    assert!(names(&play.told).contains("avoids") && !names(&play.told).contains("avoidance-failed"));
}
