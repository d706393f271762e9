//! The Tenants' Traits Informer, Chairman, Modest Citizen and Handyman (A4 2.2,
//! R28-R31, R98-R99).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Line, Place, Stage, Step, Trait};

use crate::support::{Play, Scene, lines, names, scene};

/// Three Tenants without bonuses that meddle, and the Landlord in seat 3.
fn block(traits: &str) -> Scene {
    scene("kotek balcerek kolinska aniol").traits(traits)
}

const APART: &str = "flats staircase courtyard landlords";

fn evening(scene: &Scene) -> Vec<(u8, i8, Line)> {
    let mut play = scene.clone().time(1, 5).go(APART);
    let told = play.end_stage();
    lines(&told)
}

fn in_turn(play: &Play) -> bool {
    matches!(play.step(), Step::Turn { .. })
}

// ----------------------------------------------------------------------- Informer

// A4 2.2, R28, R98
#[test]
fn an_informer_files_2_which_may_be_split() {
    for (second, held) in [("seat 1", [0, 2, 0, 0]), ("seat 2", [0, 1, 1, 0])] {
        let mut play = block("informer - - -").go("landlords club courtyard landlords");
        assert_eq!((play.step(), play.choices(), play.shown(0)), (Step::File, "file; ask".to_owned(), None));
        play.play("0: file; 3: done; 0: seat 1");
        assert_eq!((play.step(), play.seat()), (Step::Accuse, Some(0)));
        assert_eq!((play.denounced(), play.shown(0)), (vec![0, 1, 0, 0], Some(Trait::Informer)));
        play.play(&format!("0: {second}"));
        assert_eq!(play.denounced(), held);
        assert!(in_turn(&play) || play.step() == Step::PlayFirst);
    }
}

// A4 R28, R99
#[test]
fn an_informer_who_asks_is_told_a_name_and_paid_for_it() {
    let mut play = block("informer - - -").go("landlords club courtyard landlords");
    play.play("0: ask");
    assert_eq!(play.step(), Step::Indicate { filer: Seat(0), asked: true });
    play.refuses("done", "A4 R28", "must-name");
    play.refuses("seat 0", "A4 1.4", "not-yourself");
    play.refuses("seat 3", "A4 1.4", "tenants-only");
    play.play("3: seat 2");
    play.until(|play| play.step() == Step::Accuse);
    play.play("0: seat 2; 0: seat 1");
    play.settle();
    assert_eq!(lines(&play.told), [(0, 1, Line::First(Trait::Informer))]);
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
}

// A4 R28
#[test]
fn an_informer_may_file_on_another_and_get_nothing() {
    let mut play = block("informer - - -").go("landlords club courtyard landlords");
    play.play("0: ask; 3: seat 2");
    play.until(|play| play.step() == Step::Accuse);
    play.play("0: seat 1; 0: seat 1");
    assert!(lines(&play.told).is_empty());
}

// A4 R28: 1 VP per Round, also if both are on the one named.
#[test]
fn an_informer_is_paid_once_for_2_on_the_one_that_was_named() {
    let mut play = block("informer - - -").go("landlords club courtyard landlords");
    play.play("0: ask; 3: seat 2");
    play.until(|play| play.step() == Step::Accuse);
    play.play("0: seat 2; 0: seat 2");
    assert_eq!(lines(&play.told).len(), 1);
    assert_eq!(play.denounced(), [0, 0, 2, 0]);
}

// A4 R29, R99
#[test]
fn a_name_by_aniols_bonus_binds_the_first_and_counts_as_indicated() {
    let mut play = block("informer - - -").go("landlords club courtyard landlords");
    play.play("0: file; 3: seat 2");
    assert_eq!((play.denounced(), play.step()), (vec![0, 0, 1, 0], Step::Accuse));
    play.play("0: seat 1");
    assert_eq!(play.denounced(), [0, 1, 1, 0]);
    assert_eq!(lines(&play.told), [(0, 1, Line::First(Trait::Informer))]);
}

// A4 R100
#[test]
fn indicated_is_judged_on_the_name_that_was_given() {
    let scene = block("informer - - -").hand(2, "mistaken-identity");
    let mut play = scene.go("landlords club courtyard landlords");
    play.play("0: file; 3: seat 2; 2: play mistaken-identity; seat 1");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
    assert!(lines(&play.told).is_empty(), "lines come after both");
    play.play("0: seat 1");
    assert_eq!(lines(&play.told), [(0, 1, Line::First(Trait::Informer))]);
}

