//! Matches kept as files.

use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::record::{Shelf, ShelfTrouble, is_shelf_name};

/// A folder with a file for each text. What is being written goes beside its
/// place and is moved there when it is complete, so that whoever ends the program
/// at any instant finds the old text or the new one.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// The ending of a file that is being written.
const UNFINISHED: &str = "part";

impl Folder {
    /// A folder, which is made when something is to be kept in it.
    pub fn new(folder: impl Into<PathBuf>) -> Folder {
        Folder(folder.into())
    }

    /// The folder for what this person keeps: the one `TENEMENT_DATA` names, or
    /// what the platform has for it. `None` if the platform has nothing.
    pub fn own() -> Option<Folder> {
        let named = env::var_os("TENEMENT_DATA").map(PathBuf::from);
        named.or_else(|| Some(dirs::data_dir()?.join("tenement"))).map(Folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    fn file(&self, name: &str) -> Result<PathBuf, ShelfTrouble> {
        if is_shelf_name(name) {
            return Ok(self.0.join(format!("{name}.json")));
        }
        Err(ShelfTrouble(format!("\"{name}\" is no name of a match")))
    }

    fn trouble(&self, error: &io::Error) -> ShelfTrouble {
        ShelfTrouble(format!("{}: {error}", self.0.display()))
    }
}

impl Shelf for Folder {
    fn names(&self) -> Result<Vec<String>, ShelfTrouble> {
        let entries = match fs::read_dir(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(|error| self.trouble(&error))?,
        };
        let paths = entries.flatten().map(|entry| entry.path());
        // Nothing else can be read to its end, a pipe for instance.
        let files = paths.filter(|path| path.is_file());
        let json = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
        let names = json.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
        let mut names: Vec<String> = names.filter(|name| is_shelf_name(name)).collect();
        names.sort();
        Ok(names)
    }

    fn read(&self, name: &str) -> Result<String, ShelfTrouble> {
        let file = self.file(name)?;
        if file.exists() && !file.is_file() {
            return Err(ShelfTrouble(format!("{}: it is no file", file.display())));
        }
        let bytes = fs::read(file).map_err(|error| self.trouble(&error))?;
        // What is no text is no match either, and that is said by who reads it.
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), ShelfTrouble> {
        let file = self.file(name)?;
        let unfinished = file.with_extension(UNFINISHED);
        let written = fs::create_dir_all(&self.0).and_then(|()| {
            let mut part = File::create(&unfinished)?;
            part.write_all(text.as_bytes())?;
            // Moving it must not come before its contents, even if the power fails.
            part.sync_all()?;
            fs::rename(&unfinished, &file)
        });
        written.map_err(|error| self.trouble(&error))
    }

    fn remove(&self, name: &str) -> Result<(), ShelfTrouble> {
        match fs::remove_file(self.file(name)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.trouble(&error)),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own for each test.
    fn folder(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("tenement-shelf-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Folder::new(folder)
    }

    #[test]
    fn what_is_written_is_there_until_it_is_removed() {
        let shelf = folder("kept");
        assert_eq!(shelf.names(), Ok(Vec::new()));
        shelf.write("b", "second").expect("written");
        shelf.write("a-1", "first").expect("written");
        shelf.write("b", "anew").expect("written");
        assert_eq!(shelf.names(), Ok(vec!["a-1".to_owned(), "b".to_owned()]));
        assert_eq!(shelf.read("b").as_deref(), Ok("anew"));
        shelf.remove("b").expect("removed");
        shelf.remove("b").expect("gone already");
        assert!(shelf.read("b").is_err());
        assert_eq!(shelf.names(), Ok(vec!["a-1".to_owned()]));
        fs::remove_dir_all(shelf.path()).expect("removed");
    }

    #[test]
    fn what_was_being_written_when_the_program_ended_is_not_seen() {
        let shelf = folder("unfinished");
        shelf.write("a", "whole").expect("written");
        fs::write(shelf.path().join("a.part"), "ha").expect("written");
        fs::write(shelf.path().join("Notes.json"), "somebody's own").expect("written");
        fs::create_dir(shelf.path().join("b.json")).expect("a folder is no text");
        assert!(shelf.read("b").is_err());
        assert_eq!(shelf.names(), Ok(vec!["a".to_owned()]));
        assert_eq!(shelf.read("a").as_deref(), Ok("whole"));
        fs::remove_dir_all(shelf.path()).expect("removed");
    }

    #[test]
    fn nothing_is_kept_outside_the_folder() {
        let shelf = folder("outside");
        for name in ["../a", "a/b", "", "A", "a.b"] {
            assert!(shelf.write(name, "text").is_err(), "{name}");
            assert!(shelf.read(name).is_err() && shelf.remove(name).is_err(), "{name}");
        }
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_said() {
        let file = folder("a-file");
        fs::create_dir_all(file.path().parent().expect("the folder for temporary files")).expect("a folder");
        fs::write(file.path(), "no folder").expect("written");
        let trouble = file.write("a", "text").expect_err("it is a file");
        assert!(trouble.to_string().contains("a-file"), "{trouble}");
        assert!(file.names().is_err());
        fs::remove_file(file.path()).expect("removed");
    }
}
