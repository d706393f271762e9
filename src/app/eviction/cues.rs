//! How events look and sound: moving in, departing, swapping, the chain of
//! evictions, the count of the score.

use bevy::prelude::*;

use super::layout;
use super::picture::{Piece, meeple_pic};
use crate::app::hud::colours::seat_colour;
use crate::app::sound::Sound;
use crate::app::stage::cue::{Act, Path};
use crate::app::stage::director::Director;
use crate::app::stage::pose::Pose;
use crate::app::stage::table::Set;
use crate::rules::eviction::{Address, Cause, Colour, Event, Eviction, Face, Meeple, Options, Spot, View};
use crate::rules::{Seat, Viewer};

/// How large numbers are stamped.
pub(super) const STAMP: f32 = 1.1;

/// Writes the cues of some events, in order, after those already on the stage.
pub fn perform(events: &[Event], before: &View, set: &mut Set<Eviction>) {
    let mut director = Director::new(before, set);
    for (index, event) in events.iter().enumerate() {
        director.show(event, &events[index + 1..], before);
        director.count(event, before);
    }
    director.count_the_rest();
}

impl Director<'_, '_, Eviction> {
    fn show(&mut self, event: &Event, later: &[Event], before: &View) {
        match *event {
            Event::Dealt { seat, card } => {
                let left =
                    later.iter().filter(|event| matches!(event, Event::Dealt { seat: other, .. } if *other == seat));
                let slot = self.set.now.hands[seat.index()].saturating_sub(1 + left.count() as u8);
                let piece = card.map_or(Piece::Hidden(seat, slot), |dealt| Piece::Card(dealt.card));
                self.deal(piece);
            }
            Event::TurnBegan { seat, .. } if self.set.now.viewer == Viewer::Seat(seat) => {
                self.play(Sound::YourTurn);
            }
            Event::CardPlayed { seat, card, face } | Event::CardWasted { seat, card, face } => {
                self.turn_up(seat, Piece::Card(card), face);
            }
            Event::CardDiscarded { card } => self.discard(Piece::Card(card)),
            Event::MovedIn { meeple, at, .. } => self.move_in(meeple, at),
            Event::Departed { meeple, was, from, .. } => self.depart(meeple, was, from),
            Event::Swapped { first, first_from, second, second_from } => {
                self.swap([(first, second_from), (second, first_from)]);
            }
            Event::Lifted { meeple, .. } => self.lift(meeple),
            Event::PutBack { meeple, at, cause } => self.put_back(meeple, at, cause),
            Event::EvictionBegan { apartment, cause } => self.begin_eviction(apartment, cause),
            Event::Evicted { meeple, from, to, wrapped, .. } => self.hold(meeple, from, to, wrapped),
            Event::Blocked { meeple, at, next_door, .. } => self.bounce(meeple, at, next_door),
            Event::EvictionEnded { cause, .. } => self.tumble_out(cause),
            Event::BuildingCleared { .. } => self.clear_building(),
            Event::Reshuffled { .. } => self.shuffle(),
            Event::LastChanceBegan { .. } => self.ring(),
            Event::Scored { apartment, seat, points } => self.score(apartment, seat, points, before),
            Event::Ended => {
                self.play(Sound::Fanfare);
                self.pause(0.8);
            }
            Event::TurnBegan { .. }
            | Event::NoCard { .. }
            | Event::WaveBegan { .. }
            | Event::ChainEnded { .. }
            | Event::Passed { .. } => {}
        }
    }

    pub(super) fn options(&self) -> &Options {
        &self.set.now.table.options
    }

    pub(super) fn colour(&self, meeple: Meeple) -> Colour {
        self.set.now.table.colour(meeple)
    }

    fn deal(&mut self, piece: Piece) {
        let Some(rest) = self.rest(piece) else { return };
        self.at.insert(piece, layout::pile());
        self.travel(piece, rest, self.time, 0.42, Path::hop(18.0), None);
        self.play(Sound::Draw);
        self.pass(0.16);
    }

    fn turn_up(&mut self, seat: Seat, card: Piece, face: Face) {
        if !self.at.contains_key(&card) {
            let from = self.pose(Piece::Hidden(seat, 0));
            self.at.insert(card, from);
        }
        self.travel(card, layout::limelight(), self.time, 0.45, Path::hop(36.0), None);
        let sound = if matches!(face, Face::Key(_)) { Sound::Key } else { Sound::Card };
        self.play(sound);
        self.pass(0.45);
    }

    fn discard(&mut self, card: Piece) {
        self.settle();
        let Some(rest) = self.rest(card) else { return };
        self.travel(card, rest, self.time, 0.4, Path::hop(22.0), None);
        self.play_at(self.time + 0.3, Sound::Card, 0.9);
        self.pass(0.3);
    }

