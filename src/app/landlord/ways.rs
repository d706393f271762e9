//! What can be decided where: each legal decision with its place on the table.
//!
//! A card that was picked up is not played yet. What it could do is found on a
//! copy dealt anew from the view, so a click on a flat decides the card and the
//! flat at once, and undo or another card costs nothing.

use bevy::prelude::*;

use super::aim::Aim;
use crate::app::flow::{Beat, Live};
use crate::rules::landlord::{Card, HouseId, Kind, Landlord, Move, Place, State, Step, Table, Use};
use crate::rules::{Game, Refusal, Seat};

/// Adds the ways.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ways>().add_systems(
        Update,
        look.in_set(Beat::Decide).after(super::aim::forget).before(super::aim::point).run_if(
            resource_exists::<Live<Landlord>>
                .and_then(resource_exists_and_changed::<Live<Landlord>>.or_else(resource_changed::<Aim>)),
        ),
    );
}

/// Where on the table something is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card of the own hand.
    Hand(Kind),
    /// The building plot.
    Plot,
    /// A whole house.
    House(HouseId),
    /// A flat of a house, of two the lower one.
    Flat(Place),
    /// Somebody who lives there.
    Resident(Place),
    /// The street of a rival.
    Street(Seat),
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
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
    /// Those of them that can do more than be a floor.
    pub plays: Vec<Kind>,
}

impl Ways {
    /// The way to a target.
    pub fn to(&self, target: Target) -> Option<&Way> {
        self.all.iter().find(|way| way.target == target)
    }
}

/// What may be done with a card of a kind without a target of its own.
pub(super) fn is_with(mv: Move, kind: Kind) -> bool {
    match mv {
        Move::Floor(other) | Move::Finish(other) | Move::Play(other) | Move::Counter(other) => other == kind,
        Move::Give(other) => other == Some(kind),
        Move::Politics(_) => kind == Kind::Politics,
        _ => false,
    }
}

/// Whether a decision is made with a card of the own hand.
fn is_with_any(mv: Move) -> bool {
    Kind::ALL.into_iter().any(|kind| is_with(mv, kind))
}

fn look(live: Res<Live<Landlord>>, aim: Res<Aim>, mut ways: ResMut<Ways>) {
    let mut next = of(&live, aim.picked);
    // A click on a plate looks closely, unless somebody is about to trade.
    next.all.retain(|way| aim.trading || !matches!(way.target, Target::Street(_)));
    if *ways != next {
        *ways = next;
    }
}

/// The ways of whoever is asked, with this card picked up.
pub(super) fn of(live: &Live<Landlord>, picked: Option<Card>) -> Ways {
    let choices = live.choices();
    if choices.is_empty() {
        return Ways::default();
    }
    let table = &live.game().state().table;
    let with = |kind: Kind| choices.iter().filter(move |&&mv| is_with(mv, kind));
    let cards = Kind::ALL.into_iter().filter(|&kind| with(kind).next().is_some()).collect();
    let plays = Kind::ALL.into_iter().filter(|&kind| with(kind).any(|mv| !matches!(mv, Move::Floor(_)))).collect();
    let mut all: Vec<Way> = Vec::new();
    match picked.map(|card| table.kind(card)) {
        Some(kind) => choices.iter().filter(|&&mv| is_with(mv, kind)).for_each(|&mv| with_card(live, mv, &mut all)),
        None => {
            let plain = choices.iter().filter(|&&mv| !is_with_any(mv));
            all.extend(plain.map(|&mv| Way { moves: vec![mv], target: target(table, mv) }));
        }
    }
    Ways { all, cards, plays }
}

