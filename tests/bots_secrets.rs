//! Bots decide by what their seat may know: by the view, however the rest was
//! dealt (EV R34, LL R66, A4 R117).

use std::collections::BTreeMap;

use tenement::bots::{Evaluate, Level, Thought, thought_seed};
use tenement::levels::{Leveled, Levels, begin};
use tenement::rules::alternatywy::{self, Alternatywy, Place, Trait};
use tenement::rules::eviction::{self, Eviction};
use tenement::rules::landlord::{self, Landlord};
use tenement::rules::{Seat, Set, Viewer, digest};

/// A game that hides something, and how that can be changed by hand.
trait Secretive: Evaluate + Leveled {
    /// The kinds of secrets that are exchanged by [`Secretive::exchange`].
    const SECRETS: &'static [&'static str];

    /// A fingerprint of what others hold of which `seat` may not know everything: pieces of
    /// one face are the same, and chance is left out.
    fn hidden(state: &Self::State, seat: Seat) -> u64;

    /// Changes what `seat` cannot see, a secret of this kind of `rival`; whether there
    /// was one.
    fn exchange(state: &mut Self::State, rival: Seat, secret: &str) -> bool;
}

fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort();
    all
}

impl Secretive for Eviction {
    const SECRETS: &'static [&'static str] = &["card"];

    fn hidden(state: &eviction::State, seat: Seat) -> u64 {
        let faces = |seat: Seat| sorted(state.hands[seat.index()].iter().map(|card| state.table.options.face(card)));
        digest(&rivals(state.table.seats, seat).map(faces).collect::<Vec<_>>())
    }

    fn exchange(state: &mut eviction::State, rival: Seat, _: &str) -> bool {
        let face = |card| state.table.options.face(card);
        let hand = &mut state.hands[rival.index()];
        let Some(held) = hand.iter().next() else { return false };
        let Some(next) = state.pile.iter_mut().rev().find(|card| face(**card) != face(held)) else { return false };
        hand.remove(held);
        hand.insert(std::mem::replace(next, held));
        true
    }
}

impl Secretive for Landlord {
    const SECRETS: &'static [&'static str] = &["card", "floor", "floors of two houses"];

    fn hidden(state: &landlord::State, seat: Seat) -> u64 {
        let table = &state.table;
        let hand = |seat: Seat| sorted(state.hands[seat.index()].iter().map(|card| table.kind(card)));
        let floors = |house: &landlord::House| -> Vec<_> {
            state.floors[usize::from(house.id.0)].iter().map(|&card| table.kind(card)).collect()
        };
        let houses = table.houses.iter().filter(|house| house.owner != seat);
        digest(&(rivals(table.seats, seat).map(hand).collect::<Vec<_>>(), houses.map(floors).collect::<Vec<_>>()))
    }

    fn exchange(state: &mut landlord::State, rival: Seat, secret: &str) -> bool {
        let table = state.table;
        let kind = |card| table.kind(card);
        // What a house hides, by its number and that of the floor.
        let mut hidden = table.street(rival).flat_map(|house| {
            let floors = house.floors.iter().enumerate().filter(|(_, open)| open.is_none());
            floors.map(|(floor, _)| (usize::from(house.id.0), floor)).collect::<Vec<_>>()
        });
        match secret {
            "card" => {
                let hand = &mut state.hands[rival.index()];
                let Some(held) = hand.without(table.known[rival.index()]).iter().next() else { return false };
                let Some(next) = state.pile.iter_mut().rev().find(|card| kind(**card) != kind(held)) else {
                    return false;
                };
                hand.remove(held);
                hand.insert(std::mem::replace(next, held));
            }
            "floor" => {
                let Some((house, floor)) = hidden.next() else { return false };
                let laid = &mut state.floors[house][floor];
                let Some(next) = state.pile.iter_mut().rev().find(|card| kind(**card) != kind(*laid)) else {
                    return false;
                };
                std::mem::swap(laid, next);
            }
            _ => {
                let Some((house, floor)) = hidden.next() else { return false };
                let laid = state.floors[house][floor];
                let other = hidden.find(|&(other, at)| other != house && kind(state.floors[other][at]) != kind(laid));
                let Some((other, at)) = other else { return false };
                state.floors[house][floor] = std::mem::replace(&mut state.floors[other][at], laid);
            }
        }
        true
    }
}

