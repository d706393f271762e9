//! Whole matches with the pointer alone: every legal decision has a place on the
//! table, or a button.

use tenement::app::hud::Pressed;
use tenement::app::landlord::picture::Piece;
use tenement::app::landlord::{Aim, Target, Way, Ways};
use tenement::app::screens::Screen;
use tenement::rules::Viewer;
use tenement::rules::landlord::{Flat, Kind, Move, Place, View};

use super::pointer::{click, pick};
use super::{Street, TABLES, against, hud, made, step};
use crate::support::{Dice, opening};

/// The card of the hand that a decision is made with.
fn card_of(mv: Move) -> Option<Kind> {
    match mv {
        Move::Floor(kind) | Move::Finish(kind) | Move::Play(kind) | Move::Counter(kind) | Move::Give(Some(kind)) => {
            Some(kind)
        }
        Move::Politics(_) => Some(Kind::Politics),
        _ => None,
    }
}

/// The piece at a flat: its storey, or the card that makes the flat.
fn flat(view: &View, place: Place) -> Piece {
    let house = view.table.house(place.house).expect("a house");
    let card = if place.flat == Flat::CELLAR {
        house.cellar
    } else if Some(place.flat) == house.attic_flat() {
        house.over.or(house.finish)
    } else {
        None
    };
    card.map_or(Piece::Storey(place.house, place.flat.0), Piece::Card)
}

/// Where to click for a target.
fn piece(view: &View, target: Target) -> Option<Piece> {
    Some(match target {
        Target::Plot => Piece::Plot,
        Target::House(house) => Piece::House(house),
        Target::Flat(place) => flat(view, place),
        Target::Resident(place) => {
            let house = view.table.house(place.house).expect("a house");
            Piece::Card(house.resident_in(place.flat).expect("somebody lives there").card)
        }
        Target::Street(seat) => Piece::Street(seat),
        Target::Pile => Piece::Pile,
        Target::Discards => Piece::Discards,
        Target::Hand(_) | Target::Button => return None,
    })
}

/// The way that begins with a decision, if a click on its target takes it.
fn way(table: &Street, mv: Move) -> Option<Way> {
    let ways = table.app.world().resource::<Ways>();
    let to = |way: &&Way| ways.to(way.target) == Some(way) && way.moves[0] == mv;
    ways.all.iter().find(to).cloned()
}

/// Makes a decision as somebody with a pointer does.
fn make(table: &mut Street, mv: Move) {
    let before = made(table).len();
    table.update();
    let kind = card_of(mv);
    let offered = hud(table).buttons.iter().any(|button| button.moves == [mv]);
    if let Some(kind) = kind.filter(|_| !offered) {
        pick(table, kind);
    }
    if matches!(mv, Move::Offer(_)) {
        table.app.world_mut().write_message(Pressed("trade"));
        table.update();
    }
    let view = table.live().shown();
    let place = way(table, mv).and_then(|way| piece(&view, way.target));
    let buttons = hud(table).buttons;
    let button = buttons.iter().find(|button| button.enabled && button.moves == [mv]);
    match (button, place) {
        (Some(button), _) => table.intend(tenement::app::flow::Intent::Play(button.moves.clone())),
        (None, Some(place)) => click(table, place),
        (None, None) => {
            let ways = table.app.world().resource::<Ways>();
            panic!("{mv} at {:?} has neither a place nor a button: {ways:?}, {buttons:?}", step(table))
        }
    }
    assert_eq!(made(table).get(before), Some(&mv), "{:?}", table.refused());
}

/// Sums between those that have a button are left to the keyboard.
fn has_a_button(view: &View, mv: Move) -> bool {
    let most = match view.viewer {
        Viewer::Seat(seat) => view.money(seat).unwrap_or(0),
        Viewer::Spectator => 0,
    };
    match mv {
        Move::Pay(amount) => amount <= 6 || amount == most,
        Move::Charge(amount) => amount <= 6,
        _ => true,
    }
}

#[test]
fn every_decision_can_be_made_with_a_pointer() {
    let mut decided = 0;
    for nth in 0..8 {
        let (setup, seats) = TABLES[nth % TABLES.len()];
        let opening = opening(&against(seats - 1)).setup(setup).seed(nth as u64 + 70);
        let (mut table, mut dice): (Street, Dice) = (opening.open_as(), Dice::new(nth as u64));
        while table.screen() == Screen::Match {
            if table.live().choices().is_empty() {
                table.update();
                continue;
            }
            let view = table.live().view();
            let choices: Vec<Move> =
                table.live().choices().iter().copied().filter(|&mv| has_a_button(&view, mv)).collect();
            // Cards are played oftener than turns are ended, so that much is tried.
            let busy: Vec<Move> =
                choices.iter().copied().filter(|mv| !matches!(mv, Move::Done | Move::Offer(_))).collect();
            let wanted = if dice.once_in(3) { dice.pick(&choices) } else { dice.pick(&busy).or(dice.pick(&choices)) };
            make(&mut table, wanted.expect("a decision"));
            decided += 1;
        }
        assert_eq!(*table.app.world().resource::<Aim>(), Aim::default());
    }
    println!("{decided} decisions with the pointer");
    assert!(decided > 400, "{decided}");
}
