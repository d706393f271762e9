//! A move in words, for people who choose from a list.

use super::names::{blue_name, bonus_name, card_name, deed_name, place_name};
use super::words::{Argument, Words, with};
use crate::locale::Locale;
use crate::rules::Seat;
use crate::rules::alternatywy::{
    Aim, Bonus, Class, Deed, Good, Kind, Move, Parting, Place, Stage, Step, Trait, View, Way, Window,
};

/// What a move does in the present decision: "Denounce Teal; it will be the 3rd".
pub fn choice(locale: Locale, view: &View, names: &[String], mv: Move) -> String {
    let words = Words { locale, view, names };
    match mv {
        Move::Character(character) => words.say("alternatywy-choice-character", words.character(character)),
        Move::Trait(own) => words.say("alternatywy-choice-trait", words.own_trait(own)),
        Move::Place(place) => to_place(words, place),
        Move::Seat(seat) => seat_chosen(words, seat),
        Move::Board(deed) => words.say("alternatywy-choice-deed", [("deed", deed_name(locale, deed).into())]),
        Move::Blue => {
            let seat = view.table.decider;
            let place = view.table.place(seat).unwrap_or(Place::Club);
            words.say("alternatywy-choice-blue", [("blue", blue_name(locale, place, words.side(seat)).into())])
        }
        Move::Play(kind) => play(words, kind),
        Move::Bonus(bonus) => words.say("alternatywy-choice-bonus", [("bonus", bonus_name(locale, bonus).into())]),
        Move::CleanTwo => {
            let place = view.table.place(view.table.decider);
            let trash = place.map_or(0, |place| view.table.trash_at(place));
            words.say("alternatywy-choice-clean-two", [("trash", trash.into())])
        }
        Move::Leave => words.say("alternatywy-choice-leave", [words.stands(view.table.decider)]),
        Move::Clean => words.say("alternatywy-choice-clean", [words.stands(view.table.decider)]),
        Move::Card(kind) => card(words, kind),
        Move::Good(good) => token(words, good),
        Move::Number(number) => amount(words, number),
        Move::Line(line) => {
            let tenant = match view.table.step {
                Step::Line { tenant } => tenant,
                _ => view.table.decider,
            };
            words.say("alternatywy-choice-line", [words.tenant(tenant), words.nth(line)])
        }
        Move::File => locale.say(match view.own_trait {
            Some(Trait::Informer) => "alternatywy-choice-file-two",
            _ => "alternatywy-choice-file",
        }),
        Move::Decline => locale.say("alternatywy-choice-decline"),
        Move::Ask => locale.say("alternatywy-choice-ask"),
        Move::Avoid(Way::Club) => locale.say("alternatywy-choice-avoid-club"),
        Move::Avoid(Way::Chairman) => locale.say("alternatywy-choice-avoid-chairman"),
        Move::Yes => yes(words),
        Move::Done => done(words),
    }
}

fn to_place(words: Words, place: Place) -> String {
    let to = [words.to(place)];
    match words.table().step {
        Step::SendTo { tenant } => words.say("alternatywy-choice-place-send-to", with(to, [words.tenant(tenant)])),
        Step::Target { aim: Aim::Card(Kind::ClosedForRepairs) } => {
            let name = place_name(words.locale, place);
            words.say("alternatywy-choice-place-closed-for-repairs", [("place", name.into())])
        }
        Step::Target { aim: Aim::Card(Kind::OverflowingBin) } => {
            words.say("alternatywy-choice-place-overflowing-bin", [words.at(place)])
        }
        Step::Target { aim: Aim::Card(_) } => words.say("alternatywy-choice-place-abraham", [words.at(place)]),
        Step::Target { aim: Aim::Bonus(Bonus::MoveTrash) } => words.say("alternatywy-choice-place-move-trash", to),
        Step::Target { .. } => words.say("alternatywy-choice-place-hustle", to),
        _ => words.say("alternatywy-choice-place", to),
    }
}

/// Somebody is chosen.
fn seat_chosen(words: Words, seat: Seat) -> String {
    let table = words.table();
    let held = table.denunciations[seat.index()];
    let mut arguments: Vec<Argument> = vec![words.tenant(seat), words.held(seat), words.stands(seat)];
    let mut count = held + 1;
    let id = match table.step {
        Step::Filer => "filer".to_owned(),
        Step::Indicate { filer, asked } => {
            arguments.push(words.player("filer", filer));
            if asked { "indicate-asked" } else { "indicate" }.to_owned()
        }
        Step::Accuse => "accuse".to_owned(),
        Step::Rob => "rob".to_owned(),
        Step::WipeOut => "wipe-out".to_owned(),
        Step::Second { .. } => "second".to_owned(),
        Step::Order { placed, .. } => {
            count = placed + 1;
            "order".to_owned()
        }
        Step::Target { aim: Aim::Blue } => "blue".to_owned(),
        Step::Target { aim: Aim::Deed(deed) } => {
            let own = matches!(deed, Deed::Repair | Deed::Enter) && words.view.is_own(seat);
            format!("deed-{}{}", deed.name(), if own { "-own" } else { "" })
        }
        Step::Target { aim: Aim::Card(kind) } => card_target(words, kind, seat),
        Step::Target { aim: Aim::Bonus(bonus) } => {
            let own = bonus != Bonus::Exchange && words.view.is_own(seat);
            format!("bonus-{}{}", bonus.name(), if own { "-own" } else { "" })
        }
        _ => return words.say("alternatywy-choice-seat", arguments),
    };
    arguments.push(words.nth(count));
    words.say(&format!("alternatywy-choice-seat-{id}"), arguments)
}

