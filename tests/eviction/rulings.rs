//! None of the rulings is forgotten.

use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};

/// The rules cited above the tests of this folder.
fn cited() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/eviction");
    let mut rules = BTreeSet::new();
    for file in read_dir(folder).unwrap() {
        let text = read_to_string(file.unwrap().path()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2) {
            if let (Some(citation), "#[test]") = (pair[0].strip_prefix("// "), pair[1]) {
                rules.extend(citation.split(", ").map(str::to_owned));
            }
        }
    }
    rules
}

#[test]
fn every_ruling_and_every_section_is_cited_above_a_test() {
    let cited = cited();
    let rulings = (1..=37).map(|number| format!("EV R{number}"));
    let sections = (1..=8).map(|number| format!("EV 2.{number}"));
    let parts = (1..=8).map(|number| format!("EV 2.5.{number}"));
    for rule in rulings.chain(parts) {
        assert!(cited.contains(&rule), "no test cites {rule}");
    }
    for section in sections {
        assert!(cited.iter().any(|rule| rule.starts_with(&section)), "no test cites {section}");
    }
}
