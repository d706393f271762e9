//! What is heard. Sounds are asked for by messages; a machine without a sound
//! device plays silently.

mod music;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::settings::Settings;
use super::stage::Shown;

/// Adds sound.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Interface>()
        .init_resource::<SoundBank>()
        .add_systems(PostUpdate, (set_volumes.run_if(resource_changed::<Settings>), play).chain());
    music::plugin(app);
}

/// Adds what is heard of one game.
pub fn game_plugin<G: Shown>(app: &mut App) {
    music::game_plugin::<G>(app);
}

/// What happens on the table.
#[derive(Resource)]
pub struct Effects;

/// Clicks and ticks.
#[derive(Resource)]
pub struct Interface;

/// Something to be heard now.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlaySound {
    /// What.
    pub sound: Sound,
    /// Speed of playing; 2 is an octave up.
    pub pitch: f32,
}

macro_rules! sounds {
    ($($name:ident $file:literal $variations:literal,)*) => {
        /// A sound of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "assets/sounds/README.md says what each is for")]
        pub enum Sound { $($name,)* }

        impl Sound {
            /// Every sound.
            pub const ALL: &[Sound] = &[$(Sound::$name,)*];

            /// The stem of its file, and how many variations of it there are.
            fn file(self) -> (&'static str, u32) {
                match self { $(Sound::$name => ($file, $variations),)* }
            }
        }
    };
}

sounds! {
    Alibi "alibi" 2,
    Alter "alter" 2,
    Announce "announce" 1,
    Avoid "avoid" 1,
    Bid "bid" 1,
    Bounce "bounce" 3,
    Build "build" 3,
    Cancel "cancel" 1,
    Card "card" 3,
    Celebrity "celebrity" 1,
    Cleared "cleared" 1,
    Clerk "clerk" 1,
    Click "click" 2,
    Closed "closed" 1,
    Coin "coin" 3,
    Deal "deal" 1,
    Decline "decline" 1,
    Demolition "demolition" 1,
    Door "door" 3,
    Double "double" 1,
    Draw "draw" 3,
    Explosion "explosion" 1,
    Fanfare "fanfare" 1,
    Fuse "fuse" 1,
    Gavel "gavel" 2,
    Good "good" 2,
    Hour "hour" 1,
    Hover "hover" 1,
    JailDoor "jail-door" 1,
    Key "key" 3,
    Knock "knock" 3,
    Land "land" 3,
    LastChance "last-chance" 1,
    Letter "letter" 3,
    Lift "lift" 3,
    Loss "loss" 2,
    Morning "morning" 1,
    MoveIn "move-in" 3,
    Murder "murder" 1,
    Musician "musician" 1,
    Night "night" 1,
    Nope "nope" 1,
    Notice "notice" 1,
    Offer "offer" 1,
    OldLift "lift" 1,
    Paint "paint" 2,
    Pay "pay" 1,
    Penalty "penalty" 2,
    Pencil "pencil" 3,
    Pipe "pipe" 1,
    Place "place" 3,
    PoliceCar "police-car" 1,
    Politics "politics" 1,
    Purse "purse" 1,
    React "react" 1,
    Rebound "rebound" 1,
    Refuse "refuse" 1,
    Reveal "reveal" 1,
    Roof "roof" 2,
    Score "score" 3,
    Shake "shake" 1,
    Shop "shop" 1,
    Shuffle "shuffle" 1,
    Siren "siren" 1,
    Slippers "slippers" 1,
    Squatters "squatters" 1,
    Stamp "stamp" 3,
    Step "step" 3,
    Strike "strike" 2,
    Suitcase "suitcase" 2,
    Summons "summons" 1,
    Suspect "suspect" 3,
    Swap "swap" 2,
    Sweep "sweep" 3,
    TakeDown "take-down" 1,
    Thread "thread" 1,
    Token "token" 3,
    Trait "trait" 1,
    Trash "trash" 3,
    Tumble "tumble" 3,
    Undo "undo" 1,
    Unlock "unlock" 1,
    Vp "vp" 3,
    Walk "walk" 3,
    Work "work" 3,
    Wrench "wrench" 2,
    YourTurn "your-turn" 1,
}

