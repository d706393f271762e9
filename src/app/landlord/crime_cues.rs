//! Bombs, murders, errors, and the investigation around the table.

use bevy::prelude::*;

use super::cues::Show;
use super::layout;
use super::picture::Piece;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::landlord::{Event, Freedom, HouseId, Kind, Known, Place};

/// Above everything that flies.
const DEPTH_LIGHT: f32 = DEPTH_FLYING + 40.0;

impl Show<'_, '_> {
    pub(super) fn tell_crime(&mut self, event: &Event) {
        match *event {
            Event::CrimeDeclared { kind: Kind::Bomb, house, .. } => self.light_fuse(house),
            Event::CrimeDeclared { house, target, .. } => self.creep(house, target),
            Event::Rebound { criminal, house, .. } => self.bounce_back(criminal, house),
            Event::Bombed { house, .. } => self.explode(house),
            Event::Murdered { resident, from } => self.murder(resident, from),
            Event::Reported { seat, .. } => self.report(seat),
            Event::Suspected { suspect } => self.suspect(suspect),
            Event::InJailAlready { suspect } => self.pass_over(suspect),
            Event::Cleared { suspect, .. } => self.clear(suspect),
            Event::Jailed { seat } => self.lock_up(seat),
            Event::Freed { why, .. } => self.free(why),
            _ => {}
        }
    }

    /// Where a bomb lies: before the door.
    fn bomb_place(&self, house: HouseId) -> Pose {
        let ground = self.house(house);
        ground.moved(Vec2::new(-22.0, 20.0) * ground.scale).at_depth(DEPTH_FLYING + 6.0).scaled(0.75)
    }

    /// A bomb is rolled to the door, and everybody holds their breath.
    fn light_fuse(&mut self, house: HouseId) {
        self.settle();
        let to = self.bomb_place(house);
        let from = layout::limelight(0);
        let start = self.time();
        self.prop(
            "landlord/bomb",
            0.5,
            Pose { scale: to.scale, ..from }.at_depth(to.depth),
            to,
            Path::tumble(60.0, 1.0),
        );
        self.pass(0.5);
        self.play(Sound::Fuse);
        self.director.cue(start + 0.4, 1.3, Act::Lean { at: to.at * 0.35, by: 0.1 });
        self.prop("landlord/bomb", 0.94, to, to.scaled(1.15), Path::SLIDE);
        let spark = to.moved(Vec2::new(14.0, 24.0) * to.scale).at_depth(to.depth + 1.0);
        for nth in 0..5u8 {
            let start = self.time() + 0.19 * f32::from(nth);
            let turned = spark.turned(f32::from(nth) * 1.3);
            let way = (turned.scaled(0.6), turned.scaled(1.1));
            self.director.prop("landlord/fuse-spark", Color::WHITE, start, 0.19, way.0, way.1, Path::SLIDE);
        }
        self.rest(0.95);
    }

    /// Somebody with a lantern creeps along.
    fn creep(&mut self, house: HouseId, target: Option<Known>) {
        self.settle();
        let ground = self.house(house);
        let home = target.and_then(|known| {
            let house = self.before.table.house(house)?;
            let who = house.resident(known.card)?;
            Some(layout::flats(self.before, Place { house: house.id, flat: who.flat }, who.flats))
        });
        let to = home.unwrap_or(ground).at_depth(DEPTH_FLYING + 4.0).scaled(0.7);
        let from = ground.moved(Vec2::new(-80.0, 26.0) * ground.scale).at_depth(to.depth);
        self.prop("landlord/shadow", 0.8, Pose { scale: to.scale, ..from.faded(0.2) }, to.faded(0.9), Path::SLIDE);
        self.rest(0.85);
    }

    /// The crime flies back to who sent it.
    fn bounce_back(&mut self, criminal: Seat, house: Option<HouseId>) {
        self.settle();
        let Some(crime) = self.before.table.crime().copied() else { return };
        let from = if crime.bomb { self.bomb_place(crime.house) } else { self.house(crime.house) };
        let to = house.map_or_else(|| self.plate(criminal), |house| self.bomb_place(house));
        let thing = if crime.bomb { "landlord/bomb" } else { "landlord/shadow" };
        self.play(Sound::Rebound);
        let from = from.at_depth(DEPTH_FLYING + 6.0);
        let arrow = from.moved(Vec2::Y * 50.0 * from.scale);
        self.prop("landlord/return-arrow", 0.6, arrow.scaled(0.5), arrow.scaled(1.2), Path::SNAP);
        let to = Pose { scale: from.scale, ..to.at_depth(from.depth) };
        self.prop(thing, 0.65, from, to, Path::tumble(110.0, -1.0));
        self.rest(0.7);
    }

