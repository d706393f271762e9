//! The numbers on the plates change when what changes them is shown, not before.

use std::collections::BTreeMap;

use tenement::app::Playable;
use tenement::app::hud::Spoken;
use tenement::app::screens::{Curtain, Screen};
use tenement::app::stage::table::PieceIndex;
use tenement::bots::SeatKind;
use tenement::cli::Speed;
use tenement::rules::Seat;
use tenement::rules::alternatywy::Alternatywy;
use tenement::rules::eviction::Eviction;
use tenement::rules::landlord::Landlord;

use super::support::{BOT, Dice, PERSON, Table, opening};
use tenement::app::flow::Intent;

type Counts<G> = BTreeMap<<G as tenement::app::stage::Shown>::Piece, i32>;

/// What is written beside the pieces now.
fn written<G: Playable>(table: &Table<G>) -> Counts<G> {
    let index = table.app.world().resource::<PieceIndex<G>>();
    let still = |piece| index.get(piece).and_then(|entity| table.stage().counted(entity));
    let now = G::counts(&table.live().shown());
    now.into_iter().map(|(piece, number)| (piece, still(piece).unwrap_or(number))).collect()
}

/// Plays some of a match at random; `look` looks after every frame at what was
/// written before it and is now.
fn follow<G: Playable>(
    seats: &[SeatKind],
    seed: u64,
    speed: Speed,
    mut look: impl FnMut(&Table<G>, &Counts<G>, &Counts<G>),
) {
    let (mut table, mut dice): (Table<G>, Dice) = (opening(seats).seed(seed).speed(speed).open_as(), Dice::new(seed));
    let mut before = written(&table);
    for _ in 0..2_500 {
        let choice = dice.pick(table.live().choices()).filter(|_| table.stage().is_still());
        match choice {
            Some(mv) => table.play(mv),
            None if table.curtain() == Curtain::PassTheSeat => table.intend(Intent::TakeSeat),
            None => table.update(),
        }
        if table.screen() != Screen::Match || !table.has_match() {
            return;
        }
        let now = written(&table);
        look(&table, &before, &now);
        before = now;
    }
}

/// Nothing changes in the frame in which it is told: the show has only begun.
fn check_waits<G: Playable>() {
    let (mut waited, mut changed) = (0, 0);
    for seed in 0..3 {
        follow::<G>(&[PERSON, BOT, BOT], seed, Speed::Fast, |table, before, now| {
            let told = table.told();
            if told.iter().any(|told| !told.events.is_empty()) && !table.stage().is_still() {
                assert_eq!(now, before, "{:?}", told.iter().map(|told| &told.events).collect::<Vec<_>>());
                let view: Counts<G> = G::counts(&table.live().shown()).into_iter().collect();
                waited += usize::from(view != *now);
            }
            changed += usize::from(before != now);
            if table.stage().is_still() {
                let view: Counts<G> = G::counts(&table.live().shown()).into_iter().collect();
                assert_eq!(*now, view, "and in the end it is what the rules say");
            }
        });
    }
    println!("{waited} shows, {changed} changes");
    assert!(waited > 5 && changed > 5, "{waited}, {changed}");
}

#[test]
fn no_number_changes_before_its_cue() {
    check_waits::<Eviction>();
    check_waits::<Landlord>();
    check_waits::<Alternatywy>();
}

/// The events of each decision account for all that is counted.
fn check_accounts<G: Playable>() {
    let mut changed = 0;
    for seed in 0..12 {
        let company = [&[BOT; 3][..], &[PERSON, BOT, BOT, BOT]][seed as usize % 2];
        let mut last = None;
        follow::<G>(company, seed, Speed::None, |table, _, _| {
            for told in table.told() {
                let now: Counts<G> = G::counts(&told.view).into_iter().collect();
                if let Some((before, view)) = last.take().filter(|_| told.by.is_some()) {
                    let mut expected: Counts<G> = before;
                    let mut changes = Vec::new();
                    told.events.iter().for_each(|event| G::counting(event, &view, &told.view, &mut changes));
                    changed += changes.len();
                    for (piece, by) in changes {
                        expected.entry(piece).and_modify(|number| *number += by);
                    }
                    assert_eq!(expected, now, "{:?}", told.events);
                }
                last = Some((now, told.view.clone()));
            }
        });
    }
    println!("{changed} changes");
    assert!(changed > 100, "{changed}");
}

#[test]
fn the_events_account_for_every_number() {
    check_accounts::<Landlord>();
    check_accounts::<Alternatywy>();
}

#[test]
fn a_plate_says_what_was_counted_so_far() {
    let mut waited = 0;
    follow::<Alternatywy>(&[PERSON, BOT, BOT], 3, Speed::Fast, |table, _, now| {
        let world = table.app.world();
        let locale = tenement::locale::Locale::default();
        let mut model = tenement::app::hud::HudModel::default();
        model.seats =
            Seat::all(3).map(|seat| tenement::app::hud::model::SeatPlate { seat, ..Default::default() }).collect();
        let model = model.as_shown::<Alternatywy>(locale, table.stage(), world.resource());
        for plate in model.seats.iter().filter(|plate| !plate.worth.is_empty()) {
            waited += 1;
            let counted = now[&Alternatywy::purse(plate.seat)];
            assert_eq!((plate.worth.clone(), plate.worth_short.clone()), Alternatywy::sum(locale, counted));
        }
    });
    assert!(waited > 10, "{waited}");
}
