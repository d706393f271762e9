//! Which flats suit whom (LL 1.3, LL 1.4, LL R1, R3, R15, R24, R29, R70).

use tinyvec::ArrayVec;

use super::house::{Flats, House, MOST_HOUSES, Resident, flats_in, span};
use super::pieces::{Flat, HouseId, Kind};
use super::places::Places;
use super::summary::{Lodgers, Sums};
use super::table::Table;

/// The ground floor and the cellar.
const LOW: Flats = 0b11;

/// What matters of a finished house to those who would move in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Room {
    pub house: HouseId,
    height: u8,
    /// The flats nobody lives in.
    free: Flats,
    inhabited: bool,
    hippies: bool,
}

/// The room in several houses.
pub(super) type Rooms = ArrayVec<[Room; MOST_HOUSES]>;

impl Room {
    /// The room in a house of which the free flats and the kinds that live there
    /// are known, if it has any.
    pub(super) fn of(house: &House, free: Flats, lodgers: Lodgers) -> Option<Room> {
        if free == 0 || !house.is_finished() {
            return None;
        }
        let inhabited = !house.residents.is_empty();
        Some(Room {
            house: house.id,
            height: house.height(),
            free,
            inhabited,
            hippies: lodgers.contains(Kind::Hippies),
        })
    }

    /// How many flats nobody lives in.
    pub fn vacancies(&self) -> u8 {
        self.free.count_ones() as u8
    }

    /// Somebody of this kind moves in.
    pub fn fill(&mut self, kind: Kind, flat: Flat, flats: u8) {
        self.free &= !span(flat, flats);
        self.inhabited = true;
        self.hippies |= kind == Kind::Hippies;
    }
}

impl Table {
    /// Where somebody of this kind could enter a house: the flats, of two the
    /// lower one.
    pub(super) fn entrances(&self, kind: Kind, house: &House) -> Flats {
        self.room(house).map_or(0, |room| self.entrances_of(kind, &room))
    }

    /// The same of a house whose room is known.
    pub(crate) fn entrances_of(&self, kind: Kind, room: &Room) -> Flats {
        let low = room.height <= self.options.deck.terms(kind).max_height.unwrap_or(u8::MAX);
        let suits = low & self.company_suits(kind, room);
        self.fit(kind, room.height, room.free) * Flats::from(suits)
    }

    /// The room in a house, if it has any.
    pub(crate) fn room(&self, house: &House) -> Option<Room> {
        let Sums { free, lodgers, .. } = self.sums(house);
        Room::of(house, free, lodgers)
    }

    /// The room in all houses but one.
    pub(super) fn rooms(&self, but: Option<HouseId>) -> Rooms {
        self.houses.iter().filter(|house| Some(house.id) != but).filter_map(|house| self.room(house)).collect()
    }

    /// Where a tenant could move within its house (LL R70).
    pub(super) fn inner_moves(&self, house: &House, resident: &Resident) -> Flats {
        let free = house.free() | resident.covers();
        self.fit(self.kind(resident.card), house.height(), free) & !(1 << resident.flat.0)
    }

    /// Which of the free flats of a house so high a card of this kind can lie in.
    fn fit(&self, kind: Kind, height: u8, free: Flats) -> Flats {
        let mut fit = free;
        if self.options.deck.terms(kind).flats == 2 {
            if self.options.strict_two_floors {
                fit &= span(Flat::GROUND, height);
            }
            fit &= fit >> 1;
        }
        if kind == Kind::Pensioner && !self.options.starter_game {
            fit &= LOW;
        }
        fit
    }

    /// Hippies keep to themselves, and others keep out (LL 1.4, R24, R25).
    fn company_suits(&self, kind: Kind, room: &Room) -> bool {
        self.options.starter_game | !room.inhabited | ((kind == Kind::Hippies) == room.hippies)
    }

    /// Whether somebody of this kind finds a place in any house but one.
    pub(super) fn finds_place(&self, kind: Kind, but: Option<HouseId>) -> bool {
        self.houses.iter().any(|house| Some(house.id) != but && self.sums(house).welcome.contains(kind))
    }

    /// The places for somebody of this kind in the houses that `of` picks.
    pub(super) fn places(&self, kind: Kind, of: impl Fn(&House) -> bool) -> Places {
        let mut places = Places::default();
        for house in self.houses.iter().filter(|house| of(house)) {
            places.add(house.id, self.entrances(kind, house));
        }
        places
    }

    /// The flats, of two the lower one, into which somebody of this kind could
    /// enter a house from elsewhere, from below.
    pub fn suitable_flats(&self, kind: Kind, house: &House) -> impl Iterator<Item = Flat> + use<> {
        flats_in(self.entrances(kind, house))
    }
}
