//! The sentences exist, can be read, and are complete where it is claimed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_templates::fluent_bundle::FluentResource;

use super::*;
use crate::games::{GameName, with_game};
use crate::levels::{Leveled, Levels, Range};
use crate::rules::Seat;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this extension, with their text.
fn files(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            found.extend(files(&entry, extension));
        } else if entry.extension().is_some_and(|own| own == extension) {
            let text = fs::read_to_string(&entry).expect("a text");
            found.push((entry, text));
        }
    }
    found
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The identifiers that a language gives, with the file of each.
fn ids(language: Language) -> BTreeMap<String, PathBuf> {
    let mut ids = BTreeMap::new();
    for (path, text) in files(&root().join("assets/locales").join(language.code()), "ftl") {
        for line in text.lines() {
            let Some((id, _)) = line.split_once(" =").filter(|(id, _)| is_id(id)) else { continue };
            let before = ids.insert(id.to_owned(), path.clone());
            assert_eq!(before, None, "{id} is given twice");
        }
    }
    ids
}

/// The literals of a source text that follow one of `openings`, white space aside.
fn literals<'a>(text: &'a str, openings: &[&str]) -> Vec<&'a str> {
    let mut found = Vec::new();
    for opening in openings {
        for (at, _) in text.match_indices(opening) {
            let rest = text[at + opening.len()..].trim_start();
            if let Some((literal, _)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
                found.push(literal);
            }
        }
    }
    found
}

#[test]
fn every_file_parses() {
    for (path, text) in files(&root().join("assets/locales"), "ftl") {
        if let Err((_, errors)) = FluentResource::try_new(text) {
            panic!("{}: {errors:?}", path.display());
        }
    }
}