impl Secretive for Alternatywy {
    const SECRETS: &'static [&'static str] = &["card", "Trait", "Location", "good", "bid"];

    fn hidden(state: &alternatywy::State, seat: Seat) -> u64 {
        let table = &state.table;
        let rival = |seat: Seat| {
            let at = seat.index();
            let goods = |held: Set<_>| sorted(held.iter().map(|token| table.options.goods.good(token)));
            let hand = sorted(state.hands[at].iter().map(|card| table.kind(card)));
            (hand, state.traits[at], state.tokens[at], goods(state.goods[at]), goods(state.bids[at]))
        };
        digest(&rivals(table.seats, seat).map(rival).collect::<Vec<_>>())
    }

    fn exchange(state: &mut alternatywy::State, rival: Seat, secret: &str) -> bool {
        let (table, at) = (state.table, rival.index());
        let good = |token| table.options.goods.good(token);
        match secret {
            "card" => {
                let deck = state.deck.and(table.options.deck.side(table.side(rival)));
                let looked_at = matches!(table.step, alternatywy::Step::Snoop { victim } if victim == rival);
                let Some(held) = state.hands[at].iter().next().filter(|_| !looked_at) else { return false };
                let Some(next) = deck.iter().find(|&card| table.kind(card) != table.kind(held)) else { return false };
                state.hands[at].remove(held);
                state.hands[at].insert(next);
                state.deck.remove(next);
                state.deck.insert(held);
            }
            "Trait" => {
                let Some(own) = state.traits[at].filter(|_| table.shown[at].is_none()) else { return false };
                let unseen = Trait::all_of(table.side(rival)).without(table.shown_before[at]);
                let Some(other) = unseen.iter().find(|&other| other != own) else { return false };
                if state.spent[at].contains(other) {
                    state.spent[at].remove(other);
                    state.spent[at].insert(own);
                }
                state.traits[at] = Some(other);
            }
            "Location" => {
                let Some(chosen) = state.tokens[at].filter(|_| table.chosen.contains(rival)) else { return false };
                state.tokens[at] = Place::ALL.into_iter().find(|&place| place != chosen && Some(place) != table.closed);
            }
            _ => {
                let held = if secret == "bid" { &mut state.bids[at] } else { &mut state.goods[at] };
                let Some(own) = held.iter().next() else { return false };
                let Some(other) = state.supply.iter().find(|&token| good(token) != good(own)) else { return false };
                held.remove(own);
                held.insert(other);
                state.supply.remove(other);
                state.supply.insert(own);
            }
        }
        true
    }
}

fn rivals(seats: u8, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(seats).filter(move |&rival| rival != seat)
}

fn decide<G: Evaluate>(level: Level, state: &G::State, seat: Seat, seed: u64, percent: u32) -> Option<G::Move> {
    Thought::<G>::new(level, G::view(state, Viewer::Seat(seat)), seed).hurried(percent).decide()
}

/// Matches of medium bots for `seats`; `look` sees the decisions between several moves,
/// with the seed of the thought.
fn watch<G: Evaluate + Leveled>(seats: u8, matches: u64, mut look: impl FnMut(&G::State, Seat, u64)) {
    let file = Levels::<G>::built_in();
    let file = file.standard().expect("the standard setup");
    let mut legal = Vec::new();
    for match_seed in 0..matches {
        let mut game = begin(file, seats, match_seed).expect("a match");
        while let Some(seat) = G::to_act(game.state()).map(|decision| decision.seat) {
            let seed = thought_seed(match_seed, game.record().moves.len() as u32, seat);
            G::legal_moves(game.state(), &mut legal);
            if legal.len() > 1 {
                look(game.state(), seat, seed);
            }
            let mv = decide::<G>(Level::Medium, game.state(), seat, seed, 100).expect("a decision");
            game.play(mv).expect("bots make legal moves");
            assert!(game.record().moves.len() < 30_000, "the match ends");
        }
    }
}

