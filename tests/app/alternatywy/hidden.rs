//! Hidden things have no face: what a viewer may not see is not on the table at
//! all, and not in the words around it.

use bevy::prelude::*;
use tenement::app::alternatywy::picture::{Look, Piece, fanned, in_play};
use tenement::app::alternatywy::{Aim, Hovered, OpenCard, OpenGood, Ways, words};
use tenement::app::flow::Live;
use tenement::app::hud::model::{HudModel, Said};
use tenement::app::screens::Screen;
use tenement::app::settings::Settings;
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::levels::{Levels, begin};
use tenement::record::Match;
use tenement::rules::alternatywy::{Alternatywy, Move, State, Step};
use tenement::rules::{Game, Seat, Viewer};

use super::{Block, TABLES, hud, play_matches, step};
use crate::support::{BOT, Dice, PERSON, opening};

/// No entity carries a card, a token or a Trait that the viewer may not know.
fn check_faces(table: &mut Block) {
    let viewer = table.live().viewer();
    let state = *table.live().game().state();
    let view = Alternatywy::view(&state, viewer);
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let me = Seat::all(state.table.seats).find(|&seat| own(seat));
    let played: Vec<_> = in_play(&view).into_iter().map(|(_, card)| card).collect();
    let world = table.app.world_mut();
    for (&OpenCard(card), piece) in world.query::<(&OpenCard, &Piece)>().iter(world) {
        let held = me.is_some_and(|me| state.hands[me.index()].contains(card)) || view.passing == Some(card);
        assert!(played.contains(&card) || held, "{card:?} is on the table for {viewer:?}");
        assert_eq!(*piece, Piece::Card(card));
    }
    for &OpenGood(token) in world.query::<&OpenGood>().iter(world) {
        let goods = me.map(|me| state.goods[me.index()].or(state.bids[me.index()])).unwrap_or_default();
        assert!(goods.contains(token), "{token:?} is on the table for {viewer:?}");
    }
    for (piece, look) in world.query::<(&Piece, &Look)>().iter(world) {
        match (*piece, *look) {
            (Piece::Trait(seat), Look::Trait(Some(_))) => {
                assert!(own(seat) || state.table.shown[seat.index()].is_some(), "{seat:?}");
            }
            (Piece::Laid(seat), Look::Token(_, Some(_))) => {
                assert!(own(seat) || state.table.revealed[seat.index()].is_some(), "{seat:?}");
            }
            (Piece::Hand(_) | Piece::Goods(_) | Piece::Bid(_) | Piece::DoorGood(_), face) => {
                assert!(matches!(face, Look::Place | Look::Fan(..) | Look::Heap(_) | Look::GoodBack), "{face:?}");
            }
            _ => {}
        }
    }
    // What lies there always tells nothing; what is fanned out is for one alone.
    assert!(fanned(&view).is_empty() || own(state.table.decider));
}

#[test]
fn nothing_hidden_is_ever_on_the_table() {
    play_matches(0..8, check_faces);
}

#[test]
fn all_is_hidden_while_the_seat_is_passed() {
    let mut hung = 0;
    play_matches([2, 3, 4, 5].into_iter(), |table| {
        if table.live().awaiting().is_some() && table.live().viewer() == Viewer::Spectator {
            hung += 1;
            let world = table.app.world_mut();
            let played = in_play(&world.resource::<Live<Alternatywy>>().shown()).len();
            assert_eq!(world.query::<&OpenCard>().iter(world).count(), played);
            assert_eq!(world.query::<&OpenGood>().iter(world).count(), 0);
            assert!(table.live().choices().is_empty() && hud(table).buttons.is_empty());
        }
    });
    assert!(hung > 20, "{hung}");
}

/// Characters are chosen openly before anybody has been dealt anything: there is
/// nothing to hide yet, so the machine is not passed on.
#[test]
fn the_seat_is_passed_only_once_there_is_something_to_hide() {
    let mut table: Block = opening(&[PERSON, PERSON, PERSON]).open_as();
    let (mut dice, mut chosen) = (Dice::new(1), 0);
    while step(&table) == Step::Character {
        assert_eq!(table.live().awaiting(), None, "after {chosen} Characters");
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
        chosen += 1;
    }
    assert!(chosen >= 3, "everybody was asked");
    assert!(table.live().awaiting().is_some(), "hands have been dealt");
}

