//! What the margins say of bots: their hints, their shows, their portraits.

use std::collections::BTreeSet;

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::Shape;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tenement::app::hud::margins::Wish;
use tenement::app::hud::model::{Face as FaceAt, HintWords, HudModel};
use tenement::app::screens::Curtain;
use tenement::bots::{Considered, Level, SeatKind};
use tenement::cli::Speed;
use tenement::locale::{Speaks, player_name};
use tenement::rules::eviction::{Eviction, Face, Move};
use tenement::rules::{Game, Seat, Viewer};

use super::margins::{Margins, draw_margins, in_window, margins, model};
use super::{TABLES, USUAL, WINDOWS, click, locale, says, screen};

#[test]
fn where_there_is_room_for_two_a_hint_stands_for_what_cannot_be_taken_back() {
    let [undo, redo, hint] = ["match-undo", "match-redo", "match-hint"].map(|id| locale().say(id));
    let taken_back = HudModel { may_redo: true, is_final: Some("Too late".to_owned()), ..model() };
    let small = WINDOWS[1];
    let mut harness = in_window(small, taken_back.clone());
    assert!(says(&harness, &redo) && !says(&harness, &undo));
    click(&mut harness, &hint);
    assert!(harness.state().wishes.contains(&Wish::Hint), "{:?}", harness.state().wishes);
    let harness = in_window(small, HudModel { is_final: None, ..taken_back });
    assert!(says(&harness, &redo) && says(&harness, &undo));
}

#[test]
fn a_hint_is_a_wish_of_whoever_is_asked() {
    let hint = locale().say("match-hint");
    for window in [USUAL, TABLES[1]] {
        let mut harness = in_window(window, model());
        click(&mut harness, &hint);
        assert_eq!(harness.state().wishes, [Wish::Hint], "{window:?}");
        let harness = in_window(window, HudModel { asked: false, showing: true, ..model() });
        assert!(says(&harness, &locale().say("match-skip")), "{window:?}");
    }
    let mut harness = margins(HudModel { asked: false, ..model() });
    click(&mut harness, &hint);
    assert_eq!(harness.state().wishes, [], "nobody is asked");
}

/// The margins while somebody is advised.
pub fn advised() -> HudModel<Move> {
    let considered: Vec<_> = Face::ALL
        .iter()
        .enumerate()
        .map(|(nth, &face)| Considered { mv: Move::Card(face), ahead: 250 - 130 * nth as i32, tried: 300 })
        .collect();
    let view = Eviction::view(&super::opened(), Viewer::Seat(Seat(0)));
    let lines = tenement::locale::hint::<Eviction>(locale(), &view, &[], 4, &considered);
    let title = Eviction::choice(locale(), &view, &[], considered[0].mv);
    HudModel { hint: Some(HintWords { title, lines, thinking: false }), ..model() }
}

#[test]
fn a_hint_says_what_and_why_in_every_window() {
    for window in [USUAL, TABLES[1]] {
        let model = advised();
        let harness = in_window(window, model.clone());
        let hint = model.hint.expect("a hint");
        assert!(says(&harness, &hint.title), "{window:?}");
        assert_eq!(hint.lines.len(), 3, "what to expect, the next best, the futures: {:?}", hint.lines);
        for line in &hint.lines {
            assert!(says(&harness, line), "{window:?}: {line}");
        }
    }
}

#[test]
fn numbers_of_a_hint_are_told_as_people_say_them() {
    let view = Eviction::view(&super::opened(), Viewer::Seat(Seat(0)));
    let told_among = |seats: u8, numbers: &[(i32, u32)]| {
        let moves = Face::ALL.iter().map(|&face| Move::Card(face));
        let considered: Vec<_> =
            numbers.iter().zip(moves).map(|(&(ahead, tried), mv)| Considered { mv, ahead, tried }).collect();
        tenement::locale::hint::<Eviction>(locale(), &view, &[], seats, &considered)
    };
    let told = |numbers: &[(i32, u32)]| told_among(3, numbers);
    let lines = told(&[(254, 30), (155, 12)]);
    assert!(lines[0].contains("2.5 points ahead of the others."), "{lines:?}");
    assert!(lines[1].contains("1 point worse"), "{lines:?}");
    assert!(lines[2].contains("30 futures") && lines[2].contains("42 in all"), "{lines:?}");
    let lines = told(&[(-100, 1), (-102, 1)]);
    assert!(lines[0].contains("1 point behind the others."), "{lines:?}");
    assert!(lines[1].starts_with("About as good") && lines[2].contains("1 future was"), "{lines:?}");
    assert!(told(&[(3, 9), (-200, 9)])[0].contains("level with the others."));
    for (ahead, words) in
        [(254, "ahead of the other player."), (-99, "behind the other player."), (0, "level with the")]
    {
        assert!(told_among(2, &[(ahead, 9)])[0].contains(words), "{ahead}");
    }
    assert_eq!(told(&[(0, 0)]), [locale().say("hint-nothing-else")], "no number comes from no future");
    assert!(told(&[]).is_empty());
}

