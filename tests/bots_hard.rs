//! What hard bots of every game have in common: they imagine futures, a little at a
//! time, and can say what came of them. Whether they find what they should is tested
//! in `bots_tactics`, whether they peek in `bots_secrets`.

use tenement::bots::{Evaluate, Level, Thought, thought_seed};
use tenement::levels::{Leveled, Levels, begin};
use tenement::record::Match;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;
use tenement::rules::{Decision, Seat, Standing, Viewer, digest};

/// How much of their time hard bots take here, in hundredths.
const HURRY: u32 = 3;

fn thought<G: Evaluate>(level: Level, state: &G::State, seat: Seat, seed: u64) -> Thought<G> {
    Thought::new(level, G::view(state, Viewer::Seat(seat)), seed).hurried(HURRY)
}

/// A match of bots of the standard setup; `look` sees the decisions between several
/// moves, with the seed of the thought and what came of it.
fn play_out<G: Evaluate + Leveled>(
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&G::State, Seat, Level, u64, G::Move),
) -> Match<G> {
    let file = Levels::<G>::built_in();
    let file = file.standard().expect("the standard setup");
    let mut game = begin(file, levels.len() as u8, seed).expect("a match");
    let mut legal = Vec::new();
    while let Some(Decision { seat, .. }) = G::to_act(game.state()) {
        let level = levels[seat.index()];
        let seed = thought_seed(seed, game.record().moves.len() as u32, seat);
        let mv = thought::<G>(level, game.state(), seat, seed).decide().expect("a decision");
        G::legal_moves(game.state(), &mut legal);
        assert!(legal.contains(&mv));
        if legal.len() > 1 {
            look(game.state(), seat, level, seed, mv);
        }
        game.play(mv).expect("bots make legal moves");
        assert!(game.record().moves.len() < 30_000, "the match ends");
    }
    assert!(matches!(G::standing(game.state()), Standing::Over(_)));
    game
}

/// Every `nth` of the decisions.
fn every(nth: u32) -> impl FnMut() -> bool {
    let mut seen = 0;
    move || {
        seen += 1;
        seen % nth == 0
    }
}

fn slices_make_no_difference<G: Evaluate + Leveled>() {
    let mut now = every(29);
    let mut longest = 0;
    play_out::<G>(&vec![Level::Hard; usize::from(*G::seats().start())], 5, |state, seat, level, seed, mv| {
        if !now() {
            return;
        }
        for units in [1, 7, 1000, u32::MAX] {
            let mut sliced = thought::<G>(level, state, seat, seed);
            let mut slices = 1;
            while sliced.step(units).is_none() {
                slices += 1;
            }
            assert_eq!(sliced.step(1), Some(mv), "a decision stands, thought of {units} units at a time");
            assert_eq!(sliced.so_far(), Some(mv), "what a thought has come to is its decision");
            longest = longest.max(slices);
        }
    });
    assert!(longest > 100, "a thought is many small steps, not {longest}");
}

#[test]
fn slices_of_a_thought_make_no_difference() {
    slices_make_no_difference::<Eviction>();
    slices_make_no_difference::<Landlord>();
    slices_make_no_difference::<Alternatywy>();
}

fn says_what_it_considered<G: Evaluate + Leveled>() {
    let mut told = 0;
    play_out::<G>(&vec![Level::Hard; usize::from(*G::seats().start())], 9, |state, seat, level, seed, mv| {
        let mut thought = thought::<G>(level, state, seat, seed);
        while thought.step(1000).is_none() {}
        let considered = thought.considered();
        let Some(best) = considered.first() else { return };
        told += 1;
        assert_eq!(best.mv, mv, "the decision comes first");
        assert!(best.tried > 0, "{mv}: nothing was imagined");
        assert!(considered.iter().all(|other| other.tried <= best.tried));
        assert!(considered.iter().all(|other| G::allows(state, other.mv).is_ok()));
        let mut moves: Vec<_> = considered.iter().map(|other| other.mv).collect();
        moves.sort();
        moves.dedup();
        assert_eq!(moves.len(), considered.len(), "each way is considered once");
    });
    assert!(told > 10, "{told}");
}

#[test]
fn hard_bots_can_say_what_they_considered() {
    says_what_it_considered::<Eviction>();
    says_what_it_considered::<Landlord>();
    says_what_it_considered::<Alternatywy>();
}

fn can_be_played_again<G: Evaluate + Leveled>() {
    let mut levels = vec![Level::Easy, Level::Hard, Level::Medium];
    levels.resize(usize::from(*G::seats().start()).max(2), Level::Random);
    let [one, other] = [0, 1].map(|_| play_out::<G>(&levels, 7, |_, _, _, _, _| {}));
    assert_eq!(digest(one.state()), digest(other.state()));
    assert_eq!(one.record().moves, other.record().moves);
}

#[test]
fn a_match_of_all_levels_can_be_played_again() {
    can_be_played_again::<Eviction>();
    can_be_played_again::<Landlord>();
    can_be_played_again::<Alternatywy>();
}

fn stops_when_it_must<G: Evaluate + Leveled>() {
    let mut now = every(41);
    play_out::<G>(&vec![Level::Hard; usize::from(*G::seats().start())], 13, |state, seat, level, seed, _| {
        if !now() {
            return;
        }
        let mut thought = thought::<G>(level, state, seat, seed);
        for units in [0, 1, 10, 500] {
            thought.step(units);
            let so_far = thought.so_far().expect("a move");
            assert!(G::allows(state, so_far).is_ok(), "{so_far} after {units}");
        }
        let hasty = Thought::<G>::new(level, G::view(state, Viewer::Seat(seat)), seed).hurried(0);
        assert!(hasty.decide().is_some(), "without time it decides at first sight");
    });
}

#[test]
fn a_thought_can_be_stopped_at_any_time() {
    stops_when_it_must::<Eviction>();
    stops_when_it_must::<Landlord>();
    stops_when_it_must::<Alternatywy>();
}
