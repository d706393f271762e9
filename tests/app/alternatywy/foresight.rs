//! Before a Social Work begins, everybody's share of it is told.

use bevy::prelude::*;
use tenement::app::alternatywy::picture::Piece;
use tenement::rules::alternatywy::{Character, Deed, Move, Place};

use super::pointer::hover;
use super::{aim, hud, play_asked, wish};

#[test]
fn what_a_social_work_does_is_foreseen_before_it_is_introduced() {
    let mut foreseen = 0;
    for nth in 0..8 {
        play_asked(nth, 160, |table, dice| {
            let view = table.live().view();
            let choices = table.live().choices().to_vec();
            let landlord = Move::Character(Character::Aniol);
            let at_home =
                view.is_own(view.table.landlord) && view.table.place(view.table.landlord) == Some(Place::Landlords);
            let introduces = |mv: &&Move| **mv == Move::Board(Deed::Introduce) || at_home && **mv == Move::Blue;
            let Some(&mv) = choices.iter().find(introduces) else {
                let wanted = if choices.contains(&landlord) { landlord } else { wish(table, dice) };
                table.play(wanted);
                return;
            };
            while aim(table).moves != [mv] {
                table.press(KeyCode::Tab);
            }
            let preview = hud(table).preview.expect("it is foreseen");
            assert!(preview.lines().count() > view.table.list.len(), "a line each, and the Landlord's: {preview}");
            table.press(KeyCode::KeyQ);
            hover(table, Piece::Work(view.table.work.expect("a work lies open")));
            assert_eq!(hud(table).preview, Some(preview), "also when the pointer is on it");
            foreseen += 1;
            table.play(mv);
        });
    }
    println!("{foreseen} works foreseen");
    assert!(foreseen > 2, "{foreseen}");
}
