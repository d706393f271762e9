//! What lies over the table while somebody thinks: lit targets, the focus of
//! the keyboard, numbers on cards and houses, the card in the hand.

use bevy::prelude::*;

use super::aim::{Aim, Hovered};
use super::layout;
use super::picture::{self, Piece};
use super::ways::{Target, Ways};
use crate::app::flow::{Beat, Live};
use crate::app::pictures::Pictures;
use crate::app::stage::Stage;
use crate::app::stage::overlay::{LitLine, Overlay, Stretch};
use crate::app::stage::pose::Pose;
use crate::app::stage::table::{PieceIndex, Rest, Wears};
use crate::rules::landlord::{Card, Event, Flat, HouseId, Kind, Landlord, Place, Step, View};
use crate::rules::{Seat, Set, Viewer};

/// Adds the overlay of Landlord!
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        cover.in_set(Beat::Animate).before(crate::app::stage::overlay::draw).run_if(resource_exists::<Live<Landlord>>),
    );
}

const OVER_HOUSE: f32 = 20.0;
const OVER_PLATE: f32 = 30.0;
const OVER_CARD: f32 = 60.0;
const OVER_ALL: f32 = 90.0;

const INK: Color = Color::srgb(0.169, 0.165, 0.2);
const MUSTARD: Color = Color::srgb(0.89, 0.655, 0.184);
const BRICK: Color = Color::srgb(0.784, 0.333, 0.239);

/// How much larger a card is that the pointer is over.
const HOVERED: f32 = 1.5;

/// Everything that lies over the table now.
fn cover(
    live: Res<Live<Landlord>>,
    aim: Res<Aim>,
    hovered: Res<Hovered>,
    ways: Res<Ways>,
    stage: Res<Stage>,
    index: Res<PieceIndex<Landlord>>,
    pieces: Query<(&Rest, &Wears)>,
    pictures: Res<Pictures>,
    lit: Res<LitLine>,
    (mut counted, mut held, mut active): (Local<Set<HouseId>>, Local<Set<Card>>, Local<Option<Seat>>),
    mut overlay: ResMut<Overlay>,
) {
    overlay.clear();
    let view = live.shown();
    let number = |piece| index.get(piece).and_then(|entity| stage.counted(entity));
    let mut cover = Cover { view: &view, pictures: &pictures, overlay: &mut overlay, counted: &number };
    // Who is asked in a window tells what he holds.
    let in_window = view.table.step.window().is_some();
    let decides = if in_window { Some(view.table.active) } else { live.to_act().map(|decision| decision.seat) };
    // While something is shown, it is still whoever did it.
    stage.keep(&mut *active, decides);
    cover.plates(*active);
    if let Some(line) = lit.0.and_then(|line| live.log().get(line)) {
        let event = line.seen(live.viewer());
        let mut named = Vec::new();
        picture::named(&event, &mut named);
        let mut lit = false;
        for piece in named {
            if let Some((rest, Wears(Some(_)))) = index.get(piece).and_then(|entity| pieces.get(entity).ok()) {
                cover.put("star-burst", rest.0.at_depth(rest.0.depth - 0.5).scaled(1.2), MUSTARD);
                lit = true;
            }
        }
        if !lit {
            // Nothing is left of it: then whom and what it was about.
            cover.remember(&event);
        }
    }
    // While something is shown, only houses have a coin that had one before.
    let standing: Set<HouseId> = view.table.finished().map(|house| house.id).collect();
    *counted = if stage.is_still() { standing } else { counted.and(standing) };
    cover.rents(*counted);
    // And only cards that lay in the hand before have their numbers.
    let hand = cover.own_cards();
    *held = if stage.is_still() { hand } else { held.and(hand) };
    if !stage.is_still() {
        cover.numbers(*held);
        return;
    }
    cover.hand(&ways, &aim, *hovered);
    if live.choices().is_empty() {
        return;
    }
    cover.under_way();
    ways.all.iter().for_each(|way| cover.light(way.target, aim.picked.map(|card| view.table.kind(card)), false));
    if let Some(target) = aim.target {
        let kind = aim.picked.map(|card| view.table.kind(card));
        cover.light(target, kind, true);
    }
}

struct Cover<'a> {
    view: &'a View,
    pictures: &'a Pictures,
    overlay: &'a mut Overlay,
    /// What a piece still counts while the show has not come to what changed it.
    counted: &'a dyn Fn(Piece) -> Option<i32>,
}

