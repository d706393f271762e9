//! What others may not know (A4 R117): views, told events, and that neither who
//! is asked nor what is asked gives a hand or a Trait away.

use tenement::rules::alternatywy::{Alternatywy, Event, Good, Kind, State, Step, Trait, View};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

const VIEWERS: [Viewer; 5] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Spectator];

fn view(state: &State, viewer: Viewer) -> View {
    Alternatywy::view(state, viewer)
}

fn seen(told: &[Event], viewer: Viewer) -> Vec<Event> {
    told.iter().map(|event| Alternatywy::seen(event, viewer)).collect()
}

/// Checks that two matches look the same to everybody but these seats.
#[track_caller]
fn look_alike(one: &Play, other: &Play, insiders: &[u8]) {
    for viewer in VIEWERS {
        let inside = matches!(viewer, Viewer::Seat(seat) if insiders.contains(&seat.0));
        if !inside {
            assert!(view(&one.state, viewer) == view(&other.state, viewer), "{viewer:?} sees a difference");
            assert_eq!(seen(&one.told, viewer), seen(&other.told, viewer), "{viewer:?}");
        }
    }
}

// A4 R117
#[test]
fn a_hand_is_secret_but_for_its_size() {
    let play = block().hand(0, "plumber envelope").hand(3, "file").start();
    for viewer in VIEWERS {
        let view = view(&play.state, viewer);
        assert_eq!(view.hands[..4], [2, 0, 0, 1]);
        let own = if let Viewer::Seat(seat) = viewer { Some(play.state.hands[seat.index()]) } else { None };
        assert_eq!(view.hand, own);
    }
}

// A4 R117
#[test]
fn nothing_hidden_changes_what_the_others_see() {
    let one = block().hand(0, "plumber").goods(0, "ham").traits("informer - - -").start();
    let mut other = block().hand(0, "envelope").goods(0, "soap").traits("chairman - - -").start();
    other.state.door = one.state.door;
    look_alike(&one, &other, &[0]);
}

// A4 R117
#[test]
fn a_location_token_is_secret_until_the_reveal() {
    let scene = block();
    let (mut one, mut other) = (scene.start(), scene.start());
    one.play("0: place club");
    other.play("0: place flats");
    look_alike(&one, &other, &[0]);
    assert_eq!(view(&one.state, Viewer::Seat(Seat(0))).own_token.map(|place| place.name()), Some("club"));
    assert!(one.state.table.chosen.contains(Seat(0)), "that a token lies there is open");
}

// A4 R117
#[test]
fn drawn_cards_traits_and_goods_are_told_to_their_owner_only() {
    let mut play = block().go("flats courtyard club landlords");
    play.play("board draw-two");
    play.to(1);
    play.play("board take-good");
    play.settle();
    let hidden = |viewer| {
        let told = seen(&play.told, viewer);
        told.into_iter().filter(|event| matches!(event, Event::Drawn { card: None, .. })).count()
    };
    assert_eq!(VIEWERS.map(hidden), [0, 2, 2, 2, 2]);
}

// A4 R117, R90: who is asked in a window is a secret.
#[test]
fn nobody_learns_who_holds_an_answer_by_being_asked() {
    let scene = |holder: u8| {
        let scene = block().hand(0, "envelope").denounced(&[3]).priority(0);
        let other = 3 - holder;
        let mut play =
            scene.hand(holder, "nothing-came-of-it").hand(other, "plumber").go("flats club courtyard landlords");
        play.play("play envelope");
        play
    };
    let (one, other) = (scene(1), scene(2));
    assert_eq!((one.seat(), other.seat()), (Some(1), Some(2)));
    look_alike(&one, &other, &[1, 2]);
    assert_eq!([0, 1, 2, 3].map(|seat| view(&one.state, Viewer::Seat(Seat(seat))).asked), [false, true, false, false]);
}

// A4 R117: a decision that shows a Trait is asked for whatever the Trait is.
#[test]
fn being_asked_to_file_tells_nothing_of_a_trait() {
    let plays = ["informer", "modest-citizen", "chairman", "hustler"].map(|own| {
        let mut play = block().traits(&format!("{own} - - -")).start();
        for place in ["landlords", "flats", "club", "landlords"] {
            play.play(&format!("place {place}"));
        }
        assert_eq!((play.step(), play.seat()), (Step::File, Some(0)));
        play
    });
    for other in &plays[1..] {
        look_alike(&plays[0], other, &[0]);
    }
}

// A4 R117, R13
#[test]
fn being_asked_to_play_first_tells_nothing_of_a_trait() {
    let plays = ["overseer", "watchful-eye", "activist"].map(|own| {
        let mut play = block().traits(&format!("- - - {own}")).start();
        for place in ["landlords", "flats", "club", "landlords"] {
            play.play(&format!("place {place}"));
        }
        play.until(|play| play.step() == Step::PlayFirst);
        play
    });
    for other in &plays[1..] {
        look_alike(&plays[0], other, &[3]);
    }
}

