//! Matches are kept after every move, and opened again.

use std::sync::Arc;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use tenement::app::Playable;
use tenement::app::flow::{Intent, Live, Look};
use tenement::app::keeping::{Keeper, Kept, open};
use tenement::app::screens::{Curtain, Plan, Problems, Screen};
use tenement::app::settings::Settings;
use tenement::cli::{Invitation, Speed};
use tenement::record::{BadRecord, Drawer, Match, Shelf};
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

use super::support::{BOT, Dice, PERSON, Table, headless, opening};

/// A table whose matches are kept in a drawer.
fn kept<G: Playable>(seats: &[tenement::bots::SeatKind]) -> (Table<G>, Arc<Drawer>) {
    let opening = opening(seats);
    let mut table = opening.open_as::<G>();
    let drawer = Arc::new(Drawer::default());
    table.app.insert_resource(Keeper::new(drawer.clone()));
    table.begin(&opening);
    (table, drawer)
}

fn play_some<G: Playable>(table: &mut Table<G>, decisions: usize) {
    let mut dice = Dice::new(1);
    while table.decisions() < decisions && table.screen() == Screen::Match {
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
    }
}

/// What the keeper has of the match on the table.
fn written<G: Playable>(table: &Table<G>) -> Match<G> {
    let key = &table.app.world().resource::<Kept>().key;
    let text = table.app.world().resource::<Keeper>().read(key).expect("it is kept");
    Match::read(&text).expect("it can be played").0
}

fn is_kept_after_every_move<G: Playable>() {
    let (mut table, drawer) = kept::<G>(&[PERSON, BOT, BOT]);
    let mut dice = Dice::new(4);
    let mut seen = 0;
    while table.decisions() < 50 {
        match dice.pick(table.live().choices()) {
            Some(mv) => table.play(mv),
            None => table.update(),
        }
        if table.decisions() > seen {
            seen = table.decisions();
            assert_eq!(written(&table).record(), table.live().game().record());
        }
    }
    assert_eq!(drawer.names().expect("names").len(), 1, "one match, one text");
    if table.live().may_undo().is_ok() {
        table.intend(Intent::Undo);
        assert_eq!(written(&table).record(), table.live().game().record(), "taken back there, too");
    }
}

#[test]
fn a_match_is_kept_after_every_move() {
    is_kept_after_every_move::<Eviction>();
    is_kept_after_every_move::<Landlord>();
    is_kept_after_every_move::<Alternatywy>();
}

fn open_again<G: Playable>(table: &mut Table<G>, text: String, key: Option<String>) -> Result<(), BadRecord> {
    let opening =
        move |mut commands: Commands, mut plan: ResMut<Plan>| open(&mut commands, &mut plan, &text, key.clone());
    table.app.world_mut().run_system_once(opening).expect("it ran")
}

fn goes_on_where_it_was_left<G: Playable>() {
    let (mut table, drawer) = kept::<G>(&[PERSON, BOT, BOT]);
    play_some(&mut table, 40);
    let record = table.live().game().record().clone();
    let log = table.live().log().len();
    table.go_to(Screen::Title);
    assert!(!table.app.world().contains_resource::<Live<G>>());
    let matches = table.app.world().resource::<Keeper>().matches();
    let [entry] = matches.as_slice() else { panic!("one match is kept: {matches:?}") };
    let heading = entry.heading.as_ref().expect("it can be read");
    assert_eq!((heading.game.as_str(), heading.seats, heading.moves), (G::NAME, 3, record.moves.len()));
    assert_eq!(heading.label.players, ["human", "random", "random"]);
    let text = drawer.read(&entry.key).expect("a text");
    open_again(&mut table, text, Some(entry.key.clone())).expect("it can be played");
    table.go_to(Screen::Match);
    // A bot whose turn it is goes on at once.
    assert!(table.live().game().record().moves.starts_with(&record.moves));
    assert!(table.live().log().len() >= log, "what had happened is in the log");
    assert_eq!(table.live().seats(), &[PERSON, BOT, BOT][..]);
    let mut game = table.live().game().clone();
    game.go_to(record.moves.len());
    assert_eq!(game.record(), &record);
    table.check();
    play_some(&mut table, record.moves.len() + 5);
    assert_eq!(drawer.names().expect("names"), [entry.key.as_str()], "it is kept where it was");
    assert_eq!(written(&table).record().moves, table.live().game().record().moves);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    goes_on_where_it_was_left::<Eviction>();
    goes_on_where_it_was_left::<Landlord>();
    goes_on_where_it_was_left::<Alternatywy>();
}

