//! The Shop Goods as data (A4 2.7).

use serde::{Deserialize, Serialize};

use super::options::NoPieces;
use super::pieces::{Good, Token};
use crate::rules::{Set, Unfit};

/// The most tokens: those of a player are a set of 64 ids.
const MOST_TOKENS: usize = 64;

/// The highest value, so that the Materialist's award stays small (A4 2.7).
const MOST_VALUE: u8 = 3;

/// How many tokens of each good there are, and what they are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Entry>", try_from = "Vec<Entry>")]
pub struct Goods {
    /// Ids run through the goods in order: where those of each good end.
    ends: [u8; Good::COUNT],
    values: [u8; Good::COUNT],
    groups: [Group; Good::COUNT],
}

/// What kind of good it is (A4 2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Group {
    Food,
    Stimulants,
    Chemicals,
    Appliances,
    Remanent,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    good: Good,
    group: Group,
    count: u8,
    value: u8,
}

impl Group {
    /// Every one, in order.
    pub const ALL: [Group; 5] = [Group::Food, Group::Stimulants, Group::Chemicals, Group::Appliances, Group::Remanent];

    /// The stable name.
    pub fn name(self) -> &'static str {
        ["food", "stimulants", "chemicals", "appliances", "remanent"][self as usize]
    }
}

impl Goods {
    /// How many tokens of a good there are.
    pub fn count(&self, good: Good) -> u8 {
        self.ends[good.index()] - self.start(good)
    }

    fn start(&self, good: Good) -> u8 {
        good.index().checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// How many tokens there are.
    pub fn len(&self) -> u8 {
        self.ends[Good::COUNT - 1]
    }

    /// Whether there is no token.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is on a token.
    pub fn good(&self, token: Token) -> Good {
        let before = self.ends.iter().filter(|&&end| end <= token.0).count();
        Good::ALL[before.min(Good::COUNT - 1)]
    }

    /// What a good is worth, 0 to 3, without premium.
    pub fn value(&self, good: Good) -> u8 {
        self.values[good.index()]
    }

    /// Which group a good is in.
    pub fn group(&self, good: Good) -> Group {
        self.groups[good.index()]
    }

    /// All tokens of a good.
    pub fn tokens(&self, good: Good) -> Set<Token> {
        Set::range(self.start(good), self.ends[good.index()])
    }

    /// All tokens.
    pub fn all(&self) -> Set<Token> {
        Set::range(0, self.len())
    }

    /// Whether so many can play with them: a door, and Balcerek's token (A4 1.2).
    ///
    /// # Errors
    /// Says what is missing.
    pub(super) fn check(&self, seats: u8) -> Result<(), Unfit> {
        if self.len() <= seats {
            let problem = format!("{} tokens, {} are the least", self.len(), seats + 1);
            return Err(Unfit::new("goods", "A4 1.2", problem));
        }
        Ok(())
    }

    fn from_entries(entries: &[Entry]) -> Result<Goods, NoPieces> {
        let mut goods =
            Goods { ends: [0; Good::COUNT], values: [0; Good::COUNT], groups: [Group::Remanent; Good::COUNT] };
        for &Entry { good, group, count, value } in entries {
            if goods.ends[good.index()] != 0 || count == 0 {
                return Err(NoPieces(format!("{good}: each good stands there once, with a count of at least 1")));
            }
            if value > MOST_VALUE {
                return Err(NoPieces(format!("{good}: a value of {value}, {MOST_VALUE} is the most")));
            }
            let is_remanent = good == Good::Remanent;
            if (group == Group::Remanent) != is_remanent || is_remanent && value != 0 {
                return Err(NoPieces(format!("{good}: remanent is a group for itself, worth 0")));
            }
            goods.ends[good.index()] = count;
            goods.values[good.index()] = value;
            goods.groups[good.index()] = group;
        }
        let all: usize = goods.ends.iter().map(|&count| usize::from(count)).sum();
        if all > MOST_TOKENS {
            return Err(NoPieces(format!("{all} tokens, {MOST_TOKENS} are the most")));
        }
        let mut end = 0;
        for each in &mut goods.ends {
            end += *each;
            *each = end;
        }
        Ok(goods)
    }
}

impl From<Goods> for Vec<Entry> {
    fn from(goods: Goods) -> Vec<Entry> {
        let entry = |good| Entry { good, group: goods.group(good), count: goods.count(good), value: goods.value(good) };
        Good::ALL.into_iter().filter(|&good| goods.count(good) > 0).map(entry).collect()
    }
}

impl TryFrom<Vec<Entry>> for Goods {
    type Error = NoPieces;

    fn try_from(entries: Vec<Entry>) -> Result<Goods, NoPieces> {
        Goods::from_entries(&entries)
    }
}
