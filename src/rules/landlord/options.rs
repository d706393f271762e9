//! The numbers of a match, and which of them can be played with (LL 1.9).

use serde::{Deserialize, Serialize};

use super::deck::Deck;
use super::pieces::{Card, Kind};
use crate::rules::{Seat, Unfit};

/// The numbers of a match. They are data: the files under `levels/landlord`
/// give them, none has a default here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// When the match ends (LL 1.6).
    pub ending: Ending,
    /// Whether the writing on tenant cards is ignored (LL R65).
    pub starter_game: bool,
    /// Whether money lies face down (LL R95).
    pub hidden_money: bool,
    /// Whether any card may be traded (LL R69).
    pub free_trade: bool,
    /// Whether anyone may counter (LL R84).
    pub free_counters: bool,
    /// Whether cards that cover two flats need two floors proper (LL R1).
    pub strict_two_floors: bool,
    /// Money at the start, 0 to 20 M (LL 1.2).
    pub start_money: u8,
    /// Money more for each seat later in the first round, 0 to 3 M.
    pub seat_compensation: u8,
    /// What a prisoner gets instead of rent (LL R88).
    pub jail_income: JailIncome,
    /// The least anybody gets instead of rent, 0 or 1 M (LL R54).
    pub minimum_income: u8,
    /// Whether Bomb and Murder are left out (LL R96).
    pub mild: bool,
    /// The match ends after so many rounds in any case, 10 to 100 (LL R62).
    pub round_cap: u8,
    /// Offers to the same rival in a turn, 1 to 5 (LL R68).
    pub offers_per_rival: u8,
    /// Who deals: the seat before the beginner; the last one if none is named (LL R64).
    pub dealer: Option<Seat>,
    /// The cards.
    pub deck: Deck,
}

/// When the match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// When the draw pile is used up (LL R89).
    Pile,
    /// After so many rounds, 1 to the round cap (LL R91).
    Rounds(u8),
    /// When somebody has so much money, 20 to 200 M (LL R60).
    Money(u16),
}

/// What a prisoner gets instead of rent (LL R88).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JailIncome {
    /// 1 M.
    One,
    /// 1 M for each own house without Squatters: the English edition.
    PerHouse,
}

impl Options {
    /// The cards in play besides Jail.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<'_> {
        (0..self.deck.len()).map(Card::new).filter(|&card| {
            let kind = self.deck.kind(card);
            kind != Kind::Jail && !(self.mild && kind.is_crime())
        })
    }

    /// Who takes the first turn at a table of `seats` (LL R64).
    pub fn beginner(&self, seats: u8) -> Seat {
        self.dealer.unwrap_or(Seat(seats - 1)).after(1, seats)
    }

    /// Whether `seats` can play with these numbers.
    ///
    /// # Errors
    /// Names the option that is out of bounds.
    pub fn check(&self, seats: u8) -> Result<(), Unfit> {
        let within = |field, rule, value: u16, low: u16, high: u16| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(Unfit::new(field, rule, format!("{value} is not from {low} to {high}")))
            }
        };
        within("seats", "LL 1.1", seats.into(), 2, 6)?;
        within("start_money", "LL 1.9", self.start_money.into(), 0, 20)?;
        within("seat_compensation", "LL 1.9", self.seat_compensation.into(), 0, 3)?;
        within("minimum_income", "LL R54", self.minimum_income.into(), 0, 1)?;
        within("round_cap", "LL R62", self.round_cap.into(), 10, 100)?;
        within("offers_per_rival", "LL R68", self.offers_per_rival.into(), 1, 5)?;
        match self.ending {
            Ending::Pile => {}
            Ending::Rounds(rounds) => within("ending", "LL R93", rounds.into(), 1, self.round_cap.into())?,
            Ending::Money(money) => within("ending", "LL 1.9", money, 20, 200)?,
        }
        if let Some(dealer) = self.dealer.filter(|dealer| dealer.0 >= seats) {
            return Err(Unfit::new("dealer", "LL R64", format!("there is no seat {}", dealer.0)));
        }
        self.deck.check(seats)?;
        let dealt = 6 * u16::from(seats);
        let cards = self.cards().count() as u16;
        if cards <= dealt {
            return Err(Unfit::new("mild", "LL R96", format!("{cards} cards remain, {} are the least", dealt + 1)));
        }
        Ok(())
    }
}
