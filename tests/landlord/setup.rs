//! Setting a match up, and the setup files.

use tenement::rules::landlord::{Event, Kind, Landlord};
use tenement::rules::{Game, Seat, digest};

use crate::support::{Play, levels, options, random_match, setup_file, table};

fn new(seats: u8) -> Play {
    Play::setup(&options("standard", seats), seats, 7)
}

// LL 1.1
#[test]
fn two_to_six_may_play() {
    assert_eq!(Landlord::seats(), 2..=6);
    for seats in [0, 1, 7] {
        let unfit = Landlord::setup(&options("standard", 2), seats, 7).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), ("seats", "LL 1.1"));
    }
}

// LL 1.2
#[test]
fn jail_is_put_aside() {
    for seats in 2..=6 {
        let play = new(seats);
        let cards = play.state.hands.iter().flat_map(|hand| hand.iter()).chain(play.state.pile);
        assert!(cards.into_iter().all(|card| play.state.table.kind(card) != Kind::Jail));
        assert_eq!(play.jailed(), None);
    }
}

// LL 1.2, LL R7
#[test]
fn each_player_has_a_normal_roof_before_him_besides_his_hand() {
    for seats in 2..=6 {
        let play = new(seats);
        let roofs: Vec<_> = play.state.table.starting_roofs.iter().flatten().collect();
        assert_eq!(roofs.len(), usize::from(seats));
        for roof in &roofs {
            assert_eq!(play.state.table.kind(**roof), Kind::Roof);
            assert!(!play.state.hands.iter().any(|hand| hand.contains(**roof)) && !play.state.pile.contains(roof));
        }
    }
}

// LL 1.2, LL deck
#[test]
fn five_cards_are_dealt_to_each_and_the_rest_is_the_pile() {
    for (seats, pile) in [(2, 97), (3, 91), (4, 85), (5, 79), (6, 73)] {
        let play = new(seats);
        for seat in Seat::all(seats) {
            assert_eq!(play.state.hands[seat.index()].len(), 5);
        }
        assert_eq!(play.state.pile.len(), pile);
        assert!(play.state.table.discards.is_empty() && play.state.table.houses.is_empty());
    }
}

// LL 1.2
#[test]
fn every_card_is_dealt_once() {
    let play = new(6);
    let mut cards: Vec<u8> = play.state.hands.iter().flat_map(|hand| hand.iter()).map(|card| card.number()).collect();
    cards.extend(play.state.pile.iter().chain(play.state.table.starting_roofs.iter().flatten()).map(|c| c.number()));
    cards.sort_unstable();
    assert!(cards.into_iter().eq(1..110), "all but Jail, which is card 0");
}

// LL 1.2
#[test]
fn everybody_begins_with_three_money() {
    for seats in 2..=6 {
        let play = new(seats);
        assert!((0..seats).all(|seat| play.money(seat) == 3));
    }
}

// LL 1.2
#[test]
fn cards_are_shuffled_by_the_seed_alone() {
    let of = |seed| digest(&Landlord::setup(&options("standard", 4), 4, seed).unwrap());
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
    let hands = |seed| Play::setup(&options("standard", 4), 4, seed).hand(0);
    assert!((2..10).any(|seed| hands(seed) != hands(1)));
}

// LL R64
#[test]
fn the_last_seat_deals_unless_another_is_named() {
    for seats in 2..=6 {
        let play = new(seats);
        assert_eq!((play.active(), play.seat(), play.state.table.beginner), (0, Some(0), Seat(0)));
    }
}

// LL 1.2, LL R64
#[test]
fn the_left_neighbour_of_the_dealer_starts_then_clockwise() {
    let mut options = options("standard", 4);
    options.dealer = Some(Seat(2));
    let mut play = Play::setup(&options, 4, 7);
    let mut turns = Vec::new();
    for _ in 0..6 {
        turns.push(play.active());
        play.end_turn();
    }
    assert_eq!(turns, [3, 0, 1, 2, 3, 0]);
}

// LL R64
#[test]
fn a_round_is_one_turn_of_each_counted_from_the_beginner() {
    let mut options = options("standard", 3);
    options.dealer = Some(Seat(0));
    let mut play = Play::setup(&options, 3, 7);
    assert_eq!((play.active(), play.state.table.turn, play.state.table.round()), (1, 1, 1));
    for _ in 0..4 {
        play.end_turn();
    }
    let began = play.told.iter().filter_map(|event| match event {
        Event::TurnBegan { seat, turn, round } => Some((seat.0, *turn, *round)),
        _ => None,
    });
    assert!(began.eq([(2, 2, 1), (0, 3, 1), (1, 4, 2), (2, 5, 2)]));
}

// LL 1.9
#[test]
fn later_seats_can_be_compensated() {
    let mut options = options("standard", 3);
    options.seat_compensation = 2;
    options.start_money = 1;
    options.dealer = Some(Seat(0));
    let play = Play::setup(&options, 3, 7);
    assert_eq!([1, 2, 0].map(|seat| play.money(seat)), [1, 3, 5], "from the beginner on");
}

// LL R66
#[test]
fn nothing_of_a_hand_is_known_at_the_start_but_the_starting_roof_is() {
    let play = new(3);
    assert!((0..3).all(|seat| play.known(seat).is_empty()));
    let view = Landlord::view(&play.state, tenement::rules::Viewer::Spectator);
    assert!(view.table.starting_roofs[..3].iter().all(Option::is_some));
    assert_eq!((view.hand, &view.hands[..3], view.pile), (None, &[5, 5, 5][..], 91));
}

#[test]
fn every_setup_file_can_be_played_to_the_end() {
    let mut files = 0;
    for entry in std::fs::read_dir(levels()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        files += 1;
        let file = setup_file(path.file_stem().unwrap().to_str().unwrap());
        assert!(!file.title.is_empty());
        assert_eq!(file.tables.keys().copied().collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
        for (&seats, options) in &file.tables {
            let end = random_match(options, seats, 3, |_, _, _| {});
            assert!(Landlord::to_act(&end).is_none());
        }
    }
    assert_eq!(files, 5);
}

#[test]
fn a_file_says_only_how_it_differs_from_the_standard_one() {
    let mut expected = options("standard", 3);
    expected.mild = true;
    assert_eq!(options("mild", 3), expected);
    let mut expected = options("standard", 5);
    (expected.hidden_money, expected.free_trade, expected.free_counters) = (true, true, true);
    assert_eq!(options("bazaar", 5), expected);
}

// LL R61
#[test]
fn no_match_is_decided_before_it_begins() {
    let play = table(2).start();
    assert_eq!(Landlord::standing(&play.state), tenement::rules::Standing::Running);
}
