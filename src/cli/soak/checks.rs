//! The laws that every match is held to while it soaks. They are those of
//! `tests/support/conform.rs`, cheap enough for a million matches.

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::cli::bench::Cheap;
use crate::levels::{Leveled, Levels};
use crate::record::{Label, Match, read_code, write_code};
use crate::rules::{Broken, Decision, Game, Lawful, Placing, Seat, Standing, Viewer};

/// Unlisted moves that are tried at a time.
const STRANGERS: usize = 3;

/// Moves to try where they are not allowed: those that anybody can think of, and
/// those that were legal somewhere.
pub(super) struct Strangers<G: Game> {
    known: BTreeSet<G::Move>,
    moves: Vec<G::Move>,
}

impl<G: Lawful> Strangers<G> {
    pub(super) fn new() -> Self {
        let known: BTreeSet<G::Move> = G::every_move().into_iter().collect();
        Strangers { moves: known.iter().copied().collect(), known }
    }

    fn meet(&mut self, mv: G::Move) {
        if self.known.insert(mv) {
            self.moves.push(mv);
        }
    }
}

/// Nothing was lost, and the match is running just as long as somebody decides.
pub(super) fn state_is_sound<G: Lawful>(state: &G::State, seats: u8) -> Result<(), Broken> {
    G::count(state)?;
    let seated = G::seated(state);
    Broken::unless(seated == seats, || format!("{seated} are seated instead of {seats}"))?;
    let running = G::standing(state) == Standing::Running;
    Broken::unless(running == G::to_act(state).is_some(), || "it is over while somebody decides".to_owned())
}

/// Somebody who plays decides, and has something to choose from: sorted, and each once.
pub(super) fn decision_is_sound<G: Lawful>(
    state: &G::State,
    decision: &Decision<G::Prompt>,
    seats: u8,
    legal: &[G::Move],
) -> Result<(), Broken> {
    Broken::unless(decision.seat.0 < seats, || format!("nobody sits where {decision:?} is asked"))?;
    Broken::unless(!legal.is_empty(), || format!("{decision:?} without a legal move"))?;
    let sorted = legal.windows(2).all(|pair| pair[0] < pair[1]);
    Broken::unless(sorted, || format!("not sorted, or not unique: {legal:?}"))?;
    Broken::unless(G::to_act(state).as_ref() == Some(decision), || "who is asked changes".to_owned())
}

/// A listed move, whichever, is accepted, changes something and loses nothing.
pub(super) fn listed_are_accepted<G: Lawful>(
    state: &G::State,
    legal: &[G::Move],
    chance: &mut Cheap,
) -> Result<(), Broken> {
    let mv = legal[chance.below(legal.len())];
    let mut next = state.clone();
    let played = G::allows(state, mv).and_then(|()| G::play(&mut next, mv, &mut |_| {}));
    played.map_err(|refusal| Broken(format!("{mv} is listed, but {refusal}")))?;
    Broken::unless(next != *state, || format!("{mv} changes nothing"))?;
    G::count(&next).map_err(|Broken(what)| Broken(format!("after {mv}: {what}")))?;
    let text = mv.to_string();
    Broken::unless(text.parse() == Ok(mv), || format!("{mv:?} is not what {text} says"))
}

/// Moves that are not listed are refused, and nothing comes of them.
pub(super) fn others_are_refused<G: Lawful>(
    state: &G::State,
    legal: &[G::Move],
    strangers: &mut Strangers<G>,
    chance: &mut Cheap,
) -> Result<(), Broken> {
    legal.iter().for_each(|&mv| strangers.meet(mv));
    let mut after = state.clone();
    for _ in 0..STRANGERS {
        let mv = strangers.moves[chance.below(strangers.moves.len())];
        if legal.binary_search(&mv).is_ok() {
            continue;
        }
        let mut told = 0;
        let refused = G::play(&mut after, mv, &mut |_| told += 1);
        Broken::unless(refused.is_err(), || format!("{mv} is not listed, but accepted"))?;
        Broken::unless(G::allows(state, mv) == refused, || format!("{mv} is refused for two reasons"))?;
        Broken::unless(told == 0 && after == *state, || format!("{mv} is refused, but something comes of it"))?;
    }
    Ok(())
}

