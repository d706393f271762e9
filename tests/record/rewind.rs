//! Taking back, making again, and winding to any point.

use rand::RngExt;
use rand::seq::IndexedRandom;
use tenement::levels::{Leveled, Levels};
use tenement::record::{Final, Label, Match, Whose, read_code, write_code};
use tenement::rules::eviction::Eviction;
use tenement::rules::{Chance, Decision, Game, Seat, digest};

use crate::{every_game, fresh, play_on, played, tables};

fn wound_anywhere<G: Leveled>() {
    let whole = played::<G>(*G::seats().end(), 3, 120);
    let made = whole.record().moves.len();
    let mut states = vec![];
    let mut proofs = vec![];
    let mut game = whole.clone();
    for to in 0..=made {
        game.go_to(to);
        assert_eq!(game.record().moves, whole.record().moves[..to]);
        states.push(digest(game.state()));
        proofs.push(game.proof());
    }
    for to in [made, 0, made / 2, 1, made - 1, made / 3, made + 50, 0] {
        game.go_to(to);
        let to = to.min(made);
        assert_eq!((digest(game.state()), game.proof()), (states[to], proofs[to]), "{} after {to} moves", G::NAME);
        let ahead: Vec<G::Move> = game.undone().collect();
        assert_eq!(ahead, whole.record().moves[to..]);
    }
    game.go_to(made);
    assert_eq!((game.record(), game.state()), (whole.record(), whole.state()));
}

#[test]
fn a_match_can_be_wound_to_any_point() {
    every_game!(wound_anywhere);
}

fn branches<G: Leveled>() {
    let whole = played::<G>(*G::seats().start(), 5, 60);
    let mut game = whole.clone();
    game.go_to(20);
    let next = game.ahead().expect("it went on");
    game.play(next).expect("it was played before");
    assert_eq!(game.undone().len(), whole.record().moves.len() - 21, "the same decision leaves the rest ready");
    let mut legal = Vec::new();
    loop {
        let next = game.ahead().expect("there is a choice somewhere");
        G::legal_moves(game.state(), &mut legal);
        if let Some(&other) = legal.iter().find(|&&other| other != next) {
            game.play(other).expect("it is listed");
            assert_eq!(game.undone().len(), 0, "another decision makes another match");
            return;
        }
        game.play(next).expect("it was played before");
    }
}

#[test]
fn another_decision_forgets_what_was_taken_back() {
    every_game!(branches);
}

/// A person at seat 0, bots elsewhere.
fn against_bots(seat: Seat) -> Whose {
    if seat == Seat(0) { Whose::Own } else { Whose::Bot }
}

/// Without cards nobody learns anything new in the whole opening.
fn opening() -> Match<Eviction> {
    let mut game = fresh::<Eviction>("no-cards", 2, 4);
    play_on(&mut game, 12, 4);
    game
}

fn by(game: &Match<Eviction>) -> Seat {
    Eviction::to_act(game.state()).expect("somebody decides").seat
}

#[test]
fn decisions_of_bots_are_taken_back_with_ones_own() {
    let mut game = opening();
    // On to a decision of seat 0 that follows one of seat 1.
    while by(&game) != Seat(0) {
        play_on(&mut game, 1, 9);
    }
    let whole = game.clone();
    let undone = game.undo(against_bots).expect("nothing new was shown");
    assert!(undone.len() > 1, "the bot had decided since");
    assert_eq!(by(&game), Seat(0));
    assert_eq!(game.record().moves.len() + undone.len(), whole.record().moves.len());
    assert_eq!(game.undone().collect::<Vec<_>>(), undone);
    game.go_to(whole.record().moves.len());
    assert_eq!(game.state(), whole.state(), "made again, it is the same match");
}

#[test]
fn before_the_first_decision_of_ones_own_there_is_nothing_to_take_back() {
    let mut game = fresh::<Eviction>("no-cards", 2, 4);
    let bot = by(&game);
    let person = |seat| if seat == bot { Whose::Bot } else { Whose::Own };
    play_on(&mut game, 1, 1);
    assert_eq!(game.undo(person), Err(Final::Nothing), "only a bot has decided");
    assert_eq!(game.record().moves.len(), 1);
}

