//! Shop Goods, from the door to the hammer.

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::overlay::INK;
use super::picture::Piece;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Event, Gone, Ware};

/// The back of a token.
const BACK: &str = "alternatywy/good/back";

/// Whether an event belongs to the moment in which the bids are turned up.
pub(super) fn is_turned_up(event: &Event) -> bool {
    matches!(event, Event::BidShown { .. } | Event::GoodGone { why: Gone::Auction, .. })
}

impl Show<'_, '_> {
    pub(super) fn tell_goods(&mut self, event: &Event) {
        match *event {
            Event::DoorFilled { tokens } => self.fill_door(tokens),
            Event::GoodTaken { seat, ware } => self.take_good(seat, ware),
            Event::GoodMoved { from, to, ware } => self.move_good(from, to, ware),
            Event::GoodGone { why: Gone::Auction, .. } | Event::BidShown { .. } => self.turn_up_bids(&[*event]),
            Event::GoodGone { seat, ware, .. } => self.lose_good(seat, ware),
            Event::GoodsReturned { .. } => {
                self.settle();
                self.play(Sound::Shuffle);
                self.shiver(Piece::ShopDoor, 4.0, 0.5);
                self.rest(0.5);
            }
            Event::Announced { seat } => {
                let at = self.portrait(seat).moved(Vec2::new(26.0, 22.0)).at_depth(DEPTH_LIGHT);
                self.play(Sound::Offer);
                self.pop_up("alternatywy/gavel", at, 0.6);
                self.swell(Piece::Portrait(seat), 0.2);
                self.pass(0.4);
            }
            Event::AuctionPassed { seat } => {
                self.shiver(Piece::Portrait(seat), 3.0, 0.3);
                self.play(Sound::Decline);
                self.pass(0.3);
            }
            Event::Committed { seat, .. } => self.commit(seat),
            Event::AuctionWon { seat } => self.strike_hammer(seat.unwrap_or(self.now.table.landlord)),
            _ => {}
        }
    }

    /// Where the goods of a seat are.
    fn goods(&self, seat: Seat) -> Pose {
        let pose = if self.now.is_own(seat) {
            Pose::new(Vec2::new(262.0, -256.0), DEPTH_FLYING, 1.0)
        } else {
            layout::heap(self.now, seat)
        };
        pose.at_depth(DEPTH_FLYING)
    }

    fn fill_door(&mut self, tokens: u8) {
        for nth in self.now.door.saturating_sub(tokens)..self.now.door {
            let to = layout::door_good(nth);
            let from = to.moved(Vec2::Y * 40.0).scaled(1.5).faded(0.0);
            self.bring(Piece::DoorGood(nth), BACK, from, to, 0.24, Path::SLIDE);
            self.play_in(0.12, Sound::Good, 1.0);
            self.pass(0.09);
        }
        self.pass(0.2);
    }

    fn take_good(&mut self, seat: Seat, ware: Option<Ware>) {
        let last = (self.now.door..self.before.door.max(self.now.door + 1)).next_back().unwrap_or(0);
        let taken = self.take_away(Piece::DoorGood(last)).map(|(pose, _)| pose);
        let from = taken.unwrap_or_else(|| layout::door_good(last)).at_depth(DEPTH_FLYING);
        self.play(Sound::Shop);
        self.pass(0.1);
        self.receive(seat, ware, from);
    }

    /// A token comes to a seat: open, if the viewer may know what is on it.
    fn receive(&mut self, seat: Seat, ware: Option<Ware>, from: Pose) {
        let token = ware.map(|ware| Piece::Token(ware.token));
        match token.filter(|&token| self.director.entity(token).is_some()) {
            Some(token) => {
                let rest = self.director.rest(token).unwrap_or(from);
                self.bring(token, BACK, from, rest, 0.45, Path::hop(50.0));
            }
            None => {
                let to = self.goods(seat);
                self.prop(BACK, 0.45, from, to, Path::hop(50.0));
            }
        }
        self.change_after(0.45, Piece::Goods(seat));
        self.play_in(0.36, Sound::Good, 1.0);
        self.pass(0.48);
    }

    /// A heap that was not there shows a little later.
    fn change_after(&mut self, seconds: f32, piece: Piece) {
        self.pass(seconds);
        self.change(piece);
        self.pass(-seconds);
    }

    fn move_good(&mut self, from: Seat, to: Seat, ware: Option<Ware>) {
        self.settle();
        let token = ware.map(|ware| Piece::Token(ware.token));
        let known = token.and_then(|token| self.take_away(token)).map(|(pose, _)| pose);
        let start = known.unwrap_or_else(|| self.goods(from)).at_depth(DEPTH_FLYING);
        self.play(Sound::Swap);
        self.receive(to, ware, start);
    }

