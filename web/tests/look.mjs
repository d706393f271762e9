// Pictures of every screen, in a usual window and in the smallest, for people.
//
//     npm run look -- --out DIR

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "./support/browser.mjs";
import { host } from "./support/host.mjs";
import { byMouse, playMatch } from "./support/match.mjs";
import { Tab } from "./support/tab.mjs";

const { values: asked } = parseArgs({ options: { out: { type: "string" } } });
if (!asked.out) {
  console.error("Where to? --out DIR");
  process.exit(2);
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
];

/** From the title: how often down, and which screen opens. Nothing is kept yet. */
const MENU = { lobby: 0, shelf: 1, rules: 2, options: 3 };

/** In a match: which key hangs which page in front of it. */
const PAGES = { paused: "Escape", "rules-match": "r", controls: "h" };

const TABLES = {
  eviction: "?game=eviction&seats=human,random,random,random&seed=7",
  landlord: "?game=landlord&seats=human,greedy,greedy,greedy&seed=7",
  alternatywy: "?game=alternatywy&seats=human,greedy,greedy,greedy,greedy&seed=7",
};

/** So many moves into a match there is something to see. */
const FAR = 40;

const { url, close } = await host();
const browser = await launch();
try {
  for (const size of SIZES) await lookAtAll(size);
} finally {
  await browser.close();
  await close();
}

async function lookAtAll(size) {
  const folder = join(asked.out, `${size.width}x${size.height}`);
  mkdirSync(folder, { recursive: true });
  const look = async (query, act) => {
    const context = await browser.newContext({ viewport: size });
    const tab = new Tab(await context.newPage(), url);
    const shot = async name => {
      await still(tab);
      await tab.page.screenshot({ path: join(folder, `${name}.png`) });
      console.log(`${folder}/${name}.png`);
    };
    try {
      await tab.page.goto(url + query, { waitUntil: "domcontentloaded" });
      await act(tab, shot);
    } catch (error) {
      // The other screens are worth a look all the same.
      console.error(`${query}: ${error.message}`);
      process.exitCode = 1;
    }
    for (const complaint of tab.complaints) console.error(complaint);
    await context.close().catch(() => {});
  };
  await look("?probe", cover(folder));
  for (const [name, downs] of Object.entries(MENU)) {
    await look("?seed=7&probe", async (tab, shot) => {
      await tab.screen("title");
      for (let down = 0; down < downs; down += 1) await tab.press("ArrowDown");
      await tab.press("Enter");
      await shot(name);
    });
  }
  for (const [game, query] of Object.entries(TABLES)) {
    await look(`${query}&speed=none&probe`, async (tab, shot) => {
      await tab.asked();
      await shot(`${game}-begin`);
    });
    await look(`${query}&speed=fast&watch=1&probe`, async (tab, shot) => {
      await tab.until("half a match", far => globalThis.tenement?.sight?.moves >= far, FAR, 600_000);
      await shot(`${game}-middle`);
    });
    await look(`${query}&speed=none&watch=1&probe`, async (tab, shot) => {
      await tab.until("the results", () => globalThis.tenement?.sight?.screen === "results", undefined, 600_000);
      await shot(`${game}-results`);
    });
  }
  await look(`${TABLES.eviction}&speed=none&probe`, async (tab, shot) => {
    await playMatch(tab, byMouse, { enough: now => now.moves >= 8 });
    for (const [name, key] of Object.entries(PAGES)) {
      await tab.press(key);
      await shot(name);
      await tab.press("Escape");
    }
    await tab.go("?speed=none&probe");
    await tab.screen("title");
    await shot("title-continue");
    await tab.press("ArrowDown");
    await tab.press("ArrowDown");
    await tab.press("Enter");
    await tab.screen("shelf");
    await shot("shelf-filled");
  });
  await look("?game=chess&seats=cat&seed=x&probe", async (tab, shot) => {
    await tab.screen("title");
    await shot("title-sentence");
  });
}

/** The cover comes before anything else, so it is taken while the page is loading. */
function cover(folder) {
  return async (tab, shot) => {
    await tab.page.screenshot({ path: join(folder, "cover.png") });
    await tab.screen("title");
    await shot("title");
  };
}

/** Waits until nothing new is drawn for a while, but not for ever. */
async function still(tab) {
  const rests = () => {
    const now = { frames: globalThis.tenement.sight.frames, at: performance.now() };
    if (globalThis.rested?.frames !== now.frames) globalThis.rested = now;
    return now.at - globalThis.rested.at > 600;
  };
  await tab.maybe(rests, undefined, 8000);
}
