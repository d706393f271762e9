//! The table shows what the rules say, after every move of many random matches.
//!
//! Two systems of the app check the same in debug builds and panic: that the
//! entities are the picture of the view shown, and that an event names every
//! piece that changed.

use tenement::app::flow::Intent;
use tenement::app::screens::Screen;
use tenement::bots::SeatKind;
use tenement::levels::Levels;
use tenement::rules::Game;
use tenement::rules::eviction::{Eviction, Move};

use super::support::{BOT, Dice, Opening, PERSON, Table, opening};

/// Every house, for every number of seats it has a table for.
fn houses() -> Vec<(String, u8)> {
    let setups = Levels::<Eviction>::built_in().setups;
    setups.iter().flat_map(|(stem, file)| file.tables.keys().map(|&seats| (stem.clone(), seats))).collect()
}

/// Who looks on: one person, two, everybody, nobody.
fn company(nth: usize, seats: u8) -> Vec<SeatKind> {
    let people = [1, 2, usize::from(seats), 0][nth % 4];
    let turned = nth / 4 % usize::from(seats);
    let mut company: Vec<SeatKind> =
        (0..usize::from(seats)).map(|seat| if seat < people { PERSON } else { BOT }).collect();
    company.rotate_right(turned);
    company
}

/// Some moves of the same seat in a row, as one click can make them.
fn some_moves(table: &Table, dice: &mut Dice) -> Vec<Move> {
    let mut state = *table.live().game().state();
    let seat = Eviction::to_act(&state).map(|decision| decision.seat);
    let (mut legal, mut moves) = (table.live().choices().to_vec(), Vec::new());
    for _ in 0..=dice.below(3) {
        let Some(mv) = dice.pick(&legal) else { break };
        Eviction::play(&mut state, mv, &mut |_| {}).expect("it was legal");
        moves.push(mv);
        if Eviction::to_act(&state).map(|decision| decision.seat) != seat {
            break;
        }
        Eviction::legal_moves(&state, &mut legal);
    }
    moves
}

/// Plays to the end, and looks at the table after every frame.
fn play_and_check(table: &mut Table, dice: &mut Dice) -> usize {
    let mut frames = 0;
    while table.screen() == Screen::Match {
        let moves = some_moves(table, dice);
        if !moves.is_empty() {
            table.intend(Intent::Play(moves));
        } else if table.live().awaiting().is_some() {
            table.intend(Intent::TakeSeat);
        } else {
            table.update();
        }
        frames += 1;
        assert!(frames < 5_000, "the match does not end");
        if table.screen() == Screen::Match {
            table.check();
        }
    }
    frames
}

fn play_matches(nths: impl Iterator<Item = usize>) {
    let houses = houses();
    assert!(houses.len() > 12, "{houses:?}");
    let mut table: Option<Table> = None;
    for nth in nths {
        let (setup, seats) = &houses[nth % houses.len()];
        let opening: Opening = opening(&company(nth / houses.len(), *seats)).setup(setup).seed(nth as u64);
        match &mut table {
            Some(table) => table.begin(&opening),
            None => table = Some(opening.open()),
        }
        if let Some(table) = &mut table {
            play_and_check(table, &mut Dice::new(!(nth as u64)));
            assert_eq!(table.screen(), Screen::Results, "{opening:?}");
            assert_eq!(table.pieces(), 0, "nothing is left on the table");
        }
    }
}

/// Matches in all, and the parts that can be played side by side.
const MATCHES: usize = 500;
const PARTS: usize = 2;

#[test]
fn the_table_shows_the_view_after_every_move_of_even_matches() {
    play_matches((0..MATCHES).step_by(PARTS));
}

#[test]
fn the_table_shows_the_view_after_every_move_of_odd_matches() {
    play_matches((1..MATCHES).step_by(PARTS));
}
