//! Alternatywy 4 on paper: the five places, the List, and a line for each player.

#[cfg(test)]
mod tests;

use super::tabletop::Tabletop;
use crate::locale::{Locale, Value, alternatywy as words, seat_name};
use crate::rules::alternatywy::{Alternatywy, Deed, Forced, Kind, Move, Place, Side, Skip, Step, View};
use crate::rules::{Seat, Viewer};

impl Tabletop for Alternatywy {
    const WISH: &str = "w blue";

    const THING: &str = "b club";

    fn board(locale: Locale, view: &View) -> Vec<String> {
        let table = &view.table;
        let mut lines = vec![time(locale, view), work(locale, view), list(locale, view), supplies(locale, view)];
        lines.extend(Place::ALL.into_iter().map(|place| place_line(locale, view, place)));
        lines.extend(Seat::all(table.seats).map(|seat| seat_line(locale, view, seat)));
        lines
    }

    fn legend(locale: Locale, _view: &View) -> String {
        locale.say("alternatywy-text-legend")
    }

    /// A player (`teal`, `landlord`), a thing on the board (`trash`, `list`,
    /// `clock`, `deck`, `work`), a place, card, Trait, Character, Social Work,
    /// good, Board Action or bonus by its name, or by a word of it.
    fn explain(locale: Locale, view: &View, thing: &str) -> Option<Vec<String>> {
        let options = &view.table.options;
        let thing = thing.trim().to_lowercase();
        if let Some(seat) = seat_called(locale, view, &thing) {
            return Some(words::explain_seat(locale, view, &[], seat));
        }
        let lines = match thing.as_str() {
            "list" => words::explain_list(locale, view, &[]),
            "door" | "shop" => words::explain_door(locale, view),
            "clock" | "time" => words::explain_clock(locale, view, &[]),
            "deck" | "decks" => [Side::Tenant, Side::Landlord]
                .into_iter()
                .flat_map(|side| words::explain_deck(locale, view, side))
                .collect(),
            "work" => {
                let working = view.table.working.map(|working| working.work);
                words::explain_work(locale, view, &[], view.table.work.or(working)?)
            }
            _ => named(locale, view, &thing).or_else(|| {
                let deed = words::deed_called(&thing)?;
                let side = match view.viewer {
                    Viewer::Seat(seat) => view.table.side(seat),
                    Viewer::Spectator => Side::Tenant,
                };
                Some(words::explain_deed(locale, options, deed, side))
            })?,
        };
        Some(lines)
    }

    fn hand(locale: Locale, view: &View) -> Vec<(String, String)> {
        let table = &view.table;
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let held: Vec<Kind> = view.hand.unwrap_or_default().iter().map(|card| table.kind(card)).collect();
        let there = Kind::ALL.into_iter().filter(|kind| held.contains(kind));
        let mut hand: Vec<(String, String)> = there
            .map(|kind| {
                let alike = held.iter().filter(|&&other| other == kind).copied();
                (
                    words::cards_in_words(locale, alike),
                    words::explain_card(locale, &table.options, kind)[1..3].join(" "),
                )
            })
            .collect();
        hand.extend(view.own_trait.map(|own| {
            let name = [("trait", words::trait_name(locale, own).into())];
            let about = words::explain_trait(locale, own);
            (locale.say_with("alternatywy-text-trait-own", &name), about[2..about.len() - 2].join(" "))
        }));
        let goods = view.own_goods.or(view.own_bid);
        if !goods.is_empty() {
            let list = words::goods_in_words(locale, &table.options, table.characters[seat.index()], goods);
            let about = locale.say_with("alternatywy-text-goods-own-about", &[("list", list.into())]);
            hand.push((locale.say("alternatywy-text-goods-own"), about));
        }
        hand
    }

