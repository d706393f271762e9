//! The pointer: a card is picked up, and a click or a drop decides what it does.

use std::time::Duration;

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Click, DragDrop, DragEnd, DragStart, Move as PointerMove};
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use tenement::app::alternatywy::picture::{Pick, Piece};
use tenement::app::alternatywy::{Hovered, Ways};
use tenement::app::hud::Pressed;
use tenement::app::stage::table::PieceIndex;
use tenement::rules::alternatywy::{Alternatywy, Card, Class, Move, Place, Step};

use super::{Block, aim, hud, made, play_asked, wish};

pub fn entity(table: &Block, piece: Piece) -> Entity {
    let found = table.app.world().resource::<PieceIndex<Alternatywy>>().get(piece);
    found.unwrap_or_else(|| panic!("{piece:?} is not on the table"))
}

/// Something happens to a piece; no frame.
pub fn send<E>(table: &mut Block, id: PointerId, on: Piece, event: E)
where
    E: std::fmt::Debug + Clone + Reflect,
    Pointer<E>: Message,
{
    let on = entity(table, on);
    let location = Location {
        target: NormalizedRenderTarget::None { width: 1280, height: 720 },
        position: Vec2::new(500.0, 300.0),
    };
    table.app.world_mut().write_message(Pointer::new(id, location, event, on));
}

pub fn hit() -> HitData {
    HitData::new(Entity::PLACEHOLDER, 0.0, Some(Vec3::ZERO), None)
}

fn press(table: &mut Block, id: PointerId, on: Piece) {
    let button = PointerButton::Primary;
    send(table, id, on, Click { button, hit: hit(), duration: Duration::from_millis(3), count: 1 });
    table.update();
}

/// A click, and a frame in which what it changed is looked at.
pub fn click(table: &mut Block, on: Piece) {
    press(table, PointerId::Mouse, on);
}

/// The pointer comes to rest on something.
pub fn hover(table: &mut Block, on: Piece) {
    send(table, PointerId::Mouse, on, PointerMove { hit: hit(), delta: Vec2::ONE });
    table.update();
}

/// A card of the own hand that is lit now.
fn lit_card(table: &Block) -> Option<(Card, Vec<Move>)> {
    let view = table.live().view();
    let ways = table.app.world().resource::<Ways>();
    let card = view.hand?.iter().find(|&card| ways.cards.contains(&view.table.kind(card)))?;
    Some((card, table.live().choices().to_vec()))
}

#[test]
fn a_card_is_picked_up_and_put_back_and_what_it_can_do_is_lit() {
    let (mut aimed, mut plain) = (0, 0);
    for nth in 0..4 {
        play_asked(nth, 120, |table, dice| {
            if let Some((card, _)) = lit_card(table) {
                let before = made(table).len();
                click(table, Piece::Card(card));
                assert_eq!(aim(table).picked, Some(card));
                table.update();
                let ways = table.app.world().resource::<Ways>().all.clone();
                assert!(!ways.is_empty(), "{:?} does nothing", table.live().view().table.kind(card));
                match ways[0].moves.len() {
                    2 => aimed += 1,
                    _ => plain += 1,
                }
                assert!(hud(table).buttons.iter().any(|button| button.press.is_some()), "it can be put back");
                table.app.world_mut().write_message(Pressed("put-back"));
                table.update();
                assert_eq!((aim(table).picked, made(table).len()), (None, before), "nothing was decided");
            }
            let wanted = wish(table, dice);
            table.play(wanted);
        });
    }
    println!("{aimed} cards with targets, {plain} without");
    assert!(aimed > 5 && plain > 5, "{aimed}, {plain}");
}

#[test]
fn a_card_that_needs_no_target_is_played_when_it_is_dropped_in_the_block() {
    let mut dropped = 0;
    for nth in 0..4 {
        play_asked(nth, 120, |table, dice| {
            let view = table.live().view();
            let turn = matches!(view.table.step, Step::Turn { .. });
            let card = lit_card(table).filter(|_| turn);
            if let Some((card, _)) = card {
                let button = PointerButton::Primary;
                send(table, PointerId::Mouse, Piece::Card(card), DragStart { button, hit: hit() });
                table.update();
                assert_eq!(aim(table).picked, Some(card));
                table.update();
                let ways = table.app.world().resource::<Ways>().all.clone();
                if let [way] = &ways[..]
                    && way.moves.len() == 1
                {
                    let before = made(table).len();
                    let distance = Vec2::new(40.0, 60.0);
                    table.app.world_mut().resource_mut::<tenement::app::alternatywy::Aim>().dragged = Some(Vec2::ZERO);
                    let on = entity(table, Piece::Card(card));
                    send(
                        table,
                        PointerId::Mouse,
                        Piece::Spot(Place::Club),
                        DragDrop { button, dropped: on, hit: hit() },
                    );
                    send(table, PointerId::Mouse, Piece::Card(card), DragEnd { button, distance });
                    table.update();
                    assert_eq!(made(table)[before..], way.moves[..], "{:?}", table.refused());
                    assert_ne!(view.table.kind(card).class(), Class::Reaction);
                    dropped += 1;
                    return;
                }
            }
            let wanted = wish(table, dice);
            table.play(wanted);
        });
    }
    assert!(dropped > 3, "{dropped}");
}

#[test]
fn a_finger_previews_first_and_decides_then() {
    play_asked(0, 1, |table, _| {
        let first = table.live().choices()[0];
        let Move::Character(character) = first else { panic!("{first}") };
        let (finger, on) = (PointerId::Touch(1), Piece::Pick(Pick::Character(character)));
        press(table, finger, on);
        assert_eq!((made(table), aim(table).moves.clone()), (vec![], vec![first]));
        assert!(hud(table).explained.is_some(), "it is explained");
        press(table, finger, on);
        assert_eq!(made(table), [first]);
    });
}

#[test]
fn whatever_the_pointer_rests_on_is_explained() {
    let (mut explained, mut silent) = (0, std::collections::BTreeSet::new());
    play_asked(3, 60, |table, dice| {
        let world = table.app.world_mut();
        let pieces: Vec<Piece> = world.query::<&Piece>().iter(world).copied().collect();
        for piece in (0..6).filter_map(|_| dice.pick(&pieces)).filter(|piece| *piece != Piece::Limelight) {
            hover(table, piece);
            let over = *table.app.world().resource::<Hovered>();
            match hud(table).explained {
                Some((title, lines)) => {
                    assert!(!lines.is_empty() && !title.contains("alternatywy-"), "{over:?}: {title}");
                    explained += 1;
                }
                None => {
                    silent.insert(format!("{piece:?}"));
                }
            }
        }
        let wanted = wish(table, dice);
        table.play(wanted);
    });
    assert!(explained > 150 && silent.is_empty(), "{explained}, {silent:?}");
}
