//! The match that is being played at this machine.

use bevy::prelude::*;

use crate::app::settings::Settings;
use crate::app::stage::Shown;
use crate::bots::SeatKind;
use crate::record::{Final, Match, Whose};
use crate::rules::{Decision, Refusal, Seat, Viewer};

/// The match in progress, who sits where, and who is looking.
#[derive(Resource, Debug)]
pub struct Live<G: Shown> {
    game: Match<G>,
    seats: Vec<SeatKind>,
    legal: Vec<G::Move>,
    viewer: Viewer,
    /// The person the machine must be passed to before the match goes on.
    awaiting: Option<Seat>,
    shown: G::View,
    log: Vec<LogLine<G>>,
}

/// What happened, for the log.
#[derive(Clone, Debug)]
pub struct LogLine<G: Shown> {
    /// The whole event: the machine may have been passed on since.
    event: G::Event,
    /// How many decisions had been made by then.
    decisions: usize,
    /// What was open to everybody just after the move it belongs to, or before it
    /// ([`crate::rules::Game::is_of_the_past`]).
    view: G::View,
}

impl<G: Shown> LogLine<G> {
    /// The event as `viewer` may see it.
    pub fn seen(&self, viewer: Viewer) -> G::Event {
        G::seen(&self.event, viewer)
    }

    /// What was open to everybody just after the move it belongs to, or before it
    /// if what it names is gone by then.
    pub fn view(&self) -> &G::View {
        &self.view
    }
}

impl<G: Shown> Live<G> {
    /// The match seen from where it stands.
    pub fn of(game: Match<G>, seats: Vec<SeatKind>) -> Self {
        let mut humans = Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()] == SeatKind::Human);
        let viewer = match (humans.next(), humans.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let shown = G::view(game.state(), viewer);
        let mut live = Live { game, seats, legal: Vec::new(), viewer, awaiting: None, shown, log: Vec::new() };
        live.look_again();
        live
    }

    /// The match itself.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatKind] {
        &self.seats
    }

    /// Who decides, and what about; `None` when the match is over.
    pub fn to_act(&self) -> Option<Decision<G::Prompt>> {
        G::to_act(self.game.state())
    }

    /// Whether a person at this machine decides now and may be asked.
    pub fn asks_a_person(&self) -> bool {
        self.awaiting.is_none()
            && self.to_act().is_some_and(|decision| self.seats[decision.seat.index()] == SeatKind::Human)
    }

    /// What may be decided now, in order.
    pub fn legal(&self) -> &[G::Move] {
        &self.legal
    }

    /// What may be decided by the person who is asked; nothing if a bot is.
    pub fn choices(&self) -> &[G::Move] {
        if self.asks_a_person() { &self.legal } else { &[] }
    }

    /// The decision of a person that is made by itself: the only way there is, if
    /// people want it so.
    pub fn by_itself(&self, settings: &Settings) -> Option<G::Move> {
        let &[only] = self.choices() else { return None };
        let wanted = if G::ends_turn(only) { settings.end_turns } else { settings.forced_steps };
        wanted.then_some(only)
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer may know now.
    pub fn view(&self) -> G::View {
        G::view(self.game.state(), self.viewer)
    }

    /// The view that the table shows.
    pub fn shown(&self) -> G::View {
        self.shown.clone()
    }

    /// Says that the table shows this view.
    pub fn set_shown(&mut self, view: G::View) {
        self.shown = view;
    }

    /// The person the machine must be passed to.
    pub fn awaiting(&self) -> Option<Seat> {
        self.awaiting
    }

    /// What has happened.
    pub fn log(&self) -> &[LogLine<G>] {
        &self.log
    }

    /// Whether a person here may take back the last decision.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_undo(&self) -> Result<(), Final> {
        self.game.may_undo(whose(&self.seats)).map(drop)
    }

    /// Makes a decision; returns what happened as the viewer may see it.
    pub(super) fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let viewer = self.viewer;
        let before = G::view(self.game.state(), Viewer::Spectator);
        let events = self.game.play(mv)?;
        let decisions = self.game.record().moves.len();
        let after = G::view(self.game.state(), Viewer::Spectator);
        let seen = events.iter().map(|event| G::seen(event, viewer)).collect();
        self.log.extend(events.into_iter().map(|event| {
            let view = if G::is_of_the_past(&event, &after) { before.clone() } else { after.clone() };
            LogLine { event, decisions, view }
        }));
        self.look_again();
        Ok(seen)
    }

    /// Takes back the last decision of a person.
    pub(super) fn undo(&mut self) -> Result<(), Final> {
        self.game.undo(whose(&self.seats))?;
        let decisions = self.game.record().moves.len();
        self.log.retain(|line| line.decisions <= decisions);
        self.look_again();
        Ok(())
    }

    /// Nobody may see a hand while the machine is passed on.
    pub(super) fn turn_away(&mut self) {
        self.viewer = Viewer::Spectator;
    }

    /// The person the machine was passed to looks at the table.
    pub(super) fn take_seat(&mut self) {
        if let Some(seat) = self.awaiting.take() {
            self.viewer = Viewer::Seat(seat);
        }
    }

    /// What may be decided, and who should be looking. With one person, that
    /// person always looks; with several, whoever decides, after the machine has
    /// been passed on if there is something to hide.
    fn look_again(&mut self) {
        G::legal_moves(self.game.state(), &mut self.legal);
        self.awaiting = None;
        let Some(decision) = self.to_act() else { return };
        let people = self.seats.iter().filter(|&&seat| seat == SeatKind::Human).count();
        let next = Viewer::Seat(decision.seat);
        if people < 2 || self.seats[decision.seat.index()] != SeatKind::Human || self.viewer == next {
            return;
        }
        let hides = |viewer| G::has_secrets(&G::view(self.game.state(), viewer));
        if hides(next) || hides(self.viewer) {
            self.awaiting = Some(decision.seat);
        } else {
            self.viewer = next;
        }
    }
}

/// Whose decisions are, seen from the people here, who sit at one table.
fn whose(seats: &[SeatKind]) -> impl Fn(Seat) -> Whose {
    |seat| if seats[seat.index()] == SeatKind::Human { Whose::Own } else { Whose::Bot }
}

/// The table of a match that was left is no more.
pub(super) fn close<G: Shown>(mut commands: Commands) {
    commands.remove_resource::<Live<G>>();
}
