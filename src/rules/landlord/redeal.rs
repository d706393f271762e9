//! A state that agrees with a view: what the viewer cannot know is dealt anew.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::event::Window;
use super::options::Ending;
use super::pieces::{Card, Kind};
use super::table::{Ledger, MOST_SEATS, State, Step, Table, View};
use crate::rules::{Chance, Seat, Set, Viewer};

/// Deals hands, floors and the pile from all the cards the viewer cannot place
/// elsewhere. Whoever is asked gets what he must hold to be asked.
pub(super) fn redeal(view: &View, seed: u64) -> State {
    let mut chance = Chance::new(seed);
    let table = view.table;
    let mut rng = chance.occasion();
    let mut unseen = unseen(view);
    unseen.shuffle(&mut rng);
    let mut hands = table.known;
    if let (Viewer::Seat(seat), Some(hand)) = (view.viewer, view.hand) {
        hands[seat.index()] = hand;
    }
    let asked = deal_asked(view, &mut hands, &mut unseen, &mut rng);
    for (hand, count) in hands.iter_mut().zip(view.hands) {
        while hand.len() < count {
            let Some(card) = unseen.pop() else { break };
            hand.insert(card);
        }
    }
    let mut floors = view.floors;
    for house in &table.houses {
        let hidden = &mut floors[usize::from(house.id.0)];
        if hidden.is_empty() {
            hidden.extend(house.floors.iter().filter_map(|open| open.or_else(|| unseen.pop())));
        }
    }
    let ledgers = std::array::from_fn(|seat| {
        view.ledgers[seat].unwrap_or_else(|| guess_money(&table, Seat(seat as u8), &mut rng))
    });
    // A position may have left cards out of the match.
    let pile = unseen.into_iter().take(view.pile.into()).collect();
    State { table, hands, floors, pile, ledgers, asked, chance }
}

/// The cards that can be anywhere hidden, as far as the viewer knows.
fn unseen(view: &View) -> Vec<Card> {
    let table = &view.table;
    let mut seen: Set<Card> = view.hand.unwrap_or_default();
    let mut see = |card: Card| seen.insert(card);
    table.known.iter().flat_map(|known| known.iter()).for_each(&mut see);
    table.starting_roofs.iter().flatten().copied().for_each(&mut see);
    table.discards.iter().copied().for_each(&mut see);
    table.playing.into_iter().for_each(&mut see);
    table.crime().and_then(|crime| crime.error).into_iter().for_each(|(error, _)| see(error));
    for house in &table.houses {
        house.open_cards().for_each(&mut see);
        house.residents.iter().flat_map(|who| std::iter::once(who.card).chain(who.refusal)).for_each(&mut see);
    }
    view.floors.iter().flatten().copied().for_each(&mut see);
    table.options.cards().filter(|&card| !seen.contains(card)).collect()
}

/// Who is asked, with an answer in the hand.
fn deal_asked(
    view: &View,
    hands: &mut [Set<Card>; MOST_SEATS],
    unseen: &mut Vec<Card>,
    rng: &mut ChaCha8Rng,
) -> Option<Seat> {
    let table = &view.table;
    if table.step == Step::OfferAnswer {
        let trade = table.trade()?;
        if let Some(kind) = trade.want {
            let roof = kind == Kind::Roof && table.starting_roofs[trade.rival.index()].is_some();
            if !roof {
                deal_one_of(table, &[kind], trade.rival, hands, unseen);
            }
        }
        return None;
    }
    let window = table.step.window()?;
    if let (true, Viewer::Seat(seat)) = (view.asked, view.viewer) {
        return Some(seat);
    }
    let candidates: Vec<Seat> = table
        .may_be_asked(window)
        .filter(|&seat| view.viewer != Viewer::Seat(seat) && could_answer(view, window, seat, hands, unseen))
        .collect();
    let asked = *candidates.choose(rng)?;
    if !(window == Window::Police && table.may_report(asked)) {
        deal_one_of(table, window.answers(), asked, hands, unseen);
    }
    Some(asked)
}

/// Whether a rival may hold an answer, as far as the viewer knows.
fn could_answer(view: &View, window: Window, seat: Seat, hands: &[Set<Card>; MOST_SEATS], unseen: &[Card]) -> bool {
    let table = &view.table;
    let answers = |card: Card| window.answers().contains(&table.kind(card));
    let known = hands[seat.index()];
    window == Window::Police && table.may_report(seat)
        || known.iter().any(answers)
        || known.len() < view.hands[seat.index()] && unseen.iter().copied().any(answers)
}

/// Puts a card of one of these kinds in a hand that has none.
fn deal_one_of(table: &Table, kinds: &[Kind], seat: Seat, hands: &mut [Set<Card>; MOST_SEATS], unseen: &mut Vec<Card>) {
    let fits = |card: Card| kinds.contains(&table.kind(card));
    if hands[seat.index()].iter().any(fits) {
        return;
    }
    if let Some(at) = unseen.iter().position(|&card| fits(card)) {
        hands[seat.index()].insert(unseen.swap_remove(at));
    }
}

/// Money that a rival may have, where it is hidden: as much as an offer in the
/// making shows, or what is left of the rent while cards are bought, and not
/// enough to have ended the match.
fn guess_money(table: &Table, seat: Seat, rng: &mut ChaCha8Rng) -> Ledger {
    let shown = match table.trade() {
        Some(trade) if table.step == Step::OfferAnswer && seat == trade.rival => trade.charge,
        Some(trade) if seat == table.active => trade.pay,
        None if table.step == Step::Buy && seat == table.active => table.this_turn.to_spend(),
        _ => 0,
    };
    let likely = 10 + 6 * i32::from(table.round());
    let most = match table.options.ending {
        Ending::Money(enough) => i32::from(enough) - 1,
        _ => i32::MAX,
    };
    let least = i32::from(shown);
    let start = rng.random_range(least..=likely.min(most).max(least));
    Ledger { start, ..Ledger::default() }
}
