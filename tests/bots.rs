//! Bots: that they play by the rules, do not peek, and play sensibly.

use std::fs;

use tenement::bots::{Level, SeatKind, Thought, thought_seed};
use tenement::record::Match;
use tenement::rules::eviction::{Address, Card, Event, Eviction, Kind, Move, Options, Position, SetupFile, State};
use tenement::rules::{Game, Seat, Standing, Viewer, digest};

fn read(name: &str) -> String {
    fs::read_to_string(format!("{}/levels/eviction/{name}.json", env!("CARGO_MANIFEST_DIR"))).expect("a setup file")
}

fn setup(name: &str) -> SetupFile {
    let standard = SetupFile::parse_standard(&read("standard")).expect("the standard setup");
    if name == "standard" { standard } else { SetupFile::parse(&read(name), &standard).expect("a setup") }
}

fn standard(seats: u8) -> Options {
    setup("standard").tables[&seats]
}

/// More matches where they are quick.
fn matches(unoptimised: u64, optimised: u64) -> u64 {
    if cfg!(debug_assertions) { unoptimised } else { optimised }
}

fn thought(level: Level, state: &State, seed: u64) -> Thought<Eviction> {
    let seat = Eviction::to_act(state).expect("somebody decides").seat;
    Thought::new(level, Eviction::view(state, Viewer::Seat(seat)), seed)
}

fn decide(level: Level, state: &State, seed: u64) -> Move {
    thought(level, state, seed).decide().expect("a decision")
}

/// A whole match of bots; `look` sees every state before the decision, with its seed.
fn play_out(
    options: &Options,
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&State, Level, u64, Move),
) -> Match<Eviction> {
    let mut game = Match::<Eviction>::new(*options, levels.len() as u8, seed).expect("a match");
    while let Some(decision) = Eviction::to_act(game.state()) {
        let level = levels[decision.seat.index()];
        let seed = thought_seed(seed, game.record().moves.len() as u32, decision.seat);
        let mv = decide(level, game.state(), seed);
        look(game.state(), level, seed, mv);
        game.play(mv).expect("bots make legal moves");
        assert!(game.record().moves.len() < 5000, "the match ends");
    }
    game
}

/// What part of the matches one bot of the level `hero` wins against others of
/// the level `rival`, every seat in turn.
fn share_won(options: &Options, seats: u8, hero: Level, rival: Level, matches: u64) -> f64 {
    let won = (0..matches).map(|seed| {
        let seat = Seat((seed % u64::from(seats)) as u8);
        let mut levels = vec![rival; usize::from(seats)];
        levels[seat.index()] = hero;
        let end = play_out(options, &levels, seed, |_, _, _, _| {});
        let Standing::Over(placings) = Eviction::standing(end.state()) else { panic!("the match is over") };
        let winners = placings.iter().filter(|placing| placing.rank == 1).count();
        let is_winner = placings.iter().any(|placing| placing.rank == 1 && placing.seat == seat);
        if is_winner { 1.0 / winners as f64 } else { 0.0 }
    });
    won.sum::<f64>() / matches as f64
}

#[test]
fn whole_matches_of_every_setup_end() {
    let folder = fs::read_dir(format!("{}/levels/eviction", env!("CARGO_MANIFEST_DIR"))).expect("the setups");
    let mut played = 0;
    for file in folder.map(|file| file.expect("a file").path()).filter(|path| path.extension() == Some("json".as_ref()))
    {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        for (seats, options) in &setup(name).tables {
            // Hard ones take their time; they play elsewhere.
            for level in [Level::Random, Level::Easy, Level::Medium] {
                for seed in 0..matches(1, 20) {
                    let end = play_out(options, &vec![level; usize::from(*seats)], seed, |_, _, _, _| {});
                    assert!(matches!(Eviction::standing(end.state()), Standing::Over(_)), "{name} with {seats}");
                    played += 1;
                }
            }
        }
    }
    assert!(played > 20);
}

#[test]
fn a_match_of_bots_can_be_played_again() {
    let options = standard(3);
    let levels = [Level::Medium, Level::Random, Level::Medium];
    let [one, other] = [0, 1].map(|_| play_out(&options, &levels, 7, |_, _, _, _| {}));
    assert_eq!(digest(one.state()), digest(other.state()));
    let another = play_out(&options, &levels, 8, |_, _, _, _| {});
    assert_ne!(one.record().moves, another.record().moves);
    assert_ne!(thought_seed(1, 2, Seat(3)), thought_seed(1, 3, Seat(2)));
    // Pinned: a change here changes every match of bots.
    assert_eq!(format!("{:016x}", thought_seed(1, 2, Seat(3))), "042d17b93de9914c");
}

