//! What cards do.

use super::names::card_name;
use crate::locale::{Locale, Value};
use crate::rules::landlord::{BAIL, JailIncome, Kind, Table};

/// A card in a few lines: its name, what it does, whom it suits, how many there
/// are, and that it can be a floor as well.
pub fn explain_card(locale: Locale, table: &Table, kind: Kind) -> Vec<String> {
    let mut lines = vec![card_name(locale, kind)];
    lines.extend(card_lines(locale, table, kind));
    if kind != Kind::Jail {
        let count = if table.options.mild && kind.is_crime() { 0 } else { table.options.deck.count(kind) };
        lines.push(locale.say_with("landlord-in-deck", &[("count", count.into())]));
        lines.push(locale.say("landlord-as-floor"));
    }
    lines
}

/// What a card does, and what its numbers ask for.
pub(super) fn card_lines(locale: Locale, table: &Table, kind: Kind) -> Vec<String> {
    let options = &table.options;
    let terms = options.deck.terms(kind);
    let jail = locale.say(match options.jail_income {
        JailIncome::One => "landlord-jail-income-one",
        JailIncome::PerHouse => "landlord-jail-income-per-house",
    });
    let arguments = [
        ("rent", Value::from(terms.rent)),
        ("height", terms.max_height.unwrap_or(0).into()),
        ("flats", terms.flats.into()),
        ("bail", BAIL.into()),
        ("jail", jail.into()),
    ];
    let about = match kind {
        tenant if tenant.is_tenant() && options.starter_game => {
            locale.say_with("landlord-card-plain-about", &arguments)
        }
        Kind::Police if options.mild => locale.say("landlord-card-police-mild-about"),
        kind => locale.say_with(&format!("landlord-card-{}-about", kind.name()), &arguments),
    };
    let fits = kind.lives().then(|| locale.say_with("landlord-terms", &arguments));
    [about].into_iter().chain(fits).collect()
}
