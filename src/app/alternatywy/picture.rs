//! What a view of Alternatywy 4 looks like: which piece is where, with which face.

use bevy::prelude::*;

use crate::app::stage::table::Placed;
use crate::rules::alternatywy::{
    Alternatywy, Card, Character, Good, Kind, Place, Side, Skip, Step, Task, Token, Trait, View, Work,
};
use crate::rules::{Seat, Viewer};

pub use super::look::{Look, pic};
pub use super::named::named;

/// How many cells the track of Victory Points has: 0 to 30.
pub const CELLS: u8 = 31;

/// A piece or a place on the table, by the id its view uses.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// One of the five Locations.
    Spot(Place),
    /// The notice board: Social Work, List and clock.
    Board,
    /// A cell of the track of Victory Points.
    Cell(u8),
    /// The plate of a seat.
    Plate(Seat),
    /// Where the card that is played lies open.
    Limelight,
    /// A line of the List, from 1.
    Line(u8),
    /// The clock on the notice board.
    Clock,
    /// Its hand.
    ClockHand,
    /// The deck of a side.
    Deck(Side),
    /// The discards of a side.
    Discards(Side),
    /// The deck of Social Works.
    Works,
    /// The shop door.
    ShopDoor,
    /// A token in the window of the shop, face down, from the left.
    DoorGood(u8),
    /// The hand of a seat.
    Hand(Seat),
    /// The Shop Goods of a seat.
    Goods(Seat),
    /// What a seat has committed in the Auction.
    Bid(Seat),
    /// Who plays a seat, on its plate.
    Portrait(Seat),
    /// The marker of a seat on the track.
    Marker(Seat),
    /// The figure of a seat.
    Figure(Seat),
    /// The coloured base under it.
    Base(Seat),
    /// The Denunciations on a seat.
    Letters(Seat),
    /// The token of a seat on the List.
    Tag(Seat),
    /// The Location token that a seat has laid.
    Laid(Seat),
    /// The Trait of a seat.
    Trait(Seat),
    /// The Littering marker of a seat.
    Littering(Seat),
    /// The Breakdown of a seat.
    Breakdown(Seat),
    /// That a seat loses a Round.
    Skip(Seat),
    /// That a seat is told where to go.
    Summons(Seat),
    /// The Priority token.
    Priority,
    /// That the Landlord watches the yard.
    Watching,
    /// The Trash of a Location.
    Trash(Place),
    /// The sign on what is closed, now or in the next Round.
    Closed {
        /// Whether it is closed in this Round.
        now: bool,
    },
    /// The Social Work that lies open, or is under way.
    Work(Work),
    /// A card whose face the viewer may know: in the own hand, or being played.
    Card(Card),
    /// A Shop Goods token of the viewer.
    Token(Token),
    /// The viewer's own Location token.
    Own(Place),
    /// Something that can be chosen when it is asked for: it lies there always,
    /// out of sight, so that it tells nothing.
    Pick(Pick),
}

/// What is fanned out in front of who must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// A Character.
    Character(Character),
    /// A Trait.
    Trait(Trait),
    /// A card of another hand.
    Card(Kind),
    /// A Shop Goods token that is offered.
    Good(Good),
}

impl Pick {
    /// Everything that can ever be fanned out, in order.
    pub fn all() -> impl Iterator<Item = Pick> {
        let characters = Character::ALL.into_iter().map(Pick::Character);
        let traits = Trait::ALL.into_iter().map(Pick::Trait);
        let cards = Kind::ALL.into_iter().map(Pick::Card);
        characters.chain(traits).chain(cards).chain(Good::ALL.into_iter().map(Pick::Good))
    }
}

/// The pieces of a view, containers before their contents.
pub fn picture(view: &View) -> Vec<Placed<Alternatywy>> {
    let mut pieces = Pieces(Vec::with_capacity(220));
    block(view, &mut pieces);
    for seat in Seat::all(view.table.seats) {
        plate(view, seat, &mut pieces);
        figure(view, seat, &mut pieces);
    }
    board(view, &mut pieces);
    own(view, &mut pieces);
    for pick in Pick::all() {
        pieces.put(Piece::Pick(pick), None, 0, face_of(pick));
    }
    pieces.0
}

struct Pieces(Vec<Placed<Alternatywy>>);

impl Pieces {
    fn put(&mut self, piece: Piece, at: Option<Piece>, slot: usize, face: Look) {
        self.0.push(Placed { piece, at, slot: slot as u8, face });
    }
}

fn face_of(pick: Pick) -> Look {
    match pick {
        Pick::Character(character) => Look::Candidate(character),
        Pick::Trait(own) => Look::Trait(Some(own)),
        Pick::Card(kind) => Look::Card(kind),
        Pick::Good(good) => Look::Good(good),
    }
}

