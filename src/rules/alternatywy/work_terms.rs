//! The Social Works as data: which there are, and where (A4 2.6).

use serde::{Deserialize, Serialize};

use super::options::NoPieces;
use super::pieces::{Place, Work};
use crate::rules::{Set, Unfit};

/// The Social Works of a match and their terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Entry>", try_from = "Vec<Entry>")]
pub struct Works {
    terms: [Option<WorkTerms>; Work::COUNT],
}

/// What is printed on a Social Work besides its effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WorkTerms {
    /// The Location it is marked with, one with a bin (A4 1.10).
    pub place: Option<Place>,
    /// Whether the Landlord has no right to decline it (A4 1.10).
    pub compulsory: bool,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    work: Work,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    compulsory: bool,
}

impl Works {
    /// The terms of a work; no mark and no duty if it is not in the match.
    pub fn terms(&self, work: Work) -> WorkTerms {
        self.terms[work.index()].unwrap_or_default()
    }

    /// All works of the match.
    pub fn all(&self) -> Set<Work> {
        Work::ALL.into_iter().filter(|work| self.terms[work.index()].is_some()).collect()
    }

    /// Whether there is one to turn up (A4 1.2).
    ///
    /// # Errors
    /// Says what is missing.
    pub(super) fn check(&self) -> Result<(), Unfit> {
        if self.all().is_empty() {
            return Err(Unfit::new("works", "A4 1.2", "there is no Social Work to turn up"));
        }
        Ok(())
    }
}

impl From<Works> for Vec<Entry> {
    fn from(works: Works) -> Vec<Entry> {
        let entry = |work| {
            let WorkTerms { place, compulsory } = works.terms(work);
            Entry { work, place, compulsory }
        };
        works.all().iter().map(entry).collect()
    }
}

impl TryFrom<Vec<Entry>> for Works {
    type Error = NoPieces;

    fn try_from(entries: Vec<Entry>) -> Result<Works, NoPieces> {
        let mut terms = [None; Work::COUNT];
        for Entry { work, place, compulsory } in entries {
            if let Some(place) = place.filter(|place| place.bin().is_none()) {
                return Err(NoPieces(format!("{work}: there is no bin in {place}")));
            }
            if terms[work.index()].replace(WorkTerms { place, compulsory }).is_some() {
                return Err(NoPieces(format!("{work}: each work stands there once")));
            }
        }
        Ok(Works { terms })
    }
}
