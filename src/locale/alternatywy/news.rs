//! What happened, a sentence at a time: the List, Social Works, Trash, goods, VP.

use super::names::{place_name, trait_name};
use super::words::{Words, with};
use crate::locale::Speaks;
use crate::rules::Seat;
use crate::rules::alternatywy::{Alternatywy, Event, Forced, Gone, Line, Place, Source, Ware, Way};

/// The sentence for an event of which [`super::log`] knows none.
pub(super) fn event(words: Words, event: &Event) -> Option<String> {
    match event {
        Event::Entered { .. }
        | Event::Reordered { .. }
        | Event::StruckOut { .. }
        | Event::WorkRevealed { .. }
        | Event::WorkReplaced { .. }
        | Event::WorkIntroduced { .. }
        | Event::Avoids { .. }
        | Event::AvoidanceFailed { .. }
        | Event::TakesPart { .. }
        | Event::WorkEnded { .. }
        | Event::WorkRemoved { .. } => works(words, event),
        Event::RoundLost { .. }
        | Event::Littered { .. }
        | Event::Cleaned { .. }
        | Event::TrashRemoved { .. }
        | Event::TrashMoved { .. }
        | Event::BrokeDown { .. }
        | Event::Repaired { .. }
        | Event::Billed { .. }
        | Event::Sent { .. }
        | Event::Closed { .. }
        | Event::Watches { .. } => block(words, event),
        Event::DoorFilled { .. } | Event::GoodTaken { .. } | Event::GoodMoved { .. } | Event::GoodGone { .. } => {
            goods(words, event)
        }
        _ => points(words, event),
    }
}

/// The List and the Social Work.
fn works(words: Words, event: &Event) -> Option<String> {
    let say = |id: &str, tenant: Seat| words.say(id, [words.tenant(tenant)]);
    Some(match *event {
        Event::Entered { tenant, line } => {
            words.say("alternatywy-log-entered", [words.tenant(tenant), words.nth(line)])
        }
        Event::Reordered { tenant, line } => {
            words.say("alternatywy-log-reordered", [words.tenant(tenant), words.nth(line)])
        }
        Event::StruckOut { tenant } => say("alternatywy-log-struck-out", tenant),
        Event::WorkRevealed { work } => words.say("alternatywy-log-work-revealed", words.work(work)),
        Event::WorkReplaced { work } => words.say("alternatywy-log-work-replaced", words.work(work)),
        Event::WorkIntroduced { work, compulsory } => {
            let id = if compulsory {
                "alternatywy-log-work-introduced-compulsory"
            } else {
                "alternatywy-log-work-introduced"
            };
            words.say(id, words.work(work))
        }
        Event::Avoids { tenant, way } => say(
            match way {
                Some(Way::Club) => "alternatywy-log-avoids-club",
                Some(Way::Chairman) => "alternatywy-log-avoids-chairman",
                None => "alternatywy-log-avoids-card",
            },
            tenant,
        ),
        Event::AvoidanceFailed { tenant } => say("alternatywy-log-avoidance-failed", tenant),
        Event::TakesPart { tenant, line } => {
            words.say("alternatywy-log-takes-part", [words.tenant(tenant), words.nth(line)])
        }
        Event::WorkEnded { work } => words.say("alternatywy-log-work-ended", words.work(work)),
        Event::WorkRemoved { work } => words.say("alternatywy-log-work-removed", words.work(work)),
        _ => return None,
    })
}

/// Trash, Breakdowns, and where Tenants must go.
fn block(words: Words, event: &Event) -> Option<String> {
    let trash = |trash: u8| ("trash", trash.into());
    let count = |count: u8| ("count", count.into());
    Some(match *event {
        Event::RoundLost { seat, this_round } => {
            let id = if this_round { "alternatywy-log-round-lost-this" } else { "alternatywy-log-round-lost-next" };
            words.say(id, [words.tenant(seat)])
        }
        Event::Littered { seat, place, trash: now } => {
            words.say("alternatywy-log-littered", [words.name(seat), words.at(place), trash(now)])
        }
        Event::Cleaned { seat, place, count: gone, trash: left } => {
            words.say("alternatywy-log-cleaned", [words.name(seat), words.at(place), count(gone), trash(left)])
        }
        Event::TrashRemoved { place, count: gone, trash: left } => {
            words.say("alternatywy-log-trash-removed", [words.from(place), count(gone), trash(left)])
        }
        Event::TrashMoved { from, to } => words.say("alternatywy-log-trash-moved", [words.from(from), words.to(to)]),
        Event::BrokeDown { tenant, reporter } => {
            words.say("alternatywy-log-broke-down", [words.tenant(tenant), words.player("other", reporter)])
        }
        Event::Repaired { tenant, by } if by == tenant => {
            words.say("alternatywy-log-repaired-own", [words.tenant(tenant)])
        }
        Event::Repaired { tenant, by } => words.say("alternatywy-log-repaired", [words.tenant(tenant), words.name(by)]),
        Event::Billed { tenant } => words.say("alternatywy-log-billed", [words.tenant(tenant)]),
        Event::Sent { tenant, forced, place, .. } => sent(words, tenant, forced, place),
        Event::Closed { place } => {
            words.say("alternatywy-log-closed", [("place", place_name(words.locale, place).into())])
        }
        Event::Watches { seat } => words.say("alternatywy-log-watches", [words.name(seat)]),
        _ => return None,
    })
}

