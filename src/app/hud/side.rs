//! The right margin of the table: the pages, the buttons that would cover the
//! table, what is explained, and the log.

use bevy_egui::egui::{self, Context, Id, Key, Rect, Ui, vec2};

use super::margins::{Ground, Look, Room, Wish, area, move_button};
use super::model::{HintWords, HudModel, LogEntry, MoveButton};
use super::style::{self, Fit};
use crate::app::flow::Look as At;
use crate::app::screens::Curtain;
use crate::locale::Locale;

/// The part of the side that decisions may take while something is explained.
const DECISIONS: f32 = 0.62;

/// The sizes of the words of an explanation: what does not fit in the last one
/// scrolls.
const EXPLAINED: [f32; 4] = [14.0, 13.0, 12.0, 11.0];

/// The pages, what may be decided, what is explained, what would happen, and the
/// log.
pub(super) fn side<M: Copy>(
    ctx: &Context,
    ground: &Ground,
    model: &HudModel<M>,
    look: &Look,
    room: Room,
    wishes: &mut Vec<Wish<M>>,
) {
    let rect = ground.rect(look.frames.side);
    area(ctx, "side", rect, look.enabled, |ui| {
        pages(ui, look, room, rect.width(), wishes);
        let margin: i8 = if room.small { 5 } else { 10 };
        let width = rect.width() - 2.0 * f32::from(margin) - 4.0;
        let log_open = !room.small || look.log_open;
        if room.stacked && !model.buttons.is_empty() {
            let shares = model.explained.is_some() || model.preview.is_some() || model.hint.is_some() || log_open;
            let height = rect.bottom() - ui.cursor().top() - 8.0;
            decisions(ui, &model.buttons, room, height * if shares { DECISIONS } else { 1.0 }, wishes);
        }
        // Where there is little room a preview scrolls with what is explained.
        let (above, within) = if room.small { (None, model.preview.as_ref()) } else { (model.preview.as_ref(), None) };
        if let Some(preview) = above {
            style::paper(ui, 23, margin, |ui| {
                ui.set_width(width);
                foreseen(ui, preview);
            });
        }
        if let Some(hint) = &model.hint {
            style::paper(ui, 19, margin, |ui| {
                ui.set_width(width);
                advice(ui, hint, look, rect);
            });
            // There is no room for more where there is little.
            if room.small {
                return;
            }
        }
        if within.is_some() || model.explained.is_some() {
            style::paper(ui, 29, margin, |ui| {
                ui.set_width(width);
                let (title, lines) = model.explained.as_ref().map_or(("", &[][..]), |(title, lines)| (title, lines));
                explanation(ui, within, title, lines, look, rect);
            });
        }
        if log_open {
            let again = model.may_see_again;
            if let Some(pointed) = log(ui, &model.log, look.locale, width, margin, rect.bottom(), again) {
                wishes.push(Wish::Light(pointed.line));
                wishes.extend(pointed.look.map(Wish::Look));
            }
        }
    });
}

/// What a pointer does in the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pointed {
    /// The line that it is over.
    line: Option<usize>,
    /// The moment that it wants to see again.
    look: Option<At>,
}

/// What hangs in front of the table. Where there is little room the pause leads to
/// the other pages.
fn pages<M>(ui: &mut Ui, look: &Look, room: Room, width: f32, wishes: &mut Vec<Wish<M>>) {
    let locale = look.locale;
    ui.horizontal(|ui| {
        let half = (width - ui.spacing().item_spacing.x) / 2.0;
        let most = if room.small { half } else { f32::INFINITY };
        let fit = Fit::SMALL.within(most).for_finger(room.least.min(half));
        let pages =
            [("match-pause", Curtain::Paused), ("match-rules", Curtain::Rules), ("match-help", Curtain::Controls)];
        for (id, page) in pages.into_iter().take(if room.small { 1 } else { 3 }) {
            if style::pressed(ui, style::Button::new(&locale.say(id)).fit(fit)) {
                wishes.push(Wish::Open(page));
            }
        }
        let log = locale.say("match-log");
        if room.small && style::pressed(ui, style::Button::new(&log).fit(fit).chosen(look.log_open)) {
            wishes.push(Wish::ToggleLog);
        }
    });
}

/// The buttons that decide, below each other, the short ones beside each other.
fn decisions<M: Copy>(ui: &mut Ui, buttons: &[MoveButton<M>], room: Room, height: f32, wishes: &mut Vec<Wish<M>>) {
    let id = Id::new("decisions");
    let chosen = buttons.iter().find(|button| button.chosen).map(|button| button.words.clone());
    let seen = ui.ctx().data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), chosen.clone()));
    style::scrolling(ui, id, height, 0.0, |ui| {
        // Sizes are rounded to pixels, perhaps up.
        let most = ui.available_width() - 2.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for button in buttons {
                let response = move_button(ui, button, Fit::SMALL.within(most).for_finger(room.least), wishes);
                // The keyboard may have gone on to what is out of sight.
                if button.chosen && seen != chosen {
                    response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
                }
            }
        });
    });
}

