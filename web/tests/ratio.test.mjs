// A screen with three pixels for each of the page's, which only a browser that was
// started for it has: what is only pretended does not reach the canvas.

import { clicksMeet, fills, stepTo, untilPixels } from "./support/canvas.mjs";
import { MATCH } from "./support/match.mjs";
import { place } from "./support/place.mjs";

const here = place(["--force-device-scale-factor=3", "--window-size=480,360"]);

here.test("a screen with very many pixels is not drawn with all of them", async (visit, t) => {
  const tab = await visit(MATCH, { context: { viewport: null } });
  await tab.asked();
  await stepTo(tab, 1);
  const [width, height] = await tab.page.evaluate(() => [innerWidth, innerHeight]);
  fills(await untilPixels(tab, width * 2, height * 2), width, height);
  await clicksMeet(tab, 9);
  t.diagnostic(await tab.picture("match-ratio-3"));
});
