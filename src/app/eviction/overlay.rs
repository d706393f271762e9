//! What lies over the table while somebody thinks: lit targets, the focus of
//! the keyboard, arrows to choose, ghosts of what would happen.

use bevy::prelude::*;

use super::cues::tint;
use super::keys::place;
use super::picture::{self, Piece, meeple_pic};
use super::{Aim, Preview, layout};
use crate::app::flow::{Beat, Live};
use crate::app::pictures::Pictures;
use crate::app::stage::Stage;
use crate::app::stage::overlay::{LitLine, Overlay, Stretch};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::{PieceIndex, Rest, Wears};
use crate::rules::eviction::{Address, Arrow, Event, Eviction, Move, Spot, Step, View};
use crate::rules::{Seat, Viewer};

/// Adds the overlay of Eviction.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        cover.in_set(Beat::Animate).before(crate::app::stage::overlay::draw).run_if(resource_exists::<Live<Eviction>>),
    );
}

const GHOST: f32 = 0.5;
const OVER_ROOM: f32 = 8.0;
const OVER_CARD: f32 = 60.0;
const OVER_ALL: f32 = 90.0;

/// Everything that lies over the table now.
fn cover(
    live: Res<Live<Eviction>>,
    aim: Res<Aim>,
    preview: Res<Preview>,
    stage: Res<Stage>,
    index: Res<PieceIndex<Eviction>>,
    pieces: Query<(&Rest, &Wears)>,
    pictures: Res<Pictures>,
    lit: Res<LitLine>,
    mut active: Local<Option<Seat>>,
    mut overlay: ResMut<Overlay>,
) {
    overlay.clear();
    let view = live.shown();
    let mut cover = Cover { view: &view, pictures: &pictures, overlay: &mut overlay };
    for held in stage.held() {
        if let Ok((rest, Wears(Some(pic)))) = pieces.get(held) {
            cover.overlay.put(*pic, rest.0.faded(GHOST), Color::WHITE);
        }
    }
    // While something is shown, it is still whoever did it.
    stage.keep(&mut *active, view.table.decision().map(|decision| decision.seat));
    cover.seats(*active);
    if let Some(line) = lit.0.and_then(|line| live.log().get(line)) {
        let event = line.seen(live.viewer());
        let places = places(&event);
        places.iter().for_each(|&address| cover.frame("frame/focus", address, OVER_ROOM + 3.0));
        let mut named = Vec::new();
        picture::named(&event, &mut named);
        for piece in named.into_iter().filter(|piece| matches!(piece, Piece::Meeple(_))) {
            if let Some((rest, _)) = index.get(piece).and_then(|entity| pieces.get(entity).ok()) {
                cover.ring(rest.0, Color::srgb_u8(0xE3, 0xA7, 0x2F));
            }
        }
        if places.is_empty() {
            cover.remember(&event);
        }
    }
    if !stage.is_still() || live.choices().is_empty() {
        return;
    }
    cover.targets(live.choices());
    cover.chosen(&index, &pieces);
    cover.preview(&preview);
    cover.focus(&aim);
}

struct Cover<'a> {
    view: &'a View,
    pictures: &'a Pictures,
    overlay: &'a mut Overlay,
}

