//! What the Social Works S01 to S12 do, place by place, to the Landlord and to
//! the Trash of the marked place (A4 2.6).

use tenement::rules::alternatywy::{Event, Skip, Source, Work};

use crate::support::{Play, Scene, names, paid, scene};

/// Four Tenants, nobody of whom meets anybody, and the Landlord in seat 4.
fn block(work: &str, list: &[u8]) -> Scene {
    scene("kotek balcerek kolinska professor aniol").priority(4).work(work).list(list)
}

/// The Landlord introduces the Social Work before anybody else has a Turn.
fn introduced(scene: &Scene) -> Play {
    let mut play = scene.go("flats staircase courtyard club landlords");
    play.stack("abraham abraham");
    play.play("board draw-two; blue");
    play.settle();
    play
}

/// Who loses a Round by it, and what is paid.
fn outcome(play: &Play) -> (Vec<u8>, Vec<(u8, i8)>) {
    let losers = (0..4).filter(|&seat| play.skips()[usize::from(seat)] != Skip::Free).collect();
    (losers, paid(&play.told).into_iter().map(|(seat, by, _)| (seat, by)).collect())
}

// A4 S01
#[test]
fn the_lady_plays_for_those_who_are_listed() {
    let play = introduced(&block("lady-plays", &[0, 1, 2]).littered(&[0, 3]));
    assert_eq!(outcome(&play), (vec![0, 1, 2], vec![(0, -1), (4, 2)]));
    assert_eq!(play.skips()[0], Skip::ThisRound);
    assert!(paid(&play.told).iter().all(|&(_, _, source)| source == Source::Works));
}

// A4 S01
#[test]
fn the_lady_brings_nothing_if_nobody_littered() {
    let play = introduced(&block("lady-plays", &[3]));
    assert_eq!(outcome(&play), (vec![3], vec![(3, -1)]));
}

// A4 S01, R61
#[test]
fn as_an_option_the_lady_plays_for_all_but_the_avoiders() {
    let scene = block("lady-plays", &[0, 1]).with(|options| options.lady_plays_to_all = true).hand(1, "sick-note");
    let mut play = introduced(&scene);
    play.play("1: play sick-note");
    play.settle();
    assert_eq!(outcome(&play), (vec![0, 2, 3], vec![(0, -1)]));
}

// A4 S01, R62
#[test]
fn whoever_litters_after_the_lady_has_played_still_pays_once() {
    let mut play = introduced(&block("lady-plays", &[0]).littered(&[1]));
    assert_eq!(play.points()[4], 10);
    play.to(1);
    play.play("done; leave");
    assert_eq!(play.points()[4], 10, "he was paid for this one before");
    play.to(3);
    play.play("done; leave");
    assert_eq!(play.points()[4], 11);
    play.go("flats staircase courtyard club landlords");
    play.to(3);
    play.play("done; leave");
    assert_eq!(play.points()[4], 11);
    play.end_stage();
    assert_eq!(play.state.table.today.lady_plays, None, "until the end of the Day");
}

// A4 S01, R130
#[test]
fn if_everybody_avoids_the_lady_littering_pays_nobody() {
    let scene = block("lady-plays", &[0]).hand(0, "sick-note").littered(&[1]);
    let mut play = introduced(&scene);
    play.play("0: play sick-note");
    play.settle();
    assert_eq!(outcome(&play), (vec![], vec![]));
    play.to(3);
    play.play("done; leave");
    assert_eq!(play.points()[4], 9);
}

// A4 S02
#[test]
fn welcome_guests_pay_the_first_and_take_a_card_of_the_others() {
    let scene = block("welcome-guests", &[1, 0, 3]).hand(0, "envelope").hand(1, "envelope").hand(2, "plumber");
    let play = introduced(&scene);
    assert_eq!(outcome(&play), (vec![1], vec![(1, 1), (4, 1)]));
    assert_eq!([0, 1, 2, 3].map(|seat| play.cards(seat)), [0, 1, 1, 0]);
}

// A4 S02, R105
#[test]
fn guests_are_not_welcome_where_trash_lies() {
    for (staircase, club, courtyard, gain) in [(1, 0, 0, -1), (0, 0, 1, -1), (0, 2, 0, 1)] {
        let play = introduced(&block("welcome-guests", &[1]).trash(staircase, club, courtyard));
        assert_eq!(outcome(&play), (vec![1], vec![(1, 1), (4, gain)]));
        assert_eq!(play.trash(), [0, club, courtyard]);
    }
}

