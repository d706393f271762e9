//! Landlord! keeps the contract.

use std::fs::read_to_string;

use tenement::rules::Seat;
use tenement::rules::landlord::{self, Landlord};

use crate::support::conform::conform;

fn landlord(name: &str, change: impl Fn(&mut landlord::Options)) {
    let read =
        |name: &str| read_to_string(format!("{}/levels/landlord/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let standard = tenement::rules::SetupFile::<Landlord>::parse_standard(&read("standard")).unwrap();
    let file =
        if name == "standard" { standard } else { tenement::rules::SetupFile::parse(&read(name), &standard).unwrap() };
    for (seats, mut options) in file.tables {
        change(&mut options);
        conform::<Landlord>(&options, seats, 0..2);
    }
}

#[test]
fn landlord_standard() {
    landlord("standard", |_| {});
}

#[test]
fn landlord_first_game() {
    landlord("starter", |_| {});
}

#[test]
fn landlord_first_to_75() {
    landlord("seventy-five", |_| {});
}

#[test]
fn landlord_mild() {
    landlord("mild", |_| {});
}

#[test]
fn landlord_bazaar() {
    landlord("bazaar", |_| {});
}

#[test]
fn landlord_with_every_other_option_turned() {
    landlord("standard", |options| {
        options.ending = landlord::Ending::Rounds(6);
        options.strict_two_floors = true;
        options.jail_income = landlord::JailIncome::PerHouse;
        options.minimum_income = 0;
        (options.start_money, options.seat_compensation) = (20, 3);
        (options.round_cap, options.offers_per_rival) = (10, 5);
        options.dealer = Some(Seat(0));
        options.free_counters = true;
    });
}
