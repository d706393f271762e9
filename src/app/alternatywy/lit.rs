//! Lit targets: whatever can be chosen, and what is aimed at.

use bevy::prelude::*;

use super::layout;
use super::named;
use super::overlay::{Cover, OVER_CARD, OVER_PLATE, OVER_SPOT};
use super::picture::{Pick, hand};
use super::ways::Target;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Aim, Deed, Event, Good, Kind, Place, Step};

impl Cover<'_> {
    /// Lights a target, or puts the focus on it.
    pub(super) fn light(&mut self, target: Target, focus: bool) {
        match target {
            Target::Place(place) => self.light_place(place, focus),
            Target::Seat(seat) => self.light_seat(seat, focus),
            Target::Card(kind) if !focus => {
                let cards = hand(self.view);
                for (slot, _) in cards.iter().enumerate().filter(|(_, card)| self.view.table.kind(**card) == kind) {
                    let pose = layout::card_in_hand(slot as u8, cards.len() as u8);
                    self.put("card-frame/lit", pose.at_depth(pose.depth - 0.05), Color::WHITE);
                }
            }
            // The hand shows it itself.
            Target::Card(_) | Target::Button => {}
            Target::Good(good) => self.light_good(good, focus),
            Target::Line(line) => self.framed(layout::line(line), Vec2::new(104.0, 25.0), OVER_SPOT, focus),
            Target::Pick(pick) => self.light_pick(pick, focus),
            Target::Door => self.framed(layout::shop_door(), Vec2::new(72.0, 98.0), OVER_SPOT, focus),
            Target::Work => {
                let pose = layout::work().at_depth(OVER_SPOT - 10.5 + if focus { 2.0 } else { 0.0 });
                self.put(&frame("card-frame", focus), pose, Color::WHITE);
            }
            Target::Trash(place) => self.framed(layout::trash(place), Vec2::new(62.0, 54.0), OVER_SPOT, focus),
        }
    }

    /// Frames whom a line of the log is about; the block, if it is about all.
    pub(super) fn remember(&mut self, event: &Event) {
        match named::about(event) {
            Some(seat) => {
                let rect = layout::plate(self.view, seat);
                let plate = Pose::new(rect.center(), 0.0, 1.0);
                self.framed(plate, rect.size() + Vec2::splat(4.0), OVER_PLATE, true);
            }
            None => self.framed(layout::clock(), Vec2::splat(92.0), OVER_SPOT, true),
        }
    }

    fn framed(&mut self, pose: Pose, size: Vec2, depth: f32, focus: bool) {
        let depth = depth + if focus { 2.0 } else { 0.0 };
        self.stretched(&frame("frame", focus), pose.at_depth(depth), size, Color::WHITE);
    }

    fn light_place(&mut self, place: Place, focus: bool) {
        let depth = -30.0 + if focus { 2.0 } else { 0.0 };
        self.put(&frame("alternatywy/place", focus), layout::spot(place).at_depth(depth), Color::WHITE);
        if self.view.hand.is_some() {
            let token = layout::own_token(self.view, place);
            let pose = token.at_depth(token.depth + if focus { 2.0 } else { 1.0 }).faded(1.0);
            self.put(&frame("alternatywy/token", focus), pose, Color::WHITE);
        }
    }

    /// A player: the plate, and the figure on the board.
    fn light_seat(&mut self, seat: Seat, focus: bool) {
        let rect = layout::plate(self.view, seat);
        let plate = Pose::new(rect.center(), 0.0, 1.0);
        self.framed(plate, rect.size() + Vec2::splat(4.0), OVER_PLATE, focus);
        if let Some(place) = self.view.table.place(seat) {
            self.framed(layout::figure(place, seat), Vec2::new(56.0, 88.0), OVER_SPOT, focus);
        }
        if let Some(line) = self.view.table.line_of(seat).filter(|_| self.is_about_the_list()) {
            self.framed(layout::line(line), Vec2::new(104.0, 25.0), OVER_SPOT, focus);
        }
    }

    /// Whether players are chosen for their places on the List.
    fn is_about_the_list(&self) -> bool {
        match self.view.table.step {
            Step::Order { .. } => true,
            Step::Target { aim: Aim::Deed(deed) } => deed == Deed::StrikeOut,
            Step::Target { aim: Aim::Card(kind) } => matches!(kind, Kind::PencilledIn | Kind::HouseRules),
            _ => false,
        }
    }

    fn light_good(&mut self, good: Good, focus: bool) {
        let goods = self.view.table.options.goods;
        for (slot, token) in self.view.own_goods.or(self.view.own_bid).iter().enumerate() {
            if goods.good(token) == good && !self.view.own_bid.contains(token) {
                let pose = layout::own_good(self.view, slot as u8, token);
                let ring = pose.scaled(0.8).at_depth(pose.depth + if focus { 0.06 } else { 0.05 });
                self.put(&frame("alternatywy/token", focus), ring, Color::WHITE);
            }
        }
    }

    fn light_pick(&mut self, pick: Pick, focus: bool) {
        let pose = layout::pick(self.view, pick);
        let depth = pose.depth + if focus { 0.5 } else { -0.5 };
        let (name, scale) = match pick {
            Pick::Character(_) => ("alternatywy/token", 1.08),
            Pick::Good(_) => ("alternatywy/token", 0.78),
            Pick::Trait(_) | Pick::Card(_) => ("card-frame", 1.0),
        };
        self.put(&frame(name, focus), pose.scaled(scale).at_depth(depth.max(OVER_CARD)), Color::WHITE);
    }
}

fn frame(name: &str, focus: bool) -> String {
    format!("{name}/{}", if focus { "focus" } else { "lit" })
}
