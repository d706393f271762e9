//! The lobby: which game, who sits where, in which house, with which seed.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Response, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::plan::is_planned;
use super::{Curtain, Plan, Screen, Setups};
use crate::app::Playable;
use crate::app::hud::field::field;
use crate::app::hud::style::Fit;
use crate::app::hud::{Words, style};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::bots::{Level, SeatKind};
use crate::games::{GameName, with_game};
use crate::levels::{self, Levels, Range};
use crate::locale::{Locale, Speaks, player_and_level, player_manner, seat_name};
use crate::rules::{Seat, SetupFile};

/// Adds the lobby.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, leave.run_if(in_state(Screen::Lobby)));
}

/// Adds the lobby of one game.
pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw::<G>
            .in_set(Words)
            .run_if(in_state(Screen::Lobby).and_then(in_state(Curtain::Up)).and_then(is_planned::<G>)),
    );
}

fn leave(keys: Res<ButtonInput<KeyCode>>, mut screen: ResMut<NextState<Screen>>) {
    if keys.just_pressed(KeyCode::Escape) {
        screen.set(Screen::Title);
    }
}

fn draw<G: Playable>(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    setups: Res<Setups<G>>,
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
    let locale = settings.locale();
    let choice = lobby(ctx, locale, &Offer::of(locale, &setups.0, &plan), &mut next, text);
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

/// What the lobby offers for the game that is planned.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The houses.
    pub houses: Vec<House>,
    /// What the chosen house is like.
    pub about: Option<String>,
    /// Its table for this many seats, in a line; none if it has none.
    pub table: Option<String>,
    /// What can be changed of it.
    pub choices: Vec<levels::Choice>,
    /// Why no match can be played as it is planned.
    pub objection: Option<String>,
}

/// A house that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct House {
    /// The stem of its file.
    pub stem: String,
    /// What it is called.
    pub name: String,
    /// For how many it is built.
    pub seats: Vec<u8>,
}

impl Offer {
    /// What there is for a plan.
    pub fn of<G: Playable>(locale: Locale, levels: &Levels<G>, plan: &Plan) -> Offer {
        let house = |(stem, file): &(String, SetupFile<G>)| {
            let name = G::setup_name(locale, stem, &file.title);
            House { stem: stem.clone(), name, seats: file.tables.keys().copied().collect() }
        };
        let options = plan.table(levels);
        let objection = match (&options, plan.options(levels)) {
            (None, _) => Some(locale.say_with("lobby-setup-not-for", &[("seats", plan.seats.len().into())])),
            (_, Err(unfit)) => Some(locale.say_with("error-setup-refused", &[("problem", unfit.to_string().into())])),
            (_, Ok(_)) => None,
        };
        Offer {
            houses: levels.setups.iter().map(house).collect(),
            about: G::setup_about(locale, &plan.setup),
            table: options.as_ref().map(|options| G::table(locale, options)),
            choices: options.as_ref().map(G::choices).unwrap_or_default(),
            objection,
        }
    }
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
pub fn lobby(ctx: &Context, locale: Locale, offer: &Offer, plan: &mut Plan, seed: &mut String) -> Option<Choice> {
    style::centred(ctx, "lobby", 860.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
        let mut choice = None;
        ui.horizontal(|ui| {
            style::heading(ui, &locale.say("lobby-title"));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                choice = begin(ui, locale, offer, plan, seed);
            });
        });
        ui.horizontal_wrapped(|ui| games(ui, locale, plan));
        if let Some(objection) = &offer.objection {
            style::strong(ui, objection);
        }
        let wide = ui.available_width() > 600.0;
        if wide {
            let left = egui::Layout::top_down(egui::Align::LEFT);
            ui.columns(2, |columns| {
                columns[0].with_layout(left, |ui| seats(ui, locale, plan));
                columns[1].with_layout(left, |ui| house(ui, locale, offer, plan));
            });
        } else {
            seats(ui, locale, plan);
            house(ui, locale, offer, plan);
        }
        seed_line(ui, locale, plan, seed);
        choice
    })
}

fn games(ui: &mut Ui, locale: Locale, plan: &mut Plan) {
    for &game in GameName::ALL {
        let title = with_game!(game, G => G::title(locale));
        let chosen = plan.game == game;
        if style::pressed(ui, style::Button::new(&title).small().chosen(chosen)) && !chosen {
            plan.take_game(game);
        }
    }
}