// A4 R117, R34
#[test]
fn being_asked_whom_to_clear_tells_nothing_of_a_trait() {
    let course = |own: &str| {
        let scene = block().traits(&format!("- - - {own}")).points(&[8, 9, 9, 9]).denounced(&[3]);
        let mut play = scene.start();
        for place in ["club", "flats", "courtyard", "club"] {
            play.play(&format!("place {place}"));
        }
        play.until(|play| play.step() == Step::PlayFirst);
        play
    };
    let well_connected = course("well-connected");
    for own in ["overseer", "watchful-eye", "materialist", "activist"] {
        look_alike(&well_connected, &course(own), &[3]);
    }
}

// A4 R117, R103
#[test]
fn being_asked_to_take_part_tells_neither_trait_nor_hand() {
    let course = |own: &str, hand: &str| {
        let scene = block().traits(&format!("{own} - - -")).hand(0, hand).list(&[0, 1]).work("painting");
        let mut play = scene.priority(3).go("flats staircase courtyard landlords");
        play.stack("abraham abraham");
        play.play("board draw-two");
        play.play("blue");
        play.until(|play| play.step() == Step::TakePart);
        play
    };
    let one = course("informer", "sick-note");
    assert_eq!(one.seat(), Some(0));
    look_alike(&one, &course("asocial-unit", "plumber"), &[0, 3]);
}

// A4 R117, R95: a Trait that does not pay leaves no trace.
#[test]
fn a_line_that_nobody_has_leaves_no_trace() {
    let course = |own: &str| {
        let mut play = block().traits(&format!("{own} - - -")).trash(0, 1, 0).go("club flats courtyard landlords");
        play.play("done; clean");
        play.to(1);
        play
    };
    let one = course("handyman");
    for own in ["hustler", "chairman", "asocial-unit", "informer"] {
        look_alike(&one, &course(own), &[0]);
    }
}

// A4 R117: in the middle of a set, too.
#[test]
fn a_window_in_a_set_shows_no_hidden_trait_in_the_agenda() {
    let course = |own: &str| {
        let scene = block().traits(&format!("- {own} - activist")).trash(0, 1, 0).hand(2, "inspection");
        let mut play = scene.go("club club courtyard landlords");
        play.play("done; clean");
        assert!(matches!(play.step(), Step::React { .. }));
        play
    };
    look_alike(&course("hustler"), &course("handyman"), &[1]);
}

// A4 R117
#[test]
fn goods_at_the_door_in_the_supply_and_lost_face_down_are_numbers_only() {
    let one = block().start();
    let mut other = one.clone();
    let (door, supply) = (other.state.door.first().unwrap(), other.state.supply.first().unwrap());
    other.state.door.remove(door);
    other.state.door.insert(supply);
    other.state.supply.remove(supply);
    other.state.supply.insert(door);
    assert!(one.state != other.state);
    look_alike(&one, &other, &[]);
}

// A4 R117
#[test]
fn the_order_of_the_works_is_secret_and_who_has_shown_a_trait_is_not() {
    let mut play = block().traits("hustler - - -").go("flats club courtyard landlords");
    play.play("bonus hustle; place courtyard");
    for viewer in VIEWERS {
        let view = view(&play.state, viewer);
        assert_eq!(view.works, 12);
        assert_eq!(view.table.shown[0], Some(Trait::Hustler));
    }
}

// A4 R117
#[test]
fn a_trait_that_leaves_unseen_stays_secret() {
    let course = |own: &str| {
        let mut play =
            block().traits(&format!("{own} - - -")).trash(1, 0, 0).time(1, 5).go("flats club courtyard landlords");
        play.until(|play| play.step() == Step::Trait);
        play
    };
    let (one, other) = (course("chairman"), course("handyman"));
    assert_ne!(one.state.spent[0], other.state.spent[0]);
    for viewer in &VIEWERS[1..] {
        assert_eq!(view(&one.state, *viewer).table.shown_before, view(&other.state, *viewer).table.shown_before);
    }
    let mut shown = block().hand(1, "opera-glasses").priority(1).time(1, 5).go("flats club courtyard landlords");
    shown.play("done; play opera-glasses; seat 0");
    shown.end_stage();
    assert!(shown.state.table.shown_before[0].contains(Trait::Handyman), "one that was shown stays public");
}

// A4 R117
#[test]
fn a_cards_target_and_all_discards_are_public() {
    let mut play = block().hand(0, "anonymous-letter").go("flats club courtyard landlords");
    let told = play.play("play anonymous-letter; seat 1");
    for viewer in VIEWERS {
        let open = seen(&told, viewer);
        let letter = Kind::AnonymousLetter;
        let played =
            |event: &Event| matches!(event, Event::CardPlayed { card, on: Some(Seat(1)), .. } if card.kind == letter);
        assert!(open.iter().any(played));
        assert_eq!(view(&play.state, viewer).table.discards, play.state.table.discards);
    }
}

// A4 R117, R66
#[test]
fn revealed_bids_are_public() {
    let mut play = block().goods(0, "ham").goods(1, "bread").time(1, 5).go("flats club courtyard landlords");
    play.until(|play| play.step() == Step::Auction);
    let told = play.play("done; yes; yes");
    assert!(told.iter().all(|event| !matches!(event, Event::BidShown { .. })));
    play.until(|play| play.step() == Step::Trait);
    let ham = |event: &Event| matches!(event, Event::GoodGone { ware: Some(ware), .. } if ware.good == Good::Ham);
    for viewer in VIEWERS {
        assert_eq!(seen(&play.told, viewer).iter().filter(|event| ham(event)).count(), 1);
    }
}