#[test]
fn every_identifier_used_in_code_exists() {
    let known = ids(Language::English);
    let mut missing = BTreeSet::new();
    let games = GameName::ALL.iter().map(|game| format!("{}-", game.name()));
    let prefixes: BTreeSet<String> =
        games.chain(["text-", "cli-", "error-", "undo-", "record-"].map(str::to_owned)).collect();
    for (path, text) in files(&root().join("src"), "rs") {
        if path.ends_with("tests.rs") {
            continue;
        }
        let mut used = literals(&text, &["say(", "say_with("]);
        if path.starts_with(root().join("src/locale")) || path.starts_with(root().join("src/cli")) {
            let all = text.split('"').skip(1).step_by(2);
            used.extend(all.filter(|literal| prefixes.iter().any(|prefix| literal.starts_with(prefix.as_str()))));
        }
        for id in used.into_iter().filter(|id| is_id(id)) {
            if !known.contains_key(id) {
                missing.insert(format!("{id} ({})", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "there are no sentences {missing:#?}");
}

#[test]
fn a_language_is_offered_when_it_is_complete() {
    let english: BTreeSet<String> = ids(Language::English).into_keys().collect();
    for language in Language::ALL {
        let folder = root().join("assets/locales").join(language.code());
        let own: BTreeSet<String> = if folder.exists() { ids(language).into_keys().collect() } else { BTreeSet::new() };
        let missing: Vec<_> = english.difference(&own).collect();
        let offered = Language::available().contains(&language);
        assert_eq!(offered, missing.is_empty(), "{language}: {missing:?}");
        let surplus: Vec<_> = own.difference(&english).collect();
        assert!(surplus.is_empty(), "{language} has sentences that English lacks: {surplus:?}");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    for language in Language::ALL {
        assert_eq!(Locale::new(language).say("title-name"), "Tenement");
    }
}

#[test]
fn what_cannot_be_said_is_given_by_its_identifier() {
    let locale = Locale::default();
    assert_eq!(locale.say("no-such-sentence"), "no-such-sentence");
    assert_eq!(locale.say("match-turn"), "match-turn", "its argument is missing");
}

#[test]
fn numbers_choose_the_plural_and_arguments_carry_no_marks() {
    let preview = |evictions: u16, waves: u16| {
        Locale::default().say_with("preview-evictions", &[("evictions", evictions.into()), ("waves", waves.into())])
    };
    assert_eq!(preview(1, 1), "1 eviction in 1 wave, if they land as they fall");
    assert_eq!(preview(13, 7), "13 evictions in 7 waves, if they land as they fall");
}

#[test]
fn codes_and_languages_agree() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert!(!language.own_name().is_empty());
    }
    assert_eq!(Language::from_code("pl_PL.UTF-8"), Some(Language::Polish));
    assert_eq!(Language::from_code("xx"), None);
    assert_eq!("de".parse::<Language>(), Err(UnknownLanguage("de".to_owned())));
}

#[test]
fn players_and_speeds_have_names() {
    let known = ids(Language::English);
    let mut characters = BTreeSet::new();
    for (game, level) in GameName::ALL.iter().flat_map(|game| Level::ALL.map(|level| (game.name(), level))) {
        assert!(known.contains_key(&format!("level-{level}")), "{level}");
        let id = bot(game, level);
        assert!(known.contains_key(&id), "{id}");
        assert!(known.contains_key(&format!("{id}-about")), "{id}");
        characters.insert(player_name(Locale::default(), game, SeatKind::Bot(level)));
    }
    assert_eq!(characters.len(), 3 * GameName::ALL.len() + 1, "a name for each level of each game, and the coin's");
    assert_eq!(player_name(Locale::default(), GameName::default().name(), SeatKind::Human), "Person");
    assert_eq!(player_name(Locale::default(), "chess", SeatKind::Bot(Level::Hard)), "hard", "of a game nobody knows");
    for speed in crate::cli::Speed::ALL {
        assert!(known.contains_key(&format!("speed-{}", speed.name())), "{speed:?}");
    }
}

#[test]
fn six_seats_have_colours_glyphs_and_names_of_their_own() {
    let known = ids(Language::English);
    let mut letters = BTreeSet::new();
    for colour in SEAT_COLOURS {
        for id in ["colour", "seat", "glyph"].map(|prefix| format!("{prefix}-{colour}")) {
            assert!(known.contains_key(&id), "{id}");
        }
        letters.insert(Locale::default().say(&format!("colour-{colour}-letter")));
    }
    assert_eq!(letters.len(), SEAT_COLOURS.len());
    let most = GameName::ALL.iter().map(|game| *game.seats().end()).max().unwrap_or(0);
    assert!(usize::from(most) <= SEAT_COLOURS.len());
    assert_eq!(seat_names(Locale::default(), 6).len(), 6);
    assert_eq!(seat_name(Locale::default(), &["Anna".to_owned(), String::new()], Seat(1)), "Teal");
}

/// What the lobby offers of a game has names.
fn check_lobby<G: Speaks + Leveled>(known: &BTreeMap<String, PathBuf>) {
    assert!(known.contains_key(&format!("game-{}", G::NAME)));
    for (stem, setup) in Levels::<G>::built_in().setups {
        assert!(G::setup_about(Locale::default(), &stem).is_some(), "{stem}");
        for options in setup.tables.values() {
            let table = G::table(Locale::default(), options);
            assert!(!table.is_empty() && !known.contains_key(&table), "{table}");
            for choice in G::choices(options) {
                assert!(known.contains_key(choice.id), "{}", choice.id);
                let Range::Pick { names, chosen } = choice.what else { continue };
                assert!(chosen < names.len(), "{}", choice.id);
                for id in names.iter().map(|name| format!("{}-{name}", choice.id)) {
                    assert!(known.contains_key(&id), "{id}");
                }
            }
        }
    }
}

#[test]
fn what_the_lobby_offers_has_names() {
    for &game in GameName::ALL {
        with_game!(game, G => check_lobby::<G>(&ids(Language::English)));
    }
}
