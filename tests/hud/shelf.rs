//! The matches that are kept.

use bevy_egui::egui::Event;
use egui_kittest::Harness;
use tenement::app::keeping::OnShelf;
use tenement::app::screens::shelf::{Shelved, Wish, shelf};
use tenement::record::{BadRecord, Heading, Label};

use crate::{WINDOWS, click, locale, outside, says, screen};

const NOW: u64 = 1_790_000_000;

struct Shelf {
    shelved: Shelved,
    wishes: Vec<Wish>,
}

fn entry(key: &str, name: &str, over: bool, ago: u64) -> OnShelf {
    let players = ["human", "greedy", "random"].map(str::to_owned).to_vec();
    let label = Label { name: name.to_owned(), players, saved: NOW - ago, over };
    OnShelf { key: key.to_owned(), heading: Ok(Heading { game: "landlord".to_owned(), seats: 3, moves: 34, label }) }
}

fn shelved() -> Shelved {
    let bad = OnShelf { key: "match-bad".to_owned(), heading: Err(BadRecord::Newer) };
    let matches = vec![entry("match-1", "", false, 5), entry("match-2", "Monday evening", true, 7_300), bad];
    Shelved { matches, ..Shelved::default() }
}

fn on_screen(window: (f32, f32, f32), shelved: Shelved) -> Harness<'static, Shelf> {
    screen(window, Shelf { shelved, wishes: Vec::new() }, |ctx, state| {
        let wish = shelf(ctx, locale(), NOW, &mut state.shelved);
        state.wishes.extend(wish);
    })
}

#[test]
fn every_match_says_what_it_is_and_how_it_stands() {
    let harness = on_screen(WINDOWS[0], shelved());
    for words in
        ["Landlord!, 3 players", "Monday evening", "just now", "2 hours ago", "over, 34 decisions", "match-bad"]
    {
        assert!(says(&harness, words), "{words}");
    }
}

#[test]
fn a_match_is_opened_copied_and_thrown_away_for_certain() {
    let words = |id: &str| locale().say(id);
    let one = || Shelved { matches: vec![entry("match-1", "", false, 5)], ..Shelved::default() };
    let mut harness = on_screen(WINDOWS[0], one());
    click(&mut harness, &words("shelf-continue"));
    assert_eq!(harness.state().wishes, [Wish::Open("match-1".to_owned())]);
    let mut harness = on_screen(WINDOWS[0], one());
    click(&mut harness, &words("shelf-copy"));
    assert_eq!(harness.state().wishes, [Wish::Copy("match-1".to_owned())]);
    let mut harness = on_screen(WINDOWS[0], one());
    click(&mut harness, &words("shelf-delete"));
    assert_eq!(harness.state().wishes, [], "once is not certain");
    click(&mut harness, &words("shelf-delete-sure"));
    assert_eq!(harness.state().wishes, [Wish::Remove("match-1".to_owned())]);
    let over = Shelved { matches: vec![entry("match-2", "", true, 5)], ..Shelved::default() };
    let harness = on_screen(WINDOWS[0], over);
    assert!(says(&harness, &words("shelf-watch")) && !says(&harness, &words("shelf-continue")));
}

#[test]
fn a_match_is_given_a_name() {
    let one = Shelved { matches: vec![entry("match-1", "Tuesday", false, 5)], ..Shelved::default() };
    let mut harness = on_screen(WINDOWS[0], one);
    click(&mut harness, &locale().say("shelf-rename"));
    assert_eq!(harness.state().shelved.naming, Some(("match-1".to_owned(), "Tuesday".to_owned())));
    // What is typed goes there at once.
    harness.event(Event::Text(" night".to_owned()));
    harness.run();
    click(&mut harness, &locale().say("shelf-name-done"));
    let [Wish::Name(key, name)] = harness.state().wishes.as_slice() else { panic!("{:?}", harness.state().wishes) };
    assert_eq!(key, "match-1");
    assert!(name.contains(" night") && name.contains("Tuesday"), "{name}");
}

#[test]
fn a_code_is_opened() {
    let mut harness = on_screen(WINDOWS[0], Shelved { code: "eviction-AQ".to_owned(), ..shelved() });
    click(&mut harness, &locale().say("shelf-open"));
    assert_eq!(harness.state().wishes, [Wish::Read("eviction-AQ".to_owned())]);
    let mut harness = on_screen(WINDOWS[0], shelved());
    click(&mut harness, &locale().say("shelf-open"));
    assert_eq!(harness.state().wishes, [], "there is no code");
}

#[test]
fn the_shelf_fits_every_window() {
    for window in WINDOWS {
        for shelved in [Shelved::default(), shelved()] {
            let harness = on_screen(window, shelved);
            assert_eq!(outside(&harness), Vec::<String>::new(), "{window:?}");
        }
    }
}
