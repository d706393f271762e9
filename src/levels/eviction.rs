//! The setups of Eviction.

use super::{Choice, Leveled, STANDARD};
use crate::rules::eviction::{Eviction, Options, RoyalSuite};

/// The most Renovation cards that the option adds (EV 2.1).
const RENOVATIONS: u8 = 2;

const ROYAL_SUITE: &str = "lobby-royal-suite";
const RENOVATION: &str = "lobby-renovation";

impl Leveled for Eviction {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (STANDARD, include_str!("../../levels/eviction/standard.json")),
        ("classic", include_str!("../../levels/eviction/classic.json")),
        ("suite", include_str!("../../levels/eviction/suite.json")),
        ("renovation", include_str!("../../levels/eviction/renovation.json")),
        ("grand", include_str!("../../levels/eviction/grand.json")),
        ("no-cards", include_str!("../../levels/eviction/no-cards.json")),
    ];

    fn choices(options: &Options) -> Vec<Choice> {
        let mut choices = vec![Choice::switch(ROYAL_SUITE, options.royal_suite != RoyalSuite::None)];
        if options.cards {
            choices.push(Choice::switch(RENOVATION, options.events.renovation > 0));
        }
        choices
    }

    fn choose(options: &mut Options, id: &str, value: i32) {
        match (id, value != 0) {
            (ROYAL_SUITE, true) if options.royal_suite == RoyalSuite::None => {
                options.royal_suite = RoyalSuite::Standard;
            }
            (ROYAL_SUITE, false) => options.royal_suite = RoyalSuite::None,
            (RENOVATION, true) if options.cards && options.events.renovation == 0 => {
                options.events.renovation = RENOVATIONS;
            }
            (RENOVATION, false) if options.cards => options.events.renovation = 0,
            _ => {}
        }
    }
}
