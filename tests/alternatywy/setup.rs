//! Setting a match up (A4 1.2).

use std::collections::BTreeSet;

use tenement::rules::alternatywy::{Alternatywy, Character, Event, Side, Step, Trait};
use tenement::rules::{Game, Seat, Set, Viewer};

use crate::support::{Play, names, options};

/// A match up to the choice of Traits; the last seat plays the Landlord.
fn cast(characters: &str, seed: u64) -> Play {
    let characters: Vec<&str> = characters.split(' ').collect();
    let seats = characters.len() as u8;
    let mut play = Play::setup(&options("standard", seats), seats, seed);
    characters.iter().for_each(|character| drop(play.play(&format!("character {character}"))));
    play
}

const CASTS: [&str; 4] = [
    "kotek furman aniol",
    "kotek furman professor aniol",
    "kotek furman professor kolinska aniol",
    "kotek furman professor kolinska balcerek aniol",
];

/// The same up to the first Location token.
fn begun(characters: &str, seed: u64) -> Play {
    let mut play = cast(characters, seed);
    play.until(|play| play.step() == Step::Place);
    play
}

// A4 1.2
#[test]
fn characters_are_picked_in_the_order_of_the_seats_each_once() {
    let mut play = Play::setup(&options("standard", 4), 4, 1);
    assert_eq!((play.seat(), play.step()), (Some(0), Step::Character));
    assert_eq!(play.legal().len(), 6);
    play.play("0: character kotek");
    play.refuses("character kotek", "A4 1.2", "character-taken");
    play.play("1: character aniol; 2: character furman; 3: character balcerek");
    assert_eq!(play.state.table.landlord, Seat(1));
}

// A4 1.2
#[test]
fn somebody_must_be_the_landlord() {
    let mut play = Play::setup(&options("standard", 3), 3, 1);
    play.play("character kotek; character furman");
    assert_eq!(play.choices(), "character aniol");
    play.refuses("character balcerek", "A4 1.2", "landlord-needed");
}

// A4 1.2, R47
#[test]
fn the_board_is_ready_before_anybody_chooses() {
    for seats in 3..=6 {
        let play = Play::setup(&options("standard", seats), seats, 3);
        assert_eq!(play.trash(), [0, 0, 1]);
        assert!(play.state.table.work.is_some());
        assert_eq!((play.state.works.len(), play.state.door.len()), (11, seats));
        assert_eq!(play.state.supply.len(), 36 - seats);
        assert!(play.list().is_empty() && play.state.table.littered.is_empty());
        assert_eq!(play.denounced(), vec![0; usize::from(seats)]);
    }
}

// A4 1.2, R17
#[test]
fn each_tenant_has_2_cards_and_none_more_for_the_first_stage() {
    for characters in CASTS {
        let play = begun(characters, 4);
        for seat in play.state.table.tenants() {
            let kolinska = play.state.table.plays(seat, Character::Kolinska);
            assert_eq!(play.cards(seat.0), 2 + u8::from(kolinska));
            let tenants = play.state.table.options.deck.side(Side::Tenant);
            assert!(play.state.hands[seat.index()].without(tenants).is_empty());
        }
    }
}

// A4 1.2, R52, R119
#[test]
fn the_landlord_has_a_card_for_each_tenant_cut_to_4_with_six_players() {
    for (characters, cards) in CASTS.into_iter().zip([2, 3, 4, 5]) {
        let mut play = cast(characters, 4);
        let landlord = play.state.table.landlord.0;
        assert_eq!(play.cards(landlord), cards);
        if cards > 4 {
            assert_eq!((play.seat(), play.step()), (Some(landlord), discarding()));
            play.quiet();
            assert_eq!((play.cards(landlord), play.step()), (4, Step::Trait));
        }
    }
}

fn discarding() -> Step {
    Step::Discard { why: tenement::rules::alternatywy::Parting::Limit }
}

// A4 1.2, 2.1
#[test]
fn balcerek_starts_with_a_random_token() {
    let goods = |seed| begun("balcerek kotek aniol", seed).goods(0);
    assert!((0..20).map(goods).collect::<BTreeSet<_>>().len() > 3);
    let play = begun("balcerek kotek aniol", 5);
    assert_eq!((play.state.goods[0].len(), play.state.goods[1].len(), play.state.door.len()), (1, 0, 3));
}

// A4 1.2
#[test]
fn all_have_9_vp_in_the_standard_game() {
    for characters in CASTS {
        let play = begun(characters, 9);
        assert!(play.points().iter().all(|&points| points == 9));
    }
}

// A4 1.2, 1.3
#[test]
fn traits_are_chosen_at_once_and_in_secret_after_the_social_work_and_before_the_first_player() {
    let mut play = cast("kotek furman aniol", 2);
    assert_eq!((play.step(), play.state.table.priority), (Step::Trait, None));
    assert!(play.state.table.work.is_some());
    let told = play.play("0: trait hustler");
    let other = Alternatywy::seen(&told[0], Viewer::Seat(Seat(1)));
    assert_eq!(other, Event::TraitChosen { seat: Seat(0), chosen: None });
    assert_eq!(Alternatywy::view(&play.state, Viewer::Seat(Seat(1))).own_trait, None);
    play.refuses("trait overseer", "A4 2.2", "other-side");
    let told = play.play("1: trait hustler; 2: trait overseer");
    assert_eq!(names(&told), "trait-chosen trait-chosen priority round-began");
}

// A4 1.2
#[test]
fn each_side_has_its_own_traits_to_choose_from() {
    let mut play = cast("kotek furman aniol", 2);
    assert_eq!(play.legal().len(), 6);
    play.play("trait hustler; trait hustler");
    assert_eq!(play.legal().len(), 5);
}

// A4 1.2
#[test]
fn a_random_first_player_holds_the_priority_token() {
    let first: BTreeSet<_> = (0..40).map(|seed| begun(CASTS[1], seed).state.table.priority).collect();
    assert_eq!(first.len(), 4);
    let play = begun(CASTS[1], 1);
    assert_eq!(play.seat(), play.state.table.priority.map(|seat| seat.0));
}

// A4 1.2, 1.3
#[test]
fn setup_is_the_start_of_stage_1() {
    let play = begun(CASTS[1], 1);
    assert_eq!((play.state.table.stage, play.state.table.round), (1, 1));
    assert_eq!(play.times(|event| matches!(event, Event::WorkRevealed { .. })), 0);
    assert_eq!(play.state.spent, [Set::EMPTY; 6]);
}

// A4 R22
#[test]
fn the_beginner_trait_is_only_suggested_and_stays_secret() {
    let play = cast("kotek furman aniol", 2);
    let all = (0..6).map(|at| format!("trait {}", Trait::ALL[at])).collect::<Vec<_>>().join("; ");
    assert_eq!(play.choices(), all);
    let play = begun("kotek furman aniol", 2);
    assert_eq!(play.state.table.shown, [None; 6]);
}

// A4 R22, R20
#[test]
fn the_beginner_trait_counts_as_used() {
    let mut play = cast("kotek furman aniol", 2);
    play.play("trait handyman; trait chairman; trait overseer");
    play.until(|play| play.state.table.stage == 2 && play.step() == Step::Trait);
    for (own, used) in [("handyman", Trait::Handyman), ("chairman", Trait::Chairman)] {
        let seat = play.seat().unwrap();
        let own = if seat == 0 { own } else { "chairman" };
        play.refuses(&format!("trait {own}"), "A4 R20", "trait-used");
        assert!(play.state.spent[usize::from(seat)].len() == 1 || used == Trait::Handyman);
        play.quiet();
    }
}
