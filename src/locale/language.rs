//! The languages of the program.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English, which is always complete.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hungarian,
}

/// The code belongs to no language of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a language this program speaks yet")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// Every language the program is made for.
    pub const ALL: [Language; 4] = [Language::English, Language::Polish, Language::French, Language::Hungarian];

    /// Those whose every sentence is there, as a test makes sure. A translation
    /// is offered by adding its folder under `assets/locales` and its name here.
    const COMPLETE: &[Language] = &[Language::English];

    /// The languages to offer: those whose translation is complete.
    pub fn available() -> &'static [Language] {
        Language::COMPLETE
    }

    /// The two letters of ISO 639-1.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::French => "fr",
            Language::Hungarian => "hu",
        }
    }

    /// The language with this code. A region after it (`pl-PL`, `fr_FR.UTF-8`)
    /// does not matter.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_', '.']).next().unwrap_or(code);
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "Polski",
            Language::French => "Français",
            Language::Hungarian => "Magyar",
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::from_code(code)
            .filter(|language| Language::available().contains(language))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
