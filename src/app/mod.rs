//! What a person sees, hears and touches.
//!
//! [`flow`] drives a match, [`stage`] has what every game's pictures share,
//! [`eviction`] the pieces of that game, [`screens`] the way from the title to
//! the results, [`hud`] all words, [`sound`] all sounds.

pub mod eviction;
mod film;
pub mod flow;
pub mod hud;
pub mod pictures;
pub mod screens;
pub mod settings;
pub mod sound;
pub mod stage;
mod window;

use bevy::prelude::*;

use self::settings::Settings;
use crate::cli::{Invitation, Purpose};
use crate::levels::Levels;
use crate::locale::Locale;

/// Opens the window, and returns when it is closed.
pub fn run(invitation: Invitation, levels: Levels) -> AppExit {
    let mut app = App::new();
    if let Purpose::Film(film) = &invitation.purpose
        && let Err(problem) = std::fs::create_dir_all(&film.out)
    {
        let arguments = [("folder", film.out.display().to_string().into()), ("problem", problem.to_string().into())];
        let locale = Locale::new(invitation.language.unwrap_or_default());
        eprintln!("{}", locale.say_with("cli-film-folder", &arguments));
        return AppExit::error();
    }
    app.add_plugins(window::plugin(&invitation));
    app.add_plugins((sound::plugin, hud::plugin));
    if let Purpose::Film(film) = &invitation.purpose {
        app.add_plugins(film::plugin(film.clone()));
    }
    game(&mut app, invitation, levels);
    app.run()
}

/// Adds everything but the window, the words on it and the sound: enough to
/// play a match without a screen.
pub fn game(app: &mut App, invitation: Invitation, levels: Levels) {
    let settings = Settings {
        speed: invitation.speed.unwrap_or_default(),
        language: invitation.language.unwrap_or_default(),
        ..default()
    };
    app.insert_resource(settings)
        .insert_resource(screens::Invited(invitation))
        .insert_resource(screens::Setups(levels))
        .add_plugins((pictures::plugin, flow::plugin, stage::plugin, screens::plugin, eviction::plugin));
}
