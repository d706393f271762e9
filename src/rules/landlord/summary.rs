//! What everybody asks about the houses, summed up.

use std::hash::{Hash, Hasher};

use super::house::{Flats, House, Resident};
use super::pieces::{HouseId, Kind};
use super::suit::Room;
use super::table::Table;
use crate::rules::{Seat, Set};

/// What follows from the rest of a house, or of the table.
///
/// What is free in a house, who lives there and who could is asked for every
/// card that might be played, and seldom changes: `Table::change_house` sums it
/// up. What was read from somewhere has not been summed up.
#[derive(Clone, Copy, Debug)]
pub struct Summary<T>(Option<T>);

/// What follows from the rest of a house.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sums {
    /// The flats nobody lives in.
    pub(super) free: Flats,
    /// The kinds that live there.
    pub(super) lodgers: Lodgers,
    /// The kinds that could move in from elsewhere.
    pub(super) welcome: Lodgers,
    /// Whether a Rent Refusal lies there.
    pub(super) refused: bool,
}

/// What follows from all houses.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Streets {
    /// The kinds that find a place in any of them.
    pub(super) housed: Lodgers,
    /// With whom a Mother with Child lives.
    pub(super) mothers: Set<Seat>,
    /// Who has a house with Squatters.
    pub(super) squatters: Set<Seat>,
    /// Who has a house with a Rent Refusal.
    pub(super) refusals: Set<Seat>,
}

/// Kinds that live in flats, a bit each from [`Kind::Student`] on; in bytes, so
/// that they fit between others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Lodgers([u8; 2]);

impl Lodgers {
    /// Every tenant.
    const TENANTS: u16 = (1 << (Kind::Squatters as u16 - Kind::Student as u16)) - 1;

    /// Those that `picks` picks.
    fn picked(picks: impl Fn(Kind) -> bool) -> Lodgers {
        let bits = Kind::LODGERS.iter().rev().fold(0u16, |bits, &kind| bits << 1 | u16::from(picks(kind)));
        Lodgers(bits.to_le_bytes())
    }

    fn bits(self) -> u16 {
        u16::from_le_bytes(self.0)
    }

    pub(super) fn contains(self, kind: Kind) -> bool {
        kind.lives() && self.bits() >> (kind as u8 - Kind::Student as u8) & 1 == 1
    }

    pub(super) fn any_tenant(self) -> bool {
        self.bits() & Lodgers::TENANTS != 0
    }

    fn or(self, other: Lodgers) -> Lodgers {
        Lodgers((self.bits() | other.bits()).to_le_bytes())
    }

    /// With one that lives in a flat.
    fn with(self, kind: Kind) -> Lodgers {
        let bit = 1 << (kind as u8).saturating_sub(Kind::Student as u8).min(15);
        Lodgers((self.bits() | bit).to_le_bytes())
    }
}

impl From<Lodgers> for Set<Kind> {
    fn from(lodgers: Lodgers) -> Set<Kind> {
        Set::of_bits(u64::from(lodgers.bits()) << Kind::Student as u64)
    }
}

impl Summary<Sums> {
    /// The flats nobody lives in, if they have been summed up.
    pub(super) fn free(self) -> Option<Flats> {
        self.0.map(|sums| sums.free)
    }
}

impl Streets {
    /// With a house more.
    fn and(self, house: &House, sums: Sums) -> Streets {
        let owner = Set::from_iter([house.owner]);
        let owner_if = |there: bool| if there { owner } else { Set::EMPTY };
        Streets {
            housed: self.housed.or(sums.welcome),
            mothers: self.mothers.or(owner_if(sums.lodgers.contains(Kind::MotherChild))),
            squatters: self.squatters.or(owner_if(sums.lodgers.contains(Kind::Squatters))),
            refusals: self.refusals.or(owner_if(sums.refused)),
        }
    }
}

impl Table {
    /// Adds a house to the street of its landlord, on the right.
    pub(super) fn add_house(&mut self, house: House) {
        let sums = self.sum_up(&house);
        self.houses.push(House { summary: Summary(Some(sums)), ..house });
        self.sum_up_streets();
    }

    /// Changes a house, and sums it up anew.
    pub(super) fn change_house<T>(&mut self, id: HouseId, change: impl FnOnce(&mut House) -> T) -> Option<T> {
        let at = self.houses.iter().position(|house| house.id == id)?;
        let result = change(&mut self.houses[at]);
        self.houses[at].summary = Summary(Some(self.sum_up(&self.houses[at])));
        // A building site adds nothing to its street yet.
        if self.houses[at].is_finished() {
            self.sum_up_streets();
        }
        Some(result)
    }

    /// Takes a house off the table.
    pub(super) fn remove_house(&mut self, id: HouseId) -> Option<House> {
        let at = self.houses.iter().position(|house| house.id == id)?;
        let house = self.houses.remove(at);
        self.sum_up_streets();
        Some(house)
    }

    /// What follows from the rest of a house.
    pub(super) fn sums(&self, house: &House) -> Sums {
        house.summary.0.unwrap_or_else(|| self.sum_up(house))
    }

    /// What follows from all houses.
    pub(super) fn streets(&self) -> Streets {
        self.summary.0.unwrap_or_else(|| self.all_streets())
    }

    fn sum_up(&self, house: &House) -> Sums {
        let free = house.count_free();
        let with = |lodgers: Lodgers, who: &Resident| lodgers.with(self.kind(who.card));
        let lodgers = house.residents.iter().fold(Lodgers::default(), with);
        let enter = |room: Room| Lodgers::picked(|kind| self.entrances_of(kind, &room) != 0);
        let welcome = Room::of(house, free, lodgers).map(enter).unwrap_or_default();
        let refused = house.residents.iter().any(|who| who.refusal.is_some());
        Sums { free, lodgers, welcome, refused }
    }

    fn sum_up_streets(&mut self) {
        self.summary = Summary(Some(self.all_streets()));
    }

    fn all_streets(&self) -> Streets {
        self.houses.iter().fold(Streets::default(), |streets, house| streets.and(house, self.sums(house)))
    }
}

impl<T> Default for Summary<T> {
    fn default() -> Summary<T> {
        Summary(None)
    }
}

/// It follows from the rest, so that it makes no difference.
impl<T> PartialEq for Summary<T> {
    fn eq(&self, _: &Summary<T>) -> bool {
        true
    }
}

impl<T> Eq for Summary<T> {}

impl<T> Hash for Summary<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;

    use crate::levels::{self, Levels};
    use crate::rules::landlord::Landlord;
    use crate::rules::{Chance, Game};

    #[test]
    fn every_summary_is_what_follows_after_every_move() {
        for (seed, (_, setup)) in (0..).zip(Levels::<Landlord>::built_in().setups.iter().cycle()).take(20) {
            let seats = *setup.tables.keys().next().expect("a table");
            let mut state = *levels::begin(setup, seats, seed).expect("a match").state();
            let mut chance = Chance::new(seed).occasion();
            let mut moves = Vec::new();
            loop {
                Landlord::legal_moves(&state, &mut moves);
                let Some(&mv) = moves.choose(&mut chance) else { break };
                Landlord::play(&mut state, mv, &mut |_| {}).expect("a listed move");
                let table = &state.table;
                assert!(table.houses.iter().all(|house| house.summary.0 == Some(table.sum_up(house))), "{mv}");
                assert_eq!(table.streets(), table.all_streets(), "{mv}");
            }
        }
    }
}
