//! The five places in words: who and what is there, and what one may do there.

use super::explain::{explain_blue, explain_deed};
use super::names::place_name;
use super::words::Words;
use crate::locale::{Locale, Speaks};
use crate::rules::alternatywy::{
    Alternatywy, MOST_TRASH, Move, Place, Side, State, Step, Table, View, deeds_at, has_blue,
};
use crate::rules::{Game, Seat, Viewer};

/// What a place is for, in a few sentences.
pub fn place_about(locale: Locale, place: Place) -> String {
    locale.say(&format!("alternatywy-place-{place}-about"))
}

/// Something that one can do in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceAction {
    /// Who can do it.
    pub side: Side,
    /// The decision, unless it is done just by being there.
    pub mv: Option<Move>,
    /// What it is called: "Draw 2 cards".
    pub name: String,
    /// What it does.
    pub about: String,
    /// Whether the viewer, who is on turn there, may do it now, or why not; `None`
    /// for everybody else.
    pub verdict: Option<Result<(), String>>,
}

/// A place in a few lines: its name, who is there, its Trash, whether it is
/// closed, and what either side can do there. Where the viewer is on turn, each
/// action of the own side says whether it may be done now, or why not.
pub fn explain_place(locale: Locale, view: &View, names: &[String], place: Place) -> Vec<String> {
    let words = Words { locale, view, names };
    let table = &view.table;
    let here: Vec<_> = table.turn_order().filter(|&seat| is_at(table, seat, place)).collect();
    let mut lines = vec![place_name(locale, place)];
    lines.push(match here.len() {
        0 => locale.say("alternatywy-place-nobody"),
        count => words.say(
            "alternatywy-place-who",
            [("names", words.seats(here.iter().copied()).into()), ("count", count.into())],
        ),
    });
    if place.bin().is_some() {
        let trash = table.trash_at(place);
        lines.push(words.say("alternatywy-place-trash", [("trash", trash.into())]));
        lines.extend((trash >= MOST_TRASH).then(|| locale.say("alternatywy-place-locked")));
    } else {
        lines.push(locale.say("alternatywy-place-no-bin"));
    }
    lines.extend((table.closed == Some(place)).then(|| locale.say("alternatywy-place-closed")));
    lines.extend((table.closes == Some(place)).then(|| locale.say("alternatywy-place-closes")));
    let actions = place_actions(locale, view, place);
    for side in [Side::Tenant, Side::Landlord] {
        lines.push(locale.say(match side {
            Side::Tenant => "alternatywy-place-tenants",
            Side::Landlord => "alternatywy-place-landlord",
        }));
        lines.extend(actions.iter().filter(|action| action.side == side).map(|action| line(words, action)));
    }
    lines
}

/// Whether a figure stands in a place, or is about to: its token is turned up.
pub fn is_at(table: &Table, seat: Seat, place: Place) -> bool {
    table.place(seat).or(table.revealed[seat.index()]) == Some(place)
}

/// "Draw 2 cards. Draw 2 Tenant cards. You may do it now."
fn line(words: Words, action: &PlaceAction) -> String {
    let name = ("action", action.name.clone().into());
    let blue = || ("action", words.say("alternatywy-place-blue", [name.clone()]).into());
    let name = if action.mv == Some(Move::Blue) { blue() } else { name };
    let arguments = [name, ("about", action.about.clone().into())];
    match &action.verdict {
        None => words.say("alternatywy-place-action", arguments),
        Some(Ok(())) => words.say("alternatywy-place-action-now", arguments),
        Some(Err(reason)) => {
            let reason = ("reason", reason.clone().into());
            words.say("alternatywy-place-action-not", arguments.into_iter().chain([reason]))
        }
    }
}

/// All that can be done in a place, the Tenants' actions first, in the order of
/// the aid sheets; then the blue action and what concerns Trash.
pub fn place_actions(locale: Locale, view: &View, place: Place) -> Vec<PlaceAction> {
    let known = on_turn_at(view, place);
    let mut actions = Vec::new();
    for side in [Side::Tenant, Side::Landlord] {
        let mut offer = |mv: Option<Move>, name: String, about: String| {
            let verdict = mv.zip(known.as_ref()).and_then(|(mv, (state, own))| {
                let refused = |refusal| Alternatywy::refusal(locale, &refusal);
                (*own == side).then(|| Alternatywy::allows(state, mv).map_err(refused))
            });
            actions.push(PlaceAction { side, mv, name, about, verdict });
        };
        for &deed in deeds_at(place, side) {
            let [name, about] = two(explain_deed(locale, &view.table.options, deed, side));
            offer(Some(Move::Board(deed)), name, about);
        }
        let blue = has_blue(place, side);
        if blue || (place, side) == (Place::Club, Side::Tenant) {
            let [name, about] = two(explain_blue(locale, place, side));
            offer(blue.then_some(Move::Blue), name, about);
        }
        if (place, side) == (Place::Courtyard, Side::Landlord) {
            let say = |id| locale.say(id);
            offer(None, say("alternatywy-yard-landlord"), say("alternatywy-yard-landlord-about"));
        }
        if place.bin().is_none() {
            continue;
        }
        let first = if side == Side::Tenant { Move::Leave } else { Move::CleanTwo };
        for mv in [first, Move::Clean] {
            let id = format!("alternatywy-deed-{mv}");
            offer(Some(mv), locale.say(&id), locale.say(&format!("{id}-about")));
        }
    }
    actions
}

/// A state that agrees with all that the viewer knows, and the viewer's side, if
/// the viewer is on turn in this place. What is asked of it depends on nothing else.
fn on_turn_at(view: &View, place: Place) -> Option<(State, Side)> {
    let table = &view.table;
    let Viewer::Seat(seat) = view.viewer else { return None };
    let on_turn = matches!(table.step, Step::Turn { .. }) && table.decider == seat && table.place(seat) == Some(place);
    on_turn.then(|| (Alternatywy::redeal(view, 0), table.side(seat)))
}

/// The name, and what it does.
fn two(lines: Vec<String>) -> [String; 2] {
    let mut lines = lines.into_iter();
    std::array::from_fn(|_| lines.next().unwrap_or_default())
}
