//! The Characters as data: what they begin with and what they like (A4 2.1).

use serde::{Deserialize, Serialize};

use super::goods::Goods;
use super::options::NoPieces;
use super::pieces::{Character, Good, Trait};
use crate::rules::Set;

/// The beginner Trait and the premium goods of each Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Entry>", try_from = "Vec<Entry>")]
pub struct Cast {
    beginners: [Trait; Character::COUNT],
    /// A bit for each good, to keep the options small.
    premiums: [u16; Character::COUNT],
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    character: Character,
    beginner: Trait,
    #[serde(default)]
    premium: Vec<Good>,
}

impl Cast {
    /// The goods that are worth 1 more to a Character (A4 2.1).
    pub fn premium(&self, character: Character) -> Set<Good> {
        Set::of_bits(self.premiums[character.index()].into())
    }

    /// The Trait suggested for the first Stage (A4 R22).
    pub fn beginner(&self, character: Character) -> Trait {
        self.beginners[character.index()]
    }

    /// What a good is worth to a Character, premium included (A4 1.11, R69).
    pub fn worth(&self, goods: &Goods, character: Character, good: Good) -> u8 {
        goods.value(good) + u8::from(self.premium(character).contains(good))
    }
}

impl From<Cast> for Vec<Entry> {
    fn from(cast: Cast) -> Vec<Entry> {
        let entry = |character| Entry {
            character,
            beginner: cast.beginner(character),
            premium: cast.premium(character).iter().collect(),
        };
        Character::ALL.into_iter().map(entry).collect()
    }
}

impl TryFrom<Vec<Entry>> for Cast {
    type Error = NoPieces;

    fn try_from(entries: Vec<Entry>) -> Result<Cast, NoPieces> {
        let mut cast = Cast { beginners: [Trait::Hustler; Character::COUNT], premiums: [0; Character::COUNT] };
        let mut named: Set<Character> = Set::EMPTY;
        for Entry { character, beginner, premium } in entries {
            if named.contains(character) {
                return Err(NoPieces(format!("{character}: each Character stands there once")));
            }
            if beginner.side() != character.side() {
                return Err(NoPieces(format!("{character}: {beginner} is a Trait of the other side")));
            }
            if premium.contains(&Good::Remanent) {
                return Err(NoPieces(format!("{character}: remanent is nobody's premium")));
            }
            named.insert(character);
            cast.beginners[character.index()] = beginner;
            cast.premiums[character.index()] = premium.iter().fold(0, |bits, good| bits | 1 << good.index());
        }
        match Character::ALL.into_iter().find(|&character| !named.contains(character)) {
            Some(missing) => Err(NoPieces(format!("{missing} is missing"))),
            None => Ok(cast),
        }
    }
}
