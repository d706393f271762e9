//! The pages that hang in front of a screen: a break, leaving, the rules, the
//! controls, the options, passing the seat, and what went wrong.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Context, Order, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::match_hud::Toast;
use super::model::CONTROLS;
use super::{Words, style};
use crate::app::Playable;
use crate::app::flow::{Intent, Live, Look};
use crate::app::screens::plan::is_planned;
use crate::app::screens::{Curtain, Plan, Problems, Screen, Setups};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::bots::{Level, SeatKind};
use crate::cli::Speed;
use crate::games::{GameName, with_game};
use crate::levels::Levels;
use crate::locale::{Language, Locale, Speaks, player_manner, player_name, seat_name};
use crate::record::write_code;
use crate::rules::Seat;

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, problems.in_set(Words));
}

/// Adds the pages that hang in front of one game.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, page::<G>.before(problems).in_set(Words).run_if(is_planned::<G>));
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
    /// The rules of another game.
    Game(GameName),
    /// The match at another point.
    Look(Look),
    /// The code of the match, to be given to somebody.
    Share,
    /// Somebody else decides for a seat.
    Give(Seat, SeatKind),
}

#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w, G: Playable> {
    curtain: Res<'w, State<Curtain>>,
    next: ResMut<'w, NextState<Curtain>>,
    screen: ResMut<'w, NextState<Screen>>,
    settings: ResMut<'w, Settings>,
    live: Option<Res<'w, Live<G>>>,
    plan: ResMut<'w, Plan>,
    setups: Res<'w, Setups<G>>,
    intents: MessageWriter<'w, Intent<G>>,
    sounds: MessageWriter<'w, PlaySound>,
    toast: ResMut<'w, Toast>,
}

fn page<G: Playable>(mut contexts: EguiContexts, mut desk: Desk<G>, mut shown: Local<Curtain>) -> Result {
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
            let awaiting = desk.live.as_ref().and_then(|live| live.awaiting());
            awaiting.and_then(|seat| pass_the_seat(ctx, locale, seat, &seat_name(locale, &[], seat), opened))
        }
        Curtain::Paused => {
            let at = desk.live.as_ref().filter(|live| live.review().is_none()).map(|live| live.moment());
            let at = at.filter(|&moment| moment > 0);
            paused(ctx, locale, at, opened)
        }
        Curtain::Players => {
            let seats = desk.live.as_ref().map(|live| live.seats());
            seats.and_then(|seats| players(ctx, locale, G::NAME, seats, opened))
        }
        Curtain::Leaving => leaving(ctx, locale, opened),
        Curtain::Rules => {
            let (card, games) = (desk.rules_card(locale), desk.live.is_none().then_some(desk.plan.game));
            rules(ctx, locale, &card, games, opened)
        }
        Curtain::Controls => controls(ctx, locale, G::CONTROLS, opened),
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
        Turn::Give(seat, kind) => {
            desk.intents.write(Intent::Give(seat, kind));
        }
        Turn::Game(game) => desk.plan.take_game(game),
        Turn::Look(look) => {
            desk.intents.write(Intent::Look(look));
            desk.next.set(Curtain::Up);
        }
        Turn::Share => {
            if let Some(live) = &desk.live {
                ctx.copy_text(write_code(live.game(), &Levels::built_in()));
                desk.toast.say(locale.say("match-shared"));
                desk.next.set(Curtain::Up);
            }
        }
    }
    Ok(())
}

impl<G: Playable> Desk<'_, G> {
    /// The rules of the match, of the one that is planned, or of the standard one.
    fn rules_card(&self, locale: Locale) -> Vec<(String, String)> {
        let live = self.live.as_ref().map(|live| live.game().record());
        let live = live.map(|record| (record.options.clone(), record.seats));
        let planned = || Some((self.plan.options(&self.setups.0).ok()?, self.plan.seats.len() as u8));
        let standard = || {
            let (&seats, options) = self.setups.0.standard()?.tables.iter().next()?;
            Some((options.clone(), seats))
        };
        let table = live.or_else(planned).or_else(standard);
        table.map(|(options, seats)| G::rules(locale, &options, seats)).unwrap_or_default()
    }
}

/// A button that closes the page. It has the focus when the page opens, and when
/// nothing has it any longer.
fn close(ui: &mut Ui, words: &str, opened: bool) -> bool {
    let response = style::Button::new(words).show(ui);
    if opened || ui.memory(|memory| memory.focused().is_none()) {
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
            let taken = close(ui, &ready, opened).then_some(Turn::TakeSeat);
            // Whoever is called may have gone home.
            let players = style::Button::new(&locale.say("match-players")).small().show(ui);
            taken.or(players.clicked().then_some(Turn::To(Curtain::Players)))
        })
        .inner
    })
}

