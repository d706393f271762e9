//! What lies over the table: counts, the card in the hand, lit targets (`lit`)
//! and the light of the day (`daylight`).

use bevy::prelude::*;

use super::aim::Aim;
use super::hovered::Hovered;
use super::layout;
use super::picture::{self, CELLS, Piece, cards_of, hand, listed};
use super::ways::{Target, Ways};
use super::{Daylit, daylight};
use crate::app::flow::{Beat, Live};
use crate::app::pictures::Pictures;
use crate::app::screens::SceneLight;
use crate::app::stage::Stage;
use crate::app::stage::overlay::{LitLine, Overlay, Stretch};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::{PieceIndex, Rest, Wears};
use crate::locale::alternatywy::decider;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Card, View};

/// Adds the overlay of Alternatywy 4.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        cover
            .in_set(Beat::Animate)
            .before(crate::app::stage::overlay::draw)
            .run_if(resource_exists::<Live<Alternatywy>>),
    );
}

pub(super) const OVER_SPOT: f32 = 12.0;
pub(super) const OVER_PLATE: f32 = 30.0;
pub(super) const OVER_CARD: f32 = 64.0;
const OVER_ALL: f32 = 90.0;

pub(super) const INK: Color = Color::srgb(0.169, 0.165, 0.2);
pub(super) const PAPER: Color = Color::srgb(0.957, 0.922, 0.867);
pub(super) const MUSTARD: Color = Color::srgb(0.89, 0.655, 0.184);

/// How much larger a card is that the pointer is over.
const HOVERED: f32 = 1.35;

/// Everything that lies over the table now.
fn cover(
    live: Res<Live<Alternatywy>>,
    aim: Res<Aim>,
    hovered: Res<Hovered>,
    ways: Res<Ways>,
    stage: Res<Stage>,
    index: Res<PieceIndex<Alternatywy>>,
    pieces: Query<(&Rest, &Wears, &Transform)>,
    pictures: Res<Pictures>,
    lit: Res<LitLine>,
    (mut active, mut on_turn): (Local<Option<Seat>>, Local<Option<Seat>>),
    mut overlay: ResMut<Overlay>,
    mut scene_light: ResMut<SceneLight>,
    mut daylit: Query<&mut Sprite, With<Daylit>>,
) {
    overlay.clear();
    let view = live.shown();
    let counted = |piece| index.get(piece).and_then(|entity| stage.counted(entity));
    let mut cover = Cover { view: &view, pictures: &pictures, overlay: &mut overlay, counted: &counted };
    // The light follows the hand of the clock, also while that moves.
    let hand = index.get(Piece::ClockHand).and_then(|hand| pieces.get(hand).ok());
    let turn = |(rest, _, drawn): (&Rest, &Wears, &Transform)| {
        if stage.is_still() { rest.0.turn } else { drawn.rotation.to_euler(EulerRot::ZYX).0 }
    };
    let hand = hand.map_or(0.0, turn);
    let [scene, block] = daylight::light(hand);
    scene_light.set_if_neq(SceneLight(scene));
    for mut sprite in &mut daylit {
        sprite.color = block.with_alpha(sprite.color.alpha());
    }
    cover.sky(hand);
    cover.track();
    // While something is shown, it is still whoever did it.
    stage.keep(&mut *on_turn, view.table.turn.seat);
    stage.keep(&mut *active, decider(&view).or(view.table.turn.seat));
    for seat in Seat::all(view.table.seats) {
        cover.plate(seat, *active == Some(seat), *on_turn == Some(seat));
    }
    cover.list();
    if let Some(line) = lit.0.and_then(|line| live.log().get(line)) {
        let event = line.seen(live.viewer());
        let mut named = Vec::new();
        picture::named(&event, &mut named);
        let mut lit = false;
        for piece in named.into_iter().filter(|piece| !matches!(piece, Piece::Plate(_) | Piece::Spot(_))) {
            if let Some((rest, Wears(Some(_)), _)) = index.get(piece).and_then(|entity| pieces.get(entity).ok())
                && rest.0.alpha > 0.0
            {
                let pose = Pose { scale: Vec2::ONE, ..rest.0 };
                cover.put("star-burst", pose.at_depth(pose.depth - 0.5), MUSTARD);
                lit = true;
            }
        }
        if !lit {
            // Nothing is left of it: then whom and what it was about.
            cover.remember(&event);
        }
    }
    cover.breakdowns();
    if !stage.is_still() {
        return;
    }
    cover.tray();
    cover.hand(&ways, &aim, *hovered);
    if live.choices().is_empty() {
        return;
    }
    ways.all.iter().for_each(|way| cover.light(way.target, false));
    if let Some(target) = aim.target {
        cover.light(target, true);
    }
}

