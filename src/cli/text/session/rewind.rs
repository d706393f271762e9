//! Taking back, and making again.

use std::io::{self, BufRead, Write};

use super::Session;
use crate::bots::SeatKind;
use crate::cli::text::Tabletop;
use crate::locale::undo_refused;
use crate::record::Whose;
use crate::rules::{Seat, Viewer};

impl<G: Tabletop, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Takes back the last decision; whether that was possible.
    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        let seats = self.seats;
        match self.game.undo(|by| match seats[by.index()] {
            SeatKind::Bot(_) => Whose::Bot,
            SeatKind::Human if by == seat => Whose::Own,
            SeatKind::Human => Whose::Other,
        }) {
            Ok(undone) => {
                self.log.truncate(self.game.record().moves.len());
                let Some(&mv) = undone.first() else { return Ok(false) };
                let view = G::view(self.game.state(), Viewer::Seat(seat));
                let choice = G::choice(self.locale, &view, &[], mv);
                self.tell(&self.locale.say_with("text-undone", &[("choice", choice.into())]))?;
                Ok(true)
            }
            Err(why) => {
                self.tell(&undo_refused(self.locale, why))?;
                Ok(false)
            }
        }
    }

    /// Makes again the decision that was taken back last, with those of bots that
    /// followed it; whether there was one.
    pub(super) fn redo(&mut self, seat: Seat) -> io::Result<bool> {
        let Some(mv) = self.game.undone().next() else {
            self.tell(&self.locale.say("text-nothing-to-redo"))?;
            return Ok(false);
        };
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        let choice = G::choice(self.locale, &view, &[], mv);
        self.tell(&self.locale.say_with("text-redone", &[("choice", choice.into())]))?;
        let alone = self.at_screen == Some(seat);
        self.make(mv, if alone { Viewer::Seat(seat) } else { self.audience() })?;
        while self.is_bot_to_act() {
            let next = self.game.undone().next();
            let Some(mv) = next else { break };
            self.make(mv, self.audience())?;
        }
        Ok(true)
    }

    fn is_bot_to_act(&self) -> bool {
        let by = G::to_act(self.game.state()).map(|decision| self.seats[decision.seat.index()]);
        by.is_some_and(|kind| kind != SeatKind::Human)
    }
}
