//! Every sentence of Landlord! can be said, whatever happens in a match.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;
use crate::levels::{Levels, STANDARD};
use crate::record::Match;
use crate::rules::landlord::{
    Business, Card, Cause, Crime, End, Flat, Freedom, House, HouseId, Kind, Known, Music, Place, Position, State, Step,
    Trade, Window,
};
use crate::rules::{Game, Refusal, Seat, SetUp, Standing, Viewer};

const ENGLISH: Locale = Locale { language: crate::locale::Language::English };

/// A sentence that could not be said is its identifier.
#[track_caller]
fn said(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing was said");
    assert!(!sentence.contains("landlord-"), "there is no {sentence}");
    assert!(!sentence.contains('\u{2068}'), "{sentence:?} has marks around its arguments");
    assert!(!sentence.contains("  ") && !sentence.ends_with(' '), "{sentence:?} has a hole");
}

fn names() -> Vec<String> {
    ["Anna", "Bela", "", "Danuta"].map(str::to_owned).to_vec()
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What is asked, and what each answer is called.
fn listen(state: &State, viewer: Viewer, moves: &[Move]) {
    let view = Landlord::view(state, viewer);
    said(&prompt(ENGLISH, &view, &names()));
    if decider(&view).is_some_and(|seat| viewer == Viewer::Seat(seat)) {
        moves.iter().for_each(|&mv| said(&choice(ENGLISH, &view, &names(), mv)));
    }
}

/// What can be said of all houses.
fn look_around(state: &State, viewer: Viewer) {
    let view = Landlord::view(state, viewer);
    Seat::all(view.table.seats)
        .flat_map(|seat| explain_seat(ENGLISH, &view, &names(), seat))
        .for_each(|line| said(&line));
    explain_pile(ENGLISH, &view, &names()).iter().for_each(|line| said(line));
    explain_discards(ENGLISH, &view).iter().for_each(|line| said(line));
    for house in &view.table.houses {
        explain_house(ENGLISH, &view, &names(), house.id).iter().for_each(|line| said(line));
        let label = house_label(ENGLISH, &view.table, house);
        assert_eq!(house_called(&view.table, &label.to_lowercase()), Some(house.id), "{label}");
        for flat in house.all_flats() {
            let lines = explain_flat(ENGLISH, &view, &names(), Place { house: house.id, flat });
            assert!(!lines.is_empty());
            lines.iter().for_each(|line| said(line));
            assert_eq!(flat_called(house, &flat_name(ENGLISH, Some(house), flat)), Some(flat));
        }
    }
}

/// Plays a match with a cheap choice of moves and checks every sentence on the way.
fn play_and_listen(mut game: Match<Landlord>, mut chance: u64, log: &mut BTreeSet<String>) {
    let mut moves = Vec::new();
    let seats = game.state().table.seats;
    for decision in 0.. {
        let Some(decider) = Landlord::to_act(game.state()).map(|decision| decision.seat) else { break };
        Landlord::legal_moves(game.state(), &mut moves);
        listen(game.state(), Viewer::Seat(decider), &moves);
        let other = decider.after(1, seats);
        listen(game.state(), Viewer::Seat(other), &moves);
        if decision % 40 == 0 {
            look_around(game.state(), Viewer::Seat(other));
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut pick = moves[(chance >> 33) as usize % moves.len()];
        // Turns that end at once tell little.
        if matches!(pick, Move::Done | Move::TakeDown) {
            pick = moves[(chance >> 41) as usize % moves.len()];
        }
        let events = game.play(pick).expect("a listed move");
        for viewer in [Viewer::Seat(decider), Viewer::Spectator] {
            let view = Landlord::view(game.state(), viewer);
            let seen = events.iter().map(|happened| Landlord::seen(happened, viewer));
            for line in seen.filter_map(|happened| event(ENGLISH, &view, &names(), &happened)) {
                said(&line);
                log.insert(line);
            }
        }
    }
    said(&prompt(ENGLISH, &Landlord::view(game.state(), Viewer::Spectator), &names()));
    let Standing::Over(placings) = Landlord::standing(game.state()) else { panic!("the match is over") };
    for placing in placings {
        placing.sources.iter().for_each(|found| said(&Landlord::source(ENGLISH, found.name)));
        placing.ties.iter().for_each(|found| said(&Landlord::tie(ENGLISH, found.name)));
    }
}

#[test]
fn whole_matches_can_be_told() {
    let mut log = BTreeSet::new();
    for (at, (stem, setup)) in Levels::<Landlord>::built_in().setups.into_iter().enumerate() {
        for (&seats, options) in &setup.tables {
            // Every house with some table, and every table with some house.
            if stem == STANDARD || usize::from(seats) == 2 + at {
                let seed = u64::from(seats) + 10 * at as u64;
                play_and_listen(Match::new(*options, seats, seed).expect("a setup"), seed, &mut log);
            }
            for (heading, paragraph) in rules(ENGLISH, options, seats) {
                said(&heading);
                said(&paragraph.replace('\n', " "));
            }
            said(&Landlord::table(ENGLISH, options));
        }
    }
    for part in [
        "Squatters drive ",
        "The Musician drives ",
        "goes to Jail.",
        " buys a card for 1 M.",
        " finishes a house with a Roof: 2 floors.",
        " M for the Mover in ",
        " offers ",
        "The match is over.",
    ] {
        assert!(log.iter().any(|line| line.contains(part)), "no line says \"{part}\"");
    }
}

#[test]
fn every_event_that_deserves_a_line_has_one() {
    let state = two_houses();
    let view = Landlord::view(&state, Viewer::Spectator);
    let (seat, house, known) = (Seat(1), HouseId(0), Known { card: Card::new(1), kind: Kind::Single });
    let place = Place { house, flat: Flat::GROUND };
    let gone = Place { house: HouseId(30), flat: Flat(2) };
    let crime =
        |house, target| Event::CrimeDeclared { criminal: seat, kind: Kind::Bomb, victim: Seat(0), house, target };
    let trade = Trade { rival: Seat(0), give: None, want: Some(Kind::Roof), pay: 3, charge: 0 };
    let lines = [
        Event::FloorReturned { seat, card: None },
        Event::FloorReturned { seat, card: Some(known) },
        Event::Homeless { tenant: known, from: gone },
        Event::SquattersLeft { squatters: known, from: gone },
        Event::Demolished { house, seat },
        Event::DemolitionBegan { house: HouseId(30), seat },
        Event::Moved { tenant: known, from: gone, to: place, cause: Cause::Demolition },
        Event::MusicBegan { musician: known, house },
        crime(house, None),
        crime(HouseId(30), Some(known)),
        Event::Rebound { seat: Seat(0), criminal: seat, house: None, target: None },
        Event::Rebound { seat: Seat(0), criminal: seat, house: Some(HouseId(1)), target: None },
        Event::Rebound { seat: Seat(0), criminal: seat, house: Some(HouseId(1)), target: Some(known) },
        Event::Bombed { house, owner: seat, cards: 1, under_pile: true },
        Event::Bombed { house, owner: seat, cards: 7, under_pile: false },
        Event::Reported { seat, compulsory: true },
        Event::Reported { seat, compulsory: false },
        Event::Cleared { seat, suspect: Seat(0), card: known },
        Event::Freed { seat, why: Freedom::Arrest },
        Event::Freed { seat, why: Freedom::Card },
        Event::Fee { payer: seat, payee: Seat(0), mover: Card::new(1), house, amount: 2 },
        Event::Offered { seat, trade },
        Event::Answered { seat, accepted: false },
        Event::Traded { from: seat, to: Seat(0), card: known },
        Event::Paid { from: seat, to: Seat(0), amount: 3 },
        Event::BailPaid { seat, amount: 5 },
        Event::Allowance { seat, amount: 0 },
        Event::RentCollected { seat, amount: 0 },
        Event::Reshuffled { cards: 1 },
        Event::LastCard { seat },
        Event::Ended { why: End::Pile },
        Event::Ended { why: End::Rounds },
        Event::Ended { why: End::Money },
        Event::Ended { why: End::Cap },
    ];
    for happened in lines {
        said(&event(ENGLISH, &view, &[], &happened).unwrap_or_else(|| panic!("{happened:?} has no line")));
    }
    for window in [Window::Error, Window::Police, Window::Squatters, Window::DoubleSystem] {
        said(&event(ENGLISH, &view, &[], &Event::Countered { seat, card: known, window }).expect("a line"));
    }
}

#[test]
fn every_reason_of_the_rules_has_its_sentence() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/landlord");
    let mut reasons = BTreeSet::new();
    for file in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let text = fs::read_to_string(&file).expect("a text");
        let parts: Vec<&str> = text.split('"').collect();
        for at in (1..parts.len().saturating_sub(2)).step_by(2) {
            let (rule, reason) = (parts[at], parts[at + 2]);
            if !rule.starts_with("LL ") || parts[at + 1].trim() != "," || reason.contains(' ') {
                continue;
            }
            let refusal = Refusal { rule: Box::leak(rule.into()), reason: Box::leak(reason.into()) };
            let sentence = Landlord::refusal(ENGLISH, &refusal);
            said(&sentence);
            assert!(sentence.ends_with(&format!("({rule})")), "{sentence}");
            reasons.insert(reason.to_owned());
        }
    }
    assert!(reasons.len() > 65, "only {} reasons were found", reasons.len());
}

