//! Aiming: what a pointer or the keyboard is about to decide.
//!
//! A click on an apartment decides where and on which arrow at once: the free
//! arrow nearest to the pointer. The keyboard (`keys`) goes through the legal
//! decisions themselves. Either way what is aimed at is previewed before it is
//! done.

use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::keys::{explained, follow_advice, press_keys};
use super::{Apartment, DiscardPile, DrawPile, OpenCard, layout};
use crate::app::flow::keys::MISTAKEN_SKIP;
use crate::app::flow::{Beat, Intent, Live};
use crate::app::screens::{Curtain, Screen};
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::Stage;
use crate::rules::eviction::{Address, Arrow, Card, Eviction, Move, Spot, Step, Table};

/// Adds aiming.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<Hovered>()
        .add_systems(
            Update,
            (forget, point, press_keys)
                .chain()
                .in_set(Beat::Decide)
                .run_if(in_state(Screen::Match).and_then(resource_exists::<Live<Eviction>>)),
        )
        .add_systems(Update, follow_advice.in_set(Beat::Resolve).run_if(resource_exists::<Live<Eviction>>))
        .add_systems(OnExit(Screen::Match), look_away);
}

/// What would be decided by a click or by Enter.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Aim {
    /// The decisions, one after another; none if nothing is aimed at.
    pub moves: Vec<Move>,
    /// Whether the keyboard aims, and so shows where it is.
    pub by_keys: bool,
    pub(super) decided: Option<usize>,
}

/// What the pointer is over, whether or not it can be decided.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hovered {
    /// Nothing that can be explained.
    #[default]
    Nothing,
    /// An apartment.
    Apartment(Address),
    /// An open card.
    Card(Card),
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
}

/// The next match may be in another house, without what was looked at.
fn look_away(mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    *aim = Aim::default();
    *hovered = Hovered::Nothing;
}

/// Forgets an aim when the decision has been made, or another person looks.
fn forget(live: Res<Live<Eviction>>, mut aim: ResMut<Aim>, mut hovered: ResMut<Hovered>) {
    let decided = live.game().record().moves.len();
    // What the keyboard aimed at is done with when it is decided; a card may have
    // left the hand besides.
    let aimed = |&mv: &Move| explained(&live, mv) == *hovered || matches!(*hovered, Hovered::Card(_));
    if aim.decided != Some(decided) && aim.by_keys && aim.moves.last().is_some_and(aimed) {
        *hovered = Hovered::Nothing;
    }
    if aim.decided != Some(decided) || live.choices().is_empty() {
        let by_keys = aim.by_keys;
        let moves = if by_keys { first_aim(&live).into_iter().collect() } else { Vec::new() };
        let next = Aim { moves, by_keys, decided: Some(decided) };
        if let Some(&mv) = next.moves.first() {
            *hovered = explained(&live, mv);
        }
        if *aim != next {
            *aim = next;
        }
    }
}

/// What the keyboard aims at first: the arrow the rules offer (EV R7), else the
/// first legal decision.
pub(super) fn first_aim(live: &Live<Eviction>) -> Option<Move> {
    let table = &live.game().state().table;
    let offered = match table.step {
        Step::Arrival { from, to } => table.default_arrow(to, from.arrow).map(Move::Arrow),
        _ => None,
    };
    offered.filter(|mv| live.choices().contains(mv)).or_else(|| live.choices().first().copied())
}

/// Follows the pointer: what it is over, what a click there would decide, and
/// the click itself.
fn point(
    live: Res<Live<Eviction>>,
    mut stage: ResMut<Stage>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
    mut moved: MessageReader<Pointer<bevy::picking::events::Move>>,
    mut left: MessageReader<Pointer<Out>>,
    mut clicked: MessageReader<Pointer<Click>>,
    mut intents: MessageWriter<Intent<Eviction>>,
    mut sounds: MessageWriter<PlaySound>,
    curtain: Res<State<Curtain>>,
    targets: Query<(Option<&Apartment>, Option<&OpenCard>, Has<DrawPile>, Has<DiscardPile>)>,
) {
    if **curtain != Curtain::Up {
        *hovered = Hovered::Nothing;
        moved.clear();
        left.clear();
        clicked.clear();
        return;
    }
    let discarded = live.shown().table.discards;
    let target = |entity| match targets.get(entity) {
        Ok((Some(apartment), ..)) => Hovered::Apartment(apartment.0),
        Ok((_, Some(card), ..)) if discarded.contains(&card.0) => Hovered::Discards,
        Ok((_, Some(card), ..)) => Hovered::Card(card.0),
        Ok((_, _, true, _)) => Hovered::Pile,
        Ok((_, _, _, true)) => Hovered::Discards,
        _ => Hovered::Nothing,
    };
    for message in left.read() {
        if target(message.entity) == *hovered {
            *hovered = Hovered::Nothing;
            if !aim.by_keys {
                aim.moves.clear();
            }
        }
    }
    // A finger that slips does not hover.
    for message in moved.read().filter(|message| !matches!(message.pointer_id, PointerId::Touch(_))) {
        let over = target(message.entity);
        if over == Hovered::Nothing {
            continue;
        }
        if *hovered != over {
            *hovered = over;
            sounds.write(PlaySound { sound: Sound::Hover, pitch: 1.0 });
        }
        let at = message.hit.position.unwrap_or_default().truncate();
        let moves = aimed_at(&live, over, at);
        if aim.moves != moves || aim.by_keys {
            aim.moves = moves;
            aim.by_keys = false;
        }
    }
    for message in clicked.read() {
        let over = target(message.entity);
        if message.button == PointerButton::Primary && !stage.is_still() {
            stage.skip();
            continue;
        }
        if over == Hovered::Nothing || message.button != PointerButton::Primary {
            continue;
        }
        if stage.rested() < MISTAKEN_SKIP {
            continue;
        }
        let at = message.hit.position.unwrap_or_default().truncate();
        let moves = aimed_at(&live, over, at);
        let touched = matches!(message.pointer_id, PointerId::Touch(_));
        let seen_before = *hovered == over && aim.moves == moves;
        *hovered = over;
        if moves.is_empty() {
            if let Some(mv) = asked_about(&live, over, at) {
                sounds.write(PlaySound { sound: Sound::Nope, pitch: 1.0 });
                intents.write(Intent::Why(mv));
            }
        } else if touched && !seen_before {
            // A finger cannot hover: the first touch previews, the second decides.
            aim.moves = moves;
            aim.by_keys = false;
        } else {
            sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
            intents.write(Intent::Play(moves));
        }
    }
}

