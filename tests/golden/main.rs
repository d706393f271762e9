//! Golden playthroughs: readable transcripts for setups and numbers of players,
//! reviewed like code. After a change of the rules that is meant,
//! `UPDATE_GOLDEN=1 cargo test --no-default-features --test golden` writes them
//! anew.

mod alternatywy;
mod eviction;
mod landlord;

use std::fmt::Write;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};

use tenement::rules::{Game, Seat, SetUp, SetupFile, Source, Standing};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A setup file of a game by its name.
fn setup<G: SetUp>(name: &str) -> SetupFile<G> {
    let read = |name: &str| read_to_string(root(&format!("levels/{}/{name}.json", G::NAME))).unwrap();
    let standard = SetupFile::<G>::parse_standard(&read("standard")).unwrap();
    if name == "standard" { standard } else { SetupFile::parse(&read(name), &standard).unwrap() }
}

/// Compares a transcript with the golden one of this name, or writes that anew.
fn compare(name: &str, transcript: &str) {
    let path = root(&format!("tests/golden/{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, transcript).unwrap();
        return;
    }
    let expected = read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let different = expected.lines().zip(transcript.lines()).position(|(old, new)| old != new);
    let line = different.unwrap_or(expected.lines().count().min(transcript.lines().count()));
    let [old, new] = [&expected, transcript].map(|text| text.lines().nth(line).unwrap_or("the end"));
    assert!(expected == transcript, "{name}.txt, line {}: expected\n{old}\nbut it is\n{new}", line + 1);
}

/// The ranking, a line each.
fn result<G: Game>(text: &mut String, state: &G::State, name: impl Fn(Seat) -> String) {
    let Standing::Over(placings) = G::standing(state) else { panic!("not over") };
    text.push('\n');
    for placing in placings {
        let list = |sources: &[Source]| {
            sources.iter().map(|source| format!("{} {}", source.name, source.amount)).collect::<Vec<_>>().join(", ")
        };
        let (sources, ties) = (list(&placing.sources), list(&placing.ties));
        writeln!(text, "{}. {}: {} ({sources}; {ties})", placing.rank, name(placing.seat), placing.score).unwrap();
        if !placing.stages.is_empty() {
            writeln!(text, "   by Stage: {:?}", placing.stages).unwrap();
        }
    }
}
