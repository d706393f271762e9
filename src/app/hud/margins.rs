//! The margins of the table: the prompt above, the seats on the left, what is
//! explained and the log on the right (`side`), buttons where hands expect them.
//! Drawn from a model; what somebody wants comes back as wishes.

use bevy::math::{Rect as WorldRect, Vec2};
use bevy_egui::egui::{self, Align2, Area, Context, Id, Order, Rect, Ui, pos2, vec2};

use super::model::{Face, Frames, HudModel, Label, MoveButton, SeatPlate, TimeLimit, Tone};
use super::replay::replay_bar;
use super::side::side;
use super::style::{self, Fit};
use crate::app::flow::Look as At;
use crate::app::screens::Curtain;
use crate::app::stage::Eye;
use crate::cli::Speed;
use crate::locale::Locale;
use crate::rules::Seat;

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
    /// Know what a strong bot would do.
    Hint,
    /// Stop the show, or let it go on.
    Stand(bool),
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
    /// Whether a finger was the last to point.
    pub touch: bool,
    /// How high and wide something is that a finger finds ([`FINGER`]), in points.
    pub finger: f32,
    /// Whether nothing moves that need not.
    pub still: bool,
}

/// How high and wide something is that a finger finds, in pixels of the window.
pub const FINGER: f32 = 44.0;

/// In tables lower than this, in points, there is no room for the log.
const SMALL: f32 = 600.0;

/// How much paper there is around the words of the prompt.
const USUAL_MARGIN: f32 = 6.0;

/// Whether all buttons stand beside each other in so much room.
fn is_a_row<M>(ctx: &Context, buttons: &[MoveButton<M>], width: f32) -> bool {
    let painter = ctx.layer_painter(egui::LayerId::background());
    let gap = ctx.global_style().spacing.item_spacing.x;
    let wide =
        |button: &MoveButton<M>| style::Button::new(&button.words).small().marked(button.mark).width_of(&painter) + gap;
    buttons.iter().map(wide).sum::<f32>() - gap <= width
}

/// What there is room for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Room {
    /// Only for what is needed all the time.
    pub small: bool,
    /// Buttons that decide stand below each other at the side, as large as a
    /// finger needs them: under the prompt they would cover the table.
    pub stacked: bool,
    /// The least height and width of a button.
    pub least: f32,
}

impl Room {
    fn of<M>(ctx: &Context, ground: &Ground, model: &HudModel<M>, look: &Look) -> Room {
        let small = 720.0 * ground.unit < SMALL;
        let by_finger = small || look.touch;
        let row = ground.rect(look.frames.prompt).width() - 2.0 * USUAL_MARGIN;
        let stacked = by_finger || !is_a_row(ctx, &model.buttons, row);
        Room { small, stacked, least: if by_finger { look.finger } else { 0.0 } }
    }
}

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
    let room = Room::of(ctx, &ground, model, look);
    match model.replay {
        Some(replay) => replay_bar(ctx, &ground, replay, look, room.small, wishes),
        None => prompt_line(ctx, &ground, model, look, room, wishes),
    }
    for seat in &model.seats {
        seat_words(ctx, &table, seat, room.small);
        if let Some(face) = &seat.face {
            let thinks = model.thinking && model.active == Some(seat.seat);
            seat_face(ctx, &table, seat.seat, face, thinks, look, wishes);
        }
    }
    tools(ctx, &ground, model, look, room, wishes);
    side(ctx, &ground, model, look, room, wishes);
    labels(ctx, &table, &model.labels, room.small);
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
/// the table: one short one beside the words, a row of others below them. Where that
/// would cover the table the buttons stand at the side.
fn prompt_line<M: Copy>(
    ctx: &Context,
    ground: &Ground,
    model: &HudModel<M>,
    look: &Look,
    room: Room,
    wishes: &mut Vec<Wish<M>>,
) {
    let (margin, mark) = if room.small { (3, 20.0) } else { (USUAL_MARGIN as i8, 26.0) };
    let sign = if model.thinking { style::THINKING } else { 0.0 };
    let around = mark + 8.0 + 10.0 + 2.0 * f32::from(margin) + sign;
    let (rect, size) = fitting(ctx, ground, model, look, room, around, 2.0 * f32::from(margin));
    area(ctx, "prompt", rect, look.enabled, |ui| {
        style::paper(ui, 11, margin, |ui| {
            ui.spacing_mut().interact_size.y = mark;
            ui.set_width(rect.width() - 2.0 * f32::from(margin));
            let (beside, below) = match model.buttons.as_slice() {
                _ if room.stacked => (None, &[] as &[MoveButton<M>]),
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
                let room = width - button - clock - sign - 10.0;
                ui.allocate_ui(vec2(room, mark), |ui| {
                    ui.set_width(room);
                    ui.add(egui::Label::new(words).wrap());
                });
                if model.thinking {
                    style::thinking(ui, look.still);
                }
                if let Some((_, words)) = limit {
                    let about = look.locale.say("match-countdown-about");
                    ui.add(egui::Label::new(words)).on_hover_text(about);
                }
                if let Some(button) = beside {
                    move_button(ui, button, Fit::SMALL, wishes);
                }
            });
            if !below.is_empty() {
                ui.horizontal_wrapped(|ui| {
                    for button in below {
                        move_button(ui, button, Fit::SMALL, wishes);
                    }
                });
            }
        });
    });
}

