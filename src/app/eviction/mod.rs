//! Eviction on the screen: its pieces, their places, its cues and its phases.

mod aim;
mod chain_cues;
mod cues;
mod keys;
mod layout;
mod overlay;
pub mod picture;
mod preview;
pub mod words;

use bevy::prelude::*;

use self::picture::{Look, Piece};
use super::Playable;
use super::flow::{Beat, Live, Pace};
use super::screens::Playing;
use super::stage::pose::Pose;
use super::stage::table::{Placed, Set, Shown};
use crate::games::GameName;
use crate::rules::Seat;
use crate::rules::eviction::{Address, Card, Event, Eviction, Meeple, Move, Spot, State, Step, View};

pub use self::aim::{Aim, Hovered};
pub use self::cues::tint;
pub use self::preview::{Preview, rest_of_chain};

impl Playable for Eviction {
    fn plugin(app: &mut App) {
        app.add_sub_state::<Phase>()
            .add_systems(Update, set_phase.in_set(Beat::Stage).run_if(resource_exists::<Live<Eviction>>));
        aim::plugin(app);
        preview::plugin(app);
        overlay::plugin(app);
    }

    fn place(view: &Self::View, mv: Self::Move) -> Option<Vec2> {
        Some(keys::place(view, mv))
    }
}

/// Where a match of Eviction is.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Playing = Playing(GameName::Eviction))]
pub enum Phase {
    /// Starting meeples are placed (EV 2.2).
    #[default]
    Setup,
    /// A card is selected (EV 2.3).
    Select,
    /// It takes effect (EV 2.4).
    Apply,
    /// Evictions chain (EV 2.5).
    Evict,
    /// The turn ends with a draw (EV 2.3).
    Draw,
    /// Somebody has a last chance (EV 2.6).
    LastChance,
    /// The score is known (EV 2.7).
    Over,
}

impl From<Step> for Phase {
    fn from(step: Step) -> Phase {
        match step {
            Step::StartApartment | Step::StartArrow { .. } => Phase::Setup,
            Step::Card => Phase::Select,
            Step::Home
            | Step::HomeArrow { .. }
            | Step::Departing
            | Step::Forced
            | Step::SwapFirst
            | Step::SwapSecond { .. }
            | Step::Renovating => Phase::Apply,
            Step::Wave | Step::Arrival { .. } | Step::PutBack { .. } | Step::Settlement { .. } => Phase::Evict,
            Step::Draw => Phase::Draw,
            Step::LastChance { .. } => Phase::LastChance,
            Step::Over => Phase::Over,
        }
    }
}

fn set_phase(live: Res<Live<Eviction>>, phase: Option<ResMut<NextState<Phase>>>) {
    if let Some(mut phase) = phase {
        NextState::set_if_neq(&mut phase, Phase::from(live.game().state().table.step));
    }
}

/// An apartment on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apartment(pub Address);

/// An arrow of an apartment.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowSpot(pub Spot);

/// A meeple on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeepleFigure(pub Meeple);

/// A key or an event whose face is known.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCard(pub Card);

/// The draw pile.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawPile;

/// The discards.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscardPile;

/// Reserves at which the second and the third layer of the music come in.
const RHYTHM_AT: u8 = 5;
const TENSION_AT: u8 = 2;

impl Shown for Eviction {
    type Piece = Piece;
    type Face = Look;

    const ATLASES: &'static [&'static str] = &["rooms", "pieces"];
    const SCENE: &'static str = "table";

    fn picture(view: &View) -> Vec<Placed<Eviction>> {
        picture::picture(view)
    }

    fn rest(view: &View, placed: &Placed<Eviction>) -> Pose {
        layout::rest(view, placed.piece, placed.at, placed.slot)
    }

    fn pic(face: Look) -> Option<String> {
        picture::pic(face)
    }

    fn has_secrets(view: &View) -> bool {
        view.hand.is_some_and(|hand| !hand.is_empty())
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::Draw
    }

    fn is_big(event: &Event) -> bool {
        matches!(event, Event::EvictionBegan { .. } | Event::Evicted { .. } | Event::BuildingCleared { .. })
    }

    fn pace(prompt: &Step) -> Pace {
        Pace(match prompt {
            Step::StartApartment | Step::LastChance { .. } => 0.5,
            Step::Card => 0.6,
            Step::Home | Step::Departing | Step::Forced | Step::SwapFirst | Step::Renovating => 0.4,
            Step::SwapSecond { .. } | Step::Wave | Step::Settlement { .. } => 0.35,
            Step::Draw => 0.25,
            Step::StartArrow { .. }
            | Step::HomeArrow { .. }
            | Step::Arrival { .. }
            | Step::PutBack { .. }
            | Step::Over => 0.0,
        })
    }

    /// Reserves grow small, or somebody has a last chance.
    fn tension(state: &State) -> [bool; 2] {
        let table = &state.table;
        let smallest = (0..table.seats).map(|seat| table.reserves[usize::from(seat)].len()).min().unwrap_or(9);
        let last_chance = matches!(table.step, Step::LastChance { .. });
        [RHYTHM_AT, TENSION_AT].map(|at| smallest <= at || last_chance)
    }

    fn dress(piece: Piece, entity: &mut EntityCommands) {
        match piece {
            Piece::Apartment(address) => entity.insert((Apartment(address), Pickable::default())),
            Piece::Arrow(spot) => entity.insert(ArrowSpot(spot)),
            Piece::Meeple(meeple) => entity.insert(MeepleFigure(meeple)),
            Piece::Card(card) => entity.insert((OpenCard(card), Pickable::default())),
            Piece::Pile => entity.insert((DrawPile, Pickable::default())),
            Piece::Discards => entity.insert((DiscardPile, Pickable::default())),
            Piece::Bench(_) | Piece::Hand(_) | Piece::Limelight | Piece::Hidden(..) => entity,
        };
    }

    fn named(event: &Event, pieces: &mut Vec<Piece>) {
        picture::named(event, pieces);
    }

    /// What a majority is worth is known when everybody has landed, so no event
    /// accounts for it.
    fn counts(view: &View) -> Vec<(Piece, i32)> {
        let score = |seat| (Piece::Bench(seat), view.table.tally(seat).score);
        Seat::all(view.table.seats).map(score).collect()
    }

    fn perform(events: &[Event], before: &View, set: &mut Set<Eviction>) {
        cues::perform(events, before, set);
    }
}
