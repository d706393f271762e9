//! Cards: drawn, played in the middle of the table, answered, cancelled, parted
//! with; and Traits that come to light.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::picture::{self, Look, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::rules::Seat;
use crate::rules::alternatywy::{Class, Discard, Event, Known, Place, Side, Trait};

/// How large a card is that everybody looks at.
const LARGE: f32 = 1.3;

impl Show<'_, '_> {
    pub(super) fn tell_cards(&mut self, event: &Event) {
        match *event {
            Event::CardPlayed { seat, card, on, place, .. } => self.play_card(seat, card, on, place),
            Event::Cancelled { card, .. } => self.cancel(card),
            Event::Drawn { seat, card } => self.draw(seat, card),
            Event::Reshuffled { tenants, .. } => {
                self.settle();
                self.play(Sound::Shuffle);
                self.shiver(Piece::Deck(if tenants { Side::Tenant } else { Side::Landlord }), 6.0, 0.6);
                self.rest(0.6);
            }
            Event::Discarded { seat, card, why } => self.discard(seat, card, why),
            Event::CardGiven { from, to, card } => self.give(from, to, card),
            Event::HandSeen { seat, victim } => self.look_at_hand(seat, victim),
            Event::Ignored { seat } => {
                self.settle();
                let at = self.portrait(seat).moved(Vec2::Y * 30.0).at_depth(DEPTH_LIGHT);
                self.play(Sound::Door);
                self.prop(
                    "alternatywy/door",
                    0.14,
                    Pose { scale: at.scale * Vec2::new(0.1, 1.0), ..at },
                    at,
                    Path::SNAP,
                );
                self.prop_in(0.14, "alternatywy/door", 0.5, at, at, Path::SLIDE);
                let start = self.time();
                self.director.cue(start + 0.07, 0.2, Act::Quake { by: 3.0 });
                self.rest(0.6);
            }
            Event::TraitShown { seat, shown } => self.show_trait(seat, shown),
            _ => {}
        }
    }

    /// Where the cards of a seat are.
    fn hand(&self, seat: Seat) -> Pose {
        let pose = if self.now.is_own(seat) { layout::card_in_hand(0, 1) } else { layout::fan(self.now, seat) };
        pose.at_depth(DEPTH_FLYING)
    }

    fn back(&self, seat: Seat) -> String {
        picture::pic(Look::Fan(self.now.table.side(seat), 1)).unwrap_or_default()
    }

    /// A card is played: large in the middle, with whom or what it is played on;
    /// a reaction is slapped down on what lies there.
    fn play_card(&mut self, seat: Seat, card: Known, on: Option<Seat>, place: Option<Place>) {
        self.settle();
        let reacts = card.kind.class() == Class::Reaction;
        let slot = f32::from(self.open_cards);
        self.acting = Some(card.kind);
        let name = format!("alternatywy/card/{}", card.kind);
        let piece = Piece::Card(card.card);
        let middle = layout::MIDDLE + Vec2::new(34.0, -12.0) * slot;
        let shown = Pose::new(middle, DEPTH_LIGHT + 2.0 * slot, LARGE).turned(-0.05 * slot);
        let from = self.card_from(piece, seat);
        let (way, look) = if reacts { (0.16, 0.42) } else { (0.3, 0.5) };
        let start = self.time();
        let home = layout::limelight(self.open_cards);
        self.play(if reacts { Sound::React } else { Sound::Card });
        if self.director.entity(piece).is_some() {
            let rest = self.director.rest(piece).unwrap_or(home);
            self.bring_to(piece, from, shown, way);
            self.director.travel(piece, rest, start + way + look, 0.26, Path::SLIDE, None);
        } else {
            self.prop(&name, way, from, shown, Path::hop(30.0));
            self.prop_in(way, &name, look, shown, shown, Path::SLIDE);
            self.prop_in(way + look, &name, 0.26, shown, home.at_depth(DEPTH_FLYING), Path::SLIDE);
            self.pass(way + look + 0.26);
            self.lie(piece, &name, home);
            self.director.time = start;
        }
        if reacts {
            self.director.dust(middle - Vec2::Y * 60.0, start + way, 1.2);
            self.director.cue(start + way, 0.2, Act::Quake { by: 3.0 });
        }
        self.show_target(middle, way, look, on.map(|on| self.portrait_pic(on)), place);
        self.open_cards += 1;
        self.rest(way + look + 0.26);
    }

