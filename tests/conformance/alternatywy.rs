//! Alternatywy 4 keeps the contract.

use std::fs::read_to_string;

use tenement::rules::SetupFile;
use tenement::rules::alternatywy::{Alternatywy, Options, Variant};

use crate::support::conform::conform;

fn alternatywy(name: &str, change: impl Fn(&mut Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/alternatywy/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = SetupFile::<Alternatywy>::parse_standard(&read("standard")).unwrap();
    let file = if name == "standard" { standard } else { SetupFile::parse(&read(name), &standard).unwrap() };
    for (seats, mut options) in file.tables {
        change(&mut options);
        conform::<Alternatywy>(&options, seats, 0..6);
    }
}

#[test]
fn standard() {
    alternatywy("standard", |_| {});
}

#[test]
fn first_game() {
    alternatywy("first-game", |_| {});
}

#[test]
fn longer() {
    alternatywy("longer", |_| {});
}

#[test]
fn longest() {
    alternatywy("longest", |_| {});
}

#[test]
fn sudden_end() {
    alternatywy("sudden-end", |_| {});
}

#[test]
fn sudden_end_that_never_comes() {
    alternatywy("sudden-end", |options| {
        options.variant = Variant::Sudden { last_stage: 30 };
        options.start_points = 1;
    });
}

#[test]
fn with_every_other_option_turned() {
    alternatywy("standard", |options| {
        options.random_characters = true;
        options.single_breakdown = true;
        options.lady_plays_to_all = true;
        options.ban_professor = true;
        options.hand_limit = 3;
    });
}