/// How much of their time hard bots take here, in hundredths.
const HURRY: u32 = 2;

/// All that is hidden is dealt anew from the view.
fn know_nothing_of_the_deal<G: Secretive>(nth: u32) {
    let (mut seen, mut asked, mut moved) = (0, 0, 0);
    watch::<G>(*G::seats().start() + 1, 1, |state, seat, seed| {
        seen += 1;
        if seen % nth != 0 {
            return;
        }
        let elsewhere = G::redeal(&G::view(state, Viewer::Seat(seat)), !seed);
        asked += 1;
        moved += u32::from(G::hidden(&elsewhere, seat) != G::hidden(state, seat));
        for level in Level::OFFERED {
            let [here, there] = [state, &elsewhere].map(|state| decide::<G>(level, state, seat, seed, HURRY));
            assert_eq!(here, there, "{}, {level}: {seat:?} decides otherwise where rivals hold other things", G::NAME);
        }
    });
    assert!(asked >= 24, "{}: only {asked} tables were dealt anew", G::NAME);
    assert!(moved * 10 >= asked * 9, "{}: rivals held something else at only {moved} of {asked}", G::NAME);
}

#[test]
fn bots_decide_the_same_however_the_hidden_was_dealt() {
    know_nothing_of_the_deal::<Eviction>(4);
    know_nothing_of_the_deal::<Landlord>(6);
    know_nothing_of_the_deal::<Alternatywy>(6);
}

/// A single secret of a rival is exchanged in the state, which no view and no deal has
/// a part in.
fn know_no_secret<G: Secretive>(matches: u64, most: u32) {
    let mut exchanged: BTreeMap<&str, u32> = BTreeMap::new();
    watch::<G>(*G::seats().start() + 1, matches, |state, seat, seed| {
        let start = (seed % u64::from(G::seated(state))) as u8;
        for &secret in G::SECRETS {
            let count = exchanged.entry(secret).or_default();
            // Some here and some there, of all the match.
            if *count >= most || seed % 5 != 0 && secret != "bid" {
                continue;
            }
            let mut elsewhere = state.clone();
            let seats = G::seated(state);
            let mut rivals = (1..seats).map(|steps| seat.after(1 + (steps + start) % (seats - 1), seats));
            if !rivals.any(|rival| G::exchange(&mut elsewhere, rival, secret)) {
                continue;
            }
            *count += 1;
            assert_ne!(G::hidden(&elsewhere, seat), G::hidden(state, seat), "{}: another {secret}", G::NAME);
            for level in Level::OFFERED {
                let [here, there] = [state, &elsewhere].map(|state| decide::<G>(level, state, seat, seed, HURRY));
                assert_eq!(here, there, "{}, {level}: {seat:?} knows of a rival's {secret}", G::NAME);
            }
            let [here, there] = [state, &elsewhere].map(|state| G::view(state, Viewer::Seat(seat)));
            assert_eq!(here, there, "{}: {seat:?} sees a rival's {secret}", G::NAME);
        }
    });
    for &secret in G::SECRETS {
        let count = exchanged.get(secret).copied().unwrap_or(0);
        assert!(count >= most.min(10), "{}: a {secret} was exchanged {count} times", G::NAME);
    }
    let all: u32 = exchanged.values().sum();
    assert!(all >= 24, "{}: {all} secrets were exchanged", G::NAME);
}

#[test]
fn bots_know_no_single_secret_of_a_rival() {
    know_no_secret::<Eviction>(4, 40);
    know_no_secret::<Landlord>(3, 20);
    know_no_secret::<Alternatywy>(6, 16);
}