#[test]
fn every_card_has_its_names_and_its_explanation() {
    let mut options = Levels::<Landlord>::built_in().standard().expect("the standard setup").tables[&2];
    for starter in [false, true] {
        options.starter_game = starter;
        options.mild = starter;
        let table = Landlord::setup(&options, 2, 1).expect("a setup").table;
        for kind in Kind::ALL {
            said(&card_name(ENGLISH, kind));
            said(&a_card(ENGLISH, kind));
            said(&resident_name(ENGLISH, kind));
            assert_eq!(kind_called(&card_name(ENGLISH, kind).to_uppercase()), Some(kind));
            assert_eq!(kind_called(kind.name()), Some(kind));
            explain_card(ENGLISH, &table, kind).iter().for_each(|line| said(line));
        }
    }
    assert_eq!(kind_called("landlady"), None);
    options.starter_game = false;
    let table = Landlord::setup(&options, 2, 1).expect("a setup").table;
    let lines = explain_card(ENGLISH, &table, Kind::Pensioner);
    assert_eq!(lines[1], "Pays 6 M, but climbs no stairs: only the ground floor or the cellar will do.");
    assert_eq!(lines[2], "Needs one empty flat in a house with one floor only.");
    let family = explain_card(ENGLISH, &table, Kind::Family);
    assert_eq!(family[2], "Needs two empty flats, one above the other, in a house with 3 floors at most.");
    assert_eq!(explain_card(ENGLISH, &table, Kind::Squatters)[2], "Needs one empty flat in a house of any height.");
}

