//! Eviction on paper.

use super::tabletop::Tabletop;
use crate::locale::{Locale, Value, eviction as words};
use crate::rules::Seat;
use crate::rules::eviction::{Address, Apartment, Arrow, Colour, Eviction, Face, Kind, Move, Spot, Step, Table, View};

impl Tabletop for Eviction {
    const WISH: &str = "w C2";

    const THING: &str = "b C2";

    fn board(locale: Locale, view: &View) -> Vec<String> {
        let table = &view.table;
        let mut lines = grid(locale, table);
        if table.step == Step::Over {
            return lines;
        }
        lines.extend(Seat::all(table.seats).map(|seat| seat_line(locale, table, seat)));
        if table.options.cards {
            let arguments = [("pile", view.pile.into()), ("discards", table.discards.len().into())];
            lines.push(locale.say_with("text-pile-line", &arguments));
        }
        lines
    }

    fn legend(locale: Locale, view: &View) -> String {
        let table = &view.table;
        let living = Colour::ALL.into_iter().filter(|&colour| table.options.meeples_of(colour, table.seats) > 0);
        let letters = living.map(|colour| {
            let arguments = [
                ("letter", Value::from(words::colour_letter(locale, colour))),
                ("colour", words::colour_name(locale, colour).into()),
            ];
            locale.say_with("text-board-letter", &arguments)
        });
        let letters: Vec<String> = letters.collect();
        locale.say_with("text-board-legend", &[("letters", letters.join(", ").into())])
    }

    fn explain(locale: Locale, view: &View, thing: &str) -> Option<Vec<String>> {
        let address = words::address(thing).filter(|&address| view.table.options.has(address))?;
        Some(words::explain_home(locale, &view.table, address, &[]))
    }

    fn hand(locale: Locale, view: &View) -> Vec<(String, String)> {
        let cards = view.hand.unwrap_or_default();
        cards.iter().map(|card| words::explain_face(locale, view.table.options.face(card))).collect()
    }

    /// A card by its stable name (`key-teal`), an apartment (`C2`), an arrow
    /// (`up`), a meeple (`C2 up`), or the stable form of a move.
    fn wish(_view: &View, text: &str) -> Option<Move> {
        let text = text.to_lowercase();
        let arrow = |name: &str| Arrow::ALL.into_iter().find(|arrow| arrow.name() == name);
        match *text.split_whitespace().collect::<Vec<_>>() {
            [one] => words::address(one)
                .map(Move::Apartment)
                .or_else(|| arrow(one).map(Move::Arrow))
                .or_else(|| one.parse::<Face>().ok().map(Move::Card))
                .or_else(|| one.parse().ok()),
            [apartment, name] if words::address(apartment).is_some() => {
                Some(Move::Meeple(Spot { apartment: words::address(apartment)?, arrow: arrow(name)? }))
            }
            _ => text.parse().ok(),
        }
    }
}

const ARROWS: [char; 4] = ['^', '>', 'v', '<'];

/// A line for each row of apartments, columns by their letters above them.
fn grid(locale: Locale, table: &Table) -> Vec<String> {
    let columns = (0..table.options.columns).map(|column| format!(" {:<11}", char::from(b'A' + column)));
    let mut lines = vec![format!("  {}", columns.collect::<Vec<_>>().join(" ")).trim_end().to_owned()];
    for row in 0..table.options.rows {
        let cells = (0..table.options.columns).map(|column| {
            let home = table.apartment(Address::new(row, column));
            cell(locale, table, home)
        });
        lines.push(format!("{} {}", row + 1, cells.collect::<Vec<_>>().join("|")));
    }
    lines
}

/// An apartment in twelve signs: `!` or `*`, then who stands on each arrow.
fn cell(locale: Locale, table: &Table, home: &Apartment) -> String {
    let kind = match home.kind {
        Kind::Standard => ' ',
        Kind::Haunted => '!',
        Kind::RoyalSuite => '*',
    };
    let places = ARROWS.into_iter().zip(home.places).map(|(arrow, place)| {
        let letter = place.map(|meeple| words::colour_letter(locale, table.colour(meeple)));
        format!("{arrow}{}", letter.as_deref().unwrap_or("-"))
    });
    format!("{kind}{}", places.collect::<Vec<_>>().join(" "))
}

fn seat_line(locale: Locale, table: &Table, seat: Seat) -> String {
    let arguments = [
        ("name", Value::from(words::seat_name(locale, &[], seat))),
        ("reserve", table.reserves[seat.index()].len().into()),
        ("points", table.tally(seat).score.into()),
    ];
    locale.say_with("text-seat-line", &arguments)
}
