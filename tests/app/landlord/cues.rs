//! Cues of Landlord! move pictures, never facts; each kind of thing that happens
//! has some, wherever it happens.

use bevy::prelude::*;
use tenement::app::flow::Intent;
use tenement::app::landlord::picture::{Look, Piece, pic};
use tenement::app::pictures::Pictures;
use tenement::app::screens::Screen;
use tenement::app::sound::Sound;
use tenement::app::stage::cue::{Act, Cue};
use tenement::app::stage::table::{PieceIndex, Placed};
use tenement::app::stage::{Shown, Stage};
use tenement::cli::Speed;
use tenement::rules::landlord::{Event, Landlord, View, Window};
use tenement::rules::{Game, Seat, Viewer};

use super::lengths::shown;
use super::{Street, against, moves, play, scene, step};
use crate::support::{BOT, Dice, PERSON, opening};

/// A street for each of two, with somebody in each house.
const HOUSES: &str = r#""streets": [
    [{ "floors": ["move", "roof", "roof"], "finish": "roof", "residents": [{ "kind": "mother_child", "flat": 1 }, { "kind": "student", "flat": 2 }] },
     { "floors": ["move"], "finish": "roof" }],
    [{ "floors": ["move", "roof", "roof"], "finish": "roof", "over": "loft_conversion", "cellar": true, "residents": [
        { "kind": "family", "flat": 1 }, { "kind": "student", "flat": 3, "refused": true }, { "kind": "mover", "flat": 4 }] },
     { "floors": ["move", "roof"], "finish": "flat_roof", "residents": [{ "kind": "single", "flat": 1 }] }]
], "money": [9, 9, 9]"#;

/// Somebody has Squatters and a tenant when the turn begins.
const SQUATTED: &str = r#""streets": [
    [{ "floors": ["move", "law"], "finish": "roof", "residents": [{ "kind": "student", "flat": 1 }, { "kind": "squatters", "flat": 2 }] },
     { "floors": ["move", "student"], "finish": "roof" }]], "money": [9, 9]"#;

/// What happens, what each of three has in the hand, and what is decided.
const SCENES: [(&str, &str, [&str; 3], &str, Sound); 27] = [
    ("a bomb", HOUSES, ["bomb", "", ""], "play bomb; house 2", Sound::Explosion),
    ("a bomb on the own house", HOUSES, ["bomb", "", ""], "play bomb; house 0", Sound::Explosion),
    ("a bomb and the police", HOUSES, ["bomb", "police", ""], "play bomb; house 3; counter police", Sound::JailDoor),
    (
        "an investigation all around the table",
        HOUSES,
        ["bomb alibi", "police alibi", "law"],
        "play bomb; house 3; counter police; counter alibi; counter alibi; counter law",
        Sound::JailDoor,
    ),
    ("an error about a bomb", HOUSES, ["bomb", "error", ""], "play bomb; house 3; counter error; house 1", Sound::Rebound),
    (
        "an error about a murder",
        HOUSES,
        ["murder", "error", ""],
        "play murder; resident 2,3; counter error; resident 0,2",
        Sound::Rebound,
    ),
    ("an error nobody makes", HOUSES, ["bomb", "error", ""], "play bomb; house 3; pass", Sound::Explosion),
    ("a murder", HOUSES, ["murder", "", ""], "play murder; resident 2,3", Sound::Murder),
    ("a family that reports", HOUSES, ["bomb", "", ""], "play bomb; house 2; report", Sound::Siren),
    ("squatters", HOUSES, ["squatters", "", ""], "play squatters; flat 3,2", Sound::Squatters),
    ("squatters led away", HOUSES, ["squatters", "police", ""], "play squatters; flat 3,2; counter police", Sound::PoliceCar),
    ("a musician", HOUSES, ["musician", "", ""], "play musician; flat 0,3; resident 0,1; flat 1,1", Sound::Musician),
    ("a demolition", HOUSES, ["demolition", "", ""], "play demolition; house 3", Sound::Knock),
    ("a house with nobody in it demolished", HOUSES, ["demolition", "", ""], "play demolition; house 1", Sound::Demolition),
    ("politics as demolition", HOUSES, ["politics", "", ""], "politics demolition; house 1", Sound::Politics),
    ("own use by a rival", HOUSES, ["own_use", "", ""], "play own-use; house 3", Sound::Suitcase),
    ("own use by oneself", HOUSES, ["own_use", "", ""], "play own-use; house 0", Sound::Suitcase),
    ("a refusal", HOUSES, ["rent_refusal", "", ""], "play rent-refusal; resident 3,1", Sound::Refuse),
    ("a move, and what it costs", HOUSES, ["move", "", ""], "play move; resident 3,1; flat 1,1", Sound::Pay),
    ("a move within a house", HOUSES, ["move", "", ""], "play move; resident 0,2; flat 0,3", Sound::MoveIn),
    ("a mother who comes back", HOUSES, ["", "", ""], "recall 0,1", Sound::Suitcase),
    ("the rent", HOUSES, ["", "", ""], "done", Sound::Purse),
    ("a card drawn", HOUSES, ["", "", ""], "done; buy", Sound::Draw),
    ("a trade", HOUSES, ["", "roof", ""], "offer 1; give nothing; want roof; pay 3; accept", Sound::Swap),
    ("a house", HOUSES, ["manager hippies roof", "", ""], "floor manager; floor hippies; finish roof", Sound::Roof),
    ("a site taken down", HOUSES, ["manager hippies roof", "", ""], "floor manager; floor hippies; take-down", Sound::TakeDown),
    ("an altered house", HOUSES, ["cellar_flat", "", ""], "play cellar-flat; house 0", Sound::Alter),
];

