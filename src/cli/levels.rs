//! Finding setup files on the disk.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Setup, Trouble};
pub use crate::levels::{Levels, STANDARD, Source};
use crate::locale::Locale;
use crate::rules::eviction::SetupFile;

/// The folder of Eviction's setups within the folder of levels.
const EVICTION: &str = "eviction";

/// The setups in the first folder of levels there is: the one `TENEMENT_LEVELS`
/// names, `levels` here, `levels` beside the program, and the one it was built
/// from. Without any, those built in.
pub fn load() -> Levels {
    let here = Some(PathBuf::from("levels"));
    let named = env::var_os("TENEMENT_LEVELS").map(PathBuf::from);
    let beside = env::current_exe().ok().and_then(|program| Some(program.parent()?.join("levels")));
    let built_from = Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("levels"));
    let folders = [named, here, beside, built_from].into_iter().flatten().map(|folder| folder.join(EVICTION));
    let files = folders.filter(|folder| folder.is_dir()).map(|folder| read(&folder)).next();
    Levels::from_files(Locale::default(), files.unwrap_or_default())
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

/// The setup that somebody asked for, by the stem of its file or by a path.
///
/// # Errors
/// If there is none, the file cannot be read, or it is wrong.
pub(super) fn find(levels: &Levels, wanted: &str, locale: Locale) -> Result<Setup, Trouble> {
    if let Some(file) = levels.setup(wanted) {
        return Ok(Setup { stem: wanted.to_owned(), file: file.clone() });
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
    Ok(Setup { stem: stem(path), file })
}
