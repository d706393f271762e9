//! What can be decided where: each legal decision with its place on the table.
//!
//! A card that was picked up is not played yet. What it could do is found on a
//! copy dealt anew from the view, so a click on a player decides the card and
//! the player at once, and another card costs nothing.

use bevy::prelude::*;

use super::aim::Aim;
use super::picture::Pick;
use crate::app::flow::{Beat, Live};
use crate::rules::alternatywy::{Alternatywy, Card, Deed, Good, Kind, Move, Place, State, Step, View};
use crate::rules::{Game, Refusal, Seat};

/// Adds the ways.
pub(super) fn plugin(app: &mut App) {
    let news = || {
        resource_exists::<Live<Alternatywy>>
            .and_then(resource_exists_and_changed::<Live<Alternatywy>>.or_else(resource_changed::<Aim>))
    };
    app.init_resource::<Ways>().add_systems(
        Update,
        (
            look.in_set(Beat::Decide).after(super::aim::forget).before(super::aim::point).run_if(news()),
            // What can be decided next is lit in the frame that made it so.
            look.in_set(Beat::Stage).run_if(news()),
        ),
    );
}

/// Where on the table something is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A Location.
    Place(Place),
    /// A player: figure, plate, letters, or token on the List.
    Seat(Seat),
    /// A card of the own hand.
    Card(Kind),
    /// A token of the own Shop Goods.
    Good(Good),
    /// A line of the List.
    Line(u8),
    /// Something that is fanned out.
    Pick(Pick),
    /// The shop.
    Door,
    /// The Social Work.
    Work,
    /// The Trash of a Location.
    Trash(Place),
    /// Nowhere: it has a button.
    Button,
}

/// Decisions in a row, and where a click makes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is decided.
    pub moves: Vec<Move>,
    /// Where.
    pub target: Target,
}

/// All that can be decided now.
#[derive(Resource, Debug, Default, PartialEq, Clone)]
pub struct Ways {
    /// What can be decided without a card, or with the one picked up.
    pub all: Vec<Way>,
    /// The kinds of cards in the hand that can be picked up.
    pub cards: Vec<Kind>,
}

impl Ways {
    /// The way to a target.
    pub fn to(&self, target: Target) -> Option<&Way> {
        self.all.iter().find(|way| way.target == target)
    }
}

fn look(live: Res<Live<Alternatywy>>, aim: Res<Aim>, mut ways: ResMut<Ways>) {
    // What was picked up for another decision is about to be laid down.
    let picked = aim.picked.filter(|_| aim.decided == Some(live.game().record().moves.len()));
    let next = of(&live, picked);
    if *ways != next {
        *ways = next;
    }
}

/// The ways of whoever is asked, with this card picked up.
pub(super) fn of(live: &Live<Alternatywy>, picked: Option<Card>) -> Ways {
    let choices = live.choices();
    if choices.is_empty() {
        return Ways::default();
    }
    let view = live.view();
    let played = |mv: &Move| match *mv {
        Move::Play(kind) => Some(kind),
        _ => None,
    };
    let cards: Vec<Kind> = choices.iter().filter_map(played).collect();
    let mut all = Vec::new();
    match picked.map(|card| view.table.kind(card)).filter(|kind| cards.contains(kind)) {
        Some(kind) => with_card(&view, kind, &mut all),
        None => {
            let plain = choices.iter().filter(|mv| played(mv).is_none());
            all.extend(plain.map(|&mv| Way { moves: vec![mv], target: target(&view, mv) }));
        }
    }
    Ways { all, cards }
}

/// What a card can be aimed at; itself, if it needs no target.
fn with_card(view: &View, kind: Kind, all: &mut Vec<Way>) {
    let mv = Move::Play(kind);
    match after(view, mv) {
        Some(then) if matches!(then.table.step, Step::Target { .. }) => {
            let mut next = Vec::new();
            Alternatywy::legal_moves(&then, &mut next);
            let aimed = next.into_iter();
            all.extend(aimed.map(|follow| Way { moves: vec![mv, follow], target: target(view, follow) }));
        }
        _ => all.push(Way { moves: vec![mv], target: Target::Card(kind) }),
    }
}

/// The match after a decision, on a copy in which everything hidden is dealt anew.
fn after(view: &View, mv: Move) -> Option<State> {
    let mut state = Alternatywy::redeal(view, 0);
    Alternatywy::play(&mut state, mv, &mut |_| {}).ok()?;
    Some(state)
}

/// Where a decision is made.
pub(super) fn target(view: &View, mv: Move) -> Target {
    let table = &view.table;
    match mv {
        Move::Character(character) => Target::Pick(Pick::Character(character)),
        Move::Trait(own) => Target::Pick(Pick::Trait(own)),
        Move::Place(place) => Target::Place(place),
        Move::Seat(seat) => Target::Seat(seat),
        Move::Play(kind) => Target::Card(kind),
        Move::Card(kind) if matches!(table.step, Step::Snoop { .. }) => Target::Pick(Pick::Card(kind)),
        Move::Card(kind) => Target::Card(kind),
        Move::Good(good) if table.step == Step::KeepGood => Target::Pick(Pick::Good(good)),
        Move::Good(good) => Target::Good(good),
        Move::Line(line) => Target::Line(line),
        Move::Yes if matches!(table.step, Step::KeepCard { .. }) => {
            view.passing.map_or(Target::Button, |card| Target::Pick(Pick::Card(table.kind(card))))
        }
        Move::Board(Deed::TakeGood) => Target::Door,
        Move::Board(Deed::Introduce) => Target::Work,
        Move::Blue if introduces(view, mv) => Target::Work,
        Move::CleanTwo | Move::Clean => table.place(table.decider).map_or(Target::Button, Target::Trash),
        _ => Target::Button,
    }
}

/// Whether a decision introduces the Social Work.
pub(super) fn introduces(view: &View, mv: Move) -> bool {
    let table = &view.table;
    let at_home = table.place(table.landlord) == Some(Place::Landlords) && table.decider == table.landlord;
    mv == Move::Board(Deed::Introduce) || mv == Move::Blue && at_home
}

/// Why a decision is not allowed now, with this card picked up.
pub(super) fn why_not(live: &Live<Alternatywy>, kind: Option<Kind>, mv: Move) -> Option<Refusal> {
    let state = live.game().state();
    let refused = |state: &State, mv: Move| Alternatywy::allows(state, mv).err();
    let Some(kind) = kind else { return refused(state, mv) };
    match refused(state, Move::Play(kind)) {
        Some(refusal) => Some(refusal),
        None => refused(&after(&live.view(), Move::Play(kind))?, mv),
    }
}
