//! Rulings on Rounds: the Landlord in the Courtyard, closures, forced Locations,
//! lost Rounds, Priority (A4 R76-R88, R113, R119, R127).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Alternatywy, Event, Forced, Place, Skip, Stage, Step};
use tenement::rules::{Game, Viewer};

use crate::support::{Play, Scene, names, options, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 R76
#[test]
fn the_professor_may_be_banned_where_there_are_2_tenants() {
    let mut options = options("standard", 3);
    assert!(Play::setup(&options, 3, 1).may("character professor"));
    options.ban_professor = true;
    Play::setup(&options, 3, 1).refuses("character professor", "A4 R76", "professor-banned");
    let mut four = crate::support::options("standard", 4);
    four.ban_professor = true;
    assert!(Play::setup(&four, 4, 1).may("character professor"));
}

// A4 R78
#[test]
fn a_chairman_visit_needs_trash_in_all_3_bins() {
    let play = block().trash(3, 0, 3).go("courtyard club flats landlords");
    play.refuses("board visit-chairman", "A4 R78", "bins-not-full");
}

// A4 R78, R101: what counts as a change.
#[test]
fn drawing_with_a_full_hand_and_filing_at_12_are_allowed() {
    let play = block().hand(0, "plumber plumber envelope envelope").go("flats club courtyard landlords");
    assert!(play.may("board draw-two"));
    let mut play = block().denounced(&[0, 12]).go("landlords club courtyard flats");
    play.play("board file-for-reward");
    assert!(play.may("seat 1"));
    let told = play.play("seat 1");
    assert_eq!((play.denounced()[1], play.points()), (12, vec![9; 4]));
    assert!(!names(&told).contains("points"));
}

// A4 R79
#[test]
fn the_landlord_performs_no_action_in_the_courtyard() {
    let scene = block().priority(3).hand(3, "file commendation").denounced(&[5]).trash(0, 0, 1);
    let mut play = scene.go("flats club staircase courtyard");
    play.refuses("play file", "A4 R79", "no-actions-in-courtyard");
    assert_eq!(play.choices(), "clean-two; done");
    play.play("done; play commendation; clean");
    assert_eq!((play.points()[3], play.trash()), (10, [0; 3]));
    assert!(play.state.table.will_watch);
}

// A4 R49, R79
#[test]
fn he_does_not_watch_after_cleaning_2_or_where_3_trash_lay() {
    let mut play = block().priority(3).trash(0, 0, 2).go("flats club staircase courtyard");
    play.play("clean-two");
    play.end_turn();
    assert!(!play.state.table.will_watch);
    let scene = block().priority(3).trash(0, 0, 3).hand(3, "abraham");
    let mut play = scene.go("flats club staircase courtyard");
    play.play("done; play abraham; place courtyard; number 3");
    play.end_turn();
    assert!(!play.state.table.will_watch, "Abraham comes too late");
}

// A4 R80
#[test]
fn he_who_watches_chooses_openly_after_the_tenants_tokens() {
    let scene = block().hand(1, "lift-out-of-order").but(|position| position.watching = true);
    let scene = scene.but(|position| position.summoned = vec![Seat(2)]);
    let mut play = scene.start();
    let mut asked = Vec::new();
    while play.step() == Step::Place {
        asked.push(play.seat().unwrap());
        play.play("place club");
    }
    assert_eq!((asked, play.step(), play.seat()), (vec![0, 1], Step::Watch, Some(3)));
    let revealed = play.state.table.revealed;
    assert_eq!(revealed[..4], [Some(Place::Club), Some(Place::Club), Some(Place::Landlords), None]);
    assert_eq!(play.place(0), None, "figures are placed together");
    play.play("place flats");
    assert_eq!(play.place(3), Some(Place::Flats));
    assert!(matches!(play.step(), Step::React { .. }), "then W1 opens");
}

// A4 R80
#[test]
fn who_skips_shows_no_token_to_a_watcher() {
    let scene = block().skips(&[0]).but(|position| position.watching = true);
    let mut play = scene.start();
    play.play("1: place club; 2: place flats");
    assert_eq!(play.state.table.revealed[0], None);
    play.play("3: place club");
    assert_eq!(play.place(0), None);
}

// A4 R49: it carries over a Stage change.
#[test]
fn watching_carries_over_the_end_of_a_stage() {
    let mut play = block().priority(3).time(1, 5).go("flats club staircase courtyard");
    play.end_stage();
    play.until(|play| play.step() == Step::Watch);
    assert_eq!(play.state.table.stage, 2);
}

// A4 R81
#[test]
fn after_cleaning_2_there_is_no_cleaning_of_1() {
    let mut play = block().priority(3).trash(0, 3, 0).go("flats landlords courtyard club");
    play.play("clean-two");
    assert_eq!(play.trash(), [0, 1, 0]);
    play.refuses("clean", "A4 R81", "cleaned-two");
}

// A4 R81
#[test]
fn cleaning_1_never_frees_this_turns_action() {
    let mut play = block().priority(3).trash(0, 3, 0).go("flats landlords courtyard club");
    assert!(!play.may("board draw-one"));
    play.refuses("clean", "A4 1.5", "trash-comes-last");
    play.play("done; clean");
    assert_eq!(play.trash(), [0, 2, 0]);
}

// A4 R86, R50, R117
#[test]
fn a_tenant_who_was_sent_goes_there_and_learns_it_at_the_reveal() {
    let mut play = block().priority(3).go("club staircase courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    play.play("board send; seat 0");
    assert_eq!((play.seat(), play.step()), (Some(3), Step::SendTo { tenant: Seat(0) }));
    let told = play.play("place staircase");
    let sent = told.iter().find(|event| matches!(event, Event::Sent { .. })).unwrap();
    let place = |viewer| match Alternatywy::seen(sent, viewer) {
        Event::Sent { place, forced: Forced::Sent, .. } => place,
        _ => panic!(),
    };
    let seat = |seat| Viewer::Seat(Seat(seat));
    assert_eq!([seat(0), seat(1), Viewer::Spectator].map(place), [None; 3]);
    assert_eq!(place(seat(3)), Some(Place::Staircase));
    for viewer in [seat(0), seat(2), Viewer::Spectator] {
        let view = Alternatywy::view(&play.state, viewer);
        assert_eq!((view.sent[0], view.table.forced[0]), (None, Some(Forced::Sent)), "known to be forced");
    }
    play.end_round();
    assert_ne!(play.seat(), Some(0));
    while play.step() == Step::Place {
        assert_ne!(play.seat(), Some(0));
        play.play("place flats");
    }
    assert_eq!((play.place(0), play.state.table.forced[0]), (Some(Place::Staircase), None), "next Round only");
}

// A4 R50, R86
#[test]
fn nobody_is_sent_to_a_closed_location_but_a_forced_token_stands() {
    let scene = block().priority(3).hand(3, "closed-for-repairs");
    let mut play = scene.go("club staircase courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    play.play("board send; seat 0; place staircase; play closed-for-repairs; place staircase");
    play.end_round();
    while play.step() == Step::Place {
        play.play("place flats");
    }
    assert_eq!(play.place(0), Some(Place::Staircase));
}

// A4 R86
#[test]
fn who_will_skip_is_not_sent_and_who_comes_to_skip_is_free_again() {
    let mut play = block().priority(3).work("gala").go("club staircase courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    let mut due = play.clone();
    due.state.table.skips[0] = Skip::NextRound;
    assert!(!due.may("board send"));
    play.play("board send; seat 0; place staircase");
    play.state.table.skips[0] = Skip::NextRound;
    play.end_round();
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!((play.place(0), play.state.table.forced[0]), (None, None), "lost");
    play.end_round();
    play.until(|play| play.step() == Step::Place && play.seat() == Some(0));
}

// A4 R51
#[test]
fn the_latest_forced_choice_replaces_an_earlier_one() {
    let mut play = block().priority(3).hand(3, "summons").go("club staircase courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    play.play("board send; seat 0; place staircase; play summons; seat 0");
    play.end_round();
    while play.step() == Step::Place {
        play.play("place flats");
    }
    assert_eq!(play.place(0), Some(Place::Landlords));
}

// A4 R127
#[test]
fn a_summons_and_a_sending_carry_over_a_stage() {
    let mut play = block().priority(3).time(1, 5).hand(3, "summons").go("club club courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    play.play("board send; seat 0; place staircase; play summons; seat 1");
    play.end_stage();
    while play.step() == Step::Place {
        play.play("place flats");
    }
    assert_eq!([0, 1].map(|seat| play.place(seat)), [Some(Place::Staircase), Some(Place::Landlords)]);
}

// A4 R87
#[test]
fn a_lost_round_is_this_one_for_who_has_yet_to_act_and_else_the_next() {
    let mut play = block().priority(1).work("gala").go("staircase staircase staircase landlords");
    play.to(2);
    play.play("board replace-work");
    assert_eq!(play.skips(), [Skip::ThisRound, Skip::NextRound, Skip::NextRound, Skip::Free]);
    play.end_turn();
    let told = play.end_round();
    assert!(!told.contains(&Event::TurnBegan { seat: Seat(0) }));
    assert_eq!(play.skips(), [Skip::Free, Skip::ThisRound, Skip::ThisRound, Skip::Free]);
    play.go("flats - - flats");
    assert_eq!([1, 2].map(|seat| play.place(seat)), [None; 2]);
    play.end_round();
    assert_eq!(play.skips(), [Skip::Free; 4]);
}

// A4 R87
#[test]
fn a_further_loss_is_ignored_until_the_first_is_served() {
    let scene = block().priority(1).work("snow-clearing").list(&[0, 1]).skips(&[0]);
    let mut play = scene.go("- staircase courtyard landlords");
    play.play("board replace-work");
    let work = play.state.table.work.unwrap();
    play.state.works.insert(work);
    play.state.table.work = Some(tenement::rules::alternatywy::Work::SnowClearing);
    play.to(3);
    play.stack("abraham abraham");
    let told = play.play("board draw-two; blue");
    play.settle();
    assert!(!names(&told).contains("round-lost"));
    assert_eq!(play.skips()[..2], [Skip::ThisRound, Skip::NextRound]);
}

// A4 R87, 1.13: a figure off the board loses the next Round, once it is free.
#[test]
fn a_round_lost_in_round_5_is_served_in_the_next_stage_and_lapses_after_the_last() {
    let scene = block().work("gala").time(1, 5);
    let mut play = scene.go("staircase club courtyard landlords");
    play.play("board replace-work");
    play.end_stage();
    assert_eq!(play.skips()[0], Skip::ThisRound);
    let mut play = scene.time(3, 5).go("staircase club courtyard landlords");
    play.play("board replace-work");
    play.end_stage();
    assert_eq!(play.step(), Step::Over);
}

// A4 R88
#[test]
fn a_priority_holder_who_skips_keeps_the_token_for_the_round() {
    let mut play = block().skips(&[0]).go("- club courtyard landlords");
    assert_eq!((play.seat(), play.state.table.priority), (Some(1), Some(Seat(0))));
    play.end_round();
    assert_eq!(play.state.table.priority, Some(Seat(3)), "it still passes right");
}

// A4 R88
#[test]
fn after_round_5_the_token_passes_before_phase_iii() {
    let mut play = block().time(1, 5).goods(3, "").goods(0, "ham").go("flats club courtyard landlords");
    play.until(|play| play.step() == Step::Auction);
    assert_eq!(play.state.table.priority, Some(Seat(3)));
    play.end_stage();
    assert_eq!(play.state.table.priority, Some(Seat(3)));
    play.until(|play| play.step() == Step::Turn { stage: Stage::Action });
    assert_eq!(play.seat(), Some(3));
}

// A4 R113
#[test]
fn the_first_lone_visit_to_the_club_that_takes_it_is_rewarded() {
    let mut play = block().go("club flats courtyard landlords");
    play.play("board first-visit");
    assert_eq!(play.points()[0], 10);
    play.next_round("flats club courtyard landlords");
    play.to(1);
    play.refuses("board first-visit", "A4 R113", "club-visited");
    let mut unused = block().denounced(&[2]).go("club flats courtyard landlords");
    unused.play("board refile; seat 1");
    unused.next_round("flats club courtyard landlords");
    unused.to(1);
    assert!(unused.may("board first-visit"), "another Action there does not use it up");
    for places in ["club club courtyard landlords", "club flats courtyard club"] {
        let mut play = block().go(places);
        play.to(0);
        assert!(!play.may("board first-visit"));
    }
}

// A4 R119
#[test]
fn with_2_tenants_the_accused_is_forced() {
    let cast = scene("kotek balcerek aniol");
    let play = cast.go("landlords club landlords");
    assert_eq!((play.denounced(), play.state.table.today.name_given), (vec![0, 1, 0], false));
    assert_eq!(play.step(), Step::Turn { stage: Stage::Action });
    let mut play = cast.clone().traits("informer - -").go("landlords club landlords");
    play.play("0: ask");
    play.settle();
    assert_eq!((play.denounced(), play.points()[0]), (vec![0, 2, 0], 10));
    let mut play = cast.hand(1, "mistaken-identity").go("landlords club landlords");
    play.play("1: play mistaken-identity");
    play.settle();
    assert_eq!(play.denounced(), [1, 0, 0]);
}

// A4 R119, R52
#[test]
fn six_players_have_5_landlord_cards_less_1_6_tokens_and_a_list_of_5() {
    let mut play = Play::setup(&options("standard", 6), 6, 3);
    let all = "character kotek; character balcerek; character kolinska; character furman; character professor";
    play.play(&format!("{all}; character aniol"));
    assert_eq!((play.cards(5), play.state.door.len()), (5, 6));
    play.until(|play| play.step() == Step::Trait);
    assert_eq!(play.cards(5), 4);
    let full = scene("kotek balcerek kolinska furman professor aniol").list(&[0, 1, 2, 3, 4]).work("gala");
    assert_eq!(full.start().list().len(), 5);
}
