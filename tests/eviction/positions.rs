//! Positions as data: what they say, and what they must keep (EV R35).

use tenement::rules::Seat;
use tenement::rules::eviction::{Colour, Home, Kind, Step};

use crate::support::{Scene, at, faces};

const QUIET: &str = "
    b... .... .... m...
    .... tb.. !.... m...
    .... .... pp.. t...";

#[track_caller]
fn unfit(scene: Scene, field: &str, rule: &str) {
    let unfit = scene.load().unwrap_err();
    assert_eq!((unfit.field, unfit.rule), (field, rule), "{unfit}");
}

// EV R35
#[test]
fn a_position_is_loaded_as_it_is_written() {
    let scene = Scene::new(2, QUIET).acting(1).first(1).reshuffles(2).reserves(&[6, 5]);
    let mut play = scene.hands(&["key-plum", "key-teal new-lease"]).next_cards("renovation communication").start();
    play.shows(QUIET);
    let table = play.state.table;
    assert_eq!((table.active, table.first, table.reshuffles, table.step), (Seat(1), Seat(1), 2, Step::Card));
    assert_eq!((play.reserves(), table.turn), (vec![6, 5], 1));
    assert_eq!(table.apartment(at("1,2")).kind, Kind::Haunted);
    play.play("card key-teal; apartment 2,3; arrow left; draw");
    let drawn: Vec<_> = play.state.hands[1].iter().map(|card| table.options.face(card).name()).collect();
    assert_eq!(drawn, ["new-lease", "renovation"]);
}

// EV R35
#[test]
fn what_a_position_leaves_out_takes_its_default() {
    let play = Scene::new(2, QUIET).start();
    assert_eq!(play.reserves(), [7, 7], "what the board leaves of nine");
    assert_eq!(play.state.hands.map(|hand| hand.len()), [3, 3, 0, 0]);
    assert_eq!(play.state.pile.len(), 32 - 6);
    assert!(play.state.table.discards.is_empty());
    assert_eq!((play.seat(), play.state.table.first, play.state.table.reshuffles), (Some(0), Seat(0), 0));
}

// EV R35
#[test]
fn discards_lie_in_order_and_are_not_in_the_pile() {
    let mut scene = Scene::new(2, QUIET);
    scene.position.discards = faces("renovation renovation key-brick");
    let play = scene.start();
    let faces: Vec<_> = play.state.table.discards.iter().map(|&card| play.state.table.options.face(card)).collect();
    assert_eq!(faces, crate::support::faces("renovation renovation key-brick"));
    assert_eq!(play.state.pile.len(), 32 - 6 - 3);
}

// EV R35
#[test]
fn a_position_must_be_at_rest() {
    unfit(Scene::new(2, &QUIET.replace("pp..", "pptb")), "board", "EV R35");
}

// EV R35
#[test]
fn every_colour_in_play_must_be_on_the_board() {
    unfit(Scene::new(2, &QUIET.replace('p', ".")), "board", "EV R35");
    unfit(Scene::new(2, &QUIET.replace('b', ".")), "board", "EV R35");
}

// EV R35
#[test]
fn no_reserve_may_be_empty() {
    unfit(Scene::new(2, QUIET).reserves(&[3, 0]), "reserves", "EV R35");
    let nine = "
        bbb. bbb. bbb. m...
        .... t... !.... m...
        .... .... pp.. t...";
    unfit(Scene::new(2, nine), "reserves", "EV R35");
}

// EV R35
#[test]
fn no_colour_has_more_meeples_than_the_setup() {
    unfit(Scene::new(2, QUIET).reserves(&[8, 7]), "board", "EV R35");
    unfit(Scene::new(2, &QUIET.replace("tb..", "tbm.")), "board", "EV R35");
    // Without cards nobody is neutral.
    unfit(Scene::without_cards(QUIET), "board", "EV R35");
}

// EV R35, EV R28
#[test]
fn a_neutral_that_was_taken_may_be_anybodys() {
    let one_mustard = QUIET.replace("!.... m...", "!.... ....");
    let play = Scene::new(2, &one_mustard).reserves(&[8, 7]).start();
    assert_eq!(play.reserves(), [8, 7]);
    let table = play.state.table;
    let bricks = table.colours.iter().filter(|&&colour| colour == Colour::Brick).count();
    assert_eq!(bricks, 10, "the missing neutral is brick now");
    unfit(Scene::new(2, &one_mustard).reserves(&[9, 7]), "board", "EV R35");
    unfit(Scene::new(2, &one_mustard).reserves(&[8, 8]), "board", "EV R35");
}