    fn move_in(&mut self, meeple: Meeple, spot: Spot) {
        let to = layout::stand(self.options(), spot);
        let wearing = meeple_pic(self.colour(meeple), "walking");
        self.play(Sound::Lift);
        self.travel(Piece::Meeple(meeple), to, self.time, 0.55, Path::hop(70.0), Some(&wearing));
        self.pass(0.55);
        self.land(meeple, to);
    }

    /// The figure touches the floor and settles.
    fn land(&mut self, meeple: Meeple, at: Pose) {
        self.play(Sound::Place);
        let size = layout::scale(self.options());
        self.dust(at.at - Vec2::Y * 18.0 * size, self.time, size);
        if let Some(piece) = self.entity(Piece::Meeple(meeple)) {
            self.cue(self.time, 0.22, Act::Pop { piece, by: 0.14 });
        }
        self.pass(0.12);
    }

    fn depart(&mut self, meeple: Meeple, was: Colour, from: Spot) {
        let piece = Piece::Meeple(meeple);
        self.at.insert(piece, layout::stand(self.options(), from));
        let Some(rest) = self.rest(piece) else { return };
        let wearing = meeple_pic(was, "walking");
        self.play(Sound::Suitcase);
        self.travel(piece, rest, self.time + 0.1, 0.85, Path::hop(34.0), Some(&wearing));
        self.pass(0.95);
        self.play_at(self.time, Sound::Place, 0.9);
    }

    fn swap(&mut self, pair: [(Meeple, Spot); 2]) {
        self.play(Sound::Swap);
        for ((meeple, spot), arc) in pair.into_iter().zip([64.0, -40.0]) {
            let to = layout::stand(self.options(), spot);
            let wearing = meeple_pic(self.colour(meeple), "walking");
            self.travel(Piece::Meeple(meeple), to, self.time, 0.75, Path::hop(arc), Some(&wearing));
        }
        self.pass(0.75);
        self.play(Sound::Place);
    }

    fn lift(&mut self, meeple: Meeple) {
        let piece = Piece::Meeple(meeple);
        if let Some(rest) = self.rest(piece) {
            self.travel(piece, rest, self.time, 0.25, Path::SNAP, None);
        }
        self.play(Sound::Lift);
        self.pass(0.08);
    }

    fn put_back(&mut self, meeple: Meeple, spot: Spot, cause: Cause) {
        self.settle();
        let to = layout::stand(self.options(), spot);
        self.travel(Piece::Meeple(meeple), to, self.time, 0.3, Path::hop(16.0), None);
        if cause == Cause::Renovation {
            self.play(Sound::Paint);
        }
        self.pass(0.3);
        self.land(meeple, to);
    }

    fn shuffle(&mut self) {
        self.play(Sound::Shuffle);
        if let Some(piece) = self.entity(Piece::Pile) {
            self.cue(self.time, 0.7, Act::Shiver { piece, by: 9.0 });
        }
        self.pass(0.7);
    }

    fn ring(&mut self) {
        self.settle();
        self.play(Sound::LastChance);
        self.pause(0.9);
    }

    /// The points of an apartment, counted aloud: a stamp that pops where they
    /// come from, each a tone higher than the last.
    fn score(&mut self, apartment: Address, seat: Seat, points: i32, before: &View) {
        self.settle();
        let at = layout::apartment(self.options(), apartment);
        let sound = if points > 0 { Sound::Score } else { Sound::Penalty };
        let counted = before.table.homes().filter(|(address, _)| *address < apartment).count();
        self.play_at(self.time, sound, if points > 0 { 1.0 + counted as f32 * 0.045 } else { 1.0 });
        let sign = if points > 0 { "plus" } else { "minus" };
        self.stamp(Some(sign), points.unsigned_abs(), at, tint(Colour::from(seat)), 0.75, STAMP);
        let posture = if points > 0 { "cheering" } else { "sulking" };
        let home = self.set.now.table.apartment(apartment);
        let own: Vec<Meeple> =
            home.places.into_iter().flatten().filter(|&meeple| self.colour(meeple) == Colour::from(seat)).collect();
        for meeple in own {
            if let Some(piece) = self.entity(Piece::Meeple(meeple)) {
                let pic = self.set.pictures.pic(&meeple_pic(Colour::from(seat), posture));
                self.cue(self.time, 0.75, Act::Wear { piece, pic });
                self.cue(self.time, 0.3, Act::Pop { piece, by: 0.2 });
            }
        }
        self.pass(0.5);
    }

    fn clear_building(&mut self) {
        self.settle();
        self.play(Sound::Cleared);
        self.cue(self.time, 1.4, Act::Quake { by: 12.0 });
        self.pass(1.4);
    }
}

/// The colour of paper a player's things are cut from.
pub fn tint(colour: Colour) -> Color {
    let paper = seat_colour(colour.seat());
    Color::srgb_u8(paper.r(), paper.g(), paper.b())
}
