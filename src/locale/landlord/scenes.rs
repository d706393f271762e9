//! A scene in words: two streets, and every question that can come up.

use super::tests::{ENGLISH, names, said, viewers};
use super::*;
use crate::levels::Levels;
use crate::record::Match;
use crate::rules::landlord::{
    Business, Card, Crime, Flat, House, HouseId, Kind, Music, Place, Position, State, Step, Trade,
};
use crate::rules::{Game, Seat, SetUp, Viewer};

/// Teal has two houses, of which the second is squatted; Brick has one with a Celebrity.
pub(super) fn two_houses() -> State {
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
    let mut game = Match::<Landlord>::from_state(two_houses(), two_houses().table.options, 2, 1);
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
