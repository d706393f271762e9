//! The match: what may hang in front of the table, and when it is over.

use bevy::prelude::*;

use super::results::Outcome;
use super::{Plan, Screen};
use crate::app::Playable;
use crate::app::flow::{Live, Told};
use crate::app::settings::Settings;
use crate::app::stage::Stage;
use crate::rules::{Seat, Standing, Viewer};

/// Adds the match.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Curtain>()
        .add_systems(OnExit(Screen::Match), raise)
        .add_systems(Update, (open_pages.run_if(in_state(Screen::Match)), close_pages).chain());
}

/// Adds what ends a match of one game, and passes it on.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(
        Update,
        (pass_the_seat::<G>, count_up::<G>)
            .before(open_pages)
            .run_if(in_state(Screen::Match).and_then(resource_exists::<Live<G>>)),
    );
}

/// What hangs in front of the table, if anything does.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Curtain {
    /// Nothing: the table can be played on.
    #[default]
    Up,
    /// The machine is being passed to the next person.
    PassTheSeat,
    /// A break.
    Paused,
    /// Who plays each seat.
    Players,
    /// Whether to leave.
    Leaving,
    /// The rules.
    Rules,
    /// Mouse and keys.
    Controls,
    /// The options.
    Options,
}

fn raise(mut curtain: ResMut<NextState<Curtain>>) {
    NextState::set_if_neq(&mut curtain, Curtain::Up);
}

/// Hangs the curtain while hands are hidden and the machine is passed on.
fn pass_the_seat<G: Playable>(
    live: Res<Live<G>>,
    stage: Res<Stage>,
    curtain: Res<State<Curtain>>,
    mut next: ResMut<NextState<Curtain>>,
) {
    let passing = live.awaiting().is_some() && live.viewer() == Viewer::Spectator && stage.is_still();
    match (passing, **curtain) {
        (true, Curtain::Up) => next.set(Curtain::PassTheSeat),
        (false, Curtain::PassTheSeat) => next.set(Curtain::Up),
        _ => {}
    }
}

/// When the last score has been counted, the results.
fn count_up<G: Playable>(
    live: Res<Live<G>>,
    stage: Res<Stage>,
    plan: Res<Plan>,
    settings: Res<Settings>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut told: MessageReader<Told<G>>,
) {
    // What was told this frame has not been staged yet.
    let untold = told.read().count() > 0;
    if let Standing::Over(placings) = G::standing(live.game().state())
        && live.review().is_none()
        && stage.is_empty()
        && !untold
    {
        let (seats, view) = (live.seats().to_vec(), G::view(live.game().state(), Viewer::Spectator));
        let part = |seat| G::part(settings.locale(), &view, seat);
        let parts = Seat::all(seats.len() as u8).map(part).collect();
        commands.insert_resource(Outcome { game: plan.game, placings, seats, parts });
        screen.set(Screen::Results);
    }
}

/// The keys that hang a page in front of the table.
const PAGES: [(KeyCode, Curtain); 5] = [
    (KeyCode::Escape, Curtain::Paused),
    (KeyCode::KeyP, Curtain::Players),
    (KeyCode::KeyR, Curtain::Rules),
    (KeyCode::KeyH, Curtain::Controls),
    (KeyCode::F1, Curtain::Controls),
];

fn open_pages(keys: Res<ButtonInput<KeyCode>>, curtain: Res<State<Curtain>>, mut next: ResMut<NextState<Curtain>>) {
    let asked = PAGES.into_iter().find(|(key, _)| keys.just_pressed(*key));
    if let Some((_, page)) = asked.filter(|_| **curtain == Curtain::Up) {
        next.set(page);
    }
}

/// Escape closes whatever hangs in front of a screen, but the machine must be
/// passed on.
fn close_pages(keys: Res<ButtonInput<KeyCode>>, curtain: Res<State<Curtain>>, mut next: ResMut<NextState<Curtain>>) {
    if keys.just_pressed(KeyCode::Escape) && ![Curtain::Up, Curtain::PassTheSeat].contains(curtain.get()) {
        next.set(Curtain::Up);
    }
}
