//! Who won, and where each point came from.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Context, Key, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Busy, Curtain, Plan, Screen};
use crate::app::hud::{Words, style};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::bots::SeatKind;
use crate::games::{GameName, with_game};
use crate::locale::{Locale, Speaks, player_name, seat_name, signed, stages, ties};
use crate::rules::Placing;

/// Adds the results.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>()
        .add_systems(OnEnter(Screen::Results), start_counting)
        .add_systems(Update, count.run_if(in_state(Screen::Results)))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Words)
                .run_if(in_state(Screen::Results).and_then(in_state(Curtain::Up)).and_then(resource_exists::<Outcome>)),
        );
}

/// How a match ended.
#[derive(Resource, Clone, Debug)]
pub struct Outcome {
    /// The game.
    pub game: GameName,
    /// The ranking.
    pub placings: Vec<Placing>,
    /// Who sat where.
    pub seats: Vec<SeatKind>,
    /// Who each seat was in the match, where a game has parts to play.
    pub parts: Vec<Option<String>>,
}

/// How much of the sums has been counted aloud.
#[derive(Resource, Default, Debug)]
struct Counted {
    seconds: f32,
    ticks: u32,
}

/// Points counted in a second, unless there are so many that it would take long.
const POINTS_A_SECOND: f32 = 7.0;

/// The most seconds for which anything is counted.
const LONGEST_COUNT: f32 = 8.0;

/// Points counted in a second for a largest sum of so many.
fn pace(most: i32) -> f32 {
    POINTS_A_SECOND.max(most as f32 / LONGEST_COUNT)
}

fn start_counting(mut counted: ResMut<Counted>) {
    *counted = Counted::default();
}

/// Counts, a tick for each point, each higher than the last.
fn count(
    mut counted: ResMut<Counted>,
    outcome: Option<Res<Outcome>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut busy: ResMut<Busy>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(outcome) = outcome else { return };
    let most = most(&outcome);
    let (pace, most) = (pace(most), most as f32);
    let step = settings.speed.factor().map_or(1000.0, |factor| time.delta_secs().min(0.05) * factor);
    if counted.seconds * pace >= most {
        return;
    }
    counted.seconds += step;
    busy.0 = true;
    let ticks = (counted.seconds * pace).min(most) as u32;
    if ticks > counted.ticks {
        counted.ticks = ticks;
        sounds.write(PlaySound { sound: Sound::Score, pitch: 1.0 + ticks as f32 * 0.05 });
    }
}

/// What somebody chose at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Do not count any longer.
    Skip,
    /// The same seats once more.
    Again,
    /// Arrange another match.
    Lobby,
    /// Back to the title.
    Title,
}

fn draw(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    outcome: Res<Outcome>,
    mut counted: ResMut<Counted>,
    mut plan: ResMut<Plan>,
    mut screen: ResMut<NextState<Screen>>,
    mut sounds: MessageWriter<PlaySound>,
) -> Result {
    let limit = (counted.seconds * pace(most(&outcome))) as i32;
    let Some(choice) = results(contexts.ctx_mut()?, settings.locale(), &outcome, limit) else { return Ok(()) };
    sounds.write(PlaySound { sound: Sound::Click, pitch: 1.0 });
    match choice {
        Choice::Skip => counted.seconds = f32::MAX,
        Choice::Again => {
            // Seats may have changed hands since it was planned.
            plan.seats = outcome.seats.clone();
            plan.seed = crate::cli::fresh_seed();
            screen.set(Screen::Match);
        }
        Choice::Lobby => screen.set(Screen::Lobby),
        Choice::Title => screen.set(Screen::Title),
    }
    Ok(())
}

/// Draws the results; no sum is shown larger than `limit`, while it is counted.
pub fn results(ctx: &Context, locale: Locale, outcome: &Outcome, limit: i32) -> Option<Choice> {
    style::page(ctx, "results", Align2::CENTER_CENTER, vec2(0.0, 10.0), 680.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        let counting = limit < most(outcome);
        let title = if counting { locale.say("results-counting") } else { headline(locale, outcome) };
        style::heading(ui, &title);
        for placing in &outcome.placings {
            line(ui, locale, outcome, placing, limit);
        }
        if !counting {
            let ties = with_game!(outcome.game, G => ties::<G>(locale, &[], &outcome.placings));
            ties.iter().for_each(|tie| style::small_strong(ui, tie));
        }
        ui.add_space(6.0);
        if counting {
            let response = style::Button::new(&locale.say("results-skip")).small().show(ui);
            response.request_focus();
            return response.clicked().then_some(Choice::Skip);
        }
        buttons(ui, locale, outcome)
    })
}

