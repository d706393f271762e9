//! What is weighed in each game.

use crate::bots::Evaluate;
use crate::levels::Leveled;
use crate::rules::Seat;
use crate::rules::alternatywy::{self, Alternatywy};
use crate::rules::eviction::{self, Eviction};
use crate::rules::landlord::{self, Landlord};

/// A game whose numbers can be weighed.
pub(super) trait Weighed: Evaluate + Leveled {
    /// Whether one plays alone against all others: duels are then played on both
    /// sides, at the smallest table.
    const SIDES: bool;

    /// How much of its time a hard bot takes in the ladder, in percent, if nothing else
    /// is said: as much as lets the table be made in minutes.
    const EFFORT: u32;

    /// Whether a move plays a card or takes a role that should not decide matches by
    /// itself.
    fn is_weighed(mv: Self::Move) -> bool;

    /// What a seat was all match, besides its seat.
    fn roles(_end: &Self::State, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}

impl Weighed for Eviction {
    const SIDES: bool = false;

    const EFFORT: u32 = 20;

    fn is_weighed(mv: eviction::Move) -> bool {
        matches!(mv, eviction::Move::Card(_))
    }
}

impl Weighed for Landlord {
    const SIDES: bool = false;

    const EFFORT: u32 = 67;

    fn is_weighed(mv: landlord::Move) -> bool {
        use landlord::Move;
        matches!(mv, Move::Finish(_) | Move::Play(_) | Move::Politics(_) | Move::Counter(_))
    }
}

impl Weighed for Alternatywy {
    const SIDES: bool = true;

    const EFFORT: u32 = 20;

    fn is_weighed(mv: alternatywy::Move) -> bool {
        use alternatywy::Move;
        matches!(mv, Move::Play(_) | Move::Trait(_))
    }

    fn roles(end: &alternatywy::State, seat: Seat) -> Vec<String> {
        let character = end.table.characters[seat.index()];
        character.map(|character| format!("character {}", character.name())).into_iter().collect()
    }
}
