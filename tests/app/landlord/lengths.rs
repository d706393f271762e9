//! How long it takes to show what happens, at speed Normal.

use std::collections::BTreeMap;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tenement::app::landlord::picture::Piece;
use tenement::app::pictures::Pictures;
use tenement::app::screens::Screen;
use tenement::app::stage::pose::Pose;
use tenement::app::stage::table::{PieceIndex, Set};
use tenement::app::stage::{Shown, Stage};
use tenement::cli::Speed;
use tenement::rules::landlord::{Event, Landlord, View};

use super::{Street, TABLES, random_frame, scene};
use crate::support::{BOT, Dice, PERSON, opening};

/// The most that one thing that happened may take, in seconds.
const LONGEST_EVENT: f32 = 3.0;

/// The most that the rent of a whole street may take, in seconds.
const LONGEST_RENT: f32 = 4.0;

/// The most that all that comes of one decision may take, in seconds. The worst
/// is a bomb that is answered by nobody, and all of an investigation after it.
const LONGEST_DECISION: f32 = 14.0;

fn poses(view: &View) -> HashMap<Piece, Pose> {
    Landlord::picture(view).iter().map(|placed| (placed.piece, Landlord::rest(view, placed))).collect()
}

/// What is shown of some events, on a stage of their own; the table is already
/// as it is after them.
pub fn shown(table: &Street, events: &[Event], before: &View, now: &View) -> Stage {
    let world = table.app.world();
    let mut stage = Stage::default();
    let (before_poses, rests) = (poses(before), poses(now));
    let mut set = Set {
        stage: &mut stage,
        pictures: world.resource::<Pictures>(),
        index: world.resource::<PieceIndex<Landlord>>(),
        now,
        before: &before_poses,
        rests: &rests,
    };
    Landlord::perform(events, before, &mut set);
    stage
}

/// What an event is called, without what it is about.
fn name(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn is_rent(event: &Event) -> bool {
    matches!(
        event,
        Event::RentPaid { .. } | Event::EmptyFlatPaid { .. } | Event::Allowance { .. } | Event::RentCollected { .. }
    )
}

#[test]
fn nothing_takes_long_to_show_in_random_matches() {
    let mut longest: BTreeMap<String, f32> = BTreeMap::new();
    let (mut rent, mut decision) = (0.0f32, (0.0f32, Vec::new()));
    let mut table: Option<Street> = None;
    for nth in 0..12 {
        let (setup, seats) = TABLES[nth % TABLES.len()];
        let company = if nth % 3 == 0 { vec![BOT; seats] } else { [vec![PERSON], vec![BOT; seats - 1]].concat() };
        let opening = opening(&company).setup(setup).seed(nth as u64 + 40);
        let table = match &mut table {
            Some(table) => {
                table.begin(&opening);
                table
            }
            None => table.insert(opening.open_as()),
        };
        let mut dice = Dice::new(nth as u64);
        while table.screen() == Screen::Match {
            let before = table.live().shown();
            random_frame(table, &mut dice);
            if table.screen() != Screen::Match || !table.has_match() {
                continue;
            }
            let [told] = table.told()[..] else { continue };
            let (events, now) = (told.events.clone(), told.view);
            for event in &events {
                let seconds = shown(table, &[*event], &before, &now).end();
                let known = longest.entry(name(event)).or_default();
                *known = known.max(seconds);
            }
            let all: f32 = shown(table, &events, &before, &now).end();
            if events.iter().any(is_rent) {
                let paid: Vec<Event> = events.iter().copied().filter(is_rent).collect();
                rent = rent.max(shown(table, &paid, &before, &now).end());
            }
            if all > decision.0 {
                decision = (all, events);
            }
        }
    }
    println!("{longest:#?}\nrent of a street: {rent}\nlongest decision: {decision:?}");
    for (event, seconds) in &longest {
        assert!(*seconds <= LONGEST_EVENT, "{event} takes {seconds} s");
    }
    assert!(rent <= LONGEST_RENT, "the rent of a street takes {rent} s");
    assert!(decision.0 <= LONGEST_DECISION, "{decision:?}");
    assert!(longest.len() > 30, "{:?} have been seen", longest.keys());
}

/// The longest street that the deck has tenants and floors for.
#[test]
fn the_rent_of_a_whole_street_is_counted_quickly() {
    let house = |residents: &str| {
        format!(
            r#"{{ "floors": ["move", "roof", "law"], "finish": "roof", "cellar": true, "residents": [{residents}] }}"#
        )
    };
    let three = |kinds: [&str; 3]| {
        let who = |(flat, kind): (usize, &&str)| format!(r#"{{ "kind": "{kind}", "flat": {} }}"#, flat + 1);
        house(&kinds.iter().enumerate().map(who).collect::<Vec<_>>().join(", "))
    };
    let street = [["student"; 3], ["student"; 3], ["single"; 3]].map(three).join(", ");
    let position = format!(r#""streets": [[{street}]], "hands": [[], ["error"]]"#);
    let mut table = scene(&[PERSON, BOT], Speed::None, "", &position);
    let before = table.live().shown();
    super::play(&mut table, "done");
    let [told] = table.told()[..] else { panic!("one decision") };
    let (events, now) = (told.events.clone(), told.view);
    assert!(events.iter().filter(|event| is_rent(event)).count() > 9, "{events:?}");
    let seconds = shown(&table, &events, &before, &now).end();
    assert!(seconds <= LONGEST_RENT, "{seconds}");
}

/// A house as high as can be, full of people.
#[test]
fn the_largest_house_goes_up_in_three_seconds() {
    let who = |(flat, kind): (usize, &str)| format!(r#"{{ "kind": "{kind}", "flat": {flat} }}"#);
    let residents =
        ["student", "student", "student", "hippies", "mover", "mover", "student"].into_iter().enumerate().map(who);
    let residents: Vec<String> = residents.filter(|text| !text.contains("hippies")).collect();
    let position = format!(
        r#""streets": [[], [{{ "floors": ["move", "move", "move", "move", "move"], "finish": "roof",
        "over": "loft_conversion", "cellar": true, "residents": [{}] }}]], "hands": [["bomb"], ["law"]]"#,
        residents.join(", ")
    );
    let mut table = scene(&[PERSON, BOT], Speed::None, "", &position);
    super::play(&mut table, "play bomb");
    let before = table.live().shown();
    super::play(&mut table, "house 0");
    let [told] = table.told()[..] else { panic!("one decision") };
    let (events, now) = (told.events.clone(), told.view);
    let bombed = events.iter().position(|event| matches!(event, Event::Bombed { .. })).expect("the house goes up");
    let seconds = shown(&table, &events[bombed..=bombed], &before, &now).end();
    println!("the largest house takes {seconds} s");
    assert!(seconds <= LONGEST_EVENT, "{seconds}");
}