fn sent(words: Words, tenant: Seat, forced: Forced, place: Option<Place>) -> String {
    match (forced, place) {
        (Forced::Summoned, _) => words.say("alternatywy-log-summoned", [words.tenant(tenant)]),
        (Forced::Sent, Some(place)) => words.say("alternatywy-log-sent-known", [words.tenant(tenant), words.to(place)]),
        (Forced::Sent, None) => words.say("alternatywy-log-sent", [words.tenant(tenant)]),
    }
}

/// Shop Goods.
fn goods(words: Words, event: &Event) -> Option<String> {
    let known = |id: &str, ware: Option<Ware>, arguments: &[super::words::Argument]| {
        let id = if ware.is_some() { format!("{id}-known") } else { id.to_owned() };
        let good = ware.map(|ware| words.ware(ware));
        words.say(&id, good.into_iter().flatten().chain(arguments.iter().cloned()))
    };
    Some(match *event {
        Event::DoorFilled { tokens } => words.say("alternatywy-log-door-filled", [("tokens", tokens.into())]),
        Event::GoodTaken { seat, ware } => known("alternatywy-log-good-taken", ware, &[words.name(seat)]),
        Event::GoodMoved { from, to, ware } => {
            known("alternatywy-log-good-moved", ware, &[words.name(from), words.player("other", to)])
        }
        Event::GoodGone { seat, ware, why } => {
            let why = match why {
                Gone::Auction => "auction",
                Gone::Work => "work",
                Gone::Materialist => "materialist",
            };
            known(&format!("alternatywy-log-good-gone-{why}"), ware, &[words.name(seat)])
        }
        _ => return None,
    })
}

/// The Auction, Traits that are known, and VP.
fn points(words: Words, event: &Event) -> Option<String> {
    let size = |by: i8| ("points", by.unsigned_abs().into());
    Some(match *event {
        Event::GoodsReturned { tokens } => words.say("alternatywy-log-goods-returned", [("tokens", tokens.into())]),
        Event::TraitShown { seat, shown } => {
            words.say("alternatywy-log-trait-shown", with(words.own_trait(shown), [words.name(seat)]))
        }
        Event::Announced { seat } => words.say("alternatywy-log-announced", [words.name(seat)]),
        Event::AuctionPassed { seat } => words.say("alternatywy-log-auction-passed", [words.name(seat)]),
        Event::Committed { seat, tokens: Some(tokens) } => {
            words.say("alternatywy-log-committed", [words.name(seat), ("tokens", tokens.into())])
        }
        Event::Committed { seat, tokens: None } => words.say("alternatywy-log-committed-secret", [words.name(seat)]),
        Event::BidShown { seat, value } => {
            words.say("alternatywy-log-bid", [words.name(seat), ("value", value.into())])
        }
        Event::AuctionWon { seat: Some(seat) } => words.say("alternatywy-log-auction-won", [words.name(seat)]),
        Event::AuctionWon { seat: None } => words.locale.say("alternatywy-log-auction-tied"),
        Event::Points { seat, by, now, source, line } => change(words, seat, by, now, source, line),
        Event::PointsCut { seat, by } => {
            let id = if by < 0 { "alternatywy-log-points-cut-gain" } else { "alternatywy-log-points-cut-loss" };
            words.say(id, [words.name(seat), size(by)])
        }
        _ => return None,
    })
}

/// VP gained or lost, and what for.
fn change(words: Words, seat: Seat, by: i8, now: u8, source: Source, line: Option<Line>) -> String {
    let arguments = [words.name(seat), ("points", by.unsigned_abs().into()), ("now", now.into())];
    let (id, what) = match line {
        Some(Line::First(own) | Line::Second(own)) => {
            ("alternatywy-log-points-trait", ("trait", trait_name(words.locale, own).into()))
        }
        Some(Line::EndOfDay(own)) => ("alternatywy-log-points-award", ("trait", trait_name(words.locale, own).into())),
        None => {
            let source = ("source", Alternatywy::source(words.locale, source.name()).into());
            (if by > 0 { "alternatywy-log-points-gain" } else { "alternatywy-log-points-loss" }, source)
        }
    };
    words.say(id, with(arguments, [what]))
}
