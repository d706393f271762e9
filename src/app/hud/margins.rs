//! The margins of the table: the prompt above, the seats on the left, what is
//! explained and the log on the right (`side`), buttons where hands expect them.
//! Drawn from a model; what somebody wants comes back as wishes.

use bevy::math::{Rect as WorldRect, Vec2};
use bevy_egui::egui::{self, Align2, Area, Context, Id, Order, Rect, Ui, pos2, vec2};

use super::model::{Frames, HudModel, Label, MoveButton, SeatPlate, TimeLimit};
use super::replay::replay_bar;
use super::side::side;
use super::style;
use crate::app::flow::Look as At;
use crate::app::screens::Curtain;
use crate::app::stage::Eye;
use crate::cli::Speed;
use crate::locale::Locale;

/// What somebody wants who uses the margins of a table with moves `M`.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish<M> {
    /// Make these decisions, one after another.
    Play(Vec<M>),
    /// Press a button that decides nothing.
    Press(&'static str),
    /// Know why this decision is not allowed.
    Why(M),
    /// Take back the last decision.
    Undo,
    /// Make again what was taken back.
    Redo,
    /// Look at the match at another point.
    Look(At),
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
    /// Where the margins lie.
    pub frames: Frames,
}

/// Windows lower than this, in points, have no room for the log.
const SMALL: f32 = 600.0;

/// The place of world coordinates in the window, in points.
pub(super) struct Ground {
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

    fn at(&self, place: Vec2) -> egui::Pos2 {
        self.middle + vec2(place.x, -place.y) * self.unit
    }

    pub(super) fn rect(&self, place: WorldRect) -> Rect {
        let (left, right) = (place.min.x, place.max.x);
        Rect::from_min_max(self.at(Vec2::new(left, place.max.y)), self.at(Vec2::new(right, place.min.y)))
    }
}

/// Draws all margins. What somebody wants is added to `wishes`.
pub fn hud<M: Copy>(ctx: &Context, model: &HudModel<M>, look: &Look, wishes: &mut Vec<Wish<M>>) {
    let ground = Ground::new(ctx);
    let table = ground.seen_by(look.eye);
    let small = ctx.content_rect().height() < SMALL;
    match model.replay {
        Some(replay) => replay_bar(ctx, &ground, replay, look, small, wishes),
        None => prompt_line(ctx, &ground, model, look, small, wishes),
    }
    for seat in &model.seats {
        seat_words(ctx, &table, seat, small);
    }
    tools(ctx, &ground, model, look, small, wishes);
    side(ctx, &ground, model, look, small, wishes);
    labels(ctx, &table, &model.labels, small);
}

pub(super) fn area<R>(ctx: &Context, id: &str, rect: Rect, enabled: bool, content: impl FnOnce(&mut Ui) -> R) -> R {
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
/// the table: one short one beside the words, others below them.
fn prompt_line<M: Copy>(
    ctx: &Context,
    ground: &Ground,
    model: &HudModel<M>,
    look: &Look,
    small: bool,
    wishes: &mut Vec<Wish<M>>,
) {
    let rect = ground.rect(look.frames.prompt);
    area(ctx, "prompt", rect, look.enabled, |ui| {
        // In a small window it must not cover the house.
        let (margin, mark, size) = if small { (3, 20.0, 14.0) } else { (6, 26.0, 17.0) };
        style::paper(ui, 11, margin, |ui| {
            ui.spacing_mut().interact_size.y = mark;
            ui.set_width(rect.width() - 2.0 * f32::from(margin));
            let (beside, below) = match model.buttons.as_slice() {
                [one] if one.words.chars().count() <= SHORT => (Some(one), &[] as &[MoveButton<M>]),
                several => (None, several),
            };
            if let Some(limit) = &model.time_limit {
                time_bar(ui, limit.left);
            }
            ui.horizontal(|ui| {
                if let Some(seat) = model.active {
                    style::seat_mark(ui, seat, mark);
                }
                let width = ui.available_width();
                let button = if beside.is_some() { 170.0_f32.min(width * 0.4) } else { 0.0 };
                let limit = model.time_limit.as_ref().map(|limit| (limit, time_words(ui, limit, size, width)));
                let clock = limit.as_ref().map_or(0.0, |(_, words)| words.size().x + 14.0);
                let words = egui::RichText::new(&model.prompt).size(size).strong();
                ui.allocate_ui(vec2(width - button - clock - 10.0, mark), |ui| {
                    ui.set_width(width - button - clock - 10.0);
                    ui.add(egui::Label::new(words).wrap());
                });
                if let Some((_, words)) = limit {
                    let about = look.locale.say("match-countdown-about");
                    ui.add(egui::Label::new(words)).on_hover_text(about);
                }
                if let Some(button) = beside {
                    move_button(ui, button, false, wishes);
                }
            });
            if !below.is_empty() {
                let many = below.len() > MANY;
                ui.horizontal_wrapped(|ui| {
                    if many {
                        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                    }
                    below.iter().for_each(|button| move_button(ui, button, many, wishes));
                });
            }
        });
    });
}

/// How long there is to react, in words, as large as there is room for.
fn time_words(ui: &Ui, limit: &TimeLimit, size: f32, width: f32) -> std::sync::Arc<egui::Galley> {
    let font = egui::FontId::new(size * 0.88, egui::FontFamily::Name("bold".into()));
    let laid = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), style::BRICK);
    let words = laid(&limit.words);
    if words.size().x < width * 0.3 { words } else { laid(&limit.short) }
}

