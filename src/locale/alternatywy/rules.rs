//! The rules card.

use crate::locale::{Locale, Value};
use crate::rules::alternatywy::Options;

/// The rules card: a heading and a paragraph each, only what matters in a match
/// with these options, for someone who never saw the rulebook.
pub fn rules(locale: Locale, options: &Options, seats: u8) -> Vec<(String, String)> {
    let sudden = options.is_sudden();
    let two_tenants = seats == 3;
    let parts = [
        ("alternatywy-rules-aim", true),
        ("alternatywy-rules-stage", true),
        ("alternatywy-rules-begin", true),
        ("alternatywy-rules-out", true),
        ("alternatywy-rules-meeting", true),
        ("alternatywy-rules-denunciations", true),
        ("alternatywy-rules-turn", true),
        ("alternatywy-rules-turn-landlord", true),
        ("alternatywy-rules-flats", true),
        ("alternatywy-rules-staircase", true),
        ("alternatywy-rules-landlords", true),
        ("alternatywy-rules-club", true),
        ("alternatywy-rules-courtyard", true),
        ("alternatywy-rules-list", true),
        ("alternatywy-rules-works", true),
        ("alternatywy-rules-lady-plays-all", options.lady_plays_to_all),
        ("alternatywy-rules-trash", true),
        ("alternatywy-rules-locked", true),
        ("alternatywy-rules-breakdowns", true),
        ("alternatywy-rules-breakdowns-single", options.single_breakdown),
        ("alternatywy-rules-shop", true),
        ("alternatywy-rules-cards", true),
        ("alternatywy-rules-reactions", true),
        ("alternatywy-rules-traits", true),
        ("alternatywy-rules-lost", true),
        ("alternatywy-rules-evening", true),
        ("alternatywy-rules-end", !sudden),
        ("alternatywy-rules-end-sudden", sudden),
        ("alternatywy-rules-two-tenants", two_tenants && !options.ban_professor),
        ("alternatywy-rules-two-tenants-banned", two_tenants && options.ban_professor),
        ("alternatywy-rules-ties", true),
        ("alternatywy-rules-tips", true),
        ("alternatywy-rules-tips-landlord", true),
    ];
    let numbers = [
        ("tenants", Value::from(seats.saturating_sub(1))),
        ("players", seats.into()),
        ("start", options.start_points.into()),
        ("enough", options.enough.into()),
        ("limit", options.hand_limit.into()),
        ("stages", options.stages().into()),
        ("last", options.stages().into()),
    ];
    let part = |(id, said): (&str, bool)| {
        let heading = format!("{id}-heading");
        said.then(|| (locale.say(&heading), locale.say_with(id, &numbers)))
    };
    parts.into_iter().filter_map(part).collect()
}
