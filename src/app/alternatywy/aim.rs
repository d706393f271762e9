//! Aiming: what a pointer is about to decide.
//!
//! A card is picked up with a click, or dragged; everything it can be aimed at
//! is lit, and a click or a drop there decides. The keyboard (`keys`) goes
//! through the legal decisions themselves.

use bevy::picking::events::{Drag, DragDrop, DragEnd, DragStart};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::hovered::{Hovered, asked_about, hovered, is_there, way_at};
use super::keys::{follow_advice, press_keys};
use super::picture::Piece;
use super::ways::{Target, Ways, why_not};
use crate::app::flow::keys::MISTAKEN_SKIP;
use crate::app::flow::{Beat, Intent, Live, Refused};
use crate::app::screens::{Curtain, Screen};
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::Stage;
use crate::rules::Viewer;
use crate::rules::alternatywy::{Alternatywy, Card, Move};

/// Adds aiming.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<Hovered>()
        .add_systems(
            Update,
            (forget, point, drag, press_keys)
                .chain()
                .in_set(Beat::Decide)
                .run_if(in_state(Screen::Match).and_then(resource_exists::<Live<Alternatywy>>)),
        )
        .add_systems(Update, follow_advice.in_set(Beat::Resolve).run_if(resource_exists::<Live<Alternatywy>>))
        .add_systems(OnExit(Screen::Match), look_away);
}

/// What would be decided by a click or by Enter.
#[derive(Resource, Default, Debug, PartialEq, Clone)]
pub struct Aim {
    /// The decisions, one after another; none if nothing is aimed at.
    pub moves: Vec<Move>,
    /// Where.
    pub target: Option<Target>,
    /// The card of the own hand that is picked up.
    pub picked: Option<Card>,
    /// Where a card that is dragged is, in the world.
    pub dragged: Option<Vec2>,
    /// Whether the keyboard aims, and so shows where it is.
    pub by_keys: bool,
    /// What is explained because the keyboard aims there.
    pub(super) told: Hovered,
    pub(super) decided: Option<usize>,
    looked: Option<Viewer>,
}

impl Aim {
    /// Aims at nothing; what is picked up stays picked up.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.target = None;
    }

    /// The same, aiming somewhere with the keyboard.
    pub(super) fn by_keys(&self, mv: Move, target: Target, told: Hovered) -> Aim {
        Aim {
            moves: vec![mv],
            target: Some(target),
            by_keys: true,
            told,
            decided: self.decided,
            looked: self.looked,
            ..Aim::default()
        }
    }
}

/// The next match may be another one, without what was looked at.
fn look_away(mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    *aim = Aim::default();
    *hovered = Hovered::Nothing;
}

/// Forgets an aim when the decision has been made, or another person looks.
pub(super) fn forget(live: Res<Live<Alternatywy>>, mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    let (decided, looked) = (Some(live.game().record().moves.len()), Some(live.viewer()));
    if aim.looked != looked && matches!(*hovered, Hovered::Card(_) | Hovered::Good(_) | Hovered::Pick(_)) {
        *hovered = Hovered::Nothing;
    }
    // What has left the table is not there to be explained, and what the keyboard
    // aimed at is done with when it is decided.
    let done = aim.decided != decided && aim.by_keys && *hovered == aim.told;
    if done || !is_there(&live.shown(), *hovered) {
        hovered.set_if_neq(Hovered::Nothing);
    }
    if aim.decided != decided || aim.looked != looked || live.choices().is_empty() && aim.picked.is_some() {
        aim.set_if_neq(Aim { by_keys: aim.by_keys, decided, looked, ..Aim::default() });
    }
}

/// What lies where the pointer is, and what goes out from there.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Hand<'w, 's> {
    live: Res<'w, Live<Alternatywy>>,
    ways: Res<'w, Ways>,
    stage: ResMut<'w, Stage>,
    aim: ResMut<'w, Aim>,
    hovered: ResMut<'w, Hovered>,
    intents: MessageWriter<'w, Intent<Alternatywy>>,
    refused: MessageWriter<'w, Refused<Alternatywy>>,
    sounds: MessageWriter<'w, PlaySound>,
    pieces: Query<'w, 's, &'static Piece>,
}

impl Hand<'_, '_> {
    fn over(&self, entity: Entity) -> Hovered {
        self.pieces.get(entity).map_or(Hovered::Nothing, |&piece| hovered(&self.live.shown(), piece))
    }

    fn play(&mut self, sound: Sound) {
        self.sounds.write(PlaySound { sound, pitch: 1.0 });
    }

    /// What a click there would do is aimed at.
    fn aim_at(&mut self, over: Hovered) {
        let way = way_at(&self.live.shown(), &self.ways, self.aim.picked, over).cloned();
        let (moves, target) = way.map_or((Vec::new(), None), |way| (way.moves, Some(way.target)));
        if self.aim.moves != moves || self.aim.by_keys {
            self.aim.moves = moves;
            self.aim.target = target;
            self.aim.by_keys = false;
        }
    }

    /// Whether a click on a card picks it up, or lays it down again.
    fn is_picked_by_click(&self, card: Card) -> bool {
        let kind = self.live.shown().table.kind(card);
        let decides = self.ways.to(Target::Card(kind)).is_some_and(|way| {
            // A card without a target is played where it lies.
            self.aim.picked == Some(card) || !matches!(way.moves[..], [Move::Play(_)])
        });
        !decides && self.ways.cards.contains(&kind)
    }

