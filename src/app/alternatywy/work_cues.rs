//! The List written and crossed out, and Social Works as little scenes: pinned
//! up, announced, worked off from the top of the List, taken down.

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::picture::{self, Look, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Discard, Event, Gone, Source, Work};

impl Show<'_, '_> {
    pub(super) fn tell_works(&mut self, event: &Event) {
        match *event {
            Event::Entered { tenant, line } => self.write(tenant, line),
            Event::Reordered { tenant, line } => self.rewrite(tenant, line),
            Event::StruckOut { tenant } => self.strike_out(tenant),
            Event::WorkRevealed { work } => self.pin_up(work),
            Event::WorkReplaced { work } | Event::WorkRemoved { work } => self.take_down(work),
            Event::WorkIntroduced { work, .. } => self.announce(work),
            Event::Avoids { tenant, .. } => self.tiptoe(tenant),
            Event::AvoidanceFailed { tenant } => {
                self.settle();
                self.light_tag(tenant, 0.6);
                self.shiver(Piece::Tag(tenant), 4.0, 0.4);
                self.play(Sound::Nope);
                self.rest(0.5);
            }
            Event::TakesPart { tenant, .. } => {
                self.light_tag(tenant, 0.4);
                self.swell(Piece::Tag(tenant), 0.18);
                self.play(Sound::Step);
                self.pass(0.2);
            }
            Event::WorkPays { amount, .. } => {
                self.settle();
                self.play(Sound::Work);
                if let Some(work) = self.work {
                    self.swell(Piece::Work(work), 0.2);
                }
                let desk = self.portrait(self.now.table.landlord).at_depth(DEPTH_FLYING - 1.0);
                let glow = if amount > 0 { 1.6 } else { 1.0 };
                self.prop("star-burst", 0.5, desk.scaled(0.6), desk.scaled(glow).faded(0.0), Path::SNAP);
                self.pass(0.35);
            }
            Event::WorkEnded { work } => self.end_work(work),
            _ => {}
        }
    }

    /// Whether an event is what a Social Work does to a listed Tenant; whom.
    fn consequence(&self, event: &Event) -> Option<Seat> {
        self.work?;
        match *event {
            Event::RoundLost { seat, .. }
            | Event::Points { seat, source: Source::Works, .. }
            | Event::Discarded { seat, why: Discard::Forced, .. }
            | Event::GoodGone { seat, why: Gone::Work, .. } => Some(seat),
            Event::Denounced { on, filer: None, .. } | Event::DenunciationsDiscarded { on, .. } => Some(on),
            _ => None,
        }
        .filter(|&seat| self.now.table.is_tenant(seat))
    }

    /// What a Social Work does to somebody begins with the tag on the List.
    pub(super) fn tell_consequence(&mut self, event: &Event) {
        let Some(seat) = self.consequence(event) else { return };
        if self.worker == Some(seat) {
            return;
        }
        self.worker = Some(seat);
        self.settle();
        self.play(Sound::Work);
        self.light_tag(seat, 0.9);
        self.pass(0.3);
    }

    /// The line of a Tenant on the List, now or before it was cleared.
    fn tag(&self, tenant: Seat) -> Option<Pose> {
        let line = self.now.table.line_of(tenant).or(self.before.table.line_of(tenant))?;
        Some(layout::line(line).at_depth(DEPTH_FLYING))
    }

    fn light_tag(&mut self, tenant: Seat, length: f32) {
        let Some(at) = self.tag(tenant) else { return };
        let wide = Pose { scale: Vec2::new(0.68, 0.2), ..at.at_depth(DEPTH_LIGHT) };
        self.prop("frame/lit", 0.14, wide.scaled(1.3).faded(0.3), wide, Path::SNAP);
        self.prop_in(0.14, "frame/lit", length - 0.14, wide, wide.faded(0.2), Path::SLIDE);
        let face = self.portrait_pic(tenant);
        let beside = at.moved(Vec2::new(66.0, 0.0)).scaled(0.55).at_depth(DEPTH_LIGHT + 1.0);
        self.pop_up(&face, beside, length.max(0.4));
    }

