//! An unlit thing that is asked answers with the rule.

use tenement::app::alternatywy::picture::Piece;
use tenement::app::flow::Intent;
use tenement::rules::alternatywy::{Class, Place, Step};

use super::pointer::click;
use super::{hud, made, play_asked, wish};

#[test]
fn unlit_things_say_why_not_and_nothing_happens() {
    let (mut cards, mut places, mut greyed) = (0, 0, 0);
    for nth in 0..3 {
        play_asked(nth, 110, |table, dice| {
            let view = table.live().view();
            let before = made(table).len();
            if let Step::Turn { .. } = view.table.step {
                let reaction = view
                    .hand
                    .and_then(|hand| hand.iter().find(|&card| view.table.kind(card).class() == Class::Reaction));
                if let Some(card) = reaction {
                    click(table, Piece::Card(card));
                    let [refusal] = table.refused()[..] else { panic!("a reaction has its window") };
                    assert_eq!((refusal.rule, refusal.reason), ("A4 R89", "only-in-window"));
                    cards += 1;
                }
                click(table, Piece::Spot(Place::Flats));
                assert_eq!(table.refused().len(), 1);
                places += 1;
                let buttons = hud(table).buttons;
                for button in buttons.iter().filter(|button| !button.enabled) {
                    assert!(button.about.as_ref().is_some_and(|about| about.contains("A4")), "{button:?}");
                    table.intend(Intent::Why(button.moves[0]));
                    assert_eq!(table.refused().len(), 1);
                    greyed += 1;
                }
                assert_eq!(made(table).len(), before);
            }
            let wanted = wish(table, dice);
            table.play(wanted);
        });
    }
    println!("{cards} cards, {places} places, {greyed} greyed buttons");
    assert!(cards > 5 && places > 20 && greyed > 20, "{cards}, {places}, {greyed}");
}
