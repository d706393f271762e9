//! The program in a browser: what is different there.
//!
//! [`page`] is the page around it, [`storage`] where it keeps matches, `sounds` how
//! it reads sounds, `canvas` what is painted on; `frames` tells the page that it is
//! alive and draws fewer pixels where drawing is slow, `console` is the log, `writing`
//! is for machines without keys, `sight` for tests.

mod canvas;
mod console;
mod frames;
pub mod page;
mod sight;
mod sounds;
mod storage;
mod writing;

use std::panic;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiOutput, EguiPostUpdateSet, egui};

use self::canvas::Canvas;
use self::storage::LocalStorage;
use super::Playable;
use super::hud::Said;
use super::keeping::Saved;
use super::screens::Screen;
use crate::cli::{Invitation, link};
use crate::games::{GameName, with_game};
use crate::record::{Heading, Shelf};

/// The canvas on the page.
pub(super) const CANVAS: &str = "#tenement";

/// Opens the program on the page, as the page's address asks for it.
pub fn open() {
    console::listen();
    panic::set_hook(Box::new(|info| page::failed(&info.to_string())));
    let shelf = Arc::new(LocalStorage);
    let mut invitation = asked_for();
    if let Some((key, text)) = left_behind(&*shelf) {
        let Invitation { language, speed, .. } = invitation;
        invitation = Invitation { language, speed, written: Some(text), kept_as: Some(key), ..Invitation::default() };
    }
    wasm_bindgen_futures::spawn_local(async move {
        match Canvas::open().await {
            Ok(canvas) => {
                let painter = canvas.painter();
                super::run(
                    invitation,
                    |_| Vec::new(),
                    shelf,
                    painter,
                    |app| {
                        app.add_plugins(plugin);
                        canvas.plug(app);
                    },
                );
            }
            Err(problem) => page::failed(&problem.to_string()),
        }
    });
}

/// What the address of the page asks for.
fn asked_for() -> Invitation {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(options) = web_sys::UrlSearchParams::new_with_str(&search) else { return Invitation::default() };
    let pairs: Vec<(String, String)> = options
        .entries()
        .into_iter()
        .flatten()
        .filter_map(|pair| {
            let pair = js_sys::Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .collect();
    link::invitation(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

/// The name and the text of the match that was on the table when this page was
/// left, as it is kept if it is.
fn left_behind(shelf: &dyn Shelf) -> Option<(String, String)> {
    let [key, text] = <[String; 2]>::try_from(page::resume()?).ok()?;
    let is_sound = |text: &String| Heading::read(text).is_ok();
    let text = shelf.read(&key).ok().filter(is_sound).unwrap_or(text);
    Some((key, text))
}

/// Adds what is different in a browser.
fn plugin(app: &mut App) {
    app.add_plugins((frames::plugin, sounds::plugin, writing::plugin, sight::plugin))
        .add_systems(Startup, |wake: Res<EventLoopProxyWrapper>| page::wake_with(&wake))
        .add_systems(Last, (tell_kept, speak))
        .add_systems(OnExit(Screen::Match), || page::kept(None, None))
        .add_systems(PostUpdate, copy.after(EguiPostUpdateSet::ProcessOutput));
    for &name in GameName::ALL {
        with_game!(name, G => app.add_plugins(game_plugin::<G>));
    }
}

fn game_plugin<G: Playable>(app: &mut App) {
    sight::game_plugin::<G>(app);
}

/// The page keeps a copy of the match, for when the program has failed.
fn tell_kept(mut saved: MessageReader<Saved>) {
    if let Some(Saved { key, text }) = saved.read().last() {
        page::kept(Some(key.clone()), Some(text.clone()));
    }
}

/// The page says the prompt line to those who cannot see it.
fn speak(said: Res<Said>, mut last: Local<String>) {
    if *last != said.prompt() {
        *last = said.prompt().to_owned();
        page::say(&last);
    }
}

/// The page puts into the clipboard what egui wants to be there.
fn copy(outputs: Query<&EguiOutput>) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let egui::OutputCommand::CopyText(text) = command {
            page::copy(text);
        }
    }
}
