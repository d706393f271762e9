//! What a decision would do to everybody's rent, as far as it is known: played
//! on a copy, as if nobody answered.

use bevy::prelude::*;

use super::aim::Aim;
use crate::app::flow::{Beat, Live};
use crate::rules::landlord::{Landlord, Move, State, View};
use crate::rules::{Game, Seat};

/// Adds the preview.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>().add_systems(
        Update,
        foresee.in_set(Beat::Stage).run_if(resource_exists::<Live<Landlord>>.and_then(resource_changed::<Aim>)),
    );
}

/// Whose rent would change: what it is, and what it would be, in M.
#[derive(Resource, Default, Debug, Clone, PartialEq)]
pub struct Preview(pub Vec<(Seat, u16, u16)>);

fn foresee(live: Res<Live<Landlord>>, aim: Res<Aim>, mut preview: ResMut<Preview>) {
    let next = if aim.moves.is_empty() || live.choices().is_empty() {
        Preview::default()
    } else {
        of(&live.view(), &aim.moves)
    };
    if *preview != next {
        *preview = next;
    }
}

/// The preview of some decisions in a row. The copy is dealt anew from the view,
/// so that nothing hidden can show.
pub fn of(view: &View, moves: &[Move]) -> Preview {
    let mut ahead = Landlord::redeal(view, 0);
    let before = incomes(&ahead);
    let told = |mv: &Move| matches!(mv, Move::Done | Move::Buy | Move::Offer(_) | Move::Accept | Move::Decline);
    if moves.iter().any(told) {
        return Preview::default();
    }
    for &mv in moves {
        if Landlord::play(&mut ahead, mv, &mut |_| {}).is_err() {
            return Preview::default();
        }
    }
    while ahead.table.step.window().is_some() {
        let answer = if Landlord::allows(&ahead, Move::Pass).is_ok() { Move::Pass } else { Move::Jail };
        if Landlord::play(&mut ahead, answer, &mut |_| {}).is_err() {
            break;
        }
    }
    let changed = before.into_iter().zip(incomes(&ahead)).filter(|((_, before), (_, after))| before != after);
    Preview(changed.map(|((seat, before), (_, after))| (seat, before, after)).collect())
}

/// What the houses of each seat would bring in now, Jail aside.
fn incomes(state: &State) -> Vec<(Seat, u16)> {
    let table = &state.table;
    let rent = |seat: Seat| table.street(seat).map(|house| table.rent_of(house)).sum();
    Seat::all(table.seats).map(|seat| (seat, rent(seat))).collect()
}
