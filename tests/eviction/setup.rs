//! What is on the table, and how it gets there (EV 2.1, 2.2).

use std::collections::BTreeSet;

use tenement::rules::eviction::{Colour, Event, Eviction, Face, Kind, RoyalSuite, Step};
use tenement::rules::{Game, Seat};

use crate::support::{Play, at, options};

fn kinds(play: &Play, kind: Kind) -> usize {
    play.state.table.apartments.iter().filter(|home| home.kind == kind).count()
}

/// Places every starting meeple on the first apartment that allows it.
fn start(play: &mut Play) {
    while matches!(play.step(), Step::StartApartment | Step::StartArrow { .. }) {
        play.make(play.legal()[0]);
    }
}

// EV 2.1
#[test]
fn the_deck_has_five_keys_of_every_colour_and_two_of_every_event() {
    for seats in 2..=4 {
        let options = options("standard", seats);
        let counts = Face::ALL.map(|face| options.count(face));
        assert_eq!(counts, [5, 5, 5, 5, 2, 2, 2, 2, 2, 0]);
        assert_eq!(options.deck(), 30);
    }
}

// EV 2.1
#[test]
fn the_renovation_variant_adds_two_events() {
    let options = options("renovation", 3);
    assert_eq!(options.count(Face::Renovation), 2);
    assert_eq!(options.deck(), 32);
}

// EV 2.1
#[test]
fn a_player_has_nine_meeples_and_a_neutral_colour_two() {
    for (seats, neutrals) in [(2, 4), (3, 2), (4, 0)] {
        let play = Play::setup(&options("standard", seats), seats, 1);
        assert_eq!(play.reserves(), vec![9; seats.into()]);
        assert_eq!(play.state.table.on_board().iter().sum::<u8>(), neutrals);
        assert_eq!(play.state.table.colours.len(), usize::from(9 * seats + neutrals));
    }
}

// EV 2.1
#[test]
fn the_house_grows_with_the_players() {
    for (seats, rows, columns, haunted) in [(2, 3, 4, 2), (3, 4, 4, 2), (4, 4, 5, 3)] {
        let options = options("standard", seats);
        assert_eq!((options.rows, options.columns, options.haunted), (rows, columns, haunted));
        let play = Play::setup(&options, seats, 5);
        assert_eq!(play.state.table.apartments.len(), usize::from(rows * columns));
        assert_eq!(kinds(&play, Kind::Haunted), usize::from(haunted));
    }
}

// EV 2.1
#[test]
fn the_classic_house_is_four_by_four_for_any_number() {
    for (seats, haunted) in [(2, 2), (3, 2), (4, 3)] {
        let options = options("classic", seats);
        assert_eq!((options.rows, options.columns, options.haunted), (4, 4, haunted));
    }
    // EV R37: with three this is the standard house.
    assert_eq!(options("classic", 3), options("standard", 3));
}

// EV 2.1
#[test]
fn the_amounts_are_one_minus_one_and_three() {
    let points = options("grand", 2).points;
    assert_eq!((points.standard, points.haunted, points.royal_suite), (1, -1, 3));
    assert_eq!((options("grand", 2).hand, options("grand", 2).starting, options("grand", 2).reshuffles), (3, 1, 4));
}

// EV 2.2.1, EV R32
#[test]
fn the_royal_suite_replaces_a_standard_apartment_by_default() {
    let play = Play::setup(&options("suite", 2), 2, 3);
    assert_eq!([Kind::Standard, Kind::Haunted, Kind::RoyalSuite].map(|kind| kinds(&play, kind)), [9, 2, 1]);
}

// EV R32
#[test]
fn a_setup_may_replace_a_haunted_apartment() {
    let mut options = options("suite", 2);
    options.royal_suite = RoyalSuite::Haunted;
    let play = Play::setup(&options, 2, 3);
    assert_eq!([Kind::Standard, Kind::Haunted, Kind::RoyalSuite].map(|kind| kinds(&play, kind)), [10, 1, 1]);
}

// EV 2.2.1, EV R32
#[test]
fn the_apartments_are_shuffled_so_any_may_lie_anywhere() {
    for kind in [Kind::RoyalSuite, Kind::Haunted] {
        let seen: BTreeSet<_> = (0..200)
            .flat_map(|seed| {
                let table = Play::setup(&options("suite", 2), 2, seed).state.table;
                let homes: Vec<_> = table.homes().filter(|(_, home)| home.kind == kind).map(|(at, _)| at).collect();
                homes
            })
            .collect();
        assert_eq!(seen.len(), 12, "{kind:?}");
    }
}

