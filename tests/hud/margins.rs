//! The margins of the table.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Event, Key, Modifiers, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tenement::app::flow::Look as At;
use tenement::app::hud::margins::{FINGER, Look, Wish, hud};
use tenement::app::hud::model::{HudModel, Label, LogEntry, MoveButton, SeatPlate, TimeLimit, Tone};
use tenement::app::hud::{Replay, Spoken};
use tenement::app::screens::Curtain;
use tenement::cli::Speed;
use tenement::locale::eviction as say;
use tenement::rules::Seat;
use tenement::rules::eviction::{Arrow, Eviction, Face, Move};

use super::company::{advised, with_face};
use super::{TABLES, USUAL, WINDOWS, button, buttons, click, finger, is_small, locale, outside, says, screen};

/// The margins as they are drawn, and what was wished for so far.
#[derive(Clone)]
pub struct Margins {
    pub model: HudModel<Move>,
    pub look: Look,
    pub wishes: Vec<Wish<Move>>,
}

impl Margins {
    pub fn of(model: HudModel<Move>) -> Margins {
        let look = Look {
            locale: locale(),
            speed: Speed::Normal,
            mute: false,
            log_open: false,
            enabled: true,
            eye: Default::default(),
            frames: Default::default(),
            touch: false,
            finger: 44.0,
            still: false,
        };
        Margins { model, look, wishes: Vec::new() }
    }
}

/// A table of four with much to say.
pub fn model() -> HudModel<Move> {
    let seat = |seat: u8, name: &str| SeatPlate {
        seat: Seat(seat),
        words: Rect::from_center_size(Vec2::new(-510.0, 268.0 - 128.0 * f32::from(seat)), Vec2::new(216.0, 50.0)),
        name: name.to_owned(),
        player: "Bot that looks ahead".to_owned(),
        worth: "12 points now".to_owned(),
        worth_short: "12".to_owned(),
        face: None,
    };
    let line = |line| LogEntry {
        text: format!("Something happened, line {line}."),
        heading: line % 9 == 0,
        line,
        moment: line + 1,
        ahead: false,
    };
    let label = |x: f32, words: &str, short: &str| Label {
        at: Vec2::new(x, -224.0),
        words: words.to_owned(),
        short: short.to_owned(),
        tone: Tone::OnDark,
    };
    HudModel {
        active: Some(Seat(1)),
        prompt: "Teal, choose the apartment next door where the brick meeple from C3 arrives".to_owned(),
        asked: true,
        seats: vec![seat(0, "Brick"), seat(1, "Teal"), seat(2, "Mustard"), seat(3, "Plum")],
        explained: Some(("C3 Music room".to_owned(), explanation())),
        preview: Some("12 evictions in 7 waves".to_owned()),
        log: (0..80).map(line).collect(),
        labels: vec![label(226.0, "Discards: 17 cards", "17"), label(336.0, "Pile: 23 cards", "23")],
        ..HudModel::default()
    }
}

/// The longest that is said about an apartment in some matches.
fn explanation() -> Vec<String> {
    let tables = (0..3).map(|seed| super::played(seed).0);
    let about = tables.flat_map(|table| {
        let homes: Vec<_> =
            table.homes().map(|(address, _)| say::explain_home(locale(), &table, address, &[])).collect();
        homes
    });
    about.max_by_key(|lines| lines.concat().len()).expect("a home")
}

pub fn draw_margins(ctx: &Context, state: &mut Margins) {
    let mut wishes = Vec::new();
    hud(ctx, &state.model, &state.look, &mut wishes);
    state.wishes.extend(wishes.into_iter().filter(|wish| !matches!(wish, Wish::Light(None))));
}

pub fn margins(model: HudModel<Move>) -> Harness<'static, Margins> {
    in_window(USUAL, model)
}

pub fn in_window(window: (f32, f32, f32), model: HudModel<Move>) -> Harness<'static, Margins> {
    let mut state = Margins::of(model);
    state.look.finger = finger(window);
    screen(window, state, draw_margins)
}

#[test]
fn the_margins_say_whose_turn_it_is_and_what_is_known() {
    let harness = margins(model());
    let model = model();
    assert!(says(&harness, &model.prompt));
    for seat in &model.seats {
        assert!(says(&harness, &seat.name));
    }
    assert!(says(&harness, "C3 Music room") && says(&harness, "12 evictions in 7 waves"));
    assert!(says(&harness, "line 79"), "the end of the log is in sight");
}

