//! Aiming: what a pointer is about to decide.
//!
//! A card is picked up with a click, or dragged; everything it can be aimed at
//! is lit, and a click or a drop there decides. The keyboard (`keys`) goes
//! through the legal decisions themselves.

use bevy::picking::events::{Drag, DragDrop, DragEnd, DragStart};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::keys::{follow_advice, press_keys};
use super::picture::Piece;
use super::ways::{Target, Way, Ways, why_not};
use crate::app::flow::keys::MISTAKEN_SKIP;
use crate::app::flow::{Beat, Intent, Live, Refused};
use crate::app::screens::{Curtain, Screen};
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::Stage;
use crate::rules::landlord::{Card, Flat, HouseId, Landlord, Move, Place, Step, Table, View};
use crate::rules::{Seat, Viewer};

/// Adds aiming.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<Hovered>()
        .add_systems(
            Update,
            (forget, point, drag, press_keys)
                .chain()
                .in_set(Beat::Decide)
                .run_if(in_state(Screen::Match).and_then(resource_exists::<Live<Landlord>>)),
        )
        .add_systems(Update, follow_advice.in_set(Beat::Resolve).run_if(resource_exists::<Live<Landlord>>))
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
    /// Whether the ways of trading are laid open.
    pub trading: bool,
    /// What is explained because the keyboard aims there.
    pub(super) told: Hovered,
    pub(super) decided: Option<usize>,
}

impl Aim {
    /// Aims at nothing; what is picked up stays picked up.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.target = None;
    }
}

/// What the pointer is over, whether or not it can be decided.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hovered {
    /// Nothing that can be explained.
    #[default]
    Nothing,
    /// A card of the own hand.
    Card(Card),
    /// A house as a whole: its roof, its ground.
    House(HouseId),
    /// A flat of a house.
    Flat(Place),
    /// The building plot.
    Plot,
    /// The plate, the hand or the roof of a seat.
    Seat(Seat),
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
    /// The Jail.
    Jail,
    /// The card that is played.
    Limelight(Card),
}

/// The next match may be another one, without what was looked at.
fn look_away(mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>, mut stage: ResMut<Stage>) {
    stage.set_gaze(None);
    *aim = Aim::default();
    *hovered = Hovered::Nothing;
}

/// Forgets an aim when the decision has been made, or another person looks: then
/// the streets lie elsewhere, too.
pub(super) fn forget(
    live: Res<Live<Landlord>>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
    mut stage: ResMut<Stage>,
    mut looked: Local<Option<Viewer>>,
) {
    if looked.replace(live.viewer()).is_some_and(|viewer| viewer != live.viewer()) && stage.gaze().is_some() {
        stage.set_gaze(None);
    }
    let decided = live.game().record().moves.len();
    // What has left the table is not there to be explained, and what the keyboard
    // aimed at is done with when it is decided.
    let done = aim.decided != Some(decided) && aim.by_keys && *hovered == aim.told;
    if done || !is_there(&live.shown(), *hovered) {
        hovered.set_if_neq(Hovered::Nothing);
    }
    if aim.decided != Some(decided) || live.choices().is_empty() && aim.picked.is_some() {
        aim.set_if_neq(Aim { by_keys: aim.by_keys, decided: Some(decided), ..Aim::default() });
    }
}

/// Whether something is still on the table.
fn is_there(view: &View, over: Hovered) -> bool {
    let table = &view.table;
    match over {
        Hovered::Card(card) => matches!(card_hovered(view, table, card), Hovered::Card(_)),
        Hovered::Limelight(card) => table.playing == Some(card),
        Hovered::House(house) => table.houses.iter().any(|other| other.id == house),
        Hovered::Flat(place) => table.houses.iter().any(|other| other.id == place.house),
        _ => true,
    }
}

/// What a piece is to the pointer.
fn hovered(view: &View, piece: Piece) -> Hovered {
    let table = &view.table;
    match piece {
        Piece::Street(seat) | Piece::Hand(seat) => Hovered::Seat(seat),
        Piece::House(house) | Piece::Scaffold(house) => Hovered::House(house),
        Piece::Storey(house, floor) => Hovered::Flat(Place { house, flat: Flat(floor) }),
        Piece::Plot => Hovered::Plot,
        Piece::Pile => Hovered::Pile,
        Piece::Discards => Hovered::Discards,
        Piece::Jail => Hovered::Jail,
        Piece::Limelight => Hovered::Nothing,
        Piece::Card(card) => card_hovered(view, table, card),
    }
}

fn card_hovered(view: &View, table: &Table, card: Card) -> Hovered {
    let own_roof = |seat: Seat| table.starting_roofs[seat.index()] == Some(card);
    if view.hand.is_some_and(|hand| hand.contains(card)) {
        return Hovered::Card(card);
    }
    if let Some(seat) = Seat::all(table.seats).find(|&seat| own_roof(seat)) {
        return if view.viewer == Viewer::Seat(seat) { Hovered::Card(card) } else { Hovered::Seat(seat) };
    }
    if table.discards.contains(&card) {
        return Hovered::Discards;
    }
    for house in &table.houses {
        let lives = |who: &&crate::rules::landlord::Resident| who.card == card || who.refusal == Some(card);
        if let Some(who) = house.residents.iter().find(lives) {
            return Hovered::Flat(Place { house: house.id, flat: who.flat });
        }
        if house.cellar == Some(card) {
            return Hovered::Flat(Place { house: house.id, flat: Flat::CELLAR });
        }
        if house.finish == Some(card) || house.over == Some(card) {
            let flat = house.attic_flat().map(|flat| Place { house: house.id, flat });
            return flat.map_or(Hovered::House(house.id), Hovered::Flat);
        }
    }
    if table.playing == Some(card) { Hovered::Limelight(card) } else { Hovered::Nothing }
}

