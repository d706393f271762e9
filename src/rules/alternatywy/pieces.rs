//! The pieces: places, characters, Traits, cards, Social Works and goods (A4 2).

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rules::{Set, SetItem, UnknownMove};

/// A kind of piece: each variant with the stable name that texts call it by.
macro_rules! pieces {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "they are the names of the pieces; the rules say what each does")]
        pub enum $name { $($variant,)+ }

        impl $name {
            /// Every one, in order.
            pub const ALL: [$name; [$($text,)+].len()] = [$($name::$variant,)+];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// The stable name used in text forms.
            pub fn name(self) -> &'static str {
                [$($text,)+][self.index()]
            }

            /// Its number, as an index into arrays.
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownMove;

            fn from_str(text: &str) -> Result<Self, UnknownMove> {
                Self::ALL.into_iter().find(|piece| piece.name() == text).ok_or_else(|| UnknownMove(text.to_owned()))
            }
        }

        impl SetItem for $name {
            type Bits = u64;

            fn bit(self) -> u8 {
                self as u8
            }

            fn from_bit(bit: u8) -> Self {
                Self::ALL[usize::from(bit)]
            }
        }
    };
}

pieces! {
    /// The five Locations (A4 1.6).
    Place {
        Flats = "flats",
        Staircase = "staircase",
        Landlords = "landlords",
        Club = "club",
        Courtyard = "courtyard",
    }
}

impl Place {
    /// The Locations with a bin (A4 1.1).
    pub const BINS: [Place; 3] = [Place::Staircase, Place::Club, Place::Courtyard];

    /// Its number among [`Place::BINS`], if it has a bin.
    pub fn bin(self) -> Option<usize> {
        Place::BINS.iter().position(|&bin| bin == self)
    }
}

pieces! {
    /// The Characters (A4 2.1).
    Character {
        Kotek = "kotek",
        Balcerek = "balcerek",
        Kolinska = "kolinska",
        Furman = "furman",
        Professor = "professor",
        Aniol = "aniol",
    }
}

impl Character {
    /// Which side plays it.
    pub fn side(self) -> Side {
        if self == Character::Aniol { Side::Landlord } else { Side::Tenant }
    }
}

/// The two kinds of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Who lives in the block.
    Tenant,
    /// Who minds it.
    Landlord,
}

pieces! {
    /// The Traits of Tenants (A4 2.2), then those of the Landlord (A4 2.3).
    Trait {
        Hustler = "hustler",
        AsocialUnit = "asocial-unit",
        Informer = "informer",
        Chairman = "chairman",
        ModestCitizen = "modest-citizen",
        Handyman = "handyman",
        Overseer = "overseer",
        Materialist = "materialist",
        WellConnected = "well-connected",
        Activist = "activist",
        WatchfulEye = "watchful-eye",
    }
}

impl Trait {
    /// Whose Trait it can be.
    pub fn side(self) -> Side {
        if self < Trait::Overseer { Side::Tenant } else { Side::Landlord }
    }

    /// All Traits of a side.
    pub fn all_of(side: Side) -> Set<Trait> {
        Trait::ALL.into_iter().filter(|each| each.side() == side).collect()
    }
}

