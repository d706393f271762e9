//! Hidden cards and money: what a viewer may not see is not on the table at all,
//! and not in the words around it.

use std::collections::BTreeSet;

use bevy::prelude::*;
use tenement::app::flow::{Intent, Live, Pace};
use tenement::app::hud::model::HudModel;
use tenement::app::landlord::picture::{Look, Piece};
use tenement::app::landlord::{Aim, Floor, Hovered, OpenCard, Preview, Ways, words};
use tenement::app::screens::Curtain;
use tenement::app::settings::Settings;
use tenement::app::stage::Shown;
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::levels::{Levels, begin};
use tenement::record::Match;
use tenement::rules::landlord::{Card, Event, Landlord, Move, Place, State, Step, Table as Rules};
use tenement::rules::{Game, Seat, Viewer};

use super::{Street, TABLES, hud, play, play_matches, scene, step};
use crate::support::{BOT, Dice, PERSON};

/// The cards that lie open to everybody.
fn open_cards(table: &Rules) -> BTreeSet<Card> {
    let mut open: BTreeSet<Card> = table.discards.iter().copied().collect();
    open.extend(table.playing);
    open.extend(table.crime().and_then(|crime| crime.error).map(|(card, _)| card));
    open.extend(table.starting_roofs.into_iter().flatten());
    for house in &table.houses {
        open.extend(house.cellar.into_iter().chain(house.finish).chain(house.over));
        open.extend(house.residents.iter().flat_map(|who| [Some(who.card), who.refusal]).flatten());
    }
    open
}

/// No entity carries a card that the viewer may not know, and no floor says what
/// it hides.
fn check_cards(table: &mut Street) {
    let viewer = table.live().viewer();
    let state = *table.live().game().state();
    let open = open_cards(&state.table);
    let own = |card: Card| matches!(viewer, Viewer::Seat(seat) if state.hands[seat.index()].contains(card));
    let world = table.app.world_mut();
    let mut cards = world.query::<(&OpenCard, &Piece)>();
    for (&OpenCard(card), piece) in cards.iter(world) {
        assert!(open.contains(&card) || own(card), "{card:?} is on the table for {viewer:?}");
        assert_eq!(*piece, Piece::Card(card));
    }
    let mut floors = world.query::<(&Floor, &Look, Option<&OpenCard>)>();
    for (floor, look, card) in floors.iter(world) {
        // The windows depend on where the floor is, not on what it hides.
        assert!(card.is_none() && matches!(look, Look::Storey(_)), "{floor:?}");
    }
    let mut hands = world.query::<(&Piece, &Look)>();
    for (piece, look) in hands.iter(world) {
        if let Piece::Hand(seat) = piece {
            let expected =
                if viewer == Viewer::Seat(*seat) { Look::Place } else { Look::Fan(state.hands[seat.index()].len()) };
            assert_eq!(*look, expected);
        }
    }
}

/// The log shows nobody what somebody else drew or hides.
fn check_log(table: &Street) {
    let viewer = table.live().viewer();
    for line in table.live().log() {
        let (seat, card) = match line.seen(viewer) {
            Event::Drawn { seat, card, .. } | Event::FloorReturned { seat, card } => (seat, card),
            Event::FloorLaid { seat, card, open: false, .. } => (seat, card),
            _ => continue,
        };
        assert!(card.is_none() || viewer == Viewer::Seat(seat), "{viewer:?} reads {:?}", line.seen(viewer));
        assert_eq!((line.view().hand, line.view().viewer), (None, Viewer::Spectator));
    }
}

#[test]
fn no_hidden_card_is_ever_on_the_table_or_in_the_log() {
    let mut frame = 0;
    play_matches(0..8, |table| {
        check_cards(table);
        frame += 1;
        if frame % 64 == 0 {
            check_log(table);
        }
    });
}