#[test]
fn a_match_that_is_over_is_looked_at_from_its_beginning() {
    let (mut table, drawer) = kept::<Eviction>(&[BOT, BOT]);
    table.until("the results", |table| table.screen() == Screen::Results);
    let key = drawer.names().expect("names").remove(0);
    let matches = table.app.world().resource::<Keeper>().matches();
    assert!(matches[0].heading.as_ref().expect("it can be read").label.over);
    let text = drawer.read(&key).expect("a text");
    open_again(&mut table, text.clone(), Some(key.clone())).expect("it can be played");
    table.go_to(Screen::Match);
    table.update();
    assert_eq!((table.decisions(), table.screen()), (0, Screen::Match));
    let review = table.live().review().expect("it is looked at");
    assert!(review.over && review.stands_at > 20);
    let last = table.live().last_moment();
    table.intend(Intent::Look(Look::At(last)));
    assert_eq!(table.decisions(), review.stands_at);
    (0..5).for_each(|_| table.update());
    assert_eq!(table.screen(), Screen::Match, "whoever looks decides when it ends");
    table.intend(Intent::Look(Look::Leave));
    table.until("the results", |table| table.screen() == Screen::Results);
    assert_eq!(drawer.read(&key).as_deref(), Ok(text.as_str()), "looking changes nothing");
}

#[test]
fn a_branch_is_kept_beside_the_match_it_comes_from() {
    let (mut table, drawer) = kept::<Landlord>(&[PERSON, PERSON]);
    let mut dice = Dice::new(3);
    while table.decisions() < 30 {
        if table.curtain() == Curtain::PassTheSeat {
            table.intend(Intent::TakeSeat);
        } else if let Some(mv) = dice.pick(table.live().choices()) {
            table.play(mv);
        } else {
            table.update();
        }
    }
    let first = drawer.names().expect("names").remove(0);
    table.app.world().resource::<Keeper>().matches();
    let before = drawer.read(&first).expect("a text");
    table.intend(Intent::Look(Look::At(12)));
    assert_eq!(drawer.read(&first).as_deref(), Ok(before.as_str()), "looking changes nothing");
    let decisions = table.decisions();
    table.intend(Intent::Look(Look::Branch));
    assert_eq!(written(&table).record().moves.len(), decisions);
    assert_eq!(drawer.names().expect("names").len(), 2);
    assert_eq!(drawer.read(&first).as_deref(), Ok(before.as_str()));
}

#[test]
fn what_is_damaged_or_strange_is_refused_and_left_alone() {
    let (mut table, drawer) = kept::<Eviction>(&[PERSON, BOT]);
    drawer.write("match-1", "{ \"format\": \"tenement match\", \"version\": 1").expect("kept");
    drawer.write("match-2", "a shopping list").expect("kept");
    drawer.write("match-3", "{ \"format\": \"tenement match\", \"version\": 99 }").expect("kept");
    drawer.write("settings", "{}").expect("kept");
    let matches = table.app.world().resource::<Keeper>().matches();
    let bad: Vec<_> = matches.iter().map(|entry| entry.heading.clone().expect_err("it is bad")).collect();
    assert_eq!(bad.len(), 3, "{matches:?}");
    for (key, text) in ["match-1", "match-2", "match-3"].map(|key| (key, drawer.read(key).expect("a text"))) {
        assert!(open_again(&mut table, text.clone(), Some(key.to_owned())).is_err());
        assert!(table.app.world().resource::<Keeper>().rename(key, "other").is_err());
        table.app.world().resource::<Keeper>().matches();
        assert_eq!(drawer.read(key), Ok(text), "it is left as it is");
    }
}

