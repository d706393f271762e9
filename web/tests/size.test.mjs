// Windows of any size, fewer pixels, many pixels: what is drawn fills the window,
// and pointers meet what they point at.

import assert from "node:assert/strict";
import { MATCH, byMouse, playMatch } from "./support/match.mjs";
import { place } from "./support/place.mjs";

const here = place();

/** The size of the canvas in its own pixels, in its own units, and in the window. */
function canvas(tab) {
  return tab.page.evaluate(() => {
    const canvas = document.getElementById("tenement");
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return {
      pixels: [canvas.width, canvas.height],
      units: [canvas.clientWidth, canvas.clientHeight],
      window: [x, y, width, height].map(Math.round),
    };
  });
}

/** Has the canvas drawn with fewer pixels, whatever the program wants from now on. */
function stepTo(tab, step) {
  return tab.page.evaluate(step => {
    const { tenement } = globalThis;
    globalThis.fit ??= tenement.fit;
    tenement.fit = () => {};
    globalThis.fit.call(tenement, step);
  }, step);
}

/** Waits until the canvas has a size, give or take what is rounded. */
async function untilPixels(tab, width, height) {
  const fits = ([width, height]) => {
    const canvas = document.getElementById("tenement");
    return Math.abs(canvas.width - width) <= 2 && Math.abs(canvas.height - height) <= 2;
  };
  await tab.until(`a canvas of ${width}x${height} pixels`, fits, [width, height]);
  return canvas(tab);
}

function fills({ window: [x, y, wide, high] }, width, height) {
  assert.deepEqual([x, y], [0, 0]);
  assert.ok(Math.abs(wide - width) <= 4 && Math.abs(high - height) <= 4, `${wide}x${high} fills ${width}x${height}`);
}

/** Some decisions by clicks: pointers are right. */
async function clicksMeet(tab, seed) {
  const { moves } = await tab.asked();
  const { sight, tries, decisions } = await playMatch(tab, byMouse, { seed, enough: now => now.moves > moves + 3 });
  assert.ok(sight.moves > moves);
  assert.ok(tries <= 3 * decisions, `${tries} clicks for ${decisions} decisions`);
}

here.test("the window becomes as small as it may be, and large again", async (visit, t) => {
  const tab = await visit(MATCH);
  await tab.asked();
  await stepTo(tab, 1);
  await clicksMeet(tab, 1);
  for (const [nth, [width, height]] of [
    [640, 360],
    [1280, 720],
  ].entries()) {
    await tab.page.setViewportSize({ width, height });
    fills(await untilPixels(tab, width, height), width, height);
    await clicksMeet(tab, 2 + nth);
    t.diagnostic(await tab.picture(`match-${width}x${height}`));
  }
});

here.test("with fewer pixels pointers are still right", async (visit, t) => {
  const tab = await visit(MATCH);
  await tab.asked();
  for (const [nth, step] of [2, 1.5, 4, 1].entries()) {
    await stepTo(tab, step);
    fills(await untilPixels(tab, 1280 / step, 720 / step), 1280, 720);
    await clicksMeet(tab, 5 + nth);
    t.diagnostic(await tab.picture(`match-step-${step}`));
  }
});

here.test("a screen with very many pixels is not drawn with all of them", async (visit, t) => {
  const context = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 3 };
  const tab = await visit(MATCH, { context });
  await tab.asked();
  await stepTo(tab, 1);
  const now = await untilPixels(tab, 1280, 720);
  fills(now, 640, 360);
  await clicksMeet(tab, 9);
  t.diagnostic(await tab.picture("match-ratio-3"));
});