    // ------------------------------------------------------------- the List

    /// A name is written, from left to right.
    fn write(&mut self, tenant: Seat, line: u8) {
        self.make_room();
        let to = layout::line(line).at_depth(DEPTH_FLYING);
        let left = Pose { scale: to.scale * Vec2::new(0.04, 1.0), ..to.moved(Vec2::X * -46.0) };
        let name = picture::pic(Look::Tag(tenant)).unwrap_or_default();
        self.play(Sound::Pencil);
        self.bring(Piece::Tag(tenant), &name, left, to, 0.42, Path::SLIDE);
        self.pencil(to, 0.44);
        self.pass(0.44);
    }

    /// The pencil goes along a line.
    fn pencil(&mut self, line: Pose, length: f32) {
        let from = line.moved(Vec2::new(-34.0, 16.0)).at_depth(DEPTH_LIGHT);
        self.prop("alternatywy/pencil", length, from, from.moved(Vec2::X * 92.0), Path::walk(4.0, 6.0));
    }

    /// The others close up, or make room.
    fn make_room(&mut self) {
        for tenant in Seat::all(self.now.table.seats) {
            let piece = Piece::Tag(tenant);
            let (Some(rest), Some(&at)) = (self.director.rest(piece), self.director.at.get(&piece)) else { continue };
            if at.at.distance(rest.at) > 0.5 {
                self.travel(piece, rest, 0.3, Path::SLIDE);
            }
        }
    }

    fn rewrite(&mut self, tenant: Seat, line: u8) {
        self.settle();
        let to = layout::line(line).at_depth(DEPTH_FLYING);
        self.play(Sound::Pencil);
        self.pencil(to, 0.4);
        self.swell(Piece::Tag(tenant), 0.15);
        self.make_room();
        self.pass(0.42);
    }

    /// A line is drawn through a name.
    fn strike_out(&mut self, tenant: Seat) {
        self.settle();
        let Some((pose, name)) = self.take_away(Piece::Tag(tenant)) else { return };
        let line = pose.at_depth(DEPTH_LIGHT);
        let short = Pose { scale: Vec2::new(0.05, 1.0), ..line.moved(Vec2::X * -44.0) };
        self.play(Sound::Strike);
        self.prop(&name, 0.5, pose, pose, Path::SLIDE);
        self.prop("alternatywy/strike", 0.22, short, line, Path::SLIDE);
        self.prop_in(0.22, "alternatywy/strike", 0.28, line, line, Path::SLIDE);
        self.pencil(pose, 0.24);
        let fallen = pose.moved(Vec2::Y * -26.0).turned(-0.25).faded(0.0);
        self.prop_in(0.5, &name, 0.2, pose, fallen, Path::SLIDE);
        self.pass(0.5);
        self.make_room();
        self.pass(0.2);
    }

    // ---------------------------------------------------------------- works

    /// A Social Work is smoothed out on the board, and pinned twice.
    fn pin_up(&mut self, work: Work) {
        self.settle();
        let piece = Piece::Work(work);
        let deck = layout::works().at_depth(DEPTH_FLYING);
        let home = layout::work();
        let large = home.at_depth(DEPTH_FLYING).scaled(1.5);
        let edge = |pose: Pose| Pose { scale: pose.scale * Vec2::new(0.05, 1.05), ..pose };
        self.prop("alternatywy/work/back", 0.2, deck, edge(large), Path::SLIDE);
        self.pass(0.2);
        let name = format!("alternatywy/work/{work}");
        self.play(Sound::Notice);
        self.prop(&name, 0.12, edge(large), large, Path::SNAP);
        self.prop_in(0.12, &name, 0.4, large, large, Path::SLIDE);
        self.bring_in(0.52, piece, &name, large, home, 0.2);
        for pin in [0.27, 0.46] {
            let start = self.time() + pin;
            self.director.dust(large.at + Vec2::Y * 70.0, start, 0.4);
        }
        self.rest(0.75);
    }

