//! What can be asked: decisions, their targets, and windows for reactions.

use serde::{Deserialize, Serialize};

use super::moves::{Bonus, Deed};
use super::pieces::{Kind, Place};
use crate::rules::Seat;

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "step")]
#[expect(missing_docs, reason = "the fields are the players and pieces that the variants speak of")]
pub enum Step {
    /// Which Character to play.
    Character,
    /// Which Trait to have, in secret.
    Trait,
    /// Which Location token to lay, in secret.
    Place,
    /// Landlord: where to go, having seen the Tenants' tokens.
    Watch,
    /// Landlord: who files next.
    Filer,
    /// Tenant: file, decline (Modest Citizen), or ask for a name (Informer).
    File,
    /// Landlord: whom to denounce; he must say it if `asked`.
    Indicate { filer: Seat, asked: bool },
    /// Tenant: whom to denounce.
    Accuse,
    /// Landlord: whether to play first (Overseer).
    PlayFirst,
    /// Landlord: whom to take a token from (Materialist).
    Rob,
    /// Landlord: on whom to discard all Denunciations (Well-Connected).
    WipeOut,
    /// The own Turn: what to do.
    Turn { stage: Stage },
    /// Whom or what an action, card or bonus is for.
    Target { aim: Aim },
    /// A second one: the next Tenant who files (L01).
    Second { first: Seat },
    /// Where on the List a Tenant goes.
    Line { tenant: Seat },
    /// The new order of the List: who comes next, after `placed` Tenants; whether
    /// it has changed so far.
    Order { placed: u8, changed: bool },
    /// Which of the own cards to discard, or to give.
    Discard { why: Parting },
    /// Which card of the hand looked at is discarded.
    Snoop { victim: Seat },
    /// Kolińska: whether to keep the card discarded.
    KeepCard { guest: Seat },
    /// Balcerek: which of two tokens to keep.
    KeepGood,
    /// Which token to give up (S10).
    GiveUpGood,
    /// How much Trash to take away, up to `most`.
    Amount { most: u8, place: Place },
    /// 5 or 7 Denunciations.
    Exchange { tenant: Seat },
    /// Landlord: where he sends a Tenant, in secret.
    SendTo { tenant: Seat },
    /// Furman: whether to swap with the Tenant below.
    SwapBelow,
    /// A listed Tenant: take part or avoid.
    TakePart,
    /// A Tenant: announce interest in the Auction, or pass.
    Auction,
    /// A Tenant: which token to commit, or that this is all.
    Bid,
    /// A window: whoever may can react.
    React { window: Window },
    /// Nothing: the match is over.
    Over,
}

/// How far a Turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the Action.
    Action,
    /// After it: blue action, ADDITIONAL card, Trash.
    After,
    /// After the Trash: only bonuses are left.
    Late,
}

/// What a target is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// A Board Action.
    Deed(Deed),
    /// The blue action: whose Breakdown is reported.
    Blue,
    /// A card.
    Card(Kind),
    /// A bonus or benefit.
    Bonus(Bonus),
}

/// Why a player parts with a card of the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the players that the variants speak of")]
pub enum Parting {
    /// Down to the hand limit.
    Limit,
    /// An effect.
    Forced,
    /// Kolińska is visited.
    Visit { host: Seat },
    /// A card for a token (T15).
    Loan { to: Seat },
}

/// A window for reactions, W1 to W7 (A4 1.12, R89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "window")]
#[expect(missing_docs, reason = "the fields are the players, cards and amounts that the variants speak of")]
pub enum Window {
    /// W1: the figures have been placed.
    Placement,
    /// W2: a Denunciation is about to be filed or taken.
    Denunciation { on: Seat },
    /// W3: a card is played.
    Card { kind: Kind, by: Seat },
    /// W4: a Tenant avoids a Social Work.
    Avoidance { tenant: Seat },
    /// W5: a player is made to discard or give up cards or tokens.
    Loss { victim: Seat },
    /// W6: the Landlord's VP are about to change.
    Points { by: i8 },
    /// W7: a Tenant has littered.
    Littering { tenant: Seat },
}
