#![doc = include_str!("README.md")]

mod begin;
mod catalogue;
mod lines;
mod request;
mod running;
mod wrong;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::Value;

use crate::locale::Locale;
use lines::{Line, read_line};
use request::{Request, Spoken};
use running::Running;
use wrong::{Code, Wrong};

/// The longest line that is read, in bytes; a longer one is refused unread.
pub const LONGEST_LINE: usize = 16 << 20;

/// Answers requests, a line each. It holds one match at a time.
#[derive(Debug, Default)]
pub struct Engine {
    locale: Locale,
    /// The match; none before the first `new` or `load`.
    running: Option<Box<dyn Running>>,
}

/// What a request is answered with: one line of JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The line, without its end.
    pub line: String,
    /// Whether it was the last one.
    pub ends: bool,
}

/// An answer as it is written.
#[derive(Serialize)]
struct Written {
    #[serde(flatten)]
    result: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Ok(Value),
    Error(Wrong),
}

impl Engine {
    /// An engine without a match, whose sentences are in one language.
    pub fn new(locale: Locale) -> Engine {
        Engine { locale, running: None }
    }

    /// Answers line by line until somebody quits or there is no more input.
    ///
    /// # Errors
    /// If reading or writing fails; nothing that is read is an error.
    pub fn serve(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        while let Some(line) = read_line(input, LONGEST_LINE)? {
            let answer = match line {
                Line::Whole(line) => self.answer(&line),
                Line::TooLong => {
                    let message = format!("the line is longer than {LONGEST_LINE} bytes");
                    written(Err(Code::BadJson.because(message)), None, false)
                }
            };
            writeln!(output, "{}", answer.line)?;
            // Whoever asked waits for this line before asking again.
            output.flush()?;
            if answer.ends {
                break;
            }
        }
        Ok(())
    }

    /// Answers one line, given without its end. A line that is wrong in any way
    /// is answered with an error and changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let Spoken { id, request } = Spoken::read(line);
        let ends = matches!(request, Ok(Request::Quit));
        written(request.and_then(|request| self.fulfil(request)), id, ends)
    }

    fn fulfil(&mut self, request: Request) -> Result<Value, Wrong> {
        match request {
            Request::Games => Ok(catalogue::games(self.locale)),
            Request::New(wanted) => self.sit_down(begin::fresh(wanted, self.locale)?),
            Request::Load(wanted) => self.sit_down(begin::load(wanted, self.locale)?),
            Request::State(viewer) => self.running()?.state(viewer),
            Request::Moves => self.running()?.moves(),
            Request::Play(mv) => self.running_mut()?.play(&mv),
            Request::Why(mv) => self.running()?.why(&mv),
            Request::Undo => self.running_mut()?.undo(),
            Request::Bot(wanted) => self.running()?.bot(wanted),
            Request::Standing => self.running()?.standing(),
            Request::Record => self.running()?.record(),
            Request::Quit => Ok(Value::Object(Default::default())),
        }
    }

    /// Another match takes the place of the present one.
    fn sit_down(&mut self, other: Box<dyn Running>) -> Result<Value, Wrong> {
        let summary = other.summary()?;
        self.running = Some(other);
        Ok(summary)
    }

    fn running(&self) -> Result<&dyn Running, Wrong> {
        self.running.as_deref().ok_or_else(no_match)
    }

    fn running_mut(&mut self) -> Result<&mut Box<dyn Running>, Wrong> {
        self.running.as_mut().ok_or_else(no_match)
    }
}

fn no_match() -> Wrong {
    Code::NoMatch.because("there is no match yet: begin with \"new\" or \"load\"")
}

fn written(result: Result<Value, Wrong>, id: Option<Value>, ends: bool) -> Answer {
    let result = match result {
        Ok(value) => Outcome::Ok(value),
        Err(wrong) => Outcome::Error(wrong),
    };
    // It is JSON already, but for two texts: nothing of it can fail.
    let line = serde_json::to_string(&Written { result, id }).unwrap_or_default();
    Answer { line, ends }
}
