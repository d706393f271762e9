//! What the games are: the contract every game keeps, and the games.
//!
//! A game is a deterministic machine, *state + move -> state + events*. Nothing
//! in this folder knows of windows, files, clocks, threads or a global source
//! of chance; the same options, seed and moves give the same states, events and
//! [`digest`]s on every platform.
//!
//! A decision is always a small one: a composite move (build a house, order a
//! wave of evictions) is several decisions in a row; simultaneous secret
//! choices are decisions of one seat after another whose outcome no view shows
//! until all are in; a window for reactions is a decision that only a seat with
//! a legal reaction is asked for.

pub mod alternatywy;
mod chance;
mod digest;
pub mod eviction;
pub mod landlord;
mod laws;
mod set;
mod setup_file;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use chance::Chance;
pub use digest::digest;
pub use laws::{Broken, Lawful};
pub use set::{Set, SetItem};
pub use setup_file::{BadOption, BadSetup, NoPosition, SetUp, SetupFile, change_options};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    pub fn after(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps) % seats)
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..seats).map(Seat)
    }
}

impl SetItem for Seat {
    type Bits = u8;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Seat {
        Seat(bit)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, who sees what that seat may know.
    Seat(Seat),
    /// Somebody who plays no seat and sees what is open to all.
    Spectator,
}

/// The seat that must decide now, and what about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<P> {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision it is.
    pub prompt: P,
}

/// Why a move is not allowed. The state is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule} forbids it: {reason}")]
pub struct Refusal {
    /// The rule that forbids the move, as the specification numbers it (`EV 2.4`).
    pub rule: &'static str,
    /// What is wrong, as the identifier of a sentence in the locale files
    /// (without the game's prefix).
    pub reason: &'static str,
}

/// Why a match cannot be set up or a position not be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem} ({rule})")]
pub struct Unfit {
    /// The option or field that is wrong.
    pub field: &'static str,
    /// The rule that says so.
    pub rule: &'static str,
    /// What is wrong with it, in words.
    pub problem: String,
}

impl Unfit {
    /// An objection to `field` on the ground of `rule`.
    pub fn new(field: &'static str, rule: &'static str, problem: impl Into<String>) -> Self {
        Unfit { field, rule, problem: problem.into() }
    }
}

/// The text is no move of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a move of this game")]
pub struct UnknownMove(pub String);

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// Somebody still has to decide.
    Running,
    /// The match is over; best place first, equal places in order of seats.
    Over(Vec<Placing>),
}

/// Where a seat came in, and with what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Placing {
    /// Whose result this is.
    pub seat: Seat,
    /// 1 for the winner; seats that share a place have the same rank.
    pub rank: u8,
    /// The sum of `sources`.
    pub score: i32,
    /// Where each point came from.
    pub sources: Vec<Source>,
    /// What decides among equal scores, in the order it is compared.
    pub ties: Vec<Source>,
    /// By how much the score changed in each Stage that was played; empty where a
    /// game has no Stages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<i32>,
}

/// One line of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The identifier of its name in the locale files (without the game's prefix).
    pub name: &'static str,
    /// Points, or the amount that decides a tie.
    pub amount: i32,
}

/// What every game of this program keeps.
///
/// The laws, proven for each game by `tests/conformance`: legal lists are
/// sorted and without duplicates; every listed move is accepted and every other
/// one refused with the state unchanged; clones are independent; states, moves
/// and views survive serialisation; replaying gives the same digests; matches
/// end; a view does not change when what the viewer cannot see is permuted; the
/// view of a re-dealt state is the view it was dealt from.
pub trait Game: Copy + Debug + Default + Send + Sync + 'static {
    /// The name in files, on the command line and in records.
    const NAME: &'static str;
    /// Raised whenever the same record would play differently.
    const RULES_VERSION: u32;

    /// Everything that may differ between two matches besides seats and seed.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything, the seeded chance included.
    type State: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// One decision. `Display` and `FromStr` are its stable text form.
    type Move: Copy
        + Debug
        + Ord
        + Hash
        + Display
        + FromStr<Err = UnknownMove>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// A kind of decision.
    type Prompt: Copy + Debug + Eq + Serialize + Send + Sync;
    /// One thing that happened, with its cause.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know, in which nothing else is hidden.
    type View: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;

    /// How many may play.
    fn seats() -> std::ops::RangeInclusive<u8>;

    /// The first state of a match.
    ///
    /// # Errors
    /// Names the option that no match can be played with, and the rule.
    fn setup(options: &Self::Options, seats: u8, seed: u64) -> Result<Self::State, Unfit>;

    /// How many play this match.
    fn seated(state: &Self::State) -> u8;

    /// Who must decide now; `None` when the match is over.
    fn to_act(state: &Self::State) -> Option<Decision<Self::Prompt>>;

    /// Replaces the contents of `moves` by all legal moves, sorted.
    fn legal_moves(state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Whether a move is allowed now.
    ///
    /// # Errors
    /// Names the rule that forbids it.
    fn allows(state: &Self::State, mv: Self::Move) -> Result<(), Refusal>;

    /// Makes a move and every automatic step that follows it, telling each
    /// event in the order it happens.
    ///
    /// # Errors
    /// As [`Game::allows`]; the state is then unchanged and nothing was told.
    fn play(state: &mut Self::State, mv: Self::Move, tell: &mut impl FnMut(Self::Event)) -> Result<(), Refusal>;

    /// Running, or the ranking with every seat's score by source.
    fn standing(state: &Self::State) -> Standing;

    /// What `viewer` may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as `viewer` may see it.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// A state that agrees with the view, its hidden parts dealt anew from `seed`.
    fn redeal(view: &Self::View, seed: u64) -> Self::State;

    /// Whether the event showed somebody something new, so that no undo may
    /// reach back over it.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether an event is to be told of the view before the decision it came of,
    /// because something that it names is no more in the view `after`.
    fn is_of_the_past(_event: &Self::Event, _after: &Self::View) -> bool {
        false
    }

    /// Whether a decision of this kind can never be taken back, because already
    /// that the match goes on after it tells something.
    fn is_binding(_prompt: &Self::Prompt) -> bool {
        false
    }

    /// The move that makes no use of a window for reactions, which a clock may
    /// make for somebody who takes too long; nothing for any other decision. It
    /// is always legal there.
    fn declines(_prompt: &Self::Prompt) -> Option<Self::Move> {
        None
    }
}
