//! Small things that every scene of the block is made of.

use bevy::prelude::*;

use super::cues::Show;
use super::picture::Piece;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;

impl Show<'_, '_> {
    /// A picture pops up, stays, and fades.
    pub(super) fn pop_up(&mut self, name: &str, at: Pose, length: f32) {
        self.prop(name, 0.14, at.scaled(0.3), at, Path::SNAP);
        self.prop_in(0.14, name, length - 0.24, at, at, Path::SLIDE);
        self.prop_in(length - 0.1, name, 0.1, at, at.faded(0.0), Path::SLIDE);
    }

    /// A sign and a number on a scrap of paper, to be read by day and by night.
    pub(super) fn say_number(
        &mut self,
        sign: Option<&str>,
        number: u32,
        at: Vec2,
        tint: Color,
        length: f32,
        size: f32,
    ) {
        let glyphs = 1.0 + f32::from(u8::from(sign.is_some())) + f32::from(u8::from(number > 9));
        let paper = Vec2::new(34.0 * glyphs + 26.0, 78.0) * size / 96.0;
        let pose = Pose { scale: paper, ..Pose::new(at, DEPTH_FLYING + 55.0, 1.0) };
        self.pop_up("panel", pose, length);
        self.director.stamp(sign, number, at, tint, length, size);
    }

    /// A piece swells where it is.
    pub(super) fn swell(&mut self, piece: Piece, by: f32) {
        if let Some(piece) = self.director.entity(piece) {
            let start = self.time();
            self.director.cue(start, 0.22, Act::Pop { piece, by });
        }
    }

    /// A piece trembles where it is.
    pub(super) fn shiver(&mut self, piece: Piece, by: f32, length: f32) {
        if let Some(piece) = self.director.entity(piece) {
            let start = self.time();
            self.director.cue(start, length, Act::Shiver { piece, by });
        }
    }
}