// EV 2.2.2
#[test]
fn neutrals_start_alone_in_random_apartments_without_ghosts_on_random_arrows() {
    let mut places = BTreeSet::new();
    for seed in 0..200 {
        let table = Play::setup(&options("standard", 2), 2, seed).state.table;
        for (spot, meeple) in table.occupied() {
            let home = table.apartment(spot.apartment);
            assert_eq!((home.count(), home.kind), (1, Kind::Standard));
            assert!(matches!(table.colour(meeple), Colour::Mustard | Colour::Plum));
            places.insert(spot);
        }
        assert_eq!(table.on_board(), [0, 0, 2, 2]);
    }
    assert_eq!(places.len(), 48, "every arrow of every apartment is possible");
}

// EV 2.2.3
#[test]
fn the_first_player_is_random_and_starting_meeples_go_in_reverse_turn_order() {
    let mut firsts = BTreeSet::new();
    for seed in 0..60 {
        let mut play = Play::setup(&options("standard", 3), 3, seed);
        let first = play.state.table.first;
        firsts.insert(first);
        for back in [2, 1, 0] {
            assert_eq!(play.seat(), Some(first.after(back, 3).0));
            let apartment = play.legal()[0];
            play.make(apartment);
            assert_eq!(play.seat(), Some(first.after(back, 3).0));
            play.play("arrow down");
        }
        assert_eq!((play.seat(), play.step()), (Some(first.0), Step::Card));
        assert_eq!(play.state.table.on_board(), [1, 1, 1, 2]);
        assert_eq!(play.reserves(), [8, 8, 8]);
    }
    assert_eq!(firsts.len(), 3);
}

// EV 2.2.3, EV R22
#[test]
fn a_starting_meeple_chooses_an_empty_apartment_without_ghosts_then_any_arrow() {
    let mut play = Play::setup(&options("suite", 2), 2, 8);
    let table = play.state.table;
    let allowed: Vec<_> =
        table.homes().filter(|(_, home)| home.is_empty() && home.kind != Kind::Haunted).map(|(at, _)| at).collect();
    let suite = table.homes().find(|(_, home)| home.kind == Kind::RoyalSuite && home.is_empty()).unwrap().0;
    assert!(allowed.contains(&suite), "the Royal Suite is allowed");
    let expected: Vec<String> = allowed.iter().map(|at| format!("apartment {at}")).collect();
    assert_eq!(play.choices(), expected.join("; "));
    let occupied = table.occupied().next().unwrap().0.apartment;
    play.refuses(&format!("apartment {occupied}"), "EV 2.2", "start-occupied");
    let haunted = table.homes().find(|(_, home)| home.kind == Kind::Haunted).unwrap().0;
    play.refuses(&format!("apartment {haunted}"), "EV 2.2", "start-haunted");
    play.play(&format!("apartment {suite}"));
    assert_eq!(play.choices(), "arrow up; arrow right; arrow down; arrow left");
}

// EV 2.2.4
#[test]
fn everybody_is_dealt_three_and_the_rest_is_the_pile() {
    let mut play = Play::setup(&options("standard", 4), 4, 2);
    assert_eq!((play.state.hands.map(|hand| hand.len()), play.state.pile.len()), ([0; 4], 30));
    start(&mut play);
    assert_eq!((play.state.hands.map(|hand| hand.len()), play.state.pile.len()), ([3; 4], 18));
    assert_eq!(play.times(|event| matches!(event, Event::Dealt { .. })), 12);
    assert!(play.state.table.discards.is_empty());
}

// EV 2.2.4
#[test]
fn the_deck_is_shuffled() {
    let piles: BTreeSet<Vec<_>> =
        (0..20).map(|seed| Play::setup(&options("standard", 2), 2, seed).state.pile.to_vec()).collect();
    assert_eq!(piles.len(), 20);
}

// EV R35
#[test]
fn several_starting_meeples_go_round_by_round() {
    let mut options = options("standard", 2);
    options.starting = 3;
    let mut play = Play::setup(&options, 2, 4);
    let first = play.state.table.first;
    for round in 0..3 {
        for seat in [first.after(1, 2), first] {
            assert_eq!(play.seat(), Some(seat.0), "round {round}");
            play.make(play.legal()[0]);
            play.play("arrow up");
        }
    }
    assert_eq!(play.step(), Step::Card);
    assert_eq!(play.reserves(), [6, 6]);
}

