//! Why a request is not fulfilled.

use serde::Serialize;

/// What kind of mistake it is. Programs tell mistakes apart by this alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Code {
    /// The line is no JSON.
    BadJson,
    /// The JSON is no request: a field is missing, unknown or of the wrong type,
    /// or the written match in it cannot be read.
    BadRequest,
    /// There is no such command.
    UnknownCommand,
    /// There is no such game.
    UnknownGame,
    /// No match can be played with these options, this setup or so many seats.
    BadOptions,
    /// No match can begin in this position.
    BadPosition,
    /// There is no match.
    NoMatch,
    /// The move may not be made now, or is no move of the game.
    IllegalMove,
    /// No move has been made.
    NothingToUndo,
    /// The match is over, so that there is nothing to decide.
    MatchOver,
}

impl Code {
    /// The mistake, with what is to be said about it.
    pub(super) fn because(self, message: impl Into<String>) -> Wrong {
        Wrong { code: self, message: message.into() }
    }
}

/// A mistake in a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Wrong {
    /// What kind of mistake it is.
    code: Code,
    /// What exactly is wrong: English, for whoever writes the program that asked,
    /// except for the sentences of the rules.
    message: String,
}
