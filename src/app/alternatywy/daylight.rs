//! The light of the day, which follows the five Rounds from 6 to 21 o'clock.

use bevy::prelude::*;

use super::layout;
use super::overlay::Cover;
use crate::rules::alternatywy::Place;

/// The colour of the light at an hour, and how strong it is: in the scene, and,
/// paler, in the block.
const LIGHTS: [(Color, f32, f32); 6] = [
    (Color::srgb(0.95, 0.62, 0.45), 0.30, 0.10),
    (Color::srgb(1.0, 0.90, 0.66), 0.16, 0.04),
    (Color::srgb(1.0, 1.0, 1.0), 0.0, 0.0),
    (Color::srgb(0.98, 0.80, 0.45), 0.22, 0.07),
    (Color::srgb(0.45, 0.32, 0.52), 0.46, 0.20),
    (Color::srgb(0.10, 0.14, 0.28), 0.62, 0.34),
];

/// Where windows are in the places: in pixels from the top left, and how large
/// what is to be seen in them may be.
const WINDOWS: [(Place, f32, f32); 2] = [(Place::Flats, 49.0, 44.0), (Place::Club, 283.0, 58.0)];

/// Between which two of [`LIGHTS`] it is when the hand of the clock points there,
/// and how far it is from the first to the second. `turn` is counter-clockwise in
/// radians, as it is drawn: the light follows the hand while that moves.
fn hour(turn: f32) -> (usize, usize, f32) {
    let degrees = (-turn.to_degrees()).rem_euclid(360.0);
    match degrees {
        ..36.0 => (5, 0, degrees / 36.0),
        324.0.. => (4, 5, (degrees - 324.0) / 36.0),
        _ => {
            let hour = (degrees - 36.0) / 72.0;
            (hour as usize, (hour as usize + 1).min(4), hour.fract())
        }
    }
}

/// Something between two lights.
fn between(one: (Color, f32, f32), other: (Color, f32, f32), way: f32) -> (Color, f32, f32) {
    let mix = |a: f32, b: f32| a + (b - a) * way;
    (one.0.mix(&other.0, way), mix(one.1, other.1), mix(one.2, other.2))
}

/// What colours are multiplied by in a light: in the scene, and in the block.
pub(super) fn light(hand: f32) -> [Color; 2] {
    let (last, next, way) = hour(hand);
    let (tint, scene, block) = between(LIGHTS[last], LIGHTS[next], way);
    [scene, block].map(|strength| Color::srgb(1.0, 1.0, 1.0).mix(&tint, strength))
}

impl Cover<'_> {
    /// The sun or the moon in the windows, and lamps behind them in the evening.
    pub(super) fn sky(&mut self, hand: f32) {
        let (last, next, way) = hour(hand);
        let hour = if way < 0.5 { last } else { next };
        let sky = if hour < 4 { "alternatywy/sun" } else { "alternatywy/moon" };
        // The sun climbs, and sinks again.
        let height = [-6.0, 2.0, 7.0, 1.0, 2.0, 5.0][hour];
        for (place, x, y) in WINDOWS {
            let window = layout::within(layout::spot(place), x, y, -34.0).moved(Vec2::Y * height);
            self.put(sky, window.scaled(0.3), Color::WHITE.with_alpha(0.9));
        }
        if hour >= 4 {
            for (place, x, y) in WINDOWS {
                let glow = layout::within(layout::spot(place), x, y, -33.0);
                self.put("alternatywy/window-glow", glow.scaled(0.9), Color::WHITE.with_alpha(0.8));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_as_bright_as_can_be_at_noon_and_dark_and_blue_at_night() {
        let at = |round: f32| light(-(36.0 + 72.0 * round).to_radians()).map(|colour| colour.to_srgba());
        assert_eq!(at(2.0), [Srgba::WHITE; 2]);
        let [scene, block] = at(4.5);
        assert!(scene.red < block.red && scene.red < 0.6 && scene.blue > scene.red, "{scene:?}, {block:?}");
    }

    #[test]
    fn the_light_follows_the_hand_of_the_clock() {
        for round in 0..5 {
            let (last, next, way) = hour(-(36.0 + 72.0 * round as f32).to_radians());
            let nearest = if way < 0.5 { last } else { next };
            assert_eq!(nearest, round, "of Round {}", round + 1);
        }
        let (last, next, way) = hour(-(359.9f32).to_radians());
        assert_eq!((last, next), (4, 5));
        assert!(way > 0.99, "the evening is past the last Round");
        assert_eq!(hour(-(18f32).to_radians()).0, 5, "the night goes over into the morning");
    }
}
