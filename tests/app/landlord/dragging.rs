//! A card of the own hand can be dragged to where it is meant to go.

use std::time::Duration;

use bevy::camera::RenderTargetInfo;
use bevy::picking::events::{Click, Drag, DragDrop, DragEnd, DragStart};
use bevy::prelude::*;
use tenement::app::landlord::picture::Piece;
use tenement::rules::landlord::Kind;

use super::pointer::{B, MOUSE, RIVAL, entity, hit, refusal, send, table};
use super::{Street, aim, in_hand, made, moves};

/// A camera that knows its window, so that a pointer has a place in the world.
fn open_eyes(table: &mut Street) {
    let world = table.app.world_mut();
    let mut cameras = world.query::<&mut Camera>();
    let mut camera = cameras.single_mut(world).expect("one camera");
    camera.computed.target_info = Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
    camera.computed.clip_from_view = Mat4::orthographic_rh(-640.0, 640.0, -360.0, 360.0, 0.0, 1000.0);
}

const LEFT: PointerButton = PointerButton::Primary;

/// A card is lifted and moved; it is still held.
fn drag(table: &mut Street, card: Piece) {
    send(table, MOUSE, card, DragStart { button: LEFT, hit: hit() });
    table.update();
    send(table, MOUSE, card, Drag { button: LEFT, distance: Vec2::new(9.0, 60.0), delta: Vec2::new(1.0, 6.0) });
    table.update();
}

#[test]
fn a_card_is_dragged_to_where_it_is_meant_to_go() {
    let mut table = table();
    open_eyes(&mut table);
    let student = Piece::Card(in_hand(&table, Kind::Student));
    drag(&mut table, student);
    assert_eq!(aim(&table).picked, Some(in_hand(&table, Kind::Student)));
    let dragged = aim(&table).dragged.expect("it is in the air");
    assert!(dragged.distance(Vec2::new(-140.0, 60.0)) < 1.0, "{dragged:?} is where the pointer is");
    let dropped = entity(&table, student);
    send(&mut table, MOUSE, Piece::Storey(B, 2), DragDrop { button: LEFT, dropped, hit: hit() });
    send(&mut table, MOUSE, student, DragEnd { button: LEFT, distance: Vec2::new(9.0, 60.0) });
    table.update();
    assert_eq!(made(&table), moves("play student; flat 1,2"));
    table.update();
    assert_eq!((aim(&table).dragged, aim(&table).picked), (None, None));
    table.check();
}

#[test]
fn a_card_dropped_where_it_cannot_go_says_why_and_stays_in_the_hand() {
    let mut table = table();
    open_eyes(&mut table);
    let student = Piece::Card(in_hand(&table, Kind::Student));
    drag(&mut table, student);
    let dropped = entity(&table, student);
    send(&mut table, MOUSE, Piece::Storey(RIVAL, 2), DragDrop { button: LEFT, dropped, hit: hit() });
    send(&mut table, MOUSE, student, DragEnd { button: LEFT, distance: Vec2::new(9.0, 60.0) });
    table.update();
    assert_eq!(refusal(&table), ("LL 1.3", "flat-taken"));
    assert_eq!((made(&table), aim(&table).dragged), (Vec::new(), None));
}

/// A hand that trembles drags a little between pressing and letting go; the
/// click follows all the same.
#[test]
fn a_click_with_a_trembling_hand_picks_the_card_up() {
    let mut table = table();
    open_eyes(&mut table);
    let student = Piece::Card(in_hand(&table, Kind::Student));
    drag(&mut table, student);
    let click = Click { button: LEFT, hit: hit(), duration: Duration::from_millis(90), count: 1 };
    send(&mut table, MOUSE, student, click);
    send(&mut table, MOUSE, student, DragEnd { button: LEFT, distance: Vec2::new(1.0, 1.0) });
    table.update();
    assert_eq!(aim(&table).picked, Some(in_hand(&table, Kind::Student)));
    assert_eq!(aim(&table).dragged, None);
}
