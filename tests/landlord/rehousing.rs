//! Rehousing compared with trying everything out: whether a house can be
//! demolished, and which choices its landlord has then.

use rand::RngExt;
use rand::seq::IndexedRandom;
use tenement::rules::Chance;
use tenement::rules::landlord::{Flat, House, HouseId, Kind, Move, Options, Place, Step, Terms};

use crate::support::{Play, Scene, table};

/// A house as far as tenants care.
#[derive(Clone)]
struct Home {
    id: HouseId,
    floors: u8,
    flats: Vec<u8>,
    taken: Vec<u8>,
    kinds: Vec<Kind>,
}

fn home(play: &Play, house: &House) -> Home {
    let flats: Vec<u8> = house.all_flats().map(|flat| flat.0).collect();
    let empty: Vec<u8> = house.empty_flats().map(|flat| flat.0).collect();
    Home {
        id: house.id,
        floors: house.height(),
        taken: flats.iter().copied().filter(|flat| !empty.contains(flat)).collect(),
        flats,
        kinds: house.residents.iter().map(|who| play.state.table.kind(who.card)).collect(),
    }
}

/// Whether somebody can enter there, as the rules put it.
fn suits(options: &Options, home: &Home, kind: Kind, flat: u8) -> bool {
    let Terms { max_height, flats, .. } = options.deck.terms(kind);
    let covered = flat..flat + flats;
    let there = covered.clone().all(|flat| home.flats.contains(&flat) && !home.taken.contains(&flat));
    let proper = covered.clone().all(|flat| (1..=home.floors).contains(&flat));
    let hippies = home.kinds.contains(&Kind::Hippies);
    let company = home.kinds.is_empty() || hippies == (kind == Kind::Hippies);
    there
        && company
        && max_height.is_none_or(|most| home.floors <= most)
        && (kind != Kind::Pensioner || flat <= 1)
        && (flats == 1 || !options.strict_two_floors || proper)
}

/// Where a tenant can go so that all others still find a place, in whatever order.
fn places(options: &Options, homes: &[Home], tenant: Kind, others: &[Kind]) -> Vec<Place> {
    let mut found = Vec::new();
    for (nth, home) in homes.iter().enumerate() {
        for flat in (0..7).filter(|&flat| suits(options, home, tenant, flat)) {
            let mut then = homes.to_vec();
            then[nth].taken.extend(flat..flat + options.deck.terms(tenant).flats);
            then[nth].kinds.push(tenant);
            if all_find_one(options, &then, others) {
                found.push(Place { house: home.id, flat: Flat(flat) });
            }
        }
    }
    found
}

fn all_find_one(options: &Options, homes: &[Home], tenants: &[Kind]) -> bool {
    tenants.is_empty()
        || (0..tenants.len()).any(|nth| {
            let mut others = tenants.to_vec();
            let tenant = others.remove(nth);
            !places(options, homes, tenant, &others).is_empty()
        })
}

fn residents(play: &Play, id: HouseId) -> Vec<(Flat, Kind)> {
    play.house(id.0).residents.iter().map(|who| (who.flat, play.state.table.kind(who.card))).collect()
}

fn other_homes(play: &Play, id: HouseId) -> Vec<Home> {
    play.state.table.finished().filter(|house| house.id != id).map(|house| home(play, house)).collect()
}

/// A few houses with anybody in them; `None` if somebody cannot live there.
fn crowd(chance: &mut Chance) -> Option<Scene> {
    let rng = &mut chance.occasion();
    let mut scene = table(2).with(|options| options.strict_two_floors = rng.random_bool(0.3));
    let lodgers = [
        Kind::Student,
        Kind::Single,
        Kind::Family,
        Kind::Manager,
        Kind::Pensioner,
        Kind::Hippies,
        Kind::Celebrity,
        Kind::Mover,
        Kind::MotherChild,
        Kind::Squatters,
    ];
    for _ in 0..rng.random_range(2..=4) {
        let rest = ["roof", "attic-flat", "roof cellar", "roof loft-conversion", "attic-flat cellar"];
        let house = format!("{} {}", rng.random_range(1..=3), rest.choose(rng).unwrap());
        let who = (0..rng.random_range(0..=3))
            .map(|_| format!("{} {}", lodgers.choose(rng).unwrap().name(), rng.random_range(0..5)));
        scene = scene.house(1, &house, &who.collect::<Vec<_>>().join(", "));
        scene.load().ok()?;
    }
    Some(scene.hand(0, "demolition"))
}

/// Pulls the house down by choices at random and checks each list of choices.
fn pull_down(play: &mut Play, id: HouseId, chance: &mut Chance) {
    play.make(Move::House(id));
    while matches!(play.step(), Step::DemolitionTenant | Step::DemolitionPlace { .. }) {
        if let Step::DemolitionPlace { tenant } = play.step() {
            let mut others = residents(play, id);
            let at = others.iter().position(|(flat, _)| *flat == tenant.flat).unwrap();
            let (_, kind) = others.remove(at);
            let others: Vec<Kind> = others.into_iter().map(|(_, kind)| kind).collect();
            let expected = places(&play.state.table.options, &other_homes(play, id), kind, &others);
            let expected: Vec<Move> = expected.into_iter().map(Move::Flat).collect();
            assert_eq!(play.legal(), expected);
        }
        let mv = *play.legal().choose(&mut chance.occasion()).unwrap();
        play.make(mv);
    }
    assert!(play.state.table.house(id).is_none());
}

// LL R46, LL R73
#[test]
fn demolition_agrees_with_trying_everything_out() {
    let mut chance = Chance::new(11);
    let (mut can, mut cannot) = (0, 0);
    while can + cannot < 150 {
        let Some(scene) = crowd(&mut chance) else { continue };
        let play = scene.start();
        for id in (0..play.state.table.houses.len() as u8).map(HouseId) {
            let tenants: Vec<Kind> =
                residents(&play, id).into_iter().map(|(_, kind)| kind).filter(|kind| kind.is_tenant()).collect();
            if tenants.is_empty() {
                continue;
            }
            let possible = all_find_one(&play.state.table.options, &other_homes(&play, id), &tenants);
            let mut play = play.clone();
            if play.may("play demolition") {
                play.play("play demolition");
                assert_eq!(
                    play.legal().contains(&Move::House(id)),
                    possible,
                    "house {} of {:?}",
                    id.0,
                    play.state.table
                );
            }
            if possible {
                can += 1;
                pull_down(&mut play, id, &mut chance);
            } else {
                cannot += 1;
            }
        }
    }
    assert!(can > 10 && cannot > 10, "{can} can be demolished, {cannot} cannot");
}