/// The table of a scene.
fn laid(seats: &[tenement::bots::SeatKind], speed: Speed, houses: &str, hands: &[&str; 3]) -> Street {
    let hand = |kinds: &&str| {
        let kinds: Vec<String> = kinds.split_whitespace().map(|kind| format!("{kind:?}")).collect();
        format!("[{}]", kinds.join(", "))
    };
    let hands: Vec<String> = hands.iter().map(hand).collect();
    scene(seats, speed, "", &format!(r#"{houses}, "hands": [{}]"#, hands.join(", ")))
}

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
        // The sound of the first frame may be over.
        heard |= has(table.cues(), wanted);
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
    for (name, houses, hands, decisions, wanted) in SCENES {
        let mut table = laid(&against(2), Speed::Normal, houses, &hands);
        let mut nth = 0;
        play_scene(&mut table, decisions, wanted, |table| {
            nth += 1;
            if nth % 2 == 0 {
                (0..4).for_each(|_| table.update());
            }
            if !table.stage().is_still() {
                table.press(KeyCode::Space);
            }
            assert!(table.stage().is_empty(), "{name}: {:?}", table.cues());
            table.check();
        });
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

// ------------------------------------------------------- what has gone already

/// When a sound begins, on the stage's clock.
fn start_of(cues: &[Cue], wanted: Sound) -> f32 {
    let found = cues.iter().find(|cue| matches!(cue.act, Act::Play { sound, .. } if sound == wanted));
    found.unwrap_or_else(|| panic!("{wanted:?} is not heard")).start
}

/// The cues of the last decision, on a stage of its own.
fn last_show(table: &mut Street, decision: &str) -> (View, View, Vec<Event>, Stage) {
    let before = table.live().shown();
    play(table, decision);
    let [told] = table.told()[..] else { panic!("one decision") };
    let (events, now) = (told.events.clone(), told.view);
    let stage = shown(table, &events, &before, &now);
    (before, now, events, stage)
}

/// The pieces that a house is made of, with those who live there.
fn pieces_of(view: &View, house: u8) -> Vec<Placed<Landlord>> {
    let in_house = |piece: Piece| match piece {
        Piece::House(id) | Piece::Storey(id, _) => id.0 == house,
        _ => false,
    };
    let picture = Landlord::picture(view);
    picture.into_iter().filter(|placed| in_house(placed.piece) || placed.at.is_some_and(in_house)).collect()
}

/// Whether a picture is drawn at a place by props or by a piece on its way, all
/// the time from the beginning to `until`.
fn stands_until(table: &Street, stage: &Stage, view: &View, placed: &Placed<Landlord>, until: f32) -> bool {
    let Some(name) = pic(placed.face) else { return true };
    let rest = Landlord::rest(view, placed);
    let pic = table.app.world().resource::<Pictures>().pic(&name);
    let entity = table.app.world().resource::<PieceIndex<Landlord>>().get(placed.piece);
    let near = |at: Vec2| at.distance(rest.at) < 1.0;
    let prop = stage.cues().iter().any(|cue| match cue.act {
        Act::Prop { pic: shown, from, to, .. } => {
            shown == pic && near(from.at) && near(to.at) && cue.start <= 0.01 && cue.end() >= until - 0.01
        }
        _ => false,
    });
    let waits = stage.cues().iter().any(|cue| match cue.act {
        Act::Travel { piece, from, .. } => Some(piece) == entity && near(from.at) && cue.start >= until - 0.01,
        _ => false,
    });
    let worn = stage.cues().iter().any(|cue| match cue.act {
        Act::Wear { piece, pic: shown } => Some(piece) == entity && shown == pic && cue.end() >= until - 0.01,
        _ => false,
    });
    prop || waits && worn
}

#[test]
fn a_house_stands_until_it_is_blown_up() {
    for hands in [["bomb", "", ""], ["bomb", "police", ""]] {
        let mut table = laid(&against(2), Speed::Normal, HOUSES, &hands);
        play(&mut table, "play bomb");
        let (before, _, _, stage) = last_show(&mut table, "house 2");
        let until = start_of(stage.cues(), Sound::Explosion);
        assert!(until > 1.0, "the fuse burns for a while");
        for placed in pieces_of(&before, 2) {
            assert!(stands_until(&table, &stage, &before, &placed, until), "{placed:?} is gone before the explosion");
        }
    }
}

#[test]
fn a_house_stands_until_the_ball_hits_it() {
    let mut table = laid(&against(2), Speed::Normal, HOUSES, &["demolition", "", ""]);
    play(&mut table, "play demolition");
    let (before, _, _, stage) = last_show(&mut table, "house 1");
    let until = start_of(stage.cues(), Sound::Demolition);
    assert!(until > 0.5, "the ball swings first");
    for placed in pieces_of(&before, 1) {
        assert!(stands_until(&table, &stage, &before, &placed, until), "{placed:?} is gone before the ball hits");
    }
}

#[test]
fn who_is_murdered_is_at_home_until_then() {
    let mut table = laid(&against(2), Speed::Normal, HOUSES, &["murder", "", ""]);
    play(&mut table, "play murder");
    let (before, _, _, stage) = last_show(&mut table, "resident 2,3");
    let until = start_of(stage.cues(), Sound::Murder);
    let home = pieces_of(&before, 2).into_iter().find(|placed| {
        placed.slot == 3 && matches!(placed.face, Look::Resident { .. })
    });
    let home = home.expect("somebody lives there");
    assert!(stands_until(&table, &stage, &before, &home, until), "the student is gone before the murder");
}

#[test]
fn the_site_stands_until_it_is_taken_down() {
    let mut table = laid(&against(2), Speed::Normal, HOUSES, &["manager hippies roof", "", ""]);
    play(&mut table, "floor manager; floor hippies");
    let (before, _, _, stage) = last_show(&mut table, "take-down");
    assert!(!pieces_of(&before, 4).is_empty());
    let props = stage.cues().iter().filter(|cue| matches!(cue.act, Act::Prop { .. })).count();
    assert!(props >= 4, "scaffold, ground and floors are seen to go: {props}");
}

/// A piece that was not on the table before must not be seen before its time.
#[test]
fn nothing_waits_in_sight_where_it_never_was() {
    let mut early = Vec::new();
    for (name, houses, hands, decisions, _) in SCENES {
        let mut table = laid(&against(2), Speed::None, houses, &hands);
        for mv in moves(decisions) {
            let (before, _, events, stage) = last_show(&mut table, &mv.to_string());
            let known: Vec<Piece> = Landlord::picture(&before).iter().map(|placed| placed.piece).collect();
            let world = table.app.world();
            for cue in stage.cues() {
                let Act::Travel { piece, from, .. } = cue.act else { continue };
                let piece = *world.get::<Piece>(piece).expect("a piece travels");
                let first = stage.cues().iter().all(|other| match other.act {
                    Act::Travel { piece: other_piece, .. } => {
                        world.get::<Piece>(other_piece) != Some(&piece) || other.start >= cue.start
                    }
                    _ => true,
                });
                if first && !known.contains(&piece) && cue.start > 0.2 && from.alpha > 0.05 {
                    early.push(format!("{name}: {piece:?} waits {:.1} s at {:?} in {events:?}", cue.start, from.at));
                }
            }
        }
    }
    assert!(early.is_empty(), "{}", early.join("\n"));
}

// ------------------------------------------------------------------- held breath

/// Where the held breath is shown.
fn question(table: &Street, stage: &Stage) -> Option<Vec2> {
    let pic = table.app.world().resource::<Pictures>().pic("landlord/question");
    stage.cues().iter().find_map(|cue| match cue.act {
        Act::Prop { pic: shown, to, .. } if shown == pic => Some(to.at),
        _ => None,
    })
}

fn plate(view: &View, seat: Seat) -> Vec2 {
    let picture = Landlord::picture(view);
    let plate = picture.iter().find(|placed| placed.piece == Piece::Street(seat)).expect("a plate");
    Landlord::rest(view, plate).at
}

#[test]
fn breath_is_held_over_whom_the_window_concerns() {
    for (rival, decisions) in [
        ("", "play bomb; house 3"),
        ("error", "play murder; resident 2,3"),
        ("", "play squatters; flat 3,2"),
        ("police", "play squatters; flat 3,2"),
    ] {
        let mut table = laid(&against(2), Speed::Normal, HOUSES, &["bomb murder squatters", rival, ""]);
        let all = moves(decisions);
        table.play(all[0]);
        let (_, now, _, stage) = last_show(&mut table, &all[1].to_string());
        let at = question(&table, &stage).expect("breath is held");
        assert!(at.distance(plate(&now, Seat(1))) < 60.0, "{decisions}: {at:?} is not over the plate of the victim");
    }
}

#[test]
fn until_breath_is_held_nothing_tells_whether_somebody_can_answer() {
    for (decisions, window) in [("play bomb; house 3", Window::Error), ("play squatters; flat 3,2", Window::Squatters)] {
        let shows = ["police error", "manager manager"].map(|rival| {
            let mut table = laid(&against(2), Speed::Normal, HOUSES, &["bomb squatters", rival, ""]);
            let all = moves(decisions);
            table.play(all[0]);
            let (_, _, events, _) = last_show(&mut table, &all[1].to_string());
            let asked = events.iter().position(|event| *event == Event::Asked { window }).expect("somebody may answer");
            let before = Landlord::view(table.live().game().state(), Viewer::Spectator);
            let stage = shown(&table, &events[..=asked], &before, &before);
            (events[..=asked].len(), (stage.end() * 100.0).round())
        });
        assert_eq!(shows[0], shows[1], "{decisions}");
    }
}

// -------------------------------------------------------------- whole matches

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