    /// Where a card comes from that is played: from the own hand, or out of a
    /// rival's, where nothing was to be seen of it.
    fn card_from(&mut self, piece: Piece, seat: Seat) -> Pose {
        if let Some((pose, _)) = self.take_away(piece) {
            return pose.at_depth(DEPTH_FLYING);
        }
        match self.director.at.get(&piece) {
            Some(&pose) => pose.at_depth(DEPTH_FLYING),
            None => self.hand(seat).faded(0.2),
        }
    }

    /// A card that is a piece comes to where everybody sees it.
    fn bring_to(&mut self, piece: Piece, from: Pose, to: Pose, length: f32) {
        if self.director.at.contains_key(&piece) {
            self.travel(piece, to, length, Path::hop(30.0));
        } else {
            self.bring(piece, "", from, to, 0.001, Path::SLIDE);
            self.director.at.insert(piece, from);
            self.travel(piece, to, length, Path::hop(30.0));
        }
    }

    /// Whom or what a card is played on, beside it.
    fn show_target(&mut self, middle: Vec2, way: f32, look: f32, face: Option<String>, place: Option<Place>) {
        let target = face.or_else(|| place.map(|place| format!("alternatywy/token/{place}")));
        let Some(target) = target else { return };
        let at = Pose::new(middle + Vec2::new(140.0, 0.0), DEPTH_LIGHT + 1.0, 1.25);
        let arrow = Pose::new(middle + Vec2::new(88.0, 0.0), DEPTH_LIGHT + 8.0, 1.1).turned(-FRAC_PI_2);
        self.pass(way);
        self.pop_up("panel", at.scaled(0.88).at_depth(DEPTH_LIGHT), look);
        self.pop_up(&target, at, look);
        self.pop_up("arrow/free", arrow, look);
        self.pass(-way);
    }

    /// A stamp, and the card is torn all the same.
    fn cancel(&mut self, card: Known) {
        self.settle();
        let piece = Piece::Card(card.card);
        let slot = self.open_cards.saturating_sub(1);
        let at = match self.director.at.get(&piece) {
            Some(&pose) => pose,
            None => layout::limelight(slot),
        };
        let name = format!("alternatywy/card/{}", card.kind);
        self.take_away(piece);
        self.play(Sound::Cancel);
        let large = Pose::new(layout::MIDDLE, DEPTH_LIGHT, LARGE);
        self.prop(&name, 0.12, at.at_depth(DEPTH_LIGHT), large, Path::SLIDE);
        self.prop_in(0.12, &name, 0.24, large, large, Path::SLIDE);
        let cross = large.at_depth(DEPTH_LIGHT + 20.0).turned(0.5);
        let cross = Pose { scale: Vec2::new(1.7, 2.6), ..cross };
        self.prop_in(0.1, "alternatywy/strike", 0.1, cross.scaled(1.8), cross, Path::SNAP);
        self.prop_in(0.2, "alternatywy/strike", 0.35, cross, cross.faded(0.3), Path::SLIDE);
        // What is left of it falls.
        let fallen = large.moved(Vec2::new(30.0, -70.0)).turned(-0.5).scaled(0.7);
        self.prop_in(0.36, &name, 0.25, large, fallen, Path::SLIDE);
        self.pass(0.61);
        self.lie(piece, &name, fallen);
    }

    fn draw(&mut self, seat: Seat, card: Option<Known>) {
        let side = self.now.table.side(seat);
        let deck = layout::deck(side).at_depth(DEPTH_FLYING);
        let piece = card.map(|known| Piece::Card(known.card)).filter(|&piece| self.director.entity(piece).is_some());
        self.play(Sound::Draw);
        match piece {
            Some(piece) => {
                let rest = self.director.rest(piece).unwrap_or(deck);
                self.bring(piece, "", deck, rest, 0.36, Path::hop(24.0));
            }
            None => {
                let back = self.back(seat);
                let to = self.hand(seat);
                self.prop(&back, 0.32, deck, Pose { scale: deck.scale, ..to }, Path::hop(24.0));
            }
        }
        self.pass(0.14);
    }

