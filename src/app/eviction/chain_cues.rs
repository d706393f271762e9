//! The chain of evictions: the landlord at the door, four meeples out at once,
//! the way around the edge of the house, and the one who comes home again.

use bevy::prelude::*;

use super::cues::STAMP;
use super::layout;
use super::picture::{Piece, meeple_pic};
use crate::app::pictures::Pic;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::{DEPTH_FLYING, Director};
use crate::app::stage::pose::Pose;
use crate::rules::eviction::{Address, Cause, Eviction, Meeple, Options, Spot};

/// From this eviction of a chain on, the whole house shakes.
const QUAKES_FROM: u16 = 5;

/// A whole tone up.
const TONE: f32 = 1.122;

/// How much faster later evictions of a chain go: people know what comes.
fn tempo(eviction: u16) -> f32 {
    (1.0 - 0.06 * f32::from(eviction.saturating_sub(1))).max(0.55)
}

fn numbers(cause: Cause) -> (u16, u16) {
    match cause {
        Cause::Chain { eviction, wave } => (eviction, wave),
        _ => (1, 1),
    }
}

impl Director<'_, '_, Eviction> {
    /// The room shivers, the landlord bangs the door, the counter stamps.
    pub(super) fn begin_eviction(&mut self, apartment: Address, cause: Cause) {
        let (eviction, wave) = numbers(cause);
        let pace = tempo(eviction);
        let room = layout::scale(self.options());
        let at = layout::apartment(self.options(), apartment);
        self.settle();
        let length = 0.62 * pace;
        if let Some(piece) = self.entity(Piece::Apartment(apartment)) {
            self.cue(self.time, length, Act::Shiver { piece, by: 5.0 * room });
        }
        for meeple in self.now_or_before(apartment) {
            if let Some(piece) = self.entity(Piece::Meeple(meeple)) {
                self.cue(self.time, length, Act::Shiver { piece, by: 6.0 * room });
            }
        }
        self.landlord(at, room, length);
        let pitch = TONE.powi(i32::from(wave) - 1).min(2.4);
        self.play_at(self.time + 0.04, Sound::Knock, pitch);
        self.play_at(self.time + length - 0.09, Sound::Door, 1.0 + 0.03 * f32::from(eviction));
        self.cue(self.time, length + 0.6 * pace, Act::Lean { at: at - Vec2::new(0.0, 44.0), by: 0.02 });
        if eviction >= QUAKES_FROM {
            self.cue(self.time + length, 0.6, Act::Quake { by: (3.0 + f32::from(eviction)).min(14.0) });
            self.play_at(self.time + length, Sound::Shake, 1.0);
        }
        if eviction > 1 {
            self.play_at(self.time + 0.05, Sound::Stamp, 1.0);
            let paper = Color::srgb_u8(0xE3, 0xA7, 0x2F);
            // Above the room, but not under the prompt.
            let corner = (at + Vec2::new(58.0, 72.0) * room).min(Vec2::new(330.0, 268.0));
            self.stamp(Some("times"), eviction.into(), corner, paper, length + 0.45 * pace, STAMP);
        }
        self.pass(length);
    }

    /// Who stands in the apartment by what the show has reached.
    fn now_or_before(&self, apartment: Address) -> Vec<Meeple> {
        let near = layout::pitch(self.options()) * 0.45;
        let middle = layout::apartment(self.options(), apartment);
        let inside = |pose: &Pose| (pose.at - middle).abs().max_element() < near;
        let here = self.at.iter().filter(|(_, pose)| inside(pose));
        here.filter_map(|(piece, _)| if let Piece::Meeple(meeple) = piece { Some(*meeple) } else { None }).collect()
    }

    fn landlord(&mut self, at: Vec2, room: f32, length: f32) {
        let door = Pose::new(at - Vec2::new(14.0, 4.0) * room, DEPTH_FLYING + 20.0, room * 1.12);
        let in_from = door.moved(Vec2::new(-26.0 * room, -8.0 * room)).faded(0.0);
        self.prop("landlord/knock", Color::WHITE, self.time, 0.14, in_from, door, Path::SNAP);
        self.prop("landlord/knock", Color::WHITE, self.time + 0.14, length * 0.5, door, door.turned(-0.1), Path::SNAP);
        let shout = door.moved(Vec2::new(0.0, 4.0 * room)).scaled(1.12);
        let shouts_at = self.time + 0.14 + length * 0.5;
        self.prop("landlord/shout", Color::WHITE, shouts_at, 0.34, shout, shout.faded(0.6), Path::SLIDE);
        let bang = Pose::new(at + Vec2::new(42.0, 22.0) * room, DEPTH_FLYING + 25.0, room * 0.5);
        self.prop("bang", Color::WHITE, self.time + 0.1, 0.2, bang, bang.scaled(1.8).turned(0.5), Path::SNAP);
        self.prop("bang", Color::WHITE, self.time + 0.32, 0.2, bang, bang.scaled(2.1).turned(-0.4), Path::SNAP);
    }

