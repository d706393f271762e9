//! Board Actions and blue actions at the five Locations (A4 1.6).

use super::agenda::{self, Task};
use super::event::Event;
use super::filing::{self, Denunciation, Test};
use super::ledger::{Change, Source};
use super::legal::{Verdict, refuse};
use super::list;
use super::moves::{Deed, Move};
use super::pieces::{Place, Side};
use super::step::{Aim, Step};
use super::table::{Forced, MOST_TRASH, State, Table};
use super::{points, social, supplies, targets, turn};
use crate::rules::Seat;

/// The last Round in which a Breakdown may be reported: "no later than 15:00" (A4 R12).
const LAST_REPORT: u8 = 3;

/// The Board Actions of a side at a Location, in the order of the aid sheet.
pub fn deeds_at(place: Place, side: Side) -> &'static [Deed] {
    match (place, side) {
        (Place::Flats, Side::Tenant) => &[Deed::FewestPoints, Deed::DrawTwo, Deed::Repair],
        (Place::Flats, Side::Landlord) => &[Deed::TakeDenunciation, Deed::Repair],
        (Place::Staircase, Side::Tenant) => &[Deed::Enter, Deed::Reorder, Deed::ReplaceWork, Deed::SignUp],
        (Place::Staircase, Side::Landlord) => &[Deed::Enter, Deed::Reorder, Deed::StrikeOut],
        (Place::Landlords, Side::Tenant) => &[Deed::FileForReward, Deed::FileForPenalty, Deed::SwapCards],
        (Place::Landlords, Side::Landlord) => &[Deed::Exchange, Deed::DrawTwo],
        (Place::Club, Side::Tenant) => &[Deed::FirstVisit, Deed::Refile],
        (Place::Club, Side::Landlord) => &[Deed::Introduce, Deed::DrawOne, Deed::Send],
        (Place::Courtyard, Side::Tenant) => &[Deed::TakeGood, Deed::VisitChairman],
        (Place::Courtyard, Side::Landlord) => &[],
    }
}

/// Whether the Location has a blue action to choose in the Turn for this side.
/// The Tenants' one in the Club is used when a Social Work is declared.
pub fn has_blue(place: Place, side: Side) -> bool {
    match side {
        Side::Tenant => place == Place::Landlords,
        Side::Landlord => matches!(place, Place::Flats | Place::Landlords | Place::Club),
    }
}

/// Whether the player on turn may perform any Action at all where he stands.
pub(super) fn may_act(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    let Some(place) = table.place(seat) else { return refuse("A4 1.6", "off-the-board") };
    if table.is_tenant(seat) {
        return Ok(());
    }
    if place == Place::Courtyard {
        return refuse("A4 R79", "no-actions-in-courtyard");
    }
    if table.trash_at(place) >= MOST_TRASH {
        return refuse("A4 1.7", "too-much-trash");
    }
    Ok(())
}

/// Whether a Board Action is allowed.
pub(super) fn allows(state: &State, seat: Seat, deed: Deed) -> Verdict {
    may_act(state, seat)?;
    let table = &state.table;
    let Some(place) = table.place(seat) else { return refuse("A4 1.6", "off-the-board") };
    if !deeds_at(place, table.side(seat)).contains(&deed) {
        return refuse("A4 1.6", "not-here");
    }
    if table.is_tenant(seat) {
        allows_tenant(state, seat, deed)?
    } else {
        allows_landlord(state, deed)?
    }
    if needs_target(deed) && !targets::any(state, Aim::Deed(deed)) {
        return refuse("A4 R78", "changes-nothing");
    }
    Ok(())
}

fn allows_tenant(state: &State, seat: Seat, deed: Deed) -> Verdict {
    let table = &state.table;
    let meets_landlord = table.meets(seat, table.landlord);
    let fewest = || Seat::all(table.seats).all(|other| other == seat || table.points_of(seat) < table.points_of(other));
    match deed {
        Deed::FewestPoints | Deed::DrawTwo if table.breakdowns[seat.index()].is_some() => {
            refuse("A4 1.9", "own-breakdown")
        }
        Deed::FewestPoints | Deed::FirstVisit if !table.alone(seat) => refuse("A4 1.6", "not-alone"),
        Deed::FewestPoints if !fewest() => refuse("A4 R1", "not-fewest"),
        Deed::DrawTwo if !supplies::can_draw(state, Side::Tenant) => refuse("A4 R110", "deck-empty"),
        Deed::Enter | Deed::Reorder if !table.met_tenants(seat).is_empty() => refuse("A4 1.6", "meets-tenant"),
        Deed::Reorder => allows_reorder(table),
        Deed::ReplaceWork if table.work.is_none() => refuse("A4 R58", "no-work"),
        Deed::SignUp | Deed::SwapCards if !meets_landlord => refuse("A4 1.6", "landlord-not-here"),
        Deed::SignUp if table.line_of(seat) == Some(1) => refuse("A4 R57", "first-already"),
        Deed::SwapCards => {
            let changes = !state.hands[table.landlord.index()].is_empty() || supplies::can_draw(state, Side::Tenant);
            if changes { Ok(()) } else { refuse("A4 R78", "changes-nothing") }
        }
        Deed::FirstVisit if table.today.club_visited => refuse("A4 R113", "club-visited"),
        Deed::Refile if table.denunciations[seat.index()] == 0 => refuse("A4 R41", "not-denounced"),
        Deed::TakeGood if state.door.is_empty() => refuse("A4 1.11", "door-empty"),
        Deed::VisitChairman if table.littered_bins() < 3 => refuse("A4 R78", "bins-not-full"),
        _ => Ok(()),
    }
}

