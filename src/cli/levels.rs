//! Finding setup files on the disk.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Setup, Trouble};
pub use crate::levels::{Leveled, Levels, STANDARD, Source};
use crate::locale::Locale;
use crate::rules::{SetUp, SetupFile};

/// The setups of a game, from the files there are.
pub fn load<G: Leveled>() -> Levels<G> {
    Levels::from_files(Locale::default(), files(G::NAME))
}

/// The setup files of a game by its name, in the first folder of levels that has
/// some: the one `TENEMENT_LEVELS` names, `levels` here, `levels` beside the
/// program, and the one it was built from. Without any, nothing.
pub fn files(game: &str) -> Vec<Source> {
    let here = Some(PathBuf::from("levels"));
    let named = env::var_os("TENEMENT_LEVELS").map(PathBuf::from);
    let beside = env::current_exe().ok().and_then(|program| Some(program.parent()?.join("levels")));
    let built_from = Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("levels"));
    let mut folders = [named, here, beside, built_from].into_iter().flatten().map(|folder| folder.join(game));
    folders.find(|folder| folder.is_dir()).map(|folder| read(&folder)).unwrap_or_default()
}

/// Every `.json` file in a folder.
fn read(folder: &Path) -> Vec<Source> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let setups = entries.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    setups
        .map(|path| Source {
            stem: stem(&path),
            path: path.display().to_string(),
            text: fs::read_to_string(&path).map_err(|error| error.to_string()),
        })
        .collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A setup that somebody asked for, and what its file says.
#[derive(Clone, Debug)]
pub struct Found<G: SetUp> {
    /// How it was asked for.
    pub setup: Setup,
    /// What its file says.
    pub file: SetupFile<G>,
}

/// The setup that somebody asked for, by the stem of its file or by a path.
///
/// # Errors
/// If there is none, the file cannot be read, or it is wrong.
pub(super) fn find<G: Leveled>(levels: &Levels<G>, wanted: &str, locale: Locale) -> Result<Found<G>, Trouble> {
    if let Some(file) = levels.setup(wanted) {
        return Ok(Found { setup: Setup { stem: wanted.to_owned(), own: None }, file: file.clone() });
    }
    let path = Path::new(wanted);
    if path.extension().is_none_or(|extension| extension != "json") {
        let known: Vec<&str> = levels.setups.iter().map(|(stem, _)| stem.as_str()).collect();
        let arguments = [("setup", wanted.to_owned().into()), ("known", known.join(", ").into())];
        return Err(Trouble::Argument(locale.say_with("cli-setup-unknown", &arguments)));
    }
    let unreadable = |problem: String| {
        let arguments = [("file", wanted.to_owned().into()), ("problem", problem.into())];
        Trouble::Argument(locale.say_with("cli-setup-unreadable", &arguments))
    };
    let text = fs::read_to_string(path).map_err(|error| unreadable(error.to_string()))?;
    let standard = levels.standard().ok_or_else(|| unreadable("the standard setup is missing".to_owned()))?;
    let file = SetupFile::parse(&text, standard)
        .map_err(|bad| Trouble::Argument(locale.say_with("cli-setup-file", &crate::levels::bad_setup(wanted, &bad))))?;
    let own = Source { stem: stem(path), path: wanted.to_owned(), text: Ok(text) };
    Ok(Found { setup: Setup { stem: own.stem.clone(), own: Some(own) }, file })
}
