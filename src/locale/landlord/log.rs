//! What happened, a sentence at a time.

use super::choice::as_what;
use super::names::{card_name, flat_name};
use super::words::{Words, with};
use crate::locale::Locale;
use crate::rules::Seat;
use crate::rules::landlord::{Cause, End, Event, Freedom, House, Kind, Known, Place, Use, View, Window};

/// The sentence for an event, if it deserves a line in the log. The view is
/// that after the move that caused it.
///
/// Left out is what another line tells: cards on their way to the discards or
/// under the pile, that rivals are asked, who pays what of a rent that is told in all.
pub fn event(locale: Locale, view: &View, names: &[String], event: &Event) -> Option<String> {
    let words = Words { locale, view, names };
    match event {
        Event::TurnBegan { .. }
        | Event::SiteOpened { .. }
        | Event::FloorLaid { .. }
        | Event::Finished { .. }
        | Event::TakenDown { .. }
        | Event::CardPlayed { .. }
        | Event::Altered { .. }
        | Event::Returned { .. }
        | Event::FloorReturned { .. }
        | Event::DemolitionBegan { .. }
        | Event::SquattersLeft { .. }
        | Event::Demolished { .. }
        | Event::TakenBack { .. } => building(words, event),
        Event::Examined { .. }
        | Event::MovedIn { .. }
        | Event::Moved { .. }
        | Event::Homeless { .. }
        | Event::Recalled { .. }
        | Event::TakenToHand { .. }
        | Event::Refused { .. }
        | Event::MusicBegan { .. } => tenants(words, event),
        Event::CrimeDeclared { .. }
        | Event::Asked { .. }
        | Event::Countered { .. }
        | Event::Rebound { .. }
        | Event::Bombed { .. }
        | Event::Murdered { .. }
        | Event::Reported { .. }
        | Event::Evicted { .. }
        | Event::Suspected { .. }
        | Event::InJailAlready { .. }
        | Event::Cleared { .. }
        | Event::Jailed { .. }
        | Event::Freed { .. } => crime(words, event),
        Event::Discarded { .. } | Event::Buried { .. } | Event::RentPaid { .. } | Event::EmptyFlatPaid { .. } => None,
        Event::Fee { .. }
        | Event::Offered { .. }
        | Event::Answered { .. }
        | Event::Traded { .. }
        | Event::Paid { .. }
        | Event::BailPaid { .. }
        | Event::Allowance { .. }
        | Event::RentCollected { .. }
        | Event::Drawn { .. }
        | Event::Reshuffled { .. }
        | Event::LastCard { .. }
        | Event::Ended { .. } => money(words, event),
    }
}

/// What is built, altered and pulled down, and cards that are played.
fn building(words: Words, event: &Event) -> Option<String> {
    Some(match *event {
        Event::TurnBegan { seat, turn, round } => {
            words.say("landlord-log-turn", [words.name(seat), ("turn", turn.into()), ("round", round.into())])
        }
        Event::FloorLaid { seat, floor, card, open, .. } => {
            let arguments = [words.name(seat), ("flat", flat_name(words.locale, None, floor).into())];
            match card {
                None => words.say("landlord-log-floor", arguments),
                Some(card) => {
                    let id = if open { "landlord-log-floor-open" } else { "landlord-log-floor-card" };
                    words.say(id, with(words.card(card.kind), arguments))
                }
            }
        }
        Event::Finished { seat, house, card } => {
            let floors = words.table().house(house).map_or(0, House::height);
            let arguments = [words.name(seat), ("floors", floors.into())];
            words.say("landlord-log-finished", with(words.card(card.kind), arguments))
        }
        Event::TakenDown { seat, .. } => words.say("landlord-log-taken-down", [words.name(seat)]),
        Event::CardPlayed { seat, card: Known { kind, .. }, usage } => return played(words, seat, kind, usage),
        Event::Altered { seat, house, card } => {
            words.say("landlord-log-altered", with(words.card(card.kind), [words.name(seat), words.house(house)]))
        }
        Event::Returned { seat, card } => card_of(words, "landlord-log-returned", seat, card),
        Event::FloorReturned { seat, card: Some(card) } => card_of(words, "landlord-log-returned", seat, card),
        Event::FloorReturned { seat, card: None } => words.say("landlord-log-floor-returned", [words.name(seat)]),
        Event::DemolitionBegan { house, seat } => {
            words.say("landlord-log-demolition", [words.name(seat), words.house_of(house, seat)])
        }
        Event::SquattersLeft { .. } => words.locale.say("landlord-log-squatters-left"),
        Event::Demolished { seat, .. } => words.say("landlord-log-demolished", [words.name(seat)]),
        Event::TakenBack { seat, card } => card_of(words, "landlord-log-taken-back", seat, card),
        _ => return None,
    })
}

