//! Text forms: what is written is read again, and nothing anybody writes makes
//! a parser panic.

use proptest::prelude::*;
use tenement::rules::landlord::{Flat, HouseId, Kind, Landlord, MOST_HOUSES, Move, Place, Use};
use tenement::rules::{Seat, SetupFile};

use crate::support::{options, random_match, setup_file};

fn kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

fn house() -> impl Strategy<Value = HouseId> {
    (0..MOST_HOUSES as u8).prop_map(HouseId)
}

fn place() -> impl Strategy<Value = Place> {
    (house(), 0u8..7).prop_map(|(house, flat)| Place { house, flat: Flat(flat) })
}

fn mv() -> impl Strategy<Value = Move> {
    prop_oneof![
        kind().prop_map(Move::Floor),
        kind().prop_map(Move::Finish),
        Just(Move::TakeDown),
        kind().prop_map(Move::Play),
        prop::sample::select(Use::ALL.to_vec()).prop_map(Move::Politics),
        place().prop_map(Move::Recall),
        Just(Move::Bail),
        (0u8..6).prop_map(|seat| Move::Offer(Seat(seat))),
        prop::option::of(kind()).prop_map(Move::Give),
        prop::option::of(kind()).prop_map(Move::Want),
        any::<u16>().prop_map(Move::Pay),
        any::<u16>().prop_map(Move::Charge),
        Just(Move::Accept),
        Just(Move::Decline),
        house().prop_map(Move::House),
        place().prop_map(Move::Flat),
        place().prop_map(Move::Resident),
        kind().prop_map(Move::Counter),
        Just(Move::Report),
        Just(Move::Pass),
        Just(Move::Jail),
        Just(Move::Buy),
        Just(Move::Done),
    ]
}

/// JSON whose objects use the names of setup files, with anything in them.
fn json() -> impl Strategy<Value = String> {
    let names = [
        "title",
        "all",
        "seats",
        "position",
        "2",
        "6",
        "9",
        "ending",
        "money",
        "rounds",
        "deck",
        "kind",
        "count",
        "rent",
        "max_height",
        "flats",
        "streets",
        "floors",
        "finish",
        "over",
        "cellar",
        "residents",
        "flat",
        "refused",
        "hands",
        "pile",
        "discards",
        "starting_roofs",
        "jailed",
        "to_act",
        "turns",
        "last_drawer",
        "dealer",
        "start_money",
    ];
    let leaf = prop_oneof![
        (-2i64..300).prop_map(|number| number.to_string()),
        any::<bool>().prop_map(|truth| truth.to_string()),
        Just("null".to_owned()),
        prop::sample::select(vec!["roof", "family", "squatters", "jail", "pile", "one", "é"])
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

/// A position with houses of anything.
fn position() -> impl Strategy<Value = String> {
    let name = || kind().prop_map(|kind| serde_json::to_string(&kind).unwrap());
    let names = |most| prop::collection::vec(name(), 0..most).prop_map(|names| format!("[{}]", names.join(",")));
    let lodger = (name(), any::<u8>(), any::<bool>())
        .prop_map(|(kind, flat, refused)| format!(r#"{{"kind":{kind},"flat":{flat},"refused":{refused}}}"#));
    let lodgers = prop::collection::vec(lodger, 0..9).prop_map(|lodgers| format!("[{}]", lodgers.join(",")));
    (names(7), name(), any::<bool>(), lodgers, names(9)).prop_map(|(floors, finish, cellar, lodgers, hand)| {
        format!(
            r#"{{"title":"X","position":{{"streets":[[{{"floors":{floors},"finish":{finish},"cellar":{cellar},
            "residents":{lodgers}}}]],"hands":[{hand}]}}}}"#
        )
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
    fn places_are_read_as_they_are_written(place in place()) {
        prop_assert_eq!(place.to_string().parse(), Ok(place));
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in ".*") {
        let _ = (text.parse::<Move>(), text.parse::<Place>(), text.parse::<Kind>());
    }

    #[test]
    fn nearly_right_text_makes_no_parser_panic(
        text in "(floor|play|flat|house|offer|pay|give|recall|counter)?[ ,-]{0,2}[0-9.é]{0,5}[ ,]?[a-z0-9-]{0,9}"
    ) {
        let _ = (text.parse::<Move>(), text.parse::<Place>(), text.parse::<Kind>());
    }

    #[test]
    fn no_json_makes_a_setup_panic(text in json()) {
        let _ = SetupFile::<Landlord>::parse_standard(&text);
        let _ = SetupFile::parse(&text, &setup_file("standard"));
    }

    #[test]
    fn no_position_makes_a_setup_panic(text in position()) {
        let _ = SetupFile::parse(&text, &setup_file("standard"));
    }
}

#[test]
fn every_kind_of_move_has_its_own_words() {
    let words = [
        "floor single",
        "finish attic-flat",
        "take-down",
        "play mother-child",
        "politics own-use",
        "recall 3,0",
        "bail",
        "offer 5",
        "give nothing",
        "want flat-roof",
        "pay 0",
        "charge 30",
        "accept",
        "decline",
        "house 39",
        "flat 0,6",
        "resident 1,2",
        "counter double-system",
        "report",
        "pass",
        "jail",
        "buy",
        "done",
    ];
    for text in words {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
}

#[test]
fn what_no_move_can_mean_is_not_read() {
    let wrong = [
        "",
        "floor",
        "floor house",
        "play bomb 1",
        "offer 6",
        "offer -1",
        "house 40",
        "flat 0,7",
        "flat 40,1",
        "flat 1",
        "resident 1,",
        "recall ,1",
        "pay -1",
        "pay 65536",
        "politics murder",
        "give",
        "Done",
        "bail 5",
        "flat 1,2,3",
    ];
    for text in wrong {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn every_move_of_a_match_is_read_as_it_is_written() {
    for seed in 0..3 {
        random_match(&options("bazaar", 4), 4, seed, |_, mv, _| {
            if let Some(mv) = mv {
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        });
    }
}