// A4 2.2, R30
#[test]
fn an_informer_is_paid_for_meeting_who_littered_today() {
    let scene = block("informer - - -").littered(&[1]);
    let play = scene.go("club club courtyard landlords");
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::Informer))]);
    assert_eq!(play.shown(0), Some(Trait::Informer));
    assert!(lines(&scene.go("club flats club landlords").told).is_empty());
}

// A4 R30
#[test]
fn an_informer_is_not_paid_if_the_other_litters_later() {
    let mut play = block("informer - - -").hand(1, "overflowing-bin").go("club club courtyard landlords");
    play.to(1);
    let told = play.play("done; play overflowing-bin; place staircase");
    assert!(play.has_littered(1) && lines(&told).is_empty());
    play.next_round("club club courtyard landlords");
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::Informer))]);
}

// A4 R30, R83
#[test]
fn an_informer_is_paid_for_a_meeting_by_a_move() {
    let scene = block("informer - - -").littered(&[1]).hand(0, "wrong-floor");
    let mut play = scene.go("flats club club landlords");
    play.play("done; play wrong-floor; seat 2");
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::Informer))]);
}

// A4 2.2, R3
#[test]
fn an_informer_with_the_fewest_denunciations_is_paid_at_the_end_of_the_day() {
    let scene = block("informer - - -").denounced(&[1, 2, 2]);
    assert_eq!(evening(&scene), [(0, 1, Line::EndOfDay(Trait::Informer))]);
    assert!(evening(&scene.denounced(&[1, 1, 2])).is_empty());
}

// ----------------------------------------------------------------------- Chairman

// A4 2.2, R21
#[test]
fn a_chairman_is_paid_for_an_introduction_by_the_landlord() {
    let mut play = block("chairman - - -").work("snow-clearing").list(&[1]).priority(3).go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    assert_eq!(lines(&play.told), [(0, 1, Line::First(Trait::Chairman))]);
}

// A4 2.2
#[test]
fn a_chairman_avoids_a_work_although_listed() {
    let mut play = block("chairman - - -").work("gala").list(&[0, 1]).priority(3).go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    assert_eq!(play.choices(), "avoid chairman; done");
    play.play("avoid chairman");
    play.settle();
    assert_eq!((play.points()[1], play.points()[0]), (8, 10));
}

// A4 2.2
#[test]
fn nobody_else_is_a_chairman() {
    let scene = block("- - - -").work("gala").list(&[0, 1]).hand(0, "sick-note").priority(3);
    let mut play = scene.go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play.refuses("avoid chairman", "A4 2.2", "no-chairman");
}

// A4 2.2
#[test]
fn a_chairman_is_paid_for_cleaning_among_tenants() {
    for (places, paid) in [("club club courtyard landlords", 1), ("club flats courtyard club", 0)] {
        let mut play = block("chairman - - -").trash(0, 2, 0).go(places);
        play.to(0);
        let told = play.play("done; clean");
        assert_eq!(lines(&told), [(0, 1, Line::Second(Trait::Chairman))][..paid]);
    }
}

// A4 2.2
#[test]
fn a_chairman_likes_a_clean_staircase_and_club_in_the_evening() {
    let scene = block("chairman - - -");
    assert_eq!(evening(&scene.clone().trash(0, 0, 3)), [(0, 1, Line::EndOfDay(Trait::Chairman))]);
    assert!(evening(&scene.clone().trash(1, 0, 0)).is_empty());
    assert!(evening(&scene.trash(0, 1, 0)).is_empty());
}

// ----------------------------------------------------------------- Modest Citizen

// A4 2.2, R31
#[test]
fn a_modest_citizen_need_not_file() {
    let mut play = block("modest-citizen - - -").go("landlords club courtyard landlords");
    assert_eq!((play.step(), play.choices()), (Step::File, "file; decline".to_owned()));
    play.play("0: decline");
    assert_eq!((play.denounced(), play.shown(0)), (vec![0; 4], Some(Trait::ModestCitizen)));
    assert_eq!(play.points(), [9; 4]);
    assert!(!play.state.table.today.name_given, "Anioł's bonus is unspent");
}

// A4 R21
#[test]
fn a_modest_citizen_who_files_stays_unknown() {
    let mut play = block("modest-citizen - - -").go("landlords club courtyard landlords");
    play.play("0: file; 3: done; 0: seat 1");
    assert_eq!((play.denounced(), play.shown(0)), (vec![0, 1, 0, 0], None));
}

