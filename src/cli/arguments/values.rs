//! Values on the command line that are more than a word or a number.

use std::time::Duration;

use crate::bots::{Level, SeatKind};
use crate::locale::Locale;

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

/// A number of matches, at least one.
pub(super) fn matches(text: &str) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|matches| *matches > 0)
        .ok_or_else(|| format!("\"{text}\" is not a number of matches; at least 1 is played"))
}

/// The level of a bot, where people cannot play.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let text = text.trim();
    let levels = Level::ALL.map(Level::name).join(", ");
    if text == SeatKind::Human.name() {
        return Err(format!("people cannot play there, only bots; their levels are {levels}"));
    }
    text.parse().map_err(|_| format!("\"{text}\" is none of {levels}"))
}
