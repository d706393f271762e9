//! Sounds, read by the browser.
//!
//! It has a decoder of its own, beside the thread that draws: reading a piece of
//! music here would hold up the picture for seconds.

use std::sync::Arc;

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, OfflineAudioContext};

/// Adds reading sounds.
pub(super) fn plugin(app: &mut App) {
    app.init_asset_loader::<BrowserLoader>();
}

/// Samples a second, as the sounds were made.
const RATE: f32 = 44_100.0;

#[derive(Default, TypePath)]
struct BrowserLoader;

/// Why a sound cannot be read.
#[derive(Debug, thiserror::Error)]
enum BadSound {
    #[error("the sound cannot be read: {0}")]
    Io(#[from] std::io::Error),
    #[error("this browser cannot read it: {0}")]
    Undecoded(String),
}

impl AssetLoader for BrowserLoader {
    type Asset = AudioSource;
    type Settings = ();
    type Error = BadSound;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<AudioSource, BadSound> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let buffer = decode(&bytes).await.map_err(|error| BadSound::Undecoded(format!("{error:?}")))?;
        let channel = |nth| buffer.get_channel_data(nth).map_err(|error| BadSound::Undecoded(format!("{error:?}")));
        let left = channel(0)?;
        let right = if buffer.number_of_channels() > 1 { channel(1)? } else { left.clone() };
        let frames: Arc<[Frame]> = left.iter().zip(&right).map(|(&left, &right)| Frame { left, right }).collect();
        let settings = StaticSoundSettings::default();
        Ok(AudioSource { sound: StaticSoundData { sample_rate: RATE as u32, frames, settings, slice: None } })
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// The samples of a file, at the [`RATE`] of the context that reads it.
async fn decode(bytes: &[u8]) -> Result<AudioBuffer, wasm_bindgen::JsValue> {
    let reader = OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(2, 1, RATE)?;
    let file = js_sys::Uint8Array::from(bytes).buffer();
    JsFuture::from(reader.decode_audio_data(&file)?).await?.dyn_into()
}
