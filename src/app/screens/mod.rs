//! The way through the program: loading, title, lobby, match, results.

pub mod loading;
pub mod lobby;
pub mod match_screen;
pub mod plan;
pub mod results;
mod scene;
pub mod shelf;
pub mod title;

use bevy::prelude::*;

use super::Playable;
use super::flow::{Beat, Hint, Live, Show};
use super::settings::Settings;
use super::stage::Stage;
use crate::cli::Invitation;
use crate::games::GameName;
use crate::levels::Levels;

pub use self::match_screen::Curtain;
pub use self::plan::Plan;
pub use self::scene::SceneLight;

/// Adds the screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Playing>()
        .init_resource::<Busy>()
        .init_resource::<Problems>()
        .init_resource::<WordsHaveFocus>()
        .add_systems(First, rest);
    loading::plugin(app);
    title::plugin(app);
    plan::plugin(app);
    lobby::plugin(app);
    match_screen::plugin(app);
    results::plugin(app);
    shelf::plugin(app);
    scene::plugin(app);
}

/// Adds what the screens know of one game.
pub fn game_plugin<G: Playable>(app: &mut App) {
    // After whatever was asked for in this frame.
    app.add_systems(Update, stay_busy::<G>.after(Beat::Decide).run_if(resource_exists::<Live<G>>));
    plan::game_plugin::<G>(app);
    lobby::game_plugin::<G>(app);
    match_screen::game_plugin::<G>(app);
}

/// Which screen is open.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures and sounds are loaded.
    #[default]
    Loading,
    /// The title.
    Title,
    /// The matches that are kept.
    Shelf,
    /// A match is arranged.
    Lobby,
    /// A match is played.
    Match,
    /// The score of a match.
    Results,
}

/// Which game a match is of.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Match)]
pub struct Playing(pub GameName);

/// What was asked for before the program began.
#[derive(Resource, Debug)]
pub struct Invited(pub Invitation);

/// The houses there are to play a game in.
#[derive(Resource, Debug)]
pub struct Setups<G: Playable>(pub Levels<G>);

/// Sentences about what went wrong, shown until they are closed.
#[derive(Resource, Default, Debug)]
pub struct Problems(pub Vec<String>);

/// Whether something is under way that needs the next frame.
#[derive(Resource, Default, Debug)]
pub struct Busy(pub bool);

/// Whether a widget has the focus, so that keys are not for the table.
#[derive(Resource, Default, Debug)]
pub struct WordsHaveFocus(pub bool);

fn rest(mut busy: ResMut<Busy>) {
    busy.0 = false;
}

/// A match needs frames while a bot decides or thinks of a hint, or a step is made by
/// itself.
fn stay_busy<G: Playable>(
    mut busy: ResMut<Busy>,
    live: Res<Live<G>>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    (hint, show): (Res<Hint<G>>, Res<Show>),
    curtain: Res<State<Curtain>>,
) {
    if **curtain != Curtain::Up || show.stands {
        return;
    }
    let by_itself = live.by_itself(&settings).is_some();
    let runs = live.review().is_some_and(|review| review.until.is_some());
    busy.0 |= live.bot().is_some() || hint.is_thinking() || runs || by_itself || !stage.is_still();
}