/// What a click on a target decides, at a point of the world.
pub(super) fn aimed_at(live: &Live<Eviction>, target: Hovered, at: Vec2) -> Vec<Move> {
    let table = &live.game().state().table;
    let choices = live.choices();
    let allowed = |mv| choices.contains(&mv).then_some(mv);
    match target {
        Hovered::Nothing | Hovered::Discards => Vec::new(),
        Hovered::Pile => allowed(Move::Draw).into_iter().collect(),
        Hovered::Card(card) => {
            let face = table.options.face(card);
            let own = live.view().hand.is_some_and(|hand| hand.contains(card));
            let either = allowed(Move::Card(face)).or(allowed(Move::Discard(face)));
            either.filter(|_| own).into_iter().collect()
        }
        Hovered::Apartment(address) => in_apartment(table, choices, address, at),
    }
}

fn in_apartment(table: &Table, choices: &[Move], apartment: Address, at: Vec2) -> Vec<Move> {
    let options = &table.options;
    let asked = match table.step {
        Step::StartArrow { apartment } | Step::HomeArrow { apartment } | Step::PutBack { apartment } => Some(apartment),
        Step::Arrival { to, .. } => Some(to),
        _ => None,
    };
    if asked == Some(apartment) {
        let legal = |arrow| choices.contains(&Move::Arrow(arrow));
        return layout::nearest_arrow(options, apartment, at, legal).map(Move::Arrow).into_iter().collect();
    }
    if choices.contains(&Move::Apartment(apartment)) {
        let free = |arrow| table.at(Spot { apartment, arrow }).is_none();
        let asks_arrow = match table.step {
            Step::StartApartment => true,
            Step::Home => table.apartment(apartment).count() < 3,
            _ => false,
        };
        let arrow = asks_arrow.then(|| layout::nearest_arrow(options, apartment, at, free)).flatten();
        return std::iter::once(Move::Apartment(apartment)).chain(arrow.map(Move::Arrow)).collect();
    }
    let meeple = nearest_meeple(table, apartment, at);
    meeple.filter(|mv| choices.contains(mv)).into_iter().collect()
}

/// The meeple nearest to a point in an apartment, whether or not it may be chosen:
/// a click on one never means another.
fn nearest_meeple(table: &Table, apartment: Address, at: Vec2) -> Option<Move> {
    let lives = |arrow| table.at(Spot { apartment, arrow }).is_some();
    let arrow = layout::nearest_arrow(&table.options, apartment, at, lives)?;
    Some(Move::Meeple(Spot { apartment, arrow }))
}

/// The decision that a click on an unlit target asks about.
pub(super) fn asked_about(live: &Live<Eviction>, target: Hovered, at: Vec2) -> Option<Move> {
    let table = &live.game().state().table;
    if live.choices().is_empty() {
        return None;
    }
    match target {
        Hovered::Nothing | Hovered::Discards => None,
        Hovered::Pile => Some(Move::Draw),
        Hovered::Card(card) => Some(Move::Card(table.options.face(card))),
        Hovered::Apartment(apartment) => match table.step {
            Step::Departing | Step::SwapFirst | Step::SwapSecond { .. } | Step::Settlement { .. } => {
                let nobody = Move::Meeple(Spot { apartment, arrow: Arrow::Up });
                Some(nearest_meeple(table, apartment, at).unwrap_or(nobody))
            }
            _ => Some(Move::Apartment(apartment)),
        },
    }
}
