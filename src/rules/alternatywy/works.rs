//! What each Social Work does, to whom (A4 2.6). "1st", "last", "others" and
//! "listed" mean participants, in the order of the List (A4 R104).

use super::options::Options;
use super::pieces::{Place, Work};
use super::table::Table;

/// What a Social Work does to a Tenant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// VP gained or lost.
    pub points: i8,
    /// A Round is lost.
    pub loses_round: bool,
    /// Cards to discard.
    pub cards: u8,
    /// 1 VP is lost if there are fewer (S09).
    pub cards_or_point: bool,
    /// A token is given up, or 1 VP lost if there is none (S10).
    pub gives_good: bool,
    /// Denunciations that the Landlord takes.
    pub denunciations_taken: u8,
    /// Denunciations that he discards.
    pub denunciations_discarded: u8,
}

impl Share {
    const NOTHING: Share = Share {
        points: 0,
        loses_round: false,
        cards: 0,
        cards_or_point: false,
        gives_good: false,
        denunciations_taken: 0,
        denunciations_discarded: 0,
    };
    const ROUND: Share = Share { loses_round: true, ..Share::NOTHING };
    const CARD: Share = Share { cards: 1, ..Share::NOTHING };
    const POINT: Share = Share { points: 1, ..Share::NOTHING };
    const LOSS: Share = Share { points: -1, ..Share::NOTHING };
}

/// What the participant at a place, from 0, of so many gets.
pub fn share(work: Work, at: u8, participants: u8, littered: bool) -> Share {
    let first = at == 0;
    match work {
        Work::LadyPlays if first => Share { points: -1, ..Share::ROUND },
        Work::LadyPlays | Work::SnowClearing => Share::ROUND,
        Work::WelcomeGuests if first => Share { points: 1, ..Share::ROUND },
        Work::WelcomeGuests => Share::CARD,
        Work::WonderfulInitiative => Share::POINT,
        Work::LetterToTheChairman => Share { points: i8::from(first), denunciations_discarded: 2, ..Share::NOTHING },
        Work::TreePlanting if first => Share { loses_round: true, ..Share::CARD },
        Work::TreePlanting => Share::CARD,
        Work::Painting if first => Share::ROUND,
        Work::Painting if at == 1 => Share::LOSS,
        Work::Painting => Share::NOTHING,
        Work::Gala if first => Share::LOSS,
        Work::Gala => Share::ROUND,
        Work::WastePaper => Share { cards: 2, cards_or_point: true, ..Share::NOTHING },
        Work::Decorating if first => Share { gives_good: true, ..Share::NOTHING },
        Work::Decorating if at + 1 == participants => Share::NOTHING,
        Work::Decorating => Share::CARD,
        Work::BinDuty if littered => Share::LOSS,
        Work::BinDuty => Share::ROUND,
        Work::CivilDefence => Share { points: -i8::from(first), denunciations_taken: 1, ..Share::NOTHING },
    }
}

/// What Tenants who are not listed get, if they are struck, too (S03; S01 by
/// option, A4 R61).
pub fn share_of_others(work: Work, options: &Options) -> Option<Share> {
    match work {
        Work::WonderfulInitiative => Some(Share::CARD),
        Work::LadyPlays if options.lady_plays_to_all => Some(Share::ROUND),
        _ => None,
    }
}

/// VP that the Landlord gains or loses while the participants stand on the List.
pub fn landlord_points(work: Work, table: &Table) -> i8 {
    let participants = table.list.len() as i8;
    let several = i8::from(participants >= 2);
    match work {
        Work::LadyPlays => table.littered.len() as i8,
        Work::WelcomeGuests => {
            let clean = table.trash_at(Place::Courtyard) == 0 && table.trash_at(Place::Staircase) == 0;
            if clean { 1 } else { -1 }
        }
        Work::WonderfulInitiative | Work::CivilDefence => several,
        Work::LetterToTheChairman => i8::from(table.littered_bins() < 2),
        Work::TreePlanting => 1 + i8::from(participants >= 3),
        Work::Painting | Work::Gala => participants.min(2),
        Work::SnowClearing | Work::Decorating => 1,
        Work::WastePaper => 0,
        Work::BinDuty => table.list.iter().map(|&tenant| i8::from(table.littered.contains(tenant))).sum(),
    }
}

/// Cards that the Landlord draws (S09).
pub fn landlord_cards(work: Work, participants: u8) -> u8 {
    if work == Work::WastePaper { participants.min(2) } else { 0 }
}
