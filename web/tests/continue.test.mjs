// Nothing is lost: not by loading the page again, not by closing it, and not where
// the browser keeps nothing.

import assert from "node:assert/strict";
import { MATCH, byMouse, leave, playMatch } from "./support/match.mjs";
import { place } from "./support/place.mjs";
import { says } from "./support/sentences.mjs";

const here = place();

/** Plays so many moves; what is in sight then. */
async function playSome(tab, moves) {
  const { sight } = await playMatch(tab, byMouse, { enough: now => now.moves >= moves });
  assert.equal(sight.screen, "match", "the match goes on");
  return sight;
}

/** Loads the page again; the match lies there as it was. */
async function comesBack(tab, before) {
  await tab.page.reload();
  same(await tab.asked(), before);
}

function same(now, before) {
  assert.deepEqual([now.screen, now.moves, now.match], [before.screen, before.moves, before.match]);
}

here.test("loading the page again goes on with the match", async visit => {
  const tab = await visit(MATCH);
  const before = await playSome(tab, 6);
  await comesBack(tab, before);
  const later = await playSome(tab, before.moves + 4);
  assert.notEqual(later.match, before.match);
  await comesBack(tab, later);
});

here.test("after the page was closed the title offers to go on", async (visit, t) => {
  const tab = await visit(MATCH);
  const before = await playSome(tab, 6);
  await tab.page.close();
  const anew = await tab.again("?speed=none&probe");
  await anew.screen("title");
  t.diagnostic(await anew.picture("title-continue"));
  await anew.press("Enter");
  same(await anew.asked(), before);
});

here.test("a second tab with the same link has a match of its own", async visit => {
  const tab = await visit(MATCH);
  const before = await playSome(tab, 6);
  const second = await tab.again(MATCH);
  const other = await second.asked();
  assert.ok(other.moves < before.moves);
  await comesBack(tab, before);
});

here.test("a match that was left does not come back by itself", async visit => {
  const tab = await visit("?game=eviction&seed=7&speed=none&probe");
  await tab.screen("title");
  await tab.press("Enter");
  await tab.screen("lobby");
  await tab.press("Enter");
  await playSome(tab, 4);
  await leave(tab);
  await tab.page.reload();
  const { screen } = await tab.screen("title");
  assert.equal(screen, "title");
});

/** The browser keeps nothing at all. */
function denyStorage() {
  const deny = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get: deny, configurable: true });
}

/** The browser has no room left. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}

for (const [name, prepare] of [
  ["where storage is denied", denyStorage],
  ["where storage is full", fillStorage],
]) {
  here.test(`${name} the match goes on, a sentence says so, and the tab remembers`, async (visit, t) => {
    const tab = await visit(MATCH, { prepare });
    const before = await playSome(tab, 4);
    await says(tab, t, name);
    const later = await playSome(tab, before.moves + 4);
    // Browsers allow that only so often, so the last moves come a little later.
    const remembered = moves => JSON.parse(history.state?.tenement?.text ?? "{}").moves?.length === moves;
    await tab.until("the tab remembers every move", remembered, later.moves);
    await comesBack(tab, later);
  });
}
