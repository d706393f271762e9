//! Easy bots make mistakes that people make, and none that nobody would.

use tenement::bots::{Evaluate, Level, Thought, thought_seed};
use tenement::levels::{Leveled, Levels, begin};
use tenement::rules::alternatywy::{self, Alternatywy};
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::{self, Kind, Landlord};
use tenement::rules::{Seat, Viewer};

fn decide<G: Evaluate>(level: Level, state: &G::State, seat: Seat, seed: u64) -> G::Move {
    Thought::<G>::new(level, G::view(state, Viewer::Seat(seat)), seed).decide().expect("a decision")
}

/// A match of easy bots of the standard setup; `look` sees the decisions between several
/// moves with the seed of the thought, and what came of them.
fn play_out<G: Evaluate + Leveled>(
    seats: u8,
    match_seed: u64,
    mut look: impl FnMut(&G::State, Seat, u64, G::Move, &[G::Event]),
) {
    let file = Levels::<G>::built_in();
    let mut game = begin(file.standard().expect("the standard setup"), seats, match_seed).expect("a match");
    let mut legal = Vec::new();
    while let Some(seat) = G::to_act(game.state()).map(|decision| decision.seat) {
        let seed = thought_seed(match_seed, game.record().moves.len() as u32, seat);
        let before = game.state().clone();
        let mv = decide::<G>(Level::Easy, &before, seat, seed);
        let events = game.play(mv).expect("bots make legal moves");
        G::legal_moves(&before, &mut legal);
        if legal.len() > 1 {
            look(&before, seat, seed, mv, &events);
        }
        assert!(game.record().moves.len() < 30_000, "the match ends");
    }
}

/// What the best line of a seat's own turn is worth that begins with `mv`, found by going
/// through all of them; nothing if details come up, which are not settled here.
fn best_line<G: Evaluate>(state: &G::State, mv: G::Move, seat: Seat) -> Option<i32> {
    let (mut after, mut revealed) = (state.clone(), false);
    G::play(&mut after, mv, &mut |event| revealed |= G::reveals(&event)).expect("legal");
    let next = G::to_act(&after).filter(|next| next.seat == seat && !revealed && !G::is_done(&next.prompt));
    let Some(next) = next else { return Some(G::worth(&after, seat)) };
    if G::is_detail(&next.prompt) {
        return None;
    }
    let mut moves = Vec::new();
    G::legal_moves(&after, &mut moves);
    G::prune(&after, &mut moves);
    let lines: Vec<i32> = moves.into_iter().map(|mv| best_line::<G>(&after, mv, seat)).collect::<Option<_>>()?;
    // Where every line is pruned away, nothing is known of it.
    lines.into_iter().max()
}

/// How much worse a move is than the best of those that are worth a thought; nothing where a
/// rule of thumb decides, some of which throw dice.
fn falls_short<G: Evaluate>(state: &G::State, seat: Seat, mv: G::Move) -> Option<i32> {
    let mut considered = Vec::new();
    G::legal_moves(state, &mut considered);
    G::consider(state, &mut considered);
    if considered.len() < 2 || !considered.contains(&mv) {
        return None;
    }
    let worth = best_line::<G>(state, mv, seat)?;
    Some(considered.iter().filter_map(|&mv| best_line::<G>(state, mv, seat)).max()? - worth)
}

/// In how many deals a decision is judged.
const DEALS: u64 = 6;

/// What an easy bot does is never much worse than the best it could have done, but
/// often worse.
fn mistakes<G: Evaluate + Leveled>(seats: u8, matches: u64) {
    let (mut decisions, mut missed, mut judged) = (0, 0, 0);
    for match_seed in 0..matches {
        play_out::<G>(seats, match_seed, |state, seat, seed, mv, _| {
            decisions += 1;
            missed += u32::from(decide::<G>(Level::Medium, state, seat, seed) != mv);
            // What the others hold is dealt anew for a thought: some worth depends on that, but
            // what is absurd is so in every deal.
            let deals = (0..DEALS).map(|deal| G::redeal(&G::view(state, Viewer::Seat(seat)), seed.wrapping_add(deal)));
            let short = deals.map(|state| falls_short::<G>(&state, seat, mv)).collect::<Option<Vec<i32>>>();
            let Some(short) = short.and_then(|short| short.into_iter().min()) else { return };
            judged += 1;
            assert!(short < G::ABSURD, "{}: {mv} of {seat:?} is {short} short of the best: absurd", G::NAME);
        });
    }
    let name = G::NAME;
    assert!(missed * 10 > decisions, "{name}: an easy bot that misses {missed} of {decisions} is not easy");
    assert!(judged * 5 > decisions && judged > 100, "{name}: only {judged} of {decisions} were judged");
}

