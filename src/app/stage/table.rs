//! The table: entities that show a view, and nothing but the view.
//!
//! A pure function of the view says which pieces there are, which piece each is
//! in, at which place in the order, and with which face. One system makes the
//! entities so; it builds a table, takes back, and changes the viewer alike.

use std::fmt::Debug;
use std::hash::Hash;

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::Stage;
use super::overlay::Overlay;
use super::pose::Pose;
use crate::app::flow::{Live, Pace, Told};
use crate::app::pictures::{Pic, Pictures};
use crate::bots::Evaluate;
use crate::rules::SetUp;

/// The piece this one is in or on: a meeple on an arrow, a card in a hand. One
/// place at a time; a piece moves by inserting another one.
#[derive(Component, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Occupants)]
pub struct StandsAt(pub Entity);

/// The pieces in or on this one.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = StandsAt)]
pub struct Occupants(Vec<Entity>);

/// The place of a piece in the order of those at the same place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(pub u8);

/// Where a piece is drawn when nothing moves.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Rest(pub Pose);

/// The picture of a piece; none if it is only a place.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Wears(pub Option<Pic>);

/// A piece as a view shows it.
#[derive(Clone, Copy, Debug)]
pub struct Placed<G: Shown> {
    /// Which piece.
    pub piece: G::Piece,
    /// What it is in or on.
    pub at: Option<G::Piece>,
    /// Its place in the order there.
    pub slot: u8,
    /// What is to be seen of it.
    pub face: G::Face,
}

impl<G: Shown> PartialEq for Placed<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.piece, self.at, self.slot) == (other.piece, other.at, other.slot) && self.face == other.face
    }
}

/// A game with pictures and music.
pub trait Shown: Evaluate + SetUp {
    /// A piece or a place, by the id its view uses.
    type Piece: Component + Copy + Debug + Eq + Hash + Ord;
    /// What is to be seen of a piece.
    type Face: Component + Copy + Debug + PartialEq;

    /// The atlases that have its pictures; those of other games may be among them.
    const ATLASES: &'static [&'static str];
    /// The scene that lies under its table.
    const SCENE: &'static str;
    /// What its music is called: the three layers are `music-<name>-1` to `-3`.
    const MUSIC: &'static str = Self::NAME;

    /// Which pieces there are, and where: containers before their contents.
    fn picture(view: &Self::View) -> Vec<Placed<Self>>;

    /// Where a piece rests.
    fn rest(view: &Self::View, placed: &Placed<Self>) -> Pose;

    /// The name of the picture of a face; none if there is nothing to see.
    fn pic(face: Self::Face) -> Option<String>;

    /// Whether the view shows something that others at the machine must not see.
    fn has_secrets(view: &Self::View) -> bool;

    /// Whether this decision does nothing but end the turn.
    fn ends_turn(mv: Self::Move) -> bool;

    /// Whether this is one of the moments people want to see once more.
    fn is_big(event: &Self::Event) -> bool;

    /// How long a bot lets people look before this kind of decision.
    fn pace(prompt: &Self::Prompt) -> Pace;

    /// Gives a new piece the components by which systems of this game know it.
    fn dress(piece: Self::Piece, entity: &mut EntityCommands);

    /// Which layers of the music join in: the second, and the third when the end
    /// is near.
    fn tension(state: &Self::State) -> [bool; 2];

    /// The pieces that an event, as it was seen, says something about.
    fn named(event: &Self::Event, pieces: &mut Vec<Self::Piece>);

    /// What pieces stand for that is written beside them as a number: the cards of
    /// a hand, the points of a seat. No numbers that the viewer sees otherwise.
    fn counts(view: &Self::View) -> Vec<(Self::Piece, i32)>;

    /// By how much an event, as it was seen, changes such numbers. What no event
    /// accounts for changes when all of them have been shown.
    fn counting(_event: &Self::Event, _before: &Self::View, _now: &Self::View, _changes: &mut Vec<(Self::Piece, i32)>) {
    }

    /// Adds the cues that show the events. The table is already as it will be;
    /// `before` is how it was.
    fn perform(events: &[Self::Event], before: &Self::View, set: &mut Set<Self>);
}

/// What cues are made with.
pub struct Set<'a, G: Shown> {
    /// Where cues go.
    pub stage: &'a mut Stage,
    /// The pictures.
    pub pictures: &'a Pictures,
    /// The pieces on the table.
    pub index: &'a PieceIndex<G>,
    /// What the table shows now.
    pub now: &'a G::View,
    /// Where the pieces were drawn before the events.
    pub before: &'a HashMap<G::Piece, Pose>,
    /// Where they rest now.
    pub rests: &'a HashMap<G::Piece, Pose>,
}

/// The entity of each piece.
#[derive(Resource, Debug)]
pub struct PieceIndex<G: Shown>(HashMap<G::Piece, Entity>);

impl<G: Shown> Default for PieceIndex<G> {
    fn default() -> Self {
        PieceIndex(HashMap::default())
    }
}

