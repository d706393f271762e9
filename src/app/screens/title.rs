//! The title.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Context, Id, Order, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::shelf::{self, Opener, Shelved};
use super::{Curtain, Screen};
use crate::app::hud::{Words, style};
use crate::app::sound::{PlaySound, Sound};
use crate::locale::Locale;

/// Adds the title.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Words).run_if(in_state(Screen::Title).and_then(in_state(Curtain::Up))),
    );
}

/// What somebody chose at the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Go on with the match that was played last.
    Continue,
    /// Arrange a match.
    Play,
    /// See the matches that are kept.
    Matches,
    /// Read the rules.
    Rules,
    /// Set things to taste.
    Options,
    /// Close the window.
    Quit,
}

fn draw(
    mut contexts: EguiContexts,
    shelved: Res<Shelved>,
    mut opener: Opener,
    mut curtain: ResMut<NextState<Curtain>>,
    mut sounds: MessageWriter<PlaySound>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let latest = shelved.latest();
    let locale = opener.settings.locale();
    let game = latest.and_then(|entry| Some(shelf::title(locale, entry.heading.as_ref().ok()?)));
    let Some(choice) = menu(contexts.ctx_mut()?, locale, game.as_deref()) else { return Ok(()) };
    sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
    match choice {
        Choice::Continue => {
            if let Some(entry) = latest {
                opener.open(&entry.key);
            }
        }
        Choice::Play => opener.screen.set(Screen::Lobby),
        Choice::Matches => opener.screen.set(Screen::Shelf),
        Choice::Rules => curtain.set(Curtain::Rules),
        Choice::Options => curtain.set(Curtain::Options),
        Choice::Quit => {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

/// The name of the program and what can be done, on the quiet side of the picture.
/// `latest` is the match that can be continued.
pub fn menu(ctx: &Context, locale: Locale, latest: Option<&str>) -> Option<Choice> {
    let window = ctx.content_rect();
    let left = window.left() + window.width() * 0.06;
    let top = window.top() + window.height() * 0.13;
    let size = (window.height() * 0.135).min(window.width() * 0.085);
    let painter = ctx.layer_painter(bevy_egui::egui::LayerId::new(Order::Background, Id::new("title")));
    let width = window.width() * 0.43;
    let name = style::poster(&painter, pos2(left, top), &locale.say("title-name"), size, width, style::PAPER);
    let under = pos2(left, top + name + size * 0.02);
    let small = (size * 0.22).max(14.0);
    let tagline = style::poster(&painter, under, &locale.say("title-tagline"), small, width * 0.8, style::MUSTARD);
    let menu = under + vec2(0.0, tagline + small);
    let mut choices = vec![
        ("menu-play", Choice::Play),
        ("menu-matches", Choice::Matches),
        ("menu-rules", Choice::Rules),
        ("menu-options", Choice::Options),
    ];
    if latest.is_some() {
        choices.insert(0, ("menu-continue", Choice::Continue));
    }
    let first = choices[0].1;
    if cfg!(not(target_arch = "wasm32")) {
        choices.push(("menu-quit", Choice::Quit));
    }
    Area::new(Id::new("menu"))
        .fixed_pos(menu)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, (window.height() * 0.018).min(14.0));
            let mut chosen = None;
            for (id, choice) in choices {
                let words = locale.say(id);
                let response = style::Button::new(&words).wide(210.0).show(ui);
                if choice == first && ui.memory(|memory| memory.focused().is_none()) {
                    response.request_focus();
                }
                if response.clicked() {
                    chosen = Some(choice);
                }
                if let Some(latest) = latest.filter(|_| choice == Choice::Continue) {
                    response.on_hover_text(latest);
                }
            }
            chosen
        })
        .inner
}