#[test]
fn easy_bots_make_mistakes_but_no_absurd_ones() {
    mistakes::<Eviction>(2, 10);
    mistakes::<Eviction>(4, 3);
    mistakes::<Landlord>(2, 6);
    mistakes::<Landlord>(4, 3);
    mistakes::<Alternatywy>(3, 6);
    mistakes::<Alternatywy>(5, 3);
}

/// Landlord!: a crime against oneself pays only in the trick of LL R34, which is beyond
/// easy bots; but Squatters in one's own house may be murdered (LL 1.5). Nobody
/// lets Squatters in at home or refuses rents due to himself.
#[test]
fn easy_bots_of_landlord_do_not_harm_themselves() {
    use landlord::Event;
    let (mut bombs, mut murders, mut squatters, mut refusals) = (0, 0, 0, 0);
    for (seats, matches) in [(2, 40), (3, 30), (4, 30)] {
        for match_seed in 0..matches {
            play_out::<Landlord>(seats, match_seed, |state, _, _, _, events| {
                let is_own = |house, seat| state.table.house(house).is_some_and(|house| house.owner == seat);
                let told = |what: &str| format!("{seats} seats, match {match_seed}, turn {}: {what}", state.table.turn);
                for event in events {
                    match *event {
                        Event::CrimeDeclared { criminal, kind: Kind::Bomb, victim, .. } => {
                            bombs += 1;
                            assert_ne!(criminal, victim, "{}", told("a bomb on an own house"));
                        }
                        Event::CrimeDeclared { criminal, victim, target, .. } => {
                            murders += 1;
                            let squatters = target.is_some_and(|target| target.kind == Kind::Squatters);
                            assert!(criminal != victim || squatters, "{}", told("a murder in an own house"));
                        }
                        Event::MovedIn { seat, resident, to } if resident.kind == Kind::Squatters => {
                            squatters += 1;
                            assert!(!is_own(to.house, seat), "{}", told("Squatters in an own house"));
                        }
                        Event::Refused { seat, at, .. } => {
                            refusals += 1;
                            assert!(!is_own(at.house, seat), "{}", told("a Rent Refusal for an own tenant"));
                        }
                        _ => {}
                    }
                }
            });
        }
    }
    assert!(bombs > 100 && murders > 100, "they attack others: {bombs} bombs, {murders} murders");
    assert!(squatters > 100 && refusals > 50, "and harass them: {squatters} Squatters, {refusals} Rent Refusals");
}

/// Alternatywy 4: nobody can be made to denounce himself (A4 1.4), and nobody cancels his
/// own card (A4 T16) or has the Landlord take a Denunciation on him that he can pass on.
#[test]
fn easy_bots_of_alternatywy_do_not_harm_themselves() {
    use alternatywy::{Event, Move, Step, Window};
    let (mut accused, mut cancelled, mut cards) = (0, 0, 0);
    for (seats, matches) in [(3, 20), (4, 15), (6, 10)] {
        for match_seed in 0..matches {
            play_out::<Alternatywy>(seats, match_seed, |state, seat, _, mv, events| {
                let told =
                    |what: &str| format!("{seats} seats, match {match_seed}, Stage {}: {what}", state.table.stage);
                if let (Step::React { window: Window::Card { by, .. } }, Move::Play(_)) = (state.table.step, mv) {
                    cancelled += 1;
                    assert_ne!(by, seat, "{}", told("an own card is cancelled"));
                }
                for event in events {
                    match *event {
                        Event::Accused { filer, accused: on } => {
                            accused += 1;
                            assert_ne!(filer, on, "{}", told("a Denunciation on oneself"));
                        }
                        Event::CardPlayed { seat, card, on: Some(on), .. } => {
                            cards += 1;
                            let harmful = !matches!(
                                card.kind,
                                alternatywy::Kind::PencilledIn
                                    | alternatywy::Kind::Plumber
                                    | alternatywy::Kind::HouseRules
                            );
                            assert!(!harmful || seat != on, "{}", told(&format!("{} on oneself", card.kind)));
                        }
                        _ => {}
                    }
                }
            });
        }
    }
    assert!(accused > 100, "they denounce others: {accused}");
    assert!(cancelled > 10 && cards > 50, "they cancel others' cards: {cancelled}, play on others: {cards}");
}
