//! The table must show what the rules say, and nothing may change unsaid.

use bevy::prelude::*;

use super::{Beat, Live, Told};
use crate::app::stage::Shown;
use crate::app::stage::table::{self, Placed};

/// Adds the checks where they cost nothing that matters: in debug builds, and
/// so in every test.
pub(super) fn plugin<G: Shown>(app: &mut App) {
    if cfg!(debug_assertions) {
        app.add_systems(
            Update,
            (table_shows_the_view::<G>, changes_are_named::<G>).in_set(Beat::Settle).run_if(resource_exists::<Live<G>>),
        );
    }
}

/// What the entities show is the picture of the view.
fn table_shows_the_view<G: Shown>(world: &mut World) {
    let view = world.resource::<Live<G>>().shown();
    let shown = table::read::<G>(world);
    let expected = table::sorted::<G>(&view);
    if shown.is_empty() {
        return;
    }
    assert_eq!(shown.len(), expected.len(), "the table has as many pieces as the view");
    for (shown, expected) in shown.iter().zip(&expected) {
        assert_eq!(shown, expected, "the table shows the view");
    }
}

/// Every piece that changed was named by an event.
fn changes_are_named<G: Shown>(mut told: MessageReader<Told<G>>, mut last: Local<Option<Vec<Placed<G>>>>) {
    for happened in told.read() {
        let now = table::sorted::<G>(&happened.view);
        // Somebody else who looks sees other things without anything happening.
        let same_eyes = !happened.reset && happened.by.is_some();
        if let Some(before) = last.take().filter(|_| same_eyes) {
            let mut named = Vec::new();
            happened.events.iter().for_each(|event| G::named(event, &mut named));
            let unsaid = |some: &[Placed<G>], others: &[Placed<G>]| {
                let changed = |placed: &&Placed<G>| {
                    let other = others.binary_search_by_key(&placed.piece, |other| other.piece);
                    other.ok().is_none_or(|at| (others[at].at, others[at].face) != (placed.at, placed.face))
                };
                some.iter().filter(changed).find(|placed| !named.contains(&placed.piece)).copied()
            };
            if let Some(placed) = unsaid(&now, &before).or_else(|| unsaid(&before, &now)) {
                panic!("{placed:?} changed, but no event names it: {:?}", happened.events);
            }
        }
        *last = Some(now);
    }
}
