//! A bot may take over a seat at any moment, and give it back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use tenement::app::Playable;
use tenement::app::flow::Intent;
use tenement::app::keeping::Keeper;
use tenement::app::screens::{Curtain, Screen};
use tenement::bots::{Level, SeatKind, Thought, thought_seed};
use tenement::cli::Speed;
use tenement::record::{Drawer, Match};
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;
use tenement::rules::{Game, Seat, Viewer};

use super::support::{BOT, Dice, PERSON, Table, opening};

/// Plays until so many decisions have been made and somebody here is asked.
fn asked<G: Playable>(table: &mut Table<G>, decisions: usize) {
    table.until_asked(decisions, Dice::new(2), |_| true);
}

fn is_given_and_taken<G: Playable>() {
    let mut table = opening(&[PERSON, BOT, BOT]).open_as::<G>();
    asked(&mut table, 20);
    let before = table.live().game().record().clone();
    table.intend(Intent::Give(Seat(0), BOT));
    assert_eq!(table.live().game().record(), &before, "what was decided stays as it is");
    assert_eq!(table.live().seats(), &[BOT, BOT, BOT][..]);
    assert_eq!(table.live().viewer(), Viewer::Spectator, "the hand of a bot is nobody's to see");
    table.check();
    table.until("a bot goes on", |table| table.decisions() > before.moves.len() + 10);
    assert!(table.live().game().record().moves.starts_with(&before.moves));
    let by_bots = table.live().game().record().moves.clone();
    table.intend(Intent::Give(Seat(1), PERSON));
    assert_eq!(table.live().viewer(), Viewer::Seat(Seat(1)), "nobody else is here to hide from");
    assert_eq!((table.curtain(), table.live().awaiting()), (Curtain::Up, None));
    table.check();
    table.until("the person is asked", |table| table.live().asks_a_person() || table.screen() == Screen::Results);
    assert_eq!(table.live().to_act().expect("it goes on").seat, Seat(1));
    assert!(table.live().game().record().moves.starts_with(&by_bots));
    (0..30).for_each(|_| table.update());
    assert!(table.live().asks_a_person(), "no bot decides for that seat any longer");
}

#[test]
fn a_seat_is_given_to_a_bot_and_taken_back_in_the_middle_of_a_match() {
    is_given_and_taken::<Eviction>();
    is_given_and_taken::<Landlord>();
    is_given_and_taken::<Alternatywy>();
}

/// Frame by frame: while it is not that person who looks, no hand is in sight.
fn is_behind_a_curtain<G: Playable>() {
    let mut table = opening(&[PERSON, PERSON, BOT]).speed(Speed::Fast).open_as::<G>();
    asked(&mut table, 24);
    let Viewer::Seat(looking) = table.live().viewer() else { panic!("somebody looks") };
    assert!(G::has_secrets(&table.live().view()), "{} has something to hide", G::NAME);
    let other = Seat(1 - looking.0);
    table.intend(Intent::Give(looking, BOT));
    for _ in 0..2000 {
        if table.curtain() == Curtain::PassTheSeat {
            break;
        }
        assert_eq!(table.live().viewer(), Viewer::Spectator);
        assert!(!G::has_secrets(&table.live().shown()), "the hands are hidden");
        table.update();
    }
    assert_eq!((table.curtain(), table.live().awaiting()), (Curtain::PassTheSeat, Some(other)));
    let made = table.decisions();
    (0..20).for_each(|_| table.update());
    assert_eq!(table.decisions(), made, "nothing happens behind it");
    table.intend(Intent::TakeSeat);
    assert_eq!(table.live().viewer(), Viewer::Seat(other));
    table.check();
    table.until("it goes on", |table| table.decisions() > made || table.live().asks_a_person());
    assert_eq!(table.live().viewer(), Viewer::Seat(other), "the only person looks all the time");
}

#[test]
fn whoever_is_left_alone_gets_the_machine_behind_a_curtain() {
    is_behind_a_curtain::<Eviction>();
    is_behind_a_curtain::<Landlord>();
    is_behind_a_curtain::<Alternatywy>();
}

