//! Where and how a picture is drawn.

use bevy::prelude::*;

/// A place in the world, in units of a 1280 x 720 window with the origin in the
/// middle and up positive.
#[derive(Clone, Copy, Debug, PartialEq, Component)]
pub struct Pose {
    /// The middle of the picture.
    pub at: Vec2,
    /// Drawn over everything with a lower one; -900 to 900.
    pub depth: f32,
    /// 1 is the size of the source drawing.
    pub scale: Vec2,
    /// Turn counter-clockwise in radians.
    pub turn: f32,
    /// 0 invisible to 1 solid.
    pub alpha: f32,
}

impl Pose {
    /// Upright and solid.
    pub fn new(at: Vec2, depth: f32, scale: f32) -> Pose {
        Pose { at, depth, scale: Vec2::splat(scale), turn: 0.0, alpha: 1.0 }
    }

    /// The same, turned.
    pub fn turned(self, turn: f32) -> Pose {
        Pose { turn, ..self }
    }

    /// The same, more or less see-through.
    pub fn faded(self, alpha: f32) -> Pose {
        Pose { alpha, ..self }
    }

    /// The same, elsewhere.
    pub fn moved(self, by: Vec2) -> Pose {
        Pose { at: self.at + by, ..self }
    }

    /// The same, larger or smaller.
    pub fn scaled(self, by: f32) -> Pose {
        Pose { scale: self.scale * by, ..self }
    }

    /// The same, above or below.
    pub fn at_depth(self, depth: f32) -> Pose {
        Pose { depth, ..self }
    }

    /// Part of the way to another pose; the depth is the higher one of both, so
    /// that what moves is in front.
    pub fn towards(self, to: Pose, t: f32) -> Pose {
        Pose {
            at: self.at.lerp(to.at, t),
            depth: self.depth.max(to.depth),
            scale: self.scale.lerp(to.scale, t),
            turn: self.turn + (to.turn - self.turn) * t,
            alpha: self.alpha + (to.alpha - self.alpha) * t,
        }
    }

    /// The pose as Bevy draws it.
    pub fn transform(&self) -> Transform {
        Transform {
            translation: self.at.extend(self.depth),
            rotation: Quat::from_rotation_z(self.turn),
            scale: self.scale.extend(1.0),
        }
    }
}
