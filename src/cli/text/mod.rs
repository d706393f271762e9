//! Playing in a terminal: people and bots, in words, choices by number.
//!
//! The output is a plain sequence of lines, without colours or moving about, so
//! that a screen reader can follow it and a script can drive it. What a game
//! says is its `tabletop::Tabletop`; how a match goes is `session`.

mod answer;
mod eviction;
mod session;
mod tabletop;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};

use super::{GameName, Setup, Speed, Trouble};
use crate::bots::SeatKind;
use crate::levels;
use crate::locale::Locale;
use crate::locale::eviction as words;

/// A match that is to be played in the terminal.
#[derive(Clone, Debug)]
pub struct Invited {
    /// The game.
    pub game: GameName,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// Where chance comes from.
    pub seed: u64,
    /// The house; it has a table for `seats`.
    pub setup: Setup,
    /// How long a bot's move stays before the next one.
    pub speed: Speed,
    /// Speaks to the players.
    pub locale: Locale,
}

/// Plays a match, reading answers line by line, until it is over, somebody
/// leaves, or there is no more input.
///
/// # Errors
/// If the setup cannot be played, or reading or writing fails.
pub fn play(invited: &Invited, input: impl BufRead, mut output: impl Write) -> Result<(), Trouble> {
    let Invited { game, seats, seed, setup, speed, locale } = invited;
    match game {
        GameName::Eviction => {
            let refused = |unfit: crate::rules::Unfit| {
                let arguments = [("problem", unfit.to_string().into())];
                Trouble::Argument(locale.say_with("cli-setup-refused", &arguments))
            };
            let table = levels::begin(&setup.file, seats.len() as u8, *seed).map_err(refused)?;
            let arguments = [
                ("game", locale.say("game-eviction").into()),
                ("setup", words::setup_name(*locale, &setup.stem, &setup.file.title).into()),
                ("seed", seed.to_string().into()),
            ];
            writeln!(output, "{}", locale.say_with("text-welcome", &arguments))?;
            session::Session::new(table, seats, *speed, *locale, input, output).play()?;
        }
    }
    Ok(())
}
