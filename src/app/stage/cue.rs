//! Cues: what the stage still has to show.
//!
//! A cue has a start, a length, and something it does at each point between 0
//! and 1. Cues move pictures, never facts: who lives where has changed before
//! the first cue starts, so dropping all of them is always right.

use std::f32::consts::{PI, TAU};

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use super::pose::Pose;
use crate::app::pictures::Pic;
use crate::app::sound::Sound;

/// Something to show, from `start` on the stage's clock, for `length` seconds.
#[derive(Clone, Debug)]
pub struct Cue {
    /// When it begins, in seconds on the stage's clock.
    pub start: f32,
    /// How long it takes, in seconds; longer than 0.
    pub length: f32,
    /// What happens.
    pub act: Act,
}

/// What a cue does.
#[derive(Clone, Debug)]
pub enum Act {
    /// A piece goes from one pose to another. Until it starts, the piece waits
    /// at the beginning.
    Travel {
        /// Who.
        piece: Entity,
        /// Where it comes from.
        from: Pose,
        /// Where it goes, which is where it is at rest; `None` for just there.
        to: Option<Pose>,
        /// How it goes.
        path: Path,
        /// The picture it wears meanwhile.
        wearing: Option<Pic>,
    },
    /// A piece waits somewhere until it is told to travel.
    Hold {
        /// Who.
        piece: Entity,
        /// Where.
        at: Pose,
        /// Where it will go.
        to: Pose,
        /// Where it leaves what is shown and comes in again, if it does.
        detour: Option<(Vec2, Vec2)>,
    },
    /// A piece trembles where it is.
    Shiver {
        /// Who.
        piece: Entity,
        /// How far, in world units.
        by: f32,
    },
    /// A piece swells and settles where it is.
    Pop {
        /// Who.
        piece: Entity,
        /// How much larger at the top, 0.2 for a fifth.
        by: f32,
    },
    /// A piece wears another picture.
    Wear {
        /// Who.
        piece: Entity,
        /// Which.
        pic: Pic,
    },
    /// A piece that stands for several still counts so many.
    Count {
        /// Which.
        piece: Entity,
        /// How many.
        number: i32,
    },
    /// A picture that is no piece: dust, a stamp, the landlord.
    Prop {
        /// Which.
        pic: Pic,
        /// Its colour.
        tint: Color,
        /// Where it comes from.
        from: Pose,
        /// Where it goes.
        to: Pose,
        /// How it goes.
        path: Path,
    },
    /// The camera leans towards a point and back.
    Lean {
        /// The point.
        at: Vec2,
        /// How much closer, 0.1 for a tenth.
        by: f32,
    },
    /// Everything shakes.
    Quake {
        /// How far, in world units.
        by: f32,
    },
    /// A sound at the start.
    Play {
        /// Which.
        sound: Sound,
        /// Speed of playing: 2 is an octave up.
        pitch: f32,
    },
}

/// How something travels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Path {
    /// How high above the straight line the middle of the way is, in world units.
    pub arc: f32,
    /// Whole turns on the way, clockwise if positive.
    pub spins: f32,
    /// How time becomes way.
    pub ease: EaseFunction,
    /// Comes back to where it started: a blocked meeple bounces off the door.
    pub bounce: bool,
    /// In so many hops, 1 or more.
    pub hops: f32,
}

impl Path {
    /// Straight, slow at both ends.
    pub const SLIDE: Path = Path { arc: 0.0, spins: 0.0, ease: EaseFunction::CubicInOut, bounce: false, hops: 1.0 };
    /// Straight, beyond the goal and back.
    pub const SNAP: Path = Path { arc: 0.0, spins: 0.0, ease: EaseFunction::BackOut, bounce: false, hops: 1.0 };

    /// A tumble through the air.
    pub fn tumble(arc: f32, spins: f32) -> Path {
        Path { arc, spins, ease: EaseFunction::SineInOut, bounce: false, hops: 1.0 }
    }

    /// A jump with weight.
    pub fn hop(arc: f32) -> Path {
        Path { arc, spins: 0.0, ease: EaseFunction::SineInOut, bounce: false, hops: 1.0 }
    }

    /// On foot, in so many steps.
    pub fn walk(arc: f32, steps: f32) -> Path {
        Path { hops: steps, ..Path::hop(arc) }
    }

    /// Against something at `to` and back home.
    pub fn bounce(arc: f32) -> Path {
        Path { arc, spins: 0.0, ease: EaseFunction::SineInOut, bounce: true, hops: 1.0 }
    }

    /// The pose at a point between 0 and 1 of the way. With `still`, the way is
    /// not travelled: what moves fades in at its goal.
    pub fn at(&self, from: Pose, to: Pose, t: f32, still: bool) -> Pose {
        let goal = if self.bounce { from } else { to };
        if still {
            return Pose { alpha: goal.alpha * t, ..goal };
        }
        let way = if self.bounce { (t * PI).sin() * 0.72 } else { self.ease.sample_clamped(t) };
        let mut pose = from.towards(to, way);
        pose.at.y += self.arc * (t * PI * self.hops).sin().abs();
        pose.turn -= self.spins * TAU * way;
        let squash = 0.12 * (t * TAU * self.hops).sin() * if self.arc > 0.0 { 1.0 } else { 0.0 };
        pose.scale *= Vec2::new(1.0 - squash, 1.0 + squash);
        pose
    }
}

impl Cue {
    /// How far the cue is at a time: below 0 before it starts, above 1 after it ends.
    pub fn progress(&self, now: f32) -> f32 {
        (now - self.start) / self.length
    }

    /// When it is over.
    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    /// Whether it waits to be replaced and keeps nobody waiting.
    pub fn is_hold(&self) -> bool {
        matches!(self.act, Act::Hold { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_ends_where_it_should() {
        let (from, to) = (Pose::new(Vec2::ZERO, 1.0, 1.0), Pose::new(Vec2::new(100.0, 0.0), 2.0, 0.5));
        for path in [Path::SLIDE, Path::SNAP, Path::tumble(40.0, 1.0), Path::hop(20.0), Path::walk(9.0, 3.0)] {
            let end = path.at(from, to, 1.0, false);
            assert!(end.at.distance(to.at) < 0.01 && (end.scale - to.scale).length() < 0.01, "{path:?}: {end:?}");
        }
        let home = Path::bounce(10.0).at(from, to, 1.0, false);
        assert!(home.at.distance(from.at) < 0.01, "a bounce comes home");
        let halfway = Path::bounce(0.0).at(from, to, 0.5, false);
        assert!(halfway.at.x > 60.0 && halfway.at.x < 100.0, "it reaches the door but does not enter");
    }

    #[test]
    fn without_motion_nothing_moves_but_fades_in() {
        let (from, to) = (Pose::new(Vec2::ZERO, 1.0, 1.0), Pose::new(Vec2::new(100.0, 0.0), 2.0, 1.0));
        let half = Path::tumble(40.0, 2.0).at(from, to, 0.5, true);
        assert_eq!((half.at, half.turn, half.alpha), (to.at, to.turn, 0.5));
    }
}
