//! What is said of whatever the pointer is over.

use super::hovered::Hovered;
use super::picture::Pick;
use crate::app::flow::Live;
use crate::app::hud::model;
use crate::locale::Locale;
use crate::locale::alternatywy::{self as say, Thing};
use crate::rules::alternatywy::{Alternatywy, Good, Place, Side, View};
use crate::rules::{Seat, Viewer};

/// A title and some lines, if there is anything to say.
pub(super) fn explained(
    locale: Locale,
    live: &Live<Alternatywy>,
    hovered: Hovered,
    names: &[String],
) -> Option<(String, Vec<String>)> {
    let view = live.shown();
    let lines = match hovered {
        Hovered::Seat(seat) => {
            let mut lines = say::seat_lines(locale, &view, names, seat);
            let who = model::player(locale, live, seat);
            lines.insert(lines.len().min(1), who);
            lines
        }
        _ => about(locale, &view, hovered, names),
    };
    let mut lines = lines.into_iter();
    let title = lines.next()?;
    Some((title, lines.collect()))
}

fn about(locale: Locale, view: &View, hovered: Hovered, names: &[String]) -> Vec<String> {
    let table = &view.table;
    let options = &table.options;
    match hovered {
        Hovered::Nothing | Hovered::Seat(_) => Vec::new(),
        Hovered::Figure(seat) => match table.characters[seat.index()] {
            Some(character) => {
                let mut lines = say::explain_character(locale, options, character);
                lines.insert(1, say::seat_lines(locale, view, names, seat).swap_remove(0));
                lines
            }
            None => say::seat_lines(locale, view, names, seat),
        },
        Hovered::Place(place) => place_of(locale, view, names, place),
        Hovered::Letters(seat) => {
            let held = table.denunciations[seat.index()];
            counted(locale, Thing::Denunciations, &names[seat.index()], held)
        }
        Hovered::Trait(seat) => trait_of(locale, view, names, seat),
        Hovered::Mark(seat, thing) => {
            let mut lines = say::explain_thing(locale, thing);
            lines.insert(lines.len().min(1), names[seat.index()].clone());
            lines
        }
        Hovered::Tag(_) | Hovered::Line(_) | Hovered::List => say::explain_list(locale, view, names),
        Hovered::Work(work) => say::explain_work(locale, view, names, work),
        Hovered::Works => {
            let works = [("works", view.works.into())];
            vec![locale.say("alternatywy-hud-works"), locale.say_with("alternatywy-hud-works-about", &works)]
        }
        Hovered::Clock => say::explain_clock(locale, view, names),
        Hovered::Deck(side) => say::explain_deck(locale, view, side),
        Hovered::Door => say::explain_door(locale, view),
        Hovered::Trash(place) => counted(locale, Thing::Trash, &say::place_name(locale, place), table.trash_at(place)),
        Hovered::Card(card) | Hovered::Limelight(card) => say::explain_card(locale, options, table.kind(card)),
        Hovered::Good(token) => good(locale, view, options.goods.good(token)),
        Hovered::Pick(pick) => match pick {
            Pick::Character(character) => say::explain_character(locale, options, character),
            Pick::Trait(own) => say::explain_trait(locale, own),
            Pick::Card(kind) => say::explain_card(locale, options, kind),
            Pick::Good(one) => good(locale, view, one),
        },
        Hovered::Track => track(locale, view, names),
    }
}

/// A place; of what the other side can do there only the names, so that there is
/// room for what concerns the viewer.
fn place_of(locale: Locale, view: &View, names: &[String], place: Place) -> Vec<String> {
    let mut lines = say::explain_place(locale, view, names, place);
    let Viewer::Seat(seat) = view.viewer else { return lines };
    let tenant = view.table.is_tenant(seat);
    let headings = ["alternatywy-place-tenants", "alternatywy-place-landlord"].map(|id| locale.say(id));
    let at = |heading: &String| lines.iter().position(|line| line == heading);
    let (Some(tenants), Some(landlord)) = (at(&headings[0]), at(&headings[1])) else { return lines };
    let (other, block) =
        if tenant { (Side::Landlord, landlord + 1..lines.len()) } else { (Side::Tenant, tenants + 1..landlord) };
    let actions = say::place_actions(locale, view, place).into_iter().filter(|action| action.side == other);
    let called: Vec<String> = actions.map(|action| action.name).collect();
    lines.splice(block, [called.join(" · ")]);
    lines
}

/// A thing, and how many of it are there.
fn counted(locale: Locale, thing: Thing, name: &str, count: u8) -> Vec<String> {
    let mut lines = say::explain_thing(locale, thing);
    let counted = [("name", name.into()), ("count", count.into())];
    lines.insert(lines.len().min(1), locale.say_with("alternatywy-hud-count", &counted));
    lines
}

fn trait_of(locale: Locale, view: &View, names: &[String], seat: Seat) -> Vec<String> {
    let shown = view.table.shown[seat.index()];
    let own = view.own_trait.filter(|_| view.is_own(seat));
    match shown.or(own) {
        Some(known) => {
            let mut lines = say::explain_trait(locale, known);
            let id = if shown.is_some() { "alternatywy-hud-trait-shown" } else { "alternatywy-hud-trait-secret" };
            lines.insert(1, locale.say(id));
            lines
        }
        None => {
            let name = ("name", names[seat.index()].clone().into());
            vec![locale.say_with("alternatywy-hud-trait", &[name]), locale.say("alternatywy-hud-trait-about")]
        }
    }
}

/// A good, named with what it is worth to the viewer.
fn good(locale: Locale, view: &View, good: Good) -> Vec<String> {
    let options = &view.table.options;
    let own = match view.viewer {
        Viewer::Seat(seat) => view.table.characters[seat.index()],
        Viewer::Spectator => None,
    };
    let mut lines = say::explain_good(locale, options, good);
    lines[0] = say::good_worth(locale, options, own, good);
    lines
}

/// Everybody's Victory Points.
fn track(locale: Locale, view: &View, names: &[String]) -> Vec<String> {
    let mut lines = vec![locale.say("alternatywy-hud-track")];
    let mut seats: Vec<Seat> = Seat::all(view.table.seats).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.table.points_of(seat)));
    lines.extend(seats.into_iter().map(|seat| {
        let counted = [("name", names[seat.index()].clone().into()), ("count", view.table.points_of(seat).into())];
        locale.say_with("alternatywy-hud-count", &counted)
    }));
    lines
}
