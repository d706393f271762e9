//! The day: hours, tokens, figures on their way, and whose Turn it is.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::cues::{DEPTH_LIGHT, Show};
use super::layout;
use super::picture::{self, Look, Piece};
use crate::app::sound::Sound;
use crate::app::stage::cue::Path;
use crate::app::stage::director::DEPTH_FLYING;
use crate::app::stage::pose::Pose;
use crate::locale::seat_colour;
use crate::rules::Seat;
use crate::rules::alternatywy::{Cause, Character, Event, Place, Trait};

/// How long a token takes to turn over.
const FLIP: f32 = 0.1;
/// How much larger a token is while it is turned up.
const RAISED: f32 = 1.5;
/// How long figures walk.
const WALK: f32 = 0.55;

impl Show<'_, '_> {
    pub(super) fn tell_day(&mut self, event: &Event) {
        match *event {
            Event::CharacterTaken { seat, character } => self.take_character(seat, character),
            Event::TraitChosen { seat, chosen } => self.choose_trait(seat, chosen),
            Event::Priority { seat } => self.pass_priority(seat),
            Event::StageBegan { .. } => {
                self.settle();
                self.play(Sound::Morning);
                self.turn_clock(1.0);
                self.rest(1.3);
            }
            Event::RoundBegan { round, .. } => self.begin_round(round),
            Event::SatOut { seat } => self.sit_out(seat),
            Event::PlaceChosen { seat, place } => self.lay_token(seat, place),
            Event::PlaceRevealed { .. } => self.reveal(&[*event]),
            Event::FigurePlaced { .. } => self.walk_in(&[*event]),
            Event::FigureMoved { .. } => self.move_figures(&[*event]),
            Event::RoundEnded { round, .. } => self.end_round(round),
            Event::TurnBegan { seat } => self.begin_turn(seat),
            Event::PlaysFirst { seat } => {
                self.play(Sound::Stamp);
                let at = self.person(seat).moved(Vec2::Y * 40.0).at_depth(DEPTH_LIGHT);
                self.pop_up("alternatywy/priority", at.scaled(1.4), 0.6);
                self.pass(0.45);
            }
            Event::Acted { seat, .. } => {
                if let Some(place) = self.now.table.place(seat).or(self.before.table.place(seat)) {
                    self.act(seat, place);
                }
            }
            Event::ActedBlue { seat, place } => self.act(seat, place),
            Event::BonusUsed { seat, .. } => {
                let at = self.person(seat).at_depth(DEPTH_FLYING - 1.0);
                self.prop("star-burst", 0.5, at.scaled(0.5), at.scaled(1.5).faded(0.0), Path::SNAP);
                self.play(Sound::Place);
                self.pass(0.25);
            }
            Event::Passed { seat } => {
                self.shiver(Piece::Figure(seat), 3.0, 0.25);
                self.play(Sound::Decline);
                self.pass(0.25);
            }
            Event::Watches { seat } => {
                let to = layout::mark(self.now, seat, 5);
                let from = self.person(seat).at_depth(DEPTH_LIGHT).scaled(2.0);
                self.bring(Piece::Watching, "alternatywy/watching", from, to, 0.45, Path::SLIDE);
                self.play(Sound::Draw);
                self.pass(0.35);
            }
            Event::DayJudged { .. } => {
                self.settle();
                self.play(Sound::Night);
                self.rest(1.2);
            }
            _ => {}
        }
    }

    fn take_character(&mut self, seat: Seat, character: Character) {
        let name = format!("alternatywy/portrait/{character}");
        let from = Pose::new(layout::MIDDLE, DEPTH_FLYING, 1.4);
        let to = layout::portrait(self.now, seat);
        self.bring(Piece::Portrait(seat), &name, from, to, 0.4, Path::hop(30.0));
        self.play_in(0.36, Sound::Place, 1.0);
        self.pass(0.35);
    }

    /// A Trait is laid face down; its owner sees it on its way.
    fn choose_trait(&mut self, seat: Seat, chosen: Option<Trait>) {
        let own = self.now.is_own(seat);
        let to = if own { layout::own_trait() } else { layout::trait_on_plate(self.now, seat) };
        let from = if own { Pose::new(layout::MIDDLE, DEPTH_FLYING, 1.06) } else { self.portrait(seat).scaled(0.4) };
        let name = picture::pic(Look::Trait(chosen)).unwrap_or_default();
        self.bring(Piece::Trait(seat), &name, from, to, 0.35, Path::hop(24.0));
        self.play(Sound::Card);
        self.pass(0.2);
    }

