//! Writing cues one after another: what shows of every game have in common.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::cue::{Act, Path};
use super::pose::Pose;
use super::table::{Set, Shown};
use crate::app::sound::Sound;

/// What flies is in front of what stands.
pub const DEPTH_FLYING: f32 = 100.0;

/// The width of a digit of the stamp, in world units at scale 1.
const DIGIT: f32 = 34.0;

/// Knows how far the show is, and where each piece is by then.
pub struct Director<'a, 'b, G: Shown> {
    /// What cues are made with.
    pub set: &'a mut Set<'b, G>,
    /// Where each piece is at this point of the show, if it has been moved.
    pub at: HashMap<G::Piece, Pose>,
    /// How far the show is, in seconds on the stage's clock.
    pub time: f32,
    /// What each piece counts at this point of the show, and since when.
    tallies: HashMap<G::Piece, (i32, f32)>,
}

impl<'a, 'b, G: Shown> Director<'a, 'b, G> {
    /// Begins after everything that is already on the stage; `before` is how the
    /// table was.
    pub fn new(before: &G::View, set: &'a mut Set<'b, G>) -> Self {
        let time = set.stage.end();
        let at = set.before.clone();
        let tallies = G::counts(before).into_iter().map(|(piece, number)| (piece, (number, time))).collect();
        Director { set, at, time, tallies }
    }

    /// The numbers that an event changes do so now that it has been shown.
    pub fn count(&mut self, event: &G::Event, before: &G::View) {
        let mut changes = Vec::new();
        G::counting(event, before, self.set.now, &mut changes);
        for (piece, by) in changes.into_iter().filter(|&(_, by)| by != 0) {
            let Some((number, since)) = self.tallies.get(&piece).copied() else { continue };
            // Never before the change that came first.
            let until = self.time.max(since);
            self.counts_until(piece, number, until);
            self.tallies.insert(piece, (number + by, until));
        }
    }

    /// Numbers that no event accounts for change when everything has been shown.
    pub fn count_the_rest(&mut self) {
        let end = self.time.max(self.set.stage.end());
        for (piece, now) in G::counts(self.set.now) {
            if let Some((number, _)) = self.tallies.get(&piece).copied().filter(|&(number, _)| number != now) {
                self.counts_until(piece, number, end);
            }
        }
    }

    /// A piece counts so many until then.
    pub fn counts_until(&mut self, piece: G::Piece, number: i32, until: f32) {
        let began = self.set.stage.now();
        if let Some(piece) = self.entity(piece).filter(|_| until > began) {
            self.cue(began, until - began, Act::Count { piece, number });
        }
    }

    /// The entity of a piece that is on the table.
    pub fn entity(&self, piece: G::Piece) -> Option<Entity> {
        self.set.index.get(piece)
    }

    /// Where a piece will rest, if it is on the table.
    pub fn rest(&self, piece: G::Piece) -> Option<Pose> {
        self.set.rests.get(&piece).copied()
    }

    /// Where a piece is at this point of the show.
    pub fn pose(&self, piece: G::Piece) -> Pose {
        let known = self.at.get(&piece).or_else(|| self.set.rests.get(&piece));
        known.copied().unwrap_or(Pose::new(Vec2::ZERO, DEPTH_FLYING, 1.0))
    }

    /// Adds a cue.
    pub fn cue(&mut self, start: f32, length: f32, act: Act) {
        self.set.stage.cue(start, length, act);
    }

    /// Adds a sound, now and as it is.
    pub fn play(&mut self, sound: Sound) {
        self.play_at(self.time, sound, 1.0);
    }

    /// Adds a sound.
    pub fn play_at(&mut self, start: f32, sound: Sound, pitch: f32) {
        self.cue(start, 0.05, Act::Play { sound, pitch });
    }

    /// Lets time pass in the show.
    pub fn pass(&mut self, seconds: f32) {
        self.time += seconds;
    }