/// What a card does at once, or what it can be aimed at.
fn with_card(live: &Live<Landlord>, mv: Move, all: &mut Vec<Way>) {
    let table = &live.game().state().table;
    let at_once = |target| Way { moves: vec![mv], target };
    match mv {
        Move::Floor(_) => all.push(at_once(match table.step {
            Step::Site { house } => Target::House(house),
            _ => Target::Plot,
        })),
        Move::Finish(_) => {
            // A card that can finish the house is more likely meant to.
            if let Step::Site { house } = table.step {
                all.insert(0, at_once(Target::House(house)));
            }
        }
        Move::Play(_) | Move::Politics(_) => match after(live, mv) {
            Some(then) if is_targeted(then.table.step) => {
                let mut next = Vec::new();
                Landlord::legal_moves(&then, &mut next);
                let aimed = next.into_iter().map(|follow| Way {
                    moves: vec![mv, follow],
                    target: if matches!(mv, Move::Politics(_)) { Target::Button } else { target(&then.table, follow) },
                });
                if let Move::Politics(_) = mv {
                    all.push(at_once(Target::Button));
                } else {
                    all.extend(aimed);
                }
            }
            _ => all.push(at_once(Target::Button)),
        },
        _ => all.push(at_once(Target::Button)),
    }
}

/// The match after a decision, on a copy in which everything hidden is dealt anew.
fn after(live: &Live<Landlord>, mv: Move) -> Option<State> {
    let mut state = Landlord::redeal(&live.view(), 0);
    Landlord::play(&mut state, mv, &mut |_| {}).ok()?;
    Some(state)
}

/// Whether a card that was laid open waits for its target.
fn is_targeted(step: Step) -> bool {
    matches!(step, Step::MoveIn | Step::Alter | Step::TargetHouse | Step::TargetResident)
}

/// Where a decision is made.
pub(super) fn target(table: &Table, mv: Move) -> Target {
    match mv {
        Move::House(house) => Target::House(house),
        Move::Flat(place) => Target::Flat(place),
        Move::Resident(place) | Move::Recall(place) => Target::Resident(place),
        Move::Offer(seat) => Target::Street(seat),
        Move::Buy => Target::Pile,
        Move::Finish(_) | Move::Floor(_) => match table.step {
            Step::Site { house } => Target::House(house),
            _ => Target::Plot,
        },
        Move::Play(kind) | Move::Counter(kind) | Move::Give(Some(kind)) => Target::Hand(kind),
        Move::Politics(Use::Demolition | Use::OwnUse | Use::Jail) => Target::Hand(Kind::Politics),
        _ => Target::Button,
    }
}

/// Why a card, or whatever is asked for, cannot be aimed there.
pub(super) fn why_not(live: &Live<Landlord>, kind: Option<Kind>, target: Target) -> Option<Refusal> {
    let state = live.game().state();
    let Some(kind) = kind else {
        return refusal(state, move_at(state.table.step, target)?);
    };
    if target == Target::Plot || matches!((target, state.table.step), (Target::House(_), Step::Site { .. })) {
        return refusal(state, Move::Floor(kind));
    }
    match refusal(state, Move::Play(kind)) {
        Some(refusal) => Some(refusal),
        None => {
            let then = after(live, Move::Play(kind))?;
            refusal(&then, move_at(then.table.step, target)?)
        }
    }
}

fn refusal(state: &State, mv: Move) -> Option<Refusal> {
    Landlord::allows(state, mv).err()
}

/// The decision that a click there would be at a step.
fn move_at(step: Step, target: Target) -> Option<Move> {
    let wants_house = matches!(step, Step::ExamineHouse | Step::Alter | Step::TargetHouse | Step::ErrorHouse);
    let wants_flat = matches!(
        step,
        Step::MoveIn
            | Step::Rehome { .. }
            | Step::MoveTo { .. }
            | Step::MusicPlace { .. }
            | Step::DemolitionPlace { .. }
    );
    Some(match target {
        Target::Hand(kind) => Move::Play(kind),
        Target::Flat(place) | Target::Resident(place) if wants_house => Move::House(place.house),
        Target::House(house) if wants_house => Move::House(house),
        Target::Flat(place) | Target::Resident(place) if wants_flat => Move::Flat(place),
        Target::Flat(place) | Target::Resident(place) => Move::Resident(place),
        Target::House(house) => Move::House(house),
        Target::Street(seat) => Move::Offer(seat),
        Target::Pile => Move::Buy,
        Target::Discards => Move::Play(Kind::DoubleSystem),
        Target::Plot => Move::TakeDown,
        Target::Button => return None,
    })
}
