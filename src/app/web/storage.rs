//! Matches kept in what a browser remembers of a page.

use web_sys::Storage;

use crate::record::{Shelf, ShelfTrouble, is_shelf_name};

/// The local storage of the page. It is shared by all pages of a host, so names
/// begin with the program's own. A browser writes a text whole or not at all.
#[derive(Debug)]
pub struct LocalStorage;

const PREFIX: &str = "tenement.";

/// The storage, or why there is none: somebody may have forbidden it.
fn storage() -> Result<Storage, ShelfTrouble> {
    let denied = || ShelfTrouble("this browser does not let the page keep anything".to_owned());
    let window = web_sys::window().ok_or_else(denied)?;
    window.local_storage().ok().flatten().ok_or_else(denied)
}

fn key(name: &str) -> Result<String, ShelfTrouble> {
    if is_shelf_name(name) {
        return Ok(format!("{PREFIX}{name}"));
    }
    Err(ShelfTrouble(format!("\"{name}\" is no name of a match")))
}

impl Shelf for LocalStorage {
    fn names(&self) -> Result<Vec<String>, ShelfTrouble> {
        let storage = storage()?;
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|nth| storage.key(nth).ok().flatten());
        let mut names: Vec<String> = keys
            .filter_map(|key| Some(key.strip_prefix(PREFIX)?.to_owned()))
            .filter(|name| is_shelf_name(name))
            .collect();
        names.sort();
        Ok(names)
    }

    fn read(&self, name: &str) -> Result<String, ShelfTrouble> {
        let text = storage()?.get_item(&key(name)?).ok().flatten();
        text.ok_or_else(|| ShelfTrouble(format!("there is no {name}")))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), ShelfTrouble> {
        let full = |_| ShelfTrouble("there is no room left in what this browser keeps for the page".to_owned());
        storage()?.set_item(&key(name)?, text).map_err(full)
    }

    fn remove(&self, name: &str) -> Result<(), ShelfTrouble> {
        let failed = |_| ShelfTrouble(format!("{name} cannot be thrown away"));
        storage()?.remove_item(&key(name)?).map_err(failed)
    }
}
