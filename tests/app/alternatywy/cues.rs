//! Cues of Alternatywy 4 move pictures, never facts; whatever happens has some,
//! and none is tiresome.

use std::collections::{BTreeMap, BTreeSet};

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tenement::app::alternatywy::picture::Piece;
use tenement::app::flow::Intent;
use tenement::app::pictures::Pictures;
use tenement::app::screens::Screen;
use tenement::app::sound::Sound;
use tenement::app::stage::cue::Act;
use tenement::app::stage::pose::Pose;
use tenement::app::stage::table::{PieceIndex, Set};
use tenement::app::stage::{Shown, Stage};
use tenement::cli::Speed;
use tenement::rules::alternatywy::{Alternatywy, Event, View, Window};

use super::{Block, TABLES, company, random_frame};
use crate::support::{BOT, Dice, PERSON, opening};

/// The most that one thing that happened may take to show, in seconds.
const LONGEST_EVENT: f32 = 1.6;

/// The most that all that comes of one decision may take, in seconds. The worst
/// is the last Turn of a day: everybody goes home, the Auction finds nobody, the
/// day is judged, and the next one begins.
const LONGEST_DECISION: f32 = 16.0;

fn poses(view: &View) -> HashMap<Piece, Pose> {
    Alternatywy::picture(view).iter().map(|placed| (placed.piece, Alternatywy::rest(view, placed))).collect()
}

/// What is shown of some events, on a stage of their own; the table is already
/// as it is after them.
fn shown(table: &Block, events: &[Event], before: &View, now: &View) -> Stage {
    let world = table.app.world();
    let mut stage = Stage::default();
    let (before_poses, rests) = (poses(before), poses(now));
    let mut set = Set {
        stage: &mut stage,
        pictures: world.resource::<Pictures>(),
        index: world.resource::<PieceIndex<Alternatywy>>(),
        now,
        before: &before_poses,
        rests: &rests,
    };
    Alternatywy::perform(events, before, &mut set);
    stage
}

/// What an event is called, without what it is about.
fn name(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// Whether there is something to be seen or heard of an event by itself. A Turn
/// just ends.
fn is_shown(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. })
}

/// Plays random matches at speed None; `look` is given each decision's events,
/// with the views before and after.
fn follow(nths: impl Iterator<Item = usize>, mut look: impl FnMut(&Block, &[Event], &View, &View)) {
    let mut table: Option<Block> = None;
    for nth in nths {
        let (setup, seats) = TABLES[nth % TABLES.len()];
        let opening = opening(&company(nth / 2, seats)).setup(setup).seed(nth as u64 + 90);
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
            let Some((events, now)) = table.told().first().map(|told| (told.events.clone(), told.view)) else {
                continue;
            };
            look(table, &events, &before, &now);
        }
    }
}

#[test]
fn whatever_happens_is_shown_and_nothing_takes_long() {
    let mut longest: BTreeMap<String, f32> = BTreeMap::new();
    let (mut heard, mut decision) = (BTreeSet::new(), (0.0f32, Vec::new()));
    let (mut total, mut decisions) = (0.0, 0);
    follow(0..16, |table, events, before, now| {
        for event in events.iter().filter(|event| is_shown(event)) {
            let stage = shown(table, &[*event], before, now);
            assert!(!stage.is_empty(), "nothing is to be seen of {event:?}");
            let known = longest.entry(name(event)).or_default();
            *known = known.max(stage.end());
        }
        let stage = shown(table, events, before, now);
        let sounds = stage.cues().iter().filter_map(|cue| match cue.act {
            Act::Play { sound, .. } => Some(format!("{sound:?}")),
            _ => None,
        });
        heard.extend(sounds);
        total += stage.end();
        decisions += 1;
        if stage.end() > decision.0 {
            decision = (stage.end(), events.to_vec());
        }
    });
    println!("{longest:#?}\nlongest decision: {decision:?}\n{} s a decision", total / decisions as f32);
    for (event, seconds) in &longest {
        assert!(*seconds <= LONGEST_EVENT, "{event} takes {seconds} s");
    }
    assert!(decision.0 <= LONGEST_DECISION, "{decision:?}");
    assert!(longest.len() > 55, "only {:?} have been seen", longest.keys());
    let own = [
        Sound::Token,
        Sound::Reveal,
        Sound::Step,
        Sound::Letter,
        Sound::Clerk,
        Sound::Pencil,
        Sound::Strike,
        Sound::Notice,
        Sound::Announce,
        Sound::Work,
        Sound::Avoid,
        Sound::Trash,
        Sound::Sweep,
        Sound::Pipe,
        Sound::Wrench,
        Sound::Shop,
        Sound::Good,
        Sound::Gavel,
        Sound::Bid,
        Sound::Vp,
        Sound::Loss,
        Sound::Trait,
        Sound::Hour,
        Sound::Morning,
        Sound::Night,
        Sound::React,
        Sound::Cancel,
        Sound::OldLift,
        Sound::Summons,
        Sound::Closed,
        Sound::Slippers,
    ];
    for sound in own {
        assert!(heard.contains(&format!("{sound:?}")), "{sound:?} was never heard");
    }
}

