//! The Tenant deck and the Landlord deck as data (A4 2.4, 2.5).

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::options::NoPieces;
use super::pieces::{Card, Kind, Side};
use crate::rules::{Set, Unfit};

/// The most cards both decks can have: a hand is a set of 128 ids.
const MOST_CARDS: usize = 128;

/// How many cards of each kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Entry>", try_from = "Vec<Entry>")]
pub struct Deck {
    /// Ids run through the kinds in order, Tenant cards first: where those of
    /// each kind end.
    ends: [u8; Kind::COUNT],
    /// The kind of each id. It follows from `ends`, but is asked for all the time.
    kinds: [Kind; MOST_CARDS],
}

/// A line of the decks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    card: Kind,
    count: u8,
}

impl Deck {
    /// How many cards of a kind there are.
    pub fn count(&self, kind: Kind) -> u8 {
        self.ends[kind.index()] - self.start(kind)
    }

    fn start(&self, kind: Kind) -> u8 {
        kind.index().checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// How many cards there are in both decks.
    pub fn len(&self) -> u8 {
        self.ends[Kind::COUNT - 1]
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is on a card.
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[usize::from(card.0) % MOST_CARDS]
    }

    /// All cards of a kind.
    pub fn cards(&self, kind: Kind) -> Set<Card> {
        Set::range(self.start(kind), self.ends[kind.index()])
    }

    /// All cards of a side.
    pub fn side(&self, side: Side) -> Set<Card> {
        let first = self.start(Kind::YardAssembly);
        match side {
            Side::Tenant => Set::range(0, first),
            Side::Landlord => Set::range(first, self.len()),
        }
    }

    /// All cards of both sides.
    pub fn all(&self) -> Set<Card> {
        Set::range(0, self.len())
    }

    /// Whether so many can play with it, full hands and all (A4 R110).
    ///
    /// # Errors
    /// Says what is missing.
    pub(super) fn check(&self, seats: u8, hand_limit: u8) -> Result<(), Unfit> {
        let tenants = seats - 1;
        let hands = [(Side::Tenant, tenants * hand_limit), (Side::Landlord, hand_limit.max(tenants))];
        for (side, held) in hands {
            let cards = self.side(side).len();
            if cards <= held {
                let problem = format!("{cards} {side:?} cards, {} are the least", held + 1);
                return Err(Unfit::new("deck", "A4 R110", problem));
            }
        }
        Ok(())
    }

    fn from_entries(entries: &[Entry]) -> Result<Deck, NoPieces> {
        let mut ends = [0u8; Kind::COUNT];
        for &Entry { card, count } in entries {
            if ends[card.index()] != 0 || count == 0 {
                return Err(NoPieces(format!("{card}: each card stands there once, with a count of at least 1")));
            }
            ends[card.index()] = count;
        }
        let all: usize = ends.iter().map(|&count| usize::from(count)).sum();
        if all > MOST_CARDS {
            return Err(NoPieces(format!("{all} cards, {MOST_CARDS} are the most")));
        }
        let mut end = 0;
        for each in &mut ends {
            end += *each;
            *each = end;
        }
        let kind_of = |id: usize| ends.iter().filter(|&&end| usize::from(end) <= id).count().min(Kind::COUNT - 1);
        let kinds = std::array::from_fn(|id| Kind::ALL[kind_of(id)]);
        Ok(Deck { ends, kinds })
    }
}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ends.hash(state);
    }
}

impl From<Deck> for Vec<Entry> {
    fn from(deck: Deck) -> Vec<Entry> {
        let there = Kind::ALL.into_iter().filter(|&card| deck.count(card) > 0);
        there.map(|card| Entry { card, count: deck.count(card) }).collect()
    }
}

impl TryFrom<Vec<Entry>> for Deck {
    type Error = NoPieces;

    fn try_from(entries: Vec<Entry>) -> Result<Deck, NoPieces> {
        Deck::from_entries(&entries)
    }
}