fn seats(ui: &mut Ui, locale: Locale, plan: &mut Plan) {
    style::subheading(ui, &locale.say("lobby-seats"));
    let game = plan.game.name();
    for seat in Seat::all(plan.seats.len() as u8) {
        let kind = plan.seats[seat.index()];
        let manner = player_manner(locale, game, kind);
        ui.horizontal(|ui| {
            style::seat_mark(ui, seat, 30.0);
            style::face(ui, game, kind, 40.0);
            let (name, player) = (seat_name(locale, &[], seat), player_and_level(locale, game, kind));
            let words = locale.say_with("lobby-seat", &[("name", name.into()), ("player", player.into())]);
            let fit = Fit::SMALL.within(ui.available_width() - 2.0);
            let response = style::Button::new(&words).fit(fit).wide(270.0).show(ui);
            if response.clicked() {
                plan.seats[seat.index()] = kind_after(kind);
            }
            if let Some(manner) = &manner {
                response.on_hover_text(manner);
            }
        });
        // Of two alike, one introduction is enough.
        let introduced = plan.seats[..seat.index()].contains(&kind);
        if let Some(manner) = manner.filter(|_| !introduced) {
            style::small(ui, &manner);
        }
    }
    ui.horizontal(|ui| {
        let (least, most) = (usize::from(*plan.game.seats().start()), usize::from(*plan.game.seats().end()));
        let fewer = locale.say("lobby-seat-remove");
        if style::pressed(ui, style::Button::new(&fewer).small().enabled(plan.seats.len() > least)) {
            plan.seats.pop();
        }
        let more = locale.say("lobby-seat-add");
        if style::pressed(ui, style::Button::new(&more).small().enabled(plan.seats.len() < most)) {
            plan.seats.push(SeatKind::Bot(Level::Medium));
        }
    });
}

/// Whom a click on a seat brings there: a person, then bots from the weakest on.
/// The one that throws coins is invited by the command line only.
fn kind_after(kind: SeatKind) -> SeatKind {
    let mut kinds = std::iter::once(SeatKind::Human).chain(Level::OFFERED.map(SeatKind::Bot));
    kinds.find(|&other| other == kind);
    kinds.next().unwrap_or(SeatKind::Human)
}

fn house(ui: &mut Ui, locale: Locale, offer: &Offer, plan: &mut Plan) {
    style::subheading(ui, &locale.say("lobby-setup"));
    ui.horizontal_wrapped(|ui| {
        for house in &offer.houses {
            if style::pressed(ui, style::Button::new(&house.name).small().chosen(plan.setup == house.stem)) {
                let now = plan.seats.len() as u8;
                if let Some(&nearest) = house.seats.iter().min_by_key(|seats| seats.abs_diff(now)) {
                    plan.resize(usize::from(nearest));
                }
                plan.choose(&house.stem);
            }
        }
    });
    if let Some(about) = &offer.about {
        style::small(ui, about);
    }
    if let Some(table) = &offer.table {
        style::small_strong(ui, table);
    }
    // What there is to say about many choices would fill the window.
    let many = offer.choices.len() > 3;
    for choice in &offer.choices {
        let drawn = change(ui, locale, choice, plan);
        match locale.find(&format!("{}-about", choice.id)) {
            Some(about) if many => {
                drawn.on_hover_text(about);
            }
            Some(about) => style::small(ui, &about),
            None => {}
        }
    }
}

/// Something that can be changed of the house; returns what is drawn of its name.
fn change(ui: &mut Ui, locale: Locale, choice: &levels::Choice, plan: &mut Plan) -> Response {
    match choice.what {
        Range::Switch { mut on } => {
            let drawn = ui.checkbox(&mut on, locale.say(choice.id));
            if drawn.changed() {
                plan.change(choice.id, on.into());
            }
            drawn
        }
        Range::Number { value, least, most, step } => {
            ui.horizontal(|ui| {
                for (sign, to) in [("−", value - step), ("+", value + step)] {
                    let possible = (least..=most).contains(&to);
                    if style::pressed(ui, style::Button::new(sign).small().enabled(possible)) {
                        plan.change(choice.id, to);
                    }
                }
                ui.label(locale.say_with(choice.id, &[("number", value.into())]))
            })
            .inner
        }
        Range::Pick { chosen, names } => {
            ui.horizontal_wrapped(|ui| {
                let drawn = ui.label(locale.say(choice.id));
                for (nth, name) in names.iter().enumerate() {
                    let words = locale.say(&format!("{}-{name}", choice.id));
                    if style::pressed(ui, style::Button::new(&words).small().chosen(nth == chosen)) {
                        plan.change(choice.id, nth as i32);
                    }
                }
                drawn
            })
            .inner
        }
    }
}

/// The letters of the greatest seed there is.
const LONGEST_SEED: usize = 20;

fn seed_line(ui: &mut Ui, locale: Locale, plan: &mut Plan, seed: &mut String) {
    ui.horizontal(|ui| {
        let label = locale.say("lobby-seed");
        style::strong(ui, &label);
        let field = field(ui, &label, seed, 120.0, LONGEST_SEED);
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

/// The buttons that leave the lobby, from right to left.
fn begin(ui: &mut Ui, locale: Locale, offer: &Offer, plan: &Plan, seed: &str) -> Option<Choice> {
    let back = style::pressed(ui, style::Button::new(&locale.say("lobby-back"))).then_some(Choice::Back);
    let watched = plan.seats.iter().all(|&seat| seat != SeatKind::Human);
    let start = locale.say(if watched { "lobby-watch" } else { "lobby-start" });
    let ready = offer.objection.is_none() && seed.parse::<u64>().is_ok();
    let response = style::Button::new(&start).wide(150.0).enabled(ready).chosen(ready).show(ui);
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    (response.clicked() && ready).then_some(Choice::Start).or(back)
}