impl Cover<'_> {
    fn put(&mut self, name: &str, pose: Pose, tint: Color) {
        let pic = self.pictures.pic(name);
        self.overlay.put(pic, pose, tint);
    }

    /// A number of this height, its middle at a point.
    fn number(&mut self, number: u16, pose: Pose, height: f32, tint: Color) {
        let scale = height / 64.0 * pose.scale.x;
        let digits = number.to_string();
        let step = 36.0 * scale;
        let turn = Vec2::from_angle(pose.turn);
        for (nth, digit) in digits.chars().enumerate() {
            let along = (nth as f32 - (digits.len() as f32 - 1.0) / 2.0) * step;
            let at = pose.at + turn * along;
            let glyph = Pose::new(at, pose.depth + 0.02, scale).turned(pose.turn);
            self.put(&format!("digit/{digit}"), glyph.faded(pose.alpha), tint);
        }
    }

    /// The plate of whoever decides stands out.
    fn plates(&mut self, active: Option<Seat>) {
        if let Some(seat) = active {
            let plate = layout::plate(self.view, seat);
            let size = (layout::PLATE + Vec2::new(16.0, 14.0)) * plate.scale;
            self.stretched("landlord/house-frame-lit", plate.at_depth(plate.depth + 0.5), size);
        }
        for seat in Seat::all(self.view.table.seats) {
            let counted = (self.counted)(Piece::Hand(seat)).and_then(|cards| u8::try_from(cards).ok());
            let cards = counted.unwrap_or(self.view.hands[seat.index()]);
            if self.view.viewer != Viewer::Seat(seat) && cards > 0 {
                let fan = layout::fan(self.view, seat);
                let disc = fan.moved(Vec2::new(20.0, -8.0) * fan.scale).at_depth(OVER_PLATE).scaled(0.7);
                self.put("landlord/badge/count", disc, Color::WHITE);
                self.number(cards.into(), disc, 19.0, INK);
            }
        }
        if let (Some(crime), Step::Suspicion | Step::Shield) = (self.view.table.crime(), self.view.table.step) {
            let plate = layout::plate(self.view, crime.suspect);
            self.put("landlord/magnifier", plate.at_depth(OVER_PLATE).moved(Vec2::new(30.0, 14.0)), Color::WHITE);
        }
    }

    /// What each house would bring in now, on a coin beside its roof.
    fn rents(&mut self, of: Set<HouseId>) {
        let view = self.view;
        for house in view.table.finished().filter(|house| of.contains(house.id)) {
            let ground = layout::house(view, house.id);
            let at = ground.at + Vec2::new(36.0, layout::wall_height(house) + 20.0) * ground.scale;
            let coin = Pose::new(at, OVER_HOUSE + 4.0, (ground.scale.x * 0.8).max(0.42));
            let rent = view.table.rent_of(house);
            self.put("landlord/badge/coin", coin, Color::WHITE);
            self.number(rent, coin, if rent > 99 { 15.0 } else { 19.0 }, if rent == 0 { BRICK } else { INK });
        }
    }

    // ------------------------------------------------------------------ cards

    /// The cards the viewer holds, the starting roof included.
    fn own_cards(&self) -> Set<Card> {
        let Viewer::Seat(seat) = self.view.viewer else { return Set::EMPTY };
        let roof = self.view.table.starting_roofs[seat.index()];
        roof.into_iter().chain(self.view.hand.unwrap_or_default().iter()).collect()
    }

    /// The numbers of these cards where they lie in the hand.
    fn numbers(&mut self, of: Set<Card>) {
        let Viewer::Seat(seat) = self.view.viewer else { return };
        let roof = self.view.table.starting_roofs[seat.index()];
        let cards = roof.into_iter().chain(self.view.hand.unwrap_or_default().iter());
        for (slot, card) in cards.enumerate().filter(|(_, card)| of.contains(*card)) {
            let pose = layout::rest(self.view, Piece::Card(card), Some(Piece::Hand(seat)), slot as u8);
            self.badges(card, self.view.table.kind(card), pose.at_depth(pose.depth + 0.01));
        }
    }

    fn hand(&mut self, ways: &Ways, aim: &Aim, hovered: Hovered) {
        let Viewer::Seat(seat) = self.view.viewer else { return };
        let roof = self.view.table.starting_roofs[seat.index()];
        let cards: Vec<Card> = roof.into_iter().chain(self.view.hand.unwrap_or_default().iter()).collect();
        for (slot, &card) in cards.iter().enumerate() {
            let pose = layout::rest(self.view, Piece::Card(card), Some(Piece::Hand(seat)), slot as u8);
            let kind = self.view.table.kind(card);
            let picked = aim.picked == Some(card);
            if ways.plays.contains(&kind) && !picked {
                self.put("card-frame/lit", pose.at_depth(pose.depth - 0.05), Color::WHITE);
            }
            self.badges(card, kind, pose.at_depth(pose.depth + 0.01));
            let raised = pose.moved(Vec2::Y * 58.0).at_depth(OVER_CARD).turned(0.0);
            if let Some(at) = aim.dragged.filter(|_| picked) {
                self.copy(card, kind, Pose::new(at, OVER_ALL, 0.62).faded(0.9));
            } else if picked {
                self.put("card-frame/focus", raised.scaled(1.25), Color::WHITE);
                self.copy(card, kind, raised.scaled(1.25).at_depth(OVER_CARD + 1.0));
            } else if hovered == Hovered::Card(card) {
                self.copy(card, kind, raised.scaled(HOVERED).at_depth(OVER_CARD + 3.0));
            } else if aim.by_keys && aim.target == Some(Target::Hand(kind)) {
                self.put("card-frame/focus", raised.scaled(1.1), Color::WHITE);
                self.copy(card, kind, raised.scaled(1.1).at_depth(OVER_CARD + 1.0));
            }
        }
    }

    /// A card where it does not lie.
    fn copy(&mut self, card: Card, kind: Kind, pose: Pose) {
        self.put(&format!("landlord/card/{}", kind.name()), pose, Color::WHITE);
        self.badges(card, kind, pose.at_depth(pose.depth + 0.05));
    }

    /// The numbers printed on a card, which are data; and whether all know it.
    fn badges(&mut self, card: Card, kind: Kind, pose: Pose) {
        let corner = |x: f32, y: f32| {
            let offset = Vec2::new(x - 55.0, 77.0 - y) * pose.scale;
            Pose { at: pose.at + Vec2::from_angle(pose.turn).rotate(offset), ..pose }
        };
        if layout::has_numbers(kind) {
            let terms = self.view.table.options.deck.terms(kind);
            let above = |pose: Pose| pose.at_depth(pose.depth + 0.01);
            self.put("landlord/badge/coin", corner(21.0, 21.0), Color::WHITE);
            self.number(terms.rent.into(), above(corner(21.0, 21.0)), 19.0, INK);
            if let Some(height) = terms.max_height {
                self.put("landlord/badge/house", corner(21.0, 133.0), Color::WHITE);
                self.number(height.into(), above(corner(21.0, 130.0)), 17.0, INK);
            }
            self.put(&format!("landlord/badge/flat-{}", terms.flats), corner(89.0, 133.0), Color::WHITE);
        }
        if self.view.table.known.iter().any(|known| known.contains(card)) {
            self.put("landlord/badge/known", corner(92.0, 18.0), Color::WHITE);
        }
    }

    // ---------------------------------------------------------------- targets

    /// What was chosen on the way to this decision.
    fn under_way(&mut self) {
        let table = &self.view.table;
        match table.step {
            Step::Rehome { tenant }
            | Step::MoveTo { tenant }
            | Step::MusicPlace { tenant }
            | Step::DemolitionPlace { tenant } => self.resident(tenant, true, BRICK),
            Step::ExamineTenant { house } => self.house(house, true),
            _ => {}
        }
        if let Some(crime) = table.crime().filter(|_| table.step.window().is_some()) {
            let struck = crime.house;
            if self.view.table.house(struck).is_some() {
                self.house(struck, true);
            }
        }
    }

    fn light(&mut self, target: Target, kind: Option<Kind>, focus: bool) {
        match target {
            Target::House(house) => self.house(house, focus),
            Target::Flat(place) => {
                let kind = kind.or_else(|| self.moving());
                let flats = kind.map_or(1, |kind| self.view.table.options.deck.terms(kind).flats.max(1));
                self.flat(place, flats, focus, Color::WHITE);
            }
            Target::Resident(place) => self.resident(place, focus, Color::WHITE),
            Target::Plot => {
                if let Viewer::Seat(seat) = self.view.viewer {
                    let slot = self.view.table.street(seat).count() as u8;
                    let plot = layout::rest(self.view, Piece::Plot, Some(Piece::Street(seat)), slot);
                    let pose = plot.moved(Vec2::Y * 22.0 * plot.scale).at_depth(OVER_HOUSE).faded(1.0);
                    self.put("landlord/plot-lit", if focus { pose.scaled(1.12) } else { pose }, Color::WHITE);
                }
            }
            Target::Pile if focus => {
                self.put("landlord/house-frame-focus", layout::pile().at_depth(OVER_CARD).scaled(0.9), Color::WHITE);
            }
            Target::Street(seat) if focus => {
                let plate = layout::plate(self.view, seat).at_depth(OVER_PLATE);
                self.stretched("landlord/house-frame-focus", plate, layout::PLATE * plate.scale + Vec2::splat(8.0));
            }
            Target::Street(_) | Target::Pile | Target::Discards | Target::Hand(_) | Target::Button => {}
        }
    }

    /// Frames the house that a line of the log is about, and whom; the pile, if it
    /// is about all.
    fn remember(&mut self, event: &Event) {
        let (seat, house) = about(event);
        let house = house.filter(|&house| self.view.table.house(house).is_some());
        if let Some(house) = house {
            self.house(house, true);
        }
        match seat {
            Some(seat) => self.light(Target::Street(seat), None, true),
            None if house.is_none() => self.light(Target::Pile, None, true),
            None => {}
        }
    }

    /// The kind of the tenant a place is asked for.
    fn moving(&self) -> Option<Kind> {
        let table = &self.view.table;
        let card = match table.step {
            Step::MoveIn => table.playing,
            Step::Rehome { tenant }
            | Step::MoveTo { tenant }
            | Step::MusicPlace { tenant }
            | Step::DemolitionPlace { tenant } => table.lodger(tenant),
            _ => None,
        };
        card.map(|card| table.kind(card))
    }

    fn stretched(&mut self, name: &str, pose: Pose, size: Vec2) {
        let pic = self.pictures.pic(name);
        let pose = Pose { scale: Vec2::ONE, ..pose };
        self.overlay.put_stretched(pic, pose, Color::WHITE, Stretch { size, border: 14.0 });
    }

    fn house(&mut self, house: HouseId, focus: bool) {
        let (pose, size) = layout::outline(self.view, house);
        let name = if focus { "landlord/house-frame-focus" } else { "landlord/house-frame-lit" };
        let depth = OVER_HOUSE + if focus { 2.0 } else { 0.0 };
        self.stretched(name, pose.at_depth(depth), size + Vec2::splat(10.0));
    }

    fn flat(&mut self, place: Place, flats: u8, focus: bool, tint: Color) {
        let pose = layout::flats(self.view, place, flats);
        let two = if flats == 2 { "-two" } else { "" };
        let way = if focus { "focus" } else { "lit" };
        let depth = OVER_HOUSE + if focus { 2.0 } else { 1.0 };
        self.put(&format!("landlord/flat{two}-{way}"), pose.at_depth(depth), tint);
    }

    fn resident(&mut self, place: Place, focus: bool, tint: Color) {
        let house = self.view.table.house(place.house);
        let who = house.and_then(|house| house.residents.iter().find(|who| who.flat == Flat(place.flat.0)));
        self.flat(place, who.map_or(1, |who| who.flats), focus, tint);
    }
}

