//! Whole matches with the pointer alone: every legal decision has a place on the
//! table, or a button.

use tenement::app::alternatywy::picture::Piece;
use tenement::app::alternatywy::{Target, Ways};
use tenement::app::flow::Intent;
use tenement::rules::alternatywy::{Move, View};

use super::pointer::click;
use super::{Block, TABLES, hud, made, play_asked, step, wish};

/// Where to click for a target.
fn piece(view: &View, target: Target) -> Option<Piece> {
    let table = &view.table;
    let goods = table.options.goods;
    Some(match target {
        Target::Place(place) => Piece::Spot(place),
        Target::Seat(seat) => Piece::Plate(seat),
        Target::Card(kind) => Piece::Card(view.hand?.iter().find(|&card| table.kind(card) == kind)?),
        Target::Good(good) => Piece::Token(view.own_goods.iter().find(|&token| goods.good(token) == good)?),
        Target::Line(line) => Piece::Line(line),
        Target::Pick(pick) => Piece::Pick(pick),
        Target::Door => Piece::ShopDoor,
        Target::Work => Piece::Work(table.work?),
        Target::Trash(place) => Piece::Trash(place),
        Target::Button => return None,
    })
}

/// Makes a decision as somebody with a pointer does; a card with its target.
fn make(table: &mut Block, mv: Move) {
    let before = made(table).len();
    let view = table.live().shown();
    let button = hud(table).buttons.into_iter().find(|button| button.enabled && button.moves == [mv]);
    if let Some(button) = button {
        table.intend(Intent::Play(button.moves));
    } else if let Move::Play(kind) = mv {
        let card = piece(&view, Target::Card(kind)).expect("a card of the hand");
        click(table, card);
        table.update();
        let ways = table.app.world().resource::<Ways>().all.clone();
        let way = ways.first().unwrap_or_else(|| panic!("{mv} leads nowhere"));
        click(table, piece(&view, way.target).expect("a place on the table"));
    } else {
        let ways = table.app.world().resource::<Ways>();
        let target = ways.all.iter().find(|way| way.moves == [mv]).map(|way| way.target);
        let place = target.and_then(|target| piece(&view, target));
        let place = place.unwrap_or_else(|| panic!("{mv} at {:?} has neither a place nor a button", step(table)));
        click(table, place);
    }
    assert_eq!(made(table).get(before), Some(&mv), "{:?}: {:?}", step(table), table.refused());
}

#[test]
fn every_decision_can_be_made_with_a_pointer() {
    let mut decided = 0;
    for nth in 0..TABLES.len() {
        play_asked(nth, 400, |table, dice| {
            let wanted = wish(table, dice);
            make(table, wanted);
            decided += 1;
        });
    }
    println!("{decided} decisions with the pointer");
    assert!(decided > 800, "{decided}");
}
