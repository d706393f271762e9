//! Paper, ink and scissors: the look of words and buttons.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, Area, Color32, Context, FontData, FontDefinitions, FontFamily, FontId, Frame, Id, Margin, Order,
    Painter, Pos2, Rect, Response, RichText, Sense, Shadow, Shape, Stroke, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

pub use super::colours::{BRICK, CONCRETE, INK, MUSTARD, PAPER, seat_colour};
use crate::bots::{Level, SeatKind};
use crate::rules::Seat;

/// The face of titles and buttons.
fn display() -> FontFamily {
    FontFamily::Name("display".into())
}

/// The face of what should stand out in a text.
fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Sets the fonts and the colours of a context.
pub fn dress(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8], FontFamily); 3] = [
        ("text", include_bytes!("../../../assets/fonts/text.ttf"), FontFamily::Proportional),
        ("text-bold", include_bytes!("../../../assets/fonts/text-bold.ttf"), bold()),
        ("display", include_bytes!("../../../assets/fonts/display.ttf"), display()),
    ];
    for (name, bytes, family) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    fonts.families.insert(FontFamily::Monospace, vec!["text".to_owned()]);
    ctx.set_fonts(fonts);
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, FontId::new(14.0, FontFamily::Proportional)),
            (TextStyle::Body, FontId::new(16.0, FontFamily::Proportional)),
            (TextStyle::Button, FontId::new(18.0, display())),
            (TextStyle::Heading, FontId::new(30.0, display())),
            (TextStyle::Monospace, FontId::new(16.0, FontFamily::Proportional)),
        ]
        .into();
        style.spacing.item_spacing = vec2(8.0, 8.0);
        style.spacing.slider_width = 180.0;
        style.spacing.interact_size = vec2(44.0, 30.0);
        // A bar that hides until it is touched tells nobody that there is more.
        style.spacing.scroll = egui::style::ScrollStyle {
            bar_width: 7.0,
            bar_inner_margin: 3.0,
            foreground_color: true,
            dormant_background_opacity: 0.25,
            dormant_handle_opacity: 0.6,
            active_handle_opacity: 0.8,
            ..egui::style::ScrollStyle::solid()
        };
        style.animation_time = 0.0;
        style.interaction.selectable_labels = false;
        let visuals = &mut style.visuals;
        visuals.override_text_color = Some(INK);
        visuals.panel_fill = PAPER;
        visuals.window_fill = PAPER;
        visuals.extreme_bg_color = Color32::from_rgb(0xFD, 0xF7, 0xEC);
        visuals.selection.bg_fill = MUSTARD;
        visuals.selection.stroke = Stroke::new(2.0, INK);
        visuals.text_cursor.blink = false;
        for widget in [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active] {
            widget.bg_fill = CONCRETE;
            widget.weak_bg_fill = CONCRETE;
            widget.fg_stroke = Stroke::new(2.0, INK);
            widget.bg_stroke = Stroke::new(1.5, INK);
        }
        visuals.widgets.hovered.bg_fill = MUSTARD;
        visuals.widgets.hovered.weak_bg_fill = MUSTARD;
        visuals.widgets.active.bg_fill = MUSTARD;
    });
}

/// The corners of a piece of paper cut by hand: each a little off, always alike
/// for the same size and `seed`.
fn cut(rect: Rect, seed: u32) -> Vec<Pos2> {
    let off = |nth: u32| {
        let mixed = (seed.wrapping_add(nth).wrapping_mul(2_654_435_761) >> 7) % 1000;
        (mixed as f32 / 1000.0 - 0.5) * 5.0
    };
    // The fold must stay between the corners, or a narrow sheet throws spikes.
    let fold = |nth: u32| rect.center().x + (off(nth) * 8.0).clamp(-rect.width() / 4.0, rect.width() / 4.0);
    vec![
        rect.left_top() + vec2(off(1), off(2)),
        pos2(fold(3), rect.top() + off(4) * 0.5),
        rect.right_top() + vec2(off(5), off(6)),
        rect.right_bottom() + vec2(off(7), off(8)),
        pos2(fold(9), rect.bottom() + off(10) * 0.5),
        rect.left_bottom() + vec2(off(11), off(12)),
    ]
}

/// Draws a cut sheet with its shadow.
pub fn sheet(painter: &Painter, rect: Rect, fill: Color32, seed: u32) {
    let shadow = Shadow { offset: [0, 3], blur: 8, spread: 0, color: Color32::from_black_alpha(90) };
    painter.add(shadow.as_shape(rect, egui::CornerRadius::same(2)));
    painter.add(Shape::convex_polygon(cut(rect, seed), fill, Stroke::NONE));
}

