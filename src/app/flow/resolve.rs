//! The only place where the rules are asked to play.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::{Intent, Live, NoUndo, Refused, Told};
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
            Intent::Play(_) | Intent::Undo if moved_on => {}
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
            Intent::TakeSeat if live.awaiting().is_none() => {}
            Intent::TakeSeat => {
                live.take_seat();
                told.write(Told { events: Vec::new(), view: live.view(), reset: true, by: None });
            }
        }
    }
}
