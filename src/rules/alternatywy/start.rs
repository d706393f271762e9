//! Setup (A4 1.2).

use rand::seq::SliceRandom;
use tinyvec::ArrayVec;

use super::agenda::{self, Task};
use super::ledger::{Ledger, Source};
use super::options::Options;
use super::pieces::Character;
use super::step::Step;
use super::table::{Auction, MOST_SEATS, Now, Skip, State, Table, Today, Turn};
use crate::rules::{Chance, Seat, Set, Unfit};

/// Where the first Trash lies: in the Courtyard (A4 1.2, R47).
const FIRST_TRASH: [u8; 3] = [0, 0, 1];

/// The match before the first decision.
pub(super) fn setup(options: &Options, seats: u8, seed: u64) -> Result<State, Unfit> {
    options.check(seats)?;
    let mut state = empty(options, seats, Chance::new(seed));
    state.table.trash = FIRST_TRASH;
    for seat in Seat::all(seats) {
        state.table.points[seat.index()] = options.start_points;
        state.table.ledgers[seat.index()].sources[Source::Start as usize] = options.start_points.into();
    }
    if options.random_characters {
        deal_characters(&mut state);
    }
    let tasks = [
        Task::RevealWork,
        Task::FillDoor,
        Task::Characters,
        Task::Deal,
        Task::Traits(None),
        Task::FirstPlayer,
        Task::Round,
    ];
    agenda::push(&mut state, &tasks);
    agenda::go_on(&mut state, &mut |_| {});
    Ok(state)
}

/// Everybody gets a Character by chance, somebody the Landlord (A4 1.16).
fn deal_characters(state: &mut State) {
    let seats = state.table.seats;
    let mut rng = state.chance.occasion();
    let banned =
        |character: Character| seats == 3 && state.table.options.ban_professor && character == Character::Professor;
    let mut tenants: Vec<Character> =
        Character::ALL.into_iter().filter(|&each| each != Character::Aniol && !banned(each)).collect();
    tenants.shuffle(&mut rng);
    tenants.truncate(usize::from(seats) - 1);
    tenants.push(Character::Aniol);
    tenants.shuffle(&mut rng);
    for (seat, character) in tenants.into_iter().enumerate() {
        state.table.characters[seat] = Some(character);
    }
}

/// A match in which nothing has been dealt, placed or chosen: all cards, Social
/// Works and goods are in their supplies.
pub(super) fn empty(options: &Options, seats: u8, chance: Chance) -> State {
    let table = Table {
        options: *options,
        seats,
        characters: [None; MOST_SEATS],
        landlord: Seat::default(),
        stage: 1,
        round: 0,
        evening: false,
        priority: None,
        points: [0; MOST_SEATS],
        ledgers: [Ledger::default(); MOST_SEATS],
        denunciations: [0; MOST_SEATS],
        list: ArrayVec::new(),
        work: None,
        replaced_works: Set::EMPTY,
        works_gone: Set::EMPTY,
        trash: [0; 3],
        littered: Set::EMPTY,
        breakdowns: [None; MOST_SEATS],
        figures: [None; MOST_SEATS],
        skips: [Skip::Free; MOST_SEATS],
        closed: None,
        closes: None,
        forced: [None; MOST_SEATS],
        will_watch: false,
        watching: false,
        with_trait: Set::EMPTY,
        shown: [None; MOST_SEATS],
        shown_before: [Set::EMPTY; MOST_SEATS],
        chosen: Set::EMPTY,
        revealed: [None; MOST_SEATS],
        today: Today { introductions: 1, ..Today::default() },
        now: Now::default(),
        turn: Turn::default(),
        working: None,
        auction: Auction::default(),
        batch: ArrayVec::new(),
        agenda: ArrayVec::new(),
        step: Step::Character,
        decider: Seat::default(),
        discards: Set::EMPTY,
        goods_gone: Set::EMPTY,
    };
    State {
        table,
        hands: [Set::EMPTY; MOST_SEATS],
        deck: options.deck.all(),
        works: options.works.all(),
        traits: [None; MOST_SEATS],
        spent: [Set::EMPTY; MOST_SEATS],
        tokens: [None; MOST_SEATS],
        sent: [None; MOST_SEATS],
        goods: [Set::EMPTY; MOST_SEATS],
        door: Set::EMPTY,
        supply: options.goods.all(),
        goods_lost: Set::EMPTY,
        bids: [Set::EMPTY; MOST_SEATS],
        offered: Set::EMPTY,
        passing: None,
        asked: None,
        chance,
    }
}
