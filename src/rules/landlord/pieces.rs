//! The cards and the places they can be (LL 1.1, LL deck).

use std::fmt::{self, Display};
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::{Set, SetItem, UnknownMove};

/// What is on the front of a card (LL 1.4, LL 1.5). The order is that of the
/// deck: buildings, tenants, Squatters, actions, and Jail first of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are the names of the cards; the rules say what each does")]
pub enum Kind {
    #[default]
    Jail,
    Roof,
    FlatRoof,
    AtticFlat,
    LoftConversion,
    CellarFlat,
    Student,
    Single,
    Family,
    Manager,
    Pensioner,
    MotherChild,
    Hippies,
    Musician,
    Celebrity,
    Mover,
    Squatters,
    Police,
    Alibi,
    Bomb,
    Murder,
    Law,
    Move,
    OwnUse,
    Demolition,
    Error,
    RentRefusal,
    DoubleSystem,
    Politics,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 29;

    /// Every kind, in order.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Jail,
        Kind::Roof,
        Kind::FlatRoof,
        Kind::AtticFlat,
        Kind::LoftConversion,
        Kind::CellarFlat,
        Kind::Student,
        Kind::Single,
        Kind::Family,
        Kind::Manager,
        Kind::Pensioner,
        Kind::MotherChild,
        Kind::Hippies,
        Kind::Musician,
        Kind::Celebrity,
        Kind::Mover,
        Kind::Squatters,
        Kind::Police,
        Kind::Alibi,
        Kind::Bomb,
        Kind::Murder,
        Kind::Law,
        Kind::Move,
        Kind::OwnUse,
        Kind::Demolition,
        Kind::Error,
        Kind::RentRefusal,
        Kind::DoubleSystem,
        Kind::Politics,
    ];

    /// The kinds that finish a house (LL 1.5).
    pub const FINISHERS: [Kind; 3] = [Kind::Roof, Kind::FlatRoof, Kind::AtticFlat];

    /// The kinds that live in flats: tenants, then Squatters (LL 1.4).
    pub const LODGERS: [Kind; 11] = [
        Kind::Student,
        Kind::Single,
        Kind::Family,
        Kind::Manager,
        Kind::Pensioner,
        Kind::MotherChild,
        Kind::Hippies,
        Kind::Musician,
        Kind::Celebrity,
        Kind::Mover,
        Kind::Squatters,
    ];

    /// The kinds that save from an arrest (LL 3).
    pub const SHIELDS: [Kind; 3] = [Kind::Alibi, Kind::Law, Kind::Politics];

    /// [`Kind::FINISHERS`] as a set.
    pub(super) fn finishers() -> Set<Kind> {
        const { Kind::set(&Kind::FINISHERS) }
    }

    /// The kinds that are never played in step 2 as what they are: they finish a
    /// house, answer in a window, or stand for another (LL R97).
    pub(super) fn never_played() -> Set<Kind> {
        use Kind::{Alibi, AtticFlat, Error, Jail, Police, Politics, Roof};
        const { Kind::set(&[Jail, Roof, AtticFlat, Police, Alibi, Error, Politics]) }
    }

    /// [`Kind::LODGERS`] as a set.
    pub(super) fn lodgers() -> Set<Kind> {
        const { Kind::set(&Kind::LODGERS) }
    }

    const fn set(kinds: &[Kind]) -> Set<Kind> {
        let (mut bits, mut at) = (0, 0);
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u64;
            at += 1;
        }
        Set::of_bits(bits)
    }

    /// The kind as an index into per-kind arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether it pays rent (Squatters are no tenants).
    pub fn is_tenant(self) -> bool {
        (Kind::Student..=Kind::Mover).contains(&self)
    }

    /// Whether it lives in a flat: a tenant, or Squatters.
    pub fn lives(self) -> bool {
        (Kind::Student..=Kind::Squatters).contains(&self)
    }

    /// Whether it finishes a new house.
    pub fn finishes(self) -> bool {
        (Kind::Roof..=Kind::AtticFlat).contains(&self)
    }

    /// Whether it saves from an arrest.
    pub fn shields(self) -> bool {
        Kind::SHIELDS.contains(&self)
    }

    /// Whether it is a Bomb or a Murder.
    pub fn is_crime(self) -> bool {
        matches!(self, Kind::Bomb | Kind::Murder)
    }

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Jail => "jail",
            Kind::Roof => "roof",
            Kind::FlatRoof => "flat-roof",
            Kind::AtticFlat => "attic-flat",
            Kind::LoftConversion => "loft-conversion",
            Kind::CellarFlat => "cellar-flat",
            Kind::Student => "student",
            Kind::Single => "single",
            Kind::Family => "family",
            Kind::Manager => "manager",
            Kind::Pensioner => "pensioner",
            Kind::MotherChild => "mother-child",
            Kind::Hippies => "hippies",
            Kind::Musician => "musician",
            Kind::Celebrity => "celebrity",
            Kind::Mover => "mover",
            Kind::Squatters => "squatters",
            Kind::Police => "police",
            Kind::Alibi => "alibi",
            Kind::Bomb => "bomb",
            Kind::Murder => "murder",
            Kind::Law => "law",
            Kind::Move => "move",
            Kind::OwnUse => "own-use",
            Kind::Demolition => "demolition",
            Kind::Error => "error",
            Kind::RentRefusal => "rent-refusal",
            Kind::DoubleSystem => "double-system",
            Kind::Politics => "politics",
        }
    }
}

