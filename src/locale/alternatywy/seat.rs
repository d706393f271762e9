//! Players, the List, decks and the time in words.

use super::explain::{Thing, explain_character, explain_thing};
use super::names::{cards_in_words, character_name, deck_name, goods_in_words, hours, trait_name, traits_in_words};
use super::words::Words;
use crate::locale::{Locale, Value};
use crate::rules::Seat;
use crate::rules::alternatywy::{Forced, Side, Skip, Step, View};

/// A player in a few lines: Character, VP, cards, goods, Denunciations, what
/// lies before the player, what is known of the Trait, and the Character's bonus.
pub fn explain_seat(locale: Locale, view: &View, names: &[String], seat: Seat) -> Vec<String> {
    let mut lines = seat_lines(locale, view, names, seat);
    if let Some(character) = view.table.characters[seat.index()] {
        lines.extend(explain_character(locale, &view.table.options, character).into_iter().skip(1));
    }
    lines
}

/// What there is to say of a player in this moment; without the Character's bonus.
pub fn seat_lines(locale: Locale, view: &View, names: &[String], seat: Seat) -> Vec<String> {
    let words = Words { locale, view, names };
    let table = &view.table;
    let at = seat.index();
    let (points, cards) = (("points", table.points_of(seat).into()), ("cards", view.hands[at].into()));
    let Some(character) = table.characters[at] else {
        return vec![words.say("alternatywy-seat-nobody", [words.name(seat), points, cards])];
    };
    let character = ("character", character_name(locale, character).into());
    let id = if table.is_tenant(seat) { "alternatywy-seat" } else { "alternatywy-seat-landlord" };
    let mut lines = vec![words.say(id, [words.name(seat), character, points, cards])];
    lines.extend((table.priority == Some(seat)).then(|| locale.say("alternatywy-seat-priority")));
    lines.extend(goods(words, seat));
    if table.is_tenant(seat) {
        lines.push(words.say("alternatywy-seat-denunciations", [words.held(seat)]));
    }
    lines.extend(table.line_of(seat).map(|line| words.say("alternatywy-seat-listed", [words.nth(line)])));
    lines.extend(table.littered.contains(seat).then(|| locale.say("alternatywy-seat-littered")));
    lines.extend(table.breakdowns[at].map(|by| words.say("alternatywy-seat-breakdown", [words.player("other", by)])));
    lines.extend(match table.skips[at] {
        Skip::Free => None,
        Skip::ThisRound => Some(locale.say("alternatywy-seat-skip-this")),
        Skip::NextRound => Some(locale.say("alternatywy-seat-skip-next")),
    });
    lines.extend(table.forced[at].map(|forced| match (forced, view.sent[at]) {
        (Forced::Summoned, _) => locale.say("alternatywy-seat-summoned"),
        (Forced::Sent, None) => locale.say("alternatywy-seat-sent"),
        (Forced::Sent, Some(place)) => words.say("alternatywy-seat-sent-known", [words.to(place)]),
    }));
    if seat == table.landlord && table.will_watch {
        lines.push(locale.say("alternatywy-seat-watches"));
    }
    lines.extend(traits(words, seat));
    lines
}

/// Goods; one's own with what they are worth.
fn goods(words: Words, seat: Seat) -> Vec<String> {
    let view = words.view;
    let (table, at) = (words.table(), seat.index());
    let own = view.own_goods.or(view.own_bid);
    let count = if view.is_own(seat) { own.len() } else { view.goods[at] };
    if view.is_own(seat) && !own.is_empty() {
        let list = goods_in_words(words.locale, &table.options, table.characters[at], own);
        return vec![words.say("alternatywy-seat-own-goods", [("list", list.into())])];
    }
    if count == 0 && !table.is_tenant(seat) {
        return Vec::new();
    }
    vec![words.say("alternatywy-seat-goods", [("goods", count.into())])]
}

