//! What a viewer sees of the table (A4 R117).

use serde::{Deserialize, Serialize};

use super::pieces::{Card, Place, Side, Token, Trait};
use super::step::Step;
use super::table::{MOST_SEATS, State, Table};
use crate::rules::{Seat, Set, Viewer};

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The viewer's own hand; none for spectators.
    pub hand: Option<Set<Card>>,
    /// How many cards each seat holds.
    pub hands: [u8; MOST_SEATS],
    /// How many cards the Tenant deck and the Landlord deck have.
    pub decks: [u8; 2],
    /// How many Social Works are left in the deck.
    pub works: u8,
    /// The viewer's own Trait of this Stage.
    pub own_trait: Option<Trait>,
    /// The viewer's own used Traits.
    pub own_spent: Set<Trait>,
    /// The viewer's own face-down Location token.
    pub own_token: Option<Place>,
    /// Where the Landlord sends Tenants, if he looks.
    pub sent: [Option<Place>; MOST_SEATS],
    /// The viewer's own Shop Goods.
    pub own_goods: Set<Token>,
    /// How many Shop Goods each seat holds; of others the committed ones are counted,
    /// too.
    pub goods: [u8; MOST_SEATS],
    /// What the viewer has committed in the Auction.
    pub own_bid: Set<Token>,
    /// How many tokens hang at the shop door.
    pub door: u8,
    /// How many are in the supply.
    pub supply: u8,
    /// How many left the game face down.
    pub goods_lost: u8,
    /// The tokens that Balcerek looks at, if he is the viewer.
    pub offered: Set<Token>,
    /// The card that Kolińska may keep, if the viewer knows it.
    pub passing: Option<Card>,
    /// The hand that the viewer is looking at.
    pub snooped: Option<Set<Card>>,
    /// Whether the viewer is the one who is asked in a window.
    pub asked: bool,
}

impl View {
    /// What `viewer` sees of a state.
    pub fn of(state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let table = &state.table;
        let mine = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let sides = [Side::Tenant, Side::Landlord];
        let (snooped, passing) = match table.step {
            Step::Snoop { victim } if own(table.decider) => (Some(state.hands[victim.index()]), None),
            Step::KeepCard { guest } if own(table.decider) || own(guest) => (None, state.passing),
            _ => (None, None),
        };
        let settled = table.with_trait.len() == table.seats || table.stage > 0;
        View {
            viewer,
            table: *table,
            hand: mine.map(|seat| state.hands[seat]),
            hands: state.hands.map(Set::len),
            decks: sides.map(|side| state.deck.and(table.options.deck.side(side)).len()),
            works: state.works.len(),
            own_trait: mine.and_then(|seat| state.traits[seat]),
            own_spent: mine.map_or(Set::EMPTY, |seat| state.spent[seat]),
            own_token: mine.and_then(|seat| state.tokens[seat]),
            sent: if settled && own(table.landlord) { state.sent } else { [None; MOST_SEATS] },
            own_goods: mine.map_or(Set::EMPTY, |seat| state.goods[seat]),
            goods: std::array::from_fn(|seat| {
                // What is bid is a secret until all bids are turned up.
                state.goods[seat].len() + if mine == Some(seat) { 0 } else { state.bids[seat].len() }
            }),
            own_bid: mine.map_or(Set::EMPTY, |seat| state.bids[seat]),
            door: state.door.len() + state.offered.len(),
            supply: state.supply.len(),
            goods_lost: state.goods_lost.len(),
            offered: if own(table.decider) { state.offered } else { Set::EMPTY },
            passing,
            snooped,
            asked: state.asked.is_some_and(own),
        }
    }

    /// Whether this seat is the viewer's.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }
}
