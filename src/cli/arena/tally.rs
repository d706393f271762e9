//! What many matches say of a bot, and how sure it is.

use super::played::{Result, Thinking};

/// The deviations that hold 95 of 100 cases.
const Z: f64 = 1.959_964;

/// With fewer blocks than that, how far they are apart says little.
const FEW: usize = 5;

/// What was measured in blocks. All rotations of one seed are one block, since they
/// have the same luck; blocks know nothing of each other.
///
/// A block is a part of a whole, as victories of seats or points of seats. What is
/// estimated is the sum of the parts over the sum of the wholes, and its standard
/// error is that of this ratio over the blocks (Cochran, *Sampling Techniques*, 6.4).
/// Where all wholes are alike, this is the mean of the blocks and its standard error.
#[derive(Clone, Debug, Default)]
pub(super) struct Blocks(Vec<(f64, f64)>);

/// What was measured, with the interval in which the true value lies in 95 of 100
/// cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The results of one bot, or of several of one level.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// Matches, counted once for each seat of the level.
    pub games: u32,
    /// Parts of victories, a draw counted as a part for each.
    pub wins: f64,
    rates: Blocks,
    scores: Blocks,
    thinking: Thinking,
}

impl Blocks {
    /// One block more. Where there is no whole, nothing was measured.
    pub(super) fn add(&mut self, part: f64, whole: f64) {
        if whole > 0.0 {
            self.0.push((part, whole));
        }
    }

