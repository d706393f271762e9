//! What a decision would start, as far as it is known: the chain played to its
//! end on a copy, with the choices that are offered first (EV R7).

use bevy::prelude::*;

use super::Aim;
use crate::app::flow::{Beat, Live};
use crate::rules::Game;
use crate::rules::eviction::{Address, Arrow, Colour, Event, Eviction, Move, Spot, State, Step};

/// Adds the preview.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().add_systems(
        Update,
        foresee.in_set(Beat::Stage).run_if(resource_exists::<Live<Eviction>>.and_then(resource_changed::<Aim>)),
    );
}

/// What would happen.
#[derive(Resource, Default, Debug, Clone, PartialEq)]
pub struct Preview {
    /// Where meeples would stand that do not stand there now.
    pub arrivals: Vec<(Spot, Colour)>,
    /// Places that would be empty.
    pub leaving: Vec<Spot>,
    /// Each step of each meeple: from, to, whether around the edge.
    pub journeys: Vec<(Spot, Spot, bool)>,
    /// The apartments that would be evicted, with repetitions.
    pub evicted: Vec<Address>,
    /// The waves of the chain.
    pub waves: u16,
    /// Whether the whole building would be cleared.
    pub cleared: bool,
}

/// Looks ahead. The copy is dealt anew from the view, so that nothing hidden
/// can show.
fn foresee(live: Res<Live<Eviction>>, aim: Res<Aim>, mut preview: ResMut<Preview>) {
    let next = if aim.moves.is_empty() || live.choices().is_empty() {
        Preview::default()
    } else {
        of(&Eviction::redeal(&live.view(), 0), &aim.moves)
    };
    if *preview != next {
        *preview = next;
    }
}

/// The preview of some decisions in a row.
pub fn of(state: &State, moves: &[Move]) -> Preview {
    let mut preview = Preview::default();
    let mut ahead = *state;
    let mut note = |event: Event| match event {
        Event::EvictionBegan { apartment, .. } => preview.evicted.push(apartment),
        Event::WaveBegan { wave, .. } => preview.waves = wave,
        Event::BuildingCleared { .. } => preview.cleared = true,
        Event::Evicted { from, to, wrapped, .. } => preview.journeys.push((from, to, wrapped)),
        _ => {}
    };
    for &mv in moves {
        if Eviction::play(&mut ahead, mv, &mut note).is_err() {
            return Preview::default();
        }
    }
    for mv in rest_of_chain(&ahead) {
        if Eviction::play(&mut ahead, mv, &mut note).is_err() {
            break;
        }
    }
    for (address, home) in ahead.table.homes() {
        let before = state.table.apartment(address);
        for (slot, (&now, &then)) in home.places.iter().zip(&before.places).enumerate() {
            let spot = Spot { apartment: address, arrow: Arrow::ALL[slot] };
            match (then, now) {
                (then, Some(meeple)) if then != Some(meeple) => {
                    preview.arrivals.push((spot, ahead.table.colour(meeple)));
                }
                (Some(_), None) => preview.leaving.push(spot),
                _ => {}
            }
        }
    }
    preview
}

/// The decisions that finish the chain as the rules offer it: each arrival on
/// the arrow of EV R7, everything else in order. Empty if there is no chain.
pub fn rest_of_chain(state: &State) -> Vec<Move> {
    let mut ahead = *state;
    let mut legal = Vec::new();
    let mut moves = Vec::new();
    while ahead.table.active == state.table.active {
        let offered = match ahead.table.step {
            Step::Arrival { from, to } => ahead.table.default_arrow(to, from.arrow).map(Move::Arrow),
            Step::Wave | Step::PutBack { .. } if ahead.table.chain.evictions > 0 => {
                Eviction::legal_moves(&ahead, &mut legal);
                legal.first().copied()
            }
            _ => None,
        };
        let Some(mv) = offered else { break };
        if Eviction::play(&mut ahead, mv, &mut |_| {}).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}