#[test]
fn all_hands_are_hidden_while_the_seat_is_passed() {
    let (mut hung, mut taken) = (0, 0);
    // The second of four companies has two people.
    play_matches([1, 5].into_iter(), |table| {
        let world = table.app.world_mut();
        let mut cards = world.query::<(&OpenCard, &Piece)>();
        let shown: BTreeSet<Card> = cards.iter(world).map(|(&OpenCard(card), _)| card).collect();
        if table.live().awaiting().is_some() && table.live().viewer() == Viewer::Spectator {
            hung += 1;
            let state = table.live().game().state();
            assert!(state.hands.iter().all(|hand| hand.iter().all(|card| !shown.contains(&card))));
            assert!(table.live().choices().is_empty(), "nobody decides meanwhile");
            assert!(hud(table).awaiting.is_some() && hud(table).buttons.is_empty());
        } else if let (Viewer::Seat(seat), true) = (table.live().viewer(), table.told().iter().any(|told| told.reset)) {
            taken += 1;
            let hand = table.live().game().state().hands[seat.index()];
            assert!(hand.iter().all(|card| shown.contains(&card)), "the hand of the person who took the seat");
        }
    });
    assert!(hung > 10 && taken > 5, "{hung}, {taken}");
}

// ------------------------------------------------------------------- the words

/// What the margins say to somebody about a match that has just been laid, with
/// whatever the pointer is over.
fn said(state: &State, viewer: Viewer, hovered: Hovered) -> HudModel<Move> {
    let seats = state.table.seats;
    let kind = |seat| if viewer == Viewer::Seat(seat) { PERSON } else { BOT };
    let company: Vec<SeatKind> = Seat::all(seats).map(kind).collect();
    let live = Live::of(Match::<Landlord>::from_state(*state, state.table.options, seats, 1), company);
    let mut aim = Aim::default();
    aim.trading = true;
    words::model(&live, &Settings::default(), (&aim, hovered), (&Ways::default(), &Preview::default()), false)
}

/// Everything the pointer can be over.
fn everything(state: &State) -> Vec<Hovered> {
    let table = &state.table;
    let mut all = vec![Hovered::Nothing, Hovered::Plot, Hovered::Pile, Hovered::Discards, Hovered::Jail];
    all.extend(Seat::all(table.seats).map(Hovered::Seat));
    for house in &table.houses {
        all.push(Hovered::House(house.id));
        all.extend(house.all_flats().map(|flat| Hovered::Flat(Place { house: house.id, flat })));
    }
    all.extend(table.playing.map(Hovered::Limelight));
    all
}

/// Plays matches of the rules alone, and looks at some of their states.
fn look_at_states(every: usize, mut look: impl FnMut(&State, &mut Dice)) {
    let levels = Levels::<Landlord>::built_in();
    for (nth, (setup, seats)) in TABLES.iter().enumerate() {
        let mut game = begin(levels.setup(setup).expect("a setup"), *seats as u8, nth as u64).expect("a match");
        let (mut dice, mut legal, mut made) = (Dice::new(nth as u64), Vec::new(), 0);
        while Landlord::to_act(game.state()).is_some() {
            Landlord::legal_moves(game.state(), &mut legal);
            let offers = dice.once_in(8);
            legal.retain(|mv| offers || !matches!(mv, Move::Offer(_)));
            game.play(dice.pick(&legal).expect("a decision")).expect("it is legal");
            made += 1;
            if made % every == 0 || game.state().table.step.window().is_some() {
                look(game.state(), &mut dice);
            }
        }
    }
}

