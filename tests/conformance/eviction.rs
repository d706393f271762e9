//! Eviction keeps the contract.

use std::fs::read_to_string;

use tenement::rules::eviction::{Eviction, Options, RoyalSuite, SetupFile};

use crate::support::conform::conform;

fn eviction(name: &str, change: impl Fn(&mut Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/eviction/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = SetupFile::parse_standard(&read("standard")).unwrap();
    for (seats, mut options) in SetupFile::parse(&read(name), &standard).unwrap().tables {
        change(&mut options);
        conform::<Eviction>(&options, seats, 0..3);
    }
}

#[test]
fn eviction_standard() {
    eviction("standard", |_| {});
}

#[test]
fn eviction_classic() {
    eviction("classic", |_| {});
}

#[test]
fn eviction_with_the_royal_suite() {
    eviction("suite", |_| {});
}

#[test]
fn eviction_with_the_royal_suite_for_a_haunted_apartment() {
    eviction("suite", |options| options.royal_suite = RoyalSuite::Haunted);
}

#[test]
fn eviction_with_renovation() {
    eviction("renovation", |_| {});
}

#[test]
fn eviction_with_both() {
    eviction("grand", |_| {});
}

#[test]
fn eviction_without_cards() {
    eviction("no-cards", |_| {});
}

#[test]
fn eviction_without_cards_but_with_neutrals() {
    eviction("no-cards", |options| options.neutrals = 2);
}

#[test]
fn eviction_on_the_smallest_grid_where_chains_can_be_endless() {
    eviction("grand", |options| (options.rows, options.columns, options.haunted) = (3, 3, 1));
}

#[test]
fn eviction_on_the_largest_grid_with_the_most_pieces() {
    eviction("grand", |options| {
        (options.rows, options.columns, options.neutrals, options.starting) = (8, 8, 9, 3);
        options.keys = 13;
    });
}

#[test]
fn eviction_with_one_card_a_hand() {
    eviction("standard", |options| options.hand = 1);
}
