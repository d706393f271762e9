//! Bots of Alternatywy 4: that they play by the rules, do not peek, and win
//! against chance on both sides by doing what the game is about.

use std::collections::BTreeMap;
use std::fs::read_to_string;

use tenement::bots::{Level, Thought, thought_seed};
use tenement::record::Match;
use tenement::rules::alternatywy::{Alternatywy, Character, Event, Move, Options, State, Step};
use tenement::rules::{Game, Seat, SetupFile, Standing, Viewer, digest};

fn setup(name: &str, seats: u8) -> Options {
    let read = |name: &str| {
        read_to_string(format!("{}/levels/alternatywy/{name}.json", env!("CARGO_MANIFEST_DIR"))).expect("a setup file")
    };
    let standard = SetupFile::<Alternatywy>::parse_standard(&read("standard")).expect("the standard setup");
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
    let seat = Alternatywy::to_act(state).expect("somebody decides").seat;
    Thought::<Alternatywy>::new(level, Alternatywy::view(state, Viewer::Seat(seat)), seed).decide().expect("a decision")
}

/// A whole match of bots, each of the level that `level` says; `look` sees every
/// decision and what came of it.
fn play_out(
    options: &Options,
    seats: u8,
    seed: u64,
    level: impl Fn(&State, Seat) -> Level,
    mut look: impl FnMut(&State, u64, Move, &[Event]),
) -> Match<Alternatywy> {
    let mut game = Match::<Alternatywy>::new(*options, seats, seed).expect("a match");
    while let Some(decision) = Alternatywy::to_act(game.state()) {
        let seed = thought_seed(seed, game.record().moves.len() as u32, decision.seat);
        let before = *game.state();
        let mv = decide(level(&before, decision.seat), &before, seed);
        let events = game.play(mv).expect("bots make legal moves");
        look(&before, seed, mv, &events);
        assert!(game.record().moves.len() < 5_000, "the match ends");
    }
    game
}

fn all_greedy(options: &Options, seats: u8, seed: u64, look: impl FnMut(&State, u64, Move, &[Event])) -> State {
    *play_out(options, seats, seed, |_, _| Level::Medium, look).state()
}

/// How often a single greedy bot among random ones wins, in hundredths: as the
/// Landlord, or as a Tenant.
fn wins(seats: u8, as_landlord: bool) -> u64 {
    let options = setup("standard", seats);
    let count = matches(24, 150);
    let mut won = 0;
    for seed in 0..count {
        // Chance picks the Characters, so the hero is known once the Landlord is.
        let hero = |state: &State| {
            let landlord = state.table.player_of(Character::Aniol)?;
            let steps = if as_landlord { 0 } else { 1 + (seed % u64::from(seats - 1)) as u8 };
            Some(landlord.after(steps, seats))
        };
        let level = |state: &State, seat| if hero(state) == Some(seat) { Level::Medium } else { Level::Random };
        let end = play_out(&options, seats, seed, level, |_, _, _, _| {});
        let Standing::Over(placings) = Alternatywy::standing(end.state()) else { panic!("over") };
        won += u64::from(placings.iter().any(|placing| placing.rank == 1 && hero(end.state()) == Some(placing.seat)));
    }
    won * 100 / count
}

#[test]
fn a_greedy_landlord_beats_random_tenants() {
    for seats in 3..=6 {
        let won = wins(seats, true);
        assert!(won >= 90, "{seats} seats: {won} %");
    }
}

#[test]
fn a_greedy_tenant_beats_random_ones_and_their_landlord() {
    for (seats, enough) in [(3, 88), (4, 83), (5, 78), (6, 75)] {
        let won = wins(seats, false);
        assert!(won >= enough, "{seats} seats: {won} %");
    }
}

#[test]
fn both_sides_can_win_among_greedy_bots() {
    for seats in 3..=6 {
        let options = setup("standard", seats);
        let count = matches(20, 120);
        let (mut won, mut points) = (0, 0);
        for seed in 0..count {
            let end = all_greedy(&options, seats, seed, |_, _, _, _| {});
            let Standing::Over(placings) = Alternatywy::standing(&end) else { panic!("over") };
            won += u64::from(placings[0].seat == end.table.landlord);
            points += placings.iter().map(|placing| placing.score).sum::<i32>() / i32::from(seats);
        }
        assert!((15..=85).contains(&(won * 100 / count)), "{seats} seats: the Landlord wins {won} of {count}");
        let mean = points / count as i32;
        assert!((15..=24).contains(&mean), "{seats} seats: {mean} VP on average");
    }
}

/// How often each kind of thing was done.
#[derive(Default)]
struct Done(BTreeMap<String, u32>);

