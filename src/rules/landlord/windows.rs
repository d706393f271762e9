//! Windows: who may answer, and with what (LL 3, LL R78, R84, R85).

use super::event::{Event, Window};
use super::legal::{Verdict, refuse, wrong_decision};
use super::moves::Move;
use super::pieces::Kind;
use super::table::{Business, State, Step, Table};
use crate::rules::Seat;

impl Step {
    /// The window that this step is.
    pub fn window(self) -> Option<Window> {
        match self {
            Step::Error => Some(Window::Error),
            Step::Police => Some(Window::Police),
            Step::SquattersPolice => Some(Window::Squatters),
            Step::Suspicion => Some(Window::Suspicion),
            Step::Shield => Some(Window::Shield),
            Step::DoubleSystem => Some(Window::DoubleSystem),
            _ => None,
        }
    }
}

impl Window {
    fn step(self) -> Step {
        match self {
            Window::Error => Step::Error,
            Window::Police => Step::Police,
            Window::Squatters => Step::SquattersPolice,
            Window::Suspicion => Step::Suspicion,
            Window::Shield => Step::Shield,
            Window::DoubleSystem => Step::DoubleSystem,
        }
    }

    /// The kinds of cards that answer.
    pub fn answers(self) -> &'static [Kind] {
        match self {
            Window::Error => &[Kind::Error],
            Window::Police | Window::Squatters => &[Kind::Police],
            Window::Suspicion | Window::Shield => &Kind::SHIELDS,
            Window::DoubleSystem => &[Kind::DoubleSystem],
        }
    }
}

impl Table {
    /// Whom a window concerns: who is asked first.
    pub fn concerned(&self, window: Window) -> Seat {
        match (window, &self.business) {
            (Window::Error | Window::Police, Business::Crime(crime)) => crime.victim,
            (Window::Suspicion | Window::Shield, Business::Crime(crime)) => crime.suspect,
            (Window::Squatters, Business::Squatting { at }) => {
                self.house(at.house).map_or(self.active, |house| house.owner)
            }
            _ => self.active,
        }
    }

    /// Who may be asked in a window, in the order of asking, whatever they hold.
    pub fn may_be_asked(&self, window: Window) -> impl Iterator<Item = Seat> + '_ {
        let first = self.concerned(window);
        let free = self.options.free_counters;
        self.clockwise(first).filter(move |&seat| match window {
            Window::Error | Window::Police | Window::Squatters => seat == first || free && seat != self.active,
            Window::Suspicion => seat == first,
            Window::Shield => seat != first,
            Window::DoubleSystem => true,
        })
    }

    /// Whether the Family of the house struck can report for this seat (LL R31, R84).
    pub(super) fn may_report(&self, seat: Seat) -> bool {
        self.crime().is_some_and(|crime| crime.witnessed && crime.victim == seat)
    }

    /// Whether anybody could hold an answer, as far as everybody knows: not all
    /// cards of the kind lie among the discards.
    fn could_be_answered(&self, window: Window) -> bool {
        let deck = &self.options.deck;
        window.answers().iter().any(|&kind| deck.count(kind) > deck.count_in(&self.discards, kind))
    }
}

/// Whether a seat has an answer.
pub(super) fn can_answer(state: &State, window: Window, seat: Seat) -> bool {
    let holds = window.answers().iter().any(|&kind| !state.held(seat, kind).is_empty());
    holds || window == Window::Police && state.table.may_report(seat)
}

/// Opens a window; whether anybody is asked.
pub(super) fn open(state: &mut State, window: Window, tell: &mut impl FnMut(Event)) -> bool {
    let reportable = window == Window::Police && state.table.may_report(state.table.concerned(window));
    if !reportable && !state.table.could_be_answered(window) {
        return false;
    }
    tell(Event::Asked { window });
    let asked = state.table.may_be_asked(window).find(|&seat| can_answer(state, window, seat));
    ask(state, window, asked)
}

/// Somebody passed: the window goes to the next one; whether there is one.
pub(super) fn ask_next(state: &mut State, window: Window) -> bool {
    let passed = state.asked;
    let after = state.table.may_be_asked(window).skip_while(|&seat| Some(seat) != passed).skip(1);
    let asked = after.into_iter().find(|&seat| can_answer(state, window, seat));
    ask(state, window, asked)
}

fn ask(state: &mut State, window: Window, asked: Option<Seat>) -> bool {
    state.asked = asked;
    if asked.is_some() {
        state.table.step = window.step();
    }
    asked.is_some()
}

/// Whether the move is an answer in this window.
pub(super) fn allows(state: &State, step: Step, mv: Move) -> Verdict {
    let (Some(window), Some(seat)) = (step.window(), state.asked) else { return wrong_decision() };
    match mv {
        Move::Counter(kind) if !window.answers().contains(&kind) => refuse("LL 3", "no-answer-to-that"),
        Move::Counter(kind) if state.held(seat, kind).is_empty() => refuse("LL 1.3", "not-in-hand"),
        Move::Counter(_) => Ok(()),
        Move::Report if window != Window::Police => wrong_decision(),
        Move::Report if !state.table.may_report(seat) => refuse("LL R31", "no-family-there"),
        Move::Report => Ok(()),
        Move::Pass if window == Window::Suspicion => refuse("LL R80", "shield-or-jail"),
        Move::Pass => Ok(()),
        Move::Jail if window != Window::Suspicion => wrong_decision(),
        Move::Jail => Ok(()),
        _ => wrong_decision(),
    }
}

/// Appends the answers of the seat that is asked.
pub(super) fn list(state: &State, moves: &mut Vec<Move>) {
    let (Some(window), Some(seat)) = (state.table.step.window(), state.asked) else { return };
    let held = window.answers().iter().filter(|&&kind| !state.held(seat, kind).is_empty());
    moves.extend(held.map(|&kind| Move::Counter(kind)));
    if window == Window::Police && state.table.may_report(seat) {
        moves.push(Move::Report);
    }
    moves.push(if window == Window::Suspicion { Move::Jail } else { Move::Pass });
}
