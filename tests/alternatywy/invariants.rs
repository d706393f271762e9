//! What holds at every moment of every match.

use tenement::rules::alternatywy::{Event, MOST_DENUNCIATIONS, MOST_TRASH, State, Step, Task, Trait};
use tenement::rules::{Seat, Set};

use crate::support::{options, random_match};

const SETUPS: [(&str, u8); 6] =
    [("standard", 3), ("standard", 6), ("first-game", 4), ("longer", 5), ("longest", 6), ("sudden-end", 4)];

/// Plays matches of all setups at random.
fn watch(mut check: impl FnMut(&State, &[Event])) {
    for (name, seats) in SETUPS {
        for seed in 40..48 {
            random_match(&options(name, seats), seats, seed, |state, _, told| check(state, told));
        }
    }
}

fn all(state: &State) -> impl Iterator<Item = usize> + use<> {
    (0..state.table.seats).map(usize::from)
}

// A4 1.12, R90, R91
#[test]
fn every_card_is_in_one_place() {
    watch(|state, _| {
        let table = &state.table;
        let mut cards = Vec::new();
        state.hands.iter().for_each(|hand| cards.extend(hand.iter()));
        cards.extend(state.deck.iter().chain(table.discards.iter()).chain(state.passing));
        cards.extend(table.agenda.iter().filter_map(|task| match *task {
            Task::Resolve(played) => Some(played.card),
            Task::Drop(_, card) => Some(card),
            _ => None,
        }));
        cards.sort();
        assert!(cards.iter().copied().eq(table.options.deck.all().iter()), "at {:?}", table.step);
    });
}

// A4 1.11, R111
#[test]
fn every_token_is_in_one_place() {
    watch(|state, _| {
        let mut tokens = Vec::new();
        state.goods.iter().chain(&state.bids).for_each(|goods| tokens.extend(goods.iter()));
        tokens.extend(state.door.iter().chain(state.supply.iter()).chain(state.offered.iter()));
        tokens.extend(state.goods_lost.iter().chain(state.table.goods_gone.iter()));
        tokens.sort();
        assert!(tokens.iter().copied().eq(state.table.options.goods.all().iter()), "at {:?}", state.table.step);
    });
}

// A4 1.10
#[test]
fn every_social_work_is_in_one_place() {
    watch(|state, _| {
        let table = &state.table;
        let open = table.work.or(table.working.map(|working| working.work));
        let sets = [state.works, table.replaced_works, table.works_gone, open.into_iter().collect()];
        let together = sets.iter().fold(Set::EMPTY, |all, set| all.or(*set));
        assert_eq!(together, table.options.works.all());
        assert_eq!(sets.iter().map(|set| set.len()).sum::<u8>(), together.len(), "at {:?}", table.step);
    });
}

// A4 2.2, R20
#[test]
fn a_trait_is_used_once_until_all_are() {
    watch(|state, _| {
        for seat in all(state).filter(|_| state.table.round > 0) {
            let side = Trait::all_of(state.table.side(Seat(seat as u8)));
            assert!(state.spent[seat].without(side).is_empty());
            if let Some(own) = state.traits[seat] {
                assert!(side.contains(own));
                assert!(!state.spent[seat].contains(own));
                assert_eq!(state.spent[seat].len(), (state.table.stage - 1) % side.len());
            }
        }
    });
}

// A4 1.15
#[test]
fn all_vp_have_a_source_and_a_stage() {
    watch(|state, _| {
        for seat in all(state) {
            let ledger = &state.table.ledgers[seat];
            let points = i16::from(state.table.points[seat]);
            assert_eq!(ledger.sources.iter().sum::<i16>(), points);
            let start = i16::from(state.table.options.start_points);
            assert_eq!(start + ledger.stages.iter().map(|&by| i16::from(by)).sum::<i16>(), points);
        }
    });
}

