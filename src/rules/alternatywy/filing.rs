//! Denunciations: who files, on whom, and what comes of it (A4 1.4, 1.8, R99-R101).

use serde::{Deserialize, Serialize};

use super::agenda::{self, Task, Tasks};
use super::event::Event;
use super::ledger::Source;
use super::moves::Move;
use super::pieces::{Character, Trait};
use super::step::{Step, Window};
use super::table::{MOST_DENUNCIATIONS, State};
use super::{points, traits};
use crate::rules::Seat;

/// A Tenant who files, step by step (A4 R99).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Filing {
    /// Who files.
    pub filer: Seat,
    /// Whether it is because of a meeting.
    pub meeting: bool,
    /// How far it is.
    pub step: FilingStep,
    /// How many Denunciations are still to be filed.
    pub left: u8,
    /// Whom the Landlord has named when asked.
    pub indicated: Option<Seat>,
    /// Whom his bonus has named: the filer must file on this one.
    pub bound: Option<Seat>,
    /// Whom else his bonus has named, once that is filed: it counts as indicated (A4 R29).
    pub named: Option<Seat>,
    /// Whether the filer has named one whom the Landlord indicated.
    pub obeyed: bool,
}

/// How far a filing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FilingStep {
    /// The filer may decline, or ask.
    Start,
    /// The Landlord answers.
    Answer,
    /// He may use his bonus.
    Bonus,
    /// The filer names the accused.
    Name,
    /// Trait lines and Furman's draw.
    Lines,
}

/// A Denunciation on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Denunciation {
    /// On whom.
    pub on: Seat,
    /// Who files it; nobody if the Landlord takes it.
    pub filer: Option<Seat>,
    /// What it is tested for.
    pub test: Test,
}

/// What a Denunciation brings At the Landlord's (A4 1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// Nothing.
    None,
    /// +1 VP for the filer if it is the 7th.
    Reward,
    /// -1 VP for the accused if it is the 5th or 6th.
    Penalty,
}

impl Denunciation {
    /// One that the Landlord takes; the Professor never bounces it (A4 R100).
    pub fn taken(on: Seat) -> Denunciation {
        Denunciation { on, filer: None, test: Test::None }
    }
}

impl Filing {
    /// A filing that is due to a meeting.
    fn met(filer: Seat) -> Filing {
        Filing { meeting: true, step: FilingStep::Start, ..Filing::told(filer) }
    }

    /// A filing that a card asks for: the filer names the accused (A4 R129).
    pub fn told(filer: Seat) -> Filing {
        Filing {
            filer,
            meeting: false,
            step: FilingStep::Name,
            left: 1,
            indicated: None,
            bound: None,
            named: None,
            obeyed: false,
        }
    }
}

/// The next of those who met the Landlord files, in the order he sets.
pub(super) fn next(state: &mut State) -> bool {
    let waiting = state.table.now.to_file;
    let Some(only) = waiting.first() else { return false };
    state.table.agenda.push(Task::Filings);
    if waiting.len() > 1 {
        return agenda::ask(state, state.table.landlord, Step::Filer);
    }
    begin(state, only);
    false
}

/// A Tenant's turn to file has come.
pub(super) fn begin(state: &mut State, filer: Seat) {
    state.table.now.to_file.remove(filer);
    agenda::push(state, &[Task::Filing(Filing::met(filer))]);
}

/// Goes on with a filing; whether somebody has to decide.
pub(super) fn file(state: &mut State, filing: Filing, tell: &mut impl FnMut(Event)) -> bool {
    let Filing { filer, step, .. } = filing;
    let landlord = state.table.landlord;
    match step {
        FilingStep::Start => {
            tell(Event::FilingBegan { filer });
            state.table.agenda.push(Task::Filing(filing));
            agenda::ask(state, filer, Step::File)
        }
        FilingStep::Answer => {
            state.table.agenda.push(Task::Filing(filing));
            agenda::ask(state, landlord, Step::Indicate { filer, asked: true })
        }
        FilingStep::Bonus => {
            let named = Filing { step: FilingStep::Name, ..filing };
            // With two Tenants the accused is forced (A4 R119).
            if state.table.today.name_given || state.table.tenant_count() == 2 {
                return file(state, named, tell);
            }
            state.table.agenda.push(Task::Filing(filing));
            agenda::ask(state, landlord, Step::Indicate { filer, asked: false })
        }
        FilingStep::Name => {
            if filing.left == 0 {
                return file(state, Filing { step: FilingStep::Lines, ..filing }, tell);
            }
            state.table.agenda.push(Task::Filing(filing));
            match filing.bound {
                Some(accused) => accuse(state, accused, tell),
                None => return agenda::ask(state, filer, Step::Accuse),
            }
            false
        }
        FilingStep::Lines => {
            filed(state, filing);
            false
        }
    }
}

