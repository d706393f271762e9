//! The Characters' bonuses (A4 2.1, R111-R115) and Shop Goods (A4 2.7).

use tenement::rules::Seat;
use tenement::rules::alternatywy::{Alternatywy, Character, Event, Good, Group, Parting, Stage, Step};
use tenement::rules::{Game, Viewer};

use crate::support::{Play, names, options, paid, scene};

fn action(play: &Play, seat: u8) -> bool {
    (play.step(), play.seat()) == (Step::Turn { stage: Stage::Action }, Some(seat))
}

// -------------------------------------------------------------------------- Kotek

// A4 2.1, R115, R82
#[test]
fn kotek_moves_1_trash_to_another_bin_once_a_stage() {
    let scene = scene("kotek balcerek furman aniol").trash(0, 2, 3).traits("modest-citizen - - -");
    let mut play = scene.go("club flats staircase landlords");
    play.play("bonus move-trash");
    assert_eq!(play.choices(), "place staircase");
    play.refuses("place courtyard", "A4 1.7", "bin-full");
    play.refuses("place flats", "A4 1.7", "no-bin");
    let told = play.play("place staircase");
    assert!(names(&told).contains("trash-moved") && paid(&told).is_empty());
    assert_eq!((play.trash(), play.has_littered(0)), ([1, 1, 3], false));
    assert!(action(&play, 0), "before the Action");
    play.refuses("bonus move-trash", "A4 2.1", "once-a-stage");
    play.play("done; clean");
    assert_eq!(play.trash(), [1, 0, 3], "neither littering nor cleaning");
}

// A4 2.1, R78
#[test]
fn kotek_needs_trash_here_and_room_elsewhere() {
    for (trash, place) in [([1, 0, 0], "club"), ([0, 0, 1], "flats"), ([3, 1, 3], "club")] {
        let scene = scene("kotek balcerek furman aniol").trash(trash[0], trash[1], trash[2]);
        let play = scene.go(&format!("{place} flats landlords staircase"));
        assert!(!play.may("bonus move-trash"), "{trash:?}");
    }
}

// A4 2.1, R115
#[test]
fn kotek_repairs_in_the_flats_besides_his_action() {
    let scene = scene("kotek balcerek furman aniol").breakdown(0, 1).breakdown(1, 2).traits("chairman - - -");
    let mut play = scene.go("flats club staircase landlords");
    play.refuses("board draw-two", "A4 1.9", "own-breakdown");
    play.play("bonus kotek-repair; seat 0");
    assert_eq!((play.points()[0], play.breakdown(0)), (9, None));
    play.refuses("bonus kotek-repair", "A4 2.1", "once-a-turn");
    play.play("board draw-two");
    assert_eq!(play.cards(0), 2);
}

// A4 2.1, R118
#[test]
fn kotek_is_paid_for_repairs_like_anybody_and_only_in_the_flats() {
    let scene = scene("kotek balcerek furman aniol").breakdown(1, 2).traits("chairman - - -");
    let mut play = scene.go("flats club staircase landlords");
    play.play("done; bonus kotek-repair; seat 1");
    assert_eq!(play.points()[0], 10);
    let play = scene.go("club flats staircase landlords");
    play.refuses("bonus kotek-repair", "A4 2.1", "only-in-flats");
    let other = scene.priority(1).go("club flats staircase landlords");
    other.refuses("bonus kotek-repair", "A4 2.1", "no-kotek");
}

// ----------------------------------------------------------------------- Balcerek

// A4 2.1, R111
#[test]
fn balcerek_looks_at_2_door_tokens_and_keeps_1() {
    let mut play = scene("balcerek kotek furman aniol").start();
    play.hang("bread ham");
    play.go("courtyard club flats landlords");
    let told = play.play("board take-good");
    assert_eq!((play.step(), play.seat()), (Step::KeepGood, Some(0)));
    assert!(told.iter().all(|event| !matches!(event, Event::GoodTaken { .. })));
    let offered = |viewer| Alternatywy::view(&play.state, viewer).offered.len();
    assert_eq!((offered(Viewer::Seat(Seat(0))), offered(Viewer::Seat(Seat(1))), offered(Viewer::Spectator)), (2, 0, 0));
    play.refuses("good coffee", "A4 R111", "not-offered");
    play.play("good ham");
    assert_eq!((play.goods(0), play.wares(play.state.door)), ("ham".to_owned(), "bread".to_owned()));
}

// A4 2.1, R111
#[test]
fn balcerek_looks_at_1_if_there_are_no_more() {
    let mut play = scene("balcerek kotek furman aniol").door(1).go("courtyard club flats landlords");
    play.play("board take-good");
    assert_eq!((play.state.goods[0].len(), play.state.door.len()), (1, 0));
    assert_eq!(play.step(), Step::Turn { stage: Stage::After });
}