impl SetItem for Kind {
    type Bits = u64;

    fn bit(self) -> u8 {
        self as u8
    }

    fn from_bit(bit: u8) -> Kind {
        Kind::ALL[usize::from(bit)]
    }
}

impl FromStr for Kind {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Kind, UnknownMove> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

/// A card of the deck, by a number it keeps for the whole match; below 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, 0 to 127.
    pub fn new(number: u8) -> Card {
        Card(NonZeroU8::MIN.saturating_add(number))
    }

    /// Its number, 0 to 127.
    pub fn number(self) -> u8 {
        self.0.get() - 1
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::new(0)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if number < 128 { Ok(Card::new(number)) } else { Err(serde::de::Error::custom("a card of 128 or more")) }
    }
}

impl SetItem for Card {
    type Bits = u128;

    fn bit(self) -> u8 {
        self.number()
    }

    fn from_bit(bit: u8) -> Card {
        Card::new(bit)
    }
}

/// A house, by a number it keeps as long as it stands; below 40. A house built
/// after another one has gone may get its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HouseId(pub u8);

impl SetItem for HouseId {
    type Bits = u64;

    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> HouseId {
        HouseId(bit)
    }
}

/// A flat of a house, counted from below: 0 is the cellar, 1 the ground floor,
/// and the one above the highest floor the attic flat or loft (LL 1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flat(pub u8);

impl Flat {
    /// Below the ground floor.
    pub const CELLAR: Flat = Flat(0);
    /// The lowest floor.
    pub const GROUND: Flat = Flat(1);
}

/// A flat of a certain house; of two flats the lower one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The house.
    pub house: HouseId,
    /// The flat in it.
    pub flat: Flat,
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}", self.house.0, self.flat.0)
    }
}

impl FromStr for Place {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Place, UnknownMove> {
        let parse = || {
            let (house, flat) = text.split_once(',')?;
            Some(Place { house: house_id(house)?, flat: Flat(flat.parse().ok().filter(|&flat| flat < 7)?) })
        };
        parse().ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

/// The house with this number in words, if there can be one.
pub(super) fn house_id(text: &str) -> Option<HouseId> {
    text.parse().ok().filter(|&id| usize::from(id) < super::house::MOST_HOUSES).map(HouseId)
}

/// What Politics is played as on one's own turn (LL 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// As Demolition.
    Demolition,
    /// As Own Use.
    OwnUse,
    /// To leave Jail.
    Jail,
}

impl Use {
    /// The three, in order.
    pub const ALL: [Use; 3] = [Use::Demolition, Use::OwnUse, Use::Jail];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        ["demolition", "own-use", "jail"][self as usize]
    }
}
