//! The words around the table of Landlord!, and the pages about it.

use std::collections::BTreeMap;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use tenement::app::flow::Live;
use tenement::app::hud::Spoken;
use tenement::app::hud::margins::{Look, Wish, hud};
use tenement::app::hud::model::{CONTROLS, HudModel};
use tenement::app::hud::pages;
use tenement::app::landlord::{Aim, Hovered, Preview, Ways, words};
use tenement::app::screens::results::{self, Outcome};
use tenement::app::screens::{Plan, lobby};
use tenement::app::settings::Settings;
use tenement::bots::{Level, SeatKind, Thought};
use tenement::cli::{GameName, Speed};
use tenement::levels::{Levels, begin};
use tenement::locale::{Language, Locale, Speaks, seat_name};
use tenement::record::Match;
use tenement::rules::landlord::{Kind, Landlord, Move, State};
use tenement::rules::{Game, Seat, Standing, Viewer};

use super::{TABLES, USUAL, button, buttons, check_fits, click, finger, locale, misplaced, outside, says, screen};

/// Plays a match of bots that choose at random; `look` sees each state.
fn play(setup: &str, seats: u8, seed: u64, mut look: impl FnMut(&State)) -> State {
    let levels = Levels::<Landlord>::built_in();
    let mut game = begin(levels.setup(setup).expect("a setup"), seats, seed).expect("a match");
    while let Some(decision) = Landlord::to_act(game.state()) {
        look(game.state());
        let view = Landlord::view(game.state(), Viewer::Seat(decision.seat));
        let thought = Thought::<Landlord>::new(Level::Random, view, game.record().moves.len() as u64 ^ seed);
        game.play(thought.decide().expect("a decision")).expect("it is legal");
    }
    *game.state()
}

/// What is said to whoever decides.
fn model(state: &State, language: Language, hovered: Hovered, pick: bool) -> HudModel<Move> {
    let seat = Landlord::to_act(state).expect("somebody decides").seat;
    let kind = |other| if seat == other { SeatKind::Human } else { SeatKind::Bot(Level::Medium) };
    let seats: Vec<SeatKind> = Seat::all(state.table.seats).map(kind).collect();
    let live = Live::of(Match::<Landlord>::from_state(*state, state.table.options, state.table.seats, 1), seats);
    let picked = state.hands[seat.index()].iter().next().filter(|_| pick);
    let mut aim = Aim::default();
    (aim.trading, aim.picked) = (true, picked);
    let settings = Settings { language, ..Settings::default() };
    words::model(&live, &settings, (&aim, hovered), (&Ways::default(), &Preview::default()), false)
}

/// A state of each kind of decision: the one with the most choices.
fn states() -> BTreeMap<String, State> {
    let mut found: BTreeMap<String, (usize, State)> = BTreeMap::new();
    for (seed, (setup, seats)) in
        [("standard", 6), ("bazaar", 4), ("bazaar", 3), ("standard", 2)].into_iter().enumerate()
    {
        play(setup, seats, seed as u64, |state| {
            let step = format!("{:?}", state.table.step);
            let step = step.split([' ', '{']).next().unwrap_or_default().to_owned();
            let mut legal = Vec::new();
            Landlord::legal_moves(state, &mut legal);
            let known = found.get(&step).map_or(0, |(choices, _)| *choices);
            if legal.len() > known {
                found.insert(step, (legal.len(), *state));
            }
        });
    }
    found.into_iter().map(|(step, (_, state))| (step, state)).collect()
}

#[derive(Clone)]
struct Margins {
    model: HudModel<Move>,
    wishes: Vec<Wish<Move>>,
    finger: f32,
}

fn draw(ctx: &Context, state: &mut Margins) {
    let look = Look {
        locale: locale(),
        speed: Speed::Normal,
        mute: false,
        log_open: false,
        enabled: true,
        eye: Default::default(),
        frames: Landlord::frames(),
        touch: false,
        finger: state.finger,
        still: false,
    };
    let mut wishes = Vec::new();
    hud(ctx, &state.model, &look, &mut wishes);
    state.wishes.extend(wishes.into_iter().filter(|wish| !matches!(wish, Wish::Light(None))));
}

fn margins(window: (f32, f32, f32), model: HudModel<Move>) -> Harness<'static, Margins> {
    screen(window, Margins { model, wishes: Vec::new(), finger: finger(window) }, draw)
}