pub(super) struct Cover<'a> {
    pub(super) view: &'a View,
    pub(super) pictures: &'a Pictures,
    pub(super) overlay: &'a mut Overlay,
    /// What a piece still counts while the show has not come to what changed it.
    counted: &'a dyn Fn(Piece) -> Option<i32>,
}

impl Cover<'_> {
    pub(super) fn put(&mut self, name: &str, pose: Pose, tint: Color) {
        let pic = self.pictures.pic(name);
        self.overlay.put(pic, pose, tint);
    }

    fn counted(&self, piece: Piece) -> Option<u8> {
        (self.counted)(piece).and_then(|number| u8::try_from(number).ok())
    }

    /// A picture with corners of their own size, as large as this.
    pub(super) fn stretched(&mut self, name: &str, pose: Pose, size: Vec2, tint: Color) {
        let pic = self.pictures.pic(name);
        let pose = Pose { scale: Vec2::ONE, ..pose };
        self.overlay.put_stretched(pic, pose, tint, Stretch { size, border: 14.0 });
    }

    /// A number of this height, its middle at a point.
    fn number(&mut self, number: u8, pose: Pose, height: f32, tint: Color) {
        let scale = height / 64.0;
        let digits = number.to_string();
        let step = 36.0 * scale;
        for (nth, digit) in digits.chars().enumerate() {
            let along = (nth as f32 - (digits.len() as f32 - 1.0) / 2.0) * step;
            let glyph = Pose::new(pose.at + Vec2::X * along, pose.depth + 0.02, scale);
            self.put(&format!("digit/{digit}"), glyph.faded(pose.alpha), tint);
        }
    }

    /// A count on a disc of paper.
    fn count(&mut self, number: u8, pose: Pose) {
        let disc = Pose { scale: Vec2::splat(0.19), ..pose };
        self.put("panel", disc, PAPER);
        self.number(number, disc.at_depth(disc.depth + 0.05), 14.0, INK);
    }

    /// The numbers of the track, which moves on when somebody has more than 30.
    fn track(&mut self) {
        let first = layout::first_cell(self.view);
        for nth in 0..CELLS {
            let cell = layout::cell(nth);
            let five = (first + nth).is_multiple_of(5);
            // Ink on its own outline stays readable in a small window.
            let (height, tint) = if five { (16.0, INK) } else { (12.0, INK.with_alpha(0.5)) };
            self.number(first + nth, cell.at_depth(cell.depth + 1.0), height, tint);
        }
    }

    /// What a plate counts; the plate of who decides stands out, and so does the figure
    /// of whose Turn it is.
    fn plate(&mut self, seat: Seat, active: bool, on_turn: bool) {
        let (view, index) = (self.view, seat.index());
        let rect = layout::plate(view, seat);
        if active {
            let pose = Pose::new(rect.center(), OVER_PLATE - 9.5, 1.0);
            self.stretched("button-lit", pose, rect.size() + Vec2::splat(2.0), Color::WHITE);
        }
        if let Some(place) = view.table.place(seat).filter(|_| on_turn) {
            // A ring on the floor around whoever has the Turn.
            let feet = layout::base(layout::figure(place, seat));
            let ring = Pose { scale: Vec2::new(1.02, 0.42), ..feet };
            self.put("alternatywy/token/lit", ring.at_depth(feet.depth - 0.02), Color::WHITE);
        }
        let own = view.is_own(seat);
        let places = [
            (Piece::Hand(seat), cards_of(view, seat), layout::fan(view, seat)),
            (Piece::Goods(seat), view.goods[index], layout::heap(view, seat)),
        ];
        for (piece, now, pose) in places.into_iter().filter(|_| !own) {
            let count = self.counted(piece).unwrap_or(now);
            if count > 0 {
                self.count(count, pose.moved(Vec2::new(9.0, -11.0)).at_depth(OVER_PLATE));
            }
        }
        let held = self.counted(Piece::Letters(seat)).unwrap_or(view.table.denunciations[index]);
        if held > 0 {
            self.count(held, layout::letters(view, seat).moved(Vec2::new(13.0, -14.0)).at_depth(0.0));
            let letters = layout::letters_on_plate(view, seat);
            self.put(&format!("alternatywy/letter/{}", crate::locale::seat_colour(seat)), letters, Color::WHITE);
            self.number(held, letters.moved(Vec2::X * 22.0), 15.0, INK);
        }
    }

    /// Whoever avoids the work under way is crossed out on the List.
    fn list(&mut self) {
        let table = &self.view.table;
        let Some(working) = table.working else { return };
        for (nth, seat) in listed(self.view).into_iter().enumerate() {
            if working.avoiders.contains(seat) {
                let line = layout::line(nth as u8 + 1).at_depth(OVER_SPOT);
                self.put("alternatywy/strike", line, Color::WHITE);
            }
        }
        if self.counted(Piece::Work(working.work)) == Some(0) {
            // It is being announced, and not stamped yet.
            return;
        }
        let stamp = layout::work().moved(Vec2::new(22.0, -34.0)).at_depth(OVER_SPOT).turned(0.2);
        self.put("alternatywy/stamp-introduced", stamp.scaled(1.2), Color::WHITE);
    }

    /// A Breakdown anywhere is to be seen in the Flats as well.
    fn breakdowns(&mut self) {
        let broken = self.view.table.breakdowns.iter().filter(|reporter| reporter.is_some()).count();
        for pose in layout::breakdowns().into_iter().take(broken) {
            self.put("alternatywy/breakdown", pose, Color::WHITE);
        }
    }

    // ------------------------------------------------------------------ cards

    /// The sheet under what is fanned out.
    fn tray(&mut self) {
        if let Some((at, size)) = layout::tray(self.view) {
            let pose = Pose::new(at, layout::DEPTH_PICK - 2.0, 1.0);
            self.stretched("panel", pose, size, Color::WHITE);
        }
    }

    fn hand(&mut self, ways: &Ways, aim: &Aim, hovered: Hovered) {
        let cards = hand(self.view);
        for (slot, &card) in cards.iter().enumerate() {
            let pose = layout::card_in_hand(slot as u8, cards.len() as u8);
            let kind = self.view.table.kind(card);
            let picked = aim.picked == Some(card);
            if ways.cards.contains(&kind) && !picked {
                self.put("card-frame/lit", pose.at_depth(pose.depth - 0.05), Color::WHITE);
            }
            let raised = pose.moved(Vec2::Y * 36.0).at_depth(OVER_CARD);
            if let Some(at) = aim.dragged.filter(|_| picked) {
                self.copy(card, Pose::new(at, OVER_ALL, 0.7).faded(0.9));
            } else if picked {
                self.put("card-frame/focus", raised.scaled(1.15), Color::WHITE);
                self.copy(card, raised.scaled(1.15).at_depth(OVER_CARD + 1.0));
            } else if hovered == Hovered::Card(card) {
                self.copy(card, raised.scaled(HOVERED).at_depth(OVER_CARD + 3.0));
            } else if aim.by_keys && aim.target == Some(Target::Card(kind)) {
                self.put("card-frame/focus", raised.scaled(1.1), Color::WHITE);
                self.copy(card, raised.scaled(1.1).at_depth(OVER_CARD + 1.0));
            }
        }
    }

    /// A card where it does not lie.
    fn copy(&mut self, card: Card, pose: Pose) {
        let kind = self.view.table.kind(card);
        self.put(&format!("alternatywy/card/{kind}"), pose, Color::WHITE);
    }
}
