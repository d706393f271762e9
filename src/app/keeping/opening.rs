//! Opening a match that was written.

use bevy::prelude::*;

use super::{Kept, known_game, players};
use crate::app::Playable;
use crate::app::flow::Live;
use crate::app::screens::Plan;
use crate::bots::SeatKind;
use crate::games::{GameName, with_game};
use crate::levels::Levels;
use crate::record::{BadRecord, Heading, Label, Match, game_of_code, read_code};
use crate::rules::Standing;

/// A match to be opened instead of a new one.
#[derive(Resource, Debug)]
pub struct Opening<G: Playable> {
    /// The match.
    pub game: Match<G>,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// Under which key it is kept, if it goes on where it was kept.
    pub kept: Option<Kept>,
}

impl<G: Playable> Opening<G> {
    /// The match on the table: where it stands, or at its beginning if it is over
    /// and there is nothing to do but to look at it.
    pub fn live(&self) -> Live<G> {
        let mut live = Live::of(self.game.clone(), self.seats.clone());
        if matches!(G::standing(self.game.state()), Standing::Over(_)) {
            live.look_at(0);
        }
        live
    }
}

/// The game of a written match, a text or a code, if it is one that is played here.
pub fn game_of(written: &str) -> Option<GameName> {
    let code = game_of_code(written).and_then(GameName::named);
    code.or_else(|| known_game(&Heading::read(written).ok()?).ok())
}

/// Reads a match from a text or a code, and plans that it is opened next. `key` is
/// where it is kept.
///
/// # Errors
/// Says why it is no match that can be played here.
pub fn open(commands: &mut Commands, plan: &mut Plan, written: &str, key: Option<String>) -> Result<(), BadRecord> {
    open_for(commands, plan, written, key, None)
}

/// The same for these `seats`, if they are said, whoever played it before.
///
/// # Errors
/// As [`open`].
pub fn open_for(
    commands: &mut Commands,
    plan: &mut Plan,
    written: &str,
    key: Option<String>,
    seats: Option<&[SeatKind]>,
) -> Result<(), BadRecord> {
    if let Some(game) = game_of_code(written).and_then(GameName::named) {
        return with_game!(game, G => {
            let game = read_code::<G>(written, &Levels::built_in())?;
            prepare(commands, plan, game, Label::default(), None, seats);
            Ok(())
        });
    }
    let game = known_game(&Heading::read(written)?)?;
    with_game!(game, G => {
        let (game, label) = Match::<G>::read(written)?;
        prepare(commands, plan, game, label, key, seats);
        Ok(())
    })
}

fn prepare<G: Playable>(
    commands: &mut Commands,
    plan: &mut Plan,
    game: Match<G>,
    label: Label,
    key: Option<String>,
    seats: Option<&[SeatKind]>,
) {
    let seats = seats.map_or_else(|| players(&label, game.record().seats), <[SeatKind]>::to_vec);
    plan.take(&game, seats.clone());
    let kept = key.map(|key| Kept { key, label });
    commands.insert_resource(Opening { game, seats, kept });
}
