//! Location tokens, figures and who files (A4 1.4).

use tenement::rules::alternatywy::{Alternatywy, Event, Place, Step, Window};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::{Play, Scene, names, scene};

fn block() -> Scene {
    scene("kotek balcerek kolinska aniol")
}

// A4 1.4
#[test]
fn all_tokens_are_turned_up_together_and_then_the_figures_placed() {
    let mut play = block().start();
    let told = play.go("flats club courtyard landlords");
    let four = |name: &str| [name; 4].join(" ");
    let order = [four("place-chosen"), four("place-revealed"), four("figure-placed"), "asked turn-began".to_owned()];
    let told = names(&told);
    assert!(told == order.join(" ") || told == order.join(" ").replace("asked ", ""), "{told}");
    let places = [Place::Flats, Place::Club, Place::Courtyard, Place::Landlords];
    assert_eq!([0, 1, 2, 3].map(|seat| play.place(seat)), places.map(Some));
}

// A4 1.4
#[test]
fn tokens_are_a_secret_until_all_lie() {
    let mut play = block().start();
    let told = play.play("0: place club; 1: place flats");
    for viewer in [Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(Alternatywy::seen(&told[0], viewer), Event::PlaceChosen { seat: Seat(0), place: None });
        assert_eq!(Alternatywy::view(&play.state, viewer).own_token, None);
    }
    assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(0))).own_token, Some(Place::Club));
    assert_eq!(play.state.table.revealed, [None; 6]);
}

// A4 1.4
#[test]
fn anybody_may_go_to_the_same_location_again() {
    let mut play = block().go("flats club courtyard landlords");
    for _ in 0..3 {
        play.next_round("flats club courtyard landlords");
    }
    assert_eq!(play.place(1), Some(Place::Club));
    play.end_round();
    assert_eq!(play.choices(), "place flats; place staircase; place landlords; place club; place courtyard");
}

// A4 1.4, 1.12, R89
#[test]
fn the_placement_window_opens_before_anybody_files() {
    let mut play = block().hand(1, "lift-out-of-order").go("club flats courtyard club");
    assert_eq!((play.step(), play.seat()), (Step::React { window: Window::Placement }, Some(1)));
    assert_eq!(play.denounced(), [0; 4]);
    play.play("play lift-out-of-order; seat 0");
    play.to(0);
    assert_eq!(play.place(0), Some(Place::Staircase));
    assert_eq!(play.denounced(), [0; 4]);
}

// A4 1.4, R36
#[test]
fn a_tenant_who_meets_the_landlord_must_name_another_tenant() {
    let mut play = block().go("club flats courtyard club");
    // The Landlord makes no use of his bonus.
    play.play("3: done");
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Accuse));
    assert_eq!(play.choices(), "seat 1; seat 2");
    play.refuses("seat 0", "A4 1.4", "not-yourself");
    play.refuses("seat 3", "A4 1.4", "tenants-only");
    play.refuses("done", "A4 1.5", "wrong-decision");
    let told = play.play("seat 2");
    assert!(told.contains(&Event::Denounced { on: Seat(2), filer: Some(Seat(0)), held: 1 }));
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
}

/// Whoever files because of a meeting is asked whether to, as long as the Trait
/// is a secret.
fn before_filing() -> Play {
    let mut play = block().start();
    "0: place club; 1: place flats; 2: place courtyard; 3: place club".split("; ").for_each(|mv| drop(play.play(mv)));
    play
}

// A4 1.4, R36, R28
#[test]
fn only_a_modest_citizen_declines_and_only_an_informer_asks() {
    let play = before_filing();
    assert_eq!((play.step(), play.choices()), (Step::File, "file".to_owned()));
    play.refuses("decline", "A4 R36", "must-file");
    play.refuses("ask", "A4 R28", "no-informer");
}

// A4 1.4, R36
#[test]
fn with_two_tenants_the_accused_is_forced_even_if_it_hurts() {
    let mut play = scene("kotek aniol balcerek").denounced(&[0, 0, 6]).go("club club flats");
    assert_eq!(play.denounced(), [0, 0, 7]);
    play = scene("kotek aniol professor").go("club club flats");
    assert_eq!(play.denounced(), [1, 0, 1]);
}

