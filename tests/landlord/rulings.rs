//! None of the rulings is forgotten, nor any reason to refuse a move.

use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};

/// Reasons that nothing leads to, kept so that each case has an answer: Jail is
/// never in a hand, and nothing but the site is asked about while one is open.
const NEVER: [&str; 2] = ["jail-is-no-card", "building-site"];

fn texts(folder: &str) -> Vec<String> {
    let folder = format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"));
    read_dir(folder).unwrap().map(|file| read_to_string(file.unwrap().path()).unwrap()).collect()
}

/// The rules cited above the tests of this folder: `1.3`, `deck`, `R12`.
fn cited() -> BTreeSet<String> {
    let mut rules = BTreeSet::new();
    for text in texts("tests/landlord") {
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
fn every_ruling_and_every_section_is_cited_above_a_test() {
    let cited = cited();
    let rulings = (1..=109).map(|number| format!("R{number}"));
    let sections = ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8", "1.9", "deck", "3"].map(str::to_owned);
    for rule in rulings.chain(sections) {
        assert!(cited.contains(&rule), "no test cites LL {rule}");
    }
}

#[test]
fn every_reason_to_refuse_a_move_is_provoked() {
    let provoked = texts("tests/landlord").concat();
    let mut reasons = 0;
    for text in texts("src/rules/landlord") {
        for call in text.split("refuse(\"LL ").skip(1) {
            let reason = call.split('"').nth(2).unwrap();
            reasons += 1;
            let is_provoked = provoked.contains(&format!("\"{reason}\""));
            assert!(is_provoked || NEVER.contains(&reason), "{reason} is not provoked");
        }
    }
    assert!(reasons > 60);
}
