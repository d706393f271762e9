//! How events look and sound: moving in, departing, swapping, the chain of
//! evictions, the count of the score.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::layout::{self, DEPTH_FLYING};
use super::picture::{Piece, meeple_pic};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::Set;
use crate::rules::eviction::{Address, Cause, Colour, Event, Eviction, Face, Meeple, Options, Spot, View};
use crate::rules::{Seat, Viewer};

/// From this eviction of a chain on, the whole house shakes.
const QUAKES_FROM: u16 = 5;

/// Writes the cues of some events, in order, after those already on the stage.
pub fn perform(events: &[Event], before: &View, now: &View, set: &mut Set<Eviction>) {
    let start = set.stage.end();
    let at = set.before.clone();
    let mut director = Director { set, options: now.table.options, now, at, time: start };
    for (index, event) in events.iter().enumerate() {
        director.show(event, &events[index + 1..], before);
    }
}

/// Knows how far the show is, and where each piece is by then.
pub(super) struct Director<'a, 'b> {
    pub(super) set: &'a mut Set<'b, Eviction>,
    pub(super) options: Options,
    pub(super) now: &'a View,
    pub(super) at: HashMap<Piece, Pose>,
    pub(super) time: f32,
}

impl Director<'_, '_> {
    fn show(&mut self, event: &Event, later: &[Event], before: &View) {
        match *event {
            Event::Dealt { seat, card } => {
                let left =
                    later.iter().filter(|event| matches!(event, Event::Dealt { seat: other, .. } if *other == seat));
                let slot = self.now.hands[seat.index()].saturating_sub(1 + left.count() as u8);
                let piece = card.map_or(Piece::Hidden(seat, slot), |dealt| Piece::Card(dealt.card));
                self.deal(piece);
            }
            Event::TurnBegan { seat, .. } if self.now.viewer == Viewer::Seat(seat) => {
                self.play(self.time, Sound::YourTurn, 1.0);
            }
            Event::CardPlayed { seat, card, face } | Event::CardWasted { seat, card, face } => {
                self.turn_up(seat, Piece::Card(card), face);
            }
            Event::CardDiscarded { card } => self.discard(Piece::Card(card)),
            Event::MovedIn { meeple, at, .. } => self.move_in(meeple, at),
            Event::Departed { meeple, was, from, .. } => self.depart(meeple, was, from),
            Event::Swapped { first, first_from, second, second_from } => {
                self.swap([(first, second_from), (second, first_from)]);
            }
            Event::Lifted { meeple, .. } => self.lift(meeple),
            Event::PutBack { meeple, at, cause } => self.put_back(meeple, at, cause),
            Event::EvictionBegan { apartment, cause } => self.begin_eviction(apartment, cause),
            Event::Evicted { meeple, from, to, wrapped, .. } => self.hold(meeple, from, to, wrapped),
            Event::Blocked { meeple, at, next_door, .. } => self.bounce(meeple, at, next_door),
            Event::EvictionEnded { cause, .. } => self.tumble_out(cause),
            Event::BuildingCleared { .. } => self.clear_building(),
            Event::Reshuffled { .. } => self.shuffle(),
            Event::LastChanceBegan { .. } => self.ring(),
            Event::Scored { apartment, seat, points } => self.score(apartment, seat, points, before),
            Event::Ended => {
                self.play(self.time, Sound::Fanfare, 1.0);
                self.time += 0.8;
                self.wait();
            }
            Event::TurnBegan { .. }
            | Event::NoCard { .. }
            | Event::WaveBegan { .. }
            | Event::ChainEnded { .. }
            | Event::Passed { .. } => {}
        }
    }

    pub(super) fn entity(&self, piece: Piece) -> Option<Entity> {
        self.set.index.get(piece)
    }

    /// Where a piece is at this point of the show.
    pub(super) fn pose(&self, piece: Piece) -> Pose {
        let known = self.at.get(&piece).or_else(|| self.set.rests.get(&piece));
        known.copied().unwrap_or(Pose::new(Vec2::ZERO, DEPTH_FLYING, 1.0))
    }

    pub(super) fn cue(&mut self, start: f32, length: f32, act: Act) {
        self.set.stage.cue(start, length, act);
    }

    pub(super) fn play(&mut self, start: f32, sound: Sound, pitch: f32) {
        self.cue(start, 0.05, Act::Play { sound, pitch });
    }

    /// Keeps the stage busy until now, so that what follows waits.
    fn wait(&mut self) {
        let start = self.set.stage.end();
        let length = self.time - start;
        if length > 0.0 {
            self.cue(start, length, Act::Lean { at: Vec2::ZERO, by: 0.0 });
        }
    }

