//! The table shows what the rules say, after every move of many random matches.
//! That an event names every piece that changed is checked by the app itself.

use super::play_matches;

/// Matches in all, and the parts that can be played side by side.
const MATCHES: usize = 32;
const PARTS: usize = 2;

#[test]
fn the_table_shows_the_view_after_every_move_of_even_matches() {
    play_matches((0..MATCHES).step_by(PARTS), |table| table.check());
}

#[test]
fn the_table_shows_the_view_after_every_move_of_odd_matches() {
    play_matches((1..MATCHES).step_by(PARTS), |table| table.check());
}
