//! Social Works in words, and what they would do to whoever is listed.

use super::names::{place_at, work_name};
use super::words::Words;
use crate::locale::{Locale, Value};
use crate::rules::Seat;
use crate::rules::alternatywy::{
    Place, Share, Table, View, Work, landlord_cards, landlord_points, share, share_of_others,
};

/// A Social Work in a few lines: its name, what it does to Tenants and to the
/// Landlord, where it takes place. If it lies open or is under way, also what it
/// would do to each listed Tenant and to the Landlord now.
pub fn explain_work(locale: Locale, view: &View, names: &[String], work: Work) -> Vec<String> {
    let options = &view.table.options;
    let terms = options.works.terms(work);
    let id = format!("alternatywy-work-{work}");
    let all = work == Work::LadyPlays && options.lady_plays_to_all;
    let mut lines = vec![work_name(locale, work)];
    lines.push(side(locale, "tenants", locale.say(&format!("{id}-tenants{}", if all { "-all" } else { "" }))));
    lines.push(side(locale, "landlord", locale.say(&format!("{id}-landlord"))));
    lines.push(match terms.place {
        Some(place) => locale.say_with("alternatywy-work-at", &[("at", place_at(locale, place).into())]),
        None => locale.say("alternatywy-work-anywhere"),
    });
    lines.extend((terms.place == Some(Place::Club)).then(|| locale.say("alternatywy-work-club")));
    lines.push(locale.say(if terms.compulsory { "alternatywy-work-compulsory" } else { "alternatywy-work-about" }));
    let today = &view.table.today;
    let shut = view.table.work == Some(work) && today.introduced > 0 && today.introduced >= today.introductions;
    lines.extend(shut.then(|| locale.say("alternatywy-introduced")));
    let preview = work_preview(locale, view, names, work);
    if !preview.is_empty() {
        lines.push(locale.say("alternatywy-work-now"));
        lines.extend(preview);
    }
    lines
}

/// "Landlord: 1 VP."
fn side(locale: Locale, side: &str, about: String) -> String {
    locale.say_with(&format!("alternatywy-work-{side}"), &[("about", about.into())])
}

/// What a Social Work that lies open or is under way would do now if everybody
/// on the List who has not avoided it took part: a line for each of them in
/// order, for the others if it strikes them, and for the Landlord. Empty if
/// nobody is listed, or it is another work.
pub fn work_preview(locale: Locale, view: &View, names: &[String], work: Work) -> Vec<String> {
    let words = Words { locale, view, names };
    let mut table = view.table;
    let under_way = table.working.filter(|working| working.work == work);
    if table.work != Some(work) && under_way.is_none() {
        return Vec::new();
    }
    let avoiders = under_way.map(|working| working.avoiders).unwrap_or_default();
    table.list.retain(|&listed| !avoiders.contains(listed));
    if table.list.is_empty() {
        return Vec::new();
    }
    let listed = table.list.len() as u8;
    let mut lines: Vec<String> = (0..listed)
        .map(|at| {
            let tenant = table.list[usize::from(at)];
            let gets = share(work, at, listed, table.littered.contains(tenant));
            let arguments = [("line", (at + 1).into()), words.tenant(tenant), ("what", what(words, &gets).into())];
            words.say("alternatywy-work-line", arguments)
        })
        .collect();
    if let Some(gets) = share_of_others(work, &table.options) {
        let others: Vec<Seat> =
            table.tenants().filter(|tenant| !table.list.contains(tenant) && !avoiders.contains(*tenant)).collect();
        if !others.is_empty() {
            let arguments = [("names", words.seats(others).into()), ("what", what(words, &gets).into())];
            lines.push(words.say("alternatywy-work-others", arguments));
        }
    }
    lines.push(landlord(words, &table, work));
    lines
}

/// What the Landlord gets, a Trait apart.
fn landlord(words: Words, table: &Table, work: Work) -> String {
    let cards = landlord_cards(work, table.list.len() as u8);
    let gets = Share { points: landlord_points(work, table), ..Share::default() };
    let what = match cards {
        0 => what(words, &gets),
        cards => words.say("alternatywy-share-draws", [("cards", cards.into())]),
    };
    words.say("alternatywy-work-line-landlord", [("what", what.into())])
}

/// "loses 1 VP, loses a Round".
fn what(words: Words, share: &Share) -> String {
    let points = |points: u8| [("points", Value::from(points))];
    let parts = [
        (share.points > 0).then(|| words.say("alternatywy-share-gains", points(share.points.unsigned_abs()))),
        (share.points < 0).then(|| words.say("alternatywy-share-loses", points(share.points.unsigned_abs()))),
        share.loses_round.then(|| words.locale.say("alternatywy-share-round")),
        share.gives_good.then(|| words.locale.say("alternatywy-share-good")),
        (share.cards > 0).then(|| {
            let id = if share.cards_or_point { "alternatywy-share-cards-or-point" } else { "alternatywy-share-cards" };
            words.say(id, [("cards", share.cards.into())])
        }),
        (share.denunciations_taken > 0)
            .then(|| words.say("alternatywy-share-taken", [("count", share.denunciations_taken.into())])),
        (share.denunciations_discarded > 0)
            .then(|| words.say("alternatywy-share-discarded", [("count", share.denunciations_discarded.into())])),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { words.locale.say("alternatywy-share-nothing") } else { parts.join(", ") }
}
