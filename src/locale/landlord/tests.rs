//! Every sentence of Landlord! can be said, whatever happens in a match.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::scenes::two_houses;
use super::*;
use crate::levels::{Levels, STANDARD};
use crate::record::Match;
use crate::rules::landlord::{Card, Cause, End, Flat, Freedom, HouseId, Kind, Known, Place, State, Trade, Window};
use crate::rules::{Game, Refusal, Seat, Standing, Viewer};

pub(super) const ENGLISH: Locale = Locale { language: crate::locale::Language::English };

/// A sentence that could not be said is its identifier.
#[track_caller]
pub(super) fn said(sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing was said");
    assert!(!sentence.contains("landlord-"), "there is no {sentence}");
    assert!(!sentence.contains('\u{2068}'), "{sentence:?} has marks around its arguments");
    assert!(!sentence.contains("  ") && !sentence.ends_with(' '), "{sentence:?} has a hole");
}

pub(super) fn names() -> Vec<String> {
    ["Anna", "Bela", "", "Danuta"].map(str::to_owned).to_vec()
}

pub(super) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
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
