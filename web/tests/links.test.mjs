// A link opens a match, and a wrong one the title with a sentence.

import assert from "node:assert/strict";
import { place } from "./support/place.mjs";
import { says } from "./support/sentences.mjs";

const here = place();

for (const query of [
  "?game=landlord&seats=human,greedy&seed=7",
  "?game=alternatywy&seats=4&seed=7&lang=en&speed=none",
  "?game=eviction&seats=human,random,greedy&seed=7&setup=suite&speed=fast",
]) {
  here.test(`${query} opens a match`, async visit => {
    const tab = await visit(`${query}&probe`);
    const sight = await tab.asked();
    assert.equal(sight.screen, "match");
    assert.ok(sight.prompt.length > 0, "it is said what there is to do");
  });
}

here.test("the same link opens the same match", async visit => {
  const query = "?game=eviction&seats=human,random&seed=7&speed=none&probe";
  const [one, other] = [await (await visit(query)).asked(), await (await visit(query)).asked()];
  assert.deepEqual([one.match, one.moves], [other.match, other.moves]);
  const another = await (await visit(query.replace("seed=7", "seed=8"))).asked();
  assert.notEqual(another.match, one.match);
});

for (const query of ["?watch=1&seed=7", "?game=eviction&seats=human,human&watch=1&seed=7"]) {
  here.test(`${query} only shows how bots play`, async visit => {
    const tab = await visit(`${query}&speed=fast&probe`);
    await tab.until("bots play", () => {
      const { sight } = globalThis.tenement;
      globalThis.asked ||= sight?.mine;
      return sight?.screen === "results" || (sight?.screen === "match" && sight.moves > 8);
    });
    assert.ok(!(await tab.page.evaluate(() => globalThis.asked)), "nobody is asked");
  });
}

for (const query of ["?game=chess&seats=cat&seed=x&setup=palace&lang=xx", "?code=abc", "?seats=%00%ff&game=%"]) {
  here.test(`${query} opens the title with a sentence`, async (visit, t) => {
    const tab = await visit(`${query}&probe`);
    await tab.screen("title");
    await says(tab, t, `link-${query}`);
  });
}

here.test("a language that is not spoken does not keep a match from being played", async (visit, t) => {
  const tab = await visit("?game=eviction&seats=human,random&seed=7&lang=xx&probe");
  await tab.asked();
  await says(tab, t, "link-language");
});
