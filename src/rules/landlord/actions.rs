//! What cards can be played on (LL 1.5, LL R97).

use super::house::{House, Resident};
use super::legal::{Verdict, refuse, wrong_decision};
use super::pieces::Kind;
use super::table::{State, Table};

/// Whether the active seat may play a card of this kind, if it has one.
pub(super) fn why_not_play(state: &State, kind: Kind) -> Verdict {
    let table = &state.table;
    let any_house = |rule, reason| {
        let any = table.houses.iter().any(|house| strikes_house(table, kind, house).is_ok());
        if any { Ok(()) } else { refuse(rule, reason) }
    };
    let any_resident = |rule, reason| {
        let mut all = table.houses.iter().flat_map(|house| house.residents.iter().map(move |who| (house, who)));
        let any = all.any(|(house, who)| strikes_resident(table, kind, house, who).is_ok());
        if any { Ok(()) } else { refuse(rule, reason) }
    };
    match kind {
        Kind::Jail => refuse("LL 1.2", "jail-is-no-card"),
        Kind::Roof | Kind::AtticFlat => refuse("LL 1.5", "finishes-only"),
        Kind::FlatRoof => any_house("LL 1.5", "no-roof-to-cover"),
        Kind::LoftConversion => any_house("LL 1.5", "no-roof-to-convert"),
        Kind::CellarFlat => any_house("LL 1.5", "no-house-without-cellar"),
        Kind::Bomb => any_house("LL 1.5", "no-house"),
        Kind::OwnUse => any_house("LL R74", "no-house-with-tenants"),
        // Where nobody lives, nobody has to be rehoused.
        Kind::Demolition if table.finished().any(|house| !table.has_tenant(house)) => Ok(()),
        Kind::Demolition => any_house("LL R46", "no-house-to-demolish"),
        Kind::Murder => any_resident("LL 1.5", "nobody-to-murder"),
        Kind::RentRefusal => any_resident("LL R75", "nobody-to-refuse"),
        Kind::Move => any_resident("LL R97", "nobody-to-move"),
        Kind::Law if table.jailed != Some(table.active) => refuse("LL R97", "not-in-jail"),
        Kind::Law => Ok(()),
        Kind::Politics => refuse("LL 1.5", "politics-as-what"),
        Kind::Police | Kind::Alibi | Kind::Error => refuse("LL R97", "only-in-a-window"),
        Kind::DoubleSystem => match table.discards.last() {
            None => refuse("LL R97", "nothing-discarded"),
            Some(&top) if table.kind(top) == Kind::DoubleSystem => refuse("LL R51", "not-itself"),
            Some(_) => Ok(()),
        },
        lodger if table.finds_place(lodger, None) => Ok(()),
        _ => refuse("LL 1.3", "no-suitable-flat"),
    }
}

/// Whether a card of this kind can be played on a house.
pub(super) fn strikes_house(table: &Table, kind: Kind, house: &House) -> Verdict {
    if !house.is_finished() {
        return refuse("LL R67", "building-site");
    }
    match kind {
        Kind::CellarFlat if house.cellar.is_some() => refuse("LL 1.5", "cellar-there"),
        Kind::LoftConversion | Kind::FlatRoof if house.over.is_some() => refuse("LL R5", "roof-changed"),
        Kind::LoftConversion | Kind::FlatRoof if !house.pitched => refuse("LL R5", "no-normal-roof"),
        Kind::OwnUse if !table.has_tenant(house) => refuse("LL R74", "no-tenant-there"),
        Kind::Demolition if !table.can_rehouse(house) => refuse("LL R46", "not-all-rehoused"),
        Kind::CellarFlat | Kind::LoftConversion | Kind::FlatRoof | Kind::Bomb | Kind::OwnUse | Kind::Demolition => {
            Ok(())
        }
        _ => wrong_decision(),
    }
}

/// Whether a card of this kind can be played on somebody who lives in a house.
pub(super) fn strikes_resident(table: &Table, kind: Kind, house: &House, resident: &Resident) -> Verdict {
    let who = table.kind(resident.card);
    match kind {
        Kind::Murder if who == Kind::Single && !table.options.starter_game => refuse("LL 1.4", "single"),
        Kind::Murder => Ok(()),
        Kind::RentRefusal if !who.is_tenant() => refuse("LL R75", "squatters-pay-nothing"),
        Kind::RentRefusal if resident.refusal.is_some() => refuse("LL R75", "refused-already"),
        Kind::RentRefusal => Ok(()),
        Kind::Move if !who.is_tenant() => refuse("LL R19", "squatters-stay"),
        Kind::Move if table.inner_moves(house, resident) != 0 || table.finds_place(who, Some(house.id)) => Ok(()),
        Kind::Move => refuse("LL R97", "no-place-for-it"),
        _ => wrong_decision(),
    }
}