/// A card from the hand. What is moved in or built is told when it is there.
fn played(words: Words, seat: Seat, kind: Kind, usage: Option<Use>) -> Option<String> {
    let own_line = kind.lives() || matches!(kind, Kind::FlatRoof | Kind::LoftConversion | Kind::CellarFlat);
    match usage {
        Some(usage @ (Use::Demolition | Use::OwnUse)) => {
            let other = ("other", card_name(words.locale, as_what(usage)).into());
            Some(words.say("landlord-log-plays-as", with(words.title(kind), [words.name(seat), other])))
        }
        _ if own_line => None,
        _ => Some(words.say("landlord-log-plays", with(words.card(kind), [words.name(seat)]))),
    }
}

fn card_of(words: Words, id: &str, seat: Seat, card: Known) -> String {
    words.say(id, with(words.card(card.kind), [words.name(seat)]))
}

/// Who moves in, about and out.
fn tenants(words: Words, event: &Event) -> Option<String> {
    let somewhere = |who: Known, role, place: Place| with(words.who(who.kind), [words.place(role, place, who.kind)]);
    Some(match *event {
        Event::Examined { seat, house } => words.say("landlord-log-examined", [words.house_of(house, seat)]),
        Event::MovedIn { seat, resident: Known { kind, .. }, to } => {
            let arguments = with(words.card(kind), [words.name(seat), words.place("place", to, kind)]);
            words.say("landlord-log-moved-in", arguments)
        }
        Event::Moved { tenant, from, to, cause } => {
            let id = match cause {
                Cause::Squatters => "landlord-log-moved-squatters",
                Cause::Move => "landlord-log-moved-move",
                Cause::Musician => "landlord-log-moved-musician",
                Cause::Demolition => "landlord-log-moved-demolition",
            };
            let to = words.place("to", to, tenant.kind);
            words.say(id, somewhere(tenant, "from", from).into_iter().chain([to]))
        }
        Event::Homeless { tenant, from } => words.say("landlord-log-homeless", somewhere(tenant, "from", from)),
        Event::Recalled { seat, tenant, from } => {
            let name = words.name(seat);
            words.say("landlord-log-recalled", somewhere(tenant, "from", from).into_iter().chain([name]))
        }
        Event::TakenToHand { seat, tenant, from } => {
            let name = words.name(seat);
            words.say("landlord-log-taken-to-hand", somewhere(tenant, "from", from).into_iter().chain([name]))
        }
        Event::Refused { tenant, at, seat, .. } => {
            let owner = words.table().house(at.house).map_or(seat, |house| house.owner);
            let owner = words.player("owner", owner);
            words.say("landlord-log-refused", somewhere(tenant, "place", at).into_iter().chain([owner]))
        }
        Event::MusicBegan { house, .. } => words.say("landlord-log-music", [words.house(house)]),
        _ => return None,
    })
}

