//! Tenants pack and walk; Squatters hang out their banner; the Musician plays.

use bevy::prelude::*;

use super::cues::Show;
use super::layout;
use super::picture::{Piece, walking_pic};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::landlord::{Cause, Event, HouseId, Kind, Known, Place};

/// How large somebody on foot is, for a house of scale 1.
const WALKER: f32 = 0.85;

/// World units a second that somebody walks.
const STRIDE: f32 = 520.0;

impl Show<'_, '_> {
    pub(super) fn tell_moving(&mut self, event: &Event) {
        match *event {
            Event::MovedIn { resident, to, .. } => self.move_in(resident, to),
            Event::Moved { tenant, from, to, cause } => self.relocate(tenant, from, to, cause),
            Event::Homeless { tenant, from }
            | Event::SquattersLeft { squatters: tenant, from }
            | Event::Evicted { squatters: tenant, from } => {
                self.walk_off(tenant, from, matches!(event, Event::Evicted { .. }))
            }
            Event::Recalled { seat, tenant, from } | Event::TakenToHand { seat, tenant, from } => {
                self.take_back(seat, tenant, from);
            }
            Event::Refused { card, at, .. } => self.refuse(card, at),
            Event::MusicBegan { house, .. } => self.make_music(house),
            _ => {}
        }
    }

    /// In front of a house, where people walk.
    fn doorstep(&self, house: HouseId) -> Pose {
        let ground = self.house(house);
        let at = ground.at + Vec2::new(0.0, 18.0) * ground.scale;
        Pose::new(at, DEPTH_FLYING, ground.scale.x * WALKER)
    }

    fn walk(&mut self, piece: Piece, to: Pose, kind: Kind) {
        let from = self.director.pose(piece);
        let length = (from.at.distance(to.at) / STRIDE).clamp(0.3, 0.9);
        self.travel(piece, to, length, Path::SLIDE, Some(&walking_pic(kind)));
        self.play(Sound::Walk);
        self.pass(length);
    }

    /// Somebody comes along, goes up and is at home.
    fn move_in(&mut self, resident: Known, to: Place) {
        let piece = Piece::Card(resident.card);
        let start = self.time();
        let step = self.doorstep(to.house);
        let from = self.director.pose(piece);
        // The card becomes a person at the corner of the street.
        self.director.at.insert(piece, Pose { scale: step.scale, turn: 0.0, ..from });
        self.walk(piece, step, resident.kind);
        self.go_up(resident, to);
        let _ = start;
    }

    fn go_up(&mut self, resident: Known, to: Place) {
        let piece = Piece::Card(resident.card);
        let Some(rest) = self.director.rest(piece) else { return };
        let walking = walking_pic(resident.kind);
        let within = Pose { scale: self.doorstep(to.house).scale, ..rest };
        self.travel(piece, within, 0.3, Path::hop(16.0), Some(&walking));
        self.play(Sound::MoveIn);
        self.pass(0.3);
        self.director.at.insert(piece, rest);
        let start = self.time();
        if let Some(entity) = self.director.entity(piece) {
            self.director.cue(start, 0.22, Act::Pop { piece: entity, by: 0.12 });
        }
        self.greet(resident.kind, rest);
        self.pass(0.1);
    }

    /// What shows who has moved in.
    fn greet(&mut self, kind: Kind, at: Pose) {
        let near = |x: f32, y: f32| at.moved(Vec2::new(x, y) * at.scale).at_depth(DEPTH_FLYING + 2.0);
        match kind {
            Kind::Squatters => {
                self.play(Sound::Squatters);
                let hung = near(0.0, -22.0);
                let rolled = Pose { scale: hung.scale * Vec2::new(1.0, 0.1), ..near(0.0, -8.0) };
                self.prop("landlord/life-banner", 0.35, rolled, hung, Path::SNAP);
                self.pass(0.35);
                self.prop("landlord/life-banner", 0.8, hung, hung, Path::SLIDE);
                self.rest(0.8);
            }
            Kind::Musician => {
                self.play(Sound::Musician);
                self.notes(at);
            }
            Kind::Celebrity => {
                self.play(Sound::Celebrity);
                for (nth, x) in [-26.0, 22.0].into_iter().enumerate() {
                    let start = self.time() + 0.36 * nth as f32;
                    let from = near(x, 14.0).scaled(0.5);
                    let to = near(x, 14.0).faded(0.0);
                    self.director.prop("landlord/life-flash", Color::WHITE, start, 0.34, from, to, Path::SNAP);
                }
                self.rest(0.7);
            }
            Kind::Student => {
                let lamp = near(24.0, 4.0);
                self.prop("landlord/life-lamp", 0.5, lamp.scaled(0.4).faded(0.2), lamp, Path::SNAP);
            }
            Kind::Family => {
                let glass = near(-24.0, 8.0);
                self.prop("landlord/life-watch", 0.5, glass.scaled(0.6), glass.moved(Vec2::X * 12.0), Path::SLIDE);
            }
            _ => {}
        }
    }

