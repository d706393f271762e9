//! The words around the table of Alternatywy 4, and the pages about it.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use tenement::app::alternatywy::{Aim, Hovered, Ways, words};
use tenement::app::flow::Live;
use tenement::app::hud::Spoken;
use tenement::app::hud::margins::{Look, Wish, hud};
use tenement::app::hud::model::{CONTROLS, HudModel, Mark, Tone};
use tenement::app::hud::pages;
use tenement::app::screens::results::{self, Outcome};
use tenement::app::settings::Settings;
use tenement::bots::{Level, SeatKind, Thought};
use tenement::cli::{GameName, Speed};
use tenement::levels::{Levels, begin};
use tenement::locale::{Language, Speaks};
use tenement::record::Match;
use tenement::rules::alternatywy::{Alternatywy, Kind, Move, Place, Side, State};
use tenement::rules::{Game, Seat, Standing, Viewer};

use super::{TABLES, USUAL, WINDOWS, button, check_fits, finger, locale, misplaced, outside, says, screen};

/// Plays a match of bots that choose at random; `look` sees each state.
fn play(setup: &str, seats: u8, seed: u64, mut look: impl FnMut(&State)) -> State {
    let levels = Levels::<Alternatywy>::built_in();
    let mut game = begin(levels.setup(setup).expect("a setup"), seats, seed).expect("a match");
    while let Some(decision) = Alternatywy::to_act(game.state()) {
        look(game.state());
        let view = Alternatywy::view(game.state(), Viewer::Seat(decision.seat));
        let thought = Thought::<Alternatywy>::new(Level::Random, view, game.record().moves.len() as u64 ^ seed);
        game.play(thought.decide().expect("a decision")).expect("it is legal");
    }
    *game.state()
}

/// What is said to whoever decides.
fn model(state: &State, language: Language, hovered: Hovered) -> HudModel<Move> {
    let seat = Alternatywy::to_act(state).expect("somebody decides").seat;
    let kind = |other| if seat == other { SeatKind::Human } else { SeatKind::Bot(Level::Medium) };
    let seats: Vec<SeatKind> = Seat::all(state.table.seats).map(kind).collect();
    let game = Match::<Alternatywy>::from_state(*state, state.table.options, state.table.seats, 1);
    let settings = Settings { language, ..Settings::default() };
    words::model(&Live::of(game, seats), &settings, (&Aim::default(), hovered), &Ways::default(), false)
}

