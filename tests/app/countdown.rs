//! A clock for reactions, only if the table wants one. Time is made by hand.

use bevy::prelude::*;
use tenement::app::Playable;
use tenement::app::alternatywy as block;
use tenement::app::flow::{Countdown, Intent};
use tenement::app::hud::model::HudModel;
use tenement::app::screens::{Curtain, Screen};
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::rules::Game;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::landlord::Landlord;

use super::support::{BOT, Dice, FRAME, PERSON, Table, opening};

const LIMIT: u8 = 10;

/// The frames of a time.
fn frames(seconds: u32) -> u32 {
    seconds * 1000 / FRAME.as_millis() as u32
}

fn clock<G: Playable>(table: &Table<G>) -> &Countdown {
    table.app.world().resource()
}

/// The move that a clock would make for the person who is asked.
fn declines<G: Playable>(table: &Table<G>) -> Option<G::Move> {
    let asked = table.live().to_act().filter(|_| table.live().asks_a_person());
    asked.and_then(|decision| G::declines(&decision.prompt))
}

/// Decides at random until a person is asked for a reaction, and says whether
/// that happens in this match; the clock must not run before.
fn until_window<G: Playable>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    while table.screen() == Screen::Match {
        if declines(table).is_some() {
            return true;
        }
        let choice = dice.pick(table.live().choices()).filter(|_| table.stage().is_still());
        match choice {
            Some(mv) => table.play(mv),
            None if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
            None => table.update(),
        }
        if table.has_match() && declines(table).is_none() {
            assert_eq!(clock(table).seconds(), None, "a clock without a question");
        }
    }
    false
}

/// Matches in which a person is asked for a reaction, at that point.
fn windows<G: Playable>(seats: &[SeatKind], speed: Speed, limit: Option<u8>, mut look: impl FnMut(Table<G>, Dice)) {
    let mut found = 0;
    for seed in 0..30 {
        let (mut table, mut dice): (Table<G>, Dice) = (opening(seats).seed(seed).open_as(), Dice::new(seed));
        table.settings().reaction_time = limit;
        if until_window(&mut table, &mut dice) {
            table.settings().speed = speed;
            found += 1;
            look(table, dice);
        }
        if found == 3 {
            return;
        }
    }
    panic!("only {found} windows");
}

fn hang<G: Playable>(table: &mut Table<G>, curtain: Curtain) {
    table.app.world_mut().resource_mut::<NextState<Curtain>>().set(curtain);
    table.update();
}

fn check_no_limit<G: Playable>() {
    windows::<G>(&[PERSON, BOT, BOT], Speed::None, None, |mut table, _| {
        let made = table.decisions();
        for _ in 0..frames(90) {
            table.update();
            assert_eq!(clock(&table).seconds(), None);
        }
        assert_eq!(table.decisions(), made);
        assert!(!table.is_busy(), "nothing is drawn while somebody thinks");
    });
}

#[test]
fn without_a_limit_nobody_hurries_anybody() {
    check_no_limit::<Alternatywy>();
    check_no_limit::<Landlord>();
}

fn check_declined<G: Playable>() {
    windows::<G>(&[PERSON, BOT, BOT], Speed::None, Some(LIMIT), |mut table, _| {
        let (made, mv) = (table.decisions(), declines(&table));
        let mut waited = 0;
        while table.decisions() == made {
            assert!(clock(&table).seconds().is_none_or(|left| left <= LIMIT));
            table.update();
            waited += 1;
            assert!(waited <= frames(LIMIT.into()) + 3, "the time is up");
            assert!(table.is_busy() || table.decisions() > made, "the clock is drawn");
        }
        assert!(waited >= frames(LIMIT.into()), "{waited} frames");
        assert_eq!(table.live().game().record().moves.get(made).copied(), mv);
        assert_eq!(table.refused(), []);
        table.check();
    });
}

#[test]
fn when_the_time_is_up_the_reaction_is_declined() {
    check_declined::<Alternatywy>();
    check_declined::<Landlord>();
}

#[test]
fn the_clock_stands_during_a_break() {
    windows::<Alternatywy>(&[PERSON, BOT, BOT], Speed::None, Some(LIMIT), |mut table, _| {
        let made = table.decisions();
        (0..frames(3)).for_each(|_| table.update());
        // Looking back gives nobody more time.
        let before = clock(&table).part();
        table.press(KeyCode::KeyV);
        (0..frames(20)).for_each(|_| table.update());
        table.press(KeyCode::KeyV);
        assert!((before - 0.05..=before).contains(&clock(&table).part()));
        hang(&mut table, Curtain::Paused);
        let left = clock(&table).part();
        assert!((0.5..0.8).contains(&left), "{left}");
        for page in [Curtain::Paused, Curtain::Rules, Curtain::Options] {
            hang(&mut table, page);
            (0..frames(20)).for_each(|_| table.update());
            assert!(!table.is_busy(), "a break is a break");
        }
        assert_eq!((clock(&table).part(), table.decisions()), (left, made));
        hang(&mut table, Curtain::Up);
        (0..frames(9)).for_each(|_| table.update());
        assert!(table.decisions() > made, "and then it goes on");
    });
}

