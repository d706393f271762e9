//! The margins of the table: the prompt above, the seats on the left, what is
//! explained and the log on the right, buttons where hands expect them. Drawn
//! from a model; what somebody wants comes back as wishes.

use bevy_egui::egui::{self, Align2, Area, Context, Id, Order, Rect, Ui, pos2, vec2};

use super::style;
use crate::app::eviction::words::{HudModel, SeatModel};
use crate::app::eviction::{SEAT_PANEL, seat_panel};
use crate::app::screens::Curtain;
use crate::app::stage::Eye;
use crate::cli::Speed;
use crate::locale::Locale;
use crate::rules::eviction::Move;

/// What somebody wants who uses the margins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wish {
    /// Make this decision.
    Play(Move),
    /// Let the rest of the chain go as the rules offer it.
    Land,
    /// Take back the last decision.
    Undo,
    /// Finish what is being shown.
    Skip,
    /// Show things at another speed.
    Speed(Speed),
    /// Hang something in front of the table.
    Open(Curtain),
    /// Show or hide the log.
    ToggleLog,
    /// Light what a line of the log is about.
    Light(Option<usize>),
    /// Silence, or sound again.
    Mute(bool),
}

/// How the margins are drawn, apart from what they say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Who says the words.
    pub locale: Locale,
    /// The speed that holds.
    pub speed: Speed,
    /// Whether it is silent.
    pub mute: bool,
    /// Whether the log is open in a small window.
    pub log_open: bool,
    /// Whether the margins answer.
    pub enabled: bool,
    /// Where the camera looks, so that words stay on the paper they are written on.
    pub eye: Eye,
}

/// Windows lower than this, in points, have no room for the log.
const SMALL: f32 = 600.0;

/// The place of world coordinates in the window, in points.
struct Ground {
    middle: egui::Pos2,
    unit: f32,
}

impl Ground {
    fn new(ctx: &Context) -> Ground {
        let window = ctx.content_rect();
        Ground { middle: window.center(), unit: (window.width() / 1280.0).min(window.height() / 720.0) }
    }

    /// The same place as a camera shows it that leans somewhere.
    fn seen_by(&self, eye: Eye) -> Ground {
        let unit = self.unit / eye.zoom;
        Ground { middle: self.middle - vec2(eye.at.x, -eye.at.y) * unit, unit }
    }

    fn rect(&self, left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        let at = |x: f32, y: f32| self.middle + vec2(x, -y) * self.unit;
        Rect::from_min_max(at(left, top), at(right, bottom))
    }
}

/// Draws all margins. What somebody wants is added to `wishes`.
pub fn hud(ctx: &Context, model: &HudModel, look: &Look, wishes: &mut Vec<Wish>) {
    let ground = Ground::new(ctx);
    let table = ground.seen_by(look.eye);
    let small = ctx.content_rect().height() < SMALL;
    prompt_line(ctx, &ground, model, look, small, wishes);
    for seat in &model.seats {
        seat_words(ctx, &table, seat, small);
    }
    buttons(ctx, &ground, model, look, small, wishes);
    side(ctx, &ground, model, look, small, wishes);
    piles(ctx, &table, model, look.locale, small);
}

fn area<R>(ctx: &Context, id: &str, rect: Rect, enabled: bool, content: impl FnOnce(&mut Ui) -> R) -> R {
    Area::new(Id::new(id))
        .fixed_pos(rect.min)
        .order(Order::Background)
        .constrain(false)
        .sense(egui::Sense::hover())
        .show(ctx, |ui| {
            ui.set_max_size(rect.size());
            if !enabled {
                ui.disable();
            }
            content(ui)
        })
        .inner
}

/// Who decides, and what to do; the buttons of decisions that have no place on
/// the table.
fn prompt_line(ctx: &Context, ground: &Ground, model: &HudModel, look: &Look, small: bool, wishes: &mut Vec<Wish>) {
    let rect = ground.rect(-372.0, 354.0, 372.0, 306.0);
    let locale = look.locale;
    area(ctx, "prompt", rect, look.enabled, |ui| {
        // In a small window it must not cover the house.
        let (margin, mark, size) = if small { (3, 20.0, 14.0) } else { (6, 26.0, 17.0) };
        style::paper(ui, 11, margin, |ui| {
            ui.spacing_mut().interact_size.y = mark;
            ui.set_width(rect.width() - 2.0 * f32::from(margin));
            ui.horizontal(|ui| {
                if let Some(seat) = model.active {
                    style::seat_mark(ui, seat, mark);
                }
                let width = ui.available_width();
                let buttons = if model.draw || model.pass || model.land { 170.0_f32.min(width * 0.4) } else { 0.0 };
                let words = egui::RichText::new(&model.prompt).size(size).strong();
                ui.allocate_ui(vec2(width - buttons - 10.0, mark), |ui| {
                    ui.set_width(width - buttons - 10.0);
                    ui.add(egui::Label::new(words).wrap());
                });
                if model.draw && style::pressed(ui, style::Button::new(&locale.say("match-draw")).small().chosen(true))
                {
                    wishes.push(Wish::Play(Move::Draw));
                }
                if model.land {
                    let response = style::Button::new(&locale.say("match-land")).small().show(ui);
                    if response.clicked() {
                        wishes.push(Wish::Land);
                    }
                    response.on_hover_text(locale.say("match-land-about"));
                }
                if model.pass
                    && style::pressed(
                        ui,
                        style::Button::new(&locale.say("match-pass")).small().chosen(model.pass_aimed),
                    )
                {
                    wishes.push(Wish::Play(Move::Pass));
                }
            });
        });
    });
}