// A4 R36
#[test]
fn nobody_else_may_decline_or_ask() {
    let informer = block("informer - - -").go("landlords club courtyard landlords");
    informer.refuses("decline", "A4 R36", "must-file");
    let modest = block("modest-citizen - - -").go("landlords club courtyard landlords");
    modest.refuses("ask", "A4 R28", "no-informer");
}

// A4 2.2
#[test]
fn a_modest_citizen_is_paid_for_cleaning_alone() {
    for (places, paid) in [("club flats courtyard landlords", 1), ("club club courtyard landlords", 0)] {
        let mut play = block("modest-citizen - - -").trash(0, 1, 0).go(places);
        let told = play.play("done; clean");
        assert_eq!(lines(&told), [(0, 1, Line::First(Trait::ModestCitizen))][..paid]);
    }
}

// A4 2.2
#[test]
fn a_modest_citizen_is_paid_for_taking_part() {
    let mut play = block("modest-citizen - - -").work("snow-clearing").list(&[1, 0]).priority(3).go(APART);
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    assert_eq!(lines(&play.told), [(0, 1, Line::Second(Trait::ModestCitizen))]);
}

// A4 2.2, R125
#[test]
fn a_modest_citizen_who_neither_littered_nor_paid_a_bill_is_paid_in_the_evening() {
    let scene = block("modest-citizen - - -");
    assert_eq!(evening(&scene), [(0, 1, Line::EndOfDay(Trait::ModestCitizen))]);
    assert!(evening(&scene.clone().littered(&[0])).is_empty());
    assert!(evening(&scene.clone().breakdown(0, 1)).is_empty());
    assert!(evening(&scene.points(&[0, 9, 9, 9]).breakdown(0, 1)).is_empty(), "a bill at 0 VP is a bill paid");
}

// ----------------------------------------------------------------------- Handyman

// A4 2.2, R115, R21
#[test]
fn a_handyman_repairs_once_a_turn_anywhere_without_an_action() {
    let scene = block("handyman - - -").breakdown(1, 2).breakdown(2, 1);
    let mut play = scene.go("club staircase courtyard landlords");
    let told = play.play("bonus handyman-repair; seat 1");
    assert_eq!((lines(&told), play.points()[0]), (vec![(0, 1, Line::First(Trait::Handyman))], 11));
    assert_eq!(play.step(), Step::Turn { stage: Stage::Action });
    play.refuses("bonus handyman-repair", "A4 2.2", "once-a-turn");
    play.next_round("club staircase courtyard landlords");
    play.to(0);
    play.play("done; bonus handyman-repair; seat 2");
    assert_eq!(play.points()[0], 13);
}

// A4 2.2, R118
#[test]
fn a_handyman_is_not_paid_for_the_own_or_for_what_he_reported() {
    for (tenant, reporter) in [(0, 1), (1, 0)] {
        let mut play = block("handyman - - -").breakdown(tenant, reporter).go("club staircase courtyard landlords");
        play.play(&format!("bonus handyman-repair; seat {tenant}"));
        assert_eq!((play.points()[0], play.shown(0)), (9, Some(Trait::Handyman)));
    }
}

// A4 2.2
#[test]
fn only_a_handyman_repairs_anywhere() {
    let play = block("chairman - - -").breakdown(1, 2).go("club staircase courtyard landlords");
    play.refuses("bonus handyman-repair", "A4 2.2", "no-handyman");
}

// A4 2.2
#[test]
fn a_handyman_is_paid_for_a_door_token_in_company() {
    for (places, paid) in [
        ("courtyard courtyard flats landlords", 1),
        ("courtyard club flats courtyard", 1),
        ("courtyard club flats landlords", 0),
    ] {
        let mut play = block("handyman - - -").go(places);
        play.to(0);
        let told = play.play("board take-good");
        assert_eq!(lines(&told), [(0, 1, Line::Second(Trait::Handyman))][..paid], "{places}");
    }
}

// A4 2.2
#[test]
fn a_handyman_with_most_goods_after_the_auction_is_paid() {
    let scene = block("handyman chairman chairman -").trash(1, 0, 0);
    assert_eq!(evening(&scene.clone().goods(0, "ham")), [(0, 1, Line::EndOfDay(Trait::Handyman))]);
    assert!(evening(&scene.clone().goods(0, "ham").goods(1, "bread")).is_empty());
    let mut play = scene.goods(0, "ham").time(1, 5).go(APART);
    play.until(|play| play.step() == Step::Auction);
    play.play("yes");
    let told = play.end_stage();
    assert!(lines(&told).is_empty(), "sold");
    assert!(names(&play.told).contains("auction-won"));
    assert_eq!(play.place(0), None::<Place>);
}
