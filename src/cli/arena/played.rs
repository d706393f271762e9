//! A match of bots, and what is remembered of it.

use cpu_time::ThreadTime;

use crate::bots::{Evaluate, Level, Thought, thought_seed};
use crate::levels;
use crate::rules::{Placing, Seat, SetUp, SetupFile, Standing, Unfit, Viewer};

/// Who plays which seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lineup {
    /// Each seat is given.
    Seats(Vec<Level>),
    /// One plays alone against all others, whichever seat that turns out to be.
    Sides { seats: u8, alone: Level, others: Level },
}

impl Lineup {
    pub(super) fn seats(&self) -> u8 {
        match self {
            Lineup::Seats(levels) => levels.len() as u8,
            Lineup::Sides { seats, .. } => *seats,
        }
    }

    fn level<G: Evaluate>(&self, state: &G::State, seat: Seat) -> Level {
        match self {
            Lineup::Seats(levels) => levels.get(seat.index()).copied().unwrap_or(Level::Medium),
            Lineup::Sides { alone, others, .. } => {
                if G::alone(state) == Some(seat) {
                    *alone
                } else {
                    *others
                }
            }
        }
    }
}

/// What a seat did in a match, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Result {
    /// Who played it in the end.
    pub level: Level,
    /// Its part of the victory: 1 for the only winner.
    pub share: f64,
    pub score: i32,
    pub thinking: Thinking,
}

/// How long decisions took on one core, whatever else it did meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Thinking {
    /// Decisions between at least two moves.
    pub decisions: u32,
    pub seconds: f64,
    /// The longest one, in seconds.
    pub longest: f64,
    /// The most for all decisions of a seat in one turn of the match, in seconds.
    pub turn: f64,
}

/// How long a seat has thought in the turn of the match that is on, whoever's turn it
/// is: what others are asked meanwhile does not begin it anew.
#[derive(Clone, Copy, Debug, Default)]
struct Watch {
    /// The number of the turn.
    turn: u32,
    seconds: f64,
}

impl Watch {
    /// So much more in this turn; returns how much it is together.
    fn add(&mut self, turn: u32, seconds: f64) -> f64 {
        let before = if self.turn == turn { self.seconds } else { 0.0 };
        *self = Watch { turn, seconds: before + seconds };
        self.seconds
    }
}

impl Thinking {
    pub(super) fn add(&mut self, other: Thinking) {
        self.decisions += other.decisions;
        self.seconds += other.seconds;
        self.longest = self.longest.max(other.longest);
        self.turn = self.turn.max(other.turn);
    }
}

/// A match that was played.
#[derive(Clone, Debug)]
pub(super) struct Played<S> {
    /// By seat.
    pub results: Vec<Result>,
    /// Decisions, forced ones included.
    pub moves: usize,
    /// How it ended.
    pub end: S,
}

/// Plays a match to its end. Hard bots take `effort` hundredths of their time.
///
/// # Errors
/// If it cannot be set up.
pub(super) fn play<G: Evaluate + SetUp>(
    file: &SetupFile<G>,
    lineup: &Lineup,
    seed: u64,
    effort: u32,
    mut look: impl FnMut(&G::State, G::Move),
) -> std::result::Result<Played<G::State>, Unfit> {
    let seats = lineup.seats();
    let mut game = levels::begin(file, seats, seed)?;
    let mut thinking = vec![Thinking::default(); usize::from(seats)];
    let mut watches = vec![Watch::default(); usize::from(seats)];
    let mut legal = Vec::new();
    while let Some(decision) = G::to_act(game.state()) {
        let seat = decision.seat;
        let made = game.record().moves.len();
        let level = lineup.level::<G>(game.state(), seat);
        let began = ThreadTime::now();
        let view = G::view(game.state(), Viewer::Seat(seat));
        let thought = Thought::<G>::new(level, view, thought_seed(seed, made as u32, seat));
        let Some(mv) = thought.hurried(effort).decide() else { break };
        let took = began.elapsed().as_secs_f64();
        let turns = G::turns(game.state());
        let turn = watches.get_mut(seat.index()).map_or(took, |watch| watch.add(turns, took));
        G::legal_moves(game.state(), &mut legal);
        if let Some(thinking) = thinking.get_mut(seat.index())
            && legal.len() > 1
        {
            thinking.add(Thinking { decisions: 1, seconds: took, longest: took, turn });
        }
        look(game.state(), mv);
        if game.play(mv).is_err() {
            debug_assert!(false, "bots make legal moves");
            break;
        }
    }
    let end = game.state().clone();
    let placings = match G::standing(&end) {
        Standing::Over(placings) => placings,
        Standing::Running => Vec::new(),
    };
    let results = Seat::all(seats).zip(thinking);
    let results = results.map(|(seat, thinking)| Result {
        level: lineup.level::<G>(&end, seat),
        share: share(&placings, seat),
        score: placing(&placings, seat).map_or(0, |placing| placing.score),
        thinking,
    });
    Ok(Played { results: results.collect(), moves: game.record().moves.len(), end })
}

fn placing(placings: &[Placing], seat: Seat) -> Option<&Placing> {
    placings.iter().find(|placing| placing.seat == seat)
}

/// What part of the victory is a seat's.
fn share(placings: &[Placing], seat: Seat) -> f64 {
    let winners = placings.iter().filter(|placing| placing.rank == 1).count();
    let won = placing(placings, seat).is_some_and(|placing| placing.rank == 1);
    if won { 1.0 / winners as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_lasts_until_the_match_has_another() {
        let mut watches = [Watch::default(); 2];
        // Turn, seat, seconds, and how much that makes: the first seat is asked again
        // in its turn after the other one has reacted, and then in the other's.
        for (turn, seat, seconds, together) in
            [(1, 0, 2.0, 2.0), (1, 1, 1.0, 1.0), (1, 0, 3.0, 5.0), (2, 1, 4.0, 4.0), (2, 0, 0.5, 0.5), (2, 1, 1.0, 5.0)]
        {
            assert!((watches[seat].add(turn, seconds) - together).abs() < 1e-9, "{turn}, {seat}");
        }
    }
}
