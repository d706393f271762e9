//! Landlord! (Háziúr): houses built from double-sided cards, tenants who pay,
//! and rivals with bombs.
//!
//! Rules are cited as `LL 1.3` (a section of the specification), `LL deck`,
//! `LL 3` (its table of counters) or `LL R12` (a ruling). [`Table`] is all that
//! lies open, [`Step`] the decision in question, [`Business`] what is going on
//! beyond it. `legal`, `actions` and `windows` say what may be decided, `play`
//! what comes of it; `suit` knows which flats suit whom, `rent` what they pay,
//! and `summary` keeps what is asked about the houses all the time.

mod actions;
mod building;
mod crime;
mod deck;
mod ending;
mod event;
mod examine;
mod house;
mod laws;
mod legal;
mod moves;
mod moving;
mod options;
mod pieces;
mod places;
mod play;
mod position;
mod redeal;
mod rehouse;
mod rehousing;
mod rent;
mod start;
mod suit;
mod summary;
mod table;
mod trade;
mod turn;
mod windows;

pub use deck::{Deck, NoDeck, Terms};
pub use event::{Cause, End, Event, Freedom, Known, Trade, Window};
pub use house::{House, MOST_FLOORS, MOST_HOUSES, Resident};
pub use legal::{BAIL, MOST_CHARGE};
pub use moves::Move;
pub use options::{Ending, JailIncome, Options};
pub use pieces::{Card, Flat, HouseId, Kind, Place, Use};
pub use position::{Building, Lodger, Position};
pub use rent::{Income, Share};
pub(crate) use suit::Room;
pub use summary::{Streets, Summary, Sums};
pub use table::{Business, Crime, Floors, Ledger, MOST_SEATS, Music, State, Step, Table, Turn, View};

use super::{Decision, Game, Refusal, Seat, SetUp, Standing, Unfit, Viewer};

/// The game of Landlord!
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Landlord;

impl Game for Landlord {
    const NAME: &'static str = "landlord";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Prompt = Step;
    type Event = Event;
    type View = View;

    fn seats() -> std::ops::RangeInclusive<u8> {
        2..=6
    }

    fn setup(options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        start::setup(options, seats, seed)
    }

    fn seated(state: &State) -> u8 {
        state.table.seats
    }

    fn to_act(state: &State) -> Option<Decision<Step>> {
        state.decider().map(|seat| Decision { seat, prompt: state.table.step })
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
        play::make(state, mv, tell);
        Ok(())
    }

    fn standing(state: &State) -> Standing {
        ending::standing(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        let other = |seat: Seat| viewer != Viewer::Seat(seat);
        match *event {
            Event::FloorLaid { seat, house, floor, open: false, .. } if other(seat) => {
                Event::FloorLaid { seat, house, floor, card: None, open: false }
            }
            Event::FloorReturned { seat, .. } if other(seat) => Event::FloorReturned { seat, card: None },
            Event::Drawn { seat, price, .. } if other(seat) => Event::Drawn { seat, card: None, price },
            open => open,
        }
    }

    fn redeal(view: &View, seed: u64) -> State {
        redeal::redeal(view, seed)
    }

    /// A card was drawn, or rivals were asked, whether or not one could answer.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. } | Event::Asked { .. } | Event::Offered { .. })
    }

    /// Whether the house still stands after the decision would tell in words
    /// whether somebody was asked before it was struck.
    fn is_of_the_past(event: &Event, after: &View) -> bool {
        match *event {
            Event::CrimeDeclared { house, .. }
            | Event::Rebound { house: Some(house), .. }
            | Event::DemolitionBegan { house, .. } => after.table.house(house).is_none(),
            _ => false,
        }
    }

    /// Who passes sees that nobody else could answer.
    fn is_binding(prompt: &Step) -> bool {
        prompt.window().is_some() || *prompt == Step::OfferAnswer
    }

    /// A suspect who shows no alibi goes to Jail (LL R80).
    fn declines(prompt: &Step) -> Option<Move> {
        match prompt {
            Step::OfferAnswer => Some(Move::Decline),
            Step::Suspicion => Some(Move::Jail),
            step => step.window().map(|_| Move::Pass),
        }
    }
}

impl SetUp for Landlord {
    type Position = Position;

    const SEATS_RULE: &'static str = "LL 1.1";

    fn check(options: &Options, seats: u8) -> Result<(), Unfit> {
        options.check(seats)
    }

    fn load(position: &Position, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        position.load(options, seats, seed)
    }
}
