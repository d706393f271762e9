//! The folder of baked files: written whole, or compared byte for byte.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::trouble::Trouble;

/// The baked files: name to bytes.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Writes `files` into `folder` and removes baked files nobody needs any more.
pub fn write(folder: &Path, files: &Files) -> Result<(), Trouble> {
    std::fs::create_dir_all(folder).map_err(|source| Trouble::Write { path: folder.to_owned(), source })?;
    for path in leftovers(folder, files)? {
        std::fs::remove_file(&path).map_err(|source| Trouble::Write { path, source })?;
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        std::fs::write(&path, bytes).map_err(|source| Trouble::Write { path, source })?;
    }
    Ok(())
}

/// Fails with the first file in `folder` that is not what `files` says.
pub fn check(folder: &Path, files: &Files) -> Result<(), Trouble> {
    for (name, bytes) in files {
        let path = folder.join(name);
        match std::fs::read(&path) {
            Ok(found) if found == *bytes => {}
            Ok(_) => return Err(Trouble::Stale(path)),
            Err(source) if source.kind() == std::io::ErrorKind::NotFound => {
                return Err(Trouble::Missing(path));
            }
            Err(source) => return Err(Trouble::Read { path, source }),
        }
    }
    match leftovers(folder, files)?.into_iter().next() {
        Some(path) => Err(Trouble::Leftover(path)),
        None => Ok(()),
    }
}

/// Pictures and descriptions in `folder` that are not among `files`, sorted.
fn leftovers(folder: &Path, files: &Files) -> Result<Vec<PathBuf>, Trouble> {
    let trouble = |source| Trouble::Read { path: folder.to_owned(), source };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let baked = path.extension().is_some_and(|kind| kind == "png" || kind == "json");
        let wanted = path.file_name().and_then(|name| name.to_str()).is_some_and(|name| files.contains_key(name));
        if baked && !wanted {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