fn allows_landlord(state: &State, deed: Deed) -> Verdict {
    let table = &state.table;
    match deed {
        Deed::Reorder => allows_reorder(table),
        Deed::StrikeOut if table.list.is_empty() => refuse("A4 R102", "nobody-listed"),
        Deed::Exchange if table.denunciations.iter().all(|&held| held < targets::FEWEST_EXCHANGED) => {
            refuse("A4 R40", "five-on-nobody")
        }
        Deed::DrawOne | Deed::DrawTwo if !supplies::can_draw(state, Side::Landlord) => refuse("A4 R110", "deck-empty"),
        Deed::Introduce => {
            social::may_introduce(state)?;
            let here = table.work.is_some_and(|work| table.options.works.terms(work).place == Some(Place::Club));
            if here { Ok(()) } else { refuse("A4 1.6", "not-in-club") }
        }
        _ => Ok(()),
    }
}

fn allows_reorder(table: &Table) -> Verdict {
    if table.list.len() < 2 { refuse("A4 R102", "list-too-short") } else { Ok(()) }
}

/// Whether a Board Action is for somebody.
fn needs_target(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::Repair
            | Deed::TakeDenunciation
            | Deed::Enter
            | Deed::StrikeOut
            | Deed::FileForReward
            | Deed::FileForPenalty
            | Deed::Exchange
            | Deed::Refile
            | Deed::Send
    )
}

/// A Board Action begins: it asks for its target, or takes effect.
pub(super) fn begin(state: &mut State, seat: Seat, deed: Deed, tell: &mut impl FnMut(Event)) {
    if needs_target(deed) {
        agenda::push(state, &[Task::Ask(seat, Step::Target { aim: Aim::Deed(deed) })]);
        return;
    }
    let landlord = state.table.landlord;
    match deed {
        Deed::FewestPoints => points::change(state, seat, 1, Source::Board),
        Deed::DrawTwo => supplies::draw(state, seat, 2, tell),
        Deed::DrawOne => supplies::draw(state, seat, 1, tell),
        Deed::Reorder => agenda::push(state, &[Task::Ask(seat, Step::Order { placed: 0, changed: false })]),
        Deed::ReplaceWork => replace_work(state, seat, tell),
        Deed::SignUp => {
            list::sign_up(state, seat, tell);
            points::change(state, seat, 1, Source::Board);
        }
        Deed::SwapCards => {
            agenda::push(state, &[Task::Draw(seat, 1)]);
            supplies::lose_cards(state, seat, landlord, 1, false);
        }
        Deed::FirstVisit => {
            state.table.today.club_visited = true;
            points::change(state, seat, 1, Source::Board);
        }
        Deed::Introduce => social::introduce(state, tell),
        Deed::TakeGood => supplies::take_good(state, seat, tell),
        Deed::VisitChairman => visit_chairman(state, seat, tell),
        _ => {}
    }
}

/// Staircase Action 2: everybody there loses a Round, the Landlord apart.
fn replace_work(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let company: Vec<Seat> =
        state.table.tenants().filter(|&other| other == seat || state.table.meets(seat, other)).collect();
    for tenant in company {
        turn::lose_round(state, tenant, tell);
    }
    social::replace(state, tell);
}

/// The Landlord loses 1 VP and the visitor gains 1, at once (A4 R5, R96). The
/// Well-Connected loses none (A4 R121).
fn visit_chairman(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    let gain = Change { seat, by: 1, source: Some(Source::Board), line: 0 };
    if state.has(landlord, super::pieces::Trait::WellConnected) && state.table.points_of(landlord) > 0 {
        super::traits::show(state, landlord, tell);
        points::change_all(state, &[gain]);
        return;
    }
    points::change_all(state, &[Change { seat: landlord, by: -1, source: Some(Source::Board), line: 0 }, gain]);
}

/// A Board Action takes effect on its target.
pub(super) fn aim(state: &mut State, deed: Deed, target: Move, tell: &mut impl FnMut(Event)) {
    let seat = state.table.decider;
    let Move::Seat(tenant) = target else { return };
    match deed {
        Deed::Repair => turn::repair(state, seat, tenant, tell),
        Deed::TakeDenunciation => agenda::push(state, &[Task::Denounce(Denunciation::taken(tenant))]),
        Deed::Enter => list::enter(state, tenant, None, tell),
        Deed::StrikeOut => list::strike_out(state, tenant, tell),
        Deed::FileForReward => file(state, seat, tenant, Test::Reward, tell),
        Deed::FileForPenalty => file(state, seat, tenant, Test::Penalty, tell),
        Deed::Exchange => agenda::push(state, &[Task::Ask(seat, Step::Exchange { tenant })]),
        Deed::Refile => {
            filing::discard(state, seat, 2, tell);
            tell(Event::Accused { filer: seat, accused: tenant });
            let filed = Task::Denounce(Denunciation { on: tenant, filer: Some(seat), test: Test::None });
            agenda::push(state, &[filed, filed, Task::Filed(seat)]);
        }
        Deed::Send => agenda::push(state, &[Task::Ask(seat, Step::SendTo { tenant })]),
        _ => {}
    }
}

