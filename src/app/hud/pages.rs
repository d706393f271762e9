//! The pages that hang in front of a screen: a break, leaving, the rules, the
//! controls, the options, passing the seat, and what went wrong.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Words, style};
use crate::app::eviction::words::names;
use crate::app::flow::{Intent, Live};
use crate::app::screens::{Curtain, Plan, Problems, Screen, Setups};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::cli::Speed;
use crate::locale::{Language, Locale, eviction as say};
use crate::rules::Seat;
use crate::rules::eviction::{Eviction, Options};

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, (page, problems).chain().in_set(Words));
}

/// What a page asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Another page, or none.
    To(Curtain),
    /// Out of the match.
    Leave,
    /// The next person has the machine.
    TakeSeat,
}

#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    curtain: Res<'w, State<Curtain>>,
    next: ResMut<'w, NextState<Curtain>>,
    screen: ResMut<'w, NextState<Screen>>,
    settings: ResMut<'w, Settings>,
    live: Option<Res<'w, Live<Eviction>>>,
    plan: Option<Res<'w, Plan>>,
    setups: Res<'w, Setups>,
    intents: MessageWriter<'w, Intent<Eviction>>,
    sounds: MessageWriter<'w, PlaySound>,
}

fn page(mut contexts: EguiContexts, mut desk: Desk, mut shown: Local<Curtain>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let curtain = **desk.curtain;
    let opened = *shown != curtain;
    *shown = curtain;
    if curtain == Curtain::Up {
        return Ok(());
    }
    let locale = desk.settings.locale();
    let turn = match curtain {
        Curtain::Up => None,
        Curtain::PassTheSeat => {
            let awaiting = desk.live.as_ref().and_then(|live| {
                let seat = live.awaiting()?;
                Some((seat, names(locale, live)[seat.index()].clone()))
            });
            awaiting.and_then(|(seat, name)| pass_the_seat(ctx, locale, seat, &name, opened))
        }
        Curtain::Paused => paused(ctx, locale, opened),
        Curtain::Leaving => leaving(ctx, locale, opened),
        Curtain::Rules => {
            let live = desk.live.as_ref().map(|live| (live.shown().table.options, live.shown().table.seats));
            let planned =
                desk.plan.as_ref().and_then(|plan| Some((plan.options(&desk.setups).ok()?, plan.seats.len() as u8)));
            let standard = desk.setups.0.standard().and_then(|file| file.tables.iter().next());
            let planned = planned.or(standard.map(|(&seats, &options)| (options, seats)));
            live.or(planned).and_then(|(options, seats)| rules(ctx, locale, &options, seats, opened))
        }
        Curtain::Controls => controls(ctx, locale, opened),
        Curtain::Options => {
            let mut settings = desk.settings.clone();
            let turn = options(ctx, &mut settings, opened);
            desk.settings.set_if_neq(settings);
            turn
        }
    };
    let Some(turn) = turn else { return Ok(()) };
    desk.sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
    match turn {
        Turn::To(page) => desk.next.set(page),
        Turn::Leave => {
            desk.next.set(Curtain::Up);
            desk.screen.set(Screen::Title);
        }
        Turn::TakeSeat => {
            desk.intents.write(Intent::TakeSeat);
        }
    }
    Ok(())
}

/// A button that closes the page, and has the focus when the page opens.
fn close(ui: &mut Ui, words: &str, opened: bool) -> bool {
    let response = style::Button::new(words).show(ui);
    if opened {
        response.request_focus();
    }
    response.clicked()
}

/// The next person is called, while all hands are hidden.
pub fn pass_the_seat(ctx: &Context, locale: Locale, seat: Seat, name: &str, opened: bool) -> Option<Turn> {
    style::centred(ctx, "pass the seat", 440.0, |ui| {
        ui.vertical_centered(|ui| {
            style::seat_mark(ui, seat, 56.0);
            style::heading(ui, &locale.say_with("match-pass-the-seat", &[("name", name.into())]));
            style::text(ui, &locale.say("match-pass-the-seat-about"));
            ui.add_space(8.0);
            let ready = locale.say_with("match-i-am", &[("name", name.into())]);
            close(ui, &ready, opened).then_some(Turn::TakeSeat)
        })
        .inner
    })
}

/// A break.
pub fn paused(ctx: &Context, locale: Locale, opened: bool) -> Option<Turn> {
    style::centred(ctx, "paused", 340.0, |ui| {
        ui.vertical_centered(|ui| {
            style::heading(ui, &locale.say("match-paused"));
            let mut turn = None;
            let ways = [
                ("match-resume", Turn::To(Curtain::Up)),
                ("match-rules", Turn::To(Curtain::Rules)),
                ("match-help", Turn::To(Curtain::Controls)),
                ("menu-options", Turn::To(Curtain::Options)),
                ("match-leave", Turn::To(Curtain::Leaving)),
            ];
            for (nth, (id, to)) in ways.into_iter().enumerate() {
                let words = locale.say(id);
                let response = style::Button::new(&words).wide(240.0).show(ui);
                if opened && nth == 0 {
                    response.request_focus();
                }
                if response.clicked() {
                    turn = Some(to);
                }
            }
            turn
        })
        .inner
    })
}

/// Whether to leave.
pub fn leaving(ctx: &Context, locale: Locale, opened: bool) -> Option<Turn> {
    style::centred(ctx, "leaving", 420.0, |ui| {
        ui.vertical_centered(|ui| {
            style::subheading(ui, &locale.say("match-leave-sure"));
            ui.add_space(6.0);
            let stay = close(ui, &locale.say("match-leave-stay"), opened).then_some(Turn::To(Curtain::Up));
            let leave = style::pressed(ui, style::Button::new(&locale.say("match-leave"))).then_some(Turn::Leave);
            stay.or(leave)
        })
        .inner
    })
}

