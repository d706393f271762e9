//! The words on the screen: functions of a model that return what somebody wants.

mod alternatywy;
mod company;
mod landlord;
mod margins;
mod pages;
mod shelf;

use std::collections::BTreeSet;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Align2, Context, Key, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use tenement::app::hud::margins::FINGER;
use tenement::app::hud::model::Frames;
use tenement::app::hud::{style, zoom};
use tenement::app::screens::results::Outcome;
use tenement::app::screens::{Plan, lobby, results, title};
use tenement::bots::{Level, SeatKind, Thought};
use tenement::cli::GameName;
use tenement::levels::{Levels, begin};
use tenement::locale::{Language, Locale, Speaks, seat_name, ties};
use tenement::rules::eviction::{Eviction, RoyalSuite, Table};
use tenement::rules::{Game, Placing, Seat, Source, Standing, Viewer};

/// Windows and sizes of text in which every screen must fit.
const WINDOWS: [(f32, f32, f32); 4] =
    [(1280.0, 720.0, 1.0), (640.0, 360.0, 1.0), (1280.0, 720.0, 2.0), (1920.0, 1080.0, 1.0)];

/// The same for the margins of a table, which people see most.
const TABLES: [(f32, f32, f32); 7] =
    [WINDOWS[0], WINDOWS[1], WINDOWS[2], WINDOWS[3], (1280.0, 720.0, 1.5), (640.0, 360.0, 1.5), (640.0, 360.0, 2.0)];

/// How high and wide something is that a finger finds, in points.
fn finger((width, height, text_size): (f32, f32, f32)) -> f32 {
    FINGER / zoom(width, height, text_size)
}

/// Whether the table leaves room only for what is needed all the time.
fn is_small((width, height, text_size): (f32, f32, f32)) -> bool {
    height / zoom(width, height, text_size) < 600.0
}

/// What is wrong with where buttons are that decide, in world units with y
/// downwards: under the prompt, or at the side where they would cover the table.
fn misplaced(frames: &Frames, window: (f32, f32, f32), buttons: &[(String, Rect)]) -> Vec<String> {
    let small = is_small(window);
    let at_side = buttons.iter().any(|(_, rect)| rect.left() >= frames.side.min.x - 1.0);
    let frame = if small || at_side { frames.side } else { frames.prompt };
    let least = if small { FINGER * 720.0 / window.1 - 0.5 } else { 0.0 };
    let wrong = buttons.iter().filter(|(_, rect)| {
        rect.left() < frame.min.x - 1.0
            || rect.right() > frame.max.x + 1.0
            || rect.width().min(rect.height()) < least.min(frame.width() / 2.0)
    });
    wrong.map(|(words, rect)| format!("{words} is at {rect:?}")).collect()
}

fn locale() -> Locale {
    Locale::new(Language::default())
}

/// A screen in a window of this size in pixels, with the state it works on.
fn screen<'a, S: 'a>(
    (width, height, text_size): (f32, f32, f32),
    state: S,
    mut draw: impl FnMut(&Context, &mut S) + 'a,
) -> Harness<'a, S> {
    let mut dressed = false;
    let points = vec2(width, height) / zoom(width, height, text_size);
    let mut harness = Harness::builder().with_size(points).with_max_steps(12).build_ui_state(
        move |ui, state| {
            // Fonts are there from the next frame on.
            if dressed {
                draw(ui.ctx(), state);
            } else {
                style::dress(ui.ctx());
                dressed = true;
            }
        },
        state,
    );
    harness.run();
    harness
}

/// As most screens are tested.
const USUAL: (f32, f32, f32) = WINDOWS[0];

fn button<'a, S>(harness: &'a Harness<S>, words: &'a str) -> Node<'a> {
    harness.get_by_role_and_label(Role::Button, words)
}

fn click<S>(harness: &mut Harness<S>, words: &str) {
    button(harness, words).click();
    harness.run();
}

