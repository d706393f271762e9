//! The buttons beside the prompt: decisions that have no place on the table, and
//! all that can be done in the place where the player on turn stands.

use super::aim::Aim;
use super::ways::{Target, Ways, introduces, target};
use crate::app::flow::Live;
use crate::app::hud::model::{Mark, MoveButton};
use crate::locale::alternatywy::PlaceAction;
use crate::locale::{Locale, alternatywy as say};
use crate::rules::alternatywy::{Alternatywy, Move, Stage, Step, View, Window};

/// Puts a card back into the hand.
pub(super) const PUT_BACK: &str = "put-back";

/// The buttons of who is asked.
pub(super) fn buttons(
    locale: Locale,
    live: &Live<Alternatywy>,
    names: &[String],
    aim: &Aim,
    ways: &Ways,
) -> Vec<MoveButton<Move>> {
    let desk = Desk { locale, view: live.shown(), names, choices: live.choices(), aim };
    if desk.choices.is_empty() {
        return Vec::new();
    }
    if aim.picked.is_some() {
        return desk.of_card(ways);
    }
    let mut buttons = match desk.view.table.step {
        Step::Turn { stage } => desk.of_turn(stage),
        _ => Vec::new(),
    };
    let known: Vec<Move> = buttons.iter().flat_map(|button| button.moves.iter().copied()).collect();
    let others = desk.choices.iter().copied().filter(|mv| !known.contains(mv) && desk.has_button(*mv));
    buttons.extend(others.map(|mv| desk.button(mv)));
    // A second click where a card was played must not cancel it.
    if matches!(desk.view.table.step, Step::React { window: Window::Card { by, .. } } if desk.view.is_own(by)) {
        buttons.reverse();
    }
    buttons
}

/// What buttons are made from.
struct Desk<'a> {
    locale: Locale,
    view: View,
    names: &'a [String],
    choices: &'a [Move],
    aim: &'a Aim,
}

impl Desk<'_> {
    /// A button that says what a decision does.
    fn button(&self, mv: Move) -> MoveButton<Move> {
        let words = say::choice(self.locale, &self.view, self.names, mv);
        let due = mv == Move::Done && !self.aim.by_keys && self.is_late();
        let button = MoveButton::new(words, vec![mv]).chosen(self.is_aimed(mv) || due);
        match self.about(mv) {
            Some(about) => button.about(about),
            None => button,
        }
    }

    fn is_aimed(&self, mv: Move) -> bool {
        self.aim.by_keys && self.aim.moves == [mv]
    }

    /// Whether the Action is done, so that ending the Turn comes next.
    fn is_late(&self) -> bool {
        matches!(self.view.table.step, Step::Turn { stage: Stage::After | Stage::Late })
    }

    fn about(&self, mv: Move) -> Option<String> {
        let lines = match mv {
            Move::Play(kind) => vec![say::card_about(self.locale, kind)],
            Move::Bonus(bonus) => say::explain_bonus(self.locale, bonus).split_off(1),
            _ => return None,
        };
        Some(lines.join("\n"))
    }

    /// The card that is picked up: where it needs no target it is played here.
    fn of_card(&self, ways: &Ways) -> Vec<MoveButton<Move>> {
        let aimless = ways.all.iter().filter(|way| matches!(way.target, Target::Card(_) | Target::Button));
        let mut buttons: Vec<_> = aimless.filter_map(|way| way.moves.first()).map(|&mv| self.button(mv)).collect();
        buttons.push(MoveButton::pressing(self.locale.say("alternatywy-hud-put-back"), PUT_BACK));
        buttons
    }

    /// What can be done in this place at this point of the Turn, allowed or not.
    fn of_turn(&self, stage: Stage) -> Vec<MoveButton<Move>> {
        let table = &self.view.table;
        let Some(place) = table.place(table.decider) else { return Vec::new() };
        let side = table.side(table.decider);
        let due = |mv: Move| match stage {
            Stage::Action => matches!(mv, Move::Board(_) | Move::CleanTwo),
            Stage::After => matches!(mv, Move::Blue | Move::Leave | Move::Clean),
            Stage::Late => false,
        };
        let actions = say::place_actions(self.locale, &self.view, place);
        let own = actions.into_iter().filter(|action| action.side == side);
        own.filter_map(|action| {
            let mv = action.mv.filter(|&mv| due(mv))?;
            Some(self.of_action(mv, action))
        })
        .collect()
    }

    fn of_action(&self, mv: Move, action: PlaceAction) -> MoveButton<Move> {
        let blue = mv == Move::Blue;
        let mut about = vec![action.about];
        about.extend(blue.then(|| self.locale.say("alternatywy-hud-blue")));
        about.extend(action.verdict.and_then(Result::err));
        if let Some(work) = self.view.table.work.filter(|_| introduces(&self.view, mv)) {
            let preview = say::work_preview(self.locale, &self.view, self.names, work);
            about.extend((!preview.is_empty()).then(|| self.locale.say("alternatywy-work-now")));
            about.extend(preview);
        }
        MoveButton::new(action.name, vec![mv])
            .about(about.join("\n"))
            .enabled(self.choices.contains(&mv))
            .chosen(self.is_aimed(mv))
            .marked(blue.then_some(Mark::Blue))
    }

    /// Whether a decision has a button: those without a place on the table,
    /// answers, and whatever the keyboard aims at.
    fn has_button(&self, mv: Move) -> bool {
        let answer = match self.view.table.step {
            Step::React { .. } | Step::TakePart | Step::KeepCard { .. } => true,
            // The lines of the List are small for a finger.
            _ => matches!(mv, Move::Done | Move::Yes | Move::Number(_) | Move::Line(_)),
        };
        answer || target(&self.view, mv) == Target::Button || self.is_aimed(mv)
    }
}
