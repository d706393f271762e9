//! Values on the command line that are more than a word or a number.

use std::str::FromStr;
use std::time::Duration;

use crate::bots::SeatKind;
use crate::games::GameName;
use crate::locale::Locale;

/// How many play, or who.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Seats {
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

/// A time in seconds, more than none and at most an hour.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || Locale::default().say_with("cli-every", &[("text", text.to_owned().into())]);
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds <= 3600.0).ok_or_else(wrong)?;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero()).ok_or_else(wrong)
}

/// A width and a height in pixels: `1280x720`.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |text: &str| text.parse().ok().filter(|side| (1..=8192).contains(side));
    let both = text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?)));
    both.ok_or_else(|| Locale::default().say_with("cli-size", &[("text", text.to_owned().into())]))
}
