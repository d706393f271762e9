//! The end of a match.

use std::io::{self, BufRead, Write};

use super::Session;
use crate::cli::text::Tabletop;
use crate::locale::{seat_name, stages, ties};
use crate::rules::{Placing, Standing, Viewer};

impl<G: Tabletop, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Tells who won, with what.
    pub(super) fn tell_results(&mut self) -> io::Result<()> {
        let Standing::Over(placings) = G::standing(self.game.state()) else { return Ok(()) };
        self.tell("")?;
        self.show_board(false)?;
        self.tell("")?;
        let named = |placing: &Placing| seat_name(self.locale, &[], placing.seat);
        let winners: Vec<String> = placings.iter().filter(|placing| placing.rank == 1).map(named).collect();
        let victory = match &winners[..] {
            [winner] => self.locale.say_with("text-wins", &[("name", winner.clone().into())]),
            several => self.locale.say_with("text-shared", &[("names", several.join(", ").into())]),
        };
        self.tell(&victory)?;
        for placing in &placings {
            let equal = placings.iter().filter(|other| other.score == placing.score).count() > 1;
            self.tell_placing(placing, equal)?;
        }
        for tie in ties::<G>(self.locale, &[], &placings) {
            self.tell(&tie)?;
        }
        self.output.flush()
    }

    fn tell_placing(&mut self, placing: &Placing, tied: bool) -> io::Result<()> {
        let arguments = [
            ("rank", placing.rank.into()),
            ("name", seat_name(self.locale, &[], placing.seat).into()),
            ("score", G::score(self.locale, placing.score).into()),
        ];
        self.tell(&self.locale.say_with("text-result", &arguments))?;
        let view = G::view(self.game.state(), Viewer::Spectator);
        if let Some(part) = G::part(self.locale, &view, placing.seat) {
            self.tell(&self.locale.say_with("text-result-part", &[("part", part.into())]))?;
        }
        for source in &placing.sources {
            let arguments = [("source", G::source(self.locale, source.name).into()), ("points", source.amount.into())];
            self.tell(&self.locale.say_with("text-result-line", &arguments))?;
        }
        for stage in stages(self.locale, placing) {
            self.tell(&self.locale.say_with("text-result-stage", &[("stage", stage.into())]))?;
        }
        for tie in placing.ties.iter().filter(|_| tied) {
            let arguments = [("tie", G::tie(self.locale, tie.name).into()), ("amount", tie.amount.into())];
            self.tell(&self.locale.say_with("text-result-tie", &arguments))?;
        }
        Ok(())
    }
}
