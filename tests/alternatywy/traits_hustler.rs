//! The Tenants' Traits Hustler and Asocial Unit (A4 2.2, R23-R27).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Cause, Event, Line, Place, Stage, Step, Trait};

use crate::support::{Play, Scene, lines, names, scene};

fn block(traits: &str) -> Scene {
    scene("kotek balcerek furman aniol").traits(traits)
}

const FIRST: Line = Line::First(Trait::Hustler);
const APART: &str = "flats staircase courtyard landlords";

/// What Phase III of a Day without anything else pays by Traits.
fn evening(scene: &Scene) -> Vec<(u8, i8, Line)> {
    let mut play = scene.clone().time(1, 5).go(APART);
    let told = play.end_stage();
    lines(&told)
}

// ------------------------------------------------------------------------ Hustler

// A4 2.2, R21, R23
#[test]
fn a_hustler_changes_location_and_then_plays_no_action() {
    let mut play = block("hustler - - -").go("landlords club courtyard staircase");
    assert_eq!(play.shown(0), None);
    play.play("bonus hustle");
    assert_eq!(play.choices(), "place flats; place staircase; place club; place courtyard");
    play.refuses("place landlords", "A4 R23", "already-there");
    let told = play.play("place flats");
    let moved = |event: &&Event| matches!(event, Event::FigureMoved { cause: Cause::Hustler, to: Place::Flats, .. });
    assert_eq!((told.iter().filter(moved).count(), play.shown(0)), (1, Some(Trait::Hustler)));
    play.refuses("board draw-two", "A4 1.5", "action-is-over");
    play.refuses("blue", "A4 1.6", "no-blue-here");
}

// A4 R23
#[test]
fn after_a_change_of_location_an_additional_card_and_litter_are_allowed() {
    let scene = block("hustler - - -").hand(0, "landing-gossip envelope").denounced(&[3]);
    let mut play = scene.go("landlords club club staircase");
    play.play("bonus hustle; place courtyard");
    play.refuses("play envelope", "A4 1.5", "action-is-over");
    play.play("play landing-gossip; leave");
    assert_eq!(play.trash(), [0, 0, 1]);
}

// A4 R23
#[test]
fn a_hustler_who_comes_to_the_landlord_files() {
    let mut play = block("hustler - - -").go("flats club courtyard staircase");
    play.play("bonus hustle; place staircase");
    play.until(|play| play.step() == Step::Accuse);
    play.play("0: seat 2");
    assert_eq!((play.denounced(), play.seat()), (vec![0, 0, 1, 0], Some(0)));
}

// A4 R23, R85
#[test]
fn a_hustler_changes_once_a_day_first_of_all_and_into_no_closed_location() {
    let scene = block("hustler - - -").but(|position| position.closed = Some(Place::Club));
    let mut play = scene.go("flats staircase courtyard landlords");
    let mut other = play.clone();
    other.play("bonus hustle");
    other.refuses("place club", "A4 R85", "closed");
    play.play("board draw-two");
    play.refuses("bonus hustle", "A4 R23", "hustle-first");
    play.next_round("flats staircase courtyard landlords");
    play.to(0);
    play.play("bonus hustle; place club");
    play.next_round("flats staircase courtyard landlords");
    play.to(0);
    play.refuses("bonus hustle", "A4 2.2", "once-a-day");
}

// A4 2.2
#[test]
fn only_a_hustler_changes_location() {
    block("- - - -").go(APART).refuses("bonus hustle", "A4 2.2", "no-hustler");
}

/// Seat 1 enters the Landlord's Flats Action 1: seat 0 meets it elsewhere.
fn gain(play: &mut Play) -> Vec<Event> {
    play.to(1);
    play.play("play tea-next-door; seat 2")
}

// A4 2.2, R24, R25
#[test]
fn a_hustler_is_paid_when_a_met_tenant_gains_also_in_anothers_turn() {
    let scene = block("hustler - - -").hand(1, "tea-next-door tea-next-door");
    let mut play = scene.go("club club club landlords");
    let told = gain(&mut play);
    assert_eq!(lines(&told), [(0, 1, FIRST)], "1 VP for the two of them");
    assert_eq!((play.points(), play.shown(0)), (vec![10, 10, 10, 9], Some(Trait::Hustler)));
    play.next_round("club club club landlords");
    assert_eq!(lines(&gain(&mut play)), [(0, 1, FIRST)], "again in another Round");
}

// A4 2.2
#[test]
fn a_hustler_is_paid_once_a_round() {
    let scene = block("hustler - - -").hand(1, "tea-next-door").hand(2, "tea-next-door");
    let mut play = scene.go("club club club landlords");
    gain(&mut play);
    play.to(2);
    assert!(lines(&play.play("play tea-next-door; seat 1")).is_empty());
    assert_eq!(play.points(), [10, 11, 11, 9]);
}

// A4 R25
#[test]
fn a_hustler_is_not_paid_for_the_landlord_or_for_who_is_elsewhere() {
    let scene = block("hustler - - -").hand(3, "commendation").hand(1, "tea-next-door").priority(3);
    let mut play = scene.go("staircase club club staircase");
    play.to(3);
    assert!(lines(&play.play("done; play commendation")).is_empty());
    assert!(lines(&gain(&mut play)).is_empty());
}