// A4 1.4
#[test]
fn several_file_in_the_order_that_the_landlord_sets() {
    let mut play = block().go("club club courtyard club");
    assert_eq!((play.seat(), play.step(), play.choices()), (Some(3), Step::Filer, "seat 0; seat 1".to_owned()));
    play.refuses("seat 2", "A4 1.4", "files-not");
    play.play("3: seat 1; 3: done; 1: seat 2; 3: done; 0: seat 1");
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
    let filers = |event: &Event| match *event {
        Event::Denounced { filer, .. } => filer,
        _ => None,
    };
    assert_eq!(play.told.iter().filter_map(filers).collect::<Vec<_>>(), [Seat(1), Seat(0)]);
}

// A4 1.4
#[test]
fn who_does_not_meet_the_landlord_files_nothing() {
    let mut play = block().go("club flats club landlords");
    let told = play.end_round();
    assert!(!names(&told).contains("denounced"));
    assert_eq!(play.denounced(), [0; 4]);
}

// A4 R42, 1.13
#[test]
fn a_tenant_off_the_board_can_be_denounced() {
    let mut play = block().skips(&[2]).go("club flats - club");
    play.play("3: done; 0: seat 2");
    assert_eq!((play.denounced()[2], play.place(2)), (1, None));
}

// A4 1.4, R95
#[test]
fn meeting_effects_come_after_all_have_filed() {
    let mut play = block().traits("- - informer -").littered(&[0]).go("club flats club club");
    play.play("3: seat 0; 3: done; 0: seat 1");
    let told = play.play("2: file; 3: done; 2: seat 1; 2: seat 1");
    let names = names(&told);
    assert!(names.find("points").unwrap() > names.rfind("denounced").unwrap(), "{names}");
    assert_eq!((play.denounced()[1], play.points()[2]), (3, 10));
}

// A4 1.1, 1.4
#[test]
fn to_meet_is_to_be_in_the_same_location() {
    let play = block().go("club flats club courtyard");
    let table = &play.state.table;
    assert!(table.meets(Seat(0), Seat(2)) && !table.meets(Seat(0), Seat(1)) && !table.meets(Seat(0), Seat(0)));
    assert!(table.alone(Seat(1)) && table.alone(Seat(3)) && !table.alone(Seat(0)));
    assert_eq!(table.met(Seat(2)).iter().collect::<Vec<_>>(), [Seat(0)]);
}

// A4 R43, 1.1
#[test]
fn nobody_is_alone_with_the_landlord() {
    let mut play = block().go("club flats courtyard club");
    play.play("3: done; 0: seat 1");
    assert!(!play.state.table.alone(Seat(0)));
    play.to(0);
    play.play("done");
    play.refuses("leave", "A4 R43", "landlord-watches");
    assert!(play.may("done"));
}

// A4 R49, R80, 1.6
#[test]
fn after_the_courtyard_the_landlord_chooses_knowing_the_tenants_choices() {
    let mut play = block().go("flats club staircase courtyard");
    play.end_round();
    assert!(play.state.table.watching);
    play.play("place club; place flats; place staircase");
    let revealed = [Some(Place::Club), Some(Place::Flats), Some(Place::Staircase)];
    let mut shown = play.state.table.revealed[..3].to_vec();
    shown.sort();
    let mut all = revealed.to_vec();
    all.sort();
    assert_eq!((play.seat(), play.step()), (Some(3), Step::Watch));
    assert_eq!(shown, all);
    assert!(play.state.table.figures.iter().all(Option::is_none));
    let told = play.play("place landlords");
    assert_eq!(names(&told).matches("figure-placed").count(), 4);
}

// A4 R49
#[test]
fn watching_carries_over_a_stage() {
    let mut play = block().time(1, 5).go("flats club staircase courtyard");
    play.end_stage();
    assert_eq!(play.state.table.stage, 2);
    play.play("place club; place club; place club");
    assert_eq!(play.step(), Step::Watch);
}

