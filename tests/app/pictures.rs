//! A game's table shows only pictures that are loaded for it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tenement::app::hud::faces;
use tenement::app::stage::table::Shown;
use tenement::cli::GameName;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

/// The atlas of every picture.
fn homes() -> BTreeMap<String, String> {
    let mut homes = BTreeMap::new();
    for file in fs::read_dir("assets/pictures/baked").expect("baked").map(|file| file.expect("a file").path()) {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let Some(atlas) = name.strip_suffix("@1x.json") else { continue };
        let text = fs::read_to_string(&file).expect("readable");
        let sheet: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let pictures = sheet["pictures"].as_object().expect("pictures by their names");
        homes.extend(pictures.keys().map(|picture| (picture.clone(), atlas.to_owned())));
    }
    homes
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        match entry.is_dir() {
            true => sources(&entry, found),
            false => found.push(entry),
        }
    }
}

/// The pictures that are named in the code of a game's table, word for word.
fn named<G: Shown>(homes: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new("src/app").join(G::NAME), &mut files);
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("readable"));
    texts
        .flat_map(|text| text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>())
        .filter(|word| homes.contains_key(word))
        .collect()
}

fn check<G: Shown>() {
    let homes = homes();
    let named = named::<G>(&homes);
    assert!(named.len() > 5, "{}: {named:?}", G::NAME);
    let lost: Vec<_> = named.iter().filter(|picture| !G::ATLASES.contains(&homes[*picture].as_str())).collect();
    assert!(lost.is_empty(), "{} does not load {lost:?}", G::NAME);
}

#[test]
fn every_bot_of_every_game_has_a_portrait() {
    let homes = homes();
    let names: BTreeSet<String> = faces::names().collect();
    assert_eq!(names.len(), 3 * GameName::ALL.len() + 1, "three levels a game, and the coin: {names:?}");
    let lost: Vec<_> = names.iter().filter(|name| homes.get(*name).map(String::as_str) != Some(faces::ATLAS)).collect();
    assert!(lost.is_empty(), "there is no portrait {lost:?}");
}

#[test]
fn every_picture_that_a_table_names_is_loaded_for_it() {
    check::<Eviction>();
    check::<Landlord>();
    check::<Alternatywy>();
}