/// On whom a card is played; cards about the List do one thing or another.
fn card_target(words: Words, kind: Kind, seat: Seat) -> String {
    let listed = words.table().line_of(seat).is_some();
    let what = match kind {
        Kind::PencilledIn => {
            if listed {
                "-move"
            } else {
                "-enter"
            }
        }
        Kind::HouseRules => {
            if listed {
                "-strike"
            } else {
                "-enter"
            }
        }
        _ => "",
    };
    let own = matches!(kind, Kind::PencilledIn | Kind::Plumber) && words.view.is_own(seat);
    format!("card-{kind}{what}{}", if own { "-own" } else { "" })
}

fn play(words: Words, kind: Kind) -> String {
    let arguments = words.card(kind);
    match (words.table().step, kind) {
        (Step::React { window: Window::Card { kind: below, .. } }, _) => {
            let target = ("target", card_name(words.locale, below).into());
            words.say(&format!("alternatywy-choice-play-{kind}"), with(arguments, [target]))
        }
        (Step::React { window: Window::Littering { tenant } | Window::Avoidance { tenant } }, _) => {
            words.say(&format!("alternatywy-choice-play-{kind}"), with(arguments, [words.tenant(tenant)]))
        }
        (Step::React { .. }, _) | (Step::TakePart, Kind::SickNote) => {
            words.say(&format!("alternatywy-choice-play-{kind}"), arguments)
        }
        _ if kind.class() == Class::Action => words.say("alternatywy-choice-play-action", arguments),
        _ => words.say("alternatywy-choice-play-additional", arguments),
    }
}

/// A card of a hand is chosen.
fn card(words: Words, kind: Kind) -> String {
    let arguments = words.card(kind);
    match words.table().step {
        Step::Discard { why: Parting::Visit { host } } => {
            words.say("alternatywy-choice-card-visit", with(arguments, [words.player("host", host)]))
        }
        Step::Discard { why: Parting::Loan { to } } => {
            words.say("alternatywy-choice-card-loan", with(arguments, [words.player("other", to)]))
        }
        Step::Snoop { victim } => {
            words.say("alternatywy-choice-card-snoop", with(arguments, [words.player("victim", victim)]))
        }
        _ => words.say("alternatywy-choice-card-discard", arguments),
    }
}

/// A Shop Goods token is chosen, with what it is worth to who chooses.
fn token(words: Words, good: Good) -> String {
    let table = words.table();
    let good = words.good_of(table.decider, good);
    match table.step {
        Step::KeepGood => words.say("alternatywy-choice-good-keep", [good]),
        Step::GiveUpGood => words.say("alternatywy-choice-good-give-up", [good]),
        _ => words.say("alternatywy-choice-good-bid", [good]),
    }
}

fn amount(words: Words, number: u8) -> String {
    let table = words.table();
    let number = ("number", number.into());
    match table.step {
        Step::Exchange { tenant } => words.say("alternatywy-choice-number-exchange", [number, words.tenant(tenant)]),
        _ if table.is_tenant(table.decider) => words.say("alternatywy-choice-number-clean", [number]),
        _ => words.say("alternatywy-choice-number-remove", [number]),
    }
}

fn yes(words: Words) -> String {
    let (view, table) = (words.view, words.table());
    match table.step {
        Step::PlayFirst => words.locale.say("alternatywy-choice-yes-play-first"),
        Step::KeepCard { .. } => {
            let card = view.passing.map(|card| words.card(table.kind(card)));
            words.say("alternatywy-choice-yes-keep-card", card.into_iter().flatten())
        }
        Step::SwapBelow => {
            let below = table.line_of(table.decider).and_then(|line| table.list.get(usize::from(line)));
            words.say("alternatywy-choice-yes-swap-below", below.map(|&tenant| words.tenant(tenant)))
        }
        Step::Auction => words.locale.say("alternatywy-choice-yes-auction"),
        _ => words.locale.say("alternatywy-choice-yes"),
    }
}

fn done(words: Words) -> String {
    let view = words.view;
    let say = |id: &str| words.locale.say(id);
    match view.table.step {
        Step::Indicate { filer, .. } => words.say("alternatywy-choice-done-indicate", [words.player("filer", filer)]),
        Step::PlayFirst if view.own_trait == Some(Trait::Overseer) => say("alternatywy-choice-done-play-first"),
        Step::WipeOut if view.own_trait == Some(Trait::WellConnected) => say("alternatywy-choice-done-wipe-out"),
        Step::PlayFirst | Step::WipeOut => say("alternatywy-choice-done-none"),
        Step::Turn { stage: Stage::Action } => say("alternatywy-choice-done-pass"),
        Step::Turn { .. } => say("alternatywy-choice-done-end"),
        Step::Second { .. } => say("alternatywy-choice-done-second"),
        Step::KeepCard { .. } => say("alternatywy-choice-done-keep-card"),
        Step::SwapBelow => say("alternatywy-choice-done-swap-below"),
        Step::TakePart => say("alternatywy-choice-done-take-part"),
        Step::Auction => say("alternatywy-choice-done-auction"),
        Step::Bid => say("alternatywy-choice-done-bid"),
        Step::React { .. } => say("alternatywy-choice-done-react"),
        _ => say("alternatywy-choice-done"),
    }
}