// A4 S03
#[test]
fn the_wonderful_initiative_pays_who_takes_part_and_takes_a_card_of_the_rest() {
    let hands = |scene: Scene| scene.hand(0, "envelope").hand(1, "envelope").hand(2, "plumber");
    let play = introduced(&hands(block("wonderful-initiative", &[1, 0])).trash(1, 1, 2));
    assert_eq!(outcome(&play), (vec![], vec![(1, 1), (0, 1), (4, 1)]));
    assert_eq!([0, 1, 2, 3].map(|seat| play.cards(seat)), [1, 1, 0, 0]);
    assert_eq!(play.trash(), [1, 1, 0]);
    let play = introduced(&hands(block("wonderful-initiative", &[1])));
    assert_eq!(outcome(&play), (vec![], vec![(1, 1)]));
    assert_eq!([0, 1, 2, 3].map(|seat| play.cards(seat)), [0, 1, 0, 0]);
}

// A4 S03, R104
#[test]
fn unlisted_tenants_discard_in_turn_order() {
    let scene = block("wonderful-initiative", &[0]).hand(1, "envelope plumber").hand(2, "loan envelope");
    let mut play = introduced(&scene.hand(3, "plumber wrong-floor"));
    for (seat, card) in [(1, "plumber"), (2, "loan"), (3, "plumber")] {
        assert_eq!(play.seat(), Some(seat));
        play.play(&format!("card {card}"));
    }
    assert_eq!([1, 2, 3].map(|seat| play.hand(seat)), ["envelope", "envelope", "wrong-floor"]);
}

// A4 S03, R104
#[test]
fn an_avoider_of_the_initiative_is_left_alone() {
    let mut play = introduced(&block("wonderful-initiative", &[0, 1]).hand(0, "sick-note envelope"));
    play.play("0: play sick-note");
    play.settle();
    assert_eq!((outcome(&play), play.hand(0)), ((vec![], vec![(1, 1)]), "envelope".to_owned()));
}

// A4 S04
#[test]
fn a_letter_to_the_chairman_clears_denunciations_of_who_is_listed() {
    let scene = block("letter-to-the-chairman", &[2, 1]).denounced(&[4, 4, 1, 4]).trash(0, 3, 0);
    let play = introduced(&scene);
    assert_eq!(outcome(&play), (vec![], vec![(2, 1), (4, 1)]));
    assert_eq!((play.denounced(), play.trash()), (vec![4, 2, 0, 4, 0], [0, 3, 0]));
    let play = introduced(&scene.trash(1, 1, 0));
    assert_eq!(outcome(&play), (vec![], vec![(2, 1)]));
}

// A4 S05
#[test]
fn tree_planting_takes_a_round_of_the_first_and_cards_of_all() {
    let scene = block("tree-planting", &[1, 0]).hand(0, "envelope").hand(1, "envelope").hand(2, "plumber");
    let play = introduced(&scene.trash(1, 1, 1));
    assert_eq!(outcome(&play), (vec![1], vec![(4, 1)]));
    assert_eq!([0, 1, 2].map(|seat| play.cards(seat)), [0, 0, 1]);
    assert_eq!(play.trash(), [1, 1, 0]);
}

// A4 S05
#[test]
fn tree_planting_pays_1_more_if_3_take_part() {
    assert_eq!(outcome(&introduced(&block("tree-planting", &[1, 0, 2]))), (vec![1], vec![(4, 2)]));
}

// A4 S06
#[test]
fn painting_costs_the_first_a_round_and_the_second_1_vp() {
    let play = introduced(&block("painting", &[3, 2, 1, 0]).trash(2, 1, 1));
    assert_eq!(outcome(&play), (vec![3], vec![(2, -1), (4, 2)]));
    assert_eq!(play.trash(), [0, 1, 1]);
    assert_eq!(outcome(&introduced(&block("painting", &[3]))), (vec![3], vec![(4, 1)]));
}

// A4 S07
#[test]
fn the_gala_costs_the_first_1_vp_and_the_others_a_round() {
    let play = introduced(&block("gala", &[3, 2, 1]).trash(2, 1, 1));
    assert_eq!(outcome(&play), (vec![1, 2], vec![(3, -1), (4, 2)]));
    assert_eq!(play.trash(), [2, 0, 1]);
    assert_eq!(outcome(&introduced(&block("gala", &[3]))), (vec![], vec![(3, -1), (4, 1)]));
}