#[test]
fn names_that_are_made_of_parts_exist() {
    for window in
        [Window::Error, Window::Police, Window::Squatters, Window::Suspicion, Window::Shield, Window::DoubleSystem]
    {
        said(&window_name(ENGLISH, window));
    }
    for (stem, setup) in Levels::<Landlord>::built_in().setups {
        assert!(Landlord::setup_about(ENGLISH, &stem).is_some(), "{stem}");
        said(&Landlord::setup_name(ENGLISH, &stem, &setup.title));
    }
    let all = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31, 40].map(|n| nth(ENGLISH, n));
    assert_eq!(all.join(" "), "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st 40th");
    assert_eq!(Landlord::victory(ENGLISH, &names()[..1], 75), "Anna wins with 75 M");
    assert_eq!(Landlord::victory(ENGLISH, &names()[..2], 75), "Anna, Bela win together with 75 M each");
}

/// Teal has two houses, of which the second is squatted; Brick has one with a Celebrity.
fn two_houses() -> State {
    let text = r#"{
        "streets": [
            [{ "floors": ["law", "move", "bomb", "move"], "finish": "roof", "over": "loft_conversion", "residents": [
                { "kind": "celebrity", "flat": 4 }, { "kind": "student", "flat": 1 },
                { "kind": "student", "flat": 2, "refused": true } ] }],
            [{ "floors": ["law"], "finish": "attic_flat", "cellar": true, "residents": [
                { "kind": "pensioner", "flat": 0 } ] },
             { "floors": ["error", "alibi"], "finish": "roof", "residents": [
                { "kind": "squatters", "flat": 2 }, { "kind": "single", "flat": 1 } ] }]
        ],
        "hands": [["bomb", "alibi"], ["police", "error"]],
        "money": [5, 7]
    }"#;
    let options = Levels::<Landlord>::built_in().standard().expect("the standard setup").tables[&2];
    let position: Position = serde_json::from_str(text).expect("a position");
    Landlord::load(&position, &options, 2, 1).expect("a position")
}

