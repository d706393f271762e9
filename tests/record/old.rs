//! Matches that older versions of the program wrote are read by this one.

use std::fs;
use std::path::Path;

use tenement::levels::{Leveled, Levels};
use tenement::record::{BadRecord, Match, read_code};

use crate::{every_game, played};

/// The texts and codes of one version of the form, a folder each.
fn folder(version: u32) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/record/fixtures").join(format!("v{version}"))
}

fn is_readable<G: Leveled>() {
    for version in 1..=tenement::record::VERSION {
        let folder = folder(version);
        let text = fs::read_to_string(folder.join(format!("{}.json", G::NAME))).expect("a text of each version");
        let code = fs::read_to_string(folder.join(format!("{}.code", G::NAME))).expect("a code of each version");
        match (Match::<G>::read(&text), read_code::<G>(&code, &Levels::built_in())) {
            (Ok((text, label)), Ok(code)) => {
                assert_eq!(text.record(), code.record());
                assert!(text.record().moves.len() > 20);
                assert_eq!(label.name, "Kept");
            }
            // The rules have changed since: then that is said, and nothing else.
            (Err(BadRecord::OtherRules { theirs, .. }), Err(BadRecord::OtherRules { theirs: same, .. })) => {
                assert_eq!(theirs, same);
                assert!(theirs < G::RULES_VERSION);
            }
            (text, code) => panic!("{}: {:?}, {:?}", G::NAME, text.err(), code.err()),
        }
    }
}

#[test]
fn matches_of_every_version_are_read() {
    if std::env::var_os("KEEP_RECORDS").is_some() {
        every_game!(keep);
    }
    every_game!(is_readable);
}

/// Writes the fixtures of this version. They are never written anew once a
/// version is out: `KEEP_RECORDS=1 cargo test --no-default-features --test record`.
fn keep<G: Leveled>() {
    let folder = folder(tenement::record::VERSION);
    fs::create_dir_all(&folder).expect("a folder");
    let game = played::<G>(*G::seats().start() + 1, 1986, 60);
    let label = tenement::record::Label { name: "Kept".to_owned(), ..Default::default() };
    fs::write(folder.join(format!("{}.json", G::NAME)), game.write(&label)).expect("a text");
    let code = tenement::record::write_code(&game, &Levels::built_in());
    fs::write(folder.join(format!("{}.code", G::NAME)), code).expect("a code");
}
