//! What houses bring in (LL 1.3 step 3, LL 1.4, R26, R27, R53, R87).

use tinyvec::ArrayVec;

use super::house::{House, Resident, flats_in, span};
use super::options::JailIncome;
use super::pieces::{Card, Flat, Kind};
use super::table::Table;
use crate::rules::Seat;

/// What one tenant, or one empty flat, brings in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The flat, of two flats the lower one.
    pub flat: Flat,
    /// The tenant; nobody in an empty flat.
    pub tenant: Option<Card>,
    /// Before Celebrities, in M.
    pub base: u16,
    /// What Celebrities make of it: 1, 2, 4.
    pub factor: u16,
    /// Whether a Rent Refusal lies on the tenant, who then pays nothing.
    pub refused: bool,
}

impl Share {
    /// What is paid, in M.
    pub fn amount(&self) -> u16 {
        if self.refused { 0 } else { self.base * self.factor }
    }
}

/// What a seat gets in step 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Income {
    /// The rent of its houses, in M.
    Rent(u16),
    /// So much instead: no house, in Jail, or the least there is (LL R54).
    Allowance(u16),
}

impl Income {
    /// The amount in M.
    pub fn amount(self) -> u16 {
        match self {
            Income::Rent(amount) | Income::Allowance(amount) => amount,
        }
    }
}

impl Table {
    /// What a house would bring in without Squatters, from the lowest flat up.
    pub fn shares(&self, house: &House) -> ArrayVec<[Share; 7]> {
        let doubling = self.doubling(house);
        let mut pays = house.free();
        let empty = |flat| Share { flat, tenant: None, base: 1, factor: 1 << doubling, refused: false };
        let mut by_flat: [Share; 7] = std::array::from_fn(|flat| empty(Flat(flat as u8)));
        self.for_each_share(house, doubling, |share| {
            pays |= span(share.flat, 1);
            by_flat[usize::from(share.flat.0)] = share;
        });
        flats_in(pays).map(|flat| by_flat[usize::from(flat.0)]).collect()
    }

    /// The rent a finished house brings in now, in M.
    pub fn rent_of(&self, house: &House) -> u16 {
        if self.is_squatted(house) || !house.is_finished() {
            return 0;
        }
        let doubling = self.doubling(house);
        let mut rent = (house.free().count_ones() as u16) << doubling;
        self.for_each_share(house, doubling, |share| rent += share.amount());
        rent
    }

    /// What a seat would get in step 3 now (LL 1.3, R54, R87, R88).
    pub fn income(&self, seat: Seat) -> Income {
        match self.allowance(seat) {
            Some(amount) => Income::Allowance(amount),
            None => Income::Rent(self.street(seat).map(|house| self.rent_of(house)).sum()),
        }
    }

    /// What a seat would get instead of rent, if it gets none.
    pub(super) fn allowance(&self, seat: Seat) -> Option<u16> {
        let mut houses = self.street(seat).filter(|house| house.is_finished()).peekable();
        let least = u16::from(self.options.minimum_income);
        if self.jailed == Some(seat) {
            return Some(match self.options.jail_income {
                JailIncome::One => 1,
                JailIncome::PerHouse => (houses.filter(|house| !self.is_squatted(house)).count() as u16).max(least),
            });
        }
        if houses.peek().is_none() {
            return Some(1);
        }
        let pays = houses.any(|house| self.rent_of(house) > 0);
        (!pays).then_some(least)
    }

    /// The tenants that would pay most without Squatters, whatever was refused
    /// (LL R11): more than one if they would pay the same.
    pub(super) fn best_payers(&self, house: &House) -> ArrayVec<[Resident; 7]> {
        let shares = self.shares(house);
        let worth = |share: &Share| share.base * share.factor;
        let most = shares.iter().filter(|share| share.tenant.is_some()).map(worth).max();
        shares
            .iter()
            .filter(|share| Some(worth(share)) == most)
            .filter_map(|share| house.resident(share.tenant?).copied())
            .collect()
    }

    /// How often the Celebrities of a house double the rent of others.
    fn doubling(&self, house: &House) -> u16 {
        if self.options.starter_game { 0 } else { self.count(house, Kind::Celebrity) }
    }

    /// What each tenant of a house pays, in the order in which they entered: the
    /// how-manieth Student one is depends on it (LL R26).
    fn for_each_share(&self, house: &House, doubling: u16, mut tell: impl FnMut(Share)) {
        let texts = !self.options.starter_game;
        let mut students = 0;
        for resident in &house.residents {
            let kind = self.kind(resident.card);
            if !kind.is_tenant() {
                continue;
            }
            students += u16::from(kind == Kind::Student);
            let (base, factor) = match kind {
                Kind::Celebrity if texts => (2, 1),
                Kind::Student if texts => (students + 1, 1 << doubling),
                _ => (self.options.deck.terms(kind).rent.into(), 1 << doubling),
            };
            let refused = resident.refusal.is_some();
            tell(Share { flat: resident.flat, tenant: Some(resident.card), base, factor, refused });
        }
    }
}
