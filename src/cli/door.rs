//! What the command line opens.

use std::ffi::OsString;
use std::io;

use clap::Parser;

use super::arguments::Arguments;
use super::fingerprints::Fingerprints;
use super::{Invitation, arena, bench, engine, soak, text};
use crate::locale::Locale;

/// A door to open, with everything that was asked for on the command line.
#[derive(Debug)]
pub enum Door {
    /// The window: a match to play, or a film to take of one.
    Window(Box<Invitation>),
    /// A match in the terminal, of whichever game.
    Text(Box<dyn text::Play>),
    /// JSON Lines for programs, of every game.
    Engine(engine::Engine),
    /// Measuring, of whichever game.
    Bench(Box<dyn bench::Measure>),
    /// Bots against bots, of whichever game.
    Arena(Box<dyn arena::Compete>),
    /// How much stronger each level is than the one below.
    Ladder(arena::Ladder),
    /// What the numbers of the games make of seats, cards and roles.
    Balance(arena::Balance),
    /// Looking for mistakes, of whichever game.
    Soak(Box<dyn soak::Soak>),
    /// A line for each of some random matches.
    Fingerprints(Fingerprints),
}

/// Why a door stays shut. The text is a sentence for people.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The command line is not understood, or asks for help.
    #[error(transparent)]
    Usage(#[from] clap::Error),
    /// The command line is understood, but asks for something that is not there.
    #[error("{0}")]
    Argument(String),
    /// This build has no window.
    #[error("{}", Locale::default().say("cli-no-window"))]
    NoWindow,
    /// The window failed, and has said why.
    #[error("{}", Locale::default().say("cli-window-failed"))]
    Window,
    /// Matches that soaked have failed, so many, and have been told of.
    #[error("{}", Locale::default().say_with("cli-soaked", &[("failures", (*.0).into())]))]
    Soaked(u64),
    /// Reading or writing failed.
    #[error("{}", Locale::default().say_with("cli-output", &[("problem", .0.to_string().into())]))]
    Stream(#[from] io::Error),
}

/// Reads the command line, the name of the program first. Setup files that
/// cannot be used are told to `complain`, a sentence each.
///
/// # Errors
/// Says what is wrong with the command line.
pub fn door(arguments: impl IntoIterator<Item = OsString>, complain: impl FnMut(&str)) -> Result<Door, Trouble> {
    Arguments::try_parse_from(arguments)?.door(complain)
}
