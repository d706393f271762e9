//! What a game must say to be played in the terminal.

use crate::bots::Evaluate;
use crate::locale::Locale;
use crate::rules::{Refusal, Seat};

/// A game that can be played in words. Everything is said of a view, so nothing
/// hidden can be said by mistake.
pub(super) trait Tabletop: Evaluate {
    /// Who decides, and what.
    fn prompt(locale: Locale, view: &Self::View) -> String;

    /// A move in words.
    fn choice(locale: Locale, view: &Self::View, mv: Self::Move) -> String;

    /// The line of an event in the log, if it has one. The view is that after the move.
    fn event(locale: Locale, view: &Self::View, event: &Self::Event) -> Option<String>;

    /// The name of a seat.
    fn seat(locale: Locale, seat: Seat) -> String;

    /// The whole table, line by line.
    fn board(locale: Locale, view: &Self::View) -> Vec<String>;

    /// What the signs of the board mean.
    fn legend(locale: Locale, view: &Self::View) -> String;

    /// One thing on the table, as a player names it; `None` if there is no such thing.
    fn explain(locale: Locale, view: &Self::View, thing: &str) -> Option<Vec<String>>;

    /// What the viewer holds in secret, each with what it does; empty if nothing.
    fn hand(locale: Locale, view: &Self::View) -> Vec<(String, String)>;

    /// The rules, a heading and a paragraph each.
    fn rules(locale: Locale, view: &Self::View) -> Vec<(String, String)>;

    /// The move that a player names without its being listed.
    fn wish(view: &Self::View, text: &str) -> Option<Self::Move>;

    /// A wish for the help to show.
    const WISH: &str;

    /// Why a move is not allowed.
    fn refusal(locale: Locale, refusal: &Refusal) -> String;

    /// The name of a source of points.
    fn source(locale: Locale, name: &str) -> String;

    /// The name of what decides a tie.
    fn tie(locale: Locale, name: &str) -> String;
}