    /// A token leaves the game.
    fn lose_good(&mut self, seat: Seat, ware: Option<Ware>) {
        let known = ware.and_then(|ware| self.take_away(Piece::Token(ware.token))).map(|(pose, _)| pose);
        let from = known.unwrap_or_else(|| self.goods(seat)).at_depth(DEPTH_FLYING);
        let name = ware.map_or(BACK.to_owned(), |ware| format!("alternatywy/good/{}", ware.good));
        let up = Pose { scale: Vec2::ONE, ..from.moved(Vec2::Y * 40.0) };
        self.prop(&name, 0.25, from, up, Path::SNAP);
        self.prop_in(0.25, &name, 0.3, up, up.moved(Vec2::Y * 30.0).faded(0.0), Path::SLIDE);
        self.play(Sound::Good);
        self.pass(0.45);
    }

    // -------------------------------------------------------------- auction

    fn commit(&mut self, seat: Seat) {
        if !self.now.is_own(seat) {
            let from = self.goods(seat);
            self.bring(Piece::Bid(seat), BACK, from, layout::bid(self.now, seat), 0.25, Path::hop(16.0));
        }
        self.play_in(0.16, Sound::Token, 1.0);
        self.pass(0.26);
    }

    /// All bids are turned up together.
    pub(super) fn turn_up_bids(&mut self, events: &[Event]) {
        self.settle();
        self.play(Sound::Bid);
        let began = self.time();
        for event in events {
            let Event::BidShown { seat, value } = *event else { continue };
            let wares: Vec<Ware> = events.iter().filter_map(|event| bid_by(event, seat)).collect();
            self.turn_up(seat, &wares);
            self.pass(0.45);
            let at = layout::portrait(self.now, seat).at + Vec2::new(14.0, 116.0);
            self.say_number(None, value.into(), at, INK, 0.9, 0.7);
            self.director.time = began;
        }
        self.rest(0.9);
    }

    /// The bid of a seat, above its plate.
    fn turn_up(&mut self, seat: Seat, wares: &[Ware]) {
        self.take_away(Piece::Bid(seat));
        let home = self.goods(seat);
        let row = layout::portrait(self.now, seat).at + Vec2::new(14.0, 72.0);
        for (nth, ware) in wares.iter().enumerate() {
            let from = self.take_away(Piece::Token(ware.token)).map_or(home, |(pose, _)| pose.at_depth(DEPTH_FLYING));
            let aside = (nth as f32 - (wares.len() as f32 - 1.0) / 2.0) * 40.0;
            let to = Pose::new(row + Vec2::X * aside, DEPTH_LIGHT + nth as f32, 0.9);
            let edge = Pose { scale: to.scale * Vec2::new(0.05, 1.1), ..to };
            let face = format!("alternatywy/good/{}", ware.good);
            self.prop(BACK, 0.16, from, edge, Path::SLIDE);
            self.prop_in(0.16, &face, 0.12, edge, to, Path::SNAP);
            self.prop_in(0.28, &face, 1.2, to, to, Path::SLIDE);
            self.prop_in(1.48, &face, 0.2, to, to.moved(Vec2::Y * 20.0).faded(0.0), Path::SLIDE);
        }
    }

    fn strike_hammer(&mut self, winner: Seat) {
        let at = self.portrait(winner).moved(Vec2::new(34.0, 36.0)).at_depth(DEPTH_LIGHT + 10.0).scaled(1.5);
        let raised = at.moved(Vec2::Y * 22.0).turned(-0.9);
        self.prop("alternatywy/gavel", 0.22, raised.faded(0.3), raised, Path::SLIDE);
        self.prop_in(0.22, "alternatywy/gavel", 0.1, raised, at, Path::SLIDE);
        self.pass(0.31);
        self.play(Sound::Gavel);
        let start = self.time();
        self.director.cue(start, 0.2, Act::Quake { by: 4.0 });
        self.director.dust(at.at - Vec2::Y * 20.0, start, 1.0);
        self.prop("alternatywy/gavel", 0.4, at, at.faded(0.4), Path::SLIDE);
        self.swell(Piece::Portrait(winner), 0.35);
        self.rest(0.3);
    }
}

/// What somebody has bid, if the event says it.
fn bid_by(event: &Event, bidder: Seat) -> Option<Ware> {
    match *event {
        Event::GoodGone { seat, ware, .. } if seat == bidder => ware,
        _ => None,
    }
}
