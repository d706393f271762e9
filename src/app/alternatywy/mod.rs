//! Alternatywy 4 on the screen: the block of flats, its people, cues and phases.

mod aim;
mod block_cues;
mod buttons;
mod card_cues;
mod cues;
mod day_cues;
mod daylight;
mod explained;
mod goods_cues;
mod hovered;
mod keys;
pub mod layout;
mod letter_cues;
mod lit;
mod look;
mod named;
mod overlay;
pub mod picture;
mod points_cues;
mod small_cues;
mod ways;
pub mod words;
mod work_cues;

use bevy::prelude::*;

use self::picture::{Look, Piece};
use super::Playable;
use super::flow::{Beat, Live, Pace};
use super::screens::Playing;
use super::stage::pose::Pose;
use super::stage::table::{Placed, Set, Shown};
use crate::games::GameName;
use crate::rules::Seat;
use crate::rules::alternatywy::{self as rules, Alternatywy, Card, Event, Move, State, Step, View};

pub use self::aim::Aim;
pub use self::hovered::Hovered;
pub use self::ways::{Target, Way, Ways};

impl Playable for Alternatywy {
    fn plugin(app: &mut App) {
        app.add_sub_state::<Phase>()
            .add_systems(Update, set_phase.in_set(Beat::Stage).run_if(resource_exists::<Live<Alternatywy>>));
        aim::plugin(app);
        ways::plugin(app);
        overlay::plugin(app);
        words::plugin(app);
    }

    fn place(view: &Self::View, mv: Self::Move) -> Option<Vec2> {
        keys::place(view, mv)
    }
}

/// Where a match of Alternatywy 4 is.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Playing = Playing(GameName::Alternatywy))]
pub enum Phase {
    /// Characters and Traits are chosen.
    #[default]
    Prepare,
    /// Location tokens are laid.
    Choose,
    /// Those who met the Landlord file, and meetings have their effects.
    Meet,
    /// Somebody has a Turn.
    Turn,
    /// A Social Work takes its course.
    Work,
    /// Somebody may answer with a card.
    Answer,
    /// The end of a Stage.
    Evening,
    /// It is over.
    Over,
}

impl Phase {
    /// The phase of a table.
    pub fn of(table: &rules::Table) -> Phase {
        match table.step {
            Step::Over => Phase::Over,
            Step::React { .. } => Phase::Answer,
            _ if table.working.is_some() => Phase::Work,
            _ if table.evening => Phase::Evening,
            Step::Character | Step::Trait => Phase::Prepare,
            Step::Place | Step::Watch => Phase::Choose,
            _ if table.turn.seat.is_some() => Phase::Turn,
            _ => Phase::Meet,
        }
    }
}

fn set_phase(live: Res<Live<Alternatywy>>, phase: Option<ResMut<NextState<Phase>>>) {
    if let Some(mut phase) = phase {
        NextState::set_if_neq(&mut phase, Phase::of(&live.game().state().table));
    }
}

/// One of the five Locations, where figures stand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(pub rules::Place);

/// A part of the block, on which the light of the day falls.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daylit;

/// The figure of a seat.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure(pub Seat);

/// The Trash of a Location.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trash(pub rules::Place);

/// The Denunciations on a seat.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter(pub Seat);

/// The token of a seat on the List.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag(pub Seat);

/// The Location token that a seat has laid.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidToken(pub Seat);

/// A card whose face the viewer may know.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCard(pub Card);

/// A Shop Goods token whose face the viewer may know.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGood(pub rules::Token);

/// The plate of a seat.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub Seat);

impl Shown for Alternatywy {
    type Piece = Piece;
    type Face = Look;

