//! Text forms: what is written is read again, and nothing anybody writes makes
//! a parser panic.

use proptest::prelude::*;
use tenement::rules::eviction::{Address, Arrow, Colour, Face, Home, Kind, Move, Position, SetupFile, Spot};

use crate::support::setup_file;

fn address() -> impl Strategy<Value = Address> {
    (0u8..8, 0u8..8).prop_map(|(row, column)| Address::new(row, column))
}

fn arrow() -> impl Strategy<Value = Arrow> {
    prop::sample::select(Arrow::ALL.to_vec())
}

fn mv() -> impl Strategy<Value = Move> {
    let face = || prop::sample::select(Face::ALL.to_vec());
    prop_oneof![
        face().prop_map(Move::Card),
        face().prop_map(Move::Discard),
        address().prop_map(Move::Apartment),
        arrow().prop_map(Move::Arrow),
        (address(), arrow()).prop_map(|(apartment, arrow)| Move::Meeple(Spot { apartment, arrow })),
        Just(Move::Draw),
        Just(Move::Pass),
    ]
}

fn home() -> impl Strategy<Value = Home> {
    let kind = prop::sample::select(vec![Kind::Standard, Kind::Haunted, Kind::RoyalSuite]);
    let place = || prop::option::of(prop::sample::select(Colour::ALL.to_vec()));
    (kind, [place(), place(), place(), place()]).prop_map(|(kind, places)| Home { kind, places })
}

/// JSON whose objects use the names of setup files, with anything in them.
fn json() -> impl Strategy<Value = String> {
    let names = [
        "title",
        "all",
        "seats",
        "position",
        "2",
        "3",
        "4",
        "9",
        "rows",
        "columns",
        "haunted",
        "royal_suite",
        "cards",
        "hand",
        "meeples",
        "starting",
        "neutrals",
        "keys",
        "events",
        "renovation",
        "points",
        "standard",
        "reshuffles",
        "hard_stop",
        "board",
        "reserves",
        "hands",
        "pile",
        "discards",
        "first",
        "to_act",
    ];
    let leaf = prop_oneof![
        (-2i64..300).prop_map(|number| number.to_string()),
        any::<bool>().prop_map(|truth| truth.to_string()),
        Just("null".to_owned()),
        prop::sample::select(vec!["X", "b...", "....", "btm.", "*...", "!....", "key-brick", "none", "haunted", "é"])
            .prop_map(|text| format!("\"{text}\"")),
    ];
    let value = leaf.prop_recursive(4, 40, 6, move |inner| {
        let names = prop::sample::select(names.to_vec());
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(|items| format!("[{}]", items.join(","))),
            prop::collection::vec((names, inner), 0..6).prop_map(|fields| {
                let fields: Vec<String> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
                format!("{{{}}}", fields.join(","))
            }),
        ]
    });
    let fields = prop::collection::vec((prop::sample::select(vec!["all", "seats", "position"]), value), 0..3);
    fields.prop_map(|fields| {
        let fields: String = fields.iter().map(|(name, value)| format!(",\n\"{name}\":{value}")).collect();
        format!("{{\"title\":\"X\"{fields}}}")
    })
}

fn cases() -> ProptestConfig {
    // No files with old failures: a failure found here becomes a test of its own.
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn moves_are_read_as_they_are_written(mv in mv()) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        prop_assert_eq!(serde_json::from_str::<Move>(&serde_json::to_string(&mv).unwrap()).unwrap(), mv);
    }

    #[test]
    fn different_moves_are_written_differently(one in mv(), two in mv()) {
        prop_assert_eq!(one == two, one.to_string() == two.to_string());
    }

    #[test]
    fn addresses_are_read_as_they_are_written(address in address()) {
        prop_assert_eq!(address.to_string().parse(), Ok(address));
        prop_assert_eq!(serde_json::from_str::<Address>(&serde_json::to_string(&address).unwrap()).unwrap(), address);
    }

    #[test]
    fn homes_are_read_as_they_are_written(home in home()) {
        prop_assert_eq!(home.to_string().parse(), Ok(home));
        prop_assert_eq!(serde_json::from_str::<Home>(&serde_json::to_string(&home).unwrap()).unwrap(), home);
    }

    #[test]
    fn positions_are_read_as_they_are_written(
        board in prop::collection::vec(prop::collection::vec(home(), 0..4), 0..4),
        reserves in prop::option::of(prop::collection::vec(any::<u8>(), 0..4)),
    ) {
        let text = serde_json::json!({ "board": board, "first": 1 });
        let mut position: Position = serde_json::from_value(text).unwrap();
        position.reserves = reserves;
        prop_assert_eq!(serde_json::from_str::<Position>(&serde_json::to_string(&position).unwrap()).unwrap(), position);
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in ".*") {
        let _ = (text.parse::<Move>(), text.parse::<Address>(), text.parse::<Home>(), text.parse::<Face>());
    }

    #[test]
    fn nearly_right_text_makes_no_parser_panic(text in "(card|discard|apartment|arrow|meeple|draw)?[ ,!*]{0,2}[0-9btmp.é]{0,5}[ ,]?[a-z0-9-]{0,9}") {
        let _ = (text.parse::<Move>(), text.parse::<Address>(), text.parse::<Home>());
    }

    #[test]
    fn no_json_makes_a_setup_panic(text in json()) {
        let _ = SetupFile::parse_standard(&text);
        let _ = SetupFile::parse(&text, &setup_file("standard"));
    }

    #[test]
    fn no_text_makes_a_setup_panic(text in "[{}\\[\\]\":,a-z0-9\\n é-]*") {
        let _ = SetupFile::parse(&text, &setup_file("standard"));
    }
}
