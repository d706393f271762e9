//! Screens and phases, and that nothing is done while nothing happens.

use std::time::{Duration, Instant};

use bevy::app::AppExit;
use bevy::prelude::*;
use tenement::app::eviction::{Aim, Hovered, Phase};
use tenement::app::flow::Intent;
use tenement::app::pictures::Pictures;
use tenement::app::screens::results::Outcome;
use tenement::app::screens::{Curtain, Plan, Problems, Screen};
use tenement::app::stage::StandsAt;
use tenement::app::stage::overlay::{Overlay, Sheet};
use tenement::cli::{Film, GameName, Invitation, Purpose, Speed};
use tenement::rules::eviction::Move;

use super::support::{BOT, Dice, PERSON, Table, headless, opening};

#[test]
fn the_phase_follows_the_rules_a_frame_late() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        let (mut table, mut dice) = (opening(&[PERSON; 3]).setup("grand").seed(seed).open(), Dice::new(seed));
        while table.screen() == Screen::Match {
            let expected = table.has_match().then(|| Phase::from(table.live().game().state().table.step));
            let choice = table.has_match().then(|| dice.pick(table.live().choices())).flatten();
            match choice {
                Some(mv) => table.play(mv),
                None if table.has_match() && table.live().awaiting().is_some() => table.intend(Intent::TakeSeat),
                None => table.update(),
            }
            if table.screen() == Screen::Match {
                assert_eq!(table.phase(), expected);
                seen.extend(expected.filter(|phase| !seen.contains(phase)));
            }
        }
        assert_eq!(table.phase(), None, "no phase outside a match");
    }
    for phase in [Phase::Setup, Phase::Select, Phase::Apply, Phase::Evict, Phase::Draw, Phase::LastChance] {
        assert!(seen.contains(&phase), "{phase:?} was never entered: {seen:?}");
    }
}

#[test]
fn leaving_a_match_takes_everything_off_the_table() {
    let mut table = opening(&[PERSON; 3]).speed(Speed::Normal).open();
    for _ in 0..4 {
        let mv = table.live().choices().first().copied();
        table.intend(mv.map_or(Intent::TakeSeat, |mv| Intent::Play(vec![mv])));
    }
    assert!(table.pieces() > 0 && !table.app.world().resource::<Overlay>().is_empty());
    table.go_to(Screen::Title);
    table.update();
    assert!(!table.has_match());
    assert_eq!(table.pieces(), 0);
    assert!(table.stage().is_empty() && table.app.world().resource::<Overlay>().is_empty());
    let world = table.app.world_mut();
    assert_eq!(world.query::<&StandsAt>().iter(world).count(), 0);
    assert!(world.query_filtered::<&Visibility, With<Sheet>>().iter(world).all(|seen| *seen == Visibility::Hidden));
    assert_eq!(table.curtain(), Curtain::Up);
}

#[test]
fn a_new_match_begins_with_nothing_of_the_last_one_aimed_at() {
    let mut table = opening(&[PERSON; 3]).open();
    table.press(KeyCode::Enter);
    assert_ne!(*table.app.world().resource::<Hovered>(), Hovered::Nothing);
    table.go_to(Screen::Title);
    // A smaller house, without cards: what was looked at may not be there.
    table.begin(&opening(&[BOT; 2]).setup("no-cards"));
    assert_eq!(*table.app.world().resource::<Hovered>(), Hovered::Nothing);
    assert!(!table.app.world().resource::<Aim>().by_keys);
}

#[test]
fn the_results_say_what_the_rules_say() {
    let mut table = opening(&[BOT; 4]).open();
    table.until("results", |table| table.screen() == Screen::Results);
    let outcome = table.app.world().resource::<Outcome>();
    assert_eq!(outcome.placings.len(), 4);
    assert!(
        outcome
            .placings
            .iter()
            .all(|placing| { placing.score == placing.sources.iter().map(|source| source.amount).sum::<i32>() })
    );
}

/// Nothing is asked for in some frames: the next one would not be drawn.
fn check_idle(table: &mut Table) {
    for _ in 0..3 {
        table.update();
    }
    for _ in 0..20 {
        table.update();
        assert!(!table.is_busy() && table.stage().is_still() && table.told().is_empty());
    }
}