    /// The stable form of a move (`board draw-two`); or what is chosen or done by
    /// its name: a place, player, card, Trait, Character, good, Board Action or
    /// bonus, a number, `pass`.
    fn wish(view: &View, text: &str) -> Option<Move> {
        let text = text.trim().to_lowercase();
        if let Ok(mv) = text.parse() {
            return Some(mv);
        }
        match text.as_str() {
            "pass" | "end" | "no" => return Some(Move::Done),
            _ => {}
        }
        if let Ok(number) = text.parse() {
            return Some(if matches!(view.table.step, Step::Line { .. }) {
                Move::Line(number)
            } else {
                Move::Number(number)
            });
        }
        let as_deed = || deed_meant(&text).map(Move::Board).or_else(|| words::bonus_called(&text).map(Move::Bonus));
        let as_card = || words::kind_called(&text).map(|kind| with_card(view.table.step, kind));
        let chosen = match view.table.step {
            Step::Trait => words::trait_called(&text).map(Move::Trait),
            Step::Character => words::character_called(&text).map(Move::Character),
            Step::Bid | Step::KeepGood | Step::GiveUpGood => words::good_called(&text).map(Move::Good),
            _ => None,
        };
        let first_word = || {
            let (word, rest) = text.split_once(' ')?;
            let piece = named_in_full(word, rest)?;
            piece.parse().ok()
        };
        chosen
            .or_else(|| seat_called(Locale::default(), view, &text).map(Move::Seat))
            .or_else(as_deed)
            .or_else(as_card)
            .or_else(|| words::place_called(&text).map(Move::Place))
            .or_else(|| words::trait_called(&text).map(Move::Trait))
            .or_else(|| words::good_called(&text).map(Move::Good))
            .or_else(first_word)
    }
}

/// "play sick note" as `play sick-note`, "place club" and so on.
fn named_in_full(word: &str, rest: &str) -> Option<String> {
    let name = match word {
        "play" | "card" => words::kind_called(rest)?.name(),
        "place" | "go" => words::place_called(rest)?.name(),
        "trait" => words::trait_called(rest)?.name(),
        "character" => words::character_called(rest)?.name(),
        "good" => words::good_called(rest)?.name(),
        "board" => words::deed_called(rest)?.name(),
        "bonus" => words::bonus_called(rest)?.name(),
        _ => return None,
    };
    Some(format!("{} {name}", if word == "go" { "place" } else { word }))
}

/// A Board Action by its name, or by a word that stands for it alone.
fn deed_meant(text: &str) -> Option<Deed> {
    words::deed_called(text).or_else(|| {
        let mut alike = Deed::ALL.into_iter().filter(|deed| deed.name().split('-').any(|word| word == text));
        alike.next().filter(|_| alike.next().is_none())
    })
}

/// What is done with a card at this step.
fn with_card(step: Step, kind: Kind) -> Move {
    match step {
        Step::Discard { .. } | Step::Snoop { .. } => Move::Card(kind),
        _ => Move::Play(kind),
    }
}

/// The player with this name, or whoever plays the Landlord.
fn seat_called(locale: Locale, view: &View, text: &str) -> Option<Seat> {
    let is_called = |seat: &Seat| seat_name(locale, &[], *seat).to_lowercase() == text;
    let landlord = || (text == "landlord").then_some(view.table.landlord);
    Seat::all(view.table.seats).find(is_called).or_else(landlord)
}

/// A thing that has a name of its own.
fn named(locale: Locale, view: &View, text: &str) -> Option<Vec<String>> {
    let options = &view.table.options;
    let thing = words::Thing::ALL.into_iter().find(|thing| thing.name() == text);
    let place = || words::place_called(text).map(|place| words::explain_place(locale, view, &[], place));
    thing
        .map(|thing| words::explain_thing(locale, thing))
        .or_else(|| words::kind_called(text).map(|kind| words::explain_card(locale, options, kind)))
        .or_else(place)
        .or_else(|| words::trait_called(text).map(|own| words::explain_trait(locale, own)))
        .or_else(|| words::character_called(text).map(|who| words::explain_character(locale, options, who)))
        .or_else(|| words::work_called(text).map(|work| words::explain_work(locale, view, &[], work)))
        .or_else(|| words::good_called(text).map(|good| words::explain_good(locale, options, good)))
        .or_else(|| words::bonus_called(text).map(|bonus| words::explain_bonus(locale, bonus)))
}

fn time(locale: Locale, view: &View) -> String {
    if view.table.step == Step::Over {
        return locale.say("alternatywy-prompt-over");
    }
    let time = ("time", Value::from(words::time_in_words(locale, view)));
    match view.table.priority {
        Some(seat) => locale.say_with("alternatywy-text-time", &[time, ("name", seat_name(locale, &[], seat).into())]),
        None => locale.say_with("alternatywy-text-time-start", &[time]),
    }
}

