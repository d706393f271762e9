//! The lobby: which game, who sits where, in which house, with which seed.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Curtain, Plan, Screen, Setups};
use crate::app::hud::{Words, style};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::bots::{Level, SeatKind};
use crate::locale::{Locale, eviction as say};
use crate::rules::eviction::Eviction;
use crate::rules::{Game, Seat};

/// Adds the lobby.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Words).run_if(in_state(Screen::Lobby).and_then(in_state(Curtain::Up))),
    )
    .add_systems(Update, leave.run_if(in_state(Screen::Lobby)));
}

fn leave(keys: Res<ButtonInput<KeyCode>>, mut screen: ResMut<NextState<Screen>>) {
    if keys.just_pressed(KeyCode::Escape) {
        screen.set(Screen::Title);
    }
}

fn draw(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    setups: Res<Setups>,
    mut plan: ResMut<Plan>,
    mut screen: ResMut<NextState<Screen>>,
    mut sounds: MessageWriter<PlaySound>,
    mut seed: Local<Option<String>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut next = plan.clone();
    let text = seed.get_or_insert_with(|| plan.seed.to_string());
    if text.parse() != Ok(plan.seed) && text.parse::<u64>().is_ok() {
        *text = plan.seed.to_string();
    }
    let choice = lobby(ctx, settings.locale(), &setups, &mut next, text);
    if *plan != next {
        *plan = next;
        sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
    }
    match choice {
        Some(Choice::Start) => screen.set(Screen::Match),
        Some(Choice::Back) => screen.set(Screen::Title),
        None => {}
    }
    Ok(())
}

/// What somebody chose in the lobby, besides changing the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Begin the match.
    Start,
    /// Back to the title.
    Back,
}

/// Draws the lobby and changes the plan. `seed` is what is written in the field.
pub fn lobby(ctx: &Context, locale: Locale, setups: &Setups, plan: &mut Plan, seed: &mut String) -> Option<Choice> {
    style::centred(ctx, "lobby", 860.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
        let mut choice = None;
        ui.horizontal(|ui| {
            style::heading(ui, &locale.say("lobby-title"));
            ui.add_space(12.0);
            style::Button::new(&locale.say("game-eviction")).small().chosen(true).show(ui);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                choice = begin(ui, locale, setups, plan, seed);
            });
        });
        objections(ui, locale, setups, plan);
        let wide = ui.available_width() > 600.0;
        if wide {
            let left = egui::Layout::top_down(egui::Align::LEFT);
            ui.columns(2, |columns| {
                columns[0].with_layout(left, |ui| seats(ui, locale, plan));
                columns[1].with_layout(left, |ui| house(ui, locale, setups, plan));
            });
        } else {
            seats(ui, locale, plan);
            house(ui, locale, setups, plan);
        }
        seed_line(ui, locale, plan, seed);
        choice
    })
}

fn seats(ui: &mut Ui, locale: Locale, plan: &mut Plan) {
    style::subheading(ui, &locale.say("lobby-seats"));
    let kinds = [SeatKind::Human, SeatKind::Bot(Level::Greedy), SeatKind::Bot(Level::Random)];
    for seat in Seat::all(plan.seats.len() as u8) {
        let kind = plan.seats[seat.index()];
        ui.horizontal(|ui| {
            style::seat_mark(ui, seat, 30.0);
            let name = say::seat_name(locale, &[], seat);
            let player = match kind {
                SeatKind::Human => locale.say("seat-person"),
                SeatKind::Bot(level) => locale.say(&format!("bot-{level}")),
            };
            let words = locale.say_with("lobby-seat", &[("name", name.into()), ("player", player.into())]);
            if style::pressed(ui, style::Button::new(&words).small().wide(270.0)) {
                let at = kinds.iter().position(|&other| other == kind).unwrap_or(0);
                plan.seats[seat.index()] = kinds[(at + 1) % kinds.len()];
            }
        });
    }
    ui.horizontal(|ui| {
        let (least, most) = (usize::from(*Eviction::seats().start()), usize::from(*Eviction::seats().end()));
        let fewer = locale.say("lobby-seat-remove");
        if style::pressed(ui, style::Button::new(&fewer).small().enabled(plan.seats.len() > least)) {
            plan.seats.pop();
        }
        let more = locale.say("lobby-seat-add");
        if style::pressed(ui, style::Button::new(&more).small().enabled(plan.seats.len() < most)) {
            plan.seats.push(SeatKind::Bot(Level::Greedy));
        }
    });
}