// A4 R49
#[test]
fn there_is_nothing_to_watch_at_3_trash_or_after_clean_two() {
    let mut play = block().trash(0, 0, 3).go("flats club staircase courtyard");
    play.end_round();
    assert!(!play.state.table.watching);
    play = block().trash(0, 0, 2).go("flats club staircase courtyard");
    play.to(3);
    play.play("clean-two");
    play.end_round();
    assert!(!play.state.table.watching);
    play = block().trash(0, 0, 2).go("flats club staircase courtyard");
    play.to(3);
    play.play("done; clean");
    assert!(play.step() == Step::Place && play.state.table.watching);
}

// A4 R50, R51
#[test]
fn whom_the_landlord_sends_learns_where_to_at_the_reveal() {
    let mut play = block().go("club flats landlords club");
    play.play("3: done; 0: seat 1");
    play.to(3);
    let told = play.play("board send; seat 0; place staircase");
    let sent = told.iter().find(|event| matches!(event, Event::Sent { .. })).unwrap();
    for seat in 0..3 {
        let seen = Alternatywy::seen(sent, Viewer::Seat(Seat(seat)));
        assert!(matches!(seen, Event::Sent { tenant: Seat(0), place: None, .. }), "{seen:?}");
        assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(seat))).sent[0], None);
    }
    play.end_round();
    // The token of the victim lies already.
    while play.step() == Step::Place {
        assert_ne!(play.seat(), Some(0));
        play.play("place flats");
    }
    assert_eq!(play.place(0), Some(Place::Staircase));
    assert!(play.told.contains(&Event::PlaceRevealed { seat: Seat(0), place: Place::Staircase, forced: true }));
}

// A4 R50, 1.6
#[test]
fn the_landlord_sends_one_met_tenant_not_to_a_closed_location_and_none_who_skips() {
    let mut play = block().hand(0, "plumber").go("club flats club club");
    play.play("3: seat 0; 3: done; 0: seat 1; 3: done; 2: seat 1");
    play.state.table.closes = Some(Place::Courtyard);
    play.state.table.skips[2] = tenement::rules::alternatywy::Skip::NextRound;
    play.to(3);
    play.play("board send");
    play.refuses("seat 1", "A4 1.6", "not-met");
    play.refuses("seat 2", "A4 R86", "skips-next");
    play.refuses("seat 3", "A4 1.6", "tenants-only");
    play.play("seat 0");
    play.refuses("place courtyard", "A4 R50", "closed");
    assert!(play.may("place club"));
}

// A4 R50, R86
#[test]
fn being_sent_carries_over_a_stage_and_is_wasted_on_who_skips() {
    let mut play = block().time(1, 5).go("club flats landlords club");
    play.play("3: done; 0: seat 1");
    play.to(3);
    play.play("board send; seat 0; place staircase");
    let mut skipping = play.clone();
    play.end_stage();
    play.until(|play| play.place(1).is_some());
    assert_eq!(play.place(0), Some(Place::Staircase));
    skipping.state.table.skips[0] = tenement::rules::alternatywy::Skip::NextRound;
    skipping.end_stage();
    skipping.until(|play| play.place(1).is_some());
    assert_eq!((skipping.place(0), skipping.state.table.round), (None, 1));
    skipping.end_round();
    skipping.until(|play| play.step() == Step::Place && play.seat() == Some(0));
}

// A4 R50, R23
#[test]
fn a_hustler_who_was_sent_may_still_move_away() {
    let mut play = block().traits("hustler - - -").go("club flats landlords club");
    play.play("3: done; 0: seat 1");
    play.to(3);
    play.play("board send; seat 0; place staircase");
    play.end_round();
    play.until(|play| play.place(1).is_some());
    play.to(0);
    play.play("bonus hustle; place courtyard");
    assert_eq!(play.place(0), Some(Place::Courtyard));
}

// A4 R51
#[test]
fn the_latest_forced_choice_replaces_an_earlier_one() {
    let mut play = block().hand(3, "summons").go("club flats landlords club");
    play.play("3: done; 0: seat 1");
    play.to(3);
    play.play("board send; seat 0; place staircase; play summons; seat 0");
    play.end_round();
    play.until(|play| play.place(1).is_some());
    assert_eq!(play.place(0), Some(Place::Landlords));
}