/// A sheet of paper around some words.
pub fn paper<R>(ui: &mut Ui, seed: u32, margin: i8, content: impl FnOnce(&mut Ui) -> R) -> R {
    let back = ui.painter().add(Shape::Noop);
    let inner = Frame::new().inner_margin(Margin::same(margin)).show(ui, content);
    let rect = inner.response.rect;
    let shadow = Shadow { offset: [0, 3], blur: 10, spread: 0, color: Color32::from_black_alpha(100) };
    let shapes = vec![
        Shape::from(shadow.as_shape(rect, egui::CornerRadius::same(2))),
        Shape::convex_polygon(cut(rect, seed), PAPER, Stroke::NONE),
    ];
    ui.painter().set(back, Shape::Vec(shapes));
    inner.inner
}

/// A sheet in the middle of the window.
pub fn centred<R>(ctx: &Context, id: &str, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    page(ctx, id, Align2::CENTER_CENTER, Vec2::ZERO, width, content)
}

/// A sheet somewhere in the window. What does not fit scrolls.
pub fn page<R>(
    ctx: &Context,
    id: &str,
    anchor: Align2,
    offset: Vec2,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    page_in(ctx, Order::Middle, id, anchor, offset, width, content)
}

/// The same, behind or before others.
pub fn page_in<R>(
    ctx: &Context,
    order: Order,
    id: &str,
    anchor: Align2,
    offset: Vec2,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let window = ctx.content_rect().size();
    let width = width.min(window.x - 40.0);
    Area::new(Id::new(id))
        .anchor(anchor, offset)
        .order(order)
        .show(ctx, |ui| {
            // An anchored area would only offer what is left below its place.
            ui.set_max_size(vec2(width, window.y));
            paper(ui, id.len() as u32, 20, |ui| {
                ui.set_width(width - 40.0);
                egui::ScrollArea::vertical()
                    .max_height(window.y - 84.0)
                    .show(ui, |ui| {
                        ui.set_width(width - 52.0);
                        // A button that has the focus at the top keeps its frame.
                        ui.add_space(4.0);
                        content(ui)
                    })
                    .inner
            })
        })
        .inner
}

/// A title.
pub fn heading(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).text_style(TextStyle::Heading));
}

/// A title within a page.
pub fn subheading(ui: &mut Ui, words: &str) {
    let size = if ui.available_width() < NARROW { 13.0 } else { 19.0 };
    ui.label(RichText::new(words).font(FontId::new(size, display())));
}

/// Words that go on over several lines.
pub fn text(ui: &mut Ui, words: &str) {
    ui.add(egui::Label::new(words).wrap());
}

/// Words that stand out.
pub fn strong(ui: &mut Ui, words: &str) {
    ui.add(egui::Label::new(RichText::new(words).family(bold())).wrap());
}

/// Words that stay in the background.
pub fn small(ui: &mut Ui, words: &str) {
    ui.add(egui::Label::new(RichText::new(words).text_style(TextStyle::Small)).wrap());
}

/// Small words that stand out.
pub fn small_strong(ui: &mut Ui, words: &str) {
    let words = RichText::new(words).text_style(TextStyle::Small).family(bold());
    ui.add(egui::Label::new(words).wrap());
}

/// How far something is, from 0 to 1.
pub fn progress(ui: &mut Ui, part: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    ui.painter().add(Shape::convex_polygon(cut(rect, 3), CONCRETE, Stroke::NONE));
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part.clamp(0.02, 1.0), rect.height()));
    ui.painter().add(Shape::convex_polygon(cut(done, 5), MUSTARD, Stroke::NONE));
}

/// How a button fits its place, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The size of the words.
    pub size: f32,
    /// The widest it is: words get smaller first, and then go on over several lines.
    pub most: f32,
    /// The lowest and narrowest it is, so that a finger finds it.
    pub least: f32,
}

impl Fit {
    /// For the margins of the table.
    pub const SMALL: Fit = Fit { size: 15.0, most: f32::INFINITY, least: 0.0 };

    /// No wider than this.
    pub fn within(self, most: f32) -> Fit {
        Fit { most, ..self }
    }