/// How much of the time to react is left: a line along the upper edge, which takes
/// no room of its own.
fn time_bar(ui: &Ui, left: f32) {
    let rect = ui.max_rect();
    let line = Rect::from_min_size(rect.min - vec2(0.0, 3.0), vec2(rect.width() * left.clamp(0.0, 1.0), 3.0));
    ui.painter().rect_filled(line, 1.0, style::BRICK);
}

/// A single button with more letters than this stands below the words.
const SHORT: usize = 18;

/// More buttons than this are drawn smaller, so that they leave the table free.
const MANY: usize = 12;

/// A button that decides, perhaps one of many; a greyed one tells why it does not.
fn move_button<M: Copy>(ui: &mut Ui, button: &MoveButton<M>, many: bool, wishes: &mut Vec<Wish<M>>) {
    let shape = style::Button::new(&button.words).enabled(button.enabled).chosen(button.chosen);
    let shape = if many { shape.tiny() } else { shape.small() };
    let response = shape.show(ui);
    if response.clicked() {
        match button.moves.first() {
            _ if button.press.is_some() => wishes.extend(button.press.map(Wish::Press)),
            Some(&first) if !button.enabled => wishes.push(Wish::Why(first)),
            _ if button.enabled => wishes.push(Wish::Play(button.moves.clone())),
            _ => {}
        }
    }
    if let Some(about) = &button.about {
        response.on_hover_text(about);
    }
}

/// The height of a line of a plate, in world units, where there is room.
const PLATE_LINE: f32 = 24.0;

/// The name of a seat, who plays it, what it has.
fn seat_words(ctx: &Context, ground: &Ground, model: &SeatPlate, small: bool) {
    let rect = ground.rect(model.words);
    area(ctx, &format!("seat {}", model.seat.0), rect, true, |ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 0.0);
        let display = egui::FontFamily::Name("display".into());
        let line = PLATE_LINE.min(model.words.height()) * ground.unit;
        let size = (line * 0.79).max(11.0);
        ui.spacing_mut().interact_size.y = line;
        // There is no room for the word beside the cards in a small window.
        let narrow = small || model.words.width() * ground.unit < 9.0 * size;
        ui.horizontal(|ui| {
            style::seat_mark(ui, model.seat, line);
            ui.label(egui::RichText::new(&model.name).font(egui::FontId::new(size, display.clone())));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let worth = if narrow { &model.worth_short } else { &model.worth };
                ui.label(egui::RichText::new(worth).font(egui::FontId::new(size * 0.84, display)));
            });
        });
        if !small && !model.player.is_empty() {
            ui.label(egui::RichText::new(&model.player).size((14.0 * ground.unit).max(11.0)));
        }
    });
}

/// Undo, speed and sound.
fn tools<M>(ctx: &Context, ground: &Ground, model: &HudModel<M>, look: &Look, small: bool, wishes: &mut Vec<Wish<M>>) {
    let locale = look.locale;
    area(ctx, "buttons", ground.rect(look.frames.tools), look.enabled, |ui| {
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
            let redo = locale.say("match-redo");
            if model.may_redo {
                let response = style::Button::new(&redo).small().show(ui);
                if response.clicked() {
                    wishes.push(Wish::Redo);
                }
                response.on_hover_text(locale.say("match-redo-about"));
            }
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

/// Words on the table.
fn labels(ctx: &Context, ground: &Ground, labels: &[Label], small: bool) {
    // Beneath the margins, which grow with the text.
    let painter = ctx.layer_painter(egui::LayerId::background());
    let size = (13.0 * ground.unit.max(0.85)).max(11.0);
    for label in labels {
        let words = if small { &label.short } else { &label.words };
        let at = ground.at(label.at);
        let font = egui::FontId::proportional(size);
        painter.text(at + vec2(1.0, 1.0), Align2::CENTER_CENTER, words, font.clone(), style::INK);
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
