//! Landlord! on the screen: streets of houses, their places, cues and phases.

mod aim;
mod building_cues;
mod counts;
mod crime_cues;
mod cues;
mod gaze;
mod keys;
pub mod layout;
mod money_cues;
mod moving_cues;
mod overlay;
pub mod picture;
mod preview;
mod ways;
pub mod words;

use bevy::prelude::*;

use self::picture::{Look, Piece};
use super::Playable;
use super::flow::{Beat, Live, Pace};
use super::screens::Playing;
use super::stage::pose::Pose;
use super::stage::table::{Placed, Set, Shown};
use crate::games::GameName;
use crate::rules::landlord::{Card, Event, HouseId, Landlord, Move, State, Step, View};
use crate::rules::{Seat, Viewer};

pub use self::aim::{Aim, Hovered};
pub use self::preview::Preview;
pub use self::ways::{Target, Way, Ways};

impl Playable for Landlord {
    fn plugin(app: &mut App) {
        app.add_sub_state::<Phase>()
            .add_systems(Update, set_phase.in_set(Beat::Stage).run_if(resource_exists::<Live<Landlord>>));
        aim::plugin(app);
        ways::plugin(app);
        preview::plugin(app);
        overlay::plugin(app);
        words::plugin(app);
    }

    fn place(view: &Self::View, mv: Self::Move) -> Option<Vec2> {
        keys::place(view, mv)
    }
}

/// Where a match of Landlord! is.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Playing = Playing(GameName::Landlord))]
pub enum Phase {
    /// Step 1: houses are examined.
    Examine,
    /// Step 2: cards are played.
    #[default]
    Act,
    /// Somebody's tenants are rehoused.
    Rehouse,
    /// Somebody may answer with a card.
    Answer,
    /// An offer is made.
    Trade,
    /// Step 4: cards are bought.
    Buy,
    /// The money is counted.
    Over,
}

impl From<Step> for Phase {
    fn from(step: Step) -> Phase {
        match step {
            Step::ExamineHouse | Step::ExamineTenant { .. } | Step::Rehome { .. } => Phase::Examine,
            Step::Act
            | Step::Site { .. }
            | Step::MoveIn
            | Step::Alter
            | Step::TargetHouse
            | Step::TargetResident
            | Step::MoveTo { .. } => Phase::Act,
            Step::MusicTenant | Step::MusicPlace { .. } | Step::DemolitionTenant | Step::DemolitionPlace { .. } => {
                Phase::Rehouse
            }
            Step::Error
            | Step::ErrorHouse
            | Step::ErrorTenant
            | Step::Police
            | Step::SquattersPolice
            | Step::Suspicion
            | Step::Shield
            | Step::DoubleSystem => Phase::Answer,
            Step::OfferGive | Step::OfferWant | Step::OfferMoney | Step::OfferAnswer => Phase::Trade,
            Step::Buy => Phase::Buy,
            Step::Over => Phase::Over,
        }
    }
}

fn set_phase(live: Res<Live<Landlord>>, phase: Option<ResMut<NextState<Phase>>>) {
    if let Some(mut phase) = phase {
        NextState::set_if_neq(&mut phase, Phase::from(live.game().state().table.step));
    }
}

/// A house on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct House(pub HouseId);

/// A floor of a house.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floor {
    /// The house.
    pub house: HouseId,
    /// Counted from the ground floor as 1.
    pub floor: u8,
}

/// A card whose face is known: in a hand, as a roof, as a tenant.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCard(pub Card);

/// The name plate of a seat.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub Seat);

impl Shown for Landlord {
    type Piece = Piece;
    type Face = Look;

    const ATLASES: &'static [&'static str] = &["cards", "street", "pieces"];
    const SCENE: &'static str = "street-table";

    fn picture(view: &View) -> Vec<Placed<Landlord>> {
        picture::picture(view)
    }

    fn rest(view: &View, placed: &Placed<Landlord>) -> Pose {
        layout::rest(view, placed.piece, placed.at, placed.slot)
    }

    fn pic(face: Look) -> Option<String> {
        picture::pic(face)
    }

    fn has_secrets(view: &View) -> bool {
        view.hand.is_some_and(|hand| !hand.is_empty())
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::Done
    }

    fn is_big(event: &Event) -> bool {
        matches!(
            event,
            Event::CrimeDeclared { .. }
                | Event::Bombed { .. }
                | Event::Murdered { .. }
                | Event::Rebound { .. }
                | Event::Suspected { .. }
                | Event::Jailed { .. }
                | Event::Demolished { .. }
        )
    }

    /// In a window nobody may tell from the wait whether somebody was asked: the
    /// held breath of the show is all there is.
    fn pace(prompt: &Step) -> Pace {
        Pace(match prompt {
            Step::Act => 0.55,
            Step::Site { .. } => 0.15,
            Step::Buy => 0.12,
            Step::OfferGive | Step::OfferWant | Step::OfferMoney => 0.1,
            Step::OfferAnswer => 0.8,
            step if step.window().is_some() => 0.0,
            _ => 0.4,
        })
    }

    fn dress(piece: Piece, entity: &mut EntityCommands) {
        match piece {
            Piece::House(house) => entity.insert(House(house)),
            Piece::Storey(house, floor) => entity.insert(Floor { house, floor }),
            Piece::Card(card) => entity.insert(OpenCard(card)),
            Piece::Street(seat) => entity.insert(Plate(seat)),
            _ => entity,
        }
        .insert(Pickable::default());
    }

    /// The music joins in when half the pile is gone, and when the end is near.
    fn tension(state: &State) -> [bool; 2] {
        let table = &state.table;
        let cards = table.options.cards().count();
        let near = table.last_drawer.is_some() || state.pile.len() * 6 < cards;
        [near || state.pile.len() * 2 < cards || table.crime().is_some(), near || table.crime().is_some()]
    }

    fn named(event: &Event, pieces: &mut Vec<Piece>) {
        picture::named(event, pieces);
    }

    /// The cards of the hands that are not open, and money where it is.
    fn counts(view: &View) -> Vec<(Piece, i32)> {
        let cards = Seat::all(view.table.seats)
            .filter(|&seat| view.viewer != Viewer::Seat(seat))
            .map(|seat| (Piece::Hand(seat), view.hands[seat.index()].into()));
        let money =
            Seat::all(view.table.seats).filter_map(|seat| Some((Piece::Street(seat), view.money(seat)?.into())));
        cards.chain(money).collect()
    }

    fn counting(event: &Event, before: &View, now: &View, changes: &mut Vec<(Piece, i32)>) {
        counts::counting(event, before, now, changes);
    }

    fn perform(events: &[Event], before: &View, set: &mut Set<Landlord>) {
        cues::perform(events, before, set);
    }
}
