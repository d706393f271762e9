//! Where things lie: nothing hides anything else, however long the match.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tenement::app::hud::Spoken;
use tenement::app::landlord::layout::{self, Street};
use tenement::app::landlord::picture::{Look, Piece};
use tenement::app::stage::Shown;
use tenement::levels::{Levels, begin};
use tenement::rules::landlord::{Building, Kind, Landlord, Options, Place, Position, State, View};
use tenement::rules::{Game, Seat, SetUp, Viewer};

use super::TABLES;
use crate::support::Dice;

/// The window in world units.
const WINDOW: Rect = Rect { min: Vec2::new(-640.0, -360.0), max: Vec2::new(640.0, 360.0) };

fn views(state: &State) -> impl Iterator<Item = View> {
    let viewers = Seat::all(state.table.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.map(|viewer| Landlord::view(state, viewer))
}

fn overlap(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > 0.5 && both.height() > 0.5
}

/// The rectangle within which a house is drawn.
fn outline(view: &View, house: &tenement::rules::landlord::House) -> Rect {
    let (pose, size) = layout::outline(view, house.id);
    Rect::from_center_size(pose.at, size)
}

/// What is wrong with how a view is laid out.
fn check(view: &View, wrong: &mut BTreeMap<String, String>) {
    let mut say = |what: &str, detail: String| {
        wrong.entry(what.to_owned()).or_insert_with(|| format!("{:?} of {}: {detail}", view.viewer, view.table.seats));
    };
    let frames = Landlord::frames();
    let seats: Vec<Seat> = Seat::all(view.table.seats).collect();
    for &seat in &seats {
        let rect = layout::rect(view, seat);
        if !WINDOW.contains(rect.min) || !WINDOW.contains(rect.max) {
            say("a street leaves the window", format!("{rect:?}"));
        }
        for &other in seats.iter().filter(|&&other| other != seat) {
            if overlap(rect, layout::rect(view, other)) {
                say("streets overlap", format!("{rect:?} {:?}", layout::rect(view, other)));
            }
        }
        for (name, frame) in [("prompt", frames.prompt), ("tools", frames.tools), ("side", frames.side)] {
            if overlap(rect, frame) {
                say(&format!("a street lies under the {name}"), format!("{rect:?} {frame:?}"));
            }
        }
        let street = Street::of(view, seat);
        if street.scale < 0.12 {
            say("a street is too small to be seen", format!("{street:?}"));
        }
        let plate = layout::plate(view, seat);
        let plate = Rect::from_center_size(plate.at, layout::PLATE * plate.scale);
        let inside = rect.inflate(1.0);
        if !inside.contains(plate.min) || !inside.contains(plate.max) {
            say("a plate leaves its street", format!("{plate:?} {rect:?}"));
        }
        let houses: Vec<Rect> = view.table.street(seat).map(|house| outline(view, house)).collect();
        for (nth, &house) in houses.iter().enumerate() {
            if !inside.contains(house.min) || !inside.contains(house.max) {
                say("a house leaves its street", format!("{nth} of {}: {house:?} {rect:?}", houses.len()));
            }
            if overlap(house, plate) {
                say("a house covers the plate", format!("{house:?} {plate:?}"));
            }
            for &other in &houses[nth + 1..] {
                if overlap(house, other) {
                    say("houses overlap", format!("{house:?} {other:?}"));
                }
            }
        }
    }
    check_pieces(view, &mut say);
}

/// What lies outside the streets: cards and piles.
fn check_pieces(view: &View, say: &mut impl FnMut(&str, String)) {
    let frames = Landlord::frames();
    let mut hand: Option<Rect> = None;
    for placed in Landlord::picture(view) {
        let rest = Landlord::rest(view, &placed);
        if placed.face == Look::Place {
            continue;
        }
        if !WINDOW.inflate(-2.0).contains(rest.at) {
            say("a piece leaves the window", format!("{placed:?} {:?}", rest.at));
        }
        if let (Piece::Card(_), Some(Piece::Hand(_))) = (placed.piece, placed.at) {
            let card = Rect::from_center_size(rest.at, Vec2::new(110.0, 154.0) * rest.scale);
            hand = Some(hand.map_or(card, |hand| hand.union(card)));
        }
    }
    let Some(hand) = hand else { return };
    for seat in Seat::all(view.table.seats) {
        if overlap(hand, layout::rect(view, seat)) {
            say("a street lies under the hand", format!("{hand:?}"));
        }
    }
    let light = layout::limelight(0);
    let light = Rect::from_center_size(light.at, Vec2::new(110.0, 154.0) * light.scale);
    for (name, other) in [("tools", frames.tools), ("side", frames.side), ("card that is played", light)] {
        if overlap(hand, other) {
            say(&format!("the hand lies under the {name}"), format!("{hand:?} {other:?}"));
        }
    }
}

fn none(wrong: BTreeMap<String, String>) {
    let lines: Vec<String> = wrong.into_iter().map(|(what, detail)| format!("{what}: {detail}")).collect();
    assert!(lines.is_empty(), "\n{}", lines.join("\n"));
}

#[test]
fn random_matches_fit_for_every_viewer() {
    let levels = Levels::<Landlord>::built_in();
    let mut wrong = BTreeMap::new();
    for (nth, (setup, seats)) in TABLES.iter().enumerate() {
        let mut game = begin(levels.setup(setup).expect("a setup"), *seats as u8, nth as u64).expect("a match");
        let (mut dice, mut legal, mut made) = (Dice::new(nth as u64), Vec::new(), 0);
        while Landlord::to_act(game.state()).is_some() {
            Landlord::legal_moves(game.state(), &mut legal);
            game.play(dice.pick(&legal).expect("a decision")).expect("it is legal");
            made += 1;
            if made % 17 == 0 {
                views(game.state()).for_each(|view| check(&view, &mut wrong));
            }
        }
    }
    none(wrong);
}

fn options(seats: u8) -> Options {
    Levels::<Landlord>::built_in().standard().expect("a setup").tables[&seats]
}

/// Streets such as nobody builds in a random match: many houses, some as high as
/// can be, with cellars and lofts, and long hands.
fn town(seats: u8, most: usize, dice: &mut Dice) -> State {
    let options = options(seats);
    let mut left = Kind::ALL.map(|kind| usize::from(options.deck.count(kind)));
    left[Kind::Jail.index()] = 0;
    let mut streets: Vec<Vec<Building>> = vec![Vec::new(); usize::from(seats)];
    let take = |left: &mut [usize; Kind::COUNT], kind: Kind| {
        let some = left[kind.index()] > 0;
        left[kind.index()] -= usize::from(some);
        some
    };
    for _ in 0..16 {
        let seat = if dice.once_in(2) { 0 } else { dice.below(usize::from(seats)) };
        if streets[seat].len() == most {
            continue;
        }
        let finish = Kind::FINISHERS[dice.below(3)];
        let finish = if take(&mut left, finish) {
            finish
        } else if take(&mut left, Kind::Roof) {
            Kind::Roof
        } else {
            break;
        };
        let mut floors = Vec::new();
        for _ in 0..=dice.below(5) {
            let kind = Kind::ALL
                .into_iter()
                .filter(|kind| !kind.finishes() && !kind.lives())
                .max_by_key(|kind| left[kind.index()]);
            floors.extend(kind.filter(|&kind| take(&mut left, kind)));
        }
        if floors.is_empty() {
            break;
        }
        let over = (finish == Kind::Roof && dice.once_in(2) && take(&mut left, Kind::LoftConversion))
            .then_some(Kind::LoftConversion);
        let cellar = dice.once_in(3) && take(&mut left, Kind::CellarFlat);
        streets[seat].push(Building { floors, finish, over, cellar, residents: Vec::new() });
    }
    let tenants = Kind::ALL.into_iter().filter(|kind| kind.is_tenant());
    let hand: Vec<Kind> =
        tenants.flat_map(|kind| std::iter::repeat_n(kind, left[kind.index()])).take(dice.below(28)).collect();
    let position = Position { streets, hands: vec![hand], ..Position::default() };
    Landlord::load(&position, &options, seats, 1).expect("a position")
}

#[test]
fn long_streets_and_long_hands_fit_for_every_viewer() {
    let mut wrong = BTreeMap::new();
    for nth in 0..300 {
        let mut dice = Dice::new(nth);
        let seats = 2 + (nth % 5) as u8;
        let state = town(seats, 12, &mut dice);
        views(&state).for_each(|view| check(&view, &mut wrong));
    }
    none(wrong);
}

/// Somebody at home is within the house, and everybody in a flat of his own.
#[test]
fn flats_lie_above_each_other_within_their_house() {
    for nth in 0..60 {
        let mut dice = Dice::new(nth);
        let state = town(2 + (nth % 5) as u8, 6, &mut dice);
        for view in views(&state) {
            for house in view.table.finished() {
                let around = outline(&view, house).inflate(2.0);
                let flats = house.all_flats().map(|flat| layout::flats(&view, Place { house: house.id, flat }, 1));
                let heights: Vec<f32> =
                    flats.inspect(|pose| assert!(around.contains(pose.at))).map(|pose| pose.at.y).collect();
                let scale = layout::house(&view, house.id).scale.y;
                assert!(heights.windows(2).all(|pair| pair[1] - pair[0] > 30.0 * scale), "{heights:?}");
            }
        }
    }
}