#[test]
fn undo_is_a_wish_or_greyed_with_its_reason() {
    let undo = locale().say("match-undo");
    let mut harness = margins(model());
    click(&mut harness, &undo);
    assert_eq!(harness.state().wishes, [Wish::Undo]);
    let reason = "It showed somebody something new";
    let mut harness = margins(HudModel { is_final: Some(reason.to_owned()), ..model() });
    click(&mut harness, &undo);
    assert_eq!(harness.state().wishes, []);
    button(&harness, &undo).hover();
    harness.run_steps(6);
    assert!(says(&harness, reason), "the reason is told");
}

fn with_buttons(buttons: Vec<MoveButton<Move>>) -> HudModel<Move> {
    HudModel { buttons, ..model() }
}

fn draw_button() -> MoveButton<Move> {
    MoveButton::new(locale().say("match-draw"), vec![Move::Draw]).chosen(true)
}

fn land_button() -> MoveButton<Move> {
    let moves = vec![Move::Arrow(Arrow::Up), Move::Arrow(Arrow::Down)];
    MoveButton::new(locale().say("match-land"), moves).about(locale().say("match-land-about"))
}

#[test]
fn what_has_no_place_on_the_table_is_decided_with_buttons() {
    let plain = margins(model());
    assert!(!buttons(&plain).contains(&locale().say("match-draw")));
    for button in [draw_button(), land_button()] {
        let mut harness = margins(with_buttons(vec![button.clone()]));
        click(&mut harness, &button.words);
        assert_eq!(harness.state().wishes, [Wish::Play(button.moves)]);
    }
}

#[test]
fn many_buttons_fit_below_the_words_and_each_decides() {
    let nth =
        |nth: u8| MoveButton::new(format!("Pay {nth} for the roof"), vec![Move::Card(Face::ALL[usize::from(nth)])]);
    let many: Vec<_> = (0..9).map(nth).collect();
    for button in &many {
        let mut harness = margins(with_buttons(many.clone()));
        click(&mut harness, &button.words);
        assert_eq!(harness.state().wishes, [Wish::Play(button.moves.clone())]);
    }
}

#[test]
fn a_greyed_button_says_why() {
    let greyed = draw_button().enabled(false).about("The chain is not over.".to_owned());
    let mut harness = margins(with_buttons(vec![greyed.clone()]));
    click(&mut harness, &greyed.words);
    assert_eq!(harness.state().wishes, [Wish::Why(Move::Draw)]);
    button(&harness, &greyed.words).hover();
    harness.run_steps(6);
    assert!(says(&harness, "The chain is not over."));
}

#[test]
fn skip_is_there_while_something_is_shown() {
    let skip = locale().say("match-skip");
    for showing in [false, true] {
        let mut harness = margins(HudModel { showing, ..model() });
        click(&mut harness, &skip);
        assert_eq!(harness.state().wishes, if showing { vec![Wish::Skip] } else { Vec::new() });
    }
}

#[test]
fn the_buttons_of_the_margins_do_what_they_say() {
    let mut speeds = Vec::new();
    for speed in Speed::ALL {
        let mut state = Margins::of(model());
        state.look.speed = speed;
        let mut harness = screen(USUAL, state, draw_margins);
        let words = format!("{}: {}", locale().say("match-speed"), locale().say(&format!("speed-{}", speed.name())));
        click(&mut harness, &words);
        let [Wish::Speed(next)] = harness.state().wishes[..] else { panic!("{:?}", harness.state().wishes) };
        speeds.push(next);
    }
    speeds.sort_unstable();
    assert_eq!(speeds, Speed::ALL, "every speed can be chosen");
    for (id, wish) in [
        ("match-rules", Wish::Open(Curtain::Rules)),
        ("match-help", Wish::Open(Curtain::Controls)),
        ("match-pause", Wish::Open(Curtain::Paused)),
        ("match-sound-on", Wish::Mute(true)),
    ] {
        let mut harness = margins(model());
        click(&mut harness, &locale().say(id));
        assert_eq!(harness.state().wishes, [wish]);
    }
}

#[test]
fn nothing_answers_behind_a_page() {
    let mut state = Margins::of(with_buttons(vec![draw_button()]));
    state.look.enabled = false;
    let mut harness = screen(USUAL, state, draw_margins);
    for words in buttons(&harness) {
        click(&mut harness, &words);
    }
    assert_eq!(harness.state().wishes, []);
}