// A4 R18
#[test]
fn nothing_in_phase_iii_is_a_meeting() {
    let scene = block("hustler - - -").goods(1, "ham").time(1, 5).points(&[5, 9, 9, 9]);
    let mut play = scene.go("club club club landlords");
    play.until(|play| play.step() == Step::Auction);
    play.play("yes");
    let told = play.end_stage();
    assert_eq!(play.points()[1], 10);
    assert!(lines(&told).iter().all(|&(seat, ..)| seat != 0));
}

// A4 2.2
#[test]
fn a_hustler_is_paid_for_cleaning_while_meeting_the_landlord() {
    for (places, by) in [("club flats courtyard club", 1), ("club club courtyard landlords", 0)] {
        let mut play = block("hustler - - -").trash(0, 1, 0).go(places);
        play.to(0);
        let told = play.play("done; clean");
        assert_eq!(lines(&told).len(), by);
        assert!(lines(&told).iter().all(|&paid| paid == (0, 1, Line::Second(Trait::Hustler))));
    }
}

// A4 2.2, R3
#[test]
fn a_hustler_with_more_vp_than_each_other_tenant_is_paid_at_the_end_of_the_day() {
    let scene = block("hustler - - -");
    assert_eq!(evening(&scene.clone().points(&[10, 9, 9, 20])), [(0, 1, Line::EndOfDay(Trait::Hustler))]);
    assert!(evening(&scene.points(&[10, 10, 9, 9])).is_empty());
}

// -------------------------------------------------------------------- Asocial Unit

// A4 2.2, R21
#[test]
fn the_asocial_unit_litters_among_tenants_and_is_paid() {
    let mut play = block("asocial-unit - - -").go("club club courtyard landlords");
    let told = play.play("done; leave");
    assert_eq!(lines(&told), [(0, 1, Line::First(Trait::AsocialUnit))]);
    assert_eq!((play.trash(), play.shown(0)), ([0, 1, 0], Some(Trait::AsocialUnit)));
}

// A4 2.2
#[test]
fn the_asocial_unit_is_not_paid_for_litter_in_solitude() {
    let mut play = block("asocial-unit - - -").go("club flats courtyard landlords");
    let told = play.play("done; leave");
    assert!(lines(&told).is_empty());
    assert_eq!(play.shown(0), None);
}

// A4 R26
#[test]
fn the_landlord_keeps_the_asocial_unit_from_littering() {
    let mut play = block("asocial-unit - - -").go("club club courtyard club");
    play.to(0);
    play.play("done");
    play.refuses("leave", "A4 R43", "landlord-watches");
}

// A4 1.7
#[test]
fn nobody_else_litters_in_company() {
    let mut play = block("- - - -").go("club club courtyard landlords");
    play.play("done");
    play.refuses("leave", "A4 1.7", "not-alone");
}

/// The Landlord introduces a Social Work that costs a Round.
fn work(scene: &Scene) -> Play {
    let mut play = scene.clone().work("snow-clearing").priority(3).go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play
}

// A4 2.2, R27
#[test]
fn the_asocial_unit_is_paid_for_a_work_done_from_the_last_place() {
    let second = (0, 1, Line::Second(Trait::AsocialUnit));
    let scene = block("asocial-unit - - -");
    assert_eq!(lines(&work(&scene.clone().list(&[1, 0])).told), [second]);
    assert_eq!(lines(&work(&scene.clone().list(&[0])).told), [second], "alone is last too");
    assert!(lines(&work(&scene.clone().list(&[0, 1])).told).is_empty());
    let mut play = work(&scene.list(&[0, 1]).hand(1, "sick-note"));
    play.play("1: play sick-note");
    play.settle();
    assert_eq!(lines(&play.told), [second], "last among those who take part");
}

// A4 2.2, R103
#[test]
fn the_asocial_unit_is_paid_for_avoiding_a_work() {
    let mut play = work(&block("asocial-unit - - -").list(&[0, 1]).hand(0, "sick-note"));
    play.play("0: play sick-note");
    play.settle();
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::AsocialUnit))]);
}

// A4 2.2
#[test]
fn the_asocial_unit_likes_a_day_that_ends_with_3_full_bins() {
    let scene = block("asocial-unit - - -");
    let paid = evening(&scene.clone().trash(1, 1, 1));
    assert_eq!(paid, [(0, 1, Line::EndOfDay(Trait::AsocialUnit))]);
    assert!(evening(&scene.trash(1, 3, 0)).is_empty());
}

// A4 R21
#[test]
fn a_line_that_fails_in_the_evening_does_not_show_the_trait() {
    let mut play = block("asocial-unit - - -").time(1, 5).go(APART);
    let told = play.end_stage();
    assert!(!names(&told).contains("trait-shown"));
    let shown = play.state.table.shown_before[0];
    assert!(shown.is_empty() && play.state.spent[0].contains(Trait::AsocialUnit));
    assert_eq!(play.state.table.turn.seat, None::<Seat>);
    assert!(!matches!(play.step(), Step::Turn { stage: Stage::Action }));
}
