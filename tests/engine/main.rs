//! The engine: everything that can be asked, everything that can go wrong, and
//! whole matches through the door.

mod bots;
mod damage;
mod errors;
mod matches;
mod positions;
mod process;
mod requests;

use serde_json::{Value, json};
use tenement::cli::engine::Engine;

/// Calls a generic function for every game.
macro_rules! every_game {
    ($law:ident) => {
        $law::<tenement::rules::eviction::Eviction>();
        $law::<tenement::rules::landlord::Landlord>();
        $law::<tenement::rules::alternatywy::Alternatywy>();
    };
}
pub(crate) use every_game;

/// An engine, and somebody who asks it.
#[derive(Default)]
struct Talk(Engine);

impl Talk {
    /// The answer to a line.
    fn line(&mut self, line: impl AsRef<[u8]>) -> Value {
        let answer = self.0.answer(line.as_ref());
        assert!(!answer.line.contains('\n'), "{}", answer.line);
        serde_json::from_str(&answer.line).expect("an answer is JSON")
    }

    /// What a request is answered with, which must succeed.
    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.line(request.to_string());
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// Code and message of a request that must fail and change nothing.
    fn error(&mut self, request: Value) -> (String, String) {
        self.error_of_line(request.to_string())
    }

    fn error_of_line(&mut self, line: impl AsRef<[u8]>) -> (String, String) {
        let before = self.everything();
        let answer = self.line(&line);
        assert_eq!(self.everything(), before, "a bad line changes nothing");
        let text = |field: &str| answer["error"][field].as_str().map(str::to_owned);
        let (Some(code), Some(message)) = (text("code"), text("message")) else {
            panic!("{}: {answer}", String::from_utf8_lossy(line.as_ref()));
        };
        assert!(!message.is_empty());
        (code, message)
    }

    /// All there is to know of the match, if there is one.
    fn everything(&mut self) -> [Value; 2] {
        ["record", "state"].map(|command| self.line(json!({ "cmd": command }).to_string()))
    }
}

fn new(game: &str, seats: u8, seed: u64) -> Value {
    json!({ "cmd": "new", "game": game, "seats": seats, "seed": seed })
}

/// The first legal move.
fn first_move(talk: &mut Talk) -> Value {
    talk.ok(json!({ "cmd": "moves" }))["moves"][0]["move"].clone()
}

/// The fenced blocks of a language in a text.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let inner = text.match_indices(&fence).map(|(at, _)| &text[at + fence.len()..]);
    inner.map(|rest| rest.split("```").next().unwrap_or(rest)).collect()
}