/// The places, and what belongs to no seat.
fn block(view: &View, pieces: &mut Pieces) {
    let table = &view.table;
    for place in Place::ALL {
        let spot = Piece::Spot(place);
        pieces.put(spot, None, 0, Look::Spot(place));
        if place.bin().is_some() {
            pieces.put(Piece::Trash(place), Some(spot), 0, Look::Trash(table.trash_at(place)));
        }
    }
    for cell in 0..CELLS {
        pieces.put(Piece::Cell(cell), None, cell.into(), Look::Cell);
    }
    for (now, place) in [(true, table.closed), (false, table.closes)] {
        if let Some(place) = place {
            pieces.put(Piece::Closed { now }, Some(Piece::Spot(place)), 0, Look::Closed);
        }
    }
    let yard = Some(Piece::Spot(Place::Courtyard));
    pieces.put(Piece::ShopDoor, yard, 0, Look::ShopDoor(view.door == 0));
    for nth in 0..view.door {
        pieces.put(Piece::DoorGood(nth), yard, nth.into(), Look::GoodBack);
    }
    for (side, cards) in [Side::Tenant, Side::Landlord].into_iter().zip(view.decks) {
        let discarded = table.discards.and(table.options.deck.side(side)).len();
        pieces.put(Piece::Deck(side), None, 0, Look::Deck(side, cards > 0));
        pieces.put(Piece::Discards(side), None, 0, Look::Discards(side, discarded > 0));
    }
    pieces.put(Piece::Limelight, None, 0, Look::Place);
    for (slot, (_, card)) in in_play(view).into_iter().enumerate() {
        pieces.put(Piece::Card(card), Some(Piece::Limelight), slot, Look::Card(table.kind(card)));
    }
}

/// The cards that have been played and take their effect, the first one first.
pub fn in_play(view: &View) -> Vec<(Seat, Card)> {
    let cards = view.table.agenda.iter().filter_map(|task| match *task {
        Task::Resolve(played) => Some((played.seat, played.card)),
        Task::Drop(seat, card) => Some((seat, card)),
        _ => None,
    });
    let mut cards: Vec<_> = cards.collect();
    cards.dedup_by_key(|(_, card)| *card);
    cards
}

fn plate(view: &View, seat: Seat, pieces: &mut Pieces) {
    let table = &view.table;
    let (at, index) = (Piece::Plate(seat), seat.index());
    pieces.put(at, None, 0, Look::Ground);
    pieces.put(Piece::Portrait(seat), Some(at), 0, Look::Portrait(table.characters[index]));
    let cell = table.points_of(seat).min(CELLS - 1);
    pieces.put(Piece::Marker(seat), Some(Piece::Cell(cell)), index, Look::Marker(seat));
    let desk = Some(Piece::Spot(Place::Landlords));
    pieces.put(Piece::Letters(seat), desk, index, Look::Letters(seat, table.denunciations[index]));
    let own = view.is_own(seat);
    let fan = if own { Look::Place } else { Look::Fan(table.side(seat), cards_of(view, seat)) };
    pieces.put(Piece::Hand(seat), Some(at), 0, fan);
    let heap = if own { Look::Place } else { Look::Heap(view.goods[index]) };
    pieces.put(Piece::Goods(seat), Some(at), 0, heap);
    if table.auction.committed.contains(seat) && !own {
        // How many they are is a secret until the bids are turned up.
        pieces.put(Piece::Bid(seat), Some(at), 0, Look::Heap(1));
    }
    if table.with_trait.contains(seat) {
        let known = table.shown[index].or(view.own_trait.filter(|_| own));
        pieces.put(Piece::Trait(seat), Some(at), 0, Look::Trait(known));
    }
    let token = table.revealed[index].or(view.own_token.filter(|_| own));
    if table.chosen.contains(seat) || table.revealed[index].is_some() {
        pieces.put(Piece::Laid(seat), Some(at), 0, Look::Token(seat, token));
    }
    marks(view, seat, pieces);
}

/// How many cards a seat holds. One that goes to Kolińska has not left yet.
pub fn cards_of(view: &View, seat: Seat) -> u8 {
    let leaving = matches!(view.table.step, Step::KeepCard { guest } if guest == seat);
    view.hands[seat.index()] + u8::from(leaving)
}

