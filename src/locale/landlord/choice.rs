//! A move in words, for people who choose from a list.

use super::house::residents_of;
use super::names::{a_card, card_name, flat_name};
use super::words::{Words, with};
use crate::locale::Locale;
use crate::rules::landlord::{BAIL, Ending, Flat, House, HouseId, Kind, Move, Place, Step, Use, View, Window};

/// What a move does in the present decision: "Into the cellar of Teal's house".
pub fn choice(locale: Locale, view: &View, names: &[String], mv: Move) -> String {
    let words = Words { locale, view, names };
    let table = &view.table;
    let amount = |amount: u16| ("amount", amount.into());
    match mv {
        Move::Floor(kind) => floor(words, kind),
        Move::Finish(kind) => words.say("landlord-choice-finish", words.card(kind)),
        Move::TakeDown => locale.say("landlord-choice-take-down"),
        Move::Play(kind) => play(words, kind),
        Move::Politics(Use::Jail) => words.say("landlord-choice-leave-jail", words.title(Kind::Politics)),
        Move::Politics(usage) => words.say("landlord-choice-politics", words.title(as_what(usage))),
        Move::Recall(place) => {
            let arguments = with(words.who(Kind::MotherChild), [words.place("place", place, Kind::MotherChild)]);
            words.say("landlord-choice-recall", arguments)
        }
        Move::Bail => words.say("landlord-choice-bail", [amount(BAIL)]),
        Move::Offer(seat) => {
            let free = table.options.free_trade;
            let id = if free { "landlord-choice-offer" } else { "landlord-choice-offer-roof" };
            words.say(id, [words.player("rival", seat)])
        }
        Move::Give(None) => locale.say("landlord-choice-give-none"),
        Move::Give(Some(kind)) => words.say("landlord-choice-give", words.card(kind)),
        Move::Want(None) => locale.say("landlord-choice-want-none"),
        Move::Want(Some(kind)) => words.say("landlord-choice-want", words.card(kind)),
        Move::Pay(money) => words.say("landlord-choice-pay", [amount(money)]),
        Move::Charge(money) => words.say("landlord-choice-charge", [amount(money)]),
        Move::Accept => locale.say("landlord-choice-accept"),
        Move::Decline => locale.say("landlord-choice-decline"),
        Move::House(id) => house(words, id),
        Move::Flat(place) => flat(words, place),
        Move::Resident(place) => resident(words, place),
        Move::Counter(kind) => counter(words, kind),
        Move::Report => locale.say("landlord-choice-report"),
        Move::Pass => {
            let window = table.step.window().map_or("none", window_id);
            words.say("landlord-choice-pass", [("window", window.into())])
        }
        Move::Jail => locale.say("landlord-choice-jail"),
        Move::Buy => words.say("landlord-choice-buy", [("price", table.price().into())]),
        Move::Done if table.step == Step::Act => {
            let income = table.income(table.active).amount();
            words.say(
                if sells(view) { "landlord-choice-collect" } else { "landlord-choice-collect-last" },
                [amount(income)],
            )
        }
        Move::Done => locale.say("landlord-choice-end"),
    }
}

/// What Politics stands for.
pub(super) fn as_what(usage: Use) -> Kind {
    match usage {
        Use::Demolition => Kind::Demolition,
        Use::OwnUse => Kind::OwnUse,
        Use::Jail => Kind::Jail,
    }
}

/// Whether there may be cards to buy in this turn.
fn sells(view: &View) -> bool {
    let table = &view.table;
    let refilled = table.options.ending != Ending::Pile && !table.discards.is_empty();
    table.last_drawer.is_none() && (view.pile > 0 || refilled)
}

fn window_id(window: Window) -> &'static str {
    match window {
        Window::Error => "error",
        Window::Police => "police",
        Window::Squatters => "squatters",
        Window::Suspicion => "suspicion",
        Window::Shield => "shield",
        Window::DoubleSystem => "double-system",
    }
}

fn floor(words: Words, kind: Kind) -> String {
    let (id, next) = match words.table().step {
        Step::Site { house } => {
            ("landlord-choice-floor", Flat(words.table().house(house).map_or(0, House::height) + 1))
        }
        _ => ("landlord-choice-floor-first", Flat::GROUND),
    };
    let flat = ("flat", flat_name(words.locale, None, next).into());
    words.say(id, with(words.card(kind), [flat]))
}