    /// A piece goes where it will be, in front of what stands.
    pub(super) fn travel(
        &mut self,
        piece: Piece,
        to: Pose,
        start: f32,
        length: f32,
        path: Path,
        wearing: Option<&str>,
    ) {
        let Some(entity) = self.entity(piece) else { return };
        let from = self.pose(piece).at_depth(DEPTH_FLYING);
        let wearing = wearing.map(|name| self.set.pictures.pic(name));
        self.cue(start, length, Act::Travel { piece: entity, from, to: Some(to), path, wearing });
        self.at.insert(piece, to);
    }

    pub(super) fn prop(&mut self, name: &str, tint: Color, start: f32, length: f32, from: Pose, to: Pose, path: Path) {
        let pic = self.set.pictures.pic(name);
        self.cue(start, length, Act::Prop { pic, tint, from, to, path });
    }

    /// Dust of paper where something lands.
    pub(super) fn dust(&mut self, at: Vec2, start: f32) {
        let size = layout::scale(&self.options);
        for (nth, turn) in [0.4f32, 1.5, 2.7, 3.8, 5.1].into_iter().enumerate() {
            let from = Pose::new(at, DEPTH_FLYING - 5.0, size * 0.35).turned(turn);
            let by = Vec2::from_angle(turn) * 30.0 * size;
            let to = Pose { alpha: 0.0, ..from.moved(by).scaled(1.9) };
            let name = format!("puff/{}", nth % 3 + 1);
            self.prop(&name, Color::srgb_u8(0xF4, 0xEB, 0xDD), start, 0.4, from, to, Path::SLIDE);
        }
    }

    pub(super) fn colour(&self, meeple: Meeple) -> Colour {
        self.now.table.colour(meeple)
    }

    fn deal(&mut self, piece: Piece) {
        let Some(&rest) = self.set.rests.get(&piece) else { return };
        self.at.insert(piece, layout::pile());
        self.travel(piece, rest, self.time, 0.42, Path::hop(18.0), None);
        self.play(self.time, Sound::Draw, 1.0);
        self.time += 0.16;
    }

    fn turn_up(&mut self, seat: Seat, card: Piece, face: Face) {
        if !self.at.contains_key(&card) {
            let from = self.pose(Piece::Hidden(seat, 0));
            self.at.insert(card, from);
        }
        self.travel(card, layout::limelight(), self.time, 0.45, Path::hop(36.0), None);
        let sound = if matches!(face, Face::Key(_)) { Sound::Key } else { Sound::Card };
        self.play(self.time, sound, 1.0);
        self.time += 0.45;
    }

    fn discard(&mut self, card: Piece) {
        self.time = self.time.max(self.set.stage.end());
        let Some(&rest) = self.set.rests.get(&card) else { return };
        self.travel(card, rest, self.time, 0.4, Path::hop(22.0), None);
        self.play(self.time + 0.3, Sound::Card, 0.9);
        self.time += 0.3;
    }

    fn move_in(&mut self, meeple: Meeple, spot: Spot) {
        let to = layout::stand(&self.options, spot);
        let wearing = meeple_pic(self.colour(meeple), "walking");
        self.play(self.time, Sound::Lift, 1.0);
        self.travel(Piece::Meeple(meeple), to, self.time, 0.55, Path::hop(70.0), Some(&wearing));
        self.time += 0.55;
        self.land(meeple, to);
    }

    /// The figure touches the floor and settles.
    fn land(&mut self, meeple: Meeple, at: Pose) {
        self.play(self.time, Sound::Place, 1.0);
        self.dust(at.at - Vec2::Y * 18.0 * layout::scale(&self.options), self.time);
        if let Some(piece) = self.entity(Piece::Meeple(meeple)) {
            self.cue(self.time, 0.22, Act::Pop { piece, by: 0.14 });
        }
        self.time += 0.12;
    }

    fn depart(&mut self, meeple: Meeple, was: Colour, from: Spot) {
        let piece = Piece::Meeple(meeple);
        self.at.insert(piece, layout::stand(&self.options, from));
        let Some(&rest) = self.set.rests.get(&piece) else { return };
        let wearing = meeple_pic(was, "walking");
        self.play(self.time, Sound::Suitcase, 1.0);
        self.travel(piece, rest, self.time + 0.1, 0.85, Path::hop(34.0), Some(&wearing));
        self.time += 0.95;
        self.play(self.time, Sound::Place, 0.9);
    }

    fn swap(&mut self, pair: [(Meeple, Spot); 2]) {
        self.play(self.time, Sound::Swap, 1.0);
        for ((meeple, spot), arc) in pair.into_iter().zip([64.0, -40.0]) {
            let to = layout::stand(&self.options, spot);
            let wearing = meeple_pic(self.colour(meeple), "walking");
            self.travel(Piece::Meeple(meeple), to, self.time, 0.75, Path::hop(arc), Some(&wearing));
        }
        self.time += 0.75;
        self.play(self.time, Sound::Place, 1.0);
    }

