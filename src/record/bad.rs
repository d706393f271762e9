//! Why a written match cannot be read.

use crate::rules::{Refusal, Unfit, UnknownMove};

/// Why a text or a code is no match that can be played here. The sentence for
/// people is made by the locale.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// It is something else altogether.
    #[error("it is no match of this program")]
    Foreign,
    /// It was written by this program, but part of it is missing or has changed.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// It cannot be read from where it is kept.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It is written in a way that only newer versions of the program know.
    #[error("it was written by a newer version of the program")]
    Newer,
    /// It is a match of a game that is not played here.
    #[error("it is a match of another game: {0}")]
    OtherGame(String),
    /// The rules of its game have changed since.
    #[error("it was played by version {theirs} of the rules, and these are version {ours}")]
    OtherRules {
        /// The version it was played by.
        theirs: u32,
        /// The version that is played here.
        ours: u32,
    },
    /// No match can begin as it does.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// A move of it cannot be made.
    #[error("move {number}: {problem}")]
    Move {
        /// Which move, from 1.
        number: usize,
        /// What is wrong with it.
        problem: Unplayable,
    },
    /// Its moves can be made, but lead somewhere else.
    #[error("its moves lead to another position than they did")]
    Differs,
    /// A code is longer than any match is.
    #[error("it is too long")]
    TooLong,
}

/// What is wrong with a move of a written match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// The text is no move of the game.
    #[error(transparent)]
    Unknown(#[from] UnknownMove),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The match is over before it.
    #[error("the match is over")]
    Over,
}