    /// Flash and ring, the floors fold into scraps, smoke, silence.
    fn explode(&mut self, house: HouseId) {
        self.settle();
        let ground = self.house(house);
        let walls = self.before.table.house(house).map_or(40.0, layout::wall_height);
        let middle = ground.moved(Vec2::Y * walls * 0.5 * ground.scale).at_depth(DEPTH_LIGHT);
        self.play(Sound::Explosion);
        let start = self.time();
        self.director.cue(start, 0.9, Act::Quake { by: 14.0 });
        self.prop("landlord/flash", 0.22, middle.scaled(0.5), middle.scaled(1.7), Path::SNAP);
        self.prop("landlord/ring", 0.6, middle.scaled(0.3), middle.scaled(3.2).faded(0.0), Path::SLIDE);
        self.pass(0.08);
        self.fold(house, 0.1);
        self.smoke(middle, walls * ground.scale.y);
        self.pass(0.5);
        self.under_pile();
        self.rest(0.5);
    }

    fn smoke(&mut self, middle: Pose, height: f32) {
        for nth in 0..7u8 {
            let part = f32::from(nth) / 6.0;
            let x = (f32::from(nth) * 37.0) % 70.0 - 35.0;
            let from = Pose::new(
                middle.at + Vec2::new(x * middle.scale.x, (part - 0.6) * height),
                DEPTH_FLYING + 10.0,
                middle.scale.x * 0.7,
            );
            let to = Pose { alpha: 0.0, ..from.moved(Vec2::new(x * 0.5, 60.0)).scaled(1.8) };
            let name = format!("landlord/smoke-{}", nth % 3 + 1);
            let start = self.time() + part * 0.25;
            self.director.prop(&name, Color::WHITE, start, 1.1, from, to, Path::SLIDE);
        }
    }

    /// The cards of the house shuffle themselves under the pile.
    fn under_pile(&mut self) {
        let pile = layout::pile();
        self.play(Sound::Shuffle);
        for nth in 0..5u8 {
            let x = f32::from(nth) * 16.0 - 32.0;
            let from = Pose::new(pile.at + Vec2::new(x, 120.0), DEPTH_FLYING, 0.45).turned(x * 0.01).faded(0.0);
            let to = Pose { alpha: 1.0, turn: 0.0, ..pile.scaled(0.45).at_depth(39.0) };
            let start = self.time() + 0.07 * f32::from(nth);
            self.director.prop("landlord/card/back", Color::WHITE, start, 0.4, from, to, Path::SLIDE);
        }
    }

    /// A light goes out. What is left is a chalk line and a slipper.
    fn murder(&mut self, resident: Known, from: Place) {
        self.settle();
        let flat = layout::flats(self.before, from, 1).at_depth(DEPTH_FLYING + 2.0);
        self.play(Sound::Murder);
        self.pass(0.5);
        if let Some(piece) = self.director.entity(Piece::Card(resident.card)) {
            let start = self.time() - 0.5;
            self.director.cue(start, 0.5, Act::Shiver { piece, by: 3.0 });
        }
        self.prop("landlord/chalk", 1.1, flat.scaled(1.3), flat, Path::SNAP);
        let slipper = flat.moved(Vec2::new(34.0, -10.0) * flat.scale);
        let fallen = slipper.moved(Vec2::Y * -30.0 * flat.scale).turned(2.0);
        self.prop("landlord/slipper", 0.7, slipper, fallen, Path::hop(20.0));
        self.rest(0.6);
    }

    fn report(&mut self, seat: Seat) {
        self.settle();
        let plate = self.plate(seat).moved(Vec2::Y * 34.0).at_depth(DEPTH_LIGHT);
        self.play(Sound::PoliceCar);
        self.prop("landlord/life-watch", 0.8, plate.scaled(0.6), plate.scaled(1.4), Path::SNAP);
        self.rest(0.7);
    }

