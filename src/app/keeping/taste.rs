//! What people set to their taste is kept too.

use bevy::prelude::*;

use super::Keeper;
use crate::app::screens::{Invited, Problems};
use crate::app::settings::Settings;

/// Adds keeping the settings.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, read.run_if(resource_exists::<Keeper>))
        .add_systems(Last, write.run_if(resource_exists::<Keeper>.and_then(resource_changed::<Settings>)));
}

/// The name under which settings are kept.
const SETTINGS: &str = "settings";

/// The name under which settings are put aside that cannot be read.
const DAMAGED: &str = "settings-damaged";

/// Sets everything as it was left, but for what the command line says. Settings
/// that cannot be read are put aside, as if there were none.
fn read(keeper: Res<Keeper>, invited: Res<Invited>, mut settings: ResMut<Settings>, mut problems: ResMut<Problems>) {
    let Ok(text) = keeper.read(SETTINGS) else { return };
    match serde_json::from_str::<Settings>(&text) {
        Ok(kept) => {
            let language = invited.0.language.unwrap_or(kept.language);
            let speed = invited.0.speed.unwrap_or(kept.speed);
            *settings = Settings { language, speed, ..kept }.within_bounds();
        }
        Err(error) => {
            tracing::warn!("the settings cannot be read: {error}");
            keeper.keep(DAMAGED, text);
            problems.0.push(settings.locale().say("error-settings"));
        }
    }
}

fn write(keeper: Res<Keeper>, settings: Res<Settings>, mut last: Local<Option<Settings>>) {
    let before = last.replace(settings.clone());
    // What was read, or nobody has changed yet, is not written.
    if before.is_some_and(|before| before != *settings)
        && let Ok(text) = serde_json::to_string_pretty(&*settings)
    {
        keeper.keep(SETTINGS, text);
    }
}
