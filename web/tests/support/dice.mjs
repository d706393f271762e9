// Random choices that repeat.

/** Dice that always fall alike for the same seed: numbers from 0 up to a limit. */
export function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below: limit => next() % limit,
    pick: several => several[next() % several.length],
  };
}