    /// Notes rise from a window.
    fn notes(&mut self, at: Pose) {
        for (nth, x) in [-18.0f32, 4.0, 22.0, -6.0].into_iter().enumerate() {
            let start = self.time() + 0.14 * nth as f32;
            let from = at.moved(Vec2::new(x, 6.0) * at.scale).at_depth(DEPTH_FLYING + 2.0);
            let to = Pose { alpha: 0.0, ..from.moved(Vec2::new(x * 0.6, 54.0) * at.scale) };
            let name = format!("landlord/life-note-{}", nth % 2 + 1);
            self.director.prop(&name, Color::WHITE, start, 0.8, from, to, Path::SLIDE);
        }
    }

    fn make_music(&mut self, house: HouseId) {
        self.settle();
        let ground = self.house(house);
        let walls = self.now.table.house(house).map_or(0.0, layout::wall_height);
        self.play(Sound::Musician);
        self.notes(ground.moved(Vec2::Y * walls * 0.6 * ground.scale));
        let start = self.time();
        for floor in 1..=self.now.table.house(house).map_or(0, |house| house.height()) {
            if let Some(piece) = self.director.entity(Piece::Storey(house, floor)) {
                self.director.cue(start, 0.7, Act::Shiver { piece, by: 2.0 });
            }
        }
        self.rest(0.8);
    }

    /// A tenant packs, walks along the street and moves in elsewhere.
    fn relocate(&mut self, tenant: Known, from: Place, to: Place, cause: Cause) {
        if cause == Cause::Squatters {
            self.settle();
        }
        let piece = Piece::Card(tenant.card);
        if from.house != to.house {
            self.go_down(piece, tenant.kind, from.house);
            let step = self.doorstep(to.house);
            self.walk(piece, step, tenant.kind);
        }
        self.go_up(tenant, to);
    }

    fn go_down(&mut self, piece: Piece, kind: Kind, house: HouseId) {
        self.play(Sound::Suitcase);
        let step = self.doorstep(house);
        self.travel(piece, step, 0.3, Path::hop(10.0), Some(&walking_pic(kind)));
        self.pass(0.3);
    }

    /// Somebody leaves for good: homeless, or led away by the police.
    fn walk_off(&mut self, tenant: Known, from: Place, arrested: bool) {
        self.settle();
        let piece = Piece::Card(tenant.card);
        self.go_down(piece, tenant.kind, from.house);
        let step = self.doorstep(from.house);
        if arrested {
            let van = step.moved(Vec2::new(70.0, -6.0) * step.scale).at_depth(DEPTH_FLYING - 1.0);
            self.play(Sound::PoliceCar);
            let far = van.moved(Vec2::X * 120.0);
            self.prop("landlord/van", 0.4, far, van, Path::SLIDE);
            self.pass(0.4);
            self.prop("landlord/van", 0.5, van, far.faded(0.0), Path::SLIDE);
        }
        let away = step.moved(Vec2::X * 60.0 * step.scale);
        self.walk(piece, away, tenant.kind);
    }

    /// The landlord takes a tenant to his hand.
    fn take_back(&mut self, seat: Seat, tenant: Known, from: Place) {
        let piece = Piece::Card(tenant.card);
        let step = self.doorstep(from.house);
        self.play(Sound::Suitcase);
        let key = step.moved(Vec2::Y * 44.0 * step.scale).at_depth(DEPTH_FLYING + 3.0);
        self.prop("landlord/key-return", 0.5, key.scaled(0.6), key, Path::SNAP);
        if self.director.entity(piece).is_some() {
            self.travel(piece, step, 0.3, Path::hop(10.0), Some(&walking_pic(tenant.kind)));
            self.pass(0.3);
            self.travel_home(piece, 0.4, Path::hop(30.0));
        } else if let Some((pose, _)) = self.take_away(piece) {
            let walking = walking_pic(tenant.kind);
            self.prop(&walking, 0.3, Pose { scale: step.scale, ..pose.at_depth(DEPTH_FLYING) }, step, Path::hop(10.0));
            self.pass(0.3);
            let plate = Pose { scale: step.scale * 0.6, ..self.plate(seat).at_depth(DEPTH_FLYING) };
            self.prop(&walking, 0.4, step, plate.faded(0.2), Path::SLIDE);
        }
        self.pass(0.3);
    }

    /// A paper that says no is stuck on a tenant.
    fn refuse(&mut self, card: Known, at: Place) {
        self.play(Sound::Refuse);
        let piece = Piece::Card(card.card);
        self.travel_home(piece, 0.45, Path::hop(36.0));
        let flat = layout::flats(self.now, at, 1).at_depth(DEPTH_FLYING + 2.0);
        self.prop("landlord/refuse-paper", 0.6, flat.scaled(1.6), flat, Path::SNAP);
        self.pass(0.5);
    }
}
