// A whole match by clicks, and by touches.

import assert from "node:assert/strict";
import { MATCH, byFinger, byMouse, playMatch } from "./support/match.mjs";
import { LARGE, place } from "./support/place.mjs";

const here = place();

/** A device with a small screen for fingers. */
const DEVICE = { hasTouch: true, isMobile: true };

/** Counts the decisions for which nothing was lit, so that keys had to help. */
function counting(act) {
  let unlit = 0;
  const counted = (tab, sight, ...more) => {
    if (sight.lit.length === 0) unlit += 1;
    return act(tab, sight, ...more);
  };
  return { counted, unlit: () => unlit };
}

async function play(tab, act, t) {
  const { counted, unlit } = counting(act);
  const { decisions, tries } = await playMatch(tab, counted);
  t.diagnostic(`${decisions} decisions, ${tries} tries, ${unlit()} times nothing was lit`);
  assert.ok(decisions > 5, "a match takes more than that");
  assert.ok(unlit() * 4 < decisions, "nearly everything is decided on the table");
  await tab.screen("results");
}

here.test("a match is played with the mouse", async (visit, t) => {
  const tab = await visit(MATCH, { context: LARGE });
  await play(tab, byMouse, t);
  t.diagnostic(await tab.picture("results-mouse"));
});

here.test("a match is played with a finger, which touches twice", async (visit, t) => {
  const tab = await visit(MATCH, { context: DEVICE });
  await play(tab, byFinger, t);
  t.diagnostic(await tab.picture("results-finger"));
});
