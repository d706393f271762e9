//! What a game must show to be played in the terminal.

use crate::bots::Evaluate;
use crate::levels::Leveled;
use crate::locale::{Locale, Speaks};

/// A game that can be played in words: its table as lines of text. Everything is
/// shown of a view, so nothing hidden can be shown by mistake.
pub trait Tabletop: Evaluate + Leveled + Speaks {
    /// The whole table, line by line.
    fn board(locale: Locale, view: &Self::View) -> Vec<String>;

    /// What the signs of the board mean.
    fn legend(locale: Locale, view: &Self::View) -> String;

    /// One thing on the table, as a player names it; `None` if there is no such thing.
    fn explain(locale: Locale, view: &Self::View, thing: &str) -> Option<Vec<String>>;

    /// What the viewer holds in secret, each with what it does; empty if nothing.
    fn hand(locale: Locale, view: &Self::View) -> Vec<(String, String)>;

    /// The move that a player names without its being listed.
    fn wish(view: &Self::View, text: &str) -> Option<Self::Move>;

    /// A wish for the help to show.
    const WISH: &str;

    /// How to ask about a thing on the table, for the help to show.
    const THING: &str;
}