    /// No smaller than this in either direction.
    pub fn for_finger(self, least: f32) -> Fit {
        Fit { least, ..self }
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Button<'a> {
    words: &'a str,
    enabled: bool,
    chosen: bool,
    width: Option<f32>,
    most: f32,
    least: f32,
    size: f32,
    mark: Option<Mark>,
}

/// The smallest that words on a button get so that they stay on one line.
const SMALLEST_BUTTON: f32 = 11.0;

/// Lines narrower than this hold hardly more than a word.
const NARROW: f32 = 100.0;

/// How wide a mark is drawn, in parts of the size of the words.
const MARK: f32 = 1.15;

impl<'a> Button<'a> {
    /// A button with words on it.
    pub fn new(words: &'a str) -> Self {
        Button {
            words,
            enabled: true,
            chosen: false,
            width: None,
            most: f32::INFINITY,
            least: 0.0,
            size: 19.0,
            mark: None,
        }
    }

    /// As it fits its place.
    pub fn fit(self, Fit { size, most, least }: Fit) -> Self {
        Button { size, most, least, ..self }
    }

    /// With a mark before the words.
    pub fn marked(self, mark: Option<Mark>) -> Self {
        Button { mark, ..self }
    }

    /// Greyed unless `enabled`.
    pub fn enabled(self, enabled: bool) -> Self {
        Button { enabled, ..self }
    }

    /// One of several, and the one that holds.
    pub fn chosen(self, chosen: bool) -> Self {
        Button { chosen, ..self }
    }

    /// As wide as this.
    pub fn wide(self, width: f32) -> Self {
        Button { width: Some(width), ..self }
    }

    /// For the margins of the table.
    pub fn small(self) -> Self {
        self.fit(Fit::SMALL)
    }

    /// Draws it: cut paper that lifts under the pointer and yields when pressed.
    pub fn show(self, ui: &mut Ui) -> Response {
        let ink = if self.enabled { INK } else { Color32::from_rgb(0x6A, 0x66, 0x60) };
        let (galley, padding, before) = self.lay_out(ui.painter(), ink);
        let least = vec2(self.width.unwrap_or(0.0).max(self.least), (self.size * 1.7).max(self.least));
        let size = (galley.size() + vec2(before, 0.0) + 2.0 * padding).max(least);
        let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
        if !self.enabled {
            response = response.on_hover_cursor(egui::CursorIcon::NotAllowed);
        }
        // Keys may have gone on to what is out of sight.
        if response.gained_focus() {
            ui.scroll_to_rect_animation(rect.expand(8.0), None, egui::style::ScrollAnimation::none());
        }
        let label = self.words.to_owned();
        let (enabled, chosen) = (self.enabled, self.chosen);
        response.widget_info(move || WidgetInfo::selected(WidgetType::Button, enabled, chosen, &label));
        let lively = self.enabled && (response.hovered() || response.has_focus());
        let pressed = self.enabled && response.is_pointer_button_down_on();
        let lift = if pressed {
            2.0
        } else if lively {
            -2.0
        } else {
            0.0
        };
        let face = rect.translate(vec2(0.0, lift)).shrink(if pressed { 1.0 } else { 0.0 });
        let fill = match (self.enabled, self.chosen, lively) {
            (false, ..) => CONCRETE,
            (_, true, _) | (_, _, true) => MUSTARD,
            _ => PAPER,
        };
        let seed = self.words.bytes().fold(7u32, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
        sheet(ui.painter(), face, fill, seed);
        if response.has_focus() {
            let around = cut(face.expand(3.0), seed);
            ui.painter().add(Shape::closed_line(around, Stroke::new(2.5, INK)));
        }
        let at = face.center() - (galley.size() - vec2(before, 0.0)) / 2.0;
        if let Some(mark) = self.mark {
            let middle = pos2(at.x - before + self.size * MARK / 2.0, face.center().y);
            mark.paint(ui.painter(), middle, self.size * MARK / 2.0);
        }
        ui.painter().galley(at, galley, ink);
        response
    }

    /// How wide it will be.
    pub fn width_of(self, painter: &Painter) -> f32 {
        let (galley, padding, before) = self.lay_out(painter, INK);
        (galley.size().x + 2.0 * padding.x + before).max(self.least)
    }

    /// The words as they fit, what is left free around them, and what the mark
    /// before them takes.
    fn lay_out(&self, painter: &Painter, ink: Color32) -> (Arc<egui::Galley>, Vec2, f32) {
        let padding = vec2(self.size * 0.75, self.size * 0.36);
        let tight = vec2(padding.x.min(self.most * 0.08), padding.y);
        let before = if self.mark.is_some() { self.size * (MARK + 0.3) } else { 0.0 };
        let most = self.most - 2.0 * tight.x - before;
        let at = |size: f32| painter.layout_no_wrap(self.words.to_owned(), FontId::new(size, display()), ink);
        let mut size = self.size;
        while size > SMALLEST_BUTTON && at(size).size().x > most {
            size -= 1.0;
        }
        let one = at(size);
        if one.size().x <= most {
            let padding = vec2(padding.x.min((self.most - before - one.size().x) / 2.0), padding.y);
            return (one, padding, before);
        }
        // On several lines they are a little smaller, and the more so where there is
        // room for hardly more than a word.
        let font = FontId::new(self.size.min(if most < NARROW { SMALLEST_BUTTON } else { 13.0 }), display());
        (painter.layout(self.words.to_owned(), font, ink, most), tight, before)
    }
}

/// A sign on a button, which says by its form what its colour says too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A blue drop: something that may be done besides.
    Blue,
}

/// The blue of what may be done besides, as on the aid sheets.
pub const BLUE: Color32 = Color32::from_rgb(0x2F, 0x6F, 0xA8);

impl Mark {
    fn paint(self, painter: &Painter, middle: Pos2, radius: f32) {
        match self {
            Mark::Blue => {
                let drop: Vec<Pos2> = std::iter::once(middle + vec2(0.0, -radius))
                    .chain((0..=10).map(|nth| {
                        let angle = (-20.0 + 22.0 * nth as f32).to_radians();
                        middle + vec2(0.0, radius * 0.3) + Vec2::angled(angle) * radius * 0.68
                    }))
                    .collect();
                painter.add(Shape::convex_polygon(drop, BLUE, Stroke::new(1.0, PAPER)));
            }
        }
    }
}

/// What scrolls where it does not fit a height. Signs say that there is more, and
/// on which side. `push` moves it on by so much, however it was asked for.
pub fn scrolling<R>(ui: &mut Ui, id: Id, height: f32, push: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let source = egui::scroll_area::ScrollSource::ALL;
    let area = egui::ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height);
    // Lines that broke elsewhere beside a bar could make it come and go for ever.
    let width = ui.available_width() - ui.spacing().scroll.allocated_width();
    let shown = area.auto_shrink([false, true]).scroll_source(source).show(ui, |ui| {
        ui.set_max_width(width);
        if push != 0.0 {
            ui.scroll_with_delta_animation(vec2(0.0, push), egui::style::ScrollAnimation::none());
        }
        content(ui)
    });
    let rect = shown.inner_rect;
    let below = shown.content_size.y - rect.height() - shown.state.offset.y;
    for (more, edge, way) in [(shown.state.offset.y, rect.top(), -1.0), (below, rect.bottom(), 1.0)] {
        if more > 2.0 {
            more_sign(ui, pos2(rect.center().x, edge), way);
        }
    }
    shown.inner
}

