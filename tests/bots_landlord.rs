//! Bots of Landlord!: that they play by the rules, do not peek, and build, fill,
//! attack and defend sensibly.

use std::collections::BTreeMap;
use std::fs::read_to_string;

use tenement::bots::{Level, Thought, thought_seed};
use tenement::record::Match;
use tenement::rules::landlord::{Event, Kind, Landlord, Move, Options, State, Step};
use tenement::rules::{Game, Seat, SetupFile, Standing, Viewer, digest};

fn setup(name: &str, seats: u8) -> Options {
    let read = |name: &str| {
        read_to_string(format!("{}/levels/landlord/{name}.json", env!("CARGO_MANIFEST_DIR"))).expect("a setup file")
    };
    let standard = SetupFile::<Landlord>::parse_standard(&read("standard")).expect("the standard setup");
    if name == "standard" {
        standard.tables[&seats]
    } else {
        SetupFile::parse(&read(name), &standard).expect("a setup").tables[&seats]
    }
}

/// More matches where they are quick.
fn matches(unoptimised: u64, optimised: u64) -> u64 {
    if cfg!(debug_assertions) { unoptimised } else { optimised }
}

fn decide(level: Level, state: &State, seed: u64) -> Move {
    let seat = Landlord::to_act(state).expect("somebody decides").seat;
    Thought::<Landlord>::new(level, Landlord::view(state, Viewer::Seat(seat)), seed).decide().expect("a decision")
}

/// A whole match of bots; `look` sees every decision and what came of it.
fn play_out(
    options: &Options,
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&State, Level, u64, Move, &[Event]),
) -> Match<Landlord> {
    let mut game = Match::<Landlord>::new(*options, levels.len() as u8, seed).expect("a match");
    while let Some(decision) = Landlord::to_act(game.state()) {
        let level = levels[decision.seat.index()];
        let seed = thought_seed(seed, game.record().moves.len() as u32, decision.seat);
        let before = *game.state();
        let mv = decide(level, &before, seed);
        let events = game.play(mv).expect("bots make legal moves");
        look(&before, level, seed, mv, &events);
        assert!(game.record().moves.len() < 30_000, "the match ends");
    }
    game
}

/// How often each kind of thing was done by greedy bots.
#[derive(Default)]
struct Done(BTreeMap<String, u32>);

impl Done {
    fn count(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    fn see(&mut self, event: &Event) {
        match event {
            Event::CardPlayed { card, .. } => self.count(format!("plays {}", card.kind.name())),
            Event::Countered { card, .. } => self.count(format!("counters with {}", card.kind.name())),
            Event::Finished { .. } => self.count("houses"),
            Event::FloorLaid { .. } => self.count("floors"),
            Event::TakenDown { .. } => self.count("taken down"),
            Event::Jailed { .. } => self.count("jailed"),
            Event::BailPaid { .. } => self.count("bail"),
            Event::Answered { accepted: true, .. } => self.count("deals"),
            Event::Answered { accepted: false, .. } => self.count("offers declined"),
            Event::Drawn { .. } => self.count("cards bought"),
            Event::Recalled { .. } => self.count("recalled"),
            _ => {}
        }
    }

    fn of(&self, what: &str) -> u32 {
        self.0.get(what).copied().unwrap_or(0)
    }
}

// LL deck: how many rounds matches of greedy bots last, by the number of seats.
#[test]
fn matches_last_about_as_long_as_the_specification_expects() {
    for (seats, expected) in [(2, 14.0), (3, 9.0), (4, 6.5), (5, 6.0), (6, 4.7)] {
        let options = setup("standard", seats);
        let count = matches(8, 40);
        let rounds: f64 = (0..count)
            .map(|seed| {
                let levels = vec![Level::Medium; usize::from(seats)];
                let end = play_out(&options, &levels, seed, |_, _, _, _, _| {});
                f64::from(end.state().table.round())
            })
            .sum();
        let mean = rounds / count as f64;
        assert!((expected * 0.5..expected * 1.6).contains(&mean), "{seats} seats: {mean} rounds");
    }
}

#[test]
fn one_greedy_bot_beats_three_random_ones() {
    let options = setup("standard", 4);
    let count = matches(40, 200);
    let mut won = 0;
    for seed in 0..count {
        let hero = Seat((seed % 4) as u8);
        let mut levels = vec![Level::Random; 4];
        levels[hero.index()] = Level::Medium;
        let end = play_out(&options, &levels, seed, |_, _, _, _, _| {});
        let Standing::Over(placings) = Landlord::standing(end.state()) else { panic!("over") };
        won += u64::from(placings.iter().any(|placing| placing.rank == 1 && placing.seat == hero));
    }
    assert!(won * 100 >= count * 95, "{won} of {count}");
}

#[test]
fn greedy_bots_build_fill_attack_and_defend() {
    let options = setup("standard", 4);
    let mut done = Done::default();
    let count = matches(4, 20) as u32;
    for seed in 0..u64::from(count) {
        let levels = [Level::Medium; 4];
        play_out(&options, &levels, seed, |_, _, _, _, events| events.iter().for_each(|event| done.see(event)));
    }
    let tenants: u32 = Kind::ALL
        .into_iter()
        .filter(|kind| kind.is_tenant())
        .map(|kind| done.of(&format!("plays {}", kind.name())))
        .sum();
    assert!(done.of("houses") >= 6 * count, "they build: {}", done.of("houses"));
    assert!(done.of("floors") >= 2 * done.of("houses"), "and not only bungalows");
    assert!(tenants >= 8 * count, "they fill: {tenants}");
    assert!(done.of("plays bomb") + done.of("plays murder") >= count, "they attack");
    assert!(done.of("plays squatters") >= count, "and squat");
    assert!(done.of("counters with error") + done.of("counters with police") >= count / 2, "they defend");
    assert!(done.of("cards bought") >= 40 * count, "they buy cards");
    assert!(done.of("taken down") <= 2 * count, "what they begin they finish");
}

#[test]
fn bots_do_not_peek() {
    let options = setup("bazaar", 4);
    let levels = [Level::Medium, Level::Random, Level::Medium, Level::Medium];
    let mut looked = 0;
    play_out(&options, &levels, 3, |state, level, seed, mv, _| {
        let seat = Landlord::to_act(state).expect("somebody decides").seat;
        looked += 1;
        if looked % 7 == 0 {
            let elsewhere = Landlord::redeal(&Landlord::view(state, Viewer::Seat(seat)), !seed);
            assert_eq!(decide(level, &elsewhere, seed), mv, "seat {} at {:?}", seat.0, state.table.step);
        }
    });
    assert!(looked > 100);
}

#[test]
fn a_match_of_bots_can_be_played_again() {
    let options = setup("standard", 3);
    let levels = [Level::Medium, Level::Random, Level::Medium];
    let [one, other] = [0, 1].map(|_| play_out(&options, &levels, 7, |_, _, _, _, _| {}));
    assert_eq!(digest(one.state()), digest(other.state()));
}

#[test]
fn whole_matches_of_every_setup_end() {
    for name in ["standard", "starter", "seventy-five", "mild", "bazaar"] {
        for seats in [2, 3, 6] {
            let options = setup(name, seats);
            let end = play_out(&options, &vec![Level::Medium; usize::from(seats)], 1, |_, _, _, _, _| {});
            assert_eq!(end.state().table.step, Step::Over, "{name} with {seats}");
        }
    }
}
