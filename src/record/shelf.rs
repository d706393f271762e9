//! Where matches are kept. The doors know what is behind it: files, or what a
//! browser remembers.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Texts by name. A name is made of small letters, digits and dashes.
pub trait Shelf: Debug + Send + Sync + 'static {
    /// The names of everything that is kept, in their order.
    ///
    /// # Errors
    /// If nobody can look.
    fn names(&self) -> Result<Vec<String>, ShelfTrouble>;

    /// What is kept under a name.
    ///
    /// # Errors
    /// If there is nothing, or it cannot be read.
    fn read(&self, name: &str) -> Result<String, ShelfTrouble>;

    /// Keeps a text instead of what was there: all of it, or nothing of it.
    ///
    /// # Errors
    /// If it cannot be kept; then what was there still is.
    fn write(&self, name: &str, text: &str) -> Result<(), ShelfTrouble>;

    /// Throws away what is kept under a name, if there is anything.
    ///
    /// # Errors
    /// If it cannot be thrown away.
    fn remove(&self, name: &str) -> Result<(), ShelfTrouble>;
}

/// Something on a shelf cannot be reached. The text says why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ShelfTrouble(pub String);

/// Whether a shelf can keep something under this name.
pub fn is_shelf_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() < 100
        && name.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-')
}

/// A shelf that is empty again when the program ends.
#[derive(Debug, Default)]
pub struct Drawer(Mutex<BTreeMap<String, String>>);

impl Drawer {
    fn open(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for Drawer {
    fn names(&self) -> Result<Vec<String>, ShelfTrouble> {
        Ok(self.open().keys().cloned().collect())
    }

    fn read(&self, name: &str) -> Result<String, ShelfTrouble> {
        self.open().get(name).cloned().ok_or_else(|| ShelfTrouble(format!("there is no {name}")))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), ShelfTrouble> {
        self.open().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), ShelfTrouble> {
        self.open().remove(name);
        Ok(())
    }
}
