//! A person who is asked can be told what to do, and nobody else can.

use bevy::prelude::*;
use tenement::app::Playable;
use tenement::app::flow::{Hint, Intent, Live, Look};
use tenement::app::screens::Curtain;
use tenement::cli::Speed;
use tenement::record::Match;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;
use tenement::rules::{Seat, Viewer};

use super::support::{BOT, Dice, PERSON, Table, opening};

fn hint<G: Playable>(table: &Table<G>) -> &Hint<G> {
    table.app.world().resource()
}

fn best<G: Playable>(table: &Table<G>) -> Option<G::Move> {
    hint(table).advice().and_then(|advice| advice.first()).map(|best| best.mv)
}

/// A table where so many decisions have been made and a person is asked who can choose.
fn asked<G: Playable>(table: &mut Table<G>, decisions: usize) {
    table.until_asked(decisions, Dice::new(3), |table| table.live().choices().len() > 1);
}

fn is_what_enter_decides<G: Playable>() {
    let mut table = opening(&[PERSON, BOT, BOT]).open_as::<G>();
    asked(&mut table, 12);
    let made = table.decisions();
    (0..3).for_each(|_| table.update());
    assert!(!table.is_busy(), "nothing is under way");
    table.press(KeyCode::KeyA);
    assert!(table.is_busy(), "it is being thought about, or just lit");
    table.until("the hint", |table| hint(table).advice().is_some());
    let best = best(&table).expect("a move");
    assert!(table.live().choices().contains(&best), "{best:?}");
    let advice = hint(&table).advice().expect("a hint");
    assert!(advice.iter().filter(|one| one.mv == best).count() == 1, "each is considered once");
    table.update();
    table.update();
    assert!(!table.is_busy(), "nothing is under way any more");
    assert_eq!(table.decisions(), made, "nothing has been decided");
    // It is aimed at, so the key that decides decides it.
    table.press(KeyCode::Enter);
    assert_eq!(table.live().game().record().moves.get(made), Some(&best));
}

#[test]
fn a_hint_aims_at_what_it_recommends() {
    is_what_enter_decides::<Eviction>();
    is_what_enter_decides::<Landlord>();
    is_what_enter_decides::<Alternatywy>();
}

fn is_forgotten<G: Playable>() {
    let mut table = opening(&[PERSON, BOT, BOT]).open_as::<G>();
    asked(&mut table, 8);
    let mv = table.live().choices()[0];
    table.press(KeyCode::KeyA);
    assert!(hint(&table).is_thinking() || hint(&table).advice().is_some());
    table.play(mv);
    table.update();
    assert!(!hint(&table).is_thinking() && hint(&table).advice().is_none(), "the match went on");
    asked(&mut table, 0);
    table.intend(Intent::Hint);
    table.update();
    table.until("the hint", |table| hint(table).advice().is_some());
    table.intend(Intent::Look(Look::At(1)));
    table.update();
    assert!(hint(&table).advice().is_none(), "another point is looked at");
}

#[test]
fn a_hint_is_forgotten_when_the_match_goes_on() {
    is_forgotten::<Eviction>();
    is_forgotten::<Landlord>();
    is_forgotten::<Alternatywy>();
}

#[test]
fn only_the_person_who_is_asked_and_looks_is_told() {
    let mut bots = opening(&[BOT, BOT]).speed(Speed::Slow).open();
    bots.press(KeyCode::KeyA);
    bots.intend(Intent::Hint);
    assert!(!hint(&bots).is_thinking() && hint(&bots).advice().is_none(), "nobody is here");
    let mut table = opening(&[PERSON, PERSON]).open();
    let mut dice = Dice::new(1);
    while table.live().awaiting().is_none() {
        let mv = dice.pick(table.live().choices()).expect("a decision");
        table.play(mv);
    }
    table.until("the curtain", |table| table.curtain() == Curtain::PassTheSeat);
    table.press(KeyCode::KeyA);
    table.intend(Intent::Hint);
    assert!(!hint(&table).is_thinking() && hint(&table).advice().is_none(), "the machine is being passed on");
    table.intend(Intent::TakeSeat);
    table.update();
    table.intend(Intent::Hint);
    table.update();
    assert!(hint(&table).is_thinking() || hint(&table).advice().is_some(), "now somebody is asked");
}

/// What a seat cannot see is dealt anew, and the advice is the same.
fn sees_no_more_than_the_seat<G: Playable>() {
    let mut table = opening(&[PERSON, BOT, BOT]).open_as::<G>();
    asked(&mut table, 10);
    let record = table.live().game().record().clone();
    let state = table.live().game().state().clone();
    let seat = G::to_act(&state).expect("somebody decides").seat;
    assert_eq!((seat, table.live().viewer()), (Seat(0), Viewer::Seat(Seat(0))));
    let view = G::view(&state, Viewer::Seat(seat));
    let others = (1..4).map(|seed| G::redeal(&view, seed));
    let advice: Vec<_> = std::iter::once(state)
        .chain(others)
        .map(|state| {
            let game = Match::<G>::from_state(state, record.options.clone(), record.seats, record.seed);
            table.app.insert_resource(Live::of(game, vec![PERSON, BOT, BOT]));
            table.update();
            table.intend(Intent::Hint);
            table.until("the hint", |table| hint(table).advice().is_some());
            let advice = hint(&table).advice().expect("a hint").to_vec();
            table.app.insert_resource(Hint::<G>::default());
            advice
        })
        .collect();
    assert!(advice.windows(2).all(|two| two[0] == two[1]), "{}: {advice:?}", G::NAME);
}

#[test]
fn a_hint_comes_from_what_the_seat_can_see() {
    sees_no_more_than_the_seat::<Eviction>();
    sees_no_more_than_the_seat::<Landlord>();
    sees_no_more_than_the_seat::<Alternatywy>();
}
