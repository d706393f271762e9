// Words come in: through the page's own form where there is no keyboard, and from the
// clipboard where there is one.

import assert from "node:assert/strict";
import { MATCH, byMouse, playMatch } from "./support/match.mjs";
import { FORM } from "./support/parts.mjs";
import { place } from "./support/place.mjs";

const here = place();

const SIZE = { width: 640, height: 360 };
const DEVICE = { viewport: SIZE, hasTouch: true, isMobile: true };

/** How long a touch takes to show an effect, in milliseconds. */
const PATIENCE = 1200;

let begun;

/** A match that has begun, as text, and what it looks like: the same for every test. */
async function aMatch(visit) {
  begun ??= await beginOne(visit);
  return begun;
}

async function beginOne(visit) {
  const tab = await visit(MATCH);
  const { sight } = await playMatch(tab, byMouse, { enough: now => now.moves >= 6 });
  const text = await tab.page.evaluate(() => {
    const name = Object.keys(localStorage).find(name => name.startsWith("tenement.match-"));
    return localStorage.getItem(name);
  });
  await tab.page.context().close();
  return { text, match: sight.match, moves: sight.moves };
}

/** Opens the page of matches, which is empty: its text field is as wide as the sheet. */
async function openShelf(tab) {
  await tab.screen("title");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await tab.screen("shelf");
}

/** Points down the middle of the sheet, until something happens. */
async function down(point, happens) {
  for (let y = SIZE.height * 0.25; y < SIZE.height * 0.75; y += 10) {
    await point(SIZE.width / 2, y);
    if (await happens()) return y;
  }
  return assert.fail("there is no text field in the middle of the sheet");
}

/** Points along the line of the field, until the button at its end opens the match. */
async function along(tab, point, y) {
  const opened = () => globalThis.tenement.sight.screen === "match";
  if (await tab.maybe(opened, undefined, PATIENCE)) return;
  for (let x = SIZE.width * 0.95; x > SIZE.width * 0.65; x -= 20) {
    await point(x, y);
    if (await tab.maybe(opened, undefined, PATIENCE)) return;
  }
  assert.fail("nothing at the end of the field opens the match");
}

function same(now, before) {
  assert.deepEqual([now.moves, now.match], [before.moves, before.match]);
}

here.test("a finger in a text field opens a form, and what is typed there arrives", async (visit, t) => {
  const before = await aMatch(visit);
  const tab = await visit("?speed=none&probe", { context: DEVICE });
  await openShelf(tab);
  const touch = (x, y) => tab.tap(x, y);
  const form = tab.page.locator(FORM);
  const asks = form => Boolean(document.querySelector(form));
  const y = await down(touch, () => tab.maybe(asks, FORM, PATIENCE));
  t.diagnostic(await tab.picture("form"));

  // Called off, it changes nothing, and can be asked for again.
  await form.getByRole("button", { name: "Cancel" }).click();
  await tab.until("the form is gone", form => !document.querySelector(form), FORM);
  await touch(SIZE.width / 2, y);
  await tab.until("the form is there again", asks, FORM);
  const field = form.locator("input, textarea");
  assert.equal(await field.inputValue(), "", "nothing was typed before");
  await field.fill(before.text);
  await form.getByRole("button", { name: "OK" }).click();
  await tab.until("the form is gone", form => !document.querySelector(form), FORM);
  t.diagnostic(await tab.picture("form-answered"));
  await along(tab, touch, y);
  same(await tab.asked(), before);
});

/** Moves the mouse down the sheet until its pointer says that it is over text; clicks. */
async function clickField(tab) {
  const overText = () => getComputedStyle(document.getElementById("tenement")).cursor === "text";
  const move = (x, y) => tab.page.mouse.move(x, y);
  const y = await down(move, () => tab.maybe(overText, undefined, PATIENCE));
  const { frames } = await tab.sight();
  await tab.page.mouse.click(SIZE.width / 2, y);
  await tab.frame(frames);
}

here.test("what is pasted arrives in a text field", async visit => {
  const before = await aMatch(visit);
  const tab = await visit("?speed=none&probe", { context: { permissions: ["clipboard-read", "clipboard-write"] } });
  await openShelf(tab);
  await tab.page.evaluate(text => navigator.clipboard.writeText(text), before.text);
  await clickField(tab);
  await tab.press("Control+V");
  await tab.press("Enter");
  same(await tab.asked(), before);
});

here.test("letters typed on a keyboard arrive in a text field", async visit => {
  const before = await aMatch(visit);
  const tab = await visit("?speed=none&probe");
  await openShelf(tab);
  await clickField(tab);
  // A text without line breaks and needless blanks is quicker to type.
  await tab.page.keyboard.type(JSON.stringify(JSON.parse(before.text)), { delay: 5 });
  await tab.press("Enter");
  same(await tab.asked(), before);
});