    fn lift(&mut self, meeple: Meeple) {
        let piece = Piece::Meeple(meeple);
        if let Some(&rest) = self.set.rests.get(&piece) {
            self.travel(piece, rest, self.time, 0.25, Path::SNAP, None);
        }
        self.play(self.time, Sound::Lift, 1.0);
        self.time += 0.08;
    }

    fn put_back(&mut self, meeple: Meeple, spot: Spot, cause: Cause) {
        self.time = self.time.max(self.set.stage.end());
        let to = layout::stand(&self.options, spot);
        self.travel(Piece::Meeple(meeple), to, self.time, 0.3, Path::hop(16.0), None);
        if cause == Cause::Renovation {
            self.play(self.time, Sound::Paint, 1.0);
        }
        self.time += 0.3;
        self.land(meeple, to);
    }

    fn shuffle(&mut self) {
        self.play(self.time, Sound::Shuffle, 1.0);
        if let Some(piece) = self.entity(Piece::Pile) {
            self.cue(self.time, 0.7, Act::Shiver { piece, by: 9.0 });
        }
        self.time += 0.7;
    }

    fn ring(&mut self) {
        self.time = self.time.max(self.set.stage.end());
        self.play(self.time, Sound::LastChance, 1.0);
        self.time += 0.9;
        self.wait();
    }

    /// The points of an apartment, counted aloud: a stamp that pops where they
    /// come from, each a tone higher than the last.
    fn score(&mut self, apartment: Address, seat: Seat, points: i32, before: &View) {
        self.time = self.time.max(self.set.stage.end());
        let at = layout::apartment(&self.options, apartment);
        let sound = if points > 0 { Sound::Score } else { Sound::Penalty };
        let counted = before.table.homes().filter(|(address, _)| *address < apartment).count();
        self.play(self.time, sound, if points > 0 { 1.0 + counted as f32 * 0.045 } else { 1.0 });
        let sign = if points > 0 { "plus" } else { "minus" };
        self.stamp(sign, points.unsigned_abs(), at, tint(Colour::from(seat)), 0.75);
        let posture = if points > 0 { "cheering" } else { "sulking" };
        let home = self.now.table.apartment(apartment);
        let own: Vec<Meeple> =
            home.places.into_iter().flatten().filter(|&meeple| self.colour(meeple) == Colour::from(seat)).collect();
        for meeple in own {
            if let Some(piece) = self.entity(Piece::Meeple(meeple)) {
                let pic = self.set.pictures.pic(&meeple_pic(Colour::from(seat), posture));
                self.cue(self.time, 0.75, Act::Wear { piece, pic });
                self.cue(self.time, 0.3, Act::Pop { piece, by: 0.2 });
            }
        }
        self.time += 0.5;
    }

    /// A sign and a number, stamped on the table.
    pub(super) fn stamp(&mut self, sign: &str, number: u32, at: Vec2, tint: Color, length: f32) {
        let glyphs: Vec<String> = std::iter::once(format!("digit/{sign}"))
            .chain(number.to_string().chars().map(|digit| format!("digit/{digit}")))
            .collect();
        let width = 34.0 * 1.1;
        let left = at - Vec2::X * width * (glyphs.len() as f32 - 1.0) / 2.0;
        for (nth, name) in glyphs.iter().enumerate() {
            let to = Pose::new(left + Vec2::X * width * nth as f32, DEPTH_FLYING + 60.0, 1.1).turned(0.06);
            let from = to.scaled(1.9);
            self.prop(name, tint, self.time, 0.16, from, to, Path::SNAP);
            self.prop(name, tint, self.time + 0.16, length - 0.16, to, to.moved(Vec2::Y * 6.0), Path::SLIDE);
        }
    }

    fn clear_building(&mut self) {
        self.time = self.time.max(self.set.stage.end());
        self.play(self.time, Sound::Cleared, 1.0);
        self.cue(self.time, 1.4, Act::Quake { by: 12.0 });
        self.time += 1.4;
    }

    pub(super) fn quakes(eviction: u16) -> bool {
        eviction >= QUAKES_FROM
    }
}

/// The colour of paper a player's things are cut from.
pub fn tint(colour: Colour) -> Color {
    match colour {
        Colour::Brick => Color::srgb_u8(0xC8, 0x55, 0x3D),
        Colour::Teal => Color::srgb_u8(0x2F, 0x7E, 0x79),
        Colour::Mustard => Color::srgb_u8(0xE3, 0xA7, 0x2F),
        Colour::Plum => Color::srgb_u8(0x7B, 0x4B, 0x94),
    }
}
