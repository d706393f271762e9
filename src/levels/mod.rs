//! The setups of the games, as data: those built into the program, and those
//! read from files that somebody else found.

mod alternatywy;
mod choices;
mod eviction;
mod landlord;
#[cfg(test)]
mod tests;

use crate::locale::{Locale, Value};
use crate::record::{Match, Tables};
use crate::rules::{BadSetup, SetUp, SetupFile, Unfit};

pub use choices::{Choice, Range};

/// The stem of the file every other setup builds on.
pub const STANDARD: &str = "standard";

/// A game whose setups are built in, and can be changed in the lobby.
pub trait Leveled: SetUp {
    /// The built-in files, the standard one first: stem and text.
    const FILES: &'static [(&'static str, &'static str)];

    /// What people may change of these options before a match, with what it is now.
    fn choices(options: &Self::Options) -> Vec<Choice>;

    /// Changes one of [`Leveled::choices`], by its id; what does not apply to
    /// these options is left as it is. The value is as [`Choice::value`] has it.
    fn choose(options: &mut Self::Options, id: &str, value: i32);
}

/// The setups of a game that can be played, and what was wrong with others.
#[derive(Clone, Debug, Default)]
pub struct Levels<G: SetUp> {
    /// Each setup with the stem of its file. The standard one is the first.
    pub setups: Vec<(String, SetupFile<G>)>,
    /// A sentence for each file that cannot be used: file, line, field.
    pub problems: Vec<String>,
}

/// A setup file as text, wherever it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The stem of its name, by which it is chosen.
    pub stem: String,
    /// How to name it to people: its path.
    pub path: String,
    /// What it says, or why it cannot be read.
    pub text: Result<String, String>,
}

impl<G: Leveled> Levels<G> {
    /// The setups built into the program.
    pub fn built_in() -> Self {
        Levels::from_files(Locale::default(), Vec::new())
    }

    /// The setups of these files: the program's own first, then by stem. The
    /// built-in standard setup stands in for one that is missing or wrong; of
    /// the others, all are built in if there is no file at all.
    pub fn from_files(locale: Locale, mut files: Vec<Source>) -> Self {
        if files.is_empty() {
            files = G::FILES.iter().map(|(stem, text)| built_in::<G>(stem, text)).collect();
        }
        files.sort_by_key(|file| (place::<G>(&file.stem), file.stem.clone()));
        let mut levels = Levels { setups: Vec::new(), problems: Vec::new() };
        let own = files.iter().position(|file| file.stem == STANDARD).map(|at| files.remove(at));
        let own = own.and_then(|file| levels.keep(locale, &file, SetupFile::parse_standard));
        let Some(standard) = own.or_else(standard) else { return levels };
        levels.setups.push((STANDARD.to_owned(), standard.clone()));
        for file in files {
            if let Some(setup) = levels.keep(locale, &file, |text| SetupFile::parse(text, &standard)) {
                levels.setups.push((file.stem, setup));
            }
        }
        levels
    }

    /// Adds a file of somebody's own, which goes before one of the same name.
    pub fn add(&mut self, locale: Locale, file: &Source) {
        let Some(standard) = self.standard().cloned() else { return };
        let Some(setup) = self.keep(locale, file, |text| SetupFile::parse(text, &standard)) else { return };
        match self.setups.iter_mut().find(|(stem, _)| *stem == file.stem) {
            Some((_, known)) => *known = setup,
            None => self.setups.push((file.stem.clone(), setup)),
        }
    }

    /// The setup, unless the file is wrong: then a sentence about it is kept.
    fn keep(
        &mut self,
        locale: Locale,
        file: &Source,
        parse: impl FnOnce(&str) -> Result<SetupFile<G>, BadSetup>,
    ) -> Option<SetupFile<G>> {
        let problem = match &file.text {
            Ok(text) => match parse(text) {
                Ok(setup) => return Some(setup),
                Err(bad) => locale.say_with("error-setup-file", &bad_setup(&file.path, &bad)),
            },
            Err(problem) => {
                let arguments = [("file", file.path.clone().into()), ("problem", problem.clone().into())];
                locale.say_with("error-setup-unreadable", &arguments)
            }
        };
        self.problems.push(problem);
        None
    }
}

impl<G: SetUp> Levels<G> {
    /// The standard setup.
    pub fn standard(&self) -> Option<&SetupFile<G>> {
        self.setup(STANDARD)
    }

    /// The setup with this stem.
    pub fn setup(&self, stem: &str) -> Option<&SetupFile<G>> {
        self.setups.iter().find(|(known, _)| known == stem).map(|(_, setup)| setup)
    }
}

/// The names that codes use are those of the built-in setups: only
/// [`Levels::built_in`] are the same everywhere.
impl<G: SetUp> Tables<G> for Levels<G> {
    fn names(&self) -> Vec<&str> {
        self.setups.iter().map(|(stem, _)| stem.as_str()).collect()
    }

    fn options(&self, name: &str, seats: u8) -> Option<G::Options> {
        let setup = self.setup(name).filter(|setup| setup.position.is_none())?;
        setup.tables.get(&seats).cloned()
    }
}

/// A new match in this house, from the position of the file if it has one.
///
/// # Errors
/// If the setup is not for so many seats.
pub fn begin<G: SetUp>(setup: &SetupFile<G>, seats: u8, seed: u64) -> Result<Match<G>, Unfit> {
    let Some(options) = setup.tables.get(&seats) else {
        return Err(Unfit::new("seats", G::SEATS_RULE, format!("the setup has no table for {seats}")));
    };
    begin_with(setup, options, seats, seed)
}

/// A new match in this house with other options than the file has.
///
/// # Errors
/// If nobody can play with these options, or not from the position of the file.
pub fn begin_with<G: SetUp>(
    setup: &SetupFile<G>,
    options: &G::Options,
    seats: u8,
    seed: u64,
) -> Result<Match<G>, Unfit> {
    Match::begin(setup.position.clone(), options.clone(), seats, seed)
}

/// The arguments of a sentence about a wrong setup file.
pub(crate) fn bad_setup(path: &str, bad: &BadSetup) -> [(&'static str, Value<'static>); 4] {
    [
        ("file", path.to_owned().into()),
        ("line", bad.line.into()),
        ("field", bad.field.clone().into()),
        ("problem", bad.problem.clone().into()),
    ]
}

fn built_in<G: Leveled>(stem: &str, text: &str) -> Source {
    let path = format!("levels/{}/{stem}.json", G::NAME);
    Source { stem: stem.to_owned(), path, text: Ok(text.to_owned()) }
}

fn standard<G: Leveled>() -> Option<SetupFile<G>> {
    let (_, text) = G::FILES.iter().find(|(stem, _)| *stem == STANDARD)?;
    SetupFile::parse_standard(text).ok()
}

/// Where a stem comes in the list: the program's own in their order, others last.
fn place<G: Leveled>(stem: &str) -> usize {
    G::FILES.iter().position(|(known, _)| *known == stem).unwrap_or(G::FILES.len())
}
