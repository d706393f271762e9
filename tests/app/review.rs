//! Looking at a match at any point, of every game.

use bevy::prelude::*;
use tenement::app::Playable;
use tenement::app::flow::{Intent, Look};
use tenement::app::screens::{Curtain, Screen};
use tenement::cli::Speed;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;
use tenement::rules::{Game, Viewer, digest};

use super::support::{BOT, Dice, Opening, PERSON, Table, opening};

/// Calls a generic law for every game.
macro_rules! every_game {
    ($law:ident) => {
        $law::<Eviction>();
        $law::<Landlord>();
        $law::<Alternatywy>();
    };
}

/// A table where so many decisions have been made and a person is asked.
fn after<G: Playable>(opening: &Opening, decisions: usize) -> Table<G> {
    let mut table = opening.open_as::<G>();
    table.until_asked(decisions, Dice::new(5), |_| true);
    table
}

fn state<G: Playable>(table: &Table<G>) -> u64 {
    digest(table.live().game().state())
}

fn goes_anywhere<G: Playable>() {
    let mut table = after::<G>(&opening(&[PERSON, BOT, BOT]), 60);
    let (last, stands_at, now) = (table.live().moment(), table.decisions(), state(&table));
    let log = table.live().log().len();
    let mut known = std::collections::BTreeMap::new();
    for at in [last, 0, 7, last / 2, last - 1, 3, 0, last, 7, 3] {
        table.intend(Intent::Look(Look::At(at)));
        assert_eq!((table.live().moment(), table.live().last_moment()), (at, last));
        table.check();
        assert_eq!(*known.entry(at).or_insert_with(|| state(&table)), state(&table), "{} at {at}", G::NAME);
        assert!(table.live().choices().is_empty() && !table.live().asks_a_person(), "nobody decides");
        assert_eq!(table.live().log().len(), log, "the log keeps what lies ahead");
    }
    // Nobody goes on by himself, not even a bot.
    table.intend(Intent::Look(Look::At(last - 2)));
    (0..20).for_each(|_| table.update());
    assert_eq!(table.live().moment(), last - 2);
    assert!(!table.is_busy(), "nothing is under way");
    table.intend(Intent::Look(Look::Leave));
    assert_eq!((table.decisions(), state(&table)), (stands_at, now));
    assert!(table.live().asks_a_person());
    table.check();
}

#[test]
fn a_match_can_be_looked_at_as_it_was_at_any_point() {
    every_game!(goes_anywhere);
}

fn is_shown_step_by_step<G: Playable>() {
    let mut table = after::<G>(&opening(&[PERSON, BOT, BOT]).speed(Speed::Fast), 30);
    let (last, stands_at, now) = (table.live().moment(), table.decisions(), state(&table));
    table.intend(Intent::Look(Look::At(last - 12)));
    for at in last - 11..=last {
        table.press(KeyCode::ArrowRight);
        assert_eq!(table.live().moment(), at);
        // What is shown ends where the match is by then.
        table.until("the show is over", |table| table.stage().is_still());
        table.check();
    }
    table.press(KeyCode::ArrowRight);
    assert_eq!((table.decisions(), state(&table)), (stands_at, now), "there is no more");
    table.press(KeyCode::Home);
    assert_eq!(table.decisions(), 0);
    table.press(KeyCode::Space);
    table.until("it went on to where it stands", |table| table.decisions() == stands_at);
    assert_eq!(state(&table), now);
    table.until("it stops there", |table| table.live().review().is_some_and(|review| review.until.is_none()));
    table.press(KeyCode::ArrowLeft);
    assert_eq!(table.live().moment(), last - 1);
    table.press(KeyCode::KeyV);
    assert_eq!((table.decisions(), table.live().review()), (stands_at, None));
    table.check();
}

#[test]
fn a_replay_shows_every_decision_and_can_be_stopped() {
    every_game!(is_shown_step_by_step);
}

fn plays_on_from<G: Playable>() {
    let mut table = after::<G>(&opening(&[PERSON, PERSON, PERSON]), 25);
    table.intend(Intent::Look(Look::At(10)));
    assert_eq!(table.live().viewer(), Viewer::Spectator, "hands are not for everybody who looks");
    table.check();
    let (there, decisions) = (state(&table), table.decisions());
    table.press(KeyCode::KeyB);
    assert_eq!((table.decisions(), state(&table), table.live().review()), (decisions, there, None));
    assert!(table.live().log().iter().all(|line| line.moment() <= 10), "the rest has not happened");
    assert!(!table.live().may_redo());
    let mut dice = Dice::new(9);
    for _ in 0..200 {
        if table.curtain() == Curtain::PassTheSeat {
            table.intend(Intent::TakeSeat);
        } else if let Some(mv) = dice.pick(table.live().choices()) {
            table.play(mv);
        } else {
            table.update();
        }
        table.check();
        if table.decisions() > decisions + 10 {
            return;
        }
    }
    panic!("the match does not go on");
}

#[test]
fn another_match_can_be_played_from_any_point() {
    every_game!(plays_on_from);
}

#[test]
fn a_moment_is_shown_again_and_the_match_goes_on() {
    let mut table = after::<Eviction>(&opening(&[PERSON, BOT, BOT]), 40);
    let mut dice = Dice::new(2);
    while table.live().last_big().is_none() {
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
    }
    table.until("a person is asked", |table| table.live().asks_a_person());
    let (stands_at, now) = (table.decisions(), state(&table));
    let (from, to) = table.live().last_big().expect("an eviction");
    assert!(from < to && to <= table.live().moment());
    table.press(KeyCode::KeyI);
    assert_eq!(table.live().moment(), from);
    table.press(KeyCode::KeyB);
    assert!(table.live().review().is_some_and(|review| review.again), "nobody plays on from there");
    let (mut moving, mut last) = (0, from);
    while table.live().review().is_some() {
        table.update();
        moving += usize::from(!table.stage().is_still());
        last = last.max(table.live().moment());
    }
    assert!(moving > 10, "slowly, even where nothing else is shown: {moving}");
    assert!(last >= to, "all of it: {last} of {to}");
    assert_eq!((table.decisions(), state(&table)), (stands_at, now));
    table.check();
}

#[test]
fn nothing_is_decided_or_taken_back_while_a_match_is_looked_at() {
    let mut table = after::<Eviction>(&opening(&[PERSON, BOT]), 20);
    let choices = table.live().choices().to_vec();
    table.intend(Intent::Look(Look::At(5)));
    let there = state(&table);
    for intent in [Intent::Play(vec![choices[0]]), Intent::Undo, Intent::Redo] {
        table.intend(intent);
        assert_eq!((table.live().moment(), state(&table)), (5, there));
    }
    table.press(KeyCode::KeyU);
    table.press(KeyCode::Tab);
    assert_eq!((table.live().moment(), state(&table), table.screen()), (5, there, Screen::Match));
}

#[test]
fn how_many_were_asked_in_secret_cannot_be_counted() {
    for seed in 0..30 {
        let mut table = after::<Landlord>(&opening(&[PERSON, BOT, BOT]).seed(seed), 60);
        table.intend(Intent::Look(Look::At(0)));
        while table.live().moment() < table.live().last_moment() {
            let before = table.live().moment();
            table.intend(Intent::Look(Look::Next));
            assert_eq!(table.live().moment(), before + 1);
            let asked = table.live().to_act().map(|decision| decision.prompt);
            let last = table.live().moment() == table.live().last_moment();
            assert!(last || !asked.is_some_and(|prompt| Landlord::is_binding(&prompt)), "it stops at {asked:?}");
            table.check();
        }
    }
}
