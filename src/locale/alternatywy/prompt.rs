//! Who must decide now, and what.

use super::words::{Argument, Words, with};
use crate::locale::Locale;
use crate::rules::alternatywy::{
    Aim, Alternatywy, Character, Kind, MOST_TRASH, Move, Parting, Place, Stage, Step, Trait, View, Window,
};
use crate::rules::{Game, Seat, Viewer};

/// Who must decide, as far as the viewer may know: in a window, only whoever is
/// asked knows it.
pub fn decider(view: &View) -> Option<Seat> {
    match (view.table.step, view.viewer) {
        (Step::Over, _) => None,
        (Step::React { .. }, Viewer::Seat(seat)) => view.asked.then_some(seat),
        (Step::React { .. }, Viewer::Spectator) => None,
        _ => Some(view.table.decider),
    }
}

/// Whose decision it is and what to decide, in a sentence: "Brick: choose whom
/// you denounce." Who waits reads "Brick chooses whom to denounce."
pub fn prompt(locale: Locale, view: &View, names: &[String]) -> String {
    let words = Words { locale, view, names };
    let deciding = decider(view);
    if view.table.step == Step::Over {
        return locale.say("alternatywy-prompt-over");
    }
    let asked = deciding.is_some_and(|seat| view.is_own(seat));
    let (id, arguments) = match (deciding, asked) {
        (Some(seat), true) => question(words, seat),
        _ => waiting(words),
    };
    let kind = if asked { "prompt" } else { "waiting" };
    let named = arguments.into_iter().chain(deciding.map(|seat| words.name(seat)));
    let said = words.say(&format!("alternatywy-{kind}-{id}"), named);
    let warned = view.table.step == Step::Character && view.table.seats == 3;
    if warned && view.table.options.may_play(Character::Professor, 3) {
        // The rulebook suggests another choice (A4 1.15, R76).
        return format!("{said} {}", locale.say("alternatywy-professor-warning"));
    }
    said
}

/// What whoever has picked up a card that needs a target is asked: "Brick:
/// choose whom you check."
pub fn card_prompt(locale: Locale, view: &View, names: &[String], seat: Seat, kind: Kind) -> String {
    let words = Words { locale, view, names };
    words.say(&format!("alternatywy-prompt-target-card-{kind}"), [words.name(seat)])
}

fn plain(id: &str) -> (String, Vec<Argument>) {
    (id.to_owned(), Vec::new())
}

fn of<const N: usize>(id: &str, arguments: [Argument; N]) -> (String, Vec<Argument>) {
    (id.to_owned(), arguments.to_vec())
}

/// What the one who decides is asked.
fn question(words: Words, seat: Seat) -> (String, Vec<Argument>) {
    let (view, table) = (words.view, words.table());
    match table.step {
        Step::Character => {
            let others = || Seat::all(table.seats).filter(|&other| other != seat);
            let last = others().all(|other| table.characters[other.index()].is_some());
            let landlord = table.player_of(Character::Aniol).is_some();
            plain(if last && !landlord { "character-landlord" } else { "character" })
        }
        Step::Trait => of("trait", [("stage", table.stage.into())]),
        Step::File => plain(match view.own_trait {
            Some(Trait::ModestCitizen) => "file-decline",
            Some(Trait::Informer) => "file-ask",
            _ => "file",
        }),
        Step::PlayFirst if view.own_trait != Some(Trait::Overseer) => plain("play-first-none"),
        Step::WipeOut => {
            // Line 2 of the Trait pays once a Round.
            let paid = table.now.paid[seat.index()] & 2 != 0;
            plain(if view.own_trait == Some(Trait::WellConnected) && !paid { "wipe-out" } else { "wipe-out-none" })
        }
        Step::Turn { stage } => turn(words, seat, stage),
        Step::Target { aim } => plain(&match aim {
            Aim::Blue => "target-blue".to_owned(),
            Aim::Deed(deed) => format!("target-deed-{}", deed.name()),
            Aim::Card(kind) => format!("target-card-{kind}"),
            Aim::Bonus(bonus) => format!("target-bonus-{}", bonus.name()),
        }),
        Step::Second { first } => of("second", [words.player("first", first)]),
        Step::Order { placed, .. } => of("order", [("placed", placed.into())]),
        Step::Discard { why: Parting::Limit } => of("discard-limit", [("limit", table.options.hand_limit.into())]),
        Step::Discard { why: Parting::Loan { to } } => of("discard-loan", [words.player("other", to)]),
        Step::KeepCard { guest } => {
            let card = view.passing.map(|card| words.card(table.kind(card)));
            let guest = words.player("guest", guest);
            ("keep-card".to_owned(), card.into_iter().flatten().chain([guest]).collect())
        }
        Step::Amount { most, place } => {
            let id = if table.is_tenant(seat) { "amount-clean" } else { "amount-remove" };
            of(id, [("most", most.into()), words.at(place)])
        }
        Step::Exchange { tenant } => of("exchange", [words.tenant(tenant), words.held(tenant)]),
        Step::TakePart => {
            let work = table.working.map(|working| words.work(working.work));
            let line = table.line_of(seat).map(|line| words.nth(line));
            ("take-part".to_owned(), work.into_iter().flatten().chain(line).collect())
        }
        Step::React { window: Window::Card { kind, by } } if by == seat => of("react-card-own", words.card(kind)),
        Step::Auction if !table.auction.announced.is_empty() => plain("auction-join"),
        Step::Bid => bid(words, seat),
        _ => waiting(words),
    }
}

