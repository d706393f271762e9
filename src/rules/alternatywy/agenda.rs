//! What is still to be done, as a stack: whatever an effect sets off is pushed
//! on top and done before what was waiting goes on.
//!
//! Effects that one event sets off together form a *set*: they are done one
//! after another, and what they set off themselves comes after the whole set
//! (A4 R95). [`Task::SetEnd`] marks where a set ends.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::event::Event;
use super::filing::{Denunciation, Filing};
use super::pieces::{Card, Kind, Place, Side, Trait};
use super::step::{Stage, Step, Window};
use super::table::{State, Table};
use super::{auction, cards, evening, filing, flow, meeting, outing, points, social, supplies, traits, turn, windows};
use crate::rules::{Seat, Set};

/// Something to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "task", content = "of")]
pub enum Task {
    /// The Characters are settled.
    #[default]
    Characters,
    /// The end of a set of effects, after which come so many tasks that they set off.
    SetEnd(u8),
    /// Asks a seat for a decision whose answer says all.
    Ask(Seat, Step),
    /// A window for reactions, asked from the left of this seat on.
    Window(Window, Seat),

    /// Start tokens and cards are dealt.
    Deal,
    /// This side, or both, choose Traits.
    Traits(Option<Side>),
    /// The first player is drawn.
    FirstPlayer,
    /// A Stage begins (A4 1.3).
    Stage,
    /// The next Social Work is revealed.
    RevealWork,
    /// The shop door is filled.
    FillDoor,
    /// A Round begins (A4 1.4).
    Round,
    /// Location tokens are laid.
    Choose,
    /// They are turned up.
    Reveal,
    /// The figures are placed.
    PlaceFigures,
    /// Everybody meets whoever is there.
    Greet,
    /// Those who met the Landlord file.
    Filings,
    /// One of them does.
    Filing(Filing),
    /// A Denunciation is about to be filed or taken.
    Denounce(Denunciation),
    /// It is.
    Denounced(Denunciation),
    /// A Tenant has filed by an Action.
    Filed(Seat),
    /// The Professor's bonus strikes this filer.
    Bounce(Seat),
    /// What new meetings bring.
    Meetings,
    /// They are no longer new.
    Met,
    /// Whether the Overseer plays first.
    PlayFirst,
    /// The next Turn.
    Turns,
    /// The Turn under way.
    Turn(Stage),
    /// The Round is over.
    RoundEnd,

    /// A player draws so many cards.
    Draw(Seat, u8),
    /// A player discards down to the hand limit.
    Limit(Seat),
    /// A player must discard so many cards; with a penalty if there are fewer.
    Surrender {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
        /// Whether having too few costs 1 VP.
        penalty: bool,
    },
    /// A guest of Kolińska discards a card.
    Visit {
        /// Kolińska.
        host: Seat,
        /// Whom she meets.
        guest: Seat,
    },
    /// Somebody looks at a hand and has a card discarded.
    Snoop {
        /// Who looks.
        by: Seat,
        /// Whose hand it is.
        victim: Seat,
    },
    /// A token is taken from a Tenant for a card.
    Lend {
        /// Who takes it.
        to: Seat,
        /// From whom.
        from: Seat,
    },
    /// The Materialist looks for a token.
    Theft,
    /// He takes one from this Tenant.
    Rob(Seat),
    /// A Tenant gives up a token for a Social Work.
    GiveUp(Seat),

    /// A line of a Trait pays this player, if it is his. Whoever may have the Trait,
    /// as far as everybody knows, is given the task: the agenda is public.
    Line(Seat, Trait, u8),
    /// Furman draws for having filed.
    FurmanDraws(Seat),
    /// The changes of VP are applied.
    Apply,
    /// A card takes effect, unless it has been cancelled.
    Resolve(Played),
    /// A card that has been played reaches its discards.
    Drop(Seat, Card),
    /// S01 "or who litters" pays for this Tenant.
    LadyPays(Seat),
    /// The consequences of littering, after the window.
    Littered(Seat),