/// How long there is to react, in words, as large as there is room for.
fn time_words(ui: &Ui, limit: &TimeLimit, size: f32, width: f32) -> std::sync::Arc<egui::Galley> {
    let font = egui::FontId::new(size * 0.88, egui::FontFamily::Name("bold".into()));
    let laid = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), style::BRICK);
    laid(&limit.next);
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

/// Where the prompt lies, and how large its words are: as large as they stay in
/// its frame, which goes on to the left edge if that saves a line.
fn fitting<M>(
    ctx: &Context,
    ground: &Ground,
    model: &HudModel<M>,
    look: &Look,
    room: Room,
    around: f32,
    above: f32,
) -> (Rect, f32) {
    let usual = look.frames.prompt;
    let wide = WorldRect { min: Vec2::new(look.frames.tools.min.x.min(usual.min.x), usual.min.y), ..usual };
    let rects = [usual, wide].map(|frame| ground.rect(frame));
    if !room.stacked {
        return (rects[0], PROMPT[0]);
    }
    let sizes = if room.small { &PROMPT_SMALL } else { &PROMPT };
    let painter = ctx.layer_painter(egui::LayerId::background());
    let fits = |rect: Rect, size: f32| {
        let font = egui::FontId::proportional(size);
        let words = painter.layout(model.prompt.clone(), font, style::INK, rect.width() - around);
        words.size().y + above <= rect.height()
    };
    let ways = sizes.iter().flat_map(|&size| rects.map(|rect| (rect, size)));
    let least = (rects[0], sizes[sizes.len() - 1]);
    ways.into_iter().find(|&(rect, size)| fits(rect, size)).unwrap_or(least)
}

/// The sizes of the words of the prompt, from the usual one down.
const PROMPT: [f32; 4] = [17.0, 16.0, 15.0, 14.0];

/// The same where there is little room.
const PROMPT_SMALL: [f32; 4] = [14.0, 13.0, 12.0, 11.0];

/// A single button with more letters than this stands below the words.
const SHORT: usize = 18;

