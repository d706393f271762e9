// Windows of any size, and fewer pixels: what is drawn fills the window,
// and pointers meet what they point at.

import { clicksMeet, fills, stepTo, untilPixels } from "./support/canvas.mjs";
import { MATCH } from "./support/match.mjs";
import { LARGE, place } from "./support/place.mjs";

const here = place();

here.test("the window becomes as small as it may be, and large again", async (visit, t) => {
  const tab = await visit(MATCH, { context: LARGE });
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
  const tab = await visit(MATCH, { context: LARGE });
  await tab.asked();
  for (const [nth, step] of [2, 1.5, 4, 1].entries()) {
    await stepTo(tab, step);
    fills(await untilPixels(tab, 1280 / step, 720 / step), 1280, 720);
    await clicksMeet(tab, 5 + nth);
    t.diagnostic(await tab.picture(`match-step-${step}`));
  }
});
