//! A show: a match that only bots play, for people who watch.

use bevy::prelude::*;

use super::Live;
use crate::app::screens::{Curtain, WordsHaveFocus};
use crate::app::stage::Shown;

/// Whether the show stands still because somebody wants to look.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Show {
    /// Nothing moves and nobody decides until it goes on.
    pub stands: bool,
}

/// Whether a show stands still.
pub fn stands(show: Res<Show>) -> bool {
    show.stands
}

/// The key that stops a show, and lets it go on.
pub(super) fn press_key<G: Shown>(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<WordsHaveFocus>,
    curtain: Res<State<Curtain>>,
    live: Res<Live<G>>,
    mut show: ResMut<Show>,
) {
    if keys.just_pressed(KeyCode::Space) && !focus.0 && **curtain == Curtain::Up && live.is_show() {
        show.stands = !show.stands;
    }
    // Where somebody has sat down there is nothing to stop.
    if show.stands && !live.is_show() {
        show.stands = false;
    }
}

/// The next match goes on.
pub(super) fn go_on(mut show: ResMut<Show>) {
    show.set_if_neq(Show::default());
}
