//! Cues of Landlord! move pictures, never facts; each kind of thing that happens
//! has some, wherever it happens.

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::app::screens::Screen;
use tenement::app::sound::{PlaySound, Sound};
use tenement::app::stage::Stage;
use tenement::app::stage::cue::{Act, Cue};
use tenement::cli::Speed;
use tenement::rules::Seat;
use tenement::rules::landlord::{Event, Window};

use super::scenes::{SCENES, SQUATTED, laid};
use super::{Street, against, moves, scene, step};
use crate::support::{BOT, Dice, PERSON, opening};

fn has(cues: &[Cue], wanted: Sound) -> bool {
    cues.iter().any(|cue| matches!(cue.act, Act::Play { sound, .. } if sound == wanted))
}

/// Whether there is something to see in what happened.
fn is_seen(event: &Event) -> bool {
    !matches!(event, Event::Asked { window: Window::DoubleSystem })
}

/// Plays a scene, decision by decision; `after` does something after each.
fn play_scene(table: &mut Street, decisions: &str, wanted: Sound, mut after: impl FnMut(&mut Street)) -> bool {
    let mut heard = false;
    for mv in moves(decisions) {
        let made = table.decisions();
        table.play(mv);
        assert_eq!(table.decisions(), made + 1, "{mv} at {:?}: {:?}", step(table), table.refused());
        let seen = table.told().iter().flat_map(|told| &told.events).any(is_seen);
        assert!(!seen || !table.cues().is_empty(), "{mv}: nothing is to be seen");
        // What begins at once has been heard within the frame.
        let sounds = table.app.world().resource::<Messages<PlaySound>>();
        heard |= has(table.cues(), wanted) || sounds.iter_current_update_messages().any(|play| play.sound == wanted);
        after(table);
    }
    heard
}

#[test]
fn whatever_happens_is_shown_and_ends_with_each_piece_where_it_rests() {
    for seats in [against(2), vec![BOT, PERSON, BOT], vec![BOT; 3]] {
        for (name, houses, hands, decisions, wanted) in SCENES {
            let mut table = laid(&seats, Speed::Normal, houses, &hands);
            let mut seconds = 0;
            let heard = play_scene(&mut table, decisions, wanted, |table| {
                table.check();
                seconds += table.until("the table is still", |table| table.stage().is_still());
                assert!(table.stage().is_empty(), "{:?}", table.cues());
                table.check();
            });
            assert!(heard, "{name}: {wanted:?} was not heard");
            println!("{name}: {:.1} s", seconds as f32 * 0.05);
        }
    }
}

#[test]
fn skipping_leaves_nothing_but_the_table_at_rest() {
    for (name, houses, hands, decisions, _) in SCENES {
        let mut table = laid(&against(2), Speed::Normal, houses, &hands);
        for (nth, mv) in moves(decisions).into_iter().enumerate() {
            let made = table.decisions();
            table.play(mv);
            if nth % 2 == 1 {
                (0..4).for_each(|_| table.update());
            }
            if !table.stage().is_still() {
                table.press(KeyCode::Space);
            }
            // In a window a bot that has thought meanwhile decides within the frame,
            // and the scene goes on as it likes.
            if table.decisions() != made + 1 || !table.refused().is_empty() {
                break;
            }
            assert!(table.stage().is_empty(), "{name}: {:?}", table.cues());
            table.check();
        }
    }
}

#[test]
fn with_reduced_motion_the_same_is_shown_without_moving_on_the_way() {
    for (_, houses, hands, decisions, wanted) in SCENES {
        let mut table = laid(&against(2), Speed::Fast, houses, &hands);
        table.settings().reduced_motion = true;
        play_scene(&mut table, decisions, wanted, |table| {
            while !table.stage().is_still() {
                assert_eq!(table.camera().translation.truncate(), Vec2::ZERO, "the camera shakes");
                table.update();
            }
            table.check();
        });
    }
}

#[test]
fn squatters_drive_out_who_pays_best_when_the_turn_begins() {
    let position = format!(r#"{SQUATTED}, "to_act": 1, "hands": [[], ["law"]]"#);
    let mut table = scene(&against(1), Speed::Normal, "", &position);
    table.play(moves("done")[0]);
    table.until("the turn of seat 0", |table| table.live().game().state().table.active == Seat(0));
    assert!(table.cues().iter().any(|cue| matches!(cue.act, Act::Prop { .. })), "somebody knocks");
    table.until("still", |table| table.stage().is_still());
    table.check();
}

#[test]
fn a_match_of_bots_at_normal_speed_reaches_the_results() {
    let mut table: Street = opening(&[BOT; 3]).setup("seventy-five").seed(5).speed(Speed::Normal).open_as();
    let frames = table.until("results", |table| table.screen() == Screen::Results);
    println!("three random bots take {:.1} minutes at Normal", frames as f32 * 0.05 / 60.0);
    assert!(table.stage().is_empty() && table.pieces() == 0);
}

#[test]
fn all_cues_can_be_dropped_at_any_moment() {
    for seed in 0..3 {
        let opening = opening(&[PERSON, BOT, PERSON]).setup("seventy-five").seed(seed).speed(Speed::Normal);
        let (mut table, mut dice): (Street, Dice) = (opening.open_as(), Dice::new(seed));
        let mut frames = 0;
        while table.screen() == Screen::Match && frames < 4_000 {
            frames += 1;
            match dice.below(6) {
                0 => table.app.world_mut().resource_mut::<Stage>().clear(),
                1 => table.app.world_mut().resource_mut::<Stage>().skip(),
                2 => table.press(KeyCode::Space),
                _ => {}
            }
            if !table.has_match() || table.screen() != Screen::Match {
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
