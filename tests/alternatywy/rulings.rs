//! None of the rules is forgotten, nor any reason to refuse a move.

use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};

/// Reasons that nothing leads to, kept so that each case has an answer.
const NEVER: [&str; 0] = [];

fn texts(folder: &str) -> Vec<String> {
    let folder = format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"));
    let files = read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.is_file()).map(|path| read_to_string(path).unwrap()).collect()
}

/// The rules cited above the tests of this folder: `1.3`, `R12`, `T16`.
fn cited() -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    for text in texts("tests/alternatywy") {
        let mut citation = Vec::new();
        for line in text.lines() {
            match line.strip_prefix("// ") {
                Some(comment) => citation.push(comment.to_owned()),
                None if line == "#[test]" => {
                    let words = citation.iter().flat_map(|comment| comment.split([' ', ',', ':']));
                    rules.extend(words.map(str::to_owned));
                    citation.clear();
                }
                None => citation.clear(),
            }
        }
    }
    rules
}

#[test]
fn every_section_ruling_and_card_is_cited_above_a_test() {
    let cited = cited();
    let sections = (1..=16).map(|number| format!("1.{number}")).chain((1..=7).map(|number| format!("2.{number}")));
    let rulings = (1..=132).map(|number| format!("R{number}"));
    let cards = |letter: char, count: u8| (1..=count).map(move |number| format!("{letter}{number:02}"));
    let all = sections.chain(rulings).chain(cards('T', 21)).chain(cards('L', 16)).chain(cards('S', 12));
    let forgotten: Vec<String> = all.filter(|rule| !cited.contains(rule)).collect();
    assert!(forgotten.is_empty(), "no test cites {}", forgotten.join(", "));
}

#[test]
fn every_reason_to_refuse_a_move_is_provoked() {
    let provoked = texts("tests/alternatywy").concat();
    let mut reasons = BTreeSet::new();
    for text in texts("src/rules/alternatywy") {
        for call in text.split("\"A4 ").skip(1) {
            // A rule, and a reason after it; sentences are about setups.
            let mut words = call.split('"');
            if let (Some(_), Some(", "), Some(reason)) = (words.next(), words.next(), words.next()) {
                reasons.extend((!reason.contains(' ')).then(|| reason.to_owned()));
            }
        }
    }
    assert!(reasons.len() > 60, "{reasons:?}");
    let provoked = |reason: &&String| provoked.contains(&format!("\"{reason}\"")) || NEVER.contains(&reason.as_str());
    let silent: Vec<&String> = reasons.iter().filter(|reason| !provoked(reason)).collect();
    assert!(silent.is_empty(), "nothing provokes {silent:?}");
}