/// What is known of the Trait of this Stage, and of those before.
fn traits(words: Words, seat: Seat) -> Vec<String> {
    let (view, locale) = (words.view, words.locale);
    let (table, at) = (words.table(), seat.index());
    let mut lines = Vec::new();
    match (table.shown[at], view.own_trait.filter(|_| view.is_own(seat))) {
        (Some(shown), _) => {
            lines.push(words.say("alternatywy-seat-trait", [("trait", trait_name(locale, shown).into())]));
        }
        (None, Some(own)) => {
            lines.push(words.say("alternatywy-seat-trait", [("trait", trait_name(locale, own).into())]));
            lines.push(locale.say("alternatywy-trait-hidden"));
        }
        (None, None) if table.with_trait.contains(seat) && table.step != Step::Over => {
            lines.push(locale.say("alternatywy-seat-trait-hidden"));
        }
        _ => {}
    }
    let before = if view.is_own(seat) { view.own_spent } else { table.shown_before[at] };
    if !before.is_empty() {
        let traits = traits_in_words(locale, before);
        lines.push(words.say("alternatywy-seat-traits-before", [("traits", traits.into())]));
    }
    lines
}

/// The List of Social Work: who is on it, and what it is for.
pub fn explain_list(locale: Locale, view: &View, names: &[String]) -> Vec<String> {
    let words = Words { locale, view, names };
    let list = &view.table.list;
    let [name, about] = &explain_thing(locale, Thing::List)[..] else { return Vec::new() };
    let mut lines = vec![name.clone()];
    lines.extend(list.is_empty().then(|| locale.say("alternatywy-list-empty")));
    lines.extend(
        list.iter()
            .zip(1u8..)
            .map(|(&tenant, line)| words.say("alternatywy-list-line", [("line", line.into()), words.tenant(tenant)])),
    );
    lines.push(about.clone());
    lines
}

/// A deck: its name, how many cards it has, and which ones have been discarded.
pub fn explain_deck(locale: Locale, view: &View, side: Side) -> Vec<String> {
    let table = &view.table;
    let mut lines = vec![deck_name(locale, side)];
    lines.push(locale.say_with("alternatywy-deck", &[("cards", view.decks[side as usize].into())]));
    let gone = table.discards.and(table.options.deck.side(side));
    if !gone.is_empty() {
        let cards = cards_in_words(locale, gone.iter().map(|card| table.kind(card)));
        lines.push(locale.say_with("alternatywy-discards", &[("cards", cards.into())]));
    }
    lines
}

/// The shop door: how many tokens hang there, and when it is filled.
pub fn explain_door(locale: Locale, view: &View) -> Vec<String> {
    let tokens = locale.say_with("alternatywy-door", &[("tokens", view.door.into())]);
    let mut lines = explain_thing(locale, Thing::Door);
    lines.insert(1, tokens);
    lines
}

/// The time of day in a line: "Stage 1, Round 2 (9 to 12)".
pub fn time_in_words(locale: Locale, view: &View) -> String {
    let table = &view.table;
    let arguments = [
        ("stage", Value::from(table.stage)),
        ("round", table.round.into()),
        ("hours", hours(locale, table.round).into()),
    ];
    locale.say_with(
        match (table.evening, table.round) {
            (true, _) => "alternatywy-evening",
            (_, 0) => "alternatywy-morning",
            _ => "alternatywy-time",
        },
        &arguments,
    )
}

/// The time: Stage and Round, when the match ends, who plays first and then.
pub fn explain_clock(locale: Locale, view: &View, names: &[String]) -> Vec<String> {
    let words = Words { locale, view, names };
    let table = &view.table;
    let options = &table.options;
    let numbers = [("stages", Value::from(options.stages())), ("enough", options.enough.into())];
    let ends = if options.is_sudden() { "alternatywy-clock-sudden" } else { "alternatywy-clock-stages" };
    let mut lines = vec![time_in_words(locale, view), locale.say_with(ends, &numbers)];
    if table.priority.is_some() {
        lines.push(words.say("alternatywy-clock-order", [("names", words.seats(table.turn_order()).into())]));
        lines.extend(table.now.landlord_first.then(|| locale.say("alternatywy-clock-landlord-first")));
        lines.extend(explain_thing(locale, Thing::Priority).into_iter().skip(1));
    }
    lines
}