    /// Furman may swap with the Tenant below.
    WorkDeclared,
    /// The lines for an introduction pay.
    WorkBegun,
    /// The listed Tenants answer.
    WorkAnswers,
    /// A Tenant's avoidance stands.
    Avoids(Seat),
    /// The avoiders leave.
    WorkLeave,
    /// The effects, if anybody takes part.
    WorkEffects,
    /// The effect on the participant at this place, counted from 0.
    WorkEffect(Seat, u8),
    /// The effect on a Tenant who is not listed.
    WorkOther(Seat),
    /// A participant may be paid for taking part.
    TookPart(Seat),
    /// The Asocial Unit in the last place.
    WorkLast(Seat),
    /// The Landlord's effect.
    WorkLandlord,
    /// Trash leaves the marked place, and the card the game.
    WorkEnd,

    /// A compulsory Social Work that is left takes its course.
    Compulsory,
    /// Interest in the Auction is asked for.
    Auction,
    /// Tokens are committed.
    Bids,
    /// The bids are compared.
    Bill,
    /// The bill for a Breakdown.
    Billed(Seat),
    /// The Traits are judged.
    Awards,
    /// The day is cleared away.
    CleanUp,
    /// The bids are turned up.
    Hammer,
}

/// A card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// What is on it.
    pub kind: Kind,
    /// Who plays it.
    pub seat: Seat,
    /// On whom.
    pub on: Option<Seat>,
    /// On whom else (L01).
    pub also: Option<Seat>,
    /// On which Location.
    pub place: Option<Place>,
    /// Whether it has been cancelled.
    pub cancelled: bool,
}

/// A few tasks.
pub(super) type Tasks = ArrayVec<[Task; 24]>;

/// Does what is to be done until somebody has to decide.
pub(super) fn go_on(state: &mut State, tell: &mut impl FnMut(Event)) {
    while state.table.step != Step::Over {
        let Some(task) = state.table.agenda.pop() else { return };
        if run(state, task, tell) {
            return;
        }
    }
}

/// Does a task; whether somebody has to decide.
fn run(state: &mut State, task: Task, tell: &mut impl FnMut(Event)) -> bool {
    match task {
        // The last card may have gone in a window.
        Task::Ask(seat, Step::Discard { .. }) if state.hands[seat.index()].is_empty() => {}
        Task::Ask(_, Step::WipeOut) if !meeting::could_wipe_out(&state.table) => {}
        Task::Ask(seat, step) => return ask(state, seat, step),
        Task::Window(window, from) => return windows::open(state, window, from, tell),
        Task::Characters => return flow::characters(state),
        Task::Traits(side) => return flow::traits(state, side),
        Task::Choose => return outing::choose(state, tell),
        Task::Filings => return filing::next(state),
        Task::Filing(filing) => return filing::file(state, filing, tell),
        Task::PlayFirst => return meeting::play_first(state),
        Task::Turn(stage) => return turn::go_on(state, stage, tell),
        Task::Limit(seat) => return supplies::limit(state, seat),
        Task::Surrender { seat, cards, penalty } => return supplies::surrender(state, seat, cards, penalty),
        Task::Theft => return meeting::theft(state, tell),
        Task::GiveUp(seat) => return social::give_up(state, seat),
        Task::WorkDeclared => return social::declared(state),
        Task::WorkAnswers => return social::answers(state),
        Task::Auction => return auction::ask(state),
        Task::Bids => return auction::bids(state),
        Task::SetEnd(_) => {}
        Task::Deal => flow::deal(state, tell),
        Task::FirstPlayer => flow::first_player(state, tell),
        Task::Stage => flow::stage(state, tell),
        Task::RevealWork => social::reveal(state, tell),
        Task::FillDoor => supplies::fill_door(state, tell),
        Task::Round => outing::begin(state, tell),
        Task::Reveal => outing::reveal(state, tell),
        Task::PlaceFigures => outing::place_figures(state, tell),
        Task::Denounce(denunciation) => filing::denounce(state, denunciation),
        Task::Denounced(denunciation) => filing::denounced(state, denunciation, tell),
        Task::Filed(filer) => filing::filed_by_action(state, filer),
        Task::Bounce(filer) => filing::bounced(state, filer, tell),
        Task::Greet => meeting::greet(state),
        Task::Meetings => meeting::meetings(state),
        Task::Met => state.table.now.fresh = Default::default(),
        Task::Turns => turn::next(state, tell),
        Task::RoundEnd => flow::round_end(state, tell),
        Task::Draw(seat, cards) => supplies::draw(state, seat, cards, tell),
        Task::Visit { host, guest } => meeting::visit(state, host, guest),
        Task::Snoop { by, victim } => supplies::snoop(state, by, victim, tell),
        Task::Lend { to, from } => supplies::lend(state, to, from, tell),
        Task::Rob(victim) => meeting::rob(state, victim, tell),
        Task::Line(seat, own, line) => traits::line(state, seat, own, line, tell),
        Task::FurmanDraws(seat) => filing::furman_draws(state, seat),
        Task::Apply => points::apply(state, tell),
        Task::Resolve(played) => cards::resolve(state, played, tell),
        Task::Drop(seat, card) => supplies::drop_played(state, seat, card, tell),
        Task::LadyPays(tenant) => turn::lady_pays(state, tenant),
        Task::Littered(seat) => turn::littered(state, seat),
        Task::Avoids(tenant) => social::avoids(state, tenant),
        Task::WorkBegun => social::begun(state),
        Task::WorkLeave => social::leave(state, tell),
        Task::WorkEffects => social::effects(state),
        Task::WorkEffect(tenant, at) => social::effect(state, tenant, at, tell),
        Task::WorkOther(tenant) => social::effect_on_other(state, tenant, tell),
        Task::TookPart(tenant) => traits::trigger(state, tenant, Trait::ModestCitizen, 2),
        Task::WorkLast(tenant) => social::last(state, tenant),
        Task::WorkLandlord => social::landlord(state, tell),
        Task::WorkEnd => social::end(state, tell),
        Task::Compulsory => social::compulsory(state, tell),
        Task::Hammer => auction::hammer(state, tell),
        Task::Bill => evening::bill(state),
        Task::Billed(tenant) => evening::billed(state, tenant, tell),
        Task::Awards => evening::awards(state, tell),
        Task::CleanUp => evening::clean_up(state, tell),
    }
    false
}