/// The rules, as they are in this match.
pub fn rules(ctx: &Context, locale: Locale, options: &Options, seats: u8, opened: bool) -> Option<Turn> {
    style::centred(ctx, "rules", 760.0, |ui| {
        let shut = ui
            .horizontal(|ui| {
                style::heading(ui, &locale.say("menu-rules"));
                ui.add_space(20.0);
                close(ui, &locale.say("menu-close"), opened)
            })
            .inner;
        for (title, words) in say::rules(locale, options, seats) {
            style::subheading(ui, &title);
            style::text(ui, &words);
        }
        shut.then_some(Turn::To(Curtain::Up))
    })
}

/// Everything that can be controlled, with the mouse and with the keyboard.
pub fn controls(ctx: &Context, locale: Locale, opened: bool) -> Option<Turn> {
    const CONTROLS: [&str; 12] =
        ["choose", "explain", "why", "land", "undo", "skip", "log", "speed", "mute", "rules", "pause", "help"];
    style::centred(ctx, "controls", 860.0, |ui| {
        let shut = ui
            .horizontal(|ui| {
                style::heading(ui, &locale.say("help-title"));
                ui.add_space(20.0);
                close(ui, &locale.say("menu-close"), opened)
            })
            .inner;
        let width = ui.available_width();
        egui::Grid::new("controls").num_columns(3).spacing(vec2(14.0, 9.0)).max_col_width(width / 3.2).show(ui, |ui| {
            style::small(ui, "");
            style::small_strong(ui, &locale.say("help-mouse"));
            style::small_strong(ui, &locale.say("help-keyboard"));
            ui.end_row();
            for control in CONTROLS {
                style::small_strong(ui, &locale.say(&format!("help-{control}")));
                style::small(ui, &locale.say(&format!("help-{control}-mouse")));
                style::small(ui, &locale.say(&format!("help-{control}-keyboard")));
                ui.end_row();
            }
        });
        shut.then_some(Turn::To(Curtain::Up))
    })
}

/// Everything that can be set.
pub fn options(ctx: &Context, settings: &mut Settings, opened: bool) -> Option<Turn> {
    let locale = settings.locale();
    style::centred(ctx, "options", 620.0, |ui| {
        let shut = ui
            .horizontal(|ui| {
                style::heading(ui, &locale.say("settings-title"));
                ui.add_space(20.0);
                close(ui, &locale.say("menu-close"), opened)
            })
            .inner;
        style::subheading(ui, &locale.say("settings-sound"));
        for (id, volume) in [
            ("settings-music", &mut settings.music),
            ("settings-effects", &mut settings.effects),
            ("settings-interface", &mut settings.interface),
        ] {
            ui.add(egui::Slider::new(volume, 0.0..=1.0).show_value(false).text(locale.say(id)));
        }
        ui.checkbox(&mut settings.mute, locale.say("settings-mute"));
        style::subheading(ui, &locale.say("settings-speed"));
        ui.horizontal_wrapped(|ui| {
            for speed in Speed::ALL {
                let words = locale.say(&format!("speed-{}", speed.name()));
                let button = style::Button::new(&words).small().chosen(settings.speed == speed);
                if style::pressed(ui, button) {
                    settings.speed = speed;
                }
            }
        });
        ui.checkbox(&mut settings.reduced_motion, locale.say("settings-reduced-motion"));
        style::small(ui, &locale.say("settings-reduced-motion-about"));
        ui.checkbox(&mut settings.forced_steps, locale.say("settings-forced"));
        style::small(ui, &locale.say("settings-forced-about"));
        ui.checkbox(&mut settings.end_turns, locale.say("settings-end-turns"));
        style::small(ui, &locale.say("settings-end-turns-about"));
        style::subheading(ui, &locale.say("settings-text-size"));
        ui.horizontal_wrapped(|ui| {
            for percent in [100u16, 125, 150, 200] {
                let words = locale.say_with("settings-text-size-percent", &[("percent", percent.into())]);
                let size = f32::from(percent) / 100.0;
                let button = style::Button::new(&words).small().chosen((settings.text_size - size).abs() < 0.01);
                if style::pressed(ui, button) {
                    settings.text_size = size;
                }
            }
        });
        if Language::available().len() > 1 {
            style::subheading(ui, &locale.say("settings-language"));
            ui.horizontal_wrapped(|ui| {
                for &language in Language::available() {
                    let button = style::Button::new(language.own_name()).small().chosen(settings.language == language);
                    if style::pressed(ui, button) {
                        settings.language = language;
                    }
                }
            });
        }
        shut.then_some(Turn::To(Curtain::Up))
    })
}

/// Sentences about what went wrong, until somebody closes them.
fn problems(
    mut contexts: EguiContexts,
    mut problems: ResMut<Problems>,
    keys: Res<ButtonInput<KeyCode>>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
) -> Result {
    if problems.0.is_empty() || **screen == Screen::Loading {
        return Ok(());
    }
    let locale = settings.locale();
    let ctx = contexts.ctx_mut()?;
    let read = style::page(ctx, "problems", Align2::CENTER_TOP, vec2(0.0, 16.0), 640.0, |ui| {
        style::subheading(ui, &locale.say("error-title"));
        problems.0.iter().for_each(|sentence| style::text(ui, sentence));
        style::pressed(ui, style::Button::new(&locale.say("error-go-on")).small())
    });
    if read || keys.just_pressed(KeyCode::Escape) {
        problems.0.clear();
    }
    Ok(())
}
