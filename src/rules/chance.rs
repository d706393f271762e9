//! Seeded chance that fits in a few bytes of a state.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// The chance of a match: a seed, and how often it has been asked.
///
/// Every occasion (a shuffle, a choice of first player) gets a generator of its
/// own, so a state carries twelve bytes instead of a generator, and what one
/// occasion draws cannot shift what the next one gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    occasions: u32,
}

impl Chance {
    /// Chance at the start of a match.
    pub fn new(seed: u64) -> Self {
        Chance { seed, occasions: 0 }
    }

    /// A fresh generator for the next occasion. ChaCha with 8 rounds: the same
    /// numbers on every platform and in every version of this program.
    pub fn occasion(&mut self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(self.occasions));
        self.occasions += 1;
        rng
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    #[test]
    fn occasions_differ_and_seeds_repeat() {
        let draw = |seed| {
            let mut chance = Chance::new(seed);
            [chance.occasion().next_u64(), chance.occasion().next_u64()]
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
        assert_ne!(draw(7)[0], draw(7)[1]);
    }
}