/// The way that a click on something takes, with this card picked up.
pub(super) fn way_at<'a>(view: &View, ways: &'a Ways, picked: Option<Card>, over: Hovered) -> Option<&'a Way> {
    match over {
        Hovered::House(house) => ways.to(Target::House(house)),
        Hovered::Flat(place) => {
            let lodger = view.table.house(place.house).and_then(|house| house.resident_in(place.flat));
            let home = lodger.map(|who| Place { flat: who.flat, ..place });
            // Whoever covers two flats is put into the upper one as well as the lower.
            let two = flats_wanted(&view.table, picked) == 2;
            let below = place.flat.0.checked_sub(1).filter(|_| two).map(|flat| Place { flat: Flat(flat), ..place });
            home.and_then(|home| ways.to(Target::Resident(home)))
                .or_else(|| ways.to(Target::Flat(place)))
                .or_else(|| below.and_then(|below| ways.to(Target::Flat(below))))
                .or_else(|| ways.to(Target::House(place.house)))
        }
        Hovered::Plot => ways.to(Target::Plot),
        Hovered::Seat(seat) => ways.to(Target::Street(seat)),
        Hovered::Pile => ways.to(Target::Pile),
        Hovered::Discards => ways.to(Target::Discards),
        Hovered::Card(_) | Hovered::Limelight(_) | Hovered::Jail | Hovered::Nothing => None,
    }
}

/// How many flats the tenant covers for whom a place is looked for.
fn flats_wanted(table: &Table, picked: Option<Card>) -> u8 {
    let card = picked.or(match table.step {
        Step::MoveIn => table.playing,
        Step::Rehome { tenant }
        | Step::MoveTo { tenant }
        | Step::MusicPlace { tenant }
        | Step::DemolitionPlace { tenant } => table.lodger(tenant),
        _ => None,
    });
    card.map_or(1, |card| table.options.deck.terms(table.kind(card)).flats)
}

/// What an unlit thing would be asked about.
fn asked_about(table: &Table, over: Hovered) -> Option<Target> {
    match over {
        Hovered::House(house) => Some(Target::House(house)),
        Hovered::Flat(place) => {
            let lodger = table.house(place.house).and_then(|house| house.resident_in(place.flat));
            Some(Target::Flat(lodger.map_or(place, |who| Place { flat: who.flat, ..place })))
        }
        Hovered::Plot => Some(Target::Plot),
        Hovered::Pile => Some(Target::Pile),
        _ => None,
    }
}

/// What lies where the pointer is, and what goes out from there.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Hand<'w, 's> {
    live: Res<'w, Live<Landlord>>,
    ways: Res<'w, Ways>,
    stage: ResMut<'w, Stage>,
    aim: ResMut<'w, Aim>,
    hovered: ResMut<'w, Hovered>,
    intents: MessageWriter<'w, Intent<Landlord>>,
    refused: MessageWriter<'w, Refused<Landlord>>,
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

    /// A click on a card of the own hand picks it up, or lays it down again.
    fn pick(&mut self, card: Card) {
        let kind = self.live.shown().table.kind(card);
        if !self.ways.cards.contains(&kind) {
            if !self.live.choices().is_empty()
                && let Some(refusal) = why_not(&self.live, None, Target::Hand(kind))
            {
                self.play(Sound::Nope);
                self.refused.write(Refused::new(refusal));
            }
            return;
        }
        let picked = (self.aim.picked != Some(card)).then_some(card);
        self.aim.picked = picked;
        self.aim.clear();
        self.play(if picked.is_some() { Sound::Lift } else { Sound::Place });
    }

    /// Decides what a click or a drop there means, or says why it means nothing.
    fn decide(&mut self, over: Hovered) {
        if let Some(way) = way_at(&self.live.shown(), &self.ways, self.aim.picked, over).cloned() {
            self.play(Sound::Click);
            self.intents.write(Intent::Play(way.moves));
            return;
        }
        let kind = self.aim.picked.map(|card| self.live.shown().table.kind(card));
        let asked = asked_about(&self.live.shown().table, over).filter(|_| !self.live.choices().is_empty());
        if let Some(refusal) = asked.and_then(|target| why_not(&self.live, kind, target)) {
            self.play(Sound::Nope);
            self.refused.write(Refused::new(refusal));
        } else if let (Hovered::Seat(seat), None) = (over, kind) {
            super::gaze::look_at(&mut self.stage, &self.live.shown(), Some(seat));
        }
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
        let touched = matches!(message.pointer_id, PointerId::Touch(_));
        let seen_before = *hand.hovered == over;
        hand.hovered.set_if_neq(over);
        match over {
            Hovered::Nothing => super::gaze::look_at(&mut hand.stage, &hand.live.shown(), None),
            // A hand that trembled has picked it up by dragging it a little.
            Hovered::Card(card) if hand.aim.dragged.is_some() && hand.aim.picked == Some(card) => {}
            Hovered::Card(card) => hand.pick(card),
            // A finger cannot hover: the first touch previews, the second decides.
            _ if touched && !seen_before && way_at(&hand.live.shown(), &hand.ways, hand.aim.picked, over).is_some() => {
                hand.aim_at(over)
            }
            _ => hand.decide(over),
        }
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
        if hand.stage.is_still() && hand.aim.picked != Some(card) {
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
