//! The match driver: decide, resolve, stage, animate, settle.
//!
//! A click, a key or a bot gives an [`Intent`]; [`Beat::Resolve`] is the only
//! place that plays it; what happened is [`Told`] to the stage as the viewer may
//! see it, and the table shows the new view.

mod countdown;
mod decide;
mod hint;
pub mod keys;
mod live;
mod mind;
mod resolve;
mod review;
mod settle;
mod show;

use bevy::prelude::*;

use crate::app::screens::{Curtain, Screen};
use crate::app::stage::Shown;
use crate::app::stage::table::{self, PieceIndex};
use crate::bots::SeatKind;
use crate::record::Final;
use crate::rules::{Refusal, Seat};

pub use self::countdown::Countdown;
pub use self::decide::Pace;
pub use self::hint::{Advised, Hint};
pub use self::live::{Live, LogLine};
pub use self::review::{Look, Review};
pub use self::show::{Show, stands};

/// The order of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// People and bots say what they want.
    Decide,
    /// The rules answer.
    Resolve,
    /// The table becomes what the rules say, and cues are written.
    Stage,
    /// Cues move pictures.
    Animate,
    /// What is shown is checked against the rules.
    Settle,
}

/// Adds the order of the frame, which all games share.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, (Beat::Decide, Beat::Resolve, Beat::Stage, Beat::Animate, Beat::Settle).chain())
        .init_resource::<Countdown>()
        .init_resource::<Show>()
        .add_systems(OnExit(Screen::Match), (countdown::stop, show::go_on));
}

/// Adds what drives a match of one game.
pub fn game_plugin<G: Shown>(app: &mut App) {
    let live = resource_exists::<Live<G>>;
    app.add_message::<Intent<G>>()
        .add_message::<Told<G>>()
        .add_message::<Refused<G>>()
        .add_message::<NoUndo>()
        .add_message::<Advised<G>>()
        .init_resource::<Hint<G>>()
        .init_resource::<PieceIndex<G>>()
        .add_systems(
            Update,
            (
                (
                    decide::hand_over::<G>,
                    (show::press_key::<G>, hint::forget::<G>),
                    // Nobody goes on while a page hangs in front of the table.
                    (
                        review::press_keys::<G>,
                        review::go_on::<G>,
                        hint::press_key::<G>,
                        decide::forced_steps::<G>,
                        decide::bots::<G>.run_if(not(stands)),
                    )
                        .chain()
                        .run_if(in_state(Curtain::Up)),
                    hint::advise::<G>,
                    countdown::run::<G>,
                )
                    .chain()
                    .in_set(Beat::Decide),
                resolve::resolve::<G>.in_set(Beat::Resolve),
                table::show::<G>.in_set(Beat::Stage),
            )
                .run_if(live),
        )
        .add_systems(OnExit(Screen::Match), (table::clear::<G>, live::close::<G>, hint::drop_it::<G>));
    settle::plugin::<G>(app);
}

/// What somebody at the table wants.
#[derive(Message, Clone, Debug)]
pub enum Intent<G: Shown> {
    /// Make these decisions, one after another.
    Play(Vec<G::Move>),
    /// Know why this decision is not allowed.
    Why(G::Move),
    /// Take back the last decision of one's own, with those of bots after it.
    Undo,
    /// Make the decisions again that were taken back last.
    Redo,
    /// Look at the match at another point.
    Look(Look),
    /// Know what a strong bot would do.
    Hint,
    /// Let somebody else decide for a seat from now on.
    Give(Seat, SeatKind),
    /// See the table as the seat that the machine was passed to.
    TakeSeat,
}

/// What became of intents, as the viewer may see it.
#[derive(Message, Clone, Debug)]
pub struct Told<G: Shown> {
    /// What happened.
    pub events: Vec<G::Event>,
    /// How the table is now.
    pub view: G::View,
    /// The table is set anew: there is nothing to animate.
    pub reset: bool,
    /// Who decided.
    pub by: Option<Seat>,
}

/// Why the last decision was not taken back.
#[derive(Message, Clone, Copy, Debug)]
pub struct NoUndo {
    /// What makes it final.
    pub why: Final,
}

/// Why nothing became of an intent.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refused<G: Shown> {
    /// The rule, and what is wrong.
    pub refusal: Refusal,
    game: std::marker::PhantomData<G>,
}

impl<G: Shown> Refused<G> {
    /// Says that a rule forbids something.
    pub fn new(refusal: Refusal) -> Self {
        Refused { refusal, game: std::marker::PhantomData }
    }
}