#[test]
fn bots_do_not_peek() {
    let options = setup("grand").tables[&4];
    play_out(&options, &[Level::Medium, Level::Random, Level::Medium, Level::Medium], 3, |state, level, seed, mv| {
        let seat = state.table.active;
        let elsewhere = Eviction::redeal(&Eviction::view(state, Viewer::Seat(seat)), !seed);
        assert_eq!(decide(level, &elsewhere, seed), mv, "seat {} at {:?}", seat.0, state.table.step);
    });
}

#[test]
fn slices_of_a_thought_make_no_difference() {
    let options = standard(2);
    let mut most = 0;
    play_out(&options, &[Level::Medium, Level::Random], 5, |state, level, seed, mv| {
        let mut sliced = thought(level, state, seed);
        let mut slices = 1;
        let decided = loop {
            match sliced.step(1) {
                Some(decided) => break decided,
                None => slices += 1,
            }
        };
        assert_eq!(decided, mv);
        assert_eq!(sliced.step(1), Some(mv), "a decision stands");
        assert_eq!(thought(level, state, seed).step(100_000), Some(mv));
        most = most.max(slices);
    });
    assert!(most > 100, "a thought is many small steps, not {most}");
}

#[test]
fn greedy_beats_random() {
    for (seats, least) in [(2, 0.9), (3, 0.8), (4, 0.7)] {
        let won = share_won(&standard(seats), seats, Level::Medium, Level::Random, matches(24, 600));
        assert!(won >= least, "{seats} seats: {won}");
    }
    let no_cards = setup("no-cards").tables[&2];
    let won = share_won(&no_cards, 2, Level::Medium, Level::Random, matches(24, 600));
    assert!(won >= 0.9, "without cards: {won}");
}

#[test]
fn random_plays_every_legal_move() {
    let state = Eviction::setup(&standard(2), 2, 1).expect("a match");
    let mut legal = Vec::new();
    Eviction::legal_moves(&state, &mut legal);
    let mut chosen: Vec<Move> = (0..300).map(|seed| decide(Level::Random, &state, seed)).collect();
    chosen.sort();
    chosen.dedup();
    assert_eq!(chosen, legal);
}

#[test]
fn names_of_players_are_stable() {
    let names: Vec<String> = SeatKind::ALL.iter().map(SeatKind::to_string).collect();
    assert_eq!(names, ["human", "random", "easy", "medium", "hard"]);
    assert_eq!("greedy".parse(), Ok(SeatKind::Bot(Level::Medium)), "its former name");
    for kind in SeatKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        assert_eq!(serde_json::to_string(&kind).expect("json"), format!("\"{kind}\""));
    }
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("ghost".parse::<SeatKind>().is_err());
}

/// A position for two on the standard grid, brick to act.
struct Situation(serde_json::Value);

fn position(board: &[[&str; 4]; 3]) -> Situation {
    Situation(serde_json::json!({ "board": board, "hands": [[], []] }))
}

impl Situation {
    fn hand(mut self, seat: usize, faces: &[&str]) -> Situation {
        self.0["hands"][seat] = faces.into();
        self
    }

    fn reserves(mut self, reserves: &[u8]) -> Situation {
        self.0["reserves"] = reserves.into();
        self
    }

    fn turn_of(mut self, seat: u8) -> Situation {
        self.0["to_act"] = seat.into();
        self
    }

    fn load(self) -> State {
        let position: Position = serde_json::from_value(self.0).expect("a position");
        position.load(&standard(2), 2, 0).expect("a position of this game")
    }
}

fn after(mut state: State, mv: &Move) -> State {
    Eviction::play(&mut state, *mv, &mut |_| {}).expect("a legal move");
    state
}