// A4 2.1
#[test]
fn balcerek_starts_with_a_token_and_kolinska_with_a_card_more() {
    let mut play = Play::setup(&options("standard", 4), 4, 7);
    play.play("character balcerek; character kolinska; character kotek; character aniol");
    assert_eq!([0, 1, 2, 3].map(|seat| play.state.goods[seat].len()), [1, 0, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| play.cards(seat)), [2, 3, 2, 3]);
}

// ----------------------------------------------------------------------- Kolińska

// A4 2.1, R114
#[test]
fn kolinskas_guests_discard_a_card_that_she_may_keep() {
    let scene = scene("kolinska kotek furman aniol").hand(1, "plumber envelope").hand(2, "loan");
    let mut play = scene.go("flats flats flats landlords");
    assert_eq!((play.step(), play.seat()), (Step::Discard { why: Parting::Visit { host: Seat(0) } }, Some(1)));
    play.play("1: card plumber");
    assert_eq!((play.step(), play.seat()), (Step::KeepCard { guest: Seat(1) }, Some(0)));
    let passing = |seat| Alternatywy::view(&play.state, Viewer::Seat(Seat(seat))).passing.is_some();
    assert_eq!([0, 1, 2, 3].map(passing), [true, true, false, false], "only the two see it");
    play.play("0: yes; 0: done");
    assert_eq!((play.hand(0), play.hand(1), play.discards()), ("plumber".into(), "envelope".into(), "loan".into()));
}

// A4 R114
#[test]
fn kolinska_keeps_nothing_with_a_full_hand() {
    let scene = scene("kolinska kotek furman aniol").hand(0, "envelope envelope loan plumber").hand(1, "plumber");
    let play = scene.go("flats flats club landlords");
    assert_eq!((play.cards(0), play.discards()), (4, "plumber".to_owned()));
    assert!(action(&play, 0));
}

// A4 R114, R83
#[test]
fn kolinskas_bonus_runs_for_who_comes_later_whether_she_comes_or_they_do() {
    let cast = scene("kolinska kotek furman aniol").hand(1, "plumber").hand(2, "envelope");
    for (places, mover) in [("club flats flats landlords", 0), ("flats club flats landlords", 1)] {
        let scene = cast.clone().hand(mover, "wrong-floor plumber").priority(mover);
        let mut play = scene.go(places);
        play.until(|play| action(play, mover));
        let before = play.cards(2);
        play.play("done; play wrong-floor");
        let target = if mover == 0 { 1 } else { 2 };
        play.play(&format!("seat {target}"));
        play.until(|play| matches!(play.step(), Step::Turn { .. }));
        assert_eq!(play.cards(2), if mover == 0 { before - 1 } else { 0 }, "{mover}");
    }
}

// A4 R114
#[test]
fn kolinska_does_not_visit_the_landlord_or_outside_the_flats() {
    let scene = scene("kolinska kotek furman aniol").hand(1, "plumber").hand(3, "file");
    let mut play = scene.go("club club courtyard club");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    let mut flats = scene.go("flats club courtyard flats");
    flats.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!((play.cards(1), flats.cards(3)), (1, 1));
}

// ------------------------------------------------------------------------- Furman

// A4 2.1
#[test]
fn furman_draws_once_a_stage_for_filing_because_of_a_meeting() {
    let scene = scene("furman kotek balcerek aniol");
    let mut play = scene.go("landlords club courtyard landlords");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(play.cards(0), 1);
    play.next_round("landlords club courtyard landlords");
    play.until(|play| matches!(play.step(), Step::Turn { .. }));
    assert_eq!(play.cards(0), 1);
    let mut play = scene.go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1");
    assert_eq!(play.cards(0), 0, "not for an Action");
}

// A4 2.1, R99: after the Trait lines of the filing.
#[test]
fn furman_as_informer_draws_once_for_two() {
    let mut play =
        scene("furman kotek balcerek aniol").traits("informer - - -").go("landlords club courtyard landlords");
    play.play("0: file; 3: done; 0: seat 1");
    assert_eq!(play.cards(0), 0);
    play.play("0: seat 1");
    assert_eq!(play.cards(0), 1);
}

