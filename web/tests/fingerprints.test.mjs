// Matches are the same here as in the program for desktops, to the last bit.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { place } from "./support/place.mjs";
import { call } from "./support/program.mjs";

const run = promisify(execFile);
const here = place();

const SEED = 1;
const GAMES = 200;

/** The lines of the program for desktops. */
async function native(game) {
  const asked = ["fingerprints", "--game", game, "--seed", String(SEED), "--games", String(GAMES)];
  const { stdout } = await run(process.env.TENEMENT, asked, { maxBuffer: 1 << 24 });
  return stdout.trim().split("\n");
}

for (const game of ["eviction", "landlord", "alternatywy"]) {
  here.test(`${GAMES} matches of ${game}`, async (visit, t) => {
    if (!process.env.TENEMENT) {
      t.skip("$TENEMENT does not say where the program for desktops is");
      return;
    }
    const tab = await visit("?probe");
    await tab.screen("title");
    const told = await call(tab.page, "fingerprints", game, SEED, GAMES);
    const lines = Array.isArray(told) ? told : told.trim().split("\n");
    assert.equal(lines.length, GAMES);
    assert.deepEqual(lines, await native(game));
  });
}
