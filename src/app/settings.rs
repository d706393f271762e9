//! What people set to their taste.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cli::Speed;
use crate::locale::{Language, Locale};

/// Everything that can be set while the program runs.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How fast things are shown.
    pub speed: Speed,
    /// Volume of the music, 0 to 1.
    pub music: f32,
    /// Volume of what happens on the table, 0 to 1.
    pub effects: f32,
    /// Volume of the interface, 0 to 1.
    pub interface: f32,
    /// Silence.
    pub mute: bool,
    /// Fades instead of flights; nothing shakes.
    pub reduced_motion: bool,
    /// Size of words, 1 to 2.
    pub text_size: f32,
    /// The language of all words.
    pub language: Language,
    /// A decision with only one way is made by itself.
    pub forced_steps: bool,
    /// The draw that ends a turn is made by itself, which ends undo as well.
    pub end_turns: bool,
    /// How many seconds a person may think about a reaction before it is declined;
    /// without a limit if there is none.
    pub reaction_time: Option<u8>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            speed: Speed::Normal,
            music: 0.7,
            effects: 0.9,
            interface: 0.7,
            mute: false,
            reduced_motion: false,
            text_size: 1.0,
            language: Language::default(),
            forced_steps: true,
            end_turns: false,
            reaction_time: None,
        }
    }
}

impl Settings {
    /// The times for a reaction that a table may agree on.
    pub const REACTION_TIMES: [Option<u8>; 5] = [None, Some(10), Some(20), Some(30), Some(60)];

    /// The same with every number where it can be set, and a language that is
    /// spoken: somebody may have written them by hand.
    pub fn within_bounds(self) -> Settings {
        let volume = |volume: f32| if volume.is_finite() { volume.clamp(0.0, 1.0) } else { 0.0 };
        let language = if Language::available().contains(&self.language) { self.language } else { default() };
        let text_size = if self.text_size.is_finite() { self.text_size.clamp(1.0, 2.0) } else { 1.0 };
        Settings {
            music: volume(self.music),
            effects: volume(self.effects),
            interface: volume(self.interface),
            text_size,
            language,
            ..self
        }
    }

    /// Who says the words.
    pub fn locale(&self) -> Locale {
        Locale::new(self.language)
    }
}

impl Speed {
    /// Seconds of the stage in a second; `None` if nothing is animated.
    pub fn factor(self) -> Option<f32> {
        match self {
            Speed::None => None,
            Speed::Fast => Some(2.2),
            Speed::Normal => Some(1.0),
            Speed::Slow => Some(0.5),
        }
    }
}