#[test]
fn houses_flats_and_rents_are_told() {
    let state = two_houses();
    let table = &state.table;
    assert_eq!(house_name(ENGLISH, table, &names(), HouseId(0)), "Anna's house");
    assert_eq!(house_name(ENGLISH, table, &[], HouseId(2)), "Teal's 2nd house");
    assert_eq!(house_label(ENGLISH, table, &table.houses[2]), "T2");
    let rent = rent_lines(ENGLISH, table, &table.houses[0]);
    assert_eq!(
        rent,
        [
            "Student, ground floor: 2 M × 2 = 4 M",
            "Student, 2nd floor: refuses to pay, 0 M",
            "Empty flat, 3rd floor: 1 M × 2 = 2 M",
            "Celebrity, 4th floor and loft: 2 M",
            "Rent in all: 8 M",
        ]
    );
    let view = Landlord::view(&state, Viewer::Seat(Seat(0)));
    let own = explain_house(ENGLISH, &view, &[], HouseId(0));
    assert_eq!(own[0], "Brick's house: 4 floors, Roof, Loft Conversion.");
    assert_eq!(own[6], "Its floors hide, from below: Law, Move, Bomb, Move.");
    assert_eq!(own[7], "It can still get a Cellar Flat.");
    let squatted = explain_house(ENGLISH, &view, &[], HouseId(2));
    assert_eq!(
        squatted,
        [
            "Teal's 2nd house: 2 floors, Roof.",
            "Squatters live here. It brings no rent, and each turn of Teal begins with the best payer leaving.",
            "Single, ground floor: 3 M",
            "Squatters, 2nd floor: 0 M",
            "Rent in all: 0 M instead of 3 M",
            "What its floors hide, only Teal knows.",
            "It can still get a Cellar Flat or a Loft Conversion or a Flat Roof.",
        ]
    );
    let single = explain_resident(ENGLISH, &view, &[], Place { house: HouseId(2), flat: Flat(1) });
    assert_eq!(
        single[..2],
        ["Single, the ground floor of Teal's 2nd house.", "Would pay 3 M if there were no Squatters."]
    );
    let empty = explain_flat(ENGLISH, &view, &[], Place { house: HouseId(0), flat: Flat(3) });
    assert_eq!(empty, ["An empty flat, the 3rd floor of Brick's house. It brings 2 M."]);
    let attic = Place { house: HouseId(1), flat: Flat(2) };
    assert_eq!(place_name(ENGLISH, table, &[], attic, 1), "the attic flat of Teal's 1st house");
    assert_eq!(house_name(ENGLISH, table, &[], HouseId(30)), "a house that is gone");
}

#[test]
fn whoever_is_asked_in_a_window_is_asked_and_the_others_wait() {
    let mut game = Match::<Landlord>::from_position(two_houses(), two_houses().table.options, 2, 1);
    game.play(Move::Play(Kind::Bomb)).expect("a legal move");
    let view = Landlord::view(game.state(), Viewer::Seat(Seat(0)));
    assert_eq!(prompt(ENGLISH, &view, &[]), "Brick: choose the house you blow up.");
    assert_eq!(choice(ENGLISH, &view, &[], Move::House(HouseId(2))), "Blow up Teal's 2nd house: Single, Squatters");
    game.play(Move::House(HouseId(2))).expect("a legal move");
    let asked = Landlord::view(game.state(), Viewer::Seat(Seat(1)));
    assert_eq!(prompt(ENGLISH, &asked, &names()), "Bela: Anna bombs Bela's 2nd house! Play Error?");
    assert_eq!(choice(ENGLISH, &asked, &[], Move::Counter(Kind::Error)), "Play an Error: it strikes Brick instead");
    let waiting = Landlord::view(game.state(), Viewer::Seat(Seat(0)));
    assert_eq!(prompt(ENGLISH, &waiting, &names()), "Anna bombs Bela's 2nd house. Is it an Error?");
    assert_eq!(decider(&waiting), None, "nobody else may know who is asked");
}

