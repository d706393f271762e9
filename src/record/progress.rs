//! A match in progress, and how far it can be wound back.

use super::{Record, prove};
use crate::rules::{Decision, Refusal, Seat, SetUp, Unfit};

/// A match in progress: its record, and the state the record leads to. What was
/// taken back lies ready to be made again, until something else is decided.
#[derive(Clone, Debug)]
pub struct Match<G: SetUp> {
    opening: G::State,
    state: G::State,
    record: Record<G>,
    /// What is known of each move of the record.
    made: Vec<Made>,
    /// What was taken back, next first at the end.
    undone: Vec<G::Move>,
}

/// What is known of a move that was made.
#[derive(Clone, Copy, Debug)]
struct Made {
    by: Seat,
    /// Whether somebody learned something new.
    reveals: bool,
    /// The proof of the match after it.
    proof: u64,
}

/// Whose decision it is, seen from whoever wants to take one back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// One of those who may take it back.
    Own,
    /// A bot's, which decides anew if it is asked again.
    Bot,
    /// Another person's.
    Other,
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
    /// Another person has decided since.
    #[error("another seat has decided since")]
    OtherSeat,
}

impl<G: SetUp> Match<G> {
    /// A new match.
    ///
    /// # Errors
    /// As [`crate::rules::Game::setup`].
    pub fn new(options: G::Options, seats: u8, seed: u64) -> Result<Self, Unfit> {
        let opening = G::setup(&options, seats, seed)?;
        Ok(Self::from_state(opening, options, seats, seed))
    }

    /// A match that begins in a position.
    ///
    /// # Errors
    /// As [`SetUp::load`].
    pub fn load(position: G::Position, options: G::Options, seats: u8, seed: u64) -> Result<Self, Unfit> {
        let opening = G::load(&position, &options, seats, seed)?;
        let mut game = Self::from_state(opening, options, seats, seed);
        game.record.position = Some(position);
        Ok(game)
    }

    /// A match that begins in a position, if there is one, with options that
    /// nobody has checked.
    ///
    /// # Errors
    /// As [`SetUp::check`], [`Match::new`] and [`Match::load`].
    pub fn begin(position: Option<G::Position>, options: G::Options, seats: u8, seed: u64) -> Result<Self, Unfit> {
        G::check(&options, seats)?;
        match position {
            Some(position) => Self::load(position, options, seats, seed),
            None => Self::new(options, seats, seed),
        }
    }

    /// A match that begins in a state somebody made by hand: a scene of a test.
    /// The record does not say how it began, so it cannot be written and read.
    pub fn from_state(opening: G::State, options: G::Options, seats: u8, seed: u64) -> Self {
        let record = Record { options, seats, seed, position: None, moves: Vec::new() };
        Match { state: opening.clone(), opening, record, made: Vec::new(), undone: Vec::new() }
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the match is.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What was taken back, the next to be made again first.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = G::Move> {
        self.undone.iter().rev().copied()
    }

    /// What would be made again first.
    pub fn ahead(&self) -> Option<G::Move> {
        self.undone.last().copied()
    }

    /// The fingerprint of the match so far.
    pub fn proof(&self) -> u64 {
        self.made.last().map_or_else(|| prove::<G>(0, None, &self.opening), |made| made.proof)
    }

    /// Makes a move, and returns what happened. What was taken back is forgotten,
    /// unless it is just this.
    ///
    /// # Errors
    /// As [`crate::rules::Game::play`]; the match is then unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let events = self.advance(mv)?;
        if self.undone.pop() != Some(mv) {
            self.undone.clear();
        }
        Ok(events)
    }

    fn advance(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let decided = G::to_act(&self.state);
        let before = self.proof();
        let mut events = Vec::new();
        G::play(&mut self.state, mv, &mut |event| events.push(event))?;
        if let Some(Decision { seat, prompt }) = decided {
            let reveals = G::is_binding(&prompt) || events.iter().any(G::reveals);
            self.made.push(Made { by: seat, reveals, proof: prove::<G>(before, Some(mv), &self.state) });
            self.record.moves.push(mv);
        }
        Ok(events)
    }

    /// Whether the last decision of one's own may be taken back, with those of
    /// bots that followed it: how many decisions that is.
    ///
    /// # Errors
    /// Says why it is final.
    pub fn may_undo(&self, whose: impl Fn(Seat) -> Whose) -> Result<usize, Final> {
        for (back, made) in (1..).zip(self.made.iter().rev()) {
            match whose(made.by) {
                _ if made.reveals => return Err(Final::Revealed),
                Whose::Own => return Ok(back),
                Whose::Bot => {}
                Whose::Other => return Err(Final::OtherSeat),
            }
        }
        Err(Final::Nothing)
    }

    /// Takes back the last decision of one's own, with those of bots that followed
    /// it, if all that showed nobody anything new. Returns them, oldest first.
    ///
    /// # Errors
    /// Says why it is final; the match is then unchanged.
    pub fn undo(&mut self, whose: impl Fn(Seat) -> Whose) -> Result<Vec<G::Move>, Final> {
        let back = self.may_undo(whose)?;
        let kept = self.made.len() - back;
        let undone = self.record.moves[kept..].to_vec();
        self.go_to(kept);
        Ok(undone)
    }

    /// Winds the match back or forward to the state after so many moves, whatever
    /// that shows: for looking at a match, not for playing it. What is ahead lies
    /// ready to be made again.
    pub fn go_to(&mut self, moves: usize) {
        if moves < self.made.len() {
            self.undone.extend(self.record.moves.drain(moves..).rev());
            self.made.truncate(moves);
            self.state = self.opening.clone();
            for &mv in &self.record.moves {
                let replayed = G::play(&mut self.state, mv, &mut |_| {});
                debug_assert_eq!(replayed, Ok(()), "a record plays again as it was played");
            }
        }
        while self.made.len() < moves
            && let Some(mv) = self.undone.pop()
        {
            let replayed = self.advance(mv);
            debug_assert!(replayed.is_ok(), "what was taken back can be made again: {mv}");
        }
    }

    /// Forgets what was taken back: the match goes on from here.
    pub fn branch(&mut self) {
        self.undone.clear();
    }
}