impl Cover<'_> {
    fn put(&mut self, name: &str, pose: Pose, tint: Color) {
        let pic = self.pictures.pic(name);
        self.overlay.put(pic, pose, tint);
    }

    fn frame(&mut self, name: &str, address: Address, depth: f32) {
        let options = &self.view.table.options;
        let pose = Pose::new(layout::apartment(options, address), depth, layout::scale(options));
        self.put(name, pose, Color::WHITE);
    }

    /// The paper on which each seat keeps its things; the one that decides is lit.
    fn seats(&mut self, active: Option<Seat>) {
        for seat in Seat::all(self.view.table.seats) {
            let pose = Pose::new(layout::seat_panel(seat), -30.0, 1.0);
            let lit = active == Some(seat);
            let tint = if lit { Color::WHITE } else { Color::srgb_u8(0xC9, 0xC2, 0xB6) };
            let pic = self.pictures.pic("panel");
            let grown = if lit { Vec2::new(14.0, 10.0) } else { Vec2::ZERO };
            let stretch = Stretch { size: layout::SEAT_PANEL + Vec2::splat(10.0) + grown, border: 24.0 };
            self.overlay.put_stretched(pic, pose, tint, stretch);
        }
    }

    /// Frames whom a line of the log is about that speaks of no apartment; the
    /// piles of cards, if it speaks of nobody.
    fn remember(&mut self, event: &Event) {
        let pic = self.pictures.pic("frame/focus");
        let mut framed = |at: Vec2, size: Vec2| {
            let pose = Pose::new(at, OVER_ROOM + 3.0, 1.0);
            self.overlay.put_stretched(pic, pose, Color::WHITE, Stretch { size, border: 14.0 });
        };
        match *event {
            Event::Dealt { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::NoCard { seat }
            | Event::CardPlayed { seat, .. }
            | Event::CardWasted { seat, .. }
            | Event::LastChanceBegan { finisher: Some(seat) }
            | Event::Passed { seat } => framed(layout::seat_panel(seat), layout::SEAT_PANEL + Vec2::splat(12.0)),
            Event::Reshuffled { .. } | Event::CardDiscarded { .. } => {
                framed(layout::pile().at, Vec2::new(100.0, 134.0));
            }
            _ => framed(layout::HOUSE, layout::HOUSE_ROOM + Vec2::splat(8.0)),
        }
    }

    /// Lights everything that may be chosen.
    fn targets(&mut self, choices: &[Move]) {
        let options = self.view.table.options;
        for &mv in choices {
            match mv {
                Move::Apartment(address) => self.frame("frame/lit", address, OVER_ROOM),
                Move::Arrow(arrow) => {
                    if let Some(apartment) = asked(self.view.table.step) {
                        let pose = layout::arrow(&options, Spot { apartment, arrow }).at_depth(OVER_ROOM + 4.0);
                        self.put("arrow/lit", pose.scaled(1.35), Color::WHITE);
                    }
                }
                Move::Meeple(spot) => {
                    let pose = layout::stand(&options, spot);
                    let under = pose.moved(-Vec2::Y * 2.0).at_depth(12.0).scaled(1.15);
                    self.put("star-burst", under, Color::srgb_u8(0xE3, 0xA7, 0x2F));
                }
                Move::Card(face) | Move::Discard(face) => self.light_cards(face),
                Move::Draw => {
                    let pose = layout::pile();
                    self.put("card-frame/lit", pose.at_depth(OVER_CARD).scaled(1.06), Color::WHITE);
                }
                Move::Pass => {}
            }
        }
        if let Some(apartment) = asked(self.view.table.step) {
            self.frame("frame/lit", apartment, OVER_ROOM);
        }
    }

    fn light_cards(&mut self, face: crate::rules::eviction::Face) {
        let Viewer::Seat(seat) = self.view.viewer else { return };
        for (slot, card) in self.view.hand.unwrap_or_default().iter().enumerate() {
            if self.view.table.options.face(card) == face {
                let pose = layout::rest(self.view, Piece::Card(card), Some(Piece::Hand(seat)), slot as u8);
                self.put("card-frame/lit", pose.at_depth(pose.depth - 0.05), Color::WHITE);
            }
        }
    }

    /// What was chosen on the way to this decision.
    fn chosen(&mut self, index: &PieceIndex<Eviction>, pieces: &Query<(&Rest, &Wears)>) {
        let options = self.view.table.options;
        match self.view.table.step {
            Step::Arrival { from, to } => {
                let mover = self.view.table.at(from);
                if let Some(entity) = mover.and_then(|meeple| index.get(Piece::Meeple(meeple)))
                    && let Ok((rest, _)) = pieces.get(entity)
                {
                    let ring = rest.0.at_depth(12.0).scaled(1.2);
                    self.put("star-burst", ring, Color::srgb_u8(0xC8, 0x55, 0x3D));
                    self.point_at(rest.0.at, Color::srgb_u8(0xE3, 0xA7, 0x2F));
                    self.frame("frame/full", from.apartment, OVER_ROOM);
                    self.thread(layout::stand(&options, from).at, layout::apartment(&options, to), from);
                }
            }
            Step::PutBack { .. } => {
                let next = self.view.table.chain.lifted.first().and_then(|&meeple| index.get(Piece::Meeple(meeple)));
                if let Some((rest, _)) = next.and_then(|entity| pieces.get(entity).ok()) {
                    self.point_at(rest.0.at, Color::srgb_u8(0xE3, 0xA7, 0x2F));
                }
            }
            Step::SwapSecond { first } => {
                let ring = layout::stand(&options, first).at_depth(12.0).scaled(1.2);
                self.put("star-burst", ring, Color::srgb_u8(0xC8, 0x55, 0x3D));
            }
            _ => {}
        }
    }

    /// Ghosts: the real thing never moves before the decision.
    fn preview(&mut self, preview: &Preview) {
        let options = self.view.table.options;
        for &(from, to, _) in &preview.journeys {
            self.thread(layout::stand(&options, from).at, layout::stand(&options, to).at, from);
        }
        for &(spot, colour) in &preview.arrivals {
            let pose = layout::stand(&options, spot).at_depth(OVER_ALL).faded(GHOST + 0.15);
            self.put(&meeple_pic(colour, "standing"), pose, Color::WHITE);
        }
        for &spot in &preview.leaving {
            let pose = layout::stand(&options, spot).at_depth(OVER_ALL - 1.0).scaled(0.9).faded(0.7);
            self.put("puff/1", pose, Color::srgb_u8(0xF4, 0xEB, 0xDD));
        }
        for &address in &preview.evicted {
            self.frame("frame/full", address, OVER_ROOM + 1.0);
        }
    }

    /// A dotted way from one place to another; around the edge it goes out of
    /// sight where the meeple would.
    fn thread(&mut self, from: Vec2, to: Vec2, spot: Spot) {
        let table = &self.view.table;
        let ends = if table.wraps(spot) {
            let off = layout::direction(spot.arrow) * layout::pitch(&table.options) * 0.55;
            vec![(from, from + off), (to - off, to)]
        } else {
            vec![(from, to)]
        };
        for (from, to) in ends {
            let steps = (from.distance(to) / 13.0).ceil().max(1.0) as u32;
            for nth in 1..=steps {
                let at = from.lerp(to, nth as f32 / steps as f32);
                let pose = Pose::new(at, OVER_ALL - 2.0, 0.55).faded(0.85);
                self.put("dot", pose, Color::srgb_u8(0xF4, 0xEB, 0xDD));
            }
        }
    }

    /// Where the keyboard is, and what a click would take.
    fn focus(&mut self, aim: &Aim) {
        let Some(&mv) = aim.moves.last() else { return };
        let at = place(self.view, mv);
        match mv {
            Move::Apartment(address) => self.frame("frame/focus", address, OVER_ROOM + 2.0),
            Move::Pass => {}
            Move::Arrow(arrow) => {
                let apartment = asked(self.view.table.step).or(match aim.moves.first() {
                    Some(&Move::Apartment(apartment)) => Some(apartment),
                    _ => None,
                });
                if let Some(apartment) = apartment {
                    self.chosen_arrow(apartment, arrow, aim.by_keys);
                }
            }
            Move::Meeple(spot) => {
                let colour = self.view.table.at(spot).map(|meeple| self.view.table.colour(meeple));
                self.point_at(at, colour.map_or(Color::WHITE, tint));
            }
            Move::Card(_) | Move::Discard(_) => {
                self.put("card-frame/focus", Pose::new(at, OVER_CARD, 0.84), Color::WHITE);
            }
            Move::Draw => {
                self.put("card-frame/focus", layout::pile().at_depth(OVER_CARD + 1.0).scaled(1.06), Color::WHITE)
            }
        }
    }

    /// A burst behind a meeple.
    fn ring(&mut self, meeple: Pose, tint: Color) {
        self.put("star-burst", meeple.at_depth(12.0).scaled(1.25), tint);
    }

    /// An arrowhead above a meeple.
    fn point_at(&mut self, meeple: Vec2, tint: Color) {
        let above = meeple + Vec2::Y * 36.0 * layout::scale(&self.view.table.options);
        let pose = Pose::new(above, OVER_ALL, 0.9).turned(std::f32::consts::PI);
        self.put("thread/arrow", pose, tint);
    }

    fn chosen_arrow(&mut self, apartment: Address, arrow: Arrow, by_keys: bool) {
        let options = self.view.table.options;
        let pose = layout::arrow(&options, Spot { apartment, arrow }).at_depth(OVER_ALL + 1.0);
        self.put("arrow/lit", pose.scaled(1.7), Color::WHITE);
        if by_keys {
            self.frame("frame/focus", apartment, OVER_ROOM + 2.0);
        }
    }
}

/// The apartments an event is about.
fn places(event: &Event) -> Vec<Address> {
    match *event {
        Event::MovedIn { at, .. } | Event::PutBack { at, .. } => vec![at.apartment],
        Event::Departed { from, .. } | Event::Lifted { from, .. } => vec![from.apartment],
        Event::Swapped { first_from, second_from, .. } => vec![first_from.apartment, second_from.apartment],
        Event::EvictionBegan { apartment, .. }
        | Event::EvictionEnded { apartment, .. }
        | Event::Scored { apartment, .. } => vec![apartment],
        Event::Evicted { from, to, .. } => vec![from.apartment, to.apartment],
        Event::Blocked { at, next_door, .. } => vec![at.apartment, next_door],
        _ => Vec::new(),
    }
}

/// The apartment whose arrows are asked for.
fn asked(step: Step) -> Option<Address> {
    match step {
        Step::StartArrow { apartment } | Step::HomeArrow { apartment } | Step::PutBack { apartment } => Some(apartment),
        Step::Arrival { to, .. } => Some(to),
        _ => None,
    }
}