fn play(words: Words, kind: Kind) -> String {
    match kind {
        Kind::FlatRoof | Kind::LoftConversion | Kind::CellarFlat => {
            words.say("landlord-choice-alter", words.card(kind))
        }
        Kind::Law => words.say("landlord-choice-leave-jail", words.title(kind)),
        Kind::DoubleSystem => {
            let top = ("top", card_name(words.locale, words.top()).into());
            words.say("landlord-choice-take-back", with(words.card(kind), [top]))
        }
        kind if kind.lives() => words.say("landlord-choice-move-in", words.card(kind)),
        kind => words.say("landlord-choice-play", words.card(kind)),
    }
}

fn house(words: Words, id: HouseId) -> String {
    let table = words.table();
    let who = table.house(id).map_or_else(String::new, |house| residents_of(words.locale, table, house));
    let sentence = match (table.step, table.action()) {
        (Step::ExamineHouse, _) => "landlord-choice-house-examine",
        (Step::TargetHouse, Some(Kind::OwnUse)) => "landlord-choice-house-own-use",
        (Step::TargetHouse, Some(Kind::Demolition)) => "landlord-choice-house-demolition",
        (Step::TargetHouse | Step::ErrorHouse, _) => "landlord-choice-house-bomb",
        (Step::Alter, Some(Kind::CellarFlat)) => "landlord-choice-house-cellar-flat",
        (Step::Alter, Some(Kind::LoftConversion)) => "landlord-choice-house-loft-conversion",
        (Step::Alter, _) => "landlord-choice-house-flat-roof",
        _ => "landlord-residents",
    };
    words.say(sentence, [words.house(id), ("who", who.into())])
}

fn flat(words: Words, place: Place) -> String {
    let table = words.table();
    let kind = match table.step {
        Step::MoveIn => words.kind(table.playing),
        Step::Rehome { tenant }
        | Step::MoveTo { tenant }
        | Step::MusicPlace { tenant }
        | Step::DemolitionPlace { tenant } => words.lodger(tenant),
        _ => Kind::default(),
    };
    let at = words.place("place", place, kind);
    match (table.step, table.house(place.house)) {
        // Whom they will drive out is what matters.
        (Step::MoveIn, Some(house)) if kind == Kind::Squatters => {
            let who = residents_of(words.locale, table, house);
            words.say("landlord-choice-flat-squatters", [at, ("who", who.into())])
        }
        (Step::MoveIn, _) => words.say("landlord-choice-flat-move-in", [at]),
        _ => words.say("landlord-choice-flat", [at]),
    }
}

fn resident(words: Words, place: Place) -> String {
    let table = words.table();
    let kind = words.lodger(place);
    let id = match (table.step, table.action()) {
        (Step::TargetResident, Some(Kind::RentRefusal)) => "landlord-choice-resident-refusal",
        (Step::TargetResident, Some(Kind::Move)) => "landlord-choice-resident-move",
        (Step::TargetResident | Step::ErrorTenant, _) => "landlord-choice-resident-murder",
        (Step::ExamineTenant { .. } | Step::MusicTenant | Step::DemolitionTenant, _) => "landlord-choice-resident-out",
        _ => {
            let who = [("who", card_name(words.locale, kind).into()), ("kind", kind.name().into())];
            return words.say("landlord-choice-resident", with(who, [words.place("place", place, kind)]));
        }
    };
    words.say(id, with(words.who(kind), [words.place("place", place, kind)]))
}

fn counter(words: Words, kind: Kind) -> String {
    let crime = words.table().crime();
    match words.table().step {
        Step::Error => {
            let criminal = crime.map(|crime| words.player("criminal", crime.criminal));
            words.say("landlord-choice-error", criminal)
        }
        Step::Police | Step::SquattersPolice => words.locale.say("landlord-choice-police"),
        Step::Shield => {
            let suspect = crime.map(|crime| words.player("suspect", crime.suspect));
            words.say("landlord-choice-show-for", words.card(kind).into_iter().chain(suspect))
        }
        Step::DoubleSystem => {
            let top = [("card", a_card(words.locale, words.top()).into()), ("kind", words.top().name().into())];
            words.say("landlord-choice-double-system", top)
        }
        _ => words.say("landlord-choice-show", words.card(kind)),
    }
}