    /// The ratio as a quantity of any size. Of fewer than two blocks the interval is
    /// endless.
    pub(super) fn mean(&self) -> Estimate {
        let Blocks(blocks) = self;
        let whole: f64 = blocks.iter().map(|(_, whole)| whole).sum();
        if blocks.is_empty() {
            return Estimate { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let value = blocks.iter().map(|(part, _)| part).sum::<f64>() / whole;
        let spread = match blocks.len() - 1 {
            0 => f64::INFINITY,
            freedom => {
                let squares: f64 = blocks.iter().map(|(part, whole)| (part - value * whole).powi(2)).sum();
                student(freedom) * (squares * blocks.len() as f64 / freedom as f64).sqrt() / whole
            }
        };
        Estimate { value, low: value - spread, high: value + spread }
    }

    /// The ratio as a rate from 0 to 1. Of fewer than five blocks, and where it is 0
    /// or 1 in all, the interval is that of Wilson for as many cases as blocks.
    pub(super) fn rate(&self) -> Estimate {
        let Blocks(blocks) = self;
        let Estimate { value, low, high } = self.mean();
        if blocks.len() < FEW || value <= 0.0 || value >= 1.0 {
            return wilson(value, blocks.len() as f64);
        }
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }
}

/// A rate in so many cases.
fn wilson(rate: f64, cases: f64) -> Estimate {
    if cases <= 0.0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let middle = (rate + Z * Z / (2.0 * cases)) / (1.0 + Z * Z / cases);
    let spread = Z / (1.0 + Z * Z / cases) * (rate * (1.0 - rate) / cases + Z * Z / (4.0 * cases * cases)).sqrt();
    Estimate { value: rate, low: (middle - spread).max(0.0), high: (middle + spread).min(1.0) }
}

/// The deviations that hold 95 of 100 cases, by Student, for so many degrees of
/// freedom; more than none.
fn student(freedom: usize) -> f64 {
    /// For 1 to 4 degrees.
    const SMALL: [f64; 4] = [12.706_2, 4.302_65, 3.182_45, 2.776_45];
    if let Some(&exact) = SMALL.get(freedom.saturating_sub(1)) {
        return exact;
    }
    // The expansion of Cornish and Fisher: within a part in a thousand from 5 on.
    let (n, z) = (freedom as f64, Z * Z);
    let second = (5.0 * z + 16.0) * z + 3.0;
    let third = ((3.0 * z + 19.0) * z + 17.0) * z - 15.0;
    Z * (1.0 + (z + 1.0) / (4.0 * n) + second / (96.0 * n * n) + third / (384.0 * n * n * n))
}

impl Tally {
    /// One block more: what each seat of the level did in it.
    pub(super) fn add<'a>(&mut self, block: impl Iterator<Item = &'a Result>) {
        let (mut seats, mut wins, mut score) = (0, 0.0, 0.0);
        for result in block {
            seats += 1;
            wins += result.share;
            score += f64::from(result.score);
            self.thinking.add(result.thinking);
        }
        self.games += seats;
        self.wins += wins;
        self.rates.add(wins, f64::from(seats));
        self.scores.add(score, f64::from(seats));
    }

    /// Victories of a match.
    pub(super) fn rate(&self) -> Estimate {
        self.rates.rate()
    }

    /// Points of a match.
    pub(super) fn score(&self) -> Estimate {
        self.scores.mean()
    }

    /// Milliseconds of a decision, on average.
    pub(super) fn mean_ms(&self) -> f64 {
        1e3 * self.thinking.seconds / f64::from(self.thinking.decisions.max(1))
    }

    /// Milliseconds of the longest decision.
    pub(super) fn max_ms(&self) -> f64 {
        1e3 * self.thinking.longest
    }

    /// Milliseconds of all decisions of a seat in one turn of the match, at most.
    pub(super) fn turn_ms(&self) -> f64 {
        1e3 * self.thinking.turn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;

    fn close(found: Estimate, value: f64, low: f64, high: f64) {
        let off = [found.value - value, found.low - low, found.high - high];
        assert!(off.iter().all(|off| off.abs() < 5e-5), "{found:?} is not {value}, {low} to {high}");
    }

    fn blocks(of: &[(f64, f64)]) -> Blocks {
        let mut blocks = Blocks::default();
        of.iter().for_each(|&(part, whole)| blocks.add(part, whole));
        blocks
    }

    fn result(share: f64, score: i32) -> Result {
        Result { level: Level::Easy, share, score, thinking: Thinking::default() }
    }

    #[test]
    fn the_mean_score_has_the_interval_of_its_blocks() {
        // Means of 1, 2, 3, 4 and 6: their variance is 14.8 / 4, the standard error
        // sqrt(3.7 / 5) = 0.860233, the interval 2.77645 of it to each side.
        let mut tally = Tally::default();
        for scores in [[0, 2], [2, 2], [5, 1], [4, 4], [-1, 13]] {
            tally.add(scores.map(|score| result(0.5, score)).iter());
        }
        close(tally.score(), 3.2, 0.81161, 5.58839);
        assert_eq!(tally.games, 10);
        assert!(blocks(&[(7.0, 2.0)]).mean().high.is_infinite(), "of one block nothing is known");
    }

    #[test]
    fn seats_of_one_level_share_what_there_is() {
        let mut tally = Tally::default();
        for winner in [0, 1, 2, 3, 0, 2] {
            let seats = [0, 1, 2, 3].map(|seat| result(f64::from(u8::from(seat == winner)), 0));
            tally.add(seats.iter());
        }
        close(tally.rate(), 0.25, 0.25, 0.25);
    }

    #[test]
    fn unequal_wholes_make_a_ratio() {
        // Off the ratio of 4 to 8 by 0, -1/2, 1, 1/2 and -1: the standard error is
        // sqrt(2.5 * 5 / 4) / 8 = 0.220971. What has no whole does not count.
        let blocks = blocks(&[(1.0, 2.0), (0.0, 1.0), (2.0, 2.0), (0.0, 0.0), (1.0, 1.0), (0.0, 2.0)]);
        close(blocks.mean(), 0.5, -0.11352, 1.11352);
        close(blocks.rate(), 0.5, 0.0, 1.0);
    }

    #[test]
    fn where_blocks_say_too_little_the_interval_is_that_of_wilson() {
        // Newcombe, 1998, table I: 81 of 263, 0 of 20.
        close(wilson(81.0 / 263.0, 263.0), 81.0 / 263.0, 0.2553, 0.3662);
        close(blocks(&[(0.0, 2.0); 20]).rate(), 0.0, 0.0, 0.16113);
        close(blocks(&[(2.0, 2.0), (1.0, 2.0)]).rate(), 0.75, wilson(0.75, 2.0).low, wilson(0.75, 2.0).high);
        close(Blocks::default().rate(), 0.0, 0.0, 1.0);
    }

    #[test]
    fn student_comes_near_to_gauss() {
        for (freedom, expected) in [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)] {
            assert!((student(freedom) - expected).abs() < 4e-3, "{freedom}: {}", student(freedom));
        }
    }
}
