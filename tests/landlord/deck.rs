//! The deck, and what is refused as one.

use serde_json::{Value, json};
use tenement::rules::Unfit;
use tenement::rules::landlord::{Deck, Kind, Options, Terms};

use crate::support::options;

fn standard() -> Options {
    options("standard", 2)
}

/// The standard deck as files write it, changed.
fn changed(change: impl FnOnce(&mut Vec<Value>)) -> Result<Deck, String> {
    let mut entries: Vec<Value> = serde_json::from_value(serde_json::to_value(standard().deck).unwrap()).unwrap();
    change(&mut entries);
    serde_json::from_value(Value::Array(entries)).map_err(|error| error.to_string())
}

fn entry<'a>(entries: &'a mut [Value], kind: &str) -> &'a mut Value {
    entries.iter_mut().find(|entry| entry["kind"] == kind).unwrap()
}

/// The same with other numbers of cards; 0 leaves a kind out.
fn counts(of: &[(&str, u8)]) -> Deck {
    let change = |entries: &mut Vec<Value>| {
        for &(kind, count) in of {
            entry(entries, kind)["count"] = count.into();
        }
        entries.retain(|entry| entry["count"] != 0);
    };
    changed(change).unwrap()
}

fn check(deck: Deck, seats: u8) -> Result<(), Unfit> {
    Options { deck, ..standard() }.check(seats)
}

#[track_caller]
fn no_deck(change: impl FnOnce(&mut Vec<Value>), problem: &str) {
    let error = changed(change).unwrap_err();
    assert!(error.contains(problem), "{error}");
}

// LL deck
#[test]
fn there_are_110_cards_in_these_numbers() {
    let deck = standard().deck;
    let counts = [
        (Kind::Jail, 1),
        (Kind::Roof, 17),
        (Kind::FlatRoof, 3),
        (Kind::AtticFlat, 3),
        (Kind::LoftConversion, 4),
        (Kind::CellarFlat, 4),
        (Kind::Student, 6),
        (Kind::Single, 5),
        (Kind::Family, 3),
        (Kind::Manager, 3),
        (Kind::Pensioner, 3),
        (Kind::MotherChild, 3),
        (Kind::Hippies, 3),
        (Kind::Musician, 2),
        (Kind::Celebrity, 2),
        (Kind::Mover, 2),
        (Kind::Squatters, 4),
        (Kind::Police, 5),
        (Kind::Alibi, 4),
        (Kind::Bomb, 4),
        (Kind::Murder, 4),
        (Kind::Law, 3),
        (Kind::Move, 8),
        (Kind::OwnUse, 2),
        (Kind::Demolition, 2),
        (Kind::Error, 3),
        (Kind::RentRefusal, 3),
        (Kind::DoubleSystem, 2),
        (Kind::Politics, 2),
    ];
    assert_eq!(counts.map(|(kind, _)| kind), Kind::ALL);
    for (kind, count) in counts {
        assert_eq!(deck.count(kind), count, "{}", kind.name());
    }
    assert_eq!(deck.len(), 110);
}

// LL deck
#[test]
fn the_cards_of_each_function_add_up() {
    let deck = standard().deck;
    let sum = |of: &dyn Fn(Kind) -> bool| -> u8 {
        Kind::ALL.into_iter().filter(|&kind| of(kind)).map(|kind| deck.count(kind)).sum()
    };
    assert_eq!(sum(&|kind| (Kind::Roof..=Kind::CellarFlat).contains(&kind)), 31);
    assert_eq!(sum(&Kind::is_tenant), 32);
    assert_eq!(sum(&|kind| kind.lives() && !kind.is_tenant()), 4, "Squatters are no tenants");
    assert_eq!(sum(&|kind| kind > Kind::Squatters), 42);
    assert_eq!(sum(&Kind::finishes), 23);
    assert_eq!(sum(&Kind::shields), 9);
    assert_eq!(sum(&Kind::is_crime), 8);
}

// LL deck, LL 1.4
#[test]
fn rent_house_number_and_format_are_printed_on_tenants() {
    let deck = standard().deck;
    let printed = [
        (Kind::Student, 2, 5, 1),
        (Kind::Single, 3, 4, 1),
        (Kind::Family, 6, 3, 2),
        (Kind::Manager, 5, 1, 1),
        (Kind::Pensioner, 6, 1, 1),
        (Kind::MotherChild, 3, 3, 1),
        (Kind::Hippies, 2, 5, 1),
        (Kind::Musician, 2, 4, 1),
        (Kind::Celebrity, 2, 4, 2),
        (Kind::Mover, 1, 5, 1),
    ];
    for (kind, rent, max_height, flats) in printed {
        assert_eq!(deck.terms(kind), Terms { rent, max_height: Some(max_height), flats }, "{}", kind.name());
    }
    assert_eq!(deck.terms(Kind::Squatters), Terms { rent: 0, max_height: None, flats: 1 });
}

