//! Whether all tenants of a house that is demolished can be rehoused (LL R46, R73).

use tinyvec::ArrayVec;

use super::house::{House, flats_in};
use super::pieces::{Card, Kind};
use super::places::Places;
use super::suit::Rooms;
use super::table::Table;

/// Tenants that still need a place.
type Homeless = ArrayVec<[Kind; 7]>;

impl Table {
    /// Whether there is a place elsewhere for every tenant of the house at once.
    pub(super) fn can_rehouse(&self, house: &House) -> bool {
        let mut left: Homeless = self.tenants(house).map(|resident| self.kind(resident.card)).collect();
        left.is_empty() || house_all(self, &mut self.rooms(Some(house.id)), &mut left)
    }

    /// The places for one tenant of a house that is demolished that leave a
    /// place for each of the others.
    pub(super) fn rehousing_places(&self, from: &House, tenant: Card) -> Places {
        let others = self.tenants(from).map(|resident| resident.card).filter(|&card| card != tenant);
        let rest: Homeless = others.map(|card| self.kind(card)).collect();
        let kind = self.kind(tenant);
        let flats = self.options.deck.terms(kind).flats;
        let rooms = self.rooms(Some(from.id));
        let mut places = Places::default();
        for (at, room) in rooms.iter().enumerate() {
            for flat in flats_in(self.entrances_of(kind, room)) {
                let mut then = rooms;
                then[at].fill(kind, flat, flats);
                if house_all(self, &mut then, &mut rest.clone()) {
                    places.add(room.house, 1 << flat.0);
                }
            }
        }
        places
    }
}

/// Finds a place for each of those left, the most demanding one first. The
/// rooms are then as they were, unless all found one.
fn house_all(table: &Table, rooms: &mut Rooms, left: &mut Homeless) -> bool {
    if left.is_empty() {
        return true;
    }
    let Some((at, entrances)) = most_demanding(table, rooms, left) else { return false };
    if entrances == 0 {
        return false;
    }
    if left.len() == 1 {
        return true;
    }
    let kind = left.remove(at);
    let flats = table.options.deck.terms(kind).flats;
    // Flats of a house differ only for those who care which ones they get.
    let alike = !picky(table, kind) && !left.iter().any(|&other| picky(table, other));
    for room in 0..rooms.len() {
        let before = rooms[room];
        let entrances = flats_in(table.entrances_of(kind, &before));
        for flat in entrances.take(if alike { 1 } else { usize::MAX }) {
            rooms[room].fill(kind, flat, flats);
            if house_all(table, rooms, left) {
                return true;
            }
            rooms[room] = before;
        }
    }
    left.insert(at, kind);
    false
}

/// The one with the fewest places, and how many those are.
fn most_demanding(table: &Table, rooms: &Rooms, left: &Homeless) -> Option<(usize, u32)> {
    let count = |kind: Kind| -> u32 { rooms.iter().map(|room| table.entrances_of(kind, room).count_ones()).sum() };
    left.iter().map(|&kind| count(kind)).enumerate().min_by_key(|&(_, places)| places)
}

fn picky(table: &Table, kind: Kind) -> bool {
    kind == Kind::Pensioner || table.options.deck.terms(kind).flats == 2
}