pieces! {
    /// The Tenant cards T01 to T21 (A4 2.4), then the Landlord cards L01 to L16 (A4 2.5).
    Kind {
        TeaNextDoor = "tea-next-door",
        Envelope = "envelope",
        AnonymousLetter = "anonymous-letter",
        QueueCommittee = "queue-committee",
        JointComplaint = "joint-complaint",
        LandingGossip = "landing-gossip",
        OverflowingBin = "overflowing-bin",
        TidyingSpree = "tidying-spree",
        PencilledIn = "pencilled-in",
        WrongFloor = "wrong-floor",
        LeakingCeiling = "leaking-ceiling",
        Plumber = "plumber",
        EarToThePipe = "ear-to-the-pipe",
        OperaGlasses = "opera-glasses",
        Loan = "loan",
        NothingCameOfIt = "nothing-came-of-it",
        SickNote = "sick-note",
        MistakenIdentity = "mistaken-identity",
        DoorOnTheChain = "door-on-the-chain",
        LiftOutOfOrder = "lift-out-of-order",
        Inspection = "inspection",
        YardAssembly = "yard-assembly",
        FlatInspection = "flat-inspection",
        File = "file",
        Abraham = "abraham",
        SeeYouTomorrow = "see-you-tomorrow",
        HouseRules = "house-rules",
        ClosedForRepairs = "closed-for-repairs",
        Summons = "summons",
        Commendation = "commendation",
        ShutValve = "shut-valve",
        SpotFine = "spot-fine",
        BackgroundCheck = "background-check",
        ApplicationRejected = "application-rejected",
        CaughtInTheAct = "caught-in-the-act",
        Friends = "friends",
        CompulsoryAttendance = "compulsory-attendance",
    }
}

/// When a card may be played (A4 1.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Instead of a Board Action.
    Action,
    /// Once in the own Turn, after the Action or a pass.
    Additional,
    /// In its window, in anyone's Turn.
    Reaction,
}

impl Kind {
    /// Whose card it is.
    pub fn side(self) -> Side {
        if self < Kind::YardAssembly { Side::Tenant } else { Side::Landlord }
    }

    /// When it may be played.
    pub fn class(self) -> Class {
        match self {
            Kind::TeaNextDoor
            | Kind::Envelope
            | Kind::AnonymousLetter
            | Kind::QueueCommittee
            | Kind::JointComplaint
            | Kind::YardAssembly
            | Kind::FlatInspection
            | Kind::File => Class::Action,
            Kind::NothingCameOfIt
            | Kind::SickNote
            | Kind::MistakenIdentity
            | Kind::DoorOnTheChain
            | Kind::LiftOutOfOrder
            | Kind::Inspection
            | Kind::ApplicationRejected
            | Kind::CaughtInTheAct
            | Kind::Friends
            | Kind::CompulsoryAttendance => Class::Reaction,
            _ => Class::Additional,
        }
    }
}

pieces! {
    /// The Social Works S01 to S12 (A4 2.6).
    Work {
        LadyPlays = "lady-plays",
        WelcomeGuests = "welcome-guests",
        WonderfulInitiative = "wonderful-initiative",
        LetterToTheChairman = "letter-to-the-chairman",
        TreePlanting = "tree-planting",
        Painting = "painting",
        Gala = "gala",
        SnowClearing = "snow-clearing",
        WastePaper = "waste-paper",
        Decorating = "decorating",
        BinDuty = "bin-duty",
        CivilDefence = "civil-defence",
    }
}

pieces! {
    /// What is printed on Shop Goods (A4 2.7).
    Good {
        Bread = "bread",
        Citrus = "citrus",
        Ham = "ham",
        Cigarettes = "cigarettes",
        Coffee = "coffee",
        Vodka = "vodka",
        Soap = "soap",
        WashingPowder = "washing-powder",
        ToiletPaper = "toilet-paper",
        Iron = "iron",
        Radio = "radio",
        Television = "television",
        Remanent = "remanent",
    }
}

/// A piece with a number that it keeps for the whole match.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident in $bits:ty) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl SetItem for $name {
            type Bits = $bits;

            fn bit(self) -> u8 {
                self.0
            }

            fn from_bit(bit: u8) -> $name {
                $name(bit)
            }
        }
    };
}

numbered! {
    /// A Tenant or Landlord card, by its number among all of both decks.
    Card in u128
}

numbered! {
    /// A Shop Goods token.
    Token in u64
}

/// A card with its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Known {
    /// Which card.
    pub card: Card,
    /// What is on it.
    pub kind: Kind,
}
