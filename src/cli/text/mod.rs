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
use crate::record::Match;
use crate::rules::SetUp;
pub use tabletop::Tabletop;

/// A match that is to be played in the terminal.
#[derive(Clone, Debug)]
pub struct Invited<G: SetUp> {
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// How the match begins; it is for as many as `seats`.
    pub start: Start<G>,
    /// How long a bot's move stays before the next one.
    pub speed: Speed,
    /// Speaks to the players.
    pub locale: Locale,
}

/// How a match in the terminal begins.
#[derive(Clone, Debug)]
pub enum Start<G: SetUp> {
    /// Anew.
    House {
        /// The house; it has a table for so many.
        house: Found<G>,
        /// Where chance comes from.
        seed: u64,
    },
    /// Where it was left.
    Written(Match<G>),
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
        let Invited { seats, start, speed, locale } = self;
        let game = start.begin(seats.len() as u8, *locale)?;
        writeln!(output, "{}", start.welcome(*locale, &game))?;
        session::Session::new(game, seats, *speed, *locale, input, output).play()?;
        Ok(())
    }
}

impl<G: Tabletop> Start<G> {
    fn begin(&self, seats: u8, locale: Locale) -> Result<Match<G>, Trouble> {
        match self {
            Start::Written(game) => Ok(game.clone()),
            Start::House { house, seed } => levels::begin(&house.file, seats, *seed).map_err(|unfit| {
                let arguments = [("problem", unfit.to_string().into())];
                Trouble::Argument(locale.say_with("cli-setup-refused", &arguments))
            }),
        }
    }

    fn welcome(&self, locale: Locale, game: &Match<G>) -> String {
        let title = ("game", G::title(locale).into());
        match self {
            Start::House { house: Found { setup, file }, seed } => {
                let setup = G::setup_name(locale, &setup.stem, &file.title);
                locale.say_with("text-welcome", &[title, ("setup", setup.into()), ("seed", seed.to_string().into())])
            }
            Start::Written(_) => {
                let record = game.record();
                let made = ("moves", record.moves.len().into());
                locale.say_with("text-welcome-back", &[title, ("seed", record.seed.to_string().into()), made])
            }
        }
    }
}
