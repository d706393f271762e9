//! What holds at every moment of every match.

use tenement::rules::landlord::{House, Kind, MOST_FLOORS, State, Step};
use tenement::rules::{Seat, Set};

use crate::support::{options, random_match};

const SETUPS: [&str; 5] = ["standard", "starter", "seventy-five", "mild", "bazaar"];

/// Plays matches of all setups at random.
fn watch(mut check: impl FnMut(&State)) {
    for (name, seats) in SETUPS.into_iter().zip([6, 3, 2, 4, 5]) {
        for seed in 20..22 {
            random_match(&options(name, seats), seats, seed, |state, _, _| check(state));
        }
    }
}

fn of_kind(state: &State, house: &House, kind: Kind) -> usize {
    house.residents.iter().filter(|who| state.table.kind(who.card) == kind).count()
}

// LL 1.3, LL R4, LL R9, LL R67
#[test]
fn houses_are_finished_and_have_one_to_five_floors_and_seven_flats_at_most() {
    watch(|state| {
        for house in &state.table.houses {
            let is_site = matches!(state.table.step, Step::Site { house: site } if site == house.id);
            assert_eq!(house.is_finished(), !is_site);
            assert!((1..=MOST_FLOORS).contains(&house.floors.len()));
            assert!(house.all_flats().count() <= 7);
            assert_eq!(state.floors[usize::from(house.id.0)].len(), house.floors.len());
        }
    });
}

// LL 1.1, LL 1.3, LL R3
#[test]
fn nobody_shares_a_flat_or_lives_too_high_up() {
    watch(|state| {
        for house in &state.table.houses {
            for flat in house.all_flats() {
                assert!(house.residents.iter().filter(|who| who.lives_in(flat)).count() <= 1);
            }
            for who in &house.residents {
                let terms = state.table.options.deck.terms(state.table.kind(who.card));
                assert!(terms.max_height.is_none_or(|most| house.height() <= most));
                assert_eq!(who.flats, terms.flats);
                let covered = house.all_flats().filter(|&flat| who.lives_in(flat)).count();
                assert_eq!(covered, usize::from(terms.flats), "{who:?}");
            }
        }
    });
}

// LL 1.4, LL R24, LL R25, LL R29
#[test]
fn hippies_live_among_themselves_and_pensioners_downstairs() {
    watch(|state| {
        if state.table.options.starter_game {
            return;
        }
        for house in &state.table.houses {
            let hippies = of_kind(state, house, Kind::Hippies);
            assert!(hippies == 0 || hippies == house.residents.len());
            let pensioners = house.residents.iter().filter(|who| state.table.kind(who.card) == Kind::Pensioner);
            pensioners.for_each(|who| assert!(who.flat.0 <= 1));
        }
    });
}

// LL R75
#[test]
fn rent_refusals_lie_on_tenants_only() {
    watch(|state| {
        for who in state.table.houses.iter().flat_map(|house| &house.residents) {
            let refused = who.refusal.map(|refusal| state.table.kind(refusal));
            assert!(refused.is_none() || refused == Some(Kind::RentRefusal));
            assert!(refused.is_none() || state.table.kind(who.card).is_tenant());
        }
    });
}

// LL 1.3, LL R55
#[test]
fn nobody_spends_more_than_the_rent_or_more_than_there_is() {
    watch(|state| {
        assert!(state.table.this_turn.spent <= state.table.this_turn.rent);
        assert!(Seat::all(state.table.seats).all(|seat| state.ledgers[seat.index()].money() >= 0));
    });
}

// LL R66
#[test]
fn what_is_known_of_a_hand_is_in_it() {
    watch(|state| {
        for (hand, known) in state.hands.iter().zip(state.table.known) {
            assert_eq!(known.without(*hand), Set::EMPTY);
        }
    });
}
