//! What several of the tests of crimes, windows and knowledge need.

use tenement::rules::landlord::{Event, Landlord, Window};
use tenement::rules::{Game, Seat, Viewer};

use crate::support::Scene;

/// Whether an event opens this window.
pub fn asked(window: Window) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Asked { window: opened } if *opened == window)
}

/// The events as a viewer sees them.
pub fn as_seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().map(|event| Landlord::seen(event, viewer)).collect()
}

/// A seat as a viewer.
pub fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// Everybody who may look on at so many seats.
pub fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The scene with variant 3 of the rulebook.
pub fn free_counters(scene: Scene) -> Scene {
    scene.with(|options| options.free_counters = true)
}

/// The scene with variant 2 of the rulebook.
pub fn free_trade(scene: Scene) -> Scene {
    scene.with(|options| options.free_trade = true)
}