// A4 2.1
#[test]
fn furman_may_swap_with_the_tenant_below_when_a_work_is_declared() {
    let scene = scene("furman kotek balcerek aniol").list(&[1, 0, 2]).work("painting").priority(3);
    let mut play = scene.go("flats staircase courtyard landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    assert_eq!((play.step(), play.seat()), (Step::SwapBelow, Some(0)));
    play.play("yes");
    play.settle();
    assert_eq!((play.points()[0], play.points()[2]), (9, 8), "2nd place");
}

// A4 2.1
#[test]
fn furman_in_last_place_or_not_listed_is_not_asked() {
    for list in [vec![1, 0], vec![1], vec![0]] {
        let scene = scene("furman kotek balcerek aniol").list(&list).work("painting").priority(3);
        let mut play = scene.go("flats staircase courtyard landlords");
        play.stack("abraham abraham");
        play.play("board draw-two; blue");
        play.settle();
        assert!(matches!(play.step(), Step::Turn { .. }));
    }
}

// ---------------------------------------------------------------------- Professor

// A4 2.1, R100
#[test]
fn the_professor_bounces_what_another_tenant_files() {
    let cast = scene("kotek professor furman aniol");
    let mut play = cast.go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1");
    assert_eq!(play.denounced(), [1, 1, 0, 0]);
    let mut play = cast.go("landlords club courtyard landlords");
    play.play("3: done; 0: seat 1");
    assert_eq!(play.denounced(), [1, 1, 0, 0], "on meeting too");
}

// A4 R100
#[test]
fn the_professor_does_not_bounce_what_the_landlord_takes_or_what_ends_elsewhere() {
    let cast = scene("kotek professor furman aniol").priority(3);
    let mut play = cast.go("courtyard club staircase flats");
    play.play("board take-denunciation; seat 1");
    assert_eq!(play.denounced(), [0, 1, 0, 0]);
    let mut play = cast.hand(1, "mistaken-identity").priority(0).go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1; 1: play mistaken-identity; seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
}

// A4 R100
#[test]
fn a_mistake_that_ends_on_the_professor_bounces_onto_the_filer() {
    let scene = scene("kotek professor furman aniol").hand(2, "mistaken-identity");
    let mut play = scene.go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 2; 2: play mistaken-identity; seat 1");
    assert_eq!(play.denounced(), [1, 1, 0, 0]);
}

// A4 R100, R120
#[test]
fn a_bounced_denunciation_can_be_redirected_never_bounces_and_is_never_tested() {
    let scene = scene("kotek professor furman aniol").hand(0, "mistaken-identity").denounced(&[6, 0, 6]);
    let mut play = scene.go("landlords club courtyard flats");
    play.play("board file-for-reward; seat 1");
    let mut back = play.clone();
    back.play("0: play mistaken-identity; seat 1");
    assert_eq!((back.denounced(), back.points()), (vec![6, 2, 6, 0], vec![9; 4]));
    play.play("0: done");
    assert_eq!((play.denounced(), play.points()), (vec![7, 1, 6, 0], vec![9; 4]));
    let mut penalty = scene.denounced(&[4, 0, 0]).go("landlords club courtyard flats");
    penalty.play("board file-for-penalty; seat 1; 0: done");
    assert_eq!((penalty.denounced(), penalty.points()), (vec![5, 1, 0, 0], vec![9; 4]));
}

// -------------------------------------------------------------------------- Anioł

// A4 2.1
#[test]
fn aniol_names_the_accused_once_a_stage() {
    let mut play = scene("kotek balcerek furman aniol").go("landlords landlords courtyard landlords");
    play.play("3: seat 0");
    play.settle();
    assert_eq!((play.step(), play.seat()), (Step::Indicate { filer: Seat(0), asked: false }, Some(3)));
    play.refuses("seat 0", "A4 1.4", "not-yourself");
    play.refuses("seat 3", "A4 1.4", "tenants-only");
    play.play("seat 2");
    assert_eq!(play.denounced(), [0, 0, 1, 0]);
    play.play("1: seat 0");
    assert_eq!(play.denounced(), [1, 0, 1, 0], "the next filer chooses");
    assert!(play.state.table.today.name_given);
}

// A4 2.1: a bonus that is not used stays.
#[test]
fn aniol_may_keep_the_name_for_another_filer() {
    let mut play = scene("kotek balcerek furman aniol").go("landlords landlords courtyard landlords");
    play.play("3: seat 1; 3: done; 1: seat 0; 3: seat 2");
    assert_eq!(play.denounced(), [1, 0, 1, 0]);
}

// -------------------------------------------------------------------------- goods

// A4 2.7
#[test]
fn there_are_36_tokens_in_5_groups() {
    let options = options("standard", 4);
    let count = |group: Group| -> u8 {
        Good::ALL
            .into_iter()
            .filter(|&good| options.goods.group(good) == group)
            .map(|good| options.goods.tokens(good).len())
            .sum()
    };
    let groups = [Group::Food, Group::Stimulants, Group::Chemicals, Group::Appliances, Group::Remanent];
    assert_eq!(groups.map(count), [8, 8, 8, 6, 6]);
    let values = Good::ALL.map(|good| options.goods.value(good));
    assert_eq!(values, [1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 3, 3, 0]);
}

// A4 2.1, 2.7
#[test]
fn premium_goods_are_worth_1_more_to_their_character() {
    let premium = |character: Character| -> Vec<&str> {
        let cast = options("standard", 4).cast;
        Good::ALL.into_iter().filter(|&good| cast.premium(character).contains(good)).map(Good::name).collect()
    };
    assert_eq!(premium(Character::Kotek), ["citrus", "cigarettes", "radio"]);
    assert_eq!(premium(Character::Balcerek), ["bread", "vodka", "washing-powder"]);
    assert_eq!(premium(Character::Kolinska), ["coffee", "soap", "television"]);
    assert_eq!(premium(Character::Furman), ["ham", "cigarettes", "iron"]);
    assert_eq!(premium(Character::Professor), ["bread", "coffee", "toilet-paper"]);
    assert!(premium(Character::Aniol).is_empty());
}
