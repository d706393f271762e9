//! What happened, a sentence at a time: the days, meetings, Turns and cards.

use super::names::{hours, place_name};
use super::news;
use super::words::{Argument, Words, with};
use crate::locale::Locale;
use crate::rules::Seat;
use crate::rules::alternatywy::{Cause, Deed, Discard, End, Event, Kind, Known, Place, Step, Table, View};

/// The sentence for an event, if it deserves a line in the log. The view is
/// that after the move that caused it.
///
/// Left out is what another line tells: that a Round is over when the next one
/// begins, that a card has reached the discards, that somebody is asked.
pub fn event(locale: Locale, view: &View, names: &[String], event: &Event) -> Option<String> {
    let words = Words { locale, view, names };
    match event {
        Event::CharacterTaken { .. }
        | Event::TraitChosen { .. }
        | Event::Priority { .. }
        | Event::StageBegan { .. }
        | Event::RoundBegan { .. }
        | Event::SatOut { .. }
        | Event::PlaceChosen { .. }
        | Event::PlaceRevealed { .. }
        | Event::FigurePlaced { .. }
        | Event::FigureMoved { .. }
        | Event::RoundEnded { .. }
        | Event::DayJudged { .. }
        | Event::Ended { .. } => day(words, event),
        Event::FilingBegan { .. }
        | Event::FilingDeclined { .. }
        | Event::NameAsked { .. }
        | Event::NameGiven { .. }
        | Event::Accused { .. }
        | Event::Denounced { .. }
        | Event::DenunciationLost { .. }
        | Event::Bounced { .. }
        | Event::DenunciationsDiscarded { .. }
        | Event::Exchanged { .. } => filing(words, event),
        Event::TurnBegan { .. }
        | Event::PlaysFirst { .. }
        | Event::Acted { .. }
        | Event::ActedBlue { .. }
        | Event::BonusUsed { .. }
        | Event::Passed { .. }
        | Event::TurnEnded { .. } => turn(words, event),
        Event::CardPlayed { .. }
        | Event::Cancelled { .. }
        | Event::Asked { .. }
        | Event::Drawn { .. }
        | Event::Reshuffled { .. }
        | Event::Discarded { .. }
        | Event::CardGiven { .. }
        | Event::HandSeen { .. }
        | Event::Ignored { .. } => cards(words, event),
        _ => news::event(words, event),
    }
}

/// The course of the day.
fn day(words: Words, event: &Event) -> Option<String> {
    Some(match *event {
        Event::CharacterTaken { seat, character } => {
            words.say("alternatywy-log-character", with(words.character(character), [words.name(seat)]))
        }
        Event::TraitChosen { seat, chosen } => {
            words.say("alternatywy-log-trait-known", with(words.own_trait(chosen?), [words.name(seat)]))
        }
        Event::Priority { seat } => words.say("alternatywy-log-priority", [words.name(seat)]),
        Event::StageBegan { stage } => words.say("alternatywy-log-stage", [("stage", stage.into())]),
        Event::RoundBegan { stage, round } => {
            let hours = ("hours", hours(words.locale, round).into());
            words.say("alternatywy-log-round", [("stage", stage.into()), ("round", round.into()), hours])
        }
        Event::SatOut { seat } => words.say("alternatywy-log-sat-out", [words.name(seat)]),
        Event::PlaceChosen { seat, place } => {
            words.say("alternatywy-log-place-chosen-known", [words.name(seat), words.to(place?)])
        }
        Event::PlaceRevealed { seat, place, forced } => {
            let id = if forced { "alternatywy-log-place-revealed-forced" } else { "alternatywy-log-place-revealed" };
            words.say(id, [words.name(seat), words.to(place)])
        }
        Event::FigureMoved { seat, from, to, cause } => {
            let arguments = [words.name(seat), words.from(from), words.to(to), words.at(to)];
            words.say(
                match cause {
                    Cause::Hustler => "alternatywy-log-moved-hustler",
                    Cause::WrongFloor => "alternatywy-log-moved-wrong-floor",
                    Cause::Lift => "alternatywy-log-moved-lift",
                },
                arguments,
            )
        }
        Event::DayJudged { stage } => words.say("alternatywy-log-day-judged", [("stage", stage.into())]),
        Event::Ended { why: End::LastStage } => words.locale.say("alternatywy-log-ended-last-stage"),
        Event::Ended { why: End::Sudden } => {
            words.say("alternatywy-log-ended-sudden", [("enough", words.table().options.enough.into())])
        }
        _ => return None,
    })
}