    /// Lets time pass even if nothing moves meanwhile.
    pub fn pause(&mut self, seconds: f32) {
        self.pass(seconds);
        let start = self.set.stage.end();
        let length = self.time - start;
        if length > 0.0 {
            self.cue(start, length, Act::Lean { at: Vec2::ZERO, by: 0.0 });
        }
    }

    /// Waits until everything shown so far is over.
    pub fn settle(&mut self) {
        self.time = self.time.max(self.set.stage.end());
    }

    /// A piece goes where it will be, in front of what stands.
    pub fn travel(&mut self, piece: G::Piece, to: Pose, start: f32, length: f32, path: Path, wearing: Option<&str>) {
        let Some(entity) = self.entity(piece) else { return };
        let from = self.pose(piece).at_depth(DEPTH_FLYING);
        let wearing = wearing.map(|name| self.set.pictures.pic(name));
        self.cue(start, length, Act::Travel { piece: entity, from, to: Some(to), path, wearing });
        self.at.insert(piece, to);
    }

    /// What nobody moved but lies elsewhere now closes up, if `seen` says of where
    /// it was and will be that there is something to see; whether anything did.
    pub fn close_up(&mut self, start: f32, length: f32, seen: impl Fn(Pose, Pose) -> bool) -> bool {
        let elsewhere = |was: Pose, rest: Pose| was.at.distance(rest.at) + (was.scale - rest.scale).length() > 0.5;
        let left: Vec<(G::Piece, Pose)> = self
            .set
            .rests
            .iter()
            .filter_map(|(&piece, &rest)| Some((piece, *self.set.before.get(&piece)?, rest)))
            .filter(|&(piece, was, rest)| self.at.get(&piece) == Some(&was) && elsewhere(was, rest) && seen(was, rest))
            .map(|(piece, _, rest)| (piece, rest))
            .collect();
        for &(piece, rest) in &left {
            self.travel(piece, rest, start, length, Path::SLIDE, None);
        }
        !left.is_empty()
    }

    /// A picture that is no piece goes from one pose to another.
    pub fn prop(&mut self, name: &str, tint: Color, start: f32, length: f32, from: Pose, to: Pose, path: Path) {
        let pic = self.set.pictures.pic(name);
        self.cue(start, length, Act::Prop { pic, tint, from, to, path });
    }

    /// Dust of paper where something lands, as large as `size` says.
    pub fn dust(&mut self, at: Vec2, start: f32, size: f32) {
        for (nth, turn) in [0.4f32, 1.5, 2.7, 3.8, 5.1].into_iter().enumerate() {
            let from = Pose::new(at, DEPTH_FLYING - 5.0, size * 0.35).turned(turn);
            let by = Vec2::from_angle(turn) * 30.0 * size;
            let to = Pose { alpha: 0.0, ..from.moved(by).scaled(1.9) };
            let name = format!("puff/{}", nth % 3 + 1);
            self.prop(&name, Color::srgb_u8(0xF4, 0xEB, 0xDD), start, 0.4, from, to, Path::SLIDE);
        }
    }

    /// A sign and a number, stamped on the table; `size` 1 is 64 units high.
    pub fn stamp(&mut self, sign: Option<&str>, number: u32, at: Vec2, tint: Color, length: f32, size: f32) {
        let sign = sign.map(|sign| format!("digit/{sign}"));
        let digits = number.to_string();
        let glyphs: Vec<String> =
            sign.into_iter().chain(digits.chars().map(|digit| format!("digit/{digit}"))).collect();
        let width = DIGIT * size;
        let left = at - Vec2::X * width * (glyphs.len() as f32 - 1.0) / 2.0;
        for (nth, name) in glyphs.iter().enumerate() {
            let to = Pose::new(left + Vec2::X * width * nth as f32, DEPTH_FLYING + 60.0, size).turned(0.06);
            let from = to.scaled(1.9);
            self.prop(name, tint, self.time, 0.16, from, to, Path::SNAP);
            self.prop(name, tint, self.time + 0.16, length - 0.16, to, to.moved(Vec2::Y * 6.0), Path::SLIDE);
        }
    }
}
