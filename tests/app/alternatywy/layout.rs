//! Everything lies in the window, beside the margins, and nothing hides a plate.

use bevy::prelude::*;
use tenement::app::alternatywy::layout;
use tenement::app::alternatywy::picture::{Look, Piece};
use tenement::app::hud::Spoken;
use tenement::app::pictures::Pictures;
use tenement::app::stage::Shown;
use tenement::rules::Seat;
use tenement::rules::alternatywy::Alternatywy;

use super::{Block, play_matches};

/// The rectangle of a piece that is to be seen.
fn rect(table: &Block, placed: &tenement::app::stage::table::Placed<Alternatywy>) -> Option<Rect> {
    let view = table.live().shown();
    let pose = Alternatywy::rest(&view, placed);
    let name = Alternatywy::pic(placed.face)?;
    let pictures = table.app.world().resource::<Pictures>();
    let size = pictures.size(pictures.pic(&name)) * pose.scale;
    (pose.alpha > 0.1).then(|| Rect::from_center_size(pose.at, size))
}

#[test]
fn everything_lies_in_the_window_and_beside_the_margins() {
    let mut frame = 0;
    play_matches([3, 7, 0].into_iter(), |table| {
        frame += 1;
        if frame % 40 != 0 {
            return;
        }
        let view = table.live().shown();
        let frames = Alternatywy::frames();
        for placed in Alternatywy::picture(&view) {
            let Some(rect) = rect(table, &placed) else { continue };
            let inside = Rect::new(-640.0, -360.0, frames.side.min.x, frames.prompt.min.y);
            assert_eq!(rect.intersect(inside), rect, "{placed:?} lies outside");
            // Paper is a little larger than it looks.
            let tools = rect.inflate(-4.0).intersect(frames.tools);
            assert!(tools.is_empty(), "{placed:?} lies under the tools: {rect:?}");
        }
    });
}

#[test]
fn what_belongs_to_a_seat_lies_on_its_plate() {
    let mut frame = 0;
    play_matches([3, 0].into_iter(), |table| {
        frame += 1;
        if frame % 40 != 0 {
            return;
        }
        let view = table.live().shown();
        for placed in Alternatywy::picture(&view) {
            let (Some(Piece::Plate(seat)), Some(rect)) = (placed.at, rect(table, &placed)) else { continue };
            let own = matches!(placed.piece, Piece::Own(_)) || placed.piece == Piece::Trait(seat) && view.is_own(seat);
            let plate = layout::plate(&view, seat);
            if !own && !matches!(placed.face, Look::Place) {
                assert_eq!(rect.intersect(plate), rect, "{placed:?} hangs over its plate {plate:?}");
            }
        }
        for (one, other) in Seat::all(view.table.seats).zip(Seat::all(view.table.seats).skip(1)) {
            assert!(layout::plate(&view, one).intersect(layout::plate(&view, other)).is_empty());
        }
    });
}
