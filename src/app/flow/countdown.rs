//! The clock for reactions, where the table wants one.

use bevy::prelude::*;

use super::{Intent, Live};
use crate::app::screens::{Busy, Curtain};
use crate::app::settings::Settings;
use crate::app::sound::{PlaySound, Sound};
use crate::app::stage::{Shown, Stage};

/// The last seconds are heard.
const HEARD: u8 = 3;

/// The time a person has left for a reaction; nothing while no clock runs. The
/// rules never see it: when it is over, the move is made that declines.
#[derive(Resource, Default, Debug)]
pub struct Countdown(Option<Running>);

#[derive(Clone, Copy, Debug)]
struct Running {
    /// How many decisions had been made when the question was asked.
    decision: usize,
    /// The time there is for it, in seconds.
    whole: u8,
    /// What is left of it.
    left: f32,
}

impl Countdown {
    /// The seconds that are left, a begun one in full; nothing if there is no limit.
    pub fn seconds(&self) -> Option<u8> {
        self.0.map(Running::seconds)
    }

    /// How much of the time is left, from 1 to 0.
    pub fn part(&self) -> f32 {
        self.0.map_or(0.0, |running| running.left / f32::from(running.whole))
    }
}

impl Running {
    fn seconds(self) -> u8 {
        self.left.ceil() as u8
    }
}

/// Lets the clock run while a person can think about a reaction, and declines when
/// it has run down. It stands while something is shown or a page hangs in front;
/// while the machine is passed on, nobody has been asked yet.
pub(super) fn run<G: Shown>(
    live: Res<Live<G>>,
    stage: Res<Stage>,
    settings: Res<Settings>,
    curtain: Res<State<Curtain>>,
    time: Res<Time>,
    mut countdown: ResMut<Countdown>,
    mut busy: ResMut<Busy>,
    mut intents: MessageWriter<Intent<G>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    // It stands while somebody looks back, too.
    if live.review().is_some() {
        return;
    }
    let asked = live.to_act().filter(|_| live.asks_a_person());
    let declines = asked.and_then(|decision| G::declines(&decision.prompt));
    let (Some(declines), Some(whole)) = (declines, settings.reaction_time) else {
        if countdown.0.is_some() {
            countdown.0 = None;
        }
        return;
    };
    let stands = !stage.is_still() || **curtain != Curtain::Up;
    let decision = live.game().record().moves.len();
    let known = countdown.0.filter(|running| (running.decision, running.whole) == (decision, whole));
    let Some(before) = known else {
        // The frame in which somebody is asked is not counted: it may have been long.
        countdown.0 = Some(Running { decision, whole, left: whole.into() });
        busy.0 |= !stands;
        return;
    };
    if stands {
        return;
    }
    let now = Running { left: (before.left - time.delta_secs()).max(0.0), ..before };
    countdown.0 = Some(now);
    busy.0 = true;
    if now.seconds() < before.seconds() && (1..=HEARD).contains(&now.seconds()) {
        sounds.write(PlaySound { sound: Sound::Hover, pitch: 0.8 });
    }
    if now.left <= 0.0 {
        intents.write(Intent::Play(vec![declines]));
    }
}

/// The next match begins without a clock.
pub(super) fn stop(mut countdown: ResMut<Countdown>) {
    countdown.0 = None;
}
