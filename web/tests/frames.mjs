// How many frames a second the page draws while a match of bots moves, here, in
// software: a benchmark, not a test.
//
//     npm run frames -- [--seconds 20] [--check] [--least 25] [--write]
//
// --check fails below so many frames a second, --write keeps the figures in
// frames.json.

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch } from "./support/browser.mjs";
import { host } from "./support/host.mjs";
import { Tab } from "./support/tab.mjs";

/** What the page says of its frames over so many seconds, a row for each. */
const ROW = 1000;

const GAMES = {
  eviction: "?game=eviction&seats=greedy,greedy,greedy,greedy&seed=7&watch=1&probe",
  landlord: "?game=landlord&seats=greedy,greedy,greedy,greedy&seed=7&watch=1&probe",
  alternatywy: "?game=alternatywy&seats=greedy,greedy,greedy,greedy&seed=7&watch=1&probe",
};

const { values: asked } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    check: { type: "boolean", default: false },
    // Fewer are no fun.
    least: { type: "string", default: "25" },
    write: { type: "boolean", default: false },
  },
});

/**
 * Runs in the page. The program says after every frame whether another must follow:
 * only the time from such a frame to the next counts, so that rest is no slowness.
 */
function watch([duration, row]) {
  const { tenement } = globalThis;
  const { beat } = tenement;
  const rows = [];
  const begun = performance.now();
  let last;
  return new Promise(resolve => {
    tenement.beat = more => {
      const now = performance.now();
      if (last !== undefined) {
        const nth = Math.floor((now - begun) / row);
        rows[nth] ??= { frames: 0, time: 0, longest: 0, step: tenement.sight.step };
        rows[nth].frames += 1;
        rows[nth].time += now - last;
        rows[nth].longest = Math.max(rows[nth].longest, now - last);
      }
      last = more ? now : undefined;
      beat.call(tenement, more);
    };
    setTimeout(() => {
      tenement.beat = beat;
      resolve([...rows].map((one, second) => one && { second, ...one }).filter(Boolean));
    }, duration);
  });
}

async function measure(browser, url, query) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const tab = new Tab(await context.newPage(), url);
  await tab.go(query);
  await tab.until("the match runs", () => {
    const sight = globalThis.tenement?.sight;
    return sight?.screen === "match" && sight.moves > 0;
  });
  const rows = await tab.page.evaluate(watch, [Number(asked.seconds) * 1000, ROW]);
  await context.close();
  if (tab.complaints.length > 0) throw new Error(tab.complaints.join("\n"));
  return rows;
}

const round = number => Math.round(number * 10) / 10;

function sum(rows) {
  const total = what => rows.reduce((sum, row) => sum + row[what], 0);
  const frames = total("frames");
  return {
    framesASecond: frames ? round((frames * 1000) / total("time")) : 0,
    frames,
    secondsDrawn: round(total("time") / 1000),
    longestMilliseconds: Math.round(Math.max(0, ...rows.map(row => row.longest))),
    // The step of each second: how far the program had to come down.
    steps: rows.map(row => row.step),
  };
}

const { url, close } = await host();
const browser = await launch();
const figures = {};
try {
  for (const [game, query] of Object.entries(GAMES)) figures[game] = sum(await measure(browser, url, query));
} finally {
  await browser.close();
  await close();
}
const table = Object.entries(figures).map(([game, { steps, ...row }]) => {
  const changes = steps.filter((step, nth) => nth === 0 || step !== steps[nth - 1]);
  return [game, { ...row, steps: changes.join(" → ") }];
});
console.table(Object.fromEntries(table));
if (asked.write) {
  const file = new URL("../frames.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify({ window: "1280x720", drawnBy: "SwiftShader", ...figures }, null, 2)}\n`);
}
const slow = Object.entries(figures).filter(([, { framesASecond }]) => framesASecond < Number(asked.least));
if (asked.check && slow.length > 0) {
  console.error(`Below ${asked.least} frames a second: ${slow.map(([game]) => game).join(", ")}`);
  process.exitCode = 1;
}