/// Crimes, the Police and Jail.
fn crime(words: Words, event: &Event) -> Option<String> {
    Some(match *event {
        Event::CrimeDeclared { criminal, victim, house, target, .. } => {
            let arguments = [words.name(criminal), words.house_of(house, victim)];
            match target {
                None => words.say("landlord-log-crime-bomb", arguments),
                Some(target) => words.say("landlord-log-crime-murder", with(words.who(target.kind), arguments)),
            }
        }
        Event::Countered { seat, window, .. } => match window {
            Window::Error => words.say("landlord-log-error", [words.name(seat)]),
            Window::Police | Window::Squatters => words.say("landlord-log-police", [words.name(seat)]),
            Window::DoubleSystem => words.say("landlord-log-double-system", [words.name(seat)]),
            // The next line says who was cleared.
            Window::Suspicion | Window::Shield => return None,
        },
        Event::Rebound { criminal, house, target, .. } => {
            let arguments = house.map(|house| [words.player("criminal", criminal), words.house_of(house, criminal)]);
            match (arguments, target) {
                (Some(arguments), Some(who)) => {
                    words.say("landlord-log-rebound-tenant", with(words.who(who.kind), arguments))
                }
                (Some(arguments), None) => words.say("landlord-log-rebound-house", arguments),
                (None, _) => words.say("landlord-log-rebound-nothing", [words.player("criminal", criminal)]),
            }
        }
        Event::Bombed { owner, cards, under_pile, .. } => {
            let under = ("under", if under_pile { "pile" } else { "discards" }.into());
            words.say("landlord-log-bombed", [words.name(owner), ("cards", cards.into()), under])
        }
        Event::Murdered { resident: Known { kind, .. }, from } => {
            words.say("landlord-log-murdered", with(words.who(kind), [words.place("place", from, kind)]))
        }
        Event::Reported { seat, compulsory } => {
            let id = if compulsory { "landlord-log-reported-compulsory" } else { "landlord-log-reported" };
            words.say(id, [words.name(seat)])
        }
        Event::Evicted { from, .. } => words.say("landlord-log-evicted", [words.place("place", from, Kind::Squatters)]),
        Event::Suspected { suspect } => words.say("landlord-log-suspected", [words.name(suspect)]),
        Event::InJailAlready { suspect } => words.say("landlord-log-in-jail-already", [words.name(suspect)]),
        Event::Cleared { seat, suspect, card } => {
            let id = if seat == suspect { "landlord-log-cleared" } else { "landlord-log-cleared-by" };
            let arguments = [words.name(seat), words.player("suspect", suspect)];
            words.say(id, with(words.card(card.kind), arguments))
        }
        Event::Jailed { seat } => words.say("landlord-log-jailed", [words.name(seat)]),
        Event::Freed { seat, why } => {
            let id = if why == Freedom::Arrest { "landlord-log-freed-arrest" } else { "landlord-log-freed" };
            words.say(id, [words.name(seat)])
        }
        _ => return None,
    })
}

/// Money, cards from the pile, and the end.
fn money(words: Words, event: &Event) -> Option<String> {
    let amount = |amount: u16| ("amount", amount.into());
    Some(match *event {
        Event::Fee { payer, payee, house, amount: fee, .. } => words.say(
            "landlord-log-fee",
            [words.name(payer), words.player("rival", payee), words.house_of(house, payee), amount(fee)],
        ),
        Event::Offered { seat, trade } => {
            let players = [words.name(seat), words.player("rival", trade.rival)];
            words.say("landlord-log-offered", with(words.trade(&trade), players))
        }
        Event::Answered { seat, accepted } => {
            words.say(if accepted { "landlord-log-accepted" } else { "landlord-log-declined" }, [words.name(seat)])
        }
        Event::Traded { from, to, card } => {
            let players = [words.name(from), words.player("rival", to)];
            words.say("landlord-log-traded", with(words.card(card.kind), players))
        }
        Event::Paid { from, to, amount: money } => {
            words.say("landlord-log-paid", [words.name(from), words.player("rival", to), amount(money)])
        }
        Event::BailPaid { seat, amount: bail } => words.say("landlord-log-bail", [words.name(seat), amount(bail)]),
        Event::Allowance { seat, .. } => words.say(allowance(words, seat), [words.name(seat)]),
        Event::RentCollected { seat, amount: rent } => {
            words.say("landlord-log-collected", [words.name(seat), amount(rent)])
        }
        Event::Drawn { seat, card, price } => {
            let arguments = [words.name(seat), ("price", price.into())];
            match card {
                Some(card) => words.say("landlord-log-buys-card", with(words.card(card.kind), arguments)),
                None => words.say("landlord-log-buys", arguments),
            }
        }
        Event::Reshuffled { cards } => words.say("landlord-log-reshuffled", [("cards", cards.into())]),
        Event::LastCard { seat } => words.say("landlord-log-last-card", [words.name(seat)]),
        Event::Ended { why } => words.locale.say(match why {
            End::Pile => "landlord-log-ended-pile",
            End::Rounds => "landlord-log-ended-rounds",
            End::Money => "landlord-log-ended-money",
            End::Cap => "landlord-log-ended-cap",
        }),
        _ => return None,
    })
}

/// Why there is no rent.
fn allowance(words: Words, seat: Seat) -> &'static str {
    let table = words.table();
    if table.jailed == Some(seat) {
        "landlord-log-allowance-jail"
    } else if table.street(seat).any(House::is_finished) {
        "landlord-log-allowance-nothing"
    } else {
        "landlord-log-allowance-no-house"
    }
}
