//! What every game can say.

use super::Locale;
use crate::rules::{Game, Refusal, Seat};

/// A game in words. Everything about a match is said of a view, so nothing
/// hidden can be said by mistake.
///
/// Players are called by `names`, by seat; a seat without one is called by its
/// colour ([`seat_name`]).
pub trait Speaks: Game {
    /// Whose decision it is and what to decide, in a sentence.
    fn prompt(locale: Locale, view: &Self::View, names: &[String]) -> String;

    /// What a move does in the present decision, for people who choose from a list.
    fn choice(locale: Locale, view: &Self::View, names: &[String], mv: Self::Move) -> String;

    /// The sentence for an event, if it deserves a line in the log. The view is
    /// that after the move that caused it.
    fn event(locale: Locale, view: &Self::View, names: &[String], event: &Self::Event) -> Option<String>;

    /// The rules card: a heading and a paragraph each, only what matters in a
    /// match with these options, for someone who never saw the rulebook.
    fn rules(locale: Locale, options: &Self::Options, seats: u8) -> Vec<(String, String)>;

    /// What the lobby says in a line about a table: its size, for instance.
    fn table(locale: Locale, options: &Self::Options) -> String;

    /// Why a move is not allowed, in a sentence that ends with the rule.
    fn refusal(locale: Locale, refusal: &Refusal) -> String {
        let reason = locale.say(&format!("{}-refusal-{}", Self::NAME, refusal.reason));
        locale.say_with("refusal", &[("reason", reason.into()), ("rule", refusal.rule.into())])
    }

    /// The name of the game.
    fn title(locale: Locale) -> String {
        locale.say(&format!("game-{}", Self::NAME))
    }

    /// The name of a setup, known by the stem of its file; else the file's own title.
    fn setup_name(locale: Locale, stem: &str, title: &str) -> String {
        locale.find(&format!("{}-setup-{stem}", Self::NAME)).unwrap_or_else(|| title.to_owned())
    }

    /// What a setup is like, if it is one of the program's own.
    fn setup_about(locale: Locale, stem: &str) -> Option<String> {
        locale.find(&format!("{}-setup-{stem}-about", Self::NAME))
    }

    /// The name of where points came from ([`crate::rules::Placing::sources`]).
    fn source(locale: Locale, name: &str) -> String {
        locale.say(&format!("{}-source-{name}", Self::NAME))
    }

    /// The name of what decides a tie ([`crate::rules::Placing::ties`]).
    fn tie(locale: Locale, name: &str) -> String {
        locale.say(&format!("{}-tie-{name}", Self::NAME))
    }

    /// Who a seat was in a match, if the game has parts to play; for the results.
    fn part(_locale: Locale, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// A score: so many points, or whatever is counted.
    fn score(locale: Locale, score: i32) -> String {
        locale.say_with("text-points", &[("points", score.into())])
    }

    /// Who won, with how much.
    fn victory(locale: Locale, winners: &[String], score: i32) -> String {
        match winners {
            [name] => locale.say_with("results-winner", &[("name", name.clone().into()), ("points", score.into())]),
            _ => {
                let names = winners.join(", ");
                locale.say_with("results-shared", &[("names", names.into()), ("points", score.into())])
            }
        }
    }
}

/// The colours of the seats, in order, as pictures and sentences name them.
pub const SEAT_COLOURS: [&str; 6] = ["brick", "teal", "mustard", "plum", "moss", "sky"];

/// The name of a seat's colour in pictures and identifiers.
pub fn seat_colour(seat: Seat) -> &'static str {
    SEAT_COLOURS[seat.index() % SEAT_COLOURS.len()]
}

/// What a seat is called: its name, or its colour if it has none.
pub fn seat_name(locale: Locale, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => locale.say(&format!("seat-{}", seat_colour(seat))),
    }
}

/// What all seats of a table are called that have no names of their own.
pub fn seat_names(locale: Locale, seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| seat_name(locale, &[], seat)).collect()
}
