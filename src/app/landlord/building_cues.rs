//! Houses going up, being altered and coming down.

use bevy::prelude::*;

use super::cues::Show;
use super::layout;
use super::picture::Piece;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::landlord::{Event, Flat, HouseId, Known};

impl Show<'_, '_> {
    pub(super) fn tell_building(&mut self, event: &Event) {
        match *event {
            Event::Examined { house, .. } => self.examine(house),
            Event::SiteOpened { house, .. } => self.open_site(house),
            Event::FloorLaid { seat, house, floor, card, .. } => self.lay_floor(seat, house, floor, card),
            Event::Finished { seat, house, card } => self.finish(seat, house, card),
            Event::TakenDown { house, .. } => self.take_down(house),
            Event::Altered { house, card, .. } => self.alter(house, card),
            Event::DemolitionBegan { house, .. } => self.swing(house),
            Event::Demolished { house, .. } => self.collapse(house),
            _ => {}
        }
    }

    /// The landlord looks after a house.
    fn examine(&mut self, house: HouseId) {
        self.settle();
        let ground = self.house(house);
        let at = |x: f32, y: f32| Pose::new(ground.at + Vec2::new(x, y) * ground.scale, DEPTH_FLYING, ground.scale.x);
        self.play(Sound::Knock);
        self.prop("landlord/magnifier", 0.7, at(-30.0, 10.0), at(30.0, 60.0), Path::SLIDE);
        self.rest(0.7);
    }

    fn open_site(&mut self, house: HouseId) {
        let ground = self.house(house);
        self.director.dust(ground.at, self.time(), ground.scale.x);
        self.play(Sound::TakeDown);
        let over = ground.moved(Vec2::Y * 26.0).at_depth(DEPTH_FLYING);
        self.prop("landlord/trowel", 0.4, over, over.moved(Vec2::new(16.0, -10.0)).turned(-0.6), Path::SNAP);
        self.pass(0.15);
    }

    /// A storey comes down from the crane and is set on the others.
    fn lay_floor(&mut self, seat: Seat, house: HouseId, floor: Flat, card: Option<Known>) {
        let piece = Piece::Storey(house, floor.0);
        let Some(rest) = self.director.rest(piece) else { return };
        let from = card.and_then(|known| self.take_away(Piece::Card(known.card))).map(|(pose, _)| pose);
        let from = from.unwrap_or_else(|| self.hand(seat));
        self.director.at.insert(piece, Pose { scale: rest.scale * 0.8, ..from });
        self.travel(piece, rest, 0.45, Path::hop(50.0), None);
        let hook = rest.moved(Vec2::Y * 46.0 * rest.scale).at_depth(DEPTH_FLYING + 1.0);
        self.prop("landlord/crane-hook", 0.45, hook.moved(Vec2::Y * 60.0), hook, Path::SLIDE);
        self.pass(0.42);
        self.play_at(self.time(), Sound::Build, 1.0 + 0.06 * f32::from(floor.0));
        self.land(piece, rest);
    }

    fn finish(&mut self, seat: Seat, house: HouseId, card: Known) {
        let piece = Piece::Card(card.card);
        let from = self.hand(seat);
        self.director.at.entry(piece).or_insert(from);
        self.take_away(Piece::Scaffold(house));
        self.travel_home(piece, 0.5, Path::hop(60.0));
        self.pass(0.45);
        self.play(Sound::Roof);
        if let Some(rest) = self.director.rest(piece) {
            self.land(piece, rest);
        }
        // The whole house settles under its roof.
        let floors = self.now.table.house(house).map_or(0, |house| house.height());
        for floor in 1..=floors {
            if let Some(storey) = self.director.entity(Piece::Storey(house, floor)) {
                let start = self.time();
                self.director.cue(start, 0.25, Act::Pop { piece: storey, by: 0.04 });
            }
        }
        self.rest(0.25);
    }