fn time_limit() -> TimeLimit {
    TimeLimit {
        words: "Go to Jail in 17 seconds".to_owned(),
        short: "17 s".to_owned(),
        next: "Go to Jail in 16 seconds".to_owned(),
        left: 0.57,
    }
}

#[test]
fn a_clock_says_what_is_done_and_when() {
    let timed = HudModel { time_limit: Some(time_limit()), ..model() };
    assert!(says(&margins(timed.clone()), "Go to Jail in 17 seconds"));
    let narrow = screen(WINDOWS[2], Margins::of(timed), draw_margins);
    assert!(says(&narrow, "17 s"));
    assert!(!says(&margins(model()), "17 s"));
}

#[test]
fn a_line_of_the_log_lights_its_pieces() {
    let mut harness = margins(model());
    harness.get_by_label("Something happened, line 79.").hover();
    harness.run();
    assert!(harness.state().wishes.contains(&Wish::Light(Some(79))));
}

fn looked_at() -> HudModel<Move> {
    let replay = Replay { at: 12, of: 87, runs: false, again: false, over: false };
    HudModel { replay: Some(replay), moment: 12, may_see_again: true, ..model() }
}

#[test]
fn whoever_looks_at_a_match_goes_anywhere_in_it() {
    for (id, look) in [
        ("replay-first", At::At(0)),
        ("replay-back", At::At(11)),
        ("replay-run", At::Run(true)),
        ("replay-next", At::Next),
        ("replay-last", At::At(87)),
        ("replay-branch", At::Branch),
        ("replay-leave", At::Leave),
        ("match-see-again", At::Again),
    ] {
        let mut harness = margins(looked_at());
        click(&mut harness, &locale().say(id));
        assert_eq!(harness.state().wishes.iter().filter(|wish| !matches!(wish, Wish::Light(_))).count(), 1, "{id}");
        assert!(harness.state().wishes.contains(&Wish::Look(look)), "{id}: {:?}", harness.state().wishes);
    }
    let harness = margins(looked_at());
    assert!(says(&harness, &locale().say_with("replay-at", &[("at", 12.into()), ("of", 87.into())])));
    assert!(!says(&harness, &model().prompt), "nobody is asked");
}

#[test]
fn where_a_match_stands_there_is_nothing_to_go_on_to() {
    let replay = Replay { at: 87, of: 87, runs: false, again: false, over: true };
    for id in ["replay-next", "replay-last", "replay-branch"] {
        let mut harness = margins(HudModel { replay: Some(replay), ..model() });
        click(&mut harness, &locale().say(id));
        assert!(!harness.state().wishes.iter().any(|wish| matches!(wish, Wish::Look(_))), "{id}");
    }
    let mut harness = margins(HudModel { replay: Some(replay), ..model() });
    click(&mut harness, &locale().say("replay-results"));
    assert!(harness.state().wishes.contains(&Wish::Look(At::Leave)));
}

#[test]
fn a_click_on_a_line_of_the_log_shows_its_moment() {
    let mut harness = margins(model());
    harness.get_by_label("Something happened, line 79.").click();
    harness.run();
    assert!(harness.state().wishes.contains(&Wish::Look(At::Moment(80))), "{:?}", harness.state().wishes);
}

#[test]
fn what_was_taken_back_can_be_made_again_where_there_is_nothing_to_skip() {
    let redo = locale().say("match-redo");
    let mut harness = margins(HudModel { may_redo: true, showing: false, ..model() });
    click(&mut harness, &redo);
    assert!(harness.state().wishes.contains(&Wish::Redo));
    let harness = margins(HudModel { may_redo: true, showing: true, ..model() });
    assert!(!says(&harness, &redo) && says(&harness, &locale().say("match-skip")));
}

