//! What happened, a sentence at a time.

use super::{arrow_name, face_name, label, meeple_name, named, seat_name};
use crate::locale::{Locale, Value};
use crate::rules::Seat;
use crate::rules::eviction::{Cause, Colour, Event, Meeple, Spot, Table};

/// The sentence for an event, if it deserves a line in the log. `table` is the
/// table after the move that caused it.
pub fn event(locale: Locale, event: &Event, table: &Table, names: &[String]) -> Option<String> {
    let line = Line { locale, table, names };
    Some(match *event {
        Event::Dealt { seat, card } => return line.dealt(seat, card.map(|dealt| face_name(locale, dealt.face))),
        Event::TurnBegan { seat, turn } => line.say("eviction-log-turn", vec![line.name(seat), ("turn", turn.into())]),
        Event::NoCard { seat } => line.say("eviction-log-no-card", vec![line.name(seat)]),
        Event::CardPlayed { seat, face, .. } => {
            line.say("eviction-log-plays", vec![line.name(seat), ("card", face_name(locale, face).into())])
        }
        Event::CardWasted { seat, face, .. } => {
            line.say("eviction-log-wastes", vec![line.name(seat), ("card", face_name(locale, face).into())])
        }
        Event::MovedIn { seat, at, cause, .. } => {
            let id = match cause {
                Cause::Setup => "eviction-log-starts",
                Cause::LastChance => "eviction-log-last-move-in",
                _ => "eviction-log-moves-in",
            };
            line.say(id, line.spot(at, vec![line.name(seat)]))
        }
        Event::Departed { was, from, to, cause, .. } => line.departed(was, from, to, cause),
        Event::Swapped { first, first_from, second, second_from } => {
            let arguments = vec![
                ("first", named(locale, table, first).into()),
                ("first-apartment", label(first_from.apartment).into()),
                ("second", named(locale, table, second).into()),
                ("second-apartment", label(second_from.apartment).into()),
            ];
            line.say("eviction-log-swap", arguments)
        }
        Event::PutBack { meeple, at, .. } => {
            line.say("eviction-log-put-back", line.spot(at, vec![line.meeple(meeple)]))
        }
        Event::WaveBegan { wave, apartments } if wave > 1 || apartments > 1 => {
            line.say("eviction-log-wave", vec![("wave", wave.into()), ("apartments", apartments.into())])
        }
        Event::EvictionBegan { apartment, cause } => {
            let apartment = ("apartment", label(apartment).into());
            match cause {
                Cause::Chain { eviction, .. } => {
                    line.say("eviction-log-evicts", vec![apartment, ("eviction", eviction.into())])
                }
                _ => line.say("eviction-log-forced", vec![apartment]),
            }
        }
        Event::Evicted { meeple, from, to, wrapped, .. } => {
            let id = if wrapped { "eviction-log-wraps" } else { "eviction-log-lands" };
            line.say(id, line.spot(to, vec![line.meeple(meeple), ("from", label(from.apartment).into())]))
        }
        Event::Blocked { meeple, at, next_door, .. } => {
            let next_door = ("next-door", label(next_door).into());
            line.say("eviction-log-blocked", line.spot(at, vec![line.meeple(meeple), next_door]))
        }
        Event::BuildingCleared { evictions } => line.say("eviction-log-cleared", vec![("evictions", evictions.into())]),
        Event::ChainEnded { evictions, waves } if evictions > 1 => {
            line.say("eviction-log-chain-ends", vec![("evictions", evictions.into()), ("waves", waves.into())])
        }
        Event::Reshuffled { cards, times } => {
            line.say("eviction-log-reshuffled", vec![("cards", cards.into()), ("times", times.into())])
        }
        Event::LastChanceBegan { finisher: Some(seat) } => line.say("eviction-log-finishes", vec![line.name(seat)]),
        Event::LastChanceBegan { finisher: None } => line.say("eviction-log-safety", vec![]),
        Event::Passed { seat } => line.say("eviction-log-passes", vec![line.name(seat)]),
        Event::Scored { apartment, seat, points } => {
            let arguments = vec![line.name(seat), ("apartment", label(apartment).into()), ("points", points.into())];
            line.say(if points < 0 { "eviction-log-loses" } else { "eviction-log-scores" }, arguments)
        }
        Event::Ended => line.say("eviction-log-ended", vec![]),
        Event::CardDiscarded { .. }
        | Event::Lifted { .. }
        | Event::WaveBegan { .. }
        | Event::EvictionEnded { .. }
        | Event::ChainEnded { .. } => return None,
    })
}

/// What every line is made of.
struct Line<'a> {
    locale: Locale,
    table: &'a Table,
    names: &'a [String],
}

type Argument = (&'static str, Value<'static>);

impl Line<'_> {
    fn say(&self, id: &str, arguments: Vec<Argument>) -> String {
        self.locale.say_with(id, &arguments)
    }

    fn name(&self, seat: Seat) -> Argument {
        ("name", seat_name(self.locale, self.names, seat).into())
    }

    fn meeple(&self, meeple: Meeple) -> Argument {
        ("meeple", named(self.locale, self.table, meeple).into())
    }

    fn spot(&self, spot: Spot, mut arguments: Vec<Argument>) -> Vec<Argument> {
        arguments.push(("apartment", label(spot.apartment).into()));
        arguments.push(("arrow", arrow_name(self.locale, spot.arrow).into()));
        arguments
    }

    /// The deal before the first turn is told to the owner of the card only,
    /// or it would fill the log.
    fn dealt(&self, seat: Seat, card: Option<String>) -> Option<String> {
        let deal = self.table.turn <= 1;
        Some(match card {
            Some(card) if deal => self.say("eviction-log-dealt", vec![self.name(seat), ("card", card.into())]),
            Some(card) => self.say("eviction-log-draws-card", vec![self.name(seat), ("card", card.into())]),
            None if deal => return None,
            None => self.say("eviction-log-draws", vec![self.name(seat)]),
        })
    }

    fn departed(&self, was: Colour, from: Spot, to: Seat, cause: Cause) -> String {
        let taken = self.table.owner(was).is_none();
        let id = match (cause, taken) {
            (Cause::Settlement, false) => "eviction-log-settles",
            (Cause::Settlement, true) => "eviction-log-settles-taken",
            (_, false) => "eviction-log-departs",
            (_, true) => "eviction-log-taken",
        };
        let meeple = meeple_name(self.locale, self.table, was);
        self.say(id, self.spot(from, vec![self.name(to), ("meeple", meeple.into())]))
    }
}
