// The canvas in its window: how many pixels it has, and whether it fills it.

import assert from "node:assert/strict";
import { byMouse, playMatch } from "./match.mjs";

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
export function stepTo(tab, step) {
  return tab.page.evaluate(step => {
    const { tenement } = globalThis;
    globalThis.fit ??= tenement.fit;
    tenement.fit = () => {};
    globalThis.fit.call(tenement, step);
  }, step);
}

/** Waits until the canvas has a size, give or take what is rounded. */
export async function untilPixels(tab, width, height) {
  const fits = ([width, height]) => {
    const canvas = document.getElementById("tenement");
    return Math.abs(canvas.width - width) <= 2 && Math.abs(canvas.height - height) <= 2;
  };
  await tab.until(`a canvas of ${width}x${height} pixels`, fits, [width, height]);
  return canvas(tab);
}

export function fills({ window: [x, y, wide, high] }, width, height) {
  assert.deepEqual([x, y], [0, 0]);
  assert.ok(Math.abs(wide - width) <= 4 && Math.abs(high - height) <= 4, `${wide}x${high} fills ${width}x${height}`);
}

/** Some decisions by clicks: pointers are right. */
export async function clicksMeet(tab, seed) {
  const { moves } = await tab.asked();
  const { sight, tries, decisions } = await playMatch(tab, byMouse, { seed, enough: now => now.moves > moves + 3 });
  assert.ok(sight.moves > moves);
  assert.ok(tries <= 3 * decisions, `${tries} clicks for ${decisions} decisions`);
}
