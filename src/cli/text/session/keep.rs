//! Matches that are kept: going on with one, and writing one down.

use std::io::{self, BufRead, Write};
use std::path::Path;

use super::Session;
use crate::cli::text::Tabletop;
use crate::cli::written;
use crate::levels::Levels;
use crate::record::write_code;

impl<G: Tabletop, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// The log of what was decided before the session began.
    pub(super) fn remember(&mut self) {
        let made = self.game.record().moves.len();
        self.game.go_to(0);
        while self.game.record().moves.len() < made {
            let Some(mv) = self.game.undone().next() else { return };
            let audience = self.audience();
            match self.happen(mv, audience) {
                Ok((kept, _)) => self.log.push(kept),
                Err(_) => return,
            }
        }
    }

    /// Saves the match.
    pub(super) fn save(&mut self, file: Option<String>) -> io::Result<()> {
        let file = file.unwrap_or_else(|| format!("{}-{}.json", G::NAME, self.game.record().seed));
        let problem = match written::save(&self.game, self.seats, Path::new(&file)) {
            Ok(()) => return self.tell(&self.locale.say_with("text-saved", &[("file", file.into())])),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => self.locale.say("text-not-ours"),
            Err(error) => {
                let arguments = [("file", file.into()), ("problem", error.to_string().into())];
                self.locale.say_with("text-not-saved", &arguments)
            }
        };
        self.tell(&problem)
    }

    /// Tells the code of the match, in a line of its own.
    pub(super) fn tell_code(&mut self) -> io::Result<()> {
        let code = write_code(&self.game, &Levels::built_in());
        self.tell(&self.locale.say("text-code"))?;
        self.tell(&code)
    }
}
