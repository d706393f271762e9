//! The phases of Landlord!, and the results of it.

use bevy::prelude::*;
use tenement::app::landlord::{Aim, Hovered, Phase};
use tenement::app::screens::Screen;
use tenement::app::screens::results::Outcome;
use tenement::app::stage::overlay::Overlay;
use tenement::cli::{GameName, Speed};

use super::{Street, against, play, random_frame, scene, step};
use crate::support::{BOT, Dice, PERSON, opening};

fn phase(table: &Street) -> Option<Phase> {
    table.app.world().get_resource::<State<Phase>>().map(|phase| **phase)
}

#[test]
fn the_phase_follows_the_rules_a_frame_late() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let opening = opening(&[PERSON, BOT, BOT]).setup(["standard", "bazaar"][seed % 2]).seed(seed as u64);
        let (mut table, mut dice): (Street, Dice) = (opening.open_as(), Dice::new(seed as u64));
        while table.screen() == Screen::Match {
            let expected = table.has_match().then(|| Phase::from(step(&table)));
            random_frame(&mut table, &mut dice);
            if table.screen() == Screen::Match {
                assert_eq!(phase(&table), expected);
                seen.extend(expected.filter(|phase| !seen.contains(phase)));
            }
        }
        assert_eq!(phase(&table), None, "no phase outside a match");
    }
    for phase in [Phase::Examine, Phase::Act, Phase::Rehouse, Phase::Answer, Phase::Trade, Phase::Buy] {
        assert!(seen.contains(&phase), "{phase:?} was never entered: {seen:?}");
    }
}

#[test]
fn leaving_a_match_takes_everything_off_the_table() {
    let houses = r#""streets": [[{ "floors": ["move"], "finish": "roof" }]], "hands": [["student"]]"#;
    let mut table = scene(&against(2), Speed::Normal, "", houses);
    play(&mut table, "play student; flat 0,1");
    assert!(table.pieces() > 0 && !table.stage().is_still() && !table.app.world().resource::<Overlay>().is_empty());
    table.go_to(Screen::Title);
    table.update();
    assert!(!table.has_match());
    assert_eq!(table.pieces(), 0);
    assert!(table.stage().is_empty() && table.app.world().resource::<Overlay>().is_empty());
}

#[test]
fn a_new_match_begins_with_nothing_of_the_last_one_aimed_at() {
    let mut table: Street = opening(&[PERSON, BOT, BOT]).open_as();
    table.until("the person is asked", |table| table.live().asks_a_person());
    table.press(KeyCode::Digit2);
    table.press(KeyCode::Tab);
    assert!(table.app.world().resource::<Aim>().by_keys);
    table.go_to(Screen::Title);
    table.begin(&opening(&[BOT; 2]));
    assert_eq!(*table.app.world().resource::<Hovered>(), Hovered::Nothing);
    let aim = table.app.world().resource::<Aim>();
    assert_eq!((aim.moves.len(), aim.picked, aim.by_keys), (0, None, false));
    assert_eq!(table.stage().gaze(), None, "the street of a seat that may not be there is not looked at");
}

#[test]
fn the_results_say_what_the_rules_say() {
    for seats in [2, 6] {
        let mut table: Street = opening(&[BOT; 6][..seats]).open_as();
        table.until("results", |table| table.screen() == Screen::Results);
        let outcome = table.app.world().resource::<Outcome>();
        assert_eq!((outcome.game, outcome.placings.len()), (GameName::Landlord, seats));
        for placing in &outcome.placings {
            assert_eq!(placing.score, placing.sources.iter().map(|source| source.amount).sum::<i32>());
        }
        assert!(outcome.placings.iter().any(|placing| placing.sources.len() > 2), "{outcome:?}");
    }
}

#[test]
fn nothing_is_done_while_a_person_thinks() {
    let (mut table, mut dice): (Street, Dice) = (opening(&[PERSON, BOT, BOT]).open_as(), Dice::new(3));
    let mut thought = 0;
    while table.screen() == Screen::Match && thought < 30 {
        if !table.live().choices().is_empty() {
            thought += 1;
            (0..3).for_each(|_| table.update());
            for _ in 0..10 {
                table.update();
                assert!(!table.is_busy() && table.stage().is_still() && table.told().is_empty());
            }
        }
        random_frame(&mut table, &mut dice);
    }
    assert_eq!(thought, 30);
}
