//! The pointer: a card is picked up, and a click or a drop decides what it does.

use std::time::Duration;

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Click, Move as PointerMove};
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use tenement::app::hud::Pressed;
use tenement::app::landlord::picture::Piece;
use tenement::app::landlord::{Hovered, Preview};
use tenement::app::stage::table::PieceIndex;
use tenement::cli::Speed;
use tenement::rules::Seat;
use tenement::rules::landlord::{HouseId, Kind, Move};

use super::{Street, against, aim, hud, in_hand, made, moves, play, scene};
use crate::support::BOT;

const HOUSES: &str = r#""streets": [
    [{ "floors": ["move", "roof"], "finish": "roof", "residents": [{ "kind": "single", "flat": 2 }] },
     { "floors": ["move", "roof", "roof"], "finish": "roof", "over": "loft_conversion", "cellar": true }],
    [{ "floors": ["move", "roof"], "finish": "roof", "residents": [{ "kind": "celebrity", "flat": 1, "refused": true }] }]
], "hands": [["student", "family", "manager", "bomb", "murder", "rent_refusal", "roof", "law", "cellar_flat"], ["roof"]],
"money": [9, 9, 9]"#;

pub const MOUSE: PointerId = PointerId::Mouse;
const FINGER: PointerId = PointerId::Touch(1);

pub fn table() -> Street {
    scene(&against(2), Speed::None, "", HOUSES)
}

pub fn entity(table: &Street, piece: Piece) -> Entity {
    let found = table.app.world().resource::<PieceIndex<tenement::rules::landlord::Landlord>>().get(piece);
    found.unwrap_or_else(|| panic!("{piece:?} is not on the table"))
}

/// Something happens to a piece; no frame.
pub fn send<E>(table: &mut Street, id: PointerId, on: Piece, event: E)
where
    E: std::fmt::Debug + Clone + Reflect,
    Pointer<E>: Message,
{
    let on = entity(table, on);
    send_to(table, id, on, event);
}

/// The same for an entity, alive or not.
pub fn send_to<E>(table: &mut Street, id: PointerId, on: Entity, event: E)
where
    E: std::fmt::Debug + Clone + Reflect,
    Pointer<E>: Message,
{
    let location = Location {
        target: NormalizedRenderTarget::None { width: 1280, height: 720 },
        position: Vec2::new(500.0, 300.0),
    };
    table.app.world_mut().write_message(Pointer::new(id, location, event, on));
}

pub fn hit() -> HitData {
    HitData::new(Entity::PLACEHOLDER, 0.0, Some(Vec3::ZERO), None)
}

fn press(table: &mut Street, id: PointerId, button: PointerButton, on: Piece) {
    send(table, id, on, Click { button, hit: hit(), duration: Duration::from_millis(3), count: 1 });
    table.update();
}

/// A click, and a frame in which what it changed is looked at.
pub fn click(table: &mut Street, on: Piece) {
    press(table, MOUSE, PointerButton::Primary, on);
}

pub fn pick(table: &mut Street, kind: Kind) {
    let card = in_hand(table, kind);
    click(table, Piece::Card(card));
    assert_eq!(aim(table).picked, Some(card), "{} is picked up", kind.name());
    table.update();
}

pub fn refusal(table: &Street) -> (&'static str, &'static str) {
    let [refusal] = table.refused()[..] else { panic!("one reason: {:?}", table.refused()) };
    (refusal.rule, refusal.reason)
}

const A: HouseId = HouseId(0);
pub const B: HouseId = HouseId(1);
pub const RIVAL: HouseId = HouseId(2);

/// Who lives there, as a piece.
fn lodger(table: &Street, house: HouseId) -> Piece {
    Piece::Card(table.live().shown().table.house(house).expect("a house").residents[0].card)
}

