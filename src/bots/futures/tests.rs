//! The search on games so small that what comes of each way is known.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::super::greedy::Answer;
use super::super::{Evaluate, Level, Thought};
use super::{Futures, Way};
use crate::rules::{Decision, Game, Refusal, Seat, Standing, Unfit, UnknownMove, Viewer, digest};

/// A game of two: a path through a few places, at each of which somebody chooses where
/// to go. What the last one is worth to one player it costs the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Toy;

/// Who chooses at a place, where to, and what it looks worth to seat 0.
struct Place {
    seat: u8,
    ways: &'static [u8],
    worth: i32,
}

const fn place(seat: u8, ways: &'static [u8], worth: i32) -> Place {
    Place { seat, ways, worth }
}

/// The kinds of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Map {
    /// The bait looks better, and would be if the rival went where it looks best to him.
    Trap,
    /// The same for the other seat.
    TrapForOther,
    /// Many ways, all alike at first. Each is worth a little more than the one before.
    Stairs,
    /// Many ways, all alike to the end.
    Plain,
}

const BAIT: Move = Move(0);
const SAFE: Move = Move(1);

const TRAP: [Place; 8] = [
    place(0, &[1, 2], 0),
    place(1, &[3, 4], 20),
    place(1, &[7], 10),
    // It looks better to seat 1 than the next one, but leads to the worst there is.
    place(0, &[5], -10),
    place(0, &[6], 0),
    place(0, &[], 100),
    place(0, &[], -100),
    place(0, &[], 5),
];

/// How many ways there are on the stairs.
const STEPS: u8 = 10;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    map: Map,
    at: u8,
    /// What chance adds to the end, hidden from everybody.
    luck: i32,
    /// What a rule of thumb would do.
    favourite: Option<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Move(u8);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Move, UnknownMove> {
        text.parse().map(Move).map_err(|_| UnknownMove(text.to_owned()))
    }
}

impl State {
    fn new(map: Map) -> State {
        State { map, at: 0, luck: 0, favourite: None }
    }

    fn is_trap(&self) -> bool {
        matches!(self.map, Map::Trap | Map::TrapForOther)
    }

    fn seat(&self, seat: u8) -> Seat {
        Seat(if self.map == Map::TrapForOther { 1 - seat } else { seat })
    }

