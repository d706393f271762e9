//! Every line of the log lights what it is about, at every speed.

use std::collections::{BTreeMap, BTreeSet};

use bevy::math::Vec2;
use tenement::app::Playable;
use tenement::app::flow::Intent;
use tenement::app::hud::Spoken;
use tenement::app::hud::model::names;
use tenement::app::pictures::Pictures;
use tenement::app::screens::{Curtain, Screen};
use tenement::app::stage::overlay::{LitLine, Overlay};
use tenement::cli::Speed;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

use super::support::{BOT, Dice, PERSON, Table, opening};

/// What an event is called, without what it is about.
fn name(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// How much lies over the table while a line of the log is looked at.
fn laid<G: Playable>(table: &mut Table<G>, line: Option<usize>) -> usize {
    table.app.world_mut().insert_resource(LitLine(line));
    table.update();
    table.app.world().resource::<Overlay>().len()
}

fn check<G: Playable + Spoken>(speed: Speed) {
    let (mut seen, mut dark) = (BTreeSet::new(), BTreeMap::new());
    for seed in 0..4 {
        let (mut table, mut dice): (Table<G>, Dice) =
            (opening(&[PERSON, BOT, BOT]).seed(seed).open_as(), Dice::new(seed));
        let mut known = 0;
        for _ in 0..1_500 {
            if table.screen() != Screen::Match || !table.has_match() {
                break;
            }
            let made = table.decisions();
            match dice.pick(table.live().choices()) {
                Some(mv) => table.play(mv),
                None if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
                None => table.update(),
            }
            if table.screen() != Screen::Match || !table.has_match() || table.live().choices().len() < 2 {
                continue;
            }
            assert!(table.decisions() >= made);
            // A person thinks, and looks at what has happened since.
            table.settings().speed = speed;
            let locale = table.settings().locale();
            let plain = laid(&mut table, None);
            let lines: Vec<_> =
                table.live().log().iter().enumerate().skip(known).map(|(nth, line)| (nth, line.clone())).collect();
            known = table.live().log().len();
            for (nth, line) in lines {
                let event = line.seen(table.live().viewer());
                let names = names(locale, table.live());
                if G::event(locale, line.view(), &names, &event).is_none() {
                    continue;
                }
                seen.insert(name(&event));
                if laid(&mut table, Some(nth)) <= plain {
                    dark.insert(name(&event), format!("{event:?}"));
                }
            }
            laid(&mut table, None);
            table.settings().speed = Speed::None;
        }
    }
    assert!(seen.len() > 8, "{seen:?}");
    assert!(dark.is_empty(), "nothing is lit by {dark:#?}, of {seen:?}");
}

#[test]
fn every_line_of_the_log_lights_something_at_every_speed() {
    for speed in [Speed::None, Speed::Normal] {
        check::<Eviction>(speed);
        check::<Landlord>(speed);
        check::<Alternatywy>(speed);
    }
}

/// Where the plates are that are lit.
fn lit_plates<G: Playable>(table: &Table<G>, picture: &str) -> Vec<Vec2> {
    let world = table.app.world();
    world.resource::<Overlay>().places(world.resource::<Pictures>().pic(picture))
}

fn stays_lit<G: Playable>(picture: &str) {
    let mut table: Table<G> = opening(&[BOT, BOT, BOT]).seed(4).speed(Speed::Normal).open_as();
    let (mut before, mut seen, mut shown) = (None, BTreeSet::new(), 0);
    for _ in 0..6_000 {
        table.update();
        if !table.has_match() {
            break;
        }
        let lit = lit_plates(&table, picture);
        if table.stage().is_still() {
            seen.insert(format!("{lit:?}"));
            before = Some(lit);
        } else if let Some(before) = &before {
            assert_eq!(&lit, before, "{}: whoever did what is shown", G::NAME);
            shown += 1;
        }
    }
    assert!(seen.len() > 2 && shown > 500, "{}: {} plates in {shown} frames", G::NAME, seen.len());
}

#[test]
fn the_plate_of_whoever_did_it_is_lit_while_it_is_shown() {
    stays_lit::<Landlord>("landlord/house-frame-lit");
    stays_lit::<Alternatywy>("button-lit");
}