    fn pass_priority(&mut self, seat: Seat) {
        let to = layout::mark(self.now, seat, 0);
        if self.before.table.priority.is_some() {
            self.travel_home(Piece::Priority, 0.45, Path::hop(60.0));
        } else {
            let from = Pose::new(layout::MIDDLE, DEPTH_FLYING, 2.0);
            self.bring(Piece::Priority, "alternatywy/priority", from, to, 0.5, Path::hop(60.0));
        }
        self.play_in(0.4, Sound::Place, 1.0);
        self.pass(0.4);
    }

    // ---------------------------------------------------------------- hours

    fn begin_round(&mut self, round: u8) {
        self.settle();
        self.play(Sound::Hour);
        self.turn_clock(f32::from(round));
        if let Some(place) = self.now.table.closed {
            let from = self.before.table.closes.map(|_| layout::closed(Some(Piece::Spot(place)), false));
            let to = layout::closed(Some(Piece::Spot(place)), true);
            let from = from.unwrap_or(to.faded(0.0));
            self.take_away(Piece::Closed { now: false });
            self.bring(Piece::Closed { now: true }, "alternatywy/closed", from, to, 0.45, Path::SNAP);
        }
        self.rest(0.75);
    }

    /// The hand of the clock goes on to the hour of a Round, never back.
    fn turn_clock(&mut self, round: f32) {
        let Some(rest) = self.director.rest(Piece::ClockHand) else { return };
        let from = self.director.pose(Piece::ClockHand);
        let turn = -(36.0 + 72.0 * (round - 1.0)).to_radians();
        let way = (turn - from.turn).rem_euclid(TAU) - TAU;
        if way.abs() < TAU - 0.01 {
            let to = Pose { turn: from.turn + way, ..rest };
            self.travel(Piece::ClockHand, to, 0.7, Path::SNAP);
        }
    }

    fn sit_out(&mut self, seat: Seat) {
        self.settle();
        let at = self.portrait(seat).moved(Vec2::new(12.0, 20.0)).at_depth(DEPTH_LIGHT);
        self.play(Sound::Slippers);
        self.pop_up("alternatywy/skip", at.scaled(1.6), 0.9);
        self.shiver(Piece::Portrait(seat), 2.0, 0.5);
        self.pass(0.5);
    }

    // --------------------------------------------------------------- tokens

    fn lay_token(&mut self, seat: Seat, place: Option<Place>) {
        let own = place.filter(|_| self.now.is_own(seat));
        let to = layout::laid(self.now, seat);
        let from = match own {
            Some(place) => layout::own_token(self.before, place).faded(1.0),
            None => self.portrait(seat).scaled(0.5).faded(0.0),
        };
        let name = picture::pic(Look::Token(seat, own)).unwrap_or_default();
        self.bring(Piece::Laid(seat), &name, from, to, 0.2, Path::hop(22.0));
        self.play_in(0.13, Sound::Token, 1.0);
        self.pass(0.2);
    }

    /// All tokens are turned over at once.
    pub(super) fn reveal(&mut self, events: &[Event]) {
        self.settle();
        self.play(Sound::Reveal);
        for event in events {
            let Event::PlaceRevealed { seat, place, .. } = *event else { continue };
            let (back, face) =
                (format!("alternatywy/token/back/{}", seat_colour(seat)), format!("alternatywy/token/{place}"));
            let down = layout::laid(self.now, seat).at_depth(DEPTH_FLYING);
            let up = down.scaled(RAISED);
            let edge = |pose: Pose| Pose { scale: pose.scale * Vec2::new(0.05, 1.15), ..pose };
            self.take_away(Piece::Laid(seat));
            let start = self.time();
            if self.director.entity(Piece::Laid(seat)).is_some() {
                self.wear_old(Piece::Laid(seat), start + FLIP);
                self.director.travel(Piece::Laid(seat), edge(up), start, FLIP, Path::SLIDE, None);
                self.director.travel(Piece::Laid(seat), up, start + FLIP, FLIP, Path::SNAP, None);
                self.director.travel(Piece::Laid(seat), down, start + 0.55, 0.15, Path::SLIDE, None);
            } else {
                self.prop(&back, FLIP, down, edge(up), Path::SLIDE);
                self.prop_in(FLIP, &face, FLIP, edge(up), up, Path::SNAP);
                self.pass(2.0 * FLIP);
                self.lie(Piece::Laid(seat), &face, up);
                self.director.time = start;
            }
        }
        self.rest(0.75);
    }

