//! A house: what it is built of, and who lives where (LL 1.1).

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::pieces::{Card, Flat, HouseId};
use super::summary::{Summary, Sums};
use crate::rules::Seat;

/// The most houses that can stand, unfinished ones included: each needs a card
/// that finishes it, and no deck has more of them.
pub const MOST_HOUSES: usize = 40;

/// The most floors of a house (LL 1.3, step 2).
pub const MOST_FLOORS: usize = 5;

/// The flats of a house, a bit each.
pub(super) type Flats = u8;

/// A house, or the building site of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct House {
    /// Which house.
    pub id: HouseId,
    /// Its landlord.
    pub owner: Seat,
    /// The floors from below: the card if everybody knows what the floor hides.
    pub floors: ArrayVec<[Option<Card>; MOST_FLOORS]>,
    /// The Cellar Flat below.
    pub cellar: Option<Card>,
    /// The Roof, Flat Roof or Attic Flat that finished it; a site has none.
    pub finish: Option<Card>,
    /// Whether that is an Attic Flat.
    pub attic: bool,
    /// Whether that is a normal Roof.
    pub pitched: bool,
    /// The Loft Conversion or Flat Roof laid on the normal roof.
    pub over: Option<Card>,
    /// Whether that is a Loft Conversion.
    pub loft: bool,
    /// Who lives here, in the order in which they entered.
    pub residents: ArrayVec<[Resident; 7]>,
    /// What follows from all this.
    #[serde(skip)]
    pub summary: Summary<Sums>,
}

/// Somebody who lives in a house: a tenant, or Squatters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resident {
    /// The card.
    pub card: Card,
    /// The flat, of two flats the lower one.
    pub flat: Flat,
    /// How many flats the card covers, 1 or 2.
    pub flats: u8,
    /// The Rent Refusal that lies on the card.
    pub refusal: Option<Card>,
}

impl Resident {
    /// The flats covered.
    pub(super) fn covers(&self) -> Flats {
        span(self.flat, self.flats)
    }

    /// Whether the card covers this flat.
    pub fn lives_in(&self, flat: Flat) -> bool {
        self.covers() >> flat.0 & 1 == 1
    }
}

/// So many flats from this one upwards.
pub(super) fn span(flat: Flat, flats: u8) -> Flats {
    ((1 << flats) - 1) << flat.0
}

impl House {
    /// How many floors it has; nothing else counts for its height (LL 1.3).
    pub fn height(&self) -> u8 {
        self.floors.len() as u8
    }

    /// Whether it has been finished.
    pub fn is_finished(&self) -> bool {
        self.finish.is_some()
    }

    /// The flats above the floors: the attic flat or the loft.
    pub fn attic_flat(&self) -> Option<Flat> {
        (self.attic || self.loft).then(|| Flat(self.height() + 1))
    }

    /// The floors proper.
    pub(super) fn proper(&self) -> Flats {
        span(Flat::GROUND, self.height())
    }

    /// All flats there are.
    pub(super) fn flats(&self) -> Flats {
        let attic = Flats::from(self.attic | self.loft) << (self.height() + 1);
        self.proper() | Flats::from(self.cellar.is_some()) | attic
    }

    /// The flats nobody lives in.
    pub(super) fn free(&self) -> Flats {
        self.summary.free().unwrap_or_else(|| self.count_free())
    }

    /// The same, without the summary.
    pub(super) fn count_free(&self) -> Flats {
        self.residents.iter().fold(self.flats(), |free, resident| free & !resident.covers())
    }

    /// The flats there are, from below.
    pub fn all_flats(&self) -> impl Iterator<Item = Flat> + use<> {
        flats_in(self.flats())
    }

    /// The flats nobody lives in, from below.
    pub fn empty_flats(&self) -> impl Iterator<Item = Flat> + use<> {
        flats_in(self.free())
    }

    /// Who lives in a flat.
    pub fn resident_in(&self, flat: Flat) -> Option<&Resident> {
        self.residents.iter().find(|resident| resident.lives_in(flat))
    }

    /// The resident with this card.
    pub fn resident(&self, card: Card) -> Option<&Resident> {
        self.residents.iter().find(|resident| resident.card == card)
    }

    /// Everything it is built of that lies open, from below: cellar, known
    /// floors, what finished it, what lies on the roof.
    pub fn open_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cellar.into_iter().chain(self.floors.iter().flatten().copied()).chain(self.finish).chain(self.over)
    }
}

/// The flats of a mask, from below.
pub(super) fn flats_in(mask: Flats) -> impl Iterator<Item = Flat> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let flat = (left != 0).then(|| Flat(left.trailing_zeros() as u8));
        left &= left.wrapping_sub(1);
        flat
    })
}
