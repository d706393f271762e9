//! Trash, Breakdowns, and what the Landlord does to where people may go.

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::picture::Piece;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Event, Place};

/// Water.
const SKY: Color = Color::srgb(0.361, 0.608, 0.749);

impl Show<'_, '_> {
    pub(super) fn tell_block(&mut self, event: &Event) {
        match *event {
            Event::Littered { seat, place, .. } => self.litter(seat, place),
            Event::Cleaned { seat, place, count, .. } => {
                self.shiver(Piece::Figure(seat), 4.0, 0.45);
                self.sweep(place, count);
            }
            Event::TrashRemoved { place, count, .. } => self.sweep(place, count),
            Event::TrashMoved { from, to } => {
                let (a, b) = (layout::trash(from).at_depth(DEPTH_FLYING), layout::trash(to).at_depth(DEPTH_FLYING));
                self.change(Piece::Trash(from));
                self.prop("alternatywy/trash-1", 0.5, a, b, Path::hop(70.0));
                self.pass(0.46);
                self.drop_trash(to);
            }
            Event::BrokeDown { tenant, .. } => self.burst(tenant),
            Event::Repaired { tenant, by } => self.repair(tenant, by),
            Event::Billed { tenant } => {
                let at = self.portrait(tenant).moved(Vec2::Y * 8.0).at_depth(DEPTH_LIGHT);
                self.take_away(Piece::Breakdown(tenant));
                self.play(Sound::Pay);
                self.prop(
                    "alternatywy/breakdown",
                    0.5,
                    at.scaled(1.6),
                    at.moved(Vec2::Y * 50.0).faded(0.0),
                    Path::SLIDE,
                );
                self.pass(0.4);
            }
            Event::RoundLost { seat, .. } => self.lose_round(seat),
            Event::Sent { tenant, by, .. } => self.summon(tenant, by),
            Event::Closed { place } => self.close(place),
            _ => {}
        }
    }

    // ---------------------------------------------------------------- trash

    fn litter(&mut self, seat: Seat, place: Place) {
        let to = layout::trash(place).at_depth(DEPTH_FLYING);
        let from = self.person(seat).scaled(0.8);
        self.prop("alternatywy/trash-1", 0.32, from, to, Path::tumble(50.0, 0.3));
        self.pass(0.3);
        self.drop_trash(place);
        let mark = layout::mark(self.now, seat, 1);
        if !self.before.table.littered.contains(seat) {
            self.bring(Piece::Littering(seat), "alternatywy/littering", to.scaled(1.6), mark, 0.35, Path::hop(30.0));
        }
        self.pass(0.25);
    }

    /// A bag lands by the bin.
    fn drop_trash(&mut self, place: Place) {
        let start = self.time();
        let at = layout::trash(place);
        self.play(Sound::Trash);
        self.change(Piece::Trash(place));
        self.director.dust(at.at - Vec2::Y * 12.0, start, 0.7);
        self.swell(Piece::Trash(place), 0.25);
        self.pass(0.12);
    }

    fn sweep(&mut self, place: Place, count: u8) {
        let at = layout::trash(place).at_depth(DEPTH_FLYING);
        for nth in 0..count {
            self.play_in(0.14 * f32::from(nth), Sound::Sweep, 1.0);
            let start = self.time() + 0.14 * f32::from(nth);
            self.director.dust(at.at + Vec2::new(14.0, -14.0), start, 0.6);
        }
        self.shiver(Piece::Trash(place), 4.0, 0.25);
        self.pass(0.22);
        for nth in 0..count {
            let away = at.moved(Vec2::new(46.0 + 12.0 * f32::from(nth), -8.0)).turned(-0.9).faded(0.0);
            self.prop_in(0.06 * f32::from(nth), "alternatywy/trash-1", 0.35, at, away, Path::hop(16.0));
        }
        self.change(Piece::Trash(place));
        self.pass(0.3);
    }

    // ----------------------------------------------------------- breakdowns