#[test]
fn every_step_has_its_prompt() {
    let mut state = two_houses();
    let tenant = Place { house: HouseId(2), flat: Flat(1) };
    let house = HouseId(2);
    let crime = |target| {
        let suspect = Seat(1);
        let error = Some((Card::new(1), Seat(1)));
        Business::Crime(Crime {
            criminal: Seat(0),
            bomb: false,
            victim: Seat(1),
            house,
            target,
            witnessed: true,
            compulsory: false,
            error,
            suspect,
        })
    };
    let trade = |give, want| Business::Trading(Trade { rival: Seat(1), give, want, pay: 3, charge: 0 });
    let murder = crime(state.table.lodger(tenant));
    let steps = [
        (Step::ExamineHouse, Business::Examining),
        (Step::ExamineTenant { house }, Business::Examining),
        (Step::Rehome { tenant }, Business::Examining),
        (Step::Site { house }, Business::None),
        (Step::MoveTo { tenant }, Business::Moving),
        (Step::MusicTenant, Business::MovingIn),
        (Step::MusicPlace { tenant }, Business::MovingIn),
        (Step::DemolitionTenant, Business::Demolishing { house }),
        (Step::DemolitionPlace { tenant }, Business::Demolishing { house }),
        (Step::Error, murder),
        (Step::Error, crime(None)),
        (Step::ErrorHouse, crime(None)),
        (Step::ErrorTenant, murder),
        (Step::Police, murder),
        (Step::Police, crime(None)),
        (Step::SquattersPolice, Business::Squatting { at: tenant }),
        (Step::Suspicion, murder),
        (Step::Shield, murder),
        (Step::DoubleSystem, Business::None),
        (Step::OfferGive, trade(None, None)),
        (Step::OfferWant, trade(None, None)),
        (Step::OfferWant, trade(Some(Kind::Bomb), None)),
        (Step::OfferMoney, trade(None, Some(Kind::Roof))),
        (Step::OfferMoney, trade(Some(Kind::Bomb), Some(Kind::Roof))),
        (Step::OfferAnswer, trade(Some(Kind::Bomb), Some(Kind::Roof))),
        (Step::Buy, Business::None),
        (Step::Over, Business::None),
    ];
    let music = Music { house, chooser: Seat(1), ..Default::default() };
    state.table.musicians.push(music);
    state.table.discards.push(Card::new(50));
    for (step, business) in steps {
        (state.table.step, state.table.business) = (step, business);
        state.asked = step.window().map(|_| Seat(1));
        for viewer in viewers(2) {
            said(&prompt(ENGLISH, &Landlord::view(&state, viewer), &[]));
        }
    }
}

#[test]
fn offers_say_both_sides() {
    let mut state = two_houses();
    state.table.step = Step::OfferAnswer;
    let trade = Trade { rival: Seat(1), give: Some(Kind::Alibi), want: Some(Kind::MotherChild), pay: 2, charge: 0 };
    state.table.business = Business::Trading(trade);
    let view = Landlord::view(&state, Viewer::Seat(Seat(1)));
    let asked = "Teal: Brick offers you an Alibi and 2 M for a Mother with Child. Accept?";
    assert_eq!(prompt(ENGLISH, &view, &[]), asked);
}

#[test]
fn a_building_site_is_no_house_yet() {
    let mut state = two_houses();
    state.table.houses.push(House { id: HouseId(9), owner: Seat(0), ..House::default() });
    let table = &state.table;
    assert_eq!(house_name(ENGLISH, table, &[], HouseId(9)), "Brick's building site");
    assert_eq!(house_name(ENGLISH, table, &[], HouseId(0)), "Brick's house", "it is the only one");
}
