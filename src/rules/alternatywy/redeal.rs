//! A state that agrees with a view: what the viewer cannot know is dealt anew.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::agenda::{self, Task};
use super::moves::Bonus;
use super::pieces::{Card, Kind, Place, Side, Token, Trait, Work};
use super::step::{Aim, Step, Window};
use super::table::{Forced, MOST_SEATS, State, Table};
use super::view::View;
use super::windows;
use crate::rules::{Chance, Seat, Set, SetItem, Viewer};

/// Deals hands, decks, goods, Traits and Location tokens from all that the viewer
/// cannot place elsewhere. Whoever is asked gets what he must hold to be asked.
pub(super) fn redeal(view: &View, seed: u64) -> State {
    let mut chance = Chance::new(seed);
    let table = view.table;
    let rng = &mut chance.occasion();
    let cards = Cards::deal(view, rng);
    let goods = Tokens::deal(view, rng);
    let (traits, spent) = traits(view, rng);
    State {
        table,
        hands: cards.hands,
        deck: cards.unseen.iter().flatten().copied().collect(),
        works: works(view, rng),
        traits,
        spent,
        tokens: locations(view, rng),
        sent: sent(view, rng),
        goods: goods.held,
        door: goods.door,
        supply: goods.supply,
        goods_lost: goods.lost,
        bids: goods.bids,
        offered: goods.offered,
        passing: cards.passing,
        asked: cards.asked,
        chance,
    }
}

/// These ids in a random order.
fn shuffled<T: SetItem>(ids: Set<T>, rng: &mut ChaCha8Rng) -> Vec<T> {
    let mut ids: Vec<T> = ids.iter().collect();
    ids.shuffle(rng);
    ids
}

/// The last so many of these, or what there is.
fn take<T: SetItem>(from: &mut Vec<T>, count: u8) -> Set<T> {
    let left = from.len().saturating_sub(count.into());
    from.drain(left..).collect()
}

// -------------------------------------------------------------------- cards

/// Where the cards are.
struct Cards {
    hands: [Set<Card>; MOST_SEATS],
    passing: Option<Card>,
    asked: Option<Seat>,
    /// What has not been dealt, of the Tenants and of the Landlord.
    unseen: [Vec<Card>; 2],
}

impl Cards {
    fn deal(view: &View, rng: &mut ChaCha8Rng) -> Cards {
        let table = &view.table;
        let mut hands = [Set::EMPTY; MOST_SEATS];
        if let (Viewer::Seat(seat), Some(hand)) = (view.viewer, view.hand) {
            hands[seat.index()] = hand;
        }
        if let (Step::Snoop { victim }, Some(hand)) = (table.step, view.snooped) {
            hands[victim.index()] = hand;
        }
        let open = table.discards.or(agenda::cards_in_play(table)).or(view.passing.into_iter().collect());
        let seen = hands.iter().fold(open, |seen, &hand| seen.or(hand));
        let deck = &table.options.deck;
        let unseen = [Side::Tenant, Side::Landlord].map(|side| shuffled(deck.side(side).without(seen), rng));
        let mut cards = Cards { hands, passing: view.passing, asked: None, unseen };
        if matches!(table.step, Step::KeepCard { .. }) && cards.passing.is_none() {
            cards.passing = cards.unseen[Side::Tenant as usize].pop();
        }
        if let Some(kind) = aimed(table.step) {
            cards.deal_one_of(table, &[kind], table.decider);
        }
        cards.asked = cards.deal_asked(view, rng);
        for seat in Seat::all(table.seats) {
            let hand = &mut cards.hands[seat.index()];
            let missing = view.hands[seat.index()].saturating_sub(hand.len());
            *hand = hand.or(take(&mut cards.unseen[table.side(seat) as usize], missing));
        }
        cards
    }