    /// Figures walk to their places, all at once.
    pub(super) fn walk_in(&mut self, events: &[Event]) {
        self.settle();
        for (nth, event) in events.iter().enumerate() {
            let Event::FigurePlaced { seat, place } = *event else { continue };
            if let Some((pose, name)) = self.take_away(Piece::Laid(seat)) {
                self.prop(&name, 0.2, pose, pose.scaled(0.6).faded(0.0), Path::SLIDE);
            }
            self.walk(seat, layout::figure(place, seat), WALK);
            if nth < 3 {
                self.play_in(0.16 * nth as f32, Sound::Step, 1.0);
            }
            self.pass(0.06);
        }
        self.settle();
    }

    /// A figure on foot, with the base it stands on.
    fn walk(&mut self, seat: Seat, to: Pose, length: f32) {
        let path = Path::walk(9.0, 4.0);
        self.travel(Piece::Figure(seat), to, length, path);
        self.travel(Piece::Base(seat), layout::base(to), length, path);
    }

    /// Figures are moved: by the lift, by a wrong floor, or because somebody may.
    pub(super) fn move_figures(&mut self, events: &[Event]) {
        self.settle();
        let mut length = 0.7f32;
        for event in events {
            let Event::FigureMoved { seat, from, to, cause } = *event else { continue };
            let to = layout::figure(to, seat);
            if cause == Cause::Hustler {
                self.play(Sound::Step);
                self.play_in(0.3, Sound::Step, 1.1);
                self.walk(seat, to, 0.7);
                continue;
            }
            // The lift stops between the floors.
            let stop = layout::figure(from, seat).towards(to, 0.6).moved(Vec2::Y * 8.0);
            for (piece, stop, to) in
                [(Piece::Figure(seat), stop, to), (Piece::Base(seat), layout::base(stop), layout::base(to))]
            {
                let start = self.time();
                self.travel(piece, stop, 0.6, Path::SLIDE);
                self.director.travel(piece, to, start + 0.8, 0.3, Path::SLIDE, None);
            }
            length = 1.1;
        }
        if length > 1.0 {
            self.play(Sound::OldLift);
        }
        self.rest(length);
    }

    /// Everybody goes home.
    fn end_round(&mut self, round: u8) {
        self.settle();
        let mut steps = 0.0;
        for seat in Seat::all(self.now.table.seats) {
            if self.director.pose(Piece::Figure(seat)).alpha < 0.5 {
                continue;
            }
            let home = layout::portrait(self.now, seat).scaled(0.7).faded(0.0);
            self.walk(seat, home, 0.5);
            if steps < 2.0 {
                self.play_in(0.15 * steps, Sound::Step, 0.9);
            }
            steps += 1.0;
        }
        self.take_away(Piece::Closed { now: true });
        self.pass(0.4);
        if round == 5 {
            self.settle();
            self.play(Sound::Hour);
            self.turn_clock(5.5);
            self.rest(0.8);
        }
    }

    // ---------------------------------------------------------------- turns

    fn begin_turn(&mut self, seat: Seat) {
        if self.now.is_own(seat) {
            self.play(Sound::YourTurn);
        }
        self.swell(Piece::Figure(seat), 0.3);
        self.swell(Piece::Portrait(seat), 0.15);
        self.pass(0.22);
    }

    /// Somebody does something where they are.
    fn act(&mut self, seat: Seat, place: Place) {
        let spot = layout::spot(place).at_depth(-29.0);
        self.prop("alternatywy/place/lit", 0.4, spot, spot.faded(0.0), Path::SLIDE);
        self.swell(Piece::Figure(seat), 0.18);
        self.play(Sound::Place);
        self.pass(0.22);
    }
}