    /// The siren, then a light on one after another.
    fn suspect(&mut self, suspect: Seat) {
        self.settle();
        let plate = self.plate(suspect);
        if self.suspects == 0 {
            self.play(Sound::Siren);
            let from = Pose::new(Vec2::new(-760.0, plate.at.y + 24.0), DEPTH_LIGHT, 1.0);
            let to = Pose::new(plate.at + Vec2::new(-20.0, 24.0), DEPTH_LIGHT, 0.9);
            self.prop("landlord/van", 1.0, from, to, Path::SLIDE);
            let glow = |at: Pose| Pose { alpha: 0.8, ..at.moved(Vec2::Y * 16.0).at_depth(DEPTH_LIGHT - 1.0) };
            self.prop("landlord/siren-glow", 1.0, glow(from), glow(to), Path::SLIDE);
            self.rest(1.0);
        }
        self.suspects += 1;
        self.play_at(self.time(), Sound::Suspect, 1.0 + 0.06 * self.suspects.min(12) as f32);
        let light = plate.at_depth(DEPTH_LIGHT - 2.0);
        let wide = Pose { scale: Vec2::new(1.3, 0.5) * plate.scale, ..light };
        self.prop("landlord/spotlight", 0.16, wide.scaled(0.4), wide, Path::SNAP);
        let start = self.time() + 0.16;
        self.director.prop("landlord/spotlight", Color::WHITE, start, 0.7, wide, wide.faded(0.7), Path::SLIDE);
        let glass = plate.moved(Vec2::new(-50.0, 12.0)).at_depth(DEPTH_LIGHT);
        self.prop("landlord/magnifier", 0.7, glass, glass.moved(Vec2::X * 90.0), Path::SLIDE);
        self.rest(0.7);
    }

    fn pass_over(&mut self, suspect: Seat) {
        let plate = self.plate(suspect).moved(Vec2::Y * 30.0).at_depth(DEPTH_LIGHT);
        self.play(Sound::Alibi);
        self.prop("landlord/jail-badge", 0.6, plate.scaled(0.7), plate.scaled(1.4), Path::SNAP);
        self.rest(0.45);
    }

    fn clear(&mut self, suspect: Seat) {
        self.settle();
        let plate = self.plate(suspect).moved(Vec2::Y * 26.0).at_depth(DEPTH_LIGHT);
        self.play(Sound::Stamp);
        self.prop("landlord/stamp-law", 0.7, plate.scaled(2.0), plate, Path::SNAP);
        self.rest(0.5);
    }

    /// The barred door slams.
    fn lock_up(&mut self, seat: Seat) {
        self.settle();
        let plate = self.plate(seat);
        let cell = Pose::new(plate.at + Vec2::Y * 70.0, DEPTH_LIGHT, 0.9);
        let height = cell.at.y.min(250.0);
        let cell = Pose { at: Vec2::new(cell.at.x, height), ..cell };
        self.play(Sound::JailDoor);
        self.prop("landlord/jail-frame", 1.5, cell, cell, Path::SLIDE);
        let door = cell.at_depth(DEPTH_LIGHT + 1.0);
        self.prop("landlord/jail-door", 0.2, door.moved(Vec2::Y * 150.0).faded(0.4), door, Path::SLIDE);
        self.pass(0.19);
        let start = self.time();
        self.director.cue(start, 0.35, Act::Quake { by: 8.0 });
        self.prop("landlord/jail-door", 1.3, door, door, Path::SLIDE);
        let cuffs = door.moved(Vec2::new(0.0, -60.0)).at_depth(DEPTH_LIGHT + 2.0);
        self.prop("landlord/cuffs", 1.2, cuffs.scaled(1.6), cuffs, Path::SNAP);
        self.rest(1.0);
        self.travel_home(Piece::Jail, 0.4, Path::SNAP);
        self.pass(0.3);
    }

    fn free(&mut self, why: Freedom) {
        self.play(Sound::Unlock);
        if why != Freedom::Arrest {
            self.travel_home(Piece::Jail, 0.5, Path::hop(30.0));
        }
        self.pass(0.4);
    }
}
