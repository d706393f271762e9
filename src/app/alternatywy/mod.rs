//! Alternatywy 4 on the screen: the block of flats, its people, cues and phases.

use bevy::ecs::system::SystemParamItem;
use bevy::prelude::*;

use super::Playable;
use super::flow::{Live, Pace};
use super::hud::model::{HudModel, MoveButton, Spoken, names};
use super::settings::Settings;
use super::stage::pose::Pose;
use super::stage::table::{Placed, Set, Shown};
use crate::locale::Speaks;
use crate::rules::alternatywy::{Alternatywy, Event, Move, State, Step, View};

/// A piece or a place on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The block.
    Block,
}

/// What is to be seen of a piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// Nothing.
    Place,
}

impl Playable for Alternatywy {
    fn plugin(_: &mut App) {}
}

impl Shown for Alternatywy {
    type Piece = Piece;
    type Face = Look;

    const ATLASES: &'static [&'static str] = &["block", "block-cards", "block-cards-2", "pieces"];
    const SCENE: &'static str = "block-table";

    fn picture(_: &View) -> Vec<Placed<Alternatywy>> {
        vec![Placed { piece: Piece::Block, at: None, slot: 0, face: Look::Place }]
    }

    fn rest(_: &View, _: &Placed<Alternatywy>) -> Pose {
        Pose::new(Vec2::ZERO, 0.0, 1.0)
    }

    fn pic(_: Look) -> Option<String> {
        None
    }

    fn has_secrets(view: &View) -> bool {
        view.hand.is_some()
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::Done
    }

    fn pace(_: &Step) -> Pace {
        Pace(0.4)
    }

    fn dress(_: Piece, entity: &mut EntityCommands) {
        entity.insert(Pickable::default());
    }

    fn tension(_: &State) -> [bool; 2] {
        [true, false]
    }

    fn named(_: &Event, _: &mut Vec<Piece>) {}

    fn perform(_: &[Event], _: &View, _: &mut Set<Alternatywy>) {}
}

impl Spoken for Alternatywy {
    type Aims = ();

    const CONTROLS: &'static [&'static str] =
        &["explain", "undo", "skip", "log", "speed", "mute", "rules", "pause", "help"];

    fn model(live: &Live<Self>, settings: &Settings, showing: bool, _: &SystemParamItem<()>) -> HudModel<Move> {
        let locale = settings.locale();
        let names = names(locale, live);
        let view = live.shown();
        let buttons =
            live.choices().iter().map(|&mv| MoveButton::new(Self::choice(locale, &view, &names, mv), vec![mv]));
        HudModel { buttons: buttons.collect(), ..HudModel::of(live, settings, showing) }
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}
