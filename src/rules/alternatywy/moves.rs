//! Decisions and their text form.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::pieces::{Character, Good, Kind, Place, Trait};
use crate::rules::{Seat, UnknownMove};

/// One decision. What it means depends on what was asked: a seat may be the one
/// to denounce, to enter on the List or to swap places with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Move {
    /// Play this Character.
    Character(Character),
    /// Have this Trait in the coming Stage.
    Trait(Trait),
    /// Choose a Location: to go to, to litter, to clean, to close.
    Place(Place),
    /// Choose a player.
    Seat(Seat),
    /// Do a Board Action.
    Board(Deed),
    /// Do the blue action of the Location.
    Blue,
    /// Play a card of this kind.
    Play(Kind),
    /// Use a bonus or the extra benefit of a Trait.
    Bonus(Bonus),
    /// Clean 2 Trash instead of an Action.
    CleanTwo,
    /// Leave 1 Trash.
    Leave,
    /// Clean 1 Trash.
    Clean,
    /// Choose a card of a hand.
    Card(Kind),
    /// Choose a Shop Goods token.
    Good(Good),
    /// Choose a number: of Trash, or of Denunciations.
    Number(u8),
    /// Choose a place of the List, from 1.
    Line(u8),
    /// File a Denunciation.
    File,
    /// Do not file (Modest Citizen).
    Decline,
    /// Ask the Landlord whom to denounce (Informer).
    Ask,
    /// Avoid a Social Work.
    Avoid(Way),
    /// Use what is offered.
    Yes,
    /// Make no use of it, pass, or end a step.
    Done,
}

/// A Board Action (A4 1.6). The same one may stand on both aid sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Flats, Tenant 1: +1 VP for who has the fewest.
    FewestPoints,
    /// Flats, Tenant 2; At the Landlord's, Landlord 2: draw 2 cards.
    DrawTwo,
    /// Flats: repair a Breakdown.
    Repair,
    /// Flats, Landlord 1: take a Denunciation.
    TakeDenunciation,
    /// Staircase: enter a Tenant on the List.
    Enter,
    /// Staircase: change the order of the List.
    Reorder,
    /// Staircase, Landlord: strike a Tenant out.
    StrikeOut,
    /// Staircase, Tenant 2: lose a Round, and another Social Work is revealed.
    ReplaceWork,
    /// Staircase, Tenant 3: enter or move up oneself, for 1 VP.
    SignUp,
    /// At the Landlord's, Tenant 1: file, hoping for the 7th.
    FileForReward,
    /// At the Landlord's, Tenant 2: file, hoping for the 5th or 6th.
    FileForPenalty,
    /// At the Landlord's, Tenant 3: he discards a card, you draw one.
    SwapCards,
    /// At the Landlord's, Landlord 1: exchange 5 or 7 Denunciations.
    Exchange,
    /// Club, Tenant 1: the first lone visit of the Stage.
    FirstVisit,
    /// Club, Tenant 2: 2 Denunciations on oneself go, 2 on another are filed.
    Refile,
    /// Club, Landlord 1: introduce the Social Work.
    Introduce,
    /// Club, Landlord 2: draw a card.
    DrawOne,
    /// Club, Landlord 3: send a met Tenant somewhere in the next Round.
    Send,
    /// Courtyard, Tenant 1: take a Shop Goods token.
    TakeGood,
    /// Courtyard, Tenant 2: visit the Co-op Chairman.
    VisitChairman,
}

impl Deed {
    /// Every one, in order.
    pub const ALL: [Deed; 20] = [
        Deed::FewestPoints,
        Deed::DrawTwo,
        Deed::Repair,
        Deed::TakeDenunciation,
        Deed::Enter,
        Deed::Reorder,
        Deed::StrikeOut,
        Deed::ReplaceWork,
        Deed::SignUp,
        Deed::FileForReward,
        Deed::FileForPenalty,
        Deed::SwapCards,
        Deed::Exchange,
        Deed::FirstVisit,
        Deed::Refile,
        Deed::Introduce,
        Deed::DrawOne,
        Deed::Send,
        Deed::TakeGood,
        Deed::VisitChairman,
    ];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        match self {
            Deed::FewestPoints => "fewest-points",
            Deed::DrawTwo => "draw-two",
            Deed::Repair => "repair",
            Deed::TakeDenunciation => "take-denunciation",
            Deed::Enter => "enter",
            Deed::Reorder => "reorder",
            Deed::StrikeOut => "strike-out",
            Deed::ReplaceWork => "replace-work",
            Deed::SignUp => "sign-up",
            Deed::FileForReward => "file-for-reward",
            Deed::FileForPenalty => "file-for-penalty",
            Deed::SwapCards => "swap-cards",
            Deed::Exchange => "exchange",
            Deed::FirstVisit => "first-visit",
            Deed::Refile => "refile",
            Deed::Introduce => "introduce",
            Deed::DrawOne => "draw-one",
            Deed::Send => "send",
            Deed::TakeGood => "take-good",
            Deed::VisitChairman => "visit-chairman",
        }
    }
}