fn says<S>(harness: &Harness<S>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

/// The words of all buttons.
fn buttons<S>(harness: &Harness<S>) -> BTreeSet<String> {
    harness.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

/// The words of the buttons that get the focus when Tab is pressed again and again.
fn focused_by_tab<S>(harness: &mut Harness<S>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        harness.key_press(Key::Tab);
        harness.run();
        let focused = harness.query_all_by_role(Role::Button).filter(Node::is_focused);
        seen.extend(focused.filter_map(|node| node.accesskit_node().label()).collect::<Vec<_>>());
    }
    seen
}

/// What lies outside the window: areas anywhere, words to the left or right
/// (above and below they may scroll).
fn outside<S>(harness: &Harness<S>) -> Vec<String> {
    let window = harness.ctx.content_rect().expand(1.5);
    let mut lost = Vec::new();
    harness.ctx.memory(|memory| {
        for layer in memory.areas().visible_layer_ids() {
            if let Some(rect) =
                memory.area_rect(layer.id).filter(|rect| rect.is_positive() && !window.contains_rect(*rect))
            {
                lost.push(format!("area {rect:?}"));
            }
        }
    });
    let inside = |rect: Rect| rect.left() >= window.left() && rect.right() <= window.right();
    for role in [Role::Button, Role::Label, Role::CheckBox, Role::TextInput, Role::Slider] {
        for node in harness.query_all_by_role(role).filter(|node| !inside(node.rect())) {
            lost.push(format!("{:?} {:?} {:?}", role, node.accesskit_node().label(), node.rect()));
        }
    }
    lost
}

/// Every screen fits every window.
fn check_fits<S: Clone>(name: &str, state: &S, draw: impl Fn(&Context, &mut S)) {
    let mut lost = Vec::new();
    for window in WINDOWS {
        let harness = screen(window, state.clone(), |ctx, state| draw(ctx, state));
        lost.extend(outside(&harness).into_iter().map(|what| format!("{window:?}: {what}")));
    }
    assert!(lost.is_empty(), "{name} does not fit:\n{}", lost.join("\n"));
}

// The title.

#[derive(Clone, Default)]
struct Titled(Option<title::Choice>);

fn draw_title(ctx: &Context, state: &mut Titled) {
    state.0 = title::menu(ctx, locale(), Some("Monday")).or(state.0);
}

#[test]
fn the_title_offers_everything_and_says_what_was_chosen() {
    for (id, choice) in [
        ("menu-continue", title::Choice::Continue),
        ("menu-play", title::Choice::Play),
        ("menu-matches", title::Choice::Matches),
        ("menu-rules", title::Choice::Rules),
        ("menu-options", title::Choice::Options),
        ("menu-quit", title::Choice::Quit),
    ] {
        let mut harness = screen(USUAL, Titled::default(), draw_title);
        click(&mut harness, &locale().say(id));
        assert_eq!(harness.state().0, Some(choice));
    }
}

#[test]
fn enter_at_the_title_goes_on_and_tab_reaches_all_of_it() {
    let mut harness = screen(USUAL, Titled::default(), draw_title);
    assert_eq!(focused_by_tab(&mut harness), buttons(&harness));
    let mut harness = screen(USUAL, Titled::default(), draw_title);
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().0, Some(title::Choice::Continue));
    let mut harness = screen(USUAL, Titled::default(), |ctx, state: &mut Titled| {
        state.0 = title::menu(ctx, locale(), None).or(state.0);
    });
    assert!(!says(&harness, &locale().say("menu-continue")));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().0, Some(title::Choice::Play));
}

#[test]
fn the_title_fits_every_window() {
    check_fits("the title", &Titled::default(), draw_title);
}

// The lobby.

#[derive(Clone)]
struct Lobby {
    plan: Plan,
    seed: String,
    choice: Option<lobby::Choice>,
}

impl Default for Lobby {
    fn default() -> Self {
        Lobby { plan: Plan::default(), seed: "1".to_owned(), choice: None }
    }
}

fn draw_lobby(ctx: &Context, state: &mut Lobby) {
    let offer = lobby::Offer::of::<Eviction>(locale(), &Levels::built_in(), &state.plan);
    state.choice = lobby::lobby(ctx, locale(), &offer, &mut state.plan, &mut state.seed).or(state.choice);
}