fn house(ui: &mut Ui, locale: Locale, setups: &Setups, plan: &mut Plan) {
    style::subheading(ui, &locale.say("lobby-setup"));
    ui.horizontal_wrapped(|ui| {
        for (stem, file) in &setups.0.setups {
            let words = say::setup_name(locale, stem, &file.title);
            if style::pressed(ui, style::Button::new(&words).small().chosen(plan.setup == *stem)) {
                let seats = file.tables.keys().copied();
                let now = plan.seats.len() as u8;
                if let Some(nearest) = seats.min_by_key(|seats| seats.abs_diff(now)) {
                    plan.seats.resize(usize::from(nearest), SeatKind::Bot(Level::Greedy));
                }
                plan.choose(setups, stem);
            }
        }
    });
    if let Some(about) = say::setup_about(locale, &plan.setup) {
        style::small(ui, &about);
    }
    if let Some(table) = plan.table(setups) {
        let arguments =
            [("rows", table.rows.into()), ("columns", table.columns.into()), ("haunted", table.haunted.into())];
        style::small_strong(ui, &locale.say_with("lobby-size", &arguments));
        ui.checkbox(&mut plan.royal_suite, locale.say("lobby-royal-suite"));
        style::small(ui, &locale.say("lobby-royal-suite-about"));
        if table.cards {
            ui.checkbox(&mut plan.renovation, locale.say("lobby-renovation"));
            style::small(ui, &locale.say("lobby-renovation-about"));
        }
    }
}

fn seed_line(ui: &mut Ui, locale: Locale, plan: &mut Plan, seed: &mut String) {
    ui.horizontal(|ui| {
        style::strong(ui, &locale.say("lobby-seed"));
        let field = ui.add(egui::TextEdit::singleline(seed).desired_width(120.0).char_limit(20));
        if field.changed()
            && let Ok(number) = seed.parse()
        {
            plan.seed = number;
        }
        if style::pressed(ui, style::Button::new(&locale.say("lobby-seed-new")).small()) {
            plan.seed = crate::cli::fresh_seed();
            *seed = plan.seed.to_string();
        }
        let about = if seed.parse::<u64>().is_ok() { "lobby-seed-about" } else { "lobby-seed-invalid" };
        style::small(ui, &locale.say(about));
    });
}

/// Why no match can be played as it is planned.
fn objections(ui: &mut Ui, locale: Locale, setups: &Setups, plan: &Plan) {
    if plan.table(setups).is_none() {
        style::strong(ui, &locale.say_with("lobby-setup-not-for", &[("seats", plan.seats.len().into())]));
    } else if let Err(unfit) = plan.options(setups) {
        style::strong(ui, &locale.say_with("error-setup-refused", &[("problem", unfit.to_string().into())]));
    }
}

/// The buttons that leave the lobby, from right to left.
fn begin(ui: &mut Ui, locale: Locale, setups: &Setups, plan: &Plan, seed: &str) -> Option<Choice> {
    let back = style::pressed(ui, style::Button::new(&locale.say("lobby-back"))).then_some(Choice::Back);
    let watched = plan.seats.iter().all(|&seat| seat != SeatKind::Human);
    let start = locale.say(if watched { "lobby-watch" } else { "lobby-start" });
    let ready = plan.options(setups).is_ok() && seed.parse::<u64>().is_ok();
    let response = style::Button::new(&start).wide(150.0).enabled(ready).chosen(ready).show(ui);
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    (response.clicked() && ready).then_some(Choice::Start).or(back)
}