/// What a Character's bonus or a Trait's extra benefit lets do in one's Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Hustler: change Location, then no Action.
    Hustle,
    /// Kotek: move 1 Trash to another bin.
    MoveTrash,
    /// Kotek: repair a Breakdown in the Flats.
    KotekRepair,
    /// Handyman: repair a Breakdown anywhere.
    HandymanRepair,
    /// Watchful Eye: exchange 5 or 7 Denunciations anywhere.
    Exchange,
}

impl Bonus {
    /// Every one, in order.
    pub const ALL: [Bonus; 5] =
        [Bonus::Hustle, Bonus::MoveTrash, Bonus::KotekRepair, Bonus::HandymanRepair, Bonus::Exchange];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        ["hustle", "move-trash", "kotek-repair", "handyman-repair", "exchange"][self as usize]
    }
}

/// How a Social Work is avoided without a card (A4 R103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By being in the Club (A4 R59).
    Club,
    /// As Chairman of the Block Committee.
    Chairman,
}

impl Way {
    /// Both, in order.
    pub const ALL: [Way; 2] = [Way::Club, Way::Chairman];

    /// The stable name used in text forms.
    pub fn name(self) -> &'static str {
        ["club", "chairman"][self as usize]
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Move::Character(character) => write!(f, "character {character}"),
            Move::Trait(own) => write!(f, "trait {own}"),
            Move::Place(place) => write!(f, "place {place}"),
            Move::Seat(seat) => write!(f, "seat {}", seat.0),
            Move::Board(deed) => write!(f, "board {}", deed.name()),
            Move::Blue => f.write_str("blue"),
            Move::Play(kind) => write!(f, "play {kind}"),
            Move::Bonus(bonus) => write!(f, "bonus {}", bonus.name()),
            Move::CleanTwo => f.write_str("clean-two"),
            Move::Leave => f.write_str("leave"),
            Move::Clean => f.write_str("clean"),
            Move::Card(kind) => write!(f, "card {kind}"),
            Move::Good(good) => write!(f, "good {good}"),
            Move::Number(number) => write!(f, "number {number}"),
            Move::Line(line) => write!(f, "line {line}"),
            Move::File => f.write_str("file"),
            Move::Decline => f.write_str("decline"),
            Move::Ask => f.write_str("ask"),
            Move::Avoid(way) => write!(f, "avoid {}", way.name()),
            Move::Yes => f.write_str("yes"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = UnknownMove;

    fn from_str(text: &str) -> Result<Move, UnknownMove> {
        parse(text).ok_or_else(|| UnknownMove(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Move> {
    let below = |number: &str, end: u8| number.parse().ok().filter(|&number: &u8| number < end);
    Some(match *text.split_whitespace().collect::<Vec<_>>() {
        ["character", name] => Move::Character(name.parse().ok()?),
        ["trait", name] => Move::Trait(name.parse().ok()?),
        ["place", name] => Move::Place(name.parse().ok()?),
        ["seat", seat] => Move::Seat(Seat(below(seat, 6)?)),
        ["board", name] => Move::Board(Deed::ALL.into_iter().find(|deed| deed.name() == name)?),
        ["blue"] => Move::Blue,
        ["play", name] => Move::Play(name.parse().ok()?),
        ["bonus", name] => Move::Bonus(Bonus::ALL.into_iter().find(|bonus| bonus.name() == name)?),
        ["clean-two"] => Move::CleanTwo,
        ["leave"] => Move::Leave,
        ["clean"] => Move::Clean,
        ["card", name] => Move::Card(name.parse().ok()?),
        ["good", name] => Move::Good(name.parse().ok()?),
        ["number", number] => Move::Number(below(number, 13)?),
        ["line", line] => Move::Line(below(line, 6)?),
        ["file"] => Move::File,
        ["decline"] => Move::Decline,
        ["ask"] => Move::Ask,
        ["avoid", name] => Move::Avoid(Way::ALL.into_iter().find(|way| way.name() == name)?),
        ["yes"] => Move::Yes,
        ["done"] => Move::Done,
        _ => return None,
    })
}

impl From<Move> for String {
    fn from(mv: Move) -> String {
        mv.to_string()
    }
}

impl TryFrom<String> for Move {
    type Error = UnknownMove;

    fn try_from(text: String) -> Result<Move, UnknownMove> {
        text.parse()
    }
}
