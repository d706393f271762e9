//! Positions: a match that begins in the middle, as a setup file gives it.

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::house::{House, MOST_FLOORS, Resident};
use super::options::Options;
use super::pieces::{Card, Flat, HouseId, Kind};
use super::table::State;
use super::{start, turn};
use crate::rules::{Chance, Seat, Set, Unfit};

/// A match before step 1 of a turn. What is left out is empty, but the pile:
/// that is all the cards that are nowhere else, shuffled.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The houses of each seat, from left to right.
    #[serde(default)]
    pub streets: Vec<Vec<Building>>,
    /// The hand of each seat.
    #[serde(default)]
    pub hands: Vec<Vec<Kind>>,
    /// Which seats still have their starting roof.
    #[serde(default)]
    pub starting_roofs: Vec<bool>,
    /// The money of each seat, in M.
    #[serde(default)]
    pub money: Vec<u16>,
    /// The discards, oldest first.
    #[serde(default)]
    pub discards: Vec<Kind>,
    /// The pile, top card first; if it is not all of the rest, the rest is left
    /// out of the match.
    pub pile: Option<Vec<Kind>>,
    /// Who sits in Jail.
    pub jailed: Option<Seat>,
    /// Whose turn begins.
    #[serde(default)]
    pub to_act: Seat,
    /// Turns that have been taken before.
    #[serde(default)]
    pub turns: u16,
    /// Reshuffles of the discards before.
    #[serde(default)]
    pub reshuffles: u8,
    /// Who drew the last card, if the ending has begun (LL R89).
    pub last_drawer: Option<Seat>,
}

/// A finished house of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// What each floor hides, from below.
    pub floors: Vec<Kind>,
    /// What finished it.
    pub finish: Kind,
    /// What lies on the roof: Loft Conversion or Flat Roof.
    pub over: Option<Kind>,
    /// Whether it has a Cellar Flat.
    #[serde(default)]
    pub cellar: bool,
    /// Who lives there, in the order of moving in.
    #[serde(default)]
    pub residents: Vec<Lodger>,
}

/// Somebody who lives in a house of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lodger {
    /// Who.
    pub kind: Kind,
    /// The flat, of two the lower one; 0 is the cellar, 1 the ground floor.
    pub flat: u8,
    /// Whether a Rent Refusal lies on the card.
    #[serde(default)]
    pub refused: bool,
}

/// Cards that have not been laid anywhere.
struct Unlaid<'a> {
    options: &'a Options,
    left: Set<Card>,
}

impl Unlaid<'_> {
    fn take(&mut self, field: &'static str, kind: Kind) -> Result<Card, Unfit> {
        let card = self.options.deck.find(self.left, kind);
        let card = card
            .ok_or_else(|| Unfit::new(field, "LL deck", format!("more {} cards than there are left", kind.name())))?;
        self.left.remove(card);
        Ok(card)
    }

    fn take_all(&mut self, field: &'static str, kinds: &[Kind]) -> Result<Vec<Card>, Unfit> {
        kinds.iter().map(|&kind| self.take(field, kind)).collect()
    }
}

impl Position {
    /// The match in this position.
    ///
    /// # Errors
    /// Refuses positions that break the rules of the game.
    pub fn load(&self, options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
        options.check(seats)?;
        self.check_seats(seats)?;
        let mut state = start::empty(options, seats, Chance::new(seed));
        let mut cards = Unlaid { options, left: options.cards().collect() };
        for (seat, &laid) in Seat::all(seats).zip(&self.starting_roofs) {
            let roof = if laid { Some(cards.take("starting_roofs", Kind::Roof)?) } else { None };
            state.table.starting_roofs[seat.index()] = roof;
        }
        for (seat, street) in Seat::all(seats).zip(&self.streets) {
            for building in street {
                self.build(&mut state, &mut cards, seat, building)?;
            }
        }
        for (seat, hand) in Seat::all(seats).zip(&self.hands) {
            state.hands[seat.index()] = cards.take_all("hands", hand)?.into_iter().collect();
        }
        state.table.discards = cards.take_all("discards", &self.discards)?.into_iter().collect();
        state.pile = match &self.pile {
            Some(pile) => cards.take_all("pile", pile)?.into_iter().rev().collect(),
            None => cards.left.iter().collect(),
        };
        if self.pile.is_none() {
            state.pile.shuffle(&mut state.chance.occasion());
        }
        self.set_the_rest(&mut state)?;
        turn::begin(&mut state, &mut |_| {});
        Ok(state)
    }