/// Denunciations. Whom somebody names is told when it is filed.
fn filing(words: Words, event: &Event) -> Option<String> {
    let accused = |seat: Seat| words.player("accused", seat);
    let filer = |seat: Seat| words.player("filer", seat);
    let held = |held: u8| ("held", held.into());
    Some(match *event {
        Event::FilingBegan { filer: by } => words.say("alternatywy-log-filing", [filer(by)]),
        Event::FilingDeclined { filer: by } => words.say("alternatywy-log-filing-declined", [filer(by)]),
        Event::NameAsked { filer: by } => words.say("alternatywy-log-name-asked", [filer(by)]),
        Event::NameGiven { filer: by, accused: on, binding } => {
            let id = if binding { "alternatywy-log-name-given-binding" } else { "alternatywy-log-name-given" };
            words.say(id, [filer(by), accused(on)])
        }
        Event::Denounced { on, filer: None, held: now } => {
            words.say("alternatywy-log-denounced", [accused(on), held(now)])
        }
        Event::Denounced { on, filer: Some(by), held: now } => {
            words.say("alternatywy-log-denounced-by", [accused(on), filer(by), held(now)])
        }
        Event::DenunciationLost { on } => words.say("alternatywy-log-denunciation-lost", [accused(on)]),
        Event::Bounced { on } => words.say("alternatywy-log-bounced", [accused(on)]),
        Event::DenunciationsDiscarded { on, count, held: now } => {
            words.say("alternatywy-log-denunciations-discarded", [words.tenant(on), ("count", count.into()), held(now)])
        }
        Event::Exchanged { on, count } => {
            words.say("alternatywy-log-exchanged", [words.tenant(on), ("count", count.into())])
        }
        _ => return None,
    })
}

/// A player's own Turn.
fn turn(words: Words, event: &Event) -> Option<String> {
    let table = words.table();
    Some(match *event {
        Event::TurnBegan { seat } => {
            let place = table.place(seat)?;
            words.say("alternatywy-log-turn", [words.name(seat), words.at(place)])
        }
        Event::PlaysFirst { seat } => words.say("alternatywy-log-plays-first", [words.name(seat)]),
        Event::Acted { seat, deed } if !tells_itself(deed) => {
            words.say(&format!("alternatywy-log-acted-{}", deed.name()), [words.name(seat)])
        }
        Event::ActedBlue { seat, place: Place::Flats } => {
            words.say("alternatywy-log-blue-flats-landlord", [words.name(seat)])
        }
        Event::Passed { seat } => words.say("alternatywy-log-passed", [words.name(seat)]),
        _ => return None,
    })
}

/// Whether the effect of a Board Action is told in a sentence of its own.
fn tells_itself(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::DrawOne
            | Deed::DrawTwo
            | Deed::Enter
            | Deed::StrikeOut
            | Deed::Repair
            | Deed::Exchange
            | Deed::TakeGood
            | Deed::Introduce
            | Deed::Send
    )
}

/// Cards, and hands that are looked at.
fn cards(words: Words, event: &Event) -> Option<String> {
    Some(match *event {
        Event::CardPlayed { seat, card, on, also, place } => played(words, seat, card.kind, [on, also], place),
        Event::Cancelled { seat, card } => card_of(words, "alternatywy-log-cancelled", seat, card),
        Event::Drawn { seat, card: Some(card) } => card_of(words, "alternatywy-log-drawn-known", seat, card),
        Event::Drawn { seat, card: None } if !is_morning(words.table()) => {
            words.say("alternatywy-log-drawn", [words.name(seat)])
        }
        Event::Reshuffled { tenants, cards } => {
            let id = if tenants { "alternatywy-log-reshuffled-tenants" } else { "alternatywy-log-reshuffled-landlord" };
            words.say(id, [("cards", cards.into())])
        }
        Event::Discarded { seat, card, why: Discard::Limit } => {
            card_of(words, "alternatywy-log-discarded-limit", seat, card)
        }
        Event::Discarded { seat, card, why: Discard::Forced } => {
            card_of(words, "alternatywy-log-discarded-forced", seat, card)
        }
        Event::CardGiven { from, to, card } => {
            let players = [words.name(from), words.player("other", to)];
            match card {
                Some(card) => words.say("alternatywy-log-card-given-known", with(words.card(card.kind), players)),
                None => words.say("alternatywy-log-card-given", players),
            }
        }
        Event::HandSeen { seat, victim } => {
            words.say("alternatywy-log-hand-seen", [words.name(seat), words.player("victim", victim)])
        }
        Event::Ignored { seat } => words.say("alternatywy-log-ignored", [words.name(seat)]),
        _ => return None,
    })
}

fn card_of(words: Words, id: &str, seat: Seat, card: Known) -> String {
    words.say(id, with(words.card(card.kind), [words.name(seat)]))
}

fn played(words: Words, seat: Seat, kind: Kind, [on, also]: [Option<Seat>; 2], place: Option<Place>) -> String {
    let card: Vec<Argument> = with(words.card(kind), [words.name(seat)]);
    match (on, also, place) {
        (Some(on), Some(also), _) => {
            let both = [words.player("first", on), words.player("second", also)];
            words.say("alternatywy-log-played-on-two", card.into_iter().chain(both))
        }
        (Some(on), ..) if on != seat => {
            words.say("alternatywy-log-played-on", card.into_iter().chain([words.player("other", on)]))
        }
        (_, _, Some(place)) => {
            let place = ("place", place_name(words.locale, place).into());
            words.say("alternatywy-log-played-place", card.into_iter().chain([place]))
        }
        _ => words.say("alternatywy-log-played", card),
    }
}

/// Whether a Stage has just begun: everybody draws then, which one line tells.
fn is_morning(table: &Table) -> bool {
    table.round == 0 || table.round == 1 && table.step == Step::Place && table.chosen.is_empty()
}
