// Somebody plays a match of Eviction: by mouse, by finger, by keys.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";

/** A click may have been meant to skip what moved, and some places ask for a better
    aim: but nobody needs so many tries for a decision. */
const MOST_TRIES = 12;

/** How long it takes at most until a click shows that it decided something. */
const PATIENCE = 2500;

/** A link to a match of a person against a bot that needs no time. */
export const MATCH = "?game=eviction&seats=human,random&seed=7&speed=none&probe";

/**
 * Plays until the match is over, or until `enough(sight)`. `act(tab, sight, dice, nth)`
 * tries for the `nth` time to decide something. Returns what it took.
 */
export async function playMatch(tab, act, { seed = 7, enough = () => false } = {}) {
  const chance = dice(seed);
  const took = { decisions: 0, tries: 0 };
  for (;;) {
    const sight = await tab.asked();
    if (sight.screen === "results" || enough(sight)) return { ...took, sight };
    let decided = false;
    for (let nth = 0; nth < MOST_TRIES && !decided; nth += 1) {
      took.tries += 1;
      await act(tab, (await tab.sight()) ?? sight, chance, nth);
      decided = await moved(tab, sight);
    }
    assert.ok(decided, `nothing decides here: ${JSON.stringify(await tab.sight())}`);
    took.decisions += 1;
  }
}

/** Waits until a move more has been made. */
function moved(tab, { moves }) {
  const more = moves => {
    const { sight } = globalThis.tenement;
    return sight.screen !== "match" || sight.moves > moves;
  };
  return tab.maybe(more, moves, PATIENCE);
}

/** Presses a button of the mouse where it is lit. */
export async function byMouse(tab, sight, chance) {
  if (sight.lit.length === 0) return byTab(tab, sight, chance);
  await click(tab, chance.pick(sight.lit));
}

/** Clicks somewhere, after a frame in which the pointer has been there. */
export async function click(tab, { x, y }) {
  const { frames } = await tab.sight();
  await tab.page.mouse.move(x, y);
  await tab.frame(frames);
  await tab.page.mouse.down();
  await tab.page.mouse.up();
}

/** Touches what is lit, and once more: the first touch only shows what would happen. */
export async function byFinger(tab, sight, chance, nth) {
  if (sight.lit.length === 0) return byTab(tab, sight, chance);
  const { x, y } = chance.pick(sight.lit);
  const { moves } = await tab.sight();
  await tab.tap(x, y);
  const { frames } = await tab.sight();
  await tab.frame(frames, PATIENCE);
  const seen = await tab.sight();
  // A touch that was tried before may have shown this already.
  if (nth === 0) assert.equal(seen.moves, moves, "the first touch decides nothing");
  if (seen.moves === moves) await tab.tap(x, y);
}

/** Aims with the arrow keys and confirms. */
export async function byArrows(tab, sight, chance) {
  const ways = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  for (let left = 1 + chance.below(4); left > 0; left -= 1) await tab.press(chance.pick(ways));
  await tab.press("Enter");
}

/** Aims with Tab and confirms. What has only a button has no place to click at. */
export async function byTab(tab, sight, chance) {
  for (let left = 1 + chance.below(4); left > 0; left -= 1) await tab.press("Tab");
  await tab.press("Enter");
}

/** Waits until a page hangs in front of the table. */
function curtain(tab, part) {
  const hangs = part => globalThis.tenement.sight.curtain.toLowerCase().includes(part);
  return tab.until(`the page ${part}`, hangs, part);
}

/** Leaves the match by keys: the last button of the pause, and the last of the question. */
export async function leave(tab) {
  await tab.press("Escape");
  await curtain(tab, "pause");
  for (let down = 0; down < 8; down += 1) await tab.press("ArrowDown");
  await tab.press("Enter");
  await curtain(tab, "leav");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await tab.screen("title");
}
