//! The only place where the rules are asked to play.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::{Intent, Live, Look, NoUndo, Refused, Told};
use crate::app::settings::Settings;
use crate::app::stage::Shown;
use crate::rules::{Seat, Viewer};

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
                            tell(&live, events, by, looked, &mut told);
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
                while next && make_again(&mut live, &mut told) {
                    moved_on = true;
                    // Bots had decided since, and would decide the same.
                    next = live.bot_is_next();
                }
            }
            Intent::Look(Look::Run(false)) => live.run(None, false),
            Intent::Look(look) => {
                moved_on = true;
                look_at(&mut live, *look, &mut told);
            }
            // Who thinks about it is no matter of the rules.
            Intent::Hint => {}
            Intent::Give(seat, kind) => {
                let looked = live.viewer();
                live.give(*seat, *kind);
                // Whoever goes on looking sees what is being shown to its end.
                let reset = live.viewer() != looked;
                told.write(Told { events: Vec::new(), view: live.view(), reset, by: None });
            }
            Intent::TakeSeat if live.awaiting().is_none() => {}
            Intent::TakeSeat => {
                live.take_seat();
                told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
            }
        }
    }
}

/// Tells what came of a decision as `looked` may see it, who looked when it was made.
fn tell<G: Shown>(
    live: &Live<G>,
    events: Vec<G::Event>,
    by: Option<Seat>,
    looked: Viewer,
    told: &mut MessageWriter<Told<G>>,
) {
    told.write(Told { events, view: G::view(live.game().state(), looked), reset: false, by });
    // Where nothing is hidden another person looks at once, and sees what is being
    // shown to its end.
    if live.viewer() != looked {
        told.write(Told { events: Vec::new(), view: live.view(), reset: false, by: None });
    }
}

/// Makes the next decision again; whether there was one.
fn make_again<G: Shown>(live: &mut Live<G>, told: &mut MessageWriter<Told<G>>) -> bool {
    let looked = live.viewer();
    let Some((by, events)) = live.next() else { return false };
    tell(live, events, Some(by), looked, told);
    true
}

/// Looks at the match at another point, and tells what is to be seen there.
fn look_at<G: Shown>(live: &mut Live<G>, look: Look, told: &mut MessageWriter<Told<G>>) {
    match look {
        Look::At(moment) => live.look_at(moment),
        Look::Next => {
            let to = live.moment() + 1;
            while live.review().is_some() && !live.has_reached(to) && make_again(live, told) {}
            return;
        }
        Look::Run(false) => {}
        Look::Run(true) => {
            let (at, last) = (live.moment(), live.last_moment());
            // Where there is no more, it begins anew.
            live.look_at(if at < last { at } else { 0 });
            live.run(Some(last), false);
        }
        Look::Moment(moment) => {
            live.look_at(moment.saturating_sub(1));
            live.run(Some(moment), false);
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
    told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
}
