//! The only place where the rules are asked to play.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::{Intent, Live, Look, NoUndo, Refused, Told};
use crate::app::settings::Settings;
use crate::app::stage::Shown;

/// Plays what was intended, and tells what came of it. Whoever intends something
/// saw the table as it was at the beginning of the frame, so once it has changed
/// no other decision is made or taken back in the same frame.
pub(super) fn resolve<G: Shown>(
    mut live: ResMut<Live<G>>,
    mut intents: MessageReader<Intent<G>>,
    mut told: MessageWriter<Told<G>>,
    mut refused: MessageWriter<Refused<G>>,
    mut kept: MessageWriter<NoUndo>,
    settings: Res<Settings>,
) {
    let mut moved_on = false;
    for intent in intents.read() {
        match intent {
            Intent::Play(_) | Intent::Undo | Intent::Redo | Intent::Look(_) if moved_on => {}
            Intent::Play(_) | Intent::Undo | Intent::Redo if live.review().is_some() => {}
            Intent::Play(moves) => {
                for &mv in moves {
                    let by = live.to_act().map(|decision| decision.seat);
                    let looked = live.viewer();
                    match live.play(mv) {
                        Ok(events) => {
                            moved_on = true;
                            told.write(Told { events, view: G::view(live.game().state(), looked), reset: false, by });
                            // Where nothing is hidden another person looks at once, and
                            // sees what is being shown to its end.
                            if live.viewer() != looked {
                                told.write(Told { events: Vec::new(), view: live.view(), reset: false, by: None });
                            }
                        }
                        Err(refusal) => {
                            refused.write(Refused { refusal, game: PhantomData });
                            break;
                        }
                    }
                }
            }
            Intent::Why(mv) => {
                if let Err(refusal) = G::allows(live.game().state(), *mv) {
                    refused.write(Refused { refusal, game: PhantomData });
                }
            }
            Intent::Undo => match live.undo() {
                Ok(()) => {
                    // What was made by itself would only be made again.
                    while live.by_itself(&settings).is_some() && live.undo().is_ok() {}
                    moved_on = true;
                    told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
                }
                Err(why) => {
                    kept.write(NoUndo { why });
                }
            },
            Intent::Redo => {
                let mut next = true;
                while next && let Some(happened) = made_again(&mut live) {
                    moved_on = true;
                    told.write(happened);
                    // Bots had decided since, and would decide the same.
                    next = live.bot_is_next();
                }
            }
            Intent::Look(Look::Run(false)) => live.run(None, false),
            Intent::Look(look) => {
                moved_on = true;
                told.write(looked(&mut live, *look));
            }
            Intent::TakeSeat if live.awaiting().is_none() => {}
            Intent::TakeSeat => {
                live.take_seat();
                told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
            }
        }
    }
}

/// Makes the next decision again.
fn made_again<G: Shown>(live: &mut Live<G>) -> Option<Told<G>> {
    let looked = live.viewer();
    let (by, events) = live.next()?;
    Some(Told { events, view: G::view(live.game().state(), looked), reset: false, by: Some(by) })
}

/// Looks at the match at another point, and tells what is to be seen there.
fn looked<G: Shown>(live: &mut Live<G>, look: Look) -> Told<G> {
    let at = live.decisions();
    match look {
        Look::At(decisions) => live.look_at(decisions),
        Look::Next if live.review().is_some() => {
            if let Some(happened) = made_again(live) {
                return happened;
            }
        }
        Look::Next | Look::Run(false) => {}
        Look::Run(true) => {
            let stands_at = live.review().map_or(at, |review| review.stands_at);
            // Where there is no more, it begins anew.
            live.look_at(if at < stands_at { at } else { 0 });
            live.run(Some(stands_at), false);
        }
        Look::Moment(after) => {
            live.look_at(after.saturating_sub(1));
            live.run(Some(after), false);
        }
        Look::Again => {
            if let Some((before, after)) = live.last_big() {
                let returns = live.review().is_none();
                live.look_at(before);
                live.run(Some(after), returns);
            }
        }
        Look::Leave => live.leave_review(),
        Look::Branch => live.branch(),
    }
    Told { events: Vec::new(), view: live.view(), reset: true, by: None }
}
