//! What cards and Shop Goods are worth that are kept for later.

use super::VP;
use super::outlook::Outlook;
use crate::rules::Seat;
use crate::rules::alternatywy::{Character, Kind, State, Table, Token};

/// A card of which nothing is known but its side.
const UNKNOWN: i32 = 24;

/// What counts of the best card in a hand, the second, and so on, in hundredths:
/// many cards find fewer occasions, and the hand has a limit.
const CROWD: [i32; 8] = [100, 95, 85, 70, 40, 30, 20, 20];

/// What a token is worth on average, to those who do not see it.
const MEAN_GOOD: i32 = 18;

/// What the cards of a hand are worth; to its owner, or to those who only see how many there are.
pub(super) fn cards(state: &State, seat: Seat, own: bool, outlook: &Outlook) -> i32 {
    let hand = state.hands[seat.index()];
    let mut values: tinyvec::ArrayVec<[i32; 8]> = if own {
        hand.iter().take(CROWD.len()).map(|card| kept(state.table.kind(card))).collect()
    } else {
        hand.iter().take(CROWD.len()).map(|_| UNKNOWN).collect()
    };
    values.sort_unstable_by(|one, other| other.cmp(one));
    let worth: i32 = values.iter().zip(CROWD).map(|(value, counts)| value * counts / 100).sum();
    worth * outlook.keeps() / 100
}

/// What a card is worth while there is time to find the moment for it.
pub(super) fn kept(kind: Kind) -> i32 {
    match kind {
        Kind::Commendation => 60,
        Kind::TeaNextDoor => 40,
        Kind::TidyingSpree | Kind::SpotFine | Kind::ShutValve | Kind::SeeYouTomorrow => 36,
        Kind::File | Kind::JointComplaint | Kind::Friends | Kind::LeakingCeiling => 34,
        Kind::NothingCameOfIt | Kind::Inspection | Kind::Plumber | Kind::SickNote => 30,
        Kind::CompulsoryAttendance | Kind::ApplicationRejected => 28,
        Kind::Loan | Kind::QueueCommittee | Kind::LandingGossip | Kind::YardAssembly | Kind::HouseRules => 24,
        Kind::PencilledIn | Kind::Envelope | Kind::OperaGlasses | Kind::MistakenIdentity => 22,
        Kind::Abraham | Kind::AnonymousLetter | Kind::LiftOutOfOrder | Kind::BackgroundCheck => 18,
        Kind::CaughtInTheAct | Kind::DoorOnTheChain | Kind::EarToThePipe | Kind::WrongFloor => 16,
        Kind::OverflowingBin | Kind::Summons | Kind::FlatInspection | Kind::ClosedForRepairs => 12,
    }
}

/// What the goods of a Tenant are worth: the chance to win an Auction with them.
pub(super) fn goods(state: &State, seat: Seat, own: bool, outlook: &Outlook) -> i32 {
    let table = &state.table;
    let stakes = |tenant: Seat| MEAN_GOOD * i32::from(state.goods[tenant.index()].len());
    let bid: i32 = if own {
        state.goods[seat.index()].iter().map(|token| 4 + 10 * i32::from(value(table, seat, token))).sum()
    } else {
        stakes(seat)
    };
    let rivals = table.tenants().filter(|&tenant| tenant != seat).map(stakes).max().unwrap_or(0);
    let auctions = if outlook.auctions > 1 { 115 } else { 100 };
    VP * bid * auctions / 100 / (bid + rivals + MEAN_GOOD)
}

/// What a token is worth to a player, premium included.
pub(super) fn value(table: &Table, seat: Seat, token: Token) -> u8 {
    let options = &table.options;
    let character = table.characters[seat.index()].unwrap_or(Character::Aniol);
    options.cast.worth(&options.goods, character, options.goods.good(token))
}