/// A tongue of paper that points to where something goes on.
fn more_sign(ui: &Ui, at: Pos2, way: f32) {
    let painter = ui.painter();
    let middle = at - vec2(0.0, 5.0 * way);
    painter.rect_filled(Rect::from_center_size(middle, vec2(30.0, 11.0)), 5.0, MUSTARD);
    let tip = |x: f32, y: f32| middle + vec2(x, y * way);
    painter.add(Shape::convex_polygon(vec![tip(-5.0, -2.5), tip(5.0, -2.5), tip(0.0, 3.5)], INK, Stroke::NONE));
}

/// Whether a button was pressed that is not greyed.
pub fn pressed(ui: &mut Ui, button: Button) -> bool {
    let enabled = button.enabled;
    button.show(ui).clicked() && enabled
}

/// The mark of a seat, so that colour is never alone: disc, triangle, square,
/// star, cross, diamond.
pub fn glyph(painter: &Painter, middle: Pos2, radius: f32, seat: Seat, fill: Color32) {
    let around = |points: usize, turn: f32, reach: &dyn Fn(usize) -> f32| -> Vec<Pos2> {
        (0..points)
            .map(|nth| {
                let angle = turn + std::f32::consts::TAU * nth as f32 / points as f32;
                middle + Vec2::angled(angle) * radius * reach(nth)
            })
            .collect()
    };
    let up = -std::f32::consts::FRAC_PI_2;
    let even = |_: usize| 1.0;
    match seat.0 % 6 {
        0 => {
            painter.circle_filled(middle, radius * 0.9, fill);
        }
        1 => {
            painter.add(Shape::convex_polygon(around(3, up, &|_| 1.15), fill, Stroke::NONE));
        }
        2 => {
            painter.add(Shape::convex_polygon(around(4, up / 2.0, &|_| 1.15), fill, Stroke::NONE));
        }
        3 => {
            for nth in 0..5 {
                let tip = up + std::f32::consts::TAU * nth as f32 / 5.0;
                let side = |by: f32| middle + Vec2::angled(tip + by) * radius * 0.5;
                let points = vec![middle, side(-0.63), middle + Vec2::angled(tip) * radius * 1.15, side(0.63)];
                painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
            }
        }
        4 => {
            painter.rect_filled(Rect::from_center_size(middle, vec2(radius * 2.0, radius * 0.75)), 0.0, fill);
            painter.rect_filled(Rect::from_center_size(middle, vec2(radius * 0.75, radius * 2.0)), 0.0, fill);
        }
        _ => {
            painter.add(Shape::convex_polygon(around(4, up, &even), fill, Stroke::NONE));
        }
    }
}