    /// It comes off the board unused.
    fn take_down(&mut self, work: Work) {
        self.settle();
        let Some((pose, name)) = self.take_away(Piece::Work(work)) else { return };
        let fallen = pose.at_depth(DEPTH_FLYING).moved(Vec2::new(-12.0, -120.0)).turned(-0.6).faded(0.0);
        self.play(Sound::TakeDown);
        self.prop(&name, 0.5, pose.at_depth(DEPTH_FLYING), fallen, Path::SLIDE);
        self.rest(0.45);
    }

    /// The yard's loudspeaker: everybody looks, and the stamp comes down.
    fn announce(&mut self, work: Work) {
        self.settle();
        let piece = Piece::Work(work);
        let home = layout::work().at_depth(DEPTH_FLYING);
        let large = Pose::new(layout::MIDDLE + Vec2::new(40.0, 0.0), DEPTH_LIGHT, 1.45);
        (self.work, self.worker) = (Some(work), None);
        self.play(Sound::Announce);
        let name = format!("alternatywy/work/{work}");
        let start = self.time();
        if self.director.entity(piece).is_some() {
            self.travel(piece, large, 0.3, Path::hop(20.0));
            self.director.travel(piece, home, start + 1.15, 0.25, Path::SLIDE, None);
        } else {
            self.take_away(piece);
            self.prop(&name, 0.3, home, large, Path::hop(20.0));
            self.prop_in(0.3, &name, 0.85, large, large, Path::SLIDE);
            self.prop_in(1.15, &name, 0.25, large, home, Path::SLIDE);
        }
        let stamp = large.moved(Vec2::new(34.0, -52.0)).turned(0.2).at_depth(DEPTH_LIGHT + 4.0);
        let pressed = Pose { scale: Vec2::splat(1.5), ..stamp };
        self.prop_in(0.55, "alternatywy/stamp-introduced", 0.12, pressed.scaled(2.0).faded(0.2), pressed, Path::SLIDE);
        self.prop_in(0.67, "alternatywy/stamp-introduced", 0.5, pressed, pressed, Path::SLIDE);
        self.play_in(0.66, Sound::Stamp, 1.0);
        self.director.cue(start + 0.67, 0.2, Act::Quake { by: 3.0 });
        self.rest(1.4);
        self.counted(piece, 0);
    }

    /// Somebody slips away from the List.
    fn tiptoe(&mut self, tenant: Seat) {
        self.settle();
        let Some(at) = self.tag(tenant) else { return };
        self.light_tag(tenant, 0.5);
        self.play(Sound::Avoid);
        let figure = picture::pic(Look::Figure(self.now.table.characters[tenant.index()]));
        let from = at.moved(Vec2::new(20.0, 12.0)).scaled(0.55).at_depth(DEPTH_LIGHT + 2.0);
        let to = from.moved(Vec2::X * 150.0).faded(0.2);
        if let Some(figure) = figure {
            self.prop(&figure, 0.7, from, to, Path::walk(8.0, 5.0));
        }
        self.rest(0.65);
    }

    /// The List is cleared, and the card leaves the game.
    fn end_work(&mut self, work: Work) {
        self.settle();
        (self.work, self.worker) = (None, None);
        self.play(Sound::Strike);
        for (nth, tenant) in Seat::all(self.now.table.seats).enumerate() {
            let Some((pose, name)) = self.take_away(Piece::Tag(tenant)) else { continue };
            let aside = Vec2::new(10.0 - 5.0 * nth as f32, -60.0);
            let fallen = pose.moved(aside).turned(0.3 - 0.15 * nth as f32).faded(0.0);
            self.prop_in(0.05 * nth as f32, &name, 0.4, pose.at_depth(DEPTH_FLYING), fallen, Path::SLIDE);
        }
        if let Some((pose, name)) = self.take_away(Piece::Work(work)) {
            let up = pose.at_depth(DEPTH_FLYING);
            let gone = up.moved(Vec2::new(-40.0, 150.0)).faded(0.0);
            self.prop(&name, 0.6, up, gone, Path::tumble(30.0, -0.3));
        }
        self.play_in(0.2, Sound::Thread, 1.0);
        self.rest(0.55);
    }
}
