//! What is written where the prompt is while a match is looked at: where it is,
//! and how to go on.

use bevy_egui::egui::{self, Context, Ui, vec2};

use super::margins::{Ground, Look, Wish, area};
use super::style;
use crate::app::flow::Look as At;

/// How a match is looked at, as its bar says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The moment that is looked at.
    pub at: usize,
    /// The last moment, where the match stands.
    pub of: usize,
    /// Whether it goes on by itself.
    pub runs: bool,
    /// Whether a moment is shown once more, which ends by itself.
    pub again: bool,
    /// Whether the match is over where it stands.
    pub over: bool,
}

/// Draws the bar.
pub(super) fn replay_bar<M>(
    ctx: &Context,
    ground: &Ground,
    replay: Replay,
    look: &Look,
    small: bool,
    wishes: &mut Vec<Wish<M>>,
) {
    let rect = ground.rect(look.frames.prompt);
    area(ctx, "replay", rect, look.enabled, |ui| {
        let margin = if small { 3 } else { 6 };
        style::paper(ui, 13, margin, |ui| {
            ui.set_width(rect.width() - 2.0 * f32::from(margin));
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            if replay.again {
                once_more(ui, look, wishes);
                return;
            }
            if small {
                // All in a row, so that it covers no more of the table than a prompt.
                ui.horizontal_wrapped(|ui| {
                    ways(ui, replay, look, small, wishes);
                    where_it_is(ui, replay, look, small, wishes);
                });
                return;
            }
            ui.horizontal(|ui| where_it_is(ui, replay, look, small, wishes));
            ui.horizontal_wrapped(|ui| ways(ui, replay, look, small, wishes));
        });
    });
}

fn once_more<M>(ui: &mut Ui, look: &Look, wishes: &mut Vec<Wish<M>>) {
    ui.horizontal(|ui| {
        style::strong(ui, &look.locale.say("replay-again"));
        if style::pressed(ui, style::Button::new(&look.locale.say("replay-leave")).small()) {
            wishes.push(Wish::Look(At::Leave));
        }
    });
}

/// Which moment it is, in words and on a slider.
fn where_it_is<M>(ui: &mut Ui, replay: Replay, look: &Look, small: bool, wishes: &mut Vec<Wish<M>>) {
    let numbers = [("at", replay.at.into()), ("of", replay.of.into())];
    let words = look.locale.say_with(if small { "replay-at-short" } else { "replay-at" }, &numbers);
    ui.label(egui::RichText::new(words).text_style(egui::TextStyle::Small).strong());
    let mut at = replay.at;
    ui.spacing_mut().slider_width = (ui.available_size_before_wrap().x - 20.0).max(60.0);
    let slider = ui.add(egui::Slider::new(&mut at, 0..=replay.of.max(1)).show_value(false));
    if slider.changed() && at != replay.at {
        wishes.push(Wish::Look(At::At(at)));
    }
    // The arrow keys belong to the match, not to the slider they moved last.
    if slider.has_focus() {
        slider.surrender_focus();
    }
}

/// Every way on. The slider leads to the ends, too, so that a small window does
/// without two buttons; the others say it in fewer words there.
fn ways<M>(ui: &mut Ui, replay: Replay, look: &Look, small: bool, wishes: &mut Vec<Wish<M>>) {
    let Replay { at, of, runs, over, .. } = replay;
    let run = if runs { "replay-stop" } else { "replay-run" };
    let leave = if over { "replay-results" } else { "replay-leave" };
    let buttons = [
        ("replay-first", at > 0, At::At(0)),
        ("replay-back", at > 0, At::At(at.saturating_sub(1))),
        (run, of > 0, At::Run(!runs)),
        ("replay-next", at < of, At::Next),
        ("replay-last", at < of, At::At(of)),
        ("replay-branch", at < of, At::Branch),
        (leave, true, At::Leave),
    ];
    for (id, enabled, to) in buttons.into_iter().filter(|(_, _, to)| !small || ![At::At(0), At::At(of)].contains(to)) {
        let short = look.locale.find(&format!("{id}-short")).filter(|_| small);
        let words = short.unwrap_or_else(|| look.locale.say(id));
        let shape = style::Button::new(&words).small().enabled(enabled).chosen(to == At::Run(false));
        let response = shape.show(ui);
        if response.clicked() && enabled {
            wishes.push(Wish::Look(to));
        }
        if let Some(about) = look.locale.find(&format!("{id}-about")) {
            response.on_hover_text(about);
        }
    }
}
