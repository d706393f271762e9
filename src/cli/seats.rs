//! Who is to sit where, as a command line or a link says it.

use std::str::FromStr;

use crate::bots::{Level, SeatKind};
use crate::games::GameName;
use crate::locale::Locale;
use crate::rules::{SetUp, SetupFile};

/// How many play, or who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// So many.
    Number(u8),
    /// These.
    List(Vec<SeatKind>),
}

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Seats, String> {
        if let Ok(number) = text.parse() {
            return Ok(Seats::Number(number));
        }
        let kinds: Result<Vec<SeatKind>, _> = text.split(',').map(|kind| kind.trim().parse()).collect();
        kinds.map(Seats::List).map_err(|_| {
            let (least, most) = all_seats();
            let arguments = [("text", text.to_owned().into()), ("least", least.into()), ("most", most.into())];
            Locale::default().say_with("cli-seats-list", &arguments)
        })
    }
}

/// The fewest and the most who may play any of the games: which one is not known
/// yet while a list of seats is read.
fn all_seats() -> (u8, u8) {
    let ranges = || GameName::ALL.iter().map(|game| game.seats());
    let least = ranges().map(|range| *range.start()).min().unwrap_or(1);
    (least, ranges().map(|range| *range.end()).max().unwrap_or(1))
}

impl Seats {
    /// Who sits where, `first` being the first of a bare number.
    pub(crate) fn kinds(&self, first: SeatKind) -> Vec<SeatKind> {
        match self {
            Seats::Number(number) => first_and_bots(first, usize::from(*number)),
            Seats::List(kinds) => kinds.clone(),
        }
    }
}

/// A table of so many: `first`, and bots.
pub(crate) fn first_and_bots(first: SeatKind, number: usize) -> Vec<SeatKind> {
    let others = SeatKind::Bot(Level::Medium);
    (0..number).map(|seat| if seat == 0 { first } else { others }).collect()
}

/// So many can play the game.
///
/// # Errors
/// Says how many can.
pub(crate) fn check_number(seats: usize, game: GameName, locale: Locale) -> Result<(), String> {
    let range = game.seats();
    if u8::try_from(seats).is_ok_and(|seats| range.contains(&seats)) {
        return Ok(());
    }
    let arguments = [
        ("seats", seats.into()),
        ("game", game.name().into()),
        ("least", (*range.start()).into()),
        ("most", (*range.end()).into()),
    ];
    Err(locale.say_with("cli-seats-number", &arguments))
}

/// The setup has a table for so many.
///
/// # Errors
/// Says for how many it is.
pub(crate) fn check_house<G: SetUp>(
    stem: &str,
    file: &SetupFile<G>,
    seats: usize,
    locale: Locale,
) -> Result<(), String> {
    let offered: Vec<u8> = file.tables.keys().copied().collect();
    if offered.iter().any(|&number| usize::from(number) == seats) {
        return Ok(());
    }
    let offered: Vec<String> = offered.iter().map(u8::to_string).collect();
    let arguments =
        [("setup", stem.to_owned().into()), ("seats", seats.into()), ("offered", offered.join(", ").into())];
    Err(locale.say_with("cli-setup-seats", &arguments))
}
