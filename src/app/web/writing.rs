//! Writing on a machine without keys, and taking something from the clipboard.
//!
//! A field of the page stands in for the one that was touched: only a field of
//! its own makes a phone show its keys. What was written there arrives as if it had
//! been written here.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

use super::page::{self, Heard};
use crate::app::hud::Words;
use crate::app::hud::field::Writing;
use crate::app::hud::match_hud::ByTouch;

/// Adds writing.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, listen.after(EguiInputSet::WriteEguiEvents).before(EguiPreUpdateSet::BeginPass))
        .add_systems(EguiPrimaryContextPass, ask.after(Words));
}

/// Asks on the page for what is to be written in a field that was touched.
fn ask(mut contexts: EguiContexts, touch: Res<ByTouch>, mut asked: Local<Option<egui::Id>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(|memory| memory.focused()).filter(|_| ctx.text_edit_focused());
    if focused.is_none() {
        *asked = None;
    }
    // That a finger did it is known a frame later.
    if let (Some(field), true) = (focused, touch.0 && *asked != focused)
        && let Some(Writing { label, text, limit, .. }) = Writing::now(ctx).filter(|writing| writing.field == field)
    {
        *asked = focused;
        page::ask(&label, &text, u32::try_from(limit).unwrap_or(u32::MAX));
    }
    Ok(())
}

/// Writes what was written on the page.
fn listen(mut inputs: Query<&mut EguiInput>) {
    for heard in page::heard() {
        let events = match heard {
            Heard::Typed(text) => written(text),
            Heard::Pasted(text) => vec![egui::Event::Paste(text)],
        };
        for mut input in &mut inputs {
            input.0.events.extend(events.iter().cloned());
        }
    }
}

/// As if all that was there were replaced; as if Escape were pressed, if it was
/// called off.
fn written(text: Option<String>) -> Vec<egui::Event> {
    let key = |key, pressed, modifiers| egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let Some(text) = text else {
        let none = egui::Modifiers::NONE;
        return vec![key(egui::Key::Escape, true, none), key(egui::Key::Escape, false, none)];
    };
    let command = egui::Modifiers::COMMAND;
    let mut events = vec![key(egui::Key::A, true, command), key(egui::Key::A, false, command)];
    if text.is_empty() {
        events.push(key(egui::Key::Delete, true, egui::Modifiers::NONE));
    } else {
        events.push(egui::Event::Paste(text));
    }
    events
}