/// The largest sum, which takes longest to count.
fn most(outcome: &Outcome) -> i32 {
    outcome.placings.iter().map(|placing| placing.score.abs()).max().unwrap_or(0)
}

fn headline(locale: Locale, outcome: &Outcome) -> String {
    let winners: Vec<&Placing> = outcome.placings.iter().filter(|placing| placing.rank == 1).collect();
    let names: Vec<String> = winners.iter().map(|placing| seat_name(locale, &[], placing.seat)).collect();
    let score = winners.first().map_or(0, |placing| placing.score);
    with_game!(outcome.game, G => G::victory(locale, &names, score))
}

/// A seat: its place, its sum, and what the sum is made of.
fn line(ui: &mut Ui, locale: Locale, outcome: &Outcome, placing: &Placing, limit: i32) {
    let game = outcome.game;
    let shown = placing.score.clamp(-limit, limit);
    ui.horizontal(|ui| {
        style::seat_mark(ui, placing.seat, 34.0);
        let kind = outcome.seats.get(placing.seat.index()).copied().unwrap_or(SeatKind::Human);
        // A column for portraits, if there are any.
        if outcome.seats.iter().any(|&seat| seat != SeatKind::Human) {
            style::face(ui, game.name(), kind, 40.0);
        }
        let name = seat_name(locale, &[], placing.seat);
        let place = locale.say_with("results-place", &[("rank", placing.rank.into()), ("name", name.into())]);
        let words = egui::RichText::new(place).font(egui::FontId::new(20.0, egui::FontFamily::Name("display".into())));
        ui.allocate_ui(vec2(150.0, 34.0), |ui| {
            ui.set_width(150.0);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.vertical(|ui| {
                ui.label(words);
                if kind != SeatKind::Human {
                    style::small(ui, &player_name(locale, game.name(), kind));
                }
                if let Some(Some(part)) = outcome.parts.get(placing.seat.index()) {
                    style::small(ui, part);
                }
            });
        });
        let sum = egui::RichText::new(shown.to_string())
            .font(egui::FontId::new(30.0, egui::FontFamily::Name("display".into())));
        ui.add_sized([56.0, 34.0], egui::Label::new(sum));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let parts: Vec<String> = placing
                .sources
                .iter()
                .map(|source| {
                    let name = with_game!(game, G => G::source(locale, source.name));
                    let points = signed(source.amount);
                    locale.say_with("results-line", &[("source", name.into()), ("points", points.into())])
                })
                .collect();
            style::small(ui, &parts.join("   "));
            if !placing.stages.is_empty() {
                style::small(ui, &stages(locale, placing).join("   "));
            }
        });
    });
}

/// Nothing has the focus until an arrow or Tab asks for it: who presses Enter to
/// the end of a match must not begin the next one before the results are read.
fn buttons(ui: &mut Ui, locale: Locale, outcome: &Outcome) -> Option<Choice> {
    let arrows = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
    let asked = ui.input(|input| arrows.iter().any(|&key| input.key_pressed(key)));
    let watched = outcome.seats.iter().all(|&seat| seat != SeatKind::Human);
    ui.horizontal_wrapped(|ui| {
        let mut chosen = None;
        let choices = [
            (if watched { "results-watch" } else { "results-again" }, Choice::Again),
            ("results-lobby", Choice::Lobby),
            ("results-title-screen", Choice::Title),
        ];
        for (id, choice) in choices {
            let words = locale.say(id);
            let response = style::Button::new(&words).small().show(ui);
            if choice == Choice::Again && asked && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
                // The arrow that asked for it must not lead on.
                ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
            }
            if response.clicked() {
                chosen = Some(choice);
            }
        }
        chosen
    })
    .inner
}