/// A break. Unless the match is looked at already, it can be looked at from its last
/// `moment` on.
pub fn paused(ctx: &Context, locale: Locale, moment: Option<usize>, opened: bool) -> Option<Turn> {
    style::centred(ctx, "paused", 340.0, |ui| {
        ui.vertical_centered(|ui| {
            style::heading(ui, &locale.say("match-paused"));
            let mut turn = None;
            let look_back = moment.map(|moment| ("match-look-back", Turn::Look(Look::At(moment))));
            let ways = [
                ("match-resume", Turn::To(Curtain::Up)),
                ("match-players", Turn::To(Curtain::Players)),
                ("match-rules", Turn::To(Curtain::Rules)),
                ("match-help", Turn::To(Curtain::Controls)),
                ("menu-options", Turn::To(Curtain::Options)),
                ("match-share", Turn::Share),
                ("match-leave", Turn::To(Curtain::Leaving)),
            ];
            let (first, others) = ways.split_at(1);
            let ways = first.iter().copied().chain(look_back).chain(others.iter().copied());
            for (nth, (id, to)) in ways.enumerate() {
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

/// Who plays each seat, and who else could: a person at this machine, or a bot.
pub fn players(ctx: &Context, locale: Locale, game: &str, seats: &[SeatKind], opened: bool) -> Option<Turn> {
    style::centred(ctx, "players", 760.0, |ui| {
        let mut turn = None;
        ui.horizontal(|ui| {
            style::heading(ui, &locale.say("players-title"));
            ui.add_space(20.0);
            turn = close(ui, &locale.say("menu-close"), opened).then_some(Turn::To(Curtain::Up));
        });
        style::small(ui, &locale.say("players-about"));
        for (nth, &now) in seats.iter().enumerate() {
            let seat = Seat(nth as u8);
            let (name, player) = (seat_name(locale, &[], seat), player_name(locale, game, now));
            ui.horizontal_wrapped(|ui| {
                style::seat_mark(ui, seat, 26.0);
                style::face(ui, game, now, 38.0);
                ui.allocate_ui(vec2(224.0, 38.0), |ui| {
                    ui.set_width(224.0);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.vertical(|ui| {
                        style::strong(ui, &name);
                        style::small(ui, &player);
                    });
                });
                let kinds = std::iter::once(SeatKind::Human).chain(Level::OFFERED.map(SeatKind::Bot));
                for kind in kinds {
                    let words = match kind {
                        SeatKind::Human => locale.say("seat-person"),
                        SeatKind::Bot(level) => locale.say(&format!("level-{level}")),
                    };
                    let response = style::Button::new(&words).small().chosen(kind == now).show(ui);
                    if response.clicked() && kind != now {
                        turn = Some(Turn::Give(seat, kind));
                    }
                    let manner = player_manner(locale, game, kind);
                    let about = manner.map(|manner| format!("{}\n{manner}", player_name(locale, game, kind)));
                    if let Some(about) = about {
                        response.on_hover_text(about);
                    }
                }
            });
        }
        turn
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

/// The rules, as they are in this match. Outside a match those of other `games`
/// can be read too.
pub fn rules(
    ctx: &Context,
    locale: Locale,
    card: &[(String, String)],
    games: Option<GameName>,
    opened: bool,
) -> Option<Turn> {
    style::centred(ctx, "rules", 760.0, |ui| {
        let mut turn = None;
        ui.horizontal(|ui| {
            style::heading(ui, &locale.say("menu-rules"));
            ui.add_space(20.0);
            turn = close(ui, &locale.say("menu-close"), opened).then_some(Turn::To(Curtain::Up));
            for &game in GameName::ALL.iter().filter(|_| games.is_some() && GameName::ALL.len() > 1) {
                let title = with_game!(game, G => G::title(locale));
                let button = style::Button::new(&title).small().chosen(games == Some(game));
                if style::pressed(ui, button) && games != Some(game) {
                    turn = Some(Turn::Game(game));
                }
            }
        });
        for (title, words) in card {
            style::subheading(ui, title);
            style::text(ui, words);
        }
        turn
    })
}

/// Everything that can be controlled, with the mouse and with the keyboard: what
/// only this game has, then what every game has.
pub fn controls(ctx: &Context, locale: Locale, controls: &[&str], opened: bool) -> Option<Turn> {
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
            for control in controls.iter().chain(&CONTROLS) {
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
        style::subheading(ui, &locale.say("settings-reaction-time"));
        ui.horizontal_wrapped(|ui| {
            for time in Settings::REACTION_TIMES {
                let words = time.map_or_else(
                    || locale.say("settings-reaction-time-none"),
                    |seconds| locale.say_with("settings-reaction-time-seconds", &[("seconds", seconds.into())]),
                );
                let button = style::Button::new(&words).small().chosen(settings.reaction_time == time);
                if style::pressed(ui, button) {
                    settings.reaction_time = time;
                }
            }
        });
        style::small(ui, &locale.say("settings-reaction-time-about"));
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
    // Before anything else that hangs there, and with the keys.
    let read = style::page_in(ctx, Order::Foreground, "problems", Align2::CENTER_TOP, vec2(0.0, 16.0), 640.0, |ui| {
        style::subheading(ui, &locale.say("error-title"));
        problems.0.iter().for_each(|sentence| style::text(ui, sentence));
        let response = style::Button::new(&locale.say("error-go-on")).small().show(ui);
        response.request_focus();
        response.clicked()
    });
    if read || keys.just_pressed(KeyCode::Escape) {
        problems.0.clear();
    }
    Ok(())
}
