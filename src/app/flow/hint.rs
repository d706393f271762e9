//! A hint: what the strongest bot would do in the place of the person who is asked.

use bevy::prelude::*;

use super::mind::Mind;
use super::{Intent, Live};
use crate::app::screens::{Busy, Curtain, WordsHaveFocus};
use crate::app::stage::Shown;
use crate::bots::{Considered, Level, Thought, advice, thought_seed};
use crate::rules::{Seat, Viewer};

/// What is thought about the decision of a person who asked for advice; nothing if
/// nobody did. It is thought from the view of that seat, as any bot thinks, and is
/// forgotten when the match goes on.
#[derive(Resource, Debug)]
pub struct Hint<G: Shown>(Option<Asked<G>>);

impl<G: Shown> Default for Hint<G> {
    fn default() -> Self {
        Hint(None)
    }
}

/// A person wants to know what to do.
#[derive(Debug)]
struct Asked<G: Shown> {
    /// How many decisions had been made.
    decision: usize,
    seat: Seat,
    mind: Mind<G>,
    advice: Option<Vec<Considered<G::Move>>>,
}

impl<G: Shown> Hint<G> {
    /// Whether it is being thought about.
    pub fn is_thinking(&self) -> bool {
        self.0.as_ref().is_some_and(|asked| asked.advice.is_none())
    }

    /// What was thought of: first what should be decided, then the others from the
    /// best on. Nothing while it is being thought about.
    pub fn advice(&self) -> Option<&[Considered<G::Move>]> {
        self.0.as_ref()?.advice.as_deref()
    }
}

/// A decision has been recommended: the table aims at it, as if the keyboard did.
#[derive(Message, Clone, Copy, Debug)]
pub struct Advised<G: Shown>(pub G::Move);

/// The key that asks for a hint.
pub(super) fn press_key<G: Shown>(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<WordsHaveFocus>,
    live: Res<Live<G>>,
    mut intents: MessageWriter<Intent<G>>,
) {
    if keys.just_pressed(KeyCode::KeyA) && !focus.0 && live.asks_a_person() {
        intents.write(Intent::Hint);
    }
}

/// Forgets what was thought when the question is another one, or somebody else looks.
pub(super) fn forget<G: Shown>(live: Res<Live<G>>, mut hint: ResMut<Hint<G>>) {
    let holds = |asked: &Asked<G>| who_is_asked(&live) == Some(asked.seat) && live.decisions() == asked.decision;
    if hint.0.as_ref().is_some_and(|asked| !holds(asked)) {
        hint.0 = None;
    }
}

/// The next match begins without advice.
pub(super) fn drop_it<G: Shown>(mut hint: ResMut<Hint<G>>) {
    hint.0 = None;
}

/// Begins to think when somebody asks, and says in the end what should be decided.
/// Whoever asks again is told again.
pub(super) fn advise<G: Shown>(
    live: Res<Live<G>>,
    mut hint: ResMut<Hint<G>>,
    mut intents: MessageReader<Intent<G>>,
    mut advised: MessageWriter<Advised<G>>,
    curtain: Res<State<Curtain>>,
    mut busy: ResMut<Busy>,
) {
    let asks = intents.read().any(|intent| matches!(intent, Intent::Hint));
    if let Some(seat) = who_is_asked(&live).filter(|_| asks) {
        match hint.advice().and_then(|advice| advice.first()) {
            Some(best) => {
                advised.write(Advised(best.mv));
                busy.0 = true;
            }
            None if hint.is_thinking() => {}
            None => hint.0 = Some(ask(&live, seat)),
        }
    }
    if !hint.is_thinking() || **curtain != Curtain::Up {
        return;
    }
    let Some(asked) = hint.0.as_mut() else { return };
    if let Some((thought, mv)) = asked.mind.think() {
        asked.advice = Some(advice(thought, mv));
        advised.write(Advised(mv));
        // What is aimed at may be lit a frame later.
        busy.0 = true;
    }
}

/// The seat of the person who is asked and looks.
fn who_is_asked<G: Shown>(live: &Live<G>) -> Option<Seat> {
    let seat = live.to_act().filter(|_| live.asks_a_person())?.seat;
    (live.viewer() == Viewer::Seat(seat)).then_some(seat)
}

fn ask<G: Shown>(live: &Live<G>, seat: Seat) -> Asked<G> {
    let decision = live.decisions();
    let seed = thought_seed(live.game().record().seed, decision as u32, seat);
    let view = G::view(live.game().state(), Viewer::Seat(seat));
    Asked { decision, seat, mind: Mind::new(Thought::new(Level::Hard, view, seed)), advice: None }
}