/// What the margins say to somebody about a match that has just been laid.
fn said(state: &State, viewer: Viewer, hovered: Hovered) -> HudModel<Move> {
    let seats = state.table.seats;
    let kind = |seat| if viewer == Viewer::Seat(seat) { PERSON } else { BOT };
    let company: Vec<SeatKind> = Seat::all(seats).map(kind).collect();
    let live = Live::of(Match::<Alternatywy>::from_state(*state, state.table.options, seats, 1), company);
    words::model(&live, &Settings::default(), (&Aim::default(), hovered), &Ways::default(), false)
}

/// Plays matches of the rules alone, and looks at some of their states.
fn look_at_states(every: usize, mut look: impl FnMut(&State, &mut Dice)) {
    let levels = Levels::<Alternatywy>::built_in();
    for (nth, (setup, seats)) in TABLES.iter().enumerate() {
        let mut game = begin(levels.setup(setup).expect("a setup"), *seats as u8, nth as u64).expect("a match");
        let (mut dice, mut legal, mut made) = (Dice::new(nth as u64), Vec::new(), 0);
        while Alternatywy::to_act(game.state()).is_some() {
            Alternatywy::legal_moves(game.state(), &mut legal);
            game.play(dice.pick(&legal).expect("a decision")).expect("it is legal");
            made += 1;
            if made % every == 0 || matches!(game.state().table.step, Step::React { .. }) {
                look(game.state(), &mut dice);
            }
        }
    }
}

#[test]
fn the_words_depend_on_nothing_but_the_view() {
    let (mut compared, mut windows) = (0, 0);
    look_at_states(19, |state, dice| {
        let table = &state.table;
        windows += usize::from(matches!(table.step, Step::React { .. }));
        let mut all: Vec<Hovered> =
            Seat::all(table.seats).flat_map(|seat| [Hovered::Seat(seat), Hovered::Trait(seat)]).collect();
        all.extend(tenement::rules::alternatywy::Place::ALL.map(Hovered::Place));
        all.extend([Hovered::List, Hovered::Clock, Hovered::Door, Hovered::Works, Hovered::Track]);
        all.extend(table.work.map(Hovered::Work));
        for viewer in Seat::all(table.seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = Alternatywy::redeal(&Alternatywy::view(state, viewer), dice.below(1000) as u64);
            let hovered = dice.pick(&all).expect("something");
            let (first, second) = (said(state, viewer, hovered), said(&other, viewer, hovered));
            assert_eq!(first, second, "{viewer:?} learns something at {:?}", table.step);
            compared += 1;
        }
    });
    println!("{compared} models compared, {windows} windows");
    assert!(compared > 1_000 && windows > 30, "{compared}, {windows}");
}

#[test]
fn in_a_window_nobody_else_is_told_who_is_asked() {
    let mut windows = 0;
    look_at_states(usize::MAX, |state, _| {
        let asked = state.asked.expect("somebody is asked");
        windows += 1;
        for viewer in
            Seat::all(state.table.seats).filter(|&seat| seat != asked).map(Viewer::Seat).chain([Viewer::Spectator])
        {
            let model = said(state, viewer, Hovered::Nothing);
            assert_eq!(model.active, None);
            assert!(model.buttons.is_empty(), "{viewer:?}");
        }
    });
    assert!(windows > 30, "{windows}");
}

#[test]
fn while_a_bot_is_asked_the_margins_say_what_they_said_before() {
    let (mut asked, mut shown) = (0, 0);
    for seed in 0..4 {
        let opening = opening(&[PERSON, BOT, BOT, BOT]).seed(seed).speed(Speed::Fast);
        let (mut table, mut dice): (Block, Dice) = (opening.open_as(), Dice::new(seed));
        let (mut said, mut last) = (Said::default(), None);
        for _ in 0..2_500 {
            let choice = dice.pick(table.live().choices()).filter(|_| table.stage().is_still());
            match choice {
                Some(mv) => table.play(mv),
                None => table.update(),
            }
            if table.screen() != Screen::Match || !table.has_match() {
                break;
            }
            let plain = hud(&mut table);
            let model = plain.clone().held_back(table.live(), &mut said);
            let window = matches!(step(&table), Step::React { .. });
            let now = (model.prompt.clone(), model.active, model.log.last().map(|entry| entry.line));
            if window && !table.live().asks_a_person() || !table.stage().is_still() {
                asked += usize::from(window);
                shown += 1;
                assert!(last.as_ref().is_none_or(|last| *last == now), "{last:?}, {now:?}");
            } else {
                assert_eq!(model, plain, "when it is over, all is said");
            }
            last = Some(now);
        }
    }
    assert!(asked > 20 && shown > 500, "{asked}, {shown}");
}
