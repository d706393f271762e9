//! The rules card.

use crate::locale::{Locale, Value};
use crate::rules::landlord::{BAIL, Ending, JailIncome, Kind, MOST_FLOORS, Options};

/// The rules card: a heading and a paragraph each, only what matters in a match
/// with these options, for someone who never saw the rulebook.
pub fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
    let texts = !options.starter_game;
    let crimes = !options.mild && options.deck.count(Kind::Bomb) + options.deck.count(Kind::Murder) > 0;
    let per_house = options.jail_income == JailIncome::PerHouse;
    let (rounds, money) = match options.ending {
        Ending::Pile => (0, 0),
        Ending::Rounds(rounds) => (rounds, 0),
        Ending::Money(money) => (0, money),
    };
    let pile = options.ending == Ending::Pile;
    let parts = [
        ("landlord-rules-aim", true),
        ("landlord-rules-cards", true),
        ("landlord-rules-turn", true),
        ("landlord-rules-examine", true),
        ("landlord-rules-build", true),
        ("landlord-rules-alter", true),
        ("landlord-rules-move-in", true),
        ("landlord-rules-strict", options.strict_two_floors),
        ("landlord-rules-tenants", texts),
        ("landlord-rules-tenants-plain", !texts),
        ("landlord-rules-squatters", true),
        ("landlord-rules-actions", true),
        ("landlord-rules-crimes", crimes),
        ("landlord-rules-family", crimes && texts),
        ("landlord-rules-jail", crimes && !per_house),
        ("landlord-rules-jail-per-house", crimes && per_house),
        ("landlord-rules-counters", crimes),
        ("landlord-rules-free-counters", options.free_counters),
        ("landlord-rules-trade", !options.free_trade),
        ("landlord-rules-free-trade", options.free_trade),
        ("landlord-rules-rent", texts),
        ("landlord-rules-rent-plain", !texts),
        ("landlord-rules-minimum", options.minimum_income == 0),
        ("landlord-rules-buy", true),
        ("landlord-rules-hidden-money", options.hidden_money),
        ("landlord-rules-end", pile && seats <= 4),
        ("landlord-rules-end-many", pile && seats > 4),
        ("landlord-rules-end-rounds", rounds > 0),
        ("landlord-rules-end-money", money > 0),
        ("landlord-rules-ties", true),
        ("landlord-rules-tips", true),
        ("landlord-rules-tips-pile", pile),
        ("landlord-rules-tips-crimes", crimes),
    ];
    let numbers = [
        ("start", Value::from(options.start_money)),
        ("more", options.seat_compensation.into()),
        ("floors", MOST_FLOORS.into()),
        ("offers", options.offers_per_rival.into()),
        ("bail", BAIL.into()),
        ("rounds", rounds.into()),
        ("money", money.into()),
        ("cap", options.round_cap.into()),
    ];
    let part = |(id, said): (&str, bool)| {
        let heading = format!("{id}-heading");
        said.then(|| (locale.say(&heading), locale.say_with(id, &numbers)))
    };
    parts.into_iter().filter_map(part).collect()
}