fn words_of_seats(harness: &Harness<Lobby>) -> Vec<String> {
    buttons(harness).into_iter().filter(|words| words.contains(": ")).collect()
}

#[test]
fn a_click_on_a_seat_goes_through_who_may_sit_there() {
    let mut harness = screen(USUAL, Lobby::default(), draw_lobby);
    assert_eq!(harness.state().plan.seats[0], SeatKind::Human);
    let bots = Level::OFFERED.map(SeatKind::Bot);
    for expected in bots.into_iter().chain([SeatKind::Human]) {
        let name = seat_name(locale(), &[], Seat(0));
        let words = words_of_seats(&harness).into_iter().find(|words| words.starts_with(&name)).expect("a seat");
        click(&mut harness, &words);
        assert_eq!(harness.state().plan.seats[0], expected);
    }
    assert_eq!(harness.state().plan.seats.len(), 3);
}

#[test]
fn two_to_four_may_sit_down() {
    let mut harness = screen(USUAL, Lobby::default(), draw_lobby);
    let (more, fewer) = (locale().say("lobby-seat-add"), locale().say("lobby-seat-remove"));
    for expected in [4, 4] {
        click(&mut harness, &more);
        assert_eq!(harness.state().plan.seats.len(), expected);
    }
    for expected in [3, 2, 2] {
        click(&mut harness, &fewer);
        assert_eq!(harness.state().plan.seats.len(), expected);
    }
    assert_eq!(words_of_seats(&harness).len(), 2);
}

#[test]
fn every_house_can_be_chosen_and_begun() {
    for (stem, file) in Levels::<Eviction>::built_in().setups {
        let mut harness = screen(USUAL, Lobby::default(), draw_lobby);
        click(&mut harness, &Eviction::setup_name(locale(), &stem, &file.title));
        assert_eq!(harness.state().plan.setup, stem);
        assert!(harness.state().plan.live::<Eviction>(&Levels::built_in()).is_ok(), "{stem}");
        click(&mut harness, &locale().say("lobby-start"));
        assert_eq!(harness.state().choice, Some(lobby::Choice::Start), "{stem}");
    }
}

#[test]
fn a_house_that_is_not_for_so_many_cannot_be_begun() {
    let mut plan = Plan { setup: "no-cards".to_owned(), ..Plan::default() };
    plan.seats.truncate(3);
    let mut harness = screen(USUAL, Lobby { plan, ..Lobby::default() }, draw_lobby);
    assert!(says(&harness, &locale().say_with("lobby-setup-not-for", &[("seats", 3.into())])));
    click(&mut harness, &locale().say("lobby-start"));
    assert_eq!(harness.state().choice, None);
}

#[test]
fn only_a_whole_number_is_a_seed() {
    let mut harness = screen(USUAL, Lobby { seed: "12".to_owned(), ..Lobby::default() }, draw_lobby);
    harness.get_by_role(Role::TextInput).focus();
    harness.run();
    harness.get_by_role(Role::TextInput).type_text("3");
    harness.run();
    assert_eq!(harness.state().plan.seed, harness.state().seed.parse::<u64>().expect("a number"));
    harness.get_by_role(Role::TextInput).type_text("x");
    harness.run();
    assert!(says(&harness, &locale().say("lobby-seed-invalid")));
    click(&mut harness, &locale().say("lobby-start"));
    assert_eq!(harness.state().choice, None, "{}", harness.state().seed);
    click(&mut harness, &locale().say("lobby-seed-new"));
    assert_eq!(harness.state().plan.seed, harness.state().seed.parse::<u64>().expect("a number"));
    click(&mut harness, &locale().say("lobby-start"));
    assert_eq!(harness.state().choice, Some(lobby::Choice::Start));
}

#[test]
fn the_lobby_changes_the_options_of_the_house() {
    let mut harness = screen(USUAL, Lobby::default(), draw_lobby);
    for id in ["lobby-royal-suite", "lobby-renovation"] {
        let words = locale().say(id);
        harness.get_by_role_and_label(Role::CheckBox, &words).click();
        harness.run();
    }
    assert_eq!(harness.state().plan.changes, [("lobby-royal-suite", 1), ("lobby-renovation", 1)]);
    let options = harness.state().plan.options::<Eviction>(&Levels::built_in()).expect("they can be played with");
    assert!(options.royal_suite != RoyalSuite::None && options.events.renovation > 0);
    click(&mut harness, &locale().say("lobby-back"));
    assert_eq!(harness.state().choice, Some(lobby::Choice::Back));
}

