// What somebody else has left in the storage of the browser breaks nothing.

import assert from "node:assert/strict";
import { MATCH, byMouse, playMatch } from "./support/match.mjs";
import { place } from "./support/place.mjs";
import { says } from "./support/sentences.mjs";

const here = place();

/** The program keeps things under names that begin with this. */
const OWN = "tenement.";

/** Texts that are no match, or not one that can be read. */
const DAMAGED = {
  "match-00000000001-000001": "",
  "match-00000000002-000002": "Somebody else was here.",
  "match-00000000003-000003": '{"format":"tenement match","version":1,"game":"evic',
  "match-00000000004-000004":
    '{"format":"tenement match","version":99,"game":"eviction","seats":2,"seed":1,"moves":[]}',
  "match-00000000005-000005": '{"format":"tenement match","version":1,"game":"chess","seats":2,"seed":1,"moves":[]}',
  "match-00000000006-000006": "[[[[[[[[[[",
  "match-00000000007-000007": "\u0000\u202e\ud800 \u{1f3da}",
  "match-00000000008-000008": "x".repeat(100_000),
  "match-": "null",
  "match-Große Straße/../..": "{}",
  settings: '{"speed":"warp","music":"loud"',
  "settings-damaged": "7",
};

/** Opens the page where these things are kept. */
function furnished(visit, kept, query = "?game=eviction&seed=7&speed=none&probe") {
  const prepare = kept => {
    // Only the first time: what the program changes must stay.
    if (localStorage.length > 0) return;
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  };
  const own = Object.entries(kept).map(([name, text]) => [OWN + name, text]);
  return visit(query, { prepare, argument: Object.fromEntries(own) });
}

here.test("damaged matches are named on their page, and another can be begun", async (visit, t) => {
  const tab = await furnished(visit, DAMAGED);
  await tab.screen("title");
  await says(tab, t, "damaged-settings");
  // The sentence has the keys until somebody has read it.
  await tab.press("Enter");
  await tab.rest();
  assert.deepEqual((await tab.sight()).problems, []);
  // Nothing can be continued: the first button begins, the second shows the matches.
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await tab.screen("shelf");
  t.diagnostic(await tab.picture("shelf-damaged"));
  await tab.press("Escape");
  await tab.screen("title");
  await tab.press("Enter");
  await tab.screen("lobby");
  await tab.press("Enter");
  const { sight } = await playMatch(tab, byMouse, { enough: now => now.moves >= 3 });
  assert.equal(sight.screen, "match");
  const left = await tab.page.evaluate(own => {
    const names = Object.keys(localStorage).filter(name => name.startsWith(`${own}match-0000`));
    return names.length;
  }, OWN);
  assert.equal(left, 8, "nothing is thrown away that could not be read");
});

here.test("a match with a move that cannot be made is not gone on with", async (visit, t) => {
  const first = await visit(MATCH);
  await playMatch(first, byMouse, { enough: now => now.moves >= 4 });
  const text = await first.page.evaluate(own => {
    const name = Object.keys(localStorage).find(name => name.startsWith(`${own}match-`));
    return localStorage.getItem(name);
  }, OWN);
  const record = JSON.parse(text);
  record.moves = record.moves.map(() => record.moves[0]);
  const tab = await furnished(visit, { "match-00000000001-000001": JSON.stringify(record) });
  await tab.screen("title");
  await tab.press("Enter");
  await says(tab, t, "impossible-move");
  await tab.screen("title");
});

here.test("what is kept of a match is what a file of it would be", async visit => {
  const tab = await visit(MATCH);
  await playMatch(tab, byMouse, { enough: now => now.moves >= 4 });
  const kept = await tab.page.evaluate(own => {
    const names = Object.keys(localStorage).filter(name => name.startsWith(`${own}match-`));
    return names.map(name => JSON.parse(localStorage.getItem(name)));
  }, OWN);
  assert.equal(kept.length, 1);
  assert.deepEqual([kept[0].format, kept[0].game, kept[0].seed], ["tenement match", "eviction", 7]);
  assert.ok(kept[0].moves.length >= 4);
});