    fn burst(&mut self, tenant: Seat) {
        self.settle();
        let at = self.portrait(tenant).moved(Vec2::Y * 10.0).at_depth(DEPTH_LIGHT);
        self.play(Sound::Pipe);
        self.pass(0.13);
        let start = self.time();
        self.director.cue(start, 0.3, Act::Quake { by: 4.0 });
        for (nth, turn) in [0.5f32, 1.1, 1.6, 2.1, 2.7].into_iter().enumerate() {
            let drop = at.scaled(0.3).turned(turn);
            let to = drop.moved(Vec2::from_angle(turn) * 54.0 - Vec2::Y * 16.0).scaled(1.6).faded(0.0);
            let name = format!("puff/{}", nth % 3 + 1);
            self.director.prop(&name, SKY, start, 0.6, drop, to, Path::hop(14.0));
        }
        self.prop("alternatywy/breakdown", 0.45, at.scaled(0.5), at.scaled(1.9), Path::SNAP);
        let mark = layout::mark(self.now, tenant, 2).scaled(0.9);
        self.bring_in(0.45, Piece::Breakdown(tenant), "alternatywy/breakdown", at.scaled(1.9), mark, 0.3);
        self.rest(0.7);
    }

    fn repair(&mut self, tenant: Seat, by: Seat) {
        self.settle();
        self.play(Sound::Wrench);
        self.swell(Piece::Figure(by), 0.2);
        let gone = self.take_away(Piece::Breakdown(tenant));
        let mark = gone.map_or_else(|| layout::mark(self.now, tenant, 2), |(pose, _)| pose).at_depth(DEPTH_FLYING);
        let over = self.portrait(tenant).moved(Vec2::Y * 6.0).at_depth(DEPTH_LIGHT);
        self.prop("alternatywy/breakdown", 0.2, mark, over.scaled(1.5), Path::SNAP);
        self.prop_in(0.2, "alternatywy/breakdown", 0.2, over.scaled(1.5), over.scaled(1.5).turned(-0.7), Path::SNAP);
        self.prop_in(
            0.4,
            "alternatywy/breakdown",
            0.2,
            over.scaled(1.5).turned(-0.7),
            over.scaled(0.2).turned(-1.4).faded(0.0),
            Path::SLIDE,
        );
        self.rest(0.55);
    }

    // -------------------------------------------------------------- orders

    /// Somebody will have to stay at home.
    fn lose_round(&mut self, seat: Seat) {
        let from = self.person(seat).moved(Vec2::Y * 40.0).at_depth(DEPTH_LIGHT).scaled(1.8);
        let mark = layout::mark(self.now, seat, 3);
        self.prop("alternatywy/skip", 0.2, from.scaled(0.4), from, Path::SNAP);
        self.bring_in(0.2, Piece::Skip(seat), "alternatywy/skip", from, mark, 0.3);
        self.play(Sound::Decline);
        self.pass(0.4);
    }

    /// A summons is stamped, twice.
    fn summon(&mut self, tenant: Seat, by: Seat) {
        self.settle();
        let over = self.portrait(tenant).moved(Vec2::new(0.0, 12.0)).at_depth(DEPTH_LIGHT).scaled(1.9);
        let from = Pose { scale: over.scale * 0.5, ..self.person(by) };
        self.prop("alternatywy/summons", 0.3, from, over, Path::hop(50.0));
        self.pass(0.3);
        self.play(Sound::Summons);
        self.shiver(Piece::Portrait(tenant), 3.0, 0.4);
        self.prop("alternatywy/summons", 0.25, over.scaled(1.2), over, Path::SNAP);
        self.prop_in(0.25, "alternatywy/summons", 0.2, over.scaled(1.2), over, Path::SNAP);
        let mark = layout::mark(self.now, tenant, 4);
        self.bring_in(0.45, Piece::Summons(tenant), "alternatywy/summons", over, mark, 0.25);
        self.pass(0.6);
    }

    /// A plank is nailed on.
    fn close(&mut self, place: Place) {
        self.settle();
        let piece = Piece::Closed { now: false };
        let rest = layout::closed(Some(Piece::Spot(place)), false);
        let from = rest.at_depth(DEPTH_FLYING).moved(Vec2::Y * 30.0).scaled(1.8).faded(0.0);
        self.play(Sound::Closed);
        self.bring(piece, "alternatywy/closed", from, rest, 0.2, Path::SLIDE);
        for knock in [0.2, 0.35, 0.5] {
            let start = self.time() + knock;
            if let Some(entity) = self.director.entity(piece) {
                self.director.cue(start, 0.12, Act::Shiver { piece: entity, by: 3.0 });
            }
            self.director.dust(rest.at, start, 0.5);
        }
        self.rest(0.75);
    }
}
