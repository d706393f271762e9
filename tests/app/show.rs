//! A match of bots is a show that can be stopped.

use bevy::prelude::*;
use tenement::app::flow::{Intent, Show};
use tenement::app::screens::Screen;
use tenement::cli::Speed;
use tenement::rules::Seat;

use super::support::{BOT, PERSON, Table, opening};

fn stands(table: &Table) -> bool {
    table.app.world().resource::<Show>().stands
}

#[test]
fn a_show_stops_in_the_middle_of_a_movement_and_goes_on() {
    let mut table = opening(&[BOT, BOT, BOT]).speed(Speed::Normal).open();
    table.until("something moves", |table| !table.stage().is_still() && table.decisions() > 8);
    table.press(KeyCode::Space);
    assert!(stands(&table));
    let (made, now) = (table.decisions(), table.stage().now());
    (0..100).for_each(|_| table.update());
    assert_eq!((table.decisions(), table.stage().now()), (made, now), "nothing moves, nobody decides");
    assert!(!table.is_busy(), "so nothing is drawn");
    table.press(KeyCode::Space);
    assert!(!stands(&table) && table.is_busy());
    table.until("it goes on", |table| table.decisions() > made + 3);
}

#[test]
fn between_two_decisions_of_a_show_there_is_time_to_look() {
    let frames = |speed| {
        let mut table = opening(&[BOT, BOT]).speed(speed).open();
        table.until("some decisions", |table| table.decisions() >= 12)
    };
    let (slow, normal, fast, none) =
        (frames(Speed::Slow), frames(Speed::Normal), frames(Speed::Fast), frames(Speed::None));
    assert!(slow > normal && normal > fast && fast > none, "{slow} {normal} {fast} {none}");
}

#[test]
fn where_a_person_plays_there_is_no_show_to_stop() {
    let mut table = opening(&[PERSON, BOT]).speed(Speed::Normal).open();
    table.press(KeyCode::Space);
    assert!(!stands(&table));
    let mut table = opening(&[BOT, BOT]).speed(Speed::Normal).open();
    table.press(KeyCode::Space);
    assert!(stands(&table));
    table.intend(Intent::Give(Seat(0), PERSON));
    table.update();
    assert!(!stands(&table), "somebody has sat down");
}

#[test]
fn the_next_show_does_not_begin_stopped() {
    let mut table = opening(&[BOT, BOT]).speed(Speed::Normal).open();
    table.press(KeyCode::Space);
    assert!(stands(&table));
    table.go_to(Screen::Title);
    assert!(!stands(&table));
}