// LL deck
#[test]
fn fewer_roofs_than_players_are_refused() {
    let deck = counts(&[("roof", 3)]);
    assert_eq!(check(deck, 3), Ok(()));
    let unfit = check(deck, 4).unwrap_err();
    assert_eq!((unfit.field, unfit.rule), ("deck", "LL deck"));
    assert!(unfit.problem.contains("3 Roofs for 4 players"), "{unfit}");
}

// LL deck
#[test]
fn there_is_exactly_one_jail() {
    for count in [0, 2] {
        let unfit = check(counts(&[("jail", count)]), 2).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), ("deck", "LL deck"));
        assert!(unfit.problem.contains(&format!("{count} Jails")), "{unfit}");
    }
}

/// Jail, so many Roofs, and nothing else.
fn roofs(count: u8) -> Deck {
    let entries = json!([{ "kind": "jail", "count": 1 }, { "kind": "roof", "count": count }]);
    serde_json::from_value(entries).unwrap()
}

// LL deck
#[test]
fn after_the_deal_a_card_is_left_to_draw() {
    for seats in 2..=6 {
        assert_eq!(check(roofs(6 * seats + 1), seats), Ok(()));
        let unfit = check(roofs(6 * seats), seats).unwrap_err();
        assert_eq!((unfit.field, unfit.rule), ("deck", "LL deck"));
    }
}

// LL deck, LL R96
#[test]
fn without_crimes_a_card_is_left_to_draw_too() {
    let deck: Deck = serde_json::from_value(json!([
        { "kind": "jail", "count": 1 }, { "kind": "roof", "count": 12 }, { "kind": "bomb", "count": 1 }
    ]))
    .unwrap();
    assert_eq!(check(deck, 2), Ok(()));
    let unfit = Options { deck, mild: true, ..standard() }.check(2).unwrap_err();
    assert_eq!((unfit.field, unfit.rule), ("mild", "LL R96"));
}

// LL deck
#[test]
fn each_kind_stands_there_once_with_a_card_at_least() {
    no_deck(|entries| entries.push(json!({ "kind": "bomb", "count": 1 })), "bomb: each kind stands there once");
    no_deck(|entries| entry(entries, "law")["count"] = 0.into(), "law: each kind stands there once");
}

// LL deck
#[test]
fn what_is_printed_on_those_who_live_in_flats_is_given() {
    let without = |field: &'static str| {
        move |entries: &mut Vec<Value>| drop(entry(entries, "single").as_object_mut().unwrap().remove(field))
    };
    no_deck(without("rent"), "single: rent is missing");
    no_deck(without("flats"), "single: flats is missing");
    no_deck(|entries| entry(entries, "squatters")["flats"] = 3.into(), "squatters: 3 flats");
    no_deck(|entries| entry(entries, "squatters")["flats"] = 0.into(), "squatters: 0 flats");
    no_deck(|entries| entry(entries, "single")["rent"] = 21.into(), "single: a rent of 21");
    no_deck(|entries| entry(entries, "single")["max_height"] = 0.into(), "single: no house has 0 floors");
}

// LL deck
#[test]
fn a_tenant_without_a_house_number_lives_anywhere() {
    let deck = changed(|entries| {
        entry(entries, "manager").as_object_mut().unwrap().remove("max_height");
    });
    assert_eq!(deck.unwrap().terms(Kind::Manager).max_height, None);
}

// LL deck
#[test]
fn nothing_is_printed_on_cards_that_live_nowhere() {
    for field in ["rent", "max_height", "flats"] {
        no_deck(|entries| entry(entries, "alibi")[field] = 1.into(), "alibi: nobody lives there");
    }
}

// LL deck
#[test]
fn a_deck_has_its_limits() {
    assert_eq!(counts(&[("move", 26)]).len(), 128);
    no_deck(|entries| entry(entries, "move")["count"] = 27.into(), "129 cards, 128 are the most");
    no_deck(|entries| entry(entries, "move")["count"] = 255.into(), "128 are the most");
    assert_eq!(counts(&[("roof", 34), ("student", 1)]).count(Kind::Roof), 34);
    no_deck(|entries| entry(entries, "roof")["count"] = 35.into(), "41 cards finish a house");
}

// LL deck
#[test]
fn unknown_kinds_and_fields_are_refused() {
    no_deck(|entries| entries.push(json!({ "kind": "hackers", "count": 1 })), "unknown variant `hackers`");
    no_deck(|entries| entry(entries, "law")["colour"] = "red".into(), "unknown field `colour`");
}

// LL deck
#[test]
fn a_deck_is_read_as_it_is_written() {
    let deck = standard().deck;
    assert_eq!(changed(|_| {}), Ok(deck));
    for kind in Kind::ALL {
        assert_eq!(deck.cards(kind).len(), deck.count(kind));
        assert!(deck.cards(kind).iter().all(|card| deck.kind(card) == kind));
    }
}