#[test]
fn what_another_person_decided_is_not_taken_back() {
    let mut game = opening();
    let last = by(&game);
    play_on(&mut game, 1, 9);
    let whose = |seat| if seat == last { Whose::Other } else { Whose::Own };
    assert_eq!(game.may_undo(whose), Err(Final::OtherSeat));
}

/// A match, and what an outsider who watched it knows of every move.
struct Watched<G: Leveled> {
    setup: String,
    seats: u8,
    game: Match<G>,
    /// Who made each move, and whether it showed anything.
    made: Vec<(Seat, bool)>,
}

fn watched<G: Leveled>(setup: &str, seats: u8, seed: u64, moves: usize) -> Watched<G> {
    let mut game = fresh::<G>(setup, seats, seed);
    let (mut chance, mut legal, mut made) = (Chance::new(seed), Vec::new(), Vec::new());
    while let Some(Decision { seat, prompt }) = G::to_act(game.state()).filter(|_| made.len() < moves) {
        G::legal_moves(game.state(), &mut legal);
        let &mv = legal.choose(&mut chance.occasion()).expect("somebody decides");
        let events = game.play(mv).expect("it is listed");
        made.push((seat, G::is_binding(&prompt) || events.iter().any(G::reveals)));
    }
    Watched { setup: setup.to_owned(), seats, game, made }
}

impl<G: Leveled> Watched<G> {
    /// The match played again from the beginning, so far.
    fn replayed(&self, moves: usize) -> Match<G> {
        let mut again = fresh::<G>(&self.setup, self.seats, self.game.record().seed);
        for &mv in &self.game.record().moves[..moves] {
            again.play(mv).expect("it was played before");
        }
        again
    }

    /// How many decisions can be taken back after so many moves.
    fn back(&self, moves: usize, whose: impl Fn(Seat) -> Whose) -> Option<usize> {
        let own = (0..moves).rev().find(|&nth| whose(self.made[nth].0) == Whose::Own)?;
        let free = |&(seat, reveals): &(Seat, bool)| !reveals && whose(seat) != Whose::Other;
        self.made[own..moves].iter().all(free).then_some(moves - own)
    }
}

fn same<G: Leveled>(one: &Match<G>, other: &Match<G>) {
    assert_eq!((one.record(), one.state(), one.proof()), (other.record(), other.state(), other.proof()));
}

/// At random points of random matches: winding there is playing there, what is
/// taken back is what an outsider would say, and texts and codes of it are read.
fn agree_with_replays<G: Leveled>() {
    let mut rng = Chance::new(29).occasion();
    for (nth, (setup, seats)) in (0..).zip(tables::<G>()) {
        let watched = watched::<G>(&setup, seats, nth, 160);
        let length = watched.made.len();
        let mut game = watched.game.clone();
        for _ in 0..6 {
            let point = rng.random_range(0..=length as u32) as usize;
            game.go_to(point);
            let replayed = watched.replayed(point);
            same(&game, &replayed);
            assert!(game.undone().eq(watched.game.record().moves[point..].iter().copied()));
            let (read, _) = Match::<G>::read(&game.write(&Label::default())).expect("it was written here");
            same(&read, &replayed);
            let levels = Levels::built_in();
            same(&read_code::<G>(&write_code(&game, &levels), &levels).expect("it was written here"), &replayed);
            let person = Seat(rng.random_range(0..seats));
            for others in [Whose::Bot, Whose::Own, Whose::Other] {
                let whose = |seat| if seat == person { Whose::Own } else { others };
                let (mut undone, expected) = (game.clone(), watched.back(point, whose));
                match undone.undo(whose) {
                    Ok(moves) => {
                        assert_eq!(Some(moves.len()), expected);
                        same(&undone, &watched.replayed(point - moves.len()));
                        assert_eq!(moves, game.record().moves[point - moves.len()..]);
                        undone.go_to(point);
                    }
                    Err(_) => assert_eq!(expected, None),
                }
                same(&undone, &game);
                assert_eq!(undone.undone().len(), length - point);
            }
        }
    }
}

#[test]
fn winding_taking_back_and_making_again_agree_with_playing_again() {
    every_game!(agree_with_replays);
}
