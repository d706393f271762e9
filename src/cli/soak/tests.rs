//! Soaking a game that is wrong in places: what is wrong is found and told.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::*;
use crate::levels::{Choice, STANDARD};
use crate::rules::{
    Broken, Decision, Game, NoPosition, Placing, Refusal, Seat, SetUp, Source, Standing, Unfit, UnknownMove, Viewer,
};

/// One after the other takes one stone or two; the seed says how many there are.
/// With eight it panics on the way, with nine a stone gets lost.
#[derive(Clone, Copy, Debug, Default)]
struct Stones;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct State {
    seats: u8,
    all: u8,
    left: u8,
    taken: u8,
    moves: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Take(u8);

impl Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "take-{}", self.0)
    }
}

impl FromStr for Take {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Take, UnknownMove> {
        let number = text.strip_prefix("take-").and_then(|number| number.parse().ok());
        number.map(Take).ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Options {}

impl Game for Stones {
    const NAME: &'static str = "stones";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Take;
    type Prompt = ();
    type Event = Take;
    type View = State;

    fn seats() -> std::ops::RangeInclusive<u8> {
        2..=3
    }

    fn setup(_: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        let all = 1 + (seed % 10) as u8;
        Ok(State { seats, all, left: all, taken: 0, moves: 0 })
    }

    fn seated(state: &State) -> u8 {
        state.seats
    }

    fn to_act(state: &State) -> Option<Decision<()>> {
        (state.left > 0).then_some(Decision { seat: Seat(state.moves % state.seats), prompt: () })
    }

    fn legal_moves(state: &State, moves: &mut Vec<Take>) {
        moves.clear();
        moves.extend((1..=state.left.min(2)).map(Take));
    }

    fn allows(state: &State, mv: Take) -> Result<(), Refusal> {
        let allowed = (1..=state.left.min(2)).contains(&mv.0);
        if allowed { Ok(()) } else { Err(Refusal { rule: "ST 1", reason: "too-many" }) }
    }

    fn play(state: &mut State, mv: Take, tell: &mut impl FnMut(Take)) -> Result<(), Refusal> {
        Self::allows(state, mv)?;
        assert!(state.all != 8 || state.left > 3, "the table breaks");
        state.left -= mv.0;
        state.taken += mv.0 - u8::from(state.all == 9 && state.left < 3);
        state.moves += 1;
        tell(mv);
        Ok(())
    }

    fn standing(state: &State) -> Standing {
        if state.left > 0 {
            return Standing::Running;
        }
        let last = Seat((state.moves - 1) % state.seats);
        let place = |seat: Seat| Placing {
            seat,
            rank: if seat == last { 1 } else { 2 },
            score: i32::from(seat == last),
            sources: vec![Source { name: "last", amount: i32::from(seat == last) }],
            ties: Vec::new(),
            stages: Vec::new(),
        };
        let others = Seat::all(state.seats).filter(|&seat| seat != last);
        Standing::Over([last].into_iter().chain(others).map(place).collect())
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn seen(event: &Take, _: Viewer) -> Take {
        *event
    }

    fn redeal(view: &State, _: u64) -> State {
        view.clone()
    }

    fn reveals(_: &Take) -> bool {
        false
    }
}

impl SetUp for Stones {
    type Position = NoPosition;

    const SEATS_RULE: &'static str = "ST 1";

    fn check(_: &Options, _: u8) -> Result<(), Unfit> {
        Ok(())
    }

    fn load(position: &NoPosition, _: &Options, _: u8, _: u64) -> Result<State, Unfit> {
        match *position {}
    }
}

impl Leveled for Stones {
    const FILES: &'static [(&'static str, &'static str)] =
        &[(STANDARD, r#"{ "title": "Stones", "seats": { "2": {}, "3": {} } }"#)];

    fn choices(_: &Options) -> Vec<Choice> {
        Vec::new()
    }

    fn choose(_: &mut Options, _: &str, _: i32) {}
}

impl Lawful for Stones {
    const MOST_DECISIONS: usize = 20;

    fn every_move() -> Vec<Take> {
        (0..5).map(Take).collect()
    }

    fn count(state: &State) -> Result<(), Broken> {
        Broken::unless(state.taken + state.left == state.all, || "a stone is lost".to_owned())
    }

    fn secret_of(_: &Take) -> Option<Vec<Seat>> {
        None
    }
}

/// What is told of so many matches from a seed on, and how it ends.
fn soak(seed: u64, games: u64, json: bool) -> (String, Result<(), Trouble>) {
    let levels = Levels::<Stones>::built_in();
    let tables = vec![(STANDARD.to_owned(), 2), (STANDARD.to_owned(), 3)];
    let mut output = Vec::new();
    let ended = Plan { levels, tables, games, seed, json }.run(&mut output, &mut Vec::new());
    (String::from_utf8(output).expect("text"), ended)
}

#[test]
fn what_is_right_is_told_in_numbers() {
    let (told, ended) = soak(0, 7, false);
    assert!(ended.is_ok(), "{told}");
    assert!(told.starts_with("stones: 7 games, ") && told.contains(" 0 failures"), "{told}");
}

#[test]
fn what_is_wrong_is_told_with_all_it_takes_to_see_it_again() {
    let (told, ended) = soak(7, 2, true);
    assert!(matches!(ended, Err(Trouble::Soaked(2))));
    let mut lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let found = lines.pop().expect("the figures");
    assert_eq!((&found["games"], &found["failures"]), (&2.into(), &2.into()));
    lines.sort_by_key(|failure| failure["seed"].as_u64());
    let [panicked, lost] = &lines[..] else { panic!("{told}") };
    assert_eq!((&panicked["seed"], &panicked["seats"]), (&7.into(), &3.into()));
    assert_eq!(panicked["problem"], "it panicked: the table breaks");
    assert_eq!(lost["seed"], 8);
    assert!(lost["problem"].as_str().is_some_and(|problem| problem.ends_with("a stone is lost")), "{lost}");
    for failure in &lines {
        assert_eq!(failure["setup"], STANDARD);
        let moves = failure["moves"].as_str().expect("text");
        assert!(moves.starts_with("take-"), "{moves}");
        let code = failure["code"].as_str().expect("a code");
        let read = crate::record::read_code::<Stones>(code, &Levels::built_in()).expect("it can be read");
        let played: Vec<String> = read.record().moves.iter().map(Take::to_string).collect();
        assert!(moves.starts_with(&played.join(" ")), "{played:?} of {moves}");
    }
}

#[test]
fn after_many_failures_it_stops() {
    let (told, ended) = soak(0, 1_000_000, true);
    assert!(matches!(ended, Err(Trouble::Soaked(MOST_FAILURES))));
    assert_eq!(told.lines().count() as u64, MOST_FAILURES + 1);
}