impl Done {
    fn see(&mut self, before: &State, mv: Move, events: &[Event]) {
        let side =
            if before.decider().is_some_and(|seat| before.table.is_tenant(seat)) { "tenant" } else { "landlord" };
        let what = match (before.table.step, mv) {
            (Step::React { .. }, Move::Play(kind)) => format!("reacts with {kind}"),
            (Step::Place | Step::Watch, mv) => format!("goes to {mv}"),
            (_, mv) => mv.to_string(),
        };
        *self.0.entry(format!("{side} {what}")).or_default() += 1;
        for event in events {
            let what = match event {
                Event::WorkIntroduced { compulsory: false, .. } => "works introduced",
                Event::AuctionWon { seat: Some(_) } => "auctions won",
                Event::Exchanged { .. } => "exchanges",
                Event::Avoids { .. } => "works avoided",
                _ => continue,
            };
            *self.0.entry(what.to_owned()).or_default() += 1;
        }
    }

    fn of(&self, what: &str) -> u32 {
        self.0.get(what).copied().unwrap_or(0)
    }

    /// All that begins so.
    fn like(&self, what: &str) -> u32 {
        self.0.iter().filter(|(name, _)| name.starts_with(what)).map(|(_, count)| count).sum()
    }
}

#[test]
fn greedy_bots_do_what_the_game_is_about() {
    let options = setup("standard", 4);
    let mut done = Done::default();
    let count = matches(8, 40) as u32;
    for seed in 0..u64::from(count) {
        all_greedy(&options, 4, seed, |before, _, mv, events| done.see(before, mv, events));
    }
    for place in ["flats", "staircase", "landlords", "club", "courtyard"] {
        for side in ["tenant", "landlord"] {
            let visits = done.of(&format!("{side} goes to place {place}"));
            let all = done.like(&format!("{side} goes to"));
            assert!(visits > 0 && visits * 2 < all, "{side}s vary: {visits} of {all} to the {place}");
        }
    }
    assert!(done.like("tenant board") >= 25 * count, "Tenants act: {}", done.like("tenant board"));
    assert!(done.like("landlord board") >= 8 * count, "so does the Landlord: {}", done.like("landlord board"));
    assert!(done.like("tenant play") >= 6 * count, "Tenants play cards: {}", done.like("tenant play"));
    assert!(done.like("landlord play") >= 4 * count, "so does the Landlord: {}", done.like("landlord play"));
    assert!(done.like("landlord blue") >= 2 * count, "he uses blue actions: {}", done.like("landlord blue"));
    assert!(done.like("tenant reacts") >= 2 * count, "Tenants react: {}", done.like("tenant reacts"));
    assert!(done.like("landlord reacts") >= count / 3, "so does the Landlord: {}", done.like("landlord reacts"));
    assert!(done.of("tenant leave") >= count, "they litter: {}", done.of("tenant leave"));
    assert!(done.of("tenant clean") + done.like("landlord clean") >= count, "and clean");
    assert!(done.of("works introduced") >= count, "works are introduced: {}", done.of("works introduced"));
    assert!(done.of("works avoided") >= count / 2, "and avoided: {}", done.of("works avoided"));
    assert!(done.of("auctions won") >= count, "goods are sold: {}", done.of("auctions won"));
    assert!(done.of("exchanges") >= count / 3, "Denunciations are exchanged: {}", done.of("exchanges"));
}

#[test]
fn bots_do_not_peek() {
    let options = setup("standard", 4);
    let mut looked = 0;
    all_greedy(&options, 4, 3, |state, seed, mv, _| {
        let seat = Alternatywy::to_act(state).expect("somebody decides").seat;
        looked += 1;
        if looked % 3 == 0 {
            let elsewhere = Alternatywy::redeal(&Alternatywy::view(state, Viewer::Seat(seat)), !seed);
            assert_eq!(decide(Level::Medium, &elsewhere, seed), mv, "seat {} at {:?}", seat.0, state.table.step);
        }
    });
    assert!(looked > 100);
}

#[test]
fn a_match_of_bots_can_be_played_again() {
    let options = setup("standard", 5);
    let level = |_: &State, seat: Seat| if seat == Seat(1) { Level::Random } else { Level::Medium };
    let [one, other] = [0, 1].map(|_| play_out(&options, 5, 7, level, |_, _, _, _| {}));
    assert_eq!(digest(one.state()), digest(other.state()));
}

#[test]
fn whole_matches_of_every_setup_end() {
    for name in ["standard", "first-game", "longer", "longest", "sudden-end"] {
        for seats in [3, 4, 6] {
            let end = all_greedy(&setup(name, seats), seats, 1, |_, _, _, _| {});
            assert_eq!(end.table.step, Step::Over, "{name} with {seats}");
        }
    }
}
