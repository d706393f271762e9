//! How much of the match is left.

use crate::rules::Seat;
use crate::rules::alternatywy::{Skip, Table, Variant};

/// Rounds of a Stage.
const ROUNDS: i32 = 5;

/// Stages that a Sudden end is thought to go on for. It depends on no VP: else
/// whoever scores would seem to shorten his own match.
const SUDDEN_STAGES: u8 = 2;

/// The time that is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// Rounds of this Stage after this one.
    pub today: i32,
    /// Rounds of the match after this one.
    pub rounds: i32,
    /// How many more Auctions there are, today's included.
    pub auctions: i32,
}

impl Outlook {
    pub(super) fn of(table: &Table) -> Outlook {
        let stages = match table.options.variant {
            Variant::Stages(stages) => stages.saturating_sub(table.stage),
            Variant::Sudden { last_stage } => last_stage.saturating_sub(table.stage).min(SUDDEN_STAGES),
        };
        let today = if table.evening { 0 } else { ROUNDS - i32::from(table.round) };
        let rounds = today + ROUNDS * i32::from(stages);
        Outlook { today, rounds, auctions: i32::from(stages) + 1 }
    }

    /// What is left of something that Rounds to come make use of, in hundredths.
    pub(super) fn keeps(&self) -> i32 {
        (20 * self.rounds).min(100)
    }

    /// How sure it is that what holds now holds at the end of the day, in hundredths.
    pub(super) fn holds(&self, evening: bool) -> i32 {
        if evening { 100 } else { 85 - 10 * self.today }
    }
}

/// Whether the Turn of a seat in this Round is still to come.
pub(super) fn plays_yet(table: &Table, seat: Seat) -> bool {
    table.place(seat).is_some()
        && table.turn.seat != Some(seat)
        && !table.now.acted.contains(seat)
        && table.skips[seat.index()] != Skip::ThisRound
}
