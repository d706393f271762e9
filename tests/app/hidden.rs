//! Hidden hands: what a viewer may not see is not on the table at all.

use bevy::prelude::*;
use tenement::app::eviction::picture::{Look, Piece};
use tenement::app::eviction::words;
use tenement::app::eviction::{Aim, Hovered, OpenCard, Preview};
use tenement::app::flow::Intent;
use tenement::app::hud::model::{HudModel, names};
use tenement::app::screens::{Curtain, Screen};
use tenement::app::stage::table;
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::locale::eviction as say;
use tenement::rules::eviction::{Card, Event, Eviction, Move};
use tenement::rules::{Seat, Viewer};

use super::support::{BOT, Dice, PERSON, Table, opening};

/// The open cards that lie in hands, with the seat.
fn open_hands(table: &mut Table) -> Vec<(Seat, Card)> {
    let shown = table::read::<Eviction>(table.app.world_mut());
    let open = shown.into_iter().filter_map(|placed| match (placed.piece, placed.at) {
        (Piece::Card(card), Some(Piece::Hand(seat))) => Some((seat, card)),
        (Piece::Hidden(..), _) => {
            assert_eq!(placed.face, Look::Back, "{placed:?}");
            None
        }
        _ => None,
    });
    open.collect()
}

/// No entity carries a card that the viewer may not know.
fn check_cards(table: &mut Table) {
    let viewer = table.live().viewer();
    let state = *table.live().game().state();
    let own = |card| matches!(viewer, Viewer::Seat(seat) if state.hands[seat.index()].contains(card));
    let world = table.app.world_mut();
    let mut cards = world.query::<(&OpenCard, &Piece, &Look)>();
    for (&OpenCard(card), piece, look) in cards.iter(world) {
        let open = state.table.discards.contains(&card) || state.table.playing == Some(card);
        assert!(open || own(card), "{card:?} is on the table for {viewer:?}");
        assert_eq!((*piece, *look), (Piece::Card(card), Look::Card(state.table.options.face(card))));
    }
    for (seat, card) in open_hands(table) {
        assert_eq!(viewer, Viewer::Seat(seat));
        assert!(state.hands[seat.index()].contains(card));
    }
}

fn hud(table: &mut Table) -> HudModel<Move> {
    let settings = table.settings().clone();
    words::model(table.live(), &settings, (&Aim::default(), Hovered::Nothing), &Preview::default(), false)
}

/// The log names no card that somebody else drew.
fn check_log(table: &mut Table) {
    let model = hud(table);
    let locale = table.settings().locale();
    let viewer = table.live().viewer();
    for entry in &model.log {
        let line = table.live().log()[entry.line].clone();
        let event = line.seen(viewer);
        let Event::Dealt { seat, card } = event else { continue };
        assert!(card.is_none() || viewer == Viewer::Seat(seat), "{viewer:?} reads {event:?}");
        let names = names(locale, table.live());
        assert_eq!(Some(&entry.text), say::event(locale, &event, &line.view().table, &names).as_ref());
    }
}

/// Plays a match at random; `look` looks after every frame.
fn play(seats: &[SeatKind], seed: u64, speed: Speed, mut look: impl FnMut(&mut Table)) {
    let (mut table, mut dice) = (opening(seats).seed(seed).speed(speed).open(), Dice::new(seed));
    while table.screen() == Screen::Match {
        let still = table.stage().is_still();
        let choice = dice.pick(table.live().choices()).filter(|_| still);
        match choice {
            Some(mv) => table.play(mv),
            None if table.curtain() == Curtain::PassTheSeat && dice.once_in(3) => table.intend(Intent::TakeSeat),
            None => table.update(),
        }
        if table.has_match() && table.screen() == Screen::Match {
            look(&mut table);
        }
    }
    assert_eq!(table.screen(), Screen::Results);
}

#[test]
fn no_card_of_another_hand_is_ever_on_the_table() {
    let companies =
        [&[PERSON, PERSON][..], &[PERSON, BOT, PERSON], &[PERSON, PERSON, BOT, PERSON], &[BOT, PERSON, BOT]];
    for (seed, seats) in companies.into_iter().enumerate() {
        for speed in [Speed::None, Speed::Fast] {
            play(seats, seed as u64, speed, |table| {
                check_cards(table);
                if table.decisions() % 16 == 0 {
                    check_log(table);
                }
            });
        }
    }
}

#[test]
fn all_hands_are_hidden_while_the_seat_is_passed_and_the_right_one_shows_after() {
    let (mut hung, mut taken) = (0, 0);
    play(&[PERSON, BOT, PERSON], 5, Speed::None, |table| {
        let open = open_hands(table);
        if table.live().awaiting().is_some() && table.live().viewer() == Viewer::Spectator {
            hung += 1;
            assert_eq!(open, [], "a hand is open while the seat is passed");
            assert!(table.live().choices().is_empty(), "nobody decides meanwhile");
            assert!(hud(table).awaiting.is_some());
        } else if table.curtain() == Curtain::PassTheSeat {
            // Somebody has just taken the seat.
            taken += 1;
            let Some(decision) = table.live().to_act() else { return };
            let hand = table.live().game().state().hands[decision.seat.index()];
            let expected: Vec<(Seat, Card)> = hand.iter().map(|card| (decision.seat, card)).collect();
            assert_eq!(open, expected, "the hand of the person who took the seat");
            assert_eq!(table.live().viewer(), Viewer::Seat(decision.seat));
        }
    });
    println!("passed {hung} frames, taken {taken} times");
    assert!(hung > 10 && taken > 5, "{hung}, {taken}");
}

#[test]
fn a_spectator_never_sees_a_hand() {
    play(&[BOT; 4], 6, Speed::None, |table| {
        assert_eq!(table.live().viewer(), Viewer::Spectator);
        check_cards(table);
        assert_eq!(open_hands(table), []);
        assert!(
            table
                .live()
                .log()
                .iter()
                .all(|line| !matches!(line.seen(Viewer::Spectator), Event::Dealt { card: Some(_), .. }))
        );
    });
}

#[test]
fn one_person_always_sees_the_own_hand_and_no_curtain() {
    play(&[BOT, PERSON, BOT], 8, Speed::None, |table| {
        assert_eq!(table.live().viewer(), Viewer::Seat(Seat(1)));
        assert_eq!(table.curtain(), Curtain::Up);
        let hand = table.live().game().state().hands[1];
        assert_eq!(open_hands(table).len(), usize::from(hand.len()));
    });
}

#[test]
fn without_cards_the_seat_is_not_passed() {
    let (mut table, mut dice) = (opening(&[PERSON; 2]).setup("no-cards").open(), Dice::new(2));
    while table.screen() == Screen::Match {
        assert_eq!((table.live().awaiting(), table.curtain()), (None, Curtain::Up));
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
        if table.screen() != Screen::Match {
            break;
        }
    }
    assert_eq!(table.screen(), Screen::Results);
}