fn work(locale: Locale, view: &View) -> String {
    let table = &view.table;
    let name = |work| ("work", Value::from(words::work_name(locale, work)));
    if let Some(working) = table.working {
        return locale.say_with("alternatywy-text-work-under-way", &[name(working.work)]);
    }
    let Some(work) = table.work else { return locale.say("alternatywy-no-work") };
    let terms = table.options.works.terms(work);
    let compulsory = ("compulsory", Value::from(if terms.compulsory { "yes" } else { "no" }));
    match terms.place {
        Some(place) => {
            let place = ("place", words::place_name(locale, place).into());
            locale.say_with("alternatywy-text-work", &[name(work), compulsory, place])
        }
        None => locale.say_with("alternatywy-text-work-anywhere", &[name(work), compulsory]),
    }
}

fn list(locale: Locale, view: &View) -> String {
    let list = &view.table.list;
    if list.is_empty() {
        return locale.say("alternatywy-list-empty");
    }
    let lines = list.iter().zip(1u8..).map(|(&tenant, line)| {
        let arguments = [("line", line.into()), ("tenant", seat_name(locale, &[], tenant).into())];
        locale.say_with("alternatywy-list-line", &arguments)
    });
    let lines = lines.collect::<Vec<_>>().join(", ");
    locale.say_with("alternatywy-text-list", &[("list", lines.into())])
}

fn supplies(locale: Locale, view: &View) -> String {
    let [tenants, landlord] = view.decks;
    let arguments = [("tokens", view.door.into()), ("tenants", tenants.into()), ("landlord", landlord.into())];
    locale.say_with("alternatywy-text-supplies", &arguments)
}

/// "- Staircase (1 Trash): Brick, Teal."
fn place_line(locale: Locale, view: &View, place: Place) -> String {
    let table = &view.table;
    let here = table.turn_order().filter(|&seat| words::is_at(table, seat, place));
    let here = here.map(|seat| seat_name(locale, &[], seat)).collect::<Vec<_>>().join(", ");
    let who = if here.is_empty() { locale.say("alternatywy-text-nobody") } else { here };
    let arguments = [
        ("place", Value::from(words::place_name(locale, place))),
        ("trash", table.trash_at(place).into()),
        ("who", who.into()),
    ];
    let closed = table.closed == Some(place);
    locale.say_with(
        match (place.bin(), closed) {
            (_, true) => "alternatywy-text-place-closed",
            (Some(_), false) => "alternatywy-text-place-trash",
            (None, false) => "alternatywy-text-place",
        },
        &arguments,
    )
}

/// "Brick, Zygmunt Kotek: 9 VP, 3 cards, 4 Denunciations, has littered."
fn seat_line(locale: Locale, view: &View, seat: Seat) -> String {
    let table = &view.table;
    let at = seat.index();
    let goods = view.goods[at] + if view.is_own(seat) { view.own_bid.len() } else { 0 };
    let number = |id: &str, name: &'static str, number: u8| locale.say_with(id, &[(name, number.into())]);
    let mut parts = vec![
        number("alternatywy-text-points", "points", table.points_of(seat)),
        number("alternatywy-text-cards", "cards", view.hands[at]),
    ];
    parts.extend((goods > 0).then(|| number("alternatywy-text-goods", "goods", goods)));
    let held = table.denunciations[at];
    parts.extend((held > 0).then(|| number("alternatywy-text-denunciations", "held", held)));
    parts.extend(
        table.shown[at].map(|shown| {
            locale.say_with("alternatywy-text-trait", &[("trait", words::trait_name(locale, shown).into())])
        }),
    );
    let forced = table.forced[at];
    let signs = [
        (table.littered.contains(seat), "alternatywy-text-littered"),
        (table.breakdowns[at].is_some(), "alternatywy-text-breakdown"),
        (table.skips[at] == Skip::ThisRound, "alternatywy-text-skip-this"),
        (table.skips[at] == Skip::NextRound, "alternatywy-text-skip-next"),
        (forced == Some(Forced::Summoned), "alternatywy-text-summoned"),
        (forced == Some(Forced::Sent), "alternatywy-text-sent"),
        (table.will_watch && seat == table.landlord, "alternatywy-text-watches"),
    ];
    parts.extend(signs.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| locale.say(id)));
    let arguments = [("name", Value::from(seat_name(locale, &[], seat))), ("parts", parts.join(", ").into())];
    let [name, parts] = arguments;
    let Some(character) = table.characters[at] else {
        return locale.say_with("alternatywy-text-seat-plain", &[name, parts]);
    };
    let id = match character.side() {
        Side::Tenant => "alternatywy-text-seat",
        Side::Landlord => "alternatywy-text-seat-landlord",
    };
    locale.say_with(id, &[name, parts, ("character", words::character_name(locale, character).into())])
}
