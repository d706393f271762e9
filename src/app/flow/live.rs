//! The match that is being played at this machine.

use bevy::prelude::*;

use super::Review;
use crate::app::settings::Settings;
use crate::app::stage::Shown;
use crate::bots::{Level, SeatKind};
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
    /// How the match is looked at, if nobody is playing it now.
    review: Option<Review>,
    /// For each decision the number of its moment.
    moments: Vec<usize>,
}

/// What happened, for the log.
#[derive(Clone, Debug)]
pub struct LogLine<G: Shown> {
    /// The whole event: the machine may have been passed on since.
    event: G::Event,
    /// How many decisions had been made by then.
    decisions: usize,
    /// The moment it belongs to.
    moment: usize,
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

    /// The moment it belongs to, as [`Live::moment`] counts them.
    pub fn moment(&self) -> usize {
        self.moment
    }
}

impl<G: Shown> Live<G> {
    /// The match seen from where it stands. What has happened so far is in the log.
    pub fn of(mut game: Match<G>, seats: Vec<SeatKind>) -> Self {
        let mut humans = Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()] == SeatKind::Human);
        let viewer = match (humans.next(), humans.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let stands_at = game.record().moves.len();
        game.go_to(0);
        let shown = G::view(game.state(), viewer);
        let (legal, log, moments) = (Vec::new(), Vec::new(), Vec::new());
        let mut live = Live { game, seats, legal, viewer, awaiting: None, shown, log, review: None, moments };
        live.wind(stands_at);
        live.shown = live.view();
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
            && self.review.is_none()
            && self.to_act().is_some_and(|decision| self.seats[decision.seat.index()] == SeatKind::Human)
    }

    /// The bot that decides now, if it is one and the match is being played.
    pub fn bot(&self) -> Option<(Decision<G::Prompt>, Level)> {
        let decision = self.to_act().filter(|_| self.review.is_none())?;
        match self.seats[decision.seat.index()] {
            SeatKind::Bot(level) => Some((decision, level)),
            SeatKind::Human => None,
        }
    }

    /// Whether only bots play, and the match goes on.
    pub fn is_show(&self) -> bool {
        self.people() == 0 && self.bot().is_some()
    }

    /// How many decisions have been made by the point that is looked at.
    pub fn decisions(&self) -> usize {
        self.game.record().moves.len()
    }

    /// The moment that is looked at, 0 at the beginning. A moment is a decision with
    /// all those after it that were asked for in secret: how many of these there
    /// were would tell who could have answered.
    pub fn moment(&self) -> usize {
        self.moment_after(self.decisions())
    }

    /// The last moment of the match where it stands.
    pub fn last_moment(&self) -> usize {
        self.moment_after(self.stands_at())
    }

    fn moment_after(&self, decisions: usize) -> usize {
        decisions.checked_sub(1).and_then(|last| self.moments.get(last)).copied().unwrap_or_default()
    }

    /// How many decisions have been made at the end of a moment.
    fn end_of(&self, moment: usize) -> usize {
        self.moments.partition_point(|&other| other <= moment).min(self.stands_at())
    }

    /// Whether this moment is over at the point that is looked at.
    pub(super) fn has_reached(&self, moment: usize) -> bool {
        self.decisions() >= self.end_of(moment)
    }

    /// How many decisions the match has where it stands.
    fn stands_at(&self) -> usize {
        self.review.map_or(self.decisions(), |review| review.stands_at)
    }

    /// How the match is looked at, if nobody is playing it now.
    pub fn review(&self) -> Option<Review> {
        self.review
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

    /// Whether there is something to make again that was taken back.
    pub fn may_redo(&self) -> bool {
        self.review.is_none() && self.game.ahead().is_some()
    }

    /// Makes a decision; returns what happened as the viewer may see it.
    pub(super) fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let viewer = self.viewer;
        let events = self.advance(mv)?;
        self.look_again();
        Ok(events.iter().map(|event| G::seen(event, viewer)).collect())
    }

    /// Makes a move and writes in the log what is not there yet.
    fn advance(&mut self, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let before = G::view(self.game.state(), Viewer::Spectator);
        let in_secret = self.to_act().is_some_and(|decision| G::is_binding(&decision.prompt));
        let events = self.game.play(mv)?;
        let decisions = self.decisions();
        if self.moments.len() < decisions {
            let last = self.moments.last().copied().unwrap_or_default();
            self.moments.push(if in_secret && last > 0 { last } else { last + 1 });
        }
        let moment = self.moment();
        if self.log.last().is_none_or(|line| line.decisions < decisions) {
            let after = G::view(self.game.state(), Viewer::Spectator);
            self.log.extend(events.iter().map(|event| {
                let view = if G::is_of_the_past(event, &after) { before.clone() } else { after.clone() };
                LogLine { event: event.clone(), decisions, moment, view }
            }));
        }
        Ok(events)
    }

    /// Takes back the last decision of a person, with those of bots after it.
    pub(super) fn undo(&mut self) -> Result<(), Final> {
        self.game.undo(whose(&self.seats))?;
        self.forget_later_lines();
        self.look_again();
        Ok(())
    }

    /// The log says what has happened by now, and no more.
    fn forget_later_lines(&mut self) {
        let decisions = self.decisions();
        self.log.retain(|line| line.decisions <= decisions);
        self.moments.truncate(decisions);
    }

    /// Makes the next decision again of those that were taken back, or that lie
    /// ahead of a point that is looked at.
    pub(super) fn next(&mut self) -> Option<(Seat, Vec<G::Event>)> {
        let within = self.review.is_none_or(|review| self.decisions() < review.stands_at);
        let by = self.to_act().filter(|_| within)?.seat;
        let mv = self.game.ahead()?;
        Some((by, self.play(mv).ok()?))
    }

    /// Whether the next decision of those taken back is a bot's.
    pub(super) fn bot_is_next(&self) -> bool {
        self.bot().is_some() && self.game.ahead().is_some()
    }

    /// Winds the match to the point after so many decisions.
    fn wind(&mut self, decisions: usize) {
        if decisions < self.decisions() {
            self.game.go_to(decisions);
        }
        while self.decisions() < decisions
            && let Some(mv) = self.game.ahead()
        {
            if self.advance(mv).is_err() {
                break;
            }
        }
    }

    /// Looks at the match as it was at the end of a moment.
    pub fn look_at(&mut self, moment: usize) {
        let (stands_at, over) = match self.review {
            Some(review) => (review.stands_at, review.over),
            None => (self.decisions(), self.to_act().is_none()),
        };
        self.review = Some(Review { stands_at, over, until: None, again: false });
        self.wind(self.end_of(moment));
        // At a table of several a hand is not for everybody who looks.
        if self.people() > 1 {
            self.viewer = Viewer::Spectator;
        }
        self.look_again();
    }

    /// Lets the match that is looked at go on by itself, up to some moment.
    pub(super) fn run(&mut self, until: Option<usize>, again: bool) {
        if let Some(review) = &mut self.review {
            (review.until, review.again) = (until, again);
        }
    }

    /// Goes back to where the match stands.
    pub(super) fn leave_review(&mut self) {
        if let Some(review) = self.review.take() {
            self.wind(review.stands_at);
            self.look_again();
        }
    }

    /// Plays on from the point that is looked at: another match from now on.
    pub(super) fn branch(&mut self) {
        if self.review.take().is_some() {
            self.game.branch();
            self.forget_later_lines();
            self.look_again();
        }
    }

    /// The last big event: the moment before it, and its last one. One that went on
    /// over several moments, a chain, is one event.
    pub fn last_big(&self) -> Option<(usize, usize)> {
        let stands_at = self.stands_at();
        let lines = self.log.iter().rev().filter(|line| line.decisions <= stands_at);
        let mut big = lines.filter(|line| G::is_big(&line.event)).map(|line| line.moment);
        let after = big.next()?;
        let first = big.scan(after, |last, moment| {
            let goes_on = *last - moment <= 1;
            *last = moment;
            goes_on.then_some(moment)
        });
        let first = first.last().unwrap_or(after);
        Some((first.saturating_sub(1), after))
    }

    /// How many people sit at this machine.
    fn people(&self) -> usize {
        self.seats.iter().filter(|&&seat| seat == SeatKind::Human).count()
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

    /// Lets somebody else decide for a seat from now on. What was decided stays as
    /// it is.
    pub(super) fn give(&mut self, seat: Seat, kind: SeatKind) {
        let nobody_here = self.people() == 0;
        self.seats[seat.index()] = kind;
        match self.viewer {
            // The hand of a bot is nobody's to see.
            Viewer::Seat(looking) if self.seats[looking.index()] != SeatKind::Human => {
                self.viewer = Viewer::Spectator;
            }
            // Whoever sits down among bots has nobody to hide a hand from.
            _ if nobody_here && kind == SeatKind::Human => self.viewer = Viewer::Seat(seat),
            // At a table of several a hand is not for everybody who looks.
            _ if self.review.is_some() && self.people() > 1 => self.viewer = Viewer::Spectator,
            _ => {}
        }
        self.look_again();
    }

    /// What may be decided, and who should be looking, after the machine has been
    /// passed on if there is something to hide.
    fn look_again(&mut self) {
        G::legal_moves(self.game.state(), &mut self.legal);
        self.awaiting = None;
        let Some(next) = self.next_to_look().filter(|_| self.review.is_none()) else { return };
        if self.viewer == Viewer::Seat(next) {
            return;
        }
        let hides = |viewer| G::has_secrets(&G::view(self.game.state(), viewer));
        if hides(Viewer::Seat(next)) || hides(self.viewer) {
            self.awaiting = Some(next);
        } else {
            self.viewer = Viewer::Seat(next);
        }
    }

    /// Who should be looking while the match goes on: the only person always, of
    /// several whoever decides.
    fn next_to_look(&self) -> Option<Seat> {
        let decides = self.to_act()?.seat;
        let is_here = |seat: &Seat| self.seats[seat.index()] == SeatKind::Human;
        match self.people() {
            1 => Seat::all(self.seats.len() as u8).find(is_here),
            _ => Some(decides).filter(is_here),
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
