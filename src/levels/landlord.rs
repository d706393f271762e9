//! The setups of Landlord!.

use super::{Choice, Leveled, STANDARD};
use crate::rules::landlord::{Ending, JailIncome, Landlord, Options};

const ENDING: &str = "landlord-lobby-ending";
const ROUNDS: &str = "landlord-lobby-rounds";
const MONEY: &str = "landlord-lobby-money";
const STARTER: &str = "landlord-lobby-starter";
const HIDDEN_MONEY: &str = "landlord-lobby-hidden-money";
const FREE_TRADE: &str = "landlord-lobby-free-trade";
const FREE_COUNTERS: &str = "landlord-lobby-free-counters";
const STRICT: &str = "landlord-lobby-strict";
const MILD: &str = "landlord-lobby-mild";
const START_MONEY: &str = "landlord-lobby-start-money";
const COMPENSATION: &str = "landlord-lobby-compensation";
const JAIL_INCOME: &str = "landlord-lobby-jail-income";
const MINIMUM_INCOME: &str = "landlord-lobby-minimum-income";
const ROUND_CAP: &str = "landlord-lobby-round-cap";
const OFFERS: &str = "landlord-lobby-offers";

const ENDINGS: &[&str] = &["pile", "rounds", "money"];
const JAIL_INCOMES: &[&str] = &["one", "per-house"];

/// What an ending begins with when it is chosen.
const USUAL_ROUNDS: u8 = 8;
const USUAL_MONEY: u16 = 75;

// What can be played with (LL 1.9).
const MOST_START_MONEY: i32 = 20;
const MOST_COMPENSATION: i32 = 3;
const MONEYS: (i32, i32) = (20, 200);
const ROUND_CAPS: (i32, i32) = (10, 100);
const MOST_OFFERS: i32 = 5;

impl Leveled for Landlord {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (STANDARD, include_str!("../../levels/landlord/standard.json")),
        ("starter", include_str!("../../levels/landlord/starter.json")),
        ("seventy-five", include_str!("../../levels/landlord/seventy-five.json")),
        ("mild", include_str!("../../levels/landlord/mild.json")),
        ("bazaar", include_str!("../../levels/landlord/bazaar.json")),
    ];

    fn choices(options: &Options) -> Vec<Choice> {
        let (ending, amount) = match options.ending {
            Ending::Pile => (0, None),
            Ending::Rounds(rounds) => (1, Some(Choice::number(ROUNDS, rounds.into(), 1, options.round_cap.into()))),
            Ending::Money(money) => (2, Some(Choice::number(MONEY, money.into(), MONEYS.0, MONEYS.1).by(5))),
        };
        let jail_income = usize::from(options.jail_income == JailIncome::PerHouse);
        let rest = [
            Choice::switch(STARTER, options.starter_game),
            Choice::switch(HIDDEN_MONEY, options.hidden_money),
            Choice::switch(FREE_TRADE, options.free_trade),
            Choice::switch(FREE_COUNTERS, options.free_counters),
            Choice::switch(MILD, options.mild),
            Choice::number(START_MONEY, options.start_money.into(), 0, MOST_START_MONEY),
            Choice::number(COMPENSATION, options.seat_compensation.into(), 0, MOST_COMPENSATION),
            Choice::number(OFFERS, options.offers_per_rival.into(), 1, MOST_OFFERS),
            Choice::switch(STRICT, options.strict_two_floors),
            Choice::pick(JAIL_INCOME, JAIL_INCOMES, jail_income),
            Choice::switch(MINIMUM_INCOME, options.minimum_income > 0),
            Choice::number(ROUND_CAP, options.round_cap.into(), ROUND_CAPS.0, ROUND_CAPS.1).by(5),
        ];
        [Choice::pick(ENDING, ENDINGS, ending)].into_iter().chain(amount).chain(rest).collect()
    }

    fn choose(options: &mut Options, id: &str, value: i32) {
        let on = value != 0;
        let within = |least: i32, most: i32| value.clamp(least, most);
        match id {
            ENDING => end(options, value),
            ROUNDS if matches!(options.ending, Ending::Rounds(_)) => {
                options.ending = Ending::Rounds(within(1, options.round_cap.into()) as u8);
            }
            MONEY if matches!(options.ending, Ending::Money(_)) => {
                options.ending = Ending::Money(within(MONEYS.0, MONEYS.1) as u16);
            }
            STARTER => options.starter_game = on,
            HIDDEN_MONEY => options.hidden_money = on,
            FREE_TRADE => options.free_trade = on,
            FREE_COUNTERS => options.free_counters = on,
            STRICT => options.strict_two_floors = on,
            MILD => options.mild = on,
            START_MONEY => options.start_money = within(0, MOST_START_MONEY) as u8,
            COMPENSATION => options.seat_compensation = within(0, MOST_COMPENSATION) as u8,
            JAIL_INCOME => options.jail_income = if on { JailIncome::PerHouse } else { JailIncome::One },
            MINIMUM_INCOME => options.minimum_income = on.into(),
            ROUND_CAP => {
                options.round_cap = within(ROUND_CAPS.0, ROUND_CAPS.1) as u8;
                // No more rounds can be agreed than there are at most (LL R93).
                if let Ending::Rounds(rounds) = &mut options.ending {
                    *rounds = (*rounds).min(options.round_cap);
                }
            }
            OFFERS => options.offers_per_rival = within(1, MOST_OFFERS) as u8,
            _ => {}
        }
    }
}