/// Whom and which house a line of the log about an event speaks of first.
fn about(event: &Event) -> (Option<Seat>, Option<HouseId>) {
    match *event {
        Event::TurnBegan { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::Returned { seat, .. }
        | Event::FloorReturned { seat, .. }
        | Event::Countered { seat, .. }
        | Event::Reported { seat, .. }
        | Event::InJailAlready { suspect: seat }
        | Event::Suspected { suspect: seat }
        | Event::Cleared { suspect: seat, .. }
        | Event::Jailed { seat }
        | Event::Freed { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Answered { seat, .. }
        | Event::Traded { to: seat, .. }
        | Event::Paid { to: seat, .. }
        | Event::BailPaid { seat, .. }
        | Event::Allowance { seat, .. }
        | Event::RentCollected { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::LastCard { seat }
        | Event::TakenBack { seat, .. } => (Some(seat), None),
        Event::Examined { seat, house }
        | Event::SiteOpened { seat, house }
        | Event::FloorLaid { seat, house, .. }
        | Event::Finished { seat, house, .. }
        | Event::TakenDown { seat, house, .. }
        | Event::Altered { seat, house, .. }
        | Event::DemolitionBegan { house, seat }
        | Event::Demolished { house, seat }
        | Event::Bombed { house, owner: seat, .. }
        | Event::CrimeDeclared { house, victim: seat, .. }
        | Event::Fee { payer: seat, house, .. }
        | Event::RentPaid { seat, house, .. }
        | Event::EmptyFlatPaid { seat, house, .. } => (Some(seat), Some(house)),
        Event::Rebound { criminal, house, .. } => (Some(criminal), house),
        Event::MovedIn { seat, to: place, .. }
        | Event::Recalled { seat, from: place, .. }
        | Event::TakenToHand { seat, from: place, .. }
        | Event::Refused { seat, at: place, .. } => (Some(seat), Some(place.house)),
        Event::Moved { to: place, .. }
        | Event::Homeless { from: place, .. }
        | Event::SquattersLeft { from: place, .. }
        | Event::Murdered { from: place, .. }
        | Event::Evicted { from: place, .. } => (None, Some(place.house)),
        Event::MusicBegan { house, .. } | Event::Buried { house, .. } => (None, Some(house)),
        Event::Asked { .. } | Event::Discarded { .. } | Event::Reshuffled { .. } | Event::Ended { .. } => (None, None),
    }
}
