//! The Tenants' ADDITIONAL ACTION cards T06 to T10.

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Cause, Event, Line, Place, Source, Stage, Step, Trait};

use crate::support::{Scene, lines, names, paid, scene};

fn block() -> Scene {
    scene("kotek balcerek furman aniol")
}

// A4 T06
#[test]
fn landing_gossip_draws_2_tenant_cards() {
    let mut play = block().hand(0, "landing-gossip").go("flats club courtyard landlords");
    play.play("done; play landing-gossip");
    assert_eq!((play.cards(0), play.discards()), (2, "landing-gossip".to_owned()));
}

// A4 T06, R53
#[test]
fn whoever_draws_too_many_discards_before_anything_else() {
    let scene = block().hand(0, "landing-gossip plumber plumber envelope");
    let mut play = scene.go("flats club courtyard landlords");
    play.stack("wrong-floor wrong-floor");
    play.play("done; play landing-gossip");
    assert_eq!(play.choices(), "card envelope; card wrong-floor; card plumber");
    play.play("card plumber");
    assert_eq!(play.cards(0), 4);
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 R14, R15
#[test]
fn an_additional_card_follows_the_action_and_is_the_only_one() {
    let mut play = block().hand(0, "landing-gossip overflowing-bin").go("flats club courtyard landlords");
    play.refuses("play landing-gossip", "A4 R14", "action-first");
    play.play("done; play overflowing-bin; place club");
    play.refuses("play landing-gossip", "A4 R15", "one-additional");
}

// A4 R91
#[test]
fn a_cancelled_additional_card_was_still_the_turns_one() {
    let scene = block().hand(0, "landing-gossip overflowing-bin").hand(3, "application-rejected");
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play overflowing-bin; place club; 3: play application-rejected");
    assert_eq!((play.trash(), play.has_littered(0)), ([0; 3], false));
    play.refuses("play landing-gossip", "A4 R15", "one-additional");
}

// A4 T07
#[test]
fn an_overflowing_bin_litters_anywhere_below_3() {
    let mut play = block().hand(0, "overflowing-bin").trash(0, 2, 3).go("flats club club landlords");
    play.play("done; play overflowing-bin");
    assert_eq!(play.choices(), "place staircase; place club");
    play.refuses("place courtyard", "A4 1.7", "bin-full");
    play.refuses("place flats", "A4 1.7", "no-bin");
    play.play("place club");
    assert_eq!((play.trash(), play.has_littered(0)), ([0, 3, 3], true));
}

// A4 T07
#[test]
fn an_overflowing_bin_needs_a_bin_below_3() {
    let mut play = block().hand(0, "overflowing-bin").trash(3, 3, 3).go("flats club club landlords");
    play.play("done");
    play.refuses("play overflowing-bin", "A4 R78", "changes-nothing");
}

// A4 T07, R82
#[test]
fn after_an_overflowing_bin_there_is_no_other_leaving_or_cleaning() {
    let mut play = block().hand(0, "overflowing-bin").trash(0, 1, 0).go("club flats courtyard landlords");
    play.play("done; play overflowing-bin; place staircase");
    play.refuses("leave", "A4 R82", "trash-is-done");
    play.refuses("clean", "A4 R82", "trash-is-done");
}

// A4 T07, R82: it is judged whom you meet where you stand.
#[test]
fn the_asocial_unit_is_paid_for_trash_elsewhere_while_it_meets_somebody() {
    let scene = block().hand(0, "overflowing-bin").traits("asocial-unit - - -");
    let mut play = scene.go("flats flats courtyard landlords");
    let told = play.play("done; play overflowing-bin; place club");
    assert_eq!(lines(&told), [(0, 1, Line::First(Trait::AsocialUnit))]);
    let mut alone = scene.go("flats club courtyard landlords");
    assert!(lines(&alone.play("done; play overflowing-bin; place club")).is_empty());
}

// A4 T08
#[test]
fn a_tidying_spree_cleans_up_to_2_and_pays_if_none_is_left() {
    let mut play = block().hand(0, "tidying-spree").trash(0, 2, 1).go("club flats courtyard landlords");
    let told = play.play("done; play tidying-spree; number 2");
    assert_eq!((play.trash(), paid(&told)), ([0, 0, 1], vec![(0, 1, Source::Cards)]));
    let mut play = block().hand(0, "tidying-spree").trash(0, 2, 1).go("club flats courtyard landlords");
    let told = play.play("done; play tidying-spree; number 1");
    assert_eq!((play.trash(), paid(&told)), ([0, 1, 1], vec![]));
    let mut play = block().hand(0, "tidying-spree").trash(0, 3, 1).go("club flats courtyard landlords");
    play.play("done; play tidying-spree");
    play.refuses("number 3", "A4 2.4", "not-so-much-trash");
    play.refuses("number 0", "A4 2.4", "not-so-much-trash");
    assert!(paid(&play.play("number 2")).is_empty());
    assert_eq!(play.trash(), [0, 1, 1]);
}

// A4 T08
#[test]
fn a_tidying_spree_needs_trash_where_you_stand() {
    let scene = block().hand(0, "tidying-spree").trash(1, 0, 1);
    for place in ["club", "flats"] {
        let mut play = scene.go(&format!("{place} landlords courtyard landlords"));
        play.to(0);
        play.play("done");
        play.refuses("play tidying-spree", "A4 2.4", "no-trash-here");
    }
}

// A4 T08, R82
#[test]
fn a_tidying_spree_pays_a_cleaning_line_once_and_is_the_turns_cleaning() {
    let scene = block().hand(0, "tidying-spree").trash(0, 3, 0).traits("modest-citizen - - -");
    let mut play = scene.go("club flats courtyard landlords");
    let told = play.play("done; play tidying-spree; number 2");
    assert_eq!(
        lines(&told),
        [(0, 1, Line::Second(Trait::ModestCitizen))]
            .map(|(seat, by, _)| { (seat, by, Line::First(Trait::ModestCitizen)) })
    );
    play.refuses("clean", "A4 R82", "trash-is-done");
    play.refuses("leave", "A4 R82", "trash-is-done");
}

// A4 T09, R102
#[test]
fn pencilled_in_enters_a_tenant_at_any_place() {
    let mut play = block().hand(0, "pencilled-in").list(&[1, 2]).go("flats club courtyard landlords");
    play.play("done; play pencilled-in; seat 0");
    assert_eq!(play.choices(), "line 1; line 2; line 3");
    play.play("line 2");
    assert_eq!(play.list(), [1, 0, 2]);
}

// A4 T09, R102
#[test]
fn pencilled_in_moves_a_listed_tenant_to_any_other_place() {
    let scene = block().hand(0, "pencilled-in").list(&[1, 2, 0]);
    let mut play = scene.go("flats club courtyard landlords");
    play.play("done; play pencilled-in");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    play.play("seat 1");
    play.refuses("line 1", "A4 R102", "no-such-line");
    play.refuses("line 4", "A4 R102", "no-such-line");
    play.play("line 3");
    assert_eq!(play.list(), [2, 0, 1]);
}

// A4 T09, R78
#[test]
fn pencilled_in_cannot_move_the_only_one_on_the_list() {
    let mut play = block().hand(0, "pencilled-in").list(&[1]).go("flats club courtyard landlords");
    play.play("done; play pencilled-in");
    assert_eq!(play.choices(), "seat 0; seat 2");
}

// A4 T10
#[test]
fn wrong_floor_swaps_figures_with_a_tenant_elsewhere() {
    let mut play = block().hand(0, "wrong-floor").go("flats club flats courtyard");
    play.play("done; play wrong-floor");
    assert_eq!(play.choices(), "seat 1");
    play.refuses("seat 2", "A4 2.4", "already-there");
    play.refuses("seat 3", "A4 2.4", "tenants-only");
    let told = play.play("seat 1");
    assert_eq!((play.place(0), play.place(1)), (Some(Place::Club), Some(Place::Flats)));
    let moved = |event: &&Event| matches!(event, Event::FigureMoved { cause: Cause::WrongFloor, .. });
    assert_eq!(told.iter().filter(moved).count(), 2);
}

// A4 T10
#[test]
fn wrong_floor_needs_a_tenant_on_the_board() {
    let mut play = block().hand(0, "wrong-floor").skips(&[1]).go("flats - flats courtyard");
    play.play("done");
    play.refuses("play wrong-floor", "A4 R78", "changes-nothing");
}

// A4 T10, R83
#[test]
fn who_comes_to_the_landlord_by_wrong_floor_files_at_once() {
    for (own, other, filer) in [("flats", "landlords", 0usize), ("landlords", "flats", 1)] {
        let mut play = block().hand(0, "wrong-floor").go(&format!("{own} {other} courtyard landlords"));
        play.until(|play| play.seat() == Some(0) && play.step() == Step::Turn { stage: Stage::Action });
        let before = play.denounced();
        play.play("done; play wrong-floor; seat 1");
        play.until(|play| play.step() == Step::Turn { stage: Stage::After });
        let now: Vec<u8> = play.denounced();
        assert_eq!(now.iter().sum::<u8>(), before.iter().sum::<u8>() + 1, "{own}");
        assert_eq!(now[filer], before[filer], "{own}");
    }
}

// A4 T10, R83
#[test]
fn wrong_floor_brings_the_new_meetings_only() {
    let cast = scene("kotek kolinska furman aniol").hand(0, "wrong-floor").hand(1, "").hand(2, "plumber envelope");
    let mut play = cast.go("flats club flats courtyard");
    play.play("done; play wrong-floor; seat 1");
    assert_eq!((play.step(), play.seat()), (Step::Discard { why: visit(1) }, Some(2)));
    play.play("card plumber; yes");
    assert_eq!((play.hand(1), play.hand(2)), ("plumber".to_owned(), "envelope".to_owned()));
    assert_eq!((play.step(), play.seat()), (Step::Turn { stage: Stage::After }, Some(0)));
}

fn visit(host: u8) -> tenement::rules::alternatywy::Parting {
    tenement::rules::alternatywy::Parting::Visit { host: Seat(host) }
}

// A4 R84
#[test]
fn after_wrong_floor_trash_is_left_where_you_stand_now_and_the_blue_action_is_lost() {
    let scene = block().hand(0, "wrong-floor envelope").denounced(&[3]);
    let mut play = scene.go("landlords club flats courtyard");
    play.play("play envelope; play wrong-floor; seat 1");
    play.refuses("blue", "A4 1.6", "no-blue-here");
    play.play("leave");
    assert_eq!(play.trash(), [0, 1, 0]);
}

// A4 R85
#[test]
fn wrong_floor_leads_into_a_closed_location() {
    let scene = block().hand(0, "wrong-floor").but(|position| position.closed = Some(Place::Club));
    let mut play = scene.hand(1, "").go("flats courtyard landlords club");
    play.play("done; play wrong-floor; seat 1");
    assert_eq!(play.place(0), Some(Place::Courtyard));
    assert_eq!(names(&play.told).matches("figure-moved").count(), 2);
}
