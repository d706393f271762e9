//! Playing in a terminal: people and bots, in words, choices by number.
//!
//! The output is a plain sequence of lines, without colours or moving about, so
//! that a screen reader can follow it and a script can drive it. What a game
//! shows is its [`Tabletop`]; how a match goes is `session`.

mod alternatywy;
mod answer;
mod eviction;
mod landlord;
mod session;
mod tabletop;
#[cfg(test)]
mod tests;

use std::fmt::Debug;
use std::io::{BufRead, Write};

use super::levels::Found;
use super::{Speed, Trouble};
use crate::bots::SeatKind;
use crate::levels;
use crate::locale::Locale;
use crate::rules::{SetUp, Unfit};
pub use tabletop::Tabletop;

/// A match that is to be played in the terminal.
#[derive(Clone, Debug)]
pub struct Invited<G: SetUp> {
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// Where chance comes from.
    pub seed: u64,
    /// The house; it has a table for `seats`.
    pub house: Found<G>,
    /// How long a bot's move stays before the next one.
    pub speed: Speed,
    /// Speaks to the players.
    pub locale: Locale,
}

/// A match to play, of whichever game.
pub trait Play: Debug {
    /// Plays the match, reading answers line by line, until it is over, somebody
    /// leaves, or there is no more input.
    ///
    /// # Errors
    /// If the setup cannot be played, or reading or writing fails.
    fn play(&self, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Trouble>;
}

impl<G: Tabletop> Play for Invited<G> {
    fn play(&self, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Trouble> {
        let Invited { seats, seed, house: Found { setup, file }, speed, locale } = self;
        let refused = |unfit: Unfit| {
            let arguments = [("problem", unfit.to_string().into())];
            Trouble::Argument(locale.say_with("cli-setup-refused", &arguments))
        };
        let table = levels::begin(file, seats.len() as u8, *seed).map_err(refused)?;
        let arguments = [
            ("game", G::title(*locale).into()),
            ("setup", G::setup_name(*locale, &setup.stem, &file.title).into()),
            ("seed", seed.to_string().into()),
        ];
        writeln!(output, "{}", locale.say_with("text-welcome", &arguments))?;
        session::Session::new(table, seats, *speed, *locale, input, output).play()?;
        Ok(())
    }
}