/// What was done to a seat, on its plate.
fn marks(view: &View, seat: Seat, pieces: &mut Pieces) {
    let table = &view.table;
    let (at, index) = (Some(Piece::Plate(seat)), seat.index());
    if table.littered.contains(seat) {
        pieces.put(Piece::Littering(seat), at, 1, Look::Littering);
    }
    if table.breakdowns[index].is_some() {
        pieces.put(Piece::Breakdown(seat), at, 2, Look::Breakdown);
    }
    if table.skips[index] != Skip::Free {
        pieces.put(Piece::Skip(seat), at, 3, Look::Skip(table.skips[index]));
    }
    if let Some(forced) = table.forced[index] {
        pieces.put(Piece::Summons(seat), at, 4, Look::Summons(forced));
    }
    if table.priority == Some(seat) {
        pieces.put(Piece::Priority, at, 0, Look::Priority);
    }
    if seat == table.landlord && (table.will_watch || table.watching) {
        pieces.put(Piece::Watching, at, 5, Look::Watching);
    }
}

fn figure(view: &View, seat: Seat, pieces: &mut Pieces) {
    let place = view.table.place(seat).map(Piece::Spot);
    let at = place.or(Some(Piece::Plate(seat)));
    pieces.put(Piece::Figure(seat), at, seat.index(), Look::Figure(view.table.characters[seat.index()]));
    pieces.put(Piece::Base(seat), Some(Piece::Figure(seat)), 0, Look::Base(seat));
}

/// The notice board.
fn board(view: &View, pieces: &mut Pieces) {
    let table = &view.table;
    let at = Some(Piece::Board);
    pieces.put(Piece::Board, None, 0, Look::Board);
    pieces.put(Piece::Clock, at, 0, Look::Clock);
    pieces.put(Piece::ClockHand, Some(Piece::Clock), 0, Look::ClockHand);
    pieces.put(Piece::Works, at, 0, Look::Works(view.works > 0));
    if let Some(work) = table.work.or(table.working.map(|working| working.work)) {
        pieces.put(Piece::Work(work), at, 0, Look::Work(work));
    }
    for line in 1..=table.tenant_count() {
        pieces.put(Piece::Line(line), at, line.into(), Look::Ground);
    }
    for (slot, seat) in listed(view).into_iter().enumerate() {
        pieces.put(Piece::Tag(seat), at, slot, Look::Tag(seat));
    }
}

/// Whose tokens are on the List: of those that avoid the work too, as long as it
/// is under way.
pub fn listed(view: &View) -> Vec<Seat> {
    let table = &view.table;
    let avoiders = table.working.map(|working| working.avoiders).unwrap_or_default();
    let left = avoiders.iter().filter(|&seat| table.line_of(seat).is_none());
    table.list.iter().copied().chain(left).collect()
}

/// What the viewer has that others have not, or do not see.
fn own(view: &View, pieces: &mut Pieces) {
    let Viewer::Seat(seat) = view.viewer else { return };
    for place in Place::ALL {
        pieces.put(Piece::Own(place), Some(Piece::Plate(seat)), place.index(), Look::Token(seat, Some(place)));
    }
    for (slot, card) in hand(view).into_iter().enumerate() {
        pieces.put(Piece::Card(card), Some(Piece::Hand(seat)), slot, Look::Card(view.table.kind(card)));
    }
    for (slot, token) in view.own_goods.or(view.own_bid).iter().enumerate() {
        let good = view.table.options.goods.good(token);
        pieces.put(Piece::Token(token), Some(Piece::Goods(seat)), slot, Look::Good(good));
    }
}

/// The cards that the viewer holds, in order.
pub fn hand(view: &View) -> Vec<Card> {
    let leaving = match view.table.step {
        Step::KeepCard { guest } if view.is_own(guest) => view.passing,
        _ => None,
    };
    let mut cards: Vec<Card> = view.hand.unwrap_or_default().iter().chain(leaving).collect();
    cards.sort_unstable();
    cards
}

/// What is fanned out in front of the viewer now, in order.
pub fn fanned(view: &View) -> Vec<Pick> {
    let table = &view.table;
    if !view.is_own(table.decider) {
        return Vec::new();
    }
    match table.step {
        Step::Character => Character::ALL.into_iter().map(Pick::Character).collect(),
        Step::Trait => Trait::all_of(table.side(table.decider)).iter().map(Pick::Trait).collect(),
        Step::Snoop { .. } => cards(view, view.snooped.unwrap_or_default().iter()),
        Step::KeepCard { .. } => cards(view, view.passing.into_iter()),
        Step::KeepGood => {
            let mut goods: Vec<Good> = view.offered.iter().map(|token| table.options.goods.good(token)).collect();
            goods.dedup();
            goods.into_iter().map(Pick::Good).collect()
        }
        _ => Vec::new(),
    }
}

/// The kinds of some cards, once each.
fn cards(view: &View, cards: impl Iterator<Item = Card>) -> Vec<Pick> {
    let mut kinds: Vec<Kind> = cards.map(|card| view.table.kind(card)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(Pick::Card).collect()
}
