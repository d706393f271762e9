//! Sets of flats in several houses.

use super::house::{Flats, MOST_HOUSES, flats_in};
use super::pieces::{HouseId, Place};
use crate::rules::Set;

/// A set of places: it iterates by rising house and flat, as moves are listed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    /// The houses with a place.
    houses: Set<HouseId>,
    /// The flats, by the number of the house.
    flats: [Flats; MOST_HOUSES],
}

impl Default for Places {
    fn default() -> Places {
        Places { houses: Set::EMPTY, flats: [0; MOST_HOUSES] }
    }
}

impl Places {
    /// Adds flats of a house.
    pub(super) fn add(&mut self, house: HouseId, flats: Flats) {
        if flats != 0 {
            self.houses.insert(house);
            self.flats[usize::from(house.0)] |= flats;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.houses.is_empty()
    }

    pub(super) fn contains(&self, place: Place) -> bool {
        self.iter().any(|other| other == place)
    }

    /// The place, if there is just one.
    pub(super) fn only(&self) -> Option<Place> {
        let mut places = self.iter();
        places.next().filter(|_| places.next().is_none())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Place> {
        self.houses
            .iter()
            .flat_map(|house| flats_in(self.flats[usize::from(house.0)]).map(move |flat| Place { house, flat }))
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(all: I) -> Places {
        let mut places = Places::default();
        all.into_iter().for_each(|place| places.add(place.house, 1 << place.flat.0));
        places
    }
}
