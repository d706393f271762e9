//! What a person sees, hears and touches.
//!
//! [`flow`] drives a match, [`stage`] has what every game's pictures share,
//! [`eviction`] and [`landlord`] the pieces of those games, [`screens`] the way from the title to
//! the results, [`hud`] all words, [`sound`] all sounds, `paint` how colours are
//! mixed. A game comes to the screen by being [`Playable`].

pub mod alternatywy;
pub mod eviction;
#[cfg(not(target_arch = "wasm32"))]
mod film;
pub mod flow;
pub mod hud;
pub mod keeping;
pub mod landlord;
mod paint;
pub mod pictures;
pub mod resolution;
pub mod screens;
pub mod settings;
pub mod sound;
pub mod stage;
#[cfg(target_arch = "wasm32")]
pub mod web;
mod window;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;

use self::hud::Spoken;
use self::settings::Settings;
use crate::cli::{Invitation, Purpose};
use crate::games::{GameName, with_game};
use crate::levels::{Leveled, Levels, Source};
use crate::record::Shelf;
use crate::rules::Game;

/// A game that can be played on the screen.
pub trait Playable: Spoken + Leveled {
    /// Adds what only this game has: its phases, what is aimed at, what lies over
    /// its table.
    fn plugin(app: &mut App);

    /// Where on the table a decision is, in world units; none if only a button
    /// stands for it.
    fn place(view: &Self::View, mv: Self::Move) -> Option<Vec2>;
}

/// Opens the window, and returns when it is closed. The setup files of a game by
/// its name are what `files` gives; those built in, if that is nothing. Matches
/// are kept on the `shelf`. `painter` paints, and what a platform needs besides is
/// added by `platform`.
pub fn run(
    invitation: Invitation,
    files: impl Fn(&str) -> Vec<Source>,
    shelf: Arc<dyn Shelf>,
    painter: RenderPlugin,
    platform: impl FnOnce(&mut App),
) -> AppExit {
    let mut app = App::new();
    #[cfg(not(target_arch = "wasm32"))]
    if let Purpose::Film(film) = &invitation.purpose
        && let Err(problem) = std::fs::create_dir_all(&film.out)
    {
        let arguments = [("folder", film.out.display().to_string().into()), ("problem", problem.to_string().into())];
        let locale = crate::locale::Locale::new(invitation.language.unwrap_or_default());
        eprintln!("{}", locale.say_with("cli-film-folder", &arguments));
        return AppExit::error();
    }
    app.add_plugins(window::plugins(&invitation).set(painter)).add_plugins(window::plugin);
    app.add_plugins((sound::plugin, hud::plugin, paint::plugin));
    platform(&mut app);
    #[cfg(not(target_arch = "wasm32"))]
    if let Purpose::Film(film) = &invitation.purpose {
        app.add_plugins(film::plugin(film.clone()));
    }
    if invitation.purpose == Purpose::Play {
        app.insert_resource(keeping::Keeper::new(shelf));
    }
    game(&mut app, invitation, files);
    for &name in GameName::ALL {
        with_game!(name, G => app.add_plugins((sound::game_plugin::<G>, hud::game_plugin::<G>)));
    }
    app.run()
}

/// Adds everything but the window, the words on it and the sound: enough to
/// play a match without a screen.
pub fn game(app: &mut App, invitation: Invitation, files: impl Fn(&str) -> Vec<Source>) {
    let settings = Settings {
        speed: invitation.speed.unwrap_or_default(),
        language: invitation.language.unwrap_or_default(),
        ..default()
    };
    let locale = settings.locale();
    app.insert_resource(settings)
        .insert_resource(screens::Plan::of(&invitation))
        .insert_resource(screens::Invited(invitation))
        .add_plugins((pictures::plugin, flow::plugin, stage::plugin, screens::plugin, keeping::plugin));
    for &name in GameName::ALL {
        with_game!(name, G => {
            app.insert_resource(screens::Setups::<G>(Levels::from_files(locale, files(G::NAME))))
                .add_plugins((
                    flow::game_plugin::<G>,
                    screens::game_plugin::<G>,
                    keeping::game_plugin::<G>,
                    <G as Playable>::plugin,
                ));
        });
    }
}