    /// Something heavy has been set down.
    fn land(&mut self, piece: Piece, rest: Pose) {
        let start = self.time();
        self.director.dust(rest.at - Vec2::Y * 16.0 * rest.scale, start, rest.scale.x * 0.8);
        if let Some(piece) = self.director.entity(piece) {
            self.director.cue(start, 0.2, Act::Pop { piece, by: 0.06 });
        }
    }

    fn take_down(&mut self, house: HouseId) {
        self.play(Sound::TakeDown);
        for piece in self.gone_of(house) {
            if let Some((pose, name)) = self.take_away(piece) {
                let to = pose.moved(Vec2::Y * -14.0).faded(0.0);
                self.prop(&name, 0.3, pose, to, Path::SLIDE);
            }
        }
        self.rest(0.3);
    }

    fn alter(&mut self, house: HouseId, card: Known) {
        let piece = Piece::Card(card.card);
        self.travel_home(piece, 0.5, Path::hop(50.0));
        self.pass(0.45);
        self.play(Sound::Alter);
        if let Some(rest) = self.director.rest(piece) {
            self.land(piece, rest);
        }
        let ground = self.house(house);
        let over = ground.moved(Vec2::new(38.0, 60.0) * ground.scale).at_depth(DEPTH_FLYING);
        self.prop("landlord/trowel", 0.5, over, over.turned(0.7), Path::SNAP);
        self.rest(0.45);
    }

    /// The ball swings against the wall for the first time: a warning.
    fn swing(&mut self, house: HouseId) {
        self.settle();
        let ground = self.house(house);
        let height = self.before.table.house(house).map_or(0.0, layout::wall_height);
        let at = ground.at + Vec2::new(-90.0, height + 30.0) * ground.scale;
        let from = Pose::new(at, DEPTH_FLYING, ground.scale.x).turned(-0.5);
        self.play(Sound::Knock);
        let to = from.moved(Vec2::X * 40.0 * ground.scale).turned(0.1);
        self.prop("landlord/wrecking-ball", 0.6, from, to, Path::bounce(0.0));
        self.rest(0.6);
    }

    /// The ball hits, and the storeys fold from the top.
    fn collapse(&mut self, house: HouseId) {
        self.settle();
        let ground = self.house(house);
        let height = self.before.table.house(house).map_or(0.0, layout::wall_height);
        let at = ground.at + Vec2::new(-110.0, height) * ground.scale;
        let from = Pose::new(at, DEPTH_FLYING, ground.scale.x * 1.2).turned(-0.6);
        self.play(Sound::Demolition);
        let to = from.moved(Vec2::X * 90.0 * ground.scale).turned(0.3);
        self.prop("landlord/wrecking-ball", 0.4, from, to, Path::SNAP);
        self.pass(0.22);
        let start = self.time();
        self.director.cue(start, 0.5, Act::Quake { by: 5.0 });
        self.fold(house, 0.09);
        self.rest(0.3);
    }

    /// What a house was built of folds up, one piece after another from the top.
    pub(super) fn fold(&mut self, house: HouseId, step: f32) {
        let ground = self.house(house);
        for piece in self.gone_of(house).into_iter().rev() {
            let Some((pose, name)) = self.take_away(piece) else { continue };
            let fallen =
                Pose { scale: pose.scale * Vec2::new(1.1, 0.1), at: Vec2::new(pose.at.x, ground.at.y), ..pose };
            self.prop(&name, 0.35, pose, fallen.faded(0.2), Path::SLIDE);
            self.scatter(pose);
            self.pass(step);
        }
    }

    /// Scraps of wall fly.
    fn scatter(&mut self, from: Pose) {
        for (nth, turn) in [0.5f32, 1.1, 1.9, 2.6].into_iter().enumerate() {
            let name = format!("landlord/brick-{}", nth + 1);
            let scrap = Pose::new(from.at, DEPTH_FLYING + 4.0, from.scale.x);
            let by = Vec2::from_angle(turn) * (40.0 + 9.0 * nth as f32) * from.scale.x;
            let to = Pose { alpha: 0.0, ..scrap.moved(by - Vec2::Y * 30.0) };
            self.prop(&name, 0.6, scrap, to, Path::tumble(46.0 * from.scale.x, 0.7));
        }
    }
}