    fn check_seats(&self, seats: u8) -> Result<(), Unfit> {
        let lists = [
            ("streets", self.streets.len()),
            ("hands", self.hands.len()),
            ("starting_roofs", self.starting_roofs.len()),
            ("money", self.money.len()),
        ];
        if let Some((field, given)) = lists.into_iter().find(|&(_, given)| given > usize::from(seats)) {
            return Err(Unfit::new(field, "LL 1.1", format!("{given} of them for {seats} seats")));
        }
        let named = [("jailed", self.jailed), ("to_act", Some(self.to_act)), ("last_drawer", self.last_drawer)];
        match named.into_iter().find(|(_, seat)| seat.is_some_and(|seat| seat.0 >= seats)) {
            Some((field, _)) => Err(Unfit::new(field, "LL 1.1", format!("there are only {seats} seats"))),
            None => Ok(()),
        }
    }

    fn set_the_rest(&self, state: &mut State) -> Result<(), Unfit> {
        for (ledger, &money) in state.ledgers.iter_mut().zip(&self.money) {
            ledger.start = money.into();
        }
        let ended = state.pile.is_empty() && state.table.options.ending == super::Ending::Pile;
        if ended != self.last_drawer.is_some() {
            let problem = "the pile is used up exactly when somebody has drawn the last card";
            return Err(Unfit::new("last_drawer", "LL R89", problem));
        }
        let table = &mut state.table;
        table.jailed = self.jailed;
        table.active = self.to_act;
        table.turn = self.turns;
        table.reshuffles = self.reshuffles;
        table.last_drawer = self.last_drawer;
        Ok(())
    }

    fn build(&self, state: &mut State, cards: &mut Unlaid, seat: Seat, building: &Building) -> Result<(), Unfit> {
        let objection = |rule, problem: &str| Err(Unfit::new("streets", rule, problem));
        if building.floors.is_empty() || building.floors.len() > MOST_FLOORS {
            return objection("LL 1.3", "a house has 1 to 5 floors");
        }
        if !building.finish.finishes() {
            return objection("LL 1.3", "a house is finished by a roof, flat_roof or attic_flat");
        }
        let over = building.over.is_none_or(|kind| matches!(kind, Kind::LoftConversion | Kind::FlatRoof));
        if !over || building.over.is_some() && building.finish != Kind::Roof {
            return objection("LL R5", "on a roof can lie a loft_conversion or flat_roof, on others nothing");
        }
        let id = HouseId(state.table.houses.len() as u8);
        let floors = cards.take_all("streets", &building.floors)?;
        let mut house = House {
            id,
            owner: seat,
            floors: floors.iter().map(|_| None).collect(),
            finish: Some(cards.take("streets", building.finish)?),
            attic: building.finish == Kind::AtticFlat,
            pitched: building.finish == Kind::Roof,
            loft: building.over == Some(Kind::LoftConversion),
            ..House::default()
        };
        house.over = building.over.map(|kind| cards.take("streets", kind)).transpose()?;
        house.cellar = if building.cellar { Some(cards.take("streets", Kind::CellarFlat)?) } else { None };
        state.floors[usize::from(id.0)] = floors.into_iter().collect();
        state.table.add_house(house);
        building.residents.iter().try_for_each(|lodger| self.lodge(state, cards, id, lodger))
    }

    fn lodge(&self, state: &mut State, cards: &mut Unlaid, id: HouseId, lodger: &Lodger) -> Result<(), Unfit> {
        let card = cards.take("streets", lodger.kind)?;
        let refusal = if lodger.refused { Some(cards.take("streets", Kind::RentRefusal)?) } else { None };
        let suits = |house: &House| state.table.entrances(lodger.kind, house) >> lodger.flat.min(7) & 1 == 1;
        if !lodger.kind.lives() || !state.table.house(id).is_some_and(suits) {
            let problem = format!("{} cannot live in flat {}", lodger.kind.name(), lodger.flat);
            return Err(Unfit::new("streets", "LL 1.3", problem));
        }
        if lodger.refused && !lodger.kind.is_tenant() {
            return Err(Unfit::new("streets", "LL R75", "no Rent Refusal lies on Squatters"));
        }
        let flats = state.table.options.deck.terms(lodger.kind).flats;
        let resident = Resident { card, flat: Flat(lodger.flat), flats, refusal };
        state.table.change_house(id, |house| house.residents.push(resident));
        Ok(())
    }
}