// A4 R8, R96
#[test]
fn vp_change_by_what_is_told_and_by_nothing_else() {
    let mut known: Option<[u8; 6]> = None;
    watch(|state, told| {
        let mut points = known.unwrap_or(state.table.points);
        for event in told {
            if let Event::Points { seat, by, now, .. } = *event {
                let then = &mut points[seat.index()];
                assert_eq!(i16::from(*then) + i16::from(by), i16::from(now));
                assert_ne!(by, 0);
                *then = now;
            }
        }
        assert_eq!(points, state.table.points);
        known = if state.table.step == Step::Over { None } else { Some(points) };
    });
}

// A4 1.3, R53
#[test]
fn nobody_holds_more_than_the_limit_when_a_round_begins_or_when_asked_in_a_turn() {
    watch(|state, told| {
        let begins = told.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
        if begins || matches!(state.table.step, Step::Turn { .. } | Step::Place) {
            assert!(state.hands.iter().all(|hand| hand.len() <= 4));
        }
    });
}

// A4 1.12
#[test]
fn nobody_holds_cards_of_the_other_side() {
    watch(|state, _| {
        for seat in all(state) {
            let side = state.table.side(Seat(seat as u8));
            let cast = state.table.characters.iter().flatten().count() == usize::from(state.table.seats);
            assert!(!cast || state.hands[seat].without(state.table.options.deck.side(side)).is_empty());
        }
    });
}

// A4 1.7, 1.8, 1.9, 1.10, 1.13
#[test]
fn pieces_keep_within_their_bounds() {
    watch(|state, _| {
        let table = &state.table;
        assert!(table.trash.iter().all(|&trash| trash <= MOST_TRASH));
        assert!(table.denunciations.iter().all(|&held| held <= MOST_DENUNCIATIONS));
        let tenant = |seat: usize| table.is_tenant(Seat(seat as u8));
        for seat in (0..6).filter(|&seat| table.stage > 0 && table.round > 0 && !tenant(seat)) {
            assert_eq!(table.denunciations[seat], 0);
            assert_eq!(table.breakdowns[seat], None);
            assert_eq!(table.skips[seat], Default::default());
            assert_eq!(table.line_of(Seat(seat as u8)), None);
        }
        let listed: Set<Seat> = table.list.iter().copied().collect();
        assert_eq!(usize::from(listed.len()), table.list.len());
        for (tenant, reporter) in table.breakdowns.iter().enumerate() {
            assert_ne!(*reporter, Some(Seat(tenant as u8)));
        }
    });
}

// A4 R71, R90
#[test]
fn somebody_acts_until_the_match_is_over_and_then_nothing_is_left_to_do() {
    for (name, seats) in SETUPS {
        for seed in 60..64 {
            let end = random_match(&options(name, seats), seats, seed, |state, _, _| {
                assert_eq!(state.decider().is_none(), state.table.step == Step::Over);
            });
            assert_eq!(end.table.step, Step::Over);
            assert!(end.table.agenda.is_empty() && end.table.batch.is_empty());
            assert!(end.asked.is_none() && end.passing.is_none() && end.offered.is_empty());
        }
    }
}

// A4 1.5, 1.13
#[test]
fn everybody_has_one_turn_a_round_unless_it_is_lost() {
    let mut had: Vec<Seat> = Vec::new();
    let mut lost = 0;
    watch(|state, told| {
        for event in told {
            match *event {
                Event::RoundBegan { .. } => (had, lost) = (Vec::new(), 0),
                Event::TurnBegan { seat } => had.push(seat),
                Event::SatOut { .. } | Event::RoundLost { this_round: true, .. } => lost += 1,
                Event::RoundEnded { .. } => {
                    let turns: Set<Seat> = had.iter().copied().collect();
                    assert_eq!(usize::from(turns.len()), had.len(), "somebody had two Turns");
                    assert_eq!(had.len() + lost, usize::from(state.table.seats));
                }
                _ => {}
            }
        }
    });
}
