//! The page around the program: what it is told, and what it says.
//!
//! The other side is `web/page`; `web/README.md` tells what each call means there.

use std::cell::RefCell;

use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

use crate::cli::fingerprints::Fingerprints;
use crate::games::GameName;

#[wasm_bindgen]
extern "C" {
    /// How much of what the program needs is there, from 0 to 1.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn progress(part: f32);

    /// The first screen has been drawn.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn ready();

    /// A frame has been drawn; whether another one must follow.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn beat(more: bool);

    /// The canvas is to have so many times fewer pixels each way.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn fit(step: f32);

    /// The match on the table has been kept, or there is none any longer.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn kept(key: Option<String>, text: Option<String>);

    /// The name and the text of the match that was on the table before the page
    /// was opened again.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn resume() -> Option<Vec<String>>;

    /// The program has failed and will not go on.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn failed(message: &str);

    /// Something is to be put into the clipboard.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn copy(text: &str);

    /// Something is to be written, on a machine without keys.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn ask(label: &str, text: &str, limit: u32);

    /// What a screen reader should say.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn say(text: &str);

    /// What is on the screen, for tests.
    #[wasm_bindgen(js_namespace = tenement)]
    pub fn seen(sight: &str);

    /// Whether somebody wants to know that.
    #[wasm_bindgen(thread_local_v2, js_namespace = tenement, js_name = probing)]
    static PROBING: bool;
}

/// Whether somebody wants to know what is on the screen.
pub fn is_probing() -> bool {
    PROBING.with(|probing| *probing)
}

/// The canvas the program paints on.
pub fn canvas() -> Option<HtmlCanvasElement> {
    let found = web_sys::window()?.document()?.query_selector(super::CANVAS).ok()??;
    found.dyn_into().ok()
}

/// What the page has said and nobody has heard yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The answer to [`ask`]; none if it was called off.
    Typed(Option<String>),
    /// Something was taken from the clipboard.
    Pasted(String),
}

thread_local! {
    static HEARD: RefCell<Vec<Heard>> = const { RefCell::new(Vec::new()) };
    static LOOP: RefCell<Option<EventLoopProxy<WinitUserEvent>>> = const { RefCell::new(None) };
}

/// Everything the page has said since somebody listened last.
pub fn heard() -> Vec<Heard> {
    HEARD.take()
}

/// The page can wake the program from now on.
pub fn wake_with(wake: &EventLoopProxyWrapper) {
    LOOP.set(Some((**wake).clone()));
}

fn hear(heard: Heard) {
    HEARD.with_borrow_mut(|all| all.push(heard));
    LOOP.with_borrow(|wake| {
        if let Some(wake) = wake {
            // There is nobody to be woken after the end.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
    });
}

/// The answer to [`ask`].
#[wasm_bindgen]
pub fn typed(text: Option<String>) {
    hear(Heard::Typed(text));
}

/// Something is taken from the clipboard.
#[wasm_bindgen]
pub fn pasted(text: String) {
    hear(Heard::Pasted(text));
}

/// Breaks down, so that it can be tested what the page makes of that.
#[wasm_bindgen]
pub fn break_down() {
    panic!("somebody asked for this");
}

/// Random matches of a game, a line for each: see [`Fingerprints`].
#[wasm_bindgen]
pub fn fingerprints(game: &str, seed: u32, games: u32) -> Vec<String> {
    let game = GameName::named(game);
    game.map(|game| Fingerprints { game, seed: seed.into(), games }.lines()).unwrap_or_default()
}