#[test]
fn the_seat_of_somebody_who_is_asked_is_hidden_from_the_others_when_a_bot_takes_it() {
    let mut table = opening(&[PERSON, PERSON, PERSON]).open();
    asked(&mut table, 20);
    let Viewer::Seat(looking) = table.live().viewer() else { panic!("somebody looks") };
    table.intend(Intent::Give(looking, BOT));
    assert_ne!(table.live().viewer(), Viewer::Seat(looking));
    table.check();
    let made = table.decisions();
    table.until("the bot decides", |table| table.decisions() > made);
}

/// A second person sits down: each is called from now on.
#[test]
fn somebody_who_joins_is_called_when_it_is_their_turn() {
    let mut table = opening(&[PERSON, BOT, BOT]).open();
    asked(&mut table, 12);
    table.intend(Intent::Give(Seat(2), PERSON));
    assert_eq!(table.live().viewer(), Viewer::Seat(Seat(0)), "whoever looked goes on looking");
    table.check();
    let mut dice = Dice::new(9);
    while table.live().awaiting().is_none() {
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
    }
    assert_eq!(table.live().awaiting(), Some(Seat(2)));
    table.until("the curtain", |table| table.curtain() == Curtain::PassTheSeat);
    assert_eq!(table.live().viewer(), Viewer::Spectator);
}

/// The seat of a bot that has begun to think is taken: it does not decide any more.
#[test]
fn a_bot_whose_seat_is_taken_does_not_finish_its_thought() {
    let mut table = opening(&[BOT, BOT]).speed(Speed::Slow).open();
    table.until("a bot waits", |table| table.stage().is_still() && table.live().bot().is_some());
    table.update();
    let (seat, made) = (table.live().bot().expect("it is thinking").0.seat, table.decisions());
    table.intend(Intent::Give(seat, PERSON));
    (0..200).for_each(|_| table.update());
    assert_eq!(table.decisions(), made);
    assert!(table.live().asks_a_person());
}

#[test]
fn who_plays_is_kept_with_the_match_at_once() {
    let opening = opening(&[PERSON, BOT, BOT]);
    let mut table = opening.open();
    table.app.insert_resource(Keeper::new(Arc::new(Drawer::default())));
    table.begin(&opening);
    asked(&mut table, 6);
    let made = table.decisions();
    table.settings().speed = Speed::Slow;
    table.app.world_mut().write_message(Intent::<Eviction>::Give(Seat(0), BOT));
    table.intend(Intent::Give(Seat(1), PERSON));
    assert_eq!(table.decisions(), made, "nothing has been decided since");
    let matches = table.app.world().resource::<Keeper>().matches();
    let [entry] = matches.as_slice() else { panic!("one match is kept: {matches:?}") };
    assert_eq!(entry.heading.as_ref().expect("it can be read").label.players, ["random", "human", "random"]);
}

#[test]
fn the_key_opens_the_page_and_the_match_waits_behind_it() {
    let mut table = opening(&[BOT, BOT]).speed(Speed::Fast).open();
    table.press(KeyCode::KeyP);
    table.until("the page", |table| table.curtain() == Curtain::Players);
    let made = table.decisions();
    (0..100).for_each(|_| table.update());
    assert_eq!(table.decisions(), made);
    assert!(!table.is_busy());
    table.press(KeyCode::Escape);
    table.until("it goes on", |table| table.decisions() > made);
}

/// However long a strong bot thinks, beside the frames or within them, it decides what
/// it decides elsewhere.
#[test]
fn a_strong_bot_decides_at_the_table_what_it_decides_elsewhere() {
    let hard = SeatKind::Bot(Level::Hard);
    let mut table = opening(&[hard, hard]).open();
    let mut longest = Duration::ZERO;
    table.until("some decisions", |table| table.decisions() >= 20);
    let record = table.live().game().record().clone();
    let mut game = Match::<Eviction>::new(record.options, record.seats, record.seed).expect("a match");
    for (made, &mv) in record.moves.iter().enumerate() {
        let seat = Eviction::to_act(game.state()).expect("a decision").seat;
        let view = Eviction::view(game.state(), Viewer::Seat(seat));
        let thought = Thought::<Eviction>::new(Level::Hard, view, thought_seed(record.seed, made as u32, seat));
        let began = Instant::now();
        assert_eq!(thought.decide(), Some(mv), "decision {made}");
        longest = longest.max(began.elapsed());
        game.play(mv).expect("legal");
    }
    assert!(longest > Duration::from_millis(12), "it took longer than a frame has time for: {longest:?}");
}
