//! Matches that were written down: finding them, and writing them to files.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use super::Trouble;
use crate::bots::SeatKind;
use crate::games::GameName;
use crate::levels::{Leveled, Levels};
use crate::locale::{Locale, bad_record};
use crate::record::{BadRecord, FORMAT, Heading, Label, Match, game_of_code, read_code};

/// A match that somebody asked for, not read yet.
pub(super) struct Written {
    /// The game it is of.
    pub(super) game: GameName,
    form: Form,
}

enum Form {
    Text(String),
    Code(String),
}

impl Written {
    /// The match in a file of this name, or with this code.
    ///
    /// # Errors
    /// If it is neither, or a match of no game that is known here.
    pub(super) fn find(wanted: &str, locale: Locale) -> Result<Written, Trouble> {
        let bad = |bad: BadRecord| Trouble::Argument(bad_record(locale, &bad));
        let known = |name: &str| GameName::named(name).ok_or_else(|| bad(BadRecord::OtherGame(name.to_owned())));
        let game_of_wanted = game_of_code(wanted).and_then(|name| known(name).ok());
        match (fs::read(wanted), game_of_wanted) {
            (Ok(bytes), _) => {
                // A file may also hold a code.
                let text = String::from_utf8(bytes).map_err(|_| bad(BadRecord::Foreign))?;
                match game_of_code(&text).and_then(|name| known(name).ok()) {
                    Some(game) => Ok(Written { game, form: Form::Code(text) }),
                    None => {
                        Ok(Written { game: known(&Heading::read(&text).map_err(bad)?.game)?, form: Form::Text(text) })
                    }
                }
            }
            (Err(_), Some(game)) => Ok(Written { game, form: Form::Code(wanted.to_owned()) }),
            (Err(error), None) => {
                let arguments = [("file", wanted.to_owned().into()), ("problem", error.to_string().into())];
                Err(Trouble::Argument(locale.say_with("cli-load-unreadable", &arguments)))
            }
        }
    }

    /// What was written: a text, or a code.
    pub(super) fn into_text(self) -> String {
        match self.form {
            Form::Text(text) | Form::Code(text) => text,
        }
    }

    /// The match, and who played it if that was written down.
    ///
    /// # Errors
    /// If it cannot be played on here.
    pub(super) fn read<G: Leveled>(&self, locale: Locale) -> Result<(Match<G>, Option<Vec<SeatKind>>), Trouble> {
        let read = match &self.form {
            Form::Text(text) => Match::<G>::read(text),
            Form::Code(code) => read_code(code, &Levels::built_in()).map(|game| (game, Label::default())),
        };
        let (game, label) = read.map_err(|bad| Trouble::Argument(bad_record(locale, &bad)))?;
        let players: Option<Vec<SeatKind>> = label.players.iter().map(|player| player.parse().ok()).collect();
        let is_whole = |players: &Vec<SeatKind>| players.len() == usize::from(game.record().seats);
        let players = players.filter(is_whole);
        Ok((game, players))
    }
}

/// Writes a match to a file, which may be one that was saved before, but nothing else.
///
/// # Errors
/// If the file is something else, or cannot be written.
pub(super) fn save<G: Leveled>(game: &Match<G>, players: &[SeatKind], file: &Path) -> io::Result<()> {
    match fs::read_to_string(file) {
        Ok(text) if !text.contains(FORMAT) => return Err(io::ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(io::ErrorKind::AlreadyExists.into()),
        _ => {}
    }
    let saved = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let label = Label {
        players: players.iter().map(SeatKind::to_string).collect(),
        saved,
        over: G::to_act(game.state()).is_none(),
        ..Label::default()
    };
    let text = game.write(&label);
    // A match that was saved before is replaced only when the new one is all there.
    let draft = file.with_added_extension("part");
    fs::write(&draft, text + "\n").and_then(|()| fs::rename(&draft, file))
}