#[test]
fn a_match_can_be_named_and_thrown_away() {
    let (mut table, drawer) = kept::<Alternatywy>(&[PERSON, BOT, BOT]);
    play_some(&mut table, 10);
    table.go_to(Screen::Title);
    let key = drawer.names().expect("names").remove(0);
    let keeper = table.app.world().resource::<Keeper>();
    keeper.rename(&key, "  Monday ").expect("a name");
    let named = keeper.matches();
    assert_eq!(named[0].heading.as_ref().expect("it can be read").label.name, "Monday");
    assert!(Match::<Alternatywy>::read(&drawer.read(&key).expect("a text")).is_ok());
    keeper.remove(&key);
    assert_eq!(keeper.matches(), []);
}

#[test]
fn very_many_finished_matches_are_thrown_away_from_the_oldest_on_but_none_that_has_a_name() {
    let (mut table, drawer) = kept::<Eviction>(&[BOT, BOT]);
    table.until("the results", |table| table.screen() == Screen::Results);
    let key = drawer.names().expect("names").remove(0);
    let keeper = table.app.world().resource::<Keeper>();
    let text = keeper.read(&key).expect("a text");
    keeper.remove(&key);
    for nth in 0..70u64 {
        let (game, mut label) = Match::<Eviction>::read(&text).expect("it can be played");
        label.saved = 1_000 + nth;
        label.name = if nth < 5 { format!("Number {nth}") } else { String::new() };
        keeper.keep(&format!("match-{nth:03}"), game.write(&label));
    }
    keeper.tidy();
    let names = keeper.matches().into_iter().map(|entry| entry.key).collect::<Vec<_>>();
    assert_eq!(names.len(), 55);
    assert!((0..5).all(|nth| names.contains(&format!("match-{nth:03}"))), "those that have names stay");
    assert!(names.contains(&"match-069".to_owned()) && !names.contains(&"match-010".to_owned()));
}

#[test]
fn settings_are_kept_and_those_that_make_no_sense_do_no_harm() {
    let drawer = Arc::new(Drawer::default());
    let app = |drawer: &Arc<Drawer>| {
        let mut app = headless(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"), Invitation::default());
        app.insert_resource(Keeper::new(drawer.clone()));
        app.update();
        app
    };
    let mut first = app(&drawer);
    first.update();
    assert!(drawer.read("settings").is_err(), "nobody has set anything");
    let mut settings = first.world_mut().resource_mut::<Settings>();
    (settings.text_size, settings.speed, settings.reaction_time) = (1.5, Speed::Slow, Some(20));
    let set = settings.clone();
    first.update();
    drop(first);
    assert_eq!(*app(&drawer).world().resource::<Settings>(), set);
    drawer.write("settings", r#"{ "music": 9.0, "text_size": -3, "mute": true, "unknown": [] }"#).expect("kept");
    let odd = app(&drawer);
    let settings = odd.world().resource::<Settings>();
    assert_eq!((settings.music, settings.text_size, settings.mute), (1.0, 1.0, true));
    drawer.write("settings", "no settings at all").expect("kept");
    let usual = app(&drawer);
    assert_eq!(*usual.world().resource::<Settings>(), Settings::default());
    assert_eq!(usual.world().resource::<Problems>().0.len(), 1, "it is said");
    drop(usual);
    assert_eq!(drawer.read("settings-damaged").as_deref(), Ok("no settings at all"), "and put aside");
}