    /// Puts a card of one of these kinds in a hand that has none.
    fn deal_one_of(&mut self, table: &Table, kinds: &[Kind], seat: Seat) {
        let fits = |card: Card| kinds.contains(&table.kind(card));
        let unseen = &mut self.unseen[table.side(seat) as usize];
        if self.hands[seat.index()].iter().any(fits) {
            return;
        }
        if let Some(at) = unseen.iter().position(|&card| fits(card)) {
            self.hands[seat.index()].insert(unseen.swap_remove(at));
        }
    }

    /// Who is asked in a window, with an answer in the hand.
    fn deal_asked(&mut self, view: &View, rng: &mut ChaCha8Rng) -> Option<Seat> {
        let table = &view.table;
        let Step::React { window } = table.step else { return None };
        if let (true, Viewer::Seat(seat)) = (view.asked, view.viewer) {
            return Some(seat);
        }
        let candidates: Vec<Seat> =
            windows::may_be_asked(table).filter(|&seat| self.could_answer(view, window, seat)).collect();
        let asked = *candidates.choose(rng)?;
        self.deal_one_of(table, windows::answers(table, window, asked), asked);
        Some(asked)
    }

    /// Whether another player may hold an answer, as far as the viewer knows.
    fn could_answer(&self, view: &View, window: Window, seat: Seat) -> bool {
        let table = &view.table;
        let kinds = windows::answers(table, window, seat);
        let is_answer = |&card: &Card| kinds.contains(&table.kind(card));
        let lifts = |other: Seat| windows::can_lift(table, seat, other);
        !view.is_own(seat)
            && view.hands[seat.index()] > 0
            && self.unseen[table.side(seat) as usize].iter().any(is_answer)
            && (window != Window::Placement || Seat::all(table.seats).any(lifts))
    }
}

/// The card that is about to be played, while its target is chosen.
fn aimed(step: Step) -> Option<Kind> {
    match step {
        Step::Target { aim: Aim::Card(kind) } => Some(kind),
        Step::Second { .. } => Some(Kind::YardAssembly),
        _ => None,
    }
}

/// What is left of the Social Works: any that do not lie open.
fn works(view: &View, rng: &mut ChaCha8Rng) -> Set<Work> {
    let table = &view.table;
    let under_way = table.working.map(|working| working.work);
    let open: Set<Work> = table.work.into_iter().chain(under_way).collect();
    let hidden = table.options.works.all().without(open).without(table.replaced_works).without(table.works_gone);
    take(&mut shuffled(hidden, rng), view.works)
}

// -------------------------------------------------------------------- goods

/// Where the Shop Goods are.
struct Tokens {
    held: [Set<Token>; MOST_SEATS],
    bids: [Set<Token>; MOST_SEATS],
    offered: Set<Token>,
    door: Set<Token>,
    supply: Set<Token>,
    lost: Set<Token>,
}

impl Tokens {
    fn deal(view: &View, rng: &mut ChaCha8Rng) -> Tokens {
        let table = &view.table;
        let own = view.own_goods.or(view.own_bid);
        let all = table.options.goods.all().without(table.goods_gone);
        let mut unseen = shuffled(all.without(own).without(view.offered), rng);
        let (mut held, mut bids) = ([Set::EMPTY; MOST_SEATS], [Set::EMPTY; MOST_SEATS]);
        for seat in Seat::all(table.seats) {
            let at = seat.index();
            if view.is_own(seat) {
                (held[at], bids[at]) = (view.own_goods, view.own_bid);
            } else {
                let committed = table.auction.committed.contains(seat) && view.goods[at] > 0;
                let bid = if committed { rng.random_range(1..=view.goods[at]) } else { 0 };
                held[at] = take(&mut unseen, view.goods[at] - bid);
                bids[at] = take(&mut unseen, bid);
            }
        }
        let offered = match table.step {
            Step::KeepGood if view.offered.is_empty() => take(&mut unseen, 2),
            _ => view.offered,
        };
        let door = take(&mut unseen, view.door.saturating_sub(offered.len()));
        let supply = take(&mut unseen, view.supply);
        let lost = take(&mut unseen, view.goods_lost);
        Tokens { held, bids, offered, door, supply, lost }
    }
}