/// What the player on turn is asked.
fn turn(words: Words, seat: Seat, stage: Stage) -> (String, Vec<Argument>) {
    let table = words.table();
    let trash = table.place(seat).map_or(0, |place| table.trash_at(place));
    let at = words.stands(seat);
    match stage {
        Stage::After | Stage::Late if has_nothing_left(words.view) => plain("turn-after-none"),
        Stage::After => plain("turn-after"),
        Stage::Late => plain("turn-late"),
        Stage::Action if table.is_tenant(seat) => of("turn-action", [at]),
        Stage::Action if trash >= MOST_TRASH => of("turn-action-locked", [at]),
        Stage::Action if table.place(seat) == Some(Place::Courtyard) => {
            of("turn-action-yard", [("trash", trash.into())])
        }
        Stage::Action if trash > 0 => of("turn-action-landlord", [at]),
        Stage::Action => of("turn-action", [at]),
    }
}

/// Whether the player on turn, who looks, can only end the Turn.
fn has_nothing_left(view: &View) -> bool {
    let mut moves = Vec::new();
    Alternatywy::legal_moves(&Alternatywy::redeal(view, 0), &mut moves);
    moves == [Move::Done]
}

/// What is asked of a bidder.
fn bid(words: Words, seat: Seat) -> (String, Vec<Argument>) {
    let (view, table) = (words.view, words.table());
    if view.own_bid.is_empty() {
        return plain(if table.auction.announced.len() == 1 { "bid-alone" } else { "bid-first" });
    }
    let (goods, cast) = (&table.options.goods, &table.options.cast);
    let character = table.characters[seat.index()].unwrap_or(Character::Aniol);
    let value: u8 = view.own_bid.iter().map(|token| cast.worth(goods, character, goods.good(token))).sum();
    of("bid", [("value", value.into())])
}

/// What others wait for; also what is asked where both are told the same.
fn waiting(words: Words) -> (String, Vec<Argument>) {
    let table = words.table();
    let time = || [("round", table.round.into()), ("hours", super::names::hours(words.locale, table.round).into())];
    match table.step {
        Step::Character => plain("character"),
        Step::Trait => plain("trait"),
        Step::Place => of("place", time()),
        Step::Watch => plain("watch"),
        Step::Filer => plain("filer"),
        Step::File => plain("file"),
        Step::Indicate { filer, asked } => {
            of(if asked { "indicate-asked" } else { "indicate" }, [words.player("filer", filer)])
        }
        Step::Accuse => plain("accuse"),
        Step::PlayFirst => plain("play-first"),
        Step::Rob => plain("rob"),
        Step::WipeOut => plain("wipe-out"),
        Step::Turn { .. } => of("turn", [words.stands(table.decider)]),
        Step::Target { aim } => aimed(words, aim),
        Step::Second { .. } => plain("second"),
        Step::Line { tenant } => of("line", [words.tenant(tenant)]),
        Step::Order { .. } => plain("order"),
        Step::Discard { why } => match why {
            Parting::Limit => plain("discard-limit"),
            Parting::Forced => plain("discard-forced"),
            Parting::Visit { host } => of("discard-visit", [words.player("host", host)]),
            Parting::Loan { to } => of("discard-loan", [words.player("other", to)]),
        },
        Step::Snoop { victim } => of("snoop", [words.player("victim", victim)]),
        Step::KeepCard { guest } => of("keep-card", [words.player("guest", guest)]),
        Step::KeepGood => plain("keep-good"),
        Step::GiveUpGood => plain("give-up-good"),
        Step::Amount { place, .. } => of("amount", [words.from(place)]),
        Step::Exchange { tenant } => of("exchange", [words.tenant(tenant)]),
        Step::SendTo { tenant } => of("send-to", [words.tenant(tenant)]),
        Step::SwapBelow => {
            let below = table.line_of(table.decider).and_then(|line| table.list.get(usize::from(line)));
            ("swap-below".to_owned(), below.map(|&tenant| words.tenant(tenant)).into_iter().collect())
        }
        Step::TakePart => {
            let work = table.working.map(|working| words.work(working.work));
            ("take-part".to_owned(), work.into_iter().flatten().collect())
        }
        Step::Auction => plain("auction"),
        Step::Bid => plain("bid"),
        Step::React { window } => reaction(words, window),
        Step::Over => plain("over"),
    }
}

/// What somebody chooses a target for.
fn aimed(words: Words, aim: Aim) -> (String, Vec<Argument>) {
    match aim {
        Aim::Deed(deed) => of("target-deed", [("deed", super::names::deed_name(words.locale, deed).into())]),
        Aim::Blue => plain("target-blue"),
        Aim::Card(kind) => of("target-card", words.card(kind)),
        Aim::Bonus(bonus) => of("target-bonus", [("bonus", super::names::bonus_name(words.locale, bonus).into())]),
    }
}

/// What a window is about.
fn reaction(words: Words, window: Window) -> (String, Vec<Argument>) {
    match window {
        Window::Placement => plain("react-placement"),
        Window::Denunciation { on } => of("react-denunciation", [words.tenant(on)]),
        Window::Card { kind, by } => ("react-card".to_owned(), with(words.card(kind), [words.player("other", by)])),
        Window::Avoidance { tenant } => of("react-avoidance", [words.tenant(tenant)]),
        Window::Loss { victim } => of("react-loss", [words.player("victim", victim)]),
        Window::Points { by } => {
            let id = if by > 0 { "react-points-gain" } else { "react-points-loss" };
            of(id, [("points", by.unsigned_abs().into())])
        }
        Window::Littering { tenant } => of("react-littering", [words.tenant(tenant)]),
    }
}
