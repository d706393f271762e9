// The page opens: from a folder of a host, packed or not, with a cover that goes
// away, and then it rests.

import assert from "node:assert/strict";
import { host } from "./support/host.mjs";
import { COVER, PROGRESS } from "./support/parts.mjs";
import { LARGE, place } from "./support/place.mjs";

const here = place();

// Notes, from before the page's own scripts run, what the cover shows.
function watchTheCover([cover, progress]) {
  globalThis.noted = { covered: false, early: false, parts: [] };
  const look = () => {
    const { noted } = globalThis;
    if (document.querySelector(cover)) {
      noted.covered = true;
      noted.early ||= !performance.getEntriesByType("resource").some(entry => entry.name.includes(".wasm"));
    }
    const bar = document.querySelector(progress);
    const part = bar && Number(bar.getAttribute("aria-valuenow") ?? bar.value);
    if (Number.isFinite(part) && part !== null && part !== noted.parts.at(-1)) noted.parts.push(part);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

async function opens(tab) {
  const sight = await tab.screen("title");
  assert.ok(sight.frames > 0, "something has been drawn");
  await tab.until(
    "the cover goes away",
    cover => {
      const there = document.querySelector(cover);
      return !there || !there.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    },
    COVER,
  );
  const { noted } = await tab.page.evaluate(() => ({ noted: globalThis.noted }));
  assert.ok(noted.covered, "there is a cover");
  assert.ok(noted.early, "the cover is there before the program is fetched");
  const { parts } = noted;
  assert.ok(parts.length > 2, `progress is shown: ${parts}`);
  assert.deepEqual(
    parts,
    [...parts].sort((a, b) => a - b),
    "progress moves forward only",
  );
  const painted = await tab.page.screenshot();
  assert.ok(painted.length > 20_000, `the title is no blank sheet: ${painted.length} bytes`);
}

here.test("the title opens from a folder of a host", async (visit, t) => {
  const tab = await visit("?probe", { context: LARGE, prepare: watchTheCover, argument: [COVER, PROGRESS] });
  await opens(tab);
  t.diagnostic(await tab.picture("title"));
});

here.test("the title opens from a host that sends everything packed", async visit => {
  const packed = await host({ encodings: true });
  try {
    const tab = await visit("?probe", { prepare: watchTheCover, argument: [COVER, PROGRESS], url: packed.url });
    await opens(tab);
    const plain = await tab.page.evaluate(() => {
      const files = performance.getEntriesByType("resource");
      const program = files.filter(entry => /\.(wasm|js)(\?|$)/.test(entry.name) && entry.decodedBodySize > 0);
      return program.filter(entry => entry.encodedBodySize >= entry.decodedBodySize).map(entry => entry.name);
    });
    assert.deepEqual(plain, [], "the program comes packed");
  } finally {
    await packed.close();
  }
});

here.test("the title opens from a host that unpacks what is packed already", async visit => {
  const unpacking = await host({ unpacked: true });
  try {
    const tab = await visit("?probe", { prepare: watchTheCover, argument: [COVER, PROGRESS], url: unpacking.url });
    await opens(tab);
  } finally {
    await unpacking.close();
  }
});

here.test("without ?probe nothing is told about what is on the screen", async visit => {
  const tab = await visit("");
  await tab.until("the cover goes away", cover => !document.querySelector(cover)?.checkVisibility(), COVER);
  assert.equal(await tab.sight(), null);
});

here.test("a title that nobody touches draws no frames", async visit => {
  const tab = await visit("?probe");
  await tab.screen("title");
  const rests = () => {
    const now = { frames: globalThis.tenement.sight.frames, at: performance.now() };
    if (globalThis.untouched?.frames !== now.frames) globalThis.untouched = now;
    return now.at - globalThis.untouched.at > 3000;
  };
  await tab.until("three seconds without a frame", rests, undefined, 60_000);
});
