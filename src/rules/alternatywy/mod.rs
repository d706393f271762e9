//! Alternatywy 4: five tenants against the landlord of their block of flats.
//!
//! Rules are cited as `A4 1.6` (a section of the specification), `A4 T16`,
//! `A4 L04` or `A4 S01` (a card) or `A4 R36` (a ruling). [`Table`] is all that
//! lies open, [`Step`] the decision in question. What is still to be done lies
//! on a stack, the `agenda`: an effect pushes what it sets off, and windows for
//! reactions are tasks like any others, so they nest. `legal` says what may be
//! decided and `play` what comes of it; `outing`, `filing`, `meeting`, `turn`
//! and `evening` follow the day.

mod agenda;
mod auction;
mod cards;
mod cast;
mod deck;
mod deeds;
mod effects;
mod ending;
mod evening;
mod event;
mod filing;
mod flow;
mod goods;
mod laws;
mod ledger;
mod legal;
mod list;
mod meeting;
mod moves;
mod options;
mod outing;
mod pieces;
mod play;
mod points;
mod position;
mod redeal;
mod social;
mod start;
mod step;
mod supplies;
mod table;
mod targets;
mod traits;
mod turn;
mod view;
mod windows;
mod work_terms;
mod works;

pub use agenda::{Played, Task};
pub use cast::Cast;
pub use deck::Deck;
pub use deeds::{deeds_at, has_blue};
pub use event::{Cause, Discard, End, Event, Gone, Line, Ware};
pub use filing::{Denunciation, Filing, FilingStep, Test};
pub use goods::{Goods, Group};
pub use ledger::{Change, Ledger, Source};
pub use moves::{Bonus, Deed, Move, Way};
pub use options::{NoPieces, Options, Variant};
pub use pieces::{Card, Character, Class, Good, Kind, Known, Place, Side, Token, Trait, Work};
pub use position::{Bins, Breakdown, Position};
pub use step::{Aim, Parting, Stage, Step, Window};
pub use table::{
    Auction, Forced, MOST_DENUNCIATIONS, MOST_SEATS, MOST_TRASH, Now, Skip, State, Table, Today, Turn, Working,
};
pub use view::View;
pub use work_terms::{WorkTerms, Works};
pub use works::{Share, landlord_cards, landlord_points, share, share_of_others};

use super::{Decision, Game, Refusal, Seat, SetUp, Standing, Unfit, Viewer};

/// The game of Alternatywy 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Alternatywy;

impl Game for Alternatywy {
    const NAME: &'static str = "alternatywy";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Prompt = Step;
    type Event = Event;
    type View = View;

    fn seats() -> std::ops::RangeInclusive<u8> {
        3..=6
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

    /// Secret are drawn cards, cards that change hands, Shop Goods, Traits,
    /// Location tokens before they are turned up, and where the Landlord sends
    /// somebody (A4 R117).
    fn seen(event: &Event, viewer: Viewer) -> Event {
        let other = |seat: Seat| viewer != Viewer::Seat(seat);
        match *event {
            Event::TraitChosen { seat, .. } if other(seat) => Event::TraitChosen { seat, chosen: None },
            Event::PlaceChosen { seat, .. } if other(seat) => Event::PlaceChosen { seat, place: None },
            Event::Drawn { seat, .. } if other(seat) => Event::Drawn { seat, card: None },
            Event::CardGiven { from, to, .. } if other(from) && other(to) => Event::CardGiven { from, to, card: None },
            Event::Committed { seat, .. } if other(seat) => Event::Committed { seat, tokens: None },
            Event::GoodTaken { seat, .. } if other(seat) => Event::GoodTaken { seat, ware: None },
            Event::GoodMoved { from, to, .. } if other(from) && other(to) => Event::GoodMoved { from, to, ware: None },
            Event::GoodGone { seat, why: Gone::Materialist, .. } if other(seat) => {
                Event::GoodGone { seat, ware: None, why: Gone::Materialist }
            }
            Event::Sent { tenant, forced: Forced::Sent, by, .. } if other(by) => {
                Event::Sent { tenant, forced: Forced::Sent, by, place: None }
            }
            open => open,
        }
    }

    fn redeal(view: &View, seed: u64) -> State {
        redeal::redeal(view, seed)
    }

    /// Something hidden was seen, or others were asked, whether or not one could answer.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Asked { .. }
                | Event::Drawn { .. }
                | Event::HandSeen { .. }
                | Event::CardGiven { .. }
                | Event::Discarded { why: Discard::Forced, .. }
                | Event::GoodTaken { .. }
                | Event::GoodMoved { .. }
                | Event::PlaceRevealed { .. }
                | Event::WorkRevealed { .. }
                | Event::TraitShown { .. }
                | Event::BidShown { .. }
                | Event::Priority { .. }
        )
    }

    /// Who passes sees that nobody else could answer.
    fn is_binding(prompt: &Step) -> bool {
        matches!(prompt, Step::React { .. })
    }

    fn declines(prompt: &Step) -> Option<Move> {
        matches!(prompt, Step::React { .. }).then_some(Move::Done)
    }
}

impl SetUp for Alternatywy {
    type Position = Position;

    const SEATS_RULE: &'static str = "A4 1.2";

    fn check(options: &Options, seats: u8) -> Result<(), Unfit> {
        options.check(seats)
    }

    fn load(position: &Position, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        position.load(options, seats, seed)
    }
}
