//! The deck as data (LL deck).

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::house::MOST_HOUSES;
use super::pieces::{Card, Kind};
use crate::rules::{Set, Unfit};

/// The most cards a deck can have: a hand is a set of 128 ids.
const MOST_CARDS: usize = 128;

/// The largest rent that can be printed on a card.
const MOST_RENT: u8 = 20;

/// How many cards of each kind there are, and what is printed on those that
/// live in flats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Entry>", try_from = "Vec<Entry>")]
pub struct Deck {
    /// Ids run through the kinds in order: where those of each kind end.
    ends: [u8; Kind::COUNT],
    terms: [Terms; Kind::LODGERS.len()],
    /// The kind of each id. It follows from `ends`, but is asked for all the time.
    kinds: [Kind; MOST_CARDS],
}

/// What is printed on a tenant or on Squatters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The number at the top left, in M.
    pub rent: u8,
    /// The house number: floors of the highest house it moves into; any if none.
    pub max_height: Option<u8>,
    /// Flats the card covers, 1 or 2.
    pub flats: u8,
}

/// A line of the deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: Kind,
    count: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rent: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    max_height: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flats: Option<u8>,
}

/// Why a list of cards is no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoDeck(String);

impl Deck {
    /// How many cards of a kind there are.
    pub fn count(&self, kind: Kind) -> u8 {
        self.ends[kind.index()] - self.start(kind)
    }

    fn start(&self, kind: Kind) -> u8 {
        kind.index().checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// How many cards there are, Jail included.
    pub fn len(&self) -> u8 {
        self.ends[Kind::COUNT - 1]
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is on the front of a card of this deck.
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[usize::from(card.number()) % MOST_CARDS]
    }

    /// All cards of a kind.
    pub fn cards(&self, kind: Kind) -> Set<Card> {
        Set::range(self.start(kind), self.ends[kind.index()])
    }

    /// All cards that finish a house.
    pub(super) fn finishers(&self) -> Set<Card> {
        Set::range(self.start(Kind::Roof), self.ends[Kind::AtticFlat.index()])
    }

    /// How many of these cards are of a kind.
    pub(super) fn count_in(&self, cards: &[Card], kind: Kind) -> u8 {
        let (start, count) = (self.start(kind), self.count(kind));
        cards.iter().map(|card| u8::from(card.number().wrapping_sub(start) < count)).sum()
    }

    /// The first card of a kind in a set.
    pub fn find(&self, cards: Set<Card>, kind: Kind) -> Option<Card> {
        cards.and(self.cards(kind)).first()
    }

    /// What is printed on a kind that lives in flats; nothing on others.
    pub fn terms(&self, kind: Kind) -> Terms {
        if kind.lives() { self.terms[kind.index() - Kind::Student.index()] } else { Terms::default() }
    }

    /// Whether so many can play with it (LL deck).
    ///
    /// # Errors
    /// Says what is missing.
    pub(super) fn check(&self, seats: u8) -> Result<(), Unfit> {
        let objection = |problem: String| Err(Unfit::new("deck", "LL deck", problem));
        if self.count(Kind::Jail) != 1 {
            return objection(format!("{} Jails, there must be one", self.count(Kind::Jail)));
        }
        if self.count(Kind::Roof) < seats {
            return objection(format!("{} Roofs for {seats} players", self.count(Kind::Roof)));
        }
        let least = 6 * u16::from(seats) + 1;
        if u16::from(self.len()) - 1 < least {
            return objection(format!("{} cards besides Jail, {least} are the least", self.len() - 1));
        }
        Ok(())
    }

    fn from_entries(entries: &[Entry]) -> Result<Deck, NoDeck> {
        let mut counts = [0u8; Kind::COUNT];
        let mut terms = [None; Kind::LODGERS.len()];
        for entry in entries {
            let name = entry.kind.name();
            if counts[entry.kind.index()] != 0 || entry.count == 0 {
                return Err(NoDeck(format!("{name}: each kind stands there once, with a count of at least 1")));
            }
            counts[entry.kind.index()] = entry.count;
            if entry.kind.lives() {
                terms[entry.kind.index() - Kind::Student.index()] = Some(entry.terms()?);
            } else if (entry.rent, entry.max_height, entry.flats) != (None, None, None) {
                return Err(NoDeck(format!("{name}: nobody lives there, so it has no rent, max_height or flats")));
            }
        }
        let all: usize = counts.iter().map(|&count| usize::from(count)).sum();
        if all > MOST_CARDS {
            return Err(NoDeck(format!("{all} cards, {MOST_CARDS} are the most")));
        }
        let finishers: usize = Kind::FINISHERS.iter().map(|kind| usize::from(counts[kind.index()])).sum();
        if finishers > MOST_HOUSES {
            return Err(NoDeck(format!("{finishers} cards finish a house, {MOST_HOUSES} are the most")));
        }
        let mut ends = counts;
        let mut end = 0;
        for each in &mut ends {
            end += *each;
            *each = end;
        }
        let kind_of = |id: usize| ends.iter().filter(|&&end| usize::from(end) <= id).count().min(Kind::COUNT - 1);
        let kinds = std::array::from_fn(|id| Kind::ALL[kind_of(id)]);
        Ok(Deck { ends, terms: terms.map(Option::unwrap_or_default), kinds })
    }
}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ends.hash(state);
        self.terms.hash(state);
    }
}

impl Entry {
    fn terms(&self) -> Result<Terms, NoDeck> {
        let name = self.kind.name();
        let missing = |field: &str| NoDeck(format!("{name}: {field} is missing"));
        let rent = self.rent.ok_or_else(|| missing("rent"))?;
        let flats = self.flats.ok_or_else(|| missing("flats"))?;
        if !(1..=2).contains(&flats) {
            return Err(NoDeck(format!("{name}: {flats} flats, a card covers 1 or 2")));
        }
        if rent > MOST_RENT {
            return Err(NoDeck(format!("{name}: a rent of {rent}, {MOST_RENT} is the most")));
        }
        if self.max_height == Some(0) {
            return Err(NoDeck(format!("{name}: no house has 0 floors")));
        }
        Ok(Terms { rent, max_height: self.max_height, flats })
    }
}

impl From<Deck> for Vec<Entry> {
    fn from(deck: Deck) -> Vec<Entry> {
        let there = Kind::ALL.into_iter().filter(|&kind| deck.count(kind) > 0);
        there
            .map(|kind| {
                let Terms { rent, max_height, flats } = deck.terms(kind);
                let lives = kind.lives();
                Entry {
                    kind,
                    count: deck.count(kind),
                    rent: lives.then_some(rent),
                    max_height,
                    flats: lives.then_some(flats),
                }
            })
            .collect()
    }
}

impl TryFrom<Vec<Entry>> for Deck {
    type Error = NoDeck;

    fn try_from(entries: Vec<Entry>) -> Result<Deck, NoDeck> {
        Deck::from_entries(&entries)
    }
}