    fn ways(&self) -> u8 {
        match self.at {
            at if self.is_trap() => TRAP[usize::from(at)].ways.len() as u8,
            0 => STEPS,
            // Seat 1 has to say yes to everything.
            at => u8::from(at <= STEPS),
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    type Options = ();
    type State = State;
    type Move = Move;
    type Prompt = ();
    type Event = ();
    type View = State;

    fn seats() -> std::ops::RangeInclusive<u8> {
        2..=2
    }

    fn setup(_: &(), _: u8, _: u64) -> Result<State, Unfit> {
        Ok(State::new(Map::Trap))
    }

    fn seated(_: &State) -> u8 {
        2
    }

    fn to_act(state: &State) -> Option<Decision<()>> {
        let seat = if state.is_trap() { TRAP[usize::from(state.at)].seat } else { u8::from(state.at > 0) };
        (state.ways() > 0).then(|| Decision { seat: state.seat(seat), prompt: () })
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend((0..state.ways()).map(Move));
    }

    fn allows(state: &State, mv: Move) -> Result<(), Refusal> {
        let refusal = Refusal { rule: "toy", reason: "no-such-way" };
        if mv.0 < state.ways() { Ok(()) } else { Err(refusal) }
    }

    fn play(state: &mut State, mv: Move, _: &mut impl FnMut(())) -> Result<(), Refusal> {
        Self::allows(state, mv)?;
        state.at = match state.at {
            at if state.is_trap() => TRAP[usize::from(at)].ways[usize::from(mv.0)],
            0 => 1 + mv.0,
            at => at + STEPS,
        };
        Ok(())
    }

    fn standing(_: &State) -> Standing {
        Standing::Running
    }

    fn view(state: &State, _: Viewer) -> State {
        State { luck: 0, ..state.clone() }
    }

    fn seen(_: &(), _: Viewer) {}

    fn redeal(view: &State, seed: u64) -> State {
        let luck = (digest(&seed) % 201) as i32 - 100;
        State { luck, ..view.clone() }
    }

    fn reveals(_: &()) -> bool {
        false
    }
}

impl Evaluate for Toy {
    fn worth(state: &State, seat: Seat) -> i32 {
        let to_first = match state.at {
            at if state.is_trap() => TRAP[usize::from(at)].worth,
            at if at <= STEPS => 0,
            at if state.map == Map::Stairs => 3 * i32::from(at - STEPS) + state.luck,
            _ => state.luck,
        };
        if state.seat(0) == seat { to_first } else { -to_first }
    }

    fn is_done(_: &()) -> bool {
        false
    }

    fn is_detail(_: &()) -> bool {
        false
    }

    fn default_move(_: &State) -> Option<Move> {
        None
    }

    fn consider(state: &State, moves: &mut Vec<Move>) {
        if let Some(favourite) = state.favourite {
            *moves = vec![favourite];
        }
    }

    const DECISIVE: i32 = 50;

    const ABSURD: i32 = 1000;

    const OVERSIGHT: u32 = 0;

    fn turns(_: &State) -> u32 {
        0
    }

    fn horizon(_: &State) -> u32 {
        1
    }

    fn units(_: &State) -> u32 {
        60_000
    }
}

fn thought(level: Level, state: &State, seed: u64) -> Thought<Toy> {
    let seat = Toy::to_act(state).expect("somebody decides").seat;
    Thought::new(level, Toy::view(state, Viewer::Seat(seat)), seed)
}

fn decide(level: Level, state: &State, seed: u64) -> Move {
    thought(level, state, seed).decide().expect("a decision")
}

#[test]
fn a_rival_is_expected_to_learn_what_is_good_for_himself() {
    for map in [Map::Trap, Map::TrapForOther] {
        let state = State::new(map);
        for seed in 0..20 {
            assert_eq!(decide(Level::Medium, &state, seed), BAIT, "{map:?}: at first sight it is the better way");
            assert_eq!(decide(Level::Hard, &state, seed), SAFE, "{map:?}: the rival would find out");
        }
    }
}

#[test]
fn a_rival_without_a_choice_is_no_danger() {
    // From the bait on, at the place that looks better to the rival and is not.
    let mut state = State::new(Map::Trap);
    Toy::play(&mut state, BAIT, &mut |_| {}).expect("a way");
    for seed in 0..20 {
        assert_eq!(decide(Level::Medium, &state, seed), Move(0), "it looks better to seat 1");
        assert_eq!(decide(Level::Hard, &state, seed), Move(1), "but the other one wins");
    }
}

#[test]
fn the_best_of_many_ways_outlasts_luck_that_is_luck_for_all() {
    for seed in 0..20 {
        let mut thought = thought(Level::Hard, &State::new(Map::Stairs), seed);
        while thought.step(100).is_none() {}
        let considered = thought.considered();
        let order: Vec<u8> = considered.iter().map(|way| way.mv.0).collect();
        let best_first: Vec<u8> = (0..STEPS).rev().collect();
        assert_eq!(order, best_first, "on the same deals each is better than the one before");
        assert!(considered.is_sorted_by_key(|way| std::cmp::Reverse(way.tried)), "the worse are given up first");
        let [most, least] = [considered[0].tried, considered[usize::from(STEPS) - 1].tried];
        assert!(most > 2 * least && least > 0, "time is spent on the better ones: {most} and {least} futures");
    }
}

#[test]
fn ways_that_come_to_the_same_keep_the_order_of_the_first_impression() {
    for seed in 0..20 {
        let mut state = State::new(Map::Plain);
        assert_eq!(decide(Level::Hard, &state, seed), Move(0), "the first of those that look alike");
        let favourite = Move((seed % u64::from(STEPS)) as u8);
        state.favourite = Some(favourite);
        assert_eq!(decide(Level::Hard, &state, seed), favourite, "what a rule of thumb would do");
    }
}

#[test]
fn a_rule_of_thumb_is_overruled_by_what_comes_of_it() {
    for seed in 0..20 {
        let mut state = State::new(Map::Stairs);
        state.favourite = Some(Move(0));
        assert_eq!(decide(Level::Medium, &state, seed), Move(0), "it decides at first sight");
        assert_eq!(decide(Level::Hard, &state, seed), Move(STEPS - 1), "every other way is better");
    }
}

/// A decision with as many ways as there are results: futures of each, and of a hundred
/// how many were won.
fn tried(results: &[(u32, u32)]) -> Futures<Toy> {
    let answers = (0..results.len() as u8).map(|way| Answer { mv: Move(way), worth: 0 }).collect();
    let mut futures = Futures::<Toy>::new(State::new(Map::Plain), Seat(0), 1, answers, None, 1000);
    for (way, &(count, won)) in futures.ways.iter_mut().zip(results) {
        way.futures = count;
        way.chances = f64::from(count * won) / 100.0;
        way.squares = way.chances;
    }
    futures
}

fn alive(futures: &Futures<Toy>) -> Vec<u8> {
    futures.ways[..futures.alive].iter().map(|way| way.mv.0).collect()
}

#[test]
fn the_better_half_is_kept_in_order() {
    let mut futures = tried(&[(50, 40), (50, 60), (50, 50), (50, 60), (50, 20)]);
    futures.halve();
    assert_eq!(alive(&futures), [1, 3, 2], "of five ways the best three, equal ones as they were");
    futures.halve();
    assert_eq!(alive(&futures), [1, 3]);
    futures.halve();
    assert_eq!(alive(&futures), [1]);
    futures.halve();
    assert_eq!(alive(&futures), [1], "the last one stays");
    assert_eq!(futures.best(), Some(Move(1)));
}

#[test]
fn the_best_so_far_may_be_any_that_is_still_tried() {
    assert_eq!(tried(&[(50, 40), (50, 60), (50, 50)]).best(), Some(Move(1)));
    assert_eq!(tried(&[(50, 40), (50, 60), (50, 60)]).best(), Some(Move(1)), "the first of those that are equal");
    assert_eq!(tried(&[]).best(), None);
}

#[test]
fn a_way_is_dropped_only_if_it_is_beyond_doubt_worse() {
    let mut few = tried(&[(8, 25), (8, 75)]);
    few.drop_beaten();
    assert_eq!(alive(&few), [1, 0], "eight futures prove little");
    let mut many = tried(&[(800, 25), (800, 75), (800, 74)]);
    many.drop_beaten();
    assert_eq!(alive(&many), [1, 2], "eight hundred prove much, but not between those that are close");
    let mut between = tried(&[(801, 25), (801, 75)]);
    between.drop_beaten();
    assert_eq!(alive(&between), [0, 1], "it is looked at now and then only");
}

#[test]
fn the_best_way_is_never_dropped() {
    for seed in 0..500_u64 {
        let draw = |of: u64, below: u64| (digest(&(seed, of)) % below) as u32;
        let count = 8 * (1 + draw(0, 100));
        let results: Vec<_> = (0..2 + draw(1, 9)).map(|way| (count, draw(2 + u64::from(way), 101))).collect();
        let most = results.iter().map(|&(_, won)| won).max().expect("several ways");
        for give_up in [Futures::<Toy>::drop_beaten, Futures::<Toy>::halve] {
            let mut futures = tried(&results);
            give_up(&mut futures);
            let first = alive(&futures).first().map(|&way| results[usize::from(way)].1);
            assert_eq!(first, Some(most), "{results:?}: the best comes first and stays");
        }
    }
}

#[test]
fn a_first_impression_fades_with_the_futures() {
    let way = |futures: u32, looks: f64| Way {
        mv: Move(0),
        looks,
        futures,
        chances: f64::from(futures) / 2.0,
        squares: f64::from(futures) / 2.0,
        lead: 0,
    };
    let lost = |futures: u32| way(futures, 0.0).score() - way(futures, -0.2).score();
    assert!((lost(0) - 0.2).abs() < 1e-9, "it is all there is at first");
    assert!(lost(10) < 0.15 && lost(1000) < 0.01, "{} after ten futures, {} after a thousand", lost(10), lost(1000));
}
