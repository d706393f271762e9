//! The match that runs, of whichever game.

use std::fmt::Debug;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Value, json};

use super::request::{Bot, Patience};
use super::wrong::{Code, Wrong};
use crate::bots::{Evaluate, Thought, thought_seed};
use crate::levels::Leveled;
use crate::locale::{Locale, Speaks};
use crate::record::{Label, Match};
use crate::rules::{Decision, Game, Placing, Seat, Source, Standing, UnknownMove, Viewer, digest};

/// A game that can be played through this door.
pub(super) trait Served: Evaluate + Leveled + Speaks {}

impl<G: Evaluate + Leveled + Speaks> Served for G {}

/// A match of some game. What is returned is what the answer says.
pub(super) trait Running: Debug {
    /// What the match is.
    fn summary(&self) -> Result<Value, Wrong>;

    /// The whole state, or what a viewer may know.
    fn state(&self, viewer: Option<Viewer>) -> Result<Value, Wrong>;

    /// Who decides about what, and every legal move.
    fn moves(&self) -> Result<Value, Wrong>;

    /// Makes a move.
    fn play(&mut self, mv: &str) -> Result<Value, Wrong>;

    /// Whether a move may be made, and if not, why.
    fn why(&self, mv: &str) -> Result<Value, Wrong>;

    /// Takes back the last move, whatever it showed.
    fn undo(&mut self) -> Result<Value, Wrong>;

    /// What a bot would do.
    fn bot(&self, wanted: Bot) -> Result<Value, Wrong>;

    /// Running, or the ranking.
    fn standing(&self) -> Result<Value, Wrong>;

    /// The match as data.
    fn record(&self) -> Result<Value, Wrong>;
}

/// A match of a game, and the language of its sentences.
#[derive(Debug)]
pub(super) struct Seated<G: Served> {
    pub(super) game: Match<G>,
    pub(super) locale: Locale,
}

impl<G: Served> Seated<G> {
    fn decision(&self) -> Option<Decision<G::Prompt>> {
        G::to_act(self.game.state())
    }

    fn seat_to_act(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }

    /// The decision there is.
    fn undecided(&self) -> Result<Decision<G::Prompt>, Wrong> {
        self.decision().ok_or_else(|| Code::MatchOver.because("the match is over"))
    }

    fn hash(&self) -> String {
        format!("{:016x}", digest(self.game.state()))
    }

    /// What is answered when a move was made or taken back.
    fn moved(&self, events: &[G::Event]) -> Result<Value, Wrong> {
        let to_act = self.seat_to_act();
        Ok(json!({
            "events": as_json(&events)?,
            "hash": self.hash(),
            "to_act": to_act,
            "over": to_act.is_none(),
        }))
    }

    fn source(&self, source: &Source, name: fn(Locale, &str) -> String) -> Value {
        json!({ "name": source.name, "amount": source.amount, "text": name(self.locale, source.name) })
    }

    fn placing(&self, placing: &Placing) -> Value {
        let Placing { seat, rank, score, sources, ties, stages } = placing;
        let sources: Vec<Value> = sources.iter().map(|source| self.source(source, G::source)).collect();
        let ties: Vec<Value> = ties.iter().map(|tie| self.source(tie, G::tie)).collect();
        json!({ "seat": seat, "rank": rank, "score": score, "sources": sources, "ties": ties, "stages": stages })
    }
}

impl<G: Served> Running for Seated<G> {
    fn summary(&self) -> Result<Value, Wrong> {
        let record = self.game.record();
        Ok(json!({
            "game": G::NAME,
            "seats": record.seats,
            "seed": record.seed,
            "hash": self.hash(),
            "to_act": self.seat_to_act(),
        }))
    }

    fn state(&self, viewer: Option<Viewer>) -> Result<Value, Wrong> {
        let state = self.game.state();
        match viewer {
            None => as_json(state),
            Some(Viewer::Seat(seat)) if seat.0 >= G::seated(state) => {
                Err(Code::BadRequest.because(format!("seat: there is no seat {} at this table", seat.0)))
            }
            Some(viewer) => as_json(&G::view(state, viewer)),
        }
    }

