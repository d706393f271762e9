//! The laws of the contract (`rules::Game`), checked on whole random matches.

use std::collections::BTreeSet;
use std::fmt::Debug;

use rand::seq::IndexedRandom;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tenement::rules::{Chance, Lawful, Seat, Standing, Viewer, digest};

/// Every how many decisions the slow laws are checked.
const SLOW: usize = 9;

/// Plays a random match for each seed and checks the laws on the way.
pub fn conform<G: Lawful>(options: &G::Options, seats: u8, seeds: std::ops::Range<u64>) {
    let mut strangers: BTreeSet<G::Move> = G::every_move().into_iter().collect();
    texts_are_unique::<G>(&strangers);
    for seed in seeds {
        play_one::<G>(options, seats, seed, &mut strangers);
    }
}

fn play_one<G: Lawful>(options: &G::Options, seats: u8, seed: u64, strangers: &mut BTreeSet<G::Move>) {
    let mut state = G::setup(options, seats, seed).unwrap();
    assert_eq!(G::seated(&state), seats);
    let (mut chance, mut moves) = (Chance::new(!seed), Vec::new());
    let (mut made, mut kept) = (Vec::new(), vec![(state.clone(), digest(&state))]);
    while let Some(decision) = G::to_act(&state) {
        assert!(made.len() < G::MOST_DECISIONS, "the match does not end");
        assert!(decision.seat.0 < seats);
        assert_eq!(G::standing(&state), Standing::Running);
        G::legal_moves(&state, &mut moves);
        assert!(!moves.is_empty(), "{decision:?} without a legal move");
        assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "sorted and unique: {moves:?}");
        let declined = G::declines(&decision.prompt);
        assert_eq!(declined.is_some(), G::is_binding(&decision.prompt), "a window can be declined: {decision:?}");
        assert!(declined.is_none_or(|mv| moves.contains(&mv)), "declining is legal: {decision:?}");
        strangers.extend(&moves);
        if made.len() % SLOW == 0 {
            every_listed_move_is_accepted::<G>(&state, &moves);
            every_other_move_is_refused::<G>(&state, &moves, strangers);
            states_and_views_survive_serialisation::<G>(&state, seats);
            views_hide_what_they_should::<G>(&state, seats, seed, decision.seat, &moves);
        }
        let mv = *moves.choose(&mut chance.occasion()).unwrap();
        let mut told = Vec::new();
        G::play(&mut state, mv, &mut |event| told.push(event)).unwrap();
        assert_eq!(G::count(&state), Ok(()));
        events_hide_what_they_should::<G>(&told, seats);
        made.push(mv);
        kept.push((state.clone(), digest(&state)));
    }
    G::legal_moves(&state, &mut moves);
    assert!(moves.is_empty(), "nothing can be decided after the end");
    every_other_move_is_refused::<G>(&state, &[], strangers);
    states_and_views_survive_serialisation::<G>(&state, seats);
    the_ranking_is_consistent(&G::standing(&state), seats);
    for (clone, then) in &kept {
        assert_eq!(digest(clone), *then, "something reached into a clone");
    }
    replaying_gives_the_same_digests::<G>(options, seats, seed, &made, &kept);
}

fn every_listed_move_is_accepted<G: Lawful>(state: &G::State, moves: &[G::Move]) {
    for &mv in moves {
        assert_eq!(G::allows(state, mv), Ok(()), "{mv} is listed");
        let mut next = state.clone();
        assert_eq!(G::play(&mut next, mv, &mut |_| {}), Ok(()), "{mv} is listed");
        assert_ne!(next, *state, "{mv} changed nothing");
    }
}

fn every_other_move_is_refused<G: Lawful>(state: &G::State, moves: &[G::Move], strangers: &BTreeSet<G::Move>) {
    let mut after = state.clone();
    for &mv in strangers.iter().filter(|mv| moves.binary_search(mv).is_err()) {
        let refusal = G::play(&mut after, mv, &mut |event| panic!("{mv} was refused, but told {event:?}"));
        assert!(refusal.is_err(), "{mv} is not listed");
        assert_eq!(G::allows(state, mv), refusal);
        assert_eq!(after, *state, "{mv} was refused, but changed the state");
    }
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "{text}");
}

