//! Looking at a match at another point than where it stands: a replay, a moment
//! of the log, the last big event once more.

use bevy::prelude::*;

use super::{Intent, Live};
use crate::app::screens::WordsHaveFocus;
use crate::app::settings::Settings;
use crate::app::stage::{Shown, Stage};
use crate::rules::Decision;

/// How a match is looked at that nobody is playing now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Review {
    /// How many decisions the match has where it stands.
    pub stands_at: usize,
    /// Whether it is over there.
    pub over: bool,
    /// Whether it goes on by itself, and up to which moment ([`Live::moment`]).
    pub until: Option<usize>,
    /// Whether it is a moment that is shown once more, slowly, and then left.
    pub again: bool,
}

/// What somebody wants who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// See it as it was at the end of a moment ([`Live::moment`]).
    At(usize),
    /// See the next moment.
    Next,
    /// Let it go on by itself from here, or stop it.
    Run(bool),
    /// See a moment happen again.
    Moment(usize),
    /// See the last big event again, slowly, and go on with the match.
    Again,
    /// Go back to where the match stands.
    Leave,
    /// Begin a match of one's own from here.
    Branch,
}

/// The keys of whoever looks at a match, and those that begin it.
pub(super) fn press_keys<G: Shown>(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<WordsHaveFocus>,
    live: Res<Live<G>>,
    mut stage: ResMut<Stage>,
    mut intents: MessageWriter<Intent<G>>,
) {
    if focus.0 {
        return;
    }
    let at = live.moment();
    let Some(review) = live.review() else {
        let begins = [(KeyCode::KeyV, Look::At(at)), (KeyCode::KeyI, Look::Again)];
        let pressed = begins.into_iter().find(|(key, _)| keys.just_pressed(*key));
        if let Some((_, look)) = pressed.filter(|_| live.awaiting().is_none()) {
            intents.write(Intent::Look(look));
        }
        return;
    };
    if review.again {
        // It is shown once more and ends by itself; it can only be left.
        if keys.any_just_pressed([KeyCode::KeyV, KeyCode::KeyI, KeyCode::Enter, KeyCode::Space]) {
            intents.write(Intent::Look(Look::Leave));
        }
        return;
    }
    let wishes = [
        (KeyCode::ArrowRight, Look::Next),
        (KeyCode::ArrowLeft, Look::At(at.saturating_sub(1))),
        (KeyCode::Home, Look::At(0)),
        (KeyCode::End, Look::At(live.last_moment())),
        (KeyCode::Space, Look::Run(review.until.is_none())),
        (KeyCode::KeyB, Look::Branch),
        (KeyCode::KeyI, Look::Again),
        (KeyCode::KeyV, Look::Leave),
        (KeyCode::Enter, Look::Leave),
    ];
    let Some((_, look)) = wishes.into_iter().find(|(key, _)| keys.just_pressed(*key)) else { return };
    match look {
        // What is being shown comes first.
        Look::Next if !stage.is_still() => stage.skip(),
        Look::Branch if at == live.last_moment() => {}
        look => {
            intents.write(Intent::Look(look));
        }
    }
}

/// The tempo of the stage at which a moment is shown again, as
/// [`crate::cli::Speed::factor`] has it.
pub(super) const SLOWLY: f32 = 0.5;

/// For so many seconds the end of a moment that was shown again can be looked at.
const LINGER: f32 = 0.9;

/// Lets a match that is looked at go on by itself, and ends a moment that was
/// shown again.
pub(super) fn go_on<G: Shown>(
    live: Res<Live<G>>,
    mut stage: ResMut<Stage>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut waited: Local<(usize, f32)>,
    mut intents: MessageWriter<Intent<G>>,
) {
    let Some(review) = live.review() else {
        stage.set_tempo(None);
        return;
    };
    stage.set_tempo(review.again.then_some(SLOWLY));
    let at = live.moment();
    let Some(until) = review.until.filter(|_| stage.is_still()) else { return };
    if waited.0 != at {
        *waited = (at, 0.0);
    }
    let factor = if review.again { 1.0 } else { settings.speed.factor().unwrap_or(6.0) };
    waited.1 += time.delta_secs().min(0.05) * factor;
    let pause = match live.to_act() {
        _ if at >= until => LINGER,
        Some(Decision { prompt, .. }) => G::pace(&prompt).0,
        None => LINGER,
    };
    if waited.1 < pause {
        return;
    }
    waited.1 = 0.0;
    intents.write(Intent::Look(match (at < until, review.again) {
        (true, _) => Look::Next,
        (false, true) => Look::Leave,
        (false, false) => Look::Run(false),
    }));
}
