// When the program breaks down the page says so, gives the match away as text, and
// leads back into it.

import assert from "node:assert/strict";
import { MATCH, byMouse, playMatch } from "./support/match.mjs";
import { BROKEN } from "./support/parts.mjs";
import { place } from "./support/place.mjs";
import { call } from "./support/program.mjs";

const here = place();

/** What a panic, and a lost context, write on the console. */
const EXPECTED = [/panicked|unreachable|RuntimeError|break_down|on purpose/i, /CONTEXT_LOST|context.*lost|webgl/i];

/** Longer than a page takes to notice that no frame follows. */
const NOTICE = 40_000;

/** As long as it would take at least, with nothing else to do. */
const PATIENCE = 14_000;

async function inAMatch(visit) {
  const tab = await visit(MATCH, { expect: EXPECTED });
  const { sight } = await playMatch(tab, byMouse, { enough: now => now.moves >= 4 });
  return { tab, before: sight };
}

/** The overlay is there, with everything somebody needs, and its button leads back. */
async function leadsBack(tab, t, before, name) {
  const overlay = tab.page.locator(BROKEN);
  await overlay.waitFor({ state: "visible", timeout: NOTICE });
  t.diagnostic(await tab.picture(`broken-${name}`));
  const words = await overlay.evaluate(overlay => {
    const fields = [...overlay.querySelectorAll("textarea, input")].map(field => field.value);
    return [overlay.textContent, ...fields].join("\n");
  });
  assert.match(words, /Version \S+/);
  assert.match(words, /tenement match/, "the match is there as text");
  assert.match(words, /"seed"/);
  await overlay.getByRole("button", { name: "Reload and go on" }).click();
  await tab.until("the page is loaded again", () => !globalThis.brokenHere);
  const now = await tab.asked();
  assert.deepEqual([now.moves, now.match], [before.moves, before.match], "the same match lies there");
  assert.equal(await tab.page.locator(BROKEN).count(), 0);
}

/** What is in the page is gone when it is loaded again. */
function mark(tab) {
  return tab.page.evaluate(() => void (globalThis.brokenHere = true));
}

here.test("after a panic", async (visit, t) => {
  const { tab, before } = await inAMatch(visit);
  await mark(tab);
  await call(tab.page, "break_down").catch(() => {});
  await leadsBack(tab, t, before, "panic");
});

here.test("after a second panic in the same match, which can be left behind", async (visit, t) => {
  const { tab, before } = await inAMatch(visit);
  for (const nth of ["first", "second"]) {
    await mark(tab);
    await call(tab.page, "break_down").catch(() => {});
    if (nth === "first") await leadsBack(tab, t, before, nth);
  }
  await tab.page.locator(BROKEN).getByRole("button", { name: "Reload without" }).click();
  await tab.until("the page is loaded again", () => !globalThis.brokenHere);
  await tab.until(
    "something else",
    match => {
      const sight = globalThis.tenement?.sight;
      return sight && sight.screen !== "loading" && sight.match !== match;
    },
    before.match,
  );
});

here.test("after the graphics were taken away", async (visit, t) => {
  const { tab, before } = await inAMatch(visit);
  await mark(tab);
  await tab.page.evaluate(() => {
    const canvas = document.getElementById("tenement");
    canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  await leadsBack(tab, t, before, "lost");
});

here.test("after it froze", async (visit, t) => {
  const { tab, before } = await inAMatch(visit);
  await mark(tab);
  await freeze(tab);
  await tab.page.keyboard.press("Tab");
  await leadsBack(tab, t, before, "frozen");
});

here.test("who comes back by itself is let in again", async visit => {
  const { tab, before } = await inAMatch(visit);
  await freeze(tab);
  await tab.page.keyboard.press("Tab");
  const overlay = tab.page.locator(BROKEN);
  await overlay.waitFor({ state: "visible", timeout: NOTICE });
  await thaw(tab);
  await overlay.waitFor({ state: "detached" });
  const { sight } = await playMatch(tab, byMouse, { enough: now => now.moves > before.moves });
  assert.ok(sight.moves > before.moves);
});

here.test("a tab that nobody sees is not taken for frozen", async visit => {
  const { tab } = await inAMatch(visit);
  await show(tab, false);
  await freeze(tab);
  await tab.page.keyboard.press("Tab");
  const broken = selector => Boolean(document.querySelector(selector));
  assert.equal(await tab.maybe(broken, BROKEN, PATIENCE), false, "nobody is told anything");
  // Seen again, it gets the frames it has been waiting for.
  await thaw(tab);
  await show(tab, true);
  assert.equal(await tab.maybe(broken, BROKEN, PATIENCE), false, "and not afterwards either");
});

/** The program gets no frame any longer; the page around it does, as when only the
    program is stuck. */
function freeze(tab) {
  return tab.page.evaluate(() => {
    const request = globalThis.requestAnimationFrame;
    const held = [];
    globalThis.requestAnimationFrame = draw => {
      if (!/wasm|\/tenement\.js/.test(new Error().stack)) return request(draw);
      return held.push(draw);
    };
    globalThis.thaw = () => {
      globalThis.requestAnimationFrame = request;
      held.forEach(draw => request(draw));
    };
  });
}

/** It gets those it has been waiting for. */
function thaw(tab) {
  return tab.page.evaluate(() => globalThis.thaw());
}

/** Has the page believe that it is seen, or not. */
function show(tab, visible) {
  return tab.page.evaluate(visible => {
    const state = { visibilityState: visible ? "visible" : "hidden", hidden: !visible };
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(document, name, { get: () => value, configurable: true });
    }
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);
}