/// The rectangles of the buttons that decide, with their words, in world units
/// with y downwards.
fn deciding(harness: &Harness<Margins>) -> Vec<(String, Rect)> {
    let window = harness.ctx.content_rect();
    let unit = (window.width() / 1280.0).min(window.height() / 720.0);
    let words: Vec<String> = harness.state().model.buttons.iter().map(|button| button.words.clone()).collect();
    let world = |rect: Rect| {
        let at = |point: bevy_egui::egui::Pos2| ((point - window.center()) / unit).to_pos2();
        Rect::from_min_max(at(rect.min), at(rect.max))
    };
    let named = |node: &egui_kittest::Node| node.accesskit_node().label().filter(|label| words.contains(label));
    harness.query_all_by_role(Role::Button).filter_map(|node| Some((named(&node)?, world(node.rect())))).collect()
}

/// The lowest that buttons under the prompt may reach, in world units below the
/// middle: a row of them, so that the houses stay in sight.
const LOWEST: f32 = -266.0;

#[test]
fn the_words_of_every_decision_fit_every_window() {
    let states = states();
    assert!(states.len() > 20, "{:?}", states.keys());
    let (mut lost, mut lowest) = (Vec::new(), BTreeMap::new());
    let frames = Landlord::frames();
    for window in TABLES {
        for (step, state) in &states {
            for pick in [false, true] {
                let harness = margins(window, model(state, Language::default(), Hovered::Nothing, pick));
                lost.extend(outside(&harness).into_iter().map(|what| format!("{window:?} {step}: {what}")));
                let buttons = deciding(&harness);
                assert_eq!(buttons.len(), harness.state().model.buttons.len(), "{step}: every button is drawn");
                let wrong = misplaced(&frames, window, &buttons);
                lost.extend(wrong.into_iter().map(|what| format!("{window:?} {step}: {what}")));
                for (_, rect) in buttons.into_iter().filter(|(_, rect)| rect.left() < frames.side.min.x - 1.0) {
                    let low: &mut f32 = lowest.entry((format!("{window:?}"), step.clone())).or_insert(-999.0);
                    *low = low.max(rect.bottom());
                }
            }
        }
    }
    for ((window, step), bottom) in &lowest {
        println!("{window} {step}: buttons down to {bottom:.0}");
        if *bottom > LOWEST {
            lost.push(format!("{window} {step}: buttons cover the hand down to {bottom:.0}"));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn the_words_fit_in_every_language() {
    let states = states();
    let mut lost = Vec::new();
    for language in Language::ALL {
        for (step, state) in &states {
            let harness = margins(USUAL, model(state, language, Hovered::Nothing, false));
            lost.extend(outside(&harness).into_iter().map(|what| format!("{language:?} {step}: {what}")));
            let side = Landlord::frames().side.min.x - 1.0;
            let below = deciding(&harness).into_iter().filter(|(_, rect)| rect.left() < side);
            let beyond = below.filter(|(_, rect)| rect.bottom() > LOWEST);
            lost.extend(beyond.map(|(words, rect)| format!("{language:?} {step}: {words} at {rect:?}")));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn what_is_explained_fits_every_window() {
    let mut lost = Vec::new();
    let mut nth = 0;
    play("standard", 6, 9, |state| {
        nth += 1;
        if nth % 90 != 0 {
            return;
        }
        let table = &state.table;
        let mut all = vec![Hovered::Discards, Hovered::Jail, Hovered::Pile, Hovered::Plot];
        all.extend(Seat::all(table.seats).map(Hovered::Seat));
        let largest = table.houses.iter().max_by_key(|house| house.residents.len() + house.floors.len());
        all.extend(largest.map(|house| Hovered::House(house.id)));
        for hovered in all {
            let said = model(state, Language::default(), hovered, false);
            assert!(said.explained.is_some(), "{hovered:?}");
            for window in TABLES {
                let harness = margins(window, said.clone());
                lost.extend(outside(&harness).into_iter().map(|what| format!("{window:?} {hovered:?}: {what}")));
            }
        }
    });
    assert!(nth > 200 && lost.is_empty(), "{nth}\n{}", lost.join("\n"));
}

#[test]
fn every_button_of_a_decision_decides() {
    for (step, state) in states() {
        let said = model(&state, Language::default(), Hovered::Nothing, false);
        for button in said.buttons.iter().take(12) {
            let mut harness = margins(USUAL, said.clone());
            self::button(&harness, &button.words).click_accesskit();
            harness.run();
            let wish = button.press.map_or_else(|| Wish::Play(button.moves.clone()), Wish::Press);
            assert_eq!(harness.state().wishes, [wish], "{step}: {}", button.words);
        }
    }
}

/// Two buttons that say the same cannot be told apart.
#[test]
fn no_two_buttons_say_the_same() {
    for (step, state) in states() {
        for language in Language::ALL {
            let said = model(&state, language, Hovered::Nothing, false);
            let mut words: Vec<&String> = said.buttons.iter().map(|button| &button.words).collect();
            let all = words.len();
            words.sort();
            words.dedup();
            assert_eq!(words.len(), all, "{step} in {language:?}: {words:?}");
            assert!(said.buttons.iter().all(|button| !button.words.contains("landlord-")), "{step}: a word is missing");
        }
    }
}

#[test]
fn the_plates_say_who_has_how_much() {
    let states = states();
    let state = &states["Act"];
    let said = model(state, Language::default(), Hovered::Nothing, false);
    let harness = margins(USUAL, said.clone());
    assert!(says(&harness, &said.prompt));
    for plate in &said.seats {
        assert!(says(&harness, &plate.name) && says(&harness, &plate.worth_short), "{plate:?}");
    }
}

// ---------------------------------------------------------------------- pages

#[derive(Clone)]
struct Ended {
    outcome: Outcome,
    choice: Option<results::Choice>,
}

fn ended(setup: &str, seats: u8) -> Ended {
    let state = play(setup, seats, 4, |_| {});
    let Standing::Over(placings) = Landlord::standing(&state) else { panic!("the match is over") };
    let seats = vec![SeatKind::Bot(Level::Random); usize::from(seats)];
    Ended { outcome: Outcome { game: GameName::Landlord, placings, seats, parts: Vec::new() }, choice: None }
}

fn draw_results(ctx: &Context, state: &mut Ended) {
    state.choice = results::results(ctx, locale(), &state.outcome, i32::MAX).or(state.choice);
}

#[test]
fn the_results_say_where_the_money_came_from() {
    for (setup, seats) in [("standard", 2), ("bazaar", 4), ("standard", 6)] {
        let harness = screen(USUAL, ended(setup, seats), draw_results);
        for placing in &harness.state().outcome.placings {
            assert!(says(&harness, &seat_name(locale(), &[], placing.seat)));
            for source in &placing.sources {
                assert!(says(&harness, &Landlord::source(locale(), source.name)), "{source:?}");
            }
            assert!(says(&harness, &placing.score.to_string()), "{placing:?}");
        }
    }
}

#[test]
fn the_results_of_six_fit_every_window() {
    check_fits("the results", &ended("standard", 6), draw_results);
}

#[derive(Clone)]
struct Lobby {
    plan: Plan,
    seed: String,
}

fn draw_lobby(ctx: &Context, state: &mut Lobby) {
    let offer = lobby::Offer::of::<Landlord>(locale(), &Levels::built_in(), &state.plan);
    lobby::lobby(ctx, locale(), &offer, &mut state.plan, &mut state.seed);
}

#[test]
fn two_to_six_may_sit_down_and_every_setup_can_be_chosen() {
    let mut plan = Plan::default();
    plan.take_game(GameName::Landlord);
    let mut harness = screen(USUAL, Lobby { plan, seed: "1".to_owned() }, draw_lobby);
    for expected in [4, 5, 6, 6] {
        click(&mut harness, &locale().say("lobby-seat-add"));
        assert_eq!(harness.state().plan.seats.len(), expected);
    }
    for (stem, file) in Levels::<Landlord>::built_in().setups {
        let words = Landlord::setup_name(locale(), &stem, &file.title);
        assert!(buttons(&harness).contains(&words), "{stem}");
        click(&mut harness, &words);
        assert_eq!(harness.state().plan.setup, stem);
        assert!(harness.state().plan.live::<Landlord>(&Levels::built_in()).is_ok());
    }
}

#[test]
fn the_lobby_fits_every_window() {
    for seats in 2..=6 {
        let mut plan = Plan::default();
        plan.take_game(GameName::Landlord);
        plan.resize(seats);
        check_fits("the lobby", &Lobby { plan, seed: "1".to_owned() }, draw_lobby);
    }
}

#[test]
fn the_pages_about_the_game_fit_every_window() {
    let options = Levels::<Landlord>::built_in().standard().expect("a setup").tables[&6];
    check_fits("the rules", &(), |ctx, ()| {
        pages::rules(ctx, locale(), &Landlord::rules(locale(), &options, 6), None, false);
    });
    check_fits("the controls", &(), |ctx, ()| {
        pages::controls(ctx, locale(), Landlord::CONTROLS, false);
    });
    for id in Landlord::CONTROLS.iter().chain(&CONTROLS) {
        let words = Locale::new(Language::default()).say(&format!("help-{id}"));
        assert!(!words.contains("help-"), "{id} has no words");
    }
    assert!(Kind::ALL.iter().all(|&kind| !tenement::locale::landlord::card_name(locale(), kind).contains("card-")));
}