#[test]
fn bots_alone_are_watched() {
    let plan = Plan { seats: vec![SeatKind::Bot(Level::Random); 2], ..Plan::default() };
    let mut harness = screen(USUAL, Lobby { plan, ..Lobby::default() }, draw_lobby);
    click(&mut harness, &locale().say("lobby-watch"));
    assert_eq!(harness.state().choice, Some(lobby::Choice::Start));
}

#[test]
fn tab_reaches_everything_in_the_lobby_and_enter_starts() {
    let mut harness = screen(USUAL, Lobby::default(), draw_lobby);
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().choice, Some(lobby::Choice::Start));
    assert_eq!(focused_by_tab(&mut harness), buttons(&harness));
}

#[test]
fn the_lobby_fits_every_window() {
    for seats in 2..=4 {
        let plan = Plan { seats: vec![SeatKind::Bot(Level::Medium); seats], ..Plan::default() };
        check_fits("the lobby", &Lobby { plan, ..Lobby::default() }, draw_lobby);
    }
}

// The results.

#[derive(Clone)]
struct Ended {
    outcome: Outcome,
    limit: i32,
    choice: Option<results::Choice>,
}

/// A match at its beginning.
fn opened() -> <Eviction as Game>::State {
    let levels = Levels::<Eviction>::built_in();
    let game = begin(levels.setup("grand").expect("a setup"), 4, 1).expect("a match");
    *game.state()
}

/// A match of bots, played to its end: the table, and how it ended.
fn played(seed: u64) -> (Table, Outcome) {
    let levels = Levels::<Eviction>::built_in();
    let mut game = begin(levels.setup("grand").expect("a setup"), 4, seed).expect("a match");
    while let Some(decision) = Eviction::to_act(game.state()) {
        let view = Eviction::view(game.state(), Viewer::Seat(decision.seat));
        let thought = Thought::<Eviction>::new(Level::Random, view, game.record().moves.len() as u64 ^ seed);
        game.play(thought.decide().expect("a decision")).expect("it is legal");
    }
    let Standing::Over(placings) = Eviction::standing(game.state()) else { panic!("the match is over") };
    let seats = vec![SeatKind::Bot(Level::Random); 4];
    (game.state().table, Outcome { game: GameName::Eviction, placings, seats, parts: vec![None; 4] })
}

fn ended(seed: u64) -> Ended {
    Ended { outcome: played(seed).1, limit: i32::MAX, choice: None }
}

fn draw_results(ctx: &Context, state: &mut Ended) {
    state.choice = results::results(ctx, locale(), &state.outcome, state.limit).or(state.choice);
}

#[test]
fn the_results_say_where_each_point_came_from() {
    for seed in 0..4 {
        let state = ended(seed);
        let placings = state.outcome.placings.clone();
        let harness = screen(USUAL, state, draw_results);
        for placing in &placings {
            assert!(says(&harness, &seat_name(locale(), &[], placing.seat)));
            for source in &placing.sources {
                assert!(says(&harness, &Eviction::source(locale(), source.name)), "{source:?}");
            }
            assert!(harness.query_all_by_label(&placing.score.to_string()).next().is_some(), "{placing:?}");
        }
    }
}

#[test]
fn while_it_is_counted_no_sum_is_larger_than_what_was_counted() {
    let state = Ended { limit: 0, ..ended(1) };
    let harness = screen(USUAL, state, draw_results);
    assert_eq!(harness.query_all_by_label("0").count(), 4);
}