    /// Who is thrown out waits until all who leave are known: they leave at once.
    pub(super) fn hold(&mut self, meeple: Meeple, from: Spot, to: Spot, wrapped: bool) {
        let piece = Piece::Meeple(meeple);
        let Some(entity) = self.entity(piece) else { return };
        let at = layout::stand(self.options(), from);
        let to = layout::stand(self.options(), to);
        let detour = wrapped.then(|| detour(at.at, to.at, layout::direction(from.arrow), self.options()));
        self.cue(self.time, f32::MAX, Act::Hold { piece: entity, at, to, detour });
        self.at.insert(piece, to);
    }

    /// Everybody who is held tumbles out along the arrows, all at once.
    pub(super) fn tumble_out(&mut self, cause: Cause) {
        let held = self.set.stage.release();
        if held.is_empty() {
            return;
        }
        self.settle();
        let pace = tempo(numbers(cause).0);
        let room = layout::scale(self.options());
        let length = 0.72 * pace;
        self.play(Sound::Tumble);
        for (nth, act) in held.into_iter().enumerate() {
            let Act::Hold { piece, at, to, detour } = act else { continue };
            let wearing = self.tumbling(piece);
            let from = at.at_depth(DEPTH_FLYING);
            let spins = if nth % 2 == 0 { 1.0 } else { -1.0 };
            let arc = 34.0 * room + 14.0;
            match detour {
                None => {
                    let path = Path::tumble(arc, spins);
                    self.cue(self.time, length, Act::Travel { piece, from, to: Some(to), path, wearing });
                }
                Some((out, into)) => self.around_the_edge(piece, (from, to), (out, into), wearing, length),
            }
            let lands = self.time + length;
            self.dust(to.at - Vec2::Y * 16.0 * room, lands, room);
            self.cue(lands, 0.26, Act::Pop { piece, by: 0.12 });
            self.play_at(lands + 0.012 * nth as f32, Sound::Land, 1.0 + 0.04 * nth as f32);
        }
        self.pass(length + 0.14 * pace);
    }

    /// Out at one edge, in at the other; a dotted thread shows who it is.
    fn around_the_edge(
        &mut self,
        piece: Entity,
        (from, to): (Pose, Pose),
        (out, into): (Vec2, Vec2),
        wearing: Option<Pic>,
        length: f32,
    ) {
        let half = length / 2.0;
        let gone = Pose { at: out, ..from }.faded(0.0);
        let back = Pose { at: into, ..to.at_depth(DEPTH_FLYING) }.faded(0.0);
        let path = Path::tumble(14.0, 0.5);
        self.cue(self.time, half, Act::Travel { piece, from, to: Some(gone), path, wearing });
        self.cue(self.time + half, half, Act::Travel { piece, from: back, to: Some(to), path, wearing });
        self.play_at(self.time + half * 0.6, Sound::Thread, 1.0);
        let dots = (out.distance(into) / 26.0).ceil().max(2.0);
        for nth in 0..=dots as u32 {
            let along = nth as f32 / dots;
            let dot = Pose::new(out.lerp(into, along), DEPTH_FLYING - 8.0, 0.7);
            let start = self.time + half * (0.5 + along * 0.6);
            self.prop("dot", Color::srgb_u8(0xF4, 0xEB, 0xDD), start, 0.55, dot, dot.faded(0.0), Path::SLIDE);
        }
    }

    fn tumbling(&self, entity: Entity) -> Option<Pic> {
        let meeple = (0..self.set.now.table.colours.len() as u8)
            .map(Meeple::new)
            .find(|&meeple| self.entity(Piece::Meeple(meeple)) == Some(entity))?;
        Some(self.set.pictures.pic(&meeple_pic(self.colour(meeple), "tumbling")))
    }

    /// Next door is full: against the door, and home rubbing the head.
    pub(super) fn bounce(&mut self, meeple: Meeple, at: Spot, next_door: Address) {
        if self.set.stage.held().next().is_some() {
            self.tumble_out(Cause::Turn);
        }
        let piece = Piece::Meeple(meeple);
        let home = layout::stand(self.options(), at);
        let mut door = layout::apartment(self.options(), next_door);
        let way = layout::direction(at.arrow);
        if door.distance(home.at) > layout::pitch(self.options()) * 1.6 {
            door = home.at + way * layout::pitch(self.options());
        }
        self.at.insert(piece, home);
        let Some(entity) = self.entity(piece) else { return };
        let from = home.at_depth(DEPTH_FLYING);
        let to = Pose { at: door, ..from };
        let sulking = Some(self.set.pictures.pic(&meeple_pic(self.colour(meeple), "sulking")));
        let start = self.time;
        let path = Path::bounce(22.0);
        self.cue(start, 0.6, Act::Travel { piece: entity, from, to: Some(to), path, wearing: sulking });
        self.play_at(start + 0.28, Sound::Bounce, 1.0);
        if let Some(rest) = self.rest(piece) {
            let path = Path::SLIDE;
            self.cue(start + 0.6, 0.2, Act::Travel { piece: entity, from, to: Some(rest), path, wearing: sulking });
            self.at.insert(piece, rest);
        }
    }
}

/// Where somebody who goes `way` off the edge of the house is lost from sight,
/// and where on the opposite side they come in again.
fn detour(from: Vec2, to: Vec2, way: Vec2, options: &Options) -> (Vec2, Vec2) {
    let off = way * layout::pitch(options) * 0.6;
    (from + off, to - off)
}
