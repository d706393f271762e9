//! What happens in a match, piece by piece, with its cause.

use serde::{Deserialize, Serialize};

use super::ledger::Source;
use super::moves::{Bonus, Deed, Way};
use super::pieces::{Character, Good, Known, Place, Token, Trait, Work};
use super::step::Window;
use super::table::Forced;
use crate::rules::Seat;

/// A Shop Goods token with its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ware {
    /// Which token.
    pub token: Token,
    /// What is on it.
    pub good: Good,
}

/// One thing that happened. Pieces are named by the ids they keep; what the
/// viewer may not know is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the fields are the pieces, places and amounts that the variants speak of")]
pub enum Event {
    /// `seat` plays this Character.
    CharacterTaken { seat: Seat, character: Character },
    /// `seat` has chosen a Trait for the Stage.
    TraitChosen { seat: Seat, chosen: Option<Trait> },
    /// Who holds the Priority token now.
    Priority { seat: Seat },
    /// A Stage began, from 1.
    StageBegan { stage: u8 },
    /// A Round began, 1 to 5; these Tenants sit it out.
    RoundBegan { stage: u8, round: u8 },
    /// `seat` sits this Round out (A4 1.13).
    SatOut { seat: Seat },
    /// `seat` has laid a Location token.
    PlaceChosen { seat: Seat, place: Option<Place> },
    /// A Location token is turned up.
    PlaceRevealed { seat: Seat, place: Place, forced: bool },
    /// A figure was placed, after the tokens.
    FigurePlaced { seat: Seat, place: Place },
    /// A figure moved to another Location.
    FigureMoved { seat: Seat, from: Place, to: Place, cause: Cause },
    /// All figures left the board, and the Round is over.
    RoundEnded { stage: u8, round: u8 },
    /// The Landlord must decide who files next, or `filer` files alone.
    FilingBegan { filer: Seat },
    /// A Modest Citizen does not file.
    FilingDeclined { filer: Seat },
    /// An Informer asks the Landlord for a name.
    NameAsked { filer: Seat },
    /// The Landlord says who is to be denounced; `binding` by his bonus.
    NameGiven { filer: Seat, accused: Seat, binding: bool },
    /// `filer` names the accused.
    Accused { filer: Seat, accused: Seat },
    /// The Landlord has one more Denunciation on a Tenant.
    Denounced { on: Seat, filer: Option<Seat>, held: u8 },
    /// A Denunciation on a Tenant who stands at 12 is lost.
    DenunciationLost { on: Seat },
    /// The Professor's bonus: the Landlord takes one on the filer, too.
    Bounced { on: Seat },
    /// The Landlord discards Denunciations.
    DenunciationsDiscarded { on: Seat, count: u8, held: u8 },
    /// The Landlord exchanges 5 or 7 Denunciations.
    Exchanged { on: Seat, count: u8 },
    /// The Turn of `seat` began.
    TurnBegan { seat: Seat },
    /// The Landlord plays before all others in this Round (Overseer).
    PlaysFirst { seat: Seat },
    /// `seat` does a Board Action.
    Acted { seat: Seat, deed: Deed },
    /// `seat` does the blue action of a Location.
    ActedBlue { seat: Seat, place: Place },
    /// `seat` uses a bonus or a benefit.
    BonusUsed { seat: Seat, bonus: Bonus },
    /// `seat` passes.
    Passed { seat: Seat },
    /// The Turn of `seat` is over.
    TurnEnded { seat: Seat },
    /// `seat` plays a card on somebody, or on two, or on a place.
    CardPlayed { seat: Seat, card: Known, on: Option<Seat>, also: Option<Seat>, place: Option<Place> },
    /// The effect of a card was cancelled.
    Cancelled { seat: Seat, card: Known },
    /// Whoever may is asked for a reaction. It is told whether or not anybody
    /// holds one.
    Asked { window: Window },
    /// `seat` drew a card; `None` if the viewer may not know it.
    Drawn { seat: Seat, card: Option<Known> },
    /// A deck was made anew of its discards.
    Reshuffled { tenants: bool, cards: u8 },
    /// A card went to its discards.
    Discarded { seat: Seat, card: Known, why: Discard },
    /// A card changed hands.
    CardGiven { from: Seat, to: Seat, card: Option<Known> },
    /// `seat` looks at a hand.
    HandSeen { seat: Seat, victim: Seat },
    /// `seat` ignores an effect (Door on the Chain).
    Ignored { seat: Seat },
    /// The List changed: `seat` stands at this place now, from 1.
    Entered { tenant: Seat, line: u8 },
    /// A Tenant moved on the List.
    Reordered { tenant: Seat, line: u8 },
    /// A Tenant is off the List.
    StruckOut { tenant: Seat },
    /// A Social Work lies open.
    WorkRevealed { work: Work },
    /// A Social Work was discarded unused.
    WorkReplaced { work: Work },
    /// The Landlord introduced a Social Work, or a compulsory one takes its course.
    WorkIntroduced { work: Work, compulsory: bool },
    /// A listed Tenant avoids it.
    Avoids { tenant: Seat, way: Option<Way> },
    /// An avoidance failed.
    AvoidanceFailed { tenant: Seat },
    /// A listed Tenant takes part.
    TakesPart { tenant: Seat, line: u8 },
    /// What the work brings the Landlord is settled.
    WorkPays { seat: Seat, amount: i8 },
    /// The List is cleared and the card leaves the game.
    WorkEnded { work: Work },
    /// An unused Social Work leaves the game.
    WorkRemoved { work: Work },
    /// `seat` will lose a Round: this one, or the next.
    RoundLost { seat: Seat, this_round: bool },
    /// `seat` left Trash.
    Littered { seat: Seat, place: Place, trash: u8 },
    /// `seat` cleaned up, by the rules of cleaning.
    Cleaned { seat: Seat, place: Place, count: u8, trash: u8 },
    /// Trash went away by other ways.
    TrashRemoved { place: Place, count: u8, trash: u8 },
    /// Kotek moved Trash.
    TrashMoved { from: Place, to: Place },
    /// A Tenant has a Breakdown.
    BrokeDown { tenant: Seat, reporter: Seat },
    /// It was repaired.
    Repaired { tenant: Seat, by: Seat },
    /// The bill for a Breakdown was paid.
    Billed { tenant: Seat },
    /// The Landlord sends a Tenant somewhere in the next Round; where to is
    /// `None` if the viewer may not know.
    Sent { tenant: Seat, forced: Forced, by: Seat, place: Option<Place> },
    /// A Location is closed for Tenants in the next Round.
    Closed { place: Place },
    /// The Landlord will see the Tenants' choices in the next Round.
    Watches { seat: Seat },
    /// The shop door was filled.
    DoorFilled { tokens: u8 },
    /// `seat` took a token from the door.
    GoodTaken { seat: Seat, ware: Option<Ware> },
    /// A token changed hands.
    GoodMoved { from: Seat, to: Seat, ware: Option<Ware> },
    /// A token left the game; `None` if the viewer may not know it.
    GoodGone { seat: Seat, ware: Option<Ware>, why: Gone },
    /// All tokens that had left the game are in the supply again.
    GoodsReturned { tokens: u8 },
    /// A Trait is known to all now.
    TraitShown { seat: Seat, shown: Trait },
    /// `seat` announced interest in the Auction.
    Announced { seat: Seat },
    /// `seat` passed in the Auction.
    AuctionPassed { seat: Seat },
    /// `seat` has committed tokens; how many is a secret until the bids are
    /// turned up.
    Committed { seat: Seat, tokens: Option<u8> },
    /// A bid is turned up.
    BidShown { seat: Seat, value: u8 },
    /// Who won the Auction; nobody if there was a tie for the highest bid.
    AuctionWon { seat: Option<Seat> },
    /// VP changed; `line` if by a Trait.
    Points { seat: Seat, by: i8, now: u8, source: Source, line: Option<Line> },
    /// A loss was stopped, or a gain was cut.
    PointsCut { seat: Seat, by: i8 },
    /// The day is over: the Traits are judged.
    DayJudged { stage: u8 },
    /// The match is over.
    Ended { why: End },
}

/// Why a figure moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The Hustler's benefit.
    Hustler,
    /// Wrong Floor.
    WrongFloor,
    /// Lift Out of Order.
    Lift,
}

/// Why a card was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discard {
    /// It was played.
    Played,
    /// The hand limit.
    Limit,
    /// An effect.
    Forced,
}

/// Why a token left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// The Auction.
    Auction,
    /// A Social Work.
    Work,
    /// The Materialist keeps the better one, or is paid for it.
    Materialist,
}

/// Which line of a Trait paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// VP line 1.
    First(Trait),
    /// VP line 2.
    Second(Trait),
    /// End of Day.
    EndOfDay(Trait),
}

/// Why the match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The last Stage is over.
    LastStage,
    /// Somebody has 30 VP.
    Sudden,
}