fn file(state: &mut State, filer: Seat, accused: Seat, test: Test, tell: &mut impl FnMut(Event)) {
    tell(Event::Accused { filer, accused });
    let filed = Task::Denounce(Denunciation { on: accused, filer: Some(filer), test });
    agenda::push(state, &[filed, Task::Filed(filer)]);
}

/// The Landlord exchanges 5 Denunciations for -1 VP of the Tenant, or 7 for +1
/// VP of his own (A4 R40); the Watchful Eye is paid for it.
pub(super) fn exchange(state: &mut State, tenant: Seat, count: u8, tell: &mut impl FnMut(Event)) {
    let landlord = state.table.landlord;
    state.table.denunciations[tenant.index()] -= count;
    tell(Event::Exchanged { on: tenant, count });
    super::traits::trigger(state, landlord, super::pieces::Trait::WatchfulEye, 2);
    let (who, by) = if count == 5 { (tenant, -1) } else { (landlord, 1) };
    points::change(state, who, by, Source::Denunciations);
}

/// The Landlord has chosen where a Tenant must go in the next Round (A4 R50).
pub(super) fn send(state: &mut State, tenant: Seat, place: Place, tell: &mut impl FnMut(Event)) {
    state.sent[tenant.index()] = Some(place);
    state.table.forced[tenant.index()] = Some(Forced::Sent);
    let by = state.table.landlord;
    tell(Event::Sent { tenant, forced: Forced::Sent, by, place: Some(place) });
}

// --------------------------------------------------------------------- blue

/// Whether the blue action of the Location is allowed (A4 R16, R84).
pub(super) fn allows_blue(state: &State, seat: Seat) -> Verdict {
    let table = &state.table;
    let Some(place) = table.place(seat) else { return refuse("A4 1.6", "off-the-board") };
    let side = table.side(seat);
    if !has_blue(place, side) {
        return refuse("A4 1.6", "no-blue-here");
    }
    if table.turn.action != Some(place) {
        return refuse("A4 R16", "blue-needs-action");
    }
    if table.turn.blue {
        return refuse("A4 1.5", "blue-is-done");
    }
    match (place, side) {
        (Place::Landlords, Side::Tenant) if table.round > LAST_REPORT => refuse("A4 R12", "too-late-to-report"),
        (Place::Landlords, Side::Tenant) if !targets::any(state, Aim::Blue) => refuse("A4 R78", "changes-nothing"),
        (Place::Flats, _) if met_with_cards(state, seat).next().is_none() => refuse("A4 R78", "changes-nothing"),
        (Place::Landlords, Side::Landlord) => social::may_introduce(state),
        (Place::Club, _) if !supplies::can_draw(state, Side::Landlord) => refuse("A4 R110", "deck-empty"),
        _ => Ok(()),
    }
}

/// The Tenants met that hold a card, in turn order.
fn met_with_cards(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let met = state.table.met_tenants(seat);
    state.table.tenants().filter(move |&tenant| met.contains(tenant) && !state.hands[tenant.index()].is_empty())
}

/// The blue action of the Location where the player on turn stands.
pub(super) fn begin_blue(state: &mut State, seat: Seat, tell: &mut impl FnMut(Event)) {
    let Some(place) = state.table.place(seat) else { return };
    tell(Event::ActedBlue { seat, place });
    match (place, state.table.side(seat)) {
        (Place::Landlords, Side::Tenant) => {
            agenda::push(state, &[Task::Ask(seat, Step::Target { aim: Aim::Blue })]);
        }
        (Place::Landlords, Side::Landlord) => social::introduce(state, tell),
        (Place::Flats, _) => {
            let losers: Vec<Seat> = met_with_cards(state, seat).collect();
            for tenant in losers.into_iter().rev() {
                supplies::lose_cards(state, seat, tenant, 1, false);
            }
        }
        _ => supplies::draw(state, seat, 1, tell),
    }
}

/// Whether a Breakdown can be given to a Tenant (A4 R75, 1.16).
pub(super) fn can_break(table: &Table, tenant: Seat) -> bool {
    let free = !table.options.single_breakdown || table.breakdowns.iter().all(Option::is_none);
    free && table.is_tenant(tenant) && table.breakdowns[tenant.index()].is_none()
}

/// A Tenant has a Breakdown.
pub(super) fn break_down(state: &mut State, reporter: Seat, tenant: Seat, tell: &mut impl FnMut(Event)) {
    state.table.breakdowns[tenant.index()] = Some(reporter);
    tell(Event::BrokeDown { tenant, reporter });
}