// A4 S08
#[test]
fn snow_clearing_costs_all_a_round() {
    let play = introduced(&block("snow-clearing", &[3, 2, 1]).trash(2, 1, 1));
    assert_eq!(outcome(&play), (vec![1, 2, 3], vec![(4, 1)]));
    assert_eq!(play.trash(), [2, 1, 0]);
}

// A4 S09
#[test]
fn the_waste_paper_drive_collects_2_cards_of_each_or_1_vp() {
    let scene = block("waste-paper", &[0, 1, 2]).hand(0, "envelope plumber").hand(1, "envelope").hand(3, "plumber");
    let mut play = introduced(&scene.trash(1, 1, 1));
    play.play("0: card envelope");
    play.settle();
    assert_eq!(outcome(&play), (vec![], vec![(1, -1), (2, -1)]));
    assert_eq!([0, 1, 2, 3].map(|seat| play.cards(seat)), [0, 0, 0, 1]);
    assert_eq!((play.cards(4), play.trash()), (4, [0, 1, 1]), "2 of the Action and 2 of the drive");
}

// A4 S09
#[test]
fn the_waste_paper_drive_brings_the_landlord_a_card_for_each_up_to_2() {
    for (list, cards) in [(vec![0], 1), (vec![0, 1], 2), (vec![0, 1, 2], 2)] {
        let play = introduced(&block("waste-paper", &list));
        assert_eq!(play.cards(4), 2 + cards);
    }
}

// A4 S10
#[test]
fn decorating_costs_the_first_a_token_and_those_in_between_a_card() {
    let scene = block("decorating", &[1, 0, 2]).goods(1, "ham bread");
    let scene = scene.hand(0, "envelope").hand(1, "envelope").hand(2, "plumber").trash(1, 1, 1);
    let mut play = introduced(&scene);
    assert_eq!((play.seat(), play.choices()), (Some(1), "good bread; good ham".to_owned()));
    play.play("good bread");
    play.settle();
    assert_eq!((play.goods(1), outcome(&play)), ("ham".to_owned(), (vec![], vec![(4, 1)])));
    assert_eq!([0, 1, 2].map(|seat| play.cards(seat)), [0, 1, 1]);
    assert_eq!(play.trash(), [1, 0, 1]);
}

// A4 S10
#[test]
fn decorating_costs_the_first_1_vp_without_a_token() {
    for list in [vec![1], vec![1, 0]] {
        let play = introduced(&block("decorating", &list).hand(0, "envelope"));
        assert_eq!((outcome(&play), play.cards(0)), ((vec![], vec![(1, -1), (4, 1)]), 1), "the last does nothing");
    }
}

// A4 S11
#[test]
fn bin_duty_fines_those_who_littered_and_costs_the_others_a_round() {
    let play = introduced(&block("bin-duty", &[2, 0, 1]).littered(&[0, 1, 3]).trash(1, 1, 1));
    assert_eq!(outcome(&play), (vec![2], vec![(0, -1), (1, -1), (4, 2)]));
    assert_eq!(play.trash(), [1, 1, 0]);
}

// A4 S12
#[test]
fn the_civil_defence_drill_costs_the_first_1_vp_and_all_a_denunciation() {
    let play = introduced(&block("civil-defence", &[2, 3]).trash(1, 1, 1));
    assert_eq!(outcome(&play), (vec![], vec![(2, -1), (4, 1)]));
    assert_eq!((play.denounced(), play.trash()), (vec![0, 0, 1, 1, 0], [1, 1, 1]));
    assert_eq!(outcome(&introduced(&block("civil-defence", &[2]))), (vec![], vec![(2, -1)]));
}

// A4 S12, R100
#[test]
fn the_drill_never_bounces_but_can_be_a_mistake() {
    let mut play = introduced(&block("civil-defence", &[3, 0]).hand(3, "mistaken-identity"));
    play.play("3: play mistaken-identity; seat 1");
    play.settle();
    assert_eq!(play.denounced(), [1, 1, 0, 0, 0]);
}

// A4 1.10
#[test]
fn a_work_ends_with_an_empty_list_and_leaves_the_game() {
    for work in Work::ALL {
        let mut play = introduced(&block(work.name(), &[0, 1]));
        play.until(|play| names(&play.told).contains("work-ended"));
        assert_eq!((play.list(), play.state.table.work), (vec![], None), "{work}");
        assert!(play.state.table.works_gone.contains(work));
        let ended = |event: &Event| matches!(event, Event::WorkEnded { .. });
        assert_eq!(play.times(ended), 1);
    }
}
