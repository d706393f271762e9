//! Looking closely at a street.

use super::layout;
use crate::app::stage::{Eye, Stage};
use crate::rules::Seat;
use crate::rules::landlord::View;

/// How much of the window a street that is looked at fills.
const FILLS: f32 = 0.92;

/// Leans towards the street of a seat, or back if it is looked at already; back
/// from any street for nobody.
pub(super) fn look_at(stage: &mut Stage, view: &View, seat: Option<Seat>) {
    let eye = seat.map(|seat| {
        let rect = layout::rect(view, seat);
        // The margins cover the right of the window and a strip above.
        let room = bevy::math::Vec2::new(1012.0, 590.0);
        let zoom = (rect.width() / room.x).max(rect.height() / room.y) / FILLS;
        let middle = bevy::math::Vec2::new(-130.0, 2.0);
        Eye { at: rect.center() - middle * zoom, zoom: zoom.min(1.0) }
    });
    let eye = eye.filter(|&eye| stage.gaze() != Some(eye) && eye.zoom < 0.98);
    stage.set_gaze(eye);
}