    fn discard(&mut self, seat: Seat, card: Known, why: Discard) {
        let piece = Piece::Card(card.card);
        let name = format!("alternatywy/card/{}", card.kind);
        let pile = layout::discards(card.kind.side()).at_depth(DEPTH_FLYING);
        let known = self.take_away(piece);
        if why == Discard::Played {
            self.open_cards = self.open_cards.saturating_sub(1);
            let from = known.map_or(layout::limelight(self.open_cards), |(pose, _)| pose);
            self.prop(&name, 0.3, from.at_depth(DEPTH_FLYING), pile, Path::hop(20.0));
            self.play_in(0.22, Sound::Card, 0.9);
            self.pass(0.16);
            return;
        }
        // Everybody sees what it was.
        let from = known.map_or_else(|| self.hand(seat), |(pose, _)| pose.at_depth(DEPTH_FLYING));
        let above = self.hand(seat).at + Vec2::Y * 74.0;
        let shown = Pose::new(above, DEPTH_FLYING + 4.0, 0.62);
        self.prop(&name, 0.2, from, shown, Path::SNAP);
        self.prop_in(0.2, &name, 0.26, shown, shown, Path::SLIDE);
        self.prop_in(0.46, &name, 0.26, shown, pile, Path::SLIDE);
        self.play(Sound::Card);
        self.play_in(0.6, Sound::Card, 0.9);
        self.pass(0.45);
    }

    /// Whatever was being played goes to its discards.
    pub(super) fn drop_cards(&mut self) {
        for (seat, card) in picture::in_play(self.before) {
            let kind = self.before.table.kind(card);
            self.discard(seat, Known { card, kind }, Discard::Played);
        }
    }

    fn give(&mut self, from: Seat, to: Seat, card: Option<Known>) {
        let piece = card.map(|known| Piece::Card(known.card));
        let goal = self.hand(to);
        self.play(Sound::Swap);
        let known = piece.and_then(|piece| self.take_away(piece));
        match piece.filter(|&piece| self.director.entity(piece).is_some()) {
            Some(piece) => {
                let start = self.hand(from);
                let rest = self.director.rest(piece).unwrap_or(goal);
                self.bring(piece, "", start, rest, 0.5, Path::hop(50.0));
            }
            None => {
                let (start, name) = known.unwrap_or_else(|| (self.hand(from), self.back(from)));
                let goal = Pose { scale: Vec2::splat(0.27), ..goal };
                self.prop(&name, 0.5, start.at_depth(DEPTH_FLYING), goal, Path::hop(50.0));
            }
        }
        self.pass(0.45);
    }

    /// Somebody goes through a hand.
    fn look_at_hand(&mut self, seat: Seat, victim: Seat) {
        self.settle();
        let hand = self.hand(victim);
        let back = self.back(victim);
        for nth in 0..3u8 {
            let aside = f32::from(nth) * 26.0 - 26.0;
            let fanned = Pose::new(hand.at + Vec2::new(aside, 40.0), DEPTH_FLYING, 0.42).turned(-aside * 0.008);
            self.prop(&back, 0.6, Pose { scale: Vec2::splat(0.24), ..hand }, fanned, Path::SNAP);
        }
        let eye = Pose::new(hand.at + Vec2::new(-34.0, 44.0), DEPTH_LIGHT, 1.3);
        let face = Pose { scale: Vec2::splat(0.6), ..eye.moved(Vec2::Y * 48.0) };
        let portrait = self.portrait_pic(seat);
        self.pop_up(&portrait, face, 0.6);
        self.prop("alternatywy/watching", 0.6, eye, eye.moved(Vec2::X * 68.0), Path::SLIDE);
        self.play(Sound::Draw);
        self.rest(0.6);
    }

    /// The mask is lifted: the card of a Trait turns up.
    fn show_trait(&mut self, seat: Seat, shown: Trait) {
        self.settle();
        let own = self.now.is_own(seat);
        let there = if own { layout::own_trait() } else { layout::trait_on_plate(self.now, seat) };
        let there = there.at_depth(DEPTH_FLYING);
        let (back, face) = ("alternatywy/trait/back", format!("alternatywy/trait/{shown}"));
        let above = Vec2::new(there.at.x.clamp(-540.0, 300.0), -60.0);
        let up = Pose::new(above, DEPTH_LIGHT, 0.95);
        let edge = |pose: Pose| Pose { scale: pose.scale * Vec2::new(0.05, 1.05), ..pose };
        self.play(Sound::Trait);
        if !own {
            self.take_away(Piece::Trait(seat));
            let start = self.time();
            self.wear_old(Piece::Trait(seat), start + 0.9);
            self.prop(back, 0.16, there, edge(up), Path::SLIDE);
            self.prop_in(0.16, &face, 0.14, edge(up), up, Path::SNAP);
        } else {
            self.prop(&face, 0.3, there, up, Path::SNAP);
        }
        self.prop_in(0.3, &face, 0.42, up, up, Path::SLIDE);
        self.prop_in(0.72, &face, 0.2, up, there, Path::SLIDE);
        self.rest(0.8);
    }
}