/// Asks for a decision; somebody has to decide.
pub(super) fn ask(state: &mut State, seat: Seat, step: Step) -> bool {
    state.table.decider = seat;
    state.table.step = step;
    true
}

/// Pushes tasks so that they are done in this order.
pub(super) fn push(state: &mut State, tasks: &[Task]) {
    tasks.iter().rev().for_each(|&task| state.table.agenda.push(task));
}

/// Pushes effects that one event sets off together (A4 R95): inside a set they
/// wait for its end, and for what it has set off before.
pub(super) fn push_set(state: &mut State, effects: &[Task]) {
    if effects.is_empty() {
        return;
    }
    let agenda = &mut state.table.agenda;
    let mut at = agenda.len();
    if let Some(end) = agenda.iter().rposition(|task| matches!(task, Task::SetEnd(_)))
        && let Task::SetEnd(waiting) = &mut agenda[end]
    {
        at = end - usize::from(*waiting);
        *waiting += effects.len() as u8 + 1;
    }
    agenda.insert(at, Task::SetEnd(0));
    for (nth, &effect) in effects.iter().rev().enumerate() {
        agenda.insert(at + 1 + nth, effect);
    }
}

/// The task that comes next, to be changed.
pub(super) fn top(state: &mut State) -> Option<&mut Task> {
    state.table.agenda.last_mut()
}

/// The cards that have been played and have not reached their discards, and the
/// seats that played them.
pub(super) fn in_play(table: &Table) -> impl Iterator<Item = (Seat, Card)> + '_ {
    table.agenda.iter().filter_map(|task| match *task {
        Task::Resolve(played) => Some((played.seat, played.card)),
        Task::Drop(seat, card) => Some((seat, card)),
        _ => None,
    })
}

/// The cards of [`in_play`].
pub(super) fn cards_in_play(table: &Table) -> Set<Card> {
    in_play(table).map(|(_, card)| card).collect()
}
