//! Who lives in a house, and what everybody asks about them.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::deck::Deck;
use super::house::{Flats, Resident};
use super::pieces::Kind;

/// Those who live in a house, in the order in which they entered.
///
/// Which flats they take and of what kinds they are is asked for every card that
/// might be played, so it is summed up when something changes.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Residents {
    list: ArrayVec<[Resident; 7]>,
    #[serde(skip)]
    sum: Sum,
}

/// What follows from the list.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// How many it was summed up for; a list that was read from somewhere has not
    /// been summed up.
    residents: u8,
    taken: Flats,
    kinds: Kinds,
}

/// The kinds that live in a house, a bit each from [`Kind::Student`] on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Kinds([u8; 2]);

impl Kinds {
    /// Every tenant.
    const TENANTS: u16 = (1 << (Kind::Squatters as u16 - Kind::Student as u16)) - 1;

    fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }

    pub(super) fn contains(self, kind: Kind) -> bool {
        kind.lives() && self.bits() >> (kind as u8 - Kind::Student as u8) & 1 == 1
    }

    pub(super) fn any_tenant(self) -> bool {
        self.bits() & Kinds::TENANTS != 0
    }
}

impl Residents {
    /// Changes the list, and sums it up anew.
    pub(super) fn change<T>(&mut self, deck: &Deck, change: impl FnOnce(&mut ArrayVec<[Resident; 7]>) -> T) -> T {
        let result = change(&mut self.list);
        self.sum = Sum { residents: self.list.len() as u8, taken: self.count_taken(), kinds: self.collect_kinds(deck) };
        result
    }

    /// The flats they take.
    pub(super) fn taken(&self) -> Flats {
        if self.is_summed_up() { self.sum.taken } else { self.count_taken() }
    }

    /// The kinds there are among them.
    pub(super) fn kinds(&self, deck: &Deck) -> Kinds {
        if self.is_summed_up() { self.sum.kinds } else { self.collect_kinds(deck) }
    }

    fn is_summed_up(&self) -> bool {
        usize::from(self.sum.residents) == self.list.len()
    }

    fn count_taken(&self) -> Flats {
        self.list.iter().fold(0, |taken, resident| taken | resident.covers())
    }

    fn collect_kinds(&self, deck: &Deck) -> Kinds {
        let bit =
            |resident: &Resident| 1u16 << (deck.kind(resident.card) as u8).saturating_sub(Kind::Student as u8).min(15);
        Kinds(self.list.iter().fold(0, |kinds, resident| kinds | bit(resident)).to_le_bytes())
    }
}

impl Deref for Residents {
    type Target = [Resident];

    fn deref(&self) -> &[Resident] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Residents {
    type Item = &'a Resident;
    type IntoIter = std::slice::Iter<'a, Resident>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl PartialEq for Residents {
    fn eq(&self, other: &Residents) -> bool {
        self.list == other.list
    }
}

impl Eq for Residents {}

impl Hash for Residents {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.list.hash(state);
    }
}