#[test]
fn the_words_depend_on_nothing_but_the_view() {
    let (mut compared, mut windows) = (0, 0);
    look_at_states(23, |state, dice| {
        let viewers = Seat::all(state.table.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        let all = everything(state);
        windows += usize::from(state.table.step.window().is_some());
        for viewer in viewers {
            let other = Landlord::redeal(&Landlord::view(state, viewer), dice.below(1000) as u64);
            for hovered in [dice.pick(&all), dice.pick(&all)].into_iter().flatten() {
                let (first, second) = (said(state, viewer, hovered), said(&other, viewer, hovered));
                assert_eq!(first, second, "{viewer:?} learns something at {:?}", state.table.step);
                compared += 1;
            }
        }
    });
    println!("{compared} models compared, {windows} windows");
    assert!(compared > 1_000 && windows > 50, "{compared}, {windows}");
}

#[test]
fn in_a_window_nobody_else_is_told_who_is_asked_and_no_bot_takes_its_time() {
    let mut seen = BTreeSet::new();
    look_at_states(usize::MAX, |state, _| {
        let step = state.table.step;
        assert_eq!(Landlord::pace(&step), Pace(0.0));
        let asked = state.asked.expect("somebody is asked");
        for viewer in Seat::all(state.table.seats).filter(|&seat| seat != asked).map(Viewer::Seat) {
            let model = said(state, viewer, Hovered::Nothing);
            assert_eq!(model.active, Some(state.table.active), "{step:?}");
            assert!(!model.asked && model.buttons.is_empty());
        }
        let model = said(state, Viewer::Seat(asked), Hovered::Nothing);
        assert!(model.asked && !model.buttons.is_empty(), "whoever is asked knows it");
        seen.insert(format!("{:?}", step.window()));
    });
    assert!(seen.len() >= 5, "{seen:?}");
}

#[test]
fn hidden_money_is_in_no_word_for_others() {
    let mut looked = 0;
    look_at_states(31, |state, _| {
        if !state.table.options.hidden_money || state.table.step == Step::Over {
            return;
        }
        looked += 1;
        for seat in Seat::all(state.table.seats) {
            let model = said(state, Viewer::Seat(seat), Hovered::Nothing);
            for plate in &model.seats {
                let told = plate.worth_short.parse::<u16>().ok();
                assert_eq!(told, (plate.seat == seat).then(|| state.money(seat)));
            }
        }
    });
    assert!(looked > 20, "{looked}");
}

/// What can be picked up, and where it can go, tells nothing either.
#[test]
fn the_ways_of_whoever_is_not_asked_are_empty() {
    play_matches(0..4, |table| {
        let ways = table.app.world().resource::<Ways>();
        if !table.live().asks_a_person() && table.told().is_empty() {
            assert_eq!((ways.all.len(), ways.cards.len()), (0, 0), "at {:?}", step(table));
        }
    });
}

/// A rival who could answer and did not, and one who could not, look alike.
#[test]
fn no_word_tells_whether_somebody_passed() {
    let houses = r#""streets": [[], [{ "floors": ["move", "roof"], "finish": "roof", "residents": [
        { "kind": "student", "flat": 1 }] }]], "money": [9, 9]"#;
    for (decisions, answer) in [
        ("play bomb; house 0", "error"),
        ("play bomb; house 0", "police"),
        ("play bomb; house 0", "double_system"),
        ("play murder; resident 0,1", "error"),
        ("play murder; resident 0,1", "double_system"),
        ("play squatters; flat 0,2", "police"),
    ] {
        let [passed, none] = [answer, "manager"].map(|rival| {
            let position = format!(r#"{houses}, "hands": [["bomb", "murder", "squatters"], ["{rival}"]]"#);
            let mut table = scene(&[PERSON, BOT], Speed::None, "", &position);
            play(&mut table, decisions);
            if step(&table) != Step::Act {
                play(&mut table, "pass");
            }
            assert_eq!(step(&table), Step::Act);
            hud(&mut table)
        });
        assert_eq!(passed, none, "{decisions}: it is told that somebody has a card against it");
    }
}

#[test]
fn who_takes_the_seat_does_not_look_where_the_last_one_did() {
    let hands = r#""hands": [["manager"], ["student"], ["law"]], "to_act": 0"#;
    let mut table = scene(&[PERSON, PERSON, BOT], Speed::None, "", hands);
    // The curtain of the match before is raised first.
    (0..2).for_each(|_| table.update());
    table.until("the seat is passed", |table| table.curtain() == Curtain::PassTheSeat);
    table.intend(Intent::TakeSeat);
    table.until("the person is asked", |table| table.live().asks_a_person() && table.curtain() == Curtain::Up);
    table.press(KeyCode::Digit3);
    assert!(table.stage().gaze().is_some());
    while table.live().viewer() == Viewer::Seat(Seat(0)) {
        let moves = table.live().choices().last().map(|&mv| Intent::Play(vec![mv]));
        match moves {
            Some(intent) => table.intend(intent),
            None => table.update(),
        }
    }
    table.until("the seat is passed", |table| table.curtain() == Curtain::PassTheSeat);
    table.intend(Intent::TakeSeat);
    table.update();
    assert_eq!((table.live().viewer(), table.stage().gaze()), (Viewer::Seat(Seat(1)), None));
}
