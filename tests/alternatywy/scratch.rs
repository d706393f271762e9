use rand::{RngExt, SeedableRng};
use tenement::rules::alternatywy::*;
use tenement::rules::*;

#[test]
fn random_play() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/levels/alternatywy/");
    let standard: SetupFile<Alternatywy> =
        SetupFile::parse_standard(&std::fs::read_to_string(format!("{dir}standard.json")).unwrap()).unwrap();
    println!(
        "state {} table {} options {} task {} move {}",
        size_of::<State>(),
        size_of::<Table>(),
        size_of::<Options>(),
        size_of::<Task>(),
        size_of::<Move>()
    );
    let mut total = 0u64;
    let mut deepest = 0;
    for seed in 0..2000u64 {
        let seats = 3 + (seed % 4) as u8;
        let mut state = Alternatywy::setup(&standard.tables[&seats], seats, seed).unwrap();
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut moves = Vec::new();
        let mut n = 0;
        while let Some(decision) = Alternatywy::to_act(&state) {
            Alternatywy::legal_moves(&state, &mut moves);
            assert!(!moves.is_empty(), "seed {seed} move {n} {decision:?} {:?}", state.table.agenda);
            assert!(moves.is_sorted(), "{moves:?}");
            let mv = moves[rng.random_range(0..moves.len())];
            Alternatywy::play(&mut state, mv, &mut |_| {}).unwrap();
            deepest = deepest.max(state.table.agenda.len());
            n += 1;
            assert!(n < 5000, "{:?}", state.table.step);
        }
        total += n;
    }
    println!("moves per game {} deepest {deepest}", total / 2000);
}
