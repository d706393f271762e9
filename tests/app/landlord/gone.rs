//! What has gone already is seen until it goes, and nothing is seen before its
//! time.

use bevy::prelude::*;
use tenement::app::landlord::picture::{Look, Piece, pic};
use tenement::app::pictures::Pictures;
use tenement::app::sound::Sound;
use tenement::app::stage::cue::{Act, Cue};
use tenement::app::stage::table::{PieceIndex, Placed};
use tenement::app::stage::{Shown, Stage};
use tenement::cli::Speed;
use tenement::rules::landlord::{Event, Landlord, View, Window};
use tenement::rules::{Game, Seat, Viewer};

use super::lengths::shown;
use super::scenes::{HOUSES, SCENES, laid};
use super::{Street, against, moves, play};

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
    let home = pieces_of(&before, 2)
        .into_iter()
        .find(|placed| placed.slot == 3 && matches!(placed.face, Look::Resident { .. }));
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
    for (decisions, window) in [("play bomb; house 3", Window::Error), ("play squatters; flat 3,2", Window::Squatters)]
    {
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