fn states_and_views_survive_serialisation<G: Lawful>(state: &G::State, seats: u8) {
    survives(state);
    for viewer in viewers(seats) {
        survives(&G::view(state, viewer));
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A view is the same whatever lies in the places it does not show, down to its
/// text; and whoever is asked can answer from what the view shows.
fn views_hide_what_they_should<G: Lawful>(state: &G::State, seats: u8, seed: u64, asked: Seat, moves: &[G::Move]) {
    let text = |view: &G::View| serde_json::to_string(view).unwrap();
    let open = G::view(state, Viewer::Spectator);
    for viewer in viewers(seats) {
        let view = G::view(state, viewer);
        let dealt = G::redeal(&view, seed);
        let same = G::view(&dealt, viewer);
        assert_eq!(same, view);
        assert_eq!(text(&same), text(&view));
        assert_eq!(G::redeal(&view, seed), dealt, "a redeal is a function of view and seed");
        assert_eq!(G::view(&dealt, Viewer::Spectator), open, "what all see is not dealt anew");
        for other in viewers(seats) {
            let theirs = G::view(&dealt, other);
            assert_eq!(G::view(&G::redeal(&theirs, !seed), other), theirs, "what was dealt is a table like any other");
        }
        let (asked_there, asked_here) = (G::to_act(&dealt).unwrap(), G::to_act(state).unwrap());
        assert_eq!(asked_there.prompt, asked_here.prompt);
        if viewer == Viewer::Seat(asked) || !G::asked_in_secret(&asked_here.prompt) {
            assert_eq!(asked_there.seat, asked);
        } else {
            assert_ne!(viewer, Viewer::Seat(asked_there.seat), "whoever is asked knows it");
        }
        let mut answers = Vec::new();
        G::legal_moves(&dealt, &mut answers);
        assert!(!answers.is_empty(), "whoever is asked can answer");
        assert_eq!(G::count(&dealt), Ok(()));
        if viewer == Viewer::Seat(asked) {
            let mut known = Vec::new();
            G::legal_moves(&dealt, &mut known);
            assert_eq!(known, moves, "what may be decided does not depend on what is hidden");
        }
    }
}

fn events_hide_what_they_should<G: Lawful>(told: &[G::Event], seats: u8) {
    for event in told {
        survives(event);
        let secret = G::secret_of(event);
        for viewer in viewers(seats) {
            let seen = G::seen(event, viewer);
            assert_eq!(G::seen(&seen, viewer), seen);
            let hidden = secret.as_ref().is_some_and(|seats| seats.iter().all(|&seat| viewer != Viewer::Seat(seat)));
            assert_eq!(seen != *event, hidden, "{event:?} as {viewer:?} sees it");
            assert!(!hidden || G::secret_of(&seen).is_none(), "{seen:?} still tells");
        }
    }
}

fn the_ranking_is_consistent(standing: &Standing, seats: u8) {
    let Standing::Over(placings) = standing else { panic!("the match is over") };
    let mut ranked: Vec<Seat> = placings.iter().map(|placing| placing.seat).collect();
    ranked.sort_unstable();
    assert!(ranked.into_iter().eq(Seat::all(seats)), "every seat has a place");
    assert_eq!(placings[0].rank, 1);
    for (index, placing) in placings.iter().enumerate() {
        assert_eq!(placing.sources.iter().map(|source| source.amount).sum::<i32>(), placing.score);
        let Some(before) = index.checked_sub(1).map(|before| &placings[before]) else { continue };
        assert!(placing.score <= before.score);
        if placing.rank == before.rank {
            assert_eq!((placing.score, &placing.ties), (before.score, &before.ties));
            assert!(before.seat < placing.seat, "equal places are in order of seats");
        } else {
            assert_eq!(usize::from(placing.rank), index + 1);
        }
    }
}

fn replaying_gives_the_same_digests<G: Lawful>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    made: &[G::Move],
    kept: &[(G::State, u64)],
) {
    let mut state = G::setup(options, seats, seed).unwrap();
    assert_eq!(digest(&state), kept[0].1);
    for (mv, (_, then)) in made.iter().zip(&kept[1..]) {
        // As a record carries it.
        let mv: G::Move = mv.to_string().parse().unwrap();
        G::play(&mut state, mv, &mut |_| {}).unwrap();
        assert_eq!(digest(&state), *then);
    }
}

fn texts_are_unique<G: Lawful>(moves: &BTreeSet<G::Move>) {
    let texts: BTreeSet<String> = moves.iter().map(G::Move::to_string).collect();
    assert_eq!(texts.len(), moves.len());
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(*mv));
        survives(mv);
    }
}