#[test]
fn a_card_and_a_click_decide_at_once() {
    let storey = |house, floor| move |_: &Street| Piece::Storey(house, floor);
    type Where = Box<dyn Fn(&Street) -> Piece>;
    let cases: Vec<(Kind, Where, &str)> = vec![
        (Kind::Student, Box::new(storey(A, 1)), "play student; flat 0,1"),
        (Kind::Student, Box::new(storey(B, 3)), "play student; flat 1,3"),
        (Kind::Family, Box::new(storey(B, 1)), "play family; flat 1,1"),
        (Kind::Bomb, Box::new(|_| Piece::House(RIVAL)), "play bomb; house 2"),
        (Kind::Bomb, Box::new(storey(RIVAL, 2)), "play bomb; house 2"),
        (Kind::Bomb, Box::new(|table| lodger(table, RIVAL)), "play bomb; house 2"),
        (Kind::Murder, Box::new(|table| lodger(table, RIVAL)), "play murder; resident 2,1"),
        (Kind::Murder, Box::new(storey(RIVAL, 2)), "play murder; resident 2,1"),
        (Kind::RentRefusal, Box::new(|table| lodger(table, A)), "play rent-refusal; resident 0,2"),
        (Kind::CellarFlat, Box::new(|_| Piece::House(A)), "play cellar-flat; house 0"),
        (Kind::Law, Box::new(|_| Piece::Plot), "floor law"),
    ];
    for (kind, place, decided) in cases {
        let mut table = table();
        pick(&mut table, kind);
        assert_eq!(made(&table), [], "picking up decides nothing");
        let on = place(&table);
        click(&mut table, on);
        let wanted = moves(decided);
        assert_eq!(made(&table)[..wanted.len().min(made(&table).len())], wanted, "{}", kind.name());
        table.check();
        table.update();
        assert_eq!(aim(&table).picked, None, "nothing is in the hand any more");
    }
}

#[test]
fn the_cellar_and_the_loft_are_flats_too() {
    for (flat, decided) in [(0, "play student; flat 1,0"), (4, "play student; flat 1,4")] {
        let mut table = table();
        pick(&mut table, Kind::Student);
        let house = *table.live().shown().table.house(B).expect("a house");
        let card = if flat == 0 { house.cellar } else { house.over };
        click(&mut table, Piece::Card(card.expect("it is there")));
        assert_eq!(made(&table), moves(decided));
    }
}

#[test]
fn who_covers_two_flats_moves_in_with_a_click_on_either() {
    for floor in [1, 2] {
        let mut table = table();
        pick(&mut table, Kind::Family);
        // In the rival's house there is no room; in B are three floors.
        click(&mut table, Piece::Storey(B, floor));
        assert!(made(&table).len() == 2, "floor {floor}");
        let Move::Flat(place) = made(&table)[1] else { panic!("{:?}", made(&table)) };
        assert!(place.flat.0 == floor || place.flat.0 + 1 == floor);
    }
}

#[test]
fn an_unlit_flat_decides_nothing_about_another_and_says_why() {
    let cases = [
        (Kind::Student, Piece::Storey(A, 2), ("LL 1.3", "flat-taken")),
        (Kind::Student, Piece::Storey(RIVAL, 1), ("LL 1.3", "flat-taken")),
        (Kind::Manager, Piece::Storey(A, 1), ("LL 1.3", "too-high")),
        (Kind::Manager, Piece::Storey(B, 2), ("LL 1.3", "too-high")),
        (Kind::RentRefusal, Piece::Storey(RIVAL, 1), ("LL R75", "refused-already")),
        (Kind::RentRefusal, Piece::Storey(RIVAL, 2), ("LL R75", "refused-already")),
        (Kind::Murder, Piece::Storey(A, 2), ("LL 1.4", "single")),
        (Kind::CellarFlat, Piece::House(B), ("LL 1.5", "cellar-there")),
        (Kind::Bomb, Piece::Plot, ("", "")),
    ];
    for (kind, on, expected) in cases {
        let mut table = table();
        pick(&mut table, kind);
        click(&mut table, on);
        if expected.0.is_empty() {
            assert_eq!(made(&table), [Move::Floor(kind)]);
            continue;
        }
        assert_eq!(made(&table), [], "{} on {on:?}", kind.name());
        let (rule, reason) = refusal(&table);
        // With no suitable flat at all it can only be a floor.
        let nowhere = kind == Kind::Manager && reason == "no-suitable-flat";
        assert!((rule, reason) == expected || nowhere, "{} on {on:?}: {rule} {reason}", kind.name());
        assert_eq!(aim(&table).picked, Some(in_hand(&table, kind)), "it can be aimed elsewhere");
    }
}

#[test]
fn a_card_that_can_do_nothing_says_why() {
    let houses = r#""streets": [[], [{ "floors": ["move"], "finish": "roof" }]], "hands": [["police", "student"], []]"#;
    let mut table = scene(&against(2), Speed::None, "", houses);
    // Without a card that finishes a house there is no floor to lay.
    let card = in_hand(&table, Kind::Police);
    click(&mut table, Piece::Card(card));
    assert_eq!((aim(&table).picked, refusal(&table).0), (None, "LL R97"));
}