// EV 2.8, EV R31
#[test]
fn without_cards_there_are_no_neutrals_and_nothing_is_dealt() {
    let mut play = Play::setup(&options("no-cards", 2), 2, 4);
    assert_eq!(play.state.table.on_board(), [0; 4]);
    start(&mut play);
    assert_eq!(play.step(), Step::Home);
    assert_eq!(play.seat(), Some(play.state.table.first.0));
    assert!(play.state.pile.is_empty() && play.state.hands.iter().all(|hand| hand.is_empty()));
}

// EV R35
#[test]
fn a_setup_is_refused_for_what_it_cannot_be_played_with() {
    type Change = fn(&mut tenement::rules::eviction::Options);
    let wrong: [(&str, Change); 15] = [
        ("rows", |o| o.rows = 2),
        ("rows", |o| o.rows = 9),
        ("columns", |o| o.columns = 2),
        ("columns", |o| o.columns = 9),
        ("hand", |o| o.hand = 0),
        ("hand", |o| o.hand = 15),
        ("starting", |o| o.starting = 0),
        ("starting", |o| o.starting = 9),
        ("starting", |o| (o.meeples, o.starting) = (3, 3)),
        ("meeples", |o| o.meeples = 10),
        ("neutrals", |o| o.neutrals = 0),
        ("neutrals", |o| o.neutrals = 10),
        // 10 apartments without ghosts, of which 4 are for neutrals.
        ("haunted", |o| o.starting = 4),
        ("haunted", |o| o.haunted = 13),
        ("keys", |o| o.keys = 14),
    ];
    for (field, change) in wrong {
        let mut options = options("standard", 2);
        change(&mut options);
        let unfit = Eviction::setup(&options, 2, 0).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), (field, "EV R35"), "{unfit}");
    }
    for seats in [0, 1, 5, 255] {
        assert_eq!(Eviction::setup(&options("standard", 2), seats, 0).unwrap_err().field, "seats");
    }
}

// EV R35
#[test]
fn the_bounds_themselves_can_be_played_with() {
    type Change = fn(&mut tenement::rules::eviction::Options);
    let right: [Change; 7] = [
        |o| (o.rows, o.columns) = (3, 3),
        |o| (o.rows, o.columns) = (8, 8),
        |o| (o.rows, o.columns, o.starting) = (8, 8, 8),
        |o| (o.rows, o.columns, o.neutrals) = (8, 8, 9),
        |o| o.hand = 1,
        |o| o.hand = 14,
        |o| o.starting = 3,
    ];
    for change in right {
        let mut options = options("standard", 2);
        change(&mut options);
        assert!(Eviction::setup(&options, 2, 0).is_ok());
    }
}

// EV R32
#[test]
fn the_royal_suite_needs_an_apartment_of_the_kind_it_replaces() {
    let mut options = options("suite", 2);
    (options.haunted, options.royal_suite) = (0, RoyalSuite::Haunted);
    let unfit = Eviction::setup(&options, 2, 0).unwrap_err();
    assert_eq!((unfit.field, unfit.rule), ("royal_suite", "EV R32"));
}

// EV 1
#[test]
fn up_is_towards_row_0_and_the_house_is_a_torus() {
    let table = Play::setup(&options("standard", 2), 2, 0).state.table;
    let neighbours = |from: &str| {
        ["up", "right", "down", "left"].map(|arrow| table.next_door(crate::support::spot(&format!("{from} {arrow}"))))
    };
    assert_eq!(neighbours("1,1"), ["0,1", "1,2", "2,1", "1,0"].map(at));
    assert_eq!(neighbours("0,0"), ["2,0", "0,1", "1,0", "0,3"].map(at));
    assert_eq!(neighbours("2,3"), ["1,3", "2,0", "0,3", "2,2"].map(at));
}

// EV 1
#[test]
fn the_first_colours_belong_to_the_seats_and_the_others_are_neutral() {
    let table = Play::setup(&options("standard", 3), 3, 0).state.table;
    let owners = Colour::ALL.map(|colour| table.owner(colour));
    assert_eq!(owners, [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None]);
}