/// Brick's whole turn by a greedy bot, up to the draw or the end.
fn brick_plays(mut state: State, seed: u64) -> State {
    let mut seen = Vec::new();
    while Eviction::to_act(&state).is_some_and(|decision| decision.seat == Seat(0)) {
        let mv = decide(Level::Medium, &state, seed);
        if mv == Move::Draw {
            break;
        }
        Eviction::play(&mut state, mv, &mut |event| seen.push(event)).expect("a legal move");
    }
    assert!(!seen.iter().any(|event| matches!(event, Event::Dealt { .. })));
    state
}

#[test]
fn takes_the_third_place_that_wins() {
    let state = position(&[
        ["bb..", "....", "t...", "...."],
        ["tt..", "b...", "p...", "!p..."],
        ["m...", "!....", "....", "m..."],
    ])
    .hand(0, &["key-brick", "key-mustard", "apartment-swap"])
    .hand(1, &["key-teal", "key-teal", "key-plum"])
    .reserves(&[1, 2])
    .load();
    for seed in 0..5 {
        let end = brick_plays(state, seed);
        assert_eq!(end.table.finisher, Some(Seat(0)));
        assert_eq!(end.table.tally(Seat(0)).score, 3);
    }
}

#[test]
fn does_not_end_a_match_that_it_loses() {
    let state = position(&[
        ["b...", "....", "ttt.", "...."],
        ["....", "b...", "p...", "!p..."],
        ["m...", "!....", "....", "m..."],
    ])
    .hand(0, &["key-brick", "key-mustard", "apartment-swap"])
    .hand(1, &["key-teal", "key-teal", "key-plum"])
    .reserves(&[1, 5])
    .load();
    assert_eq!(brick_plays(state, 1).table.finisher, None);
}

#[test]
fn keeps_out_of_haunted_rooms() {
    let state = position(&[
        ["b...", "....", "t...", "...."],
        ["t...", "....", "p...", "p..."],
        ["m...", "....", "!m...", "!...."],
    ])
    .hand(0, &["key-mustard", "key-mustard", "key-mustard"])
    .reserves(&[3, 3])
    .load();
    for seed in 0..5 {
        let end = brick_plays(state, seed);
        assert!(end.table.homes().all(|(_, home)| home.kind != Kind::Haunted || home.count() < 2));
    }
}

#[test]
fn breaks_the_three_of_the_leader() {
    let state = position(&[
        ["b...", "....", "....", "...."],
        ["....", "....", "ttt.", "t..."],
        ["!m...", "m...", "p...", "!p..."],
    ])
    .hand(0, &["key-teal", "key-teal", "key-teal"])
    .hand(1, &["key-teal", "key-teal", "key-plum"])
    .reserves(&[3, 1])
    .load();
    for seed in 0..5 {
        assert!(brick_plays(state, seed).table.tally(Seat(1)).score <= 0);
    }
}

#[test]
fn keeps_events_when_a_key_does_as_well() {
    let state = position(&[
        ["bb..", "....", "....", "...."],
        ["....", "....", "t...", "t..."],
        ["!m...", "m...", "p...", "!p..."],
    ])
    .hand(0, &["key-brick", "communication", "new-lease"])
    .reserves(&[2, 4])
    .load();
    let played = brick_plays(state, 0).table.discards;
    assert_eq!(played.as_slice(), [Card(0)], "a brick key is the first card of the deck");
}

/// Teal finishes in the plum apartment; brick has a last chance.
fn last_chance(brick: [&str; 2]) -> State {
    let [one, other] = brick;
    let state =
        position(&[[one, "....", other, "...."], ["....", "t...", "....", "t..."], ["!m...", "m...", "p...", "!p..."]])
            .hand(1, &["key-plum", "key-plum", "key-plum"])
            .reserves(&[3, 1])
            .turn_of(1)
            .load();
    let finish = ["card key-plum", "apartment 2,2", "arrow right"].map(|text| text.parse().expect("a move"));
    finish.iter().fold(state, after)
}

#[test]
fn takes_a_last_chance_only_for_something() {
    for seed in 0..5 {
        let gains = last_chance(["bb..", "b..."]);
        assert_eq!(decide(Level::Medium, &gains, seed), Move::Apartment(Address::new(0, 0)));
        let nothing = last_chance(["b...", "b..."]);
        assert_eq!(decide(Level::Medium, &nothing, seed), Move::Pass);
        let helps_teal = last_chance(["btt.", "b..."]);
        assert_eq!(decide(Level::Medium, &helps_teal, seed), Move::Pass);
    }
}