#[test]
fn the_second_click_puts_the_card_back() {
    let mut table = table();
    for _ in 0..3 {
        pick(&mut table, Kind::Student);
        let card = in_hand(&table, Kind::Student);
        click(&mut table, Piece::Card(card));
        assert_eq!(aim(&table).picked, None);
        pick(&mut table, Kind::Bomb);
        press(&mut table, MOUSE, PointerButton::Secondary, Piece::House(A));
        assert_eq!(aim(&table).picked, None, "the other button puts it back too");
        pick(&mut table, Kind::Murder);
        table.app.world_mut().write_message(Pressed("put-back"));
        table.update();
        assert_eq!(aim(&table).picked, None, "and so does its own button");
    }
    assert_eq!(made(&table), []);
}

#[test]
fn another_card_takes_the_place_of_the_one_picked_up() {
    let mut table = table();
    pick(&mut table, Kind::Student);
    pick(&mut table, Kind::Bomb);
    click(&mut table, Piece::Storey(A, 1));
    assert_eq!(made(&table)[..2], moves("play bomb; house 0"));
}

#[test]
fn a_finger_previews_first_and_decides_then() {
    let mut table = table();
    pick(&mut table, Kind::Student);
    press(&mut table, FINGER, PointerButton::Primary, Piece::Storey(A, 1));
    assert_eq!((made(&table), aim(&table).moves.clone()), (Vec::new(), moves("play student; flat 0,1")));
    press(&mut table, FINGER, PointerButton::Primary, Piece::Storey(A, 1));
    assert_eq!(made(&table), moves("play student; flat 0,1"));
}

#[test]
fn hovering_explains_aims_and_foresees_the_rent() {
    let mut table = table();
    pick(&mut table, Kind::Student);
    send(&mut table, MOUSE, Piece::Storey(A, 1), PointerMove { hit: hit(), delta: Vec2::ONE });
    table.update();
    assert_eq!(aim(&table).moves, moves("play student; flat 0,1"));
    assert!(matches!(*table.app.world().resource::<Hovered>(), Hovered::Flat(place) if place.house == A));
    let Preview(changes) = table.app.world().resource::<Preview>().clone();
    assert!(matches!(changes[..], [(Seat(0), before, after)] if after > before), "{changes:?}");
    let model = hud(&mut table);
    assert!(model.explained.is_some() && model.preview.is_some());
}

#[test]
fn a_click_while_something_is_shown_only_skips_it() {
    let mut table = scene(&against(2), Speed::Normal, "", HOUSES);
    play(&mut table, "play student; flat 0,1");
    assert!(!table.stage().is_still());
    click(&mut table, Piece::House(RIVAL));
    assert!(table.stage().is_still());
    assert_eq!(made(&table).len(), 2);
}

#[test]
fn a_click_on_a_plate_looks_closely_and_the_next_one_leans_back() {
    let mut table = scene(&[BOT; 3], Speed::None, "", r#""hands": [["law"]]"#);
    table.settings().speed = Speed::Slow;
    click(&mut table, Piece::Street(Seat(1)));
    assert!(table.stage().gaze().is_some());
    click(&mut table, Piece::Street(Seat(1)));
    assert_eq!(table.stage().gaze(), None);
}

#[test]
fn the_trade_button_lays_the_offers_open_and_away() {
    let mut table = table();
    let offers = |table: &mut Street| {
        hud(table).buttons.iter().filter(|button| matches!(button.moves[..], [Move::Offer(_)])).count()
    };
    assert_eq!(offers(&mut table), 0);
    for expected in [1, 0, 1] {
        assert!(hud(&mut table).buttons.iter().any(|button| button.press == Some("trade")));
        table.app.world_mut().write_message(Pressed("trade"));
        table.update();
        assert_eq!((aim(&table).trading, offers(&mut table)), (expected == 1, expected));
    }
    table.press(KeyCode::KeyT);
    assert!(!aim(&table).trading, "the key does the same");
    play(&mut table, "offer 1; want roof");
    let sums: Vec<Move> = hud(&mut table).buttons.iter().flat_map(|button| button.moves.clone()).collect();
    assert!(sums.contains(&Move::Pay(0)) && sums.contains(&Move::Pay(9)), "{sums:?}");
}
