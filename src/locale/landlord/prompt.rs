//! Who must decide now, and what.

use super::words::{Argument, Words, with};
use crate::locale::Locale;
use crate::rules::landlord::{Business, Crime, House, Kind, MOST_FLOORS, Place, Step, Trade, View, Window};
use crate::rules::{Seat, Viewer};

/// Who must decide, as far as the viewer may know: in a window, only whoever is
/// asked knows it.
pub fn decider(view: &View) -> Option<Seat> {
    let table = &view.table;
    if table.step.window().is_some() {
        return match view.viewer {
            Viewer::Seat(seat) if view.asked => Some(seat),
            _ => None,
        };
    }
    match table.step {
        Step::Over => None,
        Step::MusicTenant | Step::MusicPlace { .. } => table.musicians.first().map(|music| music.chooser),
        Step::DemolitionTenant | Step::DemolitionPlace { .. } => pulled_down(view).map(|house| house.owner),
        Step::ErrorHouse | Step::ErrorTenant => table.crime().and_then(|crime| crime.error).map(|(_, seat)| seat),
        Step::OfferAnswer => table.trade().map(|trade| trade.rival),
        _ => Some(table.active),
    }
}

/// Whose decision it is and what to decide, in a sentence: "Brick: choose a
/// flat for the Student."
pub fn prompt(locale: Locale, view: &View, names: &[String]) -> String {
    let words = Words { locale, view, names };
    let Some(seat) = decider(view) else {
        let window = view.table.step.window();
        return window.map_or_else(|| locale.say("landlord-prompt-over"), |window| waiting(words, window));
    };
    let name = words.name(seat);
    let say = |id: &str, arguments: Vec<Argument>| words.say(id, arguments.into_iter().chain([name.clone()]));
    if let Some(window) = view.table.step.window() {
        let (id, arguments) = asked(words, window, seat);
        return say(id, arguments);
    }
    let moving = |place: Place| {
        let kind = words.lodger(place);
        with(words.who(kind), [words.place("from", place, kind)])
    };
    match view.table.step {
        Step::ExamineHouse => say("landlord-prompt-examine-house", vec![]),
        Step::ExamineTenant { house } => say("landlord-prompt-examine-tenant", vec![words.house(house)]),
        Step::Rehome { tenant } => say("landlord-prompt-rehome", moving(tenant)),
        Step::Act => say(act(view, seat), vec![("income", view.table.income(seat).amount().into())]),
        Step::Site { house } => {
            let floors = view.table.house(house).map_or(0, House::height);
            let full = usize::from(floors) == MOST_FLOORS;
            let id = if full { "landlord-prompt-site-full" } else { "landlord-prompt-site" };
            say(id, vec![("floors", floors.into())])
        }
        Step::MoveIn => say("landlord-prompt-move-in", words.who(words.kind(view.table.playing)).to_vec()),
        Step::Alter => say("landlord-prompt-alter", words.card(words.kind(view.table.playing)).to_vec()),
        Step::TargetHouse => say("landlord-prompt-target-house", vec![action(view)]),
        Step::TargetResident => say("landlord-prompt-target-resident", vec![action(view)]),
        Step::MoveTo { tenant } => say("landlord-prompt-move-to", moving(tenant)),
        Step::MusicTenant => {
            let house = view.table.musicians.first().map(|music| words.house(music.house));
            say("landlord-prompt-music-tenant", house.into_iter().collect())
        }
        Step::MusicPlace { tenant } => say("landlord-prompt-music-place", moving(tenant)),
        Step::DemolitionTenant => {
            let house = pulled_down(view).map(|house| words.house(house.id));
            say("landlord-prompt-demolition-tenant", house.into_iter().collect())
        }
        Step::DemolitionPlace { tenant } => {
            let arguments = with(words.who(words.lodger(tenant)), [words.house(tenant.house)]);
            say("landlord-prompt-demolition-place", arguments)
        }
        Step::ErrorHouse => say("landlord-prompt-error-house", criminal(words)),
        Step::ErrorTenant => say("landlord-prompt-error-tenant", criminal(words)),
        Step::OfferGive | Step::OfferWant | Step::OfferMoney | Step::OfferAnswer => {
            let (id, arguments) = offer(words, view.table.trade().copied().unwrap_or_default());
            say(id, arguments)
        }
        Step::Buy => {
            let turn = &view.table.this_turn;
            let rent = turn.rent.saturating_sub(turn.spent);
            let left = view.money(seat).map_or(rent, |money| money.min(rent));
            say("landlord-prompt-buy", vec![("price", view.table.price().into()), ("left", left.into())])
        }
        _ => locale.say("landlord-prompt-over"),
    }
}

