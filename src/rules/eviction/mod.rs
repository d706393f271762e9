//! Eviction: meeples share apartments on a torus of cards, the fourth one in
//! gets everybody thrown out, and evictions chain.
//!
//! Rules are cited as `EV 2.5` (a section of the specification) or `EV R12` (a
//! ruling). [`Table`] is the board and all that is open, [`Step`] the decision
//! in question; `legal` says what may be decided, `turn` and `chain` what comes
//! of it, `ending` how it is scored.

mod chain;
mod ending;
mod event;
mod laws;
mod legal;
mod moves;
mod options;
mod pieces;
mod position;
mod setup_file;
mod start;
mod table;
mod turn;

pub use event::{Cause, Dealt, Event};
pub use moves::Move;
pub use options::{Events, Options, Points, RoyalSuite};
pub use pieces::{Address, Arrow, Card, Colour, Face, Kind, Meeple, Spot};
pub use position::{Home, Position};
pub use setup_file::SetupFile;
pub use table::{Apartment, Chain, State, Step, Table, View};

use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::{Chance, Decision, Game, Refusal, Seat, Standing, Unfit, Viewer};

/// The game of Eviction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Eviction;

impl Game for Eviction {
    const NAME: &'static str = "eviction";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Prompt = Step;
    type Event = Event;
    type View = View;

    fn seats() -> std::ops::RangeInclusive<u8> {
        2..=4
    }

    fn setup(options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        start::setup(options, seats, seed)
    }

    fn seated(state: &State) -> u8 {
        state.table.seats
    }

    fn to_act(state: &State) -> Option<Decision<Step>> {
        state.table.decision()
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        legal::list(state, moves);
    }

    fn allows(state: &State, mv: Move) -> Result<(), Refusal> {
        legal::allows(state, mv)
    }

    fn play(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        legal::allows(state, mv)?;
        turn::make(state, mv, tell);
        Ok(())
    }

    fn standing(state: &State) -> Standing {
        ending::standing(&state.table)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => Event::Dealt { seat, card: None },
            open => open,
        }
    }

    /// Rivals' hands and the pile are dealt anew from all the cards the viewer
    /// cannot place elsewhere.
    fn redeal(view: &View, seed: u64) -> State {
        let mut chance = Chance::new(seed);
        let table = view.table;
        let own = view.hand.unwrap_or_default();
        let mut unseen: ArrayVec<[Card; 64]> = (0..table.options.deck() as u8)
            .map(Card)
            .filter(|card| !own.contains(*card) && !table.discards.contains(card) && table.playing != Some(*card))
            .collect();
        unseen.shuffle(&mut chance.occasion());
        let hands = std::array::from_fn(|seat| {
            if view.viewer == Viewer::Seat(Seat(seat as u8)) {
                own
            } else {
                (0..view.hands[seat]).filter_map(|_| unseen.pop()).collect()
            }
        });
        State { table, hands, pile: unseen, chance }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }
}

impl Table {
    /// Who decides, and what about.
    pub fn decision(&self) -> Option<Decision<Step>> {
        (self.step != Step::Over).then_some(Decision { seat: self.active, prompt: self.step })
    }
}