    fn moves(&self) -> Result<Value, Wrong> {
        let Some(Decision { seat, prompt }) = self.decision() else {
            return Ok(json!({ "to_act": null, "prompt": null, "moves": [] }));
        };
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        let mut legal = Vec::new();
        G::legal_moves(self.game.state(), &mut legal);
        let told = |&mv: &G::Move| json!({ "move": mv.to_string(), "text": G::choice(self.locale, &view, &[], mv) });
        let moves: Vec<Value> = legal.iter().map(told).collect();
        let text = G::prompt(self.locale, &view, &[]);
        Ok(json!({ "to_act": seat, "prompt": as_json(&prompt)?, "text": text, "moves": moves }))
    }

    fn play(&mut self, mv: &str) -> Result<Value, Wrong> {
        self.undecided()?;
        let mv = named::<G>(mv)?;
        let played = self.game.play(mv);
        let events = played.map_err(|refusal| Code::IllegalMove.because(G::refusal(self.locale, &refusal)))?;
        self.moved(&events)
    }

    fn why(&self, mv: &str) -> Result<Value, Wrong> {
        match G::allows(self.game.state(), named::<G>(mv)?) {
            Ok(()) => Ok(json!({ "legal": true })),
            Err(refusal) => Ok(json!({
                "legal": false,
                "rule": refusal.rule,
                "reason": refusal.reason,
                "text": G::refusal(self.locale, &refusal),
            })),
        }
    }

    fn undo(&mut self) -> Result<Value, Wrong> {
        let made = self.game.record().moves.len();
        let before = made.checked_sub(1).ok_or_else(|| Code::NothingToUndo.because("no move has been made"))?;
        self.game.go_to(before);
        self.moved(&[])
    }

    fn bot(&self, wanted: Bot) -> Result<Value, Wrong> {
        let Decision { seat, .. } = self.undecided()?;
        let Bot { level, patience, seed } = wanted;
        let record = self.game.record();
        let seed = seed.unwrap_or_else(|| thought_seed(record.seed, record.moves.len() as u32, seat));
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        let mut thought = Thought::<G>::new(level, view.clone(), seed);
        let complete = think(&mut thought, patience);
        // Somebody has to decide, so there is a move.
        let mv = thought.so_far().ok_or_else(|| Code::MatchOver.because("there is nothing to decide"))?;
        let text = G::choice(self.locale, &view, &[], mv);
        Ok(json!({ "move": mv.to_string(), "text": text, "complete": complete }))
    }

    fn standing(&self) -> Result<Value, Wrong> {
        match G::standing(self.game.state()) {
            Standing::Running => Ok(json!({ "over": false })),
            Standing::Over(placings) => {
                let ranking: Vec<Value> = placings.iter().map(|placing| self.placing(placing)).collect();
                Ok(json!({ "over": true, "ranking": ranking }))
            }
        }
    }

    fn record(&self) -> Result<Value, Wrong> {
        serde_json::from_str(&self.game.write(&Label::default())).map_err(unwritable)
    }
}

/// Thinks as long as it may; whether to the end.
fn think<G: Evaluate>(thought: &mut Thought<G>, patience: Patience) -> bool {
    /// Units between two looks at the clock, a few microseconds each.
    const STEP: u32 = 32;
    if thought.so_far().is_none() {
        return true;
    }
    match patience {
        Patience::Endless => while thought.step(u32::MAX).is_none() {},
        Patience::Iterations(units) => return thought.step(units).is_some(),
        Patience::Millis(millis) => {
            let (begun, time) = (Instant::now(), Duration::from_millis(millis));
            while thought.step(STEP).is_none() {
                if begun.elapsed() >= time {
                    return false;
                }
            }
        }
    }
    true
}

/// The move with this text form.
fn named<G: Game>(text: &str) -> Result<G::Move, Wrong> {
    text.parse().map_err(|unknown: UnknownMove| Code::IllegalMove.because(unknown.to_string()))
}

fn as_json(value: &impl Serialize) -> Result<Value, Wrong> {
    serde_json::to_value(value).map_err(unwritable)
}

/// States, prompts and events are plain data; should one not be, it is said.
fn unwritable(error: serde_json::Error) -> Wrong {
    Code::BadRequest.because(format!("this cannot be written as JSON: {error}"))
}