/// The name of a seat, who plays it, what it would score now.
fn seat_words(ctx: &Context, ground: &Ground, model: &SeatModel, small: bool) {
    let middle = seat_panel(model.seat);
    let half = SEAT_PANEL / 2.0;
    let rect = ground.rect(middle.x - half.x + 12.0, middle.y + half.y - 9.0, middle.x + half.x - 8.0, middle.y);
    area(ctx, &format!("seat {}", model.seat.0), rect, true, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        let display = egui::FontFamily::Name("display".into());
        let size = (19.0 * ground.unit).max(13.0);
        ui.spacing_mut().interact_size.y = size * 1.25;
        ui.horizontal(|ui| {
            style::seat_mark(ui, model.seat, size * 1.25);
            ui.label(egui::RichText::new(&model.name).font(egui::FontId::new(size, display.clone())));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                // There is no room for the word beside the cards in a small window.
                let points = if small { model.points.to_string() } else { model.points_text.clone() };
                ui.label(egui::RichText::new(points).font(egui::FontId::new(size * 0.84, display)));
            });
        });
        if !small {
            ui.label(egui::RichText::new(&model.player).size((14.0 * ground.unit).max(11.0)));
        }
    });
}

/// Undo, speed, sound and the pages.
fn buttons(ctx: &Context, ground: &Ground, model: &HudModel, look: &Look, small: bool, wishes: &mut Vec<Wish>) {
    let locale = look.locale;
    let rect = ground.rect(-630.0, -222.0, -394.0, -354.0);
    area(ctx, "buttons", rect, look.enabled, |ui| {
        ui.spacing_mut().item_spacing = if small { vec2(6.0, 5.0) } else { vec2(8.0, 9.0) };
        ui.horizontal(|ui| {
            let undo = locale.say("match-undo");
            let button = style::Button::new(&undo).small().enabled(model.is_final.is_none());
            let response = button.show(ui);
            if response.clicked() && model.is_final.is_none() {
                wishes.push(Wish::Undo);
            }
            let about = model.is_final.clone().unwrap_or_else(|| locale.say("match-undo-about"));
            response.on_hover_text(about);
            let skip = locale.say("match-skip");
            if style::pressed(ui, style::Button::new(&skip).small().enabled(model.showing)) {
                wishes.push(Wish::Skip);
            }
        });
        let speed = format!("{}: {}", locale.say("match-speed"), locale.say(&format!("speed-{}", look.speed.name())));
        if style::pressed(ui, style::Button::new(&speed).small()) {
            wishes.push(Wish::Speed(next_speed(look.speed)));
        }
        let sound = locale.say(if look.mute { "match-sound-off" } else { "match-sound-on" });
        if !small && style::pressed(ui, style::Button::new(&sound).small().chosen(look.mute)) {
            wishes.push(Wish::Mute(!look.mute));
        }
    });
}

/// What is explained, what would happen, and the log.
fn side(ctx: &Context, ground: &Ground, model: &HudModel, look: &Look, small: bool, wishes: &mut Vec<Wish>) {
    let locale = look.locale;
    let rect = ground.rect(384.0, 354.0, 632.0, -354.0);
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
            log(ui, model, look, width, rect.bottom(), wishes);
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
    let sizes = [14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0];
    sizes.into_iter().find(|&size| high(size) <= height).unwrap_or(7.0)
}

fn log(ui: &mut Ui, model: &HudModel, look: &Look, width: f32, bottom: f32, wishes: &mut Vec<Wish>) {
    let height = bottom - ui.cursor().top() - 22.0;
    if height < 60.0 {
        return;
    }
    let mut lit = None;
    style::paper(ui, 31, 10, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        style::subheading(ui, &look.locale.say("match-log"));
        egui::ScrollArea::vertical().stick_to_bottom(true).max_height(height - 44.0).auto_shrink([false, true]).show(
            ui,
            |ui| {
                ui.set_width(width - 8.0);
                if model.log.is_empty() {
                    style::small(ui, &look.locale.say("match-log-empty"));
                }
                for entry in &model.log {
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
    wishes.push(Wish::Light(lit));
}

/// How many cards are left, under the piles.
fn piles(ctx: &Context, ground: &Ground, model: &HudModel, locale: Locale, small: bool) {
    let Some((pile, discards)) = model.piles else { return };
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Background, Id::new("piles")));
    let size = (13.0 * ground.unit.max(0.85)).max(11.0);
    for (x, id, cards) in [(226.0, "match-discards", discards), (336.0, "match-pile", pile)] {
        let words = if small { cards.to_string() } else { locale.say_with(id, &[("cards", cards.into())]) };
        let at = ground.rect(x, -224.0, x, -224.0).min;
        let font = egui::FontId::proportional(size);
        painter.text(at + vec2(1.0, 1.0), Align2::CENTER_CENTER, &words, font.clone(), style::INK);
        painter.text(at, Align2::CENTER_CENTER, words, font, style::PAPER);
    }
}

/// Why something is not allowed, over the cards.
pub(super) fn toast(ctx: &Context, words: &str) {
    let window = ctx.content_rect();
    let width = (window.width() * 0.5).min(560.0);
    let at = pos2(window.center().x - width / 2.0, window.bottom() - window.height() * 0.31);
    Area::new(Id::new("toast")).fixed_pos(at).order(Order::Foreground).interactable(false).show(ctx, |ui| {
        style::paper(ui, 37, 12, |ui| {
            ui.set_width(width - 24.0);
            style::strong(ui, words);
        });
    });
}

/// The speed after this one.
pub(super) fn next_speed(speed: Speed) -> Speed {
    let at = Speed::ALL.iter().position(|&other| other == speed).unwrap_or(0);
    Speed::ALL[(at + 1) % Speed::ALL.len()]
}
