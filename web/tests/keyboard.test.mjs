// The keyboard alone, from the title to the results and back.

import assert from "node:assert/strict";
import { byArrows, playMatch } from "./support/match.mjs";
import { place } from "./support/place.mjs";

const here = place();

here.test("the keyboard leads from the title through a whole match", async (visit, t) => {
  const tab = await visit("?game=eviction&seed=7&speed=none&probe");
  await tab.screen("title");
  // The first button has the focus; it leaves it and comes back.
  await tab.press("Tab");
  await tab.press("Shift+Tab");
  await tab.press("Enter");
  await tab.screen("lobby");
  await tab.press("ArrowDown");
  await tab.press("ArrowUp");
  await tab.press("Escape");
  await tab.screen("title");
  await tab.press("Enter");
  await tab.screen("lobby");
  await tab.press("Enter");
  const { decisions, tries } = await playMatch(tab, byArrows);
  t.diagnostic(`${decisions} decisions, ${tries} tries`);
  assert.ok(decisions > 3);
  await tab.screen("results");
});

here.test("keys that scroll or leave a page do neither", async visit => {
  const tab = await visit("?game=eviction&seats=human,random&seed=7&speed=none&probe");
  const { moves } = await tab.asked();
  for (const key of ["Tab", "ArrowDown", "PageDown", "End", "Slash"]) await tab.press(key);
  assert.equal((await tab.sight()).moves, moves, "nothing was decided that was not confirmed");
  await tab.press("Space");
  const { scroll, focus } = await tab.page.evaluate(() => ({
    scroll: [document.scrollingElement.scrollTop, document.scrollingElement.scrollLeft],
    focus: document.activeElement?.id,
  }));
  assert.deepEqual(scroll, [0, 0]);
  assert.equal(focus, "tenement", "the table keeps the keyboard");
});