    const ATLASES: &'static [&'static str] = &["block", "block-cards", "block-cards-2", "pieces"];
    const SCENE: &'static str = "block-table";

    fn picture(view: &View) -> Vec<Placed<Alternatywy>> {
        picture::picture(view)
    }

    fn rest(view: &View, placed: &Placed<Alternatywy>) -> Pose {
        layout::rest(view, placed.piece, placed.at, placed.slot)
    }

    fn pic(face: Look) -> Option<String> {
        picture::pic(face)
    }

    fn has_secrets(view: &View) -> bool {
        // While Characters are chosen nobody has been dealt anything.
        view.hand.is_some() && view.table.step != Step::Character
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::Done
    }

    fn is_big(event: &Event) -> bool {
        matches!(
            event,
            Event::PlaceRevealed { .. }
                | Event::WorkIntroduced { .. }
                | Event::TakesPart { .. }
                | Event::WorkPays { .. }
                | Event::WorkEnded { .. }
                | Event::BidShown { .. }
                | Event::DayJudged { .. }
        )
    }

    /// In a window nobody may tell from the wait whether somebody was asked.
    fn pace(prompt: &Step) -> Pace {
        Pace(match prompt {
            Step::React { .. } => 0.0,
            Step::Place | Step::Trait | Step::Character => 0.15,
            Step::Bid | Step::Order { .. } | Step::Discard { .. } => 0.2,
            Step::Turn { .. } => 0.5,
            _ => 0.35,
        })
    }

    fn dress(piece: Piece, entity: &mut EntityCommands) {
        match piece {
            Piece::Spot(place) => entity.insert((Spot(place), Daylit)),
            Piece::Board => entity.insert(Daylit),
            Piece::Figure(seat) => entity.insert(Figure(seat)),
            Piece::Trash(place) => entity.insert(Trash(place)),
            Piece::Letters(seat) => entity.insert(Letter(seat)),
            Piece::Tag(seat) => entity.insert(Tag(seat)),
            Piece::Laid(seat) => entity.insert(LaidToken(seat)),
            Piece::Card(card) => entity.insert(OpenCard(card)),
            Piece::Token(token) => entity.insert(OpenGood(token)),
            Piece::Plate(seat) => entity.insert(Plate(seat)),
            _ => entity,
        }
        .insert(Pickable::default());
    }

    /// The music joins in at noon, and once more when the day ends; in a Sudden end
    /// also when somebody is about to have enough.
    fn tension(state: &State) -> [bool; 2] {
        let table = &state.table;
        let most = table.points.iter().copied().max().unwrap_or(0);
        let near = table.options.is_sudden() && most + 3 >= table.options.enough;
        let late = table.evening || table.round >= 5 || near;
        [late || table.round >= 3, late]
    }

    fn named(event: &Event, pieces: &mut Vec<Piece>) {
        picture::named(event, pieces);
    }

    /// The VP, and what others hold. The Denunciations are counted where they fly.
    fn counts(view: &View) -> Vec<(Piece, i32)> {
        let points = |seat| (Piece::Marker(seat), view.table.points_of(seat).into());
        let held = |seat: Seat| {
            let cards = (Piece::Hand(seat), picture::cards_of(view, seat).into());
            [cards, (Piece::Goods(seat), view.goods[seat.index()].into())]
        };
        let others = Seat::all(view.table.seats).filter(|&seat| !view.is_own(seat));
        Seat::all(view.table.seats).map(points).chain(others.flat_map(held)).collect()
    }

    fn counting(event: &Event, _before: &View, _now: &View, changes: &mut Vec<(Piece, i32)>) {
        match *event {
            Event::Points { seat, by, .. } => changes.push((Piece::Marker(seat), by.into())),
            Event::Drawn { seat, .. } => changes.push((Piece::Hand(seat), 1)),
            Event::CardPlayed { seat, .. }
            | Event::Discarded { seat, why: rules::Discard::Limit | rules::Discard::Forced, .. } => {
                changes.push((Piece::Hand(seat), -1));
            }
            Event::CardGiven { from, to, .. } => changes.extend([(Piece::Hand(from), -1), (Piece::Hand(to), 1)]),
            Event::GoodTaken { seat, .. } => changes.push((Piece::Goods(seat), 1)),
            Event::GoodMoved { from, to, .. } => changes.extend([(Piece::Goods(from), -1), (Piece::Goods(to), 1)]),
            Event::GoodGone { seat, .. } => changes.push((Piece::Goods(seat), -1)),
            _ => {}
        }
    }

    fn perform(events: &[Event], before: &View, set: &mut Set<Alternatywy>) {
        cues::perform(events, before, set);
    }
}