#[test]
fn after_the_results_everything_goes_on() {
    for (id, choice) in [
        ("results-watch", results::Choice::Again),
        ("results-lobby", results::Choice::Lobby),
        ("results-title-screen", results::Choice::Title),
    ] {
        let mut harness = screen(USUAL, ended(2), draw_results);
        click(&mut harness, &locale().say(id));
        assert_eq!(harness.state().choice, Some(choice));
    }
    let mut harness = screen(USUAL, ended(2), draw_results);
    assert_eq!(focused_by_tab(&mut harness), buttons(&harness));
    let mut played = ended(2);
    played.outcome.seats[1] = SeatKind::Human;
    let mut harness = screen(USUAL, played, draw_results);
    click(&mut harness, &locale().say("results-again"));
    assert_eq!(harness.state().choice, Some(results::Choice::Again));
}

/// Who presses Enter once too often reads the results all the same.
#[test]
fn enter_alone_does_not_begin_another_match() {
    let mut harness = screen(USUAL, ended(2), draw_results);
    for _ in 0..3 {
        harness.key_press(Key::Enter);
        harness.run();
        harness.key_press(Key::Space);
        harness.run();
    }
    assert_eq!(harness.state().choice, None);
    for key in [Key::Tab, Key::ArrowRight] {
        let mut harness = screen(USUAL, ended(2), draw_results);
        harness.key_press(key);
        harness.run();
        assert!(button(&harness, &locale().say("results-watch")).is_focused(), "{key:?} shows where one is");
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state().choice, Some(results::Choice::Again));
    }
    let mut counting = screen(USUAL, Ended { limit: 0, ..ended(2) }, draw_results);
    counting.key_press(Key::Enter);
    counting.run();
    assert_eq!(counting.state().choice, Some(results::Choice::Skip));
    counting.state_mut().choice = None;
    counting.state_mut().limit = i32::MAX;
    counting.key_press(Key::Enter);
    counting.run();
    assert_eq!(counting.state().choice, None);
}

/// Equal scores have a reason for their places, the lower ones too.
#[test]
fn the_results_say_what_decided_between_equal_scores() {
    let placing = |seat, rank, score, homes, ghosts| Placing {
        seat: Seat(seat),
        rank,
        score,
        sources: Vec::new(),
        ties: vec![Source { name: "in-scoring", amount: homes }, Source { name: "in-haunted", amount: ghosts }],
        stages: Vec::new(),
    };
    let placings =
        vec![placing(2, 1, 20, 4, 0), placing(0, 2, 12, 3, -1), placing(3, 3, 12, 3, -2), placing(1, 3, 12, 3, -2)];
    let name = |seat| seat_name(locale(), &[], Seat(seat));
    let lines = ties::<Eviction>(locale(), &[], &placings);
    let [decided, shared] = &lines[..] else { panic!("{lines:?}") };
    assert!(decided.contains(&name(0)) && decided.contains(&Eviction::tie(locale(), "in-haunted")), "{decided}");
    assert!(shared.contains(&name(3)) && shared.contains(&name(1)) && !shared.contains(&name(0)), "{shared}");
    let seats = vec![SeatKind::Bot(Level::Random); 4];
    let outcome = Outcome { game: GameName::Eviction, placings, seats, parts: Vec::new() };
    let harness = screen(USUAL, Ended { outcome, limit: i32::MAX, choice: None }, draw_results);
    assert!(says(&harness, decided) && says(&harness, shared));
}

#[test]
fn the_results_fit_every_window() {
    check_fits("the results", &ended(3), draw_results);
}

#[test]
fn what_the_keys_come_to_is_in_sight() {
    let words = |nth: usize| format!("Way {nth}");
    let mut harness = screen(WINDOWS[1], (), |ctx, ()| {
        style::page(ctx, "ways", Align2::CENTER_CENTER, vec2(0.0, 0.0), 400.0, |ui| {
            (0..30).for_each(|nth| {
                style::Button::new(&words(nth)).show(ui);
            });
        });
    });
    let window = harness.ctx.content_rect();
    assert!(!window.contains_rect(button(&harness, &words(29)).rect()), "the page is longer than the window");
    for nth in [29, 0] {
        button(&harness, &words(nth)).focus();
        harness.run();
        let rect = button(&harness, &words(nth)).rect();
        assert!(window.contains_rect(rect), "{} is at {rect:?}", words(nth));
    }
}