#[test]
fn the_clock_stands_while_something_is_shown() {
    windows::<Alternatywy>(&[PERSON, BOT, BOT], Speed::Slow, Some(LIMIT), |mut table, mut dice| {
        // The window of this match that comes with a show.
        loop {
            let made = table.decisions();
            table.play(dice.pick(table.live().choices()).expect("somebody is asked"));
            assert!(table.decisions() > made);
            if !until_window(&mut table, &mut dice) {
                return;
            }
            if !table.stage().is_still() {
                break;
            }
        }
        while !table.stage().is_still() && declines(&table).is_some() {
            assert!(clock(&table).seconds().is_none_or(|left| left == LIMIT), "the show takes no time of it");
            table.update();
        }
        (0..frames(2)).for_each(|_| table.update());
        assert!(clock(&table).part() < 0.9, "{:?}", clock(&table));
    });
}

#[test]
fn while_the_seat_is_passed_nobody_has_been_asked_yet() {
    let mut passed = 0;
    for seed in 0..6 {
        let mut table: Table<Alternatywy> = opening(&[PERSON; 4]).seed(seed).open_as();
        let mut dice = Dice::new(seed);
        table.settings().reaction_time = Some(LIMIT);
        for _ in 0..900 {
            let asked = table.live().to_act().and_then(|decision| Alternatywy::declines(&decision.prompt));
            if table.curtain() == Curtain::PassTheSeat && asked.is_some() && table.live().awaiting().is_some() {
                let made = table.decisions();
                for _ in 0..frames(12) {
                    table.update();
                    assert_eq!(clock(&table).seconds(), None, "it would tell that somebody is asked");
                }
                assert_eq!(table.decisions(), made);
                passed += 1;
                table.intend(Intent::TakeSeat);
                table.update();
                table.update();
                assert_eq!(clock(&table).seconds(), Some(LIMIT), "all of the time is left");
            }
            match dice.pick(table.live().choices()) {
                Some(mv) => table.play(mv),
                None if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
                None => table.update(),
            }
            if table.screen() != Screen::Match || passed > 4 {
                break;
            }
        }
    }
    assert!(passed > 4, "{passed}");
}

#[test]
fn a_reaction_in_time_gives_the_next_one_all_of_it() {
    windows::<Landlord>(&[PERSON, BOT, BOT], Speed::None, Some(LIMIT), |mut table, mut dice| {
        (0..frames(8)).for_each(|_| table.update());
        let (made, left) = (table.decisions(), clock(&table).seconds());
        assert!(left.is_some_and(|left| left <= 3), "{left:?}");
        table.play(dice.pick(table.live().choices()).expect("somebody is asked"));
        assert!(table.decisions() > made);
        if until_window(&mut table, &mut dice) {
            (0..frames(5)).for_each(|_| table.update());
            assert!(clock(&table).seconds().is_some_and(|left| left >= 5), "{:?}", clock(&table));
        }
    });
}

/// What the margins say about a clock.
fn said(table: &mut Table<Alternatywy>) -> HudModel<<Alternatywy as Game>::Move> {
    let settings = table.settings().clone();
    let world = table.app.world();
    let (aim, hovered) = (world.resource::<block::Aim>(), *world.resource::<block::Hovered>());
    let ways = world.resource::<block::Ways>();
    block::words::model(table.live(), &settings, (aim, hovered), ways, false).timed(
        table.live(),
        &settings,
        clock(table),
    )
}

#[test]
fn the_margins_say_what_is_done_and_when() {
    windows::<Alternatywy>(&[PERSON, BOT, BOT], Speed::None, Some(LIMIT), |mut table, _| {
        (0..frames(4)).for_each(|_| table.update());
        let limit = said(&mut table).time_limit.expect("a clock runs");
        let seconds = clock(&table).seconds().expect("a clock runs");
        assert!((5..=7).contains(&seconds));
        assert!(limit.words.contains(&format!("in {seconds} seconds")), "{}", limit.words);
        assert_eq!(limit.short, format!("{seconds} s"));
        assert!((0.5..0.7).contains(&limit.left), "{}", limit.left);
        table.settings().reaction_time = None;
        table.update();
        assert_eq!(said(&mut table).time_limit, None);
    });
}