// ------------------------------------------------------------------- Traits

/// The Traits of this Stage, and those used up.
fn traits(view: &View, rng: &mut ChaCha8Rng) -> ([Option<Trait>; MOST_SEATS], [Set<Trait>; MOST_SEATS]) {
    let table = &view.table;
    let (mut traits, mut spent) = ([None; MOST_SEATS], [Set::EMPTY; MOST_SEATS]);
    for seat in Seat::all(table.seats) {
        let at = seat.index();
        if view.is_own(seat) {
            (traits[at], spent[at]) = (view.own_trait, view.own_spent);
            continue;
        }
        let before = table.shown_before[at];
        let mut unseen = shuffled(Trait::all_of(table.side(seat)).without(before), rng);
        if table.with_trait.contains(seat) {
            traits[at] = table.shown[at].or_else(|| betrayed(view, seat)).or_else(|| unseen.last().copied());
            unseen.retain(|&each| Some(each) != traits[at]);
        }
        spent[at] = before.or(take(&mut unseen, used_up(table, seat).saturating_sub(before.len())));
    }
    (traits, spent)
}

/// A Trait that a player must have for what is going on, though nobody has seen it yet.
fn betrayed(view: &View, seat: Seat) -> Option<Trait> {
    let table = &view.table;
    match table.step {
        Step::Target { aim: Aim::Bonus(bonus) } if seat == table.decider => match bonus {
            Bonus::Hustle => return Some(Trait::Hustler),
            Bonus::HandymanRepair => return Some(Trait::Handyman),
            Bonus::Exchange => return Some(Trait::WatchfulEye),
            Bonus::MoveTrash | Bonus::KotekRepair => {}
        },
        _ => {}
    }
    let robs = |task: &Task| matches!(task, Task::Theft | Task::Rob(_));
    let materialist = table.step == Step::Rob || view.goods[seat.index()] > 0 || table.agenda.iter().any(robs);
    (seat == table.landlord && materialist).then_some(Trait::Materialist)
}

/// How many Traits a player has used up: one for each Stage before, until all
/// return when the next one is chosen (A4 R20).
fn used_up(table: &Table, seat: Seat) -> u8 {
    let choosing = table.step == Step::Trait && table.decider == seat;
    let all = Trait::all_of(table.side(seat)).len();
    let before = table.stage.saturating_sub(1);
    if before > 0 && before.is_multiple_of(all) && !choosing && !table.with_trait.contains(seat) {
        all
    } else {
        before % all
    }
}

// ---------------------------------------------------------------- Locations

/// The Location tokens that lie face down. Who must go somewhere has laid none.
fn locations(view: &View, rng: &mut ChaCha8Rng) -> [Option<Place>; MOST_SEATS] {
    let table = &view.table;
    let mut tokens = [None; MOST_SEATS];
    for seat in Seat::all(table.seats) {
        let hidden = table.chosen.contains(seat) && table.forced[seat.index()].is_none();
        tokens[seat.index()] = match view.is_own(seat) {
            true => view.own_token,
            false if hidden => any_place(table.closed.filter(|_| table.is_tenant(seat)), rng),
            false => None,
        };
    }
    tokens
}

/// Where the Landlord sends Tenants.
fn sent(view: &View, rng: &mut ChaCha8Rng) -> [Option<Place>; MOST_SEATS] {
    let table = &view.table;
    if view.is_own(table.landlord) {
        return view.sent;
    }
    let closed = table.closes.or(table.closed);
    table.forced.map(|forced| if forced == Some(Forced::Sent) { any_place(closed, rng) } else { None })
}

/// Any Location but one.
fn any_place(but: Option<Place>, rng: &mut ChaCha8Rng) -> Option<Place> {
    let open: Set<Place> = Place::ALL.into_iter().filter(|&place| Some(place) != but).collect();
    shuffled(open, rng).pop()
}
