//! Players, the pile and the discards in words.

use super::names::{card_name, cards_in_words};
use crate::locale::{Locale, Value, seat_name};
use crate::rules::Seat;
use crate::rules::landlord::{Ending, Step, View};

/// A player in a few lines: money unless it is hidden, cards and what is known
/// of them, what the next rent would bring now, Jail.
pub fn explain_seat(locale: Locale, view: &View, names: &[String], seat: Seat) -> Vec<String> {
    let table = &view.table;
    let money = view.money(seat);
    let arguments = [
        ("name", Value::from(seat_name(locale, names, seat))),
        ("money", money.unwrap_or_default().into()),
        ("cards", view.hands[seat.index()].into()),
        ("income", table.income(seat).amount().into()),
    ];
    let id = if money.is_some() { "landlord-seat" } else { "landlord-seat-hidden" };
    let mut lines = vec![locale.say_with(id, &arguments)];
    lines.extend((table.jailed == Some(seat)).then(|| locale.say("landlord-seat-jail")));
    lines.extend(table.starting_roofs[seat.index()].map(|_| locale.say("landlord-seat-starting-roof")));
    let known = table.known[seat.index()];
    if !known.is_empty() && table.step != Step::Over {
        let cards = cards_in_words(locale, known.iter().map(|card| table.kind(card)));
        lines.push(locale.say_with("landlord-seat-known", &[("cards", cards.into())]));
    }
    lines
}

/// The pile: how many cards it has, and what happens when it is used up.
pub fn explain_pile(locale: Locale, view: &View, names: &[String]) -> Vec<String> {
    let table = &view.table;
    let cards = locale.say_with("landlord-pile", &[("cards", view.pile.into())]);
    let refilled = table.options.ending != Ending::Pile || table.seats > 4 && table.reshuffles == 0;
    let then = match table.last_drawer {
        Some(seat) => locale.say_with("landlord-pile-used-up", &[("name", seat_name(locale, names, seat).into())]),
        None => locale.say(if refilled { "landlord-pile-refilled" } else { "landlord-pile-last-turns" }),
    };
    vec![cards, then]
}

/// The discards, the last one first.
pub fn explain_discards(locale: Locale, view: &View) -> Vec<String> {
    let table = &view.table;
    let list: Vec<_> = table.discards.iter().rev().map(|&card| card_name(locale, table.kind(card))).collect();
    let arguments = [("cards", Value::from(list.len())), ("list", list.join(", ").into())];
    vec![locale.say_with("landlord-discards", &arguments)]
}