/// A state of each kind of decision, in each place: the one with the most buttons.
fn states() -> BTreeMap<String, State> {
    let mut found: BTreeMap<String, (usize, State)> = BTreeMap::new();
    for (seed, (setup, seats)) in [("standard", 6), ("longer", 4), ("standard", 3)].into_iter().enumerate() {
        play(setup, seats, seed as u64, |state| {
            let table = &state.table;
            let place = table.turn.seat.and_then(|seat| table.place(seat));
            let step = format!("{:?} {:?} {place:?}", table.step, table.side(table.decider));
            let step = step.replace(|letter: char| letter.is_ascii_digit(), "");
            let buttons = model(state, Language::default(), Hovered::Nothing).buttons.len();
            if found.get(&step).is_none_or(|(known, _)| buttons > *known) {
                found.insert(step, (buttons, *state));
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
        frames: Alternatywy::frames(),
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
/// middle: there the track begins.
const TOP_OF_TRACK: f32 = -268.0;

#[test]
fn the_words_of_every_decision_fit_every_window() {
    let states = states();
    assert!(states.len() > 40, "{:?}", states.keys());
    let (mut lost, mut lowest) = (Vec::new(), BTreeMap::new());
    let frames = Alternatywy::frames();
    for window in TABLES {
        for (step, state) in &states {
            let harness = margins(window, model(state, Language::default(), Hovered::Nothing));
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
    for ((window, step), bottom) in &lowest {
        println!("{window} {step}: buttons down to {bottom:.0}");
        if *bottom > TOP_OF_TRACK {
            lost.push(format!("{window} {step}: buttons reach down to {bottom:.0}"));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn what_is_explained_fits_every_window() {
    let (mut lost, mut nth) = (Vec::new(), 0);
    play("standard", 6, 9, |state| {
        nth += 1;
        if nth % 120 != 0 {
            return;
        }
        let table = &state.table;
        let mut all = vec![Hovered::List, Hovered::Clock, Hovered::Door, Hovered::Works, Hovered::Track];
        all.extend([Side::Tenant, Side::Landlord].map(Hovered::Deck));
        all.extend(
            Seat::all(table.seats).flat_map(|seat| [Hovered::Seat(seat), Hovered::Figure(seat), Hovered::Trait(seat)]),
        );
        all.extend(Place::ALL.map(Hovered::Place));
        all.extend(table.work.map(Hovered::Work));
        for hovered in all {
            let said = model(state, Language::default(), hovered);
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
fn every_button_decides_and_a_greyed_one_says_why_not() {
    let (mut greyed, mut pressed) = (0, 0);
    for (step, state) in states() {
        let said = model(&state, Language::default(), Hovered::Nothing);
        for button in &said.buttons {
            let mut harness = margins(USUAL, said.clone());
            self::button(&harness, &button.words).click_accesskit();
            harness.run();
            let wish = if button.enabled { Wish::Play(button.moves.clone()) } else { Wish::Why(button.moves[0]) };
            assert_eq!(harness.state().wishes, [wish], "{step}: {}", button.words);
            (greyed, pressed) = (greyed + usize::from(!button.enabled), pressed + usize::from(button.enabled));
        }
    }
    assert!(greyed > 5 && pressed > 40, "{greyed}, {pressed}");
}

/// Two buttons that say the same cannot be told apart.
#[test]
fn no_two_buttons_say_the_same_and_no_word_is_missing() {
    for (step, state) in states() {
        let said = model(&state, Language::default(), Hovered::Nothing);
        let mut words: Vec<&String> = said.buttons.iter().map(|button| &button.words).collect();
        let all = words.len();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), all, "{step}: {words:?}");
        let missing = |words: &str| words.contains("alternatywy-");
        assert!(
            !words.iter().any(|words| missing(words)) && !missing(&said.prompt),
            "{step}: {words:?} {}",
            said.prompt
        );
        assert!(said.log.iter().all(|line| !missing(&line.text)), "{step}");
    }
}

#[test]
fn the_plates_of_six_say_who_has_how_much() {
    let states = states();
    let state = states.values().find(|state| state.table.seats == 6).expect("six play");
    let said = model(state, Language::default(), Hovered::Nothing);
    for window in WINDOWS {
        let harness = margins(window, said.clone());
        assert!(says(&harness, &said.prompt));
        for plate in &said.seats {
            assert!(says(&harness, &plate.name) && says(&harness, &plate.worth_short), "{plate:?}");
        }
    }
}

#[derive(Clone)]
struct Ended {
    outcome: Outcome,
    choice: Option<results::Choice>,
}

fn draw_results(ctx: &Context, state: &mut Ended) {
    state.choice = results::results(ctx, locale(), &state.outcome, i32::MAX).or(state.choice);
}

#[test]
fn the_results_of_six_fit_every_window() {
    let state = play("standard", 6, 4, |_| {});
    let Standing::Over(placings) = Alternatywy::standing(&state) else { panic!("the match is over") };
    let view = Alternatywy::view(&state, Viewer::Spectator);
    let parts: Vec<_> = Seat::all(6).map(|seat| Alternatywy::part(locale(), &view, seat)).collect();
    let seats = vec![SeatKind::Bot(Level::Random); 6];
    let outcome = Outcome { game: GameName::Alternatywy, placings, seats, parts: parts.clone() };
    let ended = Ended { outcome, choice: None };
    check_fits("the results", &ended, draw_results);
    let harness = screen(USUAL, ended, draw_results);
    let characters: BTreeSet<String> = parts.into_iter().map(|part| part.expect("everybody was somebody")).collect();
    assert_eq!(characters.len(), 6);
    assert!(characters.iter().all(|part| says(&harness, part)), "{characters:?}");
    assert_eq!(characters.iter().filter(|part| part.ends_with("the Landlord")).count(), 1, "{characters:?}");
}

/// Which button is the blue action is said by a sign and in words.
#[test]
fn a_blue_action_is_marked_and_explained() {
    let mut blue = 0;
    for (step, state) in states() {
        for button in model(&state, Language::default(), Hovered::Nothing).buttons {
            let is_blue = button.moves == [Move::Blue];
            assert_eq!(button.mark == Some(Mark::Blue), is_blue, "{step}: {}", button.words);
            if is_blue {
                blue += 1;
                let about = button.about.expect("an explanation");
                assert!(about.contains(&locale().say("alternatywy-hud-blue")), "{step}: {about}");
            }
        }
    }
    assert!(blue > 3, "{blue}");
}

/// The wall behind the clock is light.
#[test]
fn the_label_over_the_clock_is_written_in_ink() {
    let states = states();
    let labels: Vec<_> =
        states.values().flat_map(|state| model(state, Language::default(), Hovered::Nothing).labels).collect();
    assert!(!labels.is_empty() && labels.iter().all(|label| label.tone == Tone::OnLight));
}

#[test]
fn the_pages_about_the_game_fit_every_window() {
    let options = Levels::<Alternatywy>::built_in().standard().expect("a setup").tables[&6];
    check_fits("the rules", &(), |ctx, ()| {
        pages::rules(ctx, locale(), &Alternatywy::rules(locale(), &options, 6), None, false);
    });
    check_fits("the controls", &(), |ctx, ()| {
        pages::controls(ctx, locale(), Alternatywy::CONTROLS, false);
    });
    for id in Alternatywy::CONTROLS.iter().chain(&CONTROLS) {
        for part in ["", "-mouse", "-keyboard"] {
            assert!(!locale().say(&format!("help-{id}{part}")).contains("help-"), "{id} has no words");
        }
    }
    assert!(Kind::ALL.iter().all(|&kind| !tenement::locale::alternatywy::card_name(locale(), kind).contains("card-")));
}