#[test]
fn nothing_is_done_while_a_person_thinks() {
    for (forced_steps, end_turns) in [(true, false), (false, false), (false, true)] {
        let (mut table, mut dice) = (opening(&[PERSON, BOT, PERSON]).speed(Speed::None).open(), Dice::new(1));
        let (mut thought, mut passed, mut drew) = (0, 0, 0);
        table.settings().forced_steps = forced_steps;
        table.settings().end_turns = end_turns;
        while table.screen() == Screen::Match && thought < 40 {
            let due = table.live().choices() == [Move::Draw];
            if table.live().awaiting().is_some() && table.curtain() == Curtain::PassTheSeat {
                passed += 1;
                check_idle(&mut table);
                table.intend(Intent::TakeSeat);
            } else if table.live().choices().len() > 1 || due && !end_turns {
                (thought, drew) = (thought + 1, drew + usize::from(due));
                check_idle(&mut table);
                let mv = dice.pick(table.live().choices()).expect("a decision");
                table.play(mv);
            } else if table.live().choices().len() == 1 && !forced_steps && !due {
                let only = table.live().choices()[0];
                table.play(only);
            } else {
                table.update();
            }
        }
        assert!(thought >= 40 && passed > 3 && (drew > 3 || end_turns), "{thought}, {passed}, {drew}");
    }
}

#[test]
fn frames_are_asked_for_while_bots_decide_and_pieces_move() {
    let mut table = opening(&[BOT; 3]).speed(Speed::Normal).open();
    for _ in 0..200 {
        table.update();
        assert!(table.is_busy());
    }
}

#[test]
fn nothing_is_done_at_the_title() {
    let mut table = opening(&[BOT; 3]).open();
    for screen in [Screen::Title, Screen::Lobby] {
        table.go_to(screen);
        check_idle(&mut table);
    }
}

/// Frames until something holds that the disk decides, for at most some seconds.
fn until(app: &mut App, holds: impl Fn(&App) -> bool) {
    let began = Instant::now();
    while !holds(app) {
        assert!(began.elapsed() < Duration::from_secs(30), "never");
        app.update();
        std::thread::yield_now();
    }
}

#[test]
fn the_pictures_of_a_game_are_loaded_when_it_is_played_for_the_first_time() {
    let mut app = headless(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"), Invitation::default());
    until(&mut app, |app| **app.world().resource::<State<Screen>>() != Screen::Loading);
    assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Title);
    assert_eq!(app.world().resource::<Problems>().0, Vec::<String>::new());
    let pictures = app.world().resource::<Pictures>();
    assert!(!pictures.has("room/kitchen") && !pictures.has("landlord/bomb"), "nobody needs them yet");
    for (game, picture) in [(GameName::Landlord, "landlord/bomb"), (GameName::Eviction, "room/kitchen")] {
        let mut plan = app.world_mut().resource_mut::<Plan>();
        plan.take_game(game);
        let seats = plan.seats.len();
        plan.seats = vec![BOT; seats];
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Loading);
        until(&mut app, |app| **app.world().resource::<State<Screen>>() != Screen::Loading);
        assert_eq!(**app.world().resource::<State<Screen>>(), Screen::Match);
        assert!(app.world().resource::<Pictures>().has(picture), "{picture}");
        // Another match of it begins at once.
        for screen in [Screen::Title, Screen::Match] {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.update();
            assert_eq!(**app.world().resource::<State<Screen>>(), screen);
        }
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        app.update();
    }
}

#[test]
fn with_seats_on_the_command_line_loading_ends_in_a_match() {
    let invitation = Invitation { seats: vec![BOT; 3], speed: Some(Speed::Slow), ..default() };
    let app = headless(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"), invitation);
    let mut table: Table = Table::of(app);
    until(&mut table.app, |app| **app.world().resource::<State<Screen>>() != Screen::Loading);
    assert_eq!((table.screen(), table.live().seats().len()), (Screen::Match, 3));
    assert_eq!(table.settings().speed, Speed::Slow);
    table.check();
}

#[test]
fn missing_pictures_give_one_sentence() {
    let film = Film { every: Duration::from_secs(1), out: "nowhere".into(), size: (640, 360) };
    for purpose in [Purpose::Play, Purpose::Film(film)] {
        let filming = purpose != Purpose::Play;
        let mut app = headless("/nowhere/assets", Invitation { purpose, seats: vec![BOT; 3], ..default() });
        until(&mut app, |app| !app.world().resource::<Problems>().0.is_empty());
        let [sentence] = &app.world().resource::<Problems>().0[..] else { panic!("one sentence") };
        assert!(sentence.contains("pictures and sounds"), "{sentence}");
        let left: Vec<AppExit> =
            app.world().resource::<Messages<AppExit>>().iter_current_update_messages().cloned().collect();
        assert_eq!(left, if filming { vec![AppExit::error()] } else { Vec::new() });
    }
}
