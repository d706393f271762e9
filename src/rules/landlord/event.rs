//! What happens in a match, piece by piece, with its cause.

use serde::{Deserialize, Serialize};

use super::pieces::{Card, Flat, HouseId, Kind, Place, Use};
use crate::rules::Seat;

/// A card with its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Known {
    /// Which card.
    pub card: Card,
    /// What is on its front.
    pub kind: Kind,
}

/// One thing that happened. Pieces are named by the ids they keep; a card that
/// the viewer may not know has no face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the fields are the pieces, places and amounts in M that the variants speak of")]
pub enum Event {
    /// The turn of `seat` began; the `turn`-th of the match and in the `round`-th round, both from 1.
    TurnBegan { seat: Seat, turn: u16, round: u16 },
    /// Step 1 turns to a house with Squatters, whose best payer leaves.
    Examined { seat: Seat, house: HouseId },
    /// `seat` opened a building site.
    SiteOpened { seat: Seat, house: HouseId },
    /// A floor was laid; `None` if the viewer may not know what it hides.
    /// `open` if everybody knows it (the starting roof).
    FloorLaid { seat: Seat, house: HouseId, floor: Flat, card: Option<Known>, open: bool },
    /// A house was finished.
    Finished { seat: Seat, house: HouseId, card: Known },
    /// The building site is cleared; its cards go back to the hand.
    TakenDown { seat: Seat, house: HouseId, cards: u8 },
    /// `seat` played a card from the hand; Politics as something else.
    CardPlayed { seat: Seat, card: Known, usage: Option<Use> },
    /// A finished house was altered.
    Altered { seat: Seat, house: HouseId, card: Known },
    /// `seat` moved a tenant or Squatters in from the hand.
    MovedIn { seat: Seat, resident: Known, to: Place },
    /// A tenant went from one place to another.
    Moved { tenant: Known, from: Place, to: Place, cause: Cause },
    /// The best payer found no other place and goes to the discards (LL 1.3).
    Homeless { tenant: Known, from: Place },
    /// The landlord took his Mother with Child back to the hand.
    Recalled { seat: Seat, tenant: Known, from: Place },
    /// Own Use: the landlord takes a tenant to the hand.
    TakenToHand { seat: Seat, tenant: Known, from: Place },
    /// A Rent Refusal was laid on a tenant.
    Refused { seat: Seat, card: Known, tenant: Known, at: Place },
    /// A Musician drives out the other tenants of a house.
    MusicBegan { musician: Known, house: HouseId },
    /// A card went on top of the discards.
    Discarded { card: Known },
    /// A house is being demolished; its landlord rehouses the tenants.
    DemolitionBegan { house: HouseId, seat: Seat },
    /// The Squatters of a house that is demolished leave.
    SquattersLeft { squatters: Known, from: Place },
    /// A house was demolished; what it was built of goes to its landlord.
    Demolished { house: HouseId, seat: Seat },
    /// An open building card went to a hand.
    Returned { seat: Seat, card: Known },
    /// A floor went to a hand; `None` if the viewer may not know its face.
    FloorReturned { seat: Seat, card: Option<Known> },
    /// A crime was declared against a house, or somebody in it.
    CrimeDeclared { criminal: Seat, kind: Kind, victim: Seat, house: HouseId, target: Option<Known> },
    /// Whoever may is asked for an answer. It is told whether or not anybody
    /// holds one.
    Asked { window: Window },
    /// `seat` answered with a card.
    Countered { seat: Seat, card: Known, window: Window },
    /// The crime turns on the criminal (LL R83); on nothing, if he has nothing.
    Rebound { seat: Seat, criminal: Seat, house: Option<HouseId>, target: Option<Known> },
    /// A house went up; `cards` go under the pile, or shuffled to the discards
    /// once the ending has begun.
    Bombed { house: HouseId, owner: Seat, cards: u8, under_pile: bool },
    /// A card that lay open in a house that went up is under the pile now.
    Buried { card: Known, house: HouseId },
    /// Somebody was murdered.
    Murdered { resident: Known, from: Place },
    /// A Family reported the crime; `compulsory` if it lives with the criminal (LL R31).
    Reported { seat: Seat, compulsory: bool },
    /// Squatters were led away as they moved in.
    Evicted { squatters: Known, from: Place },
    /// The investigation turns to a suspect.
    Suspected { suspect: Seat },
    /// The suspect sits in Jail, the best alibi there is.
    InJailAlready { suspect: Seat },
    /// `seat` showed a card that clears the suspect.
    Cleared { seat: Seat, suspect: Seat, card: Known },
    /// `seat` went to Jail.
    Jailed { seat: Seat },
    /// `seat` left Jail.
    Freed { seat: Seat, why: Freedom },
    /// A Move card cost a fee (LL R76).
    Fee { payer: Seat, payee: Seat, mover: Card, house: HouseId, amount: u16 },
    /// The player on turn made an offer.
    Offered { seat: Seat, trade: Trade },
    /// The offer was answered.
    Answered { seat: Seat, accepted: bool },
    /// A card changed hands.
    Traded { from: Seat, to: Seat, card: Known },
    /// Money changed hands in a trade.
    Paid { from: Seat, to: Seat, amount: u16 },
    /// Bail was paid.
    BailPaid { seat: Seat, amount: u16 },
    /// A tenant paid rent.
    RentPaid { seat: Seat, house: HouseId, flat: Flat, tenant: Known, amount: u16 },
    /// An empty flat brought money.
    EmptyFlatPaid { seat: Seat, house: HouseId, flat: Flat, amount: u16 },
    /// `seat` got so much instead of rent: no house, in Jail, or the minimum.
    Allowance { seat: Seat, amount: u16 },
    /// All that `seat` got in step 3.
    RentCollected { seat: Seat, amount: u16 },
    /// `seat` bought the top card of the pile; `None` if its face is hidden from the viewer.
    Drawn { seat: Seat, card: Option<Known>, price: u8 },
    /// The discards became the new pile.
    Reshuffled { cards: u8 },
    /// `seat` drew the last card; each other player has one more turn (LL R89).
    LastCard { seat: Seat },
    /// A card came back from the top of the discards (LL 1.5).
    TakenBack { seat: Seat, card: Known },
    /// The match is over.
    Ended { why: End },
}

/// Why a tenant moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Squatters in the house (LL 1.3, step 1).
    Squatters,
    /// A Move card.
    Move,
    /// A Musician moved in.
    Musician,
    /// The house is demolished.
    Demolition,
}

/// Why somebody left Jail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Freedom {
    /// Bail.
    Bail,
    /// Law or Politics.
    Card,
    /// Somebody else was arrested.
    Arrest,
}

/// Why the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The pile is used up and everybody has had the last turn.
    Pile,
    /// The agreed rounds are over.
    Rounds,
    /// Somebody has the agreed money.
    Money,
    /// The round cap (LL R93).
    Cap,
}

/// What a window asks for (LL R78).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// An Error against a crime.
    Error,
    /// The Police after a crime.
    Police,
    /// The Police against Squatters.
    Squatters,
    /// An Alibi, Law or Politics of a suspect.
    Suspicion,
    /// The same from others (LL R84).
    Shield,
    /// A Double System.
    DoubleSystem,
}

/// An offer (LL R68, R69): what the player on turn gives and wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trade {
    /// Whom it is offered to.
    pub rival: Seat,
    /// The card given.
    pub give: Option<Kind>,
    /// The card wanted.
    pub want: Option<Kind>,
    /// Money given.
    pub pay: u16,
    /// Money wanted.
    pub charge: u16,
}
