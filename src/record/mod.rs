//! A match as data: its game, options, seats, seed and moves, nothing more.
//!
//! Everything else is derived: the state by playing the moves again, what may
//! be taken back from what the moves showed.

use serde::{Deserialize, Serialize};

use crate::rules::{Decision, Game, Refusal, Seat, Unfit};

/// What a match is, enough to play it again move by move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// The numbers it is played with.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// Where its chance comes from.
    pub seed: u64,
    /// Every decision, oldest first.
    pub moves: Vec<G::Move>,
}

/// A match in progress: its record, and the state the record leads to.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    opening: G::State,
    state: G::State,
    record: Record<G>,
    /// For each move, who made it and whether somebody learned something new.
    made: Vec<Made>,
}

#[derive(Clone, Copy, Debug)]
struct Made {
    by: Seat,
    reveals: bool,
}

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Final {
    /// There is no decision yet.
    #[error("nothing has been decided yet")]
    Nothing,
    /// Somebody learned something new from it, or from what followed it. This
    /// comes before who decided: that somebody was asked may be a secret.
    #[error("new information has appeared")]
    Revealed,
    /// Another seat has decided since.
    #[error("another seat has decided since")]
    OtherSeat,
}

impl<G: Game> Match<G> {
    /// A new match.
    ///
    /// # Errors
    /// As [`Game::setup`].
    pub fn new(options: G::Options, seats: u8, seed: u64) -> Result<Self, Unfit> {
        let opening = G::setup(&options, seats, seed)?;
        Ok(Self::from_position(opening, options, seats, seed))
    }

    /// A match that begins in a given position.
    pub fn from_position(opening: G::State, options: G::Options, seats: u8, seed: u64) -> Self {
        let record = Record { options, seats, seed, moves: Vec::new() };
        Match { state: opening.clone(), opening, record, made: Vec::new() }
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the match is.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Makes a move, and returns what happened.
    ///
    /// # Errors
    /// As [`Game::play`]; the match is then unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let decided = G::to_act(&self.state);
        let mut events = Vec::new();
        G::play(&mut self.state, mv, &mut |event| events.push(event))?;
        if let Some(Decision { seat, prompt }) = decided {
            let reveals = G::is_binding(&prompt) || events.iter().any(G::reveals);
            self.made.push(Made { by: seat, reveals });
            self.record.moves.push(mv);
        }
        Ok(events)
    }

    /// Whether one of `seats` may take back the last decision of the match.
    ///
    /// # Errors
    /// Says why it is final.
    pub fn may_undo(&self, seats: impl Fn(Seat) -> bool) -> Result<(), Final> {
        match self.made.last() {
            None => Err(Final::Nothing),
            Some(made) if made.reveals => Err(Final::Revealed),
            Some(made) if !seats(made.by) => Err(Final::OtherSeat),
            Some(_) => Ok(()),
        }
    }

    /// Takes back the last decision, if one of `seats` made it and it showed
    /// nobody anything new.
    ///
    /// # Errors
    /// Says why it is final; the match is then unchanged.
    pub fn undo(&mut self, seats: impl Fn(Seat) -> bool) -> Result<G::Move, Final> {
        self.may_undo(seats)?;
        self.made.pop();
        let undone = self.record.moves.pop().ok_or(Final::Nothing)?;
        self.state = self.opening.clone();
        for &mv in &self.record.moves {
            let replayed = G::play(&mut self.state, mv, &mut |_| {});
            debug_assert_eq!(replayed, Ok(()), "a record plays again as it was played");
        }
        Ok(undone)
    }
}
