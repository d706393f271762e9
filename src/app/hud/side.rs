//! The right margin of the table: the pages, what is explained, and the log.

use bevy_egui::egui::{self, Context, Ui, vec2};

use super::margins::{Ground, Look, Wish, area};
use super::model::{HudModel, LogEntry};
use super::style;
use crate::app::screens::Curtain;
use crate::locale::Locale;

/// The pages, what is explained, what would happen, and the log.
pub(super) fn side<M>(
    ctx: &Context,
    ground: &Ground,
    model: &HudModel<M>,
    look: &Look,
    small: bool,
    wishes: &mut Vec<Wish<M>>,
) {
    let locale = look.locale;
    let rect = ground.rect(look.frames.side);
    area(ctx, "side", rect, look.enabled, |ui| {
        ui.horizontal(|ui| {
            let pages =
                [("match-pause", Curtain::Paused), ("match-rules", Curtain::Rules), ("match-help", Curtain::Controls)];
            // The pause leads to the other pages too.
            for (id, page) in pages.into_iter().take(if small { 1 } else { 3 }) {
                if style::pressed(ui, style::Button::new(&locale.say(id)).small()) {
                    wishes.push(Wish::Open(page));
                }
            }
            if small && style::pressed(ui, style::Button::new(&locale.say("match-log")).small().chosen(look.log_open)) {
                wishes.push(Wish::ToggleLog);
            }
        });
        let width = rect.width() - 24.0;
        if let Some(preview) = &model.preview {
            style::paper(ui, 23, 10, |ui| {
                ui.set_width(width);
                ui.horizontal(|ui| {
                    let (mark, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
                    ui.painter().circle_filled(mark.center(), 7.0, style::BRICK);
                    style::strong(ui, preview);
                });
            });
        }
        if let Some((title, lines)) = &model.explained {
            style::paper(ui, 29, 10, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 3.0;
                style::subheading(ui, title);
                let size = fitting(ui, lines, width, rect.bottom() - ui.cursor().top() - 14.0);
                for line in lines {
                    ui.add(egui::Label::new(egui::RichText::new(line).size(size)).wrap());
                }
            });
        }
        if !small || look.log_open {
            wishes.extend(log(ui, &model.log, look.locale, width, rect.bottom()).map(Wish::Light));
        }
    });
}

/// The size at which lines stay within a height: large text gets smaller before
/// it leaves the window.
fn fitting(ui: &Ui, lines: &[String], width: f32, height: f32) -> f32 {
    let high = |size: f32| {
        let one = |line: &String| {
            ui.painter().layout(line.clone(), egui::FontId::proportional(size), style::INK, width).size().y
        };
        lines.iter().map(|line| one(line) + ui.spacing().item_spacing.y).sum::<f32>()
    };
    let sizes = [14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0];
    sizes.into_iter().find(|&size| high(size) <= height).unwrap_or(5.0)
}

/// The log; returns the line under the pointer, if there is room for any.
fn log(ui: &mut Ui, entries: &[LogEntry], locale: Locale, width: f32, bottom: f32) -> Option<Option<usize>> {
    let height = bottom - ui.cursor().top() - 22.0;
    if height < 60.0 {
        return None;
    }
    let mut lit = None;
    style::paper(ui, 31, 10, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        style::subheading(ui, &locale.say("match-log"));
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
                    let response = ui.add(egui::Label::new(words).wrap().sense(egui::Sense::hover()));
                    if response.hovered() {
                        lit = Some(entry.line);
                    }
                }
            },
        );
    });
    Some(lit)
}