/// A button that decides; a greyed one tells why it does not.
pub(super) fn move_button<M: Copy>(
    ui: &mut Ui,
    button: &MoveButton<M>,
    fit: Fit,
    wishes: &mut Vec<Wish<M>>,
) -> egui::Response {
    let shape = style::Button::new(&button.words).fit(fit).marked(button.mark);
    let response = shape.enabled(button.enabled).chosen(button.chosen).show(ui);
    if response.clicked() {
        match button.moves.first() {
            _ if button.press.is_some() => wishes.extend(button.press.map(Wish::Press)),
            Some(&first) if !button.enabled => wishes.push(Wish::Why(first)),
            _ if button.enabled => wishes.push(Wish::Play(button.moves.clone())),
            _ => {}
        }
    }
    match &button.about {
        Some(about) => response.on_hover_text(about),
        None => response,
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
        let size = (line * 0.79).max(11.0).min(line * 0.9);
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

/// The portrait of the bot that plays a seat; it nods while the bot thinks. A click
/// on it leads to where somebody else can be given the seat.
fn seat_face<M>(
    ctx: &Context,
    ground: &Ground,
    seat: Seat,
    face: &Face,
    thinks: bool,
    look: &Look,
    wishes: &mut Vec<Wish<M>>,
) {
    let rect = ground.rect(face.at);
    area(ctx, &format!("face {}", seat.0), rect, look.enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(rect.size(), egui::Sense::CLICK);
        let nod = if thinks && !look.still { style::nod(ui.input(|input| input.time)) } else { 0.0 };
        style::paint_face(ui, &face.picture, rect.translate(vec2(0.0, nod * rect.height() * 0.07)));
        let label = face.about.lines().next().unwrap_or_default().to_owned();
        response.widget_info(move || egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &label));
        if response.clicked() {
            wishes.push(Wish::Open(Curtain::Players));
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(&face.about);
    });
}

/// Undo, a hint, speed and sound. Where there is little room the options have what
/// is not here.
fn tools<M>(ctx: &Context, ground: &Ground, model: &HudModel<M>, look: &Look, room: Room, wishes: &mut Vec<Wish<M>>) {
    let locale = look.locale;
    let rect = ground.rect(look.frames.tools);
    let half = (rect.width() - 6.0) / 2.0;
    let fit = Fit::SMALL.within(if room.small { half } else { f32::INFINITY }).for_finger(room.least);
    area(ctx, "buttons", rect, look.enabled, |ui| {
        ui.spacing_mut().item_spacing = match (room.small, room.least > 0.0) {
            (true, _) => vec2(6.0, 5.0),
            (_, true) => vec2(8.0, 3.0),
            _ => vec2(8.0, 9.0),
        };
        ui.horizontal(|ui| {
            if let Some(stands) = model.show {
                show_tools(ui, stands, model.showing, look, room, fit, wishes);
                return;
            }
            let redoes = model.may_redo && !model.showing;
            // Where there is room for two, a hint is of more use than what cannot be done.
            if room.small && redoes && model.asked && model.is_final.is_some() {
                hint_button(ui, model, look, fit, wishes);
            } else {
                undo_button(ui, model, look, fit, wishes);
            }
            // Where something can be made again there is nothing to skip.
            if redoes {
                let response = style::Button::new(&locale.say("match-redo")).fit(fit).show(ui);
                if response.clicked() {
                    wishes.push(Wish::Redo);
                }
                response.on_hover_text(locale.say("match-redo-about"));
                return;
            }
            // Nor where somebody is asked, and there is no room for both.
            if room.small && model.asked && !model.showing {
                hint_button(ui, model, look, fit, wishes);
                return;
            }
            skip_button(ui, model.showing, look, fit, wishes);
        });
        if room.small {
            return;
        }
        ui.horizontal(|ui| {
            speed_button(ui, false, look, fit, wishes);
            if model.show.is_none() {
                hint_button(ui, model, look, fit, wishes);
            }
        });
        let sound = locale.say(if look.mute { "match-sound-off" } else { "match-sound-on" });
        ui.horizontal(|ui| {
            if style::pressed(ui, style::Button::new(&sound).fit(fit).chosen(look.mute)) {
                wishes.push(Wish::Mute(!look.mute));
            }
            if model.moment > 0 && model.replay.is_none() {
                let response = style::Button::new(&locale.say("match-look-back")).fit(fit).show(ui);
                if response.clicked() {
                    wishes.push(Wish::Look(At::At(model.moment)));
                }
                response.on_hover_text(locale.say("match-look-back-about"));
            }
        });
    });
}

fn undo_button<M>(ui: &mut Ui, model: &HudModel<M>, look: &Look, fit: Fit, wishes: &mut Vec<Wish<M>>) {
    let undo = look.locale.say("match-undo");
    let response = style::Button::new(&undo).fit(fit).enabled(model.is_final.is_none()).show(ui);
    if response.clicked() && model.is_final.is_none() {
        wishes.push(Wish::Undo);
    }
    let about = model.is_final.clone().unwrap_or_else(|| look.locale.say("match-undo-about"));
    response.on_hover_text(about);
}

/// What there is to do about a show: stop it, let it go on, finish a move, and the
/// speed where there is no other room for it. There, a click on the table skips.
fn show_tools<M>(
    ui: &mut Ui,
    stands: bool,
    showing: bool,
    look: &Look,
    room: Room,
    fit: Fit,
    wishes: &mut Vec<Wish<M>>,
) {
    let words = look.locale.say(if stands { "match-show-go-on" } else { "match-show-stop" });
    let response = style::Button::new(&words).fit(fit).chosen(stands).show(ui);
    if response.clicked() {
        wishes.push(Wish::Stand(!stands));
    }
    response.on_hover_text(look.locale.say("match-show-about"));
    if room.small {
        speed_button(ui, true, look, fit, wishes);
    } else {
        skip_button(ui, showing, look, fit, wishes);
    }
}

fn skip_button<M>(ui: &mut Ui, showing: bool, look: &Look, fit: Fit, wishes: &mut Vec<Wish<M>>) {
    let skip = look.locale.say("match-skip");
    if style::pressed(ui, style::Button::new(&skip).fit(fit).enabled(showing)) {
        wishes.push(Wish::Skip);
    }
}

/// The speed, with what it is where there is room for that.
fn speed_button<M>(ui: &mut Ui, short: bool, look: &Look, fit: Fit, wishes: &mut Vec<Wish<M>>) {
    let now = look.locale.say(&format!("speed-{}", look.speed.name()));
    let words = if short { now } else { format!("{}: {now}", look.locale.say("match-speed")) };
    if style::pressed(ui, style::Button::new(&words).fit(fit)) {
        wishes.push(Wish::Speed(next_speed(look.speed)));
    }
}

/// Asks for a hint, while somebody is asked and nothing is in its way.
fn hint_button<M>(ui: &mut Ui, model: &HudModel<M>, look: &Look, fit: Fit, wishes: &mut Vec<Wish<M>>) {
    let words = look.locale.say("match-hint");
    let shape = style::Button::new(&words).fit(fit).enabled(model.asked).chosen(model.hint.is_some());
    let response = shape.show(ui);
    if response.clicked() && model.asked {
        wishes.push(Wish::Hint);
    }
    response.on_hover_text(look.locale.say("match-hint-about"));
}

/// Words on the table.
fn labels(ctx: &Context, ground: &Ground, labels: &[Label], small: bool) {
    // Beneath the margins, which grow with the text.
    let painter = ctx.layer_painter(egui::LayerId::background());
    let size = (13.0 * ground.unit.max(0.85)).max(11.0);
    for label in labels {
        let words = if small { &label.short } else { &label.words };
        let at = ground.at(label.at);
        let (words_of, rim) = match label.tone {
            Tone::OnDark => (style::PAPER, style::INK),
            Tone::OnLight => (style::INK, style::PAPER),
        };
        let font = egui::FontId::new(size, egui::FontFamily::Name("bold".into()));
        // A rim keeps them apart from whatever moves beneath them.
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            painter.text(at + vec2(x, y), Align2::CENTER_CENTER, words, font.clone(), rim);
        }
        painter.text(at, Align2::CENTER_CENTER, words, font, words_of);
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
