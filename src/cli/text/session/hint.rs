//! A hint: what the strongest bot would do in the place of the person who is asked.

use std::io::{self, BufRead, Write};

use super::{Session, WIDTH, broken};
use crate::bots::{Level, Thought, advice, thought_seed};
use crate::cli::text::Tabletop;
use crate::locale::hint;
use crate::rules::{Seat, Viewer};

impl<G: Tabletop, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Tells what should be decided, and why, from what that seat can see.
    pub(super) fn hint(&mut self, seat: Seat, choices: &[G::Move]) -> io::Result<()> {
        let record = self.game.record();
        let seed = thought_seed(record.seed, record.moves.len() as u32, seat);
        let view = G::view(self.game.state(), Viewer::Seat(seat));
        let mut thought = Thought::<G>::new(Level::Hard, view.clone(), seed);
        if thought.so_far().is_none() {
            return Ok(());
        }
        let best = loop {
            if let Some(best) = thought.step(u32::MAX) {
                break best;
            }
        };
        let number = choices.iter().position(|&choice| choice == best).unwrap_or_default() + 1;
        let choice = G::choice(self.locale, &view, &[], best);
        self.tell(&self.locale.say_with("text-hint", &[("number", number.into()), ("choice", choice.into())]))?;
        let why = hint::<G>(self.locale, &view, &[], self.game.record().seats, &advice(&thought, best));
        self.tell_all(why.iter().flat_map(|line| broken(line, WIDTH)))
    }
}
