//! The setups of the games, as data: those built into the program, and those
//! read from files that somebody else found.

use crate::locale::Locale;
use crate::record::Match;
use crate::rules::Unfit;
use crate::rules::eviction::{BadSetup, Eviction, Options, SetupFile};

/// The stem of the file every other setup builds on.
pub const STANDARD: &str = "standard";

/// The built-in files of Eviction, the standard one first: stem and text.
const EVICTION: [(&str, &str); 6] = [
    (STANDARD, include_str!("../levels/eviction/standard.json")),
    ("classic", include_str!("../levels/eviction/classic.json")),
    ("suite", include_str!("../levels/eviction/suite.json")),
    ("renovation", include_str!("../levels/eviction/renovation.json")),
    ("grand", include_str!("../levels/eviction/grand.json")),
    ("no-cards", include_str!("../levels/eviction/no-cards.json")),
];

/// The setups of Eviction that can be played, and what was wrong with others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Levels {
    /// Each setup with the stem of its file. The standard one is the first.
    pub setups: Vec<(String, SetupFile)>,
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

impl Levels {
    /// The setups built into the program.
    pub fn built_in() -> Levels {
        Levels::from_files(Locale::default(), Vec::new())
    }

    /// The setups of these files: the program's own first, then by stem. The
    /// built-in standard setup stands in for one that is missing or wrong; of
    /// the others, all are built in if there is no file at all.
    pub fn from_files(locale: Locale, mut files: Vec<Source>) -> Levels {
        if files.is_empty() {
            files = EVICTION.into_iter().map(|(stem, text)| built_in(stem, text)).collect();
        }
        files.sort_by_key(|file| (place(&file.stem), file.stem.clone()));
        let mut levels = Levels::default();
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

    /// The setup, unless the file is wrong: then a sentence about it is kept.
    fn keep(
        &mut self,
        locale: Locale,
        file: &Source,
        parse: impl FnOnce(&str) -> Result<SetupFile, BadSetup>,
    ) -> Option<SetupFile> {
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

    /// The standard setup.
    pub fn standard(&self) -> Option<&SetupFile> {
        self.setup(STANDARD)
    }

    /// The setup with this stem.
    pub fn setup(&self, stem: &str) -> Option<&SetupFile> {
        self.setups.iter().find(|(known, _)| known == stem).map(|(_, setup)| setup)
    }
}

/// A new match in this house, from the position of the file if it has one.
///
/// # Errors
/// If the setup is not for so many seats.
pub fn begin(setup: &SetupFile, seats: u8, seed: u64) -> Result<Match<Eviction>, Unfit> {
    let Some(options) = setup.tables.get(&seats) else {
        return Err(Unfit::new("seats", "EV R35", format!("the setup has no table for {seats}")));
    };
    begin_with(setup, options, seats, seed)
}

/// A new match in this house with other options than the file has.
///
/// # Errors
/// If nobody can play with these options, or not from the position of the file.
pub fn begin_with(setup: &SetupFile, options: &Options, seats: u8, seed: u64) -> Result<Match<Eviction>, Unfit> {
    match &setup.position {
        Some(position) => Ok(Match::from_position(position.load(options, seats, seed)?, *options, seats, seed)),
        None => Match::new(*options, seats, seed),
    }
}

/// The arguments of a sentence about a wrong setup file.
pub(crate) fn bad_setup(path: &str, bad: &BadSetup) -> [(&'static str, crate::locale::Value<'static>); 4] {
    [
        ("file", path.to_owned().into()),
        ("line", bad.line.into()),
        ("field", bad.field.clone().into()),
        ("problem", bad.problem.clone().into()),
    ]
}

fn built_in(stem: &str, text: &str) -> Source {
    Source { stem: stem.to_owned(), path: format!("levels/eviction/{stem}.json"), text: Ok(text.to_owned()) }
}

fn standard() -> Option<SetupFile> {
    SetupFile::parse_standard(EVICTION[0].1).ok()
}

/// Where a stem comes in the list: the program's own in their order, others last.
fn place(stem: &str) -> usize {
    EVICTION.iter().position(|(known, _)| *known == stem).unwrap_or(EVICTION.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_setup_can_be_played() {
        let levels = Levels::built_in();
        let stems: Vec<_> = levels.setups.iter().map(|(stem, _)| stem.as_str()).collect();
        assert_eq!(stems, ["standard", "classic", "suite", "renovation", "grand", "no-cards"]);
        assert_eq!(levels.problems, Vec::<String>::new());
    }

    #[test]
    fn a_wrong_file_is_named_with_line_and_field_and_left_out() {
        let text = "{\n  \"title\": \"Narrow\",\n  \"all\": { \"rows\": 2 }\n}\n";
        let file = Source { stem: "narrow".to_owned(), path: "here/narrow.json".to_owned(), text: Ok(text.to_owned()) };
        let levels = Levels::from_files(Locale::default(), vec![file]);
        assert_eq!(levels.setups.len(), 1, "the built-in standard setup stands in");
        let [problem] = &levels.problems[..] else { panic!("{:?}", levels.problems) };
        assert!(problem.starts_with("here/narrow.json, line 3, field rows: "), "{problem}");
    }

    #[test]
    fn a_wrong_standard_setup_does_not_take_the_others_with_it() {
        let wrong = Source { stem: STANDARD.to_owned(), path: "standard.json".to_owned(), text: Ok("{".to_owned()) };
        let suite = built_in("suite", EVICTION[2].1);
        let levels = Levels::from_files(Locale::default(), vec![suite, wrong]);
        assert_eq!(levels.setups.iter().map(|(stem, _)| stem.as_str()).collect::<Vec<_>>(), ["standard", "suite"]);
        assert_eq!(levels.problems.len(), 1);
    }
}