/// Another kind of ending begins with its usual amount.
fn end(options: &mut Options, kind: i32) {
    options.ending = match (kind, options.ending) {
        (1, agreed @ Ending::Rounds(_)) | (2, agreed @ Ending::Money(_)) => agreed,
        (1, _) => Ending::Rounds(USUAL_ROUNDS.min(options.round_cap)),
        (2, _) => Ending::Money(USUAL_MONEY),
        _ => Ending::Pile,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::{Levels, Range, begin, begin_with};
    use crate::locale::{Locale, Speaks};
    use crate::rules::SetUp;

    #[test]
    fn the_built_in_setups_are_there_and_can_be_played() {
        let levels = Levels::<Landlord>::built_in();
        assert_eq!(levels.problems, Vec::<String>::new());
        assert_eq!(levels.setups.len(), Landlord::FILES.len());
        for (stem, setup) in &levels.setups {
            for &seats in setup.tables.keys() {
                assert!(begin(setup, seats, 1).is_ok(), "{stem} for {seats}");
            }
        }
    }

    #[test]
    fn every_value_that_can_be_chosen_is_taken_and_can_be_played() {
        let levels = Levels::<Landlord>::built_in();
        let setup = levels.standard().expect("the standard setup");
        for ending in 0..ENDINGS.len() as i32 {
            let mut options = setup.tables[&6];
            Landlord::choose(&mut options, ENDING, ending);
            for choice in Landlord::choices(&options) {
                let values = match choice.what {
                    Range::Switch { .. } => vec![0, 1],
                    Range::Number { least, most, .. } => vec![least, most],
                    Range::Pick { names, .. } => (0..names.len() as i32).collect(),
                };
                for value in values {
                    let mut changed = options;
                    Landlord::choose(&mut changed, choice.id, value);
                    let after = Landlord::choices(&changed);
                    let now = after.iter().find(|other| other.id == choice.id).expect("it is still there");
                    assert_eq!(now.value(), value, "{}", choice.id);
                    assert!(Landlord::check(&changed, 6).is_ok(), "{} {value}", choice.id);
                    assert!(begin_with(setup, &changed, 6, 1).is_ok());
                    Landlord::choose(&mut changed, choice.id, choice.value());
                    assert_eq!(changed.round_cap, options.round_cap);
                }
            }
        }
    }

    #[test]
    fn fewer_rounds_at_most_lower_the_agreed_ones() {
        let mut options = Levels::<Landlord>::built_in().standard().expect("the standard setup").tables[&2];
        Landlord::choose(&mut options, ENDING, 1);
        Landlord::choose(&mut options, ROUNDS, 30);
        Landlord::choose(&mut options, ROUND_CAP, 10);
        assert_eq!(options.ending, Ending::Rounds(10));
        Landlord::choose(&mut options, MONEY, 50);
        assert_eq!(options.ending, Ending::Rounds(10), "no money has been agreed");
    }

    #[test]
    fn what_can_be_chosen_has_names_and_explanations() {
        let mut options = Levels::<Landlord>::built_in().standard().expect("the standard setup").tables[&4];
        for ending in 0..ENDINGS.len() as i32 {
            Landlord::choose(&mut options, ENDING, ending);
            let table = Landlord::table(Locale::default(), &options);
            assert!(table.starts_with("109 cards"), "{table}");
            for choice in Landlord::choices(&options) {
                let names: &[&str] = if let Range::Pick { names, .. } = choice.what { names } else { &[] };
                let ids = names.iter().map(|name| format!("{}-{name}", choice.id));
                let all = ids.chain([format!("{}-about", choice.id)]);
                all.for_each(|id| assert!(Locale::default().find(&id).is_some(), "{id}"));
                let name = Locale::default().say_with(choice.id, &[("number", choice.value().into())]);
                let is_number = matches!(choice.what, Range::Number { .. });
                assert_eq!(name.contains(&choice.value().to_string()), is_number, "{name}");
            }
        }
    }
}