    fn pick(&mut self, card: Card) {
        let picked = (self.aim.picked != Some(card)).then_some(card);
        self.aim.picked = picked;
        self.aim.clear();
        self.play(if picked.is_some() { Sound::Lift } else { Sound::Place });
    }

    /// Decides what a click or a drop there means, or says why it means nothing.
    fn decide(&mut self, over: Hovered) {
        let view = self.live.shown();
        let kind = self.aim.picked.map(|card| view.table.kind(card));
        // A card that needs no target can be dropped anywhere in the block.
        let aimless = kind.and_then(|kind| self.ways.to(Target::Card(kind))).filter(|_| self.aim.dragged.is_some());
        if let Some(way) = way_at(&view, &self.ways, self.aim.picked, over).or(aimless).cloned() {
            self.play(Sound::Click);
            self.intents.write(Intent::Play(way.moves));
            return;
        }
        let asked = asked_about(&view, over).filter(|_| !self.live.choices().is_empty());
        if let Some(refusal) = asked.and_then(|mv| why_not(&self.live, kind, mv)) {
            self.play(Sound::Nope);
            self.refused.write(Refused::new(refusal));
        }
    }

    fn click(&mut self, over: Hovered, touched: bool) {
        let seen_before = *self.hovered == over;
        self.hovered.set_if_neq(over);
        match over {
            Hovered::Nothing => {}
            // A hand that trembled has picked it up by dragging it a little.
            Hovered::Card(card) if self.aim.dragged.is_some() && self.aim.picked == Some(card) => {}
            Hovered::Card(card) if self.is_picked_by_click(card) => self.pick(card),
            // A finger cannot hover: the first touch previews, the second decides.
            _ if touched && !seen_before && self.leads(over) => self.aim_at(over),
            _ => self.decide(over),
        }
    }

    fn leads(&self, over: Hovered) -> bool {
        way_at(&self.live.shown(), &self.ways, self.aim.picked, over).is_some()
    }
}

/// Follows the pointer: what it is over, what a click there would decide, and
/// the click itself.
pub(super) fn point(
    mut hand: Hand,
    mut moved: MessageReader<Pointer<bevy::picking::events::Move>>,
    mut left: MessageReader<Pointer<Out>>,
    mut clicked: MessageReader<Pointer<Click>>,
    curtain: Res<State<Curtain>>,
) {
    if **curtain != Curtain::Up {
        hand.hovered.set_if_neq(Hovered::Nothing);
        moved.clear();
        left.clear();
        clicked.clear();
        return;
    }
    for message in left.read() {
        if hand.over(message.entity) == *hand.hovered {
            hand.hovered.set_if_neq(Hovered::Nothing);
            if !hand.aim.by_keys && !hand.aim.moves.is_empty() {
                hand.aim.clear();
            }
        }
    }
    // A finger that slips does not hover.
    for message in moved.read().filter(|message| !matches!(message.pointer_id, PointerId::Touch(_))) {
        let over = hand.over(message.entity);
        if over == Hovered::Nothing {
            continue;
        }
        if *hand.hovered != over {
            *hand.hovered = over;
            hand.play(Sound::Hover);
        }
        hand.aim_at(over);
    }
    for message in clicked.read() {
        let over = hand.over(message.entity);
        if message.button == PointerButton::Secondary {
            hand.aim.picked = None;
            hand.aim.clear();
            continue;
        }
        if message.button == PointerButton::Primary && !hand.stage.is_still() {
            hand.stage.skip();
            continue;
        }
        if message.button != PointerButton::Primary || hand.stage.rested() < MISTAKEN_SKIP {
            continue;
        }
        hand.click(over, matches!(message.pointer_id, PointerId::Touch(_)));
    }
}

/// A card of the own hand can be dragged to where it is meant to go.
fn drag(
    mut hand: Hand,
    mut started: MessageReader<Pointer<DragStart>>,
    mut dragged: MessageReader<Pointer<Drag>>,
    mut dropped: MessageReader<Pointer<DragDrop>>,
    mut ended: MessageReader<Pointer<DragEnd>>,
    camera: Single<(&Camera, &GlobalTransform)>,
    curtain: Res<State<Curtain>>,
) {
    if **curtain != Curtain::Up {
        started.clear();
        dragged.clear();
        dropped.clear();
        ended.clear();
        return;
    }
    for message in started.read().filter(|message| message.button == PointerButton::Primary) {
        let Hovered::Card(card) = hand.over(message.entity) else { continue };
        let kind = hand.live.shown().table.kind(card);
        if hand.stage.is_still() && hand.aim.picked != Some(card) && hand.ways.cards.contains(&kind) {
            hand.pick(card);
        }
    }
    for message in dragged.read() {
        let Hovered::Card(card) = hand.over(message.entity) else { continue };
        let (lens, at) = *camera;
        let place = lens.viewport_to_world_2d(at, message.pointer_location.position).ok();
        if hand.aim.picked == Some(card) && hand.aim.dragged != place {
            hand.aim.dragged = place;
        }
    }
    for message in dropped.read() {
        let over = hand.over(message.entity);
        if hand.aim.dragged.is_some() && !matches!(over, Hovered::Nothing | Hovered::Card(_)) {
            hand.decide(over);
        }
    }
    for _ in ended.read() {
        if hand.aim.dragged.is_some() {
            hand.aim.dragged = None;
        }
    }
}