/// The mark and the colour of a seat, as a widget.
pub fn seat_mark(ui: &mut Ui, seat: Seat, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    ui.painter().circle_filled(rect.center(), size * 0.5, seat_colour(seat));
    let on = if matches!(seat.0 % 6, 2 | 4 | 5) { INK } else { PAPER };
    glyph(ui.painter(), rect.center(), size * 0.27, seat, on);
}

/// How much room the sign takes that somebody is thinking.
pub const THINKING: f32 = 38.0;

/// Three dots that rise one after another: somebody is thinking. It asks for no frames
/// of its own: while somebody thinks they come anyway. `still` leaves the dots where
/// they are.
pub fn thinking(ui: &mut Ui, still: bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(THINKING - 8.0, 16.0), Sense::hover());
    let time = ui.input(|input| input.time);
    for nth in 0..3 {
        let rise = if still { 0.0 } else { nod(time - 0.16 * f64::from(nth)).max(0.0) };
        let at = pos2(rect.left() + 5.0 + 10.0 * nth as f32, rect.center().y + 3.0 - 6.0 * rise);
        ui.painter().circle_filled(at, 3.4, INK);
    }
}

/// Up and down, from 1 to -1, about once a second.
pub fn nod(seconds: f64) -> f32 {
    (seconds * std::f64::consts::TAU * 0.9).sin() as f32
}

/// The portraits of bots, by the names of their pictures: the image that has them, and
/// which part of it they are.
#[derive(Clone, Debug, Default)]
pub struct Faces(pub Arc<BTreeMap<String, (egui::TextureId, Rect)>>);

impl Faces {
    fn id() -> Id {
        Id::new("faces")
    }

    /// Makes them known to a context.
    pub fn dress(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Faces::id(), self));
    }
}

/// The picture of who plays a seat of a game: none of a person.
pub fn picture_of(game: &str, kind: SeatKind) -> Option<String> {
    match kind {
        SeatKind::Human => None,
        SeatKind::Bot(Level::Random) => Some("face/random".to_owned()),
        SeatKind::Bot(level) => Some(format!("face/{game}-{level}")),
    }
}

/// How much of a portrait is its edge, on each side.
const FACE_EDGE: f32 = 0.125;

/// The portrait of a bot, by the name of its picture. Before it is loaded there is a
/// disc of paper.
pub fn paint_face(ui: &Ui, picture: &str, rect: Rect) {
    let faces: Faces = ui.ctx().data(|data| data.get_temp(Faces::id())).unwrap_or_default();
    match faces.0.get(picture) {
        Some(&(texture, part)) => {
            // Its own edges are half clear and would shine on something dark: it is cut
            // out within them, and laid on paper as everything is here.
            let seed = picture.bytes().fold(3u32, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
            sheet(ui.painter(), rect.shrink(rect.width() * 0.04), PAPER, seed);
            let within = part.shrink2(part.size() * FACE_EDGE);
            ui.painter().image(texture, rect.shrink(rect.width() * 0.09), within, Color32::WHITE);
        }
        None => {
            ui.painter().circle_filled(rect.center(), rect.width() * 0.45, CONCRETE);
        }
    }
}

/// The portrait of who plays a seat of a game, as a widget; the same room for a person.
pub fn face(ui: &mut Ui, game: &str, kind: SeatKind, size: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if let Some(picture) = picture_of(game, kind) {
        paint_face(ui, &picture, rect);
    }
}

/// Words in the display face, painted at a point; broken into lines that are no
/// wider than `width`. Returns how high they are.
pub fn poster(painter: &Painter, at: Pos2, words: &str, size: f32, width: f32, fill: Color32) -> f32 {
    let font = FontId::new(size, display());
    let shade = painter.layout(words.to_owned(), font.clone(), Color32::from_black_alpha(120), width);
    let galley = painter.layout(words.to_owned(), font, fill, width);
    let height = galley.size().y;
    painter.galley(at + vec2(0.0, size * 0.06), shade, fill);
    painter.galley(at, galley, fill);
    height
}