/// The answer to a question of the filing on top.
pub(super) fn answer(state: &mut State, mv: Move, tell: &mut impl FnMut(Event)) {
    let Some(Task::Filing(mut filing)) = state.table.agenda.pop() else { return };
    let filer = filing.filer;
    match (filing.step, mv) {
        (FilingStep::Start, Move::Decline) => {
            traits::show(state, filer, tell);
            tell(Event::FilingDeclined { filer });
            return;
        }
        (FilingStep::Start, Move::Ask) => {
            traits::show(state, filer, tell);
            tell(Event::NameAsked { filer });
            filing.step = FilingStep::Answer;
        }
        (FilingStep::Start, _) => filing.step = FilingStep::Bonus,
        (FilingStep::Answer, Move::Seat(accused)) => {
            tell(Event::NameGiven { filer, accused, binding: false });
            filing.indicated = Some(accused);
            filing.step = FilingStep::Bonus;
        }
        (FilingStep::Bonus, Move::Seat(accused)) => {
            state.table.today.name_given = true;
            tell(Event::NameGiven { filer, accused, binding: true });
            filing.bound = Some(accused);
            filing.named = Some(accused);
            filing.step = FilingStep::Name;
        }
        (FilingStep::Bonus, _) => filing.step = FilingStep::Name,
        (FilingStep::Name, Move::Seat(accused)) => {
            state.table.agenda.push(Task::Filing(filing));
            accuse(state, accused, tell);
            return;
        }
        _ => {}
    }
    if filing.meeting && filing.step == FilingStep::Bonus && state.has(filer, Trait::Informer) {
        // Two instead of one; no choice (A4 R98).
        filing.left = 2;
        traits::show(state, filer, tell);
    }
    state.table.agenda.push(Task::Filing(filing));
}

/// The filer on top names the accused.
fn accuse(state: &mut State, accused: Seat, tell: &mut impl FnMut(Event)) {
    let Some(Task::Filing(filing)) = agenda::top(state) else { return };
    filing.left -= 1;
    filing.bound = None;
    filing.obeyed |= filing.indicated == Some(accused) || filing.named == Some(accused);
    let filer = filing.filer;
    tell(Event::Accused { filer, accused });
    agenda::push(state, &[Task::Denounce(Denunciation { on: accused, filer: Some(filer), test: Test::None })]);
}

/// All of a filing is filed: Trait lines, Furman's draw (A4 R99).
fn filed(state: &mut State, filing: Filing) {
    state.table.now.filed.insert(filing.filer);
    let mut effects = Tasks::new();
    for seat in state.table.turn_order() {
        if seat == filing.filer && filing.meeting && state.table.plays(seat, Character::Furman) {
            effects.push(Task::FurmanDraws(seat));
        }
        if seat == filing.filer && filing.obeyed && traits::could_pay(state, seat, Trait::Informer, 1) {
            effects.push(Task::Line(seat, Trait::Informer, 1));
        }
        if seat == state.table.landlord && several_filed(state) {
            effects.push(Task::Line(seat, Trait::WatchfulEye, 1));
        }
    }
    agenda::push_set(state, &effects);
}

/// A Tenant has filed by a Board Action: the Watchful Eye counts it (A4 R123).
pub(super) fn filed_by_action(state: &mut State, filer: Seat) {
    state.table.now.filed.insert(filer);
    if several_filed(state) {
        traits::trigger(state, state.table.landlord, Trait::WatchfulEye, 1);
    }
}

/// Whether the Watchful Eye would be paid for those who have filed in this Round.
fn several_filed(state: &State) -> bool {
    state.table.now.filed.len() >= 2 && traits::could_pay(state, state.table.landlord, Trait::WatchfulEye, 1)
}

/// Furman's bonus, once a Stage.
pub(super) fn furman_draws(state: &mut State, seat: Seat) {
    if !std::mem::replace(&mut state.table.today.furman_drew, true) {
        agenda::push(state, &[Task::Draw(seat, 1)]);
    }
}

/// A Denunciation is about to be filed or taken: W2.
pub(super) fn denounce(state: &mut State, denunciation: Denunciation) {
    let window = Window::Denunciation { on: denunciation.on };
    let from = denunciation.filer.unwrap_or(state.table.landlord);
    agenda::push(state, &[Task::Window(window, from), Task::Denounced(denunciation)]);
}

/// It is filed or taken: the count, its tests, the Professor's bounce.
pub(super) fn denounced(state: &mut State, denunciation: Denunciation, tell: &mut impl FnMut(Event)) {
    let Denunciation { on, filer, test } = denunciation;
    let held = &mut state.table.denunciations[on.index()];
    if *held >= MOST_DENUNCIATIONS {
        // It is lost and tests nothing (A4 R101).
        tell(Event::DenunciationLost { on });
    } else {
        *held += 1;
        let held = *held;
        tell(Event::Denounced { on, filer, held });
        bounce(state, on, filer);
        match (test, held) {
            (Test::Reward, 7) if filer != Some(on) => {
                let Some(filer) = filer else { return };
                points::change(state, filer, 1, Source::Denunciations);
            }
            (Test::Penalty, 5 | 6) => {
                discard(state, on, held, tell);
                points::change(state, on, -1, Source::Denunciations);
            }
            _ => {}
        }
    }
}

/// The Professor's bonus: what another Tenant files and what ends on him comes
/// back on the filer, and is tested for nothing (A4 R100, R120).
fn bounce(state: &mut State, on: Seat, filer: Option<Seat>) {
    let Some(filer) = filer.filter(|&filer| filer != on) else { return };
    if state.table.plays(on, Character::Professor) {
        agenda::push(state, &[Task::Bounce(filer)]);
    }
}

/// The Landlord takes one on the filer, too.
pub(super) fn bounced(state: &mut State, on: Seat, tell: &mut impl FnMut(Event)) {
    tell(Event::Bounced { on });
    denounce(state, Denunciation::taken(on));
}

/// The Landlord discards Denunciations on a Tenant, all if there are fewer.
pub(super) fn discard(state: &mut State, on: Seat, count: u8, tell: &mut impl FnMut(Event)) {
    let held = &mut state.table.denunciations[on.index()];
    let count = count.min(*held);
    *held -= count;
    if count > 0 {
        tell(Event::DenunciationsDiscarded { on, count, held: *held });
    }
}