/// A view is the same whatever lies in the places it does not show, a spectator
/// sees nothing of it, and whoever is asked can answer from what the view shows.
pub(super) fn views_hide_what_they_should<G: Lawful>(
    state: &G::State,
    seats: u8,
    deal: u64,
    asked: &Decision<G::Prompt>,
    legal: &[G::Move],
) -> Result<(), Broken> {
    let open = G::view(state, Viewer::Spectator);
    let mut answers = Vec::new();
    for viewer in viewers(seats) {
        let view = G::view(state, viewer);
        survives(&view)?;
        let dealt = G::redeal(&view, deal);
        Broken::unless(G::view(&dealt, viewer) == view, || format!("{viewer:?} sees what is hidden"))?;
        let same = G::view(&dealt, Viewer::Spectator) == open;
        Broken::unless(same, || format!("dealt anew for {viewer:?}, a spectator sees another table"))?;
        G::count(&dealt).map_err(|Broken(what)| Broken(format!("dealt anew for {viewer:?}: {what}")))?;
        let there = G::to_act(&dealt);
        let prompt = there.as_ref().map(|there| there.prompt);
        Broken::unless(prompt == Some(asked.prompt), || format!("{viewer:?} does not know what is asked"))?;
        G::legal_moves(&dealt, &mut answers);
        Broken::unless(!answers.is_empty(), || format!("dealt anew for {viewer:?}, nobody can answer"))?;
        if viewer == Viewer::Seat(asked.seat) {
            Broken::unless(answers == legal, || format!("what {viewer:?} may decide tells what is hidden"))?;
        }
        if viewer == Viewer::Seat(asked.seat) || !G::asked_in_secret(&asked.prompt) {
            let seat = there.map(|there| there.seat);
            Broken::unless(seat == Some(asked.seat), || format!("{viewer:?} does not know who is asked"))?;
        }
    }
    Ok(())
}

/// Whoever may know all of an event sees it as it is, and others see less.
pub(super) fn events_hide_what_they_should<G: Lawful>(told: &[G::Event], seats: u8) -> Result<(), Broken> {
    for event in told {
        let secret = G::secret_of(event);
        for viewer in viewers(seats) {
            let seen = G::seen(event, viewer);
            let hidden = secret.as_ref().is_some_and(|seats| seats.iter().all(|&seat| viewer != Viewer::Seat(seat)));
            Broken::unless((seen != *event) == hidden, || format!("{viewer:?} sees {seen:?} of {event:?}"))?;
            Broken::unless(!hidden || G::secret_of(&seen).is_none(), || format!("{seen:?} still tells"))?;
        }
    }
    Ok(())
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Every seat has a place that follows from its score and from what decides ties.
pub(super) fn ranking_is_consistent(placings: &[Placing], seats: u8) -> Result<(), Broken> {
    let mut ranked: Vec<Seat> = placings.iter().map(|placing| placing.seat).collect();
    ranked.sort_unstable();
    let sums =
        placings.iter().all(|place| place.sources.iter().map(|source| source.amount).sum::<i32>() == place.score);
    let first = placings.first().is_some_and(|placing| placing.rank == 1);
    let mut pairs = (2..).zip(placings.windows(2));
    let ordered = pairs.all(|(place, pair)| {
        let [before, placing] = [&pair[0], &pair[1]];
        let tied = (placing.score, &placing.ties) == (before.score, &before.ties);
        placing.score <= before.score
            && if placing.rank == before.rank {
                tied && before.seat < placing.seat
            } else {
                usize::from(placing.rank) == place
            }
    });
    let all = ranked.into_iter().eq(Seat::all(seats));
    Broken::unless(all && sums && first && ordered, || format!("the ranking is none: {placings:?}"))
}

/// A value is the same after it was written and read.
pub(super) fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), Broken> {
    let written = serde_json::to_string(value).map_err(|error| Broken(format!("{value:?}: {error}")))?;
    let read = serde_json::from_str::<T>(&written).map_err(|error| Broken(format!("{written}: {error}")))?;
    Broken::unless(read == *value, || format!("{value:?} is read as {read:?}"))
}

/// The match is the same after it was written as text and read.
pub(super) fn text_is_read_again<G: Leveled>(game: &Match<G>) -> Result<(), Broken> {
    let text = game.write(&Label::default());
    let (read, _) = Match::<G>::read(&text).map_err(|bad| Broken(format!("its text cannot be read: {bad}")))?;
    is_the_same("text", &read, game)
}

/// The match is the same after it was written as a code and read. Returns the
/// letters of the code.
pub(super) fn code_is_read_again<G: Leveled>(game: &Match<G>, levels: &Levels<G>) -> Result<usize, Broken> {
    let code = write_code(game, levels);
    let read = read_code::<G>(&code, levels).map_err(|bad| Broken(format!("its code cannot be read: {bad}")))?;
    is_the_same("code", &read, game)?;
    Ok(code.len())
}

fn is_the_same<G: Leveled>(form: &str, read: &Match<G>, game: &Match<G>) -> Result<(), Broken> {
    let same = (read.record(), read.state(), read.proof()) == (game.record(), game.state(), game.proof());
    Broken::unless(same, || format!("its {form} is read as another match"))
}