// EV R35
#[test]
fn the_board_fits_the_options() {
    unfit(Scene::new(2, QUIET).with(|options| options.rows = 4), "board", "EV R35");
    unfit(Scene::new(2, QUIET).with(|options| options.columns = 5), "board", "EV R35");
    unfit(Scene::new(2, QUIET).with(|options| options.haunted = 2), "board", "EV R35");
    let mut ragged = Scene::new(2, QUIET);
    ragged.position.board[1].pop();
    unfit(ragged, "board", "EV R35");
}

// EV R32
#[test]
fn the_royal_suite_is_on_the_board_exactly_if_it_is_in_play() {
    use tenement::rules::eviction::RoyalSuite;
    unfit(Scene::new(2, QUIET).with(|options| options.royal_suite = RoyalSuite::Standard), "board", "EV R32");
    let suite = QUIET.replace("tb..", "*tb..");
    unfit(Scene::new(2, &suite).with(|options| options.royal_suite = RoyalSuite::None), "board", "EV R32");
    assert!(Scene::new(2, &suite).load().is_ok());
    // One that replaced a haunted apartment leaves one ghost fewer.
    let replaced =
        Scene::new(2, &suite).with(|options| (options.royal_suite, options.haunted) = (RoyalSuite::Haunted, 2));
    assert!(replaced.load().is_ok());
}

// EV R35
#[test]
fn seats_and_cards_exist() {
    unfit(Scene::new(2, QUIET).acting(2), "to_act", "EV R35");
    unfit(Scene::new(2, QUIET).first(3), "first", "EV R35");
    unfit(Scene::new(2, QUIET).hands(&["key-brick", "", ""]), "hands", "EV R35");
    unfit(Scene::new(2, QUIET).hands(&["key-brick"]), "hands", "EV R35");
    unfit(Scene::new(2, QUIET).reserves(&[7]), "reserves", "EV R35");
    unfit(Scene::new(2, QUIET).reserves(&[7, 7, 7]), "reserves", "EV R35");
    unfit(Scene::new(2, QUIET).hands(&["new-lease new-lease", "new-lease"]), "hands", "EV R35");
    let mut scene = Scene::new(2, QUIET);
    scene.position.discards = faces("new-lease new-lease new-lease");
    unfit(scene, "discards", "EV R35");
    let mut scene = Scene::new(2, QUIET).hand("key-teal");
    scene.position.pile = Some(faces("key-brick"));
    unfit(scene, "pile", "EV R35");
}

// EV R35
#[test]
fn the_options_of_a_position_are_checked_too() {
    unfit(Scene::new(2, QUIET).with(|options| options.hand = 0), "hand", "EV R35");
}

// EV 2.8
#[test]
fn a_position_without_cards_begins_with_an_apartment() {
    let board = "
        b... .... .... ....
        .... tb.. !.... ....
        .... .... .... t...";
    let play = Scene::without_cards(board).acting(1).start();
    assert_eq!((play.step(), play.seat()), (Step::Home, Some(1)));
    assert_eq!(play.choices(), "apartment 0,0; apartment 1,1; apartment 2,3");
}

// EV 2.8, EV R18
#[test]
fn without_cards_any_apartment_with_a_meeple_is_a_target_neutral_ones_too() {
    let board = "
        b... .... m... ....
        .... tb.. !.p.. ....
        .... .... .... t...";
    let scene = Scene::without_cards(board).with(|options| options.neutrals = 1);
    let mut play = scene.start();
    assert_eq!(play.choices(), "apartment 0,0; apartment 0,2; apartment 1,1; apartment 1,2; apartment 2,3");
    play.refuses("apartment 0,1", "EV 2.8", "nobody-home");
    play.play("apartment 0,2; arrow down");
    assert_eq!((play.step(), play.seat()), (Step::Home, Some(1)), "nothing is drawn");
}

#[test]
fn homes_are_written_by_colour_and_mark() {
    let home: Home = "!b.tp".parse().unwrap();
    assert_eq!(home.kind, Kind::Haunted);
    assert_eq!(home.places, [Some(Colour::Brick), None, Some(Colour::Teal), Some(Colour::Plum)]);
    for wrong in ["", "!", "b..", "b....", "x...", "!!...", "b...!", "é...", "bé.."] {
        assert!(wrong.parse::<Home>().is_err(), "{wrong}");
    }
}
