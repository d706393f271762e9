//! How many sequences of legal moves there are from a position: one number
//! that changes when anything about what is legal, or about what comes of a move,
//! does. Each position is chosen for a mechanic. The numbers are pinned: where
//! there are few moves to try, trying every move that anybody can think of finds
//! as many as the lists of legal moves do.

use rand::seq::IndexedRandom;
use tenement::levels::{Leveled, Levels, begin};
use tenement::rules::alternatywy::{self, Alternatywy};
use tenement::rules::eviction::{self, Eviction};
use tenement::rules::landlord::{self, Landlord};
use tenement::rules::{Chance, Game, Lawful, SetupFile};

/// What the chance of a position comes from.
const SEED: u64 = 4;

/// Sequences of so many moves, found in the lists.
fn listed<G: Game>(state: &G::State, depth: usize) -> u64 {
    let mut legal = Vec::new();
    G::legal_moves(state, &mut legal);
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.len() as u64 };
    }
    let after = |&mv| {
        let mut next = state.clone();
        G::play(&mut next, mv, &mut |_| {}).unwrap();
        listed::<G>(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// Sequences of so many moves, found by trying all of `moves`, which are sorted.
/// They must be the listed ones everywhere, not only as many.
fn tried<G: Game>(state: &G::State, depth: usize, moves: &[G::Move]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let allowed: Vec<G::Move> = moves.iter().copied().filter(|&mv| G::allows(state, mv).is_ok()).collect();
    let mut legal = Vec::new();
    G::legal_moves(state, &mut legal);
    assert_eq!(allowed, legal, "at {:?}", G::to_act(state));
    let after = |&mv| {
        let mut next = state.clone();
        G::play(&mut next, mv, &mut |_| {}).unwrap();
        tried::<G>(&next, depth - 1, moves)
    };
    allowed.iter().map(after).sum()
}

/// The counts for one move, two, and so on are these.
#[track_caller]
fn counts<G: Lawful>(state: &G::State, expected: &[u64]) {
    let counted: Vec<u64> = (1..=expected.len()).map(|depth| listed::<G>(state, depth)).collect();
    assert_eq!(counted, expected, "in {} at {:?}", G::NAME, G::to_act(state));
    let mut moves = G::every_move();
    moves.sort_unstable();
    moves.dedup();
    for (depth, &count) in (1..).zip(expected).take_while(|(_, count)| **count < 3_000) {
        assert_eq!(tried::<G>(state, depth, &moves), count, "all moves tried, {depth} deep");
    }
}

/// The first state of a built-in setup.
fn fresh<G: Leveled>(setup: &str, seats: u8) -> G::State {
    let levels = Levels::<G>::built_in();
    begin(levels.setup(setup).expect("a built-in setup"), seats, SEED).expect("it can be played").state().clone()
}

/// The state of a position, given as a setup file.
fn position<G: Leveled>(text: &str) -> G::State {
    let levels = Levels::<G>::built_in();
    let file = SetupFile::parse(text, levels.standard().expect("the standard setup")).expect("a position");
    let &seats = file.tables.keys().next().expect("it is for somebody");
    begin(&file, seats, SEED).expect("it can be played").state().clone()
}

/// The state when somebody is first asked this, in matches of random moves.
fn asked<G: Leveled>(start: &G::State, prompt: impl Fn(&G::Prompt) -> bool) -> G::State {
    let mut legal = Vec::new();
    for seed in 0..200 {
        let (mut state, mut chance) = (start.clone(), Chance::new(seed));
        while let Some(decision) = G::to_act(&state) {
            if prompt(&decision.prompt) {
                return state;
            }
            G::legal_moves(&state, &mut legal);
            let &mv = legal.choose(&mut chance.occasion()).expect("somebody decides");
            G::play(&mut state, mv, &mut |_| {}).expect("it is listed");
        }
    }
    panic!("nobody is ever asked this");
}

#[test]
fn eviction_from_the_start() {
    counts::<Eviction>(&fresh::<Eviction>("standard", 2), &[6, 24, 120, 480, 1440, 4320, 14336]);
    counts::<Eviction>(&fresh::<Eviction>("grand", 4), &[17, 68, 1088, 4352, 65280]);
    counts::<Eviction>(&fresh::<Eviction>("no-cards", 2), &[10, 40, 360, 1440, 2880, 8640, 17280]);
}

/// Most moves fill an apartment, and its neighbours with it.
#[test]
fn eviction_where_every_move_begins_a_chain() {
    let text = include_str!("positions/eviction-chains.json");
    counts::<Eviction>(&position::<Eviction>(text), &[7, 21, 57, 70, 240, 756, 1920]);
}

/// Neutral meeples, haunted apartments and two hands of events.
#[test]
fn eviction_with_every_event_in_hand() {
    let text = include_str!("positions/eviction-events.json");
    counts::<Eviction>(&position::<Eviction>(text), &[3, 34, 328, 428, 1029, 8807, 16581]);
}

/// What comes first in a wave is chosen, and where those who leave stand.
#[test]
fn eviction_while_a_chain_is_running() {
    let start = fresh::<Eviction>("grand", 4);
    let wave = asked::<Eviction>(&start, |step| matches!(step, eviction::Step::Wave));
    counts::<Eviction>(&wave, &[2, 8, 32, 128, 448, 1792, 6144]);
    let arrival = asked::<Eviction>(&start, |step| matches!(step, eviction::Step::Arrival { .. }));
    counts::<Eviction>(&arrival, &[4, 16, 16, 48, 240, 1456, 1840]);
    let departing = asked::<Eviction>(&start, |step| matches!(step, eviction::Step::Departing));
    counts::<Eviction>(&departing, &[13, 13, 39, 354, 2594, 2948, 7844]);
}

#[test]
fn landlord_from_the_start() {
    counts::<Landlord>(&fresh::<Landlord>("standard", 3), &[7, 27, 119, 403, 1556, 5496, 21465]);
    counts::<Landlord>(&fresh::<Landlord>("bazaar", 2), &[7, 39, 346, 7406, 50254]);
}

/// A Bomb and a Murder, and hands that answer them: Police, Alibi, Error and
/// Double System.
#[test]
fn landlord_with_crimes_and_windows() {
    let text = include_str!("positions/landlord-crimes.json");
    counts::<Landlord>(&position::<Landlord>(text), &[4, 8, 24, 72, 170, 472, 1220]);
}

/// Building, moving, demolishing, Squatters and a Musician.
#[test]
fn landlord_with_houses_to_alter() {
    let text = include_str!("positions/landlord-houses.json");
    counts::<Landlord>(&position::<Landlord>(text), &[8, 20, 117, 474, 1860, 8716, 34130]);
}

#[test]
fn landlord_in_windows_of_a_match() {
    let start = fresh::<Landlord>("standard", 4);
    let police = asked::<Landlord>(&start, |step| *step == landlord::Step::Police);
    counts::<Landlord>(&police, &[2, 13, 42, 267, 1112, 4982, 24487]);
    let suspicion = asked::<Landlord>(&start, |step| *step == landlord::Step::Suspicion);
    counts::<Landlord>(&suspicion, &[2, 11, 40, 609, 4679, 28397, 280007]);
    let offer = asked::<Landlord>(&start, |step| *step == landlord::Step::OfferAnswer);
    counts::<Landlord>(&offer, &[2, 15, 48, 204, 680, 2578, 9303]);
}

#[test]
fn alternatywy_from_the_start() {
    counts::<Alternatywy>(&fresh::<Alternatywy>("standard", 3), &[6, 30, 60, 340, 1920, 10800, 54000]);
    counts::<Alternatywy>(&fresh::<Alternatywy>("first-game", 6), &[5, 30, 180, 1080, 6480, 32400]);
}

/// The last Round, with a Social Work to come and everybody on the List.
#[test]
fn alternatywy_on_the_last_evening() {
    let text = include_str!("positions/alternatywy-evening.json");
    let evening = position::<Alternatywy>(text);
    counts::<Alternatywy>(&evening, &[5, 25, 125, 250, 382, 1207, 2470]);
    let work = asked::<Alternatywy>(&evening, |step| matches!(step, alternatywy::Step::TakePart));
    counts::<Alternatywy>(&work, &[1, 3, 6, 10, 18, 27, 43]);
}

/// Hands full of reactions.
#[test]
fn alternatywy_with_reactions() {
    let text = include_str!("positions/alternatywy-reactions.json");
    let round = position::<Alternatywy>(text);
    let turn = asked::<Alternatywy>(&round, |step| matches!(step, alternatywy::Step::Turn { .. }));
    counts::<Alternatywy>(&turn, &[2, 3, 6, 13, 34, 82, 175]);
    let window = asked::<Alternatywy>(&round, |step| matches!(step, alternatywy::Step::React { .. }));
    counts::<Alternatywy>(&window, &[2, 3, 7, 10, 19, 34, 57]);
}

#[test]
fn alternatywy_in_an_auction() {
    let start = fresh::<Alternatywy>("standard", 4);
    let auction = asked::<Alternatywy>(&start, |step| matches!(step, alternatywy::Step::Auction));
    counts::<Alternatywy>(&auction, &[2, 6, 30, 150, 625, 3000, 15000]);
    let bid = asked::<Alternatywy>(&start, |step| matches!(step, alternatywy::Step::Bid));
    counts::<Alternatywy>(&bid, &[1, 5, 25, 125, 500, 2500, 12500]);
}
