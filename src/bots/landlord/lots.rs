//! The own houses as lots to let: what rent the tenants in hand would add.

use tinyvec::ArrayVec;

use crate::rules::landlord::{Flat, House, Kind, Room, Table};
use crate::rules::{Seat, Set};

/// A house with room, and what its rent depends on.
#[derive(Clone, Copy, Debug, Default)]
struct Lot {
    room: Room,
    height: u8,
    celebrities: u8,
    students: u8,
    /// The rents that Celebrities double, before they do, in M.
    plain: i32,
    hippies: bool,
}

/// The houses of a seat that have room.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lots(ArrayVec<[Lot; 24]>);

/// Tenants of a kind that are in a hand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Waiting {
    pub kind: Kind,
    pub count: u8,
    /// What one of them is worth unplaced.
    pub kept: i32,
}

impl Lots {
    pub(super) fn of(table: &Table, seat: Seat) -> Lots {
        let roomy = table.street(seat).filter(|house| !table.is_squatted(house));
        Lots(roomy.filter_map(|house| Some(lot(table, house, table.room(house)?))).take(24).collect())
    }

    /// Lets the tenants move in one by one, whoever adds most first, each into
    /// the house where it does. Returns what the hand is worth with them: the rent
    /// added, of which each M counts `rents` hundredths, or what they are worth
    /// unplaced.
    pub(super) fn fill(&mut self, table: &Table, waiting: &mut [Waiting], rents: i32) -> i32 {
        let mut worth = 0;
        // Who is not placed now is not placed later: rooms only shrink.
        loop {
            let mut best: Option<(i32, usize, usize, Flat)> = None;
            for (who, tenant) in waiting.iter().enumerate().filter(|(_, tenant)| tenant.count > 0) {
                for (at, lot) in self.0.iter().enumerate() {
                    let entrances = table.entrances_of(tenant.kind, &lot.room);
                    if entrances == 0 {
                        continue;
                    }
                    let gain = lot.gain(table, tenant.kind) * rents - tenant.kept;
                    if gain > best.map_or(0, |(most, ..)| most) {
                        best = Some((gain, who, at, Flat(entrances.ilog2() as u8)));
                    }
                }
            }
            let Some((gain, who, at, flat)) = best else { break };
            worth += gain + waiting[who].kept;
            waiting[who].count -= 1;
            self.0[at].settle(table, waiting[who].kind, flat);
        }
        worth + waiting.iter().map(|tenant| i32::from(tenant.count) * tenant.kept).sum::<i32>()
    }

    /// What the flats still empty are worth for those who may come, in hundredths
    /// of an M a turn.
    pub(super) fn prospects(&self) -> i32 {
        self.0.iter().filter(|lot| !lot.hippies).map(|lot| i32::from(lot.room.vacancies()) * prospect(lot.height)).sum()
    }
}

/// What tenants yet to come may add to an empty flat, in hundredths of an M a
/// turn: few climb high, and who wants a bungalow pays well.
fn prospect(height: u8) -> i32 {
    [0, 60, 40, 40, 35, 15][usize::from(height.min(5))]
}

fn lot(table: &Table, house: &House, room: Room) -> Lot {
    let mut lot = Lot { room, height: house.height(), ..Lot::default() };
    for resident in &house.residents {
        lot.count(table, table.kind(resident.card));
    }
    lot
}

impl Lot {
    fn count(&mut self, table: &Table, kind: Kind) {
        let texts = !table.options.starter_game;
        match kind {
            Kind::Celebrity if texts => self.celebrities += 1,
            Kind::Student if texts => {
                self.students += 1;
                self.plain += i32::from(self.students) + 1;
            }
            _ => self.plain += i32::from(table.options.deck.terms(kind).rent),
        }
        self.hippies |= kind == Kind::Hippies;
    }

    /// What another tenant adds to the rent, in M.
    fn gain(&self, table: &Table, kind: Kind) -> i32 {
        let terms = table.options.deck.terms(kind);
        let (flats, factor) = (i32::from(terms.flats), 1 << self.celebrities);
        let texts = !table.options.starter_game;
        match kind {
            Kind::Celebrity if texts => {
                let empty = i32::from(self.room.vacancies());
                2 + (2 * (self.plain + empty - flats) - (self.plain + empty)) * factor
            }
            Kind::Student if texts => (i32::from(self.students) + 2 - flats) * factor,
            _ => (i32::from(terms.rent) - flats) * factor,
        }
    }

    fn settle(&mut self, table: &Table, kind: Kind, flat: Flat) {
        self.room.fill(kind, flat, table.options.deck.terms(kind).flats);
        self.count(table, kind);
    }
}

/// The kinds of tenants.
pub(super) fn tenants() -> Set<Kind> {
    Set::range(Kind::Student as u8, Kind::Mover as u8 + 1)
}
