//! What many matches say of a bot.

use serde::Serialize;

use super::played::{Result, Thinking};

/// The results of one bot, or of several of one level.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub games: u32,
    /// Parts of victories, a draw counted as a part for each.
    pub wins: f64,
    scores: f64,
    thinking: Thinking,
}

/// A part of a whole that was measured, with the interval in which the true one
/// lies in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Rate {
    #[serde(rename = "win_rate")]
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Rate {
    /// `part` of `whole`, with the interval of Wilson.
    pub(super) fn of(part: f64, whole: f64) -> Rate {
        /// The deviations that hold 95 of 100 cases.
        const Z: f64 = 1.959_964;
        if whole <= 0.0 {
            return Rate { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let rate = part / whole;
        let middle = (rate + Z * Z / (2.0 * whole)) / (1.0 + Z * Z / whole);
        let spread = Z / (1.0 + Z * Z / whole) * (rate * (1.0 - rate) / whole + Z * Z / (4.0 * whole * whole)).sqrt();
        Rate { rate, low: (middle - spread).max(0.0), high: (middle + spread).min(1.0) }
    }
}

impl Tally {
    pub(super) fn add(&mut self, result: &Result) {
        self.games += 1;
        self.wins += result.share;
        self.scores += f64::from(result.score);
        self.thinking.add(result.thinking);
    }

    pub(super) fn rate(&self) -> Rate {
        Rate::of(self.wins, f64::from(self.games))
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.scores / f64::from(self.games.max(1))
    }

    /// Milliseconds of a decision, on average.
    pub(super) fn mean_ms(&self) -> f64 {
        1e3 * self.thinking.seconds / f64::from(self.thinking.decisions.max(1))
    }

    /// Milliseconds of the longest decision.
    pub(super) fn max_ms(&self) -> f64 {
        1e3 * self.thinking.longest
    }

    /// Milliseconds of the decisions in a row that took longest together.
    pub(super) fn turn_ms(&self) -> f64 {
        1e3 * self.thinking.turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Newcombe, 1998, table I: 81 of 263.
        let rate = Rate::of(81.0, 263.0);
        assert!((rate.low - 0.2553).abs() < 5e-5 && (rate.high - 0.3662).abs() < 5e-5, "{rate:?}");
        let none = Rate::of(0.0, 20.0);
        assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 5e-5, "{none:?}");
        assert_eq!(Rate::of(0.0, 0.0), Rate { rate: 0.0, low: 0.0, high: 1.0 });
    }
}