impl Sound {
    fn is_interface(self) -> bool {
        matches!(self, Sound::Click | Sound::Hover | Sound::Nope | Sound::Undo | Sound::YourTurn)
    }

    /// The files of its variations, within the assets.
    pub fn paths(self) -> Vec<String> {
        let (stem, variations) = self.file();
        match variations {
            1 => vec![format!("sounds/{stem}.ogg")],
            _ => (1..=variations).map(|nth| format!("sounds/{stem}-{nth}.ogg")).collect(),
        }
    }
}

/// The loaded sounds.
#[derive(Resource, Default)]
pub struct SoundBank {
    sounds: HashMap<Sound, Vec<Handle<AudioSource>>>,
    played: usize,
}

impl SoundBank {
    /// Asks for every sound; returns what is being loaded.
    pub fn load(&mut self, assets: &AssetServer) -> Vec<UntypedHandle> {
        for &sound in Sound::ALL {
            self.sounds.insert(sound, sound.paths().into_iter().map(|path| assets.load(path)).collect());
        }
        self.sounds.values().flatten().map(|handle| handle.clone().untyped()).collect()
    }
}

/// Kira's loudness of a volume from 0 to 1: 0 decibels is full, -60 silent.
fn loudness(settings: &Settings, volume: f32) -> f32 {
    if settings.mute || volume <= 0.001 { -60.0 } else { (20.0 * volume.log10()).max(-60.0) }
}

fn set_volumes(settings: Res<Settings>, effects: Res<AudioChannel<Effects>>, interface: Res<AudioChannel<Interface>>) {
    effects.set_volume(loudness(&settings, settings.effects));
    interface.set_volume(loudness(&settings, settings.interface));
}

/// After so many sounds the channels are made anew: without a sound device
/// nothing ever empties their queues.
const QUEUE: usize = 400;

fn play(
    mut asked: MessageReader<PlaySound>,
    mut bank: ResMut<SoundBank>,
    settings: Res<Settings>,
    mut effects: ResMut<AudioChannel<Effects>>,
    mut interface: ResMut<AudioChannel<Interface>>,
) {
    let mut heard: Vec<Sound> = Vec::new();
    for &PlaySound { sound, pitch } in asked.read() {
        // The same sound three times in one frame is only louder.
        if settings.mute || heard.iter().filter(|&&other| other == sound).count() > 1 {
            continue;
        }
        heard.push(sound);
        bank.played += 1;
        if bank.played.is_multiple_of(QUEUE) {
            *effects = AudioChannel::default();
            *interface = AudioChannel::default();
            effects.set_volume(loudness(&settings, settings.effects));
            interface.set_volume(loudness(&settings, settings.interface));
        }
        let Some(variations) = bank.sounds.get(&sound) else { continue };
        let Some(handle) = variations.get(bank.played % variations.len().max(1)) else { continue };
        if sound.is_interface() {
            interface.play(handle.clone()).with_playback_rate(pitch.into());
        } else {
            effects.play(handle.clone()).with_playback_rate(pitch.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_has_its_files() {
        for path in Sound::ALL.iter().flat_map(|sound| sound.paths()) {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(&path);
            assert!(file.is_file(), "{path} is missing");
        }
    }

    #[test]
    fn half_the_volume_is_six_decibels_less() {
        let settings = Settings::default();
        assert!((loudness(&settings, 0.5) + 6.02).abs() < 0.01);
        assert_eq!(loudness(&settings, 0.0), -60.0);
        assert_eq!(loudness(&Settings { mute: true, ..settings }, 1.0), -60.0);
    }
}
