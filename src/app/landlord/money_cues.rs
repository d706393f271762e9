//! Money on its way: rent, fees, trades.

use bevy::prelude::*;

use super::cues::Show;
use super::layout;
use crate::app::sound::Sound;
use crate::app::stage::cue::Path;
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::landlord::{Event, Place};

const INK: Color = Color::srgb(0.169, 0.165, 0.2);
const MUSTARD: Color = Color::srgb(0.89, 0.655, 0.184);

/// The most coins that fly for one sum.
const MOST_COINS: u16 = 4;

impl Show<'_, '_> {
    pub(super) fn tell_money(&mut self, event: &Event) {
        match *event {
            Event::RentPaid { seat, house, flat, amount, tenant } => {
                let flats = self.now.table.options.deck.terms(tenant.kind).flats;
                self.collect(seat, layout::flats(self.now, Place { house, flat }, flats), amount);
            }
            Event::EmptyFlatPaid { seat, house, flat, amount } => {
                self.collect(seat, layout::flats(self.now, Place { house, flat }, 1), amount);
            }
            Event::Allowance { seat, amount } => {
                let above = self.plate(seat).moved(Vec2::Y * 60.0);
                self.collect(seat, above, amount);
            }
            Event::RentCollected { seat, amount } => self.count_up(seat, amount),
            Event::Fee { payer, payee, amount, .. } => self.hand_over(payer, payee, amount),
            Event::Paid { from, to, amount } => self.hand_over(from, to, amount),
            Event::BailPaid { seat, amount } => {
                let from = self.plate(seat);
                let to = from.moved(Vec2::new(0.0, 90.0)).faded(0.0);
                self.coins(from, to, amount);
                self.play(Sound::Pay);
                self.pass(0.4);
            }
            Event::Offered { seat, trade } => {
                let (from, to) = (self.plate(seat), self.plate(trade.rival));
                let purse = |pose: Pose| Pose::new(pose.at, DEPTH_FLYING + 8.0, 0.9);
                self.play(Sound::Offer);
                self.prop("landlord/purse", 0.7, purse(from), purse(to), Path::hop(60.0));
                self.rest(0.8);
            }
            Event::Answered { accepted, .. } => {
                self.play(if accepted { Sound::Deal } else { Sound::Decline });
                self.rest(0.4);
            }
            _ => {}
        }
    }

    /// Coins hop from a window to the purse, so that it shows where money comes
    /// from; each sum pops there and rings a tone higher.
    fn collect(&mut self, seat: Seat, window: Pose, amount: u16) {
        if amount == 0 {
            return;
        }
        let start = self.time();
        self.play_at(start, Sound::Coin, 1.0 + 0.035 * self.coins.min(24) as f32);
        self.coins += 1;
        let at = window.at + Vec2::Y * 6.0;
        self.director.stamp(Some("plus"), amount.into(), at, MUSTARD, 0.6, (window.scale.x * 0.55).clamp(0.26, 0.5));
        let plate = self.plate(seat);
        self.coins(window, plate, amount);
        // A long street is counted faster.
        self.pass((0.24 - 0.015 * self.coins as f32).max(0.03));
    }

    fn coins(&mut self, from: Pose, to: Pose, amount: u16) {
        for nth in 0..amount.min(MOST_COINS) {
            let start = self.time() + 0.05 * f32::from(nth);
            let apart = Vec2::new(f32::from(nth) * 7.0 - 10.0, 0.0);
            let coin = |pose: Pose, size: f32| Pose { scale: Vec2::splat(size), ..pose.at_depth(DEPTH_FLYING + 9.0) };
            let way = (coin(from.moved(apart), 0.9), coin(to, 0.8));
            self.director.prop("landlord/coin", Color::WHITE, start, 0.5, way.0, way.1, Path::hop(46.0));
        }
    }

    fn count_up(&mut self, seat: Seat, amount: u16) {
        self.settle();
        self.coins = 0;
        self.play(Sound::Purse);
        let plate = self.plate(seat);
        let purse = Pose::new(plate.at + Vec2::new(0.0, 30.0), DEPTH_FLYING + 8.0, 1.0);
        self.prop("landlord/purse", 0.8, purse.scaled(0.7), purse, Path::SNAP);
        let at = purse.at + Vec2::new(46.0, 2.0);
        self.director.stamp(None, amount.into(), at, INK, 0.8, 0.7);
        self.rest(0.7);
    }

    fn hand_over(&mut self, from: Seat, to: Seat, amount: u16) {
        self.settle();
        let (from, to) = (self.plate(from), self.plate(to));
        self.play(Sound::Pay);
        self.coins(from, to, amount);
        self.director.stamp(None, amount.into(), to.at + Vec2::Y * 30.0, MUSTARD, 0.7, 0.5);
        self.rest(0.6);
    }
}
