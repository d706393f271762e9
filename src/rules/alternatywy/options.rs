//! The numbers of a match, and which of them can be played with (A4 1.15, 1.16).

use serde::{Deserialize, Serialize};

use super::cast::Cast;
use super::deck::Deck;
use super::goods::Goods;
use super::pieces::Character;
use super::work_terms::Works;
use crate::rules::Unfit;

/// How many Stages a match can be agreed to have.
const STAGES: (u8, u8) = (3, 5);

/// How many Stages a Sudden end can last at most.
const LAST_STAGES: (u8, u8) = (6, 30);

/// The most VP to begin with.
const MOST_START_POINTS: u8 = 29;

/// VP that can end a Sudden end.
const ENOUGH: (u8, u8) = (2, 100);

/// The numbers of a match. They are data: the files under `levels/alternatywy`
/// give them, none has a default here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// When the match ends (A4 1.15).
    pub variant: Variant,
    /// VP at the start, 0 to 29; at least 1 in a Sudden end (A4 1.15).
    pub start_points: u8,
    /// VP that end a Sudden end at once, 2 to 100, more than at the start (A4 1.15).
    pub enough: u8,
    /// Whether chance deals the Characters instead of the players picking them (A4 1.16).
    pub random_characters: bool,
    /// Whether there is a single Breakdown token instead of one a Tenant (A4 1.9).
    pub single_breakdown: bool,
    /// Whether S01 reaches all Tenants but its avoiders (A4 R61).
    pub lady_plays_to_all: bool,
    /// Whether the Professor is left out where there are two Tenants (A4 R76).
    pub ban_professor: bool,
    /// Cards that a hand can hold, 3 to 6 (A4 1.3).
    pub hand_limit: u8,
    /// The Tenant cards and the Landlord cards (A4 2.4, 2.5).
    pub deck: Deck,
    /// The Social Works (A4 2.6).
    pub works: Works,
    /// The Shop Goods (A4 2.7).
    pub goods: Goods,
    /// What the Characters begin with and like (A4 2.1).
    pub cast: Cast,
}

/// When the match ends (A4 1.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Ending", from = "Ending")]
pub enum Variant {
    /// After so many Stages, 3 to 5.
    Stages(u8),
    /// As soon as somebody has [`Options::enough`] VP.
    Sudden {
        /// But at the latest after so many Stages, 6 to 30 (A4 R97).
        last_stage: u8,
    },
}

/// The variant as files give it. A file that is laid over another one changes it
/// field by field, so there is no field that only one variant has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ending {
    stages: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    sudden: bool,
}

impl From<Ending> for Variant {
    fn from(Ending { stages, sudden }: Ending) -> Variant {
        if sudden { Variant::Sudden { last_stage: stages } } else { Variant::Stages(stages) }
    }
}

impl From<Variant> for Ending {
    fn from(variant: Variant) -> Ending {
        match variant {
            Variant::Stages(stages) => Ending { stages, sudden: false },
            Variant::Sudden { last_stage } => Ending { stages: last_stage, sudden: true },
        }
    }
}

/// Why a list of pieces cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoPieces(pub(super) String);

impl Options {
    /// After how many Stages the match ends at the latest (A4 1.15, R97).
    pub fn stages(&self) -> u8 {
        match self.variant {
            Variant::Stages(stages) => stages,
            Variant::Sudden { last_stage } => last_stage,
        }
    }

    /// Whether [`Options::enough`] VP end the match at once (A4 1.15).
    pub fn is_sudden(&self) -> bool {
        matches!(self.variant, Variant::Sudden { .. })
    }

    /// Whether somebody may play a Character at a table of `seats` (A4 R76).
    pub fn may_play(&self, character: Character, seats: u8) -> bool {
        !(self.ban_professor && seats == 3 && character == Character::Professor)
    }

    /// Whether `seats` can play with these numbers.
    ///
    /// # Errors
    /// Names the option that is out of bounds.
    pub fn check(&self, seats: u8) -> Result<(), Unfit> {
        let within = |field, rule, value: u8, low: u8, high: u8| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(Unfit::new(field, rule, format!("{value} is not from {low} to {high}")))
            }
        };
        within("seats", "A4 1.2", seats, 3, 6)?;
        let (bounds, rule) = if self.is_sudden() { (LAST_STAGES, "A4 R97") } else { (STAGES, "A4 1.15") };
        within("variant", rule, self.stages(), bounds.0, bounds.1)?;
        within("start_points", "A4 1.15", self.start_points, self.is_sudden().into(), MOST_START_POINTS)?;
        within("enough", "A4 1.15", self.enough, ENOUGH.0, ENOUGH.1)?;
        if self.is_sudden() && self.enough <= self.start_points {
            let problem = format!("{} VP at the start are enough already", self.start_points);
            return Err(Unfit::new("enough", "A4 1.15", problem));
        }
        within("hand_limit", "A4 1.3", self.hand_limit, 3, 6)?;
        self.deck.check(seats, self.hand_limit)?;
        self.works.check()?;
        self.goods.check(seats)
    }
}
