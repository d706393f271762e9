//! How events look and sound: the course of a show, and cards on their way.
//!
//! What a piece will be has happened before the first cue starts. Pieces that
//! are gone by then are shown by props until the event that takes them away.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layout;
use super::picture::{self, Look, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::{DEPTH_FLYING, Director};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::Set;
use crate::rules::landlord::{Card, Event, HouseId, Kind, Known, Landlord, View, Window};
use crate::rules::{Seat, Viewer};

/// How long everybody holds their breath when somebody may answer. It is the
/// same whether or not anybody can.
const BREATH: f32 = 0.55;

/// How long what was left lying closes up.
const CLOSING: f32 = 0.28;

/// Writes the cues of some events, in order, after those already on the stage.
pub fn perform(events: &[Event], before: &View, set: &mut Set<Landlord>) {
    let mut show = Show::new(before, set.now, set);
    for event in events {
        show.tell(event);
        show.director.count(event, before);
    }
    show.close_up();
    show.director.count_the_rest();
}

/// A show in the making.
pub(super) struct Show<'a, 'b> {
    pub(super) director: Director<'a, 'b, Landlord>,
    pub(super) before: &'a View,
    pub(super) now: &'a View,
    /// When it began, on the stage's clock.
    began: f32,
    /// What every piece looked like.
    looks: HashMap<Piece, Look>,
    /// Pieces that are gone, and where they were.
    gone: HashMap<Piece, Pose>,
    /// Coins so far: each rings a tone higher.
    pub(super) coins: u32,
    /// Suspects so far.
    pub(super) suspects: u32,
    /// Who was struck by what happened so far.
    struck: Option<Seat>,
}

impl<'a, 'b> Show<'a, 'b> {
    fn new(before: &'a View, now: &'a View, set: &'a mut Set<'b, Landlord>) -> Self {
        let placed = picture::picture(before);
        let looks = placed.iter().map(|placed| (placed.piece, placed.face)).collect();
        let director = Director::new(before, set);
        let gone = placed
            .iter()
            .filter(|placed| director.entity(placed.piece).is_none())
            .map(|placed| (placed.piece, layout::rest(before, placed.piece, placed.at, placed.slot)))
            .collect();
        Show { began: director.time, director, before, now, looks, gone, coins: 0, suspects: 0, struck: None }
    }

    fn tell(&mut self, event: &Event) {
        match *event {
            Event::CrimeDeclared { victim, .. } => self.struck = Some(victim),
            Event::MovedIn { to, .. } => self.struck = self.now.table.house(to.house).map(|house| house.owner),
            _ => {}
        }
        match *event {
            Event::TurnBegan { seat, .. } => self.begin_turn(seat),
            Event::CardPlayed { seat, card, .. } => self.play_card(seat, card),
            Event::Countered { seat, card, window } => self.counter(seat, card, window),
            Event::Discarded { card } => self.discard(card),
            Event::Returned { seat, card } => self.take_in_hand(seat, Some(card)),
            Event::FloorReturned { seat, card } => self.take_in_hand(seat, card),
            Event::TakenBack { seat, card } => {
                self.play(Sound::Double);
                self.take_in_hand(seat, Some(card));
            }
            Event::Drawn { seat, card, .. } => self.draw(seat, card),
            Event::Traded { from, to, card } => self.trade_card(from, to, card),
            Event::Reshuffled { .. } => self.shuffle(),
            Event::LastCard { .. } => {
                self.play(Sound::LastChance);
                self.rest(0.9);
            }
            Event::Asked { window } => self.hold_breath(window),
            Event::Ended { .. } => {
                self.play(Sound::Fanfare);
                self.rest(0.8);
            }
            Event::Examined { .. }
            | Event::SiteOpened { .. }
            | Event::FloorLaid { .. }
            | Event::Finished { .. }
            | Event::TakenDown { .. }
            | Event::Altered { .. }
            | Event::DemolitionBegan { .. }
            | Event::Demolished { .. } => self.tell_building(event),
            Event::MovedIn { .. }
            | Event::Moved { .. }
            | Event::Homeless { .. }
            | Event::Recalled { .. }
            | Event::TakenToHand { .. }
            | Event::Refused { .. }
            | Event::MusicBegan { .. }
            | Event::SquattersLeft { .. }
            | Event::Evicted { .. } => self.tell_moving(event),
            Event::CrimeDeclared { .. }
            | Event::Rebound { .. }
            | Event::Bombed { .. }
            | Event::Buried { .. }
            | Event::Murdered { .. }
            | Event::Reported { .. }
            | Event::Suspected { .. }
            | Event::InJailAlready { .. }
            | Event::Cleared { .. }
            | Event::Jailed { .. }
            | Event::Freed { .. } => self.tell_crime(event),
            Event::Fee { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::Paid { .. }
            | Event::BailPaid { .. }
            | Event::RentPaid { .. }
            | Event::EmptyFlatPaid { .. }
            | Event::Allowance { .. }
            | Event::RentCollected { .. } => self.tell_money(event),
        }
    }

    // ---------------------------------------------------------------- tools

    pub(super) fn time(&self) -> f32 {
        self.director.time
    }

    /// Lets time pass in the show.
    pub(super) fn pass(&mut self, seconds: f32) {
        self.director.pass(seconds);
    }

    /// Lets time pass even if nothing moves meanwhile.
    pub(super) fn rest(&mut self, seconds: f32) {
        self.director.pause(seconds);
    }

    /// Waits until everything shown so far is over.
    pub(super) fn settle(&mut self) {
        self.director.settle();
    }

    pub(super) fn play(&mut self, sound: Sound) {
        self.director.play(sound);
    }

    pub(super) fn play_at(&mut self, start: f32, sound: Sound, pitch: f32) {
        self.director.play_at(start, sound, pitch);
    }

    /// A picture that is no piece, from now on.
    pub(super) fn prop(&mut self, name: &str, length: f32, from: Pose, to: Pose, path: Path) {
        let start = self.time();
        self.director.prop(name, Color::WHITE, start, length, from, to, path);
    }

    /// A piece sets out for somewhere. Until then it looks as it did before.
    pub(super) fn travel(&mut self, piece: Piece, to: Pose, length: f32, path: Path, wearing: Option<&str>) {
        let start = self.time();
        self.wear_old(piece, start);
        self.director.travel(piece, to, start, length, path, wearing);
    }

    /// A piece sets out for where it will be.
    pub(super) fn travel_home(&mut self, piece: Piece, length: f32, path: Path) {
        if let Some(rest) = self.director.rest(piece) {
            self.travel(piece, rest, length, path, None);
        }
    }

    /// A piece looks as it did before until it is moved.
    fn wear_old(&mut self, piece: Piece, until: f32) {
        let Some(name) = self.looks.remove(&piece).and_then(picture::pic) else { return };
        if let Some(entity) = self.director.entity(piece) {
            let pic = self.director.set.pictures.pic(&name);
            let began = self.began;
            self.director.cue(began, until - began, Act::Wear { piece: entity, pic });
        }
    }

    /// A piece that is gone stays to be seen until now; where it was, and how it
    /// looked.
    pub(super) fn take_away(&mut self, piece: Piece) -> Option<(Pose, String)> {
        let pose = self.gone.remove(&piece)?;
        let name = self.looks.remove(&piece).and_then(picture::pic)?;
        let (began, now) = (self.began, self.time());
        if now > began {
            self.director.prop(&name, Color::WHITE, began, now - began, pose, pose, Path::SLIDE);
        }
        Some((pose, name))
    }

    /// The pieces of a house that are gone, lowest first.
    pub(super) fn gone_of(&self, house: HouseId) -> Vec<Piece> {
        let of =
            |piece: &&Piece| match piece {
                Piece::House(id) | Piece::Storey(id, _) | Piece::Scaffold(id) => *id == house,
                Piece::Card(card) => self.before.table.house(house).is_some_and(|house| {
                    house.open_cards().any(|open| open == *card) || house.resident(*card).is_some()
                }),
                _ => false,
            };
        let mut pieces: Vec<Piece> = self.gone.keys().filter(of).copied().collect();
        pieces.sort_by(|a, b| self.gone[a].at.y.total_cmp(&self.gone[b].at.y).then(a.cmp(b)));
        pieces
    }

    /// Where a house stands, or stood.
    pub(super) fn house(&self, id: HouseId) -> Pose {
        let view = if self.now.table.house(id).is_some() { self.now } else { self.before };
        layout::house(view, id)
    }

    /// Where a seat's money and hand are.
    pub(super) fn plate(&self, seat: Seat) -> Pose {
        layout::plate(self.now, seat)
    }

    /// Where cards come from and go to that the viewer does not see in a hand.
    pub(super) fn hand(&self, seat: Seat) -> Pose {
        if self.now.viewer == Viewer::Seat(seat) {
            self.director.rest(Piece::Hand(seat)).unwrap_or(Pose::new(Vec2::ZERO, DEPTH_FLYING, 0.7))
        } else {
            layout::fan(self.now, seat).scaled(0.4)
        }
    }

    /// What nobody moved but lies elsewhere now closes up.
    fn close_up(&mut self) {
        if self.director.close_up(self.time(), CLOSING, |_, _| true) {
            self.pass(CLOSING);
        }
    }

    // ---------------------------------------------------------------- cards

    fn begin_turn(&mut self, seat: Seat) {
        if self.now.viewer == Viewer::Seat(seat) {
            self.play(Sound::YourTurn);
        }
        if let Some(piece) = self.director.entity(Piece::Street(seat)) {
            let start = self.time();
            self.director.cue(start, 0.3, Act::Pop { piece, by: 0.12 });
        }
        self.pass(0.15);
    }

    fn hold_breath(&mut self, window: Window) {
        if window == Window::DoubleSystem {
            return;
        }
        self.settle();
        let concerned = self.struck.unwrap_or_else(|| self.before.table.concerned(window));
        let who = match window {
            Window::Suspicion | Window::Shield => None,
            _ => Some(concerned),
        };
        if let Some(seat) = who {
            let over = self.plate(seat).moved(Vec2::Y * 34.0).at_depth(DEPTH_FLYING + 20.0);
            self.prop("landlord/question", BREATH, Pose { scale: Vec2::splat(0.5), ..over }, over, Path::SNAP);
        }
        self.rest(BREATH);
    }

    /// A card is laid open.
    fn play_card(&mut self, seat: Seat, card: Known) {
        let sound = match card.kind {
            Kind::Politics => Sound::Politics,
            Kind::DoubleSystem => Sound::Double,
            _ => Sound::Card,
        };
        self.play(sound);
        self.open(seat, card.card, 0);
        self.pass(0.4);
    }

    fn counter(&mut self, seat: Seat, card: Known, window: Window) {
        self.settle();
        let sound = match window {
            Window::Error => Sound::Rebound,
            Window::Police | Window::Squatters => Sound::PoliceCar,
            Window::Suspicion | Window::Shield => Sound::Alibi,
            Window::DoubleSystem => Sound::Double,
        };
        self.play(sound);
        self.open(seat, card.card, 1);
        self.rest(0.55);
    }

    /// A card goes from a hand to where everybody sees it.
    fn open(&mut self, seat: Seat, card: Card, slot: u8) {
        let piece = Piece::Card(card);
        if !self.director.at.contains_key(&piece) {
            // It has come from behind: nothing of it was to be seen before.
            let from = self.hand(seat).faded(0.0);
            self.director.at.insert(piece, from);
        }
        self.travel(piece, layout::limelight(slot), 0.4, Path::hop(36.0), None);
    }

    fn discard(&mut self, card: Known) {
        let piece = Piece::Card(card.card);
        if !self.director.at.contains_key(&piece) {
            // It was hidden in a house that is no more.
            let from = layout::pile().faded(0.0);
            self.director.at.insert(piece, from);
        }
        let settled = self.director.rest(piece).map(|_| ());
        if settled.is_some() {
            self.travel_home(piece, 0.35, Path::hop(22.0));
        }
        self.play_at(self.time() + 0.25, Sound::Card, 0.9);
        self.pass(0.2);
    }

    /// A card goes to a hand: to be seen in the own one, from behind to others.
    pub(super) fn take_in_hand(&mut self, seat: Seat, card: Option<Known>) {
        let piece = card.map(|known| Piece::Card(known.card));
        let entity = piece.filter(|&piece| self.director.entity(piece).is_some());
        match entity {
            Some(piece) => {
                if !self.director.at.contains_key(&piece) {
                    let from = layout::pile().faded(0.0);
                    self.director.at.insert(piece, from);
                }
                self.travel_home(piece, 0.4, Path::hop(30.0));
            }
            None => {
                let from = piece.and_then(|piece| self.take_away(piece));
                let (from, name) = from.unwrap_or((layout::pile(), "landlord/card/back".to_owned()));
                let to = self.hand(seat);
                self.prop(&name, 0.4, from.at_depth(DEPTH_FLYING), to.at_depth(DEPTH_FLYING), Path::hop(30.0));
            }
        }
        self.play_at(self.time(), Sound::Card, 1.1);
        self.pass(0.16);
    }

    fn draw(&mut self, seat: Seat, card: Option<Known>) {
        self.play(Sound::Draw);
        match card.map(|known| Piece::Card(known.card)).filter(|&piece| self.director.entity(piece).is_some()) {
            Some(piece) => {
                self.director.at.insert(piece, layout::pile());
                self.travel_home(piece, 0.42, Path::hop(18.0));
            }
            None => {
                let (from, to) = (layout::pile().scaled(0.5), self.hand(seat));
                self.prop(
                    "landlord/card/back",
                    0.42,
                    from.at_depth(DEPTH_FLYING),
                    to.at_depth(DEPTH_FLYING),
                    Path::hop(18.0),
                );
            }
        }
        self.pass(0.18);
    }

    fn trade_card(&mut self, from: Seat, to: Seat, card: Known) {
        let piece = Piece::Card(card.card);
        if self.director.entity(piece).is_some() {
            let start = self.hand(from).faded(0.0);
            self.director.at.entry(piece).or_insert(start);
            self.travel_home(piece, 0.6, Path::hop(60.0));
        } else {
            self.take_away(piece);
            let name = format!("landlord/card/{}", card.kind.name());
            let (a, b) = (self.hand(from), self.hand(to));
            let open = |pose: Pose| Pose { scale: Vec2::splat(0.4), ..pose.at_depth(DEPTH_FLYING) };
            self.prop(&name, 0.7, open(a), open(b), Path::hop(60.0));
        }
        self.play(Sound::Swap);
        self.pass(0.5);
    }

    fn shuffle(&mut self) {
        self.play(Sound::Shuffle);
        if let Some(piece) = self.director.entity(Piece::Pile) {
            let start = self.time();
            self.director.cue(start, 0.7, Act::Shiver { piece, by: 9.0 });
        }
        self.rest(0.7);
    }
}