/// What the decision would start that is aimed at.
fn foreseen(ui: &mut Ui, preview: &str) {
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
        ui.painter().circle_filled(mark.center(), 7.0, style::BRICK);
        style::strong(ui, preview);
    });
}

/// What a person who is asked should do, and why.
fn advice(ui: &mut Ui, hint: &HintWords, look: &Look, side: Rect) {
    ui.horizontal(|ui| {
        style::small_strong(ui, &look.locale.say("match-hint"));
        if hint.thinking {
            style::thinking(ui, look.still);
        }
    });
    explanation(ui, None, &hint.title, &hint.lines, look, side);
}

/// A title and lines, in words as large as they fit, or scrolling.
fn explanation(ui: &mut Ui, preview: Option<&String>, title: &str, lines: &[String], look: &Look, side: Rect) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let room = (side.bottom() - ui.cursor().top() - 14.0).max(20.0);
    let width = ui.available_width();
    let heading =
        ui.painter().layout(title.to_owned(), egui::TextStyle::Heading.resolve(ui.style()), style::INK, width);
    let (size, fits) = fitting(ui, lines, width, room - heading.size().y);
    let content = |ui: &mut Ui| {
        if let Some(preview) = preview {
            foreseen(ui, preview);
        }
        if !title.is_empty() {
            style::subheading(ui, title);
        }
        for line in lines {
            ui.add(egui::Label::new(egui::RichText::new(line).size(size)).wrap());
        }
    };
    if fits && preview.is_none() {
        content(ui);
        return;
    }
    let push = if look.enabled { pushed(ui, side, room) } else { 0.0 };
    // Another subject begins at its beginning.
    style::scrolling(ui, Id::new("explained").with(title), room, push, content);
}

/// How far the explanation was pushed: by a key, or by the wheel over the table,
/// because what is explained is under the pointer there.
fn pushed(ui: &Ui, side: Rect, page: f32) -> f32 {
    ui.input(|input| {
        let wheel = match input.pointer.hover_pos() {
            Some(at) if side.contains(at) => 0.0,
            _ => input.smooth_scroll_delta().y,
        };
        let key = |key: Key, way: f32| if input.key_pressed(key) { way * page * 0.8 } else { 0.0 };
        wheel + key(Key::PageUp, 1.0) + key(Key::PageDown, -1.0)
    })
}

/// The size at which lines stay within a height, and whether they do: large text
/// gets smaller before it scrolls, but never hard to read.
fn fitting(ui: &Ui, lines: &[String], width: f32, height: f32) -> (f32, bool) {
    let high = |size: f32| {
        let one = |line: &String| {
            ui.painter().layout(line.clone(), egui::FontId::proportional(size), style::INK, width).size().y
        };
        lines.iter().map(|line| one(line) + ui.spacing().item_spacing.y).sum::<f32>()
    };
    match EXPLAINED.into_iter().find(|&size| high(size) <= height) {
        Some(size) => (size, true),
        None => (EXPLAINED[EXPLAINED.len() - 1], false),
    }
}

/// The log; returns the line under the pointer, if there is room for any.
fn log(
    ui: &mut Ui,
    entries: &[LogEntry],
    locale: Locale,
    width: f32,
    margin: i8,
    bottom: f32,
    may_see_again: bool,
) -> Option<Pointed> {
    let height = bottom - ui.cursor().top() - 22.0;
    if height < 60.0 {
        return None;
    }
    let mut pointed = Pointed::default();
    style::paper(ui, 31, margin, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            style::subheading(ui, &locale.say("match-log"));
            if may_see_again {
                let response =
                    style::Button::new(&locale.say("match-see-again")).fit(Fit { size: 13.0, ..Fit::SMALL }).show(ui);
                pointed.look = response.clicked().then_some(At::Again);
                response.on_hover_text(locale.say("match-see-again-about"));
            }
        });
        egui::ScrollArea::vertical().stick_to_bottom(true).max_height(height - 44.0).auto_shrink([false, true]).show(
            ui,
            |ui| {
                ui.set_width(width - 8.0);
                if entries.is_empty() {
                    style::small(ui, &locale.say("match-log-empty"));
                }
                for entry in entries {
                    let words = egui::RichText::new(&entry.text).size(14.0);
                    let words = if entry.heading { words.family(egui::FontFamily::Name("bold".into())) } else { words };
                    let words = if entry.ahead { words.color(style::INK.gamma_multiply(0.5)) } else { words };
                    let response = ui.add(egui::Label::new(words).wrap().sense(egui::Sense::CLICK));
                    if response.hovered() {
                        pointed.line = Some(entry.line);
                    }
                    if response.clicked() {
                        pointed.look = Some(At::Moment(entry.moment));
                    }
                }
            },
        );
    });
    Some(pointed)
}