/// A window tells nothing about who holds an answer: it lasts as long whatever
/// is known to whoever looks, and nothing comes after it where a show ends.
#[test]
fn a_held_breath_gives_nothing_away() {
    let mut lengths: BTreeMap<String, f32> = BTreeMap::new();
    follow(16..20, |table, events, before, now| {
        for event in events {
            let Event::Asked { window } = *event else { continue };
            let kind = format!("{:?}", std::mem::discriminant(&window));
            let seconds = shown(table, &[*event], &View { viewer: now.viewer, ..*before }, before).end();
            let known = *lengths.entry(kind).or_insert(seconds);
            assert!((known - seconds).abs() < 0.001, "{event:?}: {seconds} s, {known} s before");
        }
        if let [shown_before @ .., Event::Asked { window }] = events {
            let whole = shown(table, events, before, now).end();
            let breath = if matches!(window, Window::Placement | Window::Card { .. } | Window::Avoidance { .. }) {
                0.35
            } else {
                0.22
            };
            let part = shown(table, shown_before, before, now).end();
            assert!(whole <= part + breath + 0.01, "{events:?}: {whole} s, {part} s without the window");
        }
    });
    assert!(lengths.len() > 4, "{lengths:?}");
}

#[test]
fn a_match_of_bots_at_normal_speed_reaches_the_results() {
    let mut table: Block = opening(&[BOT; 4]).setup("first-game").seed(5).speed(Speed::Normal).open_as();
    let frames = table.until("results", |table| table.screen() == Screen::Results);
    println!("four random bots take {:.1} minutes at Normal", frames as f32 * 0.05 / 60.0);
    assert!(table.stage().is_empty() && table.pieces() == 0);
}

#[test]
fn cues_end_with_each_piece_where_it_rests() {
    let opening = opening(&[PERSON, BOT, BOT, BOT]).seed(3).speed(Speed::Normal);
    let (mut table, mut dice): (Block, Dice) = (opening.open_as(), Dice::new(3));
    for _ in 0..160 {
        table.until("the table is still", |table| table.screen() != Screen::Match || table.stage().is_still());
        if table.screen() != Screen::Match {
            return;
        }
        assert!(table.stage().is_empty(), "{:?}", table.cues());
        table.check();
        random_frame(&mut table, &mut dice);
    }
}

#[test]
fn all_cues_can_be_dropped_at_any_moment() {
    for seed in 0..3 {
        let opening = opening(&[PERSON, BOT, PERSON, BOT]).setup("sudden-end").seed(seed).speed(Speed::Normal);
        let (mut table, mut dice): (Block, Dice) = (opening.open_as(), Dice::new(seed));
        for _ in 0..2_500 {
            if table.screen() != Screen::Match || !table.has_match() {
                break;
            }
            match dice.below(6) {
                0 => table.app.world_mut().resource_mut::<Stage>().clear(),
                1 => table.app.world_mut().resource_mut::<Stage>().skip(),
                2 => {
                    let showing = !table.stage().is_still();
                    if showing {
                        table.press(KeyCode::Space);
                        assert!(table.stage().is_still() || table.told().len() == 1, "a press skips what moves");
                    }
                }
                _ => {}
            }
            if table.screen() != Screen::Match || !table.has_match() {
                break;
            }
            let choice = dice.pick(table.live().choices()).filter(|_| table.stage().is_still());
            match choice {
                Some(mv) => table.play(mv),
                None if table.live().awaiting().is_some() && table.stage().is_still() => table.intend(Intent::TakeSeat),
                None => table.update(),
            }
            if table.screen() == Screen::Match && table.has_match() {
                table.check();
            }
        }
    }
}

#[test]
fn with_reduced_motion_the_camera_stands_still() {
    let mut table: Block = opening(&[BOT; 5]).seed(9).speed(Speed::Fast).open_as();
    table.settings().reduced_motion = true;
    for _ in 0..3_000 {
        table.update();
        if table.screen() != Screen::Match {
            return;
        }
        assert_eq!(table.camera().translation.truncate(), Vec2::ZERO, "the camera shakes");
    }
}

#[test]
fn the_music_gains_a_layer_at_noon_and_one_in_the_evening() {
    let mut seen = BTreeSet::new();
    follow(20..22, |table, _, _, _| {
        let state = table.live().game().state();
        if !state.table.options.is_sudden() {
            let round = if state.table.evening { 6 } else { state.table.round };
            let expected = [round >= 3, round >= 5];
            assert_eq!(Alternatywy::tension(state), expected, "in Round {round}");
            seen.insert(expected);
        }
    });
    assert_eq!(seen.len(), 3, "{seen:?}");
}