fn act(view: &View, seat: Seat) -> &'static str {
    if view.table.jailed == Some(seat) {
        "landlord-prompt-act-jail"
    } else if view.table.last_drawer.is_some() {
        "landlord-prompt-act-last"
    } else {
        "landlord-prompt-act"
    }
}

/// The fixed name of the action in play.
fn action(view: &View) -> Argument {
    ("kind", view.table.action().unwrap_or_default().name().into())
}

fn pulled_down(view: &View) -> Option<&House> {
    match view.table.business {
        Business::Demolishing { house } => view.table.house(house),
        _ => None,
    }
}

fn criminal(words: Words) -> Vec<Argument> {
    words.table().crime().map(|crime| words.player("criminal", crime.criminal)).into_iter().collect()
}

/// The crime in a window: its sentence, and what belongs to it.
fn crime(words: Words, bomb: &'static str, murder: &'static str) -> (&'static str, Vec<Argument>) {
    let Some(&Crime { criminal, victim, house, target, .. }) = words.table().crime() else { return (bomb, vec![]) };
    let arguments = vec![words.player("criminal", criminal), words.house_of(house, victim)];
    match target {
        None => (bomb, arguments),
        Some(card) => (murder, arguments.into_iter().chain(words.who(words.table().kind(card))).collect()),
    }
}

/// Where Squatters are moving in.
fn squatted(words: Words) -> Vec<Argument> {
    match words.table().business {
        Business::Squatting { at } => vec![words.place("place", at, Kind::Squatters)],
        _ => vec![],
    }
}

fn suspect(words: Words) -> Vec<Argument> {
    words.table().crime().map(|crime| words.player("suspect", crime.suspect)).into_iter().collect()
}

/// What the one who is asked in a window is asked.
fn asked(words: Words, window: Window, seat: Seat) -> (&'static str, Vec<Argument>) {
    match window {
        Window::Error => crime(words, "landlord-prompt-error-bomb", "landlord-prompt-error-murder"),
        Window::Police => {
            let seen = words.table().crime().is_some_and(|crime| crime.witnessed && crime.victim == seat);
            if seen {
                crime(words, "landlord-prompt-report-bomb", "landlord-prompt-report-murder")
            } else {
                crime(words, "landlord-prompt-police-bomb", "landlord-prompt-police-murder")
            }
        }
        Window::Squatters => ("landlord-prompt-squatters-police", squatted(words)),
        Window::Suspicion => ("landlord-prompt-suspicion", vec![]),
        Window::Shield => ("landlord-prompt-shield", suspect(words)),
        Window::DoubleSystem => ("landlord-prompt-double-system", words.title(words.top()).to_vec()),
    }
}

/// What the others wait for.
fn waiting(words: Words, window: Window) -> String {
    let (id, arguments) = match window {
        Window::Error => crime(words, "landlord-waiting-error-bomb", "landlord-waiting-error-murder"),
        Window::Police => ("landlord-waiting-police", vec![]),
        Window::Squatters => ("landlord-waiting-squatters", squatted(words)),
        Window::Suspicion => ("landlord-waiting-suspicion", suspect(words)),
        Window::Shield => ("landlord-waiting-shield", suspect(words)),
        Window::DoubleSystem => ("landlord-waiting-double-system", words.title(words.top()).to_vec()),
    };
    words.say(id, arguments)
}

/// The present part of an offer.
fn offer(words: Words, trade: Trade) -> (&'static str, Vec<Argument>) {
    let table = words.table();
    let rival = words.player("rival", trade.rival);
    match (table.step, trade.give, trade.want) {
        (Step::OfferGive, ..) => ("landlord-prompt-offer-give", vec![rival]),
        (Step::OfferWant, Some(card), _) => ("landlord-prompt-offer-want-swap", with(words.card(card), [rival])),
        (Step::OfferWant, None, _) => ("landlord-prompt-offer-want", vec![rival]),
        (Step::OfferMoney, None, Some(card)) if !table.options.free_trade => {
            ("landlord-prompt-offer-price", with(words.card(card), [rival]))
        }
        (Step::OfferMoney, ..) => ("landlord-prompt-offer-money", with(words.trade(&trade), [rival])),
        _ => ("landlord-prompt-offer-answer", with(words.trade(&trade), [words.player("rival", table.active)])),
    }
}