#[test]
fn the_margins_fit_every_window() {
    let mut lost = Vec::new();
    for window in TABLES {
        for (name, model) in [
            ("usual", model()),
            ("draw", with_buttons(vec![draw_button()])),
            ("several", with_buttons(vec![draw_button(), land_button()])),
            ("land", HudModel { showing: true, ..with_buttons(vec![land_button()]) }),
            ("timed", HudModel { time_limit: Some(time_limit()), ..with_buttons(vec![draw_button(), land_button()]) }),
            ("timed draw", HudModel { time_limit: Some(time_limit()), ..with_buttons(vec![draw_button()]) }),
            ("looked at", looked_at()),
            ("advised", advised()),
            ("a show", HudModel { show: Some(false), asked: false, ..with_face() }),
            ("nothing", HudModel { explained: None, preview: None, log: Vec::new(), ..model() }),
        ] {
            let harness = in_window(window, model);
            lost.extend(outside(&harness).into_iter().map(|what| format!("{window:?} {name}: {what}")));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// Ten things to decide, each in a few words.
fn many() -> Vec<MoveButton<Move>> {
    let nth = |nth: u8| {
        MoveButton::new(
            format!("Take meeple {nth} out of the music room"),
            vec![Move::Card(Face::ALL[usize::from(nth)])],
        )
    };
    (0..10).map(nth).collect()
}

/// Where there is little room the table stays in sight: buttons stand at the
/// side, the prompt stays in its frame but for a line, and a finger finds all.
#[test]
fn a_small_window_leaves_the_table_free() {
    for window in TABLES.into_iter().filter(|&window| is_small(window)) {
        let harness = in_window(window, with_buttons(many()));
        let points = harness.ctx.content_rect();
        let unit = (points.width() / 1280.0).min(points.height() / 720.0);
        let side = points.center().x + Eviction::frames().side.min.x * unit;
        let least = finger(window).min((points.right() - side) / 2.2) - 0.5;
        for node in harness.query_all_by_role(Role::Button) {
            let rect = node.rect();
            assert!(rect.width() >= least && rect.height() >= least, "{window:?}: {rect:?}");
        }
        for button in &harness.state().model.buttons {
            assert!(self::button(&harness, &button.words).rect().left() >= side - 1.0, "{window:?}");
        }
        let prompt = harness.get_by_label(&harness.state().model.prompt).rect();
        let below = points.center().y - Eviction::frames().prompt.min.y * unit;
        assert!(prompt.bottom() < below + 24.0, "{window:?}: {prompt:?} reaches below {below}");
    }
}

#[test]
fn buttons_out_of_sight_come_into_sight_when_the_keyboard_aims_at_them() {
    for window in TABLES.into_iter().filter(|&window| is_small(window)) {
        let mut harness = in_window(window, with_buttons(many()));
        let bottom = harness.ctx.content_rect().bottom();
        let last = many()[9].words.clone();
        assert!(button(&harness, &last).rect().bottom() > bottom, "{window:?}: they do not fit");
        harness.state_mut().model.buttons[9].chosen = true;
        harness.run();
        assert!(button(&harness, &last).rect().bottom() <= bottom, "{window:?}");
        click(&mut harness, &last);
        assert_eq!(harness.state().wishes, [Wish::Play(many()[9].moves.clone())], "{window:?}");
    }
}

/// Under a finger buttons are large in every window.
#[test]
fn buttons_are_large_enough_for_a_finger() {
    let mut state = Margins::of(with_buttons(many()));
    state.look.touch = true;
    let harness = screen(USUAL, state, draw_margins);
    for node in harness.query_all_by_role(Role::Button) {
        let rect = node.rect();
        assert!(rect.width() >= FINGER - 0.5 && rect.height() >= FINGER - 0.5, "{rect:?}");
    }
}

/// What is explained is never hard to read, however much it is: it scrolls.
#[test]
fn a_long_explanation_scrolls_by_key_and_by_wheel() {
    let long: Vec<String> = (0..60).map(|nth| format!("Line {nth} of what there is to say here.")).collect();
    let last = "Line 59 of what there is to say here.";
    let said = HudModel { explained: Some(("A house rule".to_owned(), long)), ..model() };
    for window in TABLES {
        let mut harness = in_window(window, said.clone());
        let bottom = harness.ctx.content_rect().bottom();
        let at = |harness: &Harness<Margins>| harness.get_by_label(last).rect();
        assert!(at(&harness).bottom() > bottom, "{window:?}: it does not fit");
        assert!(at(&harness).height() > 12.0, "{window:?}: words of 11 points");
        for _ in 0..200 {
            if at(&harness).bottom() <= bottom {
                break;
            }
            harness.key_press(Key::PageDown);
            harness.run();
        }
        assert!(at(&harness).bottom() <= bottom, "{window:?}: {:?} is in sight", at(&harness));
        // The pointer is over the table, on what is explained.
        let before = at(&harness).top();
        harness.hover_at(harness.ctx.content_rect().center());
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, 3.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::default(),
        });
        harness.run_steps(8);
        assert!(at(&harness).top() > before, "{window:?}: the wheel goes back");
        harness.state_mut().model.explained = Some(("Another".to_owned(), vec!["Short.".to_owned()]));
        harness.run();
        assert!(says(&harness, "Short."));
    }
}