#[test]
fn a_show_can_be_stopped_and_its_speed_changed_in_every_window() {
    for window in [USUAL, TABLES[1]] {
        for (stands, id) in [(false, "match-show-stop"), (true, "match-show-go-on")] {
            let show = HudModel { asked: false, show: Some(stands), is_final: Some("Too late".to_owned()), ..model() };
            let mut harness = in_window(window, show);
            click(&mut harness, &locale().say(id));
            assert_eq!(harness.state().wishes, [Wish::Stand(!stands)], "{window:?}");
            assert!(!says(&harness, &locale().say("match-undo")), "there is nothing to take back");
            let normal = locale().say("speed-normal");
            let whole = format!("{}: {normal}", locale().say("match-speed"));
            let speed = if window == USUAL { whole } else { normal };
            harness.state_mut().wishes.clear();
            click(&mut harness, &speed);
            assert_eq!(harness.state().wishes, [Wish::Speed(Speed::Slow)], "{window:?}");
        }
    }
}

/// A person and bots, as many as may sit at a table.
pub const COMPANY: [SeatKind; 6] = [
    SeatKind::Human,
    SeatKind::Bot(Level::Easy),
    SeatKind::Bot(Level::Medium),
    SeatKind::Bot(Level::Hard),
    SeatKind::Bot(Level::Random),
    SeatKind::Human,
];

/// The margins while a bot thinks that has a face.
pub fn with_face() -> HudModel<Move> {
    let mut model = HudModel { thinking: true, ..model() };
    model.seats[1].face = Some(FaceAt {
        picture: "face/eviction-hard".to_owned(),
        about: format!("{}\nHas a way with keys.", player_name(locale(), Eviction::NAME, COMPANY[3])),
        at: Rect::from_center_size(Vec2::new(-398.0, 110.0), Vec2::splat(46.0)),
    });
    model
}

#[test]
fn the_portrait_of_a_bot_tells_who_it_is_and_leads_to_the_players() {
    let mut harness = margins(with_face());
    let name = player_name(locale(), Eviction::NAME, COMPANY[3]);
    harness.get_by_role_and_label(Role::Image, &name).hover();
    harness.run_steps(6);
    assert!(says(&harness, "Has a way with keys."));
    harness.get_by_role_and_label(Role::Image, &name).click();
    harness.run();
    assert_eq!(harness.state().wishes, [Wish::Open(Curtain::Players)]);
}

/// All that is drawn in a number of frames, as text.
fn drawn(model: HudModel<Move>, still: bool) -> BTreeSet<String> {
    let mut state = Margins::of(model);
    state.look.still = still;
    let mut harness = screen(USUAL, state, draw_margins);
    let frame = |harness: &mut Harness<Margins>| {
        harness.step();
        let shapes = harness.output().shapes.iter();
        shapes
            .filter(|shape| !matches!(shape.shape, Shape::Text(_)))
            .map(|shape| format!("{:?}", shape.shape))
            .collect::<String>()
    };
    (0..5).map(|_| frame(&mut harness)).collect()
}

#[test]
fn the_sign_that_somebody_is_thinking_moves_unless_nothing_should() {
    assert!(drawn(with_face(), false).len() > 2, "it moves");
    assert_eq!(drawn(with_face(), true).len(), 1, "it stands still where that is wished");
    assert_eq!(drawn(HudModel { thinking: false, ..with_face() }, false).len(), 1, "nobody is thinking");
    assert_ne!(drawn(with_face(), true), drawn(HudModel { thinking: false, ..with_face() }, true), "there is a sign");
}

/// The sign asks for no frames of its own: while a bot thinks they come anyway.
#[test]
fn the_sign_that_somebody_is_thinking_keeps_nothing_awake() {
    let mut harness = screen(USUAL, Margins::of(with_face()), draw_margins);
    harness.run();
    assert!(!harness.ctx.has_requested_repaint());
}
