//! Who decides: the person who is asked, the rules when there is one way, or a bot.

use bevy::prelude::*;

use super::mind::Mind;
use super::{Intent, Live, Told};
use crate::app::settings::Settings;
use crate::app::stage::{Shown, Stage};
use crate::bots::{Level, Thought, thought_seed};
use crate::rules::{Seat, Viewer};

/// How long bots wait before a decision, so that people can follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace(pub f32);

/// Hides the hands while the machine is passed on.
pub(super) fn hand_over<G: Shown>(mut live: ResMut<Live<G>>, stage: Res<Stage>, mut told: MessageWriter<Told<G>>) {
    if live.awaiting().is_some() && stage.is_still() && live.viewer() != Viewer::Spectator {
        live.turn_away();
        told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
    }
}

/// Makes a person's decision that has only one way, if they want it so.
pub(super) fn forced_steps<G: Shown>(
    live: Res<Live<G>>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    mut intents: MessageWriter<Intent<G>>,
) {
    if !stage.is_still() {
        return;
    }
    if let Some(only) = live.by_itself(&settings) {
        intents.write(Intent::Play(vec![only]));
    }
}

/// What the bot to decide is thinking.
#[derive(Debug)]
pub(super) struct Thinking<G: Shown> {
    /// How many decisions had been made, who decides, and how well.
    about: (usize, Seat, Level),
    waited: f32,
    mind: Mind<G>,
}

/// Lets the bot to decide think, and says its decision
/// when the table is still and people had time to look.
pub(super) fn bots<G: Shown>(
    live: Res<Live<G>>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut thinking: Local<Option<Thinking<G>>>,
    mut intents: MessageWriter<Intent<G>>,
) {
    let Some((decision, level)) = live.bot() else {
        *thinking = None;
        return;
    };
    if live.is_added() {
        *thinking = None;
    }
    let made = live.decisions();
    // A seat may have been given to somebody else in the middle of a thought.
    let about = (made, decision.seat, level);
    if thinking.as_ref().is_none_or(|thinking| thinking.about != about) {
        let view = G::view(live.game().state(), Viewer::Seat(decision.seat));
        let seed = thought_seed(live.game().record().seed, made as u32, decision.seat);
        *thinking = Some(Thinking { about, waited: 0.0, mind: Mind::new(Thought::new(level, view, seed)) });
    }
    let Some(Thinking { waited, mind, .. }) = thinking.as_mut() else { return };
    let answer = mind.think().map(|(_, mv)| mv);
    if !stage.is_still() {
        return;
    }
    *waited += time.delta_secs().min(0.05) * settings.speed.factor().unwrap_or(1000.0);
    let Pace(pause) = G::pace(&decision.prompt);
    if let Some(answer) = answer
        && *waited >= pause
    {
        *thinking = None;
        intents.write(Intent::Play(vec![answer]));
    }
}
