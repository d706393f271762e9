//! What can be asked, and how it is read.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::wrong::{Code, Wrong};
use crate::bots::Level;
use crate::rules::{Seat, Viewer};

/// A line that was read.
pub(super) struct Spoken {
    /// What the answer is to be marked with.
    pub(super) id: Option<Value>,
    /// What is asked.
    pub(super) request: Result<Request, Wrong>,
}

/// What can be asked.
#[derive(Clone, Debug)]
pub(super) enum Request {
    /// Which games there are.
    Games,
    /// Begin a match.
    New(New),
    /// Begin a match in a position, or go on with a written one.
    Load(Load),
    /// The whole state, or what a viewer may know.
    State(Option<Viewer>),
    /// Who decides, and what can be done.
    Moves,
    /// Make a move, given in its text form.
    Play(String),
    /// Say whether a move may be made, and if not, why.
    Why(String),
    /// Take back a move.
    Undo,
    /// Let a bot think.
    Bot(Bot),
    /// How the match stands.
    Standing,
    /// The match as data.
    Record,
    /// Leave.
    Quit,
}

/// A match from the beginning.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    /// The game, by its name.
    pub(super) game: String,
    /// How many play; the fewest the setup is for if left out.
    pub(super) seats: Option<u8>,
    /// Where chance comes from; anywhere if left out.
    pub(super) seed: Option<u64>,
    /// The name of a built-in setup; the standard one if left out.
    pub(super) setup: Option<String>,
    /// What is chosen of what the lobby offers, by its id.
    #[serde(default)]
    pub(super) choices: BTreeMap<String, i32>,
    /// What is different from the options of the setup.
    #[serde(default)]
    pub(super) options: Map<String, Value>,
}

/// A match from somewhere else: exactly one of `position` and `record`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    /// The game of the position, by its name.
    pub(super) game: Option<String>,
    /// How many play in the position.
    pub(super) seats: Option<u8>,
    /// Where the chance of the position comes from.
    pub(super) seed: Option<u64>,
    /// A file of the format of `levels/`.
    pub(super) position: Option<Map<String, Value>>,
    /// A written match: its text form as an object, or its code.
    pub(super) record: Option<Value>,
}

/// A question to a bot.
#[derive(Clone, Debug)]
pub(super) struct Bot {
    /// How strong it is.
    pub(super) level: Level,
    /// How long it may think.
    pub(super) patience: Patience,
    /// Where its chance comes from; the same as behind every door if left out.
    pub(super) seed: Option<u64>,
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// To the end.
    Endless,
    /// So many milliseconds.
    Millis(u64),
    /// So many units of thought: about so many moves tried.
    Iterations(u32),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Looking {
    #[serde(default)]
    seat: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moving {
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asking {
    level: String,
    millis: Option<u64>,
    iterations: Option<u32>,
    seed: Option<u64>,
}

impl Spoken {
    /// Reads a line. What is known of it before it goes wrong is kept.
    pub(super) fn read(line: &[u8]) -> Spoken {
        let unread = |wrong| Spoken { id: None, request: Err(wrong) };
        let json = match serde_json::from_slice(line) {
            Ok(json) => json,
            Err(error) => return unread(Code::BadJson.because(error.to_string())),
        };
        let Value::Object(mut fields) = json else {
            return unread(Code::BadRequest.because("a request is an object"));
        };
        let id = fields.remove("id");
        Spoken { id, request: Request::read(fields) }
    }
}

impl Request {
    fn read(mut fields: Map<String, Value>) -> Result<Request, Wrong> {
        let command = match fields.remove("cmd") {
            Some(Value::String(command)) => command,
            Some(_) => return Err(Code::BadRequest.because("cmd: it is no text")),
            None => return Err(Code::BadRequest.because("cmd: it is missing")),
        };
        match command.as_str() {
            "games" => alone(fields, Request::Games),
            "new" => Ok(Request::New(read(fields)?)),
            "load" => Ok(Request::Load(read(fields)?)),
            "state" => Ok(Request::State(viewer(&read::<Looking>(fields)?.seat)?)),
            "moves" => alone(fields, Request::Moves),
            "play" => Ok(Request::Play(read::<Moving>(fields)?.mv)),
            "why" => Ok(Request::Why(read::<Moving>(fields)?.mv)),
            "undo" => alone(fields, Request::Undo),
            "bot" => Ok(Request::Bot(bot(read(fields)?)?)),
            "standing" => alone(fields, Request::Standing),
            "record" => alone(fields, Request::Record),
            "quit" => alone(fields, Request::Quit),
            _ => Err(Code::UnknownCommand.because(format!("there is no command {command:?}"))),
        }
    }
}

fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Wrong> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let path = error.path().to_string();
        let problem = error.into_inner();
        Code::BadRequest.because(if path == "." { problem.to_string() } else { format!("{path}: {problem}") })
    })
}

/// A command that has no other fields.
fn alone(fields: Map<String, Value>, request: Request) -> Result<Request, Wrong> {
    read::<Nothing>(fields).map(|Nothing {}| request)
}

fn viewer(seat: &Value) -> Result<Option<Viewer>, Wrong> {
    match seat {
        Value::Null => Ok(None),
        Value::String(name) if name == "spectator" => Ok(Some(Viewer::Spectator)),
        _ => match seat.as_u64().and_then(|seat| u8::try_from(seat).ok()) {
            Some(seat) => Ok(Some(Viewer::Seat(Seat(seat)))),
            None => Err(Code::BadRequest.because("seat: it is neither a seat, from 0, nor \"spectator\"")),
        },
    }
}

fn bot(asking: Asking) -> Result<Bot, Wrong> {
    let Asking { level: name, millis, iterations, seed } = asking;
    let level = name.parse().map_err(|_| {
        let known = Level::ALL.map(Level::name).join(", ");
        Code::BadRequest.because(format!("level: there is no bot {name:?}; there are: {known}"))
    })?;
    let patience = match (millis, iterations) {
        (None, None) => Patience::Endless,
        (Some(millis), None) => Patience::Millis(millis),
        (None, Some(iterations)) => Patience::Iterations(iterations),
        (Some(_), Some(_)) => return Err(Code::BadRequest.because("a bot has either millis or iterations")),
    };
    Ok(Bot { level, patience, seed })
}
