//! Cues move pictures, never facts.

use std::time::Duration;

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::app::screens::Screen;
use tenement::app::stage::Stage;
use tenement::app::stage::cue::{Act, Cue};
use tenement::cli::Speed;
use tenement::rules::eviction::Step;

use super::support::{BOT, Dice, FRAME, PERSON, Table, opening};

/// The most that a step may take at speed Normal, in seconds.
const LONGEST_STEP: f32 = 1.5;

/// Plays one frame: a person decides at random when the table is still.
fn play_frame(table: &mut Table, dice: &mut Dice) {
    let choice = dice.pick(table.live().choices()).filter(|_| table.stage().is_still());
    match choice {
        Some(mv) => table.play(mv),
        None if table.live().awaiting().is_some() && table.stage().is_still() => table.intend(Intent::TakeSeat),
        None => table.update(),
    }
}

/// Where something is held while the table is still, somebody must be choosing
/// where one of those who are thrown out arrives.
fn nobody_is_forgotten_in_the_air(table: &Table) {
    if table.stage().is_still() && !table.stage().is_empty() {
        let step = table.live().game().state().table.step;
        assert!(matches!(step, Step::Arrival { .. }), "{step:?} while {:?} are held", table.cues());
    }
}

#[test]
fn a_match_of_bots_at_normal_speed_reaches_the_results() {
    for (nth, setup) in ["standard", "grand", "no-cards"].into_iter().enumerate() {
        let seats = if setup == "no-cards" { 2 } else { 4 };
        let mut table = opening(&[BOT; 4][..seats]).setup(setup).seed(nth as u64).speed(Speed::Normal).open();
        let frames = table.until("results", |table| {
            if table.screen() == Screen::Match {
                nobody_is_forgotten_in_the_air(table);
            }
            table.screen() == Screen::Results
        });
        assert!(table.stage().is_empty() && table.pieces() == 0);
        let minutes = FRAME.as_secs_f32() * frames as f32 / 60.0;
        println!("{setup} with {seats} random bots takes {minutes:.1} minutes at Normal");
        assert!(minutes < 20.0, "{setup}: {minutes} minutes are too long to watch");
    }
}

#[test]
fn no_step_takes_longer_than_a_second_and_a_half() {
    let mut longest: Option<Cue> = None;
    let (mut table, mut dice) = (opening(&[PERSON; 4]).setup("grand").speed(Speed::Normal).open(), Dice::new(1));
    for nth in 0..12 {
        table.begin(&opening(&[PERSON; 4]).setup("grand").seed(nth).speed(Speed::Normal));
        while table.screen() == Screen::Match {
            play_frame(&mut table, &mut dice);
            // A number waits as long as the show of what changes it.
            let steps = table.cues().iter().filter(|cue| !cue.is_hold() && !matches!(cue.act, Act::Count { .. }));
            let cue = steps.max_by(|a, b| a.length.total_cmp(&b.length));
            let longer = |cue: &&Cue| longest.as_ref().is_none_or(|longest| longest.length < cue.length);
            longest = cue.filter(longer).cloned().or(longest);
            table.app.world_mut().resource_mut::<Stage>().skip();
        }
    }
    let longest = longest.expect("something moved");
    println!("the longest cue: {longest:?}");
    assert!(longest.length <= LONGEST_STEP, "{longest:?}");
}

#[test]
fn all_cues_can_be_dropped_at_any_moment() {
    for seed in 0..6 {
        let seats = [PERSON, PERSON, BOT, BOT];
        let (mut table, mut dice) =
            (opening(&seats).setup("grand").seed(seed).speed(Speed::Normal).open(), Dice::new(seed));
        while table.screen() == Screen::Match {
            match dice.below(12) {
                0 => table.app.world_mut().resource_mut::<Stage>().clear(),
                1 => table.app.world_mut().resource_mut::<Stage>().skip(),
                2 => table.press(KeyCode::Space),
                _ => {}
            }
            if table.has_match() {
                play_frame(&mut table, &mut dice);
            }
            if table.screen() == Screen::Match && table.has_match() {
                table.check();
                nobody_is_forgotten_in_the_air(&table);
            }
        }
        assert_eq!(table.screen(), Screen::Results);
    }
}

#[test]
fn a_key_finishes_within_a_frame_what_is_being_shown() {
    let (mut table, mut dice) = (opening(&[PERSON; 2]).setup("no-cards").speed(Speed::Normal).open(), Dice::new(3));
    let mut skipped = 0;
    while table.screen() == Screen::Match && skipped < 60 {
        play_frame(&mut table, &mut dice);
        if !table.stage().is_still() {
            let decisions = table.decisions();
            table.press(KeyCode::Space);
            assert!(table.stage().is_still(), "{:?}", table.cues());
            assert_eq!(table.decisions(), decisions, "the key that skips decides nothing");
            skipped += 1;
        }
    }
    assert!(skipped > 20);
}

/// Frames until what the first placement shows is over.
fn frames_of_the_first_placement(speed: Speed) -> usize {
    let mut table = opening(&[PERSON; 2]).setup("no-cards").speed(speed).open();
    for _ in 0..2 {
        let first = table.live().choices()[0];
        table.play(first);
    }
    table.until("still", |table| table.stage().is_still())
}

#[test]
fn speeds_scale_what_is_shown() {
    let [none, fast, normal, slow] = Speed::ALL.map(frames_of_the_first_placement);
    println!("frames of the first placement: {none}, {fast}, {normal}, {slow}");
    assert_eq!(none, 0, "nothing is shown at None");
    let near = |frames: usize, factor: f32| (frames as f32 - normal as f32 / factor).abs() <= 2.0;
    assert!(near(fast, 2.2) && near(slow, 0.5), "{fast}, {normal}, {slow}");
}

#[test]
fn after_a_long_sleep_nothing_is_missed() {
    let mut table = opening(&[PERSON; 2]).setup("no-cards").speed(Speed::Normal).open();
    for _ in 0..2 {
        let first = table.live().choices()[0];
        table.play(first);
    }
    let before = table.stage().now();
    table.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_secs(3600)));
    table.update();
    assert!(table.stage().now() - before <= 0.051, "the stage's clock jumps");
    assert!(!table.stage().is_still());
}

#[test]
fn with_reduced_motion_nothing_moves_on_its_way() {
    let (mut table, mut dice) = (opening(&[PERSON; 2]).setup("no-cards").speed(Speed::Normal).open(), Dice::new(4));
    table.settings().reduced_motion = true;
    let mut shown = 0;
    while table.screen() == Screen::Match && shown < 400 {
        play_frame(&mut table, &mut dice);
        if !table.stage().is_still() {
            shown += 1;
            let transform = table.camera();
            assert_eq!(transform.translation.truncate(), Vec2::ZERO, "the camera shakes");
        }
    }
    assert!(shown > 100);
}