impl<G: Shown> PieceIndex<G> {
    /// The entity of a piece that is on the table.
    pub fn get(&self, piece: G::Piece) -> Option<Entity> {
        self.0.get(&piece).copied()
    }
}

/// Everything on a game's table, so that it can be taken away.
#[derive(Component)]
pub struct OnTable;

/// Makes the entities show the current view, and sets the stage for what happened.
pub fn show<G: Shown>(
    mut commands: Commands,
    mut live: ResMut<Live<G>>,
    mut told: MessageReader<Told<G>>,
    mut stage: ResMut<Stage>,
    mut index: ResMut<PieceIndex<G>>,
    pictures: Res<Pictures>,
    pieces: Query<(&G::Piece, Option<&StandsAt>, &Slot, &G::Face, &Rest)>,
) {
    let mut before: HashMap<G::Piece, Pose> = pieces.iter().map(|(&piece, _, _, _, rest)| (piece, rest.0)).collect();
    let mut changed = HashSet::default();
    for happened in told.read() {
        let shown = live.shown();
        if happened.reset {
            stage.clear();
        }
        let view = happened.view.clone();
        let picture = G::picture(&view);
        lay(&mut commands, &mut index, &pictures, &view, &picture, &pieces, &mut changed);
        let rests: HashMap<G::Piece, Pose> =
            picture.iter().map(|placed| (placed.piece, G::rest(&view, placed))).collect();
        if !happened.reset {
            let (stage, pictures, index) = (&mut *stage, &*pictures, &*index);
            let mut set = Set { stage, pictures, index, now: &view, before: &before, rests: &rests };
            G::perform(&happened.events, &shown, &mut set);
        }
        before = rests;
        live.set_shown(view);
    }
}

/// Makes the entities agree with a picture. What was `changed` before in this
/// frame is not yet as `pieces` says.
fn lay<G: Shown>(
    commands: &mut Commands,
    index: &mut PieceIndex<G>,
    pictures: &Pictures,
    view: &G::View,
    picture: &[Placed<G>],
    pieces: &Query<(&G::Piece, Option<&StandsAt>, &Slot, &G::Face, &Rest)>,
    changed: &mut HashSet<Entity>,
) {
    let wanted: HashMap<G::Piece, ()> = picture.iter().map(|placed| (placed.piece, ())).collect();
    index.0.retain(|piece, entity| {
        let stays = wanted.contains_key(piece);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for placed in picture {
        let entity = *index.0.entry(placed.piece).or_insert_with(|| {
            let mut entity = commands.spawn((OnTable, placed.piece, Sprite::default(), Transform::default()));
            G::dress(placed.piece, &mut entity);
            entity.id()
        });
        let rest = Rest(G::rest(view, placed));
        let at = placed.at.and_then(|at| index.get(at));
        let known = pieces.get(entity).ok();
        let same = known.is_some_and(|(_, stands, slot, face, resting)| {
            stands.map(|stands| stands.0) == at && slot.0 == placed.slot && *face == placed.face && *resting == rest
        });
        if same && !changed.contains(&entity) {
            continue;
        }
        changed.insert(entity);
        let look = Wears(G::pic(placed.face).map(|name| pictures.pic(&name)));
        let mut entity = commands.entity(entity);
        entity.insert((Slot(placed.slot), placed.face, rest, look));
        match at {
            Some(at) => entity.insert(StandsAt(at)),
            None => entity.remove::<StandsAt>(),
        };
    }
}

/// Takes the whole table away.
pub fn clear<G: Shown>(
    mut commands: Commands,
    mut index: ResMut<PieceIndex<G>>,
    mut stage: ResMut<Stage>,
    mut overlay: ResMut<Overlay>,
    pieces: Query<Entity, (With<OnTable>, With<G::Piece>)>,
) {
    overlay.clear();
    pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    index.0.clear();
    stage.clear();
}

/// What the entities show, read back from them: the opposite of laying a
/// picture, in the order of the pieces.
pub fn read<G: Shown>(world: &mut World) -> Vec<Placed<G>> {
    let mut pieces = world.query::<(&G::Piece, Option<&StandsAt>, &Slot, &G::Face)>();
    let found: Vec<_> = pieces
        .iter(world)
        .map(|(&piece, stands, slot, &face)| (piece, stands.map(|stands| stands.0), slot.0, face))
        .collect();
    let mut shown: Vec<Placed<G>> = found
        .into_iter()
        .map(|(piece, at, slot, face)| {
            let at = at.and_then(|entity| world.get::<G::Piece>(entity).copied());
            Placed { piece, at, slot, face }
        })
        .collect();
    shown.sort_by_key(|placed| placed.piece);
    shown
}

/// The picture of a view in the order of the pieces, to compare with [`read`].
pub fn sorted<G: Shown>(view: &G::View) -> Vec<Placed<G>> {
    let mut picture = G::picture(view);
    picture.sort_by_key(|placed| placed.piece);
    picture
}
