//! Victory Points: a star or a cross where they come from, and a marker that
//! walks along the track.

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::overlay::INK;
use super::picture::{CELLS, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::Path;
use crate::app::stage::pose::Pose;
use crate::locale::seat_colour;
use crate::rules::Seat;
use crate::rules::alternatywy::{Event, Line, Source};

const BRICK: Color = Color::srgb(0.784, 0.333, 0.239);

impl Show<'_, '_> {
    pub(super) fn tell_points(&mut self, event: &Event) {
        match *event {
            Event::Points { seat, by, now, source, line } => self.count(seat, by, now, source, line),
            Event::PointsCut { seat, .. } => {
                self.settle();
                let at = self.person(seat).moved(Vec2::Y * 50.0).at_depth(DEPTH_LIGHT);
                self.play(Sound::Strike);
                self.pop_up("alternatywy/vp-star", at, 0.6);
                let line = Pose { scale: Vec2::new(0.6, 1.4), ..at.at_depth(DEPTH_LIGHT + 1.0).turned(0.5) };
                let none = Pose { scale: Vec2::new(0.05, 1.4), ..line };
                self.prop_in(0.15, "alternatywy/strike", 0.2, none, line, Path::SLIDE);
                self.prop_in(0.35, "alternatywy/strike", 0.25, line, line.faded(0.0), Path::SLIDE);
                self.pass(0.5);
            }
            _ => {}
        }
    }

    /// The sum changes: what it is for, and then the marker with the new sum.
    fn count(&mut self, seat: Seat, by: i8, now: u8, source: Source, line: Option<Line>) {
        let gain = by > 0;
        let at = self.person(seat).moved(Vec2::new(-14.0, 50.0)).at_depth(DEPTH_LIGHT);
        let at = Pose { at: at.at.min(Vec2::new(620.0, 226.0)), ..at };
        let (thing, sign, tint) = if gain { ("vp-star", "plus", INK) } else { ("vp-cross", "minus", BRICK) };
        let thing = format!("alternatywy/{thing}");
        let tone = if gain {
            self.gains += 1;
            1.0 + 0.06 * (self.gains - 1).min(12) as f32
        } else {
            1.0
        };
        self.play_in(0.04, if gain { Sound::Vp } else { Sound::Loss }, tone);
        self.prop(&thing, 0.16, at.scaled(0.3), at.scaled(1.15), Path::SNAP);
        self.prop_in(0.16, &thing, 0.3, at.scaled(1.15), at.scaled(1.15), Path::SLIDE);
        let amount = at.at + Vec2::new(38.0, 0.0);
        self.say_number(Some(sign), by.unsigned_abs().into(), amount, tint, 0.5, 0.5);
        if let Some((icon, size)) = self.source_pic(seat, source, line) {
            let icon_at = at.moved(Vec2::new(-38.0, 0.0)).scaled(size);
            self.pop_up(&icon, icon_at, 0.6);
        }
        self.pass(0.34);
        self.walk_marker(seat, now, at, gain);
    }

    /// The marker goes along the track, and the new sum is stamped over it.
    fn walk_marker(&mut self, seat: Seat, now: u8, from: Pose, gain: bool) {
        let piece = Piece::Marker(seat);
        let last = now == self.now.table.points_of(seat);
        let cell = layout::cell(now.saturating_sub(layout::first_cell(self.now)).min(CELLS - 1));
        let rest = self.director.rest(piece).unwrap_or(cell);
        let to = if last { rest } else { Pose { at: cell.at, ..rest } };
        let spark = Pose { scale: Vec2::splat(0.5), ..to.at_depth(DEPTH_LIGHT) };
        if gain {
            self.prop_in(0.08, "alternatywy/vp-star", 0.22, from, spark.faded(0.4), Path::SLIDE);
        }
        self.travel(piece, to, 0.3, Path::hop(16.0));
        self.pass(0.22);
        let at = to.at + Vec2::new(0.0, 30.0);
        self.say_number(None, now.into(), at, INK, 0.6, 0.44);
        self.pass(0.12);
    }

    /// A picture of where Victory Points come from, and its size.
    fn source_pic(&self, seat: Seat, source: Source, line: Option<Line>) -> Option<(String, f32)> {
        let pic = |name: &str, size: f32| Some((format!("alternatywy/{name}"), size));
        if let Some(Line::First(own) | Line::Second(own) | Line::EndOfDay(own)) = line {
            return pic(&format!("trait/{own}"), 0.36);
        }
        match source {
            Source::Start | Source::Traits | Source::Awards => None,
            Source::Board => {
                let place = self.now.table.place(seat).or(self.before.table.place(seat))?;
                pic(&format!("token/{place}"), 0.6)
            }
            Source::Cards => pic(&format!("card/{}", self.acting?), 0.36),
            Source::Works => {
                let work = self.work?;
                pic(&format!("work/{work}"), 0.36)
            }
            Source::Auctions => pic("gavel", 0.9),
            Source::Denunciations => pic(&format!("letter/{}", seat_colour(seat)), 1.0),
            Source::Breakdowns => pic("breakdown", 1.0),
        }
    }
}
