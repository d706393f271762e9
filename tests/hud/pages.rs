//! The pages that hang in front of the table.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Context, Key};
use egui_kittest::kittest::Queryable;
use tenement::app::hud::Spoken;
use tenement::app::hud::pages::{self, Turn};
use tenement::app::screens::Curtain;
use tenement::app::settings::Settings;
use tenement::bots::{Level, SeatKind};
use tenement::cli::Speed;
use tenement::levels::Levels;
use tenement::locale::{Speaks, player_name};
use tenement::rules::eviction::Eviction;
use tenement::rules::{Game, Seat};

use super::company::COMPANY;
use super::{USUAL, button, buttons, check_fits, click, focused_by_tab, locale, says, screen};

/// A page and what was answered.
type Answered = (Settings, Option<Turn>, bool);

/// The draw function of each page, by name.
fn page(name: &str) -> impl Fn(&Context, &mut Answered) + use<> {
    let name = name.to_owned();
    move |ctx, (settings, turn, shown)| {
        let (locale, opened) = (locale(), !*shown);
        let standard = Levels::<Eviction>::built_in().standard().expect("a setup").tables[&4];
        let now = match name.as_str() {
            "pass" => pages::pass_the_seat(ctx, locale, Seat(1), "Teal", opened),
            "paused" => pages::paused(ctx, locale, Some(4), opened),
            "players" => pages::players(ctx, locale, Eviction::NAME, &COMPANY, opened),
            "leaving" => pages::leaving(ctx, locale, opened),
            "rules" => pages::rules(ctx, locale, &Eviction::rules(locale, &standard, 4), None, opened),
            "controls" => pages::controls(ctx, locale, Eviction::CONTROLS, opened),
            _ => pages::options(ctx, settings, opened),
        };
        *turn = now.or(*turn);
        *shown = true;
    }
}

const PAGES: [&str; 7] = ["pass", "paused", "players", "leaving", "rules", "controls", "options"];

fn unanswered() -> Answered {
    (Settings::default(), None, false)
}

#[test]
fn enter_closes_each_page_without_doing_harm() {
    for name in PAGES {
        let mut harness = screen(USUAL, unanswered(), page(name));
        harness.key_press(Key::Enter);
        harness.run();
        let expected = if name == "pass" { Turn::TakeSeat } else { Turn::To(Curtain::Up) };
        assert_eq!(harness.state().1, Some(expected), "{name}");
    }
}

#[test]
fn tab_reaches_every_button_of_each_page() {
    for name in PAGES {
        let mut harness = screen(USUAL, unanswered(), page(name));
        assert_eq!(focused_by_tab(&mut harness), buttons(&harness), "{name}");
    }
}

#[test]
fn each_page_fits_every_window() {
    for name in PAGES {
        check_fits(name, &unanswered(), page(name));
    }
}

#[test]
fn the_break_leads_everywhere() {
    for (id, turn) in [
        ("match-resume", Turn::To(Curtain::Up)),
        ("match-players", Turn::To(Curtain::Players)),
        ("match-rules", Turn::To(Curtain::Rules)),
        ("match-help", Turn::To(Curtain::Controls)),
        ("menu-options", Turn::To(Curtain::Options)),
        ("match-leave", Turn::To(Curtain::Leaving)),
    ] {
        let mut harness = screen(USUAL, unanswered(), page("paused"));
        click(&mut harness, &locale().say(id));
        assert_eq!(harness.state().1, Some(turn));
    }
    let mut harness = screen(USUAL, unanswered(), page("leaving"));
    click(&mut harness, &locale().say("match-leave"));
    assert_eq!(harness.state().1, Some(Turn::Leave));
}

#[test]
fn every_seat_can_be_given_to_anybody() {
    let kinds: Vec<SeatKind> = std::iter::once(SeatKind::Human).chain(Level::OFFERED.map(SeatKind::Bot)).collect();
    let words = |kind: &SeatKind| match kind {
        SeatKind::Human => locale().say("seat-person"),
        SeatKind::Bot(level) => locale().say(&format!("level-{level}")),
    };
    for kind in &kinds {
        for (seat, now) in COMPANY.iter().enumerate() {
            let mut harness = screen(USUAL, unanswered(), page("players"));
            let label = words(kind);
            harness.query_all_by_role_and_label(Role::Button, &label).nth(seat).expect("a button for each").click();
            harness.run();
            let expected = (now != kind).then_some(Turn::Give(Seat(seat as u8), *kind));
            assert_eq!(harness.state().1, expected, "{seat} {kind}");
        }
    }
    let harness = screen(USUAL, unanswered(), page("players"));
    for kind in COMPANY {
        assert!(says(&harness, &player_name(locale(), Eviction::NAME, kind)), "{kind}");
    }
}

#[test]
fn whoever_is_called_may_have_left_the_seat_to_a_bot() {
    let mut harness = screen(USUAL, unanswered(), page("pass"));
    click(&mut harness, &locale().say("match-players"));
    assert_eq!(harness.state().1, Some(Turn::To(Curtain::Players)));
}

#[test]
fn the_options_set_what_they_say() {
    let mut harness = screen(USUAL, unanswered(), page("options"));
    for id in ["settings-mute", "settings-reduced-motion", "settings-forced", "settings-end-turns"] {
        let words = locale().say(id);
        harness.get_by_role_and_label(Role::CheckBox, &words).click_accesskit();
        harness.run();
    }
    button(&harness, &locale().say("speed-slow")).click_accesskit();
    harness.run();
    let percent = locale().say_with("settings-text-size-percent", &[("percent", 150.into())]);
    button(&harness, &percent).click_accesskit();
    harness.run();
    let time = locale().say_with("settings-reaction-time-seconds", &[("seconds", 20.into())]);
    button(&harness, &time).click_accesskit();
    harness.run();
    let usual = Settings::default();
    let expected = Settings {
        mute: !usual.mute,
        reduced_motion: !usual.reduced_motion,
        forced_steps: !usual.forced_steps,
        end_turns: !usual.end_turns,
        speed: Speed::Slow,
        reaction_time: Some(20),
        text_size: 1.5,
        ..usual
    };
    assert_eq!(harness.state().0, expected);
}
